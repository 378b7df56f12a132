#include "partitioner/table.h"

#include <string.h>

#include "graph/compare.h"
#include "graph/integer.h"

enum {
  MAX_OPERANDS = 3,     /* of an op that has a table */
  MAX_HEIGHT = 1024,    /* ops between a value and what all devices have alike */
  KEPT_BYTES = 4 << 20, /* of lists */
};

/* Of a value that may have a table. */
typedef struct knowledge {
  sr_table table;
  uint32_t age;   /* of the tables when it was worked out */
  int32_t height; /* ops that are in a row when it is worked out anew */
  bool looked, known;
} knowledge;

/* ---- numbers of a type ----------------------------------------------------------------------- */

/* True for one integer. */
static bool has_table(const sr_type *type) {
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

void sr_tables_tidy(sr_tables *tables) {
  size_t bytes = (size_t)tables->device_count * sizeof *tables->draft;
  if (tables->lists_used <= KEPT_BYTES / bytes)
    return;
  tables->lists_used = 0;
  tables->age++;
}

static const int64_t *copy_list(sr_tables *tables, const int64_t *each) {
  size_t bytes = (size_t)tables->device_count * sizeof *each;
  if (tables->lists_used == tables->lists.count)
    SR_PUSH(tables->arena, &tables->lists, sr_arena_alloc_raw(tables->arena, bytes));
  return memcpy(tables->lists.items[tables->lists_used++], each, bytes);
}

static sr_table table_of(sr_tables *tables, const int64_t *each) {
  int64_t same = 1;
  while (same < tables->device_count && each[same] == each[0])
    same++;
  return same == tables->device_count ? (sr_table){.number = each[0]}
                                      : (sr_table){.each = copy_list(tables, each)};
}

const sr_table *sr_tables_number(sr_tables *tables, int64_t number) {
  const sr_table table = {.number = number};
  return sr_arena_copy(tables->arena, &table, sizeof table);
}

const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each) {
  const sr_table table = table_of(tables, each);
  return sr_arena_copy(tables->arena, &table, sizeof table);
}

/* ---- values ---------------------------------------------------------------------------------- */

static const knowledge *look(sr_tables *tables, const sr_value *value, int32_t depth);

/* The entry of a constant list that a dynamic_slice of one element takes. */
static bool look_up(sr_tables *tables, const sr_op *op, const sr_table *place) {
  const sr_value *list = sr_operand(op, 0);
  if (!list->op || list->op->code != SR_OP_CONSTANT || list->type->rank != 1)
    return false;
  int64_t last = list->type->dims[0] - 1;
  sr_dtype dtype = sr_operand(op, 1)->type->dtype;
  for (int64_t d = 0; d < tables->device_count; d++) {
    int64_t at = sr_table_at(place, d);
    at = sr_integer_order(dtype, at, 0) < 0 ? 0 : at;
    at = sr_integer_order(dtype, at, last) > 0 ? last : at;
    tables->draft[d] = sr_dense_integer(&sr_op_attr(list->op, "value")->dense, at);
  }
  return true;
}

/* The draft for an op of operands of which tables are known. False: it is not known how. */
static bool compute_all(sr_tables *tables, const sr_op *op, const sr_table *operands) {
  bool differs = false;
  for (int32_t i = 0; i < op->operand_count; i++)
    differs = differs || operands[i].each;
  int64_t count = differs ? tables->device_count : 1;
  for (int64_t d = 0; d < count; d++) {
    int64_t numbers[MAX_OPERANDS] = {0};
    for (int32_t i = 0; i < op->operand_count; i++)
      numbers[i] = sr_table_at(&operands[i], d);
    if (!compute(op, numbers, &tables->draft[d]))
      return false;
  }
  for (int64_t d = count; d < tables->device_count; d++)
    tables->draft[d] = tables->draft[0];
  return true;
}

/* Puts what the op gives into the draft, and how many ops in a row that took into out_height. */
static bool work_out(sr_tables *tables, const sr_op *op, int32_t depth, int32_t *out_height) {
  bool from_list = op->code == SR_OP_DYNAMIC_SLICE;
  if (op->operand_count < 1 || op->operand_count > MAX_OPERANDS || op->region_count > 0 ||
      depth > MAX_HEIGHT)
    return false;
  sr_table operands[MAX_OPERANDS];
  *out_height = 0;
  for (int32_t i = from_list; i < op->operand_count; i++) {
    const knowledge *operand = look(tables, sr_operand(op, i), depth + 1);
    if (!operand || !operand->known)
      return false;
    operands[i] = operand->table;
    *out_height = *out_height > operand->height ? *out_height : operand->height;
  }
  ++*out_height;
  return from_list ? look_up(tables, op, &operands[1]) : compute_all(tables, op, operands);
}

/* Of an op of one result that is one integer. */
static void learn(sr_tables *tables, const sr_op *op, int32_t depth, knowledge *k) {
  k->height = 0;
  k->known = true;
  if (op->code == SR_OP_CONSTANT) {
    k->table = (sr_table){.number = sr_dense_integer(&sr_op_attr(op, "value")->dense, 0)};
    return;
  }
  if (op->code == SR_OP_PARTITION_ID)
    for (int64_t d = 0; d < tables->device_count; d++)
      tables->draft[d] = d;
  else
    k->known = work_out(tables, op, depth, &k->height) && k->height <= MAX_HEIGHT;
  k->table = k->known ? table_of(tables, tables->draft) : (sr_table){0};
  k->height = k->table.each ? k->height : 0;
}

/* NULL for what has no table. Of the rest, what is a list may have been forgotten. */
static const knowledge *look(sr_tables *tables, const sr_value *value, int32_t depth) {
  if (!value->op || value->op->result_count != 1 || !has_table(value->type))
    return NULL;
  const int64_t key = (int64_t)(intptr_t)value;
  void **place = sr_memo_at(tables->arena, &tables->known, &key, 1);
  knowledge *k = *place ? *place : (*place = SR_NEW(tables->arena, knowledge));
  if (!k->looked || (k->table.each && k->age != tables->age)) {
    learn(tables, value->op, depth, k);
    k->looked = true;
    k->age = tables->age;
  }
  return k;
}

const sr_table *sr_tables_find(sr_tables *tables, const sr_value *value) {
  const knowledge *k = look(tables, value, 0);
  return k && k->known ? &k->table : NULL;
}
