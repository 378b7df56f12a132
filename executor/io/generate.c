/* Generates the elements of an array from their indices. The random generator is counter-based and
 * has no state: element i is a function of the seed and i. So all ranks generate the same array. */
#include "executor/io/generate.h"

#include <math.h>
#include <string.h>

#include "executor/io/round.h"

/* ---- random bits ----------------------------------------------------------------------------- */

typedef struct random_bits {
  uint64_t first, second;
} random_bits;

/* Philox4x32-10 with the counter (index, 0) and the key `seed`. */
static random_bits philox(uint64_t seed, uint64_t index) {
  uint32_t c0 = (uint32_t)index, c1 = (uint32_t)(index >> 32), c2 = 0, c3 = 0;
  uint32_t k0 = (uint32_t)seed, k1 = (uint32_t)(seed >> 32);
  for (int round = 0; round < 10; round++) {
    uint64_t p0 = (uint64_t)0xD2511F53u * c0, p1 = (uint64_t)0xCD9E8D57u * c2;
    uint32_t n0 = (uint32_t)(p1 >> 32) ^ c1 ^ k0, n2 = (uint32_t)(p0 >> 32) ^ c3 ^ k1;
    c0 = n0;
    c1 = (uint32_t)p1;
    c2 = n2;
    c3 = (uint32_t)p0;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return (random_bits){(uint64_t)c1 << 32 | c0, (uint64_t)c3 << 32 | c2};
}

/* Returns a multiple of 2^-bits in [0, 1), made of the upper bits of `random`. */
static double unit(uint64_t random, int bits) {
  return ldexp((double)(random >> (64 - bits)), -bits);
}

/* Computes two independent normal numbers by the Box-Muller transform. The argument of the
 * logarithm lies in (0, 1], so it is never 0. */
static void normal_pair(random_bits random, double out[2]) {
  static const double two_pi = 6.283185307179586476925;
  double radius = sqrt(-2.0 * log(1.0 - unit(random.first, 53)));
  double angle = two_pi * unit(random.second, 53);
  out[0] = radius * cos(angle);
  out[1] = radius * sin(angle);
}

/* ---- one element ----------------------------------------------------------------------------- */

static void put_bits(void *to, uint64_t bits, size_t bytes) {
  memcpy(to, &bits, bytes); /* little-endian, as are all supported machines */
}

/* Stores an integer modulo 2^width of its type. For a type narrower than a byte, the sign or zeros
 * fill the rest of the byte. */
static void put_integer(void *to, sr_dtype dtype, uint64_t value) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  uint64_t mask = info->bits == 64 ? UINT64_MAX : ((uint64_t)1 << info->bits) - 1;
  uint64_t bits = value & mask;
  if (info->class_ == SR_CLASS_SIGNED && (bits >> (info->bits - 1)) != 0)
    bits |= ~mask;
  put_bits(to, bits, info->bytes);
}

static void put_float(void *to, sr_dtype dtype, double value) {
  if (dtype == SR_F32) {
    float narrow = (float)value;
    memcpy(to, &narrow, sizeof narrow);
  } else if (dtype == SR_F64) {
    memcpy(to, &value, sizeof value);
  } else {
    put_bits(to, sr_float_round(dtype, value), sr_dtype_get(dtype)->bytes);
  }
}

static void put_complex(void *to, sr_dtype dtype, double real, double imaginary) {
  sr_dtype part = sr_dtype_part(dtype);
  put_float(to, part, real);
  put_float((char *)to + sr_dtype_get(part)->bytes, part, imaginary);
}

static void put_iota(void *to, sr_dtype dtype, uint64_t index) {
  switch (sr_dtype_get(dtype)->class_) {
  case SR_CLASS_BOOL:
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    put_integer(to, dtype, index);
    return;
  case SR_CLASS_FLOAT:
    put_float(to, dtype, (double)index);
    return;
  case SR_CLASS_COMPLEX:
    put_complex(to, dtype, (double)index, 0.0);
    return;
  }
}

static void put_uniform(void *to, sr_dtype dtype, random_bits random) {
  switch (sr_dtype_get(dtype)->class_) {
  case SR_CLASS_BOOL:
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    /* takes the upper bits of the random number, as unit() does */
    put_integer(to, dtype, random.first >> (64 - sr_dtype_get(dtype)->bits));
    return;
  case SR_CLASS_FLOAT:
    put_float(to, dtype, unit(random.first, sr_float_uniform_bits(dtype)));
    return;
  case SR_CLASS_COMPLEX: {
    int bits = sr_float_uniform_bits(sr_dtype_part(dtype));
    put_complex(to, dtype, unit(random.first, bits), unit(random.second, bits));
    return;
  }
  }
}

static void put_normal(void *to, sr_dtype dtype, random_bits random) {
  double pair[2];
  normal_pair(random, pair);
  if (sr_dtype_get(dtype)->class_ == SR_CLASS_COMPLEX)
    put_complex(to, dtype, pair[0] * sqrt(0.5), pair[1] * sqrt(0.5));
  else
    put_float(to, dtype, pair[0]);
}

/* ---- boxes ----------------------------------------------------------------------------------- */

static void fill_row(const sr_generator *g, uint64_t index, int64_t count, char *to) {
  size_t bytes = sr_dtype_get(g->dtype)->bytes;
  for (int64_t i = 0; i < count; i++, index++, to += bytes) {
    switch (g->kind) {
    case SR_GENERATE_VALUE:
      memcpy(to, g->value, bytes);
      break;
    case SR_GENERATE_IOTA:
      put_iota(to, g->dtype, index);
      break;
    case SR_GENERATE_NORMAL:
      put_normal(to, g->dtype, philox(g->seed, index));
      break;
    case SR_GENERATE_UNIFORM:
      put_uniform(to, g->dtype, philox(g->seed, index));
      break;
    }
  }
}

void sr_generator_fill(const sr_generator *generator, int32_t rank, const int64_t *dims,
                       const int64_t *start, const int64_t *size, const int64_t *pitch,
                       void *data) {
  int64_t strides[SR_IO_MAX_RANK], numbers[SR_IO_MAX_RANK], at[SR_IO_MAX_RANK] = {0};
  for (int32_t d = 0; d < rank; d++)
    if (size[d] == 0)
      return;
  sr_box_strides(rank, pitch ? pitch : size, sr_dtype_get(generator->dtype)->bytes, strides);
  sr_box_strides(rank, dims, 1, numbers);
  int32_t last = rank - 1;
  for (int32_t carry = 0; carry >= 0;) {
    int64_t index = 0, offset = 0;
    for (int32_t d = 0; d < rank; d++) {
      index += (start[d] + at[d]) * numbers[d];
      offset += at[d] * strides[d];
    }
    fill_row(generator, (uint64_t)index, rank ? size[last] : 1, (char *)data + offset);
    for (carry = last - 1; carry >= 0 && ++at[carry] == size[carry]; carry--)
      at[carry] = 0;
  }
}
