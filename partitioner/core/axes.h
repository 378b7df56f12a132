/*
 * Lists of mesh axes, major to minor, that cut a dimension of a tensor or a factor of an op. Two
 * lists are comparable only if they are on one mesh. Neighbouring parts of one axis are joined to
 * one part.
 */
#ifndef SR_PARTITIONER_CORE_AXES_H
#define SR_PARTITIONER_CORE_AXES_H

#include "base/memo.h"
#include "sharding/sharding.h"

/* Returns the axes of the mesh from axis `first` on, in their order, without axes of size 1. */
sr_shard_dim sr_axes_of_mesh(sr_arena *arena, const sr_mesh *mesh, int32_t first);
/* All axes that cut the sharding, dimension by dimension; none for NULL. */
sr_shard_dim sr_axes_of_sharding(sr_arena *arena, const sr_sharding *sharding);
/* Appends the list to the key of a memo. */
void sr_axes_add_key(sr_arena *arena, sr_memo_key *key, const sr_shard_dim *list);
bool sr_axes_equal(const sr_shard_dim *a, const sr_shard_dim *b);
/* True if the lists share an axis, or have overlapping parts of an axis. */
bool sr_axes_meet(const sr_shard_dim *a, const sr_shard_dim *b);
/* Returns the longest common prefix; its last axis may be a part of an axis. */
sr_shard_dim sr_axes_common(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b);
/* Returns the axes of `list` behind `prefix`, which must be a prefix of `list`. */
sr_shard_dim sr_axes_behind(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *prefix);
sr_shard_dim sr_axes_append(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b);
/*
 * Returns the longest prefix of `list` whose number of shards divides `size`. The last axis may be
 * a part of an axis; its size is then `size` divided by the sizes of the axes before it.
 */
sr_shard_dim sr_axes_dividing(sr_arena *arena, const sr_shard_dim *list, int64_t size);
/* Returns the longest prefix of `list` that overlaps no axis of `others`. */
sr_shard_dim sr_axes_apart(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others);
/* Returns the axes, and parts of axes, of `list` that `others` do not use. An axis is left
 * out if both lists cut it in ways that do not fit together, as (1)2 and (1)3 of size 6. */
sr_shard_dim sr_axes_without(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others);

#endif
