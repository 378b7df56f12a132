/* Compiles LLVM IR text to callable functions, as for a kernel but without a program. */
#ifndef SR_TESTS_SUPPORT_CODE_H
#define SR_TESTS_SUPPORT_CODE_H

#include <string.h>
#include <sys/mman.h>

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>

#include "compiler/machine/function_library.h"
#include "compiler/machine/machine.h"
#include "executable/imports.h"

/* Parses IR text into a new context. If that fails, prints the error and returns NULL. */
static inline LLVMModuleRef code_parse(const char *text) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "test");
  LLVMModuleRef module = NULL;
  char *error = NULL;
  if (LLVMParseIRInContext(context, buffer, &module, &error)) {
    fprintf(stderr, "%s\n", error);
    LLVMDisposeMessage(error);
    LLVMContextDispose(context);
    return NULL;
  }
  return module;
}

/* Frees a module from code_parse and its context. */
static inline void code_dispose(LLVMModuleRef module) {
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
}

/* Links one object that contains all functions. */
static inline sr_status code_link(sr_ctx *ctx, sr_arena *arena, const void *object, size_t bytes,
                                  const char *const *names, uint32_t count, sr_code *out) {
  sr_object_function *functions = SR_NEW_ARRAY(arena, sr_object_function, count);
  for (uint32_t i = 0; i < count; i++)
    functions[i].name = names[i];
  sr_object library = sr_library_object();
  return sr_link(ctx, arena, &(sr_object){object, bytes}, 1, &library, functions, count, out);
}

/* Optimises, emits and links `text`. */
static inline sr_status code_compile(sr_ctx *ctx, sr_arena *arena, sr_cpu_level level,
                                     int32_t optimization, const char *text,
                                     const char *const *names, uint32_t count, sr_code *out) {
  LLVMModuleRef module = code_parse(text);
  if (!module)
    return SR_ERR_INVALID;
  sr_machine machine;
  LLVMMemoryBufferRef buffer = NULL;
  sr_status status = sr_machine_init(ctx, sr_target_cpu(level), optimization, &machine);
  if (status == SR_OK) {
    sr_machine_prepare(&machine, module);
    status = sr_machine_optimize(ctx, &machine, module);
  }
  if (status == SR_OK)
    status = sr_machine_emit(ctx, &machine, module, &buffer);
  if (status == SR_OK)
    status = code_link(ctx, arena, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer), names,
                       count, out);
  if (buffer)
    LLVMDisposeMemoryBuffer(buffer);
  sr_machine_deinit(&machine);
  code_dispose(module);
  return status;
}

/* Maps the image and fills in imports, as the loader does. NULL if the system refuses. */
static inline uint8_t *code_map(const sr_code *code) {
  uint8_t *at =
      mmap(NULL, code->image_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (at == MAP_FAILED)
    return NULL;
  memcpy(at, code->image, code->image_bytes);
  for (uint32_t i = 0; i < code->import_count; i++) {
    uint32_t index;
    if (!sr_import_find(code->imports[i], &index))
      return NULL;
    uint64_t address = sr_import_address(index);
    memcpy(at + code->import_offset + (uint64_t)i * 8, &address, 8);
  }
  if (mprotect(at, code->text_bytes, PROT_READ | PROT_EXEC) != 0)
    return NULL;
  return at;
}

static inline void code_unmap(const sr_code *code, uint8_t *at) {
  munmap(at, code->image_bytes);
}

#endif
