/*
 * Scalar arithmetic on complex elements: sums and products here, all else by functions of the
 * library. Products are the plain formula, as XLA and NumPy have it; divisions are the library's.
 */
#include "compiler/emit/emit.h"
#include "compiler/x86/function_library.h"

/* The library's name for an op on complex numbers; NULL where it has no function for it. Parts that
 * are exact in f32 may have a function of their own. */
static const char *complex_function(sr_code_emitter *e, sr_opcode code, bool narrow) {
  const char *stem = code == SR_OP_ABS      ? "abs"
                     : code == SR_OP_DIVIDE ? "divide"
                     : code == SR_OP_SIGN   ? "sign"
                     : code == SR_OP_SQRT   ? "sqrt"
                                            : sr_emit_library_stem(code);
  if (!stem)
    return NULL;
  const char *name = sr_arena_printf(e->scratch, "sr_%s_complex_narrow", stem);
  if (narrow && sr_library_has(name))
    return name;
  name = sr_arena_printf(e->scratch, "sr_%s_complex", stem);
  return sr_library_has(name) ? name : NULL;
}

/* The library computes with parts in f64; what comes of narrower ones is rounded once. */
static sr_element complex_call(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  LLVMBuilderRef B = e->builder;
  LLVMTypeRef part = LLVMTypeOf(x[0].v);
  const char *name = complex_function(e, op->code, part == e->f32);
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

static sr_element complex_multiply(sr_code_emitter *e, sr_element a, sr_element b) {
  LLVMBuilderRef B = e->builder;
  return (sr_element){
      LLVMBuildFSub(B, LLVMBuildFMul(B, a.v, b.v, ""), LLVMBuildFMul(B, a.im, b.im, ""), ""),
      LLVMBuildFAdd(B, LLVMBuildFMul(B, a.v, b.im, ""), LLVMBuildFMul(B, a.im, b.v, ""), "")};
}

/* (x - y)(x + y) + 2xy i: x^2 - y^2 would cancel. Where x - y is 0 the sum may overflow. */
static sr_element complex_square(sr_code_emitter *e, sr_element z) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef same =
      LLVMBuildOr(B, LLVMBuildFCmp(B, LLVMRealOEQ, z.v, z.im, ""),
                  LLVMBuildFCmp(B, LLVMRealOEQ, z.v, LLVMBuildFNeg(B, z.im, ""), ""), "");
  LLVMValueRef product =
      LLVMBuildFMul(B, LLVMBuildFSub(B, z.v, z.im, ""), LLVMBuildFAdd(B, z.v, z.im, ""), "");
  LLVMValueRef half = LLVMBuildFMul(B, z.v, z.im, "");
  return (sr_element){LLVMBuildSelect(B, same, LLVMBuildFSub(B, z.v, z.v, ""), product, ""),
                      LLVMBuildFAdd(B, half, half, "")};
}

/* By the real parts, and by the imaginary ones where those are equal, as JAX writes it out. */
static sr_element complex_extreme(sr_code_emitter *e, sr_element a, sr_element b,
                                  LLVMRealPredicate first) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef takes_a = LLVMBuildSelect(B, LLVMBuildFCmp(B, LLVMRealOEQ, a.v, b.v, ""),
                                         LLVMBuildFCmp(B, first, a.im, b.im, ""),
                                         LLVMBuildFCmp(B, first, a.v, b.v, ""), "");
  return (sr_element){LLVMBuildSelect(B, takes_a, a.v, b.v, ""),
                      LLVMBuildSelect(B, takes_a, a.im, b.im, "")};
}

/* low, x, high */
static sr_element complex_clamp(sr_code_emitter *e, const sr_element *x) {
  return complex_extreme(e, complex_extreme(e, x[0], x[1], LLVMRealOGT), x[2], LLVMRealOLT);
}

LLVMValueRef sr_emit_complex_order(sr_code_emitter *e, LLVMRealPredicate strict,
                                   LLVMRealPredicate wanted, sr_element a, sr_element b) {
  LLVMBuilderRef B = e->builder;
  LLVMValueRef same = LLVMBuildFCmp(B, LLVMRealOEQ, a.v, b.v, "");
  return LLVMBuildSelect(B, same, LLVMBuildFCmp(B, wanted, a.im, b.im, ""),
                         LLVMBuildFCmp(B, strict, a.v, b.v, ""), "");
}

sr_element sr_emit_complex(sr_code_emitter *e, const sr_op *op, const sr_element *x) {
  LLVMBuilderRef B = e->builder;
  switch ((int)op->code) {
  case SR_OP_ADD:
    return (sr_element){LLVMBuildFAdd(B, x[0].v, x[1].v, ""),
                        LLVMBuildFAdd(B, x[0].im, x[1].im, "")};
  case SR_OP_SUBTRACT:
    return (sr_element){LLVMBuildFSub(B, x[0].v, x[1].v, ""),
                        LLVMBuildFSub(B, x[0].im, x[1].im, "")};
  case SR_OP_MULTIPLY:
    return complex_multiply(e, x[0], x[1]);
  case SR_OP_MAXIMUM:
    return complex_extreme(e, x[0], x[1], LLVMRealOGT);
  case SR_OP_MINIMUM:
    return complex_extreme(e, x[0], x[1], LLVMRealOLT);
  case SR_OP_CLAMP:
    return complex_clamp(e, x);
  case SR_OP_CHLO_SQUARE:
    return complex_square(e, x[0]);
  case SR_OP_NEGATE:
    return (sr_element){LLVMBuildFNeg(B, x[0].v, ""), LLVMBuildFNeg(B, x[0].im, "")};
  case SR_OP_CHLO_CONJ:
    return (sr_element){x[0].v, LLVMBuildFNeg(B, x[0].im, "")};
  default:
    return complex_call(e, op, x);
  }
}
