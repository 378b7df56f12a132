/*
 * The simplifier: rewrites the program of one device into an equivalent one that does less work.
 *
 * Each rewrite is a row of simplify_rules.def with a name. Local rewrites look at an op and the ops
 * that define its operands; a worklist runs them until nothing changes. Global rewrites (common
 * subexpressions, loops) run over the whole program between these rounds. The time is about linear
 * in the number of ops.
 *
 * All rewrites keep results bit-identical, except for the sign and payload of NaNs. They keep the
 * order in which float reductions add. They keep collectives in their order and in their block, and
 * remove a collective only if all devices remove it. They keep constants lazy (computed where they
 * are used): splats, iotas and broadcasts of scalars are never materialised, and never moved out of
 * the loop that uses them.
 */
#ifndef SR_COMPILER_SIMPLIFY_SIMPLIFY_H
#define SR_COMPILER_SIMPLIFY_SIMPLIFY_H

#include "graph/ir/graph.h"

typedef struct sr_simplify_options {
  /* Names of rewrites that do not run. */
  const char *const *disabled;
  size_t disabled_count;
  /* Names of the only rewrites that run; NULL: all. */
  const char *const *enabled;
  size_t enabled_count;
} sr_simplify_options;

typedef struct sr_simplify_stats {
  size_t rounds;       /* rounds, each of local and then of global rewrites */
  size_t visits;       /* ops taken from the worklist */
  size_t changes;      /* rewrites that fired */
  const size_t *fired; /* how often each rewrite fired; in the module's arena */
} sr_simplify_stats;

/*
 * Simplifies a verified, inlined, partitioned module (see partition.h) in place, to a fixed point.
 * Deterministic. New ops take the location of the op they replace. Overwrites maps of values
 * (sr_module_new_map). Errors: SR_ERR_NOMEM.
 */
sr_status sr_simplify(sr_ctx *ctx, sr_module *module);

/*
 * Simplifies with some of the rewrites only. `options` and `out_stats` may be NULL. Errors:
 * SR_ERR_INVALID if no rewrite has one of the names; SR_ERR_NOMEM.
 */
sr_status sr_simplify_with(sr_ctx *ctx, sr_module *module, const sr_simplify_options *options,
                           sr_simplify_stats *out_stats);

/* The number of rewrites, and their names in the order in which they are tried. */
size_t sr_simplify_rewrite_count(void);
const char *sr_simplify_rewrite_name(size_t index);

#endif
