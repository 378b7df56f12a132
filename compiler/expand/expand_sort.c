/*
 * Sorts and selections by library calls, where the policy wants them.
 *
 * A call knows the orders of integers and floats, and so must the comparator of a sort
 * (sort_keys.h). If the result of a single key is the only one in use, the call sorts it. Else
 * calls find the places from which the sorted elements come, and the results are gathered from
 * there. With several keys, a call first sorts by the last of them, and then others sort what it
 * has sorted by those before: they leave equal elements in their order.
 */
#include "compiler/expand/expander.h"
#include "compiler/expand/sort_keys.h"

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

/* True if there is a type that calls sort with the order of `dtype`. */
static bool has_numbers(sr_dtype dtype, uint32_t options) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  return sr_call_find("sort", dtype) != SR_CALL_COUNT || info->class_ != SR_CLASS_FLOAT ||
         (options & SR_CALL_JOINED) || info->bits == 16;
}

/* Returns `value` in that type. */
static sr_value *as_numbers(const sr_builder *b, sr_value *value, uint32_t options) {
  const sr_dtype dtype = value->type->dtype;
  const sr_class class_ = sr_dtype_get(dtype)->class_;
  if (sr_call_find("sort", dtype) != SR_CALL_COUNT)
    return value;
  if (class_ == SR_CLASS_FLOAT && !(options & SR_CALL_JOINED))
    return sr_build_convert(b, ordered_bits(b, value), SR_I32);
  return sr_build_convert(b, value,
                          class_ == SR_CLASS_SIGNED  ? SR_I32
                          : class_ == SR_CLASS_FLOAT ? SR_F32
                                                     : SR_U32);
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

/* Returns the type of the key's numbers. */
static sr_dtype key_type(const sr_op *op, const sr_sort_key *key) {
  const sr_dtype dtype = sr_operand(op, key->operand)->type->dtype;
  return key->part == SR_OP_COUNT ? dtype : sr_dtype_part(dtype);
}

/* Returns the numbers of the key, with the lines of the sort along the last dimension. */
static sr_value *numbers_of(const sr_builder *b, const sr_op *op, const sr_sort_key *key) {
  sr_value *value = sr_operand(op, key->operand);
  int64_t exchanged[SR_MAX_RANK];
  exchange_with_last(value->type, sr_sort_dimension(op), exchanged);
  if (key->part != SR_OP_COUNT)
    value = sr_build(b, key->part, 1, &value,
                     sr_type_with_dtype(b->module, value->type, key_type(op, key)));
  return as_numbers(b, sr_build_transpose(b, value, exchanged), key->options);
}

/* Returns the places from which the sorted elements come, [lines][1][size]. */
static sr_value *find_places(const sr_builder *b, const sr_op *op, const sr_sort_key *keys,
                             int32_t count) {
  sr_value *places = NULL;
  for (int32_t i = count - 1; i >= 0; i--) {
    sr_value *numbers = numbers_of(b, op, &keys[i]);
    if (places)
      numbers = sr_build_reshape_as(b, take(b, numbers, places), numbers->type);
    sr_value *next = call_on_lines(b, "order", numbers, keys[i].options, 0);
    places = places ? sr_build_reshape_as(b, take(b, places, next), next->type) : next;
  }
  return places;
}

/* Replaces the result of the only key by its sorted numbers. */
static void sort_key(const sr_builder *b, sr_op *op, const sr_sort_key *key) {
  const sr_type *type = sr_operand(op, key->operand)->type;
  int64_t exchanged[SR_MAX_RANK];
  exchange_with_last(type, sr_sort_dimension(op), exchanged);
  sr_value *numbers = numbers_of(b, op, key);
  sr_value *sorted = call_on_lines(b, "sort", numbers, key->options, 0);
  sorted = sr_build_convert(b, sr_build_reshape_as(b, sorted, numbers->type), type->dtype);
  sr_value_replace(sr_result(op, key->operand), sr_build_transpose(b, sorted, exchanged));
}

/* True if the sorted numbers of the key are the sorted operand, and nothing else is in use. */
static bool sorts_itself(const sr_op *op, const sr_sort_key *key) {
  const sr_dtype dtype = sr_operand(op, key->operand)->type->dtype;
  return key->part == SR_OP_COUNT && is_only_result_in_use(op, key->operand) &&
         (sr_call_find("sort", dtype) != SR_CALL_COUNT ||
          sr_dtype_get(dtype)->class_ != SR_CLASS_FLOAT);
}

bool sr_expand_try_sort(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  const sr_type *type = sr_operand(op, 0)->type;
  const int32_t dim = sr_sort_dimension(op);
  sr_sort_key keys[SR_SORT_KEYS];
  const int32_t count = suits(x, type, type->dims[dim]) ? sr_sort_keys_of(op, keys) : 0;
  for (int32_t i = 0; i < count; i++)
    if (!has_numbers(key_type(op, &keys[i]), keys[i].options))
      return false;
  if (count == 0)
    return false;
  if (count == 1 && sorts_itself(op, keys)) {
    sort_key(b, op, keys);
    return true;
  }
  sr_value *places = find_places(b, op, keys, count);
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
  if (!suits(x, type, type->dims[type->rank - 1]) || k == 0 || k > x->policy->most_selected ||
      !has_numbers(type->dtype, 0))
    return false;
  sr_value *places = call_on_lines(b, "top_k", as_numbers(b, value, 0), 0, k);
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
