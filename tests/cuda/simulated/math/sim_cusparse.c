/* cuSPARSE: tridiagonal systems by the host's library. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "simulated/math/sim_host_call.h"
#include "simulated/math/sim_math.h"
#include "simulated/sim_work.h"

enum { /* what functions return beside the numbers of cusparse_api.def */
  NOT_INITIALIZED = 1,
  INVALID_VALUE = 3,
  EXECUTION_FAILED = 6,
  ALIGNMENT = 128
};

/* Tells and returns a status. */
#define REFUSE(STATUS, ...) (sim_tell(__VA_ARGS__), (sr_cusparse_status)(STATUS))

struct sr_cusparse_object {
  sim_object object;
  sim_device *device;
  sim_stream *stream;
};

static sr_cusparse_status begin(const char *name, int fitting) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SR_CUSPARSE_SUCCESS
                                                          : (sr_cusparse_status)fitting;
}

static sr_cusparse_status end(sr_cusparse_status status) {
  sim_end(SIM_Success);
  return status;
}

/* ---- handles --------------------------------------------------------------------------------- */

sr_cusparse_status cusparseGetProperty(sr_math_property property, int *out_value) {
  sr_cusparse_status status = begin(__func__, INVALID_VALUE);
  if (status == SR_CUSPARSE_SUCCESS)
    *out_value = sim_math_version(property);
  return end(status);
}

static sr_cusparse_status create(sr_cusparse_handle *out) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return NOT_INITIALIZED;
  *out = sim_object_create(SIM_SPARSE, sizeof **out);
  (*out)->device = device;
  return SR_CUSPARSE_SUCCESS;
}

sr_cusparse_status cusparseCreate(sr_cusparse_handle *out) {
  sr_cusparse_status status = begin(__func__, SR_CUSPARSE_ALLOC_FAILED);
  return end(status == SR_CUSPARSE_SUCCESS ? create(out) : status);
}

static sr_cusparse_status check_handle(sr_cusparse_handle handle) {
  return sim_object_of(handle, SIM_SPARSE)
             ? SR_CUSPARSE_SUCCESS
             : REFUSE(NOT_INITIALIZED, "%p is no handle of cuSPARSE", (void *)handle);
}

/* Ends a handle, even if the call is to fail: there is no second call. */
sr_cusparse_status cusparseDestroy(sr_cusparse_handle handle) {
  sr_cusparse_status status = begin(__func__, NOT_INITIALIZED);
  const sr_cusparse_status found = check_handle(handle);
  if (found == SR_CUSPARSE_SUCCESS)
    sim_object_end(handle);
  return end(status == SR_CUSPARSE_SUCCESS ? found : status);
}

sr_cusparse_status cusparseSetStream(sr_cusparse_handle handle, sim_stream *stream) {
  sr_cusparse_status status = begin(__func__, NOT_INITIALIZED);
  if (status == SR_CUSPARSE_SUCCESS)
    status = check_handle(handle);
  if (status == SR_CUSPARSE_SUCCESS)
    handle->stream = stream;
  return end(status);
}

/* ---- tridiagonal systems --------------------------------------------------------------------- */

/* What is in sim_routine.numbers. */
typedef enum number {
  TYPE,
  ROWS,
  COLUMNS,
  LOWER,
  DIAGONAL,
  UPPER,
  RIGHT,
} number;

/* Solves by the host's library, which writes to the diagonals and so gets copies. */
static bool compute(const sim_routine *r) {
  const int64_t *x = r->numbers;
  const sr_cublas_type type = (sr_cublas_type)x[TYPE];
  const size_t bytes = (size_t)x[ROWS] * sim_type_bytes(type);
  if (sim_math_get((const void *)x[LOWER], type, 0) != 0 ||
      sim_math_get((const void *)x[UPPER], type, x[ROWS] - 1) != 0) {
    sim_tell("a diagonal has an element outside of the matrix");
    return false;
  }
  void *copies[3];
  int info;
  for (int i = 0; i < 3; i++)
    copies[i] = memcpy(sim_allocate(bytes), (const void *)x[LOWER + i], bytes);
  const sr_call_step step = {
      .function = SR_CALL_GTSV, .dtype = sim_math_dtype(type), .n = x[ROWS], .k = x[COLUMNS]};
  const void *b = (const void *)x[RIGHT];
  const void *ports[] = {copies[0], copies[1], copies[2], b,    copies[0],
                         copies[1], copies[2], b,         &info};
  const sim_routine host = sim_host_call(&step, ports, NULL);
  host.compute(&host);
  for (int64_t i = 0; info != 0 && i < x[ROWS] * x[COLUMNS]; i++)
    sim_math_put((void *)x[RIGHT], type, i, NAN); /* cuSPARSE divides by 0 and says nothing */
  for (int i = 0; i < 3; i++)
    free(copies[i]);
  return true;
}

static size_t workspace_of(int rows, int columns) {
  return 16 * (size_t)(rows + columns);
}

static sr_cusparse_status gtsv(sr_cublas_type type, sr_cusparse_handle handle, int m, int n,
                               const void *lower, const void *diagonal, const void *upper, void *b,
                               int b_lead, void *workspace) {
  sim_routine r = {
      .compute = compute,
      .numbers = {type, m, n, (int64_t)lower, (int64_t)diagonal, (int64_t)upper, (int64_t)b}};
  const sr_cusparse_status status = check_handle(handle);
  if (status != SR_CUSPARSE_SUCCESS)
    return status;
  if (m < 3 || n < 1 || b_lead != m || (uintptr_t)workspace % ALIGNMENT)
    return REFUSE(INVALID_VALUE,
                  "%d equations, with %d right-hand sides %d apart, and workspace %p", m, n, b_lead,
                  workspace);
  const uint64_t element = sim_type_bytes(type), line = (uint64_t)m * element;
  sim_routine_use(&r, SIM_READS, lower, line);
  sim_routine_use(&r, SIM_READS, diagonal, line);
  sim_routine_use(&r, SIM_READS, upper, line);
  sim_routine_use(&r, SIM_WRITES, b, (uint64_t)n * line);
  sim_routine_use(&r, SIM_SPOILS, workspace, workspace_of(m, n));
  return sim_routine_push(&r, handle->device, handle->stream) ? SR_CUSPARSE_SUCCESS
                                                              : EXECUTION_FAILED;
}

#define CALLS(LETTER, KIND, T)                                                                     \
  sr_cusparse_status cusparse##LETTER##gtsv2_bufferSizeExt(                                        \
      sr_cusparse_handle handle, int m, int n, const T *lower, const T *diagonal, const T *upper,  \
      const T *b, int b_lead, size_t *out_bytes) {                                                 \
    sr_cusparse_status status = begin(__func__, EXECUTION_FAILED);                                 \
    (void)lower, (void)diagonal, (void)upper, (void)b, (void)b_lead;                               \
    if (status == SR_CUSPARSE_SUCCESS)                                                             \
      status = check_handle(handle);                                                               \
    *out_bytes = workspace_of(m, n);                                                               \
    return end(status);                                                                            \
  }                                                                                                \
  sr_cusparse_status cusparse##LETTER##gtsv2(sr_cusparse_handle handle, int m, int n,              \
                                             const T *lower, const T *diagonal, const T *upper,    \
                                             T *b, int b_lead, void *workspace) {                  \
    const sr_cusparse_status status = begin(__func__, EXECUTION_FAILED);                           \
    return end(status == SR_CUSPARSE_SUCCESS                                                       \
                   ? gtsv(KIND, handle, m, n, lower, diagonal, upper, b, b_lead, workspace)        \
                   : status);                                                                      \
  }
CALLS(S, SR_CUBLAS_F32, sr_math_f32)
CALLS(D, SR_CUBLAS_F64, sr_math_f64)
CALLS(C, SR_CUBLAS_C64, sr_math_c64)
CALLS(Z, SR_CUBLAS_C128, sr_math_c128)
