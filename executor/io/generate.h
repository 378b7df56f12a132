/*
 * Arguments that are generated instead of read: zeros, ones, iota, normal:SEED, uniform:SEED and
 * scalars.
 *
 * Each element depends only on its index in the whole array and on the seed. So the array is the
 * same for every sharding.
 *
 * - iota: the row-major index of the element. It is wrapped to the width of an integer type, and
 *   rounded to a float type. For i1 it is true at odd indices.
 * - uniform: a float is in [0, 1) and a multiple of 2^-p, where p is the number of significand
 *   bits. A complex number has two such parts. Integers are uniform over all values of the type. A
 *   float type without sign and zero (f8E8M0FNU) is refused.
 * - normal: mean 0 and variance 1, for floats and complex numbers. In a complex number each part
 *   has variance 1/2. An element is computed in double precision and rounded once.
 * - random bits: Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011)
 *   with the seed as key and the element's index as counter. Normal numbers are made of two 53-bit
 *   uniform numbers by the Box-Muller transform.
 * - scalars, for arrays of rank 0: 3, -1.5e-3, inf, nan, true, false, and (1,2) for a complex
 *   number.
 */
#ifndef SR_EXECUTOR_IO_GENERATE_H
#define SR_EXECUTOR_IO_GENERATE_H

#include "executor/io/element.h"

typedef enum sr_generator_kind {
  SR_GENERATE_VALUE, /* the same value for all elements: zeros, ones, scalars */
  SR_GENERATE_IOTA,
  SR_GENERATE_NORMAL,
  SR_GENERATE_UNIFORM,
} sr_generator_kind;

typedef struct sr_generator {
  sr_generator_kind kind;
  sr_dtype dtype;
  uint64_t seed;
  uint8_t value[16]; /* for SR_GENERATE_VALUE: the bytes of one element */
} sr_generator;

/* Parses `text` as the generator of an array of type `dtype` and rank `rank`. `what` names the
 * array in messages ("argument 2"). Errors: SR_ERR_INVALID; the message lists the words that are
 * accepted. */
sr_status sr_generator_parse(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                             int32_t rank, sr_generator *out_generator);

/* Generates the elements [start[d], start[d] + size[d]) in each dimension d of an array of size
 * `dims`. They go into the leading corner of the row-major block `data` of size `pitch` (npy.h).
 * Any thread may call this function. */
void sr_generator_fill(const sr_generator *generator, int32_t rank, const int64_t *dims,
                       const int64_t *start, const int64_t *size, const int64_t *pitch, void *data);

#endif
