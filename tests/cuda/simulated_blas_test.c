/* The simulated cuBLASLt: a product that is right runs late, also from a graph; each mistake is
 * found. */
#include "scenario.h"

#include <math.h>

enum {
  ROWS = 2, /* of A and C, column-major */
  LENGTH = 3,
  COLUMNS = 2,
  WORKSPACE = 1 << 12,
  BYTES = 1024,      /* of each block */
  INVALID_VALUE = 7, /* CUBLAS_STATUS_INVALID_VALUE */
  NOT_INITIALIZED = 1,
  EXECUTION_FAILED = 13,
  OTHER_REDUCTIONS = 7
};

/* Expects a status of cuBLASLt. */
#define GIVES(CALL, STATUS) EXPECT_EQ(CALL, STATUS)
#define WORKS(CALL)         EXPECT_EQ(CALL, SR_CUBLAS_SUCCESS)

static sim_stream *stream;
static sr_cublas_handle handle;
static sr_cublas_operation operation;
static sr_cublas_layout a_layout, b_layout, c_layout;
static sr_cublas_preference preference;
static sr_cublas_choice choice;
static float *a, *b, *c; /* on the device */
static uint8_t *workspace;
static const float one = 1, zero;

static sr_cublas_layout layout_made(uint64_t rows, uint64_t columns) {
  sr_cublas_layout layout = NULL;
  WORKS(cublasLtMatrixLayoutCreate(&layout, SR_CUBLAS_F32, rows, columns, (int64_t)rows));
  return layout;
}

static void prefer(sr_cublas_preference_attribute attribute, uint32_t value) {
  WORKS(cublasLtMatmulPreferenceSetAttribute(preference, attribute, &value, sizeof value));
}

static sr_cublas_status choose(void) {
  int count = 0;
  sr_cublas_status status = cublasLtMatmulAlgoGetHeuristic(
      handle, operation, a_layout, b_layout, c_layout, c_layout, preference, 1, &choice, &count);
  EXPECT_EQ(count, status == SR_CUBLAS_SUCCESS);
  return status;
}

static void *block_of(const float *values, size_t count) {
  void *block = NULL;
  DONE(cudaMalloc(&block, BYTES));
  DONE(cudaMemcpyAsync(block, values, count * sizeof *values, SIM_HOST_TO_DEVICE, stream));
  return block;
}

static void create(void) {
  WORKS(cublasLtCreate(&handle));
  WORKS(cublasLtMatmulDescCreate(&operation, SR_CUBLAS_SUM_32, SR_CUBLAS_F32));
  a_layout = layout_made(ROWS, LENGTH);
  b_layout = layout_made(LENGTH, COLUMNS);
  c_layout = layout_made(ROWS, COLUMNS);
  WORKS(cublasLtMatmulPreferenceCreate(&preference));
}

static void begin(void) {
  static const float a_values[] = {1, 2, 3, 4, 5, 6}, b_values[] = {1, 0, 1, 0, 2, 0};
  const uint64_t workspace_bytes = WORKSPACE;
  DONE(cudaStreamCreateWithFlags(&stream, 1));
  a = block_of(a_values, 6);
  b = block_of(b_values, 6);
  DONE(cudaMalloc((void **)&c, BYTES));
  DONE(cudaMalloc((void **)&workspace, WORKSPACE + 1));
  create();
  WORKS(cublasLtMatmulPreferenceSetAttribute(preference, SR_CUBLAS_PREFER_WORKSPACE,
                                             &workspace_bytes, sizeof workspace_bytes));
  prefer(SR_CUBLAS_PREFER_REDUCTIONS, SR_CUBLAS_REDUCE_SUMS);
  WORKS(choose());
  EXPECT_EQ(choice.workspace_bytes, ROWS * COLUMNS * 8);
}

static void destroy(void) {
  WORKS(cublasLtMatmulPreferenceDestroy(preference));
  WORKS(cublasLtMatrixLayoutDestroy(a_layout));
  WORKS(cublasLtMatrixLayoutDestroy(b_layout));
  WORKS(cublasLtMatrixLayoutDestroy(c_layout));
  WORKS(cublasLtMatmulDescDestroy(operation));
  WORKS(cublasLtDestroy(handle));
}

static void end(void) {
  destroy();
  DONE(cudaStreamSynchronize(stream));
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(a));
  DONE(cudaFree(b));
  DONE(cudaFree(c));
  DONE(cudaFree(workspace));
}

static sr_cublas_status multiply_to(float *to, const float *from, uint8_t *space, size_t bytes) {
  return cublasLtMatmul(handle, operation, &one, from, a_layout, b, b_layout, &zero, to, c_layout,
                        to, c_layout, &choice.algorithm, space, bytes, stream);
}

static sr_cublas_status multiply(void) {
  return multiply_to(c, a, workspace, choice.workspace_bytes);
}

static void check_result(float r0, float r1, float r2, float r3) {
  const float wanted[ROWS * COLUMNS] = {r0, r1, r2, r3};
  float got[ROWS * COLUMNS];
  DONE(cudaMemcpyAsync(got, c, sizeof got, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  EXPECT(memcmp(got, wanted, sizeof got) == 0);
}

/* ---- what is right --------------------------------------------------------------------------- */

static void product(void) {
  begin();
  WORKS(multiply());
  check_result(6, 8, 6, 8);
  end();
}

/* A product runs after the call, even if its descriptions have ended. */
static void late(void) {
  float values[] = {0, 0, 0, 0, 0, 0};
  begin();
  DONE(cudaMemcpyAsync(a, values, sizeof values, SIM_HOST_TO_DEVICE, stream));
  WORKS(multiply());
  destroy();
  values[2] = 6;
  values[3] = 8;
  check_result(0, 0, 12, 16);
  create();
  end();
}

static void captured(void) {
  sim_graph *graph = NULL;
  sim_instance *instance = NULL;
  begin();
  DONE(cudaStreamBeginCapture(stream, SR_CUDA_CAPTURE_RELAXED));
  WORKS(multiply());
  DONE(cudaStreamEndCapture(stream, &graph));
  DONE(cudaGraphInstantiate(&instance, graph, 0));
  for (int i = 0; i < 2; i++) {
    DONE(cudaMemsetAsync(c, 0, BYTES, stream));
    DONE(cudaGraphLaunch(instance, stream));
    check_result(6, 8, 6, 8);
  }
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  end();
}

/* The workspace holds nothing afterwards. */
static void workspace_spoilt(void) {
  uint32_t words[2] = {1, 1};
  begin();
  DONE(cudaMemsetAsync(workspace, 0, WORKSPACE, stream));
  WORKS(multiply());
  DONE(cudaMemcpyAsync(words, workspace, sizeof words, SIM_DEVICE_TO_HOST, stream));
  end();
  EXPECT(words[0] != 0 && words[1] != 0);
}

/* ---- mistakes: each call below is refused ---------------------------------------------------- */

static void wrong_descriptions(void) {
  const int32_t odd = 2, none = 0, many = 65536;
  sr_cublas_layout layout = NULL;
  begin();
  GIVES(cublasLtMatrixLayoutCreate(&layout, SR_CUBLAS_F32, 3, 2, 2), INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutCreate(&layout, SR_CUBLAS_F32, 0, 2, 2), INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutCreate(&layout, SR_CUBLAS_F32, 2, (uint64_t)1 << 31, 2), INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutCreate(&layout, 8, 2, 2, 2), INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutSetAttribute(a_layout, SR_CUBLAS_LAYOUT_BATCH, &none, 4),
        INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutSetAttribute(b_layout, SR_CUBLAS_LAYOUT_BATCH, &many, 4),
        INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutSetAttribute(c_layout, SR_CUBLAS_LAYOUT_STRIDE, &many, 4),
        INVALID_VALUE);
  GIVES(cublasLtMatrixLayoutSetAttribute(c_layout, 0, &many, 4), INVALID_VALUE);
  GIVES(cublasLtMatmulDescSetAttribute(operation, SR_CUBLAS_OPERATION_A, &odd, 4), INVALID_VALUE);
  GIVES(cublasLtMatmulDescSetAttribute(operation, 0, &odd, 4), INVALID_VALUE);
  GIVES(cublasLtMatmulPreferenceSetAttribute(preference, SR_CUBLAS_PREFER_WORKSPACE, &odd, 4),
        INVALID_VALUE);
  GIVES(cublasLtMatmulPreferenceSetAttribute(preference, 0, &odd, 4), INVALID_VALUE);
  end();
}

static void wrong_products(void) {
  const int32_t two = 2, transpose = SR_CUBLAS_TRANSPOSE;
  const int64_t stride = 1;
  begin();
  WORKS(cublasLtMatrixLayoutSetAttribute(a_layout, SR_CUBLAS_LAYOUT_STRIDE, &stride, 8));
  GIVES(multiply(), INVALID_VALUE); /* for which the algorithm was not chosen */
  prefer(SR_CUBLAS_PREFER_REDUCTIONS, OTHER_REDUCTIONS);
  GIVES(choose(), SR_CUBLAS_NOT_SUPPORTED);
  prefer(SR_CUBLAS_PREFER_REDUCTIONS, SR_CUBLAS_REDUCE_SUMS);
  prefer(SR_CUBLAS_PREFER_ALIGNMENT_B, 48);
  GIVES(choose(), INVALID_VALUE);
  prefer(SR_CUBLAS_PREFER_ALIGNMENT_B, 16);
  WORKS(cublasLtMatmulDescSetAttribute(operation, SR_CUBLAS_OPERATION_A, &transpose, 4));
  GIVES(choose(), INVALID_VALUE);
  GIVES(multiply(), INVALID_VALUE);
  WORKS(cublasLtMatmulDescSetAttribute(operation, SR_CUBLAS_OPERATION_A, &(int32_t){0}, 4));
  WORKS(cublasLtMatrixLayoutSetAttribute(a_layout, SR_CUBLAS_LAYOUT_BATCH, &two, 4));
  GIVES(choose(), INVALID_VALUE);
  WORKS(cublasLtMatrixLayoutSetAttribute(b_layout, SR_CUBLAS_LAYOUT_BATCH, &two, 4));
  WORKS(cublasLtMatrixLayoutSetAttribute(c_layout, SR_CUBLAS_LAYOUT_BATCH, &two, 4));
  GIVES(choose(), INVALID_VALUE); /* the products overlap */
  end();
}

static void wrong_types(void) {
  sr_cublas_layout layouts[2];
  sr_cublas_operation other = operation;
  begin();
  WORKS(cublasLtMatmulDescCreate(&other, SR_CUBLAS_SUM_64, SR_CUBLAS_F32));
  WORKS(cublasLtMatrixLayoutCreate(&layouts[0], SR_CUBLAS_F16, ROWS, COLUMNS, ROWS));
  WORKS(cublasLtMatrixLayoutCreate(&layouts[1], SR_CUBLAS_F32, ROWS, COLUMNS, ROWS));
  int count = 0;
  GIVES(cublasLtMatmulAlgoGetHeuristic(handle, other, a_layout, b_layout, c_layout, c_layout,
                                       preference, 1, &choice, &count),
        SR_CUBLAS_NOT_SUPPORTED);
  GIVES(cublasLtMatmulAlgoGetHeuristic(handle, operation, a_layout, b_layout, layouts[0],
                                       layouts[0], preference, 1, &choice, &count),
        SR_CUBLAS_NOT_SUPPORTED);
  GIVES(cublasLtMatmulAlgoGetHeuristic(handle, operation, a_layout, b_layout, layouts[0],
                                       layouts[1], preference, 1, &choice, &count),
        SR_CUBLAS_NOT_SUPPORTED);
  GIVES(cublasLtMatmulAlgoGetHeuristic(handle, operation, a_layout, b_layout, c_layout, c_layout,
                                       preference, 0, &choice, &count),
        INVALID_VALUE);
  WORKS(cublasLtMatmulDescDestroy(other));
  WORKS(cublasLtMatrixLayoutDestroy(layouts[0]));
  WORKS(cublasLtMatrixLayoutDestroy(layouts[1]));
  end();
}

static void wrong_memory(void) {
  begin();
  const size_t bytes = choice.workspace_bytes;
  GIVES(multiply_to(c, a, workspace, bytes - 1), INVALID_VALUE);
  GIVES(multiply_to(c, a, workspace + 16, bytes), INVALID_VALUE);
  GIVES(multiply_to(c, a, NULL, bytes), INVALID_VALUE);
  GIVES(multiply_to(c + 1, a, workspace, bytes), INVALID_VALUE);
  GIVES(multiply_to(c, a + 2, workspace, bytes), INVALID_VALUE);
  GIVES(multiply_to(c, (float *)(void *)&choice, workspace, bytes), INVALID_VALUE);
  GIVES(multiply_to(c, a + BYTES / 4, workspace, bytes), INVALID_VALUE);
  GIVES(multiply_to(a, a, workspace, bytes), INVALID_VALUE);
  GIVES(multiply_to(c, a, (uint8_t *)a, bytes), INVALID_VALUE);
  GIVES(multiply_to(c, a, (uint8_t *)c, bytes), INVALID_VALUE);
  end();
}

static void wrong_factors(void) {
  begin();
  GIVES(cublasLtMatmul(handle, operation, &one, a, a_layout, b, b_layout, &one, c, c_layout, c,
                       c_layout, &choice.algorithm, workspace, choice.workspace_bytes, stream),
        SR_CUBLAS_NOT_SUPPORTED);
  GIVES(cublasLtMatmul(handle, operation, &zero, a, a_layout, b, b_layout, &zero, c, c_layout, c,
                       c_layout, &choice.algorithm, workspace, choice.workspace_bytes, stream),
        SR_CUBLAS_NOT_SUPPORTED);
  GIVES(cublasLtMatmul(handle, operation, &one, a, a_layout, b, b_layout, &zero, a, c_layout, c,
                       c_layout, &choice.algorithm, workspace, choice.workspace_bytes, stream),
        SR_CUBLAS_NOT_SUPPORTED);
  end();
}

static void freed(void) {
  begin();
  WORKS(multiply());
  check_result(6, 8, 6, 8);
  WORKS(multiply());
  DONE(cudaFree(b));
  EXPECT(cudaStreamSynchronize(stream) == SIM_IllegalAddress);
  GIVES(multiply(), EXECUTION_FAILED);
  exit(expect_result());
}

/* With two GPUs. */
static void other_device(void) {
  begin();
  sr_cublas_handle first = handle;
  DONE(cudaSetDevice(1));
  GIVES(multiply(), INVALID_VALUE);
  WORKS(cublasLtCreate(&handle));
  GIVES(multiply(), INVALID_VALUE);
  DONE(cudaSetDevice(0));
  GIVES(multiply(), INVALID_VALUE);
  WORKS(cublasLtDestroy(handle));
  handle = first;
  end();
}

static void ended(void) {
  begin();
  destroy();
  GIVES(cublasLtMatmulPreferenceDestroy(preference), INVALID_VALUE);
  GIVES(multiply(), NOT_INITIALIZED);
  WORKS(cublasLtCreate(&handle));
  GIVES(choose(), INVALID_VALUE);
  WORKS(cublasLtMatmulDescCreate(&operation, SR_CUBLAS_SUM_32, SR_CUBLAS_F32));
  GIVES(choose(), INVALID_VALUE);
  a_layout = layout_made(ROWS, LENGTH);
  b_layout = layout_made(LENGTH, COLUMNS);
  c_layout = layout_made(ROWS, COLUMNS);
  GIVES(choose(), INVALID_VALUE);
  WORKS(cublasLtMatmulPreferenceCreate(&preference));
  end();
}

static void forgotten(void) {
  begin();
  exit(expect_result());
}

/* Each of these calls tells of its mistake. */
static void check_told(const char *text, const char *function, int times) {
  char line[64];
  snprintf(line, sizeof line, "simulated GPU: cublasLt%s: ", function);
  int found = 0;
  for (const char *at = text; (at = strstr(at, line)); at++)
    found++;
  EXPECT_EQ(found, times);
}

int main(void) {
  SCENARIO("", product);
  SCENARIO("", late);
  SCENARIO("", captured);
  SCENARIO("", workspace_spoilt);
  const scenario_end *told = scenario_run(wrong_descriptions, "");
  EXPECT_EQ(told->status, 0);
  check_told(told->text, "MatrixLayoutCreate", 4);
  check_told(told->text, "MatrixLayoutSetAttribute", 4);
  check_told(told->text, "MatmulDescSetAttribute", 2);
  check_told(told->text, "MatmulPreferenceSetAttribute", 2);
  told = scenario_run(wrong_products, "");
  EXPECT_EQ(told->status, 0);
  check_told(told->text, "MatmulAlgoGetHeuristic", 5);
  check_told(told->text, "Matmul", 2);
  told = scenario_run(wrong_types, "");
  EXPECT_EQ(told->status, 0);
  check_told(told->text, "MatmulAlgoGetHeuristic", 4);
  told = scenario_run(wrong_memory, "");
  EXPECT_EQ(told->status, 0);
  check_told(told->text, "Matmul", 10);
  told = scenario_run(wrong_factors, "");
  EXPECT_EQ(told->status, 0);
  check_told(told->text, "Matmul", 3);
  SCENARIO_SAYS("", freed, 0, "24 bytes of a factor cannot begin at");
  told = scenario_run(other_device, "SPMDRUN_SIMULATED_GPUS=2");
  EXPECT_EQ(told->status, 0);
  check_told(told->text, "Matmul", 3);
  EXPECT(!strstr(told->text, "cannot begin")); /* that the memory is another's is found later */
  SCENARIO_SAYS("", ended, 0, "is no handle of cuBLASLt");
  SCENARIO_SAYS("", forgotten, 0, "never destroyed: handle of cuBLASLt");
  SCENARIO_SAYS("", forgotten, 0, "never destroyed: preference");
  return expect_result();
}
