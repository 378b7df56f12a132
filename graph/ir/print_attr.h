/* Printing attributes; internal to graph/. */
#ifndef SR_GRAPH_IR_PRINT_ATTR_H
#define SR_GRAPH_IR_PRINT_ATTR_H

#include "base/text.h"
#include "graph/ir/graph.h"

/* Appends an attribute in the generic syntax. Its type follows, unless the attribute's kind implies
 * it. */
void sr_attr_print(sr_text *text, const sr_attr *attr);
/* Like sr_attr_print, but without the type of an INT or FLOAT. */
void sr_attr_print_untyped(sr_text *text, const sr_attr *attr);
/* Appends `name = value` for each attribute, without braces; only the name for a UNIT. */
void sr_attr_print_fields(sr_text *text, const sr_named_attr *attrs, size_t count);
/* Appends an #sdy.sharding without the mnemonic: <@mesh, [{"x"}, {}]>. */
void sr_sharding_print(sr_text *text, const sr_sharding_attr *sharding);
/* Appends a list of axes, {"x", "y":(1)2}, as it follows `manual_axes` and `replicated=`. */
void sr_axis_list_print(sr_text *text, const sr_axis_list *axes);
/* Returns "sum", "max" or "min". */
const char *sr_unreduced_name(sr_unreduced_kind kind);
/* Appends "1, 2, 3". */
void sr_ints_print(sr_text *text, const int64_t *values, size_t count);
/* A constant with more elements than this is printed as hexadecimal bytes. */
enum {
  SR_PRINT_MOST_LISTED = 100
};

/* Appends dense<...> : type. */
void sr_dense_print(sr_text *text, const sr_dense *dense);
/* Like sr_dense_print, but always as a list of numbers, however long. */
void sr_dense_print_listed(sr_text *text, const sr_dense *dense);
/* Appends the STRUCT stablehlo.conv as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]. */
void sr_convolution_numbers_print(sr_text *text, const sr_attr *attr);

#endif
