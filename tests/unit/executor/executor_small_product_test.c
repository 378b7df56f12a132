/*
 * Products of bf16, f16 and integers of 8 bits: bit by bit as multiply.h promises them, on 1, 2 and
 * 3 threads, for sizes around those of units, strips, panels and blocks; with NaN, infinities,
 * numbers below 2^-126 and sums of integers that wrap around.
 */
#include <math.h>
#include <stdlib.h>

#include "executor/devices/cpu/blas.h"
#include "support/expect.h"

static const sr_blas *blas;
static sr_pool *pools[4]; /* by number of threads */

/* ---- numbers --------------------------------------------------------------------------------- */

static float bf16_value(uint16_t bits) {
  const uint32_t wide = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

static float f16_value(uint16_t bits) {
  const int exponent = bits >> 10 & 31, digits = bits & 1023;
  const float size = exponent == 31 ? (digits ? NAN : INFINITY)
                     : exponent     ? ldexpf((float)(1024 + digits), exponent - 25)
                                    : ldexpf((float)digits, -24);
  return bits >> 15 ? -size : size;
}

static float value_at(sr_dtype dtype, const void *data, int64_t i) {
  if (dtype == SR_F32)
    return ((const float *)data)[i];
  return (dtype == SR_BF16 ? bf16_value : f16_value)(((const uint16_t *)data)[i]);
}

/* Rounds to nearest, ties to even, as bf16 or f16 does; to F32: not at all. */
static float rounded(sr_dtype dtype, float x) {
  int exponent;
  if (dtype == SR_F32 || !isfinite(x) || x == 0)
    return x;
  frexpf(x, &exponent);
  const bool is_half = dtype == SR_F16;
  const int unit = exponent - (is_half ? 11 : 8), least = is_half ? -24 : -133;
  const double result =
      ldexp(nearbyint(ldexp(x, -(unit < least ? least : unit))), unit < least ? least : unit);
  const double most = is_half ? 65504 : ldexp(255, 120);
  return fabs(result) > most ? copysignf(INFINITY, x) : (float)result;
}

/* The bits of a number of the type near `x`. */
static uint16_t bits_of(sr_dtype dtype, float x) {
  uint32_t wide;
  memcpy(&wide, &x, sizeof wide);
  if (dtype == SR_BF16)
    return (uint16_t)(wide >> 16);
  uint16_t bits = 0;
  for (uint16_t bit = 0x4000; bit; bit >>= 1)
    if (f16_value(bits | bit) <= fabsf(x))
      bits |= bit;
  return (uint16_t)(bits | (x < 0 ? 0x8000 : 0));
}

/* ---- products -------------------------------------------------------------------------------- */

typedef struct gemm_run {
  const sr_gemm *gemm;
  sr_pool *pool;
  void **buffers;
} gemm_run;

static void lead(void *user) {
  gemm_run *run = user;
  sr_gemm_run(run->gemm, run->pool, run->buffers);
}

/* Runs with `threads` threads into a new C whose gaps are filled with 1 bits. */
static uint8_t *run(const sr_gemm_step *s, void *a, void *b, int32_t threads, size_t c_bytes) {
  sr_ctx ctx = {0};
  sr_gemm gemm;
  EXPECT_EQ(sr_gemm_prepare(&ctx, blas, s, threads, &gemm), SR_OK);
  EXPECT(gemm.parts >= 1 && gemm.parts <= threads);
  uint8_t *c = malloc(c_bytes + 1);
  memset(c, 0xff, c_bytes);
  void *workspace = aligned_alloc(64, sr_gemm_workspace_bytes(&gemm) + 64);
  void *buffers[] = {a, b, c, workspace};
  gemm_run job = {&gemm, pools[threads], buffers};
  sr_pool_start(pools[threads], lead, &job);
  sr_pool_wait(pools[threads]);
  free(workspace);
  return c;
}

/* The same, and expects the same bytes of more threads. */
static uint8_t *run_all(const sr_gemm_step *s, void *a, void *b, size_t c_bytes) {
  uint8_t *one = run(s, a, b, 1, c_bytes);
  for (int32_t threads = 2; threads <= 3; threads++) {
    uint8_t *many = run(s, a, b, threads, c_bytes);
    EXPECT(memcmp(one, many, c_bytes) == 0);
    free(many);
  }
  return one;
}

/* A step whose matrices have gaps behind their rows, unless C is a vector. */
static sr_gemm_step step_of(sr_dtype a, sr_dtype b, sr_dtype result, int transposed, int64_t batch,
                            int64_t m, int64_t n, int64_t k) {
  sr_gemm_step s = {.dtype = a,
                    .dtype_b = b,
                    .sum = result == SR_I32 ? SR_I32 : SR_F32,
                    .result = result,
                    .transpose_a = transposed & 1,
                    .transpose_b = transposed & 2,
                    .batch = batch,
                    .m = m,
                    .n = n,
                    .k = k};
  s.lda = (s.transpose_a ? m : k) + 1;
  s.ldb = (s.transpose_b ? k : n) + 3;
  s.ldc = n == 1 ? 1 : n + 5;
  s.stride_a = (s.transpose_a ? k : m) * s.lda;
  s.stride_b = (s.transpose_b ? n : k) * s.ldb;
  s.stride_c = m * s.ldc;
  return s;
}

static int64_t place_a(const sr_gemm_step *s, int64_t matrix, int64_t i, int64_t l) {
  return matrix * s->stride_a + (s->transpose_a ? l * s->lda + i : i * s->lda + l);
}

static int64_t place_b(const sr_gemm_step *s, int64_t matrix, int64_t l, int64_t j) {
  return matrix * s->stride_b + (s->transpose_b ? j * s->ldb + l : l * s->ldb + j);
}

static void say(const sr_gemm_step *s) {
  fprintf(stderr, "%s x %s -> %s, %lld x %lld over %lld, transposed %d %d\n",
          sr_dtype_get(s->dtype)->name, sr_dtype_get(s->dtype_b)->name,
          sr_dtype_get(s->result)->name, (long long)s->m, (long long)s->n, (long long)s->k,
          s->transpose_a, s->transpose_b);
}

/* ---- floats ---------------------------------------------------------------------------------- */

static uint16_t *waves(sr_dtype dtype, int64_t count, int seed) {
  uint16_t *data = malloc((size_t)(count + 1) * sizeof *data);
  for (int64_t i = 0; i < count; i++)
    data[i] = bits_of(dtype, sinf((float)(i % 4099 + seed)));
  return data;
}

/* One element: blocks of units, each a chain of fused multiply-adds, added in order. */
static float element(const sr_gemm_step *s, const void *a, const void *b, int64_t matrix, int64_t i,
                     int64_t j) {
  const int64_t group = s->dtype == SR_BF16 ? 2 : 1;
  float sum = 0, block = 0;
  for (int64_t l = 0; l < s->k; l += group) {
    for (int64_t t = l + group - 1; t >= l; t--)
      if (t < s->k)
        block = fmaf(value_at(s->dtype, a, place_a(s, matrix, i, t)),
                     value_at(s->dtype, b, place_b(s, matrix, t, j)), block);
    if ((l / group + 1) % SR_MULTIPLY_UNITS != 0 && l + group < s->k)
      continue;
    sum += block;
    block = 0;
  }
  return rounded(s->result, sum);
}

/* Compares all bits. A column of B is NaN, and one is infinite. */
static void test_floats(sr_dtype dtype, sr_dtype result, int transposed, int64_t batch, int64_t m,
                        int64_t n, int64_t k) {
  const sr_gemm_step s = step_of(dtype, dtype, result, transposed, batch, m, n, k);
  const size_t bytes = sr_dtype_get(result)->bytes, c_bytes = (size_t)(batch * s.stride_c) * bytes;
  uint16_t *a = waves(dtype, batch * s.stride_a, 1), *b = waves(dtype, batch * s.stride_b, 2);
  for (int64_t l = 0; l < k && n > 2; l++) {
    b[place_b(&s, 0, l, n - 1)] = dtype == SR_BF16 ? 0x7f80 : 0x7c00;
    b[place_b(&s, 0, l, n / 2)] = dtype == SR_BF16 ? 0x7f81 : 0x7c01;
  }
  uint8_t *c = run_all(&s, a, b, c_bytes);
  int64_t wrong = 0;
  for (int64_t matrix = 0; matrix < batch; matrix++)
    for (int64_t i = 0; i < m; i++)
      for (int64_t j = 0; j < n; j++) {
        const float is = value_at(result, c, matrix * s.stride_c + i * s.ldc + j);
        const float expected = element(&s, a, b, matrix, i, j);
        wrong += isnan(expected) ? !isnan(is) : is != expected;
      }
  for (int64_t i = 0; i < batch * m; i++) /* nothing is written between the rows */
    for (size_t j = (size_t)n * bytes; j < (size_t)s.ldc * bytes; j++)
      wrong += c[(size_t)(i * s.ldc) * bytes + j] != 0xff;
  if (!EXPECT_EQ(wrong, 0))
    say(&s);
  free(a);
  free(b);
  free(c);
}

/* A factor below 2^-126 counts, beside an infinity, too. Rows and columns without one have the bits
 * that they have without it, however the product is divided. */
static void test_small_factors(void) {
  enum {
    M = 40,
    N = 70,
    K = 600
  };
  const sr_gemm_step s = step_of(SR_BF16, SR_BF16, SR_F32, 0, 1, M, N, K);
  const size_t bytes = (size_t)s.stride_c * sizeof(float);
  uint16_t *a = waves(SR_BF16, s.stride_a, 1), *b = waves(SR_BF16, s.stride_b, 2);
  float *before = (float *)(void *)run_all(&s, a, b, bytes);
  for (int64_t l = 0; l < K; l++) {
    a[place_a(&s, 0, 13, l)] = 0x0040;                  /* 2^-127 */
    b[place_b(&s, 0, l, 33)] = l % 2 ? 0x7e80 : 0xfe80; /* 2^126, and less it */
    b[place_b(&s, 0, l, 50)] = 0x7e80;
    b[place_b(&s, 0, l, 51)] = 0x7f80; /* infinity */
  }
  float *after = (float *)(void *)run_all(&s, a, b, bytes);
  int64_t wrong = 0;
  for (int64_t i = 0; i < M; i++)
    for (int64_t j = 0; j < N; j++)
      if (i != 13 && j != 33 && j != 50 && j != 51)
        wrong += memcmp(&before[i * s.ldc + j], &after[i * s.ldc + j], sizeof *after) != 0;
  EXPECT_EQ(wrong, 0);
  EXPECT(after[13 * s.ldc + 50] == K / 2);
  EXPECT(after[13 * s.ldc + 33] == 0);
  EXPECT(isinf(after[13 * s.ldc + 51]));
  free(a);
  free(b);
  free(before);
  free(after);
}

/* Results around the largest and the smallest numbers, and ties, of one product each. */
static void test_rounding(sr_dtype dtype) {
  static const uint16_t left[] = {0x3f80, 0x3f81, 0x7f7f, 0x0080, 0x3fc1, 0x3fff, 0x4001, 0x7f00};
  static const uint16_t halves[] = {0x3c00, 0x3c01, 0x7bff, 0x0400, 0x3e01, 0x3fff, 0x0001, 0x7800};
  const sr_gemm_step s = step_of(dtype, dtype, dtype, 0, 1, 8, 8, 1);
  uint16_t a[64] = {0}, b[64] = {0};
  for (int64_t i = 0; i < 8; i++)
    a[place_a(&s, 0, i, 0)] = b[place_b(&s, 0, 0, i)] = (dtype == SR_BF16 ? left : halves)[i];
  uint8_t *c = run_all(&s, a, b, (size_t)s.stride_c * 2);
  for (int64_t i = 0; i < 8; i++)
    for (int64_t j = 0; j < 8; j++) {
      const float expected = element(&s, a, b, 0, i, j);
      const float is = value_at(dtype, c, i * s.ldc + j);
      EXPECT(is == expected || (is == 0 && fabsf(expected) < 0x1p-126f));
    }
  free(c);
}

/* ---- integers -------------------------------------------------------------------------------- */

static int64_t integer_at(sr_dtype dtype, const uint8_t *data, int64_t i) {
  return dtype == SR_I8 ? (int8_t)data[i] : data[i];
}

static void test_integers(sr_dtype left, sr_dtype right, int transposed, int64_t batch, int64_t m,
                          int64_t n, int64_t k) {
  const sr_gemm_step s = step_of(left, right, SR_I32, transposed, batch, m, n, k);
  const size_t c_bytes = (size_t)(batch * s.stride_c) * 4;
  uint8_t *a = malloc((size_t)(batch * s.stride_a) + 1),
          *b = malloc((size_t)(batch * s.stride_b) + 1);
  for (int64_t i = 0; i < batch * s.stride_a; i++) /* many are the least or the largest */
    a[i] = (uint8_t)(i % 3 == 0 ? 0x80 : i % 3 == 1 ? 0xff : i * 37 % 256);
  for (int64_t i = 0; i < batch * s.stride_b; i++)
    b[i] = (uint8_t)(i % 5 < 2 ? 0x80 : i % 5 == 2 ? 0xff : i * 59 % 256);
  uint8_t *c = run_all(&s, a, b, c_bytes);
  int64_t wrong = 0;
  for (int64_t matrix = 0; matrix < batch; matrix++)
    for (int64_t i = 0; i < m; i++)
      for (int64_t j = 0; j < n; j++) {
        int64_t sum = 0;
        for (int64_t l = 0; l < k; l++)
          sum += integer_at(left, a, place_a(&s, matrix, i, l)) *
                 integer_at(right, b, place_b(&s, matrix, l, j));
        const int64_t at = matrix * s.stride_c + i * s.ldc + j;
        wrong += ((const uint32_t *)(void *)c)[at] != (uint32_t)sum;
      }
  for (int64_t i = 0; i < batch * m; i++)
    for (size_t j = (size_t)n * 4; j < (size_t)s.ldc * 4; j++)
      wrong += c[(size_t)(i * s.ldc) * 4 + j] != 0xff;
  if (!EXPECT_EQ(wrong, 0))
    say(&s);
  free(a);
  free(b);
  free(c);
}

/* ---- all sizes ------------------------------------------------------------------------------- */

static void test_sizes(void) {
  static const sr_dtype bytes[] = {SR_I8, SR_U8};
  static const int64_t rows[] = {1, 2, 5, 6, 7, 12, 13, 25, 96};
  static const int64_t columns[] = {1, 3, 8, 15, 16, 17, 31, 32, 33, 71, 96};
  static const int64_t terms[] = {1, 2, 3, 4, 5, 255, 512, 513, 1030};
  for (int i = 0; i < 9; i++)
    for (int j = 0; j < 11; j++) {
      const int64_t m = rows[i], n = columns[j], k = terms[(i + 5 * j) % 9];
      const int form = (i + j) % 4;
      test_floats(SR_BF16, i % 2 ? SR_F32 : SR_BF16, form, 1, m, n, k);
      test_floats(SR_F16, i % 2 ? SR_F32 : SR_F16, form, 1, m, n, k);
      test_integers(bytes[i % 2], bytes[j % 2], form, 1, m, n, k);
    }
  /* Several blocks of columns, and of terms. With sanitizers: nothing transposed, and both. */
  for (int form = 0; form < 4; form += expect_slowness() > 1 ? 3 : 1) {
    test_floats(SR_BF16, SR_BF16, form, 1, 50, 1003, 600);
    test_floats(SR_F16, SR_F16, form, 2, 50, 403, 300);
    test_integers(bytes[form % 2], bytes[form / 2], form, 1, 50, 1003, 1100);
    test_integers(bytes[form % 2], bytes[form / 2], form, 3, 5, 40, 9);
    test_floats(SR_BF16, SR_BF16, form, 3, 40, 1, 700); /* matrices and vectors */
    test_floats(SR_F16, SR_F32, form, 1, 1, 300, 700);
    test_integers(bytes[form % 2], bytes[form / 2], form, 2, 200, 1, 70);
  }
  test_integers(SR_U8, SR_U8, 0, 1, 3, 5, 70000); /* sums that wrap around */
  test_integers(SR_I8, SR_I8, 2, 1, 3, 5, 140000);
  for (int empty = 0; empty < 3; empty++) {
    test_floats(SR_BF16, SR_BF16, 0, 1, empty == 0 ? 0 : 4, empty == 1 ? 0 : 9, empty == 2 ? 0 : 5);
    test_integers(SR_I8, SR_U8, 0, 1, empty == 0 ? 0 : 4, empty == 1 ? 0 : 9, empty == 2 ? 0 : 5);
  }
}

/* The argument, if any, is the CPU level whose kernels are used, without extensions. */
int main(int argc, char **argv) {
  sr_ctx ctx = {0};
  const int level = argc > 1 ? atoi(argv[1]) : (int)sr_cpu_level_host();
  if (level > (int)sr_cpu_level_host() || level < (int)SR_CPU_X86_64_V3) {
    printf("this processor has no kernels of level %d\n", level);
    return EXPECT_SKIPPED;
  }
  if (!EXPECT_EQ(sr_blas_open(&ctx, argc > 1 ? sr_blas_core((sr_cpu_level)level) : NULL, &blas),
                 SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return expect_result();
  }
  for (int32_t i = 1; i <= 3; i++)
    EXPECT_EQ(sr_pool_create(&ctx, i, NULL, "product", &pools[i]), SR_OK);
  test_sizes();
  test_small_factors();
  test_rounding(SR_BF16);
  test_rounding(SR_F16);
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
