/* Builds scalars that follow from the number of the device that runs the program. The ops that
 * compute the scalars are placed at the top of main, and each scalar is built only once. */
#ifndef SR_PARTITIONER_CORE_SCALAR_H
#define SR_PARTITIONER_CORE_SCALAR_H

#include "partitioner/core/partitioner.h"

/* Returns a constant. Here and below, `dtype` is an integer type of 32 or 64 bits. */
sr_value *sr_scalar_constant(sr_partitioner *p, sr_dtype dtype, int64_t value);
/* Returns table[device number]. `table` has an entry for each device. */
sr_value *sr_scalar_look_up(sr_partitioner *p, sr_dtype dtype, const int64_t *table);
/* Returns offset + step * (index of the device's shard of `dim`), modulo 2^32 (U32) or 2^64
 * (U64). */
sr_value *sr_scalar_affine(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                           int64_t step, int64_t offset, sr_dtype dtype);
/* Returns the result of op `code` on `a` and `b`. Both must come from functions of this header and
 * have the type of the result. */
sr_value *sr_scalar_binary(sr_partitioner *p, sr_opcode code, sr_value *a, sr_value *b);

/* The division (first + step * shard index) / divisor. The shard index is that of the device.
 * `divisor` is at least 1. */
typedef struct sr_division {
  int64_t first, step, divisor;
} sr_division;
/* Returns offset + floor(quotient of `division`), modulo 2^32 (U32) or 2^64 (U64). The shard index
 * is that of dimension `dim` of `sharding`. */
sr_value *sr_scalar_quotient(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                             const sr_division *division, int64_t offset, sr_dtype dtype);
/* Returns the remainder of `division`, which is never negative. The divisor must be in the range of
 * `dtype`. */
sr_value *sr_scalar_remainder(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                              const sr_division *division, sr_dtype dtype);
/* Returns the type for indices into an array of type `type`: U64 if a dimension is very long, else
 * U32. For indices of a window, which may reach outside of the array, use sr_window_dtype. */
sr_dtype sr_index_dtype(const sr_type *type);

#endif
