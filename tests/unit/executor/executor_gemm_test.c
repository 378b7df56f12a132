/*
 * Matrix products by OpenBLAS, and by our kernels for few rows, compared with three loops in double
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
  sr_gemm_step s = {
      .dtype = SR_F32, .batch = 1, .m = M, .n = N, .k = K, .lda = K, .ldb = N, .ldc = N};
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

/* Compares the product with chains of fused multiply-adds bit by bit, as few_rows.h promises.
 * Column `nan` of B is NaN; it must not reach other columns. B and C have gaps in their rows. */
static void test_chains(sr_dtype dtype, bool ta, int64_t m, int64_t n, int64_t k, int64_t nan) {
  sr_gemm_step s = {.dtype = dtype,
                    .transpose_a = ta,
                    .batch = 1,
                    .m = m,
                    .n = n,
                    .k = k,
                    .lda = ta ? m : k,
                    .ldb = n + 3,
                    .ldc = n + 5};
  const size_t bytes = sr_dtype_get(dtype)->bytes, c_bytes = (size_t)(m * s.ldc) * bytes;
  float *a = malloc((size_t)(m * k + 1) * bytes), *b = malloc((size_t)(k * s.ldb + 1) * bytes);
  double *wide_a = (void *)a, *wide_b = (void *)b;
  for (int64_t i = 0; i < m * k; i++)
    dtype == SR_F64 ? (wide_a[i] = sin((double)i)) : (a[i] = sinf((float)i));
  for (int64_t i = 0; i < k * s.ldb; i++) {
    const double value = i % s.ldb == nan ? NAN : cos((double)i);
    dtype == SR_F64 ? (wide_b[i] = value) : (b[i] = (float)value);
  }
  uint8_t *one = run(&s, a, b, 1, c_bytes), *three = run(&s, a, b, 3, c_bytes);
  EXPECT(memcmp(one, three, c_bytes) == 0);
  int64_t wrong = 0;
  for (int64_t i = 0; i < m; i++)
    for (int64_t j = 0; j < n; j++) {
      float sum = 0;
      double wide = 0;
      for (int64_t l = 0; l < k; l++) {
        const int64_t at = ta ? l * m + i : i * k + l, from = l * s.ldb + j;
        if (dtype == SR_F64)
          wide = fma(wide_a[at], wide_b[from], wide);
        else
          sum = fmaf(a[at], b[from], sum);
      }
      const double is = dtype == SR_F64 ? ((double *)(void *)one)[i * s.ldc + j]
                                        : (double)((float *)(void *)one)[i * s.ldc + j];
      const double expected = dtype == SR_F64 ? wide : (double)sum;
      wrong += j == nan && k > 0 ? !isnan(is) : is != expected;
    }
  EXPECT_EQ(wrong, 0);
  for (int64_t i = 0; i < m; i++) /* nothing is written between the rows */
    for (size_t j = (size_t)n * bytes; j < (size_t)s.ldc * bytes; j++)
      wrong += one[(size_t)(i * s.ldc) * bytes + j] != 0xff;
  EXPECT_EQ(wrong, 0);
  free(a);
  free(b);
  free(one);
  free(three);
}

static void test_few_rows(void) {
  static const int64_t rows[] = {4, 5, 7, 8, 9, 13, 15, 33, 96};
  static const int64_t columns[] = {1, 7, 8, 16, 31, 32, 33, 64, 71};
  static const int64_t terms[] = {0, 1, 255, 256, 257, 600};
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < 9; j++) {
      const int64_t k = terms[(i + j) % 6];
      test_chains(SR_F32, (i + j) % 2, rows[i], columns[j], k, columns[j] / 2);
      test_chains(SR_F64, (i + j) % 2, rows[i], columns[j], k, columns[j] - 1);
    }
  test_chains(SR_F32, false, 8, 4096, 300, 40); /* enough work for three threads */
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
    test_few_rows();

  sr_gemm gemm;
  sr_gemm_step wide = {.dtype = SR_F32, .batch = 1, .m = 1, .n = 1, .k = (int64_t)1 << 31};
  EXPECT_EQ(sr_gemm_prepare(&ctx, blas, &wide, 1, &gemm), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "beyond the 32-bit sizes of BLAS");
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
