/*
 * Makes long sums of floats more exact. Elements are summed in blocks, then the sums of the blocks
 * are added. The error grows with the length of a block plus the number of blocks, not with the
 * number of elements (Higham, The Accuracy of Floating Point Summation, 1993). Threads can divide
 * the blocks among them. The pass expands the new sums again, so a sum over very many blocks is
 * itself divided into blocks.
 *
 * Other long reductions to very few elements go by blocks for the threads' sake alone, if any order
 * gives the same: extremes, and integers' sums, ands and ors.
 */
#include <string.h>

#include "compiler/expand/expander.h"

enum {
  BLOCK = 1 << 9, /* wanted number of terms in a block */
  LEAST_BLOCK = 1 << 6,
  FEW_RESULTS = 3, /* threads cannot share as many by themselves */
  SHARED_BY = 4    /* least threads with work enough for which a reduction goes by blocks */
};

/* Writes the reduced dimensions in increasing order to `out`, and returns their number. */
static int32_t dims_of(const sr_op *op, int64_t *out) {
  size_t count;
  const int64_t *listed = sr_op_ints(op, "dimensions", &count);
  int32_t found = 0;
  for (int32_t d = 0; d < sr_operand(op, 0)->type->rank; d++)
    for (size_t i = 0; i < count; i++)
      if (listed[i] == d)
        out[found++] = d;
  return found;
}

/* Returns the constant -0. Adding -0 changes no number, not even -0. */
static sr_value *nothing(const sr_builder *b, const sr_type *scalar) {
  size_t bytes = sr_dtype_get(scalar->dtype)->bytes;
  size_t part = sr_dtype_get(sr_dtype_part(scalar->dtype))->bytes;
  char *data = sr_arena_alloc(b->module->arena, bytes);
  for (size_t end = part; end <= bytes; end += part)
    data[end - 1] = (char)0x80;
  const sr_dense dense = {.type = scalar, .data = data, .bytes = bytes, .splat = true};
  return sr_build_constant(b, &dense);
}

/* Returns the largest divisor of `size` up to `most`. */
static int64_t divisor_of(int64_t size, int64_t most) {
  for (int64_t d = most < size ? most : size; d > 1; d--)
    if (size % d == 0)
      return d;
  return 1;
}

/* Splits dimension `dim` of `value` into two: [blocks][elements of a block]. A block has `block`
 * elements. */
static sr_value *in_blocks(const sr_builder *b, sr_value *value, int64_t dim, int64_t block) {
  const sr_type *type = value->type;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d <= type->rank; d++)
    dims[d] = d < dim    ? type->dims[d]
              : d == dim ? type->dims[dim] / block
                         : (d == dim + 1 ? block : type->dims[d - 1]);
  return sr_build_reshape(b, value, type->rank + 1, dims);
}

/* Returns the elements [from, to) of `value` along `dim`. */
static sr_value *stretch(const sr_builder *b, sr_value *value, int64_t dim, int64_t from,
                         int64_t to) {
  int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
  memcpy(sizes, value->type->dims, (size_t)value->type->rank * sizeof *sizes);
  starts[dim] = from;
  sizes[dim] = to - from;
  return sr_build_slice(b, value, starts, sizes);
}

/* Reduces `value` by the op `code`. */
static sr_value *reduce(const sr_builder *b, sr_opcode code, sr_value *value, sr_value *initial,
                        int32_t count, const int64_t *dims) {
  sr_value *operands[] = {value, initial};
  sr_op *made = sr_build_reduce(b, 1, operands, count, dims);
  sr_block_fill_combiner(b->module, made->regions[0], code, initial->type, made);
  return sr_result(made, 0);
}

/* Divides the first reduced dimension into blocks. Reduces each block over all reduced dimensions,
 * with `none` for the initial value, then the results of the blocks. */
static sr_value *by_blocks(const sr_builder *b, sr_opcode code, sr_value *value, sr_value *none,
                           sr_value *initial, int64_t block, int32_t count, const int64_t *dims) {
  int64_t inner[SR_MAX_RANK];
  for (int32_t i = 0; i < count; i++)
    inner[i] = dims[i] + 1;
  sr_value *blocks = in_blocks(b, value, dims[0], block);
  sr_value *parts = reduce(b, code, blocks, none, count, inner);
  return reduce(b, code, parts, initial, 1, dims);
}

/* Returns the number of terms of each result. */
static int64_t terms_of(const sr_op *op) {
  int64_t dims[SR_MAX_RANK], terms = 1;
  const int32_t count = dims_of(op, dims);
  for (int32_t i = 0; i < count; i++)
    terms *= sr_operand(op, 0)->type->dims[dims[i]];
  return terms;
}

static bool is_long(const sr_op *op) {
  return terms_of(op) > SR_LONG_SUM && sr_operand(op, 0)->type->rank < SR_MAX_RANK;
}

/* Replaces the long reduction by the op `code`. The scalar `none` changes no element, or makes no
 * difference beside the initial value. */
static bool split(const sr_builder *b, sr_op *op, sr_opcode code, sr_value *none) {
  sr_value *value = sr_operand(op, 0), *initial = sr_operand(op, 1);
  int64_t dims[SR_MAX_RANK];
  int32_t count = dims_of(op, dims);
  int64_t size = value->type->dims[dims[0]], inner = terms_of(op) / size;
  sr_value *made;
  if (inner >= LEAST_BLOCK) {
    sr_value *parts = reduce(b, code, value, none, count - 1, dims + 1);
    made = reduce(b, code, parts, initial, 1, dims);
    return sr_expand_finish(op, made) == SR_OK;
  }
  int64_t most = BLOCK / inner, block = divisor_of(size, most);
  if (block * inner >= LEAST_BLOCK) {
    made = by_blocks(b, code, value, none, initial, block, count, dims);
  } else {
    int64_t end = size / most * most;
    sr_value *tail = reduce(b, code, stretch(b, value, dims[0], end, size), initial, count, dims);
    sr_value *head = stretch(b, value, dims[0], 0, end);
    made = sr_build_binary(b, code, by_blocks(b, code, head, none, none, most, count, dims), tail);
  }
  return sr_expand_finish(op, made) == SR_OK;
}

bool sr_expand_try_long_sum(const sr_builder *b, sr_op *op) {
  const sr_type *type = sr_operand(op, 0)->type;
  sr_class kind = sr_dtype_get(type->dtype)->class_;
  return (kind == SR_CLASS_FLOAT || kind == SR_CLASS_COMPLEX) && sr_type_elements(type) > 0 &&
         sr_block_combiner(op->regions[0]) == SR_OP_ADD && is_long(op) &&
         split(b, op, SR_OP_ADD, nothing(b, sr_operand(op, 1)->type));
}

/* Returns what makes no difference to a reduction of any order by `code` that begins with
 * `initial`; NULL: there is no such value, or the order makes a difference. */
static sr_value *nothing_beside(const sr_builder *b, sr_opcode code, sr_value *initial) {
  const sr_class kind = sr_dtype_get(initial->type->dtype)->class_;
  if ((code == SR_OP_MAXIMUM || code == SR_OP_MINIMUM) && kind != SR_CLASS_COMPLEX)
    return initial;
  if (code == SR_OP_AND || code == SR_OP_OR)
    return initial;
  return code == SR_OP_ADD && (kind == SR_CLASS_SIGNED || kind == SR_CLASS_UNSIGNED)
             ? sr_build_scalar(b, initial->type->dtype, 0)
             : NULL;
}

bool sr_expand_try_shared_reduction(const sr_expander *x, sr_op *op) {
  const int64_t least = x->policy->thread_work;
  if (op->operand_count != 2 || least == 0 ||
      sr_type_elements(sr_operand(op, 0)->type) < SHARED_BY * least ||
      sr_type_elements(op->results[0].type) > FEW_RESULTS || !is_long(op))
    return false;
  const sr_opcode code = sr_block_combiner(op->regions[0]);
  sr_value *none = nothing_beside(&x->builder, code, sr_operand(op, 1));
  return none && split(&x->builder, op, code, none);
}
