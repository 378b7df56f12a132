/*
 * Functions on lists of mesh axes (sr_shard_dim). The axes of a list, from major to minor, cut one
 * dimension of a tensor, or one factor of an op (an index that its dimensions share, rules/rule.h).
 * If a function takes two lists, both must be on the same mesh.
 *
 * A list may have a part of an axis, as Shardy's "x":(pre)size. Neighbouring parts of one axis are
 * always joined: a list has "x":(1)6, not "x":(1)2 and "x":(2)3.
 */
#ifndef SR_PARTITIONER_CORE_AXES_H
#define SR_PARTITIONER_CORE_AXES_H

#include "base/memo.h"
#include "sharding/sharding.h"

/* Returns the axes of the mesh from axis `first` on, in their order, without axes of size 1. */
sr_shard_dim sr_axes_of_mesh(sr_arena *arena, const sr_mesh *mesh, int32_t first);
/* Returns all axes that `sharding` uses, dimension by dimension. NULL uses no axes. */
sr_shard_dim sr_axes_of_sharding(sr_arena *arena, const sr_sharding *sharding);
/* Appends the axes of `list` to `key`, the key of an entry in a table of results (base/memo.h). */
void sr_axes_add_key(sr_arena *arena, sr_memo_key *key, const sr_shard_dim *list);
bool sr_axes_equal(const sr_shard_dim *a, const sr_shard_dim *b);
/* True if the lists share an axis, or have overlapping parts of an axis. */
bool sr_axes_meet(const sr_shard_dim *a, const sr_shard_dim *b);
/* Returns the longest common prefix of `a` and `b`. Its last axis may be a part of an axis. */
sr_shard_dim sr_axes_common(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b);
/* Returns the axes of `list` that follow `prefix`, which must be a prefix of `list`. */
sr_shard_dim sr_axes_behind(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *prefix);
sr_shard_dim sr_axes_append(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b);
/*
 * Returns a prefix of `list` whose number of shards divides `size`. The prefix takes whole axes as
 * long as their sizes divide what is left of `size`. If the next axis is a multiple of the rest,
 * its part of that size is taken, too. Example: axes of sizes 2 and 8, and `size` 8: the first
 * axis, and the part (1)4 of the second.
 */
sr_shard_dim sr_axes_dividing(sr_arena *arena, const sr_shard_dim *list, int64_t size);
/* Returns the longest prefix of `list` that overlaps no axis of `others`. */
sr_shard_dim sr_axes_apart(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others);
/* Returns the axes, and parts of axes, of `list` that `others` do not use. If both lists have parts
 * of an axis that do not fit together, as (1)2 and (1)3 of an axis of size 6, the result has
 * nothing of this axis. */
sr_shard_dim sr_axes_without(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others);

#endif
