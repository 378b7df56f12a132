#include "executor/devices/cpu/multiply.h"

#include <immintrin.h>
#include <string.h>

#include "base/integer.h"

enum {
  VECTORS = 2,            /* in a row of a panel */
  PANELS_BYTES = 3 << 17, /* of the block of B that is copied: a part of the second cache */
  COPIED_PANELS = 3,      /* least number of panels for which a strip of A is copied */
  LINE_BYTES = 64,
  AHEAD = 12 /* rows of B from a use to what is fetched for later */
};

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)

#define CASES_6  CASE(1) CASE(2) CASE(3) CASE(4) CASE(5) CASE(6)
#define CASES_12 CASES_6 CASE(7) CASE(8) CASE(9) CASE(10) CASE(11) CASE(12)

/* With vectors of 64 bytes there are 32 registers: 24 sums stay in them. With vectors of 32 bytes
 * there are 16 registers: 12 sums. */
#define NAME(x)      JOIN(x, _f32_v4)
#define TARGET       __attribute__((target("avx512f,fma")))
#define ELEMENT      float
#define VECTOR       __m512
#define STRIP_ROWS   12
#define CASES        CASES_12
#define LOAD         _mm512_loadu_ps
#define STORE        _mm512_storeu_ps
#define BROADCAST    _mm512_set1_ps
#define ADD          _mm512_add_ps
#define MULTIPLY_ADD _mm512_fmadd_ps
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _f64_v4)
#define TARGET       __attribute__((target("avx512f,fma")))
#define ELEMENT      double
#define VECTOR       __m512d
#define STRIP_ROWS   12
#define CASES        CASES_12
#define LOAD         _mm512_loadu_pd
#define STORE        _mm512_storeu_pd
#define BROADCAST    _mm512_set1_pd
#define ADD          _mm512_add_pd
#define MULTIPLY_ADD _mm512_fmadd_pd
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _f32_v3)
#define TARGET       __attribute__((target("avx2,fma")))
#define ELEMENT      float
#define VECTOR       __m256
#define STRIP_ROWS   6
#define CASES        CASES_6
#define LOAD         _mm256_loadu_ps
#define STORE        _mm256_storeu_ps
#define BROADCAST    _mm256_set1_ps
#define ADD          _mm256_add_ps
#define MULTIPLY_ADD _mm256_fmadd_ps
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _f64_v3)
#define TARGET       __attribute__((target("avx2,fma")))
#define ELEMENT      double
#define VECTOR       __m256d
#define STRIP_ROWS   6
#define CASES        CASES_6
#define LOAD         _mm256_loadu_pd
#define STORE        _mm256_storeu_pd
#define BROADCAST    _mm256_set1_pd
#define ADD          _mm256_add_pd
#define MULTIPLY_ADD _mm256_fmadd_pd
#include "executor/devices/cpu/multiply_kernel.h"

#define KERNEL(suffix) {.rows = ROWS##suffix, .columns = WIDTH##suffix, .run = run##suffix}

const sr_multiplier *sr_multiplier_find(sr_cpu_level level, sr_dtype dtype) {
  static const sr_multiplier v3[] = {KERNEL(_f32_v3), KERNEL(_f64_v3)};
  static const sr_multiplier v4[] = {KERNEL(_f32_v4), KERNEL(_f64_v4)};
  const sr_multiplier *kernels = level >= SR_CPU_X86_64_V4   ? v4
                                 : level >= SR_CPU_X86_64_V3 ? v3
                                                             : NULL;
  if (!kernels || (dtype != SR_F32 && dtype != SR_F64))
    return NULL;
  return &kernels[dtype == SR_F64];
}
