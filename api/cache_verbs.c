/* Lists, checks and removes cache entries, with JSON text as the result. Rank 0 does the work; the
 * other ranks only learn whether it succeeded. */
#include "cache/cache.h"

#include <stdlib.h>
#include <string.h>

#include "api/build.h"
#include "api/needs.h"
#include "api/sized.h"
#include "cache/inspect.h"
#include "cache/prune.h"
#include "executable/format.h"

/* One of the requests list, stat, verify and remove. `work` is called for each selected tier of the
 * cache. It appends JSON members to `text`, with a comma before each. */
typedef struct request {
  spmdrun_context *context;
  sr_cache *cache;
  sr_cache *own; /* equal to `cache` if this request opened it, else NULL */
  sr_arena *arena;
  /* Scratch memory of visitors, the callbacks that a tier calls for each entry. A visitor that runs
   * out of memory must not jump (longjmp) out of the tier's function, which would then not free its
   * memory. So this arena has its own guard, set inside the visitor. */
  sr_arena *seen;
  sr_text *text;
  const spmdrun_cache_removal *removal;
  sr_status (*work)(struct request *in, sr_tier *tier);
  unsigned tiers;  /* bits of spmdrun_cache_tiers; 0: the default tiers */
  bool everything; /* the default tiers include read-only tiers and tiers that cannot be used */
  bool settings;   /* the JSON ends with the list of settings */
} request;

static sr_status no_memory(const request *in) {
  return sr_fail(&in->context->ctx, SR_ERR_NOMEM, "out of memory");
}

/* ---- one entry ------------------------------------------------------------------------------- */

typedef struct listed {
  double age;
  const char *name, *json;
} listed;

typedef SR_VECTOR(listed) listed_entries;

typedef struct lister {
  sr_arena *arena;
  listed_entries entries;
  uint64_t unreadable;
  bool out_of_memory;
} lister;

static void write_part(sr_arena *arena, sr_text *text, const sr_entry_part *part) {
  sr_text_json_string(text, sr_arena_string(arena, part->name, part->name_bytes));
  sr_text_string(text, ": ");
  sr_text_json_string(text, sr_arena_string(arena, part->value, part->value_bytes));
}

static void write_header(sr_arena *arena, sr_text *text, const sr_entry *entry) {
  sr_text_printf(text, ", \"kind\": \"%s\", \"unpacked_bytes\": %llu, \"sealed\": %s",
                 entry->kind == SR_ENTRY_EXECUTABLE ? "executable" : "failure",
                 (unsigned long long)entry->payload_bytes, entry->has_secret ? "true" : "false");
  sr_text_string(text, ", \"compile_seconds\": ");
  sr_text_json_double(text, entry->compile_seconds);
  sr_text_string(text, ", \"key\": {");
  for (uint32_t i = 0; i < entry->part_count; i++) {
    sr_text_string(text, i ? ", " : "");
    write_part(arena, text, &entry->parts[i]);
  }
  sr_text_char(text, '}');
}

/* Returns the digest in an entry's name: the part before the first dot. */
static const char *digest_of(sr_arena *arena, const char *name) {
  return sr_arena_string(arena, name, strcspn(name, "."));
}

static void write_state(sr_text *text, const sr_inspected *seen) {
  sr_text_printf(text, ", \"state\": \"%s\"", sr_entry_state_name(seen->state));
  if (*seen->reason) {
    sr_text_string(text, ", \"reason\": ");
    sr_text_json_string(text, seen->reason);
  }
}

/* A visitor: writes one entry as JSON and adds it to the list. */
static bool list_entry(void *user, const sr_inspected *seen) {
  lister *in = user;
  in->out_of_memory = SR_ARENA_GUARD(in->arena);
  if (in->out_of_memory)
    return false;
  const char *name = digest_of(in->arena, seen->item->name);
  sr_text text = {.arena = in->arena};
  const double age = seen->item->age_seconds > 0 ? seen->item->age_seconds : 0;
  sr_text_printf(&text, "{\"name\": \"%s\", \"bytes\": %llu, \"age_seconds\": %.3f, \"hits\": %llu",
                 name, (unsigned long long)seen->item->bytes, age,
                 (unsigned long long)seen->item->hits);
  write_state(&text, seen);
  if (seen->entry)
    write_header(in->arena, &text, seen->entry);
  sr_text_char(&text, '}');
  SR_PUSH(in->arena, &in->entries, ((listed){age, name, sr_text_get(&text)}));
  in->unreadable += seen->state == SR_ENTRY_UNREADABLE;
  return true;
}

static int by_age(const void *left, const void *right) {
  const listed *a = left, *b = right;
  if (a->age != b->age)
    return a->age < b->age ? -1 : 1;
  return strcmp(a->name, b->name);
}

static sr_status list_tier(request *in, sr_tier *tier) {
  lister list = {.arena = in->seen};
  SR_TRY(sr_inspect(&in->context->ctx, in->cache, tier, false, list_entry, &list));
  if (list.out_of_memory)
    return no_memory(in);
  if (list.entries.count)
    qsort(list.entries.items, list.entries.count, sizeof *list.entries.items, by_age);
  sr_text_printf(in->text, ", \"unreadable\": %llu, \"entries\": [",
                 (unsigned long long)list.unreadable);
  for (size_t i = 0; i < list.entries.count; i++)
    sr_text_printf(in->text, "%s\n      %s", i ? "," : "", list.entries.items[i].json);
  sr_text_char(in->text, ']');
  return SR_OK;
}

/* ---- sums ------------------------------------------------------------------------------------ */

typedef struct sums {
  sr_tier *tier;
  uint64_t entries, bytes, hits;
  double saved_seconds;
} sums;

/* A visitor: adds an entry to the sums. Reads the header, which has the compile time, only if the
 * entry has hits. A server counts no hits, so this sends it no request for each entry. */
static bool add_entry(void *user, const sr_tier_item *item) {
  sums *sum = user;
  sum->entries++;
  sum->bytes += item->bytes;
  sum->hits += item->hits;
  sr_entry entry;
  void *header = NULL;
  sr_ctx own = {0};
  if (item->hits && sr_inspect_header(&own, sum->tier, item->name, &header, &entry) == SR_OK &&
      header)
    sum->saved_seconds += (double)item->hits * entry.compile_seconds;
  free(header);
  return true;
}

static sr_status sum_tier(request *in, sr_tier *tier) {
  sums sum = {.tier = tier};
  sr_tier_facts facts = {0};
  SR_TRY(tier->calls->list(&in->context->ctx, tier, add_entry, &sum));
  if (tier->calls->describe)
    tier->calls->describe(tier, &facts);
  sr_text_printf(in->text,
                 ", \"writable\": %s, \"entries\": %llu, \"bytes\": %llu, \"limit_bytes\": %llu",
                 tier->writable ? "true" : "false", (unsigned long long)sum.entries,
                 (unsigned long long)sum.bytes, (unsigned long long)facts.limit_bytes);
  if (!tier->calls->count)
    return SR_OK;
  sr_text_printf(in->text, ", \"hits\": %llu, \"misses\": %llu, \"saved_seconds\": ",
                 (unsigned long long)sum.hits, (unsigned long long)facts.misses);
  sr_text_json_double(in->text, sum.saved_seconds);
  return SR_OK;
}

static void write_settings(request *in) {
  sr_text_string(in->text, ",\n  \"settings\": [");
  for (size_t i = 0; i < SR_CACHE_SETTING_COUNT; i++) {
    const sr_cache_origin *origin = &in->context->cache_origins[i];
    sr_text_printf(in->text, "%s\n    {\"name\": \"%s\", \"value\": ", i ? "," : "", origin->name);
    sr_text_json_string(in->text, origin->value);
    sr_text_string(in->text, ", \"from\": ");
    sr_text_json_string(in->text, origin->from);
    sr_text_char(in->text, '}');
  }
  sr_text_char(in->text, ']');
}

/* ---- verifying ------------------------------------------------------------------------------- */

typedef struct verifier {
  sr_text faults;
  uint64_t counts[SR_ENTRY_STATE_COUNT], bytes;
  bool out_of_memory;
} verifier;

/* True if this build of the compiler made the entry. Only then is the plan in it decoded: other
 * builds may encode plans differently. */
static bool is_of_this_compiler(const sr_entry *entry) {
  const sr_entry_part *part = sr_inspect_part(entry, "compiler");
  const char *own = sr_compiler_identity();
  return part && part->value_bytes == strlen(own) && memcmp(part->value, own, strlen(own)) == 0;
}

static sr_status decode(sr_ctx *ctx, sr_arena *scratch, const sr_inspected *seen) {
  sr_executable *plan;
  if (!scratch || SR_ARENA_GUARD(scratch))
    return sr_fail(ctx, SR_ERR_NOMEM, "there is no memory to decode it");
  return sr_executable_decode(ctx, seen->payload, (size_t)seen->entry->payload_bytes, scratch,
                              &plan);
}

/* Returns a copy of `seen`. If the executable in the entry cannot be decoded, changes the copy's
 * state and reason; `ctx` then holds the text of the reason. */
static sr_inspected judge(sr_ctx *ctx, const sr_inspected *seen) {
  sr_inspected found = *seen;
  if (!seen->payload || seen->entry->kind != SR_ENTRY_EXECUTABLE ||
      !is_of_this_compiler(seen->entry))
    return found;
  sr_arena *scratch = sr_arena_create();
  sr_status status = decode(ctx, scratch, seen);
  sr_arena_destroy(scratch);
  if (status != SR_OK) {
    found.state = status == SR_ERR_NOMEM ? SR_ENTRY_UNREADABLE : SR_ENTRY_DAMAGED;
    found.reason = ctx->message;
  }
  return found;
}

static bool is_damaged(const sr_inspected *seen) {
  sr_ctx own = {0};
  return judge(&own, seen).state == SR_ENTRY_DAMAGED;
}

/* A visitor: counts an entry by its state, and writes the reason if it is not good. */
static bool verify_entry(void *user, const sr_inspected *seen) {
  verifier *sum = user;
  sr_arena *arena = sum->faults.arena;
  sr_ctx own = {0};
  sum->out_of_memory = SR_ARENA_GUARD(arena);
  if (sum->out_of_memory)
    return false;
  const sr_inspected found = judge(&own, seen);
  sum->counts[found.state]++;
  sum->bytes += found.item->bytes;
  if (found.state == SR_ENTRY_GOOD)
    return true;
  sr_text_printf(&sum->faults, "%s\n      {\"name\": \"%s\"", sum->faults.count ? "," : "",
                 digest_of(arena, found.item->name));
  write_state(&sum->faults, &found);
  sr_text_char(&sum->faults, '}');
  return true;
}

static sr_status verify_tier(request *in, sr_tier *tier) {
  verifier sum = {.faults = {.arena = in->seen}};
  SR_TRY(sr_inspect(&in->context->ctx, in->cache, tier, true, verify_entry, &sum));
  if (sum.out_of_memory)
    return no_memory(in);
  sr_text_printf(in->text, ", \"bytes\": %llu", (unsigned long long)sum.bytes);
  for (sr_entry_state state = SR_ENTRY_GOOD; state < SR_ENTRY_STATE_COUNT; state++)
    sr_text_printf(in->text, ", \"%s\": %llu", sr_entry_state_name(state),
                   (unsigned long long)sum.counts[state]);
  sr_text_printf(in->text, ", \"faults\": [%s]", sr_text_get(&sum.faults));
  return SR_OK;
}

/* ---- removing -------------------------------------------------------------------------------- */

static sr_status prune_tier(request *in, sr_tier *tier) {
  const sr_removal what = {.all = in->removal->all,
                           .wanted = in->removal->damaged ? is_damaged : NULL,
                           .has_age = in->removal->older_seconds > 0,
                           .age_seconds = in->removal->older_seconds,
                           .has_limit = in->removal->limit,
                           .max_bytes = in->removal->max_bytes};
  sr_removed done;
  sr_status status = sr_prune(&in->context->ctx, in->cache, tier, &what, &done);
  sr_text_printf(
      in->text,
      ", \"removed\": %zu, \"removed_bytes\": %llu, \"left\": %zu, \"left_bytes\": %llu, "
      "\"in_use\": %zu, \"unreadable\": %zu",
      done.removed, (unsigned long long)done.removed_bytes, done.left,
      (unsigned long long)done.left_bytes, done.in_use, done.unreadable);
  return status;
}

/* ---- all tiers ------------------------------------------------------------------------------- */

static void begin_tier(request *in, sr_tier_kind kind, const char *place, int *count) {
  sr_text_printf(in->text, "%s\n    {\"tier\": \"%s\"", (*count)++ ? "," : "",
                 sr_tier_kind_name(kind));
  if (place) {
    sr_text_string(in->text, ", \"place\": ");
    sr_text_json_string(in->text, place);
  }
}

/* Runs the request on one tier. If the tier fails, writes the reason as "failed" and returns SR_OK,
 * so that the other tiers are still reported. Only lack of memory is returned. */
static sr_status do_tier(request *in, sr_tier *tier) {
  sr_ctx *ctx = &in->context->ctx;
  sr_status status = in->work(in, tier);
  if (status == SR_OK)
    return SR_OK;
  char *why = sr_arena_string(in->arena, ctx->message, strlen(ctx->message));
  sr_ctx_clear(ctx);
  if (status == SR_ERR_NOMEM)
    return sr_fail(ctx, status, "cache %s: %s", tier->place, why);
  sr_text_string(in->text, ", \"failed\": ");
  sr_text_json_string(in->text, why);
  return SR_OK;
}

/* True if the request names the tier explicitly. */
static bool is_named(const request *in, sr_tier_kind kind) {
  static const unsigned bits[SR_TIER_COUNT] = {[SR_TIER_LOCAL] = SPMDRUN_CACHE_TIER_LOCAL,
                                               [SR_TIER_DIRECTORY] = SPMDRUN_CACHE_TIER_DIRECTORY,
                                               [SR_TIER_REMOTE] = SPMDRUN_CACHE_TIER_REMOTE};
  return in->tiers & bits[kind];
}

/* True if the request applies to `tier`. A removal applies to a tier that other users share only if
 * the request names the tier. */
static bool is_meant(const request *in, const sr_tier *tier) {
  if (in->tiers)
    return is_named(in, tier->kind);
  if (tier->kind == SR_TIER_SITE)
    return in->everything;
  return !in->removal || !tier->shared;
}

/* True if a removal skips `tier`: other users share it, and the request does not name it. */
static bool is_left_alone(const request *in, const sr_tier *tier) {
  return in->removal && !in->tiers && tier->shared;
}

/* Lists the shared tiers that a removal skips, for a message; NULL if it skips none. */
static const char *left_alone_sentence(const request *in) {
  sr_text text = {.arena = in->arena};
  for (int kind = SR_TIER_LOCAL; in->cache && kind < SR_TIER_COUNT; kind++) {
    const sr_tier *tier = sr_cache_tier(in->cache, (sr_tier_kind)kind);
    if (tier && is_left_alone(in, tier))
      sr_text_printf(&text, "%s%s (--tier %s)", text.count ? " and " : "", tier->place,
                     sr_tier_kind_name(tier->kind));
  }
  return text.count ? sr_text_get(&text) : NULL;
}

/* Fails with the reason why no tier can answer the request. */
static sr_status refuse(request *in) {
  sr_ctx *ctx = &in->context->ctx;
  const char *shared = left_alone_sentence(in);
  for (int kind = SR_TIER_COUNT - 1; in->cache && kind > SR_TIER_MEMORY; kind--) {
    const char *refusal = sr_cache_refusal(in->cache, (sr_tier_kind)kind);
    if (refusal && (!in->tiers || is_named(in, (sr_tier_kind)kind)))
      return sr_fail(ctx, SR_ERR_INVALID, "%s", refusal);
  }
  if (shared)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "nothing is removed from what is shared with others unless it is named: %s",
                   shared);
  const sr_cache_settings *settings = &in->context->cache_settings;
  return sr_fail(ctx, SR_ERR_INVALID, "there is no cache to look at: %s",
                 settings->off    ? "it is switched off by no-cache"
                 : in->tiers      ? "none of the tiers that are named is set up"
                 : settings->site ? "of the site's directory only spmdrun cache stat tells; "
                                    "--cache-dir names one that is looked at"
                 : settings->no_directory ? "cache-dir is none, and no other place is set up"
                                          : "no place for it is known; give --cache-dir");
}

static void write_left_alone(request *in) {
  int count = 0;
  sr_text_string(in->text, ",\n  \"left_alone\": [");
  for (int kind = SR_TIER_LOCAL; kind < SR_TIER_COUNT; kind++) {
    const sr_tier *tier = sr_cache_tier(in->cache, (sr_tier_kind)kind);
    if (!tier || !is_left_alone(in, tier))
      continue;
    begin_tier(in, tier->kind, tier->place, &count);
    sr_text_char(in->text, '}');
  }
  sr_text_char(in->text, ']');
}

static sr_status write_tiers(request *in) {
  int count = 0;
  sr_text_string(in->text, "{\n  \"tiers\": [");
  for (int kind = SR_TIER_LOCAL; in->cache && kind < SR_TIER_COUNT; kind++) {
    sr_tier *tier = sr_cache_tier(in->cache, (sr_tier_kind)kind);
    const char *refusal = sr_cache_refusal(in->cache, (sr_tier_kind)kind);
    if (tier && is_meant(in, tier)) {
      begin_tier(in, (sr_tier_kind)kind, tier->place, &count);
      SR_TRY(do_tier(in, tier));
      sr_text_char(in->text, '}');
    } else if (refusal && in->everything && (!in->tiers || is_named(in, (sr_tier_kind)kind))) {
      begin_tier(in, (sr_tier_kind)kind, NULL, &count);
      sr_text_string(in->text, ", \"refused\": ");
      sr_text_json_string(in->text, refusal);
      sr_text_char(in->text, '}');
    }
  }
  if (!count && (!in->settings || in->tiers))
    return refuse(in);
  sr_text_string(in->text, "\n  ]");
  if (in->removal)
    write_left_alone(in);
  if (in->settings)
    write_settings(in);
  sr_text_string(in->text, "\n}\n");
  return SR_OK;
}

/* Answers the request on rank 0. Lack of memory may end this function at any point by a jump to the
 * arena's guard. So the caller closes in->own. */
static sr_status answer(request *in, char **json) {
  if (!in->arena || !in->seen || SR_ARENA_GUARD(in->arena))
    return no_memory(in);
  if (in->removal && in->context->cache_settings.read_only)
    return sr_fail(&in->context->ctx, SR_ERR_INVALID,
                   "the cache is only read, by cache-read-only: nothing is removed");
  sr_text text = {.arena = in->arena};
  in->text = &text;
  in->cache = sr_context_cache_to_look(in->context, &in->own);
  SR_TRY(write_tiers(in));
  *json = strdup(sr_text_get(&text));
  return *json ? SR_OK : no_memory(in);
}

/* Collective: rank 0 answers the request. */
static spmdrun_status ask(request in, char **json) {
  spmdrun_context *context = in.context;
  sr_context_begin(context);
  sr_context_phase(context, SPMDRUN_PHASE_CACHE);
  sr_status own = SR_OK;
  if (sr_context_is_root(context)) {
    in.arena = sr_arena_create();
    in.seen = sr_arena_create();
    own = answer(&in, json);
    sr_cache_close(in.own);
    sr_arena_destroy(in.seen);
    sr_arena_destroy(in.arena);
  }
  spmdrun_status status = sr_context_settle(context, own);
  if (status != SPMDRUN_OK) {
    free(*json);
    *json = NULL;
  }
  return status;
}

spmdrun_status spmdrun_cache_list(spmdrun_context *context, unsigned tiers, char **json) {
  SR_MAKES(json);
  SR_NEEDS(context, "context, json", context, json);
  return ask((request){.context = context, .work = list_tier, .tiers = tiers}, json);
}

spmdrun_status spmdrun_cache_stat(spmdrun_context *context, unsigned tiers, char **json) {
  SR_MAKES(json);
  SR_NEEDS(context, "context, json", context, json);
  return ask((request){.context = context,
                       .work = sum_tier,
                       .tiers = tiers,
                       .everything = true,
                       .settings = true},
             json);
}

spmdrun_status spmdrun_cache_verify(spmdrun_context *context, unsigned tiers, char **json) {
  SR_MAKES(json);
  SR_NEEDS(context, "context, json", context, json);
  return ask((request){.context = context, .work = verify_tier, .tiers = tiers}, json);
}

spmdrun_status spmdrun_cache_remove(spmdrun_context *context, const spmdrun_cache_removal *removal,
                                    char **json) {
  SR_MAKES(json);
  SR_NEEDS(context, "context, removal, json", context, removal, json);
  spmdrun_cache_removal own;
  sr_context_begin(context);
  const sr_status status =
      sr_sized_read(&context->ctx, "spmdrun_cache_removal", removal, &own, sizeof own);
  if (status != SR_OK)
    return sr_context_settle(context, status);
  return ask((request){.context = context, .work = prune_tier, .tiers = own.tiers, .removal = &own},
             json);
}
