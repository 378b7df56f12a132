/* The form of every value, and how uses take it. */
#ifndef SR_PARTITIONER_PROPAGATE_PROPAGATE_H
#define SR_PARTITIONER_PROPAGATE_PROPAGATE_H

#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- propagate.c ----------------------------------------------------------------------------- */

/* Spreads the forms that are given over all values. Errors: SR_ERR_NOMEM. */
sr_status sr_pass_propagate(sr_pass *pass);

/* ---- device_subset.c ------------------------------------------------------------------------- */

/* Keeps what lies whole on some devices there while it only flows, and brings arguments there that
 * only they use. Behind sr_pass_propagate. */
void sr_pass_settle_narrow(sr_pass *pass);

/* ---- use.c ----------------------------------------------------------------------------------- */

/* How a use comes from the form in which a value is made to what it takes. */
typedef enum sr_way {
  SR_WAY_NONE,     /* takes it as it is */
  SR_WAY_CUT,      /* takes a part of what the device has */
  SR_WAY_WINDOWS,  /* reads a window, of which others may have something, of less than two parts */
  SR_WAY_MOVED,    /* takes other parts, no fewer */
  SR_WAY_GATHERED, /* takes larger parts, larger windows, or the whole */
} sr_way;

/* The first use in the text that takes `value`, of `web`, that way; identities are looked through.
 * NULL: none. */
const sr_use *sr_first_use(sr_pass *pass, const sr_web *web, const sr_value *value, sr_way way);

/* What a device is given of `web` for `use`: a part, or the window that its op reads. *out_form: in
 * which form, NULL: on all devices alike. Allocates in the module. */
const sr_type *sr_use_taken(sr_pass *pass, const sr_web *web, const sr_use *use,
                            const sr_sharding **out_form);

/* The op of the program that takes the value: in a computation that placement.c made, the first. */
const sr_op *sr_use_op(const sr_use *use);

#endif
