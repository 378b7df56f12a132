/* The simulated mathematical libraries: what is right runs late, also from a graph; each mistake is
 * found. */
#include "scenario.h"

#include <math.h>

enum {
  WORDS = 1 << 17,
  BYTES = WORDS * 4,
  /* cuFFT */
  INVALID_PLAN = 1,
  INVALID_TYPE = 3,
  FFT_INVALID_VALUE = 4,
  EXEC_FAILED = 6,
  /* cuBLAS */
  NOT_INITIALIZED = 1,
  INVALID_VALUE = 7,
  EXECUTION_FAILED = 13,
  /* cuSOLVER and cuSPARSE */
  SOLVER_INVALID_VALUE = 3,
  SOLVER_FAILED = 6
};

/* Expects a status. */
#define GIVES(CALL, STATUS) EXPECT_EQ(CALL, STATUS)
#define WORKS(CALL)         EXPECT_EQ(CALL, 0)

static sim_stream *stream;
static float *block; /* on the device */

static void begin(void) {
  DONE(cudaStreamCreateWithFlags(&stream, 1));
  DONE(cudaMalloc((void **)&block, BYTES));
}

static void end(void) {
  cudaStreamSynchronize(stream);
  DONE(cudaStreamDestroy(stream));
  DONE(cudaFree(block));
}

static void send(float *to, const float *from, size_t count) {
  DONE(cudaMemcpyAsync(to, from, count * sizeof *from, SIM_HOST_TO_DEVICE, stream));
}

static void check(const float *at, const float *wanted, size_t count) {
  float got[16];
  DONE(cudaMemcpyAsync(got, at, count * sizeof *got, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  for (size_t i = 0; i < count; i++)
    if (!EXPECT(fabsf(got[i] - wanted[i]) < 1e-5f))
      fprintf(stderr, "number %zu is %g, not %g\n", i, (double)got[i], (double)wanted[i]);
}

/* ---- cuFFT ----------------------------------------------------------------------------------- */

static sr_cufft_plan plan;

/* Makes a plan for one line of 3 elements, which needs workspace. */
static sr_cufft_status make(sr_cublas_type in, sr_cublas_type out, sr_cublas_type execution) {
  long long n[] = {3};
  size_t bytes = 0;
  const sr_cufft_status status =
      cufftXtMakePlanMany(plan, 1, n, n, 1, 3, in, n, 1, 3, out, 1, &bytes, execution);
  EXPECT(status != 0 || bytes > 0);
  return status;
}

static void begin_fft(void) {
  begin();
  WORKS(cufftCreate(&plan));
  WORKS(cufftSetAutoAllocation(plan, 0));
}

static void end_fft(void) {
  WORKS(cufftDestroy(plan));
  end();
}

/* A transform runs after the call, and spoils its workspace. */
static void transform(void) {
  static const float late[] = {0, 0, 1, 0, 0, 0},
                     wanted[] = {1, 0, -0.5f, -0.8660254f, -0.5f, 0.8660254f};
  float words[2] = {0};
  sim_graph *graph = NULL;
  sim_instance *instance = NULL;
  begin_fft();
  WORKS(make(SR_CUBLAS_C64, SR_CUBLAS_C64, SR_CUBLAS_C64));
  WORKS(cufftSetStream(plan, stream));
  WORKS(cufftSetWorkArea(plan, block + 64));
  DONE(cudaStreamBeginCapture(stream, SR_CUDA_CAPTURE_RELAXED));
  WORKS(cufftXtExec(plan, block, block + 8, SR_CUFFT_FORWARD));
  DONE(cudaStreamEndCapture(stream, &graph));
  DONE(cudaGraphInstantiate(&instance, graph, 0));
  for (int i = 0; i < 2; i++) {
    DONE(cudaMemsetAsync(block, 0, BYTES, stream));
    send(block, late, 6);
    DONE(cudaGraphLaunch(instance, stream));
    check(block + 8, wanted, 6);
  }
  DONE(cudaMemcpyAsync(words, block + 64, sizeof words, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  EXPECT(words[0] != 0 && words[1] != 0);
  DONE(cudaGraphExecDestroy(instance));
  DONE(cudaGraphDestroy(graph));
  end_fft();
}

static void wrong_plans(void) {
  begin();
  WORKS(cufftCreate(&plan));
  GIVES(make(SR_CUBLAS_C64, SR_CUBLAS_C64, SR_CUBLAS_C64), FFT_INVALID_VALUE); /* its workspace */
  WORKS(cufftSetAutoAllocation(plan, 0));
  GIVES(make(SR_CUBLAS_C64, SR_CUBLAS_C64, SR_CUBLAS_F32), INVALID_TYPE);
  GIVES(make(SR_CUBLAS_C64, SR_CUBLAS_F64, SR_CUBLAS_C64), INVALID_TYPE);
  GIVES(make(SR_CUBLAS_F32, SR_CUBLAS_F32, SR_CUBLAS_C64), INVALID_TYPE);
  GIVES(cufftXtExec(plan, block, block + 8, SR_CUFFT_FORWARD), INVALID_PLAN); /* not made */
  WORKS(make(SR_CUBLAS_C64, SR_CUBLAS_C64, SR_CUBLAS_C64));
  GIVES(make(SR_CUBLAS_C64, SR_CUBLAS_C64, SR_CUBLAS_C64), INVALID_PLAN); /* again */
  GIVES(cufftDestroy(plan + 1), INVALID_PLAN);
  end_fft();
  GIVES(cufftDestroy(plan), INVALID_PLAN);
}

static void wrong_transforms(void) {
  begin_fft();
  WORKS(make(SR_CUBLAS_C64, SR_CUBLAS_F32, SR_CUBLAS_C64));
  GIVES(cufftSetWorkArea(plan, (char *)block + 4), FFT_INVALID_VALUE);
  WORKS(cufftSetStream(plan, stream));
  GIVES(cufftXtExec(plan, block, block + 8, SR_CUFFT_INVERSE), FFT_INVALID_VALUE); /* no space */
  WORKS(cufftSetWorkArea(plan, block + 64));
  GIVES(cufftXtExec(plan, block, block + 8, SR_CUFFT_FORWARD), FFT_INVALID_VALUE);
  GIVES(cufftXtExec(plan, block, block + 2, SR_CUFFT_INVERSE), EXEC_FAILED); /* they overlap */
  GIVES(cufftXtExec(plan, block, block + 64, SR_CUFFT_INVERSE), EXEC_FAILED);
  GIVES(cufftXtExec(plan, block, block + WORDS - 2, SR_CUFFT_INVERSE), EXEC_FAILED);
  WORKS(cufftSetStream(plan, NULL));
  GIVES(cufftXtExec(plan, block, block + 8, SR_CUFFT_INVERSE), EXEC_FAILED);
  end_fft();
}

/* The spectrum of real numbers begins with a real number. */
static void wrong_spectrum(void) {
  static const float spectrum[] = {1, 1, 0, 0};
  begin_fft();
  WORKS(make(SR_CUBLAS_C64, SR_CUBLAS_F32, SR_CUBLAS_C64));
  WORKS(cufftSetStream(plan, stream));
  WORKS(cufftSetWorkArea(plan, block + 64));
  send(block, spectrum, 4);
  WORKS(cufftXtExec(plan, block, block + 8, SR_CUFFT_INVERSE));
  FAILS(cudaStreamSynchronize(stream), LaunchFailure);
  exit(expect_result());
}

/* ---- cuBLAS ---------------------------------------------------------------------------------- */

static const float one = 1, zero;
static sr_cublas_v2_handle blas;

static void begin_blas(void) {
  begin();
  WORKS(cublasCreate_v2(&blas));
  WORKS(cublasSetMathMode(blas, SR_MATH_PEDANTIC));
  WORKS(cublasSetStream_v2(blas, stream));
  WORKS(cublasSetWorkspace_v2(blas, block + 1024, BYTES - 4096));
}

static void end_blas(void) {
  WORKS(cublasDestroy_v2(blas));
  end();
}

/* Solves 2 x = b, where A is a matrix of one element. */
static sr_cublas_status solve(float *b) {
  return cublasStrsm_v2_64(blas, SR_MATH_LEFT, SR_MATH_LOWER, SR_MATH_AS_IT_IS,
                           SR_MATH_STORED_DIAGONAL, 1, 1, &one, block, 1, b, 1);
}

static void products(void) {
  static const float a[] = {1, 2, 3, 4}, x[] = {1, 10}, b[] = {5};
  begin_blas();
  WORKS(solve(block + 8));
  send(block + 8, b, 1); /* the system is solved before */
  check(block + 8, b, 1);
  send(block, a, 4);
  send(block + 4, x, 2);
  WORKS(cublasSgemv_v2_64(blas, SR_MATH_AS_IT_IS, 2, 2, &one, block, 2, block + 4, 1, &zero,
                          block + 8, 1));
  check(block + 8, (const float[]){31, 42}, 2);
  WORKS(cublasStrmv_v2_64(blas, SR_MATH_LOWER, SR_MATH_AS_IT_IS, SR_MATH_STORED_DIAGONAL, 2, block,
                          2, block + 4, 1));
  check(block + 4, (const float[]){1, 42}, 2);
  DONE(cudaMemsetAsync(block + 8, 0, 16, stream));
  WORKS(cublasSgeam_64(blas, SR_MATH_ADJOINT, SR_MATH_AS_IT_IS, 2, 2, &one, block, 2, &zero,
                       block + 8, 2, block + 8, 2));
  check(block + 8, (const float[]){1, 3, 2, 4}, 4);
  end_blas();
}

static void wrong_products(void) {
  begin_blas();
  GIVES(solve(block), EXECUTION_FAILED);        /* A is B */
  GIVES(solve(block + 1024), EXECUTION_FAILED); /* in the workspace */
  GIVES(cublasSgemv_v2_64(blas, SR_MATH_AS_IT_IS, 2, 2, &zero, block, 2, block + 4, 1, &zero,
                          block + 8, 1),
        INVALID_VALUE);
  GIVES(cublasSetWorkspace_v2(blas, block + 1, BYTES / 2), INVALID_VALUE);
  GIVES(cublasSetWorkspace_v2(blas, block + 1024, 1024), INVALID_VALUE);
  WORKS(cublasSetStream_v2(blas, stream));
  GIVES(solve(block + 8), INVALID_VALUE); /* the stream has no workspace */
  WORKS(cublasSetWorkspace_v2(blas, block + 1024, BYTES - 4096));
  WORKS(cublasSetMathMode(blas, 0));
  GIVES(solve(block + 8), INVALID_VALUE); /* may be narrower */
  end_blas();
  GIVES(solve(block + 8), NOT_INITIALIZED);
}

/* ---- cuSOLVER -------------------------------------------------------------------------------- */

static sr_cusolver_handle solver;

static void begin_solver(void) {
  begin();
  WORKS(cusolverDnCreate(&solver));
  WORKS(cusolverDnSetDeterministicMode(solver, SR_CUSOLVER_DETERMINISTIC));
  WORKS(cusolverDnSetStream(solver, stream));
}

static void end_solver(void) {
  WORKS(cusolverDnDestroy(solver));
  end();
}

/* Factorises a matrix of 2 x 2 elements. */
static sr_cusolver_status factorise(int elements) {
  return cusolverDnSpotrf(solver, SR_MATH_LOWER, 2, block, 2, block + 64, elements,
                          (int *)(void *)(block + 32));
}

static sr_cusolver_status decompose(int m, int n) {
  return cusolverDnSgesvd(solver, 'N', 'N', m, n, block, m, block + 16, NULL, m, NULL, n,
                          block + 64, 64, NULL, (int *)(void *)(block + 32));
}

static void factors(void) {
  static const float a[] = {4, 2, 2, 5};
  int elements = 0;
  begin_solver();
  WORKS(cusolverDnSpotrf_bufferSize(solver, SR_MATH_LOWER, 2, NULL, 2, &elements));
  send(block, a, 4);
  WORKS(factorise(elements));
  check(block, (const float[]){2, 1, 2, 2}, 4);
  send(block, a, 4);
  WORKS(decompose(2, 1));
  check(block + 16, (const float[]){4.472136f}, 1);
  end_solver();
}

static void wrong_factors(void) {
  sim_graph *graph = NULL;
  int elements = 0;
  begin_solver();
  WORKS(cusolverDnSpotrf_bufferSize(solver, SR_MATH_LOWER, 2, NULL, 2, &elements));
  GIVES(factorise(elements - 1), SOLVER_INVALID_VALUE);
  GIVES(decompose(1, 2), SOLVER_INVALID_VALUE); /* more columns than rows */
  WORKS(cusolverDnSetDeterministicMode(solver, 2));
  GIVES(factorise(elements), SOLVER_INVALID_VALUE);
  WORKS(cusolverDnSetDeterministicMode(solver, SR_CUSOLVER_DETERMINISTIC));
  DONE(cudaStreamBeginCapture(stream, SR_CUDA_CAPTURE_RELAXED));
  GIVES(factorise(elements), SOLVER_FAILED);
  DONE(cudaStreamEndCapture(stream, &graph));
  DONE(cudaGraphDestroy(graph));
  end_solver();
  GIVES(factorise(elements), NOT_INITIALIZED);
}

static void wrong_numbers(void) {
  static const float a[] = {1, INFINITY};
  begin_solver();
  send(block, a, 2);
  WORKS(decompose(2, 1));
  FAILS(cudaStreamSynchronize(stream), LaunchFailure);
  exit(expect_result());
}

/* ---- cuSPARSE -------------------------------------------------------------------------------- */

static sr_cusparse_handle sparse;

static void begin_sparse(void) {
  begin();
  WORKS(cusparseCreate(&sparse));
  WORKS(cusparseSetStream(sparse, stream));
}

/* Solves a system whose diagonals begin at block + 0, 4 and 8, and whose right side is at 12. */
static sr_cusparse_status solve_tridiagonal(int m, float *workspace) {
  return cusparseSgtsv2(sparse, m, 1, block, block + 4, block + 8, block + 12, m, workspace);
}

static void tridiagonal(void) {
  static const float numbers[] = {0, 1, 1, 0, 2, 2, 2, 0, 1, 1, 0, 0, 4, 8, 8};
  size_t bytes = 0;
  begin_sparse();
  WORKS(cusparseSgtsv2_bufferSizeExt(sparse, 3, 1, NULL, NULL, NULL, NULL, 3, &bytes));
  EXPECT(bytes > 0);
  send(block, numbers, 15);
  WORKS(solve_tridiagonal(3, block + 64));
  check(block + 12, (const float[]){1, 2, 3}, 3);
  check(block, numbers, 12); /* the diagonals stay */
  GIVES(solve_tridiagonal(2, block + 64), SOLVER_INVALID_VALUE);
  GIVES(solve_tridiagonal(3, block + 65), SOLVER_INVALID_VALUE);
  GIVES(solve_tridiagonal(3, block), SOLVER_FAILED); /* the workspace overlaps */
  WORKS(cusparseDestroy(sparse));
  GIVES(solve_tridiagonal(3, block + 64), NOT_INITIALIZED);
  end();
}

/* A singular system gets no numbers, and no status tells of it. */
static void singular(void) {
  float got[3];
  begin_sparse();
  DONE(cudaMemsetAsync(block, 0, 64, stream));
  WORKS(solve_tridiagonal(3, block + 64));
  DONE(cudaMemcpyAsync(got, block + 12, sizeof got, SIM_DEVICE_TO_HOST, stream));
  DONE(cudaStreamSynchronize(stream));
  EXPECT(isnan(got[0]) && isnan(got[1]) && isnan(got[2]));
  WORKS(cusparseDestroy(sparse));
  end();
}

static void wrong_diagonal(void) {
  static const float numbers[] = {9, 1, 1, 0, 2, 2, 2, 0, 1, 1, 0, 0, 4, 8, 8};
  begin_sparse();
  send(block, numbers, 15);
  WORKS(solve_tridiagonal(3, block + 64));
  FAILS(cudaStreamSynchronize(stream), LaunchFailure);
  exit(expect_result());
}

int main(void) {
  SCENARIO("", transform);
  SCENARIO("", products);
  SCENARIO("", factors);
  SCENARIO_SAYS("", wrong_plans, 0, "a workspace of cuFFT's own is not simulated");
  SCENARIO_SAYS("", wrong_transforms, 0, "is written and used otherwise, too");
  SCENARIO_SAYS("", wrong_spectrum, 0, "a spectrum is not that of real numbers");
  SCENARIO_SAYS("", wrong_products, 0, "cuBLAS would allocate a workspace for its stream");
  SCENARIO_SAYS("", wrong_factors, 0, "cuSOLVER may wait for the stream, which is captured");
  SCENARIO_SAYS("", wrong_numbers, 0, "an element of the matrix is not finite");
  SCENARIO("", singular);
  SCENARIO_SAYS("", tridiagonal, 0, "2 equations, with 1 right-hand sides");
  SCENARIO_SAYS("", wrong_diagonal, 0, "a diagonal has an element outside of the matrix");
  return expect_result();
}
