/*
 * The simplifier: rewrites the program of one device into an equivalent one that does less work.
 *
 * Each rewrite is a row of simplify_rules.def with a name; graph/build/driver.h runs them. The time
 * is about linear in the number of ops.
 *
 * All rewrites keep results bit-identical, except for the sign and payload of NaNs. They keep the
 * order in which float reductions add. They keep collectives in their order and in their block, and
 * remove a collective only if all devices remove it. They keep constants lazy (computed where they
 * are used): splats, iotas and broadcasts of scalars are never materialised, and never moved out of
 * the loop that uses them.
 */
#ifndef SR_COMPILER_SIMPLIFY_SIMPLIFY_H
#define SR_COMPILER_SIMPLIFY_SIMPLIFY_H

#include "graph/build/driver.h"

/*
 * Simplifies a verified, inlined, partitioned module (see partition.h) in place, to a fixed point.
 * Deterministic. New ops take the location of the op they replace. Overwrites maps of values
 * (sr_module_new_map). Errors: SR_ERR_NOMEM.
 */
sr_status sr_simplify(sr_ctx *ctx, sr_module *module);

/* The rewrites of the simplifier. */
extern const sr_rewrite_table sr_simplify_rewrites;

/* Simplifies with the selected rewrites only. `selection` and `out_stats` may be NULL. Errors:
 * SR_ERR_INVALID if `selection` names no rewrite of the table; SR_ERR_NOMEM. */
sr_status sr_simplify_with(sr_ctx *ctx, sr_module *module, const sr_rewrite_selection *selection,
                           sr_rewrite_stats *out_stats);

#endif
