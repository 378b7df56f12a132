/*
 * Scalar arithmetic of pointwise ops.
 *
 * Floats follow IEEE 754 without contraction or reordering. Minimum and maximum propagate NaN and
 * order -0 below +0. Integers wrap. Integer division by zero gives -1 (all bits one), and the
 * remainder is the dividend. A shift by the width of the type or more gives 0; an arithmetic right
 * shift then gives copies of the sign bit.
 */
#include <string.h>

#include "compiler/emit/emit.h"
#include "compiler/machine/function_library.h"
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

/* The operands of a pointwise op. Floats of 16 bits and less have been widened to f32. `b` is NULL
 * for an op with one operand. */
typedef struct scalars {
  const sr_op *op;
  sr_class class_;
  LLVMValueRef a, b;
} scalars;

static LLVMValueRef is_negative(sr_code_emitter *e, LLVMValueRef x) {
  return LLVMBuildICmp(e->builder, LLVMIntSLT, x, zero_like(x), "");
}

/* ---- one operand ----------------------------------------------------------------------------- */

/* The sign of a float: -1, -0, +0, 1 or NaN. */
static LLVMValueRef float_sign(sr_code_emitter *e, const scalars *x) {
  LLVMValueRef one = intrinsic2(e, "llvm.copysign", LLVMConstReal(LLVMTypeOf(x->a), 1.0), x->a);
  LLVMValueRef is_special = LLVMBuildFCmp(e->builder, LLVMRealUEQ, x->a, zero_like(x->a), "");
  return choose(e, is_special, x->a, one);
}

static LLVMValueRef float_negate(sr_code_emitter *e, const scalars *x) {
  return LLVMBuildFNeg(e->builder, x->a, "");
}

static LLVMValueRef float_square(sr_code_emitter *e, const scalars *x) {
  return LLVMBuildFMul(e->builder, x->a, x->a, "");
}

static LLVMValueRef float_conjugate(sr_code_emitter *e, const scalars *x) {
  (void)e;
  return x->a;
}

static LLVMValueRef integer_abs(sr_code_emitter *e, const scalars *x) {
  if (x->class_ != SR_CLASS_SIGNED)
    return x->a;
  return choose(e, is_negative(e, x->a), LLVMBuildNeg(e->builder, x->a, ""), x->a);
}

static LLVMValueRef integer_negate(sr_code_emitter *e, const scalars *x) {
  return LLVMBuildNeg(e->builder, x->a, "");
}

static LLVMValueRef integer_not(sr_code_emitter *e, const scalars *x) {
  return LLVMBuildNot(e->builder, x->a, "");
}

static LLVMValueRef integer_leading_zeros(sr_code_emitter *e, const scalars *x) {
  return intrinsic2(e, "llvm.ctlz", x->a, LLVMConstNull(e->i1));
}

static LLVMValueRef integer_sign(sr_code_emitter *e, const scalars *x) {
  LLVMValueRef nonzero = LLVMBuildICmp(e->builder, LLVMIntNE, x->a, zero_like(x->a), "");
  LLVMValueRef positive = LLVMBuildZExt(e->builder, nonzero, LLVMTypeOf(x->a), "");
  if (x->class_ != SR_CLASS_SIGNED)
    return positive;
  return choose(e, is_negative(e, x->a), ones_like(x->a), positive);
}

static LLVMValueRef integer_square(sr_code_emitter *e, const scalars *x) {
  return LLVMBuildMul(e->builder, x->a, x->a, "");
}

/* reduce_precision: rounds an f32 or f64 to `exponent_bits` and `mantissa_bits`. */
static LLVMValueRef reduce_precision(sr_code_emitter *e, const scalars *operands) {
  const sr_op *op = operands->op;
  LLVMValueRef x = operands->a;
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

static LLVMValueRef infinity_like(sr_code_emitter *e, LLVMValueRef x) {
  return LLVMBuildFDiv(e->builder, LLVMConstReal(LLVMTypeOf(x), 1.0), zero_like(x), "");
}

static LLVMValueRef is_finite(sr_code_emitter *e, const scalars *x) {
  LLVMValueRef size = intrinsic1(e, "llvm.fabs", x->a);
  return LLVMBuildFCmp(e->builder, LLVMRealOLT, size, infinity_like(e, x->a), "");
}

static LLVMValueRef is_inf(sr_code_emitter *e, const scalars *x) {
  LLVMValueRef size = intrinsic1(e, "llvm.fabs", x->a);
  return LLVMBuildFCmp(e->builder, LLVMRealOEQ, size, infinity_like(e, x->a), "");
}

static LLVMValueRef is_pos_inf(sr_code_emitter *e, const scalars *x) {
  return LLVMBuildFCmp(e->builder, LLVMRealOEQ, x->a, infinity_like(e, x->a), "");
}

static LLVMValueRef is_neg_inf(sr_code_emitter *e, const scalars *x) {
  LLVMValueRef least = LLVMBuildFNeg(e->builder, infinity_like(e, x->a), "");
  return LLVMBuildFCmp(e->builder, LLVMRealOEQ, x->a, least, "");
}

/* ---- two operands ---------------------------------------------------------------------------- */

/* True if the elements of `op` are to be divided as floats, of which vectors divide several at
 * once, while a processor divides integers one by one. A constant divisor becomes a
 * multiplication. */
static bool divides_as_floats(const sr_code_emitter *e, const sr_op *op, LLVMValueRef divisor) {
  return e->low->policy->divides_as_floats && !LLVMIsConstant(divisor) &&
         LLVMGetIntTypeWidth(LLVMTypeOf(divisor)) <= 32 &&
         sr_type_elements(op->results[0].type) >= e->low->policy->vector_trips;
}

/*
 * Returns the quotient of two integers of n <= 32 bits, by floats. It is exact: unless b divides
 * a, the quotient of the numbers is at least 1/|b| away from any integer. Rounding moves it by less
 * than 2^(n-p)/|b|, as it is at most 2^n/|b| and floats have p bits, here n + 8 at least.
 */
static LLVMValueRef float_quotient(sr_code_emitter *e, LLVMValueRef a, LLVMValueRef b,
                                   bool is_signed) {
  LLVMTypeRef type = LLVMTypeOf(a), real = LLVMGetIntTypeWidth(type) <= 16 ? e->f32 : e->f64;
  LLVMValueRef x, y;
  x = is_signed ? LLVMBuildSIToFP(e->builder, a, real, "")
                : LLVMBuildUIToFP(e->builder, a, real, "");
  y = is_signed ? LLVMBuildSIToFP(e->builder, b, real, "")
                : LLVMBuildUIToFP(e->builder, b, real, "");
  LLVMValueRef quotient = LLVMBuildFDiv(e->builder, x, y, "");
  return is_signed ? LLVMBuildFPToSI(e->builder, quotient, type, "")
                   : LLVMBuildFPToUI(e->builder, quotient, type, "");
}

static LLVMValueRef quotient_of(sr_code_emitter *e, const sr_op *op, LLVMValueRef a, LLVMValueRef b,
                                bool is_signed) {
  if (divides_as_floats(e, op, b))
    return float_quotient(e, a, b, is_signed);
  return is_signed ? LLVMBuildSDiv(e->builder, a, b, "") : LLVMBuildUDiv(e->builder, a, b, "");
}

static LLVMValueRef remainder_of(sr_code_emitter *e, const sr_op *op, LLVMValueRef a,
                                 LLVMValueRef b, bool is_signed) {
  if (divides_as_floats(e, op, b)) {
    LLVMValueRef quotient = float_quotient(e, a, b, is_signed);
    return LLVMBuildSub(e->builder, a, LLVMBuildMul(e->builder, quotient, b, ""), "");
  }
  return is_signed ? LLVMBuildSRem(e->builder, a, b, "") : LLVMBuildURem(e->builder, a, b, "");
}

static LLVMValueRef integer_divide(sr_code_emitter *e, const scalars *x) {
  const bool is_signed = x->class_ == SR_CLASS_SIGNED;
  LLVMValueRef a = x->a, b = x->b, zero = zero_like(a), one = LLVMConstInt(LLVMTypeOf(a), 1, 0);
  LLVMValueRef by_zero = LLVMBuildICmp(e->builder, LLVMIntEQ, b, zero, "");
  LLVMValueRef safe = choose(e, by_zero, one, b);
  if (is_signed) {
    unsigned width = LLVMGetIntTypeWidth(LLVMTypeOf(a));
    LLVMValueRef least = LLVMConstInt(LLVMTypeOf(a), 1ull << (width - 1), 0);
    LLVMValueRef overflow =
        LLVMBuildAnd(e->builder, LLVMBuildICmp(e->builder, LLVMIntEQ, a, least, ""),
                     LLVMBuildICmp(e->builder, LLVMIntEQ, b, ones_like(b), ""), "");
    safe = choose(e, overflow, one, safe);
  }
  if (x->op->code == SR_OP_REMAINDER)
    return choose(e, by_zero, a, remainder_of(e, x->op, a, safe, is_signed));
  return choose(e, by_zero, ones_like(a), quotient_of(e, x->op, a, safe, is_signed));
}

static LLVMValueRef shift(sr_code_emitter *e, const scalars *x) {
  const sr_opcode code = x->op->code;
  LLVMValueRef a = x->a, b = x->b;
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

/* base^exponent by repeated squaring. A negative exponent gives 1 / base^-exponent rounded towards
 * zero, and 0 for base 0. */
static LLVMValueRef integer_power(sr_code_emitter *e, const scalars *x) {
  LLVMValueRef base = x->a, exponent = x->b;
  LLVMTypeRef type = LLVMTypeOf(base);
  LLVMValueRef one = LLVMConstInt(type, 1, 0), result = one, square = base;
  for (unsigned bit = 0; bit < LLVMGetIntTypeWidth(type); bit++) {
    LLVMValueRef set = LLVMBuildTrunc(
        e->builder, LLVMBuildLShr(e->builder, exponent, LLVMConstInt(type, bit, 0), ""), e->i1, "");
    result = choose(e, set, LLVMBuildMul(e->builder, result, square, ""), result);
    square = LLVMBuildMul(e->builder, square, square, "");
  }
  if (x->class_ != SR_CLASS_SIGNED)
    return result;
  LLVMValueRef negative = is_negative(e, exponent);
  LLVMValueRef odd = LLVMBuildTrunc(e->builder, exponent, e->i1, "");
  LLVMValueRef minus_one = choose(e, odd, ones_like(base), one);
  LLVMValueRef inverse =
      choose(e, LLVMBuildICmp(e->builder, LLVMIntEQ, base, one, ""), one,
             choose(e, LLVMBuildICmp(e->builder, LLVMIntEQ, base, ones_like(base), ""), minus_one,
                    zero_like(base)));
  return choose(e, negative, inverse, result);
}

/* The upper half of the product x->a * x->b. The exact product has twice the width of a factor. */
static LLVMValueRef multiply_high(sr_code_emitter *e, const scalars *x) {
  LLVMTypeRef type = LLVMTypeOf(x->a);
  unsigned width = LLVMGetIntTypeWidth(type);
  LLVMTypeRef wide = LLVMIntTypeInContext(e->context, 2 * width);
  LLVMOpcode extend = x->class_ == SR_CLASS_SIGNED ? LLVMSExt : LLVMZExt;
  LLVMValueRef a = LLVMBuildCast(e->builder, extend, x->a, wide, "");
  LLVMValueRef b = LLVMBuildCast(e->builder, extend, x->b, wide, "");
  LLVMValueRef product = LLVMBuildMul(e->builder, a, b, "");
  LLVMValueRef high = LLVMBuildLShr(e->builder, product, LLVMConstInt(wide, width, 0), "");
  return LLVMBuildTrunc(e->builder, high, type, "");
}

/* ---- from the rows of ops.def ---------------------------------------------------------------- */

/* How an op is computed on one class of elements, floats or integers: by a library function, an
 * LLVM intrinsic, an LLVM instruction or the function `make`, whichever is set. If nothing is set,
 * the op is not supported on that class. */
typedef struct code {
  const char *stem; /* a library function: "exp" stands for sr_exp_f32 and sr_exp_f64, and for
                     * sr_exp_bf16 if there is one */
  /* LLVM intrinsics; `unsigned_` is used for unsigned integers and booleans */
  const char *intrinsic, *unsigned_;
  /* LLVM instructions with two operands; `of_bool` is used for booleans (i1) */
  LLVMOpcode instruction, of_bool;
  LLVMValueRef (*make)(sr_code_emitter *e, const scalars *x);
} code;

static const struct {
  code of_float, of_integer;
} codes[SR_OP_COUNT] = {
#define CODE_none                  {0}
#define CODE_library(STEM)         {.stem = #STEM}
#define CODE_llvm(NAME)            {.intrinsic = "llvm." #NAME, .unsigned_ = "llvm." #NAME}
#define CODE_extreme(NAME)         {.intrinsic = "llvm.s" #NAME, .unsigned_ = "llvm.u" #NAME}
#define CODE_instruction(NAME)     CODE_either(NAME, NAME)
#define CODE_either(NAME, OF_BOOL) {.instruction = LLVM##NAME, .of_bool = LLVM##OF_BOOL}
#define CODE_made(FUNCTION)        {.make = FUNCTION}
#define OP(...)
#define UNARY(ENUM, NAME, SYNTAX, SHAPE, ELEMENTS, COST, FLOAT, INTEGER, COMPLEX)                  \
  [SR_OP_##ENUM] = {CODE_##FLOAT, CODE_##INTEGER},
#define BINARY(ENUM, NAME, SYNTAX, TRAITS, ELEMENTS, COST, FLOAT, INTEGER, COMPLEX)                \
  [SR_OP_##ENUM] = {CODE_##FLOAT, CODE_##INTEGER},
#include "graph/ir/ops.def"
};

/* Returns the result of `opcode` on the operands `x`, or NULL if the op has no code for their
 * class. */
static LLVMValueRef compute(sr_code_emitter *e, sr_opcode opcode, const scalars *x) {
  const code *c = x->class_ == SR_CLASS_FLOAT ? &codes[opcode].of_float : &codes[opcode].of_integer;
  LLVMValueRef operands[] = {x->a, x->b};
  LLVMTypeRef type = LLVMTypeOf(x->a);
  unsigned count = x->b ? 2 : 1;
  if (c->stem) {
    const bool is_bf16 = x->op->code == opcode && sr_operand(x->op, 0)->type->dtype == SR_BF16 &&
                         x->op->results[0].type->dtype == SR_BF16;
    const char *name = sr_arena_printf(e->scratch, "sr_%s_bf16", c->stem);
    if (!is_bf16 || !sr_library_has(name))
      name = sr_arena_printf(e->scratch, "sr_%s_%s", c->stem, type == e->f64 ? "f64" : "f32");
    return sr_emit_library_call(e, name, type, operands, count);
  }
  if (c->intrinsic)
    return intrinsic(e, x->class_ == SR_CLASS_SIGNED ? c->intrinsic : c->unsigned_, operands,
                     count);
  if (c->instruction)
    return LLVMBuildBinOp(e->builder, x->class_ == SR_CLASS_BOOL ? c->of_bool : c->instruction,
                          x->a, x->b, "");
  return c->make ? c->make(e, x) : NULL;
}

/* ---- comparison ------------------------------------------------------------------------------ */

/* Returns a signed integer made from the bits of a float. Comparing two such integers compares the
 * floats by totalOrder (IEEE 754, 5.10). */
static LLVMValueRef total_order_key(sr_code_emitter *e, LLVMValueRef x) {
  LLVMTypeRef bits = LLVMTypeOf(x) == e->f64 ? e->i64 : e->i32;
  LLVMValueRef v = LLVMBuildBitCast(e->builder, x, bits, "");
  unsigned width = LLVMGetIntTypeWidth(bits);
  LLVMValueRef sign = LLVMBuildAShr(e->builder, v, LLVMConstInt(bits, width - 1, 0), "");
  LLVMValueRef flip = LLVMBuildLShr(e->builder, sign, LLVMConstInt(bits, 1, 0), "");
  return LLVMBuildXor(e->builder, v, flip, "");
}

/* If `value` is a call of llvm.fabs, returns the operand of the call; else NULL. */
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
 * Works around a bug of LLVM 19 (fcmpImpliesClass in ValueTracking.cpp): if a comparison of |x|
 * with zero, such as |x| > 0, selects x, LLVM assumes that x is positive. This function therefore
 * compares x itself with zero; |x| > 0, for example, becomes x != 0.
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

/* ---- pointwise ops --------------------------------------------------------------------------- */

/* clamp(low, x, high) = minimum(maximum(low, x), high) */
static LLVMValueRef clamp(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  sr_dtype dtype = op->results[0].type->dtype;
  sr_class class_ = sr_dtype_get(dtype)->class_;
  LLVMValueRef low = sr_emit_widen(e, dtype, x[0].v), value = sr_emit_widen(e, dtype, x[1].v);
  LLVMValueRef high = sr_emit_widen(e, dtype, x[2].v);
  value = compute(e, SR_OP_MAXIMUM, &(scalars){op, class_, low, value});
  value = compute(e, SR_OP_MINIMUM, &(scalars){op, class_, value, high});
  return sr_emit_narrow(e, dtype, value);
}

/* next_after for floats narrower than f32, by a library function on their bits. Computing in f32
 * does not work: the next f32 would be rounded back to x. */
static LLVMValueRef next_after(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef x, LLVMValueRef y) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  LLVMTypeRef type = LLVMTypeOf(x), bits = LLVMIntTypeInContext(e->context, info->bytes * 8u);
  LLVMValueRef operands[] = {LLVMBuildBitCast(e->builder, x, bits, ""),
                             LLVMBuildBitCast(e->builder, y, bits, "")};
  const char *name = sr_arena_printf(e->scratch, "sr_next_after_%s", info->name);
  return LLVMBuildBitCast(e->builder, sr_emit_library_call(e, name, bits, operands, 2), type, "");
}

static LLVMValueRef real_arithmetic(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  sr_dtype dtype = sr_operand(op, 0)->type->dtype;
  if (op->code == SR_OP_CHLO_NEXT_AFTER && !sr_dtype_is_wide_float(dtype))
    return next_after(e, dtype, x[0].v, x[1].v);
  scalars operands = {op, sr_dtype_get(dtype)->class_, sr_emit_widen(e, dtype, x[0].v), NULL};
  if (op->operand_count == 2)
    operands.b = sr_emit_widen(e, dtype, x[1].v);
  LLVMValueRef result = compute(e, op->code, &operands);
  return result ? sr_emit_narrow(e, op->results[0].type->dtype, result) : NULL;
}

/* Returns `element`. If its `v` is NULL, the op has no code for the element type; this is reported
 * as an error, and zero is returned. */
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
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_compare)
    return (sr_element){compare(e, op, x[0], x[1]), NULL};
  if (class_ == SR_EMIT_select)
    return (sr_element){choose(e, x[0].v, x[1].v, x[2].v),
                        x[1].im ? choose(e, x[0].v, x[1].im, x[2].im) : NULL};
  if (class_ == SR_EMIT_clamp)
    return x[1].im ? sr_emit_complex(e, op, x) : (sr_element){clamp(e, op, x), NULL};
  if (class_ == SR_EMIT_convert)
    return sr_emit_convert(e, from, dtype, x[0]);
  if (class_ == SR_EMIT_complex_make)
    return (sr_element){x[0].v, x[1].v};
  if (op->code == SR_OP_REAL)
    return (sr_element){x[0].v, NULL};
  if (op->code == SR_OP_IMAG)
    return (sr_element){x[0].im ? x[0].im : LLVMConstNull(LLVMTypeOf(x[0].v)), NULL};
  if (class_ == SR_EMIT_copy || (class_ == SR_EMIT_bitcast && from == dtype))
    return x[0];
  if (class_ == SR_EMIT_bitcast)
    return (sr_element){sr_emit_from_bits(e, dtype, sr_emit_to_bits(e, from, x[0].v)), NULL};
  return checked(
      e, op, x[0].im ? sr_emit_complex(e, op, x) : (sr_element){real_arithmetic(e, op, x), NULL});
}
