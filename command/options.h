/*
 * The command line: one table of options, from which parsing, the environment twins and --help
 * follow.
 *
 * An option NAME has the twin SPMDRUN_<NAME> in the environment ("cache-dir": SPMDRUN_CACHE_DIR);
 * what stands on the command line wins.
 */
#ifndef SR_COMMAND_OPTIONS_H
#define SR_COMMAND_OPTIONS_H

#include "base/arena.h"
#include "base/status.h"
#include "spmdrun.h"

/* What the first word asks for. The bits say in the table where an option belongs. */
typedef enum sr_subcommand {
  SR_COMMAND_RUN = 1 << 0,
  SR_COMMAND_COMPILE = 1 << 1,
  SR_COMMAND_SHOW = 1 << 2,
  SR_COMMAND_CHECK = 1 << 3,
  SR_COMMAND_CACHE = 1 << 4,
  SR_COMMAND_DEVICES = 1 << 5,
} sr_subcommand;

/* What `spmdrun cache` is to do: its second word. Bits beside those, for the same column. */
typedef enum sr_cache_verb {
  SR_CACHE_LIST = 1 << 6,
  SR_CACHE_STAT = 1 << 7,
  SR_CACHE_WHY = 1 << 8,
  SR_CACHE_VERIFY = 1 << 9,
  SR_CACHE_PRUNE = 1 << 10,
  SR_CACHE_CLEAR = 1 << 11,
} sr_cache_verb;

typedef SR_VECTOR(const char *) sr_words;

/* The command line, read. Words point into argv or the environment. */
typedef struct sr_settings {
  sr_subcommand subcommand;
  sr_cache_verb verb; /* of SR_COMMAND_CACHE; 0: none is named that there is */
  sr_words words;     /* what is no option: the program and its arguments, the files to check */

  const char *output;
  bool gather;
  sr_words expect;
  double rtol, atol;
  int64_t repeat;  /* 0: run once, without a warm-up */
  double deadline; /* seconds; 0: none */
  int64_t devices; /* per rank; 0: enough for the program */
  const char *device;
  const char *placement;
  const char *stats;
  const char *profile;
  const char *topology, *cpu;
  const char *stage;
  bool json;
  const char *max_size, *older_than;
  const char *tier;
  bool damaged;
  SR_VECTOR(spmdrun_setting) cache; /* of the command line; the library reads the environment */
  bool retry_failed, explain_cache;
  const char *log;
  sr_words disable_rewrite;
  bool node_is_rank;
  bool help, version;
} sr_settings;

/*
 * Reads argv and the environment. `*out` lives in `arena`.
 * Errors: SR_ERR_INVALID with a sentence that names the option, its value and what it takes.
 */
sr_status sr_settings_parse(sr_ctx *ctx, sr_arena *arena, int argc, char **argv, sr_settings *out);

/* A part of the command line as words: "--repeat" and "3", "argument 0" and "x.npy". */
typedef struct sr_setting {
  const char *name;
  const char *value; /* "" where it is not given */
} sr_setting;
typedef SR_VECTOR(sr_setting) sr_setting_list;

/*
 * All that must be the same on every rank: the subcommand, the words, and the options that are not
 * a rank's own affair. The names of two lists agree as far as both go, for the words come last.
 */
sr_setting_list sr_settings_list(sr_arena *arena, const sr_settings *settings);

/* What --help prints. */
const char *sr_settings_help(sr_arena *arena);

#endif
