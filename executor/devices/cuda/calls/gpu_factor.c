/* Factorisations on GPUs, and products of Householder reflectors, by cuSOLVER. */
#include "executor/devices/cuda/calls/gpu_dense.h"

#define SOLVER(P, NAME) SR_GPU_PICK(&(P)->functions->solver, (P)->step, cusolverDn, NAME)
#define SOLVER_2(P, REAL, COMPLEX)                                                                 \
  SR_GPU_PICK_2(&(P)->functions->solver, (P)->step, cusolverDn, REAL, COMPLEX)

/* ---- factorisations -------------------------------------------------------------------------- */

static unsigned measure_potrf(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER(p, potrf_bufferSize)(p->handles->solver, sr_gpu_triangle(p->step), p->n, NULL, p->n,
                                     out_elements);
}

static sr_status solve_potrf(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER(p, potrf)(p->handles->solver, sr_gpu_triangle(p->step), p->n,
                                            p->port[1], p->n, p->work, p->elements, p->info));
}

SR_GPU_DRIVER(potrf, NULL, 1 << SR_MATH_SOLVER, .library = SR_MATH_SOLVER, .measure = measure_potrf,
              .solve = solve_potrf);

static unsigned measure_getrf(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER(p, getrf_bufferSize)(p->handles->solver, p->m, p->n, NULL, p->m, out_elements);
}

static sr_status solve_getrf(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER(p, getrf)(p->handles->solver, p->m, p->n, p->port[1], p->m,
                                            p->work, (int *)(void *)p->port[2], p->info));
}

SR_GPU_DRIVER(getrf, NULL, 1 << SR_MATH_SOLVER, .library = SR_MATH_SOLVER, .measure = measure_getrf,
              .solve = solve_getrf);

static unsigned measure_geqrf(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER(p, geqrf_bufferSize)(p->handles->solver, p->m, p->n, NULL, p->m, out_elements);
}

static sr_status solve_geqrf(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER(p, geqrf)(p->handles->solver, p->m, p->n, p->port[1], p->m,
                                            p->port[2], p->work, p->elements, p->info));
}

SR_GPU_DRIVER(geqrf, NULL, 1 << SR_MATH_SOLVER, .library = SR_MATH_SOLVER, .measure = measure_geqrf,
              .solve = solve_geqrf);

/* ---- reflectors ------------------------------------------------------------------------------ */

static unsigned measure_orgqr(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER_2(p, orgqr_bufferSize, ungqr_bufferSize)(p->handles->solver, p->m, p->n, p->k, NULL,
                                                         p->m, NULL, out_elements);
}

static sr_status solve_orgqr(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER_2(p, orgqr, ungqr)(p->handles->solver, p->m, p->n, p->k,
                                                     p->port[2], p->m, p->port[1], p->work,
                                                     p->elements, p->info));
}

SR_GPU_DRIVER(orgqr, NULL, 1 << SR_MATH_SOLVER, .library = SR_MATH_SOLVER, .measure = measure_orgqr,
              .solve = solve_orgqr);

static unsigned measure_ormqr(const sr_gpu_problem *p, int *out_elements, size_t *out_bytes) {
  (void)out_bytes;
  return SOLVER_2(p, ormqr_bufferSize, unmqr_bufferSize)(
      p->handles->solver, sr_gpu_side(p->step), sr_gpu_operation(p->step), p->m, p->n, p->k, NULL,
      p->side, NULL, NULL, p->m, out_elements);
}

static sr_status solve_ormqr(sr_ctx *ctx, const sr_gpu_problem *p) {
  return sr_gpu_call_check(ctx, p->call, SR_MATH_SOLVER,
                           SOLVER_2(p, ormqr, unmqr)(p->handles->solver, sr_gpu_side(p->step),
                                                     sr_gpu_operation(p->step), p->m, p->n, p->k,
                                                     p->port[0], p->side, p->port[1], p->port[3],
                                                     p->m, p->work, p->elements, p->info));
}

SR_GPU_DRIVER(ormqr, NULL, 1 << SR_MATH_SOLVER, .library = SR_MATH_SOLVER, .measure = measure_ormqr,
              .solve = solve_ormqr);
