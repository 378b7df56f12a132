/*
 * The place of the largest or smallest element (argmax, argmin) by two reductions that become
 * vector code: the extreme itself, then the least place that holds it. A single reduction of
 * elements and places together compares them in turn, each with the one before.
 */
#include <string.h>

#include "compiler/expand/expander.h"

/* True if `value` is the comparison of a with b. */
static bool compares(const sr_value *value, sr_comparison comparison, const sr_value *a,
                     const sr_value *b) {
  const sr_op *op = value->op;
  return op && op->code == SR_OP_COMPARE && sr_op_comparison(op) == comparison &&
         sr_operand(op, 0) == a && sr_operand(op, 1) == b &&
         strcmp(sr_op_enum(op, "compare_type", ""), "TOTALORDER") != 0;
}

/* True if `value` is which ? yes : no. Sets *out_which. */
static bool selects(const sr_value *value, const sr_value *yes, const sr_value *no,
                    const sr_value **out_which) {
  const sr_op *op = value->op;
  if (!op || op->code != SR_OP_SELECT || sr_operand(op, 1) != yes || sr_operand(op, 2) != no)
    return false;
  *out_which = sr_operand(op, 0);
  return true;
}

static bool is_either(const sr_value *value, const sr_value *first, const sr_value **out_second) {
  const sr_op *op = value->op;
  if (!op || op->code != SR_OP_OR || (first && sr_operand(op, 0) != first))
    return false;
  *out_second = sr_operand(op, 1);
  return true;
}

/*
 * Returns the op that finds the extreme if `region` is that of JAX's argmax or argmin, else
 * SR_OP_COUNT. With the arguments a, i, b, j it is
 *
 *     first = a > b or a is NaN
 *     first ? a : b, (first or (a == b and i < j)) ? i : j
 */
static sr_opcode extreme_of(const sr_block *region) {
  const sr_op *last = region->last;
  if (region->arg_count != 4 || last->operand_count != 2)
    return SR_OP_COUNT;
  sr_value *const *args = region->args;
  const sr_value *a = args[0], *i = args[1], *b = args[2], *j = args[3];
  const sr_value *first, *place, *is_nan, *tie;
  if (!selects(sr_operand(last, 0), a, b, &first) || !selects(sr_operand(last, 1), i, j, &place) ||
      !is_either(first, NULL, &is_nan) || !compares(is_nan, SR_COMPARE_NE, a, a) ||
      !is_either(place, first, &tie) || tie->op->code != SR_OP_AND ||
      !compares(sr_operand(tie->op, 0), SR_COMPARE_EQ, a, b) ||
      !compares(sr_operand(tie->op, 1), SR_COMPARE_LT, i, j))
    return SR_OP_COUNT;
  const sr_value *order = sr_operand(first->op, 0);
  return compares(order, SR_COMPARE_GT, a, b)   ? SR_OP_MAXIMUM
         : compares(order, SR_COMPARE_LT, a, b) ? SR_OP_MINIMUM
                                                : SR_OP_COUNT;
}

/* True if the elements of `places` grow along `dim`. */
static bool grows_along(const sr_value *places, int64_t dim) {
  const sr_op *op = places->op;
  if (op && op->code == SR_OP_ADD)
    return grows_along(sr_operand(op, 0), dim) && sr_operand(op, 1)->op &&
           sr_operand(op, 1)->op->code == SR_OP_BROADCAST_IN_DIM &&
           sr_operand(sr_operand(op, 1)->op, 0)->type->rank == 0;
  return op && op->code == SR_OP_IOTA && sr_op_int(op, "iota_dimension", 0) == dim;
}

/* Reduces `value` along `dim`, beginning with `initial`, by the op `code`. */
static sr_value *reduce(const sr_builder *b, sr_value *value, sr_value *initial, int64_t dim,
                        sr_opcode code) {
  sr_value *operands[] = {value, initial};
  sr_op *made = sr_build_reduce(b, 1, operands, 1, &dim);
  sr_block_fill_combiner(b->module, made->regions[0], code, initial->type, made);
  return sr_result(made, 0);
}

/* Returns the largest number of an integer type. */
static sr_value *largest(const sr_builder *b, const sr_type *type) {
  const sr_dtype_info *info = sr_dtype_get(type->dtype);
  const int64_t ones = -1;
  return sr_build_splat(
      b, type,
      info->class_ == SR_CLASS_UNSIGNED ? ones : (int64_t)((uint64_t)ones >> (65 - info->bits)));
}

/* Returns the places of `extreme`, which is the extreme of `value` along `dim`; where no element is
 * equal to it, because it is the initial value, the largest number. */
static sr_value *places_of(const sr_builder *b, sr_value *value, sr_value *places,
                           sr_value *extreme, int64_t dim) {
  int64_t kept[SR_MAX_RANK];
  for (int32_t d = 0; d < extreme->type->rank; d++)
    kept[d] = d + (d >= dim);
  sr_value *spread = sr_build_broadcast_in_dim(b, extreme, kept, value->type);
  sr_value *is_nan = sr_build_compare(b, SR_COMPARE_NE, value, value);
  sr_value *is_extreme = sr_build_compare(b, SR_COMPARE_EQ, value, spread);
  sr_value *is_found = sr_build_binary(b, SR_OP_OR, is_extreme, is_nan);
  sr_value *found = sr_build_select(b, is_found, places, largest(b, places->type));
  sr_value *none = largest(b, sr_type_rank0(b->module, places->type->dtype));
  return reduce(b, found, none, dim, SR_OP_MINIMUM);
}

bool sr_expand_try_places(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  if (!x->policy->extremes_before_places || op->operand_count != 4 || sr_result(op, 0)->uses)
    return false;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  sr_value *value = sr_operand(op, 0), *places = sr_operand(op, 1);
  const sr_opcode code = extreme_of(op->regions[0]);
  const bool has_nan = !sr_type_is_integer(value->type);
  if (code == SR_OP_COUNT || count != 1 || value->type->dims[dims[0]] < x->policy->vector_trips ||
      (has_nan && !grows_along(places, dims[0])))
    return false;
  sr_value *extreme = reduce(b, value, sr_operand(op, 2), dims[0], code);
  sr_value *found = places_of(b, value, places, extreme, dims[0]);
  /* The initial place counts where the extreme is the initial value. */
  sr_value *args[] = {sr_build_broadcast(b, sr_operand(op, 2), extreme->type),
                      sr_build_broadcast(b, sr_operand(op, 3), found->type), extreme, found};
  sr_value_replace(sr_result(op, 1), sr_build_map(b, op->regions[0], args)[1]);
  return true;
}
