/* Finds and opens plug-ins. A plug-in is searched for near the library that contains this code, so
 * that the directories of a build or an installation can be moved. */
#include "base/plugin.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/*
 * Gives the folder of the library that contains this code, ending in '/'. Returns false if the
 * dynamic loader does not know the library's path. This is also so if the path is relative and the
 * process has changed its directory.
 */
static bool find_own_folder(char out_folder[PATH_MAX]) {
  Dl_info info;
  if (!dladdr((const void *)(uintptr_t)&sr_plugin_open, &info) || !info.dli_fname ||
      !realpath(info.dli_fname, out_folder))
    return false;
  strrchr(out_folder, '/')[1] = '\0'; /* an absolute path has a slash */
  return true;
}

/* Gives the absolute path of `named`, the file that the user named. dlopen would search the
 * system's folders for a name without a slash. */
static sr_status find_named(sr_ctx *ctx, const sr_plugin *plugin, const char *named,
                            char out_path[PATH_MAX]) {
  if (realpath(named, out_path))
    return SR_OK;
  return sr_fail(ctx, SR_ERR_UNAVAILABLE, "%s cannot be loaded from %s, which %s names: %s",
                 plugin->what, named, plugin->variable, strerror(errno));
}

/* Gives the path of the plug-in in the first place that has it. All places are absolute paths, so
 * that nothing is loaded from the current directory. */
static sr_status find_beside(sr_ctx *ctx, const sr_plugin *plugin, char out_path[PATH_MAX]) {
  char folder[PATH_MAX];
  bool known = find_own_folder(folder);
  const struct {
    const char *base, *below;
  } places[] = {
      {folder, "spmdrun/"}, {folder, ""}, {folder, "lib/spmdrun/"}, {SPMDRUN_PLUGIN_FOLDER, "/"}};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    if (places[i].base == folder && !known)
      continue;
    int length =
        snprintf(out_path, PATH_MAX, "%s%s%s", places[i].base, places[i].below, plugin->file);
    if (length < PATH_MAX && access(out_path, R_OK) == 0)
      return SR_OK;
  }
  if (!known)
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "%s %s is not in " SPMDRUN_PLUGIN_FOLDER
                   ", and the loader does not say where the library is; name the file by %s",
                   plugin->what, plugin->file, plugin->variable);
  return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                 "%s %s is not beside the library in %s; install it, or name it by %s",
                 plugin->what, plugin->file, folder, plugin->variable);
}

sr_status sr_plugin_open(sr_ctx *ctx, const sr_plugin *plugin, const void **out_table) {
  char path[PATH_MAX];
  const char *named = getenv(plugin->variable);
  SR_TRY(named && *named ? find_named(ctx, plugin, named, path) : find_beside(ctx, plugin, path));
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
  if (plugin->build_id &&
      strcmp(((const sr_plugin_head *)table)->build_id, plugin->build_id) != 0) {
    dlclose(file);
    return sr_fail(ctx, SR_ERR_UNAVAILABLE,
                   "%s is %s of another build than this library; install both from one build", path,
                   plugin->what);
  }
  *out_table = table;
  return SR_OK;
}
