/*
 * Opens the compiler: a module of its own, because it alone holds LLVM, which is loaded only
 * where something must be compiled. It is looked for beside this library, so that a build tree
 * and an installed one can be moved.
 */
#include <dlfcn.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/build.h"

#define MODULE_NAME "libspmdrun_compiler.so"

/* Folder of the file that holds this code, with the last slash; "" if the loader does not know. */
static const char *own_folder(sr_arena *arena) {
  Dl_info info;
  if (!dladdr((const void *)(uintptr_t)&spmdrun_version, &info) || !info.dli_fname)
    return "";
  char *path = realpath(info.dli_fname, NULL);
  if (!path)
    return "";
  const char *slash = strrchr(path, '/');
  const char *folder = slash ? sr_arena_string(arena, path, (size_t)(slash - path) + 1) : "";
  free(path);
  return folder;
}

/* The first place where the module is; NULL if it is in none. */
static const char *find_module(sr_arena *arena) {
  const char *named = getenv("SPMDRUN_COMPILER_MODULE");
  if (named && *named)
    return named;
  const char *folder = own_folder(arena);
  const char *const places[] = {
      sr_arena_printf(arena, "%sspmdrun/" MODULE_NAME, folder),
      sr_arena_printf(arena, "%s" MODULE_NAME, folder),
      sr_arena_printf(arena, "%slib/spmdrun/" MODULE_NAME, folder),
      SPMDRUN_MODULE_FOLDER "/" MODULE_NAME,
  };
  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (access(places[i], R_OK) == 0)
      return places[i];
  return NULL;
}

sr_status sr_compiler_open(spmdrun_context *context, sr_arena *arena,
                           const sr_compiler_api **out_api) {
  if (!context->compiler) {
    const char *path = find_module(arena);
    if (!path)
      return sr_fail(&context->ctx, SR_ERR_UNAVAILABLE,
                     "the compiler " MODULE_NAME
                     " is not beside the library in %s; install it, or name "
                     "it by SPMDRUN_COMPILER_MODULE",
                     own_folder(arena));
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!module)
      return sr_fail(&context->ctx, SR_ERR_UNAVAILABLE, "the compiler cannot be loaded: %s",
                     dlerror());
    const sr_compiler_api *api = dlsym(module, SR_COMPILER_SYMBOL);
    if (!api || api->abi != SR_COMPILER_ABI) {
      dlclose(module);
      return sr_fail(
          &context->ctx, SR_ERR_UNAVAILABLE,
          "%s is not the compiler of this version of spmdrun; install both from one build", path);
    }
    context->compiler = api; /* never closed: LLVM does not take being unloaded */
  }
  *out_api = context->compiler;
  return SR_OK;
}
