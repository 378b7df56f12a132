/* What is known of the form of a value, and of those that must have the same one. */
#ifndef SR_PARTITIONER_CORE_WEB_H
#define SR_PARTITIONER_CORE_WEB_H

#include "partitioner/core/pass.h"

typedef enum sr_web_kind {
  SR_WEB_OTHER,    /* whole on every device, whatever happens */
  SR_WEB_CONSTANT, /* like OTHER, but a part of it can be made at no cost (convert_uses.c) */
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

/* The web of a value; NULL before sr_pass_add_webs (sharding_groups.h). */
static inline sr_web *sr_value_web(const sr_value *value) {
  return value->note;
}

#endif
