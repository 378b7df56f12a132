/*
 * Integers that follow from the number of a device: where its slices start, above all, as programs
 * write them with axis_index, and as scalar.c does. A table of them has an entry for each device.
 */
#include <string.h>

#include "partitioner/rewrite.h"

enum {
  MAX_DEVICES = 4096, /* a table is made for each scalar on the way */
  MAX_DEPTH = 64      /* ops between a value and the device's number */
};

/* value->tag */
enum {
  TABLE_UNASKED,
  TABLE_ASKED, /* value->note is its table, or NULL */
};

/* ---- numbers of a type ----------------------------------------------------------------------- */

static bool is_integer(const sr_type *type) {
  if (type->kind != SR_TYPE_TENSOR || type->dtype == SR_DTYPE_COUNT)
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

static const int64_t *table_of(sr_rewriting *rw, sr_value *value, int32_t depth);

static int64_t *new_table(sr_rewriting *rw) {
  return SR_NEW_ARRAY(rw->pass->scratch, int64_t, rw->pass->device_count);
}

/* One for all uses of a number. */
static const int64_t *constant_table(sr_rewriting *rw, int64_t number) {
  void **place = sr_memo_at(rw->pass->scratch, &rw->constants, &number, 1);
  if (!*place) {
    int64_t *table = new_table(rw);
    for (int64_t d = 0; d < rw->pass->device_count; d++)
      table[d] = number;
    *place = table;
  }
  return *place;
}

/* The entry of a constant list that a dynamic_slice of one element takes. */
static const int64_t *looked_up(sr_rewriting *rw, const sr_op *op, int32_t depth) {
  const sr_value *list = sr_operand(op, 0);
  if (!list->op || list->op->code != SR_OP_CONSTANT || list->type->rank != 1)
    return NULL;
  const int64_t *index = table_of(rw, sr_operand(op, 1), depth);
  int64_t *table = new_table(rw), last = list->type->dims[0] - 1;
  sr_dtype dtype = sr_operand(op, 1)->type->dtype;
  for (int64_t d = 0; index && d < rw->pass->device_count; d++) {
    int64_t at = is_signed(dtype) && index[d] < 0 ? 0 : index[d];
    at = (uint64_t)at > (uint64_t)last ? last : at;
    table[d] = element_of(&sr_op_attr(list->op, "value")->dense, at);
  }
  return index ? table : NULL;
}

static const int64_t *computed(sr_rewriting *rw, const sr_op *op, int32_t depth) {
  const int64_t *in[3] = {NULL};
  sr_dtype dtype = sr_result(op, 0)->type->dtype;
  if (op->operand_count < 1 || op->operand_count > 3 || op->region_count > 0)
    return NULL;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!(in[i] = table_of(rw, sr_operand(op, i), depth)))
      return NULL;
  int64_t *table = new_table(rw);
  for (int64_t d = 0; d < rw->pass->device_count; d++) {
    int64_t numbers[3] = {0};
    uint64_t made = 0;
    for (int32_t i = 0; i < op->operand_count; i++)
      numbers[i] = in[i][d];
    if (!compute(op, numbers, &made))
      return NULL;
    table[d] = wrapped(dtype, made);
  }
  return table;
}

static const int64_t *make_table(sr_rewriting *rw, const sr_value *value, int32_t depth) {
  const sr_op *op = value->op;
  if (!op || !is_integer(value->type) || sr_type_elements(value->type) != 1 || depth == MAX_DEPTH)
    return NULL;
  if (op->code == SR_OP_DYNAMIC_SLICE)
    return looked_up(rw, op, depth + 1);
  if (op->code == SR_OP_CONSTANT)
    return constant_table(rw, element_of(&sr_op_attr(op, "value")->dense, 0));
  if (op->code != SR_OP_PARTITION_ID)
    return computed(rw, op, depth + 1);
  int64_t *table = new_table(rw);
  for (int64_t d = 0; d < rw->pass->device_count; d++)
    table[d] = d;
  return table;
}

static const int64_t *table_of(sr_rewriting *rw, sr_value *value, int32_t depth) {
  if (value->tag != TABLE_ASKED) {
    const int64_t *table = make_table(rw, value, depth);
    value->note = (void *)(uintptr_t)table;
    value->tag = TABLE_ASKED;
  }
  return value->note;
}

const int64_t *sr_value_by_device(sr_rewriting *rw, sr_value *value) {
  return rw->pass->device_count <= MAX_DEVICES ? table_of(rw, value, 0) : NULL;
}

bool sr_table_is_equal(const int64_t *table, const sr_groups *groups) {
  for (int64_t i = 0; i < groups->count * groups->size; i++) {
    int64_t first = groups->devices[i - i % groups->size], device = groups->devices[i];
    if (device >= 0 && table[device] != table[first])
      return false;
  }
  return true;
}

/* ---- slices ---------------------------------------------------------------------------------- */

/* Where a dynamic_slice starts along `dim`: the start that it is given, moved inside. */
static const int64_t *dynamic_starts(sr_rewriting *rw, const sr_op *op, int32_t dim, int64_t last) {
  sr_value *start = sr_operand(op, 1 + dim);
  if (last == 0)
    return constant_table(rw, 0);
  const int64_t *given = sr_value_by_device(rw, start);
  int64_t *table = NULL; /* none where all is inside */
  for (int64_t d = 0; given && d < rw->pass->device_count; d++) {
    bool below = is_signed(start->type->dtype) && given[d] < 0;
    if (!below && (uint64_t)given[d] <= (uint64_t)last)
      continue;
    if (!table)
      table =
          sr_arena_copy(rw->pass->scratch, given, (size_t)rw->pass->device_count * sizeof *given);
    table[d] = below ? 0 : last;
  }
  return table ? table : given;
}

bool sr_op_cut(sr_rewriting *rw, sr_op *op, sr_cut *out_cut) {
  if (!sr_op_is_slice(op) || rw->pass->device_count > MAX_DEVICES)
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
    out_cut->starts[d] = op->code == SR_OP_SLICE ? constant_table(rw, starts[d])
                                                 : dynamic_starts(rw, op, d, whole - size);
  }
  return true;
}

static bool is_one_number(const sr_rewriting *rw, const int64_t *table) {
  for (int64_t d = 1; d < rw->pass->device_count; d++)
    if (table[d] != table[0])
      return false;
  return true;
}

/* The device's entry, of that integer type. */
static sr_value *entry_of(const sr_builder *b, const int64_t *table, sr_dtype dtype) {
  sr_module *module = b->pass->module;
  const int64_t count = b->pass->device_count, one = 1;
  const sr_type *scalar = sr_build_scalar_type(b, SR_I64);
  sr_value *list = sr_op_build(module, SR_OP_CONSTANT, b->before, 0, NULL,
                               sr_type_tensor(module, SR_I64, 1, &count));
  sr_op_set_attr(module, list->op, "value", sr_attr_dense_i64(module, 1, &count, table));
  sr_value *device =
      sr_op_build(module, SR_OP_PARTITION_ID, b->before, 0, NULL, sr_build_scalar_type(b, SR_U32));
  sr_value *entry = sr_build_dynamic_slice(b, list, &device, &one);
  entry = sr_build_unary(b, SR_OP_RESHAPE, entry, scalar);
  return dtype == SR_I64 ? entry
                         : sr_build_unary(b, SR_OP_CONVERT, entry, sr_build_scalar_type(b, dtype));
}

static sr_value *number_of(const sr_builder *b, int64_t number, sr_dtype dtype) {
  sr_value *made = sr_build_number(b, number);
  return dtype == SR_I64 ? made
                         : sr_build_unary(b, SR_OP_CONVERT, made, sr_build_scalar_type(b, dtype));
}

/* Where the new slice starts: as the old one, at `table`, or with the first element. */
static sr_value *start_of(sr_rewriting *rw, const sr_builder *b, const sr_op *op, int32_t d,
                          bool taken, const int64_t *table) {
  bool given = op->code == SR_OP_DYNAMIC_SLICE;
  sr_dtype dtype = given ? sr_operand(op, 1)->type->dtype : SR_I64;
  if (table)
    return is_one_number(rw, table) ? number_of(b, table[0], dtype) : entry_of(b, table, dtype);
  if (!taken)
    return number_of(b, 0, dtype);
  return given ? sr_operand(op, 1 + d)
               : number_of(b, sr_op_ints(op, "start_indices", NULL)[d], dtype);
}

sr_value *sr_cut_again(sr_rewriting *rw, const sr_cut *cut, sr_op *op, sr_value *operand,
                       const bool *taken, int32_t dim, const int64_t *starts) {
  const sr_builder b = {rw->pass, op};
  const sr_type *type = operand->type;
  int64_t sizes[SR_MAX_RANK], fixed[SR_MAX_RANK];
  sr_value *places[SR_MAX_RANK];
  bool all = true, is_fixed = true;
  for (int32_t d = 0; d < type->rank; d++) {
    const int64_t *table = d == dim ? starts : cut->starts[d];
    sizes[d] = taken[d] ? cut->sizes[d] : type->dims[d];
    is_fixed = is_fixed && (!taken[d] || (table && is_one_number(rw, table)));
    fixed[d] = taken[d] && is_fixed ? table[0] : 0;
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
      places[d] = start_of(rw, &b, op, d, taken[d], d == dim ? starts : NULL);
    made = sr_build_dynamic_slice(&b, operand, places, sizes);
  }
  for (sr_op *at = last ? last->next : op->block->first; at != op; at = at->next)
    at->location = op->location;
  return made;
}
