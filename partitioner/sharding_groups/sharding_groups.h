/* Sharding groups: groups of values that must have the same sharding. Also finds divergent values,
 * which differ between devices. */
#ifndef SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H
#define SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H

#include "partitioner/core/sharding_group.h"

/* ---- divergent.c ----------------------------------------------------------------------------- */

/* Finds the values outside of manual computations that are divergent: they differ between the
 * devices of a replica. The sharding groups of these values stay whole. Call it after
 * sr_merge_layouts. Errors: SR_ERR_UNSUPPORTED if the program takes shards of a divergent value,
 * and the errors of sr_read_groups. */
sr_status sr_find_divergent(sr_partitioner *p);
/* Returns the op because of which `value` is divergent: a partition_id or a collective. NULL: the
 * value is uniform, that is, equal on all devices of a replica. */
const sr_op *sr_divergence_origin(sr_partitioner *p, const sr_value *value);

/* ---- sharding_groups.c ----------------------------------------------------------------------- */

/* Makes the sharding groups of all values. Call it after sr_read_manual_computations and
 * sr_read_constraints. */
void sr_add_sharding_groups(sr_partitioner *p);
/* Undoes sr_read_manual_computations, sr_add_sharding_groups and all passes after them. Annotations
 * of constraints are kept. */
void sr_forget_decisions(sr_partitioner *p);
/* A source of a group is a value that flows into the group without any computation, such as the
 * initial value of a loop's carry. sr_sharding_group_source_count returns the number of sources of
 * `group`, and sr_sharding_group_source returns source `i`. Source 0 of a carry is its initial
 * value. */
int32_t sr_sharding_group_source_count(const sr_sharding_group *group);
sr_value *sr_sharding_group_source(const sr_partitioner *p, const sr_sharding_group *group,
                                   int32_t i);
/* Returns the sharding in which `use` takes its value. The sharding is interned. Sets *out_any to
 * true if `use` accepts the value in any sharding, else to false. */
const sr_sharding *sr_use_sharding(sr_partitioner *p, const sr_use *use, bool *out_any);

#endif
