/*
 * The embedded bitcode of compiler/library and how it comes into a kernel's module.
 *
 * The bitcode is opened lazily and its functions are given linkonce_odr linkage: then LLVM's linker
 * reads and moves only the bodies that are referenced, and a program pays for the functions it
 * calls.
 */
#include "compiler/library.h"

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
                   "this libLLVM cannot read the function library: it is another version than the "
                   "one spmdrun was built with");
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
  return SR_OK;
}
