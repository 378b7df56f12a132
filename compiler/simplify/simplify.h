/*
 * The simplifier: rewrites the program of one device into an equivalent one that is less work.
 *
 * Every rewrite is a row of simplify_rules.def with a name. Local ones (an op and what feeds it)
 * run from a worklist until nothing changes; whole-program ones (common subexpressions, loops) run
 * between rounds of that. The cost is about linear in the number of ops.
 *
 * What holds for all rewrites: results are equal bit for bit, but for the sign and payload of NaNs;
 * float reductions keep their order; collectives stay in their order and in their block, and are
 * removed only where all devices remove them; constants stay lazy (splats, iotas and broadcasts of
 * scalars are never materialised, and never moved out of the loop that uses them).
 */
#ifndef SR_COMPILER_SIMPLIFY_SIMPLIFY_H
#define SR_COMPILER_SIMPLIFY_SIMPLIFY_H

#include "graph/ir/graph.h"

typedef struct sr_simplify_options {
  /* Names of rewrites that do not run. */
  const char *const *disabled;
  size_t disabled_count;
  /* If not NULL, the only rewrites that run. */
  const char *const *enabled;
  size_t enabled_count;
} sr_simplify_options;

typedef struct sr_simplify_stats {
  size_t rounds;       /* of worklist and whole-program rewrites */
  size_t visits;       /* ops taken from the worklist */
  size_t changes;      /* rewrites that fired */
  const size_t *fired; /* by rewrite, sr_simplify_rewrite_count() of them; in the module's arena */
} sr_simplify_stats;

/*
 * Simplifies a verified, inlined, partitioned module (see partition.h) in place, to a fixed point.
 * Deterministic. New ops take the location of the op they replace. Uses the tags and notes of the
 * IR. Errors: SR_ERR_NOMEM.
 */
sr_status sr_simplify(sr_ctx *ctx, sr_module *module);

/*
 * The same with a choice of rewrites. `options` and `out_stats` may be NULL. SR_ERR_INVALID for a
 * name that no rewrite has.
 */
sr_status sr_simplify_with(sr_ctx *ctx, sr_module *module, const sr_simplify_options *options,
                           sr_simplify_stats *out_stats);

/* The rewrites by name, in the order in which they are tried. */
size_t sr_simplify_rewrite_count(void);
const char *sr_simplify_rewrite_name(size_t index);

#endif
