#include "executor/devices/cpu/multiply_pack.h"

#include <immintrin.h>
#include <string.h>

#include "base/integer.h"

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)
#define TARGET      __attribute__((target("avx2,f16c")))

/* ---- floats of 32 and 64 bits ---------------------------------------------------------------- */

#define COPY_ONE(from, step, n)     *(from)
#define COPY_QUAD(from, to)         memcpy(to, from, 4 * sizeof *(from))
#define COPY_ROWS(N, from, row, to) memcpy(to, from, (N) * sizeof *(from))

#define NAME(x) JOIN(x, _f32)
#define ELEMENT float
#define UNIT    float
#define GROUP   1
#define ONE     COPY_ONE
#define QUAD    COPY_QUAD
#define ROWS    COPY_ROWS
#include "executor/devices/cpu/multiply_pack_kernel.h"

#define NAME(x) JOIN(x, _f64)
#define ELEMENT double
#define UNIT    double
#define GROUP   1
#define ONE     COPY_ONE
#define QUAD    COPY_QUAD
#define ROWS    COPY_ROWS
#include "executor/devices/cpu/multiply_pack_kernel.h"

/* ---- floats of 16 bits ----------------------------------------------------------------------- */

TARGET static inline __m128i load_8(const void *from) {
  return _mm_loadl_epi64(from);
}

TARGET static inline __m128i load_16(const void *from) {
  return _mm_loadu_si128(from);
}

TARGET static inline void rows_4_f16(const uint16_t *from, float *to) {
  _mm_storeu_ps(to, _mm_cvtph_ps(load_8(from)));
}

TARGET static inline void rows_8_f16(const uint16_t *from, float *to) {
  _mm256_storeu_ps(to, _mm256_cvtph_ps(load_16(from)));
}

#define NAME(x)                JOIN(x, _f16)
#define ELEMENT                uint16_t
#define UNIT                   float
#define GROUP                  1
#define ONE(from, step, n)     _cvtsh_ss(*(from))
#define QUAD(from, to)         rows_4_f16(from, (float *)(to))
#define ROWS(N, from, row, to) rows_##N##_f16(from, to)
#include "executor/devices/cpu/multiply_pack_kernel.h"

TARGET static inline void rows_4_bf16(const uint16_t *from, int64_t row, uint32_t *to) {
  _mm_storeu_si128((__m128i *)(void *)to, _mm_unpacklo_epi16(load_8(from), load_8(from + row)));
}

TARGET static inline void rows_8_bf16(const uint16_t *from, int64_t row, uint32_t *to) {
  const __m256i even = _mm256_cvtepu16_epi32(load_16(from));
  const __m256i odd = _mm256_cvtepu16_epi32(load_16(from + row));
  _mm256_storeu_si256((__m256i *)(void *)to, _mm256_or_si256(even, _mm256_slli_epi32(odd, 16)));
}

static inline uint32_t pair_bf16(const uint16_t *from, int64_t step, int64_t count) {
  return from[0] | (count > 1 ? (uint32_t)from[step] << 16 : 0);
}

#define NAME(x)                JOIN(x, _bf16)
#define ELEMENT                uint16_t
#define UNIT                   uint32_t
#define GROUP                  2
#define ONE                    pair_bf16
#define QUAD(from, to)         memcpy(to, from, 16)
#define ROWS(N, from, row, to) rows_##N##_bf16(from, row, to)
#include "executor/devices/cpu/multiply_pack_kernel.h"

/* ---- integers of 8 bits, to pairs of 16 bits ------------------------------------------------- */

#define WIDE_INTEGERS(SUFFIX, TYPE, LETTER)                                                        \
  TARGET static inline void whole_##SUFFIX(const TYPE *from, void *to) {                           \
    _mm_storeu_si128(to, _mm_cvtep##LETTER##8_epi16(load_8(from)));                                \
  }                                                                                                \
  TARGET static inline void rows_8_##SUFFIX(const TYPE *from, int64_t row, uint32_t *to) {         \
    const __m256i even = _mm256_cvtep##LETTER##8_epi32(load_8(from));                              \
    const __m256i odd = _mm256_cvtep##LETTER##8_epi32(load_8(from + row));                         \
    _mm256_storeu_si256((__m256i *)(void *)to,                                                     \
                        _mm256_blend_epi16(even, _mm256_slli_epi32(odd, 16), 0xaa));               \
  }                                                                                                \
  static inline uint32_t pair_##SUFFIX(const TYPE *from, int64_t step, int64_t count) {            \
    return (uint16_t)from[0] | (count > 1 ? (uint32_t)(uint16_t)from[step] << 16 : 0);             \
  }                                                                                                \
  static inline void rows_4_##SUFFIX(const TYPE *from, int64_t row, uint32_t *to) {                \
    for (int i = 0; i < 4; i++)                                                                    \
      to[i] = pair_##SUFFIX(from + i, row, 2);                                                     \
  }
WIDE_INTEGERS(i8_wide, int8_t, i)
WIDE_INTEGERS(u8_wide, uint8_t, u)

#define NAME(x)                JOIN(x, _i8_wide)
#define ELEMENT                int8_t
#define UNIT                   uint32_t
#define GROUP                  2
#define ONE                    pair_i8_wide
#define QUAD                   whole_i8_wide
#define ROWS(N, from, row, to) rows_##N##_i8_wide(from, row, to)
#include "executor/devices/cpu/multiply_pack_kernel.h"

#define NAME(x)                JOIN(x, _u8_wide)
#define ELEMENT                uint8_t
#define UNIT                   uint32_t
#define GROUP                  2
#define ONE                    pair_u8_wide
#define QUAD                   whole_u8_wide
#define ROWS(N, from, row, to) rows_##N##_u8_wide(from, row, to)
#include "executor/devices/cpu/multiply_pack_kernel.h"

/* ---- integers of 8 bits, four in a unit ------------------------------------------------------ */

/* In these functions, `flip` is 0x80 or 0: 128 more or less, modulo 256, or as they are. */
TARGET static inline void whole_byte(const uint8_t *from, void *to, uint8_t flip) {
  _mm_storeu_si128(to, _mm_xor_si128(load_16(from), _mm_set1_epi8((char)flip)));
}

TARGET static inline void rows_8_byte(const uint8_t *from, int64_t row, uint32_t *to,
                                      uint8_t flip) {
  __m256i all = _mm256_set1_epi8((char)flip);
  for (int t = 0; t < 4; t++)
    all = _mm256_xor_si256(all,
                           _mm256_slli_epi32(_mm256_cvtepu8_epi32(load_8(from + t * row)), 8 * t));
  _mm256_storeu_si256((__m256i *)(void *)to, all);
}

static inline uint32_t unit_byte(const uint8_t *from, int64_t step, int64_t count, uint8_t flip) {
  uint32_t unit = 0;
  for (int64_t t = 0; t < count; t++)
    unit |= (uint32_t)(from[t * step] ^ flip) << (8 * t);
  return unit;
}

static inline void rows_4_byte(const uint8_t *from, int64_t row, uint32_t *to, uint8_t flip) {
  for (int i = 0; i < 4; i++)
    to[i] = unit_byte(from + i, row, 4, flip);
}

#define NAME(x)                JOIN(x, _byte)
#define ELEMENT                uint8_t
#define UNIT                   uint32_t
#define GROUP                  4
#define ONE(from, step, n)     unit_byte(from, step, n, 0)
#define QUAD(from, to)         whole_byte(from, to, 0)
#define ROWS(N, from, row, to) rows_##N##_byte(from, row, to, 0)
#include "executor/devices/cpu/multiply_pack_kernel.h"

#define NAME(x)                JOIN(x, _moved)
#define ELEMENT                uint8_t
#define UNIT                   uint32_t
#define GROUP                  4
#define ONE(from, step, n)     unit_byte(from, step, n, 0x80)
#define QUAD(from, to)         whole_byte(from, to, 0x80)
#define ROWS(N, from, row, to) rows_##N##_byte(from, row, to, 0x80)
#include "executor/devices/cpu/multiply_pack_kernel.h"

const sr_pack sr_pack_f32 = {4, 0, straight_f32, transposed_f32};
const sr_pack sr_pack_f64 = {8, 0, straight_f64, transposed_f64};
const sr_pack sr_pack_f16 = {2, 0, straight_f16, transposed_f16};
const sr_pack sr_pack_bf16 = {2, 0, straight_bf16, transposed_bf16};
const sr_pack sr_pack_i8_wide = {1, 0, straight_i8_wide, transposed_i8_wide};
const sr_pack sr_pack_u8_wide = {1, 0, straight_u8_wide, transposed_u8_wide};
const sr_pack sr_pack_byte = {1, 0, straight_byte, transposed_byte};
const sr_pack sr_pack_i8_moved = {1, 128, straight_moved, transposed_moved};
const sr_pack sr_pack_u8_moved = {1, -128, straight_moved, transposed_moved};

/* ---- results --------------------------------------------------------------------------------- */

TARGET static inline __m128i eight_to_f16(const float *from) {
  return _mm256_cvtps_ph(_mm256_loadu_ps(from), _MM_FROUND_TO_NEAREST_INT);
}

/* Half of the last bit that stays is added, or a little less if that bit is 0. A NaN becomes quiet
 * instead. */
TARGET static inline __m128i eight_to_bf16(const float *from) {
  const __m256 x = _mm256_loadu_ps(from);
  const __m256i bits = _mm256_castps_si256(x), high = _mm256_srli_epi32(bits, 16);
  const __m256i last = _mm256_and_si256(high, _mm256_set1_epi32(1));
  const __m256i half = _mm256_add_epi32(last, _mm256_set1_epi32(0x7fff));
  const __m256i near = _mm256_srli_epi32(_mm256_add_epi32(bits, half), 16);
  const __m256i quiet = _mm256_or_si256(high, _mm256_set1_epi32(0x40));
  const __m256i nan = _mm256_castps_si256(_mm256_cmp_ps(x, x, _CMP_UNORD_Q));
  const __m256i all = _mm256_blendv_epi8(near, quiet, nan);
  return _mm_packus_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256(all, 1));
}

#define ROUND(FUNCTION, EIGHT)                                                                     \
  TARGET void FUNCTION(const float *from, int64_t count, void *to) {                               \
    uint16_t *out = to;                                                                            \
    int64_t i = 0;                                                                                 \
    for (; i + 8 <= count; i += 8)                                                                 \
      _mm_storeu_si128((__m128i *)(void *)(out + i), EIGHT(from + i));                             \
    if (i == count)                                                                                \
      return;                                                                                      \
    float last[8] = {0};                                                                           \
    memcpy(last, from + i, (size_t)(count - i) * sizeof *last);                                    \
    const __m128i rounded = EIGHT(last);                                                           \
    memcpy(out + i, &rounded, (size_t)(count - i) * sizeof *out);                                  \
  }
ROUND(sr_round_to_f16, eight_to_f16)
ROUND(sr_round_to_bf16, eight_to_bf16)
