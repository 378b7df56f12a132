/*
 * The representation of numbers in LLVM IR and in memory.
 *
 * A boolean is an i1 in LLVM IR, and a byte in memory. A 2- or 4-bit integer is an i2 or i4, and a
 * byte in memory. A float of 16 bits or less is an integer with its bits. Each op widens such
 * floats to f32 and rounds its result once, as XLA does. From x86-64-v3 on, f16 is an LLVM half
 * instead, because there are instructions that convert it.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/emit/emit.h"

bool sr_dtype_is_wide_float(sr_dtype dtype) {
  return dtype == SR_F32 || dtype == SR_F64;
}

static bool has_half(const sr_code_emitter *e) {
  return sr_target_is_gpu(e->low->target) || e->low->target.level >= SR_CPU_X86_64_V3;
}

LLVMTypeRef sr_emit_value_type(const sr_code_emitter *e, sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  switch (info->class_) {
  case SR_CLASS_BOOL:
    return e->i1;
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    return LLVMIntTypeInContext(e->context, info->bits);
  case SR_CLASS_COMPLEX:
    return dtype == SR_C64 ? e->f32 : e->f64;
  case SR_CLASS_FLOAT:
    break;
  }
  if (dtype == SR_F32)
    return e->f32;
  if (dtype == SR_F64)
    return e->f64;
  if (dtype == SR_F16 && has_half(e))
    return e->f16;
  return LLVMIntTypeInContext(e->context, info->bytes * 8u);
}

LLVMTypeRef sr_emit_memory_type(const sr_code_emitter *e, sr_dtype dtype) {
  LLVMTypeRef type = sr_emit_value_type(e, dtype);
  if (LLVMGetTypeKind(type) == LLVMIntegerTypeKind && LLVMGetIntTypeWidth(type) < 8)
    return e->i8;
  return type;
}

static LLVMValueRef literal_part(const sr_code_emitter *e, sr_dtype dtype, const void *bytes) {
  LLVMTypeRef type = sr_emit_value_type(e, dtype);
  if (dtype == SR_F32) {
    uint32_t bits;
    memcpy(&bits, bytes, 4);
    return LLVMConstBitCast(LLVMConstInt(e->i32, bits, 0), e->f32);
  }
  if (dtype == SR_F64) {
    uint64_t bits;
    memcpy(&bits, bytes, 8);
    return LLVMConstBitCast(LLVMConstInt(e->i64, bits, 0), e->f64);
  }
  uint64_t value = 0;
  memcpy(&value, bytes, sr_dtype_get(dtype)->bytes);
  if (type == e->f16)
    return LLVMConstBitCast(LLVMConstInt(LLVMInt16TypeInContext(e->context), value, 0), e->f16);
  unsigned width = LLVMGetIntTypeWidth(type);
  if (width < 64)
    value &= (1ull << width) - 1;
  return LLVMConstInt(type, value, 0);
}

sr_element sr_emit_literal(const sr_code_emitter *e, sr_dtype dtype, const void *bytes) {
  sr_dtype part = sr_dtype_part(dtype);
  sr_element element = {literal_part(e, part, bytes), NULL};
  if (part != dtype)
    element.im = literal_part(e, part, (const char *)bytes + sr_dtype_get(part)->bytes);
  return element;
}

sr_element sr_emit_zero(const sr_code_emitter *e, sr_dtype dtype) {
  static const char zeros[16];
  return sr_emit_literal(e, dtype, zeros);
}

/* ---- memory ---------------------------------------------------------------------------------- */

/*
 * Returns the LLVM alias scope of a buffer. A scope is named by the buffer's position among the
 * function's parameters, so that equal kernels have equal IR. Buffers that swap addresses while the
 * kernel runs all share one scope.
 */
static LLVMMetadataRef scope_node(const sr_code_emitter *e, const sr_buffer *buffer) {
  char name[32] = "moving";
  if (!buffer->changes_place)
    snprintf(name, sizeof name, "b%u", e->parameters[buffer->index]);
  LLVMMetadataRef domain_name = LLVMMDStringInContext2(e->context, "buffers", 7);
  LLVMMetadataRef domain = LLVMMDNodeInContext2(e->context, &domain_name, 1);
  LLVMMetadataRef parts[] = {LLVMMDStringInContext2(e->context, name, strlen(name)), domain};
  return LLVMMDNodeInContext2(e->context, parts, 2);
}

/* Adds alias metadata to a load or store, which says that it accesses `buffer` and no other buffer
 * of the kernel. The buffers of a kernel never overlap (pack_buffers.h). */
static void note_access(sr_code_emitter *e, LLVMValueRef access, const sr_buffer *buffer) {
  if (!buffer)
    return;
  LLVMMetadataRef own = scope_node(e, buffer);
  LLVMMetadataRef list = LLVMMDNodeInContext2(e->context, &own, 1);
  LLVMSetMetadata(access, e->scope_kind, LLVMMetadataAsValue(e->context, list));
  size_t count = 0;
  LLVMMetadataRef *others = SR_NEW_ARRAY(e->scratch, LLVMMetadataRef, e->unit->buffers.count);
  for (size_t i = 0; i < e->unit->buffers.count; i++) {
    LLVMMetadataRef other = scope_node(e, e->unit->buffers.items[i]);
    if (other != own)
      others[count++] = other;
  }
  if (count) {
    list = LLVMMDNodeInContext2(e->context, others, count);
    LLVMSetMetadata(access, e->noalias_kind, LLVMMetadataAsValue(e->context, list));
  }
}

static LLVMValueRef load_part(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef at,
                              const sr_buffer *buffer) {
  LLVMTypeRef memory = sr_emit_memory_type(e, dtype), type = sr_emit_value_type(e, dtype);
  LLVMValueRef value = LLVMBuildLoad2(e->builder, memory, at, "");
  LLVMSetAlignment(value, sr_dtype_get(dtype)->bytes);
  note_access(e, value, buffer);
  return memory == type ? value : LLVMBuildTrunc(e->builder, value, type, "");
}

static LLVMValueRef step(sr_code_emitter *e, LLVMTypeRef type, LLVMValueRef address,
                         LLVMValueRef index) {
  return LLVMBuildInBoundsGEP2(e->builder, type, address, &index, 1, "");
}

/* Returns the elements of a row if `linear` is the index of an element as that of its row's first
 * one and a loop's counter, which is not negative; 0 for another index. */
static int64_t row_of(LLVMValueRef linear) {
  if (!LLVMIsAInstruction(linear) || LLVMGetInstructionOpcode(linear) != LLVMAdd)
    return 0;
  LLVMValueRef row = LLVMGetOperand(linear, 0);
  if (!LLVMIsAPHINode(LLVMGetOperand(linear, 1)) || !LLVMIsAInstruction(row) ||
      LLVMGetInstructionOpcode(row) != LLVMMul || !LLVMIsAConstantInt(LLVMGetOperand(row, 1)))
    return 0;
  const int64_t size = LLVMConstIntGetSExtValue(LLVMGetOperand(row, 1));
  return size > 0 ? size : 0;
}

/*
 * Returns the place of an element. If vectors do not go along single elements in memory, because
 * these are pairs of numbers or rows are too short, the address of the row comes first. LLVM then
 * sees that a loop stays in the address space, and loads and stores the pairs or rows of several
 * elements at once. Else it would test that, and keep a loop without vectors for an array that does
 * not.
 */
static LLVMValueRef place_of(sr_code_emitter *e, LLVMTypeRef type, LLVMValueRef address,
                             LLVMValueRef linear) {
  const int64_t size = row_of(linear);
  const bool is_pair = LLVMGetTypeKind(type) == LLVMArrayTypeKind;
  if (size == 0 || !(is_pair || size < e->low->policy->vector_trips))
    return step(e, type, address, linear);
  LLVMTypeRef row = LLVMArrayType2(type, (uint64_t)size);
  LLVMValueRef start = step(e, row, address, LLVMGetOperand(LLVMGetOperand(linear, 0), 0));
  return step(e, type, start, LLVMGetOperand(linear, 1));
}

sr_element sr_emit_load(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address,
                        LLVMValueRef linear, const sr_buffer *buffer) {
  if (buffer)
    sr_team_before_load(e);
  sr_dtype part = sr_dtype_part(dtype);
  LLVMTypeRef memory = sr_emit_memory_type(e, part);
  if (part == dtype)
    return (sr_element){load_part(e, dtype, place_of(e, memory, address, linear), buffer), NULL};
  LLVMValueRef first = place_of(e, LLVMArrayType2(memory, 2), address, linear);
  LLVMValueRef second = step(e, memory, first, sr_emit_i64(e, 1));
  return (sr_element){load_part(e, part, first, buffer), load_part(e, part, second, buffer)};
}

static void store_part(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef at, LLVMValueRef value,
                       const sr_buffer *buffer) {
  LLVMTypeRef memory = sr_emit_memory_type(e, dtype);
  if (memory != sr_emit_value_type(e, dtype))
    value = sr_dtype_get(dtype)->class_ == SR_CLASS_SIGNED
                ? LLVMBuildSExt(e->builder, value, memory, "")
                : LLVMBuildZExt(e->builder, value, memory, "");
  LLVMValueRef store = LLVMBuildStore(e->builder, value, at);
  LLVMSetAlignment(store, sr_dtype_get(dtype)->bytes);
  note_access(e, store, buffer);
}

void sr_emit_store(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address, LLVMValueRef linear,
                   sr_element element, const sr_buffer *buffer) {
  sr_dtype part = sr_dtype_part(dtype);
  LLVMTypeRef memory = sr_emit_memory_type(e, part);
  if (part == dtype) {
    store_part(e, dtype, place_of(e, memory, address, linear), element.v, buffer);
    return;
  }
  LLVMValueRef first = place_of(e, LLVMArrayType2(memory, 2), address, linear);
  LLVMValueRef second = step(e, memory, first, sr_emit_i64(e, 1));
  store_part(e, part, first, element.v, buffer);
  store_part(e, part, second, element.im, buffer);
}

static LLVMTypeRef bits_type(const sr_code_emitter *e, sr_dtype dtype, int64_t count) {
  const unsigned bytes = (unsigned)sr_dtype_get(dtype)->bytes, word = bytes < 8 ? bytes : 8;
  return LLVMVectorType(LLVMIntTypeInContext(e->context, 8 * word),
                        (unsigned)count * (bytes / word));
}

static LLVMValueRef place_of_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address,
                                  LLVMValueRef linear) {
  LLVMTypeRef element = LLVMArrayType2(e->i8, sr_dtype_get(dtype)->bytes);
  return LLVMBuildInBoundsGEP2(e->builder, element, address, &linear, 1, "");
}

LLVMValueRef sr_emit_load_bits(sr_code_emitter *e, sr_dtype dtype, int64_t count,
                               LLVMValueRef address, LLVMValueRef linear, const sr_buffer *buffer) {
  LLVMValueRef at = place_of_bits(e, dtype, address, linear);
  LLVMValueRef load = LLVMBuildLoad2(e->builder, bits_type(e, dtype, count), at, "");
  LLVMSetAlignment(load, sr_dtype_get(sr_dtype_part(dtype))->bytes);
  note_access(e, load, buffer);
  return load;
}

void sr_emit_store_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address,
                        LLVMValueRef linear, LLVMValueRef vector, const sr_buffer *buffer,
                        bool streams) {
  LLVMValueRef store = LLVMBuildStore(e->builder, vector, place_of_bits(e, dtype, address, linear));
  LLVMSetAlignment(store, streams
                              ? (unsigned)LLVMABISizeOfType(e->machine->layout, LLVMTypeOf(vector))
                              : sr_dtype_get(sr_dtype_part(dtype))->bytes);
  note_access(e, store, buffer);
  if (!streams)
    return;
  LLVMMetadataRef one = LLVMValueAsMetadata(LLVMConstInt(e->i32, 1, 0));
  LLVMSetMetadata(store, e->nontemporal_kind,
                  LLVMMetadataAsValue(e->context, LLVMMDNodeInContext2(e->context, &one, 1)));
}

void sr_emit_store_fence(sr_code_emitter *e) {
  static const char name[] = "llvm.x86.sse.sfence";
  LLVMValueRef fence =
      LLVMGetIntrinsicDeclaration(e->module, LLVMLookupIntrinsicID(name, strlen(name)), NULL, 0);
  LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(fence), fence, NULL, 0, "");
}

/* ---- conversions ----------------------------------------------------------------------------- */

LLVMValueRef sr_emit_widen(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value) {
  if (sr_dtype_get(dtype)->class_ != SR_CLASS_FLOAT || sr_dtype_is_wide_float(dtype))
    return value;
  if (LLVMTypeOf(value) == e->f16)
    return LLVMBuildFPExt(e->builder, value, e->f32, "");
  char name[48];
  snprintf(name, sizeof name, "sr_f32_from_%s", sr_dtype_get(dtype)->name);
  return sr_emit_library_call(e, name, e->f32, &value, 1);
}

LLVMValueRef sr_emit_narrow(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value) {
  if (sr_dtype_get(dtype)->class_ != SR_CLASS_FLOAT || sr_dtype_is_wide_float(dtype))
    return value;
  LLVMTypeRef type = sr_emit_value_type(e, dtype);
  bool from_f64 = LLVMTypeOf(value) == e->f64;
  if (type == e->f16 && !from_f64)
    return LLVMBuildFPTrunc(e->builder, value, e->f16, "");
  /* No instruction converts f64 to f16. So a library function does, which returns the bits of the
   * f16. */
  LLVMTypeRef bits = LLVMIntTypeInContext(e->context, sr_dtype_get(dtype)->bytes * 8u);
  char name[48];
  snprintf(name, sizeof name, "sr_%s_from_%s", sr_dtype_get(dtype)->name, from_f64 ? "f64" : "f32");
  return LLVMBuildBitCast(e->builder, sr_emit_library_call(e, name, bits, &value, 1), type, "");
}

LLVMValueRef sr_emit_to_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value) {
  unsigned held = LLVMTypeOf(value) == e->f64   ? 64
                  : LLVMTypeOf(value) == e->f32 ? 32
                  : LLVMTypeOf(value) == e->f16 ? 16
                                                : LLVMGetIntTypeWidth(LLVMTypeOf(value));
  value = LLVMBuildBitCast(e->builder, value, LLVMIntTypeInContext(e->context, held), "");
  LLVMTypeRef bits = LLVMIntTypeInContext(e->context, sr_dtype_get(dtype)->bits);
  return LLVMTypeOf(value) == bits ? value : LLVMBuildTrunc(e->builder, value, bits, "");
}

LLVMValueRef sr_emit_from_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef bits) {
  LLVMTypeRef want = sr_emit_value_type(e, dtype);
  if (LLVMGetTypeKind(want) == LLVMIntegerTypeKind && want != LLVMTypeOf(bits))
    return LLVMBuildZExt(e->builder, bits, want, "");
  return LLVMBuildBitCast(e->builder, bits, want, "");
}

static bool is_integer(sr_dtype dtype) {
  sr_class class_ = sr_dtype_get(dtype)->class_;
  return class_ == SR_CLASS_BOOL || class_ == SR_CLASS_SIGNED || class_ == SR_CLASS_UNSIGNED;
}

static LLVMValueRef integer_to_integer(sr_code_emitter *e, sr_dtype from, sr_dtype to,
                                       LLVMValueRef value) {
  LLVMTypeRef type = sr_emit_value_type(e, to);
  unsigned have = LLVMGetIntTypeWidth(LLVMTypeOf(value)), want = LLVMGetIntTypeWidth(type);
  if (have == want)
    return value;
  if (have > want)
    return LLVMBuildTrunc(e->builder, value, type, "");
  return sr_dtype_get(from)->class_ == SR_CLASS_SIGNED ? LLVMBuildSExt(e->builder, value, type, "")
                                                       : LLVMBuildZExt(e->builder, value, type, "");
}

/* Converts to an integer as XLA does: truncates, saturates, and gives 0 for NaN. */
static LLVMValueRef float_to_integer(sr_code_emitter *e, sr_dtype to, LLVMValueRef value) {
  LLVMTypeRef type = sr_emit_value_type(e, to);
  bool is_signed = sr_dtype_get(to)->class_ == SR_CLASS_SIGNED;
  const char *name = is_signed ? "llvm.fptosi.sat" : "llvm.fptoui.sat";
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMTypeRef types[] = {type, LLVMTypeOf(value)};
  LLVMValueRef function = LLVMGetIntrinsicDeclaration(e->module, id, types, 2);
  return LLVMBuildCall2(e->builder, LLVMGlobalGetValueType(function), function, &value, 1, "");
}

/* Converts a real number of dtype `from` to `want`, which is f32 or f64. */
static LLVMValueRef to_wide(sr_code_emitter *e, sr_dtype from, LLVMTypeRef want,
                            LLVMValueRef value) {
  if (is_integer(from))
    return sr_dtype_get(from)->class_ == SR_CLASS_SIGNED
               ? LLVMBuildSIToFP(e->builder, value, want, "")
               : LLVMBuildUIToFP(e->builder, value, want, "");
  value = sr_emit_widen(e, from, value);
  if (LLVMTypeOf(value) == want)
    return value;
  return want == e->f64 ? LLVMBuildFPExt(e->builder, value, want, "")
                        : LLVMBuildFPTrunc(e->builder, value, want, "");
}

static LLVMValueRef convert_part(sr_code_emitter *e, sr_dtype from, sr_dtype to,
                                 LLVMValueRef value) {
  if (from == to)
    return value;
  if (to == SR_I1) {
    if (is_integer(from))
      return LLVMBuildICmp(e->builder, LLVMIntNE, value, LLVMConstNull(LLVMTypeOf(value)), "");
    value = sr_emit_widen(e, from, value);
    return LLVMBuildFCmp(e->builder, LLVMRealUNE, value, LLVMConstNull(LLVMTypeOf(value)), "");
  }
  if (is_integer(to))
    return is_integer(from) ? integer_to_integer(e, from, to, value)
                            : float_to_integer(e, to, sr_emit_widen(e, from, value));
  if (to == SR_F64)
    return to_wide(e, from, e->f64, value);
  if (to == SR_F32)
    return to_wide(e, from, e->f32, value);
  /* An f64 is rounded directly to the result type: through f32 it would be rounded twice. Integers
   * of more than 16 bits also go through f64. Narrower integers and floats are exact in f32. */
  bool by_double = from == SR_F64 || (is_integer(from) && sr_dtype_get(from)->bits > 16);
  return sr_emit_narrow(e, to, to_wide(e, from, by_double ? e->f64 : e->f32, value));
}

sr_element sr_emit_convert(sr_code_emitter *e, sr_dtype from, sr_dtype to, sr_element element) {
  sr_dtype from_part = sr_dtype_part(from), to_part = sr_dtype_part(to);
  sr_element result = {convert_part(e, from_part, to_part, element.v), NULL};
  if (to_part != to)
    result.im = element.im ? convert_part(e, from_part, to_part, element.im)
                           : LLVMConstNull(sr_emit_value_type(e, to));
  return result;
}
