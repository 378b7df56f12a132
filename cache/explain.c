/*
 * Explaining a miss: of all entries the one with the most parts equal to the key's (the youngest of
 * those alike) is what the user most likely expected to hit; the parts that differ are the reason.
 * Only headers are read, and only those whose digest vouches for them.
 */
#include "cache/explain.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cache/entry.h"

/* The nearest entry so far; its header stays in memory. */
typedef struct nearest {
  const sr_key *key;
  sr_tier *tier;        /* that is being listed */
  const sr_tier *found; /* where it is; NULL: there is none so far */
  size_t equal;
  double age;
  sr_entry entry;
  void *header; /* malloc'ed: entry.parts point into it */
} nearest;

/* Parts compare by name: a version that adds a part makes one difference, not a shift of all. */
static const sr_entry_part *find_part(const sr_entry *entry, const char *name) {
  for (uint32_t i = 0; i < entry->part_count; i++) {
    const sr_entry_part *part = &entry->parts[i];
    if (part->name_bytes == strlen(name) && memcmp(part->name, name, part->name_bytes) == 0)
      return part;
  }
  return NULL;
}

static bool same_value(const sr_entry_part *part, const char *value) {
  return part->value_bytes == strlen(value) && memcmp(part->value, value, part->value_bytes) == 0;
}

static size_t count_equal(const sr_entry *entry, const sr_key *key) {
  size_t equal = 0;
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_entry_part *part = find_part(entry, key->parts[i].name);
    equal += part && same_value(part, key->parts[i].value);
  }
  return equal;
}

/* The header of the entry `name`, malloc'ed; NULL for anything that is not a sound entry. */
static void *read_header(sr_tier *tier, const char *name, sr_entry *out_entry) {
  /* Most headers are short: a first page, and the rest only if there is more. */
  static const size_t lengths[] = {4096, SR_ENTRY_HEADER_LIMIT};
  for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
    sr_ctx quiet = {0};
    void *header;
    size_t bytes;
    if (tier->calls->load(&quiet, tier, name, lengths[i], false, &header, &bytes) != SR_OK ||
        !header)
      return NULL;
    if (sr_entry_read_header(&quiet, header, bytes, out_entry) == SR_OK)
      return header;
    free(header);
    if (bytes < lengths[i])
      return NULL;
  }
  return NULL;
}

/* A visitor of the listing: keeps the nearer of this entry and the best so far. */
static bool consider(void *user, const sr_tier_item *item) {
  nearest *best = user;
  sr_entry entry;
  void *header = read_header(best->tier, item->name, &entry);
  if (!header)
    return true;
  size_t equal = count_equal(&entry, best->key);
  if (best->found &&
      (equal < best->equal || (equal == best->equal && item->age_seconds >= best->age))) {
    free(header);
    return true;
  }
  free(best->header);
  best->found = best->tier;
  best->equal = equal;
  best->age = item->age_seconds;
  best->entry = entry;
  best->header = header;
  return true;
}

static bool is_hex_digest(const char *value, size_t bytes) {
  for (size_t i = 0; i < bytes; i++)
    if (!memchr("0123456789abcdef", value[i], 16))
      return false;
  return bytes == SR_DIGEST_HEX_BYTES - 1;
}

/* A value for people: digests and long texts are cut short. */
static void write_value(sr_text *text, const char *value, size_t bytes) {
  enum {
    SHOWN = 80,
    DIGEST_SHOWN = 12
  };
  size_t shown = is_hex_digest(value, bytes) ? DIGEST_SHOWN : SHOWN;
  if (bytes == 0)
    sr_text_string(text, "nothing");
  for (size_t i = 0; i < bytes && i < shown; i++)
    sr_text_char(text, value[i] >= ' ' && value[i] != 127 ? value[i] : '?');
  if (bytes > shown)
    sr_text_string(text, "...");
}

/* Where two long values part is what matters: both are shown from a little before that place. */
static size_t common_prefix(const char *a, size_t a_bytes, const char *b, size_t b_bytes) {
  enum {
    CONTEXT = 16,
    LONG = 80
  };
  if (a_bytes <= LONG && b_bytes <= LONG)
    return 0;
  size_t same = 0;
  while (same < a_bytes && same < b_bytes && a[same] == b[same])
    same++;
  return same > CONTEXT ? same - CONTEXT : 0;
}

static void write_difference(sr_text *text, const char *name, size_t name_bytes, const char *here,
                             const sr_entry_part *there) {
  sr_text_string(text, "\n  ");
  sr_text_append(text, name, name_bytes);
  sr_text_string(text, ": ");
  size_t skip =
      here && there ? common_prefix(here, strlen(here), there->value, there->value_bytes) : 0;
  const char *cut = skip ? "..." : "";
  if (here) {
    sr_text_string(text, cut);
    write_value(text, here + skip, strlen(here) - skip);
    sr_text_string(text, " here, ");
  } else {
    sr_text_string(text, "not part of the key here, ");
  }
  if (there) {
    sr_text_string(text, cut);
    write_value(text, there->value + skip, there->value_bytes - skip);
    sr_text_string(text, " in the cached entry");
  } else {
    sr_text_string(text, "not part of the key in the cached entry");
  }
}

static bool key_has(const sr_key *key, const sr_entry_part *part) {
  for (size_t i = 0; i < key->part_count; i++)
    if (part->name_bytes == strlen(key->parts[i].name) &&
        memcmp(part->name, key->parts[i].name, part->name_bytes) == 0)
      return true;
  return false;
}

static void write_differences(sr_text *text, const sr_key *key, const sr_entry *entry) {
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_key_part *part = &key->parts[i];
    const sr_entry_part *there = find_part(entry, part->name);
    if (!there || !same_value(there, part->value))
      write_difference(text, part->name, strlen(part->name), part->value, there);
  }
  for (uint32_t i = 0; i < entry->part_count; i++)
    if (!key_has(key, &entry->parts[i]))
      write_difference(text, entry->parts[i].name, entry->parts[i].name_bytes, NULL,
                       &entry->parts[i]);
}

/* The places that were looked at, for a sentence. */
static const char *places(sr_arena *arena, sr_tier *const *tiers) {
  sr_text text = {.arena = arena};
  for (int i = SR_TIER_LOCAL; i <= SR_TIER_DIRECTORY; i++)
    if (tiers[i])
      sr_text_printf(&text, "%s%s", text.count ? " and " : "", tiers[i]->place);
  return text.count ? sr_text_get(&text) : "that outlives the process: there is none, so it";
}

const char *sr_explain_miss(sr_ctx *ctx, sr_tier *const *tiers, const sr_key *key,
                            sr_arena *arena) {
  nearest best = {.key = key};
  for (int i = SR_TIER_LOCAL; i <= SR_TIER_DIRECTORY; i++)
    if (tiers[i]) {
      best.tier = tiers[i];
      (void)tiers[i]->calls->list(ctx, tiers[i], consider, &best);
    }
  sr_text text = {.arena = arena};
  if (!best.found) {
    sr_text_printf(&text, "cache %s holds no entry that this version reads", places(arena, tiers));
  } else if (sr_entry_matches(&best.entry, key)) {
    sr_text_printf(&text,
                   "cache %s holds an entry for this key; it was not usable or has just "
                   "been stored",
                   best.found->place);
  } else {
    sr_text_printf(&text,
                   "the nearest entry of cache %s agrees in %zu of %zu parts; it differs in:",
                   best.found->place, best.equal, key->part_count);
    write_differences(&text, key, &best.entry);
  }
  free(best.header);
  return sr_text_get(&text);
}
