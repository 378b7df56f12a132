/* Reads which number a value has on each device (a table, uniformity/table.h), and builds slices
 * that start at such numbers. */
#include "partitioner/collective/collective.h"
#include "partitioner/rewrite/rewrite.h"

/* ---- tables ---------------------------------------------------------------------------------- */

/* Returns the number that `value`, an integer of one element, has on each device; NULL if it is not
 * known. The table is valid until the rewrites visit the next op. */
static const sr_table *value_by_device(sr_rewriting *rw, const sr_value *value) {
  return rw->p->device_count <= SR_MOST_DEVICES ? sr_tables_find(&rw->tables, value) : NULL;
}

bool sr_table_is_equal(const sr_table *table, const sr_groups *groups) {
  for (int64_t i = 0; i < groups->count * groups->size; i++) {
    int64_t first = groups->devices[i - i % groups->size], device = groups->devices[i];
    if (device >= 0 && sr_table_at(table, device) != sr_table_at(table, first))
      return false;
  }
  return true;
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* Returns a table of where a dynamic_slice starts along `dim` on each device: its start index,
 * clamped to [0, last]. NULL: the start index is not known. */
static const sr_table *dynamic_starts(sr_rewriting *rw, const sr_op *op, int32_t dim,
                                      int64_t last) {
  sr_value *start = sr_operand(op, 1 + dim);
  if (last == 0)
    return sr_tables_number(&rw->tables, 0);
  const sr_table *given = value_by_device(rw, start);
  if (!given)
    return NULL;
  bool is_signed = sr_dtype_get(start->type->dtype)->class_ == SR_CLASS_SIGNED;
  for (int64_t d = 0; d < rw->p->device_count; d++) {
    int64_t number = sr_table_at(given, d);
    bool below = is_signed && number < 0, above = !below && (uint64_t)number > (uint64_t)last;
    rw->tables.draft[d] = below ? 0 : above ? last : number;
  }
  return sr_tables_list(&rw->tables, rw->tables.draft);
}

bool sr_op_cut(sr_rewriting *rw, sr_op *op, sr_cut *out_cut) {
  if (!sr_op_is_slice(op) || rw->p->device_count > SR_MOST_DEVICES)
    return false;
  size_t count;
  const int64_t *starts = sr_op_ints(op, "start_indices", &count);
  const int64_t *strides = sr_op_ints(op, "strides", &count);
  *out_cut = (sr_cut){.operand = sr_operand(op, 0)};
  for (int32_t d = 0; d < sr_operand(op, 0)->type->rank; d++) {
    int64_t size = sr_result(op, 0)->type->dims[d], whole = sr_operand(op, 0)->type->dims[d];
    if (op->code == SR_OP_SLICE && strides && strides[d] != 1)
      return false;
    out_cut->sizes[d] = size;
    out_cut->starts[d] = op->code == SR_OP_SLICE ? sr_tables_number(&rw->tables, starts[d])
                                                 : dynamic_starts(rw, op, d, whole - size);
  }
  return true;
}

/* Builds a scalar of `dtype` that is, on each device, the device's entry of `table`: a constant
 * vector, indexed by partition_id. */
static sr_value *entry_of(sr_partitioner *p, const sr_builder *b, const sr_table *table,
                          sr_dtype dtype) {
  sr_module *module = b->module;
  const int64_t count = p->device_count, one = 1;
  sr_value *list = sr_build(b, SR_OP_CONSTANT, 0, NULL, sr_type_tensor(module, SR_I64, 1, &count));
  sr_op_set_attr(module, list->op, "value", sr_each_attr(p, table->each));
  sr_value *device = sr_build(b, SR_OP_PARTITION_ID, 0, NULL, sr_type_rank0(module, SR_U32));
  sr_value *entry = sr_build_dynamic_slice(b, list, &device, &one);
  return sr_build_convert(b, sr_build_reshape(b, entry, 0, NULL), dtype);
}

static sr_value *number_of(const sr_builder *b, int64_t number, sr_dtype dtype) {
  return sr_build_convert(b, sr_build_scalar(b, SR_I64, number), dtype);
}

/* Builds the start index of the new slice along dimension `d`. If `table` is not NULL, the slice
 * starts at the device's entry of `table`. Otherwise it starts where `op` starts if `taken` is
 * true, and else at 0. */
static sr_value *start_of(sr_partitioner *p, const sr_builder *b, const sr_op *op, int32_t d,
                          bool taken, const sr_table *table) {
  bool given = op->code == SR_OP_DYNAMIC_SLICE;
  sr_dtype dtype = given ? sr_operand(op, 1)->type->dtype : SR_I64;
  if (table)
    return table->each ? entry_of(p, b, table, dtype) : number_of(b, table->number, dtype);
  if (!taken)
    return number_of(b, 0, dtype);
  return given ? sr_operand(op, 1 + d)
               : number_of(b, sr_op_ints(op, "start_indices", NULL)[d], dtype);
}

sr_value *sr_cut_again(sr_rewriting *rw, const sr_cut *cut, sr_op *op, sr_value *operand,
                       const bool *taken, int32_t dim, const sr_table *starts) {
  const sr_builder b = sr_partitioner_builder(rw->p, op);
  const sr_type *type = operand->type;
  int64_t sizes[SR_MAX_RANK], fixed[SR_MAX_RANK];
  sr_value *places[SR_MAX_RANK];
  bool all = true, is_fixed = true;
  for (int32_t d = 0; d < type->rank; d++) {
    const sr_table *table = d == dim ? starts : cut->starts[d];
    sizes[d] = taken[d] ? cut->sizes[d] : type->dims[d];
    is_fixed = is_fixed && (!taken[d] || (table && !table->each));
    fixed[d] = taken[d] && is_fixed ? table->number : 0;
    all = all && sizes[d] == type->dims[d];
  }
  if (all)
    return operand;
  sr_op *last = op->prev;
  sr_value *made;
  if (is_fixed) {
    made = sr_build_slice(&b, operand, fixed, sizes);
  } else {
    for (int32_t d = 0; d < type->rank; d++)
      places[d] = start_of(rw->p, &b, op, d, taken[d], d == dim ? starts : NULL);
    made = sr_build_dynamic_slice(&b, operand, places, sizes);
  }
  for (sr_op *at = last ? last->next : op->block->first; at != op; at = at->next)
    at->location = op->location;
  return made;
}
