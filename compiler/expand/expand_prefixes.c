/*
 * Combines the prefixes of lines without a loop along the lines, for devices with many threads. A
 * line is divided into blocks (Blelloch, Prefix Sums and Their Applications, 1990). All prefixes in
 * all blocks are combined at once. The longest one of each block is the block's total. The prefixes
 * of the line of totals are combined in the same way, and each is combined with all elements of the
 * block behind it. Inside a block every prefix is combined by itself: that is more work, but all of
 * it is independent, and the elements of a block are in the cache.
 *
 * For suffixes the same is done from the other end. Only elements of the line are combined, in
 * their order, so the region needs no neutral value and need not commute.
 */
#include "compiler/core/op_class.h"
#include "compiler/expand/expander.h"

/* Dimensions of the arrays: [outer][size][inner]. */
enum {
  ALONG = 1
};

typedef struct prefixes {
  const sr_builder *b;
  sr_block *region;
  int32_t count; /* number of arrays that are combined together */
  bool suffix;
  int64_t block;
} prefixes;

static sr_value **new_values(const prefixes *p) {
  return SR_NEW_ARRAY(p->b->arena, sr_value *, p->count);
}

/* Combines `near` with `far`. A prefix or suffix begins with `near`. */
static sr_value **combine(const prefixes *p, sr_value *const *near, sr_value *const *far) {
  sr_value **args = SR_NEW_ARRAY(p->b->arena, sr_value *, 2 * p->count);
  for (int32_t i = 0; i < p->count; i++) {
    args[p->suffix ? p->count + i : i] = near[i];
    args[p->suffix ? i : p->count + i] = far[i];
  }
  return sr_build_map(p->b, p->region, args);
}

/* Returns elements [from, from + size) of `value` along dimension 1. */
static sr_value *cut(const prefixes *p, sr_value *value, int64_t from, int64_t size) {
  int64_t starts[4] = {0, from}, sizes[4];
  for (int32_t d = 0; d < value->type->rank; d++)
    sizes[d] = d == ALONG ? size : value->type->dims[d];
  return sr_build_slice(p->b, value, starts, sizes);
}

/* ---- one block ------------------------------------------------------------------------------- */

/* Combines each prefix of lines of one block by itself: a reduce over all elements of the line that
 * skips those outside of the prefix. */
static sr_value **combine_each(const prefixes *p, sr_value *const *values) {
  const sr_builder *b = p->b;
  const int64_t *dims = values[0]->type->dims, element = 2;
  const int64_t square[] = {dims[0], dims[1], dims[1], dims[2]};
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, 2 * (p->count + 1));
  sr_value **initial = operands + p->count + 1;
  for (int32_t i = 0; i < p->count; i++) {
    sr_dtype dtype = values[i]->type->dtype;
    operands[i] = sr_build_broadcast_in_dim(b, values[i], (int64_t[]){0, 2, 3},
                                            sr_type_tensor(b->module, dtype, 4, square));
    initial[i] = sr_build_scalar(b, dtype, 0);
  }
  const sr_type *numbers = sr_type_tensor(b->module, SR_I32, 4, square);
  operands[p->count] =
      sr_build_compare(b, p->suffix ? SR_COMPARE_GE : SR_COMPARE_LE,
                       sr_build_iota(b, numbers, element), sr_build_iota(b, numbers, ALONG));
  initial[p->count] = sr_build_scalar(b, SR_I1, 0);
  sr_op *reduce = sr_build_reduce(b, p->count + 1, operands, 1, &element);
  sr_op_set_attr(b->module, reduce, SR_IN_ORDER_ATTR, sr_attr_bool(b->module, true));
  sr_block_fill_marked(b->module, reduce->regions[0], p->region, p->count, reduce);
  sr_value **results = new_values(p);
  for (int32_t i = 0; i < p->count; i++)
    results[i] = sr_result(reduce, i);
  return results;
}

/* ---- all blocks ------------------------------------------------------------------------------ */

static sr_value **combine_lines(const prefixes *p, sr_value *const *values);

/* Splits the lines into `blocks` blocks, [outer * blocks][elements of a block][inner]. The block at
 * the far end is filled up; no prefix of elements contains what fills it. */
static sr_value **split_lines(const prefixes *p, sr_value *const *values, int64_t blocks) {
  const int64_t *dims = values[0]->type->dims;
  const int64_t split[] = {dims[0] * blocks, p->block, dims[2]};
  int64_t low[3] = {0}, high[3] = {0};
  (p->suffix ? low : high)[ALONG] = blocks * p->block - dims[ALONG];
  sr_value **results = new_values(p);
  for (int32_t i = 0; i < p->count; i++)
    results[i] =
        sr_build_reshape(p->b, sr_build_pad(p->b, values[i], NULL, low, high, NULL), 3, split);
  return results;
}

/* Returns the combination of all blocks before each block but the first, seen from the near end, as
 * [outer][blocks - 1][inner]. `within` has the prefixes in each block. */
static sr_value **combine_totals(const prefixes *p, sr_value *const *within, int64_t blocks) {
  const int64_t *dims = within[0]->type->dims;
  const int64_t line[] = {dims[0] / blocks, blocks, dims[2]};
  sr_value **totals = new_values(p);
  for (int32_t i = 0; i < p->count; i++) {
    sr_value *total = cut(p, within[i], p->suffix ? 0 : p->block - 1, 1);
    totals[i] = cut(p, sr_build_reshape(p->b, total, 3, line), p->suffix ? 1 : 0, blocks - 1);
  }
  return combine_lines(p, totals);
}

static sr_value **combine_blocks(const prefixes *p, sr_value *const *values) {
  const sr_builder *b = p->b;
  const int64_t *dims = values[0]->type->dims, size = dims[ALONG];
  const int64_t blocks = (size + p->block - 1) / p->block, filled = blocks * p->block;
  const int64_t split[] = {dims[0], blocks, p->block, dims[2]},
                whole[] = {dims[0], filled, dims[2]};
  sr_value **within = combine_each(p, split_lines(p, values, blocks));
  sr_value **before = combine_totals(p, within, blocks);
  sr_value **first = new_values(p), **others = new_values(p);
  for (int32_t i = 0; i < p->count; i++) {
    sr_value *all = sr_build_reshape(b, within[i], 4, split);
    first[i] = cut(p, all, p->suffix ? blocks - 1 : 0, 1);
    others[i] = cut(p, all, p->suffix ? 0 : 1, blocks - 1);
    before[i] = sr_build_broadcast_in_dim(b, before[i], (int64_t[]){0, 1, 3}, others[i]->type);
  }
  sr_value **combined = combine(p, before, others), **results = new_values(p);
  for (int32_t i = 0; i < p->count; i++) {
    sr_value *parts[] = {p->suffix ? combined[i] : first[i], p->suffix ? first[i] : combined[i]};
    sr_value *joined = sr_build_reshape(b, sr_build_concatenate(b, 2, parts, ALONG), 3, whole);
    results[i] = cut(p, joined, p->suffix ? filled - size : 0, size);
  }
  return results;
}

static sr_value **combine_lines(const prefixes *p, sr_value *const *values) {
  return values[0]->type->dims[ALONG] <= p->block ? combine_each(p, values)
                                                  : combine_blocks(p, values);
}

sr_value **sr_expand_prefixes(const sr_builder *b, sr_block *region, int32_t count,
                              sr_value *const *values, sr_value *const *initial, bool suffix,
                              int64_t block) {
  const prefixes p = {b, region, count, suffix, block};
  sr_value **spread = new_values(&p);
  for (int32_t i = 0; i < count; i++)
    spread[i] = sr_build_broadcast(b, initial[i], values[i]->type);
  return combine(&p, spread, combine_lines(&p, values));
}
