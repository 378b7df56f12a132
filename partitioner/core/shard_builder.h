/*
 * What the partitioner builds besides StableHLO's ops: what follows from a device's shard, and
 * reductions like those of the program.
 */
#ifndef SR_PARTITIONER_CORE_SHARD_BUILDER_H
#define SR_PARTITIONER_CORE_SHARD_BUILDER_H

#include "graph/build/rewriter.h"
#include "partitioner/core/partitioner.h"

/* A builder in front of `before`. */
sr_builder sr_partitioner_builder(const sr_partitioner *p, sr_op *before);

/* Made where it is needed: constants cost nothing. */
sr_value *sr_build_zeros(const sr_partitioner *p, const sr_type *type, sr_op *before);
/* The scalar that a sum, product or exclusive or (`code`) may start with any number of times. */
sr_value *sr_build_neutral(const sr_builder *b, sr_opcode code, sr_dtype dtype);
/* `from`, which combines scalars, in the empty block `to`, for elements of `values`: where these
 * have other types than it takes, it must be one op. */
void sr_build_region(const sr_builder *b, sr_block *from, sr_value *const *values, sr_block *to);
/* `values` along `dim` as `like` reduces them: with its region, and as many as it has results. */
sr_op *sr_build_reduce_like(const sr_builder *b, const sr_op *like, sr_value *const *values,
                            sr_value *const *starts, int32_t dim);
/* A reduce or reduce_window as `like`, with `marks` as its last operand, which say what is an
 * element; what is none counts for nothing. `started`: what it starts from counts. */
sr_op *sr_build_marked(const sr_builder *b, const sr_op *like, sr_value *marks, bool started);
/* What the devices have of `value`, combined by `code` among those that differ in their part of the
 * only dimension of `cut`. */
sr_value *sr_build_all_reduce(sr_partitioner *p, const sr_builder *b, sr_value *value,
                              sr_opcode code, const sr_sharding *cut);

/* ---- uses ------------------------------------------------------------------------------------ */

/* All uses of `value` moved to a value that nothing makes yet: to be replaced when what is made of
 * `value` is there. */
sr_value *sr_value_set_aside(sr_partitioner *p, sr_value *value);
/* `made` takes the place of `users`: of all its uses, and in its group. */
void sr_value_bring_back(sr_partitioner *p, sr_value *users, sr_value *made);

/* ---- indices --------------------------------------------------------------------------------- */

/* Indices of any integer type as I64; of U64 the smaller of each and `most`. */
sr_value *sr_build_index(const sr_builder *b, sr_value *indices, int64_t most);
/* The I64 where the device's part of `dim` in `sharding` starts. */
sr_value *sr_build_shard_start(sr_partitioner *p, const sr_builder *b, const sr_type *whole,
                               const sr_sharding *sharding, int32_t dim);
/* least <= value <= most, as clamp does it. */
sr_value *sr_build_clamp(const sr_builder *b, sr_value *least, sr_value *value, int64_t most);
/* An i1 for each element of the shape of `like`: start + its index along `dim` < limit, as unsigned
 * numbers. `start` is an U32 or U64. */
sr_value *sr_build_below(const sr_builder *b, const sr_type *like, int32_t dim, sr_value *start,
                         int64_t limit);
/* An i1 for each I64: 0 <= number < limit. */
sr_value *sr_build_within(const sr_builder *b, sr_value *numbers, int64_t limit);

#endif
