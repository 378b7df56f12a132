/* The functions of kernels for GPUs, and their bodies for CUDA: one intrinsic each. */
#include "compiler/machine/gpu_functions.h"

#include <stdbool.h>
#include <string.h>

static const struct {
  const char *name, *intrinsic;
  bool is_barrier;
} rows[SR_GPU_FUNCTIONS] = {
    [SR_GPU_THREAD] = {"sr_gpu_thread", "llvm.nvvm.read.ptx.sreg.tid.x", false},
    [SR_GPU_BLOCK] = {"sr_gpu_block", "llvm.nvvm.read.ptx.sreg.ctaid.x", false},
    [SR_GPU_BLOCKS] = {"sr_gpu_blocks", "llvm.nvvm.read.ptx.sreg.nctaid.x", false},
    [SR_GPU_BARRIER] = {"sr_gpu_barrier", "llvm.nvvm.barrier0", true},
};

const char *sr_gpu_function_name(sr_gpu_function function) {
  return rows[function].name;
}

static void add_attribute(LLVMValueRef function, const char *name) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  const unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                          LLVMCreateEnumAttribute(context, kind, 0));
}

LLVMValueRef sr_gpu_function_declare(LLVMModuleRef module, sr_gpu_function function) {
  LLVMValueRef known = LLVMGetNamedFunction(module, rows[function].name);
  if (known)
    return known;
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMTypeRef result =
      rows[function].is_barrier ? LLVMVoidTypeInContext(context) : LLVMInt32TypeInContext(context);
  LLVMValueRef made =
      LLVMAddFunction(module, rows[function].name, LLVMFunctionType(result, NULL, 0, 0));
  add_attribute(made, "nounwind");
  if (rows[function].is_barrier) {
    add_attribute(made, "convergent");
  } else {
    add_attribute(made, "memory"); /* memory(none) */
    add_attribute(made, "willreturn");
    add_attribute(made, "speculatable");
  }
  return made;
}

static void define(LLVMModuleRef module, LLVMValueRef function, const char *intrinsic) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  LLVMValueRef called = LLVMAddFunction(module, intrinsic, type);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, function, ""));
  LLVMValueRef value = LLVMBuildCall2(builder, type, called, NULL, 0, "");
  if (LLVMGetTypeKind(LLVMGetReturnType(type)) == LLVMVoidTypeKind)
    LLVMBuildRetVoid(builder);
  else
    LLVMBuildRet(builder, value);
  LLVMDisposeBuilder(builder);
  LLVMSetLinkage(function, LLVMInternalLinkage);
  add_attribute(function, "alwaysinline");
}

void sr_gpu_functions_define(LLVMModuleRef module) {
  for (int i = 0; i < SR_GPU_FUNCTIONS; i++) {
    LLVMValueRef function = LLVMGetNamedFunction(module, rows[i].name);
    if (function)
      define(module, function, rows[i].intrinsic);
  }
}
