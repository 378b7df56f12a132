/*
 * Sorts the updates of a scatter for a GPU, where no order of threads is known. Each window of
 * updates gets the place of its first element in the array as key. Sorted by it, stably, the
 * windows that go to one place stand side by side in their order, and one thread can add them.
 */
#include "compiler/lower/prepare.h"
#include "graph/build/builder.h"
#include "graph/ir/query.h"

enum {
  FEW_UPDATES = 32 /* so few updates one thread does at once */
};

/* True if windows at different places have no element in common: along each dimension that an index
 * selects, a window has one element. */
static bool is_apart_by_place(const sr_scatter_numbers *n) {
  for (size_t i = 0; i < n->map_count; i++)
    if (!sr_ints_have(n->inserted, n->inserted_count, n->map[i]))
      return false;
  return true;
}

static int64_t stride_of(const sr_type *type, int64_t dim) {
  int64_t stride = 1;
  for (int32_t d = (int32_t)dim + 1; d < type->rank; d++)
    stride *= type->dims[d];
  return stride;
}

static sr_value *scaled(const sr_builder *b, sr_value *x, int64_t factor) {
  return sr_build_binary(b, SR_OP_MULTIPLY, x, sr_build_splat(b, x->type, factor));
}

/* Returns number `i` of the index vectors, in the shape `list`. */
static sr_value *component(const sr_builder *b, sr_value *indices, const sr_scatter_numbers *n,
                           size_t i, const sr_type *list) {
  const sr_type *type = indices->type;
  if (n->vector_dim < type->rank) {
    int64_t starts[SR_MAX_RANK] = {0}, sizes[SR_MAX_RANK];
    for (int32_t d = 0; d < type->rank; d++)
      sizes[d] = type->dims[d];
    starts[n->vector_dim] = (int64_t)i;
    sizes[n->vector_dim] = 1;
    indices = sr_build_slice(b, indices, starts, sizes);
  }
  return sr_build_convert(b, sr_build_reshape(b, indices, list->rank, list->dims), SR_I64);
}

/* Returns, in the shape `list`, the index of each window along the dimension `dim` of the index
 * array. */
static sr_value *place_in_batch(const sr_builder *b, const sr_scatter_numbers *n, int64_t dim,
                                const sr_type *among, const sr_type *list) {
  const int64_t own = dim - (dim > n->vector_dim);
  return sr_build_reshape(b, sr_build_iota(b, among, own), list->rank, list->dims);
}

/* Returns the key of each window, in the shape `list`. `among` has the shape of the index vectors.
 */
static sr_value *build_keys(const sr_builder *b, const sr_op *scatter, const sr_scatter_numbers *n,
                            const sr_type *among, const sr_type *list) {
  const sr_type *type = scatter->results[0].type;
  sr_value *indices = sr_operand(scatter, scatter->result_count);
  sr_value *key = sr_build_splat(b, list, 0), *stays = NULL;
  for (size_t i = 0; i < n->map_count; i++) {
    sr_value *index = component(b, indices, n, i, list);
    sr_value *size = sr_build_splat(b, list, type->dims[n->map[i]]);
    sr_value *low = sr_build_compare(b, SR_COMPARE_GE, index, sr_build_splat(b, list, 0));
    sr_value *high = sr_build_compare(b, SR_COMPARE_LT, index, size);
    sr_value *inside = sr_build_binary(b, SR_OP_AND, low, high);
    stays = stays ? sr_build_binary(b, SR_OP_AND, stays, inside) : inside;
    key = sr_build_binary(b, SR_OP_ADD, key, scaled(b, index, stride_of(type, n->map[i])));
  }
  for (size_t i = 0; i < n->batch_count; i++) {
    sr_value *index = place_in_batch(b, n, n->index_batch[i], among, list);
    key = sr_build_binary(b, SR_OP_ADD, key, scaled(b, index, stride_of(type, n->batch[i])));
  }
  return stays ? sr_build_select(b, stays, key, sr_build_splat(b, list, -1)) : key;
}

/* Sorts the windows by key. Returns the op, whose results are the keys and the windows' numbers. */
static sr_op *build_sort(const sr_builder *b, sr_value *keys) {
  sr_value *operands[] = {keys, sr_build_iota(b, keys->type, 0)};
  const sr_type *types[] = {keys->type, keys->type};
  sr_op *sort = sr_build_op(b, SR_OP_SORT, 2, operands, 2, types, 1);
  sr_op_set_attr(b->module, sort, "dimension", sr_attr_int(b->module, 0, SR_I64));
  const sr_type *scalar = sr_type_tensor(b->module, SR_I64, 0, NULL);
  for (int i = 0; i < 4; i++)
    sr_block_add_arg(b->module, sort->regions[0], scalar);
  const sr_builder inside = sr_builder_in(b, sort->regions[0]);
  sr_value *const *args = sort->regions[0]->args;
  sr_value *less = sr_build_compare(&inside, SR_COMPARE_LT, args[0], args[1]);
  sr_build_return(&inside, 1, &less);
  return sort;
}

/* Copies operands that are constants, so that the scatter has memory to update. */
static void copy_constants(sr_module *module, sr_op *scatter) {
  const sr_builder b = {.module = module, .before = scatter};
  for (int32_t i = 0; i < scatter->result_count; i++) {
    sr_value *value = sr_operand(scatter, i);
    if (!value->op || sr_emit_class_of(value->op) != SR_EMIT_constant)
      continue;
    sr_value *copy = sr_build_unary(&b, SR_OP_OPTIMIZATION_BARRIER, value);
    copy->op->location = scatter->location;
    sr_op_set_operand(scatter, i, copy);
  }
}

void sr_prepare_scatter(sr_lowering *low, sr_op *scatter) {
  copy_constants(low->module, scatter);
  const sr_scatter_numbers n = sr_scatter_numbers_of(scatter);
  const int32_t count = scatter->result_count;
  const sr_type *indices = sr_operand(scatter, count)->type;
  const sr_type *updates = sr_operand(scatter, count + 1)->type;
  if (sr_scatter_is_apart(scatter) || !is_apart_by_place(&n) ||
      sr_type_elements(updates) <= FEW_UPDATES)
    return;
  int64_t dims[SR_MAX_RANK], windows = 1;
  int32_t rank = 0;
  for (int32_t d = 0; d < indices->rank; d++)
    if (d != n.vector_dim) {
      dims[rank++] = indices->dims[d];
      windows *= indices->dims[d];
    }
  sr_builder b = {.module = low->module, .before = scatter};
  const sr_type *among = sr_type_tensor(low->module, SR_I64, rank, dims);
  const sr_type *list = sr_type_tensor(low->module, SR_I64, 1, &windows);
  sr_op *sort = build_sort(&b, build_keys(&b, scatter, &n, among, list));
  sort->location = scatter->location;
  sr_value *operands[2 * SR_REGION_RESULTS + 3];
  const sr_type *types[SR_REGION_RESULTS];
  for (int32_t i = 0; i < scatter->operand_count; i++)
    operands[i] = sr_operand(scatter, i);
  for (int32_t i = 0; i < 2; i++)
    operands[scatter->operand_count + i] = sr_result(sort, i);
  for (int32_t i = 0; i < count; i++)
    types[i] = scatter->results[i].type;
  sr_op *sorted =
      sr_build_op(&b, SR_OP_SCATTER_SORTED, scatter->operand_count + 2, operands, count, types, 1);
  sr_block_clone(low->module, scatter->regions[0], sorted->regions[0]);
  sr_op_set_attr(low->module, sorted, "scatter_dimension_numbers",
                 sr_op_attr(scatter, "scatter_dimension_numbers"));
  sorted->location = scatter->location;
  for (int32_t i = 0; i < count; i++)
    sr_value_replace(sr_result(scatter, i), sr_result(sorted, i));
  sr_op_erase(scatter);
  sr_prepare_sort(low, sort);
}
