/*
 * Lists of mesh axes, major to minor: what cuts a dimension, or a factor of an op. The lists of one
 * mesh are compared by their axes alone. Neighbouring parts of one axis are written as one.
 */
#ifndef SR_PARTITIONER_CORE_AXES_H
#define SR_PARTITIONER_CORE_AXES_H

#include "base/memo.h"
#include "sharding/sharding.h"

/* The axes of the mesh from `first` on that cut something, in their order. */
sr_shard_dim sr_axes_of_mesh(sr_arena *arena, const sr_mesh *mesh, int32_t first);
/* All that cut the sharding; none for NULL. */
sr_shard_dim sr_axes_of_sharding(sr_arena *arena, const sr_sharding *sharding);
/* Adds the list to a key. */
void sr_axes_add_key(sr_arena *arena, sr_memo_key *key, const sr_shard_dim *list);
bool sr_axes_equal(const sr_shard_dim *a, const sr_shard_dim *b);
/* True if an axis, or a part of one, is in both. */
bool sr_axes_meet(const sr_shard_dim *a, const sr_shard_dim *b);
/* What both begin with. */
sr_shard_dim sr_axes_common(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b);
/* What follows `prefix`, with which `list` begins. */
sr_shard_dim sr_axes_behind(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *prefix);
sr_shard_dim sr_axes_append(sr_arena *arena, const sr_shard_dim *a, const sr_shard_dim *b);
/*
 * The longest beginning of `list` whose number of parts divides `size`; an axis may be taken in
 * part, then its number of parts is all that was left of `size`.
 */
sr_shard_dim sr_axes_dividing(sr_arena *arena, const sr_shard_dim *list, int64_t size);
/* The longest beginning of `list` that has no axis of `others`. */
sr_shard_dim sr_axes_apart(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others);
/* What of `list` is in none of `others`, axes in part, too; nothing of an axis that the two cut in
 * ways that do not go together, as (1)2 and (1)3 of 6. */
sr_shard_dim sr_axes_without(sr_arena *arena, const sr_shard_dim *list, const sr_shard_dim *others);

#endif
