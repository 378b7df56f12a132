/*
 * The embedded bitcode of compiler/library and how it comes into a kernel's module.
 *
 * The bitcode is opened lazily and its functions are given linkonce_odr linkage: then LLVM's linker
 * reads and moves only the bodies that are referenced, and a program pays for the functions it
 * calls.
 */
#include "compiler/library.h"

#include <stdio.h>
#include <string.h>

#include <llvm-c/BitReader.h>
#include <llvm-c/Linker.h>

/* The file SPMDRUN_LIBRARY_BITCODE, made at build time (CMakeLists.txt), between two symbols. */
__asm__(".pushsection .rodata\n"
        ".balign 16\n"
        "sr_library_bitcode_begin:\n"
        ".incbin \"" SPMDRUN_LIBRARY_BITCODE "\"\n"
        "sr_library_bitcode_end:\n"
        ".popsection\n");
extern const char sr_library_bitcode_begin[] __attribute__((visibility("hidden")));
extern const char sr_library_bitcode_end[] __attribute__((visibility("hidden")));

static const char *const names[] = {
#define SR_FUNCTION(RESULT, NAME, ...) #NAME,
#include "compiler/library/functions.def"
#undef SR_FUNCTION
};

uint32_t sr_library_count(void) {
  return sizeof names / sizeof names[0];
}

const char *sr_library_name(uint32_t index) {
  return names[index];
}

bool sr_library_has(const char *name) {
  for (uint32_t i = 0; i < sr_library_count(); i++)
    if (strcmp(names[i], name) == 0)
      return true;
  return false;
}

/*
 * Clang writes the CPU and the options it compiled with on each function; without them they are
 * code for any level and fit into any caller. What is not kept apart on purpose is inlined always:
 * a loop can only be vectorised around a body.
 */
static void make_inlinable(LLVMContextRef context, LLVMValueRef function) {
  static const char *const keys[] = {"target-cpu",       "target-features",
                                     "tune-cpu",         "no-builtins",
                                     "no-trapping-math", "stack-protector-buffer-size",
                                     "frame-pointer",    "min-legal-vector-width"};
  LLVMAttributeIndex place = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    LLVMRemoveStringAttributeAtIndex(function, place, keys[i], (unsigned)strlen(keys[i]));
  unsigned apart = LLVMGetEnumAttributeKindForName("noinline", strlen("noinline"));
  unsigned always = LLVMGetEnumAttributeKindForName("alwaysinline", strlen("alwaysinline"));
  if (!LLVMGetEnumAttributeAtIndex(function, place, apart))
    LLVMAddAttributeAtIndex(function, place, LLVMCreateEnumAttribute(context, always, 0));
}

sr_status sr_library_parse(sr_ctx *ctx, LLVMContextRef context, LLVMModuleRef *out_module) {
  size_t bytes = (size_t)(sr_library_bitcode_end - sr_library_bitcode_begin);
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRange(sr_library_bitcode_begin, bytes, "library", 0);
  *out_module = NULL;
  if (LLVMGetBitcodeModuleInContext2(context, buffer, out_module)) {
    LLVMDisposeMemoryBuffer(buffer);
    return sr_fail(ctx, SR_ERR_INTERNAL,
                   "LLVM cannot read the function library that is built into this compiler");
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(*out_module); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f))
      continue;
    make_inlinable(context, f);
    LLVMSetLinkage(f, LLVMLinkOnceODRLinkage);
  }
  return SR_OK;
}

/* A call through a declaration of another type would link and then compute nonsense. */
static sr_status check_types(sr_ctx *ctx, LLVMModuleRef module, LLVMModuleRef library) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
    size_t length;
    const char *name = LLVMGetValueName2(f, &length);
    LLVMValueRef definition = LLVMGetNamedFunction(library, name);
    if (definition && LLVMGlobalGetValueType(f) != LLVMGlobalGetValueType(definition))
      return sr_fail(ctx, SR_ERR_INTERNAL,
                     "the library function %s is declared with another type than it has", name);
  }
  return SR_OK;
}

/* ---- calls in vectorised loops -------------------------------------------------------------- */

/*
 * LLVM vectorises a loop with a call only if the function has a vector variant. With a masked
 * variant alone, of a width that no machine has, it keeps the call scalar, for those lanes whose
 * condition asks for it: what the rare paths of the library want. The variants are declarations
 * that are never called; they live until sr_library_finish.
 */
enum {
  VARIANT_LANES = 64
};
static const char variant_suffix[] = ".lanes";
static const char keep_alive[] = "llvm.compiler.used";

static LLVMValueRef declare_variant(LLVMModuleRef module, LLVMValueRef function) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMTypeRef type = LLVMGlobalGetValueType(function);
  enum {
    MAX_PARAMETERS = 4
  };
  unsigned count = LLVMCountParamTypes(type);
  SR_ASSERT(count < MAX_PARAMETERS);
  LLVMTypeRef parameters[MAX_PARAMETERS + 1];
  LLVMGetParamTypes(type, parameters);
  for (unsigned i = 0; i < count; i++)
    parameters[i] = LLVMVectorType(parameters[i], VARIANT_LANES);
  parameters[count] = LLVMVectorType(LLVMInt1TypeInContext(context), VARIANT_LANES); /* the mask */
  LLVMTypeRef result = LLVMVectorType(LLVMGetReturnType(type), VARIANT_LANES);

  size_t length;
  const char *name = LLVMGetValueName2(function, &length);
  char variant[128], mapping[320];
  snprintf(variant, sizeof variant, "%s%s", name, variant_suffix);
  snprintf(mapping, sizeof mapping, "_ZGV_LLVM_M%d%.*s_%s(%s)", VARIANT_LANES, (int)count, "vvvv",
           name, variant);
  static const char key[] = "vector-function-abi-variant";
  LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                          LLVMCreateStringAttribute(context, key, (unsigned)strlen(key), mapping,
                                                    (unsigned)strlen(mapping)));
  return LLVMAddFunction(module, variant, LLVMFunctionType(result, parameters, count + 1, 0));
}

static bool is_called_apart(LLVMValueRef function) {
  unsigned kind = LLVMGetEnumAttributeKindForName("noinline", strlen("noinline"));
  return LLVMGetEnumAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     kind) != NULL;
}

/* Declares variants of the linked functions that are called, and a list that keeps them alive. */
static void declare_variants(LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  enum {
    MAX_VARIANTS = 32
  };
  LLVMValueRef variants[MAX_VARIANTS];
  unsigned count = 0;
  for (uint32_t i = 0; i < sr_library_count(); i++) {
    LLVMValueRef function = LLVMGetNamedFunction(module, sr_library_name(i));
    if (!function || LLVMIsDeclaration(function) || !is_called_apart(function))
      continue;
    SR_ASSERT(count < MAX_VARIANTS);
    variants[count++] = declare_variant(module, function);
  }
  if (count == 0)
    return;
  LLVMTypeRef pointer = LLVMPointerTypeInContext(context, 0);
  LLVMValueRef list = LLVMAddGlobal(module, LLVMArrayType2(pointer, count), keep_alive);
  LLVMSetInitializer(list, LLVMConstArray2(pointer, variants, count));
  LLVMSetLinkage(list, LLVMAppendingLinkage);
  LLVMSetSection(list, "llvm.metadata");
}

void sr_library_finish(LLVMModuleRef module) {
  LLVMValueRef list = LLVMGetNamedGlobal(module, keep_alive);
  if (!list)
    return;
  LLVMDeleteGlobal(list);
  for (uint32_t i = 0; i < sr_library_count(); i++) {
    char name[128];
    snprintf(name, sizeof name, "%s%s", sr_library_name(i), variant_suffix);
    LLVMValueRef variant = LLVMGetNamedFunction(module, name);
    if (!variant)
      continue;
    /* The list's contents outlive it as a constant of the context, and still name the function. */
    LLVMReplaceAllUsesWith(variant, LLVMConstNull(LLVMTypeOf(variant)));
    LLVMDeleteFunction(variant);
  }
}

sr_status sr_library_link(sr_ctx *ctx, LLVMModuleRef module) {
  LLVMModuleRef library;
  SR_TRY(sr_library_parse(ctx, LLVMGetModuleContext(module), &library));
  sr_status status = check_types(ctx, module, library);
  if (status != SR_OK) {
    LLVMDisposeModule(library);
    return status;
  }
  LLVMSetTarget(library, LLVMGetTarget(module));
  LLVMSetDataLayout(library, LLVMGetDataLayoutStr(module));
  if (LLVMLinkModules2(module, library)) /* disposes of library in any case */
    return sr_fail(ctx, SR_ERR_INTERNAL, "the function library cannot be linked into the program");
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (LLVMGetLinkage(f) == LLVMLinkOnceODRLinkage)
      LLVMSetLinkage(f, LLVMInternalLinkage);
  declare_variants(module);
  return SR_OK;
}
