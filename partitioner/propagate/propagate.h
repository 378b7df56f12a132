/* The sharding of every value, and how uses take it. */
#ifndef SR_PARTITIONER_PROPAGATE_PROPAGATE_H
#define SR_PARTITIONER_PROPAGATE_PROPAGATE_H

#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- propagate.c ----------------------------------------------------------------------------- */

/* Spreads the shardings that are given over all values. Errors: SR_ERR_NOMEM. */
sr_status sr_propagate(sr_partitioner *p);

/* ---- device_subset.c ------------------------------------------------------------------------- */

/* Keeps what lies whole on some devices there while it only flows, and brings arguments there that
 * only they use. Behind sr_propagate. */
void sr_settle_device_subsets(sr_partitioner *p);

/* ---- use.c ----------------------------------------------------------------------------------- */

/* How a use comes from the sharding in which a value is made to what it takes. */
typedef enum sr_use_kind {
  SR_USE_AS_IS,    /* takes it as it is */
  SR_USE_SLICED,   /* takes a part of what the device has */
  SR_USE_HALO,     /* reads a window, of which others may have something, of less than two parts */
  SR_USE_MOVED,    /* takes other parts, no fewer */
  SR_USE_GATHERED, /* takes larger parts, larger windows, or the whole */
} sr_use_kind;

/* The first use in the text that takes `value`, of `group`, that way; identities are looked
 * through. NULL: none. */
const sr_use *sr_first_use(sr_partitioner *p, const sr_sharding_group *group, const sr_value *value,
                           sr_use_kind kind);

/* What a device is given of `group` for `use`: a part, or the window that its op reads. *out_form:
 * in which sharding, NULL: on all devices alike. Allocates in the module. */
const sr_type *sr_use_taken(sr_partitioner *p, const sr_sharding_group *group, const sr_use *use,
                            const sr_sharding **out_sharding);

/* The op of the program that takes the value: in a computation that placement.c made, the first. */
const sr_op *sr_use_op(const sr_partitioner *p, const sr_use *use);

#endif
