/* The arithmetic by which programs compute shapes, on at most a shape's worth of numbers. */
#include "graph/settle_numbers.h"

#include <string.h>

static bool is_small_integer(const sr_type *type) {
  if (!sr_type_is_static(type) || type->rank > 2)
    return false;
  sr_class class_ = sr_dtype_get(type->dtype)->class_;
  return (class_ == SR_CLASS_BOOL || class_ == SR_CLASS_SIGNED || class_ == SR_CLASS_UNSIGNED) &&
         sr_type_elements(type) <= 2 * SR_MAX_RANK;
}

/* `value` as the element type gives it back: cut to its width. */
static int64_t cut(sr_dtype dtype, int64_t value) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->bits == 64)
    return value;
  uint64_t low = (uint64_t)value & ((UINT64_C(1) << info->bits) - 1);
  if (info->class_ == SR_CLASS_SIGNED && low >> (info->bits - 1))
    low |= ~UINT64_C(0) << info->bits;
  return (int64_t)low;
}

static void read_constant(const sr_op *op, sr_numbers *out) {
  const sr_dense *dense = &sr_op_attr(op, "value")->dense;
  size_t width = sr_dtype_get(dense->type->dtype)->bytes;
  for (size_t i = 0; i < out->count; i++) {
    uint64_t bits = 0;
    memcpy(&bits, (const char *)dense->data + (dense->splat ? 0 : i * width), width);
    out->values[i] = cut(dense->type->dtype, (int64_t)bits);
  }
}

/* False where the op is another, or the result is not defined. */
static bool combine(sr_opcode code, int64_t a, int64_t b, int64_t *out) {
  uint64_t x = (uint64_t)a, y = (uint64_t)b;
  switch ((int)code) {
  case SR_OP_ADD:
    *out = (int64_t)(x + y);
    return true;
  case SR_OP_SUBTRACT:
    *out = (int64_t)(x - y);
    return true;
  case SR_OP_MULTIPLY:
    *out = (int64_t)(x * y);
    return true;
  case SR_OP_MAXIMUM:
    *out = a > b ? a : b;
    return true;
  case SR_OP_MINIMUM:
    *out = a < b ? a : b;
    return true;
  case SR_OP_DIVIDE:
  case SR_OP_REMAINDER:
    if (b == 0 || b == -1)
      return false;
    *out = code == SR_OP_DIVIDE ? a / b : a % b;
    return true;
  case SR_OP_AND:
    *out = a & b;
    return true;
  case SR_OP_OR:
    *out = a | b;
    return true;
  }
  return false;
}

static bool apply(const sr_op *op, sr_numbers *out) {
  const sr_numbers *a = sr_operand(op, 0)->note, *b = sr_operand(op, 1)->note;
  if (!a || !b || a->count != out->count || b->count != out->count)
    return false;
  for (size_t i = 0; i < out->count; i++) {
    int64_t value;
    if (!combine(op->code, a->values[i], b->values[i], &value))
      return false;
    out->values[i] = cut(op->results[0].type->dtype, value);
  }
  return true;
}

static bool sign(const sr_op *op, sr_numbers *out) {
  const sr_numbers *from = sr_operand(op, 0)->note;
  for (size_t i = 0; from && i < out->count; i++)
    out->values[i] = (from->values[i] > 0) - (from->values[i] < 0);
  return from;
}

static bool holds(const char *direction, int64_t x, int64_t y) {
  if (strcmp(direction, "EQ") == 0 || strcmp(direction, "NE") == 0)
    return (x == y) == (direction[0] == 'E');
  if (x == y)
    return direction[1] == 'E'; /* LE and GE, not LT and GT */
  return (x < y) == (direction[0] == 'L');
}

static bool compare(const sr_op *op, sr_numbers *out) {
  const sr_numbers *a = sr_operand(op, 0)->note, *b = sr_operand(op, 1)->note;
  bool unsigned_ = sr_dtype_get(sr_operand(op, 0)->type->dtype)->class_ == SR_CLASS_UNSIGNED;
  if (!a || !b || a->count != out->count || b->count != out->count)
    return false;
  for (size_t i = 0; i < out->count; i++) {
    if (unsigned_ && (a->values[i] < 0 || b->values[i] < 0)) /* beyond an int64_t */
      return false;
    out->values[i] =
        holds(sr_op_enum(op, "comparison_direction", "EQ"), a->values[i], b->values[i]);
  }
  return true;
}

/* The predicate is one for all, or one for each. */
static bool choose(const sr_op *op, sr_numbers *out) {
  const sr_numbers *choice = sr_operand(op, 0)->note;
  const sr_numbers *on_true = sr_operand(op, 1)->note, *on_false = sr_operand(op, 2)->note;
  if (!choice || !on_true || !on_false || (choice->count != 1 && choice->count != out->count) ||
      on_true->count != out->count || on_false->count != out->count)
    return false;
  for (size_t i = 0; i < out->count; i++)
    out->values[i] = (choice->values[choice->count == 1 ? 0 : i] ? on_true : on_false)->values[i];
  return true;
}

/* The numbers of the operands, one behind the other: vectors joined, or one that is moved whole. */
static bool join(const sr_op *op, sr_numbers *out) {
  size_t at = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_numbers *part = sr_operand(op, i)->note;
    if (!part || at + part->count > out->count)
      return false;
    for (size_t k = 0; k < part->count; k++)
      out->values[at++] = cut(op->results[0].type->dtype, part->values[k]);
  }
  return at == out->count;
}

static bool spread(const sr_op *op, sr_numbers *out) {
  const sr_numbers *from = sr_operand(op, 0)->note;
  if (!from || (from->count != 1 && op->results[0].type->rank != sr_operand(op, 0)->type->rank))
    return false;
  if (from->count != 1)
    return join(op, out);
  for (size_t i = 0; i < out->count; i++)
    out->values[i] = from->values[0];
  return true;
}

static bool slice(const sr_op *op, sr_numbers *out) {
  const sr_numbers *from = sr_operand(op, 0)->note;
  size_t count;
  const int64_t *start = sr_op_ints(op, "start_indices", &count);
  const int64_t *stride = sr_op_ints(op, "strides", &count);
  if (!from || count != 1)
    return false;
  for (size_t i = 0; i < out->count; i++) {
    /* The slice of an array whose size was open when it was verified may lie outside. */
    uint64_t at = (uint64_t)start[0] + i * (uint64_t)stride[0];
    if (at >= from->count)
      return false;
    out->values[i] = from->values[at];
  }
  return true;
}

/* Of truth values the sum is `or`, and every number but 0 converts to true. */
static bool is_arithmetic_of_truth(const sr_op *op) {
  return sr_dtype_get(op->results[0].type->dtype)->class_ == SR_CLASS_BOOL &&
         (op->code == SR_OP_ADD || op->code == SR_OP_CONVERT);
}

static bool compute(const sr_op *op, sr_numbers *out) {
  if (is_arithmetic_of_truth(op))
    return false;
  switch ((int)op->code) {
  case SR_OP_CONSTANT:
    read_constant(op, out);
    return true;
  case SR_OP_GET_DIMENSION_SIZE:
    out->values[0] = sr_operand(op, 0)->type->dims[sr_op_int(op, "dimension", 0)];
    return true;
  case SR_OP_CONVERT:
  case SR_OP_RESHAPE:
    return join(op, out);
  case SR_OP_CONCATENATE:
    return op->results[0].type->rank == 1 && join(op, out);
  case SR_OP_BROADCAST_IN_DIM:
    return spread(op, out);
  case SR_OP_SLICE:
    return slice(op, out);
  case SR_OP_ADD:
  case SR_OP_SUBTRACT:
  case SR_OP_MULTIPLY:
  case SR_OP_DIVIDE:
  case SR_OP_REMAINDER:
  case SR_OP_MAXIMUM:
  case SR_OP_MINIMUM:
  case SR_OP_AND:
  case SR_OP_OR:
    return apply(op, out);
  case SR_OP_SIGN:
    return sign(op, out);
  case SR_OP_COMPARE:
    return compare(op, out);
  case SR_OP_SELECT:
    return choose(op, out);
  }
  return false;
}

sr_numbers *sr_numbers_of(sr_module *module, const sr_op *op) {
  const sr_type *type = op->results[0].type;
  if (!is_small_integer(type))
    return NULL;
  int64_t values[2 * SR_MAX_RANK];
  sr_numbers found = {(size_t)sr_type_elements(type), values};
  if (!compute(op, &found))
    return NULL;
  sr_numbers *numbers = SR_NEW(module->arena, sr_numbers);
  *numbers =
      (sr_numbers){found.count, sr_arena_copy(module->arena, values, found.count * sizeof *values)};
  return numbers;
}
