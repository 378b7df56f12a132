/* Builds ops in front of another op. A function is named after the StableHLO op that it builds. It
 * has no parameters for facts that the operands imply. */
#ifndef SR_GRAPH_BUILD_BUILDER_H
#define SR_GRAPH_BUILD_BUILDER_H

#include "graph/ir/compare.h"
#include "graph/ir/graph.h"

/* New ops are inserted before `before` and get its location. */
typedef struct sr_builder {
  sr_ctx *ctx; /* for error messages */
  sr_module *module;
  sr_arena *arena; /* for scratch lists */
  sr_op *before;
  struct sr_worklist *worklist; /* receives the new ops, see rewriter.h; may be NULL */
  void *context;                /* state of the rewrites that driver.h runs; may be NULL */
} sr_builder;

/* The same builder, inserting before another op. */
static inline sr_builder sr_builder_at(const sr_builder *b, sr_op *before) {
  sr_builder at = *b;
  at.before = before;
  return at;
}

/* Builds any op; its regions are empty blocks. */
sr_op *sr_build_op(const sr_builder *b, sr_opcode code, int32_t operand_count,
                   sr_value *const *operands, int32_t result_count, const sr_type *const *types,
                   int32_t region_count);
/* Builds an op with one result and no regions. */
sr_value *sr_build(const sr_builder *b, sr_opcode code, int32_t operand_count,
                   sr_value *const *operands, const sr_type *type);

/* ---- element-wise ---------------------------------------------------------------------------- */

/* Build an op whose result has the type of `x`. */
sr_value *sr_build_unary(const sr_builder *b, sr_opcode code, sr_value *x);
sr_value *sr_build_binary(const sr_builder *b, sr_opcode code, sr_value *x, sr_value *y);
/* Returns `x` if it already has the element type. */
sr_value *sr_build_convert(const sr_builder *b, sr_value *x, sr_dtype dtype);
sr_value *sr_build_compare(const sr_builder *b, sr_comparison comparison, sr_value *x, sr_value *y);
sr_value *sr_build_select(const sr_builder *b, sr_value *which, sr_value *yes, sr_value *no);

/* ---- constants ------------------------------------------------------------------------------- */

sr_value *sr_build_constant(const sr_builder *b, const sr_dense *dense);
/* A splat of `number` in any element type: rounded to a float, or wrapped to the bits of an
 * integer. */
sr_value *sr_build_splat(const sr_builder *b, const sr_type *type, int64_t number);
/* A splat of a real number, rounded to a FLOAT or COMPLEX type. */
sr_value *sr_build_real(const sr_builder *b, const sr_type *type, double number);
/* A constant of rank 0. */
sr_value *sr_build_scalar(const sr_builder *b, sr_dtype dtype, int64_t number);
/* Each element is its index along `dim`. */
sr_value *sr_build_iota(const sr_builder *b, const sr_type *type, int64_t dim);

/* ---- layout ---------------------------------------------------------------------------------- */

/* sr_build_reshape, sr_build_transpose and sr_build_pad return `x` if they would change nothing. */
sr_value *sr_build_reshape(const sr_builder *b, sr_value *x, int32_t rank, const int64_t *dims);
sr_value *sr_build_reshape_as(const sr_builder *b, sr_value *x, const sr_type *shape);
/* Dimension d of the result is dimension order[d] of `x`. */
sr_value *sr_build_transpose(const sr_builder *b, sr_value *x, const int64_t *order);
/* Pads `x` with the scalar `fill` (NULL: zero): low[d] before, high[d] behind, interior[d] between
 * elements. A NULL list is all 0. `low` and `high` may be negative. */
sr_value *sr_build_pad(const sr_builder *b, sr_value *x, sr_value *fill, const int64_t *low,
                       const int64_t *high, const int64_t *interior);

/* Dimension d of `x` becomes dimension dims[d] of `shape`; `x` is repeated along the others. */
sr_value *sr_build_broadcast_in_dim(const sr_builder *b, sr_value *x, const int64_t *dims,
                                    const sr_type *shape);
/* Broadcasts a scalar to `shape`; returns the scalar itself if `shape` has rank 0. */
sr_value *sr_build_broadcast(const sr_builder *b, sr_value *scalar, const sr_type *shape);
sr_value *sr_build_concatenate(const sr_builder *b, int32_t count, sr_value *const *values,
                               int64_t dim);
/* Elements [starts, starts + sizes) in each dimension. */
sr_value *sr_build_slice(const sr_builder *b, sr_value *x, const int64_t *starts,
                         const int64_t *sizes);
sr_value *sr_build_strided_slice(const sr_builder *b, sr_value *x, const int64_t *starts,
                                 const int64_t *limits, const int64_t *strides);
/* `starts` are scalars of one integer type, one for each dimension. dynamic_slice and
 * dynamic_update_slice clamp them so that the slice lies in the array. */
sr_value *sr_build_dynamic_slice(const sr_builder *b, sr_value *x, sr_value *const *starts,
                                 const int64_t *sizes);
sr_value *sr_build_dynamic_update_slice(const sr_builder *b, sr_value *x, sr_value *update,
                                        sr_value *const *starts);

/* The `dimension_numbers` of a gather, or the `scatter_dimension_numbers` of a scatter, whose
 * indices [count, 1] select rows along dimension 0 of an array of rank `rank`. */
const sr_attr *sr_gather_rows(sr_module *module, int32_t rank);
const sr_attr *sr_scatter_rows(sr_module *module, int32_t rank);
/* A stable sort along `dim` by values[0] in descending order, NaN first; values[1] is permuted
 * along. */
sr_op *sr_build_sort_largest(const sr_builder *b, sr_value *const values[2], int64_t dim);

/* ---- reductions and products ----------------------------------------------------------------- */

/* A reduce of operands[0 .. count) with initial values operands[count .. 2 * count), over
 * dimensions in increasing order. Its region is empty. */
sr_op *sr_build_reduce(const sr_builder *b, int32_t count, sr_value *const *operands,
                       int32_t dim_count, const int64_t *dims);
/* The sum of `x` and the scalar `initial`, which may be NULL for 0. */
sr_value *sr_build_sum(const sr_builder *b, sr_value *x, sr_value *initial, int32_t dim_count,
                       const int64_t *dims);

/* Batching and contracting dimensions of a dot_general, indexed by operand (0: `x`, 1: `y`). */
typedef struct sr_dot_dims {
  int32_t batch_count, sum_count;
  int64_t batch[2][SR_MAX_RANK], sum[2][SR_MAX_RANK];
} sr_dot_dims;
sr_value *sr_build_dot_general(const sr_builder *b, sr_value *x, sr_value *y,
                               const sr_dot_dims *dims, sr_dtype dtype);

/* ---- regions --------------------------------------------------------------------------------- */

/* A builder that appends to `region`, before a new terminator without operands. */
sr_builder sr_builder_in(const sr_builder *b, sr_block *region);
/* Sets the operands of the terminator that sr_builder_in made to `results`. */
void sr_build_return(const sr_builder *in, int32_t count, sr_value *const *results);
/* Copies the ops of `block` with `args` in place of its arguments. Returns the operands of its
 * terminator, allocated in b->arena. */
sr_value **sr_build_copy(const sr_builder *b, sr_block *block, sr_value *const *args);
/* True if all ops of `block` except its terminator are elementwise ops on scalars. */
bool sr_block_is_scalar_code(const sr_block *block);
/* Applies `block` to tensors of one shape, as map does. Returns the operands of its terminator, as
 * tensors of that shape, allocated in b->arena; NULL if `block` is not scalar code. */
sr_value **sr_build_map(const sr_builder *b, sr_block *block, sr_value *const *args);

#endif
