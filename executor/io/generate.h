/*
 * Arguments that are generated, not read: zeros, ones, iota, normal:SEED, uniform:SEED and scalars.
 *
 * Every element depends only on its index in the whole array and on the seed, so the array is the
 * same for every sharding.
 *
 * - iota: the row-major index of the element, wrapped to the width of an integer type, rounded to a
 *   float type; in i1, true for odd indices.
 * - uniform: floats in [0, 1), multiples of 2^-p for a type with p bits of significand; a complex
 *   number has two such parts; integers are uniform over all values of the type. A float type
 *   without sign and zero (f8E8M0FNU) is refused.
 * - normal: mean 0 and variance 1, in complex types as well (1/2 in each part); floats and complex
 *   only. The element is computed in double precision and rounded once.
 * - random bits: Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011)
 *   with the seed as key and the element's index as counter. Normal: Box-Muller on two 53-bit
 *   uniforms.
 * - scalars: 3, -1.5e-3, inf, nan, true, false, (1,2) for complex; for arrays of rank 0.
 */
#ifndef SR_EXECUTOR_IO_GENERATE_H
#define SR_EXECUTOR_IO_GENERATE_H

#include "executor/io/element.h"

typedef enum sr_generator_kind {
  SR_GENERATE_VALUE, /* all elements are equal: zeros, ones, scalars */
  SR_GENERATE_IOTA,
  SR_GENERATE_NORMAL,
  SR_GENERATE_UNIFORM,
} sr_generator_kind;

typedef struct sr_generator {
  sr_generator_kind kind;
  sr_dtype dtype;
  uint64_t seed;
  uint8_t value[16]; /* the value of every element, for SR_GENERATE_VALUE */
} sr_generator;

/* Parses `text` as the source of an array of `dtype` and `rank`. `what` names the array in messages
 * ("argument 2"). Errors: SR_ERR_INVALID; the message lists the words that are understood. */
sr_status sr_generator_parse(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                             int32_t rank, sr_generator *out_generator);

/* Generates the box start .. start + size of an array of size `dims`. `data` is a block of the
 * sizes `pitch`, as in npy.h. Threads: any. */
void sr_generator_fill(const sr_generator *generator, int32_t rank, const int64_t *dims,
                       const int64_t *start, const int64_t *size, const int64_t *pitch, void *data);

#endif
