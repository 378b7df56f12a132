/* The functions of kernels for GPUs, and their bodies for CUDA: one intrinsic each. */
#include "compiler/machine/gpu_functions.h"

#include <stdbool.h>
#include <string.h>

enum {
  ALL_LANES = -1, /* a mask of the threads of a warp */
  LAST_LANE = 31,
};

static const struct {
  const char *name, *intrinsic;
  unsigned parameters;  /* of type i32 */
  bool meets;           /* other threads take part in the call */
  bool returns_nothing; /* else an i32 */
} rows[SR_GPU_FUNCTIONS] = {
    [SR_GPU_THREAD] = {"sr_gpu_thread", "llvm.nvvm.read.ptx.sreg.tid.x", 0, false, false},
    [SR_GPU_BLOCK] = {"sr_gpu_block", "llvm.nvvm.read.ptx.sreg.ctaid.x", 0, false, false},
    [SR_GPU_BLOCKS] = {"sr_gpu_blocks", "llvm.nvvm.read.ptx.sreg.nctaid.x", 0, false, false},
    [SR_GPU_BARRIER] = {"sr_gpu_barrier", "llvm.nvvm.barrier0", 0, true, true},
    [SR_GPU_SHUFFLE] = {"sr_gpu_shuffle", "llvm.nvvm.shfl.sync.idx.i32", 2, true, false},
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
  LLVMTypeRef word = LLVMInt32TypeInContext(context), words[] = {word, word};
  LLVMTypeRef result = rows[function].returns_nothing ? LLVMVoidTypeInContext(context) : word;
  LLVMValueRef made = LLVMAddFunction(
      module, rows[function].name, LLVMFunctionType(result, words, rows[function].parameters, 0));
  add_attribute(made, "nounwind");
  if (rows[function].meets) {
    add_attribute(made, "convergent");
  } else {
    add_attribute(made, "memory"); /* memory(none) */
    add_attribute(made, "willreturn");
    add_attribute(made, "speculatable");
  }
  return made;
}

/* Calls the intrinsic of the function whose body the builder makes. */
static LLVMValueRef call_intrinsic(LLVMBuilderRef builder, LLVMValueRef function,
                                   sr_gpu_function number) {
  LLVMModuleRef module = LLVMGetGlobalParent(function);
  LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetModuleContext(module));
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  LLVMTypeRef words[] = {word, word, word, word};
  LLVMValueRef arguments[4];
  unsigned count = 0;
  if (number == SR_GPU_SHUFFLE) {
    type = LLVMFunctionType(word, words, 4, 0);
    arguments[count++] = LLVMConstInt(word, (unsigned long long)ALL_LANES, 1);
    arguments[count++] = LLVMGetParam(function, 0);
    arguments[count++] = LLVMGetParam(function, 1);
    arguments[count++] = LLVMConstInt(word, LAST_LANE, 0);
  }
  LLVMValueRef intrinsic = LLVMAddFunction(module, rows[number].intrinsic, type);
  return LLVMBuildCall2(builder, type, intrinsic, arguments, count, "");
}

static void define(LLVMValueRef function, sr_gpu_function number) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, function, ""));
  LLVMValueRef value = call_intrinsic(builder, function, number);
  if (rows[number].returns_nothing)
    LLVMBuildRetVoid(builder);
  else
    LLVMBuildRet(builder, value);
  LLVMDisposeBuilder(builder);
  LLVMSetLinkage(function, LLVMInternalLinkage);
  add_attribute(function, "alwaysinline");
}

void sr_gpu_functions_define(LLVMModuleRef module) {
  for (sr_gpu_function i = SR_GPU_THREAD; i < SR_GPU_FUNCTIONS; i++) {
    LLVMValueRef function = LLVMGetNamedFunction(module, rows[i].name);
    if (function)
      define(function, i);
  }
}
