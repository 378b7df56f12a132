/* The values of a program, what ties them together, and the form of each. */
#ifndef SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H
#define SR_PARTITIONER_SHARDING_GROUPS_SHARDING_GROUPS_H

#include "partitioner/core/web.h"

/* ---- divergent.c ----------------------------------------------------------------------------- */

/* Finds what the devices of a replica do not have alike, outside of manual computations: webs of it
 * are whole. Behind sr_pass_merge_layouts. Resets pass->per_op. Errors: SR_ERR_UNSUPPORTED where
 * the program takes parts of such a value, those of sr_pass_read_groups. */
sr_status sr_pass_find_differing(sr_pass *pass);
/* By which op, a partition_id or a collective; NULL: all have the same. */
const sr_op *sr_pass_differs_by(sr_pass *pass, const sr_value *value);

/* ---- sharding_groups.c ----------------------------------------------------------------------- */

/* Notes on every value its web, and lists them. Behind sr_pass_read_manuals and
 * sr_pass_read_constraints. */
void sr_pass_add_webs(sr_pass *pass);
/* Takes back all that sr_pass_read_manuals, sr_pass_add_webs and what came behind it have noted;
 * what constraints say stays. */
void sr_pass_forget(sr_pass *pass);
/* How many values flow into the web, and the i-th of them. The start of a carry comes first. */
int32_t sr_web_source_count(const sr_web *web);
sr_value *sr_web_source(const sr_web *web, int32_t i);
/* The form in which `use` takes its value, interned; *out_any when it takes any. */
const sr_sharding *sr_use_form(sr_pass *pass, const sr_use *use, bool *out_any);

#endif
