/*
 * The command line of spmdrun. A table of options (options.c) gives the parser, the environment
 * variables and --help.
 *
 * An option can also be set in the environment: --cache-dir by SPMDRUN_CACHE_DIR. The command line
 * overrides the environment.
 */
#ifndef SR_COMMAND_OPTIONS_H
#define SR_COMMAND_OPTIONS_H

#include "base/arena.h"
#include "base/status.h"
#include "spmdrun.h"

/* The subcommand: the first word of the command line. Each has one bit, so that the table of
 * options can say with an OR of bits which subcommands accept an option. */
typedef enum sr_subcommand {
  SR_COMMAND_RUN = 1 << 0,
  SR_COMMAND_COMPILE = 1 << 1,
  SR_COMMAND_SHOW = 1 << 2,
  SR_COMMAND_CHECK = 1 << 3,
  SR_COMMAND_CACHE = 1 << 4,
  SR_COMMAND_DEVICES = 1 << 5,
  SR_COMMAND_LOOP = 1 << 12,
} sr_subcommand;

/* The verb: the word after `spmdrun cache`. Its bits differ from those of sr_subcommand, so that an
 * option's table row can hold both. */
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
  sr_cache_verb verb; /* for SR_COMMAND_CACHE; 0: missing or unknown */
  /* all words that are not options: a program and its arguments, or files to check */
  sr_words words;

  const char *output;
  bool gather;
  sr_words expect;
  double rtol, atol;
  int64_t repeat;  /* how many runs to time, after a warm-up run; 0: a single run */
  double deadline; /* longest wait for another rank, in seconds; 0: no limit */
  int64_t devices; /* devices per rank; 0: as many as the program needs */
  const char *device, *cuda_libraries;
  bool check_steps, check_nans;
  const char *transfer_guard;
  bool no_compile, strict_donation, no_leaks;
  const char *placement;
  const char *matmul_precision;
  const char *stats;
  const char *profile;
  const char *topology, *cpu, *gpu;
  const char *stage;
  bool json;
  const char *max_size, *older_than;
  const char *tier;
  bool damaged;
  /* of `loop` */
  const char *state;
  int64_t steps, save_every; /* save_every is 0: only at the end */
  sr_words input;
  bool repeat_input;
  int64_t keep_saves; /* 0: the library's default */
  bool accept_program;
  sr_words log_result;
  double stop_before; /* seconds before the end of the Slurm job; 0: not */
  double progress;    /* seconds between lines of progress in a log; 0: none */
  /* cache settings on the command line; the library itself reads the environment's */
  SR_VECTOR(spmdrun_setting)
  cache;
  bool retry_failed, explain_cache;
  const char *log;
  sr_words disable_rewrite;
  bool node_is_rank;
  const char *generate; /* generated.h */
  bool help, version;
} sr_settings;

/* Reads argv and the environment. The lists in `*out` live in `arena`. SR_ERR_INVALID: the message
 * names the option, its value and the values that it accepts. */
sr_status sr_settings_parse(sr_ctx *ctx, sr_arena *arena, int argc, char **argv, sr_settings *out);

/* One part of the command line as a name and a value: "--repeat" and "3", "argument 0" and
 * "x.npy". */
typedef struct sr_setting {
  const char *name;
  const char *value; /* "" if there is none */
} sr_setting;
typedef SR_VECTOR(sr_setting) sr_setting_list;

/* Returns all parts of the command line that must be equal on every rank: the subcommand, the
 * words, and all options except those that each rank may set for itself. The words come last. So if
 * one list is shorter than another, both have the same names up to its end. */
sr_setting_list sr_settings_list(sr_arena *arena, const sr_settings *settings);

/* A row of the table of options, for texts that are made from it. */
typedef struct sr_option_text {
  const char *name;
  char letter;          /* short form; 0: none */
  bool repeats;         /* may be given several times */
  const char *argument; /* what the value is: "DIR"; NULL: the option takes none */
  const char *help;     /* lines; NULL: the option is for tests and builds, and no text tells it */
  unsigned where;       /* bits of the subcommands and cache verbs that accept the option */
} sr_option_text;
/* Returns false if there are not so many options. */
bool sr_option_text_get(size_t index, sr_option_text *out);
/* A subcommand, or a verb of `spmdrun cache`, with its bits. False: there are not so many. */
bool sr_subcommand_get(size_t index, const char **name, unsigned *bits);
bool sr_cache_verb_get(size_t index, const char **name, unsigned *bits);
/* What --help says before and behind the options. */
const char *sr_settings_usage(void);
const char *sr_settings_closing(void);

/* Returns the text of --help. */
const char *sr_settings_help(sr_arena *arena);

#endif
