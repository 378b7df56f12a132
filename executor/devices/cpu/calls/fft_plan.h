/*
 * How lines of complex numbers are transformed: passes of small radices, whose product is the
 * length (the Stockham algorithm, in the form of decimation in frequency: C. Van Loan,
 * Computational Frameworks for the Fast Fourier Transform, 1992, section 1.7). A length with a
 * large prime factor becomes a convolution with a chirp, which transforms of a padded length
 * compute (L. Bluestein, 1970).
 *
 * A plan depends on the length and the precision alone and is not changed by running, so threads
 * share it.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_FFT_PLAN_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_FFT_PLAN_H

#include <stdbool.h>

#include "base/arena.h"

enum {
  SR_FFT_RADIX_MOST = 31, /* larger prime factors need a convolution */
  SR_FFT_PASSES = 48      /* more than any length of 64 bits needs */
};

/* One pass: for i < rest and q < stride, the elements q + stride * (i + rest * j) of the operand,
 * j < radix, become a transform of length `radix`. Its element k, multiplied by twiddle k of i, is
 * element q + stride * (radix * i + k) of the result. */
typedef struct sr_fft_pass {
  int32_t radix; /* 2, 4, 8 or an odd prime */
  int64_t rest, stride;
  const void *twiddles; /* [rest][radix - 1] complex numbers: k from 1 on */
  const void *roots;    /* of an odd radix: its roots of unity */
} sr_fft_pass;

/* Numbers in tables are complex, of the plan's precision. A root of unity e of n is
 * exp(-2 pi i e / n). */
typedef struct sr_fft_plan {
  int64_t n; /* length > 0 */
  int32_t pass_count;
  sr_fft_pass passes[SR_FFT_PASSES];
  /* Only if a convolution is needed, else NULL: */
  const struct sr_fft_plan *padded; /* for the convolution */
  const void *chirp;                /* [n]: roots j * j of 2 n */
  const void *spectrum; /* [padded->n]: transform of the conjugate chirp, divided by its length */
} sr_fft_plan;

/* Makes a plan for lines of `n` > 0 complex elements: doubles if `wide` is true, else floats. All
 * of it is in `arena`, whose guard must be set. */
const sr_fft_plan *sr_fft_plan_make(sr_arena *arena, bool wide, int64_t n);
/* Returns whether passes alone transform lines of n elements. */
bool sr_fft_is_smooth(int64_t n);

/* Gives roots of unity, each by one product of numbers in two tables. */
typedef struct sr_fft_roots sr_fft_roots;
const sr_fft_roots *sr_fft_roots_make(sr_arena *arena, int64_t n);
/* Stores the real and the imaginary part of root e, 0 <= e < n, of `roots` as numbers `re_at` and
 * `im_at` of `table`, which are doubles if `wide` is true, else floats. */
void sr_fft_root_store(const sr_fft_roots *roots, int64_t e, bool wide, void *table, int64_t re_at,
                       int64_t im_at);
/* Returns the roots 0 to count - 1 of n, as a table of complex numbers in `arena`. */
const void *sr_fft_roots_table(sr_arena *arena, bool wide, int64_t n, int64_t count);

#endif
