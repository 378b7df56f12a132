/*
 * Matrix products by OpenBLAS compared with three loops in double precision: every element type,
 * transposes, leading dimensions, batches and sizes around the tiles; and bitwise equal on 1, 2 and
 * 3 threads.
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

  sr_gemm gemm;
  sr_gemm_step wide = {.dtype = SR_F32, .batch = 1, .m = 1, .n = 1, .k = (int64_t)1 << 31};
  EXPECT_EQ(sr_gemm_prepare(&ctx, blas, &wide, 1, &gemm), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "beyond the 32-bit sizes of BLAS");
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
