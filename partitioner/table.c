#include "partitioner/table.h"

#include "graph/compare.h"
#include "graph/integer.h"

/* ---- numbers of a type ----------------------------------------------------------------------- */

bool sr_type_has_table(const sr_type *type) {
  return type->kind == SR_TYPE_TENSOR && type->dtype != SR_DTYPE_COUNT &&
         sr_integer_has(type->dtype) && sr_type_elements(type) == 1;
}

/* What an elementwise op, or one that moves its one element, makes of its operands; false if
 * that is not known here. */
static bool compute(const sr_op *op, const int64_t *in, int64_t *out) {
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  switch ((int)op->code) {
  case SR_OP_CONVERT:
    *out = sr_integer_convert(sr_result(op, 0)->type->dtype, in[0]);
    return true;
  case SR_OP_RESHAPE:
  case SR_OP_BROADCAST_IN_DIM:
    *out = in[0];
    return true;
  case SR_OP_COMPARE:
    *out = sr_comparison_holds(sr_op_comparison(op), sr_integer_order(dtype, in[0], in[1]));
    return true;
  case SR_OP_SELECT:
    *out = in[0] ? in[1] : in[2];
    return true;
  case SR_OP_CLAMP: /* of low, number, high */
    return sr_integer_binary(SR_OP_MAXIMUM, dtype, in[0], in[1], out) &&
           sr_integer_binary(SR_OP_MINIMUM, dtype, *out, in[2], out);
  }
  return op->operand_count == 1 ? sr_integer_unary(op->code, dtype, in[0], out)
                                : sr_integer_binary(op->code, dtype, in[0], in[1], out);
}

/* ---- tables ---------------------------------------------------------------------------------- */

sr_tables sr_tables_of(sr_arena *arena, int64_t device_count) {
  return (sr_tables){.arena = arena,
                     .device_count = device_count,
                     .draft = SR_NEW_ARRAY(arena, int64_t, device_count)};
}

const sr_table *sr_tables_number(sr_tables *tables, int64_t number) {
  void **place = sr_memo_at(tables->arena, &tables->numbers, &number, 1);
  if (!*place) {
    sr_table *table = SR_NEW(tables->arena, sr_table);
    table->number = number;
    *place = table;
  }
  return *place;
}

const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each) {
  size_t count = (size_t)tables->device_count;
  size_t same = 1;
  while (same < count && each[same] == each[0])
    same++;
  if (same >= count)
    return sr_tables_number(tables, each[0]);
  void **place = sr_memo_at(tables->arena, &tables->lists, each, count);
  if (!*place) {
    sr_table *table = SR_NEW(tables->arena, sr_table);
    table->each = sr_arena_copy(tables->arena, each, count * sizeof *each);
    *place = table;
  }
  return *place;
}

/* ---- ops ------------------------------------------------------------------------------------- */

/* The entry of a constant list that a dynamic_slice of one element takes. */
static const sr_table *looked_up(sr_tables *tables, const sr_op *op,
                                 const sr_table *const *operands) {
  const sr_value *list = sr_operand(op, 0);
  if (!list->op || list->op->code != SR_OP_CONSTANT || list->type->rank != 1 || !operands[1])
    return NULL;
  int64_t last = list->type->dims[0] - 1;
  sr_dtype dtype = sr_operand(op, 1)->type->dtype;
  for (int64_t d = 0; d < tables->device_count; d++) {
    int64_t at = sr_table_at(operands[1], d);
    at = sr_integer_order(dtype, at, 0) < 0 ? 0 : at;
    at = sr_integer_order(dtype, at, last) > 0 ? last : at;
    tables->draft[d] = sr_dense_integer(&sr_op_attr(list->op, "value")->dense, at);
  }
  return sr_tables_list(tables, tables->draft);
}

static const sr_table *computed(sr_tables *tables, const sr_op *op,
                                const sr_table *const *operands) {
  if (op->operand_count < 1 || op->operand_count > SR_TABLE_OPERANDS || op->region_count > 0)
    return NULL;
  bool differs = false;
  for (int32_t i = 0; i < op->operand_count; i++) {
    if (!operands[i])
      return NULL;
    differs = differs || operands[i]->each;
  }
  int64_t count = differs ? tables->device_count : 1;
  for (int64_t d = 0; d < count; d++) {
    int64_t numbers[SR_TABLE_OPERANDS] = {0};
    for (int32_t i = 0; i < op->operand_count; i++)
      numbers[i] = sr_table_at(operands[i], d);
    if (!compute(op, numbers, &tables->draft[d]))
      return NULL;
  }
  return differs ? sr_tables_list(tables, tables->draft)
                 : sr_tables_number(tables, tables->draft[0]);
}

const sr_table *sr_tables_of_op(sr_tables *tables, const sr_op *op,
                                const sr_table *const *operands) {
  if (op->result_count != 1 || !sr_type_has_table(op->results[0].type))
    return NULL;
  if (op->code == SR_OP_DYNAMIC_SLICE)
    return looked_up(tables, op, operands);
  if (op->code == SR_OP_CONSTANT)
    return sr_tables_number(tables, sr_dense_integer(&sr_op_attr(op, "value")->dense, 0));
  if (op->code != SR_OP_PARTITION_ID)
    return computed(tables, op, operands);
  for (int64_t d = 0; d < tables->device_count; d++)
    tables->draft[d] = d;
  return sr_tables_list(tables, tables->draft);
}
