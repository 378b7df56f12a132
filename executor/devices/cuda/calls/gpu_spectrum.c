/*
 * Eigenvalues and singular values on GPUs, and the tridiagonal form, by cuSOLVER. A matrix with a
 * NaN or an infinity is refused, as on a CPU: the algorithms mix all elements, and iterate.
 */
#include "executor/devices/cuda/calls/gpu_dense.h"

#define SOLVER(P, NAME) SR_GPU_PICK(&(P)->functions->solver, (P)->step, cusolverDn, NAME)
#define SOLVER_2(P, REAL, COMPLEX)                                                                 \
  SR_GPU_PICK_2(&(P)->functions->solver, (P)->step, cusolverDn, REAL, COMPLEX)

enum {
  LIBRARIES = 1 << SR_MATH_SOLVER | 1 << SR_MATH_BLAS /* which checks matrices */
};

/* ---- Hermitian matrices ---------------------------------------------------------------------- */

/* A matrix of one element has nothing to compute, and e and tau would be empty. */
static bool has_columns(const sr_call_step *step) {
  return step->n > 1;
}

static bool is_mixed(const sr_call_step *step) {
  return step->n > 2;
}

static unsigned measure_sytrd(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER_2(p, sytrd_bufferSize, hetrd_bufferSize)(p->handles->solver,
                                                         sr_gpu_triangle(p->step), p->n, NULL, p->n,
                                                         NULL, NULL, NULL, out_elements);
}

static sr_status solve_sytrd(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER_2(p, sytrd, hetrd)(p->handles->solver, sr_gpu_triangle(p->step),
                                                     p->n, p->port[1], p->n, p->port[2], p->port[3],
                                                     p->port[4], p->work, p->elements, p->info));
}

SR_GPU_DRIVER(sytrd, has_columns, LIBRARIES, .library = SR_MATH_SOLVER, .measure = measure_sytrd,
              .solve = solve_sytrd, .is_checked = is_mixed, .reads_triangle = true);

static sr_cusolver_vectors vectors_of(const sr_call_step *step) {
  return step->options & SR_CALL_VECTORS ? SR_CUSOLVER_WITH_VECTORS : SR_CUSOLVER_WITHOUT_VECTORS;
}

static unsigned measure_syevd(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER_2(p, syevd_bufferSize, heevd_bufferSize)(p->handles->solver, vectors_of(p->step),
                                                         sr_gpu_triangle(p->step), p->n, NULL, p->n,
                                                         NULL, out_elements);
}

static sr_status solve_syevd(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(
      ctx, p->call, SR_MATH_SOLVER,
      SOLVER_2(p, syevd, heevd)(p->handles->solver, vectors_of(p->step), sr_gpu_triangle(p->step),
                                p->n, p->port[1], p->n, p->port[2], p->work, p->elements, p->info));
}

SR_GPU_DRIVER(syevd, has_columns, LIBRARIES, .library = SR_MATH_SOLVER, .measure = measure_syevd,
              .solve = solve_syevd, .is_checked = has_columns, .reads_triangle = true);

/* ---- singular values ------------------------------------------------------------------------- */

/*
 * cuSOLVER takes no matrix with more columns than rows. The adjoint of such a matrix A = U S V is
 * V* S U*, so the left vectors of the adjoint are the adjoint of V, and the right ones that of U.
 */
static bool is_wide(const sr_call_step *step) {
  return step->m < step->n;
}

static bool always(const sr_call_step *step) {
  (void)step;
  return true;
}

static unsigned measure_gesvd(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  const bool wide = is_wide(p->step);
  (void)out_bytes;
  return SOLVER(p, gesvd_bufferSize)(p->handles->solver, wide ? p->n : p->m, wide ? p->m : p->n,
                                     out_elements);
}

/* 'A': two square matrices; 'S': as many vectors as singular values; 'N': no vectors. */
static signed char basis(const sr_call_step *step) {
  return !(step->options & SR_CALL_VECTORS) ? 'N' : step->options & SR_CALL_FULL ? 'A' : 'S';
}

/* The left vectors of the adjoint have as many columns as V has rows. */
static int64_t left_elements(const sr_call_step *step) {
  return step->n * sr_call_extent_get(step, SR_CALL_EXTENT_V_ROWS);
}

/* `extra` holds the adjoint, its left vectors and its right vectors. */
static int64_t extra_gesvd(const sr_call_step *step) {
  if (!is_wide(step))
    return 0;
  return step->n * step->m + left_elements(step) +
         (step->options & SR_CALL_VECTORS ? step->m * step->m : 0);
}

/*
 * Writes the adjoint of `from`, which is a matrix of rows x columns. cuBLAS adds 0 times what is
 * there before, so that must be finite.
 */
static sr_status adjoin(sr_ctx *ctx, const sr_gpu_problem *p, int64_t columns, int64_t rows,
                        const void *from, void *to) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_BLAS,
                           SR_GPU_PICK(&p->functions->blas, p->step, cublas,
                                       geam_64)(p->handles->blas, SR_MATH_ADJOINT, SR_MATH_AS_IT_IS,
                                                columns, rows, sr_gpu_one(p->step), from, rows,
                                                sr_gpu_zero(), to, columns, to, columns));
}

static sr_status solve_tall(sr_ctx *ctx, const sr_gpu_problem *p) {
  const signed char job = basis(p->step);
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER(p, gesvd)(p->handles->solver, job, job, p->m, p->n, p->port[1],
                                            p->m, p->port[2], p->port[3], p->m, p->port[4], p->n,
                                            p->work, p->elements, NULL, p->info));
}

static sr_status solve_wide(sr_ctx *ctx, const sr_gpu_problem *p) {
  const sr_call_step *s = p->step;
  const size_t element = sr_dtype_get(s->dtype)->bytes;
  const signed char job = basis(s);
  uint8_t *adjoint = p->extra;
  uint8_t *left = adjoint + (size_t)(s->n * s->m) * element;
  uint8_t *right = left + (size_t)left_elements(s) * element;
  SR_TRY(sr_gpu_call_check_cuda(
      ctx, p->call,
      p->call->cuda->cudaMemsetAsync(adjoint, 0, (size_t)(s->n * s->m) * element, p->stream)));
  SR_TRY(adjoin(ctx, p, s->n, s->m, p->port[1], adjoint));
  SR_TRY(sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER(p, gesvd)(p->handles->solver, job, job, p->n, p->m, adjoint, p->n,
                                            p->port[2], left, p->n, right, p->m, p->work,
                                            p->elements, NULL, p->info)));
  if (!(s->options & SR_CALL_VECTORS))
    return SR_OK;
  SR_TRY(adjoin(ctx, p, s->m, s->m, right, p->port[3]));
  return adjoin(ctx, p, sr_call_extent_get(s, SR_CALL_EXTENT_V_ROWS), s->n, left, p->port[4]);
}

static sr_status solve_gesvd(sr_ctx *ctx, const sr_gpu_problem *p) {
  return is_wide(p->step) ? solve_wide(ctx, p) : solve_tall(ctx, p);
}

SR_GPU_DRIVER(gesvd, NULL, LIBRARIES, .library = SR_MATH_SOLVER, .measure = measure_gesvd,
              .extra = extra_gesvd, .solve = solve_gesvd, .is_checked = always);
