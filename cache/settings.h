/*
 * The settings of the cache. The command line beats the environment, the environment beats the
 * configuration files, and these beat the settings of the program that uses the library.
 *
 * Configuration files hold lines `name = value`, with the names of base/cache_settings.def, and
 * comments behind '#'. The user's file is $SPMDRUN_CONFIG or $XDG_CONFIG_HOME/spmdrun/config or
 * ~/.config/spmdrun/config. It beats the site's file, /etc/spmdrun/config.
 */
#ifndef SR_CACHE_SETTINGS_H
#define SR_CACHE_SETTINGS_H

#include "base/arena.h"
#include "base/status.h"
#include "cache/trust.h"

/* Strings live in the arena of sr_cache_settings_read, or are the caller's. */
typedef struct sr_cache_settings {
  bool off;
  const char *directory;  /* a path; NULL: none */
  const char *local;      /* a path on each node; NULL: none */
  const char *site;       /* a path; NULL: none */
  const char *remote;     /* a URL: "s3://BUCKET/PREFIX"; NULL: none */
  double timeout_seconds; /* the longest wait for an answer of the server; > 0 */
  bool read_only;
  double min_compile_seconds;
  uint64_t min_bytes;        /* smaller executables are not stored */
  uint64_t max_bytes;        /* limit of all stored entries of a directory; 0: no limit */
  uint64_t remote_max_bytes; /* limit of all entries on the server; 0: no limit */
  int level;                 /* zstd level */
  sr_trust trust;
  const char *secret_file; /* NULL: entries are not sealed */
  const char *unread;      /* why a configuration file could not be read; or NULL */
  bool no_directory;       /* `directory` is NULL because a source gives the value "none" */
  bool looks;              /* the caller only reads: a missing directory counts as empty */
  bool of_node;            /* this rank serves its node: it uses only the node's directory
                            * (`local`) */
} sr_cache_settings;

/* A setting as a text, from a command line or from the program. */
typedef struct sr_cache_word {
  const char *name;  /* a name in base/cache_settings.def */
  const char *value; /* "1" or "0" for a flag */
} sr_cache_word;

/* Where the value of a setting comes from. */
typedef struct sr_cache_origin {
  const char *name, *value;
  const char *from; /* "command line", "SPMDRUN_CACHE_DIR", "/etc/spmdrun/config:3", "default" */
} sr_cache_origin;

enum {
  SR_CACHE_SETTING_COUNT = 0
#define CACHE_SETTING(name, kind, use, field, argument, help) +1
#include "base/cache_settings.def"
};

/* The settings of a rank that serves its node: of the places in `all`, only the node's directory is
 * kept. */
sr_cache_settings sr_cache_settings_of_node(const sr_cache_settings *all);

/*
 * Reads all sources. `program` is set by the program that uses the library, `given` by the command
 * line. SR_ERR_INVALID: a value is wrong (the message names the source, the setting and its
 * possible values), or the file of $SPMDRUN_CONFIG cannot be read. Another file that cannot be read
 * sets `unread`: the job runs, but uses no entry of the cache, because the file may say which users
 * to trust. `origins`, if not NULL, receives a row for each setting, in the order of
 * base/cache_settings.def.
 */
sr_status sr_cache_settings_read(sr_ctx *ctx, sr_arena *arena, const sr_cache_word *program,
                                 size_t program_count, const sr_cache_word *given,
                                 size_t given_count, sr_cache_settings *out,
                                 sr_cache_origin origins[SR_CACHE_SETTING_COUNT]);

#endif
