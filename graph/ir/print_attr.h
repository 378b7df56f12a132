/* Printing attributes; internal to graph/. */
#ifndef SR_GRAPH_IR_PRINT_ATTR_H
#define SR_GRAPH_IR_PRINT_ATTR_H

#include "base/text.h"
#include "graph/ir/graph.h"

/* Appends an attribute in the generic syntax, with its type unless the type is implied. */
void sr_attr_print(sr_text *text, const sr_attr *attr);
/* The same without the type of a number. */
void sr_attr_print_untyped(sr_text *text, const sr_attr *attr);
/* `name = value` for each attribute, without braces; a UNIT is only its name. */
void sr_attr_print_fields(sr_text *text, const sr_named_attr *attrs, size_t count);
/* #sdy.sharding without the mnemonic: <@mesh, [{"x"}, {}]>. */
void sr_sharding_print(sr_text *text, const sr_sharding_attr *sharding);
/* {"x", "y":(1)2}, as manual_axes and replicated= are written. */
void sr_axis_list_print(sr_text *text, const sr_axis_list *axes);
/* "sum", "max" or "min". */
const char *sr_unreduced_name(sr_unreduced_kind kind);
/* 1, 2, 3 */
void sr_ints_print(sr_text *text, const int64_t *values, size_t count);
/* A constant of more elements is printed as hexadecimal bytes. */
enum {
  SR_PRINT_MOST_LISTED = 100
};

/* dense<...> : type. */
void sr_dense_print(sr_text *text, const sr_dense *dense);
/* The same, but always as a list of numbers. */
void sr_dense_print_listed(sr_text *text, const sr_dense *dense);
/* The STRUCT stablehlo.conv as [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]. */
void sr_convolution_numbers_print(sr_text *text, const sr_attr *attr);

#endif
