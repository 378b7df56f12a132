/* The simulated cuDNN: a convolution that is right runs late, also from a graph; each mistake is
 * found. convolution_test.c compares results. */
#include "scenario.h"

enum {
  BYTES = 1024,     /* of each block */
  BAD_PARAM = 2000, /* CUDNN_STATUS_BAD_PARAM */
  NOT_FINAL = 2004, /* CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED */
  NOT_SUPPORTED = 3000,
  FALLBACK_ENGINES = 1,
  RANK = 4
};

#define WORKS(CALL) EXPECT_EQ(CALL, SR_CUDNN_SUCCESS)

static sim_stream *stream;
static sr_cudnn_handle handle;
static sr_cudnn_object x, w, y, window, operation, graph, heuristic, configuration, plan;
static float *images, *filters, *products; /* on the device */
static uint8_t *workspace;

static sr_cudnn_object made(sr_cudnn_kind kind) {
  sr_cudnn_object object = NULL;
  WORKS(cudnnBackendCreateDescriptor(kind, &object));
  return object;
}

static sr_cudnn_status set(sr_cudnn_object object, sr_cudnn_attribute attribute,
                           sr_cudnn_attribute_type type, int64_t count, const void *values) {
  return cudnnBackendSetAttribute(object, attribute, type, count, values);
}

static sr_cudnn_status set_object(sr_cudnn_object object, sr_cudnn_attribute attribute,
                                  sr_cudnn_object value) {
  return set(object, attribute, SR_CUDNN_TYPE_OBJECT, 1, &value);
}

static sr_cudnn_status set_number(sr_cudnn_object object, sr_cudnn_attribute attribute,
                                  int64_t value) {
  return set(object, attribute, SR_CUDNN_TYPE_INT64, 1, &value);
}

static sr_cudnn_status set_word(sr_cudnn_object object, sr_cudnn_attribute attribute,
                                sr_cudnn_attribute_type type, uint32_t value) {
  return set(object, attribute, type, 1, &value);
}

/* ---- a convolution --------------------------------------------------------------------------- */

/* Describes an array of one row, without finalizing it. */
static sr_cudnn_object array_begun(int64_t number, int64_t outer, int64_t feature, int64_t points) {
  const int64_t dims[RANK] = {outer, feature, 1, points};
  const int64_t strides[RANK] = {feature * points, points, points, 1};
  sr_cudnn_object array = made(SR_CUDNN_TENSOR);
  WORKS(set_word(array, SR_CUDNN_TENSOR_TYPE, SR_CUDNN_TYPE_DATA_TYPE, SR_CUDNN_F32));
  WORKS(set(array, SR_CUDNN_TENSOR_DIMENSIONS, SR_CUDNN_TYPE_INT64, RANK, dims));
  WORKS(set(array, SR_CUDNN_TENSOR_STRIDES, SR_CUDNN_TYPE_INT64, RANK, strides));
  WORKS(set_number(array, SR_CUDNN_TENSOR_NUMBER, number));
  WORKS(set_number(array, SR_CUDNN_TENSOR_ALIGNMENT, 16));
  return array;
}

static sr_cudnn_object array_made(int64_t number, int64_t outer, int64_t feature, int64_t points) {
  sr_cudnn_object array = array_begun(number, outer, feature, points);
  WORKS(cudnnBackendFinalize(array));
  return array;
}

static sr_cudnn_object window_begun(uint32_t sum, uint32_t mode, int64_t behind) {
  static const int64_t ones[] = {1, 1}, zeros[] = {0, 0};
  const int64_t padding[] = {0, behind};
  sr_cudnn_object object = made(SR_CUDNN_WINDOW);
  WORKS(set_number(object, SR_CUDNN_WINDOW_SPATIAL, 2));
  WORKS(set_word(object, SR_CUDNN_WINDOW_SUM, SR_CUDNN_TYPE_DATA_TYPE, sum));
  WORKS(set_word(object, SR_CUDNN_WINDOW_MODE, SR_CUDNN_TYPE_MODE, mode));
  WORKS(set(object, SR_CUDNN_WINDOW_STRIDES, SR_CUDNN_TYPE_INT64, 2, ones));
  WORKS(set(object, SR_CUDNN_WINDOW_DILATIONS, SR_CUDNN_TYPE_INT64, 2, ones));
  WORKS(set(object, SR_CUDNN_WINDOW_PADDING_BEFORE, SR_CUDNN_TYPE_INT64, 2, zeros));
  WORKS(set(object, SR_CUDNN_WINDOW_PADDING_BEHIND, SR_CUDNN_TYPE_INT64, 2, padding));
  return object;
}

static sr_cudnn_object operation_begun(sr_cudnn_object to, float alpha, float beta) {
  sr_cudnn_object object = made(SR_CUDNN_FORWARD);
  WORKS(set_object(object, SR_CUDNN_FORWARD_X, x));
  WORKS(set_object(object, SR_CUDNN_FORWARD_W, w));
  WORKS(set_object(object, SR_CUDNN_FORWARD_Y, to));
  WORKS(set_object(object, SR_CUDNN_FORWARD_WINDOW, window));
  WORKS(set(object, SR_CUDNN_FORWARD_ALPHA, SR_CUDNN_TYPE_FLOAT, 1, &alpha));
  WORKS(set(object, SR_CUDNN_FORWARD_BETA, SR_CUDNN_TYPE_FLOAT, 1, &beta));
  return object;
}

static void *block_of(const float *values, size_t count) {
  void *block = NULL;
  DONE(cudaMalloc(&block, BYTES));
  DONE(cudaMemcpyAsync(block, values, count * sizeof *values, SIM_HOST_TO_DEVICE, stream));
  return block;
}

/* Makes a plan of the only engine of the last heuristic. */
static void plan_create(void) {
  int64_t count = 0;
  graph = made(SR_CUDNN_GRAPH);
  WORKS(set(graph, SR_CUDNN_GRAPH_HANDLE, SR_CUDNN_TYPE_HANDLE, 1, &handle));
  WORKS(set_object(graph, SR_CUDNN_GRAPH_OPERATIONS, operation));
  WORKS(cudnnBackendFinalize(graph));
  heuristic = made(SR_CUDNN_HEURISTIC);
  WORKS(set_object(heuristic, SR_CUDNN_HEURISTIC_GRAPH, graph));
  WORKS(set_word(heuristic, SR_CUDNN_HEURISTIC_MODE, SR_CUDNN_TYPE_HEURISTIC,
                 SR_CUDNN_MODE_FALLBACK));
  WORKS(cudnnBackendFinalize(heuristic));
  configuration = made(SR_CUDNN_CONFIGURATION);
  WORKS(cudnnBackendGetAttribute(heuristic, SR_CUDNN_HEURISTIC_RESULTS, SR_CUDNN_TYPE_OBJECT, 1,
                                 &count, &configuration));
  EXPECT_EQ(count, FALLBACK_ENGINES);
  plan = made(SR_CUDNN_PLAN);
  WORKS(set(plan, SR_CUDNN_PLAN_HANDLE, SR_CUDNN_TYPE_HANDLE, 1, &handle));
  WORKS(set_object(plan, SR_CUDNN_PLAN_CONFIGURATION, configuration));
  WORKS(cudnnBackendFinalize(plan));
}

/* One image of four points and one filter of two. */
static void begin(void) {
  static const float image[] = {1, 2, 3, 4}, filter[] = {10, 1};
  DONE(cudaStreamCreateWithFlags(&stream, 1));
  images = block_of(image, 4);
  filters = block_of(filter, 2);
  DONE(cudaMalloc((void **)&products, BYTES));
  DONE(cudaMalloc((void **)&workspace, BYTES));
  WORKS(cudnnCreate(&handle));
  x = array_made(1, 1, 1, 4);
  w = array_made(2, 1, 1, 2);
  y = array_made(3, 1, 1, 3);
  window = window_begun(SR_CUDNN_F32, SR_CUDNN_CROSS_CORRELATION, 0);
  WORKS(cudnnBackendFinalize(window));
  operation = operation_begun(y, 1, 0);
  WORKS(cudnnBackendFinalize(operation));
  plan_create();
}

static void end(void) {
  const sr_cudnn_object objects[] = {plan, configuration, heuristic, graph, operation, window, y, w,
                                     x};
  for (size_t i = 0; i < sizeof objects / sizeof *objects; i++)
    WORKS(cudnnBackendDestroyDescriptor(objects[i]));
  WORKS(cudnnDestroy(handle));
  DONE(cudaStreamSynchronize(stream));
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(images));
  DONE(cudaFree(filters));
  DONE(cudaFree(products));
  DONE(cudaFree(workspace));
}

static sr_cudnn_status execute(void *from, void *to, void *space, int64_t first) {
  const int64_t numbers[] = {first, 2, 3};
  void *const addresses[] = {from, filters, to};
  sr_cudnn_object pack = made(SR_CUDNN_PACK);
  WORKS(set(pack, SR_CUDNN_PACK_NUMBERS, SR_CUDNN_TYPE_INT64, 3, numbers));
  WORKS(set(pack, SR_CUDNN_PACK_ADDRESSES, SR_CUDNN_TYPE_POINTER, 3, addresses));
  WORKS(set(pack, SR_CUDNN_PACK_WORKSPACE, SR_CUDNN_TYPE_POINTER, 1, &space));
  WORKS(cudnnBackendFinalize(pack));
  sr_cudnn_status status = cudnnBackendExecute(handle, plan, pack);
  WORKS(cudnnBackendDestroyDescriptor(pack));
  return status;
}

static sr_cudnn_status convolve(void) {
  WORKS(cudnnSetStream(handle, stream));
  return execute(images, products, workspace, 1);
}

static void check_result(float r0, float r1, float r2) {
  const float wanted[] = {r0, r1, r2};
  float got[3];
  DONE(cudaMemcpyAsync(got, products, sizeof got, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  EXPECT(memcmp(got, wanted, sizeof got) == 0);
}

/* ---- what is right --------------------------------------------------------------------------- */

/* A convolution runs after the call. */
static void late(void) {
  float values[] = {0, 0, 0, 0};
  begin();
  DONE(cudaMemcpyAsync(images, values, sizeof values, SIM_HOST_TO_DEVICE, stream));
  WORKS(convolve());
  values[1] = 7;
  check_result(7, 70, 0);
  end();
}

static void captured(void) {
  sim_graph *cuda_graph = NULL;
  sim_instance *instance = NULL;
  begin();
  DONE(cudaStreamBeginCapture(stream, SR_CUDA_CAPTURE_RELAXED));
  WORKS(convolve());
  DONE(cudaStreamEndCapture(stream, &cuda_graph));
  DONE(cudaGraphInstantiate(&instance, cuda_graph, 0));
  for (int i = 0; i < 2; i++) {
    DONE(cudaGraphLaunch(instance, stream));
    check_result(12, 23, 34);
  }
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(cuda_graph));
  end();
}

/* ---- mistakes -------------------------------------------------------------------------------- */

/* The object is not finalized; it is destroyed. */
static void refuse(sr_cudnn_object object, sr_cudnn_status wanted) {
  EXPECT_EQ(cudnnBackendFinalize(object), wanted);
  WORKS(cudnnBackendDestroyDescriptor(object));
}

static void unknown_attribute(void) {
  sr_cudnn_object object = made(SR_CUDNN_TENSOR);
  EXPECT_EQ(set_number(object, SR_CUDNN_WINDOW_SPATIAL, 2), BAD_PARAM);
  WORKS(cudnnBackendDestroyDescriptor(object));
}

static void wrong_type(void) {
  sr_cudnn_object object = made(SR_CUDNN_TENSOR);
  EXPECT_EQ(set_number(object, SR_CUDNN_TENSOR_TYPE, 0), BAD_PARAM);
  WORKS(cudnnBackendDestroyDescriptor(object));
}

static void missing_attribute(void) {
  refuse(made(SR_CUDNN_WINDOW), BAD_PARAM);
}

static void set_twice_finalized(void) {
  sr_cudnn_object array = array_made(1, 1, 1, 4);
  EXPECT_EQ(set_number(array, SR_CUDNN_TENSOR_NUMBER, 2), BAD_PARAM);
  WORKS(cudnnBackendDestroyDescriptor(array));
}

static void ended(void) {
  sr_cudnn_object object = made(SR_CUDNN_TENSOR);
  WORKS(cudnnBackendDestroyDescriptor(object));
  EXPECT_EQ(cudnnBackendDestroyDescriptor(object), BAD_PARAM);
}

static void odd_alignment(void) {
  sr_cudnn_object array = array_begun(1, 1, 1, 4);
  WORKS(set_number(array, SR_CUDNN_TENSOR_ALIGNMENT, 12));
  refuse(array, BAD_PARAM);
}

static void no_elements(void) {
  refuse(array_begun(1, 1, 0, 4), BAD_PARAM);
}

static void reversed(void) {
  refuse(window_begun(SR_CUDNN_F32, 0, 0), NOT_SUPPORTED);
}

static void uneven(void) {
  refuse(window_begun(SR_CUDNN_F32, SR_CUDNN_CROSS_CORRELATION, 1), NOT_SUPPORTED);
}

static void other_sums(void) {
  refuse(window_begun(SR_CUDNN_BF16, SR_CUDNN_CROSS_CORRELATION, 0), NOT_SUPPORTED);
}

static void too_many_places(void) {
  begin();
  sr_cudnn_object more = array_made(3, 1, 1, 4);
  refuse(operation_begun(more, 1, 0), BAD_PARAM);
  WORKS(cudnnBackendDestroyDescriptor(more));
  end();
}

static void same_number(void) {
  begin();
  sr_cudnn_object same = array_made(1, 1, 1, 3);
  refuse(operation_begun(same, 1, 0), BAD_PARAM);
  WORKS(cudnnBackendDestroyDescriptor(same));
  end();
}

static void not_finalized(void) {
  begin();
  sr_cudnn_object array = array_begun(3, 1, 1, 3);
  refuse(operation_begun(array, 1, 0), BAD_PARAM);
  WORKS(cudnnBackendDestroyDescriptor(array));
  end();
}

static void other_factors(void) {
  begin();
  refuse(operation_begun(y, 1, 1), NOT_SUPPORTED);
  end();
}

static void read_early(void) {
  int64_t count = 0, bytes = 0;
  sr_cudnn_object object = made(SR_CUDNN_PLAN);
  EXPECT_EQ(cudnnBackendGetAttribute(object, SR_CUDNN_PLAN_WORKSPACE, SR_CUDNN_TYPE_INT64, 1,
                                     &count, &bytes),
            NOT_FINAL);
  WORKS(cudnnBackendDestroyDescriptor(object));
}

static void no_stream(void) {
  begin();
  EXPECT_EQ(execute(images, products, workspace, 1), BAD_PARAM);
  end();
}

static void unknown_array(void) {
  begin();
  WORKS(cudnnSetStream(handle, stream));
  EXPECT_EQ(execute(images, products, workspace, 4), BAD_PARAM);
  end();
}

static void misaligned(void) {
  begin();
  WORKS(cudnnSetStream(handle, stream));
  EXPECT_EQ(execute(images + 1, products, workspace, 1), BAD_PARAM);
  end();
}

static void result_on_operand(void) {
  begin();
  WORKS(cudnnSetStream(handle, stream));
  EXPECT_EQ(execute(images, images, workspace, 1), BAD_PARAM);
  end();
}

static void workspace_on_array(void) {
  begin();
  WORKS(cudnnSetStream(handle, stream));
  EXPECT_EQ(execute(images, products, images, 1), BAD_PARAM);
  end();
}

static void no_workspace(void) {
  begin();
  WORKS(cudnnSetStream(handle, stream));
  EXPECT_EQ(execute(images, products, NULL, 1), BAD_PARAM);
  end();
}

static void configuration_ended(void) {
  begin();
  WORKS(cudnnBackendDestroyDescriptor(configuration));
  EXPECT_EQ(convolve(), BAD_PARAM);
  configuration = made(SR_CUDNN_CONFIGURATION);
  end();
}

static void freed_early(void) {
  begin();
  WORKS(convolve());
  DONE(cudaFree(images));
  EXPECT(cudaStreamSynchronize(stream) != 0);
  exit(expect_result());
}

static void never_destroyed(void) {
  made(SR_CUDNN_TENSOR);
}

int main(void) {
  SCENARIO("", late);
  SCENARIO("", captured);
  SCENARIO_SAYS("", unknown_attribute, 0, "have no attribute 106");
  SCENARIO_SAYS("", wrong_type, 0, "attribute 901 has type 1, not 3");
  SCENARIO_SAYS("", missing_attribute, 0, "attribute 106 is not set");
  SCENARIO_SAYS("", set_twice_finalized, 0, "the object is finalized");
  SCENARIO_SAYS("", ended, 0, "is nothing that can be destroyed");
  SCENARIO_SAYS("", odd_alignment, 0, "no alignment to 12 bytes");
  SCENARIO_SAYS("", no_elements, 0, "dimension 0 has 1 elements, 0 apart");
  SCENARIO_SAYS("", reversed, 0, "reversed windows are not simulated");
  SCENARIO_SAYS("", uneven, 0, "other padding behind than before");
  SCENARIO_SAYS("", other_sums, 0, "sums of type 9 are not simulated");
  SCENARIO_SAYS("", too_many_places, 0, "windows do not fit the images along dimension 2");
  SCENARIO_SAYS("", same_number, 0, "two arrays have the number 1");
  SCENARIO_SAYS("", not_finalized, 0, "is no finalized object of kind 17");
  SCENARIO_SAYS("", other_factors, 0, "an alpha other than 1");
  SCENARIO_SAYS("", read_early, 0, "the object is not finalized");
  SCENARIO_SAYS("", no_stream, 0, "the handle has no stream");
  SCENARIO_SAYS("", unknown_array, 0, "array 1 has no address");
  SCENARIO_SAYS("", misaligned, 0, "is not a multiple of 16");
  SCENARIO_SAYS("", result_on_operand, 0, "the result overlaps an operand");
  SCENARIO_SAYS("", workspace_on_array, 0, "the workspace overlaps an array");
  SCENARIO_SAYS("", no_workspace, 0, "bytes of the workspace cannot begin");
  SCENARIO_SAYS("", configuration_ended, 0, "the plan's configuration or graph has ended");
  SCENARIO_SAYS("", freed_early, 0, "into the freed 1024 bytes");
  SCENARIO_SAYS("", never_destroyed, 0, "never destroyed: object of cuDNN");
  return expect_result();
}
