/* Two passes over the optimised code: one for minimum and maximum of halves (f16), one for selects
 * between two compared halves. */
#include "compiler/machine/halves.h"

#include <stdbool.h>
#include <string.h>

static bool has_halves(LLVMTypeRef type) {
  bool is_vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  return LLVMGetTypeKind(is_vector ? LLVMGetElementType(type) : type) == LLVMHalfTypeKind;
}

/* Returns the type `halves`, a scalar or a vector, with `element` as element type. */
static LLVMTypeRef type_of(LLVMTypeRef halves, LLVMTypeRef element) {
  bool is_vector = LLVMGetTypeKind(halves) == LLVMVectorTypeKind;
  return is_vector ? LLVMVectorType(element, LLVMGetVectorSize(halves)) : element;
}

/* ---- minimum and maximum --------------------------------------------------------------------- */

/* If `function` is the intrinsic for a minimum or maximum of halves, returns the intrinsic's name
 * without the suffix for its type; else NULL. */
static const char *extreme_of_halves(LLVMValueRef function) {
  static const char *const names[] = {"llvm.minimum", "llvm.maximum"};
  if (!has_halves(LLVMGetReturnType(LLVMGlobalGetValueType(function))))
    return NULL;
  size_t length;
  const char *name = LLVMGetValueName2(function, &length);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strncmp(name, names[i], strlen(names[i])) == 0 && name[strlen(names[i])] == '.')
      return names[i];
  return NULL;
}

static void widen_call(LLVMBuilderRef builder, LLVMValueRef call, const char *name) {
  LLVMModuleRef module =
      LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)));
  LLVMTypeRef narrow = LLVMTypeOf(call),
              wide = type_of(narrow, LLVMFloatTypeInContext(LLVMGetTypeContext(narrow)));
  LLVMPositionBuilderBefore(builder, call);
  LLVMValueRef operands[2];
  for (unsigned i = 0; i < 2; i++)
    operands[i] = LLVMBuildFPExt(builder, LLVMGetOperand(call, i), wide, "");
  LLVMValueRef function =
      LLVMGetIntrinsicDeclaration(module, LLVMLookupIntrinsicID(name, strlen(name)), &wide, 1);
  LLVMValueRef result =
      LLVMBuildCall2(builder, LLVMGlobalGetValueType(function), function, operands, 2, "");
  LLVMReplaceAllUsesWith(call, LLVMBuildFPTrunc(builder, result, narrow, ""));
  LLVMInstructionEraseFromParent(call);
}

/* Widens every minimum and maximum of halves. Finds them as uses of the intrinsics' declarations,
 * so a module without such declarations costs nothing. */
static void widen_extremes(LLVMBuilderRef builder, LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    const char *name = extreme_of_halves(f);
    if (!name)
      continue;
    for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
      widen_call(builder, LLVMGetUser(use), name);
    LLVMDeleteFunction(f);
  }
}

/* ---- choices --------------------------------------------------------------------------------- */

static void choose_bits(LLVMBuilderRef builder, LLVMValueRef choice) {
  LLVMTypeRef type = LLVMTypeOf(choice);
  LLVMTypeRef bits = type_of(type, LLVMInt16TypeInContext(LLVMGetTypeContext(type)));
  LLVMPositionBuilderBefore(builder, choice);
  LLVMValueRef a = LLVMBuildBitCast(builder, LLVMGetOperand(choice, 1), bits, "");
  LLVMValueRef b = LLVMBuildBitCast(builder, LLVMGetOperand(choice, 2), bits, "");
  LLVMValueRef made = LLVMBuildSelect(builder, LLVMGetOperand(choice, 0), a, b, "");
  LLVMReplaceAllUsesWith(choice, LLVMBuildBitCast(builder, made, type, ""));
  LLVMInstructionEraseFromParent(choice);
}

static void choose_bits_in(LLVMBuilderRef builder, LLVMBasicBlockRef block) {
  for (LLVMValueRef at = LLVMGetFirstInstruction(block), next; at; at = next) {
    next = LLVMGetNextInstruction(at);
    if (LLVMIsASelectInst(at) && has_halves(LLVMTypeOf(at)))
      choose_bits(builder, at);
  }
}

void sr_halves_finish(LLVMModuleRef module) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  widen_extremes(builder, module);
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
      choose_bits_in(builder, b);
  LLVMDisposeBuilder(builder);
}
