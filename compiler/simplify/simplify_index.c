/*
 * Simplifies indexing. A dynamic_slice with constant starts becomes a slice. JAX prints x[i] and
 * x.at[i].set(v) as a gather or scatter of one window. These become a dynamic_slice or a
 * dynamic_update_slice, which runs in place.
 *
 * The ops treat an out-of-bounds window differently. dynamic_slice, dynamic_update_slice and gather
 * move the window into the array. scatter skips the whole window. So if a scatter's window is not
 * proven to lie inside the array, the new code tests this at run time. If the window is outside,
 * the code writes back the old elements.
 */
#include <string.h>

#include "compiler/simplify/simplify_rules.h"

/* ---- dynamic_slice and dynamic_update_slice ------------------------------------------------- */

static int64_t clamp_start(int64_t start, int64_t dim, int64_t size) {
  return start < 0 ? 0 : start > dim - size ? dim - size : start;
}

/* Sets a start to 0 along each dimension where the window is as large as the array: only 0 is in
 * bounds there. The starts are the operands of `op` from operand `first` on. */
static bool zero_full_starts(const sr_builder *b, sr_op *op, int32_t first, const sr_type *whole,
                             const sr_type *part) {
  bool changed = false;
  for (int32_t d = 0; d < whole->rank; d++) {
    sr_value *start = sr_operand(op, first + d);
    if (whole->dims[d] != part->dims[d] || sr_value_is_int(start, 0))
      continue;
    if (start->op)
      sr_rewriter_visit(b, start->op);
    sr_op_set_operand(op, first + d, sr_build_splat(b, start->type, 0));
    changed = true;
  }
  return changed;
}

/* Returns the starts, clamped so that the window lies in the array; NULL if a start is not a
 * constant. */
static int64_t *constant_starts(const sr_builder *b, const sr_op *op, int32_t first,
                                const sr_type *whole, const sr_type *part) {
  int64_t *starts = SR_NEW_ARRAY(b->arena, int64_t, whole->rank);
  for (int32_t d = 0; d < whole->rank; d++) {
    int64_t start;
    if (!sr_value_get_int(sr_operand(op, first + d), &start))
      return NULL;
    starts[d] = clamp_start(start, whole->dims[d], part->dims[d]);
  }
  return starts;
}

static bool same_starts(const sr_op *a, int32_t first_a, const sr_op *b, int32_t first_b,
                        int32_t rank) {
  for (int32_t d = 0; d < rank; d++) {
    const sr_value *x = sr_operand(a, first_a + d), *y = sr_operand(b, first_b + d);
    int64_t i, j;
    if (x != y && !(sr_value_get_int(x, &i) && sr_value_get_int(y, &j) && i == j))
      return false;
  }
  return true;
}

bool sr_rewrite_dynamic_slice(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *whole = operand->type, *part = op->results[0].type;
  sr_op *inner = operand->op;
  if (inner && inner->code == SR_OP_BROADCAST_IN_DIM && sr_operand(inner, 0)->type->rank == 0)
    return sr_rewriter_finish(b, op, sr_build_broadcast(b, sr_operand(inner, 0), part));
  const sr_dense *splat = sr_splat_of(operand);
  if (splat) {
    sr_dense same = *splat;
    same.type = part;
    return sr_rewriter_finish(b, op, sr_build_constant(b, &same));
  }
  /* A slice that reads exactly the window of a dynamic_update_slice is the update operand. */
  if (inner && inner->code == SR_OP_DYNAMIC_UPDATE_SLICE && sr_operand(inner, 1)->type == part &&
      same_starts(op, 1, inner, 2, whole->rank))
    return sr_rewriter_finish(b, op, sr_operand(inner, 1));
  int64_t *starts = constant_starts(b, op, 1, whole, part);
  if (!starts)
    return zero_full_starts(b, op, 1, whole, part);
  return sr_rewriter_finish(b, op, sr_build_slice(b, operand, starts, part->dims));
}

bool sr_rewrite_dynamic_update_slice(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0), *update = sr_operand(op, 1);
  if (operand->type == update->type)
    return sr_rewriter_finish(b, op, update);
  if (sr_type_elements(update->type) == 0)
    return sr_rewriter_finish(b, op, operand);
  return zero_full_starts(b, op, 2, operand->type, update->type);
}

/* ---- gather and scatter of one window ------------------------------------------------------- */

static const int64_t *field_ints(const sr_attr *attr, const char *name, size_t *out_count) {
  const sr_attr *field = sr_attr_field(attr, name);
  *out_count = 0;
  return field ? sr_attr_get_ints(field, out_count) : NULL;
}

static bool field_is_empty(const sr_attr *attr, const char *name) {
  size_t count;
  (void)field_ints(attr, name, &count);
  return count == 0;
}

/* Returns the start of the window in each of the array's `rank` dimensions. Component k of
 * `indices` is the start in dimension map[k]. The start in other dimensions is 0. */
static sr_value **window_starts(const sr_builder *b, sr_value *indices, const int64_t *map,
                                size_t map_count, int32_t rank) {
  const int64_t count = (int64_t)map_count, size = 1;
  sr_value **starts = SR_NEW_ARRAY(b->arena, sr_value *, rank);
  sr_value *flat = map_count ? sr_build_reshape(b, indices, 1, &count) : NULL;
  for (int64_t k = 0; k < count; k++) {
    sr_value *one = count == 1 ? flat : sr_build_slice(b, flat, &k, &size);
    starts[map[k]] = sr_build_reshape(b, one, 0, NULL);
  }
  for (int32_t d = 0; d < rank; d++)
    if (!starts[d])
      starts[d] = sr_build_scalar(b, indices->type->dtype, 0);
  return starts;
}

/* True if `indices` holds one index vector of `components` numbers, so that there is one window. */
static bool is_one_window(const sr_value *indices, size_t components) {
  return sr_type_is_static(indices->type) && sr_type_is_integer(indices->type) &&
         sr_type_elements(indices->type) == (int64_t)components;
}

bool sr_rewrite_gather_one(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0), *indices = sr_operand(op, 1);
  const sr_attr *numbers = sr_op_attr(op, "dimension_numbers");
  size_t map_count, size_count;
  const int64_t *map = field_ints(numbers, "start_index_map", &map_count);
  const int64_t *sizes = sr_op_ints(op, "slice_sizes", &size_count);
  if (map_count == 0 || !is_one_window(indices, map_count) || !sr_type_is_static(operand->type) ||
      !field_is_empty(numbers, "operand_batching_dims"))
    return false;
  sr_value **starts = window_starts(b, indices, map, map_count, operand->type->rank);
  sr_value *window = sr_build_dynamic_slice(b, operand, starts, sizes);
  /* A reshape is enough: offset dimensions keep their order, and all other dimensions have size
   * 1. */
  return sr_rewriter_finish(b, op, sr_build_reshape_as(b, window, op->results[0].type));
}

/* Gets the sizes of the window that a scatter writes. Returns false for dimension numbers that the
 * rewrite does not support, such as batching dimensions. */
static bool scatter_window(const sr_op *op, const sr_attr *numbers, int64_t *out_sizes) {
  const sr_type *operand = sr_operand(op, 0)->type, *update = sr_operand(op, 2)->type;
  size_t inserted_count, window_count;
  const int64_t *inserted = field_ints(numbers, "inserted_window_dims", &inserted_count);
  const int64_t *window = field_ints(numbers, "update_window_dims", &window_count);
  if (!field_is_empty(numbers, "input_batching_dims") ||
      window_count + inserted_count != (size_t)operand->rank)
    return false;
  size_t at = 0, next_inserted = 0;
  for (int32_t d = 0; d < operand->rank; d++) {
    bool is_inserted = next_inserted < inserted_count && inserted[next_inserted] == d;
    out_sizes[d] = is_inserted ? 1 : update->dims[window[at]];
    next_inserted += is_inserted;
    at += !is_inserted;
  }
  return true;
}

/*
 * Adds the condition that the window lies inside the array along one dimension to *inout_test. The
 * window has size `size` and the array size `dim` there. Adds nothing if the bounds of `start`
 * prove the condition. Returns false if the window is larger than the array.
 */
static bool window_inside(const sr_builder *b, sr_value *start, int64_t dim, int64_t size,
                          sr_value **inout_test) {
  sr_range range;
  if (sr_value_range(start, &range) && range.low >= 0 && range.high <= dim - size)
    return true;
  if (size > dim)
    return false;
  sr_value *low = sr_build_splat(b, start->type, 0);
  sr_value *high = sr_build_splat(b, start->type, dim - size);
  sr_value *test = sr_build_binary(b, SR_OP_AND, sr_build_compare(b, SR_COMPARE_GE, start, low),
                                   sr_build_compare(b, SR_COMPARE_LE, start, high));
  *inout_test = *inout_test ? sr_build_binary(b, SR_OP_AND, *inout_test, test) : test;
  return true;
}

/* True if the index type can represent dim - 1, the largest index. */
static bool index_type_holds(const sr_type *type, int64_t dim) {
  const sr_dtype_info *info = sr_dtype_get(type->dtype);
  int bits = info->bits - (info->class_ == SR_CLASS_SIGNED);
  return bits >= 63 || dim - 1 < ((int64_t)1 << bits);
}

/* Applies the scatter's region to the elements `current` and `update`. Returns NULL if the region
 * is not scalar code. */
static sr_value *combined_update(const sr_builder *b, sr_op *op, sr_value *update,
                                 sr_value *current) {
  sr_block *block = op->regions[0];
  const sr_op *terminator = block->last;
  if (terminator->operand_count == 1 && sr_operand(terminator, 0) == block->args[1])
    return update;
  sr_value **results = sr_build_map(b, block, (sr_value *[]){current, update});
  return results ? results[0] : NULL;
}

/*
 * Erases the ops between `last` and `op`, which the rewrite built before it gave up. Returns false.
 * If these ops stayed, the simplifier would remove them as dead, count that as a change, and try
 * the rewrite again, forever.
 */
static bool take_back(const sr_builder *b, sr_op *op, const sr_op *last) {
  while (op->prev != last)
    sr_rewriter_erase(b, op->prev);
  return false;
}

bool sr_rewrite_scatter_one(const sr_builder *b, sr_op *op) {
  if (op->operand_count != 3)
    return false;
  sr_value *operand = sr_operand(op, 0), *indices = sr_operand(op, 1);
  const sr_attr *numbers = sr_op_attr(op, "scatter_dimension_numbers");
  int32_t rank = operand->type->rank;
  size_t map_count;
  const int64_t *map = field_ints(numbers, "scatter_dims_to_operand_dims", &map_count);
  int64_t *sizes = SR_NEW_ARRAY(b->arena, int64_t, rank);
  if (map_count == 0 || !is_one_window(indices, map_count) || !sr_type_is_static(operand->type) ||
      sr_operand(op, 2)->type->dtype != operand->type->dtype || !scatter_window(op, numbers, sizes))
    return false;
  const sr_op *last = op->prev;
  sr_value **starts = window_starts(b, indices, map, map_count, rank);
  sr_value *test = NULL;
  for (int32_t d = 0; d < rank; d++)
    if (!index_type_holds(indices->type, operand->type->dims[d]) ||
        !window_inside(b, starts[d], operand->type->dims[d], sizes[d], &test))
      return take_back(b, op, last);
  const sr_type *type = sr_type_tensor(b->module, operand->type->dtype, rank, sizes);
  sr_value *update = sr_build_reshape_as(b, sr_operand(op, 2), type);
  sr_value *current = sr_build_dynamic_slice(b, operand, starts, sizes);
  sr_value *value = combined_update(b, op, update, current);
  if (!value)
    return take_back(b, op, last);
  if (test)
    value = sr_build_select(b, test, value, current);
  return sr_rewriter_finish(b, op, sr_build_dynamic_update_slice(b, operand, value, starts));
}
