/* The values of a program, what ties them together, and the form of each. */
#ifndef SR_PARTITIONER_WEBS_H
#define SR_PARTITIONER_WEBS_H

#include "partitioner/annotations.h"
#include "partitioner/pass.h"

typedef enum sr_web_kind {
  SR_WEB_OTHER,    /* whole on every device, whatever happens */
  SR_WEB_CONSTANT, /* like OTHER, but a part of it can be made at no cost (convert.c) */
  SR_WEB_OUTER,    /* result of a manual computation: at least the parts that it says */
  SR_WEB_INNER,    /* argument of its body */
  SR_WEB_ARGUMENT, /* of main */
  SR_WEB_RULED,    /* result of an op that may be computed on parts */
  SR_WEB_CARRY,    /* carry of a while: result and the arguments of both regions */
  SR_WEB_BRANCH,   /* result of a case or if */
  SR_WEB_PASS,     /* result of an optimization_barrier, or of a constraint */
} sr_web_kind;

/* A value in another form, made once. */
typedef struct sr_converted {
  const sr_value *value;
  const sr_sharding *form;
  sr_value *made;
} sr_converted;

/* Values that must have one form, or one value alone: sr_value_web. */
typedef struct sr_web {
  sr_web_kind kind;
  const sr_sharding *form;   /* that propagation finds */
  const sr_sharding *home;   /* in which the value is made: `form`, or what its op can give */
  const sr_given *given;     /* what the program says of it; NULL: nothing */
  const sr_sharding *manual; /* OUTER, INNER: how the computation cuts the value outside */
  const sr_op *from;         /* through which op the form came; NULL: given */
  const sr_type *type;       /* of the whole value */
  const sr_manual *around;   /* the computation that the value is in, or is a result of: the form is
                                on its mesh, and must get none of its axes; NULL: none */
  sr_value *values[3];
  int32_t value_count;
  SR_VECTOR(size_t) links; /* of propagation, that it is at */
  SR_VECTOR(sr_converted) converted;
} sr_web;

/* ---- differ.c -------------------------------------------------------------------------------- */

/* Finds what the devices of a replica do not have alike, outside of manual computations: webs of it
 * are whole. Behind sr_pass_merge_layouts. Resets pass->per_op. Errors: SR_ERR_UNSUPPORTED where
 * the program takes parts of such a value, those of sr_pass_read_groups. */
sr_status sr_pass_find_differing(sr_pass *pass);
/* By which op, a partition_id or a collective; NULL: all have the same. */
const sr_op *sr_pass_differs_by(sr_pass *pass, const sr_value *value);

/* ---- webs.c ---------------------------------------------------------------------------------- */

/* Notes on every value its web, and lists them. Behind sr_pass_read_manuals and
 * sr_pass_read_constraints. */
void sr_pass_add_webs(sr_pass *pass);
/* Takes back all that sr_pass_read_manuals, sr_pass_add_webs and what came behind it have noted;
 * what constraints say stays. */
void sr_pass_forget(sr_pass *pass);
static inline sr_web *sr_value_web(const sr_value *value) {
  return value->note;
}
/* How many values flow into the web, and the i-th of them. The start of a carry comes first. */
int32_t sr_web_source_count(const sr_web *web);
sr_value *sr_web_source(const sr_web *web, int32_t i);
/* The form in which `use` takes its value, interned; *out_any when it takes any. */
const sr_sharding *sr_use_form(sr_pass *pass, const sr_use *use, bool *out_any);

/* ---- propagate.c ----------------------------------------------------------------------------- */

/* Spreads the forms that are given over all values. Errors: SR_ERR_NOMEM. */
sr_status sr_pass_propagate(sr_pass *pass);

/* ---- narrow.c -------------------------------------------------------------------------------- */

/* Keeps what lies whole on some devices there while it only flows, and brings arguments there that
 * only they use. Behind sr_pass_propagate. */
void sr_pass_settle_narrow(sr_pass *pass);

/* ---- way.c ----------------------------------------------------------------------------------- */

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

/* The op of the program that takes the value: in a computation that place.c made, the first that
 * does. */
const sr_op *sr_use_op(const sr_use *use);

#endif
