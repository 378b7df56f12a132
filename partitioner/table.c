#include "partitioner/table.h"

#include <string.h>

enum {
  MOST_OPERANDS = 3
};

/* ---- numbers of a type ----------------------------------------------------------------------- */

bool sr_type_has_table(const sr_type *type) {
  if (type->kind != SR_TYPE_TENSOR || type->dtype == SR_DTYPE_COUNT || sr_type_elements(type) != 1)
    return false;
  sr_class class = sr_dtype_get(type->dtype)->class_;
  return class == SR_CLASS_BOOL || class == SR_CLASS_SIGNED || class == SR_CLASS_UNSIGNED;
}

static bool is_signed(sr_dtype dtype) {
  return sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
}

/* The low bits of `bits` as the type reads them. */
static int64_t wrapped(sr_dtype dtype, uint64_t bits) {
  unsigned unused = 64u - sr_dtype_get(dtype)->bits;
  bits <<= unused;
  return is_signed(dtype) ? (int64_t)bits >> unused : (int64_t)(bits >> unused);
}

static int64_t element_of(const sr_dense *dense, int64_t index) {
  size_t width = sr_dtype_get(dense->type->dtype)->bytes;
  uint64_t bits = 0;
  memcpy(&bits, (const char *)dense->data + (dense->splat ? 0 : (size_t)index * width), width);
  return wrapped(dense->type->dtype, bits);
}

static bool is_less(sr_dtype dtype, int64_t a, int64_t b) {
  return is_signed(dtype) ? a < b : (uint64_t)a < (uint64_t)b;
}

/* a / b or a % b; false where the specification gives no number. */
static bool divide(sr_opcode code, sr_dtype dtype, int64_t a, int64_t b, uint64_t *out) {
  if (b == 0 || (is_signed(dtype) && b == -1))
    return false;
  bool quotient = code == SR_OP_DIVIDE;
  if (is_signed(dtype))
    *out = (uint64_t)(quotient ? a / b : a % b);
  else
    *out = quotient ? (uint64_t)a / (uint64_t)b : (uint64_t)a % (uint64_t)b;
  return true;
}

static bool compare(const sr_op *op, int64_t a, int64_t b, uint64_t *out) {
  const char *direction = sr_op_enum(op, "comparison_direction", "");
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  bool less = is_less(dtype, a, b), equal = a == b;
  static const char *const names[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  const bool answers[] = {equal, !equal, less, less || equal, !less && !equal, !less};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(direction, names[i]) == 0) {
      *out = answers[i];
      return true;
    }
  return false;
}

/* What an elementwise op makes of its operands; false if that is not known here. */
static bool compute(const sr_op *op, const int64_t *in, uint64_t *out) {
  uint64_t a = (uint64_t)in[0], b = (uint64_t)in[1];
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  switch ((int)op->code) {
  case SR_OP_ADD: /* of i1: or */
    *out = dtype == SR_I1 ? a | b : a + b;
    return true;
  case SR_OP_SUBTRACT:
    *out = a - b;
    return true;
  case SR_OP_MULTIPLY:
    *out = a * b;
    return true;
  case SR_OP_DIVIDE:
  case SR_OP_REMAINDER:
    return divide(op->code, dtype, in[0], in[1], out);
  case SR_OP_MINIMUM:
    *out = is_less(dtype, in[0], in[1]) ? a : b;
    return true;
  case SR_OP_MAXIMUM:
    *out = is_less(dtype, in[0], in[1]) ? b : a;
    return true;
  case SR_OP_AND:
    *out = a & b;
    return true;
  case SR_OP_OR:
    *out = a | b;
    return true;
  case SR_OP_XOR:
    *out = a ^ b;
    return true;
  case SR_OP_NOT:
    *out = ~a;
    return true;
  case SR_OP_NEGATE:
    *out = 0 - a;
    return true;
  case SR_OP_CONVERT: /* to i1: whether it is not 0 */
    *out = sr_result(op, 0)->type->dtype == SR_I1 ? a != 0 : a;
    return true;
  case SR_OP_RESHAPE:
  case SR_OP_BROADCAST_IN_DIM:
    *out = a;
    return true;
  case SR_OP_COMPARE:
    return compare(op, in[0], in[1], out);
  case SR_OP_SELECT:
    *out = a ? b : (uint64_t)in[2];
    return true;
  case SR_OP_CLAMP: /* of low, number, high: as the minimum of the maximum */
    dtype = sr_operand(op, 1)->type->dtype;
    *out = is_less(dtype, in[1], in[0]) ? a : b;
    *out = is_less(dtype, in[2], (int64_t)*out) ? (uint64_t)in[2] : *out;
    return true;
  }
  return false;
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
    int64_t index = sr_table_at(operands[1], d), at = is_signed(dtype) && index < 0 ? 0 : index;
    at = (uint64_t)at > (uint64_t)last ? last : at;
    tables->draft[d] = element_of(&sr_op_attr(list->op, "value")->dense, at);
  }
  return sr_tables_list(tables, tables->draft);
}

static const sr_table *computed(sr_tables *tables, const sr_op *op,
                                const sr_table *const *operands) {
  sr_dtype dtype = sr_result(op, 0)->type->dtype;
  if (op->operand_count < 1 || op->operand_count > MOST_OPERANDS || op->region_count > 0)
    return NULL;
  bool differs = false;
  for (int32_t i = 0; i < op->operand_count; i++) {
    if (!operands[i])
      return NULL;
    differs = differs || operands[i]->each;
  }
  int64_t count = differs ? tables->device_count : 1;
  for (int64_t d = 0; d < count; d++) {
    int64_t numbers[MOST_OPERANDS] = {0};
    uint64_t made = 0;
    for (int32_t i = 0; i < op->operand_count; i++)
      numbers[i] = sr_table_at(operands[i], d);
    if (!compute(op, numbers, &made))
      return NULL;
    tables->draft[d] = wrapped(dtype, made);
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
    return sr_tables_number(tables, element_of(&sr_op_attr(op, "value")->dense, 0));
  if (op->code != SR_OP_PARTITION_ID)
    return computed(tables, op, operands);
  for (int64_t d = 0; d < tables->device_count; d++)
    tables->draft[d] = d;
  return sr_tables_list(tables, tables->draft);
}
