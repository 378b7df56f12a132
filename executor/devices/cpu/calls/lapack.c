/*
 * The code that all LAPACK routines share: it finds a routine, sizes its workspace and iterates
 * over the batch. One unit of work is one problem of the batch. The results are cleared before each
 * call. So if the routine fails or has nothing to do, what it does not write is the same in every
 * run.
 *
 * LAPACK computes sizes in 32 bits. If the sizes of a call, or the products of sizes that the
 * routine computes, do not fit, preparing the call fails.
 */
#include "executor/devices/cpu/calls/lapack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "executor/devices/cpu/blas.h"

enum {
  ALIGNMENT = 64,
  CALL_WORK = 1000 /* operations in the time that a routine takes for a matrix of one element */
};

/* Limit of sr_lapack_memory.extra in bytes: more than any machine has, but small enough for sums
 * not to overflow. */
static const double EXTRA_MOST = 1LL << 48;

typedef struct prepared {
  sr_lapack_function *function, *helper;
  sr_small_solve *small; /* computes the call instead; or NULL */
  int lwork, lrwork, liwork;
  size_t rwork_at, iwork_at, extra_at; /* offsets in the workspace; `work` has offset 0 */
} prepared;

/* ---- preparing ------------------------------------------------------------------------------- */

static sr_status find(sr_ctx *ctx, const sr_blas *blas, sr_dtype dtype, const char *name,
                      sr_lapack_function **out_function) {
  char letter = dtype == SR_F32 ? 's' : dtype == SR_F64 ? 'd' : dtype == SR_C64 ? 'c' : 'z';
  char full[16];
  snprintf(full, sizeof full, "%c%s_", letter, name);
  return sr_blas_routine(ctx, blas, full, out_function);
}

static sr_lapack_problem problem_of(const sr_call_step *step, const prepared *p) {
  int m = (int)step->m, n = (int)step->n;
  return (sr_lapack_problem){
      .step = step,
      .function = p->function,
      .helper = p->helper,
      .m = m,
      .n = n,
      .k = (int)step->k,
      .side = (int)sr_call_extent_get(step, SR_CALL_EXTENT_SIDE),
      .m_lead = m > 1 ? m : 1,
      .n_lead = n > 1 ? n : 1,
      .lwork = p->lwork,
      .lrwork = p->lrwork,
      .liwork = p->liwork,
  };
}

/* Asks the routine how many elements of `work` are best for its speed. The routine writes that
 * number into `work` as a floating-point number of its own element type. Returns -1 after a
 * failure. */
static double ask(const sr_lapack_routine *routine, const sr_call_step *step, const prepared *p) {
  union {
    float narrow[2];
    double wide[2];
    char bytes[64];
  } work = {.wide = {0}}, rwork = {.wide = {0}}, iwork = {.wide = {0}}, port = {.wide = {0}};
  sr_lapack_problem problem = problem_of(step, p);
  problem.lwork = -1;
  problem.work = &work;
  problem.rwork = &rwork;
  problem.iwork = &iwork;
  problem.extra = port.bytes;
  for (int i = 0; i < SR_CALL_PORTS; i++)
    problem.port[i] = port.bytes;
  routine->solve(&problem);
  double wish = sr_dtype_part(step->dtype) == SR_F64 ? work.wide[0] : (double)work.narrow[0];
  /* a float is not exact beyond 2^24, so it is made a little larger to be safe */
  return problem.info != 0 ? -1 : wish < 1 ? 1 : wish * (1 + 1e-6);
}

static bool fits(double count) {
  return count >= 0 && count <= INT32_MAX;
}

static size_t aligned(double bytes) {
  return ((size_t)bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static sr_status choose_memory(sr_ctx *ctx, sr_call *call, const sr_lapack_routine *routine,
                               prepared *p) {
  const sr_call_step *s = &call->step;
  sr_lapack_memory memory = {0};
  if (routine->memory)
    routine->memory(s, &memory);
  bool sizes_fit = fits((double)s->m) && fits((double)s->n) && fits((double)s->k) &&
                   fits(memory.largest) && fits(memory.rwork) && fits(memory.iwork) &&
                   memory.extra < EXTRA_MOST;
  if (sizes_fit && routine->asks)
    memory.work = ask(routine, s, p);
  if (!sizes_fit || !fits(memory.work))
    return sr_fail(
        ctx, SR_ERR_UNSUPPORTED,
        "%s of a matrix of this size (m = %lld, n = %lld, k = %lld) is beyond the 32-bit "
        "sizes of LAPACK",
        sr_call_row_get(s->function)->name, (long long)s->m, (long long)s->n, (long long)s->k);
  size_t element = sr_dtype_get(s->dtype)->bytes;
  size_t real = sr_dtype_get(sr_dtype_part(s->dtype))->bytes;
  p->lwork = (int)memory.work;
  p->lrwork = (int)memory.rwork;
  p->liwork = (int)memory.iwork;
  p->rwork_at = aligned(memory.work * (double)element);
  p->iwork_at = p->rwork_at + aligned(memory.rwork * (double)real);
  p->extra_at = p->iwork_at + aligned(memory.iwork * (double)sizeof(int));
  call->workspace_bytes = p->extra_at + aligned(memory.extra);
  return SR_OK;
}

/* Returns the rough number of multiplications in one problem. */
static double products_of(const sr_call_step *s) {
  double rows = (double)(s->m ? s->m : s->n), columns = (double)s->n;
  double depth = s->k ? (double)s->k : rows < columns ? rows : columns;
  return rows * columns * depth * (sr_lapack_is_complex(s) ? 4 : 1);
}

/* Returns the rough number of operations for a small matrix, with those that put it into a lane and
 * back. */
static double small_work_of(const sr_call_step *s) {
  return products_of(s) / 2 + 8 * (double)(s->m ? s->m : s->n) * (double)s->n;
}

/* Returns the function for small matrices if the call has them and there is one, else NULL. */
static sr_small_solve *small_of(const sr_call *call) {
  const sr_lapack_routine *routine = call->driver->own;
  const sr_call_step *s = &call->step;
  const int64_t most = s->batch < SR_SMALL_BATCH ? SR_SMALL_ALONE : SR_SMALL_MOST;
  const bool fits = s->m <= most && s->n <= most && !sr_lapack_is_complex(s);
  return routine->small && fits
             ? sr_small_find(routine->small, s->dtype, sr_blas_level(call->blas_core))
             : NULL;
}

sr_status sr_lapack_prepare(sr_ctx *ctx, sr_call *call) {
  const sr_lapack_routine *routine = call->driver->own;
  prepared *p = calloc(1, sizeof *p);
  call->prepared = p;
  if (!p)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a call of LAPACK");
  const sr_call_step *s = &call->step;
  call->units = s->batch;
  p->small = small_of(call);
  call->work =
      (double)s->batch * (p->small ? small_work_of(s) : (double)CALL_WORK + products_of(s));
  if (p->small)
    return SR_OK;
  const sr_blas *blas;
  SR_TRY(sr_blas_open(ctx, call->blas_core, &blas));
  SR_TRY(find(ctx, blas, s->dtype, sr_call_row_get(s->function)->name, &p->function));
  if (routine->helper)
    SR_TRY(find(ctx, blas, s->dtype, routine->helper, &p->helper));
  return choose_memory(ctx, call, routine, p);
}

void sr_lapack_release(sr_call *call) {
  free(call->prepared);
  call->prepared = NULL;
}

/* ---- running --------------------------------------------------------------------------------- */

/* Sets p->port for problem number `index` of the batch, and initialises the results. */
static void take_ports(sr_lapack_problem *p, void *const *buffers, int64_t index) {
  const sr_call_row *row = sr_call_row_get(p->step->function);
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    size_t bytes = (size_t)sr_call_port_elements(p->step, port) *
                   sr_dtype_get(sr_call_port_dtype(port, p->step->dtype))->bytes;
    p->port[i] = (char *)buffers[i] + (size_t)index * bytes;
    if (port->role == SR_CALL_ROLE_OUT)
      memset(p->port[i], 0, bytes);
    else if (port->role == SR_CALL_ROLE_OVER && p->port[i] != p->port[port->over])
      memcpy(p->port[i], p->port[port->over], bytes);
  }
}

/* True if the routine's `info` is one of its results; it is then the last port. */
static bool has_info(const sr_call_row *row) {
  const sr_call_port *last = &row->ports[row->port_count - 1];
  return last->role == SR_CALL_ROLE_OUT && last->element == SR_CALL_ELEMENT_I32;
}

void sr_lapack_run(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const sr_lapack_routine *routine = call->driver->own;
  const sr_call_row *row = sr_call_row_get(call->step.function);
  const prepared *p = call->prepared;
  if (p->small) {
    p->small(&call->step, buffers, share->begin, share->end);
    return;
  }
  for (int64_t i = share->begin; i < share->end; i++) {
    sr_lapack_problem problem = problem_of(&call->step, p);
    char *workspace = share->workspace;
    problem.work = workspace;
    problem.rwork = workspace + p->rwork_at;
    problem.iwork = workspace + p->iwork_at;
    problem.extra = workspace + p->extra_at;
    take_ports(&problem, buffers, i);
    routine->solve(&problem);
    if (has_info(row))
      memcpy(problem.port[row->port_count - 1], &problem.info, sizeof problem.info);
  }
}
