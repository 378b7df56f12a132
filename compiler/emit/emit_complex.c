/* Scalar arithmetic on complex elements. Sums, products and the like are computed here; products by
 * the plain formula, as in XLA and NumPy. Division and all other functions are calls of library
 * functions. */
#include "compiler/emit/emit.h"
#include "compiler/machine/function_library.h"

/* Returns the name of the library function for `stem` on complex numbers, or NULL if there is none.
 * If `narrow`, the real and imaginary parts are f32, and a function made for such numbers is
 * preferred. */
static const char *complex_function(sr_code_emitter *e, const char *stem, bool narrow) {
  const char *name = sr_arena_printf(e->scratch, "sr_%s_complex_narrow", stem);
  if (narrow && sr_library_has(name))
    return name;
  name = sr_arena_printf(e->scratch, "sr_%s_complex", stem);
  return sr_library_has(name) ? name : NULL;
}

/* Calls the library function for `stem` with real and imaginary parts in f64. If the result has a
 * narrower type, its parts are rounded once. */
static sr_element complex_call(sr_code_emitter *e, const char *stem, const sr_op *op,
                               const sr_element *x) {
  LLVMBuilderRef B = e->builder;
  LLVMTypeRef part = LLVMTypeOf(x[0].v);
  const char *name = complex_function(e, stem, part == e->f32);
  if (!name)
    return (sr_element){NULL, NULL};
  LLVMValueRef parts[4];
  unsigned count = 0;
  for (int32_t i = 0; i < op->operand_count; i++) {
    parts[count++] = x[i].v;
    parts[count++] = x[i].im;
  }
  for (unsigned i = 0; i < count && part != e->f64; i++)
    parts[i] = LLVMBuildFPExt(B, parts[i], e->f64, "");
  bool is_real = op->code == SR_OP_ABS;
  LLVMTypeRef fields[] = {e->f64, e->f64};
  LLVMTypeRef type = is_real ? e->f64 : LLVMStructTypeInContext(e->context, fields, 2, 0);
  LLVMValueRef result = sr_emit_library_call(e, name, type, parts, count);
  sr_element wide = {is_real ? result : LLVMBuildExtractValue(B, result, 0, ""),
                     is_real ? NULL : LLVMBuildExtractValue(B, result, 1, "")};
  if (part == e->f64)
    return wide;
  return (sr_element){LLVMBuildFPTrunc(B, wide.v, part, ""),
                      wide.im ? LLVMBuildFPTrunc(B, wide.im, part, "") : NULL};
}

static sr_element complex_add(sr_code_emitter *e, const sr_element *x) {
  return (sr_element){LLVMBuildFAdd(e->builder, x[0].v, x[1].v, ""),
                      LLVMBuildFAdd(e->builder, x[0].im, x[1].im, "")};
}

static sr_element complex_subtract(sr_code_emitter *e, const sr_element *x) {
  return (sr_element){LLVMBuildFSub(e->builder, x[0].v, x[1].v, ""),
                      LLVMBuildFSub(e->builder, x[0].im, x[1].im, "")};
}

static sr_element complex_negate(sr_code_emitter *e, const sr_element *x) {
  return (sr_element){LLVMBuildFNeg(e->builder, x[0].v, ""),
                      LLVMBuildFNeg(e->builder, x[0].im, "")};
}

static sr_element complex_conjugate(sr_code_emitter *e, const sr_element *x) {
  return (sr_element){x[0].v, LLVMBuildFNeg(e->builder, x[0].im, "")};
}

static sr_element complex_multiply(sr_code_emitter *e, const sr_element *x) {
  LLVMBuilderRef B = e->builder;
  const sr_element a = x[0], b = x[1];
  return (sr_element){
      LLVMBuildFSub(B, LLVMBuildFMul(B, a.v, b.v, ""), LLVMBuildFMul(B, a.im, b.im, ""), ""),
      LLVMBuildFAdd(B, LLVMBuildFMul(B, a.v, b.im, ""), LLVMBuildFMul(B, a.im, b.v, ""), "")};
}

/* z * z for z = x + y i is computed as (x - y)(x + y) + 2xy i, because x^2 - y^2 would lose digits.
 * If |x| = |y|, one factor is 0 and the other may be infinite, which would give NaN. The real part
 * is then computed as x - x. */
static sr_element complex_square(sr_code_emitter *e, const sr_element *x) {
  LLVMBuilderRef B = e->builder;
  const sr_element z = x[0];
  LLVMValueRef same =
      LLVMBuildOr(B, LLVMBuildFCmp(B, LLVMRealOEQ, z.v, z.im, ""),
                  LLVMBuildFCmp(B, LLVMRealOEQ, z.v, LLVMBuildFNeg(B, z.im, ""), ""), "");
  LLVMValueRef product =
      LLVMBuildFMul(B, LLVMBuildFSub(B, z.v, z.im, ""), LLVMBuildFAdd(B, z.v, z.im, ""), "");
  LLVMValueRef half = LLVMBuildFMul(B, z.v, z.im, "");
  return (sr_element){LLVMBuildSelect(B, same, LLVMBuildFSub(B, z.v, z.v, ""), product, ""),
                      LLVMBuildFAdd(B, half, half, "")};
}

/* Returns the maximum (`first` is >) or the minimum (`first` is <) of a and b. As in JAX, the real
 * parts decide; if they are equal, the imaginary parts do. */
static sr_element complex_extreme(sr_code_emitter *e, sr_element a, sr_element b,
                                  LLVMRealPredicate first) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef takes_a = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealOEQ, a.v, b.v, ""),
                                         LLVMBuildFCmp(B, first, a.im, b.im, ""),
                                         LLVMBuildFCmp(B, first, a.v, b.v, ""), "");
  return (sr_element){LLVMBuildSelect(B, takes_a, a.v, b.v, ""),
                      LLVMBuildSelect(B, takes_a, a.im, b.im, "")};
}

static sr_element complex_maximum(sr_code_emitter *e, const sr_element *x) {
  return complex_extreme(e, x[0], x[1], LLVMRealOGT);
}

static sr_element complex_minimum(sr_code_emitter *e, const sr_element *x) {
  return complex_extreme(e, x[0], x[1], LLVMRealOLT);
}

LLVMValueRef sr_emit_complex_order(sr_code_emitter *e, LLVMRealPredicate strict,
                                   LLVMRealPredicate wanted, sr_element a, sr_element b) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef same = LLVMBuildFCmp(B, LLVMRealOEQ, a.v, b.v, "");
  return LLVMBuildSelect(B, same, LLVMBuildFCmp(B, wanted, a.im, b.im, ""),
                         LLVMBuildFCmp(B, strict, a.v, b.v, ""), "");
}

/* How an op is computed: by a function of this file, or by a library function. */
static const struct {
  sr_element (*make)(sr_code_emitter *e, const sr_element *x);
  const char *stem;
} codes[SR_OP_COUNT] = {
#define COMPLEX_none           {0}
#define COMPLEX_made(FUNCTION) {.make = FUNCTION}
#define COMPLEX_library(STEM)  {.stem = #STEM}
#define OP(...)
#define UNARY(ENUM, NAME, SYNTAX, SHAPE, ELEMENTS, COST, FLOAT, INTEGER, COMPLEX)                  \
  [SR_OP_##ENUM] = COMPLEX_##COMPLEX,
#define BINARY(ENUM, NAME, SYNTAX, TRAITS, ELEMENTS, COST, FLOAT, INTEGER, COMPLEX)                \
  [SR_OP_##ENUM] = COMPLEX_##COMPLEX,
#include "graph/ir/ops.def"
};

sr_element sr_emit_complex(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  if (op->code == SR_OP_CLAMP) /* the operands of clamp are low, x, high */
    return complex_extreme(e, complex_extreme(e, x[0], x[1], LLVMRealOGT), x[2], LLVMRealOLT);
  if (codes[op->code].make)
    return codes[op->code].make(e, x);
  const char *stem = codes[op->code].stem;
  return stem ? complex_call(e, stem, op, x) : (sr_element){NULL, NULL};
}
