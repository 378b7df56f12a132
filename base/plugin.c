/*
 * A plug-in is looked for beside the file that holds this code, so that a build tree and an
 * installed one can be moved.
 */
#include "base/plugin.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Folder of the file that holds this code, with the last slash; "" if the loader does not know. */
static void find_own_folder(char out_folder[PATH_MAX]) {
  Dl_info info;
  out_folder[0] = '\0';
  if (!dladdr((const void *)(uintptr_t)&sr_plugin_open, &info) || !info.dli_fname ||
      !realpath(info.dli_fname, out_folder))
    return;
  char *slash = strrchr(out_folder, '/');
  if (slash)
    slash[1] = '\0';
}

/* The first place where the plug-in is; false if it is in none. */
static bool find_file(const sr_plugin *plugin, const char *folder, char out_path[PATH_MAX]) {
  const struct {
    const char *base, *below;
  } places[] = {
      {folder, "spmdrun/"}, {folder, ""}, {folder, "lib/spmdrun/"}, {SPMDRUN_PLUGIN_FOLDER, "/"}};
  const char *named = getenv(plugin->variable);
  if (named && *named)
    return snprintf(out_path, PATH_MAX, "%s", named) < PATH_MAX;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    int length =
        snprintf(out_path, PATH_MAX, "%s%s%s", places[i].base, places[i].below, plugin->file);
    if (length < PATH_MAX && access(out_path, R_OK) == 0)
      return true;
  }
  return false;
}

sr_status sr_plugin_open(sr_ctx *ctx, const sr_plugin *plugin, const void **out_table) {
  char folder[PATH_MAX], path[PATH_MAX];
  find_own_folder(folder);
  if (!find_file(plugin, folder, path))
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "%s %s is not beside the library in %s; install it, or name it by %s",
                   plugin->what, plugin->file, folder, plugin->variable);
  void *file = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!file)
    return sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s cannot be loaded: %s", plugin->what, dlerror());
  const void *table = dlsym(file, plugin->symbol);
  if (!table || *(const uint32_t *)table != plugin->abi) {
    dlclose(file);
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "%s is not %s of this version of spmdrun; install both from one build", path,
                   plugin->what);
  }
  *out_table = table;
  return SR_OK;
}
