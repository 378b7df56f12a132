/* The table of interned types; internal to graph/. */
#ifndef SR_GRAPH_IR_TYPE_H
#define SR_GRAPH_IR_TYPE_H

#include "base/text.h"
#include "graph/ir/graph.h"

struct sr_type_table *sr_type_table_create(sr_arena *arena);

const sr_type *sr_type_function(sr_module *module, const sr_type *const *inputs,
                                int32_t input_count, const sr_type *const *results,
                                int32_t result_count);
const sr_type *sr_type_other(sr_module *module, const char *text);

/* True if the number of bytes of a tensor with these dimensions fits in 62 bits. */
bool sr_type_size_fits(sr_dtype dtype, int32_t rank, const int64_t *dims);

/* Appends the type as StableHLO prints it. */
void sr_type_print(sr_text *text, const sr_type *type);

#endif
