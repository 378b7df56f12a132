#include "executor/devices/cpu/calls/small_matrix.h"

#include <math.h>

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)
#define INLINE      inline __attribute__((always_inline))

/* Without the instructions that multiply and add at once: all processors shall round alike. */
#define NAME(x) JOIN(x, _f32_v3)
#define TARGET  __attribute__((target("avx2")))
#define NUMBER  float
#define BITS    int32_t
#define ROOT    sqrtf
#define WIDTH   8
#include "executor/devices/cpu/calls/small_matrix_kernel.h"

#define NAME(x) JOIN(x, _f64_v3)
#define TARGET  __attribute__((target("avx2")))
#define NUMBER  double
#define BITS    int64_t
#define ROOT    sqrt
#define WIDTH   4
#include "executor/devices/cpu/calls/small_matrix_kernel.h"

#define NAME(x) JOIN(x, _f32_v1)
#define TARGET
#define NUMBER float
#define BITS   int32_t
#define ROOT   sqrtf
#define WIDTH  4
#include "executor/devices/cpu/calls/small_matrix_kernel.h"

#define NAME(x) JOIN(x, _f64_v1)
#define TARGET
#define NUMBER double
#define BITS   int64_t
#define ROOT   sqrt
#define WIDTH  2
#include "executor/devices/cpu/calls/small_matrix_kernel.h"

sr_small_solve *sr_small_find(sr_small_function function, sr_dtype dtype, sr_cpu_level level) {
  static sr_small_solve *const functions[SR_SMALL_COUNT][2][2] = {
      [SR_SMALL_POTRF] = {{potrf_f32_v1, potrf_f32_v3}, {potrf_f64_v1, potrf_f64_v3}},
      [SR_SMALL_GETRF] = {{getrf_f32_v1, getrf_f32_v3}, {getrf_f64_v1, getrf_f64_v3}},
      [SR_SMALL_TRSM] = {{trsm_f32_v1, trsm_f32_v3}, {trsm_f64_v1, trsm_f64_v3}},
  };
  return functions[function][dtype == SR_F64][level >= SR_CPU_X86_64_V3];
}
