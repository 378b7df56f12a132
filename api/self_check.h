/* Self-checking modules: takes the comparisons out of the program before it is compiled. */
#ifndef SR_API_SELF_CHECK_H
#define SR_API_SELF_CHECK_H

#include "api/array/tolerance.h"
#include "base/arena.h"
#include "base/status.h"
#include "graph/ir/graph.h"

/* One check.expect_* op or custom call. */
typedef struct sr_check {
  const char *name; /* the op's name without "check.": "expect_eq" */
  sr_tolerance tolerance;
  uint32_t line;
} sr_check;

/* The checks of a program. Check i compares two results of @main: the actual value is result
 * first_result + 2 * i, and the expected value is the result after it. */
typedef struct sr_check_list {
  int32_t first_result;
  SR_VECTOR(sr_check) items;
} sr_check_list;

/*
 * Removes the check.expect_* ops and custom calls from `module`, whose functions are inlined. The
 * actual and the expected value of each check become results of @main. The list of checks lives in
 * `arena`. It is not part of the executable, so the compiled program does not depend on the
 * tolerances. Errors: SR_ERR_INVALID and SR_ERR_UNSUPPORTED, with the op's location.
 */
sr_status sr_check_expose(sr_ctx *ctx, sr_module *module, sr_arena *arena,
                          sr_check_list *out_checks);

/* Compares two whole arrays of `count` elements. If they differ, fails with SR_ERR_INVALID and a
 * message that begins with `file` and describes the first difference. */
sr_status sr_check_compare(sr_ctx *ctx, const char *file, const sr_check *check, sr_dtype dtype,
                           int64_t count, const void *got, const void *expected);

#endif
