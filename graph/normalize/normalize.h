/* Passes that normalize a module before it is partitioned, in the order in which they run. */
#ifndef SR_GRAPH_NORMALIZE_NORMALIZE_H
#define SR_GRAPH_NORMALIZE_NORMALIZE_H

#include "base/hash.h"
#include "graph/ir/graph.h"

/*
 * Rewrites each interpreter.run_parallel in main, which runs one function on several devices: the
 * module becomes a program that all these devices run. Called before sr_module_inline. Errors:
 * SR_ERR_UNSUPPORTED (the devices run different functions, or the op is used in another way that
 * graph/normalize/parallel.c does not describe).
 */
sr_status sr_module_parallel(sr_ctx *ctx, sr_module *module);

/* Replaces every func.call by the body of the called function, and every stablehlo.composite by the
 * body of its decomposition; but a composite that stands for an op of CHLO ("chlo.erf", ...)
 * becomes that op. Refuses recursive calls. Afterwards main is the only function. */
sr_status sr_module_inline(sr_ctx *ctx, sr_module *module);

/*
 * Where collectives state their groups by axes of a mesh, as in the text of JAX 0.12, replaces
 * these by the table of the groups, as in its artifacts. Does so in what JAX prints; groups of
 * other programs may stay (list_groups.c). The module must be inlined.
 */
void sr_module_list_groups(sr_module *module);

/*
 * Replaces every send, together with the recv that receives its message, by one collective_permute.
 * If they have no source_target_pairs, the results of the recv become the sent values. The module
 * must be inlined. Errors: SR_ERR_UNSUPPORTED (messages to or from the host; a send without a recv
 * in its region; a send that depends on its own recv), SR_ERR_INVALID (a send and a recv that do
 * not match).
 */
sr_status sr_module_messages(sr_ctx *ctx, sr_module *module);

/*
 * Removes tuples and tokens from an inlined module, so that all values are tensors. A tuple among
 * the arguments or results of main is replaced by its leaves (the arrays in it), in order. A token
 * is dropped. The body of an async_start runs where the async_start stands. Errors:
 * SR_ERR_UNSUPPORTED (infeed, outfeed, and tuples or tokens in ops that cannot pass them on).
 */
sr_status sr_module_flatten(sr_ctx *ctx, sr_module *module);

/*
 * Gives every value of a flattened module a static shape. Sizes that the text leaves open (`?`), or
 * gives as operands, are computed from constants and from the shapes of arguments. Errors:
 * SR_ERR_UNSUPPORTED (sizes that cannot be computed, quantized elements).
 */
sr_status sr_module_settle(sr_ctx *ctx, sr_module *module);

/*
 * Copies constants into the regions that use them, if the constants are defined outside. Does this
 * for the regions of reductions, sorts and similar ops, not for those of control flow
 * (SR_TRAIT_CONTROL). The module must be inlined.
 */
void sr_module_enclose(sr_module *module);

/*
 * Widens each product (dot_general, convolution, ...) whose result type is narrower than the type
 * of its operands: a real result of complex operands, an integer of floats, f32 of f64. The result
 * gets the operands' type, and a convert after the op restores the narrow type. The module must be
 * inlined and have static shapes.
 */
void sr_module_widen_products(sr_module *module);

/*
 * Numbers the ops by which JAX asks for shardings (sr_op_inspects_sharding), in program order, and
 * moves what each says of who asks, its backend_config, to module->inspectors: addresses in this
 * process, which are no part of the computation. The module must be flattened.
 */
void sr_module_number_inspections(sr_module *module);

/* Drops pure ops whose results are unused. The module must be inlined. */
void sr_module_drop_unused(sr_module *module);

/*
 * The digest of what a module computes, and lists of the names and locations that the digest leaves
 * out. If two modules have equal digests, their lists are equally long, and entry i of one
 * corresponds to entry i of the other.
 */
typedef struct sr_fingerprint {
  sr_digest digest;    /* digest of `body` and `constants` */
  sr_digest constants; /* digest of the elements of all constants */
  sr_digest body;      /* digest of everything else */
  size_t axis_count;
  const char *const *axes; /* names of the mesh axes, each once; axis number n is axes[n - 1] */
  size_t op_count;
  const sr_location *ops; /* locations of ops; op number n is ops[n - 1] */
} sr_fingerprint;

/*
 * Computes the SHA-256 of what the module computes: meshes, names of ops, operands by number,
 * types, attributes that matter, constants, and the arguments and results of main with their
 * shardings. The order of ops counts, too. These things are left out:
 *
 *   - locations, and the names of values, functions and meshes;
 *   - the names of mesh axes, which are numbered in the order in which they appear;
 *   - the numbers of channels;
 *   - attributes that are only notes (jax.result_info, ...), and addresses in texts;
 *   - where a constant is defined, and how often.
 *
 * The pass numbers the mesh axes (sr_mesh_axis.number) and the ops (sr_location.op). Ops that a
 * later pass makes from an op keep that op's number. The module must be inlined. The lists live in
 * the module's arena. Errors: SR_ERR_INVALID (the module has no main function).
 */
sr_status sr_module_fingerprint(sr_ctx *ctx, sr_module *module, sr_fingerprint *out);

#endif
