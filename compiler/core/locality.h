/*
 * Which elements of other values an op needs to compute an element of its result. A kernel may
 * compute several roots in one pass over their elements or rows only if each needs nothing of the
 * others but the same element or row.
 */
#ifndef SR_COMPILER_CORE_LOCALITY_H
#define SR_COMPILER_CORE_LOCALITY_H

#include "compiler/core/lowering.h"

/* True if the expression of `op` can be computed with one linear index: it has only pointwise ops
 * and reshapes of arrays with the same number of elements, and single elements, which may be those
 * of any array. */
bool sr_op_is_flat(sr_lowering *low, const sr_op *op);

/* True if both types have the same first `count` dimensions. */
bool sr_types_share_dims(const sr_type *a, const sr_type *b, int32_t count);
/* Returns the elements that `op` computes in a row, which its first `rows` dimensions tell from
 * others; for a REDUCE, those that it adds. */
int64_t sr_row_elements(const sr_op *op, int32_t rows);
/* Returns the bytes of such a row of a value, if a kernel keeps it on the stack. There, a bf16 has
 * those of an f32 (sr_emit_store_at). */
int64_t sr_kept_row_bytes(const sr_type *type, int32_t rows);

/* `rows` for sr_op_is_local: whole positions */
enum {
  SR_LOCAL_ELEMENTS = -1
};
/*
 * True if the expression of `op`, an elemental op or a REDUCE, reads the roots of `unit` only in
 * its own row: the indices of the first `rows` dimensions are those of the result. With
 * SR_LOCAL_ELEMENTS, only at its own position, through pointwise ops. Roots of other units may be
 * read anywhere. May return false for an expression that is local but not simple.
 */
bool sr_op_is_local(sr_lowering *low, const sr_op *op, const sr_unit *unit, int32_t rows);
/* True if the expression of `op` reads the root `array`, and views of it, only in its own row, or
 * does not read it. */
bool sr_op_reads_in_row(sr_lowering *low, const sr_op *op, const sr_cell *array, int32_t rows);

#endif
