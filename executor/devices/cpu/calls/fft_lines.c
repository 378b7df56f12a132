#include "executor/devices/cpu/calls/fft_lines.h"

#include <string.h>

#include "base/integer.h"

enum {
  ALIGNMENT = 64
};

/* Elements of one of the two buffers of a line. The spectrum of real lines has one element more
 * than their plan. */
static int64_t room_of(const sr_fft_plan *plan) {
  return (plan->padded ? plan->padded->n : plan->n) + 1;
}

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)
#define INLINE      inline __attribute__((always_inline))

/* Lanes of two vectors, side by side: the first or last halves of both interleaved, and the lanes
 * with even or odd numbers. */
#define LOW_2   0, 2
#define HIGH_2  1, 3
#define EVEN_2  0, 2
#define ODD_2   1, 3
#define LOW_4   0, 4, 1, 5
#define HIGH_4  2, 6, 3, 7
#define EVEN_4  0, 2, 4, 6
#define ODD_4   1, 3, 5, 7
#define LOW_8   0, 8, 1, 9, 2, 10, 3, 11
#define HIGH_8  4, 12, 5, 13, 6, 14, 7, 15
#define EVEN_8  0, 2, 4, 6, 8, 10, 12, 14
#define ODD_8   1, 3, 5, 7, 9, 11, 13, 15
#define LOW_16  0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23
#define HIGH_16 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31
#define EVEN_16 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD_16  1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31

#define NAME(x) JOIN(x, _f32_v4)
#define TARGET  __attribute__((target("avx512f,avx512dq,fma")))
#define NUMBER  float
#define WIDTH   16
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f64_v4)
#define TARGET  __attribute__((target("avx512f,avx512dq,fma")))
#define NUMBER  double
#define WIDTH   8
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f32_v3)
#define TARGET  __attribute__((target("avx2,fma")))
#define NUMBER  float
#define WIDTH   8
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f64_v3)
#define TARGET  __attribute__((target("avx2,fma")))
#define NUMBER  double
#define WIDTH   4
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f32_v1)
#define TARGET
#define NUMBER float
#define WIDTH  4
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f64_v1)
#define TARGET
#define NUMBER double
#define WIDTH  2
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f32_one)
#define TARGET
#define NUMBER float
#define WIDTH  1
#include "executor/devices/cpu/calls/fft_kernel.h"

#define NAME(x) JOIN(x, _f64_one)
#define TARGET
#define NUMBER double
#define WIDTH  1
#include "executor/devices/cpu/calls/fft_kernel.h"

const sr_fft_kernel *sr_fft_kernel_find(sr_cpu_level level, bool wide, int64_t width) {
  static const struct {
    sr_cpu_level level;
    sr_fft_kernel kernel;
  } rows[] = {
      {SR_CPU_X86_64_V4, {16, false, run_f32_v4, NULL, NULL, NULL}},
      {SR_CPU_X86_64_V4, {8, true, run_f64_v4, NULL, NULL, NULL}},
      {SR_CPU_X86_64_V3, {8, false, run_f32_v3, NULL, NULL, NULL}},
      {SR_CPU_X86_64_V3, {4, true, run_f64_v3, NULL, NULL, NULL}},
      {SR_CPU_X86_64_V1, {4, false, run_f32_v1, NULL, NULL, NULL}},
      {SR_CPU_X86_64_V1, {2, true, run_f64_v1, NULL, NULL, NULL}},
      {SR_CPU_X86_64_V1, {1, false, run_f32_one, unfold_f32_one, fold_f32_one, multiply_f32_one}},
      {SR_CPU_X86_64_V1, {1, true, run_f64_one, unfold_f64_one, fold_f64_one, multiply_f64_one}},
  };
  for (size_t i = 0;; i++)
    if (rows[i].level <= level && rows[i].kernel.wide == wide && rows[i].kernel.width <= width)
      return &rows[i].kernel;
}

uint64_t sr_fft_workspace(const sr_fft_kernel *kernel, const sr_fft_plan *plan) {
  uint64_t element = 2 * (kernel->wide ? sizeof(double) : sizeof(float)) * (uint64_t)kernel->width;
  return (2 * (uint64_t)room_of(plan) * element + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}
