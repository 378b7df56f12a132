#include "executor/devices/cpu/calls/fft_plan.h"

#include <math.h>

#include "executor/devices/cpu/calls/fft_lines.h"

/* ---- roots of unity -------------------------------------------------------------------------- */

typedef struct root {
  long double re, im;
} root;

struct sr_fft_roots {
  int64_t n, step;
  root *fine, *coarse; /* roots 0 to step - 1; roots 0, step, 2 * step, ... */
};

static root root_of(int64_t e, int64_t n) {
  static const long double turn = 6.283185307179586476925286766559005768L;
  long double angle = turn * (long double)e / (long double)n;
  return (root){cosl(angle), -sinl(angle)};
}

const sr_fft_roots *sr_fft_roots_make(sr_arena *arena, int64_t n) {
  sr_fft_roots *roots = SR_NEW(arena, sr_fft_roots);
  roots->n = n;
  roots->step = 1 + (int64_t)sqrt((double)n);
  int64_t coarse_count = n / roots->step + 1;
  roots->fine = SR_NEW_ARRAY(arena, root, roots->step);
  roots->coarse = SR_NEW_ARRAY(arena, root, coarse_count);
  for (int64_t i = 0; i < roots->step; i++)
    roots->fine[i] = root_of(i, n);
  for (int64_t i = 0; i < coarse_count; i++)
    roots->coarse[i] = root_of(i * roots->step, n);
  return roots;
}

static root find(const sr_fft_roots *roots, int64_t e) {
  static const root quarters[] = {{1, 0}, {0, -1}, {-1, 0}, {0, 1}}; /* exact */
  if (4 * e % roots->n == 0)
    return quarters[4 * e / roots->n];
  root a = roots->coarse[e / roots->step], b = roots->fine[e % roots->step];
  return (root){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

static void put(bool wide, void *table, int64_t at, long double value) {
  if (wide)
    ((double *)table)[at] = (double)value;
  else
    ((float *)table)[at] = (float)value;
}

void sr_fft_root_store(const sr_fft_roots *roots, int64_t e, bool wide, void *table, int64_t re_at,
                       int64_t im_at) {
  root value = find(roots, e);
  put(wide, table, re_at, value.re);
  put(wide, table, im_at, value.im);
}

/* Allocates `count` complex numbers. */
static void *complex_array(sr_arena *arena, bool wide, int64_t count) {
  return sr_arena_array(arena, (size_t)count, 2 * (wide ? sizeof(double) : sizeof(float)));
}

const void *sr_fft_roots_table(sr_arena *arena, bool wide, int64_t n, int64_t count) {
  const sr_fft_roots *roots = sr_fft_roots_make(arena, n);
  void *table = complex_array(arena, wide, count);
  for (int64_t e = 0; e < count; e++)
    sr_fft_root_store(roots, e, wide, table, 2 * e, 2 * e + 1);
  return table;
}

/* ---- passes ---------------------------------------------------------------------------------- */

/* Returns a factor of n for the next pass, or 0 if n has a factor for which there is no pass. Few
 * passes are best, so powers of two become factors 8, and one or two factors 4 rather than one
 * of 2. */
static int32_t next_radix(int64_t n) {
  if (n % 8 == 0 && (n % 16 != 0 || n % 32 == 0))
    return 8;
  if (n % 4 == 0)
    return 4;
  for (int32_t radix = 2; radix <= SR_FFT_RADIX_MOST; radix++)
    if (n % radix == 0)
      return radix;
  return 0;
}

bool sr_fft_is_smooth(int64_t n) {
  while (n > 1) {
    int32_t radix = next_radix(n);
    if (radix == 0)
      return false;
    n /= radix;
  }
  return true;
}

static void add_pass(sr_arena *arena, bool wide, sr_fft_plan *plan, const sr_fft_roots *roots,
                     int32_t radix, int64_t stride) {
  int64_t rest = plan->n / stride / radix, at = 0;
  void *twiddles = complex_array(arena, wide, rest * (radix - 1));
  for (int64_t i = 0; i < rest; i++)
    for (int64_t k = 1; k < radix; k++, at += 2)
      sr_fft_root_store(roots, i * k * stride, wide, twiddles, at, at + 1);
  plan->passes[plan->pass_count++] =
      (sr_fft_pass){.radix = radix,
                    .rest = rest,
                    .stride = stride,
                    .twiddles = twiddles,
                    .roots = sr_fft_roots_table(arena, wide, radix, radix)};
}

/* ---- convolution ----------------------------------------------------------------------------- */

/* Returns the least number of these odd ones times 2^i that is not less than `least`. */
static int64_t padded_length(int64_t least) {
  static const int64_t factors[] = {1, 3, 5, 9, 15, 25, 27};
  int64_t best = INT64_MAX;
  for (size_t i = 0; i < sizeof factors / sizeof *factors; i++) {
    int64_t length = factors[i];
    while (length < least)
      length *= 2;
    best = length < best ? length : best;
  }
  return best;
}

/* Returns the transform of the conjugate chirp. It is computed in doubles, also for floats. */
static const void *spectrum_of(sr_arena *arena, bool wide, const sr_fft_roots *roots, int64_t n,
                               int64_t padded) {
  double *line = complex_array(arena, true, padded);
  for (int64_t j = 0, square = 0; j < n; square = (square + 2 * j + 1) % (2 * n), j++) {
    int64_t mirrored = j == 0 ? 0 : padded - j;
    sr_fft_root_store(roots, square, true, line, 2 * j, 2 * j + 1);
    line[2 * j + 1] = -line[2 * j + 1];
    line[2 * mirrored] = line[2 * j];
    line[2 * mirrored + 1] = line[2 * j + 1];
  }
  const sr_fft_kernel *kernel = sr_fft_kernel_find(SR_CPU_X86_64_V1, true, 1);
  sr_fft_lines lines = {.kind = SR_FFT_COMPLEX,
                        .plan = sr_fft_plan_make(arena, true, padded),
                        .count = 1,
                        .in = {line, 2 * padded, 2},
                        .out = {line, 2 * padded, 2},
                        .factor = 1 / (double)padded};
  lines.workspace = sr_arena_alloc_raw(arena, sr_fft_workspace(kernel, lines.plan));
  kernel->run(&lines);
  if (wide)
    return line;
  float *narrow = complex_array(arena, false, padded);
  for (int64_t i = 0; i < 2 * padded; i++)
    narrow[i] = (float)line[i];
  return narrow;
}

static void add_convolution(sr_arena *arena, bool wide, sr_fft_plan *plan) {
  int64_t n = plan->n;
  const sr_fft_roots *roots = sr_fft_roots_make(arena, 2 * n);
  void *chirp = complex_array(arena, wide, n);
  for (int64_t j = 0, square = 0; j < n; square = (square + 2 * j + 1) % (2 * n), j++)
    sr_fft_root_store(roots, square, wide, chirp, 2 * j, 2 * j + 1);
  plan->chirp = chirp;
  plan->padded = sr_fft_plan_make(arena, wide, padded_length(2 * n - 1));
  plan->spectrum = spectrum_of(arena, wide, roots, n, plan->padded->n);
}

const sr_fft_plan *sr_fft_plan_make(sr_arena *arena, bool wide, int64_t n) {
  sr_fft_plan *plan = SR_NEW(arena, sr_fft_plan);
  plan->n = n;
  if (!sr_fft_is_smooth(n)) {
    add_convolution(arena, wide, plan);
    return plan;
  }
  const sr_fft_roots *roots = sr_fft_roots_make(arena, n);
  for (int64_t stride = 1; stride < n;) {
    int32_t radix = next_radix(n / stride);
    add_pass(arena, wide, plan, roots, radix, stride);
    stride *= radix;
  }
  return plan;
}
