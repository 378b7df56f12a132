#include "executor/devices/cpu/multiply.h"

#include <immintrin.h>
#include <string.h>

#include "base/integer.h"

enum {
  VECTORS = 2,            /* in a row of a panel */
  PANELS_BYTES = 3 << 17, /* of the block of B that is copied: a part of the second cache */
  COPIED_PANELS = 3,      /* least number of panels for which a strip of A is copied */
  CAREFUL_ROWS = 4, /* to multiply so few rows with care takes less time than to search a panel for
                     * factors that need care */
  WIDE_ROWS = 2,    /* so few rows are multiplied by several panels at a time */
  WIDE_PANELS = 4,  /* by which one row is: with two vectors each, sums stay in 8 registers */
  LINE_BYTES = 64,
  CACHE_WAYS = 8, /* of the first cache: lines that may stay in it at equal places of pages */
  /* How many rows ahead of the one in use rows of B are prefetched. A strip of fewer rows takes
   * less time for a row of B, so it prefetches further ahead. */
  AHEAD_V4 = 12,
  AHEAD_V3 = 24
};

_Static_assert(WIDE_ROWS <= CAREFUL_ROWS, "several panels at a time are all multiplied with care");

/* A strip of A times a panel of B, or several panels. Strides of A are counted in units, those of C
 * in sums. */
typedef struct part {
  int64_t steps; /* units of each sum */
  int64_t a_row, a_column, b_row, c_row;
  const void *a, *b;
  void *c;
  void *copy;                       /* NULL, or the panel is copied there */
  const void *of_rows, *of_columns; /* what is added to the sums of each row and column */
  bool in_place;                    /* b is in B, where terms are b_row bytes from each other */
  bool adds;                        /* the product is added to C */
} part;

#define JOIN2(a, b) a##b
#define JOIN(a, b)  JOIN2(a, b)

#define CASES_4  CASE(1) CASE(2) CASE(3) CASE(4)
#define CASES_6  CASES_4 CASE(5) CASE(6)
#define CASES_12 CASES_6 CASE(7) CASE(8) CASE(9) CASE(10) CASE(11) CASE(12)

#define TARGET_V3 __attribute__((target("avx2,fma")))
#define TARGET_V4 __attribute__((target("avx512f,avx512bw,fma")))

/* With vectors of 64 bytes there are 32 registers: 24 sums stay in them. With vectors of 32 bytes
 * there are 16 registers: 12 sums. */

/* ---- f32 and f64 ----------------------------------------------------------------------------- */

#define NAME(x)      JOIN(x, _f32_v4)
#define TARGET       TARGET_V4
#define UNIT         float
#define UNITS        __m512
#define GROUP        1
#define SUM          float
#define VECTOR       __m512
#define STRIP_ROWS   12
#define AHEAD        AHEAD_V4
#define CASES        CASES_12
#define LOAD         _mm512_loadu_ps
#define STORE        _mm512_storeu_ps
#define ADD          _mm512_add_ps
#define SAME         _mm512_set1_ps
#define LOAD_UNITS   _mm512_loadu_ps
#define STORE_UNITS  _mm512_storeu_ps
#define BROADCAST(p) _mm512_set1_ps(*(p))
#define MULTIPLY_ADD _mm512_fmadd_ps
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _f64_v4)
#define TARGET       TARGET_V4
#define UNIT         double
#define UNITS        __m512d
#define GROUP        1
#define SUM          double
#define VECTOR       __m512d
#define STRIP_ROWS   12
#define AHEAD        AHEAD_V4
#define CASES        CASES_12
#define LOAD         _mm512_loadu_pd
#define STORE        _mm512_storeu_pd
#define ADD          _mm512_add_pd
#define SAME         _mm512_set1_pd
#define LOAD_UNITS   _mm512_loadu_pd
#define STORE_UNITS  _mm512_storeu_pd
#define BROADCAST(p) _mm512_set1_pd(*(p))
#define MULTIPLY_ADD _mm512_fmadd_pd
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _f32_v3)
#define TARGET       TARGET_V3
#define UNIT         float
#define UNITS        __m256
#define GROUP        1
#define SUM          float
#define VECTOR       __m256
#define STRIP_ROWS   6
#define AHEAD        AHEAD_V3
#define CASES        CASES_6
#define LOAD         _mm256_loadu_ps
#define STORE        _mm256_storeu_ps
#define ADD          _mm256_add_ps
#define SAME         _mm256_set1_ps
#define LOAD_UNITS   _mm256_loadu_ps
#define STORE_UNITS  _mm256_storeu_ps
#define BROADCAST(p) _mm256_set1_ps(*(p))
#define MULTIPLY_ADD _mm256_fmadd_ps
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _f64_v3)
#define TARGET       TARGET_V3
#define UNIT         double
#define UNITS        __m256d
#define GROUP        1
#define SUM          double
#define VECTOR       __m256d
#define STRIP_ROWS   6
#define AHEAD        AHEAD_V3
#define CASES        CASES_6
#define LOAD         _mm256_loadu_pd
#define STORE        _mm256_storeu_pd
#define ADD          _mm256_add_pd
#define SAME         _mm256_set1_pd
#define LOAD_UNITS   _mm256_loadu_pd
#define STORE_UNITS  _mm256_storeu_pd
#define BROADCAST(p) _mm256_set1_pd(*(p))
#define MULTIPLY_ADD _mm256_fmadd_pd
#include "executor/devices/cpu/multiply_kernel.h"

/* ---- units of 32 bits ------------------------------------------------------------------------ */

TARGET_V4 static inline __m512i load_v4(const void *from) {
  return _mm512_loadu_si512(from);
}

TARGET_V4 static inline void store_v4(void *to, __m512i value) {
  _mm512_storeu_si512(to, value);
}

TARGET_V3 static inline __m256i load_v3(const void *from) {
  return _mm256_loadu_si256((const __m256i *)from);
}

TARGET_V3 static inline void store_v3(void *to, __m256i value) {
  _mm256_storeu_si256((__m256i *)to, value);
}

/* ---- pairs of bf16 --------------------------------------------------------------------------- */

TARGET_V4 static inline __m512 add_pairs_v4(__m512i a, __m512i b, __m512 sum) {
  const __m512i second = _mm512_set1_epi32((int)0xffff0000u);
  const __m512 a2 = _mm512_castsi512_ps(_mm512_and_si512(a, second)),
               b2 = _mm512_castsi512_ps(_mm512_and_si512(b, second)),
               a1 = _mm512_castsi512_ps(_mm512_slli_epi32(a, 16)),
               b1 = _mm512_castsi512_ps(_mm512_slli_epi32(b, 16));
  return _mm512_fmadd_ps(a1, b1, _mm512_fmadd_ps(a2, b2, sum));
}

TARGET_V3 static inline __m256 add_pairs_v3(__m256i a, __m256i b, __m256 sum) {
  const __m256i second = _mm256_set1_epi32((int)0xffff0000u);
  const __m256 a2 = _mm256_castsi256_ps(_mm256_and_si256(a, second)),
               b2 = _mm256_castsi256_ps(_mm256_and_si256(b, second)),
               a1 = _mm256_castsi256_ps(_mm256_slli_epi32(a, 16)),
               b1 = _mm256_castsi256_ps(_mm256_slli_epi32(b, 16));
  return _mm256_fmadd_ps(a1, b1, _mm256_fmadd_ps(a2, b2, sum));
}

#define TARGET_BF16 __attribute__((target("avx512f,avx512bw,avx512bf16,fma")))

TARGET_BF16 static inline __m512 add_pairs_bf16(__m512i a, __m512i b, __m512 sum) {
  return _mm512_dpbf16_ps(sum, (__m512bh)a, (__m512bh)b);
}

/* Sets `right` to the pairs of 32 columns: of the terms at `from` and at `from + row`. Prefetches
 * later terms. */
TARGET_V4 static inline void read_pairs_v4(const uint8_t *from, int64_t row, __m512i *right) {
  static const uint16_t order[64] = {
      0,  32, 1,  33, 2,  34, 3,  35, 4,  36, 5,  37, 6,  38, 7,  39, 8,  40, 9,  41, 10, 42,
      11, 43, 12, 44, 13, 45, 14, 46, 15, 47, 16, 48, 17, 49, 18, 50, 19, 51, 20, 52, 21, 53,
      22, 54, 23, 55, 24, 56, 25, 57, 26, 58, 27, 59, 28, 60, 29, 61, 30, 62, 31, 63};
  const __m512i first = load_v4(from), second = load_v4(from + row);
  right[0] = _mm512_permutex2var_epi16(first, load_v4(order), second);
  right[1] = _mm512_permutex2var_epi16(first, load_v4(order + 32), second);
  __builtin_prefetch(from + (2 * AHEAD_V4 + 1) * row);
}

/* The same for 16 columns. */
TARGET_V3 static inline void read_pairs_v3(const uint8_t *from, int64_t row, __m256i *right) {
  const __m256i first = load_v3(from), second = load_v3(from + row);
  const __m256i low = _mm256_unpacklo_epi16(first, second),
                high = _mm256_unpackhi_epi16(first, second);
  right[0] = _mm256_permute2x128_si256(low, high, 0x20);
  right[1] = _mm256_permute2x128_si256(low, high, 0x31);
  __builtin_prefetch(from + (2 * AHEAD_V3 + 1) * row);
}

/* True if one of the bf16 in the units is not zero and below 2^-126. */
TARGET_V4 static bool have_subnormal(const void *from, int64_t count, int64_t rows, size_t row) {
  const __m512i none = _mm512_set1_epi16(-1);
  /* The least 2 x - 1, modulo 2^16, of all bf16 whose bits are x: without signs, and with zeros as
   * the largest. */
  __m512i least = none;
  for (int64_t r = 0; r < rows; r++) {
    const uint32_t *units = (const void *)((const uint8_t *)from + (size_t)r * row);
    for (int64_t i = 0; i < count; i += 16) {
      const __mmask16 some = (__mmask16)(count - i < 16 ? (1u << (count - i)) - 1 : 0xffff);
      const __m512i x = _mm512_maskz_loadu_epi32(some, units + i);
      least = _mm512_min_epu16(least, _mm512_add_epi16(_mm512_add_epi16(x, x), none));
    }
  }
  return _mm512_cmplt_epu16_mask(least, _mm512_set1_epi16(0xff)) != 0;
}

#define NAME(x)      JOIN(x, _pairs_v4)
#define TARGET       TARGET_V4
#define UNIT         uint32_t
#define UNITS        __m512i
#define GROUP        2
#define SUM          float
#define VECTOR       __m512
#define STRIP_ROWS   12
#define AHEAD        AHEAD_V4
#define CASES        CASES_12
#define LOAD         _mm512_loadu_ps
#define STORE        _mm512_storeu_ps
#define ADD          _mm512_add_ps
#define SAME         _mm512_set1_ps
#define LOAD_UNITS   load_v4
#define STORE_UNITS  store_v4
#define BROADCAST(p) _mm512_set1_epi32((int)*(p))
#define MULTIPLY_ADD add_pairs_v4
#define READ         read_pairs_v4
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _bf16)
#define TARGET       TARGET_BF16
#define UNIT         uint32_t
#define UNITS        __m512i
#define GROUP        2
#define SUM          float
#define VECTOR       __m512
#define STRIP_ROWS   12
#define AHEAD        AHEAD_V4
#define CASES        CASES_12
#define LOAD         _mm512_loadu_ps
#define STORE        _mm512_storeu_ps
#define ADD          _mm512_add_ps
#define SAME         _mm512_set1_ps
#define LOAD_UNITS   load_v4
#define STORE_UNITS  store_v4
#define BROADCAST(p) _mm512_set1_epi32((int)*(p))
#define MULTIPLY_ADD add_pairs_bf16
#define READ         read_pairs_v4
#define NEEDS_CARE   have_subnormal
#define CAREFUL(x)   JOIN(x, _pairs_v4)
#include "executor/devices/cpu/multiply_kernel.h"

/* Whatever instructions compute a part, sums below 2^-126 become zeros. */
static void run_bf16_flushing(const sr_multiplier *k, const sr_tile *tile) {
  const uint32_t before = _mm_getcsr();
  _mm_setcsr(before | _MM_FLUSH_ZERO_ON);
  run_bf16(k, tile);
  _mm_setcsr(before);
}

/* Both terms of a pair take registers, so fewer sums stay in the others. */
#define NAME(x)      JOIN(x, _pairs_v3)
#define TARGET       TARGET_V3
#define UNIT         uint32_t
#define UNITS        __m256i
#define GROUP        2
#define SUM          float
#define VECTOR       __m256
#define STRIP_ROWS   4
#define AHEAD        AHEAD_V3
#define CASES        CASES_4
#define LOAD         _mm256_loadu_ps
#define STORE        _mm256_storeu_ps
#define ADD          _mm256_add_ps
#define SAME         _mm256_set1_ps
#define LOAD_UNITS   load_v3
#define STORE_UNITS  store_v3
#define BROADCAST(p) _mm256_set1_epi32((int)*(p))
#define MULTIPLY_ADD add_pairs_v3
#define READ         read_pairs_v3
#include "executor/devices/cpu/multiply_kernel.h"

/* ---- integers -------------------------------------------------------------------------------- */

#define TARGET_VNNI __attribute__((target("avx512f,avx512bw,avx512vnni,fma")))

TARGET_VNNI static inline __m512i add_bytes(__m512i a, __m512i b, __m512i sum) {
  return _mm512_dpbusd_epi32(sum, a, b);
}

TARGET_V4 static inline __m512i add_integers_v4(__m512i a, __m512i b, __m512i sum) {
  return _mm512_add_epi32(sum, _mm512_madd_epi16(a, b));
}

TARGET_V3 static inline __m256i add_integers_v3(__m256i a, __m256i b, __m256i sum) {
  return _mm256_add_epi32(sum, _mm256_madd_epi16(a, b));
}

#define NAME(x)      JOIN(x, _bytes)
#define TARGET       TARGET_VNNI
#define UNIT         uint32_t
#define UNITS        __m512i
#define GROUP        4
#define SUM          uint32_t
#define VECTOR       __m512i
#define STRIP_ROWS   12
#define AHEAD        AHEAD_V4
#define CASES        CASES_12
#define LOAD         load_v4
#define STORE        store_v4
#define ADD          _mm512_add_epi32
#define SAME(x)      _mm512_set1_epi32((int)(x))
#define LOAD_UNITS   load_v4
#define STORE_UNITS  store_v4
#define BROADCAST(p) _mm512_set1_epi32((int)*(p))
#define MULTIPLY_ADD add_bytes
#define OFFSETS      true
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _integers_v4)
#define TARGET       TARGET_V4
#define UNIT         uint32_t
#define UNITS        __m512i
#define GROUP        2
#define SUM          uint32_t
#define VECTOR       __m512i
#define STRIP_ROWS   12
#define AHEAD        AHEAD_V4
#define CASES        CASES_12
#define LOAD         load_v4
#define STORE        store_v4
#define ADD          _mm512_add_epi32
#define SAME(x)      _mm512_set1_epi32((int)(x))
#define LOAD_UNITS   load_v4
#define STORE_UNITS  store_v4
#define BROADCAST(p) _mm512_set1_epi32((int)*(p))
#define MULTIPLY_ADD add_integers_v4
#include "executor/devices/cpu/multiply_kernel.h"

#define NAME(x)      JOIN(x, _integers_v3)
#define TARGET       TARGET_V3
#define UNIT         uint32_t
#define UNITS        __m256i
#define GROUP        2
#define SUM          uint32_t
#define VECTOR       __m256i
#define STRIP_ROWS   6
#define AHEAD        AHEAD_V3
#define CASES        CASES_6
#define LOAD         load_v3
#define STORE        store_v3
#define ADD          _mm256_add_epi32
#define SAME(x)      _mm256_set1_epi32((int)(x))
#define LOAD_UNITS   load_v3
#define STORE_UNITS  store_v3
#define BROADCAST(p) _mm256_set1_epi32((int)*(p))
#define MULTIPLY_ADD add_integers_v3
#include "executor/devices/cpu/multiply_kernel.h"

/* ---- all kernels ----------------------------------------------------------------------------- */

/* A kernel for factors of types A and B, and what the processor must have. */
typedef struct row {
  sr_dtype a, b;
  sr_cpu_level level;
  uint32_t extensions;
  sr_multiplier multiplier;
} row;

#define KERNEL(suffix, function, in_place, pack_a, pack_b)                                         \
  {function,      ROWS##suffix, WIDTH##suffix,     COLUMNS##suffix,                                \
   TERMS##suffix, in_place,     &sr_pack_##pack_a, &sr_pack_##pack_b}

#define FLOATS(LEVEL, SUFFIX)                                                                      \
  {SR_F32, SR_F32, LEVEL, 0, KERNEL(_f32##SUFFIX, run_f32##SUFFIX, true, f32, f32)},               \
      {SR_F64, SR_F64, LEVEL, 0, KERNEL(_f64##SUFFIX, run_f64##SUFFIX, true, f64, f64)},           \
      {SR_F16, SR_F16, LEVEL, 0, KERNEL(_f32##SUFFIX, run_f32##SUFFIX, false, f16, f16)}, {        \
    SR_BF16, SR_BF16, LEVEL, 0, KERNEL(_pairs##SUFFIX, run_pairs##SUFFIX, true, bf16, bf16)        \
  }

#define INTEGERS(LEVEL, EXTENSIONS, SUFFIX, I8_LEFT, U8_LEFT, I8_RIGHT, U8_RIGHT)                  \
  {SR_I8, SR_I8, LEVEL, EXTENSIONS, KERNEL(SUFFIX, run##SUFFIX, false, I8_LEFT, I8_RIGHT)},        \
      {SR_I8, SR_U8, LEVEL, EXTENSIONS, KERNEL(SUFFIX, run##SUFFIX, false, I8_LEFT, U8_RIGHT)},    \
      {SR_U8, SR_I8, LEVEL, EXTENSIONS, KERNEL(SUFFIX, run##SUFFIX, false, U8_LEFT, I8_RIGHT)}, {  \
    SR_U8, SR_U8, LEVEL, EXTENSIONS, KERNEL(SUFFIX, run##SUFFIX, false, U8_LEFT, U8_RIGHT)         \
  }

/* Of the kernels for the same types, better ones come first. */
static const row rows[] = {
    {SR_BF16, SR_BF16, SR_CPU_X86_64_V4, SR_CPU_BF16,
     KERNEL(_bf16, run_bf16_flushing, true, bf16, bf16)},
    INTEGERS(SR_CPU_X86_64_V4, SR_CPU_VNNI, _bytes, i8_moved, byte, byte, u8_moved),
    FLOATS(SR_CPU_X86_64_V4, _v4),
    INTEGERS(SR_CPU_X86_64_V4, 0, _integers_v4, i8_wide, u8_wide, i8_wide, u8_wide),
    FLOATS(SR_CPU_X86_64_V3, _v3),
    INTEGERS(SR_CPU_X86_64_V3, 0, _integers_v3, i8_wide, u8_wide, i8_wide, u8_wide),
};

const sr_multiplier *sr_multiplier_find(sr_cpu_level level, uint32_t extensions, sr_dtype a,
                                        sr_dtype b) {
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (rows[i].a == a && rows[i].b == b && level >= rows[i].level &&
        (extensions & rows[i].extensions) == rows[i].extensions)
      return &rows[i].multiplier;
  return NULL;
}
