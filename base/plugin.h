/*
 * Parts of the library that are opened only when they are needed, because they load large
 * libraries. Each is a shared object beside the library with one symbol, a table of functions.
 */
#ifndef SR_BASE_PLUGIN_H
#define SR_BASE_PLUGIN_H

#include "base/status.h"

typedef struct sr_plugin {
  const char *what;     /* name for messages, which begin with it: "the compiler" */
  const char *file;     /* "libspmdrun_compiler.so" */
  const char *variable; /* environment variable with the path of another file to load instead */
  const char *symbol;   /* symbol of the table, which begins with its version as a uint32_t */
  uint32_t abi;         /* the version that the table must have */
  const char *build_id; /* build id that must follow the version in the table; NULL: any */
} sr_plugin;

/* The beginning of a table that names its build. */
typedef struct sr_plugin_head {
  uint32_t abi;
  const char *build_id;
} sr_plugin_head;

/*
 * Opens the plug-in and gives its table. The plug-in stays open, because the libraries that it
 * loads cannot be unloaded. SR_ERR_UNAVAILABLE: the file is missing, or of another version or
 * build.
 */
sr_status sr_plugin_open(sr_ctx *ctx, const sr_plugin *plugin, const void **out_table);

#endif
