/*
 * Fourier transforms of several lines at a time, one in each lane of the vectors. A line is all
 * elements along the transformed dimension at one index of the others. Each lane computes what a
 * line alone would compute, so the bits of a result depend on neither the line's lane nor the other
 * lines.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CALLS_FFT_LINES_H
#define SR_EXECUTOR_DEVICES_CPU_CALLS_FFT_LINES_H

#include "executable/target.h"
#include "executor/devices/cpu/calls/fft_plan.h"

typedef enum sr_fft_kind {
  SR_FFT_COMPLEX,   /* n complex elements to as many */
  SR_FFT_REAL,      /* n real elements to the first n / 2 + 1 elements of their spectrum */
  SR_FFT_REAL_BACK, /* the inverse */
} sr_fft_kind;

/* The lines of an array, from the first one on. Strides count numbers; a complex element has two.
 * Either elements are adjacent, or lines are. */
typedef struct sr_fft_array {
  void *data;
  int64_t line_stride, element_stride;
} sr_fft_array;

/* What a kernel computes. If the length n of a real line is even, `plan` is for n / 2 complex
 * elements (the even elements are taken as real parts and the odd ones as imaginary parts), and
 * `halves` are the first n / 4 + 1 roots of unity of n; else `plan` is for n complex elements. */
typedef struct sr_fft_lines {
  sr_fft_kind kind;
  const sr_fft_plan *plan;
  const void *halves; /* of real lines of an even length, else NULL */
  int64_t count;      /* of lines, at most the kernel's width */
  sr_fft_array in, out;
  /* COMPLEX: exchange the real and the imaginary part of what is read, or of what is written. Both
   * together make the transform an inverse one. */
  bool swaps_in, swaps_out;
  double factor; /* of all results */
  /* NULL, or what element e of the lines is multiplied by: the product of twists[e % twist_count]
   * and twists[twist_count + e / twist_count]. Each is a vector of real parts and one of imaginary
   * parts. */
  const void *twists;
  int64_t twist_count;
  void *workspace; /* sr_fft_workspace bytes, aligned to 64 */
} sr_fft_lines;

typedef struct sr_fft_kernel {
  int32_t width; /* lanes */
  bool wide;     /* lanes are doubles, else floats */
  void (*run)(const sr_fft_lines *lines);
  /* Only for a width of 1. Turn the transform of n / 2 complex elements into the spectrum of n real
   * elements, and back, in place; elements k and n / 2 - k for k from `begin` to end - 1. The range
   * of all is 0 to n / 4 + 1. The elements become swapped on the way back. */
  void (*unfold)(void *line, const void *halves, int64_t half, int64_t begin, int64_t end);
  void (*fold)(void *line, const void *halves, int64_t half, int64_t begin, int64_t end);
  /* Multiplies elements `begin` to end - 1 of a line by those of a table, and by a factor.
   * Exchanges the real and the imaginary parts of what is read, or of what is written. */
  void (*multiply)(const void *from, const void *table, void *to, int64_t begin, int64_t end,
                   bool swaps_in, bool swaps_out, double factor);
} sr_fft_kernel;

/* Returns the kernel for processors of `level` and numbers that are double if `wide` is true, else
 * float: the widest one with at most `width` lanes. 1 lane is always possible. */
const sr_fft_kernel *sr_fft_kernel_find(sr_cpu_level level, bool wide, int64_t width);
/* Returns the bytes of workspace for lines of `plan`; a multiple of 64. */
uint64_t sr_fft_workspace(const sr_fft_kernel *kernel, const sr_fft_plan *plan);

#endif
