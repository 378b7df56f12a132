/*
 * product_test DIRECTORY: matrix products by cuBLASLt on the simulated GPU of DIRECTORY, compared
 * with three loops: types, transposes, batches, leading dimensions; what is refused; and every call
 * of CUDA failing once. Each scenario is a process.
 *
 * product_test DIRECTORIES real: the same without failures, which only a simulated GPU has, by the
 * libraries that are found as --cuda-libraries DIRECTORIES finds them.
 */
#include "operands.h"

#include "executor/devices/cuda/libraries/product.h"

enum {
  MOST_OFFSET = 256,
  BATCH_LIMIT = 65535, /* matrices of one call of cuBLASLt */
  DAMAGED_SPACE = 0xFF
};

static sr_cuda_blas *blas;

static void begin(void) {
  if (!is_well(sr_cuda_runtime_open(&ctx, directory, &cuda)) ||
      !is_well(sr_cuda_blas_create(&ctx, cuda, directory, &blas)))
    exit(1);
  EXPECT_EQ(cuda->cudaStreamCreateWithFlags(&stream, SR_CUDA_STREAM_NON_BLOCKING), SR_CUDA_SUCCESS);
}

static void end(void) {
  sr_cuda_blas_destroy(blas);
  EXPECT_EQ(cuda->cudaStreamDestroy(stream), SR_CUDA_SUCCESS);
}

/* ---- products -------------------------------------------------------------------------------- */

static void *workspace_of(const sr_cuda_product *product) {
  void *workspace = NULL;
  uint64_t bytes = sr_cuda_product_workspace(product);
  EXPECT(bytes <= SR_CUDA_WORKSPACE_MOST);
  EXPECT_EQ(cuda->cudaMalloc(&workspace, bytes), SR_CUDA_SUCCESS);
  return workspace;
}

/* Returns the number of elements from the first to the last one of a batch of matrices. */
static int64_t elements(int64_t batch, int64_t stride, int64_t rows, int64_t columns,
                        int64_t leading) {
  bool is_empty = batch == 0 || rows == 0 || columns == 0;
  return is_empty ? 0 : (batch - 1) * stride + (rows - 1) * leading + columns;
}

static double complex sum_of(const sr_gemm_step *s, const void *a, const void *b, int64_t matrix,
                             int64_t i, int64_t l) {
  double complex sum = 0;
  for (int64_t k = 0; k < s->k; k++)
    sum += get(s->dtype, a,
               matrix * s->stride_a + (s->transpose_a ? k * s->lda + i : i * s->lda + k)) *
           get(s->dtype_b, b,
               matrix * s->stride_b + (s->transpose_b ? l * s->ldb + k : k * s->ldb + l));
  return sum;
}

/* Writes what C should be into `c`. */
static void loops(const sr_gemm_step *s, const void *a, const void *b, void *c) {
  for (int64_t matrix = 0; matrix < s->batch; matrix++)
    for (int64_t i = 0; i < s->m; i++)
      for (int64_t l = 0; l < s->n; l++) {
        double complex sum = sum_of(s, a, b, matrix, i, l);
        put(s->result, c, matrix * s->stride_c + i * s->ldc + l, (int)creal(sum), (int)cimag(sum));
      }
}

/* Returns a step whose matrices have `gap` elements between rows, and B the same for all. */
static sr_gemm_step step_of(sr_dtype dtype, sr_dtype result, bool ta, bool tb, int64_t batch,
                            int64_t m, int64_t n, int64_t k, int64_t gap) {
  const bool is_half = dtype == SR_F16 || dtype == SR_BF16;
  sr_gemm_step s = {.dtype = dtype,
                    .dtype_b = dtype,
                    .sum = is_half ? SR_F32 : dtype,
                    .result = result,
                    .transpose_a = ta,
                    .transpose_b = tb,
                    .batch = batch,
                    .m = m,
                    .n = n,
                    .k = k,
                    .lda = (ta ? m : k) + gap,
                    .ldb = (tb ? k : n) + gap,
                    .ldc = n + gap,
                    .a = {.offset = 64},
                    .b = {.offset = 192},
                    .c = {.offset = MOST_OFFSET}};
  s.stride_a = (ta ? k : m) * s.lda;
  s.stride_b = gap ? 0 : k * n;
  s.stride_c = m * s.ldc + gap;
  return s;
}

/* Runs the step once and compares C, gaps and all. */
static void check_step(const sr_gemm_step *s) {
  const size_t a_bytes = sr_dtype_get(s->dtype)->bytes, b_bytes = sr_dtype_get(s->dtype_b)->bytes;
  const size_t result = sr_dtype_get(s->result)->bytes;
  const bool ta = s->transpose_a, tb = s->transpose_b;
  const int64_t a_count =
      elements(s->batch, s->stride_a, ta ? s->k : s->m, ta ? s->m : s->k, s->lda);
  const int64_t b_count =
      elements(s->batch, s->stride_b, tb ? s->n : s->k, tb ? s->k : s->n, s->ldb);
  const size_t c_bytes = (size_t)elements(s->batch, s->stride_c, s->m, s->n, s->ldc) * result;
  buffer a = buffer_of(numbers(s->dtype, a_count, 1), (size_t)a_count * a_bytes, s->a.offset);
  buffer b = buffer_of(numbers(s->dtype_b, b_count, 2), (size_t)b_count * b_bytes, s->b.offset);
  uint8_t *expected = malloc(c_bytes + 1);
  memset(expected, DAMAGED_SPACE, c_bytes);
  buffer c = buffer_of(memset(malloc(c_bytes + 1), DAMAGED_SPACE, c_bytes), c_bytes, s->c.offset);
  loops(s, a.host, b.host, expected);
  sr_cuda_product *product = NULL;
  EXPECT(is_well(sr_cuda_product_create(&ctx, blas, s, &product)));
  if (product) {
    void *workspace = workspace_of(product);
    EXPECT(is_well(
        sr_cuda_product_enqueue(&ctx, product, a.device, b.device, c.device, workspace, stream)));
    sr_cuda_product_destroy(product); /* before the product has run */
    buffer_read(&c);
    EXPECT(memcmp(c.host, expected, c_bytes) == 0);
    EXPECT_EQ(cuda->cudaFree(workspace), SR_CUDA_SUCCESS);
  }
  free(expected);
  buffer_free(&a);
  buffer_free(&b);
  buffer_free(&c);
}

static const sr_dtype types[][2] = {
    {SR_F32, SR_F32}, {SR_F64, SR_F64}, {SR_C64, SR_C64},   {SR_C128, SR_C128},
    {SR_F16, SR_F16}, {SR_F16, SR_F32}, {SR_BF16, SR_BF16}, {SR_BF16, SR_F32},
};

static void all_types(void) {
  static const int64_t sizes[][3] = {{1, 1, 1}, {5, 7, 4}, {1, 9, 3}, {8, 1, 6}};
  begin();
  for (size_t t = 0; t < sizeof types / sizeof *types; t++)
    for (size_t z = 0; z < sizeof sizes / sizeof *sizes; z++)
      for (int form = 0; form < 16; form++) {
        sr_gemm_step s = step_of(types[t][0], types[t][1], form & 1, form & 2, form & 4 ? 3 : 1,
                                 sizes[z][0], sizes[z][1], sizes[z][2], form & 8 ? 3 : 0);
        check_step(&s);
      }
  end();
}

/* Elements of 8 bits, with sizes that cuBLASLt takes. */
static const sr_dtype byte_types[][3] = {
    {SR_I8, SR_I8, SR_I32},
    {SR_F8E4M3FN, SR_F8E4M3FN, SR_F32},
    {SR_F8E4M3FN, SR_F8E5M2, SR_F16},
    {SR_F8E5M2, SR_F8E4M3FN, SR_BF16},
};

static sr_gemm_step byte_step(int type, int64_t batch, int64_t m, int64_t gap) {
  const int64_t unit = type == 0 ? 4 : 16;
  sr_gemm_step s = step_of(byte_types[type][0], byte_types[type][2], false, true, batch, m * unit,
                           2 * unit, 3 * unit, gap * unit);
  s.dtype_b = byte_types[type][1];
  s.sum = type == 0 ? SR_I32 : SR_F32;
  return s;
}

static void elements_of_bytes(void) {
  begin();
  for (int type = 0; type < 4; type++)
    for (int form = 0; form < 8; form++) {
      sr_gemm_step s = byte_step(type, form & 1 ? 3 : 1, form & 2 ? 1 : 5, form & 4 ? 1 : 0);
      check_step(&s);
    }
  end();
}

/* Products of no elements, and sums of nothing, which are zero. Batches of more matrices than
 * one call takes. */
static void extreme_sizes(void) {
  begin();
  for (size_t t = 0; t < sizeof types / sizeof *types; t++)
    for (int64_t gap = 0; gap <= 2; gap += 2) {
      sr_gemm_step zero = step_of(types[t][0], types[t][1], false, true, 2, 3, 4, 0, gap);
      check_step(&zero);
    }
  sr_gemm_step apart = step_of(SR_F32, SR_F32, false, false, 2, 3, 4, 0, 0);
  apart.stride_c += 5;
  check_step(&apart);
  static const int64_t none[][3] = {{0, 2, 2}, {2, 0, 2}, {2, 2, 0}};
  for (int i = 0; i < 3; i++) {
    sr_gemm_step s =
        step_of(SR_F64, SR_F64, false, false, none[i][0], none[i][1], none[i][2], 5, 1);
    check_step(&s);
  }
  static const int64_t batches[] = {BATCH_LIMIT, BATCH_LIMIT + 1, 2 * BATCH_LIMIT,
                                    2 * BATCH_LIMIT + 3};
  for (int i = 0; i < 4; i++) {
    sr_gemm_step s = step_of(SR_F16, SR_F32, false, false, batches[i], 1, 1, 3, 0);
    check_step(&s);
  }
  end();
}

/* Sums are F32 where factors and result are F16: 2048 + 1 + 1 is 2050, and 2048 by steps of F16. */
static void sums_of_halves(void) {
  begin();
  const sr_gemm_step s = step_of(SR_F16, SR_F16, false, false, 1, 1, 1, 3, 0);
  uint16_t factors[3] = {half_of(2048), half_of(1), half_of(1)}, ones[3];
  for (int i = 0; i < 3; i++)
    ones[i] = half_of(1);
  buffer a = buffer_of(memcpy(malloc(6), factors, 6), 6, s.a.offset);
  buffer b = buffer_of(memcpy(malloc(6), ones, 6), 6, s.b.offset);
  buffer c = buffer_of(calloc(1, 2), 2, s.c.offset);
  sr_cuda_product *product = NULL;
  EXPECT(is_well(sr_cuda_product_create(&ctx, blas, &s, &product)));
  void *workspace = workspace_of(product);
  EXPECT(is_well(
      sr_cuda_product_enqueue(&ctx, product, a.device, b.device, c.device, workspace, stream)));
  buffer_read(&c);
  EXPECT(half_get(*(uint16_t *)(void *)c.host) == 2050);
  sr_cuda_product_destroy(product);
  EXPECT_EQ(cuda->cudaFree(workspace), SR_CUDA_SUCCESS);
  buffer_free(&a);
  buffer_free(&b);
  buffer_free(&c);
  end();
}

/* With TF32, 1 + 1/4096 is 1, and 1 + 1/1024 stays; without it, both stay. */
static void tf32_factors(void) {
  begin();
  for (int tf32 = 0; tf32 < 2; tf32++) {
    sr_gemm_step s = step_of(SR_F32, SR_F32, false, false, 1, 1, 1, 2, 0);
    s.tf32 = tf32;
    const float factors[] = {1 + 1.0f / 4096, 1 + 1.0f / 1024}, units[] = {1, -1};
    buffer a = buffer_of(memcpy(malloc(8), factors, 8), 8, s.a.offset);
    buffer b = buffer_of(memcpy(malloc(8), units, 8), 8, s.b.offset);
    buffer c = buffer_of(calloc(1, 4), 4, s.c.offset);
    sr_cuda_product *product = NULL;
    EXPECT(is_well(sr_cuda_product_create(&ctx, blas, &s, &product)));
    void *workspace = workspace_of(product);
    EXPECT(is_well(
        sr_cuda_product_enqueue(&ctx, product, a.device, b.device, c.device, workspace, stream)));
    buffer_read(&c);
    const float wanted = (tf32 ? 0 : 1.0f / 4096) - 1.0f / 1024;
    EXPECT(memcmp(c.host, &wanted, sizeof wanted) == 0);
    sr_cuda_product_destroy(product);
    EXPECT_EQ(cuda->cudaFree(workspace), SR_CUDA_SUCCESS);
    buffer_free(&a);
    buffer_free(&b);
    buffer_free(&c);
  }
  end();
}

/* ---- what cuBLASLt is asked ------------------------------------------------------------------ */

static sr_cublas asked;       /* the library, with functions that note what they are asked */
static sr_cublas_sum sum;     /* the last one */
static uint32_t preferred[9]; /* by attribute */
static sr_cublas_status answer;
static int answer_count;

static sr_cublas_status note_operation(sr_cublas_operation *out, sr_cublas_sum asked_sum,
                                       sr_cublas_type type) {
  sum = asked_sum;
  return blas->library->cublasLtMatmulDescCreate(out, asked_sum, type);
}

static sr_cublas_status note_preference(sr_cublas_preference preference,
                                        sr_cublas_preference_attribute attribute, const void *value,
                                        size_t bytes) {
  memcpy(&preferred[attribute], value, sizeof *preferred);
  return blas->library->cublasLtMatmulPreferenceSetAttribute(preference, attribute, value, bytes);
}

/* Succeeds, and proposes `answer_count` algorithms of the status `answer`. */
static sr_cublas_status propose(sr_cublas_handle handle, sr_cublas_operation operation,
                                sr_cublas_layout a, sr_cublas_layout b, sr_cublas_layout c,
                                sr_cublas_layout d, sr_cublas_preference preference, int capacity,
                                sr_cublas_choice *out_choices, int *out_count) {
  sr_cublas_status status = blas->library->cublasLtMatmulAlgoGetHeuristic(
      handle, operation, a, b, c, d, preference, capacity, out_choices, out_count);
  out_choices->status = answer;
  *out_count = answer_count;
  return status;
}

static sr_cuda_blas blas_asked(void) {
  asked = *blas->library;
  asked.cublasLtMatmulDescCreate = note_operation;
  asked.cublasLtMatmulPreferenceSetAttribute = note_preference;
  asked.cublasLtMatmulAlgoGetHeuristic = propose;
  sr_cuda_blas noting = *blas;
  noting.library = &asked;
  answer = SR_CUBLAS_SUCCESS;
  answer_count = 1;
  return noting;
}

static void check_asked(const sr_cuda_blas *noting, const sr_gemm_step *s, sr_cublas_sum wanted,
                        uint32_t alignment_a) {
  sr_cuda_product *product = NULL;
  EXPECT(is_well(sr_cuda_product_create(&ctx, noting, s, &product)));
  sr_cuda_product_destroy(product);
  EXPECT_EQ(sum, wanted);
  EXPECT_EQ(preferred[SR_CUBLAS_PREFER_WORKSPACE], 32 << 20);
  EXPECT_EQ(preferred[SR_CUBLAS_PREFER_REDUCTIONS], SR_CUBLAS_REDUCE_SUMS);
  EXPECT_EQ(preferred[SR_CUBLAS_PREFER_ALIGNMENT_A], 64); /* our B is cuBLASLt's A */
  EXPECT_EQ(preferred[SR_CUBLAS_PREFER_ALIGNMENT_B], alignment_a);
  EXPECT_EQ(preferred[SR_CUBLAS_PREFER_ALIGNMENT_C], 256);
  EXPECT_EQ(preferred[SR_CUBLAS_PREFER_ALIGNMENT_D], 256);
}

static void questions(void) {
  static const sr_cublas_sum sums[] = {SR_CUBLAS_SUM_32_PEDANTIC, SR_CUBLAS_SUM_64,
                                       SR_CUBLAS_SUM_32_PEDANTIC, SR_CUBLAS_SUM_64_PEDANTIC,
                                       SR_CUBLAS_SUM_32,          SR_CUBLAS_SUM_32,
                                       SR_CUBLAS_SUM_32,          SR_CUBLAS_SUM_32};
  begin();
  const sr_cuda_blas noting = blas_asked();
  for (size_t t = 0; t < sizeof types / sizeof *types; t++) {
    sr_gemm_step s = step_of(types[t][0], types[t][1], false, false, 2, 2, 2, 2, 0);
    s.a.offset = 16 * t;
    check_asked(&noting, &s, sums[t], (uint32_t)((16 * t | 256) & -(16 * t | 256)));
  }
  sr_gemm_step tf32 = step_of(SR_F32, SR_F32, false, false, 2, 2, 2, 2, 0);
  tf32.tf32 = true;
  check_asked(&noting, &tf32, SR_CUBLAS_SUM_32_TF32, 64);
  for (int type = 0; type < 4; type++) {
    sr_gemm_step s = byte_step(type, 1, 1, 0);
    check_asked(&noting, &s, type == 0 ? SR_CUBLAS_SUM_INT : SR_CUBLAS_SUM_32, 64);
  }
  end();
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void check_refused(const sr_cuda_blas *by, const sr_gemm_step *s, sr_status wanted,
                          const char *text) {
  sr_cuda_product *product = NULL;
  EXPECT_EQ(sr_cuda_product_create(&ctx, by, s, &product), wanted);
  EXPECT(!product);
  EXPECT_CONTAINS(ctx.message, text);
  sr_ctx_clear(&ctx);
}

static void refusals(void) {
  begin();
  const sr_gemm_step fits = step_of(SR_BF16, SR_F32, false, true, 3, 4, 5, 6, 0);
  for (int i = 0; i < 6; i++) {
    sr_gemm_step s = fits;
    int64_t *sizes[] = {&s.m, &s.n, &s.k, &s.lda, &s.ldb, &s.ldc};
    *sizes[i] = (int64_t)INT32_MAX + 1;
    check_refused(blas, &s, SR_ERR_UNSUPPORTED, "beyond the 32-bit sizes of cuBLASLt; shard it");
  }
  const sr_cuda_blas noting = blas_asked();
  answer_count = 0;
  check_refused(&noting, &fits, SR_ERR_UNSUPPORTED,
                "the product of 3 matrices of 4 x 6 and 6 x 5 elements of bf16 by cuBLASLt: the "
                "product is not supported (CUBLAS_STATUS_NOT_SUPPORTED)");
  answer_count = 1;
  answer = SR_CUBLAS_NOT_SUPPORTED;
  check_refused(&noting, &fits, SR_ERR_UNSUPPORTED, "(CUBLAS_STATUS_NOT_SUPPORTED)");
  answer = SR_CUBLAS_ALLOC_FAILED;
  check_refused(&noting, &fits, SR_ERR_NOMEM, "(CUBLAS_STATUS_ALLOC_FAILED)");
  answer = 14;
  check_refused(&noting, &fits, SR_ERR_DEVICE, "no such status (CUBLAS_STATUS_UNKNOWN)");
  end();
}

static void refused_bytes(void) {
  begin();
  sr_gemm_step s = byte_step(1, 1, 1, 0);
  s.m = 8;
  check_refused(blas, &s, SR_ERR_UNSUPPORTED, "(CUBLAS_STATUS_NOT_SUPPORTED)");
  s = byte_step(0, 1, 1, 0);
  s.transpose_b = false;
  s.ldb = s.n;
  check_refused(blas, &s, SR_ERR_UNSUPPORTED, "(CUBLAS_STATUS_NOT_SUPPORTED)");
  end();
}

/* A file of the library's name that is no library. */
static void no_library(void) {
  char folder[] = "/tmp/product_test_XXXXXX", path[64];
  EXPECT(mkdtemp(folder) != NULL);
  snprintf(path, sizeof path, "%s/libcublasLt.so.13", folder);
  FILE *file = fopen(path, "w");
  EXPECT(file && fclose(file) == 0);
  if (!is_well(sr_cuda_runtime_open(&ctx, directory, &cuda)))
    exit(1);
  EXPECT_EQ(sr_cuda_blas_create(&ctx, cuda, folder, &blas), SR_ERR_UNAVAILABLE);
  EXPECT(!blas);
  EXPECT_CONTAINS(ctx.message, "NVIDIA's library of matrix products libcublasLt.so.13 cannot be");
  sr_ctx_clear(&ctx);
  remove(path);
  remove(folder);
  begin(); /* an attempt that failed is no reason not to try again */
  end();
}

/* ---- failing calls --------------------------------------------------------------------------- */

static sr_status products(const buffer *all, void *workspace) {
  sr_cuda_product *product = NULL, *zero = NULL;
  sr_gemm_step s = step_of(SR_F32, SR_F32, true, true, BATCH_LIMIT + 1, 1, 1, 1, 0);
  sr_status status = sr_cuda_product_create(&ctx, blas, &s, &product);
  EXPECT((status == SR_OK) == (product != NULL));
  s.k = 0;
  if (status == SR_OK)
    status = sr_cuda_product_create(&ctx, blas, &s, &zero);
  if (status == SR_OK)
    status = sr_cuda_product_enqueue(&ctx, product, all->device, all->device, all[1].device,
                                     workspace, stream);
  if (status == SR_OK)
    status = sr_cuda_product_enqueue(&ctx, zero, all->device, all->device, all[1].device, workspace,
                                     stream);
  sr_cuda_product_destroy(product);
  sr_cuda_product_destroy(zero);
  return status;
}

static void everything(void) {
  enum {
    BYTES = 4 * (BATCH_LIMIT + 1)
  };
  if (!is_well(sr_cuda_runtime_open(&ctx, directory, &cuda)))
    exit(FAILED_AS_WANTED);
  buffer all[2] = {{.bytes = 0}};
  void *workspace = NULL;
  bool has_memory = cuda->cudaMalloc((void **)&all[0].device, MOST_OFFSET + BYTES) == 0 &&
                    cuda->cudaMalloc((void **)&all[1].device, MOST_OFFSET + BYTES) == 0 &&
                    cuda->cudaMalloc(&workspace, 1 << 20) == 0 &&
                    cuda->cudaStreamCreateWithFlags(&stream, SR_CUDA_STREAM_NON_BLOCKING) == 0;
  sr_status status = has_memory ? sr_cuda_blas_create(&ctx, cuda, directory, &blas) : SR_ERR_NOMEM;
  EXPECT((status == SR_OK) == (blas != NULL));
  if (status == SR_OK)
    status = products(all, workspace);
  if (stream && cuda->cudaStreamSynchronize(stream) != 0)
    status = SR_ERR_DEVICE;
  sr_cuda_blas_destroy(blas);
  if (stream)
    cuda->cudaStreamDestroy(stream);
  cuda->cudaFree(all[0].device);
  cuda->cudaFree(all[1].device);
  cuda->cudaFree(workspace);
  exit(expect_result() ? 1 : status == SR_OK ? 0 : FAILED_AS_WANTED);
}

int main(int argc, char **argv) {
  const bool is_real = scenario_is_real(argc, argv);
  if (argc != 2 && !is_real)
    return 2;
  directory = argv[1];
  SCENARIO("", all_types);
  SCENARIO("", extreme_sizes);
  SCENARIO("", sums_of_halves);
  SCENARIO("", tf32_factors);
  SCENARIO("", elements_of_bytes);
  SCENARIO("", questions);
  SCENARIO("", refusals);
  SCENARIO_SAYS("", refused_bytes, 0, "sizes are no multiples of 16");
  SCENARIO("", no_library);
  if (!is_real)
    scenario_fail_each_call(everything, 30, 1);
  return expect_result();
}
