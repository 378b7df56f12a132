/*
 * convolution_test DIRECTORY: convolutions and their gradients by cuDNN on the simulated GPU of
 * DIRECTORY, compared with loops that follow the formula of plan.h: types, layouts, dimensions,
 * groups, strides, padding, dilations; which engine is taken; what is refused; and every call of
 * CUDA failing once. Each scenario is a process.
 *
 * convolution_test DIRECTORIES real: the forms and windows alone, by the libraries that are found
 * as --cuda-libraries DIRECTORIES finds them.
 */
#include "operands.h"

#include "executable/convolution.h"
#include "executor/devices/cuda/libraries/cuda_convolution.h"

enum {
  OFFSET = 64, /* of arrays in their spaces */
  DAMAGED_SPACE = 0xFF
};

static sr_cuda_dnn *dnn;

static void begin(void) {
  if (!is_well(sr_cuda_runtime_open(&ctx, directory, &cuda)) ||
      !is_well(sr_cuda_dnn_create(&ctx, cuda, directory, &dnn)))
    exit(1);
  EXPECT_EQ(cuda->cudaStreamCreateWithFlags(&stream, SR_CUDA_STREAM_NON_BLOCKING), SR_CUDA_SUCCESS);
}

static void end(void) {
  sr_cuda_dnn_destroy(dnn);
  EXPECT_EQ(cuda->cudaStreamDestroy(stream), SR_CUDA_SUCCESS);
}

/* ---- the formula ----------------------------------------------------------------------------- */

static const sr_convolution_kind kinds[] = {SR_CONVOLUTION_FORWARD, SR_CONVOLUTION_DATA_GRADIENT,
                                            SR_CONVOLUTION_FILTER_GRADIENT};

/* Returns the place in memory of an element, whose point is [3]. */
static int64_t place_of(const sr_convolution_step *s, int array, int64_t outer, int64_t feature,
                        const int64_t *point) {
  int64_t dims[SR_CONVOLUTION_RANK], index = outer;
  sr_convolution_dims(s, array, dims);
  if (!s->features_last)
    index = index * dims[1] + feature;
  for (int32_t d = 0; d < s->spatial; d++)
    index = index * dims[(s->features_last ? 1 : 2) + d] + point[d];
  return s->features_last ? index * dims[1 + s->spatial] + feature : index;
}

/* Sets point `index` of `extents`. Returns false if there is no such point. */
static bool point_of(const sr_convolution_step *s, const int64_t *extents, int64_t index,
                     int64_t *out_point) {
  for (int32_t d = s->spatial - 1; d >= 0; d--) {
    out_point[d] = index % extents[d];
    index /= extents[d];
  }
  return index == 0;
}

/* Finds the point of the image at which the window at `place` has its point `window`. */
static bool image_point(const sr_convolution_step *s, const int64_t *place, const int64_t *window,
                        int64_t *out_point) {
  for (int32_t d = 0; d < s->spatial; d++) {
    out_point[d] = place[d] * s->stride[d] + window[d] * s->dilation[d] - s->padding[d];
    if (out_point[d] < 0 || out_point[d] >= s->image[d])
      return false;
  }
  return true;
}

/* Adds to the result all terms of a pair of features at a place and a point of the window. */
static void add_terms(const sr_convolution_step *s, double *const values[], int64_t k, int64_t c,
                      const int64_t *place, const int64_t *window) {
  const int64_t in_group = s->in_features / s->groups, out_group = s->out_features / s->groups;
  int64_t image[SR_CONVOLUTION_SPATIAL];
  if (!image_point(s, place, window, image))
    return;
  for (int64_t n = 0; n < s->batch; n++) {
    double *x =
        values[0] + place_of(s, SR_CONVOLUTION_IMAGES, n, k / out_group * in_group + c, image);
    double *w = values[1] + place_of(s, SR_CONVOLUTION_FILTERS, k, c, window);
    double *y = values[2] + place_of(s, SR_CONVOLUTION_PRODUCTS, n, k, place);
    if (s->kind == SR_CONVOLUTION_FORWARD)
      *y += *x * *w;
    else if (s->kind == SR_CONVOLUTION_DATA_GRADIENT)
      *x += *y * *w;
    else
      *w += *x * *y;
  }
}

static void formula(const sr_convolution_step *s, double *const values[]) {
  int64_t place[SR_CONVOLUTION_SPATIAL], window[SR_CONVOLUTION_SPATIAL];
  for (int64_t k = 0; k < s->out_features; k++)
    for (int64_t c = 0; c < s->in_features / s->groups; c++)
      for (int64_t q = 0; point_of(s, s->places, q, place); q++)
        for (int64_t w = 0; point_of(s, s->window, w, window); w++)
          add_terms(s, values, k, c, place, window);
}

/* ---- convolutions ---------------------------------------------------------------------------- */

/* Sets the places from the other sizes. */
static void place(sr_convolution_step *s) {
  for (int32_t d = 0; d < s->spatial; d++)
    s->places[d] =
        (s->image[d] + 2 * s->padding[d] - (s->window[d] - 1) * s->dilation[d] - 1) / s->stride[d] +
        1;
}

/* Returns a step of 2 images with 4 features, of which every extent is another one. */
static sr_convolution_step step_of(sr_convolution_kind kind, sr_dtype dtype, int32_t spatial,
                                   bool features_last, int64_t groups) {
  sr_convolution_step s = {.kind = kind,
                           .dtype = dtype,
                           .features_last = features_last,
                           .spatial = spatial,
                           .batch = 2,
                           .groups = groups,
                           .in_features = 4,
                           .out_features = 6,
                           .image = {5, 4, 6},
                           .window = {2, 3, 1},
                           .stride = {1, 1, 1},
                           .dilation = {1, 1, 1}};
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    s.arrays[i].offset = OFFSET;
  place(&s);
  return s;
}

/* Runs a prepared step on `arrays`, into a space that is damaged around the result. */
static void run(const sr_cuda_convolution *convolution, const buffer *arrays) {
  void *addresses[SR_CONVOLUTION_ARRAYS], *workspace = NULL;
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
    addresses[i] = arrays[i].device;
  const uint64_t bytes = sr_cuda_convolution_workspace(convolution);
  EXPECT(bytes <= SR_CUDA_CONVOLUTION_WORKSPACE_MOST);
  EXPECT_EQ(cuda->cudaMalloc(&workspace, bytes), SR_CUDA_SUCCESS);
  EXPECT(is_well(sr_cuda_convolution_enqueue(&ctx, convolution, addresses, workspace, stream)));
  EXPECT_EQ(cuda->cudaStreamSynchronize(stream), SR_CUDA_SUCCESS);
  EXPECT_EQ(cuda->cudaFree(workspace), SR_CUDA_SUCCESS);
}

static void check_step(const sr_convolution_step *s) {
  const int result = sr_convolution_result(s->kind);
  const size_t element = sr_dtype_get(s->dtype)->bytes;
  buffer arrays[SR_CONVOLUTION_ARRAYS];
  double *values[SR_CONVOLUTION_ARRAYS];
  EXPECT_STRING(sr_convolution_fault(s) ? sr_convolution_fault(s) : "", "");
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++) {
    const int64_t count = sr_convolution_elements(s, i);
    void *host = numbers(s->dtype, count, i);
    values[i] = calloc((size_t)count, sizeof **values);
    for (int64_t e = 0; e < count && i != result; e++)
      values[i][e] = creal(get(s->dtype, host, e));
    if (i == result)
      memset(host, DAMAGED_SPACE, (size_t)count * element);
    arrays[i] = buffer_of(host, (size_t)count * element, OFFSET);
  }
  formula(s, values);
  sr_cuda_convolution *convolution = NULL;
  if (EXPECT(is_well(sr_cuda_convolution_create(&ctx, dnn, s, &convolution))))
    run(convolution, arrays);
  sr_cuda_convolution_destroy(convolution);
  buffer_read(&arrays[result]);
  int64_t differing = 0;
  for (size_t e = 0; e < arrays[result].bytes / element; e++)
    differing += creal(get(s->dtype, arrays[result].host, (int64_t)e)) != values[result][e];
  EXPECT_EQ(differing, 0);
  for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++) {
    buffer_free(&arrays[i]);
    free(values[i]);
  }
}

static const sr_dtype types[] = {SR_F16, SR_BF16, SR_F32, SR_F64};

static void all_forms(void) {
  begin();
  for (int kind = 0; kind < 3; kind++)
    for (size_t t = 0; t < sizeof types / sizeof *types; t++)
      for (int32_t spatial = 1; spatial <= SR_CONVOLUTION_SPATIAL; spatial++)
        for (int form = 0; form < 4; form++) {
          sr_convolution_step s =
              step_of(kinds[kind], types[t], spatial, form & 1, form & 2 ? 2 : 1);
          check_step(&s);
        }
  end();
}

/* Strides, padding and dilations, each by itself and all together; a group for each feature. */
static void all_windows(void) {
  begin();
  for (int kind = 0; kind < 3; kind++)
    for (int form = 1; form < 16; form++) {
      sr_convolution_step s = step_of(kinds[kind], SR_F32, 2, form & 1, 1);
      for (int32_t d = 0; d < 2; d++) {
        s.stride[d] = form & 2 ? 3 - d : 1;
        s.padding[d] = form & 4 ? 1 + d : 0;
        s.dilation[d] = form & 8 ? 2 - d : 1;
      }
      place(&s);
      check_step(&s);
      s.groups = s.in_features;
      s.out_features = 2 * s.groups;
      check_step(&s);
    }
  end();
}

/* With TF32, 1 + 1/4096 is 1, and 1 + 1/1024 stays; without it, both stay. */
static void tf32_factors(void) {
  begin();
  for (int tf32 = 0; tf32 < 2; tf32++) {
    sr_convolution_step s = {.dtype = SR_F32,
                             .tf32 = tf32,
                             .spatial = 1,
                             .batch = 1,
                             .groups = 1,
                             .in_features = 1,
                             .out_features = 1,
                             .image = {2},
                             .window = {2},
                             .places = {1},
                             .stride = {1},
                             .dilation = {1}};
    const float factors[] = {1 + 1.0f / 4096, 1 + 1.0f / 1024}, units[] = {1, -1};
    buffer arrays[] = {buffer_of(memcpy(malloc(8), factors, 8), 8, OFFSET),
                       buffer_of(memcpy(malloc(8), units, 8), 8, OFFSET),
                       buffer_of(calloc(1, 4), 4, OFFSET)};
    sr_cuda_convolution *convolution = NULL;
    EXPECT(is_well(sr_cuda_convolution_create(&ctx, dnn, &s, &convolution)));
    run(convolution, arrays);
    buffer_read(&arrays[2]);
    const float wanted = (tf32 ? 0 : 1.0f / 4096) - 1.0f / 1024;
    EXPECT(memcmp(arrays[2].host, &wanted, sizeof wanted) == 0);
    sr_cuda_convolution_destroy(convolution);
    for (int i = 0; i < SR_CONVOLUTION_ARRAYS; i++)
      buffer_free(&arrays[i]);
  }
  end();
}

/* ---- engines --------------------------------------------------------------------------------- */

static sr_cudnn asked;       /* the library, with functions that change what it says */
static sr_cudnn_mode hidden; /* a heuristic that proposes nothing */
static sr_cudnn_status answer;
static int failing; /* the number of the object whose finalization gives `answer`, from 1 */
static int64_t alignments[SR_CONVOLUTION_ARRAYS + 1];

static sr_cudnn_status note_attribute(sr_cudnn_object object, sr_cudnn_attribute attribute,
                                      sr_cudnn_attribute_type type, int64_t count,
                                      const void *values) {
  static int64_t number;
  if (attribute == SR_CUDNN_TENSOR_NUMBER)
    number = *(const int64_t *)values;
  if (attribute == SR_CUDNN_TENSOR_ALIGNMENT)
    alignments[number] = *(const int64_t *)values;
  if (attribute == SR_CUDNN_HEURISTIC_MODE && *(const sr_cudnn_mode *)values == hidden)
    failing = 1; /* the next object that is finalized */
  return dnn->library->cudnnBackendSetAttribute(object, attribute, type, count, values);
}

static sr_cudnn_status finalize(sr_cudnn_object object) {
  return failing > 0 && --failing == 0 ? answer : dnn->library->cudnnBackendFinalize(object);
}

/* Returns cuDNN with one heuristic that has no engine. */
static sr_cuda_dnn dnn_without(sr_cudnn_mode mode) {
  asked = *dnn->library;
  asked.cudnnBackendSetAttribute = note_attribute;
  asked.cudnnBackendFinalize = finalize;
  sr_cuda_dnn without = *dnn;
  without.library = &asked;
  hidden = mode;
  answer = SR_CUDNN_NOT_SUPPORTED + 2;
  failing = 0;
  return without;
}

static void check_refused(sr_cuda_dnn *by, const sr_convolution_step *s, sr_status wanted,
                          const char *text) {
  sr_cuda_convolution *convolution = NULL;
  EXPECT_EQ(sr_cuda_convolution_create(&ctx, by, s, &convolution), wanted);
  EXPECT(!convolution);
  EXPECT_CONTAINS(ctx.message, text);
  sr_ctx_clear(&ctx);
}

/* Only one of the engines takes strides. It is the last one, which the heuristic A does not
 * propose. */
static void engines(void) {
  begin();
  sr_convolution_step s = step_of(SR_CONVOLUTION_DATA_GRADIENT, SR_F32, 2, false, 1);
  sr_cuda_dnn without = dnn_without(SR_CUDNN_MODE_A);
  sr_cuda_convolution *convolution = NULL;
  EXPECT(is_well(sr_cuda_convolution_create(&ctx, &without, &s, &convolution)));
  sr_cuda_convolution_destroy(convolution);
  without = dnn_without(SR_CUDNN_MODE_FALLBACK);
  EXPECT(is_well(sr_cuda_convolution_create(&ctx, &without, &s, &convolution)));
  sr_cuda_convolution_destroy(convolution);
  s.stride[0] = 2;
  place(&s);
  check_refused(&without, &s, SR_ERR_UNSUPPORTED,
                "the data gradient of a convolution of 2 images of 4 features by 6 filters of 2 x "
                "3 points of f32 by cuDNN 91900: none of the 10 engines that it proposes gives "
                "equal bits every time without rounding operands or sums, in 256 MiB of workspace");
  end();
}

/* An address is promised to be a multiple of what divides the offset. */
static void promises(void) {
  static const uint64_t offsets[][2] = {{0, 16}, {64, 16}, {8, 8}, {12, 4}};
  begin();
  sr_cuda_dnn noting = dnn_without(SR_CUDNN_MODE_FALLBACK);
  sr_convolution_step s = step_of(SR_CONVOLUTION_FORWARD, SR_F32, 2, true, 1);
  for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++) {
    sr_cuda_convolution *convolution = NULL;
    s.arrays[i % 3].offset = offsets[i][0];
    EXPECT(is_well(sr_cuda_convolution_create(&ctx, &noting, &s, &convolution)));
    sr_cuda_convolution_destroy(convolution);
    EXPECT_EQ(alignments[i % 3 + 1], (int64_t)offsets[i][1]);
    s.arrays[i % 3].offset = OFFSET;
  }
  end();
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void refusals(void) {
  static const struct {
    sr_cudnn_status answer;
    sr_status wanted;
    const char *text;
  } answers[] = {
      {3003, SR_ERR_UNSUPPORTED, "by cuDNN: CUDNN_STATUS_NOT_SUPPORTED of cuDNN 91900"},
      {4003, SR_ERR_NOMEM, "CUDNN_STATUS_INTERNAL_ERROR of cuDNN 91900"},
      {4004, SR_ERR_NOMEM, "CUDNN_STATUS_INTERNAL_ERROR of cuDNN 91900"},
      {4000, SR_ERR_DEVICE, "CUDNN_STATUS_INTERNAL_ERROR of cuDNN 91900"},
      {2000, SR_ERR_DEVICE, "CUDNN_STATUS_BAD_PARAM of cuDNN 91900"},
  };
  begin();
  const sr_convolution_step s = step_of(SR_CONVOLUTION_FILTER_GRADIENT, SR_BF16, 3, false, 2);
  for (size_t i = 0; i < sizeof answers / sizeof *answers; i++) {
    sr_cuda_dnn without = dnn_without(SR_CUDNN_MODE_FALLBACK);
    answer = answers[i].answer;
    failing = 1;
    check_refused(&without, &s, answers[i].wanted, answers[i].text);
    answer = answers[i].answer;
    failing = 7; /* the first plan, with an engine that is as wanted but for its workspace */
    if (answers[i].wanted != SR_ERR_UNSUPPORTED)
      check_refused(&without, &s, answers[i].wanted,
                    "the filter gradient of a convolution of 2 images of 4 features by 6 filters "
                    "of 2 x 3 x 1 points of bf16 by cuDNN: ");
  }
  end();
}

/* A file of the library's name that is no library. */
static void no_library(void) {
  char folder[] = "/tmp/convolution_test_XXXXXX", path[64];
  EXPECT(mkdtemp(folder) != NULL);
  snprintf(path, sizeof path, "%s/libcudnn.so.9", folder);
  FILE *file = fopen(path, "w");
  EXPECT(file && fclose(file) == 0);
  if (!is_well(sr_cuda_runtime_open(&ctx, directory, &cuda)))
    exit(1);
  EXPECT_EQ(sr_cuda_dnn_create(&ctx, cuda, folder, &dnn), SR_ERR_UNAVAILABLE);
  EXPECT(!dnn);
  EXPECT_CONTAINS(ctx.message, "NVIDIA's library of convolutions libcudnn.so.9 cannot be");
  sr_ctx_clear(&ctx);
  remove(path);
  remove(folder);
  begin(); /* an attempt that failed is no reason not to try again */
  end();
}

/* ---- failing calls --------------------------------------------------------------------------- */

static sr_status one_convolution(void *const *arrays, void *workspace) {
  sr_cuda_convolution *convolution = NULL;
  sr_convolution_step s = step_of(SR_CONVOLUTION_FORWARD, SR_F32, 2, true, 1);
  s.stride[0] = 2; /* both heuristics are asked */
  place(&s);
  sr_status status = sr_cuda_convolution_create(&ctx, dnn, &s, &convolution);
  EXPECT((status == SR_OK) == (convolution != NULL));
  if (status == SR_OK)
    status = sr_cuda_convolution_enqueue(&ctx, convolution, arrays, workspace, stream);
  if (status == SR_OK && cuda->cudaStreamSynchronize(stream) != 0)
    status = SR_ERR_DEVICE;
  sr_cuda_convolution_destroy(convolution);
  return status;
}

static void everything(void) {
  enum {
    BYTES = 4096
  };
  void *memory[SR_CONVOLUTION_ARRAYS + 1] = {NULL};
  if (!is_well(sr_cuda_runtime_open(&ctx, directory, &cuda)))
    exit(FAILED_AS_WANTED);
  bool has_memory = cuda->cudaStreamCreateWithFlags(&stream, SR_CUDA_STREAM_NON_BLOCKING) == 0;
  for (int i = 0; i <= SR_CONVOLUTION_ARRAYS; i++)
    has_memory = has_memory && cuda->cudaMalloc(&memory[i], BYTES) == 0;
  sr_status status = has_memory ? sr_cuda_dnn_create(&ctx, cuda, directory, &dnn) : SR_ERR_NOMEM;
  EXPECT((status == SR_OK) == (dnn != NULL));
  if (status == SR_OK)
    status = one_convolution(memory, memory[SR_CONVOLUTION_ARRAYS]);
  sr_cuda_dnn_destroy(dnn);
  if (stream)
    cuda->cudaStreamDestroy(stream);
  for (int i = 0; i <= SR_CONVOLUTION_ARRAYS; i++)
    cuda->cudaFree(memory[i]);
  exit(expect_result() ? 1 : status == SR_OK ? 0 : FAILED_AS_WANTED);
}

int main(int argc, char **argv) {
  const bool is_real = scenario_is_real(argc, argv);
  if (argc != 2 && !is_real)
    return 2;
  directory = argv[1];
  SCENARIO("", all_forms);
  SCENARIO("", all_windows);
  if (is_real)
    return expect_result();
  SCENARIO("", tf32_factors);
  SCENARIO("", engines);
  SCENARIO("", promises);
  SCENARIO("", refusals);
  SCENARIO("", no_library);
  scenario_fail_each_call(everything, 100, 1);
  return expect_result();
}
