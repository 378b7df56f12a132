/* Scalars that follow from the device's number, computed at the top of main. */
#ifndef SR_PARTITIONER_CORE_SCALAR_H
#define SR_PARTITIONER_CORE_SCALAR_H

#include "partitioner/core/partitioner.h"

/* Returns a constant. This and the functions below make each scalar only once; `dtype` is an
 * integer type of 32 or 64 bits. */
sr_value *sr_scalar_constant(sr_partitioner *p, sr_dtype dtype, int64_t value);
/* Returns table[device number], which is looked up at the top of main. */
sr_value *sr_scalar_look_up(sr_partitioner *p, sr_dtype dtype, const int64_t *table);
/* offset + step * (index of the device's shard of `dim`), modulo 2^32 (U32) or 2^64 (U64). */
sr_value *sr_scalar_affine(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                           int64_t step, int64_t offset, sr_dtype dtype);
/* Returns `a` op `b`, made once. Both come from functions of this header and have the same type, as
 * has the result. */
sr_value *sr_scalar_binary(sr_partitioner *p, sr_opcode code, sr_value *a, sr_value *b);

/* The division (first + step * index of the device's shard) / divisor; `divisor` is at least 1. */
typedef struct sr_division {
  int64_t first, step, divisor;
} sr_division;
/* Returns `offset` + the quotient of `division`, rounded down, modulo 2^32 (U32) or 2^64 (U64). */
sr_value *sr_scalar_quotient(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                             const sr_division *division, int64_t offset, sr_dtype dtype);
/* Returns the remainder of `division`, which is at least 0; `divisor` has to be in the range of
 * `dtype`. */
sr_value *sr_scalar_remainder(sr_partitioner *p, const sr_sharding *sharding, int32_t dim,
                              const sr_division *division, sr_dtype dtype);
/* Returns the integer type for indices of an array. A window may reach outside of the array: for
 * its indices, see sr_window_dtype. */
sr_dtype sr_index_dtype(const sr_type *type);

#endif
