/* What a device knows of itself: scalars at the top of main that follow from its number. */
#ifndef SR_PARTITIONER_CORE_SCALAR_H
#define SR_PARTITIONER_CORE_SCALAR_H

#include "partitioner/core/partitioner.h"

/* Scalars are made once each, of integer types of 32 or 64 bits. A plain number: */
sr_value *sr_scalar_constant(sr_partitioner *p, sr_dtype dtype, int64_t value);
/* table[device number] as a scalar, at the top of main. */
sr_value *sr_scalar_look_up(sr_partitioner *p, sr_dtype dtype, const int64_t *table);
/* offset + step * (the device's part of `dim` in `sharding`), modulo 2^32 or 2^64: U32 or U64. */
sr_value *sr_scalar_affine(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                           int64_t step, int64_t offset, sr_dtype dtype);
/* An op of two scalars that were made here, of their type. */
sr_value *sr_scalar_binary(sr_partitioner *p, sr_opcode code, sr_value *a, sr_value *b);

/* first + step * (the device's part of some dimension), by `divisor`, which is at least 1. */
typedef struct sr_division {
  int64_t first, step, divisor;
} sr_division;
/* offset + the quotient, rounded down, modulo 2^32 or 2^64: U32 or U64. */
sr_value *sr_scalar_quotient(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                             const sr_division *division, int64_t offset, sr_dtype dtype);
/* What is left, at least 0; `divisor` has to be in the range of `dtype`. */
sr_value *sr_scalar_remainder(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                              const sr_division *division, sr_dtype dtype);
/* In which all indices of an array are counted; those of windows around it: sr_window_dtype. */
sr_dtype sr_index_dtype(const sr_type *type);

#endif
