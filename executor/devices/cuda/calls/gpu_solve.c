/* Systems of equations on GPUs: triangular ones by cuBLAS, tridiagonal ones by cuSPARSE. */
#include "executor/devices/cuda/calls/gpu_dense.h"

/* ---- triangular ------------------------------------------------------------------------------ */

static sr_status solve_trsm(sr_ctx *ctx, const sr_gpu_problem *p) {
  const sr_call_step *s = p->step;
  return sr_gpu_call_check(
      ctx, p->call, SR_MATH_BLAS,
      SR_GPU_PICK(&p->functions->blas, s, cublas, trsm_v2_64)(
          p->handles->blas, sr_gpu_side(s), sr_gpu_triangle(s), sr_gpu_operation(s),
          s->options & SR_CALL_UNIT ? SR_MATH_UNIT_DIAGONAL : SR_MATH_STORED_DIAGONAL, p->m, p->n,
          sr_gpu_one(s), p->port[0], p->side, p->port[2], p->m));
}

SR_GPU_DRIVER(trsm, NULL, 1 << SR_MATH_BLAS, .library = SR_MATH_BLAS, .solve = solve_trsm);

/* ---- tridiagonal ----------------------------------------------------------------------------- */

/* cuSPARSE solves no smaller systems. */
static bool fits_gtsv(const sr_call_step *step) {
  return step->n >= 3;
}

static unsigned measure_gtsv(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_elements;
  return SR_GPU_PICK(&p->functions->sparse, p->step, cusparse, gtsv2_bufferSizeExt)(
      p->handles->sparse, p->n, p->k, NULL, NULL, NULL, NULL, p->n, out_bytes);
}

/* Sets element `index` of each diagonal in `port` to 0. */
static sr_status clear_end(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run,
                           int32_t port, int64_t index) {
  const sr_call_step *s = &call->step;
  const size_t element = sr_dtype_get(s->dtype)->bytes;
  return sr_gpu_call_check_cuda(
      ctx, call,
      call->cuda->cudaMemset2DAsync((uint8_t *)run->buffers[port] + (size_t)index * element,
                                    (size_t)s->n * element, 0, element, (size_t)s->batch,
                                    run->stream));
}

/* The ends of the outer diagonals that lie outside of the matrix must be 0 for cuSPARSE. */
static sr_status begin_gtsv(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  SR_TRY(clear_end(ctx, call, run, 4, 0));
  return clear_end(ctx, call, run, 6, call->step.n - 1);
}

static sr_status solve_gtsv(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SPARSE,
                           SR_GPU_PICK(&p->functions->sparse, p->step, cusparse,
                                       gtsv2)(p->handles->sparse, p->n, p->k, p->port[4],
                                              p->port[5], p->port[6], p->port[7], p->n, p->work));
}

SR_GPU_DRIVER(gtsv, fits_gtsv, 1 << SR_MATH_SPARSE, .library = SR_MATH_SPARSE,
              .measure = measure_gtsv, .begin = begin_gtsv, .solve = solve_gtsv);
