/* The calls of cuBLASLt that describe a product. */
#include "simulated/sim_blas.h"

#include <inttypes.h>
#include <string.h>

/* ---- calls ---------------------------------------------------------------------------------- */

sr_cublas_status sim_blas_begin(const char *name, sr_cublas_status fitting) {
  return sim_begin(name, SIM_NotSupported) == SIM_Success ? SIM_BLAS_SUCCESS : fitting;
}

sr_cublas_status sim_blas_end(sr_cublas_status status) {
  sim_end(SIM_Success); /* cuBLASLt tells CUDA nothing of its own errors */
  return status;
}

size_t cublasLtGetVersion(void) {
  sim_lock();
  const int32_t version = sim_settings_get()->blas;
  sim_unlock();
  return (size_t)version;
}

const char *cublasLtGetStatusName(sr_cublas_status status) {
#define X(NAME, NUMBER, SENTENCE)                                                                  \
  if (status == NUMBER)                                                                            \
    return "CUBLAS_STATUS_" #NAME;
  SIM_BLAS_STATUSES(X)
#undef X
  return "CUBLAS_STATUS_UNKNOWN";
}

const char *cublasLtGetStatusString(sr_cublas_status status) {
#define X(NAME, NUMBER, SENTENCE)                                                                  \
  if (status == NUMBER)                                                                            \
    return SENTENCE;
  SIM_BLAS_STATUSES(X)
#undef X
  return "no such status";
}

/* Ends an object, even if the call is to fail: there is no second call. */
static sr_cublas_status destroy(sr_cublas_status status, void *handle, sim_kind kind) {
  void *object = sim_object_of(handle, kind);
  if (!object)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is nothing that can be destroyed", handle);
  sim_object_end(object);
  return status;
}

/* Sets a field of an object from the value of an attribute of `bytes` bytes. */
static sr_cublas_status set(void *field, size_t field_bytes, const void *value, size_t bytes) {
  if (!field)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "no such attribute, or it is not simulated");
  if (bytes != field_bytes)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "the attribute has %zu bytes, not %zu", field_bytes,
                           bytes);
  memcpy(field, value, bytes);
  return SIM_BLAS_SUCCESS;
}

/* ---- handles -------------------------------------------------------------------------------- */

static sr_cublas_status handle_create(sr_cublas_handle *out) {
  sim_device *device;
  if (sim_current(&device) != SIM_Success)
    return SIM_BLAS_NOT_INITIALIZED;
  *out = sim_object_create(SIM_BLAS, sizeof **out);
  (*out)->device = device;
  return SIM_BLAS_SUCCESS;
}

sr_cublas_status cublasLtCreate(sr_cublas_handle *out) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_ALLOC_FAILED);
  return sim_blas_end(status == SIM_BLAS_SUCCESS ? handle_create(out) : status);
}

sr_cublas_status cublasLtDestroy(sr_cublas_handle handle) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_NOT_INITIALIZED);
  return sim_blas_end(destroy(status, handle, SIM_BLAS));
}

/* ---- operations ----------------------------------------------------------------------------- */

static sr_cublas_status operation_create(sr_cublas_operation *out, sr_cublas_sum sum,
                                         sr_cublas_type factor_type) {
  *out = sim_object_create(SIM_OPERATION, sizeof **out);
  (*out)->sum = sum;
  (*out)->factor_type = factor_type;
  return SIM_BLAS_SUCCESS;
}

sr_cublas_status cublasLtMatmulDescCreate(sr_cublas_operation *out, sr_cublas_sum sum,
                                          sr_cublas_type factor_type) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_ALLOC_FAILED);
  return sim_blas_end(status == SIM_BLAS_SUCCESS ? operation_create(out, sum, factor_type)
                                                 : status);
}

sr_cublas_status cublasLtMatmulDescDestroy(sr_cublas_operation operation) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_INVALID_VALUE);
  return sim_blas_end(destroy(status, operation, SIM_OPERATION));
}

static sr_cublas_status operation_set(sr_cublas_operation handle,
                                      sr_cublas_operation_attribute attribute, const void *value,
                                      size_t bytes) {
  sr_cublas_operation o = sim_object_of(handle, SIM_OPERATION);
  if (!o)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no operation", (void *)handle);
  int32_t *field = attribute == SR_CUBLAS_OPERATION_A   ? &o->transpose_a
                   : attribute == SR_CUBLAS_OPERATION_B ? &o->transpose_b
                                                        : NULL;
  SIM_BLAS_TRY(set(field, sizeof *field, value, bytes));
  if (*field == 0 || *field == SR_CUBLAS_TRANSPOSE)
    return SIM_BLAS_SUCCESS;
  return SIM_BLAS_REFUSE(INVALID_VALUE, "a factor can be transposed, not %" PRId32, *field);
}

sr_cublas_status cublasLtMatmulDescSetAttribute(sr_cublas_operation operation,
                                                sr_cublas_operation_attribute attribute,
                                                const void *value, size_t bytes) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_INVALID_VALUE);
  return sim_blas_end(status == SIM_BLAS_SUCCESS ? operation_set(operation, attribute, value, bytes)
                                                 : status);
}

/* ---- layouts -------------------------------------------------------------------------------- */

static sr_cublas_status layout_create(sr_cublas_layout *out, const sim_matrix *m) {
  if (sim_type_bytes(m->type) == 0)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "no such type, or not simulated: %u", m->type);
  if (m->rows < 1 || m->columns < 1 || m->rows > INT32_MAX || m->columns > INT32_MAX)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "no matrix has %" PRId64 " x %" PRId64 " elements",
                           m->rows, m->columns);
  if (m->leading < m->rows || m->leading > INT32_MAX)
    return SIM_BLAS_REFUSE(INVALID_VALUE,
                           "columns of %" PRId64 " elements cannot be %" PRId64 " apart", m->rows,
                           m->leading);
  *out = sim_object_create(SIM_LAYOUT, sizeof **out);
  (*out)->matrix = *m;
  (*out)->batch = 1;
  return SIM_BLAS_SUCCESS;
}

sr_cublas_status cublasLtMatrixLayoutCreate(sr_cublas_layout *out, sr_cublas_type type,
                                            uint64_t rows, uint64_t columns, int64_t leading) {
  const sim_matrix matrix = {
      .type = type, .rows = (int64_t)rows, .columns = (int64_t)columns, .leading = leading};
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_ALLOC_FAILED);
  return sim_blas_end(status == SIM_BLAS_SUCCESS ? layout_create(out, &matrix) : status);
}

sr_cublas_status cublasLtMatrixLayoutDestroy(sr_cublas_layout layout) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_INVALID_VALUE);
  return sim_blas_end(destroy(status, layout, SIM_LAYOUT));
}

static sr_cublas_status layout_set(sr_cublas_layout handle, sr_cublas_layout_attribute attribute,
                                   const void *value, size_t bytes) {
  sr_cublas_layout layout = sim_object_of(handle, SIM_LAYOUT);
  if (!layout)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no layout", (void *)handle);
  if (attribute == SR_CUBLAS_LAYOUT_BATCH)
    SIM_BLAS_TRY(set(&layout->batch, sizeof layout->batch, value, bytes));
  else
    SIM_BLAS_TRY(set(attribute == SR_CUBLAS_LAYOUT_STRIDE ? &layout->matrix.stride : NULL,
                     sizeof layout->matrix.stride, value, bytes));
  if (layout->batch >= 1 && layout->batch <= 65535 && layout->matrix.stride >= 0)
    return SIM_BLAS_SUCCESS;
  return SIM_BLAS_REFUSE(INVALID_VALUE,
                         "there is no batch of %" PRId32 " matrices, %" PRId64 " apart",
                         layout->batch, layout->matrix.stride);
}

sr_cublas_status cublasLtMatrixLayoutSetAttribute(sr_cublas_layout layout,
                                                  sr_cublas_layout_attribute attribute,
                                                  const void *value, size_t bytes) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_INVALID_VALUE);
  return sim_blas_end(status == SIM_BLAS_SUCCESS ? layout_set(layout, attribute, value, bytes)
                                                 : status);
}

/* ---- preferences ---------------------------------------------------------------------------- */

static sr_cublas_status preference_create(sr_cublas_preference *out) {
  *out = sim_object_create(SIM_PREFERENCE, sizeof **out);
  (*out)->reductions = 7; /* all */
  for (int i = 0; i < SIM_BLAS_MATRICES; i++)
    (*out)->alignments[i] = SIM_BLAS_ALIGNMENT;
  return SIM_BLAS_SUCCESS;
}

sr_cublas_status cublasLtMatmulPreferenceCreate(sr_cublas_preference *out) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_ALLOC_FAILED);
  return sim_blas_end(status == SIM_BLAS_SUCCESS ? preference_create(out) : status);
}

sr_cublas_status cublasLtMatmulPreferenceDestroy(sr_cublas_preference preference) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_INVALID_VALUE);
  return sim_blas_end(destroy(status, preference, SIM_PREFERENCE));
}

static sr_cublas_status preference_set(sr_cublas_preference handle,
                                       sr_cublas_preference_attribute attribute, const void *value,
                                       size_t bytes) {
  sr_cublas_preference p = sim_object_of(handle, SIM_PREFERENCE);
  if (!p)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no preference", (void *)handle);
  if (attribute == SR_CUBLAS_PREFER_WORKSPACE)
    return set(&p->workspace_bytes, sizeof p->workspace_bytes, value, bytes);
  if (attribute == SR_CUBLAS_PREFER_REDUCTIONS)
    return set(&p->reductions, sizeof p->reductions, value, bytes);
  const bool aligns =
      attribute >= SR_CUBLAS_PREFER_ALIGNMENT_A && attribute <= SR_CUBLAS_PREFER_ALIGNMENT_D;
  return set(aligns ? &p->alignments[attribute - SR_CUBLAS_PREFER_ALIGNMENT_A] : NULL,
             sizeof *p->alignments, value, bytes);
}

sr_cublas_status cublasLtMatmulPreferenceSetAttribute(sr_cublas_preference preference,
                                                      sr_cublas_preference_attribute attribute,
                                                      const void *value, size_t bytes) {
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_INVALID_VALUE);
  return sim_blas_end(
      status == SIM_BLAS_SUCCESS ? preference_set(preference, attribute, value, bytes) : status);
}
