/*
 * The normal form of an op's attributes.
 *
 * A program can be written in several ways: pretty text leaves out what has its default value,
 * generic text and JAX may print it, and an artifact has all of it. Both readers bring the
 * attributes of each op into one form, so that all of them give one graph and one fingerprint.
 * Internal to graph/.
 */
#ifndef SR_GRAPH_IR_NORMAL_H
#define SR_GRAPH_IR_NORMAL_H

#include "graph/ir/graph.h"

/* Sorts attributes by name. */
void sr_attrs_sort(sr_named_attr *items, size_t count);
/*
 * Makes `items`, which it sorts, the attributes of `op`. Those with their default value are left
 * out, and a splat of i64 is expanded, since sr_op_ints returns lists. Returns NULL; or the name of
 * an attribute that is there twice.
 */
const char *sr_op_adopt_attrs(sr_module *module, sr_op *op, sr_named_attr *items, size_t count);

#endif
