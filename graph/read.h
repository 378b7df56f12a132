/* Text -> module -> text, and what makes a module right. */
#ifndef SR_GRAPH_READ_H
#define SR_GRAPH_READ_H

#include "graph/normalize/normalize.h"
#include "graph/text/print_module.h"
#include "graph/verify/verify.h"

/*
 * Reads a module in MLIR text as JAX prints it (pretty or generic form, with or without locations).
 *
 * `text` need not be NUL-terminated and may be freed afterwards; all of the module lives in
 * `arena`. The module is verified (sr_module_verify) before it is returned. Errors: SR_ERR_INVALID
 * with "file:line:column: sentence"; SR_ERR_UNSUPPORTED for text that no reader can complete
 * (dense_resource<__elided__>). Without memory it jumps to the guard of `arena`.
 *
 * One module has one form, however it was written: attributes and dictionaries are sorted by name;
 * a constant of equal elements is a splat; other lists of i64 are written out (sr_op_ints);
 * attributes that say what holds without them (result_accuracy, has_side_effect = false, ...) and
 * empty fields of dimension numbers are left out; #stablehlo.conv has its nine
 * fields (input_batch_dimension, ...); in_shardings, out_shardings and #sdy.sharding_per_value are
 * ARRAYs of SHARDING, manual_axes is an ARRAY of STRING. Text inside loc(...) is kept up to 512
 * bytes, deeper callers read `unknown`.
 */
sr_status sr_module_read(sr_ctx *ctx, sr_arena *arena, const char *file, const char *text,
                         size_t bytes, sr_module **out_module);

#endif
