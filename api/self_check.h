/* Self-checking modules: takes the comparisons out of the program before it is compiled. */
#ifndef SR_API_SELF_CHECK_H
#define SR_API_SELF_CHECK_H

#include "api/tolerance.h"
#include "base/arena.h"
#include "base/status.h"
#include "graph/ir/graph.h"

/* One check.expect_* op or custom call. */
typedef struct sr_check {
  const char *name; /* the op's name without "check.": "expect_eq" */
  sr_tolerance tolerance;
  uint32_t line;
} sr_check;

/* The checks of a program. Check i compares result first_result + 2 * i of @main, the actual value,
 * with the result after it, the expected value. */
typedef struct sr_check_list {
  int32_t first_result;
  SR_VECTOR(sr_check) items;
} sr_check_list;

/*
 * Rewrites the check.expect_* ops and custom calls of an inlined `module`: both operands of each
 * become results of @main. The list of checks lives in `arena`. It is not part of the executable:
 * the compiled program does not depend on the tolerances. SR_ERR_INVALID, SR_ERR_UNSUPPORTED with
 * the op's location.
 */
sr_status sr_check_expose(sr_ctx *ctx, sr_module *module, sr_arena *arena,
                          sr_check_list *out_checks);

/* Compares two whole arrays of `count` elements. SR_ERR_INVALID with a message that begins with
 * `file` and describes the first difference. */
sr_status sr_check_compare(sr_ctx *ctx, const char *file, const sr_check *check, sr_dtype dtype,
                           int64_t count, const void *got, const void *expected);

#endif
