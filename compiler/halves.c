/* By use of the intrinsics' declarations: a module that has none costs nothing. */
#include "compiler/halves.h"

#include <stdbool.h>
#include <string.h>

/* The name without its type if `function` is one of the intrinsics on halves; NULL if not. */
static const char *extreme_of_halves(LLVMValueRef function) {
  static const char *const names[] = {"llvm.minimum", "llvm.maximum"};
  LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(function));
  if (LLVMGetTypeKind(type) == LLVMVectorTypeKind)
    type = LLVMGetElementType(type);
  if (LLVMGetTypeKind(type) != LLVMHalfTypeKind)
    return NULL;
  size_t length;
  const char *name = LLVMGetValueName2(function, &length);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strncmp(name, names[i], strlen(names[i])) == 0 && name[strlen(names[i])] == '.')
      return names[i];
  return NULL;
}

/* The type with float for half. */
static LLVMTypeRef widened(LLVMTypeRef type) {
  LLVMTypeRef number = LLVMFloatTypeInContext(LLVMGetTypeContext(type));
  bool is_vector = LLVMGetTypeKind(type) == LLVMVectorTypeKind;
  return is_vector ? LLVMVectorType(number, LLVMGetVectorSize(type)) : number;
}

static void widen_call(LLVMBuilderRef builder, LLVMValueRef call, const char *name) {
  LLVMModuleRef module =
      LLVMGetGlobalParent(LLVMGetBasicBlockParent(LLVMGetInstructionParent(call)));
  LLVMTypeRef narrow = LLVMTypeOf(call), wide = widened(narrow);
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

void sr_halves_widen(LLVMModuleRef module) {
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
  for (LLVMValueRef f = LLVMGetFirstFunction(module), next; f; f = next) {
    next = LLVMGetNextFunction(f);
    const char *name = extreme_of_halves(f);
    if (!name)
      continue;
    for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
      widen_call(builder, LLVMGetUser(use), name);
    LLVMDeleteFunction(f);
  }
  LLVMDisposeBuilder(builder);
}
