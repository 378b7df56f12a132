/* Reads, verifies, normalizes and prints modules. */
#ifndef SR_GRAPH_READ_H
#define SR_GRAPH_READ_H

#include "graph/normalize/normalize.h"
#include "graph/text/print_module.h"
#include "graph/verify/verify.h"

/*
 * Reads a module in MLIR text as JAX prints it (pretty or generic syntax, with or without
 * locations), or a portable artifact of StableHLO 1.13.0 (bytecode, graph/bytecode/bytecode.h). Of
 * bytes, a place is the column of line 1: column 1 is the first byte.
 *
 * `text` need not be NUL-terminated and may be freed afterwards; all of the module lives in
 * `arena`. The module is verified (sr_module_verify) before it is returned. Errors: SR_ERR_INVALID
 * with "file:line:column: message"; SR_ERR_UNSUPPORTED for constants in resources and for other
 * versions of bytecode. If memory runs out, it jumps to the guard of `arena`.
 *
 * If a module can be written in several ways, all become the same graph. Attributes and
 * dictionaries are sorted by name. A constant with equal elements is a splat; lists of i64 in other
 * attributes are expanded (sr_op_ints). Attributes with their default value (result_accuracy,
 * has_side_effect = false, ...) and empty fields of dimension numbers are dropped. #stablehlo.conv
 * has its nine fields (input_batch_dimension, ...). in_shardings, out_shardings and
 * #sdy.sharding_per_value are ARRAYs of SHARDING; manual_axes is an ARRAY of STRING. Text inside
 * loc(...) is kept up to 512 bytes; location aliases beyond that become `unknown`.
 */
sr_status sr_module_read(sr_ctx *ctx, sr_arena *arena, const char *file, const char *text,
                         size_t bytes, sr_module **out_module);

#endif
