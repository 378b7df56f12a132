/* Groups of values that must have one sharding, and values that differ between devices. */
#ifndef SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H
#define SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H

#include "partitioner/core/sharding_group.h"

/* ---- divergent.c ----------------------------------------------------------------------------- */

/* Finds the values outside of manual computations that are divergent: they differ between the
 * devices of a replica. The sharding groups of these values stay whole. To be called after
 * sr_merge_layouts. Errors: SR_ERR_UNSUPPORTED if the program takes shards of a divergent value,
 * and the errors of sr_read_groups. */
sr_status sr_find_divergent(sr_partitioner *p);
/* Returns the op that makes the value divergent, a partition_id or a collective; NULL: it is
 * uniform. */
const sr_op *sr_divergence_origin(sr_partitioner *p, const sr_value *value);

/* ---- sharding_groups.c ----------------------------------------------------------------------- */

/* Makes the groups of all values. To be called after sr_read_manual_computations and
 * sr_read_constraints. */
void sr_add_sharding_groups(sr_partitioner *p);
/* Undoes sr_read_manual_computations, sr_add_sharding_groups and the passes after them. Annotations
 * of constraints stay. */
void sr_forget_decisions(sr_partitioner *p);
/* The number of values that flow into the group, and the i-th of these values. The first source of
 * a carry is its initial value. */
int32_t sr_sharding_group_source_count(const sr_sharding_group *group);
sr_value *sr_sharding_group_source(const sr_partitioner *p, const sr_sharding_group *group,
                                   int32_t i);
/* Returns the sharding in which `use` takes its value, interned. *out_any is set if `use` takes the
 * value in any sharding. */
const sr_sharding *sr_use_sharding(sr_partitioner *p, const sr_use *use, bool *out_any);

#endif
