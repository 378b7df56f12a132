/* Passes that normalize a module before it is partitioned, in the order in which they run. */
#ifndef SR_GRAPH_NORMALIZE_NORMALIZE_H
#define SR_GRAPH_NORMALIZE_NORMALIZE_H

#include "base/hash.h"
#include "graph/ir/graph.h"

/*
 * Inlines interpreter.run_parallel in main: the module becomes a program for as many devices as the
 * op has programs. Runs before sr_module_inline. Errors: SR_ERR_UNSUPPORTED (programs that differ,
 * or any other use that graph/normalize/parallel.c does not describe).
 */
sr_status sr_module_parallel(sr_ctx *ctx, sr_module *module);

/* Replaces every func.call by the body of its callee, and every stablehlo.composite by the body of
 * its decomposition. Refuses recursive calls. Afterwards main is the only function. */
sr_status sr_module_inline(sr_ctx *ctx, sr_module *module);

/*
 * Replaces every send and the recv that receives its message by one collective_permute, or, without
 * source_target_pairs, by the sent value itself. The module is inlined. Errors: SR_ERR_UNSUPPORTED
 * (messages to or from the host, messages whose two ends are not in one region, a send that depends
 * on its own recv), SR_ERR_INVALID (a send and a recv that do not match).
 */
sr_status sr_module_messages(sr_ctx *ctx, sr_module *module);

/*
 * Removes tuples and tokens from an inlined module: afterwards all values are tensors. A tuple
 * among main's arguments or results is replaced by its leaves, in order; a token by nothing. The
 * body of an async_start runs where the async_start stands. Errors: SR_ERR_UNSUPPORTED (infeed,
 * outfeed, and other ops with tuples or tokens).
 */
sr_status sr_module_flatten(sr_ctx *ctx, sr_module *module);

/*
 * Gives every value of a flattened module a static shape. Dynamic sizes, and sizes that are
 * operands, are computed from constants and from the shapes of arguments.
 * Errors: SR_ERR_UNSUPPORTED (sizes that cannot be computed, quantized elements).
 */
sr_status sr_module_settle(sr_ctx *ctx, sr_module *module);

/*
 * If a region uses a constant that is defined outside of the region, copies the constant into it.
 * Regions of control flow (SR_TRAIT_CONTROL) are left as they are. The module is inlined.
 */
void sr_module_enclose(sr_module *module);

/*
 * Widens products (dot_general, convolution, ...) whose result type is narrower than the type of
 * their operands (a real result of complex operands, integer of float, f32 of f64): the result gets
 * the operands' type, and a convert after the op restores the narrow type. The module is inlined
 * and has static shapes.
 */
void sr_module_widen_products(sr_module *module);

/*
 * The digest of what a module computes, and lists of the names and locations that the digest leaves
 * out. If two modules have equal digests, their lists have equal lengths and corresponding orders.
 */
typedef struct sr_fingerprint {
  sr_digest digest;    /* digest of the two digests below */
  sr_digest constants; /* digest of the bytes of constants */
  sr_digest body;      /* digest of all else */
  size_t axis_count;
  const char *const *axes; /* names of the mesh axes, each once; axis number n is axes[n - 1] */
  size_t op_count;
  const sr_location *ops; /* locations of ops; op number n is ops[n - 1] */
} sr_fingerprint;

/*
 * SHA-256 of what the module computes: meshes, names of ops, operands by number, types, attributes
 * that matter, constants, and the arguments and results of main with their shardings. Left out are
 * locations; the names of values, functions and meshes; the names of mesh axes, which are numbered
 * in order of appearance; numbers of channels; attributes that are notes (jax.result_info, ...);
 * addresses in texts; and where and how often constants occur. The order of ops counts. The module
 * is inlined. Errors: SR_ERR_NOMEM.
 *
 * Numbers the mesh axes, and the ops in location.op; ops that a later pass makes from an op keep
 * the number of that op. The lists live in the module's arena.
 */
sr_status sr_module_fingerprint(sr_ctx *ctx, sr_module *module, sr_fingerprint *out);

#endif
