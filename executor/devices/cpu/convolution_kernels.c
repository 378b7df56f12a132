#include "executor/devices/cpu/convolution_kernels.h"

#include <immintrin.h>
#include <string.h>

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)

#define NAME(x)             JOIN(x, _f32_v4)
#define TARGET              __attribute__((target("avx512f,fma")))
#define ELEMENT             float
#define VECTOR              __m512
#define VECTORS             4
#define LOAD                _mm512_loadu_ps
#define STORE               _mm512_storeu_ps
#define BROADCAST           _mm512_set1_ps
#define ADD                 _mm512_add_ps
#define MULTIPLY_ADD        _mm512_fmadd_ps
#define MASK                __mmask16
#define MASK_OF(n)          ((__mmask16)((1u << (n)) - 1))
#define LOAD_PART(p, m)     _mm512_maskz_loadu_ps(m, p)
#define STORE_PART(p, m, v) _mm512_mask_storeu_ps(p, m, v)
#include "executor/devices/cpu/convolution_kernel.h"

#define NAME(x)             JOIN(x, _f64_v4)
#define TARGET              __attribute__((target("avx512f,fma")))
#define ELEMENT             double
#define VECTOR              __m512d
#define VECTORS             4
#define LOAD                _mm512_loadu_pd
#define STORE               _mm512_storeu_pd
#define BROADCAST           _mm512_set1_pd
#define ADD                 _mm512_add_pd
#define MULTIPLY_ADD        _mm512_fmadd_pd
#define MASK                __mmask8
#define MASK_OF(n)          ((__mmask8)((1u << (n)) - 1))
#define LOAD_PART(p, m)     _mm512_maskz_loadu_pd(m, p)
#define STORE_PART(p, m, v) _mm512_mask_storeu_pd(p, m, v)
#include "executor/devices/cpu/convolution_kernel.h"

/* The masks of vectors of 32 bytes: n elements from ones + 8 - n on, in units of 4 bytes. */
static const int32_t ones[16] = {-1, -1, -1, -1, -1, -1, -1, -1};

__attribute__((target("avx2"))) static inline __m256i first_of_8(int64_t words) {
  return _mm256_loadu_si256((const __m256i *)(const void *)(ones + 8 - words));
}

__attribute__((target("avx2"))) static inline float total_of_8(__m256 v) {
  __m128 sum = _mm_add_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
  sum = _mm_add_ps(sum, _mm_movehl_ps(sum, sum));
  return _mm_cvtss_f32(_mm_add_ss(sum, _mm_movehdup_ps(sum)));
}

__attribute__((target("avx2"))) static inline double total_of_4(__m256d v) {
  const __m128d sum = _mm_add_pd(_mm256_castpd256_pd128(v), _mm256_extractf128_pd(v, 1));
  return _mm_cvtsd_f64(_mm_add_sd(sum, _mm_unpackhi_pd(sum, sum)));
}

#define NAME(x)             JOIN(x, _f32_v3)
#define TARGET              __attribute__((target("avx2,fma")))
#define ELEMENT             float
#define VECTOR              __m256
#define VECTORS             2
#define LOAD                _mm256_loadu_ps
#define STORE               _mm256_storeu_ps
#define BROADCAST           _mm256_set1_ps
#define ADD                 _mm256_add_ps
#define MULTIPLY_ADD        _mm256_fmadd_ps
#define MASK                __m256i
#define MASK_OF(n)          first_of_8(n)
#define LOAD_PART(p, m)     _mm256_maskload_ps(p, m)
#define STORE_PART(p, m, v) _mm256_maskstore_ps(p, m, v)
#define TOTAL               total_of_8
#include "executor/devices/cpu/convolution_kernel.h"

#define NAME(x)             JOIN(x, _f64_v3)
#define TARGET              __attribute__((target("avx2,fma")))
#define ELEMENT             double
#define VECTOR              __m256d
#define VECTORS             2
#define LOAD                _mm256_loadu_pd
#define STORE               _mm256_storeu_pd
#define BROADCAST           _mm256_set1_pd
#define ADD                 _mm256_add_pd
#define MULTIPLY_ADD        _mm256_fmadd_pd
#define MASK                __m256i
#define MASK_OF(n)          first_of_8(2 * (n))
#define LOAD_PART(p, m)     _mm256_maskload_pd(p, m)
#define STORE_PART(p, m, v) _mm256_maskstore_pd(p, m, v)
#define TOTAL               total_of_4
#include "executor/devices/cpu/convolution_kernel.h"

/* SSE2 has no masks: parts of vectors go through copies. */
static inline __m128 load_part_f32(const float *from, size_t count) {
  float part[4] = {0};
  memcpy(part, from, count * sizeof *part);
  return _mm_loadu_ps(part);
}

static inline void store_part_f32(float *to, size_t count, __m128 value) {
  float part[4];
  _mm_storeu_ps(part, value);
  memcpy(to, part, count * sizeof *part);
}

static inline __m128d load_part_f64(const double *from, size_t count) {
  return count == 1 ? _mm_load_sd(from) : _mm_loadu_pd(from);
}

static inline void store_part_f64(double *to, size_t count, __m128d value) {
  if (count == 1)
    _mm_store_sd(to, value);
  else
    _mm_storeu_pd(to, value);
}

#define NAME(x) JOIN(x, _f32_v1)
#define TARGET
#define ELEMENT               float
#define VECTOR                __m128
#define VECTORS               2
#define LOAD                  _mm_loadu_ps
#define STORE                 _mm_storeu_ps
#define BROADCAST             _mm_set1_ps
#define ADD                   _mm_add_ps
#define MULTIPLY_ADD(a, b, c) _mm_add_ps(_mm_mul_ps(a, b), c)
#define MASK                  size_t
#define MASK_OF(n)            ((size_t)(n))
#define LOAD_PART(p, m)       load_part_f32(p, m)
#define STORE_PART(p, m, v)   store_part_f32(p, m, v)
#define TOTAL(v)              ((v)[0] + (v)[2] + ((v)[1] + (v)[3]))
#include "executor/devices/cpu/convolution_kernel.h"

#define NAME(x) JOIN(x, _f64_v1)
#define TARGET
#define ELEMENT               double
#define VECTOR                __m128d
#define VECTORS               2
#define LOAD                  _mm_loadu_pd
#define STORE                 _mm_storeu_pd
#define BROADCAST             _mm_set1_pd
#define ADD                   _mm_add_pd
#define MULTIPLY_ADD(a, b, c) _mm_add_pd(_mm_mul_pd(a, b), c)
#define MASK                  size_t
#define MASK_OF(n)            ((size_t)(n))
#define LOAD_PART(p, m)       load_part_f64(p, m)
#define STORE_PART(p, m, v)   store_part_f64(p, m, v)
#define TOTAL(v)              ((v)[0] + (v)[1])
#include "executor/devices/cpu/convolution_kernel.h"

const sr_convolution_kernels *sr_convolution_kernels_find(sr_cpu_level level, sr_dtype dtype) {
/* `shorter`: the suffix of the inner kernel. Vectors of 64 bytes would have chains of their own. */
#define KERNELS(suffix, shorter, vectors, pack)                                                    \
  {JOIN(dense, suffix),                                                                            \
   JOIN(by_column, suffix),                                                                        \
   JOIN(inner, shorter),                                                                           \
   JOIN(by_place, suffix),                                                                         \
   JOIN(LANES, suffix),                                                                            \
   vectors,                                                                                        \
   pack}
  static const sr_convolution_kernels v1[] = {KERNELS(_f32_v1, _f32_v1, 2, NULL),
                                              KERNELS(_f64_v1, _f64_v1, 2, NULL)};
  static const sr_convolution_kernels v3[] = {KERNELS(_f32_v3, _f32_v3, 2, &sr_pack_f32),
                                              KERNELS(_f64_v3, _f64_v3, 2, &sr_pack_f64)};
  static const sr_convolution_kernels v4[] = {KERNELS(_f32_v4, _f32_v3, 4, &sr_pack_f32),
                                              KERNELS(_f64_v4, _f64_v3, 4, &sr_pack_f64)};
#undef KERNELS
  const sr_convolution_kernels *kernels = level >= SR_CPU_X86_64_V4   ? v4
                                          : level >= SR_CPU_X86_64_V3 ? v3
                                                                      : v1;
  return &kernels[dtype == SR_F64];
}

void sr_convolution_copy(size_t element, const void *from, int64_t from_step, void *to,
                         int64_t to_step, int64_t count) {
  if (from_step == 1 && to_step == 1)
    memcpy(to, from, (size_t)count * element);
  else if (element == sizeof(uint32_t))
    for (int64_t i = 0; i < count; i++)
      ((uint32_t *)to)[i * to_step] = ((const uint32_t *)from)[i * from_step];
  else
    for (int64_t i = 0; i < count; i++)
      ((uint64_t *)to)[i * to_step] = ((const uint64_t *)from)[i * from_step];
}
