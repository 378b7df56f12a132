/* What the ways to emit sums share: a reduction in one thread (emit_reduce.c, emit_columns.c), one
 * in a warp or block of a GPU (emit_rows.c), and small matrix products (emit_dot.c). */
#ifndef SR_COMPILER_EMIT_EMIT_REDUCE_H
#define SR_COMPILER_EMIT_EMIT_REDUCE_H

#include "compiler/emit/emit.h"

/* Which dimensions of its operands a REDUCE sums. */
typedef struct sr_reduction_shape {
  sr_op *op;
  const sr_type *type; /* type of an operand */
  bool reduced[SR_MAX_RANK];
  int32_t kept[SR_MAX_RANK], kept_count;
  int32_t gone[SR_MAX_RANK], gone_count;
} sr_reduction_shape;

/* Combines the accumulators with one element of each operand, by the op's region. */
void sr_reduce_combine(sr_code_emitter *e, const sr_op *op, const sr_element *accumulators,
                       const sr_element *elements, sr_element *out);
/* Returns the initial values of the accumulators. */
void sr_reduce_initial(sr_code_emitter *e, const sr_op *op, sr_element *out);
/* Adds a phi, whose value from the block `from` is `initial`, and later its value from the end of
 * the loop. */
sr_element sr_reduce_phi(sr_code_emitter *e, sr_element initial, LLVMBasicBlockRef from);
void sr_reduce_close_phi(sr_element phi, sr_element next, LLVMBasicBlockRef from);
/* Sets fast-math flags on a sum or product that was just emitted. They allow LLVM to reorder it,
 * which vectorising requires. */
void sr_reduce_allow(LLVMValueRef value, LLVMFastMathFlags flags);
/* Returns how many vectors of sums a loop over `terms` terms keeps. An addition waits several
 * cycles for the one before, and others can start meanwhile, unless the terms take long themselves.
 * But what is left after the last round of vectors is added one by one. */
int64_t sr_reduce_chains(const sr_code_emitter *e, int64_t terms);
/* Stores one element of each result of the op. */
void sr_reduce_store(sr_code_emitter *e, const sr_op *op, const sr_position *position,
                     const sr_element *elements);

/* Sums that are the results of `op`, of rows of terms in memory. */
typedef struct sr_column_sums {
  const sr_op *op;
  int32_t adjacent; /* so many of the last dimensions of a result go along adjacent terms */
  int32_t term_rank;
  int64_t term_dims[SR_MAX_RANK]; /* indices that a sum adds up */
  /* Sets `sums` to the values before the first term. */
  void (*begin)(sr_code_emitter *e, const void *user, sr_element *sums);
  /* Adds the term at the indices `term` to the sums at `sum`. */
  void (*add)(sr_code_emitter *e, const void *user, const sr_position *sum, const sr_index *term,
              sr_element *sums);
  const void *user;
} sr_column_sums;

/* True if the results of `op` can be summed by sr_emit_columns: in memory, by one thread each. */
bool sr_columns_suit(const sr_code_emitter *e, const sr_op *op);
/* Emits the sums by strips of columns, with a part of the strips for each thread. */
void sr_emit_columns(sr_code_emitter *e, const sr_column_sums *sums);

/* True if the threads of a warp should share each sum. */
bool sr_rows_suit(const sr_reduction_shape *r);
/* Emits the reduction with a warp for each sum. */
void sr_emit_rows(sr_code_emitter *e, const sr_reduction_shape *r);
/* Emits the sum of a row, in a kernel by rows. */
void sr_emit_row_sum(sr_code_emitter *e, const sr_reduction_shape *r);

#endif
