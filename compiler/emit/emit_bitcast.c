/* bitcast_convert between types of different widths. The array of the narrower type has an extra
 * last dimension. Its indices select the parts of a wide element, lowest bits first. In memory the
 * imaginary part of a complex number follows its real part. */
#include "compiler/emit/emit.h"

/* From complex<f64> to complex<f32>: takes the real part (`part` is 0) or the imaginary part (1) of
 * the operand's element. Returns its low 32 bits as real part and its high 32 bits as imaginary
 * part. */
static sr_element complex_half(sr_code_emitter *e, const sr_value *operand,
                               const sr_position *position, LLVMValueRef part) {
  LLVMBuilderRef B = e->builder;
  LLVMTypeRef word = LLVMIntTypeInContext(e->context, 64);
  LLVMTypeRef half = LLVMIntTypeInContext(e->context, 32);
  sr_element whole = sr_emit_element(e, operand, position);
  LLVMValueRef is_real = LLVMBuildICmp(B, LLVMIntEQ, part, sr_emit_i64(e, 0), "");
  LLVMValueRef bits =
      LLVMBuildBitCast(B, LLVMBuildSelect(B, is_real, whole.v, whole.im, ""), word, "");
  LLVMValueRef high = LLVMBuildLShr(B, bits, LLVMConstInt(word, 32, 0), "");
  return (sr_element){LLVMBuildBitCast(B, LLVMBuildTrunc(B, bits, half, ""), e->f32, ""),
                      LLVMBuildBitCast(B, LLVMBuildTrunc(B, high, half, ""), e->f32, "")};
}

/* Returns the f64 whose low 32 bits are the real part, and whose high 32 bits are the imaginary
 * part, of the complex<f32> at `index` of the operand's last dimension. */
static LLVMValueRef joined_halves(sr_code_emitter *e, const sr_value *operand,
                                  sr_position *position, int64_t index) {
  LLVMBuilderRef B = e->builder;
  LLVMTypeRef word = LLVMIntTypeInContext(e->context, 64);
  LLVMTypeRef half = LLVMIntTypeInContext(e->context, 32);
  position->index[operand->type->rank - 1] = sr_index_constant(e, index);
  sr_element halves = sr_emit_element(e, operand, position);
  LLVMValueRef low = LLVMBuildZExt(B, LLVMBuildBitCast(B, halves.v, half, ""), word, "");
  LLVMValueRef high = LLVMBuildZExt(B, LLVMBuildBitCast(B, halves.im, half, ""), word, "");
  high = LLVMBuildShl(B, high, LLVMConstInt(word, 32, 0), "");
  return LLVMBuildBitCast(B, LLVMBuildOr(B, low, high, ""), e->f64, "");
}

static sr_element complex_whole(sr_code_emitter *e, const sr_value *operand,
                                sr_position *position) {
  LLVMValueRef real = joined_halves(e, operand, position, 0);
  return (sr_element){real, joined_halves(e, operand, position, 1)};
}

sr_element sr_emit_bitcast_element(sr_code_emitter *e, const sr_op *op,
                                   const sr_position *position) {
  const sr_value *operand = sr_operand(op, 0);
  const sr_type *from = operand->type, *to = op->results[0].type;
  unsigned from_bits = sr_dtype_get(from->dtype)->bits, to_bits = sr_dtype_get(to->dtype)->bits;
  LLVMTypeRef narrow = LLVMIntTypeInContext(e->context, from_bits < to_bits ? from_bits : to_bits);
  LLVMTypeRef wide = LLVMIntTypeInContext(e->context, from_bits < to_bits ? to_bits : from_bits);
  sr_position inner = *position;
  inner.rank = from->rank;
  if (sr_dtype_get(from->dtype)->class_ == SR_CLASS_COMPLEX)
    return to->rank > from->rank ? complex_half(e, operand, &inner, position->index[to->rank - 1].v)
                                 : complex_whole(e, operand, &inner);
  if (to->rank > from->rank) {
    LLVMValueRef whole = sr_emit_to_bits(e, from->dtype, sr_emit_element(e, operand, &inner).v);
    LLVMValueRef part =
        LLVMBuildMul(e->builder, position->index[to->rank - 1].v, sr_emit_i64(e, to_bits), "");
    part = LLVMGetIntTypeWidth(wide) < 64 ? LLVMBuildTrunc(e->builder, part, wide, "") : part;
    LLVMValueRef bits =
        LLVMBuildTrunc(e->builder, LLVMBuildLShr(e->builder, whole, part, ""), narrow, "");
    return (sr_element){sr_emit_from_bits(e, to->dtype, bits), NULL};
  }
  LLVMValueRef whole = LLVMConstNull(wide);
  for (unsigned i = 0; i < to_bits / from_bits; i++) {
    inner.index[from->rank - 1] = sr_index_constant(e, i);
    LLVMValueRef bits = sr_emit_to_bits(e, from->dtype, sr_emit_element(e, operand, &inner).v);
    bits = LLVMBuildShl(e->builder, LLVMBuildZExt(e->builder, bits, wide, ""),
                        LLVMConstInt(wide, (unsigned long long)i * from_bits, 0), "");
    whole = LLVMBuildOr(e->builder, whole, bits, "");
  }
  return (sr_element){sr_emit_from_bits(e, to->dtype, whole), NULL};
}
