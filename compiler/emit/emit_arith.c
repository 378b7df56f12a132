/*
 * Scalar arithmetic: what each pointwise op computes from the elements of its operands.
 *
 * Floats follow IEEE 754 without contraction or reordering. Minimum and maximum propagate NaN and
 * order -0 below +0. Integers wrap; division by zero gives -1 (all ones), the remainder by zero is
 * the dividend, shifts beyond the width give 0 or the sign.
 */
#include <string.h>

#include "compiler/emit/emit.h"
#include "compiler/x86/function_library.h"
#include "graph/ir/compare.h"

LLVMValueRef sr_emit_library_call(sr_code_emitter *e, const char *name, LLVMTypeRef result,
                                  LLVMValueRef *operands, unsigned count) {
  LLVMTypeRef types[4];
  SR_ASSERT(count <= 4);
  for (unsigned i = 0; i < count; i++)
    types[i] = LLVMTypeOf(operands[i]);
  LLVMTypeRef type = LLVMFunctionType(result, types, count, 0);
  LLVMValueRef function = LLVMGetNamedFunction(e->module, name);
  if (!function)
    function = LLVMAddFunction(e->module, name, type);
  return LLVMBuildCall2(e->builder, type, function, operands, count, "");
}

static LLVMValueRef intrinsic(sr_code_emitter *e, const char *name, LLVMValueRef *operands,
                              unsigned count) {
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMTypeRef type = LLVMTypeOf(operands[0]);
  LLVMValueRef function = LLVMGetIntrinsicDeclaration(e->module, id, &type, 1);
  return LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(function), function, operands, count,
                        "");
}

static LLVMValueRef intrinsic1(sr_code_emitter *e, const char *name, LLVMValueRef a) {
  return intrinsic(e, name, &a, 1);
}

static LLVMValueRef intrinsic2(sr_code_emitter *e, const char *name, LLVMValueRef a,
                               LLVMValueRef b) {
  LLVMValueRef operands[] = {a, b};
  return intrinsic(e, name, operands, 2);
}

static LLVMValueRef choose(sr_code_emitter *e, LLVMValueRef condition, LLVMValueRef yes,
                           LLVMValueRef no) {
  return LLVMBuildSelect(e->builder, condition, yes, no, "");
}

static LLVMValueRef zero_like(LLVMValueRef value) {
  return LLVMConstNull(LLVMTypeOf(value));
}

static LLVMValueRef ones_like(LLVMValueRef value) {
  return LLVMConstAllOnes(LLVMTypeOf(value));
}

/* ---- functions of the library ---------------------------------------------------------------- */

const char *sr_emit_library_stem(sr_opcode code) {
  static const struct {
    sr_opcode code;
    const char *stem;
  } stems[] = {
      {SR_OP_EXPONENTIAL, "exp"},
      {SR_OP_EXPONENTIAL_MINUS_ONE, "expm1"},
      {SR_OP_LOG, "log"},
      {SR_OP_LOG_PLUS_ONE, "log1p"},
      {SR_OP_LOGISTIC, "logistic"},
      {SR_OP_TANH, "tanh"},
      {SR_OP_SINE, "sin"},
      {SR_OP_COSINE, "cos"},
      {SR_OP_TAN, "tan"},
      {SR_OP_CBRT, "cbrt"},
      {SR_OP_RSQRT, "rsqrt"},
      {SR_OP_POWER, "power"},
      {SR_OP_ATAN2, "atan2"},
      {SR_OP_CHLO_ACOS, "acos"},
      {SR_OP_CHLO_ACOSH, "acosh"},
      {SR_OP_CHLO_ASIN, "asin"},
      {SR_OP_CHLO_ASINH, "asinh"},
      {SR_OP_CHLO_ATAN, "atan"},
      {SR_OP_CHLO_ATANH, "atanh"},
      {SR_OP_CHLO_BESSEL_I1E, "bessel_i1e"},
      {SR_OP_CHLO_COSH, "cosh"},
      {SR_OP_CHLO_DIGAMMA, "digamma"},
      {SR_OP_CHLO_ERF, "erf"},
      {SR_OP_CHLO_ERF_INV, "erf_inv"},
      {SR_OP_CHLO_ERFC, "erfc"},
      {SR_OP_CHLO_LGAMMA, "lgamma"},
      {SR_OP_CHLO_SINH, "sinh"},
      {SR_OP_CHLO_TAN, "tan"},
      {SR_OP_CHLO_NEXT_AFTER, "next_after"},
      {SR_OP_CHLO_ZETA, "zeta"},
      {SR_OP_CHLO_POLYGAMMA, "polygamma"},
  };
  for (size_t i = 0; i < sizeof stems / sizeof *stems; i++)
    if (stems[i].code == code)
      return stems[i].stem;
  return NULL;
}

static LLVMValueRef call_stem(sr_code_emitter *e, const char *stem, LLVMValueRef *operands,
                              unsigned count) {
  LLVMTypeRef type = LLVMTypeOf(operands[0]);
  const char *name = sr_arena_printf(e->scratch, "sr_%s_%s", stem, type == e->f64 ? "f64" : "f32");
  return sr_emit_library_call(e, name, type, operands, count);
}

/* ---- one operand ----------------------------------------------------------------------------- */

/* -1, -0, +0, 1 or NaN. */
static LLVMValueRef float_sign(sr_code_emitter *e, LLVMValueRef x) {
  LLVMValueRef one = intrinsic2(e, "llvm.copysign", LLVMConstReal(LLVMTypeOf(x), 1.0), x);
  LLVMValueRef is_special = LLVMBuildFCmp(e->builder, LLVMRealUEQ, x, zero_like(x), "");
  return choose(e, is_special, x, one);
}

static LLVMValueRef float_unary(sr_code_emitter *e, const sr_op *op, LLVMValueRef x) {
  const char *stem = sr_emit_library_stem(op->code);
  if (stem)
    return call_stem(e, stem, &x, 1);
  switch ((int)op->code) {
  case SR_OP_ABS:
    return intrinsic1(e, "llvm.fabs", x);
  case SR_OP_NEGATE:
    return LLVMBuildFNeg(e->builder, x, "");
  case SR_OP_SQRT:
    return intrinsic1(e, "llvm.sqrt", x);
  case SR_OP_FLOOR:
    return intrinsic1(e, "llvm.floor", x);
  case SR_OP_CEIL:
    return intrinsic1(e, "llvm.ceil", x);
  case SR_OP_ROUND_NEAREST_EVEN:
    return intrinsic1(e, "llvm.roundeven", x);
  case SR_OP_ROUND_NEAREST_AFZ:
    return intrinsic1(e, "llvm.round", x);
  case SR_OP_SIGN:
    return float_sign(e, x);
  case SR_OP_CHLO_SQUARE:
    return LLVMBuildFMul(e->builder, x, x, "");
  case SR_OP_CHLO_CONJ:
    return x;
  default:
    return NULL;
  }
}

static LLVMValueRef integer_unary(sr_code_emitter *e, const sr_op *op, sr_dtype dtype,
                                  LLVMValueRef x) {
  LLVMValueRef zero = zero_like(x);
  bool is_signed = sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
  switch ((int)op->code) {
  case SR_OP_ABS:
    return is_signed ? choose(e, LLVMBuildICmp(e->builder, LLVMIntSLT, x, zero, ""),
                              LLVMBuildNeg(e->builder, x, ""), x)
                     : x;
  case SR_OP_NEGATE:
    return LLVMBuildNeg(e->builder, x, "");
  case SR_OP_NOT:
    return LLVMBuildNot(e->builder, x, "");
  case SR_OP_POPCNT:
    return intrinsic1(e, "llvm.ctpop", x);
  case SR_OP_COUNT_LEADING_ZEROS: {
    LLVMValueRef operands[] = {x, LLVMConstNull(e->i1)};
    return intrinsic(e, "llvm.ctlz", operands, 2);
  }
  case SR_OP_SIGN: {
    LLVMValueRef positive = LLVMBuildZExt(
        e->builder, LLVMBuildICmp(e->builder, LLVMIntNE, x, zero, ""), LLVMTypeOf(x), "");
    return is_signed ? choose(e, LLVMBuildICmp(e->builder, LLVMIntSLT, x, zero, ""), ones_like(x),
                              positive)
                     : positive;
  }
  case SR_OP_CHLO_SQUARE:
    return LLVMBuildMul(e->builder, x, x, "");
  default:
    return NULL;
  }
}

/* Rounds to `exponent_bits` and `mantissa_bits`, as reduce_precision says; x is f32 or f64. */
static LLVMValueRef reduce_precision(sr_code_emitter *e, const sr_op *op, LLVMValueRef x) {
  bool is_double = LLVMTypeOf(x) == e->f64;
  LLVMTypeRef bits = is_double ? e->i64 : e->i32;
  int mantissa = is_double ? 52 : 23, width = is_double ? 64 : 32;
  int exponent = width - 1 - mantissa;
  int want_exponent = (int)sr_op_int(op, "exponent_bits", exponent);
  int want_mantissa = (int)sr_op_int(op, "mantissa_bits", mantissa);
  LLVMValueRef v = LLVMBuildBitCast(e->builder, x, bits, "");
  uint64_t sign_mask = 1ull << (width - 1);
  if (want_mantissa < mantissa) {
    int shift = mantissa - want_mantissa;
    LLVMValueRef last = LLVMBuildAnd(
        e->builder, LLVMBuildLShr(e->builder, v, LLVMConstInt(bits, (unsigned)shift, 0), ""),
        LLVMConstInt(bits, 1, 0), "");
    LLVMValueRef bias =
        LLVMBuildAdd(e->builder, last, LLVMConstInt(bits, (1ull << (shift - 1)) - 1, 0), "");
    v = LLVMBuildAdd(e->builder, v, bias, "");
    v = LLVMBuildAnd(e->builder, v, LLVMConstInt(bits, ~((1ull << shift) - 1), 0), "");
  }
  if (want_exponent < exponent) {
    uint64_t full_bias = (1ull << (exponent - 1)) - 1, bias = (1ull << (want_exponent - 1)) - 1;
    uint64_t exponent_mask = ((1ull << exponent) - 1) << mantissa;
    LLVMValueRef e_bits = LLVMBuildAnd(e->builder, v, LLVMConstInt(bits, exponent_mask, 0), "");
    LLVMValueRef sign = LLVMBuildAnd(e->builder, v, LLVMConstInt(bits, sign_mask, 0), "");
    LLVMValueRef over = LLVMBuildICmp(e->builder, LLVMIntUGT, e_bits,
                                      LLVMConstInt(bits, (full_bias + bias) << mantissa, 0), "");
    LLVMValueRef under = LLVMBuildICmp(e->builder, LLVMIntULE, e_bits,
                                       LLVMConstInt(bits, (full_bias - bias) << mantissa, 0), "");
    LLVMValueRef infinity = LLVMBuildOr(e->builder, sign, LLVMConstInt(bits, exponent_mask, 0), "");
    v = choose(e, over, infinity, v);
    v = choose(e, under, sign, v);
  }
  LLVMValueRef rounded = LLVMBuildBitCast(e->builder, v, LLVMTypeOf(x), "");
  return choose(e, LLVMBuildFCmp(e->builder, LLVMRealUNO, x, x, ""), x, rounded);
}

/* is_finite, is_inf and their kin: a float in, a boolean out. */
static LLVMValueRef classify(sr_code_emitter *e, const sr_op *op, LLVMValueRef x) {
  LLVMTypeRef type = LLVMTypeOf(x);
  LLVMValueRef infinity = LLVMBuildFDiv(e->builder, LLVMConstReal(type, 1.0), zero_like(x), "");
  switch ((int)op->code) {
  case SR_OP_IS_FINITE:
    return LLVMBuildFCmp(e->builder, LLVMRealOLT, intrinsic1(e, "llvm.fabs", x), infinity, "");
  case SR_OP_CHLO_IS_INF:
    return LLVMBuildFCmp(e->builder, LLVMRealOEQ, intrinsic1(e, "llvm.fabs", x), infinity, "");
  case SR_OP_CHLO_IS_POS_INF:
    return LLVMBuildFCmp(e->builder, LLVMRealOEQ, x, infinity, "");
  case SR_OP_CHLO_IS_NEG_INF:
    return LLVMBuildFCmp(e->builder, LLVMRealOEQ, x, LLVMBuildFNeg(e->builder, infinity, ""), "");
  default:
    return NULL;
  }
}

/* ---- two operands ---------------------------------------------------------------------------- */

static LLVMValueRef float_binary(sr_code_emitter *e, const sr_op *op, LLVMValueRef a,
                                 LLVMValueRef b) {
  LLVMValueRef operands[] = {a, b};
  const char *stem = sr_emit_library_stem(op->code);
  if (stem)
    return call_stem(e, stem, operands, 2);
  switch ((int)op->code) {
  case SR_OP_ADD:
    return LLVMBuildFAdd(e->builder, a, b, "");
  case SR_OP_SUBTRACT:
    return LLVMBuildFSub(e->builder, a, b, "");
  case SR_OP_MULTIPLY:
    return LLVMBuildFMul(e->builder, a, b, "");
  case SR_OP_DIVIDE:
    return LLVMBuildFDiv(e->builder, a, b, "");
  case SR_OP_MAXIMUM:
    return intrinsic2(e, "llvm.maximum", a, b);
  case SR_OP_MINIMUM:
    return intrinsic2(e, "llvm.minimum", a, b);
  default:
    return NULL;
  }
}

static LLVMValueRef integer_divide(sr_code_emitter *e, bool is_signed, bool remainder,
                                   LLVMValueRef a, LLVMValueRef b) {
  LLVMValueRef zero = zero_like(a), one = LLVMConstInt(LLVMTypeOf(a), 1, 0);
  LLVMValueRef by_zero = LLVMBuildICmp(e->builder, LLVMIntEQ, b, zero, "");
  LLVMValueRef safe = choose(e, by_zero, one, b);
  LLVMValueRef overflow = NULL;
  if (is_signed) {
    unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(a));
    LLVMValueRef least = LLVMConstInt(LLVMTypeOf(a), 1ull << (width - 1), 0);
    overflow = LLVMBuildAnd(e->builder, LLVMBuildICmp(e->builder, LLVMIntEQ, a, least, ""),
                            LLVMBuildICmp(e->builder, LLVMIntEQ, b, ones_like(b), ""), "");
    safe = choose(e, overflow, one, safe);
  }
  if (remainder) {
    LLVMValueRef r =
        is_signed ? LLVMBuildSRem(e->builder, a, safe, "") : LLVMBuildURem(e->builder, a, safe, "");
    return choose(e, by_zero, a, r);
  }
  LLVMValueRef q =
      is_signed ? LLVMBuildSDiv(e->builder, a, safe, "") : LLVMBuildUDiv(e->builder, a, safe, "");
  return choose(e, by_zero, ones_like(a), q);
}

static LLVMValueRef shift(sr_code_emitter *e, sr_opcode code, LLVMValueRef a, LLVMValueRef b) {
  LLVMTypeRef type = LLVMTypeOf(a);
  unsigned width = LLVMGetIntTypeWidth(type);
  LLVMValueRef limit = LLVMConstInt(type, width, 0), most = LLVMConstInt(type, width - 1, 0);
  LLVMValueRef inside = LLVMBuildICmp(e->builder, LLVMIntULT, b, limit, "");
  LLVMValueRef amount = choose(e, inside, b, most);
  if (code == SR_OP_SHIFT_RIGHT_ARITHMETIC)
    return LLVMBuildAShr(e->builder, a, amount, "");
  LLVMValueRef shifted = code == SR_OP_SHIFT_LEFT ? LLVMBuildShl(e->builder, a, amount, "")
                                                  : LLVMBuildLShr(e->builder, a, amount, "");
  return choose(e, inside, shifted, zero_like(a));
}

/* base^exponent by squaring; a negative exponent gives 1/base rounded towards zero, and 0 of 0. */
static LLVMValueRef integer_power(sr_code_emitter *e, bool is_signed, LLVMValueRef base,
                                  LLVMValueRef exponent) {
  LLVMTypeRef type = LLVMTypeOf(base);
  LLVMValueRef one = LLVMConstInt(type, 1, 0), result = one, square = base;
  for (unsigned bit = 0; bit < LLVMGetIntTypeWidth(type); bit++) {
    LLVMValueRef set = LLVMBuildTrunc(
        e->builder, LLVMBuildLShr(e->builder, exponent, LLVMConstInt(type, bit, 0), ""), e->i1, "");
    result = choose(e, set, LLVMBuildMul(e->builder, result, square, ""), result);
    square = LLVMBuildMul(e->builder, square, square, "");
  }
  if (!is_signed)
    return result;
  LLVMValueRef negative = LLVMBuildICmp(e->builder, LLVMIntSLT, exponent, zero_like(exponent), "");
  LLVMValueRef odd = LLVMBuildTrunc(e->builder, exponent, e->i1, "");
  LLVMValueRef minus_one = choose(e, odd, ones_like(base), one);
  LLVMValueRef inverse =
      choose(e, LLVMBuildICmp(e->builder, LLVMIntEQ, base, one, ""), one,
             choose(e, LLVMBuildICmp(e->builder, LLVMIntEQ, base, ones_like(base), ""), minus_one,
                    zero_like(base)));
  return choose(e, negative, inverse, result);
}

/* The upper half of the product, which is as wide as both together. */
static LLVMValueRef multiply_high(sr_code_emitter *e, bool is_signed, LLVMValueRef a,
                                  LLVMValueRef b) {
  LLVMTypeRef type = LLVMTypeOf(a);
  unsigned width = LLVMGetIntTypeWidth(type);
  LLVMTypeRef wide = LLVMIntTypeInContext(e->context, 2 * width);
  LLVMOpcode extend = is_signed ? LLVMSExt : LLVMZExt;
  LLVMValueRef product = LLVMBuildMul(e->builder, LLVMBuildCast(e->builder, extend, a, wide, ""),
                                      LLVMBuildCast(e->builder, extend, b, wide, ""), "");
  LLVMValueRef high = LLVMBuildLShr(e->builder, product, LLVMConstInt(wide, width, 0), "");
  return LLVMBuildTrunc(e->builder, high, type, "");
}

static LLVMValueRef integer_binary(sr_code_emitter *e, const sr_op *op, sr_dtype dtype,
                                   LLVMValueRef a, LLVMValueRef b) {
  bool is_signed = sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED;
  bool is_bool = dtype == SR_I1;
  switch ((int)op->code) {
  case SR_OP_ADD:
    return is_bool ? LLVMBuildOr(e->builder, a, b, "") : LLVMBuildAdd(e->builder, a, b, "");
  case SR_OP_SUBTRACT:
    return LLVMBuildSub(e->builder, a, b, "");
  case SR_OP_MULTIPLY:
    return is_bool ? LLVMBuildAnd(e->builder, a, b, "") : LLVMBuildMul(e->builder, a, b, "");
  case SR_OP_DIVIDE:
    return integer_divide(e, is_signed, false, a, b);
  case SR_OP_REMAINDER:
    return integer_divide(e, is_signed, true, a, b);
  case SR_OP_AND:
    return LLVMBuildAnd(e->builder, a, b, "");
  case SR_OP_OR:
    return LLVMBuildOr(e->builder, a, b, "");
  case SR_OP_XOR:
    return LLVMBuildXor(e->builder, a, b, "");
  case SR_OP_MAXIMUM:
    return intrinsic2(e, is_signed ? "llvm.smax" : "llvm.umax", a, b);
  case SR_OP_MINIMUM:
    return intrinsic2(e, is_signed ? "llvm.smin" : "llvm.umin", a, b);
  case SR_OP_POWER:
    return integer_power(e, is_signed, a, b);
  case SR_OP_CHLO_MULHI:
    return multiply_high(e, is_signed, a, b);
  case SR_OP_SHIFT_LEFT:
  case SR_OP_SHIFT_RIGHT_ARITHMETIC:
  case SR_OP_SHIFT_RIGHT_LOGICAL:
    return shift(e, op->code, a, b);
  default:
    return NULL;
  }
}

/* ---- comparison ------------------------------------------------------------------------------ */

/* The bits of a float as a signed integer that orders as totalOrder does (IEEE 754, 5.10). */
static LLVMValueRef total_order_key(sr_code_emitter *e, LLVMValueRef x) {
  LLVMTypeRef bits = LLVMTypeOf(x) == e->f64 ? e->i64 : e->i32;
  LLVMValueRef v = LLVMBuildBitCast(e->builder, x, bits, "");
  unsigned width = LLVMGetIntTypeWidth(bits);
  LLVMValueRef sign = LLVMBuildAShr(e->builder, v, LLVMConstInt(bits, width - 1, 0), "");
  LLVMValueRef flip = LLVMBuildLShr(e->builder, sign, LLVMConstInt(bits, 1, 0), "");
  return LLVMBuildXor(e->builder, v, flip, "");
}

/* The operand of llvm.fabs; NULL for another value. */
static LLVMValueRef inside_of_fabs(LLVMValueRef value) {
  LLVMValueRef callee = LLVMIsACallInst(value) ? LLVMGetCalledValue(value) : NULL;
  unsigned fabs_id = LLVMLookupIntrinsicID("llvm.fabs", strlen("llvm.fabs"));
  return callee && LLVMIsAFunction(callee) && LLVMGetIntrinsicID(callee) == fabs_id
             ? LLVMGetOperand(value, 0)
             : NULL;
}

static bool is_float_zero(LLVMValueRef value) {
  LLVMBool loses;
  return LLVMIsAConstantFP(value) && LLVMConstRealGetDouble(value, &loses) == 0;
}

static const LLVMRealPredicate on_float[] = {LLVMRealOEQ, LLVMRealUNE, LLVMRealOLT,
                                             LLVMRealOLE, LLVMRealOGT, LLVMRealOGE};

/*
 * LLVM 19 takes x for positive where |x| > 0, or another comparison of |x| with zero, has chosen it
 * (fcmpImpliesClass in its ValueTracking.cpp), so that what compares with zero is x.
 */
static LLVMValueRef compare_floats(sr_code_emitter *e, sr_comparison comparison, LLVMValueRef x,
                                   LLVMValueRef y) {
  static const LLVMRealPredicate of_size[] = {LLVMRealOEQ, LLVMRealUNE, LLVMRealPredicateFalse,
                                              LLVMRealOEQ, LLVMRealONE, LLVMRealORD};
  LLVMValueRef in_x = is_float_zero(y) ? inside_of_fabs(x) : NULL;
  if (in_x)
    return LLVMBuildFCmp(e->builder, of_size[comparison], in_x, y, "");
  LLVMValueRef in_y = is_float_zero(x) ? inside_of_fabs(y) : NULL;
  if (in_y)
    return LLVMBuildFCmp(e->builder, of_size[sr_comparison_swapped(comparison)], in_y, x, "");
  return LLVMBuildFCmp(e->builder, on_float[comparison], x, y, "");
}

static LLVMValueRef compare(sr_code_emitter *e, const sr_op *op, sr_element a, sr_element b) {
  static const LLVMIntPredicate on_signed[] = {LLVMIntEQ,  LLVMIntNE,  LLVMIntSLT,
                                               LLVMIntSLE, LLVMIntSGT, LLVMIntSGE};
  static const LLVMIntPredicate on_unsigned[] = {LLVMIntEQ,  LLVMIntNE,  LLVMIntULT,
                                                 LLVMIntULE, LLVMIntUGT, LLVMIntUGE};
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  sr_comparison comparison = sr_op_comparison(op);
  sr_class class_ = sr_dtype_get(dtype)->class_;
  bool equality = comparison == SR_COMPARE_EQ || comparison == SR_COMPARE_NE;
  if (class_ == SR_CLASS_COMPLEX && !equality) {
    bool less = sr_comparison_holds(comparison, -1);
    return sr_emit_complex_order(e, less ? LLVMRealOLT : LLVMRealOGT, on_float[comparison], a, b);
  }
  if (class_ == SR_CLASS_COMPLEX) {
    LLVMValueRef re = LLVMBuildFCmp(e->builder, on_float[comparison], a.v, b.v, "");
    LLVMValueRef im = LLVMBuildFCmp(e->builder, on_float[comparison], a.im, b.im, "");
    return comparison == SR_COMPARE_EQ ? LLVMBuildAnd(e->builder, re, im, "")
                                       : LLVMBuildOr(e->builder, re, im, "");
  }
  if (class_ == SR_CLASS_FLOAT) {
    LLVMValueRef x = sr_emit_widen(e, dtype, a.v), y = sr_emit_widen(e, dtype, b.v);
    if (strcmp(sr_op_enum(op, "compare_type", "FLOAT"), "TOTALORDER") == 0)
      return LLVMBuildICmp(e->builder, on_signed[comparison], total_order_key(e, x),
                           total_order_key(e, y), "");
    return compare_floats(e, comparison, x, y);
  }
  return LLVMBuildICmp(e->builder,
                       class_ == SR_CLASS_SIGNED ? on_signed[comparison] : on_unsigned[comparison],
                       a.v, b.v, "");
}

/* ---- all of them ----------------------------------------------------------------------------- */

static LLVMValueRef minimum_or_maximum(sr_code_emitter *e, sr_dtype dtype, bool maximum,
                                       LLVMValueRef a, LLVMValueRef b) {
  sr_class class_ = sr_dtype_get(dtype)->class_;
  if (class_ == SR_CLASS_FLOAT)
    return intrinsic2(e, maximum ? "llvm.maximum" : "llvm.minimum", a, b);
  if (class_ == SR_CLASS_SIGNED)
    return intrinsic2(e, maximum ? "llvm.smax" : "llvm.smin", a, b);
  return intrinsic2(e, maximum ? "llvm.umax" : "llvm.umin", a, b);
}

/* clamp(low, x, high) = minimum(maximum(low, x), high) */
static LLVMValueRef clamp(sr_code_emitter *e, sr_dtype dtype, const sr_element *x) {
  LLVMValueRef low = sr_emit_widen(e, dtype, x[0].v), value = sr_emit_widen(e, dtype, x[1].v);
  LLVMValueRef high = sr_emit_widen(e, dtype, x[2].v);
  value = minimum_or_maximum(e, dtype, true, low, value);
  return sr_emit_narrow(e, dtype, minimum_or_maximum(e, dtype, false, value, high));
}

/* The next f32 of a narrower float would be rounded back to where it came from. */
static LLVMValueRef next_after(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef x, LLVMValueRef y) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  LLVMTypeRef type = LLVMTypeOf(x), bits = LLVMIntTypeInContext(e->context, info->bytes * 8u);
  LLVMValueRef operands[] = {LLVMBuildBitCast(e->builder, x, bits, ""),
                             LLVMBuildBitCast(e->builder, y, bits, "")};
  const char *name = sr_arena_printf(e->scratch, "sr_next_after_%s", info->name);
  return LLVMBuildBitCast(e->builder, sr_emit_library_call(e, name, bits, operands, 2), type, "");
}

static sr_element real_arithmetic(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  bool unary = op->operand_count == 1;
  if (sr_dtype_get(dtype)->class_ != SR_CLASS_FLOAT)
    return (sr_element){unary ? integer_unary(e, op, dtype, x[0].v)
                              : integer_binary(e, op, dtype, x[0].v, x[1].v),
                        NULL};
  if (op->code == SR_OP_CHLO_NEXT_AFTER && !sr_dtype_is_wide_float(dtype))
    return (sr_element){next_after(e, dtype, x[0].v, x[1].v), NULL};
  LLVMValueRef a = sr_emit_widen(e, dtype, x[0].v);
  if (op->results[0].type->dtype == SR_I1)
    return (sr_element){classify(e, op, a), NULL};
  LLVMValueRef result;
  if (op->code == SR_OP_REDUCE_PRECISION) {
    result = reduce_precision(e, op, a);
  } else if (op->code == SR_OP_REMAINDER) {
    LLVMValueRef operands[] = {a, sr_emit_widen(e, dtype, x[1].v)};
    result = call_stem(e, "remainder", operands, 2);
  } else {
    result =
        unary ? float_unary(e, op, a) : float_binary(e, op, a, sr_emit_widen(e, dtype, x[1].v));
  }
  return (sr_element){result ? sr_emit_narrow(e, dtype, result) : NULL, NULL};
}

/* Refuses an op for an element type that it has no code for. */
static sr_element checked(sr_code_emitter *e, const sr_op *op, sr_element element) {
  if (element.v)
    return element;
  if (e->status == SR_OK)
    e->status = sr_op_fail(e->ctx, e->low->module, op, SR_ERR_UNSUPPORTED,
                           "not supported on elements of type %s by this version",
                           sr_dtype_get(sr_operand(op, 0)->type->dtype)->name);
  return sr_emit_zero(e, op->results[0].type->dtype);
}

sr_element sr_emit_pointwise(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  sr_dtype dtype = op->results[0].type->dtype;
  sr_dtype from = sr_operand(op, 0)->type->dtype;
  switch ((int)sr_emit_class_of(op)) {
  case SR_EMIT_compare:
    return (sr_element){compare(e, op, x[0], x[1]), NULL};
  case SR_EMIT_select:
    return (sr_element){choose(e, x[0].v, x[1].v, x[2].v),
                        x[1].im ? choose(e, x[0].v, x[1].im, x[2].im) : NULL};
  case SR_EMIT_clamp:
    return x[1].im ? sr_emit_complex(e, op, x) : (sr_element){clamp(e, dtype, x), NULL};
  case SR_EMIT_convert:
    return sr_emit_convert(e, from, dtype, x[0]);
  case SR_EMIT_complex_make:
    return (sr_element){x[0].v, x[1].v};
  case SR_EMIT_complex_part:
    if (op->code == SR_OP_REAL)
      return (sr_element){x[0].v, NULL};
    return (sr_element){x[0].im ? x[0].im : LLVMConstNull(LLVMTypeOf(x[0].v)), NULL};
  case SR_EMIT_copy:
    return x[0];
  case SR_EMIT_bitcast:
    if (from == dtype)
      return x[0];
    return (sr_element){sr_emit_from_bits(e, dtype, sr_emit_to_bits(e, from, x[0].v)), NULL};
  default:
    return checked(e, op, x[0].im ? sr_emit_complex(e, op, x) : real_arithmetic(e, op, x));
  }
}
