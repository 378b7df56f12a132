/* spmdrun cache: lists, checks and removes cache entries. Prints tables, or the library's JSON with
 * --json. */
#include <stdio.h>
#include <string.h>

#include "base/units.h"
#include "command/command.h"
#include "command/json.h"

/* ---- words ----------------------------------------------------------------------------------- */

static const char *size_text(sr_arena *arena, double bytes) {
  sr_text text = {.arena = arena};
  sr_units_write_bytes(&text, (uint64_t)bytes);
  return sr_text_get(&text);
}

static const char *age_text(sr_arena *arena, double seconds) {
  sr_text text = {.arena = arena};
  sr_units_write_age(&text, seconds);
  return sr_text_get(&text);
}

/* Returns a text such as "3 entries, 1.2 MiB". */
static const char *entries_text(sr_arena *arena, double count, double bytes) {
  return sr_arena_printf(arena, "%.0f entr%s, %s", count, count == 1 ? "y" : "ies",
                         size_text(arena, bytes));
}

/* How many characters of an entry's name (a digest) tables show: enough to tell entries apart. */
enum {
  NAME_COLUMNS = 12
};

/* Writes types in short form: "f32[64,10] and 7 more". `lines` has one type per line. The text
 * after a type, " by" and its sharding or ", donated", is left out. */
static void write_types(sr_text *text, const char *lines) {
  enum {
    COLUMNS = 24
  };
  size_t more = 0, length = strcspn(lines, "\n");
  for (const char *c = lines; *c; c++)
    more += *c == '\n';
  const char *line = sr_arena_string(text->arena, lines, length);
  const char *sharding = strstr(line, " by "), *behind = strstr(line, ", donated");
  if (behind)
    length = (size_t)(behind - line);
  if (sharding)
    length = (size_t)(sharding - line);
  sr_text_append(text, line, length < COLUMNS ? length : COLUMNS);
  sr_text_string(text, length > COLUMNS ? "..." : length > 0 ? "" : "nothing");
  if (more)
    sr_text_printf(text, " and %zu more", more);
}

/* Returns the types of the program's arguments and results. If the key lacks them, returns the
 * program's digest. */
static const char *what_text(sr_arena *arena, const cJSON *entry) {
  const cJSON *key = sr_json_item(entry, "key");
  sr_text text = {.arena = arena};
  if (!key)
    return sr_json_text(entry, "reason");
  if (sr_json_item(key, "arguments")) {
    write_types(&text, sr_json_text(key, "arguments"));
    sr_text_string(&text, " -> ");
    write_types(&text, sr_json_text(key, "results"));
  } else {
    sr_text_printf(&text, "program %.*s", NAME_COLUMNS, sr_json_text(key, "program"));
  }
  return sr_text_get(&text);
}

/* ---- list ------------------------------------------------------------------------------------ */

static void print_entry(sr_arena *arena, const cJSON *entry) {
  bool good = strcmp(sr_json_text(entry, "state"), "good") == 0;
  const char *kind = sr_json_text(entry, good ? "kind" : "state");
  const char *seconds =
      sr_json_item(entry, "compile_seconds")
          ? sr_arena_printf(arena, "%.3g s", sr_json_number(entry, "compile_seconds"))
          : "";
  printf("%-*.*s  %-10s  %-8s  %-7s  %5.0f  %-8s  %s\n", NAME_COLUMNS, NAME_COLUMNS,
         sr_json_text(entry, "name"), kind, size_text(arena, sr_json_number(entry, "bytes")),
         age_text(arena, sr_json_number(entry, "age_seconds")), sr_json_number(entry, "hits"),
         seconds, what_text(arena, entry));
}

static double sum_of(const cJSON *entries, const char *name) {
  double sum = 0;
  const cJSON *entry;
  cJSON_ArrayForEach(entry, entries) sum += sr_json_number(entry, name);
  return sum;
}

static void print_list(sr_arena *arena, const cJSON *tier) {
  const cJSON *entries = sr_json_item(tier, "entries"), *entry;
  printf("%s %s: %s\n", sr_json_text(tier, "tier"), sr_json_text(tier, "place"),
         entries_text(arena, cJSON_GetArraySize(entries), sum_of(entries, "bytes")));
  if (cJSON_GetArraySize(entries) > 0)
    printf("%-*s  %-10s  %-8s  %-7s  %5s  %-8s  %s\n", NAME_COLUMNS, "name", "kind", "size",
           "unused", "hits", "compiled", "what");
  cJSON_ArrayForEach(entry, entries) print_entry(arena, entry);
}

/* ---- stat ------------------------------------------------------------------------------------ */

static void print_sums(sr_arena *arena, const cJSON *tier) {
  if (sr_json_item(tier, "refused")) {
    printf("%s: not used: %s\n", sr_json_text(tier, "tier"), sr_json_text(tier, "refused"));
    return;
  }
  printf("%s %s%s\n", sr_json_text(tier, "tier"), sr_json_text(tier, "place"),
         cJSON_IsTrue(sr_json_item(tier, "writable")) ? "" : " (only read)");
  printf("  %s",
         entries_text(arena, sr_json_number(tier, "entries"), sr_json_number(tier, "bytes")));
  if (sr_json_number(tier, "limit_bytes") > 0)
    printf(" of %s", size_text(arena, sr_json_number(tier, "limit_bytes")));
  printf("\n");
  if (sr_json_item(tier, "hits"))
    printf("  %.0f hits, which saved %.3g s, and %.0f misses\n", sr_json_number(tier, "hits"),
           sr_json_number(tier, "saved_seconds"), sr_json_number(tier, "misses"));
}

static void print_settings(const cJSON *answer) {
  const cJSON *setting;
  printf("\n%-24s  %-32s  %s\n", "setting", "value", "from");
  cJSON_ArrayForEach(setting, sr_json_item(answer, "settings"))
      printf("%-24s  %-32s  %s\n", sr_json_text(setting, "name"), sr_json_text(setting, "value"),
             sr_json_text(setting, "from"));
}

/* ---- verify, prune, clear -------------------------------------------------------------------- */

static void print_verdict(sr_arena *arena, const cJSON *tier) {
  const cJSON *fault;
  printf("%s %s: %.0f good, %.0f damaged, %.0f foreign, %.0f unreadable, %s read\n",
         sr_json_text(tier, "tier"), sr_json_text(tier, "place"), sr_json_number(tier, "good"),
         sr_json_number(tier, "damaged"), sr_json_number(tier, "foreign"),
         sr_json_number(tier, "unreadable"), size_text(arena, sr_json_number(tier, "bytes")));
  cJSON_ArrayForEach(fault, sr_json_item(tier, "faults"))
      printf("  %.*s %s: %s\n", NAME_COLUMNS, sr_json_text(fault, "name"),
             sr_json_text(fault, "state"), sr_json_text(fault, "reason"));
}

static void print_removed(sr_arena *arena, const cJSON *tier) {
  double left = sr_json_number(tier, "left"), in_use = sr_json_number(tier, "in_use");
  printf(
      "%s %s: removed %s", sr_json_text(tier, "tier"), sr_json_text(tier, "place"),
      entries_text(arena, sr_json_number(tier, "removed"), sr_json_number(tier, "removed_bytes")));
  if (left > 0)
    printf("; left %s", entries_text(arena, left, sr_json_number(tier, "left_bytes")));
  if (in_use > 0)
    printf("; %.0f of them would go, too, but %s used within the last minute", in_use,
           in_use == 1 ? "was" : "were");
  printf("\n");
}

/* ---- the verbs ------------------------------------------------------------------------------- */

typedef struct verb {
  sr_cache_verb value;
  spmdrun_status (*ask)(const sr_session *session, char **json);
  void (*print)(sr_arena *arena, const cJSON *tier);
} verb;

/* Returns the SPMDRUN_CACHE_TIER_ bits for the value of --tier; 0 if the value is unknown. */
static unsigned read_tier(const char *word) {
  static const struct {
    const char *word;
    unsigned bits;
  } rows[] = {{"directory", SPMDRUN_CACHE_TIER_DIRECTORY},
              {"local", SPMDRUN_CACHE_TIER_LOCAL},
              {"remote", SPMDRUN_CACHE_TIER_REMOTE},
              {"all", SPMDRUN_CACHE_TIER_ALL}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(rows[i].word, word) == 0)
      return rows[i].bits;
  return 0;
}

/* Returns the bits for --tier, or 0 if it is not given. check_options has refused unknown
 * values. */
static unsigned tiers_of(const sr_session *session) {
  const char *word = session->settings->tier;
  return word ? read_tier(word) : 0;
}

static spmdrun_status ask_list(const sr_session *session, char **json) {
  return spmdrun_cache_list(session->context, tiers_of(session), json);
}

static spmdrun_status ask_stat(const sr_session *session, char **json) {
  return spmdrun_cache_stat(session->context, tiers_of(session), json);
}

static spmdrun_status ask_verify(const sr_session *session, char **json) {
  return spmdrun_cache_verify(session->context, tiers_of(session), json);
}

/* Calls the library's prune with the options of the command line, which check_options has
 * checked. */
static spmdrun_status ask_prune(const sr_session *session, char **json) {
  const sr_settings *settings = session->settings;
  spmdrun_cache_removal removal = {.size = sizeof removal,
                                   .tiers = tiers_of(session),
                                   .damaged = settings->damaged,
                                   .limit = settings->max_size != NULL};
  if (settings->older_than)
    (void)sr_units_read_age(settings->older_than, &removal.older_seconds);
  if (settings->max_size)
    (void)sr_units_read_bytes(settings->max_size, &removal.max_bytes);
  return spmdrun_cache_remove(session->context, &removal, json);
}

static spmdrun_status ask_clear(const sr_session *session, char **json) {
  const spmdrun_cache_removal removal = {
      .size = sizeof removal, .tiers = tiers_of(session), .all = 1};
  return spmdrun_cache_remove(session->context, &removal, json);
}

static const verb verbs[] = {
    {SR_CACHE_LIST, ask_list, print_list},        {SR_CACHE_STAT, ask_stat, print_sums},
    {SR_CACHE_VERIFY, ask_verify, print_verdict}, {SR_CACHE_PRUNE, ask_prune, print_removed},
    {SR_CACHE_CLEAR, ask_clear, print_removed},
};

static const verb *find_verb(const sr_settings *settings) {
  for (size_t i = 0; settings->words.count == 1 && i < sizeof verbs / sizeof *verbs; i++)
    if (verbs[i].value == settings->verb)
      return &verbs[i];
  return NULL;
}

/* Returns the message about a wrong command line, or NULL if it is right. */
static const char *check_options(sr_arena *arena, const sr_settings *settings, const verb *chosen) {
  double seconds;
  uint64_t bytes;
  bool given = settings->max_size || settings->older_than || settings->damaged;
  if (!chosen)
    return "spmdrun cache takes one of list, stat, why, verify, prune and clear";
  if (settings->verb == SR_CACHE_PRUNE && !given)
    return "spmdrun cache prune needs --older-than AGE, --max-size SIZE or --damaged; spmdrun "
           "cache "
           "clear removes all";
  if (settings->tier && !read_tier(settings->tier))
    return sr_arena_printf(arena, "--tier: expected directory, local, remote or all, not \"%s\"",
                           settings->tier);
  if (settings->older_than && (!sr_units_read_age(settings->older_than, &seconds) || seconds <= 0))
    return sr_arena_printf(arena,
                           "--older-than: expected an age as in 30d, 12h or 90min, not \"%s\"",
                           settings->older_than);
  if (settings->max_size && !sr_units_read_bytes(settings->max_size, &bytes))
    return sr_arena_printf(arena, "--max-size: expected a size as in 512M or 10G, not \"%s\"",
                           settings->max_size);
  return NULL;
}

static void print_answer(const sr_session *session, const verb *chosen, const char *json,
                         const cJSON *answer) {
  const cJSON *tier;
  if (session->settings->json) {
    fputs(json, stdout);
    return;
  }
  cJSON_ArrayForEach(tier, sr_json_item(answer, "tiers")) {
    if (!sr_json_item(tier, "failed") || sr_json_number(tier, "removed") > 0)
      chosen->print(session->arena, tier);
  }
  cJSON_ArrayForEach(tier, sr_json_item(answer, "left_alone"))
      printf("%s %s: left alone, for others share it; --tier %s names it\n",
             sr_json_text(tier, "tier"), sr_json_text(tier, "place"), sr_json_text(tier, "tier"));
  if (sr_json_item(answer, "settings"))
    print_settings(answer);
}

/* Writes "; " unless `text` is still empty. */
static void separate(sr_text *text) {
  sr_text_string(text, text->count ? "; " : "");
}

/* Writes that a tier failed, or how many of its entries are unreadable or damaged, if any. */
static void write_failure(sr_text *text, const cJSON *tier) {
  const char *place = sr_json_text(tier, "place");
  double unreadable = sr_json_number(tier, "unreadable"), damaged = sr_json_number(tier, "damaged");
  if (sr_json_item(tier, "failed")) {
    separate(text);
    sr_text_printf(text, "cache %s: %s", place, sr_json_text(tier, "failed"));
  }
  if (unreadable > 0) {
    separate(text);
    sr_text_printf(text, "cache %s: %.0f could not be read, and may be good", place, unreadable);
  }
  if (damaged > 0) {
    separate(text);
    sr_text_printf(text,
                   "cache %s: %.0f damaged; they count as missing, and spmdrun cache prune "
                   "--damaged --tier %s removes them",
                   place, damaged, sr_json_text(tier, "tier"));
  }
}

/* Returns the message to fail with if a tier failed or has damaged entries, else NULL. */
static const char *failure(sr_arena *arena, const cJSON *answer) {
  sr_text text = {.arena = arena};
  const cJSON *tier;
  cJSON_ArrayForEach(tier, sr_json_item(answer, "tiers")) write_failure(&text, tier);
  return text.count ? sr_text_get(&text) : NULL;
}

int sr_command_cache(sr_session *session) {
  if (session->settings->verb == SR_CACHE_WHY)
    return sr_command_why(session);
  const verb *chosen = find_verb(session->settings);
  const char *fault = check_options(session->arena, session->settings, chosen);
  char *json = NULL;
  if (fault)
    return sr_refuse(session, fault);
  if (chosen->ask(session, &json) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  const char *failed = NULL;
  if (sr_session_speaks(session)) {
    cJSON *answer = sr_json_parse(session->arena, json);
    print_answer(session, chosen, json, answer);
    failed = failure(session->arena, answer);
    cJSON_Delete(answer);
  }
  spmdrun_free(json);
  if (spmdrun_agree(session->context, failed ? SPMDRUN_IO : SPMDRUN_OK, failed) != SPMDRUN_OK)
    return sr_report_failure(session, SR_STAGE_WORK);
  return SR_EXIT_OK;
}
