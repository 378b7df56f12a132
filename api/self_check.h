/* Self-checking modules: what they compare is taken out of the program before it is compiled. */
#ifndef SR_API_SELF_CHECK_H
#define SR_API_SELF_CHECK_H

#include "api/tolerance.h"
#include "base/arena.h"
#include "base/status.h"
#include "graph/ir/graph.h"

/* One check.expect_*. */
typedef struct sr_check {
  const char *name; /* "expect_eq" */
  sr_tolerance tolerance;
  uint32_t line;
} sr_check;

/*
 * The checks of a program. What check i got and expected are the results first_result + 2 * i and
 * the one behind it.
 */
typedef struct sr_check_list {
  int32_t first_result;
  SR_VECTOR(sr_check) items;
} sr_check_list;

/*
 * Rewrites the check.expect_* ops and custom calls of an inlined `module`: what each compares
 * becomes two results of @main. The list lives in `arena`; it stays with whoever compiles, for the
 * program is the same whatever the tolerances are. SR_ERR_INVALID, SR_ERR_UNSUPPORTED with the op's
 * location.
 */
sr_status sr_check_expose(sr_ctx *ctx, sr_module *module, sr_arena *arena,
                          sr_check_list *out_checks);

/*
 * Compares two whole arrays of `count` elements. SR_ERR_INVALID with the sentence of the first
 * difference, which `file` begins.
 */
sr_status sr_check_compare(sr_ctx *ctx, const char *file, const sr_check *check, sr_dtype dtype,
                           int64_t count, const void *got, const void *expected);

#endif
