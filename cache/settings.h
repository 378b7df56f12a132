/*
 * The settings of the cache, from four sources. The command line overrides the environment, the
 * environment overrides the configuration files, and the files override the settings that a program
 * gives when it uses the library.
 *
 * A configuration file has lines `name = value`, with the names of base/cache_settings.def; a
 * comment begins with '#'. The user's file is $SPMDRUN_CONFIG, or $XDG_CONFIG_HOME/spmdrun/config,
 * or ~/.config/spmdrun/config. It overrides the site's file, /etc/spmdrun/config.
 */
#ifndef SR_CACHE_SETTINGS_H
#define SR_CACHE_SETTINGS_H

#include "base/arena.h"
#include "base/status.h"
#include "cache/trust.h"

/* The strings belong to the arena given to sr_cache_settings_read, or to the caller. */
typedef struct sr_cache_settings {
  bool off;
  const char *directory;  /* path of the user's directory; NULL: none */
  const char *local;      /* path of the node's own directory; NULL: none */
  const char *site;       /* path of the site's directory; NULL: none */
  const char *remote;     /* URL of the server: "s3://BUCKET/PREFIX"; NULL: none */
  double timeout_seconds; /* longest wait for an answer of the server; more than 0 */
  bool read_only;
  double min_compile_seconds;
  uint64_t min_bytes;        /* executables with fewer bytes are not stored */
  uint64_t max_bytes;        /* limit of the bytes of all entries in a directory; 0: no limit */
  uint64_t remote_max_bytes; /* limit of the bytes of all entries on the server; 0: no limit */
  int level;                 /* zstd level */
  sr_trust trust;
  const char *secret_file; /* NULL: entries are sealed without a secret */
  const char *unread;      /* why a configuration file could not be read; NULL if all could */
  bool no_directory;       /* `directory` is NULL because it was set to "none", not by default */
  bool looks;   /* the caller only looks at entries: a missing directory counts as empty */
  bool of_node; /* this rank acts for its node and uses only the node's directory, `local` */
} sr_cache_settings;

/* One setting as text, from the command line or from a program. */
typedef struct sr_cache_word {
  const char *name;  /* a name in base/cache_settings.def */
  const char *value; /* "1" or "0" for a flag */
} sr_cache_word;

/* The final value of a setting, and the source that gave it. */
typedef struct sr_cache_origin {
  const char *name, *value;
  const char *from; /* "command line", "SPMDRUN_CACHE_DIR", "/etc/spmdrun/config:3", "default" */
} sr_cache_origin;

enum {
  SR_CACHE_SETTING_COUNT = 0
#define CACHE_SETTING(name, kind, use, field, argument, help) +1
#include "base/cache_settings.def"
};

/* Returns the settings for a rank that acts for its node: `all`, but of its places only the node's
 * directory. */
sr_cache_settings sr_cache_settings_of_node(const sr_cache_settings *all);

/*
 * Reads the settings from all sources. `program` comes from the program that uses the library,
 * `given` from the command line. `origins` receives one row for each setting, in the order of
 * base/cache_settings.def; it may be NULL.
 *
 * SR_ERR_INVALID: a value is wrong, or the file named by $SPMDRUN_CONFIG cannot be read. The
 * message names the source, the setting and its possible values. If another configuration file
 * cannot be read, out->unread is set. The job then runs without a cache on disk or on a server,
 * because that file may say which users to trust.
 */
sr_status sr_cache_settings_read(sr_ctx *ctx, sr_arena *arena, const sr_cache_word *program,
                                 size_t program_count, const sr_cache_word *given,
                                 size_t given_count, sr_cache_settings *out,
                                 sr_cache_origin origins[SR_CACHE_SETTING_COUNT]);

#endif
