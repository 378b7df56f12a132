#include "executor/devices/cpu/few_rows.h"

#include <immintrin.h>
#include <string.h>

enum {
  VECTORS = 2,       /* in a row of a panel */
  PANEL_TERMS = 256, /* rows of B that are copied at a time */
  AHEAD = 12         /* rows of B from a use to what is fetched for later */
};

static int64_t least(int64_t a, int64_t b) {
  return a < b ? a : b;
}

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)

/* With vectors of 64 bytes there are 32 registers: 16 sums stay in them. With vectors of 32 bytes
 * there are 16 registers: 8 sums. */
#define NAME(x)      JOIN(x, _f32_v4)
#define TARGET       __attribute__((target("avx512f,fma")))
#define ELEMENT      float
#define VECTOR       __m512
#define BLOCK_ROWS   8
#define LOAD         _mm512_loadu_ps
#define STORE        _mm512_storeu_ps
#define BROADCAST    _mm512_set1_ps
#define MULTIPLY_ADD _mm512_fmadd_ps
#include "executor/devices/cpu/few_rows_kernel.h"

#define NAME(x)      JOIN(x, _f64_v4)
#define TARGET       __attribute__((target("avx512f,fma")))
#define ELEMENT      double
#define VECTOR       __m512d
#define BLOCK_ROWS   8
#define LOAD         _mm512_loadu_pd
#define STORE        _mm512_storeu_pd
#define BROADCAST    _mm512_set1_pd
#define MULTIPLY_ADD _mm512_fmadd_pd
#include "executor/devices/cpu/few_rows_kernel.h"

#define NAME(x)      JOIN(x, _f32_v3)
#define TARGET       __attribute__((target("avx2,fma")))
#define ELEMENT      float
#define VECTOR       __m256
#define BLOCK_ROWS   4
#define LOAD         _mm256_loadu_ps
#define STORE        _mm256_storeu_ps
#define BROADCAST    _mm256_set1_ps
#define MULTIPLY_ADD _mm256_fmadd_ps
#include "executor/devices/cpu/few_rows_kernel.h"

#define NAME(x)      JOIN(x, _f64_v3)
#define TARGET       __attribute__((target("avx2,fma")))
#define ELEMENT      double
#define VECTOR       __m256d
#define BLOCK_ROWS   4
#define LOAD         _mm256_loadu_pd
#define STORE        _mm256_storeu_pd
#define BROADCAST    _mm256_set1_pd
#define MULTIPLY_ADD _mm256_fmadd_pd
#include "executor/devices/cpu/few_rows_kernel.h"

const sr_few_rows *sr_few_rows_find(sr_cpu_level level, sr_dtype dtype) {
  static const sr_few_rows v3[] = {{WIDTH_f32_v3, run_f32_v3}, {WIDTH_f64_v3, run_f64_v3}};
  static const sr_few_rows v4[] = {{WIDTH_f32_v4, run_f32_v4}, {WIDTH_f64_v4, run_f64_v4}};
  const sr_few_rows *kernels = level >= SR_CPU_X86_64_V4   ? v4
                               : level >= SR_CPU_X86_64_V3 ? v3
                                                           : NULL;
  if (!kernels || (dtype != SR_F32 && dtype != SR_F64))
    return NULL;
  return &kernels[dtype == SR_F64];
}
