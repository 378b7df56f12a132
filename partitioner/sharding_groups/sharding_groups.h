/* The values of a program, what ties them together, and the sharding of each. */
#ifndef SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H
#define SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H

#include "partitioner/core/sharding_group.h"

/* ---- divergent.c ----------------------------------------------------------------------------- */

/* Finds what the devices of a replica do not have alike, outside of manual computations: groups of
 * it are whole. Behind sr_merge_layouts. Errors: SR_ERR_UNSUPPORTED where the
 * program takes parts of such a value, those of sr_read_groups. */
sr_status sr_find_divergent(sr_partitioner *p);
/* By which op, a partition_id or a collective; NULL: all have the same. */
const sr_op *sr_divergence_origin(sr_partitioner *p, const sr_value *value);

/* ---- sharding_groups.c ----------------------------------------------------------------------- */

/* Notes on every value its group, and lists them. Behind sr_read_manual_computations and
 * sr_read_constraints. */
void sr_add_sharding_groups(sr_partitioner *p);
/* Takes back all that sr_read_manual_computations, sr_add_sharding_groups and what came behind it
 * have noted; what constraints say stays. */
void sr_forget_decisions(sr_partitioner *p);
/* How many values flow into the group, and the i-th of them. The start of a carry comes first. */
int32_t sr_sharding_group_source_count(const sr_sharding_group *group);
sr_value *sr_sharding_group_source(const sr_partitioner *p, const sr_sharding_group *group,
                                   int32_t i);
/* The sharding in which `use` takes its value, interned; *out_any when it takes any. */
const sr_sharding *sr_use_sharding(sr_partitioner *p, const sr_use *use, bool *out_any);

#endif
