/*
 * Matrix products by OpenBLAS and by our kernels, compared with three loops in double
 * precision: every element type, transposes, leading dimensions, batches and sizes around the
 * tiles; and bitwise equal on 1, 2 and 3 threads.
 */
#include <complex.h>
#include <math.h>
#include <stdlib.h>

#include "executable/format.h"
#include "executor/devices/cpu/blas.h"
#include "support/expect.h"
#include "support/number_case.h"

static const sr_blas *blas;
static sr_pool *pools[4]; /* by number of threads */

typedef struct gemm_run {
  const sr_gemm *gemm;
  sr_pool *pool;
  void **buffers;
} gemm_run;

static void lead(void *user) {
  gemm_run *run = user;
  sr_gemm_run(run->gemm, run->pool, run->buffers);
}

/* Small integers: sums are exact in every type, so results are compared for equality. */
static void *fill(sr_dtype dtype, int64_t count, int seed) {
  size_t bytes = sr_dtype_get(dtype)->bytes;
  uint8_t *data = calloc((size_t)count + 1, bytes);
  for (int64_t i = 0; i < count; i++) {
    double re = (double)((i * 7 + seed) % 5 - 2), im = (double)((i * 3 + seed) % 3 - 1);
    if (dtype == SR_F32)
      ((float *)(void *)data)[i] = (float)re;
    else if (dtype == SR_F64)
      ((double *)(void *)data)[i] = re;
    else if (dtype == SR_C64)
      ((float complex *)(void *)data)[i] = (float complex)(re + im * I);
    else
      ((double complex *)(void *)data)[i] = re + im * I;
  }
  return data;
}

static int64_t wrong_elements(const sr_gemm_step *s, const void *a, const void *b, const void *c) {
  int64_t wrong = 0;
  for (int64_t m = 0; m < s->batch; m++)
    for (int64_t i = 0; i < s->m; i++)
      for (int64_t l = 0; l < s->n; l++) {
        long double complex sum = 0;
        for (int64_t k = 0; k < s->k; k++)
          sum += number_get(s->dtype, a,
                            m * s->stride_a + (s->transpose_a ? k * s->lda + i : i * s->lda + k)) *
                 number_get(s->dtype, b,
                            m * s->stride_b + (s->transpose_b ? l * s->ldb + k : k * s->ldb + l));
        wrong += number_get(s->dtype, c, m * s->stride_c + i * s->ldc + l) != sum;
      }
  return wrong;
}

/* Runs with `threads` threads into a new C whose gaps are filled with 1 bits. */
static uint8_t *run(const sr_gemm_step *s, void *a, void *b, int32_t threads, size_t c_bytes) {
  sr_ctx ctx = {0};
  sr_gemm gemm;
  EXPECT_EQ(sr_gemm_prepare(&ctx, blas, s, threads, &gemm), SR_OK);
  EXPECT(gemm.parts >= 1 && gemm.parts <= threads);
  uint8_t *c = malloc(c_bytes);
  memset(c, 0xff, c_bytes);
  void *buffers[3] = {a, b, c};
  gemm_run job = {&gemm, pools[threads], buffers};
  sr_pool_start(pools[threads], lead, &job);
  sr_pool_wait(pools[threads]);
  return c;
}

static void test(sr_dtype dtype, bool ta, bool tb, int64_t batch, int64_t m, int64_t n, int64_t k,
                 int64_t gap) {
  sr_gemm_step s = {.dtype = dtype,
                    .dtype_b = dtype,
                    .sum = dtype,
                    .result = dtype,
                    .transpose_a = ta,
                    .transpose_b = tb,
                    .batch = batch,
                    .m = m,
                    .n = n,
                    .k = k,
                    .lda = (ta ? m : k) + gap,
                    .ldb = (tb ? k : n) + gap,
                    .ldc = n + gap};
  s.lda += s.lda == 0;
  s.ldb += s.ldb == 0;
  s.stride_a = (ta ? k : m) * s.lda;
  s.stride_b = 0; /* all matrices of the batch are multiplied by the same one */
  s.stride_c = m * s.ldc;
  size_t c_bytes = (size_t)(batch * s.stride_c + 1) * sr_dtype_get(dtype)->bytes;
  void *a = fill(dtype, batch * s.stride_a, 1), *b = fill(dtype, (tb ? n : k) * s.ldb, 2);
  uint8_t *one = run(&s, a, b, 1, c_bytes);
  EXPECT_EQ(wrong_elements(&s, a, b, one), 0);
  for (int32_t threads = 2; threads <= 3; threads++) {
    uint8_t *many = run(&s, a, b, threads, c_bytes);
    EXPECT(memcmp(one, many, c_bytes) == 0);
    free(many);
  }
  free(one);
  free(a);
  free(b);
}

/* Values whose sums round: the bits must not depend on the number of threads. */
static void test_bits(void) {
  enum {
    M = 700,
    N = 1300,
    K = 97
  };
  sr_gemm_step s = {.dtype = SR_F32,
                    .dtype_b = SR_F32,
                    .sum = SR_F32,
                    .result = SR_F32,
                    .batch = 1,
                    .m = M,
                    .n = N,
                    .k = K,
                    .lda = K,
                    .ldb = N,
                    .ldc = N};
  float *a = malloc(sizeof(float) * M * K), *b = malloc(sizeof(float) * K * N);
  for (int i = 0; i < M * K; i++)
    a[i] = sinf((float)i);
  for (int i = 0; i < K * N; i++)
    b[i] = cosf((float)i);
  uint8_t *one = run(&s, a, b, 1, sizeof(float) * M * N);
  uint8_t *three = run(&s, a, b, 3, sizeof(float) * M * N);
  EXPECT(memcmp(one, three, sizeof(float) * M * N) == 0);
  free(a);
  free(b);
  free(one);
  free(three);
}

/* One element of a product as multiply.h promises it: blocks of terms, each a chain of fused
 * multiply-adds, added in order. */
static double blocks_of(const sr_gemm_step *s, const void *a, const void *b, int64_t i, int64_t j) {
  float sum = 0, block = 0;
  double wide_sum = 0, wide_block = 0;
  for (int64_t l = 0; l < s->k; l++) {
    const int64_t at = s->transpose_a ? l * s->lda + i : i * s->lda + l;
    const int64_t from = s->transpose_b ? j * s->ldb + l : l * s->ldb + j;
    if (s->dtype == SR_F64)
      wide_block = fma(((const double *)a)[at], ((const double *)b)[from], wide_block);
    else
      block = fmaf(((const float *)a)[at], ((const float *)b)[from], block);
    if ((l + 1) % SR_MULTIPLY_UNITS != 0 && l + 1 < s->k)
      continue;
    sum += block;
    wide_sum += wide_block;
    block = 0;
    wide_block = 0;
  }
  return s->dtype == SR_F64 ? wide_sum : (double)sum;
}

/* `count` values whose sums round. */
static void *waves(sr_dtype dtype, int64_t count) {
  uint8_t *data = malloc((size_t)(count + 1) * sr_dtype_get(dtype)->bytes);
  for (int64_t i = 0; i < count; i++)
    if (dtype == SR_F64)
      ((double *)(void *)data)[i] = sin((double)i);
    else
      ((float *)(void *)data)[i] = sinf((float)i);
  return data;
}

/* Sets the elements of column `column` of op(B). */
static void set_column(const sr_gemm_step *s, void *b, int64_t column, double value) {
  for (int64_t l = 0; l < s->k; l++) {
    const int64_t at = s->transpose_b ? column * s->ldb + l : l * s->ldb + column;
    if (s->dtype == SR_F64)
      ((double *)b)[at] = value;
    else
      ((float *)b)[at] = (float)value;
  }
}

/* Compares the product bit by bit. A column of B is NaN; it must not reach other columns. One is
 * infinite. Rows of B and C have gaps. */
static void test_order(sr_dtype dtype, int transposed, int64_t m, int64_t n, int64_t k) {
  const bool ta = transposed & 1, tb = transposed & 2;
  const int64_t nan = n / 2, infinite = n - 1;
  sr_gemm_step s = {.dtype = dtype,
                    .dtype_b = dtype,
                    .sum = dtype,
                    .result = dtype,
                    .transpose_a = ta,
                    .transpose_b = tb,
                    .batch = 1,
                    .m = m,
                    .n = n,
                    .k = k,
                    .lda = (ta ? m : k) + 1,
                    .ldb = (tb ? k : n) + 3,
                    .ldc = n + 5};
  const size_t bytes = sr_dtype_get(dtype)->bytes, c_bytes = (size_t)(m * s.ldc) * bytes;
  void *a = waves(dtype, (ta ? k : m) * s.lda), *b = waves(dtype, (tb ? n : k) * s.ldb);
  set_column(&s, b, infinite, INFINITY);
  set_column(&s, b, nan, NAN);
  uint8_t *one = run(&s, a, b, 1, c_bytes);
  for (int32_t threads = 2; threads <= 3; threads++) {
    uint8_t *many = run(&s, a, b, threads, c_bytes);
    EXPECT(memcmp(one, many, c_bytes) == 0);
    free(many);
  }
  int64_t wrong = 0;
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      const double is = (double)number_get(dtype, one, i * s.ldc + j);
      const double expected = blocks_of(&s, a, b, i, j);
      wrong += isnan(expected) ? !isnan(is) : is != expected;
    }
  for (int64_t i = 0; i < m; i++) /* nothing is written between the rows */
    for (size_t j = (size_t)n * bytes; j < (size_t)s.ldc * bytes; j++)
      wrong += one[(size_t)(i * s.ldc) * bytes + j] != 0xff;
  if (!EXPECT_EQ(wrong, 0))
    fprintf(stderr, "%lld x %lld over %lld, transposed %d\n", (long long)m, (long long)n,
            (long long)k, transposed);
  free(a);
  free(b);
  free(one);
}

/* Sizes around those of strips, panels and blocks. */
static void test_orders(void) {
  static const int64_t rows[] = {4, 5, 6, 7, 12, 13, 23, 24, 25, 96};
  static const int64_t columns[] = {8, 9, 15, 16, 17, 31, 32, 33, 71, 96};
  static const int64_t terms[] = {0, 1, 3, 255, 256, 257, 600};
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++) {
      test_order(SR_F32, (i + j) % 4, rows[i], columns[j], terms[(i + 3 * j) % 7]);
      test_order(SR_F64, (i + j + 1) % 4, rows[i], columns[j], terms[(i + 3 * j + 1) % 7]);
    }
  for (int transposed = 0; transposed < 4; transposed++) {
    test_order(SR_F32, transposed, 30, 58, 37); /* 2 rows behind fours of rows */
    test_order(SR_F64, transposed, 30, 58, 37);
    test_order(SR_F32, transposed, 25, 49, 1023); /* rows a page from each other */
    /* several blocks of columns and terms */
    test_order(SR_F32, transposed, 50, 1003, 300);
    test_order(SR_F64, transposed, 301, 405, 260);
  }
}

/* The kernels of a requested core are used; a different core is refused after the first use. */
static void test_core(const char *core) {
  sr_ctx ctx = {0};
  const sr_blas *again;
  EXPECT_EQ(sr_blas_open(&ctx, core, &again), SR_OK);
  EXPECT_EQ(sr_blas_open(&ctx, NULL, &again), SR_OK);
  EXPECT(getenv("OPENBLAS_CORETYPE") == NULL);
  const char *other = strcmp(core, "Nehalem") == 0 ? "Prescott" : "Nehalem";
  EXPECT_EQ(sr_blas_open(&ctx, other, &again), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, other);
  EXPECT_CONTAINS(ctx.message, core);
}

/* The argument, if any, is the CPU level whose kernels are used. */
int main(int argc, char **argv) {
  sr_ctx ctx = {0};
  const char *core = argc > 1 ? sr_blas_core((sr_cpu_level)atoi(argv[1])) : NULL;
  if (argc > 1 && atoi(argv[1]) > (int)sr_cpu_level_host()) {
    printf("this processor is not of level %s\n", argv[1]);
    return EXPECT_SKIPPED;
  }
  if (!EXPECT_EQ(sr_blas_open(&ctx, core, &blas), SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return expect_result();
  }
  if (core)
    test_core(core);
  for (int32_t i = 1; i <= 3; i++)
    EXPECT_EQ(sr_pool_create(&ctx, i, NULL, "gemm", &pools[i]), SR_OK);
  static const sr_dtype dtypes[] = {SR_F32, SR_F64, SR_C64, SR_C128};
  for (int d = 0; d < 4; d++)
    for (int t = 0; t < 4; t++) {
      test(dtypes[d], t & 1, t & 2, 1, 5, 7, 3, 0);
      test(dtypes[d], t & 1, t & 2, 3, 4, 6, 8, 2);
      test(dtypes[d], t & 1, t & 2, 2, 3, 2, 0, 1);
      test(dtypes[d], t & 1, t & 2, 1, 1, 1, 1, 0);
      test(dtypes[d], t & 1, t & 2, 1, 0, 5, 4, 0);
    }
  for (int t = 0; t < 4; t++)
    test(SR_F32, t & 1, t & 2, 2, 300, 1100, 20, 1);
  test(SR_F64, false, false, 1, 257, 1025, 16, 0);
  test_bits();
  const int level = argc > 1 ? atoi(argv[1]) : (int)sr_cpu_level_host();
  if (level >= (int)SR_CPU_X86_64_V3)
    test_orders();

  sr_gemm gemm;
  sr_gemm_step wide = {
      .dtype = SR_F32, .dtype_b = SR_F32, .batch = 1, .m = 1, .n = 1, .k = (int64_t)1 << 31};
  EXPECT_EQ(sr_gemm_prepare(&ctx, blas, &wide, 1, &gemm), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "beyond the 32-bit sizes of BLAS");
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
