/*
 * Builds groups of ops that several passes need: the index at which a device's shard starts, masks,
 * and reductions whose region is copied from an op of the program. New ops are inserted in front of
 * the op `before` of the sr_builder.
 */
#ifndef SR_PARTITIONER_CORE_SHARD_BUILDER_H
#define SR_PARTITIONER_CORE_SHARD_BUILDER_H

#include "graph/build/rewriter.h"
#include "partitioner/core/partitioner.h"

/* Returns a builder that inserts ops in front of `before`. */
sr_builder sr_partitioner_builder(const sr_partitioner *p, sr_op *before);

/* Builds an array of zeros in front of `before`. Each call builds a new constant, because constants
 * cost nothing. */
sr_value *sr_build_zeros(const sr_partitioner *p, const sr_type *type, sr_op *before);
/* Builds the neutral scalar of a reduction by op `code`: 1 for multiply; 0 for add, or, xor. */
sr_value *sr_build_neutral(const sr_builder *b, sr_opcode code, sr_dtype dtype);
/* Copies `from`, the region of a reduction, into the empty block `to`. The copy combines scalars of
 * the element types of `values`. If these types differ from those in `from`, `from` must consist of
 * one op. */
void sr_build_region(const sr_builder *b, sr_block *from, sr_value *const *values, sr_block *to);
/* Builds a reduce of `values` along `dim` with the region of the reduction `like`. `starts` are the
 * initial values. `values` and `starts` have an entry for each result of `like`. */
sr_op *sr_build_reduce_like(const sr_builder *b, const sr_op *like, sr_value *const *values,
                            sr_value *const *starts, int32_t dim);
/* Builds a copy of `like`, a reduce or reduce_window, with one more operand: `marks` has an i1 for
 * each element. Elements whose i1 is false are left out of the reduction. If `started` is false,
 * the initial values of `like` are left out, too. */
sr_op *sr_build_marked(const sr_builder *b, const sr_op *like, sr_value *marks, bool started);
/* Builds an all_reduce of `value` by op `code`. `cut` has one dimension. The devices of a group
 * differ only in their shard of this dimension. */
sr_value *sr_build_all_reduce(sr_partitioner *p, const sr_builder *b, sr_value *value,
                              sr_opcode code, const sr_sharding *cut);

/* ---- uses ------------------------------------------------------------------------------------ */

/* Moves all uses of `value` to a placeholder, and returns the placeholder. The caller builds the
 * replacement from `value`, and then calls sr_value_bring_back. */
sr_value *sr_value_set_aside(sr_partitioner *p, sr_value *value);
/* Replaces the placeholder `users` by `made` in all uses. `made` gets the sharding group of
 * `users`. */
void sr_value_bring_back(sr_partitioner *p, sr_value *users, sr_value *made);

/* ---- indices --------------------------------------------------------------------------------- */

/* Converts `indices`, which have any integer type, to I64. U64 indices above `most` become
 * `most`. */
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
/* Builds an i1 for each I64 in `numbers`: true if 0 <= number < limit. */
sr_value *sr_build_within(const sr_builder *b, sr_value *numbers, int64_t limit);

#endif
