/*
 * The embedded function library, and how its functions are linked into a kernel's module.
 *
 * The bitcode is parsed lazily, and its functions get linkonce_odr linkage. LLVM's linker then
 * reads and moves only the bodies that the module refers to. So a program pays only for the
 * functions that it calls.
 */
#include "compiler/machine/function_library.h"

#include <stdio.h>
#include <string.h>

#include <llvm-c/BitReader.h>
#include <llvm-c/Linker.h>

#include "compiler/machine/rare_calls.h"

/* Embeds FILE, which the build makes (CMakeLists.txt), as the bytes between the symbols NAME_begin
 * and NAME_end. */
#define EMBED(NAME, FILE)                                                                          \
  __asm__(".pushsection .rodata\n"                                                                 \
          ".balign 16\n" #NAME "_begin:\n"                                                         \
          ".incbin \"" FILE "\"\n" #NAME "_end:\n"                                                 \
          ".popsection\n");                                                                        \
  extern const char NAME##_begin[] __attribute__((visibility("hidden")));                          \
  extern const char NAME##_end[] __attribute__((visibility("hidden")))

EMBED(sr_library_inlined, SPMDRUN_LIBRARY_INLINED);
EMBED(sr_library_called, SPMDRUN_LIBRARY_CALLED);
EMBED(sr_library_called_by_gpu, SPMDRUN_LIBRARY_CALLED_BY_GPU);

static const struct {
  const char *name;
  bool called; /* true: called; false: inlined */
} functions[] = {
#define SR_FUNCTION(RESULT, NAME, ...) {#NAME, false},
#define SR_CALLED(RESULT, NAME, ...)   {#NAME, true},
#include "compiler/library/functions.def"
#undef SR_FUNCTION
};

enum {
  FUNCTION_COUNT = sizeof functions / sizeof *functions
};

bool sr_library_has(const char *name) {
  for (uint32_t i = 0; i < FUNCTION_COUNT; i++)
    if (strcmp(functions[i].name, name) == 0)
      return true;
  return false;
}

sr_object sr_library_object(void) {
  return (sr_object){sr_library_called_begin,
                     (size_t)(sr_library_called_end - sr_library_called_begin)};
}

/* Removes the attributes by which clang ties a function to the CPU and the options of its own run.
 * The function then fits any target and any caller. */
static void untie(LLVMValueRef function) {
  static const char *const keys[] = {"target-cpu",       "target-features",
                                     "tune-cpu",         "no-builtins",
                                     "no-trapping-math", "stack-protector-buffer-size",
                                     "frame-pointer",    "min-legal-vector-width"};
  for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
    LLVMRemoveStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                     keys[i], (unsigned)strlen(keys[i]));
}

/* Makes LLVM always inline the function, because it vectorises a loop only if the functions that
 * the loop calls are inlined. */
static void make_inlinable(LLVMContextRef context, LLVMValueRef function) {
  unsigned always = LLVMGetEnumAttributeKindForName("alwaysinline", strlen("alwaysinline"));
  LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                          LLVMCreateEnumAttribute(context, always, 0));
}

/* A part of the library as bitcode. */
typedef struct part {
  const char *begin, *end;
  bool inlined; /* its functions are inlined; else called */
} part;

/*
 * Parses the bitcode of `from` into a new module of `context`. The caller owns *out_module. A body
 * is read only when it is needed. Functions that other modules can see get linkonce_odr linkage.
 * Errors: SR_ERR_INTERNAL if another version of LLVM wrote the bitcode.
 */
static sr_status parse_part(sr_ctx *ctx, LLVMContextRef context, const part *from,
                            LLVMModuleRef *out_module) {
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(
      from->begin, (size_t)(from->end - from->begin), "library", 0);
  *out_module = NULL;
  if (LLVMGetBitcodeModuleInContext2(context, buffer, out_module)) {
    LLVMDisposeMemoryBuffer(buffer);
    return sr_fail(ctx, SR_ERR_INTERNAL,
                   "LLVM cannot read the function library that is built into this compiler");
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(*out_module); f; f = LLVMGetNextFunction(f)) {
    if (!LLVMIsDeclaration(f) && LLVMGetLinkage(f) != LLVMInternalLinkage)
      LLVMSetLinkage(f, LLVMLinkOnceODRLinkage);
  }
  return SR_OK;
}

/* True for a function of the library until it is adopted: only clang names a CPU. */
static bool is_from_clang(LLVMValueRef function) {
  static const char key[] = "target-cpu";
  return LLVMGetStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                       key, (unsigned)strlen(key)) != NULL;
}

/* Makes the functions that were linked in from the library the module's own. */
static void adopt(LLVMModuleRef module, bool inlined) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
    if (LLVMIsDeclaration(f) || !is_from_clang(f))
      continue;
    untie(f);
    if (inlined)
      make_inlinable(LLVMGetModuleContext(module), f);
    LLVMSetLinkage(f, LLVMInternalLinkage);
  }
}

/* Checks that a library function has the same type in its declaration and its definition. A call
 * with another type would link, but compute nonsense. */
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

/* ---- calls ---------------------------------------------------------------------------------- */

/* Marks a function as free of side effects and memory accesses, which LLVM can infer for an inlined
 * function but not for one that is called, and as rarely called. */
static void mark_pure_and_rare(LLVMValueRef function) {
  static const char *const attributes[] = {"memory", "nounwind", "willreturn",
                                           "nofree", "nosync",   "cold"};
  LLVMContextRef context = LLVMGetModuleContext(LLVMGetGlobalParent(function));
  for (size_t i = 0; i < sizeof attributes / sizeof attributes[0]; i++) {
    unsigned kind = LLVMGetEnumAttributeKindForName(attributes[i], strlen(attributes[i]));
    LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                            LLVMCreateEnumAttribute(context, kind, 0)); /* memory(none) */
  }
}

/* Says of each called function that `module` declares that it is pure and rarely called. */
static void describe_called(LLVMModuleRef module) {
  LLVMValueRef called[FUNCTION_COUNT];
  unsigned count = 0;
  for (uint32_t i = 0; i < FUNCTION_COUNT; i++) {
    LLVMValueRef function = LLVMGetNamedFunction(module, functions[i].name);
    if (!function || !functions[i].called)
      continue;
    mark_pure_and_rare(function);
    called[count++] = function;
  }
  sr_rare_calls_declare(module, called, count);
}

/* True if the module calls functions that it does not define. */
static bool lacks_functions(LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f))
    if (LLVMIsDeclaration(f) && LLVMGetIntrinsicID(f) == 0)
      return true;
  return false;
}

/* Links the functions of `from` that `module` declares into it. */
static sr_status link_part(sr_ctx *ctx, LLVMModuleRef module, const part *from) {
  if (!lacks_functions(module))
    return SR_OK;
  LLVMModuleRef library;
  SR_TRY(parse_part(ctx, LLVMGetModuleContext(module), from, &library));
  sr_status status = check_types(ctx, module, library);
  if (status != SR_OK) {
    LLVMDisposeModule(library);
    return status;
  }
  LLVMSetTarget(library, LLVMGetTarget(module));
  LLVMSetDataLayout(library, LLVMGetDataLayoutStr(module));
  if (LLVMLinkModules2(module, library)) /* disposes of `library` also if it fails */
    return sr_fail(ctx, SR_ERR_INTERNAL, "the function library cannot be linked into the program");
  adopt(module, from->inlined);
  return SR_OK;
}

sr_status sr_library_link(sr_ctx *ctx, sr_target target, LLVMModuleRef module) {
  const part inlined = {sr_library_inlined_begin, sr_library_inlined_end, true};
  const part called = {sr_library_called_by_gpu_begin, sr_library_called_by_gpu_end, false};
  SR_TRY(link_part(ctx, module, &inlined));
  if (target.family == SR_TARGET_CUDA)
    return link_part(ctx, module, &called);
  describe_called(module);
  return SR_OK;
}
