/*
 * Replaces collectives of values that are proven equal on all members of each group (uniform.h):
 * all_reduces of an equal value, and all_gathers of slices that the members cut from an equal
 * value.
 *
 * A sum of n equal floats becomes the value times n. This is done only if adding up gives exactly
 * this product: if n is a power of two, or if the value is a constant with few significant bits.
 * All other sums of floats stay, because the product would be rounded differently.
 */
#include <math.h>
#include <string.h>

#include "graph/ir/number.h"
#include "graph/ir/query.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/rewrite/rewrite.h"

enum {
  MOST_DEVICES = 1 << 15, /* most members of a group; every float type of 16 bits or more can
                           * represent this number */
  MOST_ELEMENTS = 4096    /* constants of more elements are not tested for few significant bits */
};

/* ---- exact sums ------------------------------------------------------------------------------ */

/* True if `number` times 1, 2, ... `count` are all exact in the float type `dtype`. */
static bool multiplies_exactly(sr_dtype dtype, double number, int64_t count) {
  uint64_t bits;
  int exponent;
  double odd = ldexp(fabs(frexp(number, &exponent)), 53); /* |number| times a power of two that
                                                           * makes it an integer */
  if (number == 0)
    return true;
  if (!isfinite(number) || !sr_float_encode(dtype, number * (double)count, &bits) ||
      !isfinite(sr_float_decode(dtype, bits)))
    return false;
  while (fmod(odd, 2) == 0)
    odd /= 2;
  return odd * (double)count <= ldexp(1, sr_dtype_significand(dtype));
}

/* Returns the constant that `value` is, or from which only view ops such as reshapes make `value`.
 * NULL: there is no such constant. */
static const sr_dense *moved_constant(const sr_value *value) {
  while (value->op && sr_op_has(value->op, SR_TRAIT_VIEW))
    value = sr_operand(value->op, 0);
  return sr_constant_of(value);
}

static bool constant_multiplies_exactly(const sr_value *value, int64_t count) {
  const sr_dense *dense = moved_constant(value);
  sr_dtype dtype = value->type->dtype;
  size_t width = sr_dtype_get(dtype)->bytes;
  int64_t elements = dense ? dense->splat ? 1 : sr_type_elements(dense->type) : 0;
  if (!dense || elements > MOST_ELEMENTS)
    return false;
  for (int64_t i = 0; i < elements; i++) {
    uint64_t bits = 0;
    memcpy(&bits, (const char *)dense->data + (size_t)i * width, width);
    if (!multiplies_exactly(dtype, sr_float_decode(dtype, bits), count))
      return false;
  }
  return true;
}

/* True if adding the value `count` times, in any order, gives exactly `count` times the value. */
static bool may_be_multiplied(const sr_value *value, int64_t count) {
  sr_dtype dtype = value->type->dtype;
  sr_class class = sr_dtype_get(dtype)->class_;
  if (class == SR_CLASS_SIGNED || class == SR_CLASS_UNSIGNED)
    return sr_dtype_get(dtype)->bits >= 8;
  if (class != SR_CLASS_FLOAT || sr_dtype_get(dtype)->bits < 16 || count > MOST_DEVICES)
    return false;
  return (count & (count - 1)) == 0 || constant_multiplies_exactly(value, count);
}

/* ---- all_reduces ----------------------------------------------------------------------------- */

/* Builds value * count. `count` is first wrapped to the width of an integer type, as the sum would
 * be. */
static sr_value *multiplied(const sr_builder *b, sr_value *value, int64_t count) {
  const sr_dtype_info *info = sr_dtype_get(value->type->dtype);
  unsigned unused = 64u - info->bits;
  if (info->class_ == SR_CLASS_SIGNED)
    count = (int64_t)((uint64_t)count << unused) >> unused;
  else if (info->class_ == SR_CLASS_UNSIGNED)
    count = (int64_t)((uint64_t)count << unused >> unused);
  sr_value *factor = sr_build_scalar(b, SR_I64, count);
  factor = sr_build_convert(b, factor, value->type->dtype);
  factor = sr_build_broadcast(b, factor, value->type);
  return sr_build_binary(b, SR_OP_MULTIPLY, value, factor);
}

/* Returns the value that replaces the all_reduce `op` if its operand is equal on all `count`
 * members of a group. NULL: the all_reduce has to stay. */
static sr_value *reduced(sr_rewriting *rw, sr_op *op, int64_t count) {
  const sr_builder b = sr_partitioner_builder(rw->p, op);
  sr_value *value = sr_operand(op, 0);
  sr_opcode code = sr_block_combiner(op->regions[0]);
  if (sr_opcode_has(code, SR_TRAIT_IDEMPOTENT))
    return value;
  if (code != SR_OP_ADD)
    return NULL;
  if (count == 1 || value->type->dtype == SR_I1) /* i1 values add by logical or */
    return value;
  return may_be_multiplied(value, count) ? multiplied(&b, value, count) : NULL;
}

/* Returns the number of members of each group; 0: the groups have different sizes. Devices that are
 * in no group are allowed here, unlike in sr_groups_are_full, because their results do not
 * matter. */
static int64_t members_of(const sr_groups *groups) {
  for (int64_t i = 0; i < groups->count; i++) /* -1 is padding, and stands at the end of a group */
    if (groups->devices[(i + 1) * groups->size - 1] < 0)
      return 0;
  return groups->size;
}

/* Returns a value that replaces the result of the all_reduce `op`. NULL: the operand is not proven
 * equal within each group, or the replacement would be rounded differently. */
static sr_value *reduce_equal(sr_rewriting *rw, sr_uniformity *uniformity, sr_op *op) {
  sr_groups groups = sr_op_groups(op);
  bool equal = sr_value_is_uniform(uniformity, sr_operand(op, 0), sr_op_attr(op, "replica_groups"));
  int64_t count = members_of(&groups);
  return equal && count > 0 ? reduced(rw, op, count) : NULL;
}

/* ---- all_gathers ----------------------------------------------------------------------------- */

/* Returns the slice op whose result the all_gather `op` gathers along `dim`. Between slice and
 * all_gather may be a reshape that adds a dimension of size 1 at `dim`. NULL: the operand of `op`
 * is not made this way. */
static sr_op *slice_of(const sr_op *op, int32_t dim) {
  const sr_value *shard = sr_operand(op, 0);
  if (shard->op && shard->op->code == SR_OP_RESHAPE) {
    const sr_type *one = shard->type, *type = sr_operand(shard->op, 0)->type;
    if (one->rank != type->rank + 1 || dim >= type->rank || one->dims[dim] != 1)
      return NULL;
    for (int32_t d = 0; d < type->rank; d++)
      if (type->dims[d] != one->dims[d < dim ? d : d + 1])
        return NULL;
    shard = sr_operand(shard->op, 0);
  }
  return shard->op && sr_op_is_slice(shard->op) ? shard->op : NULL;
}

/* Tests whether the members of each group, in their order, slice adjacent ranges along `dim`, and
 * the same range of every other dimension. If so, returns a table with the start of the joint range
 * on each device: where the slice of the first member of its group starts. Otherwise returns
 * NULL. */
static const sr_table *start_in_turn(sr_rewriting *rw, const sr_cut *cut, int32_t dim,
                                     const sr_groups *groups) {
  for (int32_t d = 0; d < cut->operand->type->rank; d++)
    if (!cut->starts[d] || (d != dim && !sr_table_is_equal(cut->starts[d], groups)))
      return NULL;
  for (int64_t i = 0; i < groups->count * groups->size; i++) {
    int64_t device = groups->devices[i], first = groups->devices[i - i % groups->size];
    int64_t start = sr_table_at(cut->starts[dim], first);
    if (sr_table_at(cut->starts[dim], device) != start + i % groups->size * cut->sizes[dim])
      return NULL;
    rw->tables.draft[device] = start;
  }
  return sr_tables_list(&rw->tables, rw->tables.draft);
}

/* Returns a value that replaces the result of the all_gather `op`. All members have cut their
 * slices from one equal value, and the replacement is a larger slice of this value. NULL: `op`
 * gathers something else. */
static sr_value *gather_equal(sr_rewriting *rw, sr_uniformity *uniformity, sr_op *op) {
  int32_t dim = (int32_t)sr_op_int(op, "all_gather_dim", 0);
  sr_op *slice = slice_of(op, dim);
  sr_groups groups = sr_op_groups(op);
  sr_cut cut;
  if (!slice || !sr_groups_are_full(rw, &groups) || !sr_op_cut(rw, slice, &cut) ||
      !sr_value_is_uniform(uniformity, cut.operand, sr_op_attr(op, "replica_groups")))
    return NULL;
  const sr_table *starts = start_in_turn(rw, &cut, dim, &groups);
  if (!starts)
    return NULL;
  bool taken[SR_MAX_RANK];
  for (int32_t d = 0; d < cut.operand->type->rank; d++)
    taken[d] = true;
  cut.sizes[dim] *= groups.size;
  sr_value *made = sr_cut_again(rw, &cut, slice, cut.operand, taken, dim, starts);
  const sr_builder b = sr_partitioner_builder(rw->p, op);
  return sr_build_reshape_as(&b, made, sr_result(op, 0)->type);
}

/* ---- the rewrites ---------------------------------------------------------------------------- */

/* Returns a value that replaces the result of the collective `op`; NULL: `op` has to stay.
 * `uniformity` knows which values are equal on all devices of a group. */
typedef sr_value *equal_fn(sr_rewriting *rw, sr_uniformity *uniformity, sr_op *op);

static bool replace_in(sr_rewriting *rw, sr_uniformity *uniformity, sr_block *block, sr_opcode code,
                       equal_fn *equal) {
  bool changed = false;
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; sr_op_has(op, SR_TRAIT_CONTROL) && r < op->region_count; r++)
      changed |= replace_in(rw, uniformity, op->regions[r], code, equal);
    sr_op *last = op->prev;
    sr_tables_tidy(&rw->tables);
    sr_value *made = op->code == code ? equal(rw, uniformity, op) : NULL;
    if (!made)
      continue;
    for (sr_op *at = last ? last->next : block->first; at != op; at = at->next)
      at->location = op->location;
    sr_rewriting_replace(rw, sr_result(op, 0), made);
    changed = true;
  }
  return changed;
}

static bool has_any(const sr_block *block, sr_opcode code) {
  for (const sr_op *op = block->first; op; op = op->next) {
    if (op->code == code)
      return true;
    for (int32_t r = 0; r < op->region_count; r++)
      if (has_any(op->regions[r], code))
        return true;
  }
  return false;
}

/* Replaces collectives with opcode `code` by the values that `equal` returns. rw->uniformity is
 * computed once in a round. It stays valid while this function changes the program, because no
 * value gets other elements. In the same round, another rewrite uses it only if this one has
 * changed nothing. */
static bool replace_all(sr_rewriting *rw, sr_opcode code, equal_fn *equal) {
  sr_partitioner *p = rw->p;
  if (!has_any(p->body, code))
    return false;
  if (!rw->uniformity)
    rw->status =
        sr_uniformity_run(p->ctx, p->module, rw->signature, p->classes, p->phase, &rw->uniformity);
  return rw->status == SR_OK && replace_in(rw, rw->uniformity, p->body, code, equal);
}

bool sr_rewrite_all_reduce_of_equal(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  return replace_all(rw, SR_OP_ALL_REDUCE, reduce_equal);
}

bool sr_rewrite_all_gather_of_slice(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  return replace_all(rw, SR_OP_ALL_GATHER, gather_equal);
}
