/*
 * Parts of the library that are opened only where they are needed, because of what they load: each
 * is a shared object beside the library that shows one symbol, a table of functions.
 */
#ifndef SR_BASE_PLUGIN_H
#define SR_BASE_PLUGIN_H

#include "base/status.h"

typedef struct sr_plugin {
  const char *what;     /* "the compiler": begins sentences */
  const char *file;     /* "libspmdrun_compiler.so" */
  const char *variable; /* of the environment, which names the file where it is not beside */
  const char *symbol;   /* of the table, which begins with a uint32_t: its interface's version */
  uint32_t abi;         /* the version that is needed */
  const char *build_id; /* the build that is needed, which the table has next; NULL: any */
} sr_plugin;

/* How the table of a plug-in begins whose build matters. */
typedef struct sr_plugin_head {
  uint32_t abi;
  const char *build_id;
} sr_plugin_head;

/*
 * Opens the plug-in and gives its table. It stays open, for what such parts load does not take
 * being unloaded. SR_ERR_UNAVAILABLE: it is not there, or not of this version or build.
 */
sr_status sr_plugin_open(sr_ctx *ctx, const sr_plugin *plugin, const void **out_table);

#endif
