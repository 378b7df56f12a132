/* Passes that bring a module into the one form in which it is partitioned, in their order. */
#ifndef SR_GRAPH_NORMALIZE_NORMALIZE_H
#define SR_GRAPH_NORMALIZE_NORMALIZE_H

#include "base/hash.h"
#include "graph/ir/graph.h"

/*
 * Writes out interpreter.run_parallel in main: the module becomes a program of as many devices as
 * the op names. Before inlining. Errors: SR_ERR_UNSUPPORTED for programs that differ, and others
 * that do not fit what graph/normalize/parallel.c describes.
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
