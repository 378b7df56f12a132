/* cuSOLVER: routines of the host's library. None of them can be captured. */
#include <string.h>

#include "simulated/math/sim_host_call.h"
#include "simulated/math/sim_math.h"
#include "simulated/sim_work.h"

enum { /* what functions return beside the numbers of cusolver_api.def */
  NOT_INITIALIZED = 1,
  INVALID_VALUE = 3,
  EXECUTION_FAILED = 6,
  INTERNAL_ERROR = 7
};

/* Tells and returns a status. */
#define REFUSE(STATUS, ...) (sim_tell(__VA_ARGS__), (sr_cusolver_status)(STATUS))

struct sr_cusolver_object {
  sim_object object;
  sim_device *device;
  sim_stream *stream;
  bool is_deterministic;
};

static sr_cusolver_status begin(const char *name, int fitting) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SR_CUSOLVER_SUCCESS
                                                          : (sr_cusolver_status)fitting;
}

static sr_cusolver_status end(sr_cusolver_status status) {
  sim_end(SIM_Success);
  return status;
}

/* ---- handles --------------------------------------------------------------------------------- */

sr_cusolver_status cusolverGetProperty(sr_math_property property, int *out_value) {
  sr_cusolver_status status = begin(__func__, INTERNAL_ERROR);
  if (status == SR_CUSOLVER_SUCCESS)
    *out_value = sim_math_version(property);
  return end(status);
}

static sr_cusolver_status create(sr_cusolver_handle *out) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return NOT_INITIALIZED;
  *out = sim_object_create(SIM_SOLVER, sizeof **out);
  (*out)->device = device;
  return SR_CUSOLVER_SUCCESS;
}

sr_cusolver_status cusolverDnCreate(sr_cusolver_handle *out) {
  sr_cusolver_status status = begin(__func__, SR_CUSOLVER_ALLOC_FAILED);
  return end(status == SR_CUSOLVER_SUCCESS ? create(out) : status);
}

static sr_cusolver_status check_handle(sr_cusolver_handle handle) {
  return sim_object_of(handle, SIM_SOLVER)
             ? SR_CUSOLVER_SUCCESS
             : REFUSE(NOT_INITIALIZED, "%p is no handle of cuSOLVER", (void *)handle);
}

/* Ends a handle, even if the call is to fail: there is no second call. */
sr_cusolver_status cusolverDnDestroy(sr_cusolver_handle handle) {
  sr_cusolver_status status = begin(__func__, NOT_INITIALIZED);
  const sr_cusolver_status found = check_handle(handle);
  if (found == SR_CUSOLVER_SUCCESS)
    sim_object_end(handle);
  return end(status == SR_CUSOLVER_SUCCESS ? found : status);
}

sr_cusolver_status cusolverDnSetStream(sr_cusolver_handle handle, sim_stream *stream) {
  sr_cusolver_status status = begin(__func__, NOT_INITIALIZED);
  if (status == SR_CUSOLVER_SUCCESS)
    status = check_handle(handle);
  if (status == SR_CUSOLVER_SUCCESS)
    handle->stream = stream;
  return end(status);
}

sr_cusolver_status cusolverDnSetDeterministicMode(sr_cusolver_handle handle,
                                                  sr_cusolver_determinism mode) {
  sr_cusolver_status status = begin(__func__, INTERNAL_ERROR);
  if (status == SR_CUSOLVER_SUCCESS)
    status = check_handle(handle);
  if (status == SR_CUSOLVER_SUCCESS)
    handle->is_deterministic = mode == SR_CUSOLVER_DETERMINISTIC;
  return end(status);
}

/* ---- routines -------------------------------------------------------------------------------- */

/* The elements of workspace that a routine needs. */
static int workspace_of(int64_t m, int64_t n, int64_t k) {
  return (int)(3 + m + 2 * n + k);
}

/* Queues the routine of LAPACK that `step` describes, with workspace `work` of `elements`
 * elements. */
static sr_cusolver_status queue(sr_cusolver_handle handle, const sr_call_step *step,
                                const void *const *ports, int *info, void *work, int elements) {
  const int needed = workspace_of(step->m, step->n, step->k);
  sr_cusolver_status status = check_handle(handle);
  if (status != SR_CUSOLVER_SUCCESS)
    return status;
  const char *fault = sr_call_fault(step);
  if (fault)
    return REFUSE(INVALID_VALUE, "%s", fault);
  if (!handle->is_deterministic)
    return REFUSE(INVALID_VALUE, "equal matrices may give other bits");
  if (elements < needed)
    return REFUSE(INVALID_VALUE, "%d elements of workspace are not %d", elements, needed);
  const sim_stream *stream = sim_object_of(handle->stream, SIM_STREAM);
  if (stream && stream->capture)
    return REFUSE(EXECUTION_FAILED, "cuSOLVER may wait for the stream, which is captured");
  sim_routine routine = sim_host_call(step, ports, info);
  sim_routine_use(&routine, SIM_SPOILS, work, (uint64_t)needed * sr_dtype_get(step->dtype)->bytes);
  return sim_routine_push(&routine, handle->device, handle->stream) ? SR_CUSOLVER_SUCCESS
                                                                    : EXECUTION_FAILED;
}

/* Only matrices without gaps between columns are simulated. */
static bool has_gaps(int64_t rows, int lead) {
  if (rows != lead)
    sim_tell("columns of %d elements are %d apart", (int)rows, lead);
  return rows != lead;
}

static uint32_t triangle_of(sr_math_triangle triangle) {
  return triangle == SR_MATH_LOWER ? SR_CALL_LOWER : 0;
}

static sr_call_step step_of(sr_call_function function, sr_call_function function_if_complex,
                            sr_cublas_type type, int m, int n, int k, uint32_t options) {
  return (sr_call_step){.function = sim_type_is_complex(type) ? function_if_complex : function,
                        .dtype = sim_math_dtype(type),
                        .options = options,
                        .batch = 1,
                        .m = m,
                        .n = n,
                        .k = k};
}

/* ---- factorisations -------------------------------------------------------------------------- */

static sr_cusolver_status potrf(sr_cublas_type type, sr_cusolver_handle handle,
                                sr_math_triangle triangle, int n, void *a, int a_lead, void *work,
                                int elements, int *info) {
  const sr_call_step step =
      step_of(SR_CALL_POTRF, SR_CALL_POTRF, type, 0, n, 0, triangle_of(triangle));
  if (has_gaps(n, a_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, a, info}, info, work, elements);
}

static sr_cusolver_status getrf(sr_cublas_type type, sr_cusolver_handle handle, int m, int n,
                                void *a, int a_lead, void *work, int *pivots, int *info) {
  const sr_call_step step = step_of(SR_CALL_GETRF, SR_CALL_GETRF, type, m, n, 0, 0);
  if (has_gaps(m, a_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, a, pivots, info}, info, work,
               workspace_of(m, n, 0));
}

static sr_cusolver_status geqrf(sr_cublas_type type, sr_cusolver_handle handle, int m, int n,
                                void *a, int a_lead, void *tau, void *work, int elements,
                                int *info) {
  const sr_call_step step = step_of(SR_CALL_GEQRF, SR_CALL_GEQRF, type, m, n, 0, 0);
  if (has_gaps(m, a_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, a, tau}, info, work, elements);
}

static sr_cusolver_status orgqr(sr_cublas_type type, sr_cusolver_handle handle, int m, int n, int k,
                                void *a, int a_lead, const void *tau, void *work, int elements,
                                int *info) {
  const sr_call_step step = step_of(SR_CALL_ORGQR, SR_CALL_UNGQR, type, m, n, k, 0);
  if (has_gaps(m, a_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, tau, a}, info, work, elements);
}

static sr_cusolver_status ormqr(sr_cublas_type type, sr_cusolver_handle handle, sr_math_side side,
                                sr_math_operation operation, int m, int n, int k, const void *a,
                                int a_lead, const void *tau, void *c, int c_lead, void *work,
                                int elements, int *info) {
  const uint32_t turns[] = {0, SR_CALL_TRANSPOSE, SR_CALL_ADJOINT};
  if (operation > 2 || has_gaps(side == SR_MATH_LEFT ? m : n, a_lead) || has_gaps(m, c_lead))
    return INVALID_VALUE;
  const sr_call_step step = step_of(SR_CALL_ORMQR, SR_CALL_UNMQR, type, m, n, k,
                                    turns[operation] | (side == SR_MATH_RIGHT ? SR_CALL_RIGHT : 0));
  return queue(handle, &step, (const void *const[]){a, tau, c, c}, info, work, elements);
}

/* ---- eigenvalues and singular values --------------------------------------------------------- */

static sr_cusolver_status sytrd(sr_cublas_type type, sr_cusolver_handle handle,
                                sr_math_triangle triangle, int n, void *a, int a_lead, void *d,
                                void *e, void *tau, void *work, int elements, int *info) {
  const sr_call_step step =
      step_of(SR_CALL_SYTRD, SR_CALL_HETRD, type, 0, n, 0, triangle_of(triangle));
  if (has_gaps(n, a_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, a, d, e, tau, info}, info, work, elements);
}

static sr_cusolver_status syevd(sr_cublas_type type, sr_cusolver_handle handle,
                                sr_cusolver_vectors vectors, sr_math_triangle triangle, int n,
                                void *a, int a_lead, void *w, void *work, int elements, int *info) {
  const sr_call_step step =
      step_of(SR_CALL_SYEVD, SR_CALL_HEEVD, type, 0, n, 0,
              triangle_of(triangle) | (vectors == SR_CUSOLVER_WITH_VECTORS ? SR_CALL_VECTORS : 0));
  if (has_gaps(n, a_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, a, w, info}, info, work, elements);
}

static sr_cusolver_status gesvd(sr_cublas_type type, sr_cusolver_handle handle, signed char u_job,
                                signed char v_job, int m, int n, void *a, int a_lead, void *s,
                                void *u, int u_lead, void *v, int v_lead, void *work, int elements,
                                int *info) {
  const sr_call_step step =
      step_of(SR_CALL_GESVD, SR_CALL_GESVD, type, m, n, 0,
              (u_job == 'N' ? 0 : SR_CALL_VECTORS) | (u_job == 'A' ? SR_CALL_FULL : 0));
  if (m < n)
    return REFUSE(INVALID_VALUE, "a matrix of %d x %d has more columns than rows", m, n);
  if (u_job != v_job || !strchr("ASN", u_job))
    return REFUSE(INVALID_VALUE, "other vectors on the left than on the right are not simulated");
  if (has_gaps(m, a_lead) || has_gaps(m, u_lead) || has_gaps(n, v_lead))
    return INVALID_VALUE;
  return queue(handle, &step, (const void *const[]){a, a, s, u, v, info}, info, work, elements);
}

/* ---- calls ----------------------------------------------------------------------------------- */

static sr_cusolver_status ask(sr_cusolver_handle handle, int m, int n, int k, int *out_elements) {
  const sr_cusolver_status status = check_handle(handle);
  if (status == SR_CUSOLVER_SUCCESS)
    *out_elements = workspace_of(m, n, k);
  return status;
}

/* Defines a function; what it does if it is not to fail. */
#define CALL(NAME, PARAMETERS, ...)                                                                \
  sr_cusolver_status NAME PARAMETERS {                                                             \
    const sr_cusolver_status status = begin(__func__, EXECUTION_FAILED);                           \
    return end(status == SR_CUSOLVER_SUCCESS ? __VA_ARGS__ : status);                              \
  }

#define CALLS(LETTER, KIND, T, R, ORGQR, ORMQR, SYTRD, SYEVD)                                      \
  CALL(cusolverDn##LETTER##potrf_bufferSize,                                                       \
       (sr_cusolver_handle handle, sr_math_triangle triangle, int n, T *a, int a_lead,             \
        int *out_elements),                                                                        \
       ((void)triangle, (void)a, (void)a_lead, ask(handle, 0, n, 0, out_elements)))                \
  CALL(cusolverDn##LETTER##potrf,                                                                  \
       (sr_cusolver_handle handle, sr_math_triangle triangle, int n, T *a, int a_lead, T *work,    \
        int elements, int *info),                                                                  \
       potrf(KIND, handle, triangle, n, a, a_lead, work, elements, info))                          \
  CALL(cusolverDn##LETTER##getrf_bufferSize,                                                       \
       (sr_cusolver_handle handle, int m, int n, T *a, int a_lead, int *out_elements),             \
       ((void)a, (void)a_lead, ask(handle, m, n, 0, out_elements)))                                \
  CALL(cusolverDn##LETTER##getrf,                                                                  \
       (sr_cusolver_handle handle, int m, int n, T *a, int a_lead, T *work, int *pivots,           \
        int *info),                                                                                \
       getrf(KIND, handle, m, n, a, a_lead, work, pivots, info))                                   \
  CALL(cusolverDn##LETTER##geqrf_bufferSize,                                                       \
       (sr_cusolver_handle handle, int m, int n, T *a, int a_lead, int *out_elements),             \
       ((void)a, (void)a_lead, ask(handle, m, n, 0, out_elements)))                                \
  CALL(cusolverDn##LETTER##geqrf,                                                                  \
       (sr_cusolver_handle handle, int m, int n, T *a, int a_lead, T *tau, T *work, int elements,  \
        int *info),                                                                                \
       geqrf(KIND, handle, m, n, a, a_lead, tau, work, elements, info))                            \
  CALL(cusolverDn##LETTER##ORGQR##_bufferSize,                                                     \
       (sr_cusolver_handle handle, int m, int n, int k, const T *a, int a_lead, const T *tau,      \
        int *out_elements),                                                                        \
       ((void)a, (void)a_lead, (void)tau, ask(handle, m, n, k, out_elements)))                     \
  CALL(cusolverDn##LETTER##ORGQR,                                                                  \
       (sr_cusolver_handle handle, int m, int n, int k, T *a, int a_lead, const T *tau, T *work,   \
        int elements, int *info),                                                                  \
       orgqr(KIND, handle, m, n, k, a, a_lead, tau, work, elements, info))                         \
  CALL(cusolverDn##LETTER##ORMQR##_bufferSize,                                                     \
       (sr_cusolver_handle handle, sr_math_side side, sr_math_operation operation, int m, int n,   \
        int k, const T *a, int a_lead, const T *tau, const T *c, int c_lead, int *out_elements),   \
       ((void)side, (void)operation, (void)a, (void)a_lead, (void)tau, (void)c, (void)c_lead,      \
        ask(handle, m, n, k, out_elements)))                                                       \
  CALL(cusolverDn##LETTER##ORMQR,                                                                  \
       (sr_cusolver_handle handle, sr_math_side side, sr_math_operation operation, int m, int n,   \
        int k, const T *a, int a_lead, const T *tau, T *c, int c_lead, T *work, int elements,      \
        int *info),                                                                                \
       ormqr(KIND, handle, side, operation, m, n, k, a, a_lead, tau, c, c_lead, work, elements,    \
             info))                                                                                \
  CALL(cusolverDn##LETTER##SYTRD##_bufferSize,                                                     \
       (sr_cusolver_handle handle, sr_math_triangle triangle, int n, const T *a, int a_lead,       \
        const R *d, const R *e, const T *tau, int *out_elements),                                  \
       ((void)triangle, (void)a, (void)a_lead, (void)d, (void)e, (void)tau,                        \
        ask(handle, 0, n, 0, out_elements)))                                                       \
  CALL(cusolverDn##LETTER##SYTRD,                                                                  \
       (sr_cusolver_handle handle, sr_math_triangle triangle, int n, T *a, int a_lead, R *d, R *e, \
        T *tau, T *work, int elements, int *info),                                                 \
       sytrd(KIND, handle, triangle, n, a, a_lead, d, e, tau, work, elements, info))               \
  CALL(cusolverDn##LETTER##SYEVD##_bufferSize,                                                     \
       (sr_cusolver_handle handle, sr_cusolver_vectors vectors, sr_math_triangle triangle, int n,  \
        const T *a, int a_lead, const R *w, int *out_elements),                                    \
       ((void)vectors, (void)triangle, (void)a, (void)a_lead, (void)w,                             \
        ask(handle, 0, n, 0, out_elements)))                                                       \
  CALL(cusolverDn##LETTER##SYEVD,                                                                  \
       (sr_cusolver_handle handle, sr_cusolver_vectors vectors, sr_math_triangle triangle, int n,  \
        T *a, int a_lead, R *w, T *work, int elements, int *info),                                 \
       syevd(KIND, handle, vectors, triangle, n, a, a_lead, w, work, elements, info))              \
  CALL(cusolverDn##LETTER##gesvd_bufferSize,                                                       \
       (sr_cusolver_handle handle, int m, int n, int *out_elements),                               \
       ask(handle, m, n, 0, out_elements))                                                         \
  CALL(cusolverDn##LETTER##gesvd,                                                                  \
       (sr_cusolver_handle handle, signed char u_job, signed char v_job, int m, int n, T *a,       \
        int a_lead, R *s, T *u, int u_lead, T *v, int v_lead, T *work, int elements, R *rest,      \
        int *info),                                                                                \
       ((void)rest, gesvd(KIND, handle, u_job, v_job, m, n, a, a_lead, s, u, u_lead, v, v_lead,    \
                          work, elements, info)))
CALLS(S, SR_CUBLAS_F32, sr_math_f32, sr_math_f32, orgqr, ormqr, sytrd, syevd)
CALLS(D, SR_CUBLAS_F64, sr_math_f64, sr_math_f64, orgqr, ormqr, sytrd, syevd)
CALLS(C, SR_CUBLAS_C64, sr_math_c64, sr_math_f32, ungqr, unmqr, hetrd, heevd)
CALLS(Z, SR_CUBLAS_C128, sr_math_c128, sr_math_f64, ungqr, unmqr, hetrd, heevd)
