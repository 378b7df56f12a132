#include "compiler/machine/extremes.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/status.h"

/* An intrinsic of LLVM that the pass rewrites. */
typedef struct known_function {
  const char *name; /* without the suffix for its type */
  bool is_maximum;
  bool of_elements; /* of all elements of one vector; else of two values */
} known_function;

static const known_function known_functions[] = {
    {"llvm.minimum.", false, false},
    {"llvm.maximum.", true, false},
    {"llvm.vector.reduce.fminimum.", false, true},
    {"llvm.vector.reduce.fmaximum.", true, true},
};

static bool is_vector(LLVMTypeRef type) {
  return LLVMGetTypeKind(type) == LLVMVectorTypeKind;
}

static LLVMTypeRef element_of(LLVMTypeRef type) {
  return is_vector(type) ? LLVMGetElementType(type) : type;
}

/* Returns what is known of `function`; NULL if it is no minimum or maximum of f32 or f64. */
static const known_function *find(LLVMValueRef function) {
  LLVMTypeKind kind =
      LLVMGetTypeKind(element_of(LLVMGetReturnType(LLVMGlobalGetValueType(function))));
  if (kind != LLVMFloatTypeKind && kind != LLVMDoubleTypeKind)
    return NULL;
  size_t length;
  const char *name = LLVMGetValueName2(function, &length);
  for (size_t i = 0; i < sizeof known_functions / sizeof *known_functions; i++)
    if (strncmp(name, known_functions[i].name, strlen(known_functions[i].name)) == 0)
      return &known_functions[i];
  return NULL;
}

/* What the functions that write code need: the minimum or maximum that is rewritten. */
typedef struct writer {
  LLVMModuleRef module;
  LLVMBuilderRef builder;
  bool has_avx512;
  bool is_maximum;
} writer;

/* Returns the integer type, or the vector type of integers, with as many bits as `type`. */
static LLVMTypeRef bits_of(LLVMTypeRef type) {
  LLVMContextRef context = LLVMGetTypeContext(type);
  LLVMTypeRef bits = LLVMGetTypeKind(element_of(type)) == LLVMDoubleTypeKind
                         ? LLVMInt64TypeInContext(context)
                         : LLVMInt32TypeInContext(context);
  return is_vector(type) ? LLVMVectorType(bits, LLVMGetVectorSize(type)) : bits;
}

/* ---- two values ------------------------------------------------------------------------------ */

/* Emits what LLVM makes MAXPS or MINPS of. */
static LLVMValueRef pick(const writer *w, LLVMValueRef a, LLVMValueRef b) {
  LLVMValueRef first =
      LLVMBuildFCmp(w->builder, w->is_maximum ? LLVMRealOGT : LLVMRealOLT, a, b, "");
  return LLVMBuildSelect(w->builder, first, a, b, "");
}

/* Returns the only element of a constant, which may be a vector of equal ones, or NULL. */
static LLVMValueRef constant_of(LLVMValueRef value) {
  if (!LLVMIsAConstant(value) || !is_vector(LLVMTypeOf(value)))
    return LLVMIsAConstantFP(value);
  LLVMValueRef first = LLVMGetAggregateElement(value, 0);
  for (unsigned i = 1; first && i < LLVMGetVectorSize(LLVMTypeOf(value)); i++)
    if (LLVMGetAggregateElement(value, i) != first)
      return NULL;
  return first ? LLVMIsAConstantFP(first) : NULL;
}

/* Returns the minimum or maximum of `b` and of `constant`, whose value `number` is not NaN. One
 * comparison is enough: it gives `b` where that is NaN. If both are zeros it gives `b`, too, unless
 * the constant is the zero that wins. */
static LLVMValueRef of_constant(const writer *w, LLVMValueRef constant, double number,
                                LLVMValueRef b) {
  const bool wins = number == 0 && (signbit(number) == 0) == w->is_maximum;
  if (!wins)
    return pick(w, constant, b);
  LLVMValueRef keeps =
      LLVMBuildFCmp(w->builder, w->is_maximum ? LLVMRealUGT : LLVMRealULT, b, constant, "");
  return LLVMBuildSelect(w->builder, keeps, b, constant, "");
}

/* True if the instruction VPTERNLOG takes vectors of type `bits` here: those of 512 bits only in
 * functions that use such vectors. */
static bool has_ternary(const writer *w, LLVMTypeRef bits) {
  static const char key[] = "prefer-vector-width";
  LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInsertBlock(w->builder));
  const unsigned size =
      is_vector(bits) ? LLVMGetVectorSize(bits) * LLVMGetIntTypeWidth(element_of(bits)) : 0;
  const bool wide = LLVMGetStringAttributeAtIndex(
      function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, key, sizeof key - 1);
  return w->has_avx512 && (size == 128 || size == 256 || (size == 512 && wide));
}

/* Returns the AND of the signs of a and b, and the OR of their other bits. */
static LLVMValueRef ternary(const writer *w, LLVMValueRef a, LLVMValueRef b) {
  enum {
    MAJORITY = 0xe8, /* of three bits: an AND if the third is 0, an OR if it is 1 */
    MOST_LANES = 16
  };
  LLVMTypeRef type = LLVMTypeOf(a), element = element_of(type);
  const unsigned lanes = LLVMGetVectorSize(type), width = LLVMGetIntTypeWidth(element);
  LLVMValueRef all_but_sign[MOST_LANES];
  for (unsigned i = 0; i < lanes; i++)
    all_but_sign[i] = LLVMConstInt(element, ~0ull >> (65 - width), 0);
  char name[64];
  snprintf(name, sizeof name, "llvm.x86.avx512.pternlog.%c.%u", width == 64 ? 'q' : 'd',
           lanes * width);
  LLVMValueRef function =
      LLVMGetIntrinsicDeclaration(w->module, LLVMLookupIntrinsicID(name, strlen(name)), NULL, 0);
  LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(type));
  LLVMValueRef operands[] = {a, b, LLVMConstVector(all_but_sign, lanes),
                             LLVMConstInt(i32, MAJORITY, 0)};
  return LLVMBuildCall2(w->builder, LLVMGlobalGetValueType(function), function, operands, 4, "");
}

static LLVMValueRef of_two(const writer *w, LLVMValueRef a, LLVMValueRef b) {
  for (int i = 0; i < 2; i++) {
    LLVMValueRef constant = constant_of(i ? b : a);
    LLVMBool loses;
    const double number = constant ? LLVMConstRealGetDouble(constant, &loses) : NAN;
    if (!isnan(number))
      return of_constant(w, i ? b : a, number, i ? a : b);
  }
  LLVMTypeRef type = LLVMTypeOf(a), bits = bits_of(type);
  LLVMValueRef first = LLVMBuildBitCast(w->builder, pick(w, a, b), bits, "");
  LLVMValueRef second = LLVMBuildBitCast(w->builder, pick(w, b, a), bits, "");
  if (w->is_maximum && has_ternary(w, bits))
    return LLVMBuildBitCast(w->builder, ternary(w, first, second), type, "");
  LLVMValueRef all =
      LLVMBuildBitCast(w->builder, LLVMBuildOr(w->builder, first, second, ""), type, "");
  if (!w->is_maximum)
    return all;
  LLVMValueRef different = LLVMBuildXor(w->builder, first, second, "");
  return LLVMBuildFSub(w->builder, all, LLVMBuildBitCast(w->builder, different, type, ""), "");
}

/* ---- all elements of a vector ---------------------------------------------------------------- */

/* Returns the lanes first, first + 1, ... of `vector`. */
static LLVMValueRef part_of(const writer *w, LLVMValueRef vector, unsigned first, unsigned lanes) {
  enum {
    MOST_LANES = 64
  };
  LLVMTypeRef i32 = LLVMInt32TypeInContext(LLVMGetTypeContext(LLVMTypeOf(vector)));
  LLVMValueRef from[MOST_LANES];
  SR_ASSERT(lanes <= MOST_LANES);
  for (unsigned i = 0; i < lanes; i++)
    from[i] = LLVMConstInt(i32, first + i, 0);
  return LLVMBuildShuffleVector(w->builder, vector, LLVMGetPoison(LLVMTypeOf(vector)),
                                LLVMConstVector(from, lanes), "");
}

/* The number of lanes is a power of two, as in all vectors of LLVM's loops. */
static LLVMValueRef of_elements(const writer *w, LLVMValueRef vector) {
  for (unsigned lanes = LLVMGetVectorSize(LLVMTypeOf(vector)); lanes > 1;) {
    SR_ASSERT(lanes % 2 == 0);
    lanes /= 2;
    vector = of_two(w, part_of(w, vector, 0, lanes), part_of(w, vector, lanes, lanes));
  }
  return LLVMBuildExtractElement(
      w->builder, vector, LLVMConstNull(LLVMInt32TypeInContext(LLVMGetModuleContext(w->module))),
      "");
}

/* ---- the pass -------------------------------------------------------------------------------- */

static void rewrite(const writer *w, LLVMValueRef call, bool of_elements_) {
  LLVMPositionBuilderBefore(w->builder, call);
  LLVMValueRef a = LLVMGetOperand(call, 0);
  LLVMReplaceAllUsesWith(call,
                         of_elements_ ? of_elements(w, a) : of_two(w, a, LLVMGetOperand(call, 1)));
  LLVMInstructionEraseFromParent(call);
}

void sr_extremes_finish(sr_target target, LLVMModuleRef module) {
  writer w = {.module = module,
              .builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module)),
              .has_avx512 = target.family == SR_TARGET_X86_64 && target.level >= SR_CPU_X86_64_V4};
  for (LLVMValueRef f = LLVMGetFirstFunction(module), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    const known_function *known = find(f);
    if (!known)
      continue;
    w.is_maximum = known->is_maximum;
    for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
      rewrite(&w, LLVMGetUser(use), known->of_elements);
    LLVMDeleteFunction(f);
  }
  LLVMDisposeBuilder(w.builder);
}
