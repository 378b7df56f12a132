/*
 * What the rewrites of the simplifier share: limits, and questions about values. Private to
 * simplify*.c, fold*.c and loops*.c.
 *
 * A rewrite changes the program only by builder.h and rewriter.h (or says what it touched with
 * sr_rewriter_visit), so that whatever may now simplify further is visited again: it may build
 * naively and leave the clean-up to the others. A local one builds in front of the op that it is
 * given; a builder of a global one has no place yet.
 */
#ifndef SR_COMPILER_SIMPLIFY_SIMPLIFY_RULES_H
#define SR_COMPILER_SIMPLIFY_SIMPLIFY_RULES_H

#include "compiler/simplify/evaluate.h"
#include "graph/build/rewriter.h"
#include "graph/ir/query.h"

/* Constants up to this many elements are computed element by element; splats at any size. */
enum {
  SR_FOLD_ELEMENTS = 1024
};

/* A loop is unrolled if it is not longer or larger. */
enum {
  SR_UNROLL_TRIPS = 8,
  SR_UNROLL_OPS = 1000,        /* of all copies together */
  SR_UNROLL_LONG_OPS = 16,     /* those of them whose code is long */
  SR_UNROLL_ELEMENTS = 1 << 18 /* of the largest array in it */
};

#define LOCAL(NAME, OPCODE, FUNCTION) bool sr_rewrite_##FUNCTION(const sr_builder *b, sr_op *op);
#define GLOBAL(NAME, FUNCTION)        bool sr_rewrite_##FUNCTION(const sr_builder *b);
#include "compiler/simplify/simplify_rules.def"
#undef LOCAL
#undef GLOBAL

/* The one result of `op` becomes a splat of an integer; true. */
bool sr_rewrite_as_splat(const sr_builder *b, sr_op *op, int64_t number);

bool sr_value_is_int(const sr_value *value, int64_t number);
bool sr_type_is_integer(const sr_type *type); /* signed or unsigned, not i1 */
bool sr_type_is_float(const sr_type *type);
bool sr_type_is_bool(const sr_type *type);
bool sr_type_same_shape(const sr_type *a, const sr_type *b);

/* Bounds of the integers in a value: every element lies in [low, high]. */
typedef struct sr_range {
  int64_t low, high;
} sr_range;
/* At least the bounds of the type; u64 beyond int64 gives false. */
bool sr_value_range(const sr_value *value, sr_range *out_range);

#endif
