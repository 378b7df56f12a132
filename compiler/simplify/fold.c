/*
 * Constant folding: an op whose operands are all constants becomes a constant. Splats fold at any
 * size and stay splats. Other constants fold up to SR_FOLD_ELEMENTS elements, because a large
 * constant costs memory in the executable.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/simplify/simplify_rules.h"

/* If all elements of a constant are equal, replaces the constant by a splat. */
bool sr_rewrite_constant_splat(const sr_builder *b, sr_op *op) {
  const sr_dense *dense = sr_constant_of(sr_result(op, 0));
  if (!dense || dense->splat || dense->bytes == 0)
    return false;
  size_t element = sr_dtype_get(dense->type->dtype)->bytes;
  const char *data = dense->data;
  if (memcmp(data, data + element, dense->bytes - element) != 0)
    return false;
  return sr_rewriter_finish(b, op,
                            sr_build_constant(b, &(sr_dense){dense->type, data, element, true}));
}

/* Returns the constants of all operands, or NULL if an operand is not a constant. */
static const sr_dense **constant_operands(const sr_builder *b, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!sr_constant_of(sr_operand(op, i)))
      return NULL;
  const sr_dense **operands = SR_NEW_ARRAY(b->arena, const sr_dense *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_constant_of(sr_operand(op, i));
  return operands;
}

static bool all_splats(const sr_op *op, const sr_dense *const *operands) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!operands[i]->splat)
      return false;
  return true;
}

static bool equal_splats(const sr_op *op, const sr_dense *const *operands) {
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!operands[i]->splat || operands[i]->bytes != operands[0]->bytes ||
        memcmp(operands[i]->data, operands[0]->data, operands[0]->bytes) != 0)
      return false;
  return op->operand_count > 0;
}

static bool is_small(const sr_type *type) {
  return sr_type_is_static(type) && sr_type_elements(type) <= SR_FOLD_ELEMENTS;
}

bool sr_rewrite_fold_elementwise(const sr_builder *b, sr_op *op) {
  if (op->result_count != 1 || op->operand_count == 0)
    return false;
  const sr_type *type = op->results[0].type;
  if (type->kind != SR_TYPE_TENSOR || !sr_type_is_static(type))
    return false;
  const sr_dense **operands = constant_operands(b, op);
  sr_dense value;
  if (!operands || (!is_small(type) && !all_splats(op, operands)) ||
      !sr_evaluate_elementwise(b->module->arena, op, operands, type, &value))
    return false;
  return sr_rewriter_finish(b, op, sr_build_constant(b, &value));
}

/* True if `op`, a small iota, should become a constant, because its users then fold, too: each user
 * is a layout or elementwise op whose other operands are constants or iotas. */
static bool iota_is_worth_it(const sr_op *op) {
  for (const sr_use *use = op->results[0].uses; use; use = use->next) {
    const sr_op *user = use->user;
    for (int32_t i = 0; i < user->operand_count; i++) {
      const sr_value *other = sr_operand(user, i);
      if (other != &op->results[0] && !sr_constant_of(other) && !sr_value_op(other, SR_OP_IOTA))
        return false;
    }
    if (!sr_op_has(user, SR_TRAIT_ELEMENTWISE) && !sr_op_has(user, SR_TRAIT_LAYOUT))
      return false;
  }
  return true;
}

bool sr_rewrite_fold_layout(const sr_builder *b, sr_op *op) {
  if (op->result_count != 1)
    return false;
  const sr_type *type = op->results[0].type;
  if (type->kind != SR_TYPE_TENSOR || !sr_type_is_static(type))
    return false;
  const sr_dense **operands = constant_operands(b, op);
  if (!operands || (op->code == SR_OP_IOTA && !(is_small(type) && iota_is_worth_it(op))))
    return false;
  /* A folded reshape shares the bytes of its operand, so folding a large one costs no memory. */
  if (!is_small(type) && !equal_splats(op, operands) && op->code != SR_OP_RESHAPE)
    return false;
  sr_dense value;
  if (!sr_evaluate_layout(b->module->arena, op, operands, type, &value))
    return false;
  return sr_rewriter_finish(b, op, sr_build_constant(b, &value));
}

/* ---- reduce --------------------------------------------------------------------------------- */

/*
 * True if `code` may combine the elements of `input` and `init` in any order, because each order
 * gives the same bits. This holds for integers, and for minimum and maximum of floats. A float sum
 * must meet two conditions: all terms are integers, and the sum of their magnitudes is at most 2^p,
 * where p is the number of bits of the type's significand. Then no addition rounds.
 */
static bool order_is_free(sr_opcode code, const sr_dense *input, const sr_dense *init) {
  if (!sr_type_is_float(input->type))
    return sr_dtype_get(input->type->dtype)->class_ != SR_CLASS_COMPLEX;
  if (code == SR_OP_MINIMUM || code == SR_OP_MAXIMUM)
    return true;
  if (code != SR_OP_ADD)
    return false;
  int64_t count = sr_type_elements(input->type), steps = input->splat ? 1 : count;
  double start = sr_dense_number(init, 0).re, total = fabs(start),
         times = input->splat ? (double)count : 1;
  if (start != trunc(start))
    return false;
  for (int64_t i = 0; i < steps; i++) {
    double term = sr_dense_number(input, i).re;
    if (term != trunc(term) || (term == 0 && signbit(term)))
      return false;
    total += times * fabs(term);
  }
  return total <= ldexp(1.0, sr_dtype_significand(input->type->dtype));
}

/* Combines `start` with `count` terms that are all equal to `term`. */
static bool combine_splat(sr_opcode code, sr_dtype dtype, sr_number start, sr_number term,
                          int64_t count, sr_number *out) {
  bool is_sum = code == SR_OP_ADD;
  if (sr_opcode_has(code, SR_TRAIT_IDEMPOTENT) || (is_sum && term.class_ == SR_CLASS_BOOL)) {
    *out = start;
    return count == 0 || sr_evaluate_binary(code, dtype, start, term, out);
  }
  /* The caller has checked with order_is_free that a float sum is exact. */
  term.bits *= (uint64_t)count;
  term.re *= (double)count;
  return is_sum && sr_evaluate_binary(code, dtype, start, term, out);
}

/* Returns the number of input elements that are reduced to one element of the result. */
static int64_t reduced_elements(const sr_op *op) {
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  int64_t elements = 1;
  for (size_t i = 0; i < count; i++)
    elements *= sr_operand(op, 0)->type->dims[dims[i]];
  return elements;
}

/* Returns the index of the result element to which input element `index` is reduced. */
static int64_t reduced_index(const sr_type *input, const bool *reduced, int64_t index) {
  int64_t out = 0, scale = 1;
  for (int32_t d = input->rank - 1; d >= 0; d--) {
    int64_t at = index % input->dims[d];
    index /= input->dims[d];
    if (reduced[d])
      continue;
    out += at * scale;
    scale *= input->dims[d];
  }
  return out;
}

static bool combine_all(const sr_builder *b, const sr_op *op, sr_opcode code, const sr_dense *input,
                        const sr_dense *init, sr_dense *out) {
  const sr_type *type = op->results[0].type;
  int64_t results = sr_type_elements(type);
  sr_number *totals = SR_NEW_ARRAY(b->arena, sr_number, results);
  for (int64_t i = 0; i < results; i++)
    totals[i] = sr_dense_number(init, 0);
  bool *reduced = SR_NEW_ARRAY(b->arena, bool, input->type->rank);
  size_t count;
  const int64_t *dims = sr_op_ints(op, "dimensions", &count);
  for (size_t i = 0; i < count; i++)
    reduced[dims[i]] = true;
  for (int64_t i = 0; i < sr_type_elements(input->type); i++) {
    sr_number *total = &totals[reduced_index(input->type, reduced, i)];
    if (!sr_evaluate_binary(code, type->dtype, *total, sr_dense_number(input, i), total))
      return false;
  }
  size_t bytes = sr_dtype_get(type->dtype)->bytes;
  char *data = sr_arena_array(b->module->arena, (size_t)results, bytes);
  for (int64_t i = 0; i < results; i++)
    sr_number_store(type->dtype, totals[i], data + (size_t)i * bytes);
  *out = (sr_dense){type, data, (size_t)results * bytes, results == 1};
  return true;
}

bool sr_rewrite_fold_reduce(const sr_builder *b, sr_op *op) {
  if (op->operand_count != 2)
    return false;
  const sr_dense *input = sr_constant_of(sr_operand(op, 0));
  const sr_dense *init = sr_constant_of(sr_operand(op, 1));
  const sr_type *type = op->results[0].type;
  sr_opcode code = sr_block_combiner(op->regions[0]);
  if (!input || !init || code == SR_OP_COUNT || !sr_number_has(type->dtype) ||
      type->dtype != input->type->dtype || !order_is_free(code, input, init))
    return false;
  sr_dense value;
  if (input->splat) {
    size_t bytes = sr_dtype_get(type->dtype)->bytes;
    sr_number total;
    if (!combine_splat(code, type->dtype, sr_dense_number(init, 0), sr_dense_number(input, 0),
                       reduced_elements(op), &total))
      return false;
    void *data = sr_arena_alloc(b->module->arena, bytes);
    sr_number_store(type->dtype, total, data);
    value = (sr_dense){type, data, bytes, true};
  } else if (!is_small(input->type) || !combine_all(b, op, code, input, init, &value)) {
    return false;
  }
  return sr_rewriter_finish(b, op, sr_build_constant(b, &value));
}
