/* Identities of logic, selection, comparison and conversion. */
#include <string.h>

#include "compiler/simplify/simplify_rewriter.h"

/* A splat with every bit set: true, -1, the largest unsigned number. */
static bool is_ones(const sr_value *value) {
  return sr_value_is_int(value, sr_type_is_bool(value->type) ? 1 : -1);
}

bool sr_rewrite_and_or(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  bool is_and = op->code == SR_OP_AND;
  if (a == b)
    return sr_rewriter_finish(rw, op, a);
  if (sr_value_is_int(b, 0))
    return sr_rewriter_finish(rw, op, is_and ? b : a);
  if (is_ones(b))
    return sr_rewriter_finish(rw, op, is_and ? a : b);
  return false;
}

bool sr_rewrite_xor(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  if (a == b)
    return sr_rewriter_finish_int(rw, op, 0);
  if (sr_value_is_int(b, 0))
    return sr_rewriter_finish(rw, op, a);
  if (is_ones(b))
    return sr_rewriter_finish(rw, op, sr_rewriter_unary(rw, SR_OP_NOT, op, a, a->type));
  return false;
}

bool sr_rewrite_shift(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  if (sr_value_is_int(b, 0) || sr_value_is_int(a, 0))
    return sr_rewriter_finish(rw, op, a);
  int64_t amount;
  if (op->code == SR_OP_SHIFT_RIGHT_ARITHMETIC || !sr_value_get_int(b, &amount))
    return false;
  /* A negative amount is a large unsigned one. */
  bool all = amount < 0 || amount >= sr_dtype_get(a->type->dtype)->bits;
  return all && sr_rewriter_finish_int(rw, op, 0);
}

/* ---- select --------------------------------------------------------------------------------- */

/* select(p, select(p, a, b), c) = select(p, a, c), and on the other side. */
static bool select_same_predicate(sr_rewriter *rw, sr_op *op) {
  for (int32_t side = 1; side <= 2; side++) {
    sr_op *inner = sr_value_op(sr_operand(op, side), SR_OP_SELECT);
    if (!inner || sr_operand(inner, 0) != sr_operand(op, 0))
      continue;
    sr_op_set_operand(op, side, sr_operand(inner, side));
    sr_rewriter_visit(rw, inner);
    return true;
  }
  return false;
}

bool sr_rewrite_select(sr_rewriter *rw, sr_op *op) {
  sr_value *p = sr_operand(op, 0), *a = sr_operand(op, 1), *b = sr_operand(op, 2);
  if (a == b || sr_value_is_int(p, 1))
    return sr_rewriter_finish(rw, op, a);
  if (sr_value_is_int(p, 0))
    return sr_rewriter_finish(rw, op, b);
  sr_op *negated = sr_value_op(p, SR_OP_NOT);
  if (negated) {
    sr_op_set_operands(rw->module, op, 3, (sr_value *[]){sr_operand(negated, 0), b, a});
    sr_rewriter_visit(rw, negated);
    return true;
  }
  if (p->type == a->type) {
    if (sr_value_is_int(a, 1) && sr_value_is_int(b, 0))
      return sr_rewriter_finish(rw, op, p);
    if (sr_value_is_int(a, 0) && sr_value_is_int(b, 1))
      return sr_rewriter_finish(rw, op, sr_rewriter_unary(rw, SR_OP_NOT, op, p, p->type));
  }
  return select_same_predicate(rw, op);
}

/* ---- compare -------------------------------------------------------------------------------- */

bool sr_rewrite_compare(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  sr_comparison comparison = sr_op_comparison(op);
  bool exact = sr_type_is_integer(a->type) || sr_type_is_bool(a->type);
  if (a == b && exact)
    return sr_rewriter_finish_int(rw, op, sr_comparison_holds(comparison, 0));
  if (sr_constant_of(a) && !sr_constant_of(b)) {
    sr_op_set_operands(rw->module, op, 2, (sr_value *[]){b, a});
    sr_op_set_comparison(rw->module, op, sr_comparison_swapped(comparison));
    return true;
  }
  /* x == true, x != false, ... */
  bool is_eq = comparison == SR_COMPARE_EQ, is_ne = comparison == SR_COMPARE_NE;
  if (!sr_type_is_bool(a->type) || !sr_splat_of(b) || (!is_eq && !is_ne))
    return false;
  if (sr_value_is_int(b, is_eq))
    return sr_rewriter_finish(rw, op, a);
  return sr_rewriter_finish(rw, op, sr_rewriter_unary(rw, SR_OP_NOT, op, a, a->type));
}

/* A comparison of integers whose bounds decide it. */
bool sr_rewrite_compare_range(sr_rewriter *rw, sr_op *op) {
  sr_value *a = sr_operand(op, 0), *b = sr_operand(op, 1);
  sr_comparison comparison = sr_op_comparison(op);
  sr_range x, y;
  if (!sr_type_is_integer(a->type) || !sr_value_range(a, &x) || !sr_value_range(b, &y))
    return false;
  bool less = sr_comparison_holds(comparison, -1), equal = sr_comparison_holds(comparison, 0),
       greater = sr_comparison_holds(comparison, 1);
  if (x.high < y.low)
    return sr_rewriter_finish_int(rw, op, less);
  if (x.low > y.high)
    return sr_rewriter_finish_int(rw, op, greater);
  /* x <= y everywhere: LE holds, GT does not; the same the other way round. */
  if (x.high <= y.low && less == equal)
    return sr_rewriter_finish_int(rw, op, equal);
  if (x.low >= y.high && greater == equal)
    return sr_rewriter_finish_int(rw, op, equal);
  return false;
}

bool sr_rewrite_not_compare(sr_rewriter *rw, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_COMPARE);
  if (!inner)
    return false;
  sr_comparison comparison = sr_op_comparison(inner);
  sr_value *a = sr_operand(inner, 0), *b = sr_operand(inner, 1);
  /* Unordered floats make only EQ and NE opposites, in every order of floats. */
  bool opposites = sr_type_is_integer(a->type) || sr_type_is_bool(a->type) ||
                   comparison == SR_COMPARE_EQ || comparison == SR_COMPARE_NE;
  if (!opposites)
    return false;
  sr_value *value =
      sr_rewriter_build(rw, SR_OP_COMPARE, op, 2, (sr_value *[]){a, b}, op->results[0].type);
  for (size_t i = 0; i < inner->attr_count; i++)
    sr_op_set_attr(rw->module, value->op, inner->attrs[i].name, inner->attrs[i].value);
  sr_op_set_comparison(rw->module, value->op, sr_comparison_inverse(comparison));
  return sr_rewriter_finish(rw, op, value);
}

/* ---- convert -------------------------------------------------------------------------------- */

/* Bits of the largest magnitude that `dtype` counts without gaps. */
static int whole_bits(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->class_ == SR_CLASS_SIGNED)
    return info->bits - 1;
  return info->class_ == SR_CLASS_FLOAT ? sr_dtype_significand(dtype) : info->bits;
}

/* Every value of `from` is a value of `to`. */
static bool is_lossless(sr_dtype from, sr_dtype to) {
  const sr_dtype_info *a = sr_dtype_get(from), *b = sr_dtype_get(to);
  if (!sr_number_has(from) || !sr_number_has(to) || a->class_ == SR_CLASS_COMPLEX ||
      b->class_ == SR_CLASS_COMPLEX || b->class_ == SR_CLASS_BOOL)
    return false;
  if (a->class_ == SR_CLASS_FLOAT)
    return b->class_ == SR_CLASS_FLOAT && b->bits > a->bits;
  if (a->class_ == SR_CLASS_SIGNED && b->class_ == SR_CLASS_UNSIGNED)
    return false;
  /* -2^(n-1) needs no bit more than 2^(n-1) - 1 in a float, and f16 reaches 65504. */
  return whole_bits(from) <= whole_bits(to);
}

bool sr_rewrite_convert(sr_rewriter *rw, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  if (operand->type == type)
    return sr_rewriter_finish(rw, op, operand);
  sr_op *inner = sr_value_op(operand, SR_OP_CONVERT);
  if (!inner)
    return false;
  sr_value *source = sr_operand(inner, 0);
  if (!is_lossless(source->type->dtype, operand->type->dtype))
    return false;
  if (source->type == type)
    return sr_rewriter_finish(rw, op, source);
  const sr_dtype_info *to = sr_dtype_get(type->dtype), *from = sr_dtype_get(source->type->dtype);
  /* There may be two roundings on the way to 16 bits; which one is not for us to change. */
  if (!sr_number_has(type->dtype) ||
      (to->class_ == SR_CLASS_FLOAT && to->bits == 16 && from->bits > 16))
    return false;
  /* Integers wrap; by way of a float, what is out of range becomes the nearest end. */
  if (sr_type_is_float(operand->type) && sr_type_is_integer(source->type) &&
      sr_type_is_integer(type) && !is_lossless(source->type->dtype, type->dtype))
    return false;
  return sr_rewriter_finish(rw, op, sr_rewriter_unary(rw, SR_OP_CONVERT, op, source, type));
}

bool sr_rewrite_complex_parts(sr_rewriter *rw, sr_op *op) {
  if (op->code == SR_OP_REAL || op->code == SR_OP_IMAG) {
    sr_op *made = sr_value_op(sr_operand(op, 0), SR_OP_COMPLEX);
    return made && sr_rewriter_finish(rw, op, sr_operand(made, op->code == SR_OP_IMAG));
  }
  if (op->code != SR_OP_COMPLEX)
    return false;
  sr_op *re = sr_value_op(sr_operand(op, 0), SR_OP_REAL);
  sr_op *im = sr_value_op(sr_operand(op, 1), SR_OP_IMAG);
  return re && im && sr_operand(re, 0) == sr_operand(im, 0) &&
         sr_operand(re, 0)->type == op->results[0].type &&
         sr_rewriter_finish(rw, op, sr_operand(re, 0));
}
