/*
 * Every LAPACK call of calls.def, in every element type, with every set of options, on matrices of
 * 0 to 6 rows and columns. Nothing is written beyond the results and the workspace; results are
 * bitwise equal on 1, 2 and 3 threads, in place and not, whatever the memory contained before; and
 * operands are unchanged. tests/conformance tests the results. Here: the product of the factors is
 * the matrix, and the effect of NaN.
 */
#include <complex.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "support/call_case.h"
#include "support/expect.h"
#include "support/number_case.h"

enum {
  GUARD =
      1024, /* bytes around every buffer; some kernels of OpenBLAS 0.3.21 read behind an operand */
  BATCH = 3,
  SIZES = 7
};

static sr_pool *pools[4]; /* by number of threads */

/* ---- buffers --------------------------------------------------------------------------------- */

/* The buffers of a call and the workspace, each between guards. */
typedef struct run {
  uint8_t *memory[SR_CALL_PORTS + 1];
  size_t bytes[SR_CALL_PORTS + 1];
  void *buffers[SR_CALL_PORTS + 1];
} run;

static size_t port_bytes(const sr_call_step *step, const sr_call_port *port) {
  return (size_t)(step->batch * sr_call_port_elements(step, port)) *
         sr_dtype_get(sr_call_port_dtype(port, step->dtype))->bytes;
}

static void guard(run *r, int32_t index, size_t bytes, uint8_t before) {
  r->bytes[index] = bytes;
  r->memory[index] = aligned_alloc(GUARD, (bytes + GUARD - 1) / GUARD * GUARD + (size_t)2 * GUARD);
  if (!r->memory[index])
    exit(1);
  memset(r->memory[index], 0xa5, (bytes + GUARD - 1) / GUARD * GUARD + (size_t)2 * GUARD);
  r->buffers[index] = r->memory[index] + GUARD;
  memset(r->buffers[index], before, bytes);
}

static bool is_intact(const run *r, int32_t index) {
  for (size_t i = 0; i < GUARD; i++)
    if (r->memory[index][i] != 0xa5 || r->memory[index][GUARD + r->bytes[index] + i] != 0xa5)
      return false;
  return true;
}

static void end(run *r, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (r->memory[i])
      free(r->memory[i]);
}

/* ---- operands -------------------------------------------------------------------------------- */

static double number(size_t i) {
  return sin(1.7 * (double)i + 0.3) + (i % 7 == 0);
}

static void fill(sr_dtype dtype, void *data, size_t bytes, double shift) {
  if (dtype == SR_I32)
    memset(data, 0, bytes);
  else if (sr_dtype_part(dtype) == SR_F64)
    for (size_t i = 0; i < bytes / sizeof(double); i++)
      ((double *)data)[i] = number(i) + shift;
  else
    for (size_t i = 0; i < bytes / sizeof(float); i++)
      ((float *)data)[i] = (float)(number(i) + shift);
}

static void put(sr_dtype dtype, void *data, int64_t i, double value) {
  switch ((int)dtype) {
  case SR_F32:
    ((float *)data)[i] = (float)value;
    return;
  case SR_F64:
    ((double *)data)[i] = value;
    return;
  case SR_C64:
    ((float complex *)data)[i] = (float)value;
    return;
  default:
    ((double complex *)data)[i] = value;
  }
}

/* Makes the n x n matrices of operand 0 diagonally dominant, and their diagonals real. */
static void strengthen(const sr_call_step *s, void *data) {
  for (int64_t b = 0; b < s->batch; b++)
    for (int64_t i = 0; i < s->n; i++)
      put(s->dtype, data, (b * s->n + i) * s->n + i, 20 + (double)i);
}

/* An element of operand 0 that is not finite; negative: none. */
static int64_t broken_at = -1;
static double broken_value;

static void fill_operands(const sr_call_step *s, run *r) {
  const sr_call_row *row = sr_call_row_get(s->function);
  for (int32_t i = 0; i < sr_call_operand_count(row); i++)
    fill(sr_call_port_dtype(&row->ports[i], s->dtype), r->buffers[i], r->bytes[i], 0.1 * i);
  if (s->function == SR_CALL_POTRF)
    strengthen(s, r->buffers[0]);
  if (broken_at >= 0)
    put(s->dtype, r->buffers[0], broken_at, broken_value);
}

/* ---- runs ------------------------------------------------------------------------------------ */

/* `in_place`: results are in the buffers of the operands that they begin as. */
static run run_call(const sr_call_step *s, int32_t threads, bool in_place) {
  const sr_call_row *row = sr_call_row_get(s->function);
  sr_ctx ctx = {0};
  sr_call call;
  run r = {0};
  if (!EXPECT_EQ(sr_call_prepare(&ctx, s, threads, NULL, &call), SR_OK))
    fprintf(stderr, "  %s\n", ctx.message);
  call.parts = s->batch < threads ? (int32_t)s->batch + !s->batch : threads;
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    guard(&r, i, port_bytes(s, port), (uint8_t)(17 * threads + in_place));
    if (in_place && port->role == SR_CALL_ROLE_OVER)
      r.buffers[i] = r.buffers[port->over];
  }
  guard(&r, row->port_count, sr_call_workspace_bytes(&call), (uint8_t)(0xff - threads));
  fill_operands(s, &r);
  call_case_run(&call, pools[threads], r.buffers);
  sr_call_release(&call);
  for (int32_t i = 0; i <= row->port_count; i++)
    if (!EXPECT(is_intact(&r, i)))
      fprintf(stderr, "  beyond buffer %d of %s\n", (int)i, row->name);
  return r;
}

static void expect_equal(const sr_call_step *s, const run *a, const run *b) {
  const sr_call_row *row = sr_call_row_get(s->function);
  for (int32_t i = sr_call_operand_count(row); i < row->port_count; i++)
    if (!EXPECT(memcmp(a->buffers[i], b->buffers[i], a->bytes[i]) == 0))
      fprintf(stderr, "  result %d of %s, m=%d n=%d k=%d\n", (int)i, row->name, (int)s->m,
              (int)s->n, (int)s->k);
}

static void expect_operands_kept(const sr_call_step *s, const run *r) {
  const sr_call_row *row = sr_call_row_get(s->function);
  run fresh = {0};
  for (int32_t i = 0; i < row->port_count; i++)
    guard(&fresh, i, r->bytes[i], 0);
  fill_operands(s, &fresh);
  for (int32_t i = 0; i < sr_call_operand_count(row); i++)
    EXPECT(memcmp(fresh.buffers[i], r->buffers[i], r->bytes[i]) == 0);
  end(&fresh, row->port_count);
}

/* No argument is reported as wrong. */
static void expect_info(const sr_call_step *s, const run *r) {
  const sr_call_row *row = sr_call_row_get(s->function);
  const sr_call_port *last = &row->ports[row->port_count - 1];
  for (int64_t b = 0; last->element == SR_CALL_ELEMENT_I32 && b < s->batch; b++)
    EXPECT(((const int32_t *)r->buffers[row->port_count - 1])[b] >= 0);
}

/* ---- what factors make ----------------------------------------------------------------------- */

/* Largest element of L L^H - A, the lower triangle of every matrix of the batch. */
static long double cholesky_error(const sr_call_step *s, const void *a, const void *l) {
  int64_t n = s->n;
  long double worst = 0;
  for (int64_t b = 0; b < s->batch; b++)
    for (int64_t j = 0; j < n; j++)
      for (int64_t i = j; i < n; i++) {
        long double complex sum = 0;
        for (int64_t k = 0; k <= j; k++)
          sum += number_get(s->dtype, l, (b * n + k) * n + i) *
                 conjl(number_get(s->dtype, l, (b * n + k) * n + j));
        worst = fmaxl(worst, cabsl(sum - number_get(s->dtype, a, (b * n + j) * n + i)));
      }
  return worst;
}

/* Largest element of U diag(s) V - A. */
static long double svd_error(const sr_call_step *s, void *const *buffers) {
  int64_t m = s->m, n = s->n, least = m < n ? m : n;
  const sr_call_row *row = sr_call_row_get(s->function);
  int64_t columns = sr_call_extent_get(s, row->ports[3].extents[0]);
  int64_t rows = sr_call_extent_get(s, row->ports[4].extents[1]);
  sr_dtype real = sr_dtype_part(s->dtype);
  long double worst = 0;
  for (int64_t b = 0; b < s->batch; b++)
    for (int64_t j = 0; j < n; j++)
      for (int64_t i = 0; i < m; i++) {
        long double complex sum = 0;
        for (int64_t k = 0; k < least; k++)
          sum += number_get(s->dtype, buffers[3], (b * columns + k) * m + i) *
                 number_get(real, buffers[2], b * least + k) *
                 number_get(s->dtype, buffers[4], (b * n + j) * rows + k);
        worst = fmaxl(worst, cabsl(sum - number_get(s->dtype, buffers[0], (b * n + j) * m + i)));
      }
  return worst;
}

static void expect_product(const sr_call_step *s, const run *r) {
  long double error = 0;
  if (s->function == SR_CALL_POTRF && s->options & SR_CALL_LOWER)
    error = cholesky_error(s, r->buffers[0], r->buffers[1]);
  else if ((s->function == SR_CALL_GESDD || s->function == SR_CALL_GESVD) &&
           s->options & SR_CALL_VECTORS)
    error = svd_error(s, r->buffers);
  EXPECT(error <= (sr_dtype_part(s->dtype) == SR_F64 ? 1e-12L : 1e-4L));
}

/* ---- all of them ----------------------------------------------------------------------------- */

static void test_step(const sr_call_step *s) {
  const sr_call_row *row = sr_call_row_get(s->function);
  run one = run_call(s, 1, false);
  expect_operands_kept(s, &one);
  expect_info(s, &one);
  expect_product(s, &one);
  for (int32_t threads = 2; threads <= 3; threads++) {
    run other = run_call(s, threads, threads == 3);
    expect_equal(s, &one, &other);
    end(&other, row->port_count + 1);
  }
  end(&one, row->port_count + 1);
}

static void test_sizes(sr_call_function function, sr_dtype dtype, uint32_t options, int from) {
  for (int i = from; i < SIZES; i++) {
    sr_call_step s = {.function = function,
                      .dtype = dtype,
                      .options = options,
                      .batch = i == 5 ? 0 : BATCH,
                      .m = (i * 3 + 1) % SIZES,
                      .n = i,
                      .k = i / 2};
    if (!sr_call_fault(&s))
      test_step(&s);
    s.m = i + 2;
    if (!sr_call_fault(&s))
      test_step(&s);
  }
}

/* All valid subsets of the function's options. */
static void test_function(sr_call_function function, sr_dtype dtype) {
  uint32_t all = sr_call_row_get(function)->options, options = 0;
  do {
    test_sizes(function, dtype, options, 0);
    options = (options - all) & all;
  } while (options);
}

/* A matrix that cannot be factorised is reported. */
static void test_info(void) {
  sr_call_step s = {.function = SR_CALL_POTRF, .dtype = SR_F32, .batch = 1, .n = 3};
  float bad[] = {1, 0, 0, 0, -1, 0, 0, 0, 1}, missing[] = {1, 0, 0, 0, 1, 0, 0, 0, NAN}, out[9];
  float *matrices[] = {bad, missing};
  for (int i = 0; i < 2; i++) {
    sr_ctx ctx = {0};
    sr_call call;
    int32_t info = -99;
    EXPECT_EQ(sr_call_prepare(&ctx, &s, 1, NULL, &call), SR_OK);
    void *workspace = aligned_alloc(64, sr_call_workspace_bytes(&call) + 64);
    void *buffers[] = {matrices[i], out, &info, workspace};
    call_case_run(&call, pools[1], buffers);
    EXPECT_EQ(info, i == 0 ? 2 : 3);
    sr_call_release(&call);
    free(workspace);
  }
}

/* Runs a call of one problem in the given buffers, without the workspace. */
static void run_one(const sr_call_step *s, void **buffers, int32_t count) {
  sr_ctx ctx = {0};
  sr_call call;
  void *all[SR_CALL_PORTS + 1];
  EXPECT_EQ(sr_call_prepare(&ctx, s, 1, NULL, &call), SR_OK);
  memcpy(all, buffers, (size_t)count * sizeof *buffers);
  all[count] = aligned_alloc(64, sr_call_workspace_bytes(&call) + 64);
  call_case_run(&call, pools[1], all);
  sr_call_release(&call);
  free(all[count]);
}

enum {
  NAN_SIZE = 5
};

/* In the matrix at `data`, column 1 is NaN, and so are later columns from row `from` on. */
static void expect_nan(sr_dtype dtype, const void *data, int from) {
  for (int i = 0; i < NAN_SIZE; i++)
    for (int j = 0; j < NAN_SIZE; j++) {
      long double complex x = number_get(dtype, data, j * NAN_SIZE + i);
      EXPECT_EQ(isnan((double)creall(x)) || isnan((double)cimagl(x)),
                j == 1 || (j > 1 && i >= from));
    }
}

/* The second pivot is NaN, whichever row it comes from; the rows below are divided by it. */
static void test_nan_pivot(sr_dtype dtype) {
  double complex a[NAN_SIZE * NAN_SIZE] = {0}, out[NAN_SIZE * NAN_SIZE];
  int32_t pivots[NAN_SIZE], info = -1;
  sr_call_step lu = {
      .function = SR_CALL_GETRF, .dtype = dtype, .batch = 1, .m = NAN_SIZE, .n = NAN_SIZE};
  for (int64_t i = 0; i < (int64_t)NAN_SIZE * NAN_SIZE; i++)
    put(dtype, a, i, i / NAN_SIZE == 1 ? NAN : number((size_t)i));
  run_one(&lu, (void *[]){a, out, pivots, &info}, 4);
  EXPECT_EQ(info, 0);
  expect_nan(dtype, out, 2);
}

/* The second reflector is NaN; it does not affect the first column of the product. */
static void test_nan_reflector(sr_dtype dtype) {
  double complex a[NAN_SIZE * NAN_SIZE] = {0}, scales[NAN_SIZE] = {0}, out[NAN_SIZE * NAN_SIZE];
  sr_call_step q = {.function = sr_dtype_part(dtype) == dtype ? SR_CALL_ORGQR : SR_CALL_UNGQR,
                    .dtype = dtype,
                    .batch = 1,
                    .m = NAN_SIZE,
                    .n = NAN_SIZE,
                    .k = NAN_SIZE - 1};
  for (int64_t i = 0; i < (int64_t)NAN_SIZE * NAN_SIZE; i++)
    put(dtype, a, i, number((size_t)i));
  for (int64_t i = 0; i < NAN_SIZE; i++)
    put(dtype, scales, i, i == 1 ? NAN : 1);
  run_one(&q, (void *[]){a, scales, out}, 3);
  expect_nan(dtype, out, 0);
}

/* Element (row, column) of the first of three n x n matrices is NaN or infinite. The routine
 * reports that if it reads the element, and solves the other two problems. */
static void test_broken(sr_call_step s, int64_t row, int64_t column, double value) {
  const sr_call_row *call = sr_call_row_get(s.function);
  bool half = s.function != SR_CALL_GEHRD;
  bool read = !half || (s.options & SR_CALL_LOWER ? row >= column : row <= column);
  broken_at = column * s.n + row;
  broken_value = value;
  run r = run_call(&s, 1, false);
  const int32_t *info = r.buffers[call->port_count - 1];
  if (!EXPECT((info[0] != 0) == read))
    fprintf(stderr, "  %s of %s, n=%d, options %x, %g at (%d, %d)\n", call->name,
            sr_dtype_get(s.dtype)->name, (int)s.n, s.options, value, (int)row, (int)column);
  EXPECT(info[1] == 0 && info[2] == 0);
  end(&r, call->port_count + 1);
  broken_at = -1;
}

static bool has_options(sr_call_function function, uint32_t options) {
  return (sr_call_row_get(function)->options & options) == options;
}

/* From 33 on SYEVD uses divide and conquer, and GEHRD and SYTRD use blocks. */
static void test_broken_similar(sr_call_function function, sr_dtype dtype) {
  static const uint32_t options[] = {0, SR_CALL_LOWER, SR_CALL_VECTORS,
                                     SR_CALL_LOWER | SR_CALL_VECTORS};
  static const int64_t sizes[] = {4, 33, 40};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    for (size_t o = 0; o < sizeof options / sizeof *options; o++) {
      int64_t n = sizes[i];
      const int64_t places[][2] = {{0, 0}, {n - 1, n - 1}, {n - 1, 0}, {0, n - 1}, {n / 2, 1}};
      sr_call_step s = {
          .function = function, .dtype = dtype, .options = options[o], .batch = BATCH, .n = n};
      for (size_t j = 0; has_options(function, options[o]) && j < 5; j++) {
        test_broken(s, places[j][0], places[j][1], NAN);
        test_broken(s, places[j][0], places[j][1], -INFINITY);
      }
    }
}

/* With NaN, any column may come first, and so every element is open; but the pivots are still a
 * permutation. */
static void test_broken_pivoted(sr_dtype dtype, int64_t m, int64_t n) {
  sr_call_step s = {.function = SR_CALL_GEQP3, .dtype = dtype, .batch = BATCH, .m = m, .n = n};
  for (int64_t at = 0; at < m * n; at += m * n / 5) {
    broken_at = at;
    broken_value = NAN;
    run r = run_call(&s, 1, false);
    int64_t sum = 0, squares = 0;
    for (int64_t i = 0; i < m * n; i++)
      EXPECT(isnan((double)creall(number_get(dtype, r.buffers[2], i))));
    for (int64_t i = 0; i < (m < n ? m : n); i++)
      EXPECT(isnan((double)creall(number_get(dtype, r.buffers[4], i))));
    for (int64_t j = 0; j < n; j++) {
      int64_t pivot = ((const int32_t *)r.buffers[3])[j];
      sum += pivot;
      squares += pivot * pivot;
    }
    EXPECT(sum == n * (n + 1) / 2 && squares == n * (n + 1) * (2 * n + 1) / 6);
    EXPECT(!isnan((double)creall(number_get(dtype, r.buffers[2], m * n))));
    end(&r, 6);
  }
  broken_at = -1;
}

/* A matrix that already has its final form is not read: nothing in it is mixed. */
static void test_broken_alone(sr_dtype dtype) {
  bool real = sr_dtype_part(dtype) == dtype;
  double complex out[4] = {0}, infinite[] = {INFINITY, 0}, scales[2] = {0}, a[4] = {0};
  double values[2] = {0};
  int32_t info = -1;
  for (int64_t i = 0; i < 4; i++)
    put(dtype, a, i, i == 2 ? NAN : (double)i + 1);
  sr_call_step two = {.function = SR_CALL_GEHRD, .dtype = dtype, .batch = 1, .n = 2};
  run_one(&two, (void *[]){a, out, scales, &info}, 4);
  EXPECT_EQ(info, 0);
  for (int64_t i = 0; i < 4; i++)
    EXPECT_EQ(isnan((double)creall(number_get(dtype, out, i))), i == 2);
  put(dtype, infinite, 0, INFINITY);
  sr_call_step one = {.function = real ? SR_CALL_SYEVD : SR_CALL_HEEVD,
                      .dtype = dtype,
                      .options = SR_CALL_VECTORS,
                      .batch = 1,
                      .n = 1};
  run_one(&one, (void *[]){infinite, out, values, &info}, 4);
  EXPECT_EQ(info, 0);
  EXPECT(isinf((double)creall(number_get(sr_dtype_part(dtype), values, 0))));
}

/* Sizes beyond LAPACK's integers are refused, and nothing is allocated. */
static void test_limits(void) {
  static const sr_call_step steps[] = {
      {.function = SR_CALL_GETRF, .dtype = SR_F32, .batch = 1, .m = 1, .n = 1LL << 31},
      {.function = SR_CALL_SYEVD,
       .dtype = SR_F64,
       .options = SR_CALL_VECTORS,
       .batch = 1,
       .n = 1 << 15},
      {.function = SR_CALL_GESDD, .dtype = SR_C64, .batch = 1, .m = 1 << 15, .n = 1 << 15},
      {.function = SR_CALL_GEEV, .dtype = SR_F64, .batch = 1, .n = INT32_MAX},
  };
  for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
    sr_ctx ctx = {0};
    sr_call call;
    EXPECT_EQ(sr_call_prepare(&ctx, &steps[i], 1, NULL, &call), SR_ERR_UNSUPPORTED);
    EXPECT_CONTAINS(ctx.message, "beyond the 32-bit sizes of LAPACK");
    sr_call_release(&call);
  }
}

int main(void) {
  sr_ctx ctx = {0};
  for (int32_t i = 1; i <= 3; i++)
    EXPECT_EQ(sr_pool_create(&ctx, i, NULL, "lapack", &pools[i]), SR_OK);
  for (int function = SR_CALL_POTRF; function < SR_CALL_COUNT; function++)
    for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
      if (sr_call_row_get((sr_call_function)function)->types >> dtype & 1)
        test_function((sr_call_function)function, (sr_dtype)dtype);
  test_info();
  static const sr_dtype dtypes[] = {SR_F32, SR_F64, SR_C64, SR_C128};
  for (size_t i = 0; i < sizeof dtypes / sizeof *dtypes; i++) {
    test_nan_pivot(dtypes[i]);
    test_nan_reflector(dtypes[i]);
    test_broken_similar(SR_CALL_GEHRD, dtypes[i]);
    test_broken_similar(i < 2 ? SR_CALL_SYTRD : SR_CALL_HETRD, dtypes[i]);
    test_broken_similar(i < 2 ? SR_CALL_SYEVD : SR_CALL_HEEVD, dtypes[i]);
    test_broken_pivoted(dtypes[i], 4, 4);
    test_broken_pivoted(dtypes[i], 40, 33);
    test_broken_pivoted(dtypes[i], 5, 9);
    test_broken_alone(dtypes[i]);
  }
  test_limits();
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
