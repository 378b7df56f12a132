/*
 * Sorts and selections by library calls, where the policy wants them.
 *
 * A call knows the orders of integers and floats. So the comparator of a sort must compare one of
 * the operands, or that operand as JAX makes it comparable: with zeros joined, and NaN. If the
 * operand's own result is the only one in use, the call sorts it. Else the call finds the places
 * from which the sorted elements come, and the results are gathered from there.
 */
#include <math.h>
#include <string.h>

#include "compiler/expand/expander.h"
#include "graph/ir/number.h"

/* ---- the comparator -------------------------------------------------------------------------- */

/* The order of a sort: that of one operand. */
typedef struct sort_key {
  int32_t operand;
  uint32_t options; /* of the library call */
} sort_key;

/* Returns which ? yes : no, if `value` is that and `which` compares x with y; else NULL. */
static const sr_op *selects_where(const sr_value *value, sr_comparison comparison,
                                  const sr_value *x) {
  const sr_op *select = sr_value_op(value, SR_OP_SELECT);
  const sr_op *which = select ? sr_value_op(sr_operand(select, 0), SR_OP_COMPARE) : NULL;
  return which && sr_op_comparison(which) == comparison && sr_operand(which, 0) == x &&
                 strcmp(sr_op_enum(which, "compare_type", "FLOAT"), "FLOAT") == 0
             ? select
             : NULL;
}

static bool is_positive_nan(const sr_value *value) {
  const sr_dense *dense = sr_splat_of(value);
  uint64_t bits = 0;
  if (!dense || sr_dtype_get(dense->type->dtype)->class_ != SR_CLASS_FLOAT)
    return false;
  memcpy(&bits, dense->data, sr_dtype_get(dense->type->dtype)->bytes);
  const double number = sr_float_decode(dense->type->dtype, bits);
  return isnan(number) && !signbit(number);
}

/* True if `value` is x != x ? NaN : (x == 0 ? 0 : x), as JAX prints it. */
static bool joins(const sr_value *value, const sr_value *x) {
  const sr_op *outer = selects_where(value, SR_COMPARE_NE, x);
  const sr_op *inner = outer ? selects_where(sr_operand(outer, 2), SR_COMPARE_EQ, x) : NULL;
  return inner && sr_operand(sr_operand(outer, 0)->op, 1) == x &&
         is_positive_nan(sr_operand(outer, 1)) &&
         sr_value_is_zero(sr_operand(sr_operand(inner, 0)->op, 1)) &&
         sr_value_is_zero(sr_operand(inner, 1)) && sr_operand(inner, 2) == x;
}

/* Finds the order by which `op` sorts. False if the calls do not have it. */
static bool find_key(const sr_op *op, sort_key *out) {
  const sr_block *region = op->regions[0];
  const sr_op *order = sr_value_op(sr_operand(region->last, 0), SR_OP_COMPARE);
  if (!order)
    return false;
  const sr_comparison comparison = sr_op_comparison(order);
  const char *type = sr_op_enum(order, "compare_type", "FLOAT");
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *x = region->args[2 * i], *y = region->args[2 * i + 1];
    const sr_value *left = sr_operand(order, 0), *right = sr_operand(order, 1);
    const bool is_float = sr_type_is_float(x->type), joined = is_float && joins(left, x);
    if (!(joined ? joins(right, y) : left == x && right == y))
      continue;
    out->operand = i;
    out->options =
        (comparison == SR_COMPARE_GT ? SR_CALL_DESCENDING : 0) | (joined ? SR_CALL_JOINED : 0);
    return (comparison == SR_COMPARE_LT || comparison == SR_COMPARE_GT) &&
           (!is_float || strcmp(type, "TOTALORDER") == 0) &&
           sr_dtype_get(x->type->dtype)->class_ != SR_CLASS_COMPLEX;
  }
  return false;
}

/* ---- numbers that calls sort ----------------------------------------------------------------- */

/* Returns integers in the total order of the floats of 16 bits in `value`: their bits, of which all
 * but the highest are turned where the highest is set. */
static sr_value *ordered_bits(const sr_builder *b, sr_value *value) {
  const sr_type *type = sr_type_with_dtype(b->module, value->type, SR_I16);
  sr_value *bits = sr_build(b, SR_OP_BITCAST_CONVERT, 1, &value, type);
  sr_value *is_negative = sr_build_compare(b, SR_COMPARE_LT, bits, sr_build_splat(b, type, 0));
  sr_value *turned = sr_build_binary(b, SR_OP_XOR, bits, sr_build_splat(b, type, INT16_MAX));
  return sr_build_select(b, is_negative, turned, bits);
}

/* Returns `value` in a type that calls sort, with the same order. NULL if there is none. */
static sr_value *as_numbers(const sr_builder *b, sr_value *value, uint32_t options) {
  const sr_dtype dtype = value->type->dtype;
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (sr_call_find("sort", dtype) != SR_CALL_COUNT)
    return value;
  if (info->class_ == SR_CLASS_SIGNED)
    return sr_build_convert(b, value, SR_I32);
  if (info->class_ != SR_CLASS_FLOAT)
    return sr_build_convert(b, value, SR_U32);
  if (options & SR_CALL_JOINED)
    return sr_build_convert(b, value, SR_F32);
  return info->bits == 16 ? sr_build_convert(b, ordered_bits(b, value), SR_I32) : NULL;
}

/* Returns the result of a call on all lines of `numbers` along the last dimension; `k` results for
 * each line, if the function has a k. */
static sr_value *call_on_lines(const sr_builder *b, const char *function, sr_value *numbers,
                               uint32_t options, int64_t k) {
  const sr_type *type = numbers->type;
  const int64_t n = type->dims[type->rank - 1];
  const sr_call_step call = {.function = sr_call_find(function, type->dtype),
                             .dtype = type->dtype,
                             .options = options,
                             .batch = sr_type_elements(type) / n,
                             .n = n,
                             .k = k};
  return sr_result(sr_expand_call(b, &call, &numbers), 0);
}

/* True if the policy wants a call for a sort or selection along a dimension of `size` elements. */
static bool suits(const sr_expander *x, const sr_type *type, int64_t size) {
  return x->policy->least_sorted > 0 && sr_type_elements(type) >= x->policy->least_sorted &&
         size > 1 && size <= INT32_MAX;
}

/* ---- results --------------------------------------------------------------------------------- */

/* Returns [lines][k] elements: of line l of `value`, along the last dimension, those at the places
 * in line l of `places`, which is [lines][1][k]. */
static sr_value *take(const sr_builder *b, sr_value *value, sr_value *places) {
  const int64_t lines = places->type->dims[0], k = places->type->dims[2], count = lines * k;
  const int64_t all = sr_type_elements(value->type), one = 1;
  if (lines > 1) {
    places = sr_build_convert(b, places, all <= INT32_MAX ? SR_I32 : SR_I64);
    sr_value *line = sr_build_iota(b, places->type, 0);
    sr_value *size = sr_build_splat(b, places->type, all / lines);
    places = sr_build_binary(b, SR_OP_ADD, places, sr_build_binary(b, SR_OP_MULTIPLY, line, size));
  }
  sr_value *operands[] = {sr_build_reshape(b, value, 1, &all),
                          sr_build_reshape(b, places, 2, (int64_t[]){count, 1})};
  sr_value *made = sr_build(b, SR_OP_GATHER, 2, operands,
                            sr_type_tensor(b->module, value->type->dtype, 1, &count));
  sr_op_set_attr(b->module, made->op, "dimension_numbers", sr_gather_rows(b->module, 1));
  sr_op_set_attr(b->module, made->op, "slice_sizes", sr_attr_ints(b->module, &one, 1));
  return made;
}

/* Fills `out` with the order of dimensions that exchanges `dim` and the last one. */
static void exchange_with_last(const sr_type *type, int32_t dim, int64_t *out) {
  for (int32_t d = 0; d < type->rank; d++)
    out[d] = d;
  out[dim] = type->rank - 1;
  out[type->rank - 1] = dim;
}

static bool is_only_result_in_use(const sr_op *op, int32_t index) {
  for (int32_t i = 0; i < op->result_count; i++)
    if (i != index && sr_result(op, i)->uses)
      return false;
  return true;
}

/* Replaces result `i` of a sort along `dim`. `places` is [lines][1][size]. */
static void place_result(const sr_builder *b, sr_op *op, int32_t i, int32_t dim, sr_value *places) {
  sr_value *value = sr_operand(op, i);
  int64_t exchanged[SR_MAX_RANK];
  exchange_with_last(value->type, dim, exchanged);
  const sr_op *iota = sr_value_op(value, SR_OP_IOTA);
  const bool is_place = iota && sr_op_int(iota, "iota_dimension", 0) == dim;
  sr_value *lined = sr_build_transpose(b, value, exchanged);
  sr_value *made =
      is_place ? sr_build_convert(b, places, value->type->dtype) : take(b, lined, places);
  made = sr_build_reshape_as(b, made, lined->type);
  sr_value_replace(sr_result(op, i), sr_build_transpose(b, made, exchanged));
}

bool sr_expand_try_sort(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  const sr_type *type = sr_operand(op, 0)->type;
  const int32_t dim = sr_sort_dimension(op);
  sort_key key;
  if (!suits(x, type, type->dims[dim]) || !find_key(op, &key))
    return false;
  int64_t exchanged[SR_MAX_RANK];
  exchange_with_last(type, dim, exchanged);
  sr_value *value = sr_operand(op, key.operand);
  const sr_dtype dtype = value->type->dtype;
  sr_value *numbers = as_numbers(b, sr_build_transpose(b, value, exchanged), key.options);
  if (!numbers)
    return false;
  if (is_only_result_in_use(op, key.operand) &&
      (numbers->type->dtype == dtype || !sr_type_is_float(value->type))) {
    sr_value *sorted = call_on_lines(b, "sort", numbers, key.options, 0);
    sorted = sr_build_convert(b, sr_build_reshape_as(b, sorted, numbers->type), dtype);
    sr_value_replace(sr_result(op, key.operand), sr_build_transpose(b, sorted, exchanged));
    return true;
  }
  sr_value *places = call_on_lines(b, "order", numbers, key.options, 0);
  for (int32_t i = 0; i < op->result_count; i++)
    if (sr_result(op, i)->uses)
      place_result(b, op, i, dim, places);
  return true;
}

/* ---- top_k ----------------------------------------------------------------------------------- */

/* Selects the places of the first k elements. Returns false if a sort is better. */
static bool try_selection(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value *value = sr_operand(op, 0);
  const sr_type *type = value->type, *result = op->results[0].type;
  const int64_t k = result->dims[type->rank - 1];
  if (!suits(x, type, type->dims[type->rank - 1]) || k == 0 || k > x->policy->most_selected)
    return false;
  sr_value *numbers = as_numbers(b, value, 0);
  if (!numbers)
    return false;
  sr_value *places = call_on_lines(b, "top_k", numbers, 0, k);
  sr_value_replace(sr_result(op, 0), sr_build_reshape_as(b, take(b, value, places), result));
  sr_value *found = sr_build_convert(b, places, op->results[1].type->dtype);
  sr_value_replace(sr_result(op, 1), sr_build_reshape_as(b, found, result));
  return true;
}

/* Takes the first k elements of a stable descending sort, with NaN first, and their original
 * positions. */
sr_status sr_expand_top_k(const sr_expander *x, sr_op *op) {
  if (try_selection(x, op))
    return SR_OK;
  const sr_builder *b = &x->builder;
  const sr_type *type = sr_operand(op, 0)->type;
  const sr_type *places = sr_type_with_dtype(b->module, type, op->results[1].type->dtype);
  int64_t last = type->rank - 1;
  sr_value *values[] = {sr_operand(op, 0), sr_build_iota(b, places, last)};
  sr_op *sort = sr_build_sort_largest(b, values, last);
  const int64_t starts[SR_MAX_RANK] = {0};
  for (int32_t i = 0; i < 2; i++)
    sr_value_replace(sr_result(op, i),
                     sr_build_slice(b, sr_result(sort, i), starts, op->results[i].type->dims));
  return SR_OK;
}
