/* Prints attributes as text. Internal to graph/. */
#ifndef SR_GRAPH_IR_PRINT_ATTR_H
#define SR_GRAPH_IR_PRINT_ATTR_H

#include "base/text.h"
#include "graph/ir/graph.h"

/* Appends an attribute in MLIR's generic syntax, followed by its type if the attribute's kind does
 * not imply the type. */
void sr_attr_print(sr_text *text, const sr_attr *attr);
/* Like sr_attr_print, but omits the type of an INT or FLOAT. */
void sr_attr_print_untyped(sr_text *text, const sr_attr *attr);
/* Appends the attributes as "a = 1, b", without braces. A UNIT is printed as its name alone. */
void sr_attr_print_fields(sr_text *text, const sr_named_attr *attrs, size_t count);
/* Appends what follows the mnemonic of an #sdy.sharding: <@mesh, [{"x"}, {}]>. */
void sr_sharding_print(sr_text *text, const sr_sharding_attr *sharding);
/* Appends a list of mesh axes, such as {"x", "y":(1)2}. */
void sr_axis_list_print(sr_text *text, const sr_axis_list *axes);
/* Returns "sum", "max" or "min". */
const char *sr_unreduced_name(sr_unreduced_kind kind);
/* Appends the numbers as "1, 2, 3"; SR_DYNAMIC as "?". */
void sr_ints_print(sr_text *text, const int64_t *values, size_t count);
/* A constant with more elements than this is printed as hexadecimal bytes. */
enum {
  SR_PRINT_MOST_LISTED = 100
};

/* Appends the constant as "dense<...> : type". */
void sr_dense_print(sr_text *text, const sr_dense *dense);
/* Like sr_dense_print, but prints every constant as a list of numbers, however long. */
void sr_dense_print_listed(sr_text *text, const sr_dense *dense);
/* Appends the dimension numbers of a convolution, a STRUCT stablehlo.conv, as [b, 0, 1, f]x[0, 1,
 * i, o]->[b, 0, 1, f]. */
void sr_convolution_numbers_print(sr_text *text, const sr_attr *attr);

#endif
