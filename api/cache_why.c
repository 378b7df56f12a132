/* Explains whether the cache has a program's executable. Each tier is asked separately and is not
 * changed. The question does not count as a hit, and does not protect an entry from eviction. */
#include "api/cache_why.h"

#include <string.h>

static void write_string(sr_text *text, const char *name, const char *value) {
  sr_text_printf(text, "\"%s\": ", name);
  sr_text_json_string(text, value);
}

static void write_digest(sr_text *text, const char *name, const sr_digest *digest) {
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(digest, hex);
  write_string(text, name, hex);
}

static void write_parts(const sr_key *key, sr_text *text) {
  sr_text_string(text, "\"parts\": [");
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_key_part *part = &key->parts[i];
    sr_digest digest = sr_digest_of(part->value, strlen(part->value));
    sr_text_string(text, i ? ",\n  {" : "\n  {");
    write_string(text, "name", part->name);
    sr_text_string(text, ", ");
    write_digest(text, "digest", &digest);
    sr_text_string(text, ", ");
    write_string(text, "value", part->value);
    sr_text_char(text, '}');
  }
  sr_text_string(text, "]");
}

/* Sets *found to the executable or, if no tier has it, to the first recorded failure. The caller
 * drops *found. Returns false if there is neither. */
static bool look(sr_ctx *ctx, sr_cache *cache, const sr_key *key, sr_cached *found) {
  *found = (sr_cached){0};
  for (int tier = SR_TIER_MEMORY; tier <= (int)SR_TIER_REMOTE; tier++) {
    sr_cached one;
    if (!sr_cache_peek(ctx, cache, key, (sr_tier_kind)tier, &one))
      continue;
    if (one.kind != SR_ENTRY_EXECUTABLE && found->data) {
      sr_cached_drop(&one);
      continue;
    }
    sr_cached_drop(found);
    *found = one;
    if (one.kind == SR_ENTRY_EXECUTABLE)
      break;
  }
  return found->data != NULL;
}

/* Returns the message of the recorded failure `found`, with the line numbers of this program's
 * text. NULL if `found` cannot be decoded as a failure. */
static const char *failure_sentence(const sr_compilation *build, const sr_cached *found,
                                    sr_arena *arena) {
  sr_ctx told = {0};
  if (sr_failure_repeat(&told, found->data, found->bytes, sr_compilation_places(build), arena) ==
      SR_OK)
    return NULL;
  return sr_arena_string(arena, told.message, strlen(told.message));
}

/* Writes the JSON members for `found`, which is an executable that a job would use, or a failure
 * that a job would repeat. `sentence` is the failure's message; NULL for an executable. */
static void write_found(const sr_cached *found, const char *place, const char *sentence,
                        sr_text *text) {
  write_string(text, "outcome", sentence ? "failure" : "hit");
  sr_text_string(text, ",\n ");
  write_string(text, "tier", sr_tier_kind_name(found->tier));
  sr_text_string(text, ", ");
  write_string(text, "place", place);
  sr_text_printf(text, ", \"bytes\": %zu, \"compile_seconds\": ", found->bytes);
  sr_text_json_double(text, found->compile_seconds);
  if (sentence) {
    sr_text_string(text, ",\n ");
    write_string(text, "message", sentence);
  }
}

/* Writes the member "outcome" ("hit", "failure" or "miss") and the members that go with it. */
static void write_outcome(spmdrun_context *context, const sr_compilation *build, sr_text *text) {
  const sr_key *key = sr_compilation_key(build);
  sr_ctx ctx = {.log = context->ctx.log};
  sr_cache *cache = sr_context_cache(context);
  sr_cached found = {0};
  bool has = cache && look(&ctx, cache, key, &found);
  const char *sentence =
      has && found.kind == SR_ENTRY_FAILURE ? failure_sentence(build, &found, text->arena) : NULL;
  if (has && (found.kind == SR_ENTRY_EXECUTABLE || sentence)) {
    write_found(&found, sr_cache_tier(cache, found.tier)->place, sentence, text);
  } else {
    write_string(text, "outcome", "miss");
    sr_text_string(text, ",\n ");
    write_string(text, "explanation",
                 cache ? sr_cache_explain(&ctx, cache, key, text->arena)
                       : "there is no cache to look in");
  }
  sr_cached_drop(&found);
}

void sr_why_write(spmdrun_context *context, const sr_compilation *build, sr_text *text) {
  const sr_key *key = sr_compilation_key(build);
  sr_text_char(text, '{');
  write_digest(text, "key", &key->digest);
  sr_text_string(text, ",\n ");
  write_parts(key, text);
  sr_text_string(text, ",\n ");
  write_outcome(context, build, text);
  sr_text_string(text, "}\n");
}
