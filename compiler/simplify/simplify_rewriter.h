/*
 * What the rewrites of the simplifier share: the worklist, building blocks for new ops, questions
 * about values. Private to simplify*.c, fold*.c and loops*.c.
 *
 * A rewrite changes the program only through sr_rewriter_* (or says what it touched with
 * sr_rewriter_visit), so that whatever may now simplify further is visited again. An op that is
 * replaced stays where it is, unused, until its visit removes it: a rewrite may go on using the op
 * it was given.
 */
#ifndef SR_COMPILER_SIMPLIFY_SIMPLIFY_REWRITER_H
#define SR_COMPILER_SIMPLIFY_SIMPLIFY_REWRITER_H

#include "compiler/simplify/evaluate.h"
#include "compiler/simplify/simplify.h"
#include "graph/ir/compare.h"
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

typedef struct sr_rewriter {
  sr_ctx *ctx;
  sr_module *module;
  sr_arena *scratch; /* lives as long as the run */
  SR_VECTOR(sr_op *) queue;
  size_t head; /* next in the queue */
} sr_rewriter;

#define LOCAL(NAME, OPCODE, FUNCTION) bool sr_rewrite_##FUNCTION(sr_rewriter *rw, sr_op *op);
#define GLOBAL(NAME, FUNCTION)        bool sr_rewrite_##FUNCTION(sr_rewriter *rw);
#include "compiler/simplify/simplify_rules.def"
#undef LOCAL
#undef GLOBAL

/* ---- worklist ------------------------------------------------------------------------------- */

/* Visit `op` (again), or the users of `value`. */
void sr_rewriter_visit(sr_rewriter *rw, sr_op *op);
void sr_rewriter_visit_users(sr_rewriter *rw, const sr_value *value);
/* All ops of a block and of the regions in it. */
void sr_rewriter_visit_block(sr_rewriter *rw, sr_block *block);
/* Clears what earlier passes left in the tags of the ops of a block and of the regions in it; how
 * many ops. */
size_t sr_rewriter_reset_tags(sr_block *block);

/* ---- changing the program ------------------------------------------------------------------- */

/* Every use of `old` becomes `value`. */
void sr_rewriter_replace(sr_rewriter *rw, sr_value *old, sr_value *value);
/* The same for the one result of `op`, by a value or by a splat of an integer; true. */
bool sr_rewriter_finish(sr_rewriter *rw, sr_op *op, sr_value *value);
bool sr_rewriter_finish_int(sr_rewriter *rw, sr_op *op, int64_t value);
/* Takes an op without uses out, with all its regions. */
void sr_rewriter_erase(sr_rewriter *rw, sr_op *op);
/* A new op with one result before `before`, at its location. */
sr_value *sr_rewriter_build(sr_rewriter *rw, sr_opcode code, sr_op *before, int32_t operand_count,
                            sr_value *const *operands, const sr_type *type);
sr_value *sr_rewriter_unary(sr_rewriter *rw, sr_opcode code, sr_op *before, sr_value *operand,
                            const sr_type *type);
sr_value *sr_rewriter_binary(sr_rewriter *rw, sr_opcode code, sr_op *before, sr_value *a,
                             sr_value *b);
sr_value *sr_rewriter_compare(sr_rewriter *rw, sr_op *before, sr_comparison comparison, sr_value *a,
                              sr_value *b);
/* `operand` itself if it has that type already. */
sr_value *sr_rewriter_reshape(sr_rewriter *rw, sr_op *before, sr_value *operand,
                              const sr_type *type);
sr_value *sr_rewriter_broadcast(sr_rewriter *rw, sr_op *before, sr_value *operand,
                                const int64_t *dims, const sr_type *type);
/* `starts`, `limits` and `strides` have one entry per dimension; `strides` NULL for all 1. */
sr_value *sr_rewriter_slice(sr_rewriter *rw, sr_op *before, sr_value *operand,
                            const int64_t *starts, const int64_t *limits, const int64_t *strides);
sr_value *sr_rewriter_constant(sr_rewriter *rw, sr_op *before, const sr_dense *dense);
/* A splat constant with that value, converted to the element type. */
sr_value *sr_rewriter_splat(sr_rewriter *rw, sr_op *before, const sr_type *type, int64_t value);

/*
 * `op` again with only those operands and results whose `keep` flags are set (NULL: all), its
 * regions moved into the new op, results replaced. Block arguments and terminators of the regions
 * are the caller's.
 */
sr_op *sr_rewriter_rebuild(sr_rewriter *rw, sr_op *op, const bool *keep_operands,
                           const bool *keep_results);
/* Drops the arguments of `block` whose flag is not set; they must have no uses. */
void sr_block_keep_args(sr_block *block, const bool *keep);
/* Drops the operands of a terminator whose flag is not set. */
void sr_rewriter_keep_operands(sr_rewriter *rw, sr_op *op, const bool *keep);

/*
 * Moves the ops of `block` before `before`, its arguments replaced by `args`. Returns the operands
 * of the terminator, which is erased; in scratch.
 */
sr_value **sr_rewriter_inline_block(sr_rewriter *rw, sr_block *block, sr_value *const *args,
                                    sr_op *before);
/* The same for a copy of the ops; the block stays. */
sr_value **sr_rewriter_clone_block(sr_rewriter *rw, sr_block *block, sr_value *const *args,
                                   sr_op *before);
/* All ops of `block` but its terminator are elementwise ones on scalars. */
bool sr_block_is_scalar_code(const sr_block *block);
/*
 * Applies the scalar computation in `block` (region of a reduce, a scatter, ...) to tensors of one
 * shape: `args[i]` for its argument i. NULL, with nothing changed, if it is not scalar code.
 */
sr_value **sr_rewriter_apply_region(sr_rewriter *rw, sr_block *block, sr_value *const *args,
                                    sr_op *before);

/* ---- questions ------------------------------------------------------------------------------ */

bool sr_value_is_int(const sr_value *value, int64_t number);
bool sr_type_is_integer(const sr_type *type); /* signed or unsigned, not i1 */
bool sr_type_is_float(const sr_type *type);
bool sr_type_is_bool(const sr_type *type);
/* That type with the dimensions of another. */
const sr_type *sr_type_with_dtype(sr_module *module, const sr_type *shape, sr_dtype dtype);
bool sr_type_same_shape(const sr_type *a, const sr_type *b);

/* The last op of `block`. */
static inline sr_op *sr_block_terminator(const sr_block *block) {
  return block->last;
}

/* Bounds of the integers in a value: every element lies in [low, high]. */
typedef struct sr_range {
  int64_t low, high;
} sr_range;
/* At least the bounds of the type; u64 beyond int64 gives false. */
bool sr_value_range(const sr_value *value, sr_range *out_range);

#endif
