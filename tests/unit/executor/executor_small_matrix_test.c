/*
 * Factorisations and triangular systems of small matrices: f32 and f64, all sizes and options, on
 * batches that fill no vector and several. The products of the factors are the matrix, pivots are
 * the largest elements, what cannot be factorised is reported, NaN stays in its matrix. The results
 * are bitwise equal with the vectors of each processor, however the batch is divided, and in place.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "executor/devices/cpu/calls/small_matrix.h"
#include "support/expect.h"
#include "support/number_case.h"

enum {
  BATCH = 19,
  SINGULAR = 3, /* the number of a matrix with a column of zeros, or one that is not positive */
  BROKEN = 9,   /* that of a matrix with a NaN */
  GUARD = 64,   /* elements behind each result */
  ELEMENTS = BATCH * SR_SMALL_MOST * SR_SMALL_MOST + GUARD
};

static bool is_wide;

static size_t number_bytes(void) {
  return is_wide ? sizeof(double) : sizeof(float);
}

static double get(const void *data, int64_t i) {
  return is_wide ? ((const double *)data)[i] : (double)((const float *)data)[i];
}

static void put(void *data, int64_t i, double value) {
  if (is_wide)
    ((double *)data)[i] = value;
  else
    ((float *)data)[i] = (float)value;
}

/* The operands and results of a call. */
typedef struct arrays {
  double a[ELEMENTS], b[ELEMENTS], out[ELEMENTS];
  int32_t pivots[ELEMENTS], info[BATCH + GUARD];
} arrays;

static void fill(arrays *x) {
  memset(x, 0xa5, sizeof *x);
  for (int64_t i = 0; i < ELEMENTS; i++) {
    put(x->a, i, sin(0.7 * (double)i * (double)i + 0.3));
    put(x->b, i, cos(0.9 * (double)i * (double)i));
  }
}

/* The buffers in the order of the call's ports. */
static void **buffers_of(const sr_call_step *step, arrays *x, bool in_place, void **buffers) {
  buffers[0] = x->a;
  if (step->function == SR_CALL_TRSM) {
    buffers[1] = x->b;
    buffers[2] = in_place ? x->b : x->out;
    return buffers;
  }
  buffers[1] = in_place ? x->a : x->out;
  buffers[2] = step->function == SR_CALL_GETRF ? x->pivots : x->info;
  buffers[3] = x->info;
  return buffers;
}

static sr_small_solve *solve_of(const sr_call_step *step, sr_cpu_level level) {
  const sr_small_function function = step->function == SR_CALL_POTRF   ? SR_SMALL_POTRF
                                     : step->function == SR_CALL_GETRF ? SR_SMALL_GETRF
                                                                       : SR_SMALL_TRSM;
  return sr_small_find(function, step->dtype, level);
}

/* Runs the call in parts of `each` matrices. */
static void run(const sr_call_step *step, arrays *x, sr_cpu_level level, int64_t each,
                bool in_place) {
  void *buffers[4];
  buffers_of(step, x, in_place, buffers);
  for (int64_t at = 0; at < step->batch; at += each)
    solve_of(step, level)(step, buffers, at, at + each < step->batch ? at + each : step->batch);
}

/* The elements of results, which differ only there from what was in memory. */
static void expect_same(const sr_call_step *step, const arrays *x, const arrays *y, bool in_place) {
  const int64_t least = step->m < step->n ? step->m : step->n;
  const int64_t rows = step->function == SR_CALL_POTRF ? step->n : step->m;
  const void *out = !in_place ? y->out : step->function == SR_CALL_TRSM ? y->b : y->a;
  EXPECT(memcmp(x->out, out, (size_t)(step->batch * rows * step->n) * number_bytes()) == 0);
  if (step->function == SR_CALL_GETRF)
    EXPECT(memcmp(x->pivots, y->pivots, (size_t)(step->batch * least) * sizeof(int32_t)) == 0);
  if (step->function != SR_CALL_TRSM)
    EXPECT(memcmp(x->info, y->info, (size_t)step->batch * sizeof(int32_t)) == 0);
}

/* Nothing is written behind the results. */
static void expect_kept(const sr_call_step *step, const arrays *before, const arrays *x) {
  const int64_t rows = step->function == SR_CALL_POTRF ? step->n : step->m;
  const size_t written = (size_t)(step->batch * rows * step->n) * number_bytes();
  const char *out = (const char *)x->out, *old = (const char *)before->out;
  EXPECT(memcmp(out + written, old + written, sizeof x->out - written) == 0);
  EXPECT(memcmp(x->a, before->a, sizeof x->a) == 0);
  EXPECT(memcmp(x->b, before->b, sizeof x->b) == 0);
  EXPECT(memcmp(x->info + step->batch, before->info + step->batch, GUARD * sizeof(int32_t)) == 0);
}

/* Runs the call on `before`, in all ways. Returns the results of one. */
static arrays *results_of(const sr_call_step *step, const arrays *before) {
  static arrays first, other;
  first = *before;
  run(step, &first, SR_CPU_X86_64_V1, step->batch + 1, false);
  expect_kept(step, before, &first);
  for (sr_cpu_level level = SR_CPU_X86_64_V1; level <= sr_cpu_level_host(); level++)
    for (int64_t each = 1; each <= 11; each += 5) {
      const bool in_place = each == 6;
      other = *before;
      run(step, &other, level, each, in_place);
      expect_same(step, &first, &other, in_place);
    }
  return &first;
}

static double tolerance(void) {
  return is_wide ? 1e-13 : 1e-5;
}

/* ---- Cholesky -------------------------------------------------------------------------------- */

/* Replaces the matrices by positive ones: each is its product with its transpose, with n added to
 * the diagonal. */
static void make_positive(arrays *x, int64_t n) {
  for (int64_t at = 0; at < BATCH; at++) {
    double sums[SR_SMALL_MOST * SR_SMALL_MOST];
    for (int64_t i = 0; i < n * n; i++) {
      sums[i] = i / n == i % n ? (double)n : 0;
      for (int64_t k = 0; k < n; k++)
        sums[i] += get(x->a, at * n * n + k * n + i / n) * get(x->a, at * n * n + k * n + i % n);
    }
    for (int64_t i = 0; i < n * n; i++)
      put(x->a, at * n * n + i, sums[i]);
  }
}

/* Element (i, j) of the factor, i >= j, in the triangle `lower`. */
static double factor(const arrays *x, int64_t at, int64_t n, bool lower, int64_t i, int64_t j) {
  return get(x->out, at * n * n + (lower ? j * n + i : i * n + j));
}

static void test_potrf(int64_t n, bool lower) {
  static arrays before;
  const sr_call_step step = {.function = SR_CALL_POTRF,
                             .dtype = is_wide ? SR_F64 : SR_F32,
                             .options = lower ? SR_CALL_LOWER : 0,
                             .batch = BATCH,
                             .n = n};
  const int64_t middle = n / 2;
  fill(&before);
  make_positive(&before, n);
  put(before.a, SINGULAR * n * n + middle * n + middle, -1);
  put(before.a, BROKEN * n * n + middle * n + middle, NAN);
  const arrays *x = results_of(&step, &before);
  for (int64_t at = 0; at < BATCH; at++) {
    const bool fails = n > 0 && (at == SINGULAR || at == BROKEN);
    EXPECT_EQ(x->info[at], fails ? (int32_t)middle + 1 : 0);
    for (int64_t i = 0; i < n; i++)
      for (int64_t j = 0; j <= i; j++) {
        double sum = 0;
        for (int64_t k = 0; k <= j; k++)
          sum += factor(x, at, n, lower, i, k) * factor(x, at, n, lower, j, k);
        EXPECT((fails && i >= middle) ||
               fabs(sum - get(before.a, at * n * n + j * n + i)) <= 40 * tolerance());
      }
  }
}

/* The triangle that is not read is copied, whatever it holds. */
static void test_other_triangle(bool lower) {
  static arrays before;
  const sr_call_step step = {.function = SR_CALL_POTRF,
                             .dtype = is_wide ? SR_F64 : SR_F32,
                             .options = lower ? SR_CALL_LOWER : 0,
                             .batch = 1,
                             .n = 2};
  fill(&before);
  for (int64_t i = 0; i < 4; i++)
    put(before.a, i, i == 0 ? 4 : i == 3 ? 2 : i == (lower ? 1 : 2) ? 2 : NAN);
  const arrays *x = results_of(&step, &before);
  EXPECT_EQ(x->info[0], 0);
  for (int64_t i = 0; i < 4; i++)
    EXPECT(i == (lower ? 2 : 1) ? isnan(get(x->out, i)) : get(x->out, i) == (i == 0 ? 2 : 1));
}

/* ---- LU -------------------------------------------------------------------------------------- */

/* Fills `a`, m x n, with the matrix number `at` after the exchanges of rows. */
static void exchange(const arrays *before, const arrays *x, int64_t at, int64_t m, int64_t n,
                     double *a) {
  const int64_t least = m < n ? m : n;
  for (int64_t i = 0; i < m * n; i++)
    a[i] = get(before->a, at * m * n + i);
  for (int64_t k = 0; k < least; k++) {
    const int64_t other = x->pivots[at * least + k] - 1;
    EXPECT(other >= k && other < m);
    for (int64_t j = 0; j < n && other >= k && other < m; j++) {
      const double old = a[j * m + k];
      a[j * m + k] = a[j * m + other];
      a[j * m + other] = old;
    }
  }
}

static void test_getrf(int64_t m, int64_t n) {
  static arrays before;
  const sr_call_step step = {.function = SR_CALL_GETRF,
                             .dtype = is_wide ? SR_F64 : SR_F32,
                             .batch = BATCH,
                             .m = m,
                             .n = n};
  const int64_t least = m < n ? m : n, middle = least / 2;
  fill(&before);
  for (int64_t i = 0; i < m; i++) {
    put(before.a, SINGULAR * m * n + middle * m + i, 0);
    put(before.a, BROKEN * m * n + middle * m + i, NAN);
  }
  const arrays *x = results_of(&step, &before);
  for (int64_t at = 0; at < BATCH; at++) {
    double a[SR_SMALL_MOST * SR_SMALL_MOST];
    exchange(&before, x, at, m, n, a);
    EXPECT_EQ(x->info[at], at == SINGULAR && least > 0 ? (int32_t)middle + 1 : 0);
    for (int64_t i = 0; i < m; i++)
      for (int64_t j = 0; j < n; j++) {
        const double here = get(x->out, at * m * n + j * m + i);
        double sum = 0;
        for (int64_t k = 0; k <= (i < j ? i : j); k++)
          sum += (k == i ? 1 : get(x->out, at * m * n + k * m + i)) *
                 get(x->out, at * m * n + j * m + k);
        const bool broken = at == BROKEN && (j == middle || (j > middle && i > middle));
        EXPECT_EQ(isnan(here) != 0, broken);
        EXPECT(broken || fabs(sum - a[j * m + i]) <= 40 * tolerance());
        EXPECT(broken || i <= j || fabs(here) <= 1);
      }
  }
}

/* ---- triangular systems ---------------------------------------------------------------------- */

/* Element (i, j) of the triangular matrix as the options describe it. */
static double triangle(const sr_call_step *step, const arrays *x, int64_t at, int64_t side,
                       int64_t i, int64_t j) {
  if (step->options & (SR_CALL_TRANSPOSE | SR_CALL_ADJOINT)) {
    const int64_t row = i;
    i = j;
    j = row;
  }
  if (i == j && step->options & SR_CALL_UNIT)
    return 1;
  const bool inside = step->options & SR_CALL_LOWER ? i >= j : i <= j;
  return inside ? get(x->a, at * side * side + j * side + i) : 0;
}

static void test_trsm(int64_t m, int64_t n, uint32_t options) {
  static arrays before;
  const sr_call_step step = {.function = SR_CALL_TRSM,
                             .dtype = is_wide ? SR_F64 : SR_F32,
                             .options = options,
                             .batch = BATCH,
                             .m = m,
                             .n = n};
  const bool right = options & SR_CALL_RIGHT;
  const int64_t side = right ? n : m;
  fill(&before);
  for (int64_t at = 0; at < BATCH; at++)
    for (int64_t i = 0; i < side * side; i++) /* well conditioned */
      put(before.a, at * side * side + i,
          i / side == i % side ? 2 : get(before.a, at * side * side + i) / 8);
  const arrays *x = results_of(&step, &before);
  for (int64_t at = 0; at < BATCH; at++)
    for (int64_t i = 0; i < m; i++)
      for (int64_t j = 0; j < n; j++) {
        double sum = 0;
        for (int64_t k = 0; k < side; k++)
          sum +=
              right
                  ? get(x->out, at * m * n + k * m + i) * triangle(&step, &before, at, side, k, j)
                  : triangle(&step, &before, at, side, i, k) * get(x->out, at * m * n + j * m + k);
        EXPECT(fabs(sum - get(before.b, at * m * n + j * m + i)) <= 40 * tolerance());
      }
}

/* A zero on the diagonal makes an infinity, or NaN where nothing is left to divide. */
static void test_singular_triangle(void) {
  static arrays before;
  const sr_call_step step = {.function = SR_CALL_TRSM,
                             .dtype = is_wide ? SR_F64 : SR_F32,
                             .options = SR_CALL_LOWER,
                             .batch = 2,
                             .m = 2,
                             .n = 1};
  fill(&before);
  for (int64_t i = 0; i < 8; i++) {
    put(before.a, i, i == 3 ? 0 : 1);
    put(before.b, i / 2, i / 2 == 1 ? 2 : 1);
  }
  const arrays *x = results_of(&step, &before);
  EXPECT_EQ(get(x->out, 0), 1);
  EXPECT(isinf(get(x->out, 1)));
  EXPECT_EQ(get(x->out, 2), 1);
  EXPECT_EQ(get(x->out, 3), 0);
  put(before.b, 1, 1);
  EXPECT(isnan(get(results_of(&step, &before)->out, 1)));
}

int main(void) {
  static const uint32_t all = SR_CALL_LOWER | SR_CALL_RIGHT | SR_CALL_TRANSPOSE | SR_CALL_UNIT;
  for (int wide = 0; wide < 2; wide++) {
    is_wide = wide;
    for (int64_t n = 0; n <= SR_SMALL_MOST; n++) {
      const int64_t other = n * 5 % (SR_SMALL_MOST + 1);
      uint32_t options = 0;
      test_potrf(n, true);
      test_potrf(n, false);
      test_getrf(n, n);
      test_getrf(other, n);
      do {
        test_trsm(n, other, options);
        options = (options - all) & all;
      } while (options);
    }
    test_other_triangle(true);
    test_other_triangle(false);
    test_singular_triangle();
  }
  return expect_result();
}
