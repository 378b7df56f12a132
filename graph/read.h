/* Text -> module -> text, and what makes a module right. */
#ifndef SR_GRAPH_READ_H
#define SR_GRAPH_READ_H

#include "base/hash.h"
#include "base/text.h"
#include "graph/graph.h"

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

typedef struct sr_print_options {
  bool generic;   /* the generic form for every op */
  bool locations; /* append loc(...) */
  /* Called after the text of an op's line, to append notes in a comment; may be NULL. */
  void (*annotate)(void *user, const sr_op *op, sr_text *text);
  void *user;
} sr_print_options;

/* Prints so that sr_module_read gives the same module. `options` may be NULL. */
void sr_module_print(const sr_module *module, const sr_print_options *options, sr_text *text);

/*
 * Checks that every op has operands, results, regions, attributes and types as StableHLO defines
 * them: after the reader, and after every pass in debug builds. Names file, line and op of the
 * first fault. Numbers the ops in their tags.
 */
sr_status sr_module_verify(sr_ctx *ctx, const sr_module *module);

/*
 * Writes out interpreter.run_parallel in main: the module becomes a program of as many devices as
 * the op names. Before inlining. Errors: SR_ERR_UNSUPPORTED for programs that differ, and others
 * that do not fit what graph/parallel.c describes.
 */
sr_status sr_module_parallel(sr_ctx *ctx, sr_module *module);

/*
 * Replaces every func.call by the body of its callee, and every stablehlo.composite by that of its
 * decomposition, and drops functions other than main. Refuses recursion. Afterwards main is the
 * only function.
 */
sr_status sr_module_inline(sr_ctx *ctx, sr_module *module);

/*
 * Makes one collective_permute of every send and the recv that waits for it, in an inlined module;
 * without pairs of devices, the value itself.
 * Uses the tags of the IR. Errors: SR_ERR_UNSUPPORTED for messages to and from the host, for those
 * without another end in their region, and for those that wait for themselves; SR_ERR_INVALID for
 * ends that do not fit.
 */
sr_status sr_module_messages(sr_ctx *ctx, sr_module *module);

/*
 * Takes tuples and tokens out of an inlined module: afterwards all values are tensors. A tuple
 * among main's arguments or results becomes one for each leaf, in order; a token none. Ops that are
 * started and waited for in two places stand where they start. Uses the tags and notes of the IR.
 * Errors: SR_ERR_UNSUPPORTED for infeed and outfeed, and for other ops with tuples or tokens.
 */
sr_status sr_module_flatten(sr_ctx *ctx, sr_module *module);

/*
 * Gives every value of a flattened module a fixed size, where sizes that are open or that are
 * values follow from constants and from the sizes of arguments. Uses the notes of the IR. Errors:
 * SR_ERR_UNSUPPORTED where they do not, and for quantized elements.
 */
sr_status sr_module_settle(sr_ctx *ctx, sr_module *module);

/*
 * Gives the regions of an inlined module that are not code to run (SR_TRAIT_CONTROL) copies of the
 * constants that they take from outside. Uses the tags and notes of the IR.
 */
void sr_module_enclose(sr_module *module);

/*
 * Products (dot_general, convolution, ...) whose result is narrower than their factors (real of
 * complex ones, integers of floats, f32 of f64) give one as wide as these, and a convert behind
 * them makes it what it was. In an inlined module of known sizes.
 */
void sr_module_widen_products(sr_module *module);

/*
 * What a module computes as one digest, and what the digest leaves out: how things are called and
 * where they stand. Modules with equal digests have equally many of each, in the same order.
 */
typedef struct sr_fingerprint {
  sr_digest digest;    /* of the two next */
  sr_digest constants; /* the bytes of constants */
  sr_digest body;      /* all else */
  size_t axis_count;
  const char *const *axes; /* names of mesh axes, each once: axis number n is axes[n - 1] */
  size_t op_count;
  const sr_location *ops; /* where the ops stand: op number n is ops[n - 1] */
} sr_fingerprint;

/*
 * SHA-256 of what the module computes: meshes, op names, operands by number, types, attributes that
 * matter, constants, arguments and results of main with their shardings. Locations, value, function
 * and mesh names, the numbers of channels, attributes that are notes (jax.result_info, ...),
 * addresses in texts, where constants stand and how often, and the names of mesh axes (they are
 * numbered in order of appearance) do not enter. The order of ops does. Call it on an inlined
 * module. SR_ERR_NOMEM.
 *
 * Numbers the mesh axes and, in location.op, the ops: what passes make of an op keeps its number.
 * The lists live in the module's arena.
 */
sr_status sr_module_fingerprint(sr_ctx *ctx, sr_module *module, sr_fingerprint *out);

#endif
