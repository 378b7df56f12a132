/* The calls of cuBLASLt that choose an algorithm and queue a product. */
#include <inttypes.h>
#include <string.h>

#include "simulated/sim_blas.h"

/* What stands in an sr_cublas_algorithm. */
typedef struct algorithm {
  uint64_t product; /* a digest of the descriptions for which it was chosen */
  uint64_t workspace_bytes;
  uint32_t alignments[SIM_BLAS_MATRICES];
} algorithm;

_Static_assert(sizeof(algorithm) <= sizeof(sr_cublas_algorithm), "room for it");

/* ---- the choice of an algorithm ------------------------------------------------------------- */

/* The objects that describe a product. */
typedef struct description {
  sr_cublas_handle handle;
  sr_cublas_operation operation;
  sr_cublas_layout layouts[SIM_BLAS_MATRICES];
} description;

static sr_cublas_status check_objects(const description *d) {
  if (!sim_object_of(d->handle, SIM_BLAS))
    return SIM_BLAS_REFUSE(NOT_INITIALIZED, "%p is no handle of cuBLASLt", (void *)d->handle);
  if (!sim_object_of(d->operation, SIM_OPERATION))
    return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no operation", (void *)d->operation);
  for (int i = 0; i < SIM_BLAS_MATRICES; i++)
    if (!sim_object_of(d->layouts[i], SIM_LAYOUT))
      return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no layout", (void *)d->layouts[i]);
  return SIM_BLAS_SUCCESS;
}

/* True if cuBLASLt adds products of these types. */
static bool has_types(sr_cublas_sum sum, sr_cublas_type factor, sr_cublas_type type,
                      sr_cublas_type result) {
  const bool is_32 = sum == SR_CUBLAS_SUM_32 || sum == SR_CUBLAS_SUM_32_PEDANTIC;
  if (sum == SR_CUBLAS_SUM_32_TF32)
    return factor == SR_CUBLAS_F32 && type == factor && result == factor;
  const bool is_64 = sum == SR_CUBLAS_SUM_64 || sum == SR_CUBLAS_SUM_64_PEDANTIC;
  if (is_32 && factor == SR_CUBLAS_F32)
    return (type == SR_CUBLAS_F32 && result == SR_CUBLAS_F32) ||
           ((type == SR_CUBLAS_F16 || type == SR_CUBLAS_BF16) &&
            (result == type || result == SR_CUBLAS_F32));
  if (is_32)
    return factor == SR_CUBLAS_C64 && type == factor && result == factor;
  return is_64 && (factor == SR_CUBLAS_F64 || factor == SR_CUBLAS_C128) && type == factor &&
         result == factor;
}

/* The same for elements of 8 bits. */
static bool has_byte_types(sr_cublas_sum sum, sr_cublas_type factor, sr_cublas_type a,
                           sr_cublas_type b, sr_cublas_type result) {
  if (sum == SR_CUBLAS_SUM_INT)
    return factor == SR_CUBLAS_I32 && a == SR_CUBLAS_I8 && b == a && result == SR_CUBLAS_I32;
  const bool of_floats = (a == SR_CUBLAS_F8E4M3 && b == SR_CUBLAS_F8E4M3) ||
                         (a == SR_CUBLAS_F8E4M3 && b == SR_CUBLAS_F8E5M2) ||
                         (a == SR_CUBLAS_F8E5M2 && b == SR_CUBLAS_F8E4M3);
  return sum == SR_CUBLAS_SUM_32 && factor == SR_CUBLAS_F32 && of_floats &&
         (result == SR_CUBLAS_F32 || result == SR_CUBLAS_F16 || result == SR_CUBLAS_BF16);
}

/* Elements of 8 bits: the first factor is transposed, the second is not, and all sizes are
 * multiples of 4 integers or 16 floats. */
static sr_cublas_status check_bytes(const description *d) {
  const int64_t unit = d->operation->sum == SR_CUBLAS_SUM_INT ? 4 : 16;
  if (!d->operation->transpose_a || d->operation->transpose_b)
    return SIM_BLAS_REFUSE(NOT_SUPPORTED, "factors of bytes have to be transposed and not");
  for (int i = 0; i < SIM_BLAS_MATRICES; i++) {
    const sim_matrix *m = &d->layouts[i]->matrix;
    if (m->rows % unit || m->columns % unit || m->leading % unit)
      return SIM_BLAS_REFUSE(NOT_SUPPORTED, "sizes are no multiples of %" PRId64, unit);
  }
  return SIM_BLAS_SUCCESS;
}

static sr_cublas_status check_types(const description *d) {
  const sr_cublas_operation o = d->operation;
  const sr_cublas_type a = d->layouts[0]->matrix.type, b = d->layouts[1]->matrix.type;
  const sr_cublas_type c = d->layouts[2]->matrix.type, r = d->layouts[3]->matrix.type;
  if (c == r && has_byte_types(o->sum, o->factor_type, a, b, r))
    return check_bytes(d);
  if (a == b && c == r && has_types(o->sum, o->factor_type, a, r))
    return SIM_BLAS_SUCCESS;
  return SIM_BLAS_REFUSE(NOT_SUPPORTED, "no sums %u with factors %u of types %u, %u, %u and %u",
                         o->sum, o->factor_type, a, b, c, r);
}

/* True if the matrices of a batch lie apart. */
static bool is_apart(const sim_matrix *m, int32_t batch) {
  return batch == 1 || m->stride >= (m->columns - 1) * m->leading + m->rows;
}

static sr_cublas_status check_shapes(const description *d) {
  const sr_cublas_operation o = d->operation;
  const sim_matrix *a = &d->layouts[0]->matrix, *b = &d->layouts[1]->matrix;
  const sim_matrix *c = &d->layouts[2]->matrix, *r = &d->layouts[3]->matrix;
  const int64_t m = o->transpose_a ? a->columns : a->rows,
                k = o->transpose_a ? a->rows : a->columns;
  const int64_t n = o->transpose_b ? b->rows : b->columns;
  if (k != (o->transpose_b ? b->columns : b->rows) || r->rows != m || r->columns != n ||
      c->rows != m || c->columns != n)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "the sizes of the matrices do not fit together");
  for (int i = 1; i < SIM_BLAS_MATRICES; i++)
    if (d->layouts[i]->batch != d->layouts[0]->batch)
      return SIM_BLAS_REFUSE(INVALID_VALUE, "the matrices have batches of different sizes");
  if (!is_apart(r, d->layouts[3]->batch))
    return SIM_BLAS_REFUSE(INVALID_VALUE, "the products of the batch overlap");
  return SIM_BLAS_SUCCESS;
}

static sr_cublas_status check_description(const description *d) {
  SIM_BLAS_TRY(check_objects(d));
  SIM_BLAS_TRY(check_types(d));
  return check_shapes(d);
}

static uint64_t mix(uint64_t digest, uint64_t value) {
  digest = (digest ^ value) * UINT64_C(0x9E3779B97F4A7C15);
  return digest ^ digest >> 32;
}

static uint64_t digest_of(const description *d) {
  const sr_cublas_operation o = d->operation;
  uint64_t digest =
      mix(mix(mix(1, o->sum), o->factor_type), (uint64_t)(o->transpose_a * 2 + o->transpose_b));
  for (int i = 0; i < SIM_BLAS_MATRICES; i++) {
    const sim_matrix *m = &d->layouts[i]->matrix;
    const int64_t values[] = {m->type,    m->rows,   m->columns,
                              m->leading, m->stride, d->layouts[i]->batch};
    for (size_t j = 0; j < sizeof values / sizeof *values; j++)
      digest = mix(digest, (uint64_t)values[j]);
  }
  return digest;
}

static sr_cublas_status check_preference(sr_cublas_preference p) {
  if (!sim_object_of(p, SIM_PREFERENCE))
    return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no preference", (void *)p);
  if (p->reductions & ~(uint32_t)SR_CUBLAS_REDUCE_SUMS)
    return SIM_BLAS_REFUSE(NOT_SUPPORTED,
                           "reductions that round sums to the type of results are allowed");
  for (int i = 0; i < SIM_BLAS_MATRICES; i++)
    if (p->alignments[i] == 0 || p->alignments[i] & (p->alignments[i] - 1))
      return SIM_BLAS_REFUSE(INVALID_VALUE, "no address is aligned to %" PRIu32 " bytes",
                             p->alignments[i]);
  return SIM_BLAS_SUCCESS;
}

/* Chooses an algorithm that keeps a matrix of sums in the workspace, if it may. */
static sr_cublas_status choose(const description *d, sr_cublas_preference preference, int capacity,
                               sr_cublas_choice *out_choices, int *out_count) {
  SIM_BLAS_TRY(check_description(d));
  SIM_BLAS_TRY(check_preference(preference));
  if (capacity < 1)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "there is no room for a choice");
  const sim_matrix *r = &d->layouts[3]->matrix;
  const uint64_t sums = (uint64_t)(r->rows * r->columns) * 8;
  algorithm chosen = {.product = digest_of(d),
                      .workspace_bytes = sums <= preference->workspace_bytes ? sums : 0};
  memcpy(chosen.alignments, preference->alignments, sizeof chosen.alignments);
  memset(out_choices, 0, sizeof *out_choices);
  memcpy(&out_choices->algorithm, &chosen, sizeof chosen);
  out_choices->workspace_bytes = chosen.workspace_bytes;
  *out_count = 1;
  return SIM_BLAS_SUCCESS;
}

sr_cublas_status cublasLtMatmulAlgoGetHeuristic(sr_cublas_handle handle,
                                                sr_cublas_operation operation, sr_cublas_layout a,
                                                sr_cublas_layout b, sr_cublas_layout c,
                                                sr_cublas_layout d, sr_cublas_preference preference,
                                                int capacity, sr_cublas_choice *out_choices,
                                                int *out_count) {
  const description all = {handle, operation, {a, b, c, d}};
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_NOT_SUPPORTED);
  if (status == SIM_BLAS_SUCCESS)
    status = choose(&all, preference, capacity, out_choices, out_count);
  return sim_blas_end(status);
}

/* ---- products ------------------------------------------------------------------------------- */

static sr_cublas_status check_algorithm(const description *d, const algorithm *chosen,
                                        const sim_product *p) {
  const uint8_t *addresses[SIM_BLAS_MATRICES] = {p->a.address, p->b.address, p->d.address,
                                                 p->d.address};
  if (chosen->product != digest_of(d))
    return SIM_BLAS_REFUSE(INVALID_VALUE, "the algorithm was not chosen for this product");
  for (int i = 0; i < SIM_BLAS_MATRICES; i++)
    if ((uintptr_t)addresses[i] % chosen->alignments[i])
      return SIM_BLAS_REFUSE(INVALID_VALUE, "%p is no multiple of %" PRIu32 ", as was preferred",
                             (const void *)addresses[i], chosen->alignments[i]);
  if (p->workspace_bytes < chosen->workspace_bytes || (uintptr_t)p->workspace % SIM_BLAS_ALIGNMENT)
    return SIM_BLAS_REFUSE(INVALID_VALUE,
                           "%" PRIu64 " bytes of workspace are needed, %" PRIu64
                           " bytes at %p were given",
                           chosen->workspace_bytes, p->workspace_bytes, (void *)p->workspace);
  return SIM_BLAS_SUCCESS;
}

static sr_cublas_status check_factors(sr_cublas_type type, const void *alpha, const void *beta) {
  static const float one_f[2] = {1}, zero_f[2] = {0};
  static const double one_d[2] = {1}, zero_d[2] = {0};
  static const int32_t one_i = 1, zero_i = 0;
  if (type == SR_CUBLAS_I32)
    return *(const int32_t *)alpha == one_i && *(const int32_t *)beta == zero_i
               ? SIM_BLAS_SUCCESS
               : SIM_BLAS_REFUSE(NOT_SUPPORTED, "an alpha other than 1 is not simulated");
  const bool is_double = type == SR_CUBLAS_F64 || type == SR_CUBLAS_C128;
  const size_t bytes = sim_type_bytes(type);
  if (memcmp(alpha, is_double ? (const void *)one_d : one_f, bytes) == 0 &&
      memcmp(beta, is_double ? (const void *)zero_d : zero_f, bytes) == 0)
    return SIM_BLAS_SUCCESS;
  return SIM_BLAS_REFUSE(NOT_SUPPORTED,
                         "an alpha other than 1 and a beta other than 0 are not simulated");
}

typedef struct range {
  const char *what;
  const void *address;
  uint64_t bytes;
} range;

static bool do_overlap(const range *x, const range *y) {
  const uintptr_t first = (uintptr_t)x->address, second = (uintptr_t)y->address;
  return first < second + y->bytes && second < first + x->bytes;
}

static sr_cublas_status check_memory(const sim_product *p, const sim_device *device) {
  const range ranges[] = {{"a product", p->d.address, sim_matrix_bytes(&p->d, p->batch)},
                          {"the workspace", p->workspace, p->workspace_bytes},
                          {"a factor", p->a.address, sim_matrix_bytes(&p->a, p->batch)},
                          {"a factor", p->b.address, sim_matrix_bytes(&p->b, p->batch)}};
  for (int i = 0; i < 4; i++)
    if (sim_product_check(ranges[i].address, ranges[i].bytes, device, ranges[i].what) !=
        SIM_Success)
      return SIM_BLAS_INVALID_VALUE;
  for (int i = 0; i < 2; i++) /* what is written must lie apart from everything else */
    for (int j = i + 1; j < 4; j++)
      if (do_overlap(&ranges[i], &ranges[j]))
        return SIM_BLAS_REFUSE(INVALID_VALUE, "%s overlaps %s", ranges[i].what, ranges[j].what);
  return SIM_BLAS_SUCCESS;
}

static sim_matrix matrix_at(const sr_cublas_layout layout, const void *address) {
  sim_matrix matrix = layout->matrix;
  matrix.address = (uint8_t *)(uintptr_t)address;
  return matrix;
}

static sr_cublas_status enqueue(const description *d, const algorithm *chosen, const sim_product *p,
                                sim_stream *handle) {
  sim_device *device;
  sim_stream *stream;
  if (sim_current(&device) != SIM_Success || sim_stream_of(handle, &stream) != SIM_Success)
    return SIM_BLAS_EXECUTION_FAILED;
  if (d->handle->device != device || stream->device != device)
    return SIM_BLAS_REFUSE(INVALID_VALUE, "handle or stream are not of the current device");
  SIM_BLAS_TRY(check_algorithm(d, chosen, p));
  SIM_BLAS_TRY(check_memory(p, device));
  const sim_op op = {.kind = SIM_OP_PRODUCT, .device = device, .product = *p};
  return sim_stream_push(stream, op) == SIM_Success ? SIM_BLAS_SUCCESS : SIM_BLAS_EXECUTION_FAILED;
}

sr_cublas_status cublasLtMatmul(sr_cublas_handle handle, sr_cublas_operation operation,
                                const void *alpha, const void *a, sr_cublas_layout a_layout,
                                const void *b, sr_cublas_layout b_layout, const void *beta,
                                const void *c, sr_cublas_layout c_layout, void *d,
                                sr_cublas_layout d_layout, const sr_cublas_algorithm *algorithm_,
                                void *workspace, size_t workspace_bytes, sim_stream *stream) {
  const description all = {handle, operation, {a_layout, b_layout, c_layout, d_layout}};
  algorithm chosen;
  memcpy(&chosen, algorithm_, sizeof chosen);
  sr_cublas_status status = sim_blas_begin(__func__, SIM_BLAS_EXECUTION_FAILED);
  if (status == SIM_BLAS_SUCCESS)
    status = check_description(&all);
  if (status == SIM_BLAS_SUCCESS && (c != d || c_layout != d_layout))
    status = SIM_BLAS_REFUSE(NOT_SUPPORTED, "a C other than D is not simulated");
  if (status == SIM_BLAS_SUCCESS)
    status = check_factors(operation->factor_type, alpha, beta);
  if (status != SIM_BLAS_SUCCESS)
    return sim_blas_end(status);
  const sim_product product = {.a = matrix_at(a_layout, a),
                               .b = matrix_at(b_layout, b),
                               .d = matrix_at(d_layout, d),
                               .transpose_a = operation->transpose_a,
                               .transpose_b = operation->transpose_b,
                               .tf32 = operation->sum == SR_CUBLAS_SUM_32_TF32,
                               .rounds = operation->sum == SR_CUBLAS_SUM_32 ||
                                         operation->sum == SR_CUBLAS_SUM_32_TF32 ||
                                         operation->sum == SR_CUBLAS_SUM_32_PEDANTIC,
                               .batch = d_layout->batch,
                               .workspace = workspace,
                               .workspace_bytes = workspace_bytes};
  return sim_blas_end(enqueue(&all, &chosen, &product, stream));
}
