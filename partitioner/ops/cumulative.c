/*
 * Cumulative reductions (sum, product, minimum, any region) along a sharded dimension. These are
 * reduce_windows: result i reduces all elements up to element i or, for a suffix reduction, all
 * elements from element i on.
 *
 * Each device reduces its shard to one element, the total, and gathers the totals of all shards. It
 * reduces the totals of the shards before its own shard to one element, and puts this element in
 * front of its shard. The reduce_window of the lengthened shard, without its first element, is the
 * device's shard of the result. In a suffix reduction, the device uses the shards behind its own
 * shard instead, and puts the element behind its shard.
 *
 * The initial value of the program must enter only once: it enters where the totals are reduced.
 * All other reductions start from the neutral number (0 for a sum). If the region has no known
 * neutral number, the reductions get one more operand, the marks: an i1 for each element, which is
 * true if the element is to be reduced.
 *
 * Values that pass between devices are rounded no more often than on one device. So sums of f32
 * pass as f64, and floats of 16 bits and less pass as f32. On one device, the compiler also
 * computes sums in these types.
 */
#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

/* ---- types ----------------------------------------------------------------------------------- */

/* Returns the type in which values pass between devices. Minima and maxima do not round, so they
 * keep their type. */
static sr_dtype wide_of(sr_dtype dtype, sr_opcode code) {
  bool rounds = code == SR_OP_ADD || code == SR_OP_MULTIPLY;
  return rounds ? sr_dtype_reducing(dtype, code == SR_OP_ADD) : dtype;
}

/* True if the values can pass between devices without more rounding. Results must have the types of
 * their operands. A region of several ops must not reduce floats of 16 bits and less, because it
 * would round them on every device. */
static bool can_pass(const sr_op *op) {
  bool one = sr_block_combiner(op->regions[0]) != SR_OP_COUNT;
  for (int32_t i = 0; i < op->result_count; i++) {
    sr_dtype dtype = op->results[i].type->dtype;
    bool small =
        sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT && dtype != SR_F32 && dtype != SR_F64;
    if (dtype != sr_operand(op, i)->type->dtype || (small && !one))
      return false;
  }
  return true;
}

bool sr_cumulative_divides(const sr_op *op, int32_t dim, int64_t shards) {
  int64_t shard = sr_shard_size(sr_operand(op, 0)->type->dims[dim], shards);
  /* Every device gathers the totals of all shards. This does not pay if a shard has far fewer
   * elements than there are totals. */
  return sr_op_accumulates(op, sr_operand(op, 0)->type, dim) && shards <= 2 * shard && can_pass(op);
}

/* ---- the op ---------------------------------------------------------------------------------- */

typedef struct cumulative {
  sr_partitioner *p;
  sr_op *op; /* the op of the program, or a copy with marks (see `mark`) as one more operand */
  const sr_local *local;
  sr_builder b;
  const sr_sharding *sharding; /* sharding of the operands and results */
  int32_t dim, count;          /* dimension of the reduction; number of arrays that it reduces */
  bool marked;                 /* the last of the `count` arrays has the marks (see `mark`) */
  bool suffix;
  sr_value **starts;  /* [operand]: initial value of all reductions but that of the totals: the
                       * neutral number, or the program's initial value if it may enter
                       * repeatedly */
  sr_value **initial; /* [operand]: initial value of the program, with which the totals are
                       * reduced */
} cumulative;

static const sr_type *with_size(const cumulative *c, const sr_type *type, int64_t size) {
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    dims[d] = d == c->dim ? size : type->dims[d];
  return sr_type_tensor(c->p->module, type->dtype, type->rank, dims);
}

/* Converts `value` to the type in which it passes between devices. */
static sr_value *widened(const cumulative *c, sr_value *value) {
  sr_dtype dtype = wide_of(value->type->dtype, sr_block_combiner(c->op->regions[0]));
  return sr_build_convert(&c->b, value, dtype);
}

/* Returns operand `index`, in the type in which it passes between devices. A suffix reduction
 * starts in the padding behind the array, so the padding is replaced by the neutral number. */
static sr_value *input(const cumulative *c, int32_t index) {
  const sr_type *whole =
      sr_type_with_dtype(c->b.module, c->local->types[0], sr_operand(c->op, index)->type->dtype);
  sr_value *value = widened(c, sr_operand(c->op, index));
  if (!c->suffix)
    return value;
  sr_window windows[SR_MAX_RANK] = {0}; /* {0} is an empty window: nothing is masked */
  windows[c->dim] = sr_shard_window(whole, c->sharding, c->dim);
  return sr_mask_padding(c->p, value, whole, c->sharding, windows, c->starts[index], c->b.before);
}

/* Returns the neutral number that replaces initial value `index`, or the initial value itself if it
 * may enter the reduction repeatedly. */
static sr_value *nothing(const cumulative *c, int32_t index) {
  sr_value *initial = sr_operand(c->op, c->count + index); /* the initial value of the marks is
                                                            * false */
  sr_opcode code = sr_block_combiner(c->op->regions[0]);
  return code == SR_OP_COUNT || sr_value_may_repeat(initial, code)
             ? initial
             : sr_build_neutral(&c->b, code, initial->type->dtype);
}

/* Reduces `values` along dimension c->dim. The results have size 1 in this dimension. */
static sr_value **reduced(const cumulative *c, sr_value *const *values, sr_value *const *starts) {
  sr_op *made = sr_build_reduce_like(&c->b, c->op, values, starts, c->dim);
  sr_value **totals = SR_NEW_ARRAY(c->p->arena, sr_value *, c->count);
  for (int32_t i = 0; i < c->count; i++)
    totals[i] = sr_build_reshape_as(&c->b, sr_result(made, i), with_size(c, values[i]->type, 1));
  return totals;
}

/* Gathers the totals of all shards along dimension c->dim, so that each device has all totals. */
static sr_value *all_of(const cumulative *c, sr_value *total, const sr_type *whole) {
  const sr_shard_dim none = {0};
  sr_shard_dim *dims =
      sr_arena_copy(c->p->arena, c->sharding->dims, (size_t)c->sharding->rank * sizeof *dims);
  dims[c->dim] = none;
  const sr_sharding *to =
      sr_sharding_intern(c->p, &(sr_sharding){c->sharding->mesh, c->sharding->rank, dims});
  const sr_type *type = with_size(c, sr_type_with_dtype(c->b.module, whole, total->type->dtype),
                                  sr_dim_shards(c->sharding, c->dim));
  return sr_reshard(c->p, total, type, c->sharding, to, c->b.before);
}

/* Returns `totals` with only the totals of the shards before the device's own shard (for a suffix:
 * behind it). All other totals are replaced by the neutral number. */
static sr_value *passed(const cumulative *c, sr_value *totals, int32_t index) {
  const sr_builder *b = &c->b;
  sr_value *shard = sr_scalar_affine(c->p, c->sharding, c->dim, 1, 0, SR_U32);
  sr_value *place = sr_build_iota(b, sr_type_with_dtype(b->module, totals->type, SR_U32), c->dim);
  sr_value *comes = sr_build_compare(b, c->suffix ? SR_COMPARE_GT : SR_COMPARE_LT, place,
                                     sr_build_broadcast(b, shard, totals->type));
  return sr_build_select(b, comes, totals, sr_build_broadcast(b, c->starts[index], totals->type));
}

/* Builds the cumulative reduce_window of `values`. These are the shards, lengthened by the element
 * that the totals of other shards are reduced to. */
static sr_op *accumulate(const cumulative *c, sr_value *const *values) {
  sr_module *module = c->p->module;
  sr_value **operands = SR_NEW_ARRAY(c->p->arena, sr_value *, 2 * c->count);
  const sr_type **types = SR_NEW_ARRAY(c->p->arena, const sr_type *, c->count);
  int64_t size = values[0]->type->dims[c->dim], padding[2 * SR_MAX_RANK] = {0};
  int64_t window[SR_MAX_RANK], shape[] = {values[0]->type->rank, 2};
  for (int32_t i = 0; i < c->count; i++) {
    operands[i] = values[i];
    operands[c->count + i] = c->starts[i];
    types[i] = values[i]->type;
  }
  for (int32_t d = 0; d < shape[0]; d++)
    window[d] = d == c->dim ? size : 1;
  padding[2 * c->dim + c->suffix] = size - 1;
  sr_op *made = sr_build_op(&c->b, SR_OP_REDUCE_WINDOW, 2 * c->count, operands, c->count, types, 1);
  sr_op_set_attr(module, made, "window_dimensions", sr_attr_ints(module, window, (size_t)shape[0]));
  sr_op_set_attr(module, made, "padding", sr_attr_dense_i64(module, 2, shape, padding));
  sr_build_region(&c->b, c->op->regions[0], values, made->regions[0]);
  return made;
}

/* Returns result `index`: leaves out the additional element of `made`, and converts to the type of
 * the result. */
static sr_value *output(const cumulative *c, sr_value *made, int32_t index) {
  const sr_type *type = sr_result(c->op, index)->type;
  int64_t starts[SR_MAX_RANK] = {0};
  starts[c->dim] = c->suffix ? 0 : 1;
  made = sr_build_slice(&c->b, made, starts, type->dims);
  return sr_build_convert(&c->b, made, type->dtype);
}

static void divide(cumulative *c, sr_op *op) {
  sr_arena *arena = c->p->arena;
  sr_value **values = SR_NEW_ARRAY(arena, sr_value *, c->count);
  sr_value **others = SR_NEW_ARRAY(arena, sr_value *, c->count);
  c->starts = SR_NEW_ARRAY(arena, sr_value *, c->count);
  c->initial = SR_NEW_ARRAY(arena, sr_value *, c->count);
  for (int32_t i = 0; i < c->count; i++) {
    c->starts[i] = widened(c, nothing(c, i));
    c->initial[i] = c->marked && i == c->count - 1 ? sr_build_scalar(&c->b, SR_I1, 1)
                                                   : widened(c, sr_operand(c->op, c->count + i));
    values[i] = input(c, i);
  }
  sr_value **totals = reduced(c, values, c->starts);
  for (int32_t i = 0; i < c->count; i++)
    others[i] = passed(c, all_of(c, totals[i], c->local->types[0]), i);
  others = reduced(c, others, c->initial);
  for (int32_t i = 0; i < c->count; i++) {
    sr_value *pair[] = {c->suffix ? values[i] : others[i], c->suffix ? others[i] : values[i]};
    values[i] = sr_build_concatenate(&c->b, 2, pair, c->dim);
  }
  sr_op *made = accumulate(c, values);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_bring_back(c->p, sr_result(op, i), output(c, sr_result(made, i), i));
  if (c->marked)
    sr_op_erase(c->op);
  sr_op_erase(op);
}

/* Replaces `c->op` by a copy with one more operand, the marks. A mark says that the element is to
 * be reduced; here, all marks are true. */
static void mark(cumulative *c) {
  const sr_type *type = sr_operand(c->op, 0)->type;
  sr_value *marks = sr_build_broadcast(&c->b, sr_build_scalar(&c->b, SR_I1, 1), type);
  c->op = sr_build_marked(&c->b, c->op, marks, false);
  c->count++;
  c->marked = true;
}

bool sr_localise_cumulative(sr_partitioner *p, sr_op *op) {
  cumulative c = {.p = p,
                  .op = op,
                  .local = sr_op_local(p, op),
                  .b = sr_partitioner_builder(p, op),
                  .count = op->result_count};
  c.sharding = c.local->wanted[0];
  for (; c.dim < sr_operand(op, 0)->type->rank; c.dim++) {
    if (sr_dim_shards(c.sharding, c.dim) == 1 || !sr_op_accumulates(op, c.local->types[0], c.dim))
      continue;
    size_t count;
    c.suffix = sr_op_ints(op, "padding", &count)[2 * c.dim + 1] > 0;
    if (sr_block_combiner(op->regions[0]) == SR_OP_COUNT && !sr_starts_may_repeat(p, op))
      mark(&c);
    divide(&c, op);
    return true;
  }
  return false;
}
