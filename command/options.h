/*
 * The command line: one table of options, which also gives the environment variables and --help.
 *
 * The option NAME can also be set in the environment as SPMDRUN_<NAME> ("cache-dir":
 * SPMDRUN_CACHE_DIR). The command line overrides the environment.
 */
#ifndef SR_COMMAND_OPTIONS_H
#define SR_COMMAND_OPTIONS_H

#include "base/arena.h"
#include "base/status.h"
#include "spmdrun.h"

/*
 * The subcommand, which is the first word. The table uses its bits to say where an option is valid.
 */
typedef enum sr_subcommand {
  SR_COMMAND_RUN = 1 << 0,
  SR_COMMAND_COMPILE = 1 << 1,
  SR_COMMAND_SHOW = 1 << 2,
  SR_COMMAND_CHECK = 1 << 3,
  SR_COMMAND_CACHE = 1 << 4,
  SR_COMMAND_DEVICES = 1 << 5,
} sr_subcommand;

/* The second word of `spmdrun cache`. Its bits and those of sr_subcommand are distinct. */
typedef enum sr_cache_verb {
  SR_CACHE_LIST = 1 << 6,
  SR_CACHE_STAT = 1 << 7,
  SR_CACHE_WHY = 1 << 8,
  SR_CACHE_VERIFY = 1 << 9,
  SR_CACHE_PRUNE = 1 << 10,
  SR_CACHE_CLEAR = 1 << 11,
} sr_cache_verb;

typedef SR_VECTOR(const char *) sr_words;

/* The parsed command line. Strings point into argv or the environment. */
typedef struct sr_settings {
  sr_subcommand subcommand;
  sr_cache_verb verb; /* verb of SR_COMMAND_CACHE; 0: missing or unknown */
  sr_words words;     /* words that are not options: the program and its arguments, or the files to
                         check */

  const char *output;
  bool gather;
  sr_words expect;
  double rtol, atol;
  int64_t repeat;  /* number of measured runs; 0: one run, without a warm-up run */
  double deadline; /* longest wait for another rank, in seconds; 0: no limit */
  int64_t devices; /* devices per rank; 0: as many as the program needs */
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
  SR_VECTOR(spmdrun_setting)
  cache; /* cache settings of the command line; the library reads those of the environment */
  bool retry_failed, explain_cache;
  const char *log;
  sr_words disable_rewrite;
  bool node_is_rank;
  bool help, version;
} sr_settings;

/* Reads argv and the environment. `*out` lives in `arena`. SR_ERR_INVALID, with a message that
 * names the option, its value and the values it takes. */
sr_status sr_settings_parse(sr_ctx *ctx, sr_arena *arena, int argc, char **argv, sr_settings *out);

/* A part of the command line as two strings: "--repeat" and "3", "argument 0" and "x.npy". */
typedef struct sr_setting {
  const char *name;
  const char *value; /* "" if there is none */
} sr_setting;
typedef SR_VECTOR(sr_setting) sr_setting_list;

/*
 * All parts that must be equal on every rank: the subcommand, the words, and all options except
 * those that each rank may set for itself. Words come last, so two lists have equal names up to the
 * end of the shorter one.
 */
sr_setting_list sr_settings_list(sr_arena *arena, const sr_settings *settings);

/* The text of --help. */
const char *sr_settings_help(sr_arena *arena);

#endif
