/* Identities of logical ops, select, compare and convert. */
#include <string.h>

#include "compiler/simplify/simplify_rules.h"

/* True for a splat with all bits set: true, -1, or the largest unsigned number. */
static bool is_ones(const sr_value *value) {
  return sr_value_is_int(value, sr_type_is_bool(value->type) ? 1 : -1);
}

bool sr_rewrite_and_or(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  bool is_and = op->code == SR_OP_AND;
  if (x == y)
    return sr_rewriter_finish(b, op, x);
  if (sr_value_is_int(y, 0))
    return sr_rewriter_finish(b, op, is_and ? y : x);
  if (is_ones(y))
    return sr_rewriter_finish(b, op, is_and ? x : y);
  return false;
}

bool sr_rewrite_xor(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  if (x == y)
    return sr_rewrite_as_splat(b, op, 0);
  if (sr_value_is_int(y, 0))
    return sr_rewriter_finish(b, op, x);
  if (is_ones(y))
    return sr_rewriter_finish(b, op, sr_build_unary(b, SR_OP_NOT, x));
  return false;
}

bool sr_rewrite_shift(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  if (sr_value_is_int(y, 0) || sr_value_is_int(x, 0))
    return sr_rewriter_finish(b, op, x);
  int64_t amount;
  if (op->code == SR_OP_SHIFT_RIGHT_ARITHMETIC || !sr_value_get_int(y, &amount))
    return false;
  /* The amount is taken as unsigned, so a negative amount is very large. */
  bool all = amount < 0 || amount >= sr_dtype_get(x->type->dtype)->bits;
  return all && sr_rewrite_as_splat(b, op, 0);
}

/* ---- select --------------------------------------------------------------------------------- */

/* select(p, select(p, x, y), z) becomes select(p, x, z). select(p, x, select(p, y, z)) becomes
 * select(p, x, z). */
static bool select_same_predicate(const sr_builder *b, sr_op *op) {
  for (int32_t side = 1; side <= 2; side++) {
    sr_op *inner = sr_value_op(sr_operand(op, side), SR_OP_SELECT);
    if (!inner || sr_operand(inner, 0) != sr_operand(op, 0))
      continue;
    sr_op_set_operand(op, side, sr_operand(inner, side));
    sr_rewriter_visit(b, inner);
    return true;
  }
  return false;
}

bool sr_rewrite_select(const sr_builder *b, sr_op *op) {
  sr_value *p = sr_operand(op, 0), *yes = sr_operand(op, 1), *no = sr_operand(op, 2);
  if (yes == no || sr_value_is_int(p, 1))
    return sr_rewriter_finish(b, op, yes);
  if (sr_value_is_int(p, 0))
    return sr_rewriter_finish(b, op, no);
  sr_op *negated = sr_value_op(p, SR_OP_NOT);
  if (negated) {
    sr_op_set_operands(b->module, op, 3, (sr_value *[]){sr_operand(negated, 0), no, yes});
    sr_rewriter_visit(b, negated);
    return true;
  }
  if (p->type == yes->type) {
    if (sr_value_is_int(yes, 1) && sr_value_is_int(no, 0))
      return sr_rewriter_finish(b, op, p);
    if (sr_value_is_int(yes, 0) && sr_value_is_int(no, 1))
      return sr_rewriter_finish(b, op, sr_build_unary(b, SR_OP_NOT, p));
  }
  return select_same_predicate(b, op);
}

/* ---- compare -------------------------------------------------------------------------------- */

bool sr_rewrite_compare(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  sr_comparison comparison = sr_op_comparison(op);
  bool exact = sr_type_is_integer(x->type) || sr_type_is_bool(x->type);
  if (x == y && exact)
    return sr_rewrite_as_splat(b, op, sr_comparison_holds(comparison, 0));
  if (sr_constant_of(x) && !sr_constant_of(y)) {
    sr_op_set_operands(b->module, op, 2, (sr_value *[]){y, x});
    sr_op_set_comparison(b->module, op, sr_comparison_swapped(comparison));
    return true;
  }
  /* x == true and x != false become x; x == false and x != true become not(x). */
  bool is_eq = comparison == SR_COMPARE_EQ, is_ne = comparison == SR_COMPARE_NE;
  if (!sr_type_is_bool(x->type) || !sr_splat_of(y) || (!is_eq && !is_ne))
    return false;
  if (sr_value_is_int(y, is_eq))
    return sr_rewriter_finish(b, op, x);
  return sr_rewriter_finish(b, op, sr_build_unary(b, SR_OP_NOT, x));
}

/* Replaces a comparison of integers by a constant if the bounds of the operands decide it. */
bool sr_rewrite_compare_range(const sr_builder *b, sr_op *op) {
  sr_value *x = sr_operand(op, 0), *y = sr_operand(op, 1);
  sr_comparison comparison = sr_op_comparison(op);
  sr_range of_x, of_y;
  if (!sr_type_is_integer(x->type) || !sr_value_range(x, &of_x) || !sr_value_range(y, &of_y))
    return false;
  bool less = sr_comparison_holds(comparison, -1), equal = sr_comparison_holds(comparison, 0),
       greater = sr_comparison_holds(comparison, 1);
  if (of_x.high < of_y.low)
    return sr_rewrite_as_splat(b, op, less);
  if (of_x.low > of_y.high)
    return sr_rewrite_as_splat(b, op, greater);
  /* Here x <= y for all elements, so LE holds and GT does not. The test after this one handles x >=
   * y in the same way. */
  if (of_x.high <= of_y.low && less == equal)
    return sr_rewrite_as_splat(b, op, equal);
  if (of_x.low >= of_y.high && greater == equal)
    return sr_rewrite_as_splat(b, op, equal);
  return false;
}

bool sr_rewrite_not_compare(const sr_builder *b, sr_op *op) {
  sr_op *inner = sr_value_op(sr_operand(op, 0), SR_OP_COMPARE);
  if (!inner)
    return false;
  sr_comparison comparison = sr_op_comparison(inner);
  sr_value *x = sr_operand(inner, 0), *y = sr_operand(inner, 1);
  /* For floats only EQ and NE are opposites: with a NaN, LT and GE are both false. */
  bool opposites = sr_type_is_integer(x->type) || sr_type_is_bool(x->type) ||
                   comparison == SR_COMPARE_EQ || comparison == SR_COMPARE_NE;
  if (!opposites)
    return false;
  sr_value *value = sr_build(b, SR_OP_COMPARE, 2, (sr_value *[]){x, y}, op->results[0].type);
  sr_op_copy_attrs(b->module, inner, value->op);
  sr_op_set_comparison(b->module, value->op, sr_comparison_inverse(comparison));
  return sr_rewriter_finish(b, op, value);
}

/* ---- convert -------------------------------------------------------------------------------- */

/* Returns the largest n such that `dtype` represents every integer from 0 to 2^n - 1. */
static int whole_bits(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->class_ == SR_CLASS_SIGNED)
    return info->bits - 1;
  return info->class_ == SR_CLASS_FLOAT ? sr_dtype_significand(dtype) : info->bits;
}

/* True if `to` represents every value of `from` exactly. */
static bool is_lossless(sr_dtype from, sr_dtype to) {
  const sr_dtype_info *a = sr_dtype_get(from), *b = sr_dtype_get(to);
  if (!sr_number_has(from) || !sr_number_has(to) || a->class_ == SR_CLASS_COMPLEX ||
      b->class_ == SR_CLASS_COMPLEX || b->class_ == SR_CLASS_BOOL)
    return false;
  if (a->class_ == SR_CLASS_FLOAT)
    return b->class_ == SR_CLASS_FLOAT && b->bits > a->bits;
  if (a->class_ == SR_CLASS_SIGNED && b->class_ == SR_CLASS_UNSIGNED)
    return false;
  /*
   * whole_bits does not count -2^(n-1), the smallest signed integer. A float represents it, too,
   * because it is a power of two. f16 has the range for all integers of up to 11 bits, the size of
   * its significand.
   */
  return whole_bits(from) <= whole_bits(to);
}

bool sr_rewrite_convert(const sr_builder *b, sr_op *op) {
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type;
  if (operand->type == type)
    return sr_rewriter_finish(b, op, operand);
  sr_op *inner = sr_value_op(operand, SR_OP_CONVERT);
  if (!inner)
    return false;
  sr_value *source = sr_operand(inner, 0);
  if (!is_lossless(source->type->dtype, operand->type->dtype))
    return false;
  if (source->type == type)
    return sr_rewriter_finish(b, op, source);
  const sr_dtype_info *to = sr_dtype_get(type->dtype), *from = sr_dtype_get(source->type->dtype);
  /* A conversion to a 16-bit float may round once, or twice by way of f32. Merging two conversions
   * must not change the number of roundings. */
  if (!sr_number_has(type->dtype) ||
      (to->class_ == SR_CLASS_FLOAT && to->bits == 16 && from->bits > 16))
    return false;
  /* A conversion between integers wraps around, but one from a float to an integer saturates. So
   * integer -> float -> integer is merged only if no value is out of range. */
  if (sr_type_is_float(operand->type) && sr_type_is_integer(source->type) &&
      sr_type_is_integer(type) && !is_lossless(source->type->dtype, type->dtype))
    return false;
  return sr_rewriter_finish(b, op, sr_build_convert(b, source, type->dtype));
}

bool sr_rewrite_complex_parts(const sr_builder *b, sr_op *op) {
  if (op->code == SR_OP_REAL || op->code == SR_OP_IMAG) {
    sr_op *made = sr_value_op(sr_operand(op, 0), SR_OP_COMPLEX);
    return made && sr_rewriter_finish(b, op, sr_operand(made, op->code == SR_OP_IMAG));
  }
  if (op->code != SR_OP_COMPLEX)
    return false;
  sr_op *re = sr_value_op(sr_operand(op, 0), SR_OP_REAL);
  sr_op *im = sr_value_op(sr_operand(op, 1), SR_OP_IMAG);
  return re && im && sr_operand(re, 0) == sr_operand(im, 0) &&
         sr_operand(re, 0)->type == op->results[0].type &&
         sr_rewriter_finish(b, op, sr_operand(re, 0));
}
