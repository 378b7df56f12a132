/*
 * The code that all routines of linear algebra on GPUs share. The workspace of a call is
 *
 *     cuBLAS's own | work | info | vectors of the check | extra
 *
 * where each part begins at a multiple of SR_GPU_CALL_ALIGNMENT. Problems run one after the other,
 * so they share it.
 */
#include "executor/devices/cuda/calls/gpu_dense.h"

#include <math.h>
#include <stdlib.h>

enum {
  /* Bytes of a small positive number, 7e-33 in f32 and 1e-258 in f64. Sums of its products with
   * finite elements are finite. */
  SMALL_NUMBER = 0x0A,
  NOT_FINITE = -4
};

typedef struct dense {
  int elements; /* of `work` */
  bool is_checked;
  int64_t check_rows; /* elements that the check computes for each matrix */
  uint64_t work_at, info_at, check_at, extra_at; /* in the workspace */
  uint8_t *checked; /* on the host, for what the check computes; from malloc */
} dense;

static const sr_gpu_routine *routine_of(const sr_gpu_call *call) {
  return call->driver->own;
}

static size_t element_bytes(const sr_call_step *step) {
  return sr_dtype_get(step->dtype)->bytes;
}

const void *sr_gpu_one(const sr_call_step *step) {
  static const float narrow[] = {1, 0};
  static const double wide[] = {1, 0};
  return sr_dtype_part(step->dtype) == SR_F64 ? (const void *)wide : narrow;
}

const void *sr_gpu_zero(void) {
  static const double zero[] = {0, 0}; /* all bytes are 0, so it is that of every type */
  return zero;
}

/* ---- preparing ------------------------------------------------------------------------------- */

static sr_gpu_problem problem_of(const sr_gpu_call *call) {
  const sr_call_step *s = &call->step;
  return (sr_gpu_problem){.call = call,
                          .step = s,
                          .functions = sr_math_open_functions(),
                          .handles = call->handles,
                          .m = (int)s->m,
                          .n = (int)s->n,
                          .k = (int)s->k,
                          .side = (int)sr_call_extent_get(s, SR_CALL_EXTENT_SIDE)};
}

static sr_status too_large(sr_ctx *ctx, const sr_gpu_call *call) {
  const sr_call_step *s = &call->step;
  return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                 "%s: %s of a matrix of this size (m = %lld, n = %lld, k = %lld) is beyond the "
                 "32-bit sizes of NVIDIA's libraries",
                 call->place, sr_call_row_get(s->function)->name, (long long)s->m, (long long)s->n,
                 (long long)s->k);
}

/* Sets the bytes of `work`. */
static sr_status measure(sr_ctx *ctx, const sr_gpu_call *call, dense *d, uint64_t *out_bytes) {
  const sr_call_step *s = &call->step;
  const sr_gpu_problem problem = problem_of(call);
  size_t bytes = 0;
  *out_bytes = 0;
  if (s->m > INT32_MAX || s->n > INT32_MAX || s->k > INT32_MAX)
    return too_large(ctx, call);
  if (!routine_of(call)->measure)
    return SR_OK;
  SR_TRY(sr_gpu_call_check(ctx, call, routine_of(call)->library,
                           routine_of(call)->measure(&problem, &d->elements, &bytes)));
  if (d->elements < 0)
    return too_large(ctx, call);
  *out_bytes = bytes + (uint64_t)d->elements * element_bytes(s);
  return SR_OK;
}

sr_status sr_gpu_dense_prepare(sr_ctx *ctx, sr_gpu_call *call) {
  const sr_call_step *s = &call->step;
  const sr_gpu_routine *routine = routine_of(call);
  const uint64_t element = element_bytes(s);
  uint64_t work_bytes;
  dense *d = calloc(1, sizeof *d);
  call->prepared = d;
  if (!d)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for a library call", call->place);
  SR_TRY(measure(ctx, call, d, &work_bytes));
  d->is_checked = routine->is_checked && routine->is_checked(s);
  d->check_rows = !d->is_checked ? 0 : routine->reads_triangle ? s->n : s->m;
  const uint64_t checked_bytes = (uint64_t)(s->batch * d->check_rows) * element;
  const uint64_t factor_bytes = d->is_checked ? (uint64_t)s->n * element : 0;
  const int64_t extra = routine->extra ? routine->extra(s) : 0;
  d->work_at = call->driver->libraries >> SR_MATH_BLAS & 1 ? SR_MATH_BLAS_BYTES : 0;
  d->info_at = d->work_at + sr_gpu_call_align(work_bytes);
  d->check_at = d->info_at + SR_GPU_CALL_ALIGNMENT;
  d->extra_at = d->check_at + sr_gpu_call_align(checked_bytes + factor_bytes);
  call->workspace_bytes = d->extra_at + (uint64_t)extra * element;
  if (d->is_checked)
    d->checked = malloc(checked_bytes);
  return d->is_checked && !d->checked
             ? sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for a library call", call->place)
             : SR_OK;
}

void sr_gpu_dense_release(sr_gpu_call *call) {
  dense *d = call->prepared;
  if (d)
    free(d->checked);
  free(d);
}

/* ---- numbers that are not finite ------------------------------------------------------------- */

/* Multiplies the matrix of problem `index` by a vector of small numbers. */
static unsigned multiply(const sr_gpu_call *call, const sr_gpu_run *run, int64_t index) {
  const sr_call_step *s = &call->step;
  const dense *d = call->prepared;
  const sr_cublas_v2 *blas = &sr_math_open_functions()->blas;
  const size_t element = element_bytes(s);
  const size_t matrix = (size_t)sr_call_port_elements(s, &sr_call_row_get(s->function)->ports[0]);
  const uint8_t *a = (const uint8_t *)run->buffers[0] + (size_t)index * matrix * element;
  uint8_t *vectors = run->workspace + d->check_at;
  uint8_t *product = vectors + (size_t)(index * d->check_rows) * element;
  if (routine_of(call)->reads_triangle)
    return SR_GPU_PICK(blas, s, cublas, trmv_v2_64)(call->handles->blas, sr_gpu_triangle(s),
                                                    SR_MATH_AS_IT_IS, SR_MATH_STORED_DIAGONAL, s->n,
                                                    a, s->n, product, 1);
  return SR_GPU_PICK(blas, s, cublas, gemv_v2_64)(
      call->handles->blas, SR_MATH_AS_IT_IS, s->m, s->n, sr_gpu_one(s), a, s->m,
      vectors + (size_t)(s->batch * d->check_rows) * element, 1, sr_gpu_zero(), product, 1);
}

/* Computes, for each problem, numbers that are finite if the elements of the matrix are, and copies
 * them to the host. */
static sr_status fetch_check(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  const sr_call_step *s = &call->step;
  const dense *d = call->prepared;
  const sr_cuda_runtime *cuda = call->cuda;
  uint8_t *vectors = run->workspace + d->check_at;
  const size_t checked_bytes = (size_t)(s->batch * d->check_rows) * element_bytes(s);
  const size_t factor_bytes = (size_t)s->n * element_bytes(s);
  SR_TRY(sr_gpu_call_check_cuda(
      ctx, call,
      cuda->cudaMemsetAsync(vectors, SMALL_NUMBER, checked_bytes + factor_bytes, run->stream)));
  for (int64_t i = 0; i < s->batch; i++)
    SR_TRY(sr_gpu_call_check(ctx, call, SR_MATH_BLAS, multiply(call, run, i)));
  SR_TRY(sr_gpu_call_check_cuda(ctx, call,
                                cuda->cudaMemcpyAsync(d->checked, vectors, checked_bytes,
                                                      SR_CUDA_DEVICE_TO_HOST, run->stream)));
  return sr_gpu_call_check_cuda(ctx, call, cuda->cudaStreamSynchronize(run->stream));
}

/* True if the elements of problem `index` are finite, by what fetch_check has fetched. */
static bool is_finite(const sr_gpu_call *call, int64_t index) {
  const dense *d = call->prepared;
  const bool is_wide = sr_dtype_part(call->step.dtype) == SR_F64;
  const size_t bytes = (size_t)d->check_rows * element_bytes(&call->step);
  const void *numbers = d->checked + (size_t)index * bytes;
  for (size_t i = 0; i < bytes / (is_wide ? sizeof(double) : sizeof(float)); i++)
    if (!(is_wide ? isfinite(((const double *)numbers)[i]) : isfinite(((const float *)numbers)[i])))
      return false;
  return true;
}

/* ---- running --------------------------------------------------------------------------------- */

/* Copies operands to the results that start as copies, and clears the other results. */
static sr_status fill_results(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  const sr_call_step *s = &call->step;
  const sr_call_row *row = sr_call_row_get(s->function);
  const sr_cuda_runtime *cuda = call->cuda;
  for (int32_t i = sr_call_operand_count(row); i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    const size_t bytes = (size_t)(s->batch * sr_call_port_elements(s, port)) *
                         sr_dtype_get(sr_call_port_dtype(port, s->dtype))->bytes;
    sr_cuda_error error = SR_CUDA_SUCCESS;
    if (bytes > 0 && port->role == SR_CALL_ROLE_OUT)
      error = cuda->cudaMemsetAsync(run->buffers[i], 0, bytes, run->stream);
    else if (bytes > 0 && run->buffers[i] != run->buffers[port->over])
      error = cuda->cudaMemcpyAsync(run->buffers[i], run->buffers[port->over], bytes,
                                    SR_CUDA_DEVICE_TO_DEVICE, run->stream);
    SR_TRY(sr_gpu_call_check_cuda(ctx, call, error));
  }
  return SR_OK;
}

/* Sets the addresses of problem `index`. */
static void take_ports(sr_gpu_problem *p, const sr_gpu_run *run, int64_t index) {
  const sr_call_row *row = sr_call_row_get(p->step->function);
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    p->port[i] = (uint8_t *)run->buffers[i] +
                 (size_t)(index * sr_call_port_elements(p->step, port)) *
                     sr_dtype_get(sr_call_port_dtype(port, p->step->dtype))->bytes;
  }
  const sr_call_port *last = &row->ports[row->port_count - 1];
  if (last->role == SR_CALL_ROLE_OUT && last->element == SR_CALL_ELEMENT_I32)
    p->info = (int *)(void *)p->port[row->port_count - 1];
}

sr_status sr_gpu_dense_enqueue(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  static const int not_finite = NOT_FINITE;
  const sr_gpu_routine *routine = routine_of(call);
  const dense *d = call->prepared;
  SR_TRY(sr_math_handles_bind(ctx, call->handles, call->driver->libraries, run->stream,
                              run->workspace));
  SR_TRY(fill_results(ctx, call, run));
  if (routine->begin)
    SR_TRY(routine->begin(ctx, call, run));
  if (d->is_checked)
    SR_TRY(fetch_check(ctx, call, run));
  for (int64_t i = 0; i < call->step.batch; i++) {
    sr_gpu_problem problem = problem_of(call);
    problem.work = run->workspace + d->work_at;
    problem.elements = d->elements;
    problem.info = (int *)(void *)(run->workspace + d->info_at);
    problem.extra = run->workspace + d->extra_at;
    problem.stream = run->stream;
    take_ports(&problem, run, i);
    if (!d->is_checked || is_finite(call, i))
      SR_TRY(routine->solve(ctx, &problem));
    else
      SR_TRY(sr_gpu_call_check_cuda(
          ctx, call,
          call->cuda->cudaMemcpyAsync(problem.info, &not_finite, sizeof not_finite,
                                      SR_CUDA_HOST_TO_DEVICE, run->stream)));
  }
  return SR_OK;
}
