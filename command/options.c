/* The table of options. It serves parsing, the environment and --help. getopt_long does not fit
 * here. It takes a negative argument of a program (`spmdrun p.mlir -3`) for an option, and it knows
 * neither subcommands nor environment variables. */
#include "command/options.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/text.h"

typedef enum option_kind {
  OPTION_FLAG,
  OPTION_WORD,
  OPTION_WORDS,      /* may be repeated; in the environment the values are separated by ':' */
  OPTION_COUNT,      /* a whole number from 1 to INT32_MAX */
  OPTION_NUMBER,     /* finite and at least 0 */
  OPTION_CACHE,      /* a cache setting, whose value the library checks */
  OPTION_CACHE_FLAG, /* a cache setting that is 1 if no value is given */
} option_kind;

typedef struct option_row {
  const char *name;
  char letter; /* short form of the option; 0: none */
  option_kind kind;
  size_t offset;  /* offset of the option's field in sr_settings */
  unsigned where; /* bits of the subcommands and cache verbs that accept the option, and OWN */
  const char *argument;
  const char *help; /* lines separated by '\n'; NULL: for tests only, not shown by --help */
} option_row;

enum {
  VERBS = SR_CACHE_LIST | SR_CACHE_STAT | SR_CACHE_WHY | SR_CACHE_VERIFY | SR_CACHE_PRUNE |
          SR_CACHE_CLEAR,
  ALL = SR_COMMAND_RUN | SR_COMMAND_COMPILE | SR_COMMAND_SHOW | SR_COMMAND_CHECK |
        SR_COMMAND_DEVICES | SR_COMMAND_LOOP | VERBS,
  WRITES = SR_COMMAND_RUN | SR_COMMAND_LOOP,
  RUNS = WRITES | SR_COMMAND_CHECK,
  GUARDED = WRITES,
  MAKES = RUNS | SR_COMMAND_COMPILE,
  FOR_ANOTHER = SR_COMMAND_COMPILE | SR_COMMAND_SHOW | SR_CACHE_WHY,
  /* The option may differ between ranks. Then each rank uses its own value, or all ranks use the
   * value of rank 0. */
  OWN = 1 << 16,
};

#define FIELD(name) offsetof(sr_settings, name)

/* For each kind of setting in cache_settings.def: the kind of its option. */
enum {
  CACHE_FLAG = OPTION_CACHE_FLAG,
  CACHE_PLACE = OPTION_CACHE,
  CACHE_DIRECTORY = OPTION_CACHE,
  CACHE_URL = OPTION_CACHE,
  CACHE_BYTES = OPTION_CACHE,
  CACHE_SECONDS = OPTION_CACHE,
  CACHE_TIMEOUT = OPTION_CACHE,
  CACHE_LEVEL = OPTION_CACHE,
  CACHE_TRUST = OPTION_CACHE,
  CACHE_FILE = OPTION_CACHE,
};

/* For each use of a setting in cache_settings.def: the verbs of `spmdrun cache` that accept the
 * setting as an option. */
enum {
  CACHE_LOOK = VERBS,
  CACHE_STORE = SR_CACHE_STAT, /* `cache stat` shows all settings, so it accepts all */
};

static const option_row rows[] = {
    {"output", 'o', OPTION_WORD, FIELD(output), WRITES, "DIR",
     "write DIR/result<i>.zarr, one chunk per shard, each rank its own;\n"
     "loop: the state after the last step"},
    {"gather", 0, OPTION_FLAG, FIELD(gather), WRITES, NULL,
     "with -o: write DIR/result<i>.npy instead, whole, from rank 0"},
    {"expect", 0, OPTION_WORDS, FIELD(expect), SR_COMMAND_RUN, "FILE",
     "compare a result with FILE (.npy or .zarr), shard by shard;\n"
     "once per result, in order; a difference is exit status 1"},
    {"rtol", 0, OPTION_NUMBER, FIELD(rtol), SR_COMMAND_RUN, "R",
     "a float may differ by ATOL + R * |expected| (default 1e-5)"},
    {"atol", 0, OPTION_NUMBER, FIELD(atol), SR_COMMAND_RUN, "A", "see --rtol (default 1e-5)"},
    {"repeat", 0, OPTION_COUNT, FIELD(repeat), SR_COMMAND_RUN, "N",
     "run N times after one warm-up; report min, median, max"},
    {"devices", 0, OPTION_COUNT, FIELD(devices), RUNS | SR_COMMAND_DEVICES | SR_CACHE_WHY, "N",
     "devices per rank (default: enough for the program)"},
    {"device", 0, OPTION_WORD, FIELD(device), MAKES, "KIND",
     "cpu (default) or cuda: GPUs of NVIDIA"},
    {"cuda-libraries", 0, OPTION_WORD, FIELD(cuda_libraries), MAKES | SR_COMMAND_DEVICES, "DIR:DIR",
     "search CUDA's libraries in these directories first, then where\n"
     "the loader does, in $CUDA_HOME and in /usr/local/cuda"},
    {"check-steps", 0, OPTION_FLAG, FIELD(check_steps), RUNS, NULL,
     "wait for GPUs after each step, so that a fault names the step;\n"
     "takes longer"},
    {"check-nans", 0, OPTION_FLAG, FIELD(check_nans), WRITES, NULL,
     "if a result has NaN, fail and name the op that made the first;\n"
     "CPUs look behind each op, which takes much longer"},
    {"transfer-guard", 0, OPTION_WORD, FIELD(transfer_guard), GUARDED, "LEVEL",
     "while the program runs, log or refuse transfers between hosts\n"
     "and devices: allow, log, disallow, log_explicit, disallow_explicit"},
    {"no-compile", 0, OPTION_FLAG, FIELD(no_compile), GUARDED, NULL,
     "fail if no cache has the executable, and say why"},
    {"strict-donation", 0, OPTION_FLAG, FIELD(strict_donation), GUARDED, NULL,
     "fail if the program cannot reuse a donated argument's memory"},
    {"no-leaks", 0, OPTION_FLAG, FIELD(no_leaks), GUARDED, NULL,
     "fail if the devices have memory left at the end"},
    {"placement", 0, OPTION_WORD, FIELD(placement), MAKES | SR_COMMAND_SHOW | SR_CACHE_WHY, "WHERE",
     "compute what no sharding reaches on one device, on all, or\n"
     "(auto, the default) where it costs least"},
    {"matmul-precision", 0, OPTION_WORD, FIELD(matmul_precision),
     MAKES | SR_COMMAND_SHOW | SR_CACHE_WHY, "TYPE",
     "f32 (default), or tf32: GPUs multiply f32 matrices with factors\n"
     "of 10 bits where the program does not ask for HIGHEST"},
    {"stats", 0, OPTION_WORD, FIELD(stats), SR_COMMAND_RUN, "FILE",
     "write times, memory and the origin of the executable as JSON"},
    {"profile", 0, OPTION_WORD, FIELD(profile), SR_COMMAND_RUN, "FILE",
     "measure the steps of one run (with --repeat: of one more run);\n"
     "print a table and write a trace for Perfetto"},
    {"state", 0, OPTION_WORD, FIELD(state), SR_COMMAND_LOOP, "DIR",
     "loop: where the state is saved, and results of each step are kept"},
    {"steps", 0, OPTION_COUNT, FIELD(steps), SR_COMMAND_LOOP, "N",
     "loop: end after N steps, those before a resumption included"},
    {"save-every", 0, OPTION_COUNT, FIELD(save_every), SR_COMMAND_LOOP, "K",
     "loop: save the state after each K steps, too, not only at the end"},
    {"keep-saves", 0, OPTION_COUNT, FIELD(keep_saves), SR_COMMAND_LOOP, "N",
     "loop: keep the last N saves (default 2)"},
    {"accept-program", 0, OPTION_FLAG, FIELD(accept_program), SR_COMMAND_LOOP, NULL,
     "loop: resume although the save is of a program that computes\n"
     "something else, if the state has the same types"},
    {"input", 0, OPTION_WORDS, FIELD(input), SR_COMMAND_LOOP, "SOURCE",
     "loop: what the next argument after the state gets in each step;\n"
     "once for each such argument"},
    {"repeat-input", 0, OPTION_FLAG, FIELD(repeat_input), SR_COMMAND_LOOP, NULL,
     "loop: inputs with fewer steps begin anew at their end"},
    {"log-result", 0, OPTION_WORDS, FIELD(log_result), SR_COMMAND_LOOP, "I",
     "loop: keep result I of each step; once for each (default: all\n"
     "results after the state)"},
    {"stop-before", 0, OPTION_NUMBER, FIELD(stop_before), SR_COMMAND_LOOP, "SECONDS",
     "loop: save and stop so long before the end of the Slurm job"},
    {"progress", 0, OPTION_NUMBER, FIELD(progress), ALL, "SECONDS",
     "where no terminal shows it, tell so often what a long job does\n"
     "(default 60; 0: never)"},
    {"topology", 0, OPTION_WORD, FIELD(topology), (unsigned)SR_COMMAND_COMPILE | SR_CACHE_WHY,
     "SPEC", "the machine to compile for: NODESxDEVICES (of each node)"},
    {"cpu", 0, OPTION_WORD, FIELD(cpu), RUNS | FOR_ANOTHER, "LEVEL",
     "make code for these processors, x86-64 to x86-64-v4 (default:\n"
     "those here), so that all machines compute the same bits; compile:\n"
     "the other machine's"},
    {"gpu", 0, OPTION_WORD, FIELD(gpu), FOR_ANOTHER, "SM",
     "its GPUs, which compute instead: sm_90"},
    {"stage", 0, OPTION_WORD, FIELD(stage), SR_COMMAND_SHOW, "STAGE",
     "graph, shardings, partitioned, plan, llvm or, for a GPU, ptx"},
    {"json", 0, OPTION_FLAG, FIELD(json), SR_COMMAND_DEVICES | VERBS, NULL,
     "print JSON instead of a table"},
    {"older-than", 0, OPTION_WORD, FIELD(older_than), SR_CACHE_PRUNE, "AGE",
     "cache prune: remove what was not used for longer (30d, 12h)"},
    {"max-size", 0, OPTION_WORD, FIELD(max_size), SR_CACHE_PRUNE, "SIZE",
     "cache prune: remove what was not used for longest, until the\n"
     "rest takes at most SIZE"},
    {"tier", 0, OPTION_WORD, FIELD(tier), VERBS & ~SR_CACHE_WHY, "WHICH",
     "cache: directory, local, remote (the server) or all; without\n"
     "it, prune and clear leave alone what is shared with others"},
    {"damaged", 0, OPTION_FLAG, FIELD(damaged), SR_CACHE_PRUNE, NULL,
     "cache prune: remove what cache verify calls damaged"},
#define CACHE_SETTING(name, kind, use, field, argument, help)                                      \
  {name, 0, (option_kind)CACHE_##kind, FIELD(cache), MAKES | CACHE_##use | OWN, argument, help},
#include "base/cache_settings.def"
    {"retry-failed", 0, OPTION_FLAG, FIELD(retry_failed), MAKES, NULL,
     "compile again what failed to compile before; the cache keeps\n"
     "the sentence, and else only repeats it"},
    {"explain-cache", 0, OPTION_FLAG, FIELD(explain_cache), MAKES | OWN, NULL,
     "say why the program was not found in the cache"},
    {"deadline", 0, OPTION_NUMBER, FIELD(deadline), ALL, "SECONDS",
     "end the job when one wait of a rank for another lasts longer,\n"
     "also while rank 0 compiles. A line says every now and then\n"
     "for which rank the others wait"},
    {"log", 0, OPTION_WORD, FIELD(log), ALL | OWN, "LEVEL[,MODULE=LEVEL...]",
     "error, warn (default), info or debug; modules: graph,\n"
     "partitioner, compile, cache, mpi, executor"},
    {"disable-rewrite", 0, OPTION_WORDS, FIELD(disable_rewrite),
     MAKES | SR_COMMAND_SHOW | SR_CACHE_WHY, "NAME",
     "leave out a rewrite of collectives, to see what it changes;\n"
     "once for each: slice-of-all-reduce, small-all-reduces, ..."},
    {"node-is-rank", 0, OPTION_FLAG, FIELD(node_is_rank), ALL, NULL, NULL},
    {"generate", 0, OPTION_WORD, FIELD(generate), ALL, "WHAT", NULL},
    {"help", 'h', OPTION_FLAG, FIELD(help), ALL, NULL, "print this"},
    {"version", 'V', OPTION_FLAG, FIELD(version), ALL, NULL, "print the version"},
};

enum {
  ROW_COUNT = sizeof rows / sizeof *rows
};

static const struct {
  const char *name;
  sr_subcommand value;
} subcommands[] = {
    {"run", SR_COMMAND_RUN},     {"compile", SR_COMMAND_COMPILE}, {"show", SR_COMMAND_SHOW},
    {"check", SR_COMMAND_CHECK}, {"cache", SR_COMMAND_CACHE},     {"devices", SR_COMMAND_DEVICES},
    {"loop", SR_COMMAND_LOOP},
};

static const struct {
  const char *name;
  sr_cache_verb value;
} verbs[] = {
    {"list", SR_CACHE_LIST},     {"stat", SR_CACHE_STAT},   {"why", SR_CACHE_WHY},
    {"verify", SR_CACHE_VERIFY}, {"prune", SR_CACHE_PRUNE}, {"clear", SR_CACHE_CLEAR},
};

static const char *subcommand_name(sr_subcommand subcommand) {
  for (size_t i = 0; i < sizeof subcommands / sizeof *subcommands; i++)
    if (subcommands[i].value == subcommand)
      return subcommands[i].name;
  return "run";
}

/* Returns the bit of the subcommand, or of the verb for `spmdrun cache`, as in option_row.where. */
static unsigned bits_of(const sr_settings *settings) {
  if (settings->subcommand != SR_COMMAND_CACHE)
    return settings->subcommand;
  return settings->verb ? (unsigned)settings->verb : VERBS;
}

/* ---- values ---------------------------------------------------------------------------------- */

/* `where` names the option as the user wrote it: "--rtol" or "SPMDRUN_RTOL". */
static sr_status set_count(sr_ctx *ctx, const char *where, const char *text, int64_t *out) {
  char *end;
  errno = 0;
  long long value = strtoll(text, &end, 10);
  if (errno || end == text || *end || value < 1 || value > INT32_MAX)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: expected a whole number from 1 to %d, not \"%s\"",
                   where, INT32_MAX, text);
  *out = value;
  return SR_OK;
}

static sr_status set_number(sr_ctx *ctx, const char *where, const char *text, double *out) {
  char *end;
  double value = strtod(text, &end);
  if (end == text || *end || !(value >= 0) || !isfinite(value))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: expected a finite number of at least 0, not \"%s\"",
                   where, text);
  *out = value;
  return SR_OK;
}

static sr_status set_option(sr_ctx *ctx, sr_arena *arena, sr_settings *settings,
                            const option_row *row, const char *where, const char *value) {
  char *field = (char *)settings + row->offset;
  switch (row->kind) {
  case OPTION_FLAG:
    *(bool *)field = true;
    return SR_OK;
  case OPTION_WORD:
    *(const char **)field = value;
    return SR_OK;
  case OPTION_WORDS:
    SR_PUSH(arena, (sr_words *)field, value);
    return SR_OK;
  case OPTION_CACHE:
  case OPTION_CACHE_FLAG:
    SR_PUSH(arena, &settings->cache, ((spmdrun_setting){row->name, value ? value : "1"}));
    return SR_OK;
  case OPTION_COUNT:
    return set_count(ctx, where, value, (int64_t *)field);
  case OPTION_NUMBER:
    return set_number(ctx, where, value, (double *)field);
  }
  return SR_OK;
}

/* ---- environment ----------------------------------------------------------------------------- */

/* True if the option is a cache setting. */
static bool is_of_cache(const option_row *row) {
  return row->kind == OPTION_CACHE || row->kind == OPTION_CACHE_FLAG;
}

static sr_status flag_from_environment(sr_ctx *ctx, const char *name, const char *value,
                                       bool *out) {
  if (!*value || sr_flag_read(value, out))
    return SR_OK;
  return sr_fail(ctx, SR_ERR_INVALID, "%s: expected 1 or 0, not \"%s\"", name, value);
}

static void words_from_environment(sr_arena *arena, const char *value, sr_words *out) {
  while (*value) {
    size_t length = strcspn(value, ":");
    SR_PUSH(arena, out, sr_arena_string(arena, value, length));
    value += length + (value[length] == ':');
  }
}

/* Reads the environment variables of those options that the subcommand accepts. An option that the
 * command line has set (`given`) keeps its value. */
static sr_status parse_environment(sr_ctx *ctx, sr_arena *arena, const bool *given,
                                   sr_settings *settings) {
  for (size_t i = 0; i < ROW_COUNT; i++) {
    const option_row *row = &rows[i];
    if (given[i] || !(row->where & bits_of(settings)) || row->offset == FIELD(help) ||
        row->offset == FIELD(version) || is_of_cache(row))
      continue;
    const char *name = sr_environment_name(arena, row->name);
    const char *value = getenv(name);
    if (!value)
      continue;
    char *field = (char *)settings + row->offset;
    if (row->kind == OPTION_FLAG)
      SR_TRY(flag_from_environment(ctx, name, value, (bool *)field));
    else if (row->kind == OPTION_WORDS)
      words_from_environment(arena, value, (sr_words *)field);
    else if (*value)
      SR_TRY(set_option(ctx, arena, settings, row, name, value));
  }
  return SR_OK;
}

/* ---- command line ---------------------------------------------------------------------------- */

/* True for a word such as "-3", "-.5", "-1e3", "-inf" or "-nan". Such a word is an argument of the
 * program, not an option. */
static bool is_negative_number(const char *word) {
  if (word[0] != '-' || !word[1])
    return false;
  char *end;
  strtod(word, &end);
  return *end == '\0';
}

static bool is_option(const char *word) {
  return word[0] == '-' && word[1] && !is_negative_number(word);
}

/* Finds the option of the word "--name", "--name=value" or "-xvalue". `*value` is the value that
 * the word contains, or NULL if it contains none. */
static const option_row *find_option(const char *word, const char **value) {
  *value = NULL;
  for (size_t i = 0; i < ROW_COUNT; i++) {
    const option_row *row = &rows[i];
    if (word[1] == '-') {
      size_t length = strlen(row->name);
      if (strncmp(word + 2, row->name, length) != 0)
        continue;
      if (word[2 + length] == '=')
        *value = word + 2 + length + 1;
      if (*value || !word[2 + length])
        return row;
    } else if (row->letter && word[1] == row->letter) {
      if (word[2])
        *value = word + 2;
      return row;
    }
  }
  return NULL;
}

/* Reads the option at argv[*index]. If the next word is its value, advances *index past that
 * word. */
static sr_status parse_option(sr_ctx *ctx, sr_arena *arena, int argc, char **argv, int *index,
                              bool *given, sr_settings *settings) {
  const char *word = argv[*index], *value;
  const option_row *row = find_option(word, &value);
  if (!row)
    return sr_fail(ctx, SR_ERR_INVALID, "unknown option %s; spmdrun --help lists them", word);
  if (row->kind == OPTION_FLAG) {
    if (value)
      return sr_fail(ctx, SR_ERR_INVALID, "option --%s takes no value, but got \"%s\"", row->name,
                     value);
  } else if (!value && row->kind != OPTION_CACHE_FLAG) {
    if (*index + 1 >= argc)
      return sr_fail(ctx, SR_ERR_INVALID, "option --%s needs a value: %s", row->name,
                     row->argument);
    value = argv[++*index];
  }
  if (row->argument && value && !*value)
    return sr_fail(ctx, SR_ERR_INVALID, "option --%s is given an empty value; it needs %s",
                   row->name, row->argument);
  given[row - rows] = true;
  return set_option(ctx, arena, settings, row, sr_arena_printf(arena, "--%s", row->name), value);
}

static sr_status check_where(sr_ctx *ctx, const bool *given, const sr_settings *settings) {
  for (size_t i = 0; i < ROW_COUNT; i++)
    if (given[i] && !(rows[i].where & bits_of(settings)))
      return sr_fail(ctx, SR_ERR_INVALID, "option --%s does not belong to spmdrun %s%s%s",
                     rows[i].name, subcommand_name(settings->subcommand), settings->verb ? " " : "",
                     settings->verb ? settings->words.items[0] : "");
  return SR_OK;
}

static bool is_processor(const char *target) {
  return strncmp(target, "x86-64", strlen("x86-64")) == 0;
}

static bool is_gpu(const char *target) {
  return strncmp(target, "sm_", strlen("sm_")) == 0;
}

/* Code is made for processors or for GPUs. Names that are neither are refused by the library. */
static sr_status check_target(sr_ctx *ctx, const sr_settings *settings) {
  if (settings->cpu && settings->gpu)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "--cpu %s and --gpu %s exclude each other: code is made for one of them",
                   settings->cpu, settings->gpu);
  if (settings->cpu && is_gpu(settings->cpu))
    return sr_fail(ctx, SR_ERR_INVALID, "--cpu %s names a GPU: say --gpu %s", settings->cpu,
                   settings->cpu);
  if (settings->gpu && is_processor(settings->gpu))
    return sr_fail(ctx, SR_ERR_INVALID, "--gpu %s names processors: say --cpu %s", settings->gpu,
                   settings->gpu);
  return SR_OK;
}

/* Sets the subcommand and, for `spmdrun cache`, the verb. Removes the subcommand from the words;
 * the verb stays. */
static void find_subcommand(sr_settings *out) {
  sr_words *words = &out->words;
  for (size_t i = 0; words->count && i < sizeof subcommands / sizeof *subcommands; i++)
    if (strcmp(words->items[0], subcommands[i].name) == 0) {
      out->subcommand = subcommands[i].value;
      words->items++;
      words->count--;
      break;
    }
  if (out->subcommand != SR_COMMAND_CACHE || words->count == 0)
    return;
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
    if (strcmp(words->items[0], verbs[i].name) == 0)
      out->verb = verbs[i].value;
}

sr_status sr_settings_parse(sr_ctx *ctx, sr_arena *arena, int argc, char **argv, sr_settings *out) {
  bool given[ROW_COUNT] = {0};
  bool options_end = false;
  *out = (sr_settings){.subcommand = SR_COMMAND_RUN, .rtol = 1e-5, .atol = 1e-5, .progress = 60};
  sr_words words = {0};
  for (int i = 1; i < argc; i++) {
    if (!options_end && strcmp(argv[i], "--") == 0)
      options_end = true;
    else if (!options_end && is_option(argv[i]))
      SR_TRY(parse_option(ctx, arena, argc, argv, &i, given, out));
    else
      SR_PUSH(arena, &words, argv[i]);
  }

  for (size_t i = 0; i < words.count; i++)
    if (!*words.items[i])
      return sr_fail(ctx, SR_ERR_INVALID,
                     "an empty word is neither a program nor an argument; a variable of the shell "
                     "may be unset");
  out->words = words;
  find_subcommand(out);
  if (out->help || out->version || out->generate)
    return SR_OK;
  SR_TRY(check_where(ctx, given, out));
  SR_TRY(parse_environment(ctx, arena, given, out));
  return check_target(ctx, out);
}

/* ---- as a list ------------------------------------------------------------------------------- */

static const char *option_value(sr_arena *arena, const option_row *row,
                                const sr_settings *settings) {
  const char *field = (const char *)settings + row->offset;
  const sr_words *words = (const sr_words *)(const void *)field;
  sr_text text = {.arena = arena};
  switch (row->kind) {
  case OPTION_FLAG:
    return *(const bool *)field ? "on" : "";
  case OPTION_WORD: {
    const char *word = *(const char *const *)(const void *)field;
    return word ? word : "";
  }
  case OPTION_WORDS:
    for (size_t i = 0; i < words->count; i++)
      sr_text_printf(&text, "%s%s", i ? " " : "", words->items[i]);
    return sr_text_get(&text);
  case OPTION_COUNT: {
    long long count = (long long)*(const int64_t *)(const void *)field;
    return count ? sr_arena_printf(arena, "%lld", count) : "";
  }
  case OPTION_NUMBER:
    return sr_arena_printf(arena, "%.17g", *(const double *)(const void *)field);
  case OPTION_CACHE:
  case OPTION_CACHE_FLAG: /* may differ between ranks, so not in the list */
    break;
  }
  return "";
}

sr_setting_list sr_settings_list(sr_arena *arena, const sr_settings *settings) {
  sr_setting_list list = {0};
  SR_PUSH(arena, &list, ((sr_setting){"the subcommand", subcommand_name(settings->subcommand)}));
  for (size_t i = 0; i < ROW_COUNT; i++) {
    const option_row *row = &rows[i];
    if (!(row->where & OWN))
      SR_PUSH(arena, &list,
              ((sr_setting){sr_arena_printf(arena, "--%s", row->name),
                            option_value(arena, row, settings)}));
  }
  /* The words are the files to check, or a program and its arguments. */
  bool files = settings->subcommand == SR_COMMAND_CHECK;
  const char *first = settings->subcommand == SR_COMMAND_CACHE ? "what to do" : "the program";
  for (size_t i = 0; i < settings->words.count; i++) {
    const char *name = files    ? sr_arena_printf(arena, "file %zu", i)
                       : i == 0 ? first
                                : sr_arena_printf(arena, "argument %zu", i - 1);
    SR_PUSH(arena, &list, ((sr_setting){name, settings->words.items[i]}));
  }
  return list;
}

/* ---- help ------------------------------------------------------------------------------------ */

static const char usage[] =
    "usage: spmdrun [run] [option...] PROGRAM.mlir [ARG...]\n"
    "       spmdrun loop [option...] STEP.mlir ARG... --state DIR --steps N [--input SOURCE...]\n"
    "       spmdrun compile PROGRAM.mlir --topology SPEC\n"
    "       spmdrun show PROGRAM.mlir --stage STAGE\n"
    "       spmdrun check FILE.mlir...\n"
    "       spmdrun cache list|stat|verify|prune|clear\n"
    "       spmdrun cache why PROGRAM.mlir\n"
    "       spmdrun devices\n"
    "\n"
    "Runs a StableHLO program as JAX prints it (jax.jit(f).lower(...).as_text()) over the devices "
    "of an\n"
    "MPI job: partitioned over all ranks, compiled once on rank 0, cached, results kept sharded.\n"
    "\n"
    "ARG, one for each argument of @main:\n"
    "  FILE.npy, DIR.zarr         each rank reads its own shards\n"
    "  3, 1.5e-3, true, (1,2)     for an argument without dimensions; (re,im) for complex\n"
    "  zeros, ones, iota          made in place, shard by shard\n"
    "  normal:SEED, uniform:SEED  random numbers, the same for any number of ranks\n"
    "bfloat16, float8 and 4-bit types are taken from (and written to) unsigned integers, bit for "
    "bit.\n"
    "\n"
    "Options (each has a twin in the environment, --cache-dir: SPMDRUN_CACHE_DIR; the option "
    "wins):\n";

static const char closing[] =
    "\n"
    "loop runs a program (state..., inputs...) -> (state..., outputs...) again and again. The ARGs "
    "are the\n"
    "state at the beginning; an --input is a .npy or Zarr with the step as a first dimension, a "
    "directory\n"
    "with a file for each step (0.npy, 1.npy, ...), 'step' (its number), or an ARG that all steps "
    "get. Scalar\n"
    "outputs go to DIR/log.jsonl, others to DIR/outputs/result<i>.zarr. A loop that was stopped or "
    "killed\n"
    "resumes from its last save, on any number of ranks, with the same bits. SIGTERM, SIGUSR1 and "
    "the first\n"
    "SIGINT save and stop it with status 75. Send SIGUSR1 to mpirun: after SIGTERM, that of Open "
    "MPI\n"
    "gives its ranks a second, and ends with 1.\n"
    "\n"
    "compile fills the cache for a machine that is not this one; show prints a stage of "
    "compilation;\n"
    "check runs modules that check themselves by check.expect_* and closes with 'N passed, N "
    "failed',\n"
    "counting modules; cache shows what is kept and takes it away (list: a table of entries, "
    "stat:\n"
    "sums and settings, verify: reads all and exits with 1 if any is damaged, prune: removes what "
    "is\n"
    "old or too much, clear: all; why: what the key of a program is made of, and why the cache "
    "does\n"
    "not have it); devices prints the ranks, nodes, cores and GPUs of the job.\n"
    "\n"
    "Exit status: 0; 1 a run failed or a comparison differed; 2 the command line or the input is "
    "wrong;\n"
    "75 a loop was asked to stop and has saved its state: start it again.\n"
    "\n"
    "Examples:\n"
    "  spmdrun step.mlir x.npy                           on this machine, a table of the results\n"
    "  mpirun -n 4 spmdrun step.mlir x.npy 0.1 -o out    on 4 ranks, results as Zarr, one chunk a "
    "shard\n"
    "  mpirun -n 4 spmdrun step.mlir normal:7 --repeat 10 --stats stats.json\n"
    "  spmdrun step.mlir x.npy --expect y.npy --rtol 1e-4\n"
    "  mpirun -n 4 spmdrun loop train.mlir params.zarr --input data.zarr --state run1 --steps 9000 "
    "--save-every 500\n"
    "  spmdrun show step.mlir --stage plan\n"
    "\n"
    "Python can write PROGRAM.mlir by\n"
    "  open(\"step.mlir\", \"w\").write(jax.jit(f).lower(*args).as_text())\n";

enum {
  HELP_COLUMN = 28
};

static void help_row(sr_text *text, const option_row *row) {
  size_t start = text->count;
  if (row->letter)
    sr_text_printf(text, "  -%c, ", row->letter);
  else
    sr_text_string(text, "      ");
  sr_text_printf(text, "--%s", row->name);
  if (row->argument)
    sr_text_printf(text, " %s", row->argument);
  if (text->count - start >= HELP_COLUMN) {
    sr_text_char(text, '\n');
    start = text->count;
  }
  for (const char *line = row->help; *line;) {
    size_t length = strcspn(line, "\n");
    while (text->count - start < HELP_COLUMN)
      sr_text_char(text, ' ');
    sr_text_append(text, line, length);
    sr_text_char(text, '\n');
    start = text->count;
    line += length + (line[length] == '\n');
  }
}

const char *sr_settings_help(sr_arena *arena) {
  sr_text text = {.arena = arena};
  sr_text_string(&text, usage);
  for (size_t i = 0; i < ROW_COUNT; i++)
    if (rows[i].help)
      help_row(&text, &rows[i]);
  sr_text_string(&text, closing);
  return sr_text_get(&text);
}

/* ---- for other texts ------------------------------------------------------------------------- */

bool sr_option_text_get(size_t index, sr_option_text *out) {
  if (index >= ROW_COUNT)
    return false;
  const option_row *row = &rows[index];
  *out = (sr_option_text){row->name,     row->letter, row->kind == OPTION_WORDS,
                          row->argument, row->help,   row->where & ~(unsigned)OWN};
  return true;
}

bool sr_subcommand_get(size_t index, const char **name, unsigned *bits) {
  if (index >= sizeof subcommands / sizeof *subcommands)
    return false;
  *name = subcommands[index].name;
  *bits = subcommands[index].value == SR_COMMAND_CACHE ? VERBS : (unsigned)subcommands[index].value;
  return true;
}

bool sr_cache_verb_get(size_t index, const char **name, unsigned *bits) {
  if (index >= sizeof verbs / sizeof *verbs)
    return false;
  *name = verbs[index].name;
  *bits = verbs[index].value;
  return true;
}

const char *sr_settings_usage(void) {
  return usage;
}

const char *sr_settings_closing(void) {
  return closing;
}
