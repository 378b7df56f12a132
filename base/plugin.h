/*
 * Plug-ins: parts of the library that are opened only when they are needed, because they load large
 * libraries. Each plug-in is a shared object in the same directory tree as the library. It has one
 * symbol, a table of functions.
 */
#ifndef SR_BASE_PLUGIN_H
#define SR_BASE_PLUGIN_H

#include "base/status.h"

typedef struct sr_plugin {
  const char *what;     /* first words of error messages: "the compiler" */
  const char *file;     /* file name: "libspmdrun_compiler.so" */
  const char *variable; /* environment variable that can name another file to load */
  const char *symbol;   /* symbol of the table, whose first field is its version */
  uint32_t abi;         /* the version that the table must have */
  const char *build_id; /* build id that the table must have; NULL: not checked */
} sr_plugin;

/* The first fields of a table that has a build id. */
typedef struct sr_plugin_head {
  uint32_t abi;
  const char *build_id;
} sr_plugin_head;

/*
 * Opens the plug-in and sets *out_table to its table. The plug-in stays open, because the libraries
 * that it loads cannot be unloaded. Returns SR_ERR_UNAVAILABLE if the file is missing, or if its
 * version or build is not that of `plugin`.
 */
sr_status sr_plugin_open(sr_ctx *ctx, const sr_plugin *plugin, const void **out_table);

#endif
