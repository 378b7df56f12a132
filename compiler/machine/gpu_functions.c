/* The functions of kernels for GPUs, and their bodies for CUDA: each calls one other function, or
 * returns the address of a variable. */
#include "compiler/machine/gpu_functions.h"

#include <string.h>

enum {
  ALL_LANES = -1, /* a mask of the threads of a warp */
  LAST_LANE = 31,
  SHARED_SPACE = 3, /* LLVM's number of the address space of shared memory */
  SHARED_ALIGNMENT = 16,
};

typedef enum function_kind {
  VALUE,   /* i32 f(): the same whenever a thread calls it */
  BARRIER, /* void f() */
  SHUFFLE, /* i32 f(i32, i32) */
  ADDRESS, /* void *f(): the same whenever a thread of the block calls it */
  SETTER,  /* void f(i64, i32) */
} function_kind;

static const struct {
  const char *name, *cuda; /* `cuda`: an intrinsic, a function of CUDA's, or the variable */
  function_kind kind;
} rows[SR_GPU_FUNCTIONS] = {
    [SR_GPU_THREAD] = {"sr_gpu_thread", "llvm.nvvm.read.ptx.sreg.tid.x", VALUE},
    [SR_GPU_BLOCK] = {"sr_gpu_block", "llvm.nvvm.read.ptx.sreg.ctaid.x", VALUE},
    [SR_GPU_BLOCKS] = {"sr_gpu_blocks", "llvm.nvvm.read.ptx.sreg.nctaid.x", VALUE},
    [SR_GPU_BARRIER] = {"sr_gpu_barrier", "llvm.nvvm.barrier0", BARRIER},
    [SR_GPU_SHUFFLE] = {"sr_gpu_shuffle", "llvm.nvvm.shfl.sync.idx.i32", SHUFFLE},
    [SR_GPU_SHARED] = {"sr_gpu_shared", "spmdrun_shared", ADDRESS},
    [SR_GPU_SET_CONDITION] = {"sr_gpu_set_condition", "cudaGraphSetConditional", SETTER},
};

static void add_attribute(LLVMValueRef function, const char *name) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  const unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
  LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                          LLVMCreateEnumAttribute(context, kind, 0));
}

static LLVMTypeRef type_of(LLVMContextRef context, function_kind kind) {
  LLVMTypeRef number = LLVMInt32TypeInContext(context), nothing = LLVMVoidTypeInContext(context);
  LLVMTypeRef shuffled[] = {number, number}, set[] = {LLVMInt64TypeInContext(context), number};
  switch (kind) {
  case VALUE:
    return LLVMFunctionType(number, NULL, 0, 0);
  case BARRIER:
    break;
  case SHUFFLE:
    return LLVMFunctionType(number, shuffled, 2, 0);
  case ADDRESS:
    return LLVMFunctionType(LLVMPointerTypeInContext(context, 0), NULL, 0, 0);
  case SETTER:
    return LLVMFunctionType(nothing, set, 2, 0);
  }
  return LLVMFunctionType(nothing, NULL, 0, 0);
}

LLVMValueRef sr_gpu_function_declare(LLVMModuleRef module, sr_gpu_function function) {
  LLVMValueRef known = LLVMGetNamedFunction(module, rows[function].name);
  if (known)
    return known;
  const function_kind kind = rows[function].kind;
  LLVMValueRef made =
      LLVMAddFunction(module, rows[function].name, type_of(LLVMGetModuleContext(module), kind));
  add_attribute(made, "nounwind");
  if (kind == BARRIER || kind == SHUFFLE)
    add_attribute(made, "convergent");
  if (kind == VALUE || kind == ADDRESS) {
    add_attribute(made, "memory"); /* memory(none) */
    add_attribute(made, "willreturn");
    add_attribute(made, "speculatable");
  }
  return made;
}

/* Calls what the function stands for, in its body, which the builder makes. */
static LLVMValueRef call_cuda(LLVMBuilderRef builder, LLVMValueRef function,
                              sr_gpu_function number) {
  LLVMModuleRef module = LLVMGetGlobalParent(function);
  LLVMTypeRef word = LLVMInt32TypeInContext(LLVMGetModuleContext(module));
  LLVMTypeRef type = LLVMGlobalGetValueType(function), words[] = {word, word, word, word};
  LLVMValueRef arguments[4];
  unsigned count = LLVMCountParams(function);
  if (rows[number].kind == SHUFFLE) {
    type = LLVMFunctionType(word, words, 4, 0);
    arguments[0] = LLVMConstInt(word, (unsigned long long)ALL_LANES, 1);
    LLVMGetParams(function, arguments + 1);
    arguments[3] = LLVMConstInt(word, LAST_LANE, 0);
    count = 4;
  } else {
    LLVMGetParams(function, arguments);
  }
  LLVMValueRef called = LLVMAddFunction(module, rows[number].cuda, type);
  return LLVMBuildCall2(builder, type, called, arguments, count, "");
}

/* Returns the address of the shared memory, whose size is chosen when a kernel is launched. */
static LLVMValueRef address_of_shared(LLVMValueRef function, sr_gpu_function number) {
  LLVMModuleRef module = LLVMGetGlobalParent(function);
  LLVMTypeRef bytes = LLVMArrayType2(LLVMInt8TypeInContext(LLVMGetModuleContext(module)), 0);
  LLVMValueRef memory = LLVMAddGlobalInAddressSpace(module, bytes, rows[number].cuda, SHARED_SPACE);
  LLVMSetAlignment(memory, SHARED_ALIGNMENT);
  return LLVMConstAddrSpaceCast(memory, LLVMGetReturnType(LLVMGlobalGetValueType(function)));
}

static void define(LLVMValueRef function, sr_gpu_function number) {
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(builder, LLVMAppendBasicBlockInContext(context, function, ""));
  LLVMValueRef value = rows[number].kind == ADDRESS ? address_of_shared(function, number)
                                                    : call_cuda(builder, function, number);
  if (LLVMGetTypeKind(LLVMTypeOf(value)) == LLVMVoidTypeKind)
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
