/*
 * Sorts, the places of sorted numbers, and selections, compared with the C library's sort of the
 * numbers' places: all element types and options, lines below and above the lengths at which the
 * method changes, many equal numbers, NaN of both signs, zeros, infinities and denormals; and
 * bitwise equal on 1, 2 and 3 threads.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "support/call_case.h"
#include "support/expect.h"

static sr_pool *pools[4]; /* by number of threads */

/* ---- numbers --------------------------------------------------------------------------------- */

static bool is_wide(sr_dtype dtype) {
  return sr_dtype_get(dtype)->bytes == 8;
}

static double float_at(sr_dtype dtype, const void *data, int64_t i) {
  return dtype == SR_F64 ? ((const double *)data)[i] : (double)((const float *)data)[i];
}

static int64_t signed_at(sr_dtype dtype, const void *data, int64_t i) {
  return is_wide(dtype) ? ((const int64_t *)data)[i] : ((const int32_t *)data)[i];
}

static uint64_t bits_at(sr_dtype dtype, const void *data, int64_t i) {
  return is_wide(dtype) ? ((const uint64_t *)data)[i] : ((const uint32_t *)data)[i];
}

/* How many different numbers there are: few of them, or random bits, or these and special ones. */
typedef enum variety {
  FEW,
  BITS,
  SPECIAL,
  VARIETIES
} variety;

static void fill(sr_dtype dtype, variety kind, int64_t count, uint8_t *data) {
  static const double special[] = {0.0, -0.0, INFINITY, -INFINITY, NAN, 1e-310, -1e-310, 1e-41};
  const bool is_float = sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT;
  uint64_t state = 1;
  for (int64_t i = 0; i < count; i++) {
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    uint64_t bits = state >> 20 ^ state << 40;
    double number = kind == FEW ? (double)(bits % 5) : special[bits % 8];
    if (bits >> 8 & 1)
      number = copysign(number, -1.0);
    const bool takes_bits = kind == BITS || (kind == SPECIAL && bits >> 9 & 1);
    if (is_wide(dtype)) {
      if (is_float && !takes_bits)
        memcpy(&bits, &number, sizeof bits);
      else if (!takes_bits)
        bits = bits % 5 - 2;
      ((uint64_t *)(void *)data)[i] = bits;
    } else {
      const float narrow = (float)number;
      uint32_t low = (uint32_t)(takes_bits ? bits : bits % 5 - 2);
      if (is_float && !takes_bits)
        memcpy(&low, &narrow, sizeof low);
      ((uint32_t *)(void *)data)[i] = low;
    }
  }
}

/* ---- the order ------------------------------------------------------------------------------- */

typedef struct ordering {
  const sr_call_step *step;
  const void *line;
} ordering;

static ordering now; /* of the qsort that is running */

static int sign_of(bool less, bool more) {
  return more - less;
}

static int compare_floats(const sr_call_step *s, const void *line, int64_t i, int64_t j) {
  const double x = float_at(s->dtype, line, i), y = float_at(s->dtype, line, j);
  if (!isnan(x) && !isnan(y) && x != y)
    return sign_of(x<y, x> y);
  if (s->options & SR_CALL_JOINED)
    return sign_of(!isnan(x) && isnan(y), isnan(x) && !isnan(y));
  const int to_x = signbit(x) ? -1 : 1, to_y = signbit(y) ? -1 : 1;
  if (isnan(x) != isnan(y))
    return isnan(x) ? to_x : -to_y;
  if (to_x != to_y)
    return to_x;
  const uint64_t a = bits_at(s->dtype, line, i), b = bits_at(s->dtype, line, j);
  return to_x * sign_of(a<b, a> b);
}

static int compare_places(const void *a, const void *b) {
  const sr_call_step *s = now.step;
  const int64_t i = *(const int64_t *)a, j = *(const int64_t *)b;
  const uint64_t x = bits_at(s->dtype, now.line, i), y = bits_at(s->dtype, now.line, j);
  const int64_t m = signed_at(s->dtype, now.line, i), n = signed_at(s->dtype, now.line, j);
  const sr_class class_ = sr_dtype_get(s->dtype)->class_;
  int order = class_ == SR_CLASS_FLOAT      ? compare_floats(s, now.line, i, j)
              : class_ == SR_CLASS_UNSIGNED ? sign_of(x<y, x> y)
                                            : sign_of(m<n, m> n);
  if (s->options & SR_CALL_DESCENDING || s->function == SR_CALL_TOP_K)
    order = -order;
  return order ? order : sign_of(i<j, i> j);
}

/* ---- calls ----------------------------------------------------------------------------------- */

static size_t result_bytes(const sr_call_step *s) {
  const sr_call_port *port = &sr_call_row_get(s->function)->ports[1];
  return sr_dtype_get(sr_call_port_dtype(port, s->dtype))->bytes;
}

static uint8_t *run(const sr_call_step *s, void *in, int32_t threads) {
  sr_ctx ctx = {0};
  sr_call call;
  EXPECT_EQ(sr_call_prepare(&ctx, s, threads, NULL, &call), SR_OK);
  EXPECT(call.parts >= 1 && call.parts <= threads);
  const int64_t k = s->function == SR_CALL_TOP_K ? s->k : s->n;
  uint8_t *out = malloc((size_t)(s->batch * k) * result_bytes(s) + 1);
  uint8_t *workspace = aligned_alloc(64, sr_call_workspace_bytes(&call) + 64);
  void *buffers[3] = {in, out, workspace};
  call_case_run(&call, pools[threads], buffers);
  sr_call_release(&call);
  free(workspace);
  return out;
}

/* True if line `line` of `out` has the numbers at `places` in `in`, or these places. */
static bool line_is(const sr_call_step *s, const uint8_t *in, const uint8_t *out, int64_t line,
                    const int64_t *places) {
  const int64_t k = s->function == SR_CALL_TOP_K ? s->k : s->n;
  const size_t number = sr_dtype_get(s->dtype)->bytes;
  for (int64_t i = 0; i < k; i++) {
    const size_t at = (size_t)(line * k + i);
    if (s->function == SR_CALL_SORT
            ? memcmp(out + at * number, in + (size_t)(line * s->n + places[i]) * number, number)
            : ((const int32_t *)(const void *)out)[at] != places[i])
      return false;
  }
  return true;
}

static void test(const sr_call_step *s, variety kind) {
  const size_t line_bytes = (size_t)s->n * sr_dtype_get(s->dtype)->bytes;
  uint8_t *in = malloc((size_t)s->batch * line_bytes + 1), *out[4];
  int64_t *places = malloc((size_t)s->n * sizeof *places + 1);
  fill(s->dtype, kind, s->batch * s->n, in);
  EXPECT(!sr_call_fault(s));
  for (int32_t threads = 1; threads <= 3; threads++)
    out[threads] = run(s, in, threads);
  for (int64_t line = 0; line < s->batch && s->n > 0; line++) {
    now = (ordering){s, in + (size_t)line * line_bytes};
    for (int64_t i = 0; i < s->n; i++)
      places[i] = i;
    qsort(places, (size_t)s->n, sizeof *places, compare_places);
    for (int32_t threads = 1; threads <= 3; threads++)
      EXPECT(line_is(s, in, out[threads], line, places));
  }
  for (int32_t threads = 1; threads <= 3; threads++)
    free(out[threads]);
  free(places);
  free(in);
}

static void test_lengths(sr_dtype dtype, variety kind) {
  static const struct {
    int64_t batch, n;
  } lines[] = {{0, 5},  {3, 0},  {2, 1},   {40, 7},  {3, 31},   {3, 32},
               {3, 33}, {5, 64}, {70, 95}, {2, 256}, {3, 4099}, {1, 40000}};
  static const uint32_t options[] = {0, SR_CALL_DESCENDING, SR_CALL_JOINED,
                                     SR_CALL_DESCENDING | SR_CALL_JOINED};
  const bool is_float = sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT;
  for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
    sr_call_step s = {.dtype = dtype, .batch = lines[i].batch, .n = lines[i].n};
    for (int o = 0; o < (is_float ? 4 : 2); o++) {
      s.options = options[o];
      s.function = SR_CALL_SORT;
      test(&s, kind);
      s.function = SR_CALL_ORDER;
      test(&s, kind);
    }
    s.options = 0;
    s.function = SR_CALL_TOP_K;
    for (s.k = 0; s.k <= s.n && s.k <= 40; s.k = 3 * s.k + 1)
      test(&s, kind);
  }
}

static void test_faults(void) {
  EXPECT(
      sr_call_fault(&(sr_call_step){.function = SR_CALL_TOP_K, .dtype = SR_F32, .n = 3, .k = 4}));
  EXPECT(sr_call_fault(
      &(sr_call_step){.function = SR_CALL_ORDER, .dtype = SR_I64, .n = (int64_t)INT32_MAX + 1}));
  EXPECT(sr_call_fault(&(sr_call_step){
      .function = SR_CALL_SORT, .dtype = SR_I32, .n = 3, .options = SR_CALL_JOINED}));
  EXPECT(sr_call_fault(&(sr_call_step){.function = SR_CALL_SORT, .dtype = SR_BF16, .n = 3}));
}

int main(void) {
  sr_ctx ctx = {0};
  for (int32_t i = 1; i <= 3; i++)
    EXPECT_EQ(sr_pool_create(&ctx, i, NULL, "sort", &pools[i]), SR_OK);
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++)
    for (variety kind = FEW; kind < VARIETIES; kind++)
      if (sr_call_row_get(SR_CALL_SORT)->types >> dtype & 1 &&
          (dtype + (int)kind) % expect_slowness() == 0)
        test_lengths((sr_dtype)dtype, kind);
  test_faults();
  for (int32_t i = 1; i <= 3; i++)
    sr_pool_destroy(pools[i]);
  return expect_result();
}
