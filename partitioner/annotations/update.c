/*
 * Rewrites a scatter of one window at a constant index as a dynamic_update_slice. JAX prints such
 * scatters for x.at[1:-1].set(u) and x.at[0].add(u). After the rewrite, the partitioner can compute
 * which elements of the window fall into each device's shard (halo.c). A scatter whose window does
 * not lie inside the array is not rewritten: the scatter writes nothing, but a dynamic_update_slice
 * would move the window into the array.
 */
#include "graph/ir/integer_value.h"
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/shard_builder.h"

/* Finds entry `index` of a list that is a constant, a repeated constant scalar, or a concatenate of
 * such lists. Returns false if the entry is not a known integer. */
static bool find_number(const sr_value *list, int64_t index, int64_t *out_number) {
  const sr_op *joined = sr_value_op(list, SR_OP_CONCATENATE);
  for (int32_t t = 0; joined && t < joined->operand_count; t++) {
    const sr_value *operand = sr_operand(joined, t);
    int64_t size = operand->type->dims[0];
    if (index < size)
      return sr_value_get_int(sr_value_unrepeated(operand), out_number);
    index -= size;
  }
  const sr_dense *dense = sr_constant_of(list);
  if (!dense || dense->splat)
    return sr_value_get_int(sr_value_unrepeated(list), out_number);
  *out_number = sr_dense_integer(dense, index);
  return sr_dtype_get(dense->type->dtype)->class_ == SR_CLASS_SIGNED;
}

/* The window of the array that the scatter updates. */
typedef struct place {
  int64_t starts[SR_MAX_RANK], sizes[SR_MAX_RANK];
} place;

static const int64_t *numbers_of(const sr_op *op, const char *name, size_t *out_count) {
  return sr_attr_get_ints(sr_attr_field(sr_op_attr(op, "scatter_dimension_numbers"), name),
                          out_count);
}

/* Finds the window that the scatter `op` updates. Returns false if there are several windows, if
 * the index is not constant, or if the window is not inside the array. */
static bool find_place(const sr_op *op, place *out) {
  const sr_type *type = sr_operand(op, 0)->type, *indices = sr_operand(op, 1)->type;
  const sr_attr *vector =
      sr_attr_field(sr_op_attr(op, "scatter_dimension_numbers"), "index_vector_dim");
  size_t inserted, mapped, next = 0;
  const int64_t *single = numbers_of(op, "inserted_window_dims", &inserted);
  const int64_t *map = numbers_of(op, "scatter_dims_to_operand_dims", &mapped);
  if (indices->rank != 1 || (vector && vector->integer.value != 0) || op->operand_count != 3)
    return false;
  for (int32_t d = 0; d < type->rank; d++) {
    bool one = sr_ints_have(single, inserted, d);
    out->starts[d] = 0;
    out->sizes[d] = one ? 1 : sr_operand(op, 2)->type->dims[next++];
  }
  for (size_t i = 0; i < mapped; i++)
    if (!find_number(sr_operand(op, 1), (int64_t)i, &out->starts[map[i]]))
      return false;
  for (int32_t d = 0; d < type->rank; d++)
    if (out->starts[d] < 0 || out->starts[d] > type->dims[d] - out->sizes[d])
      return false;
  return true;
}

/* True if the scatter `op` replaces old elements, and does not combine them with new ones. */
static bool replaces(const sr_op *op) {
  const sr_block *region = op->regions[0];
  return region->first == region->last && sr_operand(region->last, 0) == region->args[1];
}

void sr_scatter_to_update(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  place at;
  if (op->code != SR_OP_SCATTER || !find_place(op, &at))
    return;
  sr_opcode code = sr_block_combiner(op->regions[0]);
  if (!replaces(op) && code == SR_OP_COUNT)
    return;
  const sr_type *type = sr_operand(op, 0)->type;
  const sr_type *window = sr_type_tensor(p->module, type->dtype, type->rank, at.sizes);
  sr_value *update = sr_operand(op, 2);
  if (update->type != window)
    update = sr_build_reshape_as(&b, update, window);
  if (!replaces(op)) {
    sr_value *old = sr_build_slice(&b, sr_operand(op, 0), at.starts, at.sizes);
    update = sr_build_binary(&b, code, old, update);
  }
  sr_value *starts[SR_MAX_RANK];
  for (int32_t d = 0; d < type->rank; d++)
    starts[d] = sr_build_scalar(&b, SR_I64, at.starts[d]);
  sr_value_replace(sr_result(op, 0),
                   sr_build_dynamic_update_slice(&b, sr_operand(op, 0), update, starts));
  sr_op_erase(op);
}
