#include "uniformity/table.h"

#include <string.h>

#include "graph/ir/integer_value.h"

enum {
  MAX_HEIGHT = 1024,    /* longest chain of ops whose tables are lists; ops behind it get no table,
                         * so that the recursion stays shallow */
  KEPT_BYTES = 4 << 20, /* sr_tables_tidy forgets the lists if they take more bytes than this */
};

/* What is known about a value: its table, if it has one. */
typedef struct knowledge {
  sr_table table;
  uint32_t age;   /* sr_tables.age when the table was computed; another age now means that its list
                   * was forgotten */
  int32_t height; /* if the table is a list: number of ops in the longest chain that computes it;
                   * else 0 */
  bool looked, known;
} knowledge;

/* ---- numbers of a type ----------------------------------------------------------------------- */

/* True if values of the type can have a table: the type is a tensor of one integer. */
static bool has_table(const sr_type *type) {
  return type->kind == SR_TYPE_TENSOR && type->dtype != SR_DTYPE_COUNT &&
         sr_integer_has(type->dtype) && sr_type_elements(type) == 1;
}

static void choose(const int64_t *choice, const int64_t *on_true, const int64_t *on_false,
                   int64_t count, int64_t *out) {
  for (int64_t i = 0; i < count; i++)
    out[i] = choice[i] ? on_true[i] : on_false[i];
}

/* Computes the result of `op` on each of `count` devices. in[i] has operand i on each device. The
 * op is elementwise or only reshapes its single element. Returns false for other ops. */
static bool compute(const sr_op *op, const int64_t *const *in, int64_t count, int64_t *out) {
  const sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  if (op->code == SR_OP_CONVERT)
    sr_integers_convert(sr_result(op, 0)->type->dtype, in[0], count, out);
  else if (op->code == SR_OP_RESHAPE || op->code == SR_OP_BROADCAST_IN_DIM)
    memcpy(out, in[0], (size_t)count * sizeof *out);
  else if (op->code == SR_OP_COMPARE)
    sr_integers_compare(sr_op_comparison(op), dtype, in[0], in[1], count, out);
  else if (op->code == SR_OP_SELECT)
    choose(in[0], in[1], in[2], count, out);
  else if (op->code == SR_OP_CLAMP) /* operands: low, number, high */
    return sr_integers_binary(SR_OP_MAXIMUM, dtype, in[0], in[1], count, out) &&
           sr_integers_binary(SR_OP_MINIMUM, dtype, out, in[2], count, out);
  else
    return op->operand_count == 1 ? sr_integers_unary(op->code, dtype, in[0], count, out)
                                  : sr_integers_binary(op->code, dtype, in[0], in[1], count, out);
  return true;
}

/* ---- tables ---------------------------------------------------------------------------------- */

sr_tables sr_tables_of(sr_arena *arena, int64_t device_count) {
  sr_tables tables = {.arena = arena, .device_count = device_count};
  tables.draft = SR_NEW_ARRAY(arena, int64_t, device_count);
  for (int32_t i = 0; i < SR_TABLE_OPERANDS; i++)
    tables.written_out[i] = SR_NEW_ARRAY(arena, int64_t, device_count);
  return tables;
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

/* Makes a table from each[0 .. count): `count` is the number of devices, or 1 if all devices have
 * the same number. */
static sr_table table_of(sr_tables *tables, const int64_t *each, int64_t count) {
  int64_t same = 1;
  while (same < count && each[same] == each[0])
    same++;
  return same == count ? (sr_table){.number = each[0]}
                       : (sr_table){.each = copy_list(tables, each)};
}

const sr_table *sr_tables_number(sr_tables *tables, int64_t number) {
  const sr_table table = {.number = number};
  return sr_arena_copy(tables->arena, &table, sizeof table);
}

const sr_table *sr_tables_list(sr_tables *tables, const int64_t *each) {
  const sr_table table = table_of(tables, each, tables->device_count);
  return sr_arena_copy(tables->arena, &table, sizeof table);
}

/* ---- values ---------------------------------------------------------------------------------- */

static const knowledge *look(sr_tables *tables, const sr_value *value, int32_t depth);

static void fill(int64_t *numbers, int64_t number, int64_t count) {
  for (int64_t i = 0; i < count; i++)
    numbers[i] = number;
}

/* Returns the numbers of `table` on the first `count` devices as a list. `table` is the table of
 * operand `index` of an op. If all devices have the same number, the list is written to
 * tables->written_out[index]. */
static const int64_t *write_out(sr_tables *tables, const sr_table *table, int32_t index,
                                int64_t count) {
  if (table->each)
    return table->each;
  fill(tables->written_out[index], table->number, count);
  return tables->written_out[index];
}

/* Returns how many numbers must be computed for the table of an op's result. If no operand differs
 * between devices, it is 1. Otherwise it is the number of devices. */
static int64_t computed_count(const sr_tables *tables, const sr_table *operands, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (operands[i].each)
      return tables->device_count;
  return 1;
}

/* Computes a dynamic_slice that takes one element of a constant vector. `place` is the table of the
 * start index. Returns false if the vector is not constant. */
static bool look_up(sr_tables *tables, const sr_op *op, const sr_table *place, int64_t count) {
  const sr_value *list = sr_operand(op, 0);
  if (!list->op || list->op->code != SR_OP_CONSTANT || list->type->rank != 1)
    return false;
  const sr_dtype dtype = sr_operand(op, 1)->type->dtype;
  const sr_dense *entries = &sr_op_attr(list->op, "value")->dense;
  const int64_t last = list->type->dims[0] - 1, *places = write_out(tables, place, 0, count);
  for (int64_t i = 0; i < count; i++) {
    int64_t at = places[i];
    at = sr_integer_order(dtype, at, 0) < 0 ? 0 : at;
    at = sr_integer_order(dtype, at, last) > 0 ? last : at;
    tables->draft[i] = sr_dense_integer(entries, at);
  }
  return true;
}

static bool compute_all(sr_tables *tables, const sr_op *op, const sr_table *operands,
                        int64_t count) {
  const int64_t *in[SR_TABLE_OPERANDS] = {0};
  for (int32_t i = 0; i < op->operand_count; i++)
    in[i] = write_out(tables, &operands[i], i, count);
  return compute(op, in, count, tables->draft);
}

/* Computes k->table, the table of the op's result, and k->height. Returns false if there is no such
 * table. */
static bool work_out(sr_tables *tables, const sr_op *op, int32_t depth, knowledge *k) {
  const bool from_list = op->code == SR_OP_DYNAMIC_SLICE;
  if (op->operand_count < 1 || op->operand_count > SR_TABLE_OPERANDS || op->region_count > 0 ||
      depth > MAX_HEIGHT)
    return false;
  sr_table operands[SR_TABLE_OPERANDS] = {0};
  int32_t height = 0;
  for (int32_t i = from_list; i < op->operand_count; i++) {
    const knowledge *operand = look(tables, sr_operand(op, i), depth + 1);
    if (!operand || !operand->known)
      return false;
    operands[i] = operand->table;
    height = height > operand->height ? height : operand->height;
  }
  const int64_t count = computed_count(tables, operands, op->operand_count);
  if (height >= MAX_HEIGHT || !(from_list ? look_up(tables, op, &operands[1], count)
                                          : compute_all(tables, op, operands, count)))
    return false;
  k->table = table_of(tables, tables->draft, count);
  k->height = k->table.each ? height + 1 : 0;
  return true;
}

/* Finds out what is known about the result of `op`, which has one result, a single integer. */
static void learn(sr_tables *tables, const sr_op *op, int32_t depth, knowledge *k) {
  *k = (knowledge){.known = true};
  if (op->code == SR_OP_CONSTANT) {
    k->table.number = sr_dense_integer(&sr_op_attr(op, "value")->dense, 0);
  } else if (op->code == SR_OP_PARTITION_ID) {
    for (int64_t d = 0; d < tables->device_count; d++)
      tables->draft[d] = d;
    k->table = table_of(tables, tables->draft, tables->device_count);
  } else {
    k->known = work_out(tables, op, depth, k);
  }
}

/* Returns what is known about the value; NULL: its type cannot have a table. If the value's list
 * was forgotten, computes it again. */
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
