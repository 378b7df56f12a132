/* Evaluates the ops with which programs compute shapes, on integer arrays that are as small as a
 * shape. */
#include "graph/normalize/settle_numbers.h"

#include "graph/ir/compare.h"
#include "graph/ir/integer_value.h"

static const sr_numbers *numbers_of(const sr_known_numbers *known, const sr_op *op, int32_t index) {
  return SR_SIDE_GET(known, sr_operand(op, index)->id);
}

static bool is_small_integer(const sr_type *type) {
  return sr_type_is_static(type) && type->rank <= 2 && sr_integer_has(type->dtype) &&
         sr_type_elements(type) <= 2 * SR_MAX_RANK;
}

static bool read_constant(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  (void)known;
  for (size_t i = 0; i < out->count; i++)
    out->values[i] = sr_dense_integer(&sr_op_attr(op, "value")->dense, (int64_t)i);
  return true;
}

static bool read_size(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  (void)known;
  out->values[0] = sr_operand(op, 0)->type->dims[sr_op_int(op, "dimension", 0)];
  return true;
}

static bool apply_unary(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  const sr_numbers *a = numbers_of(known, op, 0);
  return a && a->count == out->count &&
         sr_integers_unary(op->code, op->results[0].type->dtype, a->values, (int64_t)out->count,
                           out->values);
}

static bool apply_binary(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  const sr_numbers *a = numbers_of(known, op, 0), *b = numbers_of(known, op, 1);
  return a && b && a->count == out->count && b->count == out->count &&
         sr_integers_binary(op->code, op->results[0].type->dtype, a->values, b->values,
                            (int64_t)out->count, out->values);
}

static bool compare(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  const sr_numbers *a = numbers_of(known, op, 0), *b = numbers_of(known, op, 1);
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  if (!a || !b || a->count != out->count || b->count != out->count)
    return false;
  sr_integers_compare(sr_op_comparison(op), dtype, a->values, b->values, (int64_t)out->count,
                      out->values);
  return true;
}

/* Evaluates a select. The predicate has one element, or as many as the result. */
static bool choose(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  const sr_numbers *choice = numbers_of(known, op, 0);
  const sr_numbers *on_true = numbers_of(known, op, 1), *on_false = numbers_of(known, op, 2);
  if (!choice || !on_true || !on_false || (choice->count != 1 && choice->count != out->count) ||
      on_true->count != out->count || on_false->count != out->count)
    return false;
  for (size_t i = 0; i < out->count; i++)
    out->values[i] = (choice->values[choice->count == 1 ? 0 : i] ? on_true : on_false)->values[i];
  return true;
}

/* Concatenates the elements of the operands, converted to the result's element type. Several
 * operands are vectors; a single operand may have any rank, so convert and reshape use this,
 * too. */
static bool join(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  size_t at = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_numbers *part = numbers_of(known, op, i);
    if (!part || at + part->count > out->count)
      return false;
    sr_integers_convert(op->results[0].type->dtype, part->values, (int64_t)part->count,
                        &out->values[at]);
    at += part->count;
  }
  return at == out->count;
}

static bool spread(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  const sr_numbers *from = numbers_of(known, op, 0);
  if (!from || (from->count != 1 && op->results[0].type->rank != sr_operand(op, 0)->type->rank))
    return false;
  if (from->count != 1)
    return join(known, op, out);
  for (size_t i = 0; i < out->count; i++)
    out->values[i] = from->values[0];
  return true;
}

static bool slice(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  const sr_numbers *from = numbers_of(known, op, 0);
  size_t count;
  const int64_t *start = sr_op_ints(op, "start_indices", &count);
  const int64_t *stride = sr_op_ints(op, "strides", &count);
  if (!from || count != 1)
    return false;
  for (size_t i = 0; i < out->count; i++) {
    /* The slice may be out of bounds, because the verifier could not check it while the size of the
     * operand was dynamic. */
    uint64_t at = (uint64_t)start[0] + i * (uint64_t)stride[0];
    if (at >= from->count)
      return false;
    out->values[i] = from->values[at];
  }
  return true;
}

static bool concatenate(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  return op->results[0].type->rank == 1 && join(known, op, out);
}

static bool compute(const sr_known_numbers *known, const sr_op *op, sr_numbers *out) {
  static bool (*const others[SR_OP_COUNT])(const sr_known_numbers *, const sr_op *,
                                           sr_numbers *) = {
      [SR_OP_CONSTANT] = read_constant,
      [SR_OP_GET_DIMENSION_SIZE] = read_size,
      [SR_OP_CONVERT] = join,
      [SR_OP_RESHAPE] = join,
      [SR_OP_CONCATENATE] = concatenate,
      [SR_OP_BROADCAST_IN_DIM] = spread,
      [SR_OP_SLICE] = slice,
      [SR_OP_COMPARE] = compare,
      [SR_OP_SELECT] = choose,
  };
  if (others[op->code])
    return others[op->code](known, op, out);
  if (!sr_op_has(op, SR_TRAIT_ELEMENTWISE))
    return false;
  return op->operand_count == 1 ? apply_unary(known, op, out)
                                : op->operand_count == 2 && apply_binary(known, op, out);
}

const sr_numbers *sr_numbers_of(sr_module *module, const sr_known_numbers *known, const sr_op *op) {
  const sr_type *type = op->results[0].type;
  if (!is_small_integer(type))
    return NULL;
  int64_t values[2 * SR_MAX_RANK];
  sr_numbers found = {(size_t)sr_type_elements(type), values};
  if (!compute(known, op, &found))
    return NULL;
  sr_numbers *numbers = SR_NEW(module->arena, sr_numbers);
  *numbers =
      (sr_numbers){found.count, sr_arena_copy(module->arena, values, found.count * sizeof *values)};
  return numbers;
}
