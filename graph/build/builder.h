/*
 * Ops that passes make, one after the other in front of another op. A function has the name of the
 * op in StableHLO; what follows from the operands is not asked for.
 */
#ifndef SR_GRAPH_BUILD_BUILDER_H
#define SR_GRAPH_BUILD_BUILDER_H

#include "graph/ir/compare.h"
#include "graph/ir/graph.h"

/* New ops stand in front of `before` and have its location. */
typedef struct sr_builder {
  sr_ctx *ctx; /* for the messages of passes */
  sr_module *module;
  sr_arena *arena; /* for lists that are needed while building */
  sr_op *before;
  struct sr_worklist *worklist; /* new ops are put into it, see rewriter.h; NULL: there is none */
} sr_builder;

/* The same builder in front of another op. */
static inline sr_builder sr_builder_at(const sr_builder *b, sr_op *before) {
  sr_builder at = *b;
  at.before = before;
  return at;
}

/* Any op; the regions are empty blocks. */
sr_op *sr_build_op(const sr_builder *b, sr_opcode code, int32_t operand_count,
                   sr_value *const *operands, int32_t result_count, const sr_type *const *types,
                   int32_t region_count);
/* Any op of one result and without regions. */
sr_value *sr_build(const sr_builder *b, sr_opcode code, int32_t operand_count,
                   sr_value *const *operands, const sr_type *type);

/* ---- element-wise ---------------------------------------------------------------------------- */

/* The result has the type of `x`. */
sr_value *sr_build_unary(const sr_builder *b, sr_opcode code, sr_value *x);
sr_value *sr_build_binary(const sr_builder *b, sr_opcode code, sr_value *x, sr_value *y);
/* `x` itself where it has that element type. */
sr_value *sr_build_convert(const sr_builder *b, sr_value *x, sr_dtype dtype);
sr_value *sr_build_compare(const sr_builder *b, sr_comparison comparison, sr_value *x, sr_value *y);
sr_value *sr_build_select(const sr_builder *b, sr_value *which, sr_value *yes, sr_value *no);

/* ---- constants ------------------------------------------------------------------------------- */

sr_value *sr_build_constant(const sr_builder *b, const sr_dense *dense);
/* `number` in every element, of any element type: rounded, or its low bits. */
sr_value *sr_build_splat(const sr_builder *b, const sr_type *type, int64_t number);
/* The same for a number that a FLOAT or COMPLEX type rounds. */
sr_value *sr_build_real(const sr_builder *b, const sr_type *type, double number);
/* A splat without dimensions. */
sr_value *sr_build_scalar(const sr_builder *b, sr_dtype dtype, int64_t number);
/* The index along `dim` of each element. */
sr_value *sr_build_iota(const sr_builder *b, const sr_type *type, int64_t dim);

/* ---- layout ---------------------------------------------------------------------------------- */

/* These give `x` itself where they would change nothing. */
sr_value *sr_build_reshape(const sr_builder *b, sr_value *x, int32_t rank, const int64_t *dims);
sr_value *sr_build_reshape_as(const sr_builder *b, sr_value *x, const sr_type *shape);
/* Dimension d of the result is dimension order[d] of `x`. */
sr_value *sr_build_transpose(const sr_builder *b, sr_value *x, const int64_t *order);
/* The scalar `fill` (NULL: zero) before, behind and between the elements of `x`, low[d], high[d]
 * and interior[d] times, each list NULL for none; low and high may be negative. */
sr_value *sr_build_pad(const sr_builder *b, sr_value *x, sr_value *fill, const int64_t *low,
                       const int64_t *high, const int64_t *interior);

/* Dimension d of `x` as dimension dims[d] of `shape`, repeated along the others. */
sr_value *sr_build_broadcast_in_dim(const sr_builder *b, sr_value *x, const int64_t *dims,
                                    const sr_type *shape);
/* A scalar in every element of `shape`; itself where that is a scalar. */
sr_value *sr_build_broadcast(const sr_builder *b, sr_value *scalar, const sr_type *shape);
sr_value *sr_build_concatenate(const sr_builder *b, int32_t count, sr_value *const *values,
                               int64_t dim);
/* Elements [starts, starts + sizes). */
sr_value *sr_build_slice(const sr_builder *b, sr_value *x, const int64_t *starts,
                         const int64_t *sizes);
sr_value *sr_build_strided_slice(const sr_builder *b, sr_value *x, const int64_t *starts,
                                 const int64_t *limits, const int64_t *strides);
/* `starts` are scalars of one integer type, one for each dimension; a window that would reach
 * beyond the end is moved back, alike in both. */
sr_value *sr_build_dynamic_slice(const sr_builder *b, sr_value *x, sr_value *const *starts,
                                 const int64_t *sizes);
sr_value *sr_build_dynamic_update_slice(const sr_builder *b, sr_value *x, sr_value *update,
                                        sr_value *const *starts);

/* The `dimension_numbers` of a gather, and the `scatter_dimension_numbers` of a scatter, whose
 * indices [count, 1] name places along the first of `rank` dimensions. */
const sr_attr *sr_gather_rows(sr_module *module, int32_t rank);
const sr_attr *sr_scatter_rows(sr_module *module, int32_t rank);
/* A stable sort along `dim` by values[0], the largest first, and NaN before; values[1] goes with
 * it. */
sr_op *sr_build_sort_largest(const sr_builder *b, sr_value *const values[2], int64_t dim);

/* ---- reductions and products ----------------------------------------------------------------- */

/* A reduce of operands[0 .. count), which start with operands[count .. 2 * count), over dimensions
 * in increasing order. Its region is empty. */
sr_op *sr_build_reduce(const sr_builder *b, int32_t count, sr_value *const *operands,
                       int32_t dim_count, const int64_t *dims);
/* The sum of `x` that starts with the scalar `initial`; NULL: with 0. */
sr_value *sr_build_sum(const sr_builder *b, sr_value *x, sr_value *initial, int32_t dim_count,
                       const int64_t *dims);

/* Dimensions of a product, by operand. */
typedef struct sr_dot_dims {
  int32_t batch_count, sum_count;
  int64_t batch[2][SR_MAX_RANK], sum[2][SR_MAX_RANK];
} sr_dot_dims;
sr_value *sr_build_dot_general(const sr_builder *b, sr_value *x, sr_value *y,
                               const sr_dot_dims *dims, sr_dtype dtype);

/* ---- regions --------------------------------------------------------------------------------- */

/* A builder in `region`, in front of a new return of nothing at its end. */
sr_builder sr_builder_in(const sr_builder *b, sr_block *region);
/* Makes the return of such a builder give `results`. */
void sr_build_return(const sr_builder *in, int32_t count, sr_value *const *results);
/* Copies of the ops of `block` with `args` in place of its arguments. Returns what its terminator
 * does; in b->arena. */
sr_value **sr_build_copy(const sr_builder *b, sr_block *block, sr_value *const *args);
/* True if all ops of `block` but its terminator are elementwise ones on scalars. */
bool sr_block_is_scalar_code(const sr_block *block);
/* Applies a `block` of scalar code to tensors of one shape, as map does. Returns what its
 * terminator does, in that shape; in b->arena. */
sr_value **sr_build_map(const sr_builder *b, sr_block *block, sr_value *const *args);

#endif
