/*
 * Ops that the partitioner builds, besides StableHLO's: the indices at which a device's shard
 * starts, masks, and reductions that copy the region of an op of the program. New ops are inserted
 * before the builder's `before`.
 */
#ifndef SR_PARTITIONER_CORE_SHARD_BUILDER_H
#define SR_PARTITIONER_CORE_SHARD_BUILDER_H

#include "graph/build/rewriter.h"
#include "partitioner/core/partitioner.h"

/* Returns a builder that inserts ops in front of `before`. */
sr_builder sr_partitioner_builder(const sr_partitioner *p, sr_op *before);

/* Builds an array of zeros. Each caller builds its own, because constants cost nothing. */
sr_value *sr_build_zeros(const sr_partitioner *p, const sr_type *type, sr_op *before);
/* Builds the neutral scalar of a sum, product, or, xor (`code`): 1 for a product, else 0. */
sr_value *sr_build_neutral(const sr_builder *b, sr_opcode code, sr_dtype dtype);
/* Copies the combiner `from` into the empty block `to`, for scalars of the types of `values`. If
 * these types differ from those of `from`, `from` must consist of one op. */
void sr_build_region(const sr_builder *b, sr_block *from, sr_value *const *values, sr_block *to);
/* Builds a reduce of `values` along `dim` with the region of `like`. `values` and `starts` have as
 * many entries as `like` has results. */
sr_op *sr_build_reduce_like(const sr_builder *b, const sr_op *like, sr_value *const *values,
                            sr_value *const *starts, int32_t dim);
/* Builds a copy of `like`, a reduce or reduce_window, with `marks` as one more operand: an i1 for
 * each element. Elements whose i1 is false do not take part in the reduction. `started`: true if
 * the initial values of `like` take part. */
sr_op *sr_build_marked(const sr_builder *b, const sr_op *like, sr_value *marks, bool started);
/* Builds an all_reduce of `value` by `code`, over the devices that differ only in their shard of
 * the only dimension of `cut`. */
sr_value *sr_build_all_reduce(sr_partitioner *p, const sr_builder *b, sr_value *value,
                              sr_opcode code, const sr_sharding *cut);

/* ---- uses ------------------------------------------------------------------------------------ */

/* Moves all uses of `value` to a placeholder, and returns the placeholder. The caller builds the
 * replacement from `value`, and then calls sr_value_bring_back. */
sr_value *sr_value_set_aside(sr_partitioner *p, sr_value *value);
/* Replaces the placeholder `users` by `made`, in all its uses and in its sharding group. */
void sr_value_bring_back(sr_partitioner *p, sr_value *users, sr_value *made);

/* ---- indices --------------------------------------------------------------------------------- */

/* Converts indices of any integer type to I64. U64 indices above `most` become `most`. */
sr_value *sr_build_index(const sr_builder *b, sr_value *indices, int64_t most);
/* Builds the I64 index at which the device's shard of dimension `dim` of `whole` starts. */
sr_value *sr_build_shard_start(sr_partitioner *p, const sr_builder *b, const sr_type *whole,
                               const sr_sharding *sharding, int32_t dim);
/* Clamps `value` to [least, most]. */
sr_value *sr_build_clamp(const sr_builder *b, sr_value *least, sr_value *value, int64_t most);
/* Builds an i1 for each element of the shape of `like`: true if `start` + the index of the element
 * along `dim` is below `limit`, as unsigned numbers. `start` is a U32 or U64. */
sr_value *sr_build_below(const sr_builder *b, const sr_type *like, int32_t dim, sr_value *start,
                         int64_t limit);
/* Builds an i1 for each I64: 0 <= number < limit. */
sr_value *sr_build_within(const sr_builder *b, sr_value *numbers, int64_t limit);

#endif
