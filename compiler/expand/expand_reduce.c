/*
 * Makes long sums of floats more exact. Elements are summed in blocks, then the sums of the blocks
 * are added. The error grows with the length of a block plus the number of blocks, not with the
 * number of elements (Higham, The Accuracy of Floating Point Summation, 1993). Threads can divide
 * the blocks among them. The pass expands the new sums again, so a sum over very many blocks is
 * itself divided into blocks.
 */
#include <string.h>

#include "compiler/expand/expander.h"

enum {
  BLOCK = 1 << 9, /* wanted number of terms in a block */
  LEAST_BLOCK = 1 << 6,
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

/* Divides the first reduced dimension into blocks. Sums each block over all reduced dimensions,
 * then adds the sums of the blocks. */
static sr_value *sum_blocks(const sr_builder *b, sr_value *value, sr_value *initial, int64_t block,
                            int32_t count, const int64_t *dims) {
  int64_t inner[SR_MAX_RANK];
  for (int32_t i = 0; i < count; i++)
    inner[i] = dims[i] + 1;
  sr_value *blocks = in_blocks(b, value, dims[0], block);
  sr_value *sums = sr_build_sum(b, blocks, nothing(b, initial->type), count, inner);
  return sr_build_sum(b, sums, initial, 1, dims);
}

static bool split(const sr_builder *b, sr_op *op) {
  sr_value *value = sr_operand(op, 0), *initial = sr_operand(op, 1);
  int64_t dims[SR_MAX_RANK], terms = 1;
  int32_t count = dims_of(op, dims);
  for (int32_t i = 0; i < count; i++)
    terms *= value->type->dims[dims[i]];
  if (terms <= SR_LONG_SUM || value->type->rank == SR_MAX_RANK)
    return false;
  int64_t size = value->type->dims[dims[0]], inner = terms / size;
  sr_value *made;
  if (inner >= LEAST_BLOCK) {
    sr_value *sums = sr_build_sum(b, value, nothing(b, initial->type), count - 1, dims + 1);
    made = sr_build_sum(b, sums, initial, 1, dims);
    return sr_expand_finish(op, made) == SR_OK;
  }
  int64_t most = BLOCK / inner, block = divisor_of(size, most);
  if (block * inner >= LEAST_BLOCK) {
    made = sum_blocks(b, value, initial, block, count, dims);
  } else {
    int64_t end = size / most * most;
    sr_value *tail = sr_build_sum(b, stretch(b, value, dims[0], end, size), initial, count, dims);
    sr_value *head = stretch(b, value, dims[0], 0, end);
    sr_value *none = nothing(b, initial->type);
    sr_value *sum = sum_blocks(b, head, none, most, count, dims);
    made = sr_build_binary(b, SR_OP_ADD, sum, tail);
  }
  return sr_expand_finish(op, made) == SR_OK;
}

bool sr_expand_try_long_sum(const sr_builder *b, sr_op *op) {
  const sr_type *type = sr_operand(op, 0)->type;
  sr_class kind = sr_dtype_get(type->dtype)->class_;
  return (kind == SR_CLASS_FLOAT || kind == SR_CLASS_COMPLEX) && sr_type_elements(type) > 0 &&
         sr_block_combiner(op->regions[0]) == SR_OP_ADD && split(b, op);
}
