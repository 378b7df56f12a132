/* Constructors of types, and the table in which a module interns its types. Internal to graph/. */
#ifndef SR_GRAPH_IR_TYPE_H
#define SR_GRAPH_IR_TYPE_H

#include "base/text.h"
#include "graph/ir/graph.h"

struct sr_type_table *sr_type_table_create(sr_arena *arena);

const sr_type *sr_type_function(sr_module *module, const sr_type *const *inputs,
                                int32_t input_count, const sr_type *const *results,
                                int32_t result_count);
const sr_type *sr_type_other(sr_module *module, const char *text);

/* True if a tensor of this type has less than 2^62 bytes. Dynamic dimensions and those of size 0
 * are ignored. */
bool sr_type_size_fits(sr_dtype dtype, int32_t rank, const int64_t *dims);

/* Appends the type as StableHLO prints it: tensor<4x8xf32>. */
void sr_type_print(sr_text *text, const sr_type *type);

#endif
