/*
 * What the cache was told, and by whom. The command line beats the environment, that beats the
 * configuration files, and these beat what the program that uses the library asks for.
 *
 * Configuration files hold lines `name = value` by the names of base/cache_settings.def, and
 * comments behind '#': the user's, $SPMDRUN_CONFIG or $XDG_CONFIG_HOME/spmdrun/config or
 * ~/.config/spmdrun/config, and the site's, /etc/spmdrun/config, of which the user's wins.
 */
#ifndef SR_CACHE_SETTINGS_H
#define SR_CACHE_SETTINGS_H

#include "base/arena.h"
#include "base/status.h"
#include "cache/trust.h"

/* Strings live in the arena that they were read into, or are the caller's. */
typedef struct sr_cache_settings {
  bool off;
  const char *directory;  /* a path; NULL: none */
  const char *local;      /* the same, one of each node's own */
  const char *site;       /* the same */
  const char *remote;     /* a URL: "s3://BUCKET/PREFIX"; NULL: none */
  double timeout_seconds; /* for its answers; > 0 */
  bool read_only;
  double min_compile_seconds;
  uint64_t min_bytes;        /* of an executable */
  uint64_t max_bytes;        /* of all entries of a directory, as they are kept; 0: no limit */
  uint64_t remote_max_bytes; /* the same of the server */
  int level;                 /* of zstd */
  sr_trust trust;
  const char *secret_file; /* NULL: entries are not sealed */
  const char *unread;      /* why a configuration file that is there could not be read; or NULL */
  bool no_directory;       /* `directory` is NULL because the user wants none */
  bool looks;              /* what is there is only looked at: a directory that is not is empty */
  bool of_node; /* of a rank that serves its node alone: other places are not its affair */
} sr_cache_settings;

/* A setting as a text, from a command line. */
typedef struct sr_cache_word {
  const char *name;  /* of base/cache_settings.def */
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

/* What is left of `all` for a rank that serves the others of its node: only the node's own
 * directory. */
sr_cache_settings sr_cache_settings_of_node(const sr_cache_settings *all);

/*
 * Reads all sources. `program`: what the program that uses the library asks for, by the same names;
 * `given`: the command line. SR_ERR_INVALID with a sentence that names the source, the setting and
 * what it takes, or the file that $SPMDRUN_CONFIG names and that cannot be read. Another that
 * cannot, its directory being out of reach, leaves `unread`: the job runs, but nothing that is kept
 * is believed, for the file may say whom to trust. `origins`, if not NULL, receives a row for each
 * setting, in the order of the table.
 */
sr_status sr_cache_settings_read(sr_ctx *ctx, sr_arena *arena, const sr_cache_word *program,
                                 size_t program_count, const sr_cache_word *given,
                                 size_t given_count, sr_cache_settings *out,
                                 sr_cache_origin origins[SR_CACHE_SETTING_COUNT]);

#endif
