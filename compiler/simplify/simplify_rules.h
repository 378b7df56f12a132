/*
 * The rewrites of the simplifier, with the limits and queries that they share. Private to
 * simplify*.c, fold*.c and loops*.c.
 */
#ifndef SR_COMPILER_SIMPLIFY_SIMPLIFY_RULES_H
#define SR_COMPILER_SIMPLIFY_SIMPLIFY_RULES_H

#include "compiler/simplify/evaluate.h"
#include "graph/build/driver.h"
#include "graph/ir/query.h"

/* Largest constant that is folded element by element; splats are folded at any size. */
enum {
  SR_FOLD_ELEMENTS = 1024
};

/* A loop is unrolled if it exceeds none of these limits. */
enum {
  SR_UNROLL_TRIPS = 8,
  SR_UNROLL_OPS = 1000,        /* ops in all copies together */
  SR_UNROLL_LONG_OPS = 16,     /* ops with long code (library calls, inner loops) in all copies */
  SR_UNROLL_ELEMENTS = 1 << 18 /* elements of the largest array in the loop that needs memory */
};

#define LOCAL(NAME, OPCODE, FUNCTION) bool sr_rewrite_##FUNCTION(const sr_builder *b, sr_op *op);
#define GLOBAL(NAME, FUNCTION)        bool sr_rewrite_##FUNCTION(const sr_builder *b);
#include "compiler/simplify/simplify_rules.def"
#undef LOCAL
#undef GLOBAL

/* Replaces the only result of `op` by a splat of an integer. Returns true. */
bool sr_rewrite_as_splat(const sr_builder *b, sr_op *op, int64_t number);

bool sr_value_is_int(const sr_value *value, int64_t number);
bool sr_type_is_integer(const sr_type *type); /* signed or unsigned, not i1 */
bool sr_type_is_float(const sr_type *type);
bool sr_type_is_bool(const sr_type *type);
bool sr_type_same_shape(const sr_type *a, const sr_type *b);

/* Bounds of the integers in a value: every element is in [low, high]. */
typedef struct sr_range {
  int64_t low, high;
} sr_range;
/* Computes bounds at least as tight as those of the type. Returns false for a u64 that may exceed
 * int64. */
bool sr_value_range(const sr_value *value, sr_range *out_range);

#endif
