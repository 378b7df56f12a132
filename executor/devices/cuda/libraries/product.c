/*
 * cuBLASLt reads matrices column by column, so it sees our row-major matrices transposed. The
 * transpose of A B is the product of the transposes in the opposite order: B is cuBLASLt's first
 * factor, and A its second.
 */
#include "executor/devices/cuda/libraries/product.h"

#include <stdio.h>
#include <stdlib.h>

enum {
  BATCH_MOST = 65535, /* matrices of one call: the most that every algorithm takes */
  ALIGNMENT = 256     /* of spaces of memory */
};

/* What one call computes: a part of the batch. */
typedef struct part {
  int64_t batch; /* its matrices; 0: there is no such part */
  sr_cublas_layout a, b, c;
  sr_cublas_choice choice;
} part;

struct sr_cuda_product {
  const sr_cuda_blas *blas;
  sr_gemm_step step;
  sr_cublas_operation operation; /* NULL: there is nothing to multiply */
  part most, rest; /* a batch is as many of the first as fit in it, and one of the second */
};

/* ---- arithmetic ----------------------------------------------------------------------------- */

static sr_cublas_type type_of(sr_dtype dtype) {
  static const sr_cublas_type types[SR_DTYPE_COUNT] = {
      [SR_I8] = SR_CUBLAS_I8,         [SR_I32] = SR_CUBLAS_I32, [SR_F8E4M3FN] = SR_CUBLAS_F8E4M3,
      [SR_F8E5M2] = SR_CUBLAS_F8E5M2, [SR_F16] = SR_CUBLAS_F16, [SR_BF16] = SR_CUBLAS_BF16,
      [SR_F32] = SR_CUBLAS_F32,       [SR_F64] = SR_CUBLAS_F64, [SR_C64] = SR_CUBLAS_C64,
      [SR_C128] = SR_CUBLAS_C128,
  };
  return types[dtype];
}

/* How products of factors of a type are added, and the numbers 1 and 0 in the type of sums. */
typedef struct arithmetic {
  sr_cublas_sum sum;
  const void *one, *zero;
} arithmetic;

/*
 * Returns how the step's products are added.
 *
 * PEDANTIC keeps TF32 away from F32, and from complex numbers the product by three multiplications,
 * which loses digits of one part if the other part is large. It also keeps tensor cores away. Those
 * compute with F64 as the processor does, and F16 and BF16 need them.
 */
static const arithmetic *arithmetic_of(const sr_gemm_step *step) {
  static const int32_t one_i = 1, zero_i = 0;
  static const float one_f[2] = {1}, zero_f[2] = {0};
  static const double one_d[2] = {1}, zero_d[2] = {0};
  static const arithmetic table[SR_DTYPE_COUNT] = {
      [SR_I8] = {SR_CUBLAS_SUM_INT, &one_i, &zero_i},
      [SR_F8E4M3FN] = {SR_CUBLAS_SUM_32, one_f, zero_f},
      [SR_F8E5M2] = {SR_CUBLAS_SUM_32, one_f, zero_f},
      [SR_F16] = {SR_CUBLAS_SUM_32, one_f, zero_f},
      [SR_BF16] = {SR_CUBLAS_SUM_32, one_f, zero_f},
      [SR_F32] = {SR_CUBLAS_SUM_32_PEDANTIC, one_f, zero_f},
      [SR_F64] = {SR_CUBLAS_SUM_64, one_d, zero_d},
      [SR_C64] = {SR_CUBLAS_SUM_32_PEDANTIC, one_f, zero_f},
      [SR_C128] = {SR_CUBLAS_SUM_64_PEDANTIC, one_d, zero_d},
  };
  static const arithmetic tf32 = {SR_CUBLAS_SUM_32_TF32, one_f, zero_f};
  return step->tf32 ? &tf32 : &table[step->dtype];
}

/* ---- descriptions --------------------------------------------------------------------------- */

/* Returns SR_OK, or fails with a message that begins with the product. */
static sr_status check(sr_ctx *ctx, const sr_cuda_product *product, sr_cublas_status status) {
  if (status == SR_CUBLAS_SUCCESS)
    return SR_OK;
  const sr_gemm_step *s = &product->step;
  char what[160];
  snprintf(what, sizeof what,
           "the product of %lld matrices of %lld x %lld and %lld x %lld elements of %s by cuBLASLt",
           (long long)s->batch, (long long)s->m, (long long)s->k, (long long)s->k, (long long)s->n,
           sr_dtype_get(s->dtype)->name);
  return sr_cuda_blas_check(ctx, product->blas, status, what);
}

/* Describes `batch` row-major matrices as column-major ones. */
static sr_status layout_create(sr_ctx *ctx, const sr_cuda_product *product, sr_dtype dtype,
                               int64_t rows, int64_t columns, int64_t leading, int64_t stride,
                               int64_t batch, sr_cublas_layout *out_layout) {
  const sr_cublas *library = product->blas->library;
  const int32_t count = (int32_t)batch;
  SR_TRY(check(ctx, product,
               library->cublasLtMatrixLayoutCreate(out_layout, type_of(dtype), (uint64_t)columns,
                                                   (uint64_t)rows, leading)));
  SR_TRY(check(ctx, product,
               library->cublasLtMatrixLayoutSetAttribute(*out_layout, SR_CUBLAS_LAYOUT_BATCH,
                                                         &count, sizeof count)));
  return check(ctx, product,
               library->cublasLtMatrixLayoutSetAttribute(*out_layout, SR_CUBLAS_LAYOUT_STRIDE,
                                                         &stride, sizeof stride));
}

static sr_status layouts_create(sr_ctx *ctx, const sr_cuda_product *product, part *p) {
  const sr_gemm_step *s = &product->step;
  const bool ta = s->transpose_a, tb = s->transpose_b;
  SR_TRY(layout_create(ctx, product, s->dtype, ta ? s->k : s->m, ta ? s->m : s->k, s->lda,
                       s->stride_a, p->batch, &p->a));
  SR_TRY(layout_create(ctx, product, s->dtype_b, tb ? s->n : s->k, tb ? s->k : s->n, s->ldb,
                       s->stride_b, p->batch, &p->b));
  return layout_create(ctx, product, s->result, s->m, s->n, s->ldc, s->stride_c, p->batch, &p->c);
}

static sr_status operation_create(sr_ctx *ctx, sr_cuda_product *product) {
  const sr_cublas *library = product->blas->library;
  const sr_gemm_step *s = &product->step;
  const int32_t transpose = SR_CUBLAS_TRANSPOSE;
  SR_TRY(check(ctx, product,
               library->cublasLtMatmulDescCreate(&product->operation, arithmetic_of(s)->sum,
                                                 type_of(s->sum))));
  if (s->transpose_b)
    SR_TRY(check(ctx, product,
                 library->cublasLtMatmulDescSetAttribute(product->operation, SR_CUBLAS_OPERATION_A,
                                                         &transpose, sizeof transpose)));
  if (s->transpose_a)
    SR_TRY(check(ctx, product,
                 library->cublasLtMatmulDescSetAttribute(product->operation, SR_CUBLAS_OPERATION_B,
                                                         &transpose, sizeof transpose)));
  return SR_OK;
}

/* ---- the choice of an algorithm ------------------------------------------------------------- */

/* Returns the power of two, at most ALIGNMENT, of which the addresses of a matrix are multiples at
 * the beginning of every part. */
static uint32_t alignment_of(const sr_gemm_step *s, const sr_ref *ref, int64_t stride,
                             sr_dtype dtype) {
  uint64_t bits = ref->offset | ALIGNMENT;
  if (s->batch > BATCH_MOST)
    bits |= (uint64_t)stride * BATCH_MOST * sr_dtype_get(dtype)->bytes;
  return (uint32_t)(bits & -bits);
}

/*
 * Allows the algorithms whose results do not vary. Where parts of a sum are computed apart, they
 * are kept in the type of sums and added in order. The other reductions round the parts to the type
 * of the result.
 */
static sr_status prefer(sr_ctx *ctx, const sr_cuda_product *product,
                        sr_cublas_preference preference) {
  const sr_cublas *library = product->blas->library;
  const sr_gemm_step *s = &product->step;
  const uint64_t workspace_bytes = SR_CUDA_WORKSPACE_MOST;
  const uint32_t alignment_c = alignment_of(s, &s->c, s->stride_c, s->result);
  const struct {
    sr_cublas_preference_attribute attribute;
    uint32_t value;
  } others[] = {
      {SR_CUBLAS_PREFER_REDUCTIONS, SR_CUBLAS_REDUCE_SUMS},
      {SR_CUBLAS_PREFER_ALIGNMENT_A, alignment_of(s, &s->b, s->stride_b, s->dtype_b)},
      {SR_CUBLAS_PREFER_ALIGNMENT_B, alignment_of(s, &s->a, s->stride_a, s->dtype)},
      {SR_CUBLAS_PREFER_ALIGNMENT_C, alignment_c},
      {SR_CUBLAS_PREFER_ALIGNMENT_D, alignment_c},
  };
  SR_TRY(check(ctx, product,
               library->cublasLtMatmulPreferenceSetAttribute(preference, SR_CUBLAS_PREFER_WORKSPACE,
                                                             &workspace_bytes,
                                                             sizeof workspace_bytes)));
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    SR_TRY(check(ctx, product,
                 library->cublasLtMatmulPreferenceSetAttribute(
                     preference, others[i].attribute, &others[i].value, sizeof others[i].value)));
  return SR_OK;
}

static sr_status choose(sr_ctx *ctx, const sr_cuda_product *product,
                        sr_cublas_preference preference, part *p) {
  int count = 0;
  SR_TRY(prefer(ctx, product, preference));
  sr_cublas_status status = product->blas->library->cublasLtMatmulAlgoGetHeuristic(
      product->blas->handle, product->operation, p->b, p->a, p->c, p->c, preference, 1, &p->choice,
      &count);
  if (status == SR_CUBLAS_SUCCESS)
    status = count > 0 ? p->choice.status : SR_CUBLAS_NOT_SUPPORTED;
  return check(ctx, product, status);
}

static sr_status part_create(sr_ctx *ctx, const sr_cuda_product *product, int64_t batch, part *p) {
  const sr_cublas *library = product->blas->library;
  sr_cublas_preference preference;
  if (batch == 0)
    return SR_OK;
  p->batch = batch;
  SR_TRY(layouts_create(ctx, product, p));
  SR_TRY(check(ctx, product, library->cublasLtMatmulPreferenceCreate(&preference)));
  sr_status status = choose(ctx, product, preference, p);
  library->cublasLtMatmulPreferenceDestroy(preference);
  return status;
}

static void part_destroy(const sr_cublas *library, part *p) {
  const sr_cublas_layout layouts[] = {p->a, p->b, p->c};
  for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++)
    if (layouts[i])
      library->cublasLtMatrixLayoutDestroy(layouts[i]);
}

/* ---- products ------------------------------------------------------------------------------- */

static sr_status check_sizes(sr_ctx *ctx, const sr_gemm_step *s) {
  const int64_t sizes[] = {s->m, s->n, s->k, s->lda, s->ldb, s->ldc};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    if (sizes[i] > INT32_MAX)
      return sr_fail(ctx, SR_ERR_UNSUPPORTED,
                     "a matrix product of %lld x %lld x %lld is beyond the 32-bit sizes of "
                     "cuBLASLt; shard it over more devices",
                     (long long)s->m, (long long)s->n, (long long)s->k);
  return SR_OK;
}

static sr_status prepare(sr_ctx *ctx, sr_cuda_product *product) {
  const sr_gemm_step *s = &product->step;
  if (s->batch == 0 || s->m == 0 || s->n == 0 || s->k == 0)
    return SR_OK;
  SR_TRY(check_sizes(ctx, s));
  SR_TRY(operation_create(ctx, product));
  const int64_t most = s->batch < BATCH_MOST ? s->batch : BATCH_MOST;
  SR_TRY(part_create(ctx, product, most, &product->most));
  return part_create(ctx, product, s->batch % most, &product->rest);
}

sr_status sr_cuda_product_create(sr_ctx *ctx, const sr_cuda_blas *blas, const sr_gemm_step *step,
                                 sr_cuda_product **out_product) {
  *out_product = NULL;
  sr_cuda_product *product = calloc(1, sizeof *product);
  if (!product)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a matrix product");
  *product = (sr_cuda_product){.blas = blas, .step = *step};
  sr_status status = prepare(ctx, product);
  if (status == SR_OK)
    *out_product = product;
  else
    sr_cuda_product_destroy(product);
  return status;
}

void sr_cuda_product_destroy(sr_cuda_product *product) {
  if (!product)
    return;
  part_destroy(product->blas->library, &product->most);
  part_destroy(product->blas->library, &product->rest);
  if (product->operation)
    product->blas->library->cublasLtMatmulDescDestroy(product->operation);
  free(product);
}

uint64_t sr_cuda_product_workspace(const sr_cuda_product *product) {
  const size_t most = product->most.choice.workspace_bytes;
  const size_t rest = product->rest.choice.workspace_bytes;
  return most > rest ? most : rest;
}

/* Sets C to zero: its elements are sums of nothing. The elements between its rows and between its
 * matrices stay as they are. */
static sr_status clear(sr_ctx *ctx, const sr_cuda_product *product, uint8_t *c,
                       sr_cuda_stream stream) {
  const sr_cuda_runtime *cuda = product->blas->cuda;
  const sr_gemm_step *s = &product->step;
  const size_t element = sr_dtype_get(s->result)->bytes;
  int64_t matrices = s->batch, rows = s->m, length = s->n;
  if (s->ldc == length) {
    length *= rows;
    rows = 1;
  }
  if (rows == 1 && s->stride_c == length) {
    length *= matrices;
    matrices = 1;
  }
  for (int64_t matrix = 0; matrix < matrices; matrix++)
    for (int64_t row = 0; row < rows; row++)
      SR_TRY(sr_cuda_check(
          ctx, cuda,
          cuda->cudaMemsetAsync(c + (size_t)(matrix * s->stride_c + row * s->ldc) * element, 0,
                                (size_t)length * element, stream),
          "setting a matrix product over no elements to zero"));
  return SR_OK;
}

/* Enqueues one part, whose first matrices these are. */
static sr_status part_enqueue(sr_ctx *ctx, const sr_cuda_product *product, const part *p,
                              const void *a, const void *b, void *c, void *workspace,
                              sr_cuda_stream stream) {
  const sr_cuda_blas *blas = product->blas;
  const arithmetic *how = arithmetic_of(&product->step);
  return check(ctx, product,
               blas->library->cublasLtMatmul(
                   blas->handle, product->operation, how->one, b, p->b, a, p->a, how->zero, c, p->c,
                   c, p->c, &p->choice.algorithm, workspace, p->choice.workspace_bytes, stream));
}

sr_status sr_cuda_product_enqueue(sr_ctx *ctx, const sr_cuda_product *product, const void *a,
                                  const void *b, void *c, void *workspace, sr_cuda_stream stream) {
  const sr_gemm_step *s = &product->step;
  if (s->batch == 0 || s->m == 0 || s->n == 0)
    return SR_OK;
  if (s->k == 0)
    return clear(ctx, product, c, stream);
  const int64_t a_bytes = sr_dtype_get(s->dtype)->bytes, b_bytes = sr_dtype_get(s->dtype_b)->bytes;
  const int64_t c_bytes = sr_dtype_get(s->result)->bytes;
  for (int64_t i = 0; i < s->batch;) {
    const part *p = s->batch - i >= product->most.batch ? &product->most : &product->rest;
    SR_TRY(part_enqueue(ctx, product, p, (const uint8_t *)a + i * s->stride_a * a_bytes,
                        (const uint8_t *)b + i * s->stride_b * b_bytes,
                        (uint8_t *)c + i * s->stride_c * c_bytes, workspace, stream));
    i += p->batch;
  }
  return SR_OK;
}
