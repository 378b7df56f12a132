/* cuBLAS: TRSM by the host's library, the others in plain loops. */
#include "simulated/math/sim_host_call.h"
#include "simulated/math/sim_math.h"
#include "simulated/sim_work.h"

enum { /* what functions return beside the numbers of blas_api.def */
  NOT_INITIALIZED = 1,
  INVALID_VALUE = 7,
  EXECUTION_FAILED = 13,
  WORKSPACE_BYTES = 1 << 16, /* that every function uses */
  ALIGNMENT = 256
};

/* Tells and returns a status. */
#define REFUSE(STATUS, ...) (sim_tell(__VA_ARGS__), (sr_cublas_status)(STATUS))

struct sr_cublas_v2_object {
  sim_object object;
  sim_device *device;
  sim_stream *stream;
  sr_cublas_mode mode;
  void *workspace;
};

static sr_cublas_status begin(const char *name, int fitting) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SR_CUBLAS_SUCCESS
                                                          : (sr_cublas_status)fitting;
}

static sr_cublas_status end(sr_cublas_status status) {
  sim_end(SIM_Success);
  return status;
}

/* ---- handles --------------------------------------------------------------------------------- */

sr_cublas_status cublasGetProperty(sr_math_property property, int *out_value) {
  sr_cublas_status status = begin(__func__, INVALID_VALUE);
  if (status == SR_CUBLAS_SUCCESS)
    *out_value = sim_math_version(property);
  return end(status);
}

static sr_cublas_status create(sr_cublas_v2_handle *out) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return NOT_INITIALIZED;
  *out = sim_object_create(SIM_DENSE, sizeof **out);
  (*out)->device = device;
  return SR_CUBLAS_SUCCESS;
}

sr_cublas_status cublasCreate_v2(sr_cublas_v2_handle *out) {
  sr_cublas_status status = begin(__func__, SR_CUBLAS_ALLOC_FAILED);
  return end(status == SR_CUBLAS_SUCCESS ? create(out) : status);
}

static sr_cublas_status check_handle(sr_cublas_v2_handle handle) {
  return sim_object_of(handle, SIM_DENSE)
             ? SR_CUBLAS_SUCCESS
             : REFUSE(NOT_INITIALIZED, "%p is no handle of cuBLAS", (void *)handle);
}

/* Ends a handle, even if the call is to fail: there is no second call. */
sr_cublas_status cublasDestroy_v2(sr_cublas_v2_handle handle) {
  sr_cublas_status status = begin(__func__, NOT_INITIALIZED);
  const sr_cublas_status found = check_handle(handle);
  if (found == SR_CUBLAS_SUCCESS)
    sim_object_end(handle);
  return end(status == SR_CUBLAS_SUCCESS ? found : status);
}

sr_cublas_status cublasSetMathMode(sr_cublas_v2_handle handle, sr_cublas_mode mode) {
  sr_cublas_status status = begin(__func__, INVALID_VALUE);
  if (status == SR_CUBLAS_SUCCESS)
    status = check_handle(handle);
  if (status == SR_CUBLAS_SUCCESS)
    handle->mode = mode;
  return end(status);
}

sr_cublas_status cublasSetStream_v2(sr_cublas_v2_handle handle, sim_stream *stream) {
  sr_cublas_status status = begin(__func__, NOT_INITIALIZED);
  if (status == SR_CUBLAS_SUCCESS)
    status = check_handle(handle);
  if (status == SR_CUBLAS_SUCCESS) {
    handle->stream = stream;
    handle->workspace = NULL;
  }
  return end(status);
}

static sr_cublas_status set_workspace(sr_cublas_v2_handle handle, void *workspace, size_t bytes) {
  if ((uintptr_t)workspace % ALIGNMENT || bytes < WORKSPACE_BYTES)
    return REFUSE(INVALID_VALUE, "%zu bytes of workspace at %p are not enough or not aligned",
                  bytes, workspace);
  handle->workspace = workspace;
  return SR_CUBLAS_SUCCESS;
}

sr_cublas_status cublasSetWorkspace_v2(sr_cublas_v2_handle handle, void *workspace, size_t bytes) {
  sr_cublas_status status = begin(__func__, INVALID_VALUE);
  if (status == SR_CUBLAS_SUCCESS)
    status = check_handle(handle);
  return end(status == SR_CUBLAS_SUCCESS ? set_workspace(handle, workspace, bytes) : status);
}

/* ---- routines -------------------------------------------------------------------------------- */

/* What is in sim_routine.numbers. */
typedef enum number {
  TYPE,
  TRIANGLE,
  OPERATION,
  M,
  N,
  A_LEAD,
  B_LEAD,
  A,
  X, /* another operand */
  B, /* the result */
} number;

/* Queues a routine, with the handle's workspace. */
static sr_cublas_status queue(sr_cublas_v2_handle handle, sim_routine *r) {
  const sr_cublas_status status = check_handle(handle);
  if (status != SR_CUBLAS_SUCCESS)
    return status;
  if (handle->mode != SR_MATH_PEDANTIC)
    return REFUSE(INVALID_VALUE, "the handle may multiply in narrower types");
  if (!handle->workspace)
    return REFUSE(INVALID_VALUE, "cuBLAS would allocate a workspace for its stream");
  sim_routine_use(r, SIM_SPOILS, handle->workspace, WORKSPACE_BYTES);
  return sim_routine_push(r, handle->device, handle->stream) ? SR_CUBLAS_SUCCESS : EXECUTION_FAILED;
}

/* Queues a routine of plain loops, with the elements that it uses of A, X and B. */
static sr_cublas_status queue_loops(sr_cublas_v2_handle handle, sim_routine *r, uint64_t a_elements,
                                    uint64_t x_elements, uint64_t b_elements) {
  const uint64_t element = sim_type_bytes((sr_cublas_type)r->numbers[TYPE]);
  sim_routine_use(r, SIM_READS, (void *)r->numbers[A], a_elements * element);
  sim_routine_use(r, SIM_READS, (void *)r->numbers[X], x_elements * element);
  sim_routine_use(r, SIM_WRITES, (void *)r->numbers[B], b_elements * element);
  return queue(handle, r);
}

/* The elements of a matrix in memory. */
static uint64_t elements_of(int64_t rows, int64_t columns, int64_t lead) {
  return rows > 0 && columns > 0 ? (uint64_t)((columns - 1) * lead + rows) : 0;
}

/* True if a factor on the host is this number. */
static bool is_number(sr_cublas_type type, const void *factor, double value) {
  return sim_math_get(factor, type, 0) == value;
}

static double complex operand_at(const sim_routine *r, int64_t row, int64_t column) {
  const int64_t *x = r->numbers;
  const bool turns = x[OPERATION] != SR_MATH_AS_IT_IS;
  const double complex value =
      sim_math_get((const void *)x[A], (sr_cublas_type)x[TYPE],
                   turns ? row * x[A_LEAD] + column : column * x[A_LEAD] + row);
  return x[OPERATION] == SR_MATH_ADJOINT ? conj(value) : value;
}

/* ---- X from op(A) X = B or X op(A) = B ------------------------------------------------------- */

static sr_cublas_status trsm(sr_cublas_type type, sr_cublas_v2_handle handle, sr_math_side side,
                             sr_math_triangle triangle, sr_math_operation operation,
                             sr_math_diagonal diagonal, int64_t m, int64_t n, const void *alpha,
                             const void *a, int64_t a_lead, void *b, int64_t b_lead) {
  const uint32_t turns[] = {0, SR_CALL_TRANSPOSE, SR_CALL_ADJOINT};
  if (m < 1 || n < 1 || a_lead != (side == SR_MATH_LEFT ? m : n) || b_lead != m || operation > 2 ||
      !is_number(type, alpha, 1))
    return REFUSE(INVALID_VALUE, "sizes do not fit together, or alpha is not 1");
  const sr_call_step step = {.function = SR_CALL_TRSM,
                             .dtype = sim_math_dtype(type),
                             .options = turns[operation] |
                                        (side == SR_MATH_RIGHT ? SR_CALL_RIGHT : 0) |
                                        (triangle == SR_MATH_LOWER ? SR_CALL_LOWER : 0) |
                                        (diagonal == SR_MATH_UNIT_DIAGONAL ? SR_CALL_UNIT : 0),
                             .m = m,
                             .n = n};
  sim_routine r = sim_host_call(&step, (const void *const[]){a, b, b}, NULL);
  return queue(handle, &r);
}

/* ---- C = op(A) + 0 B ------------------------------------------------------------------------- */

static bool compute_geam(const sim_routine *r) {
  const int64_t *x = r->numbers;
  const sr_cublas_type type = (sr_cublas_type)x[TYPE];
  for (int64_t column = 0; column < x[N]; column++)
    for (int64_t row = 0; row < x[M]; row++) {
      void *c = (void *)x[B];
      const int64_t at = column * x[B_LEAD] + row;
      sim_math_put(c, type, at, operand_at(r, row, column) + 0 * sim_math_get(c, type, at));
    }
  return true;
}

static sr_cublas_status geam(sr_cublas_type type, sr_cublas_v2_handle handle,
                             sr_math_operation a_operation, sr_math_operation b_operation,
                             int64_t m, int64_t n, const void *alpha, const void *a, int64_t a_lead,
                             const void *beta, const void *b, int64_t b_lead, void *c,
                             int64_t c_lead) {
  const bool turns = a_operation != SR_MATH_AS_IT_IS;
  sim_routine r = {.compute = compute_geam,
                   .numbers = {[TYPE] = type,
                               [OPERATION] = a_operation,
                               [M] = m,
                               [N] = n,
                               [A_LEAD] = a_lead,
                               [B_LEAD] = c_lead,
                               [A] = (int64_t)a,
                               [B] = (int64_t)c}};
  if (!is_number(type, alpha, 1) || !is_number(type, beta, 0) || b != c || b_lead != c_lead ||
      b_operation != SR_MATH_AS_IT_IS)
    return REFUSE(INVALID_VALUE, "only alpha = 1 and beta = 0 are simulated, in place of B");
  if (m < 1 || n < 1 || a_lead < (turns ? n : m) || c_lead < m)
    return REFUSE(INVALID_VALUE, "sizes do not fit together");
  return queue_loops(handle, &r, turns ? elements_of(n, m, a_lead) : elements_of(m, n, a_lead), 0,
                     elements_of(m, n, c_lead));
}

/* ---- y = op(A) x ----------------------------------------------------------------------------- */

/* The product of an element of A and one of a vector. As in the reference BLAS, an element 0 of a
 * vector is not multiplied, so that no NaN comes of it. */
static double complex product_of(const sim_routine *r, int64_t row, int64_t column,
                                 double complex factor) {
  return factor == 0 ? 0 : operand_at(r, row, column) * factor;
}

static bool compute_gemv(const sim_routine *r) {
  const int64_t *x = r->numbers;
  const sr_cublas_type type = (sr_cublas_type)x[TYPE];
  for (int64_t row = 0; row < x[M]; row++) {
    double complex sum = 0;
    for (int64_t column = 0; column < x[N]; column++)
      sum += product_of(r, row, column, sim_math_get((const void *)x[X], type, column));
    sim_math_put((void *)x[B], type, row, sum);
  }
  return true;
}

static sr_cublas_status gemv(sr_cublas_type type, sr_cublas_v2_handle handle,
                             sr_math_operation operation, int64_t m, int64_t n, const void *alpha,
                             const void *a, int64_t a_lead, const void *x, int64_t x_step,
                             const void *beta, void *y, int64_t y_step) {
  sim_routine r = {.compute = compute_gemv,
                   .numbers = {[TYPE] = type,
                               [M] = m,
                               [N] = n,
                               [A_LEAD] = a_lead,
                               [A] = (int64_t)a,
                               [X] = (int64_t)x,
                               [B] = (int64_t)y}};
  if (!is_number(type, alpha, 1) || !is_number(type, beta, 0) || x_step != 1 || y_step != 1 ||
      operation != SR_MATH_AS_IT_IS || m < 1 || n < 1 || a_lead < m)
    return REFUSE(INVALID_VALUE, "sizes do not fit together, or y = A x is not what is asked");
  return queue_loops(handle, &r, elements_of(m, n, a_lead), (uint64_t)n, (uint64_t)m);
}

/* x = A x for a triangle; the vector is read before it is written. */
static bool compute_trmv(const sim_routine *r) {
  const int64_t *x = r->numbers;
  const sr_cublas_type type = (sr_cublas_type)x[TYPE];
  const bool is_lower = x[TRIANGLE] == SR_MATH_LOWER;
  for (int64_t i = 0; i < x[N]; i++) {
    const int64_t row = is_lower ? x[N] - 1 - i : i;
    double complex sum = 0;
    for (int64_t column = is_lower ? 0 : row; column < (is_lower ? row + 1 : x[N]); column++)
      sum += product_of(r, row, column, sim_math_get((const void *)x[B], type, column));
    sim_math_put((void *)x[B], type, row, sum);
  }
  return true;
}

static sr_cublas_status trmv(sr_cublas_type type, sr_cublas_v2_handle handle,
                             sr_math_triangle triangle, sr_math_operation operation,
                             sr_math_diagonal diagonal, int64_t n, const void *a, int64_t a_lead,
                             void *x, int64_t x_step) {
  sim_routine r = {.compute = compute_trmv,
                   .numbers = {[TYPE] = type,
                               [TRIANGLE] = triangle,
                               [N] = n,
                               [A_LEAD] = a_lead,
                               [A] = (int64_t)a,
                               [B] = (int64_t)x}};
  if (x_step != 1 || operation != SR_MATH_AS_IT_IS || diagonal != SR_MATH_STORED_DIAGONAL ||
      n < 1 || a_lead < n)
    return REFUSE(INVALID_VALUE, "sizes do not fit together, or x = A x is not what is asked");
  return queue_loops(handle, &r, elements_of(n, n, a_lead), 0, (uint64_t)n);
}

/* ---- calls ----------------------------------------------------------------------------------- */

#define CALLS(LETTER, TYPE_OF, T)                                                                  \
  sr_cublas_status cublas##LETTER##trsm_v2_64(                                                     \
      sr_cublas_v2_handle handle, sr_math_side side, sr_math_triangle triangle,                    \
      sr_math_operation operation, sr_math_diagonal diagonal, int64_t m, int64_t n,                \
      const T *alpha, const T *a, int64_t a_lead, T *b, int64_t b_lead) {                          \
    const sr_cublas_status status = begin(__func__, EXECUTION_FAILED);                             \
    return end(status == SR_CUBLAS_SUCCESS ? trsm(TYPE_OF, handle, side, triangle, operation,      \
                                                  diagonal, m, n, alpha, a, a_lead, b, b_lead)     \
                                           : status);                                              \
  }                                                                                                \
  sr_cublas_status cublas##LETTER##geam_64(                                                        \
      sr_cublas_v2_handle handle, sr_math_operation a_operation, sr_math_operation b_operation,    \
      int64_t m, int64_t n, const T *alpha, const T *a, int64_t a_lead, const T *beta, const T *b, \
      int64_t b_lead, T *c, int64_t c_lead) {                                                      \
    const sr_cublas_status status = begin(__func__, EXECUTION_FAILED);                             \
    return end(status == SR_CUBLAS_SUCCESS ? geam(TYPE_OF, handle, a_operation, b_operation, m, n, \
                                                  alpha, a, a_lead, beta, b, b_lead, c, c_lead)    \
                                           : status);                                              \
  }                                                                                                \
  sr_cublas_status cublas##LETTER##gemv_v2_64(                                                     \
      sr_cublas_v2_handle handle, sr_math_operation operation, int64_t m, int64_t n,               \
      const T *alpha, const T *a, int64_t a_lead, const T *x, int64_t x_step, const T *beta, T *y, \
      int64_t y_step) {                                                                            \
    const sr_cublas_status status = begin(__func__, EXECUTION_FAILED);                             \
    return end(status == SR_CUBLAS_SUCCESS ? gemv(TYPE_OF, handle, operation, m, n, alpha, a,      \
                                                  a_lead, x, x_step, beta, y, y_step)              \
                                           : status);                                              \
  }                                                                                                \
  sr_cublas_status cublas##LETTER##trmv_v2_64(                                                     \
      sr_cublas_v2_handle handle, sr_math_triangle triangle, sr_math_operation operation,          \
      sr_math_diagonal diagonal, int64_t n, const T *a, int64_t a_lead, T *x, int64_t x_step) {    \
    const sr_cublas_status status = begin(__func__, EXECUTION_FAILED);                             \
    return end(status == SR_CUBLAS_SUCCESS                                                         \
                   ? trmv(TYPE_OF, handle, triangle, operation, diagonal, n, a, a_lead, x, x_step) \
                   : status);                                                                      \
  }
CALLS(S, SR_CUBLAS_F32, sr_math_f32)
CALLS(D, SR_CUBLAS_F64, sr_math_f64)
CALLS(C, SR_CUBLAS_C64, sr_math_c64)
CALLS(Z, SR_CUBLAS_C128, sr_math_c128)
