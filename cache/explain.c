/*
 * Explains why a key was not found. The nearest entry is the one that has the most parts in common
 * with the key; of several, the youngest. The user most likely expected to hit that entry, so the
 * parts that differ are the reason for the miss. sr_key_words (key.h) says how each difference is
 * printed. Only the headers of entries are read, and a header counts only if its digest matches its
 * parts.
 */
#include "cache/explain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cache/inspect.h"
#include "cache/name.h"

/* The nearest entry found so far, with its header in memory. */
typedef struct nearest {
  const sr_key *key;
  sr_tier *tier;        /* the tier being listed */
  const sr_tier *found; /* the tier of the nearest entry; NULL: no entry so far */
  size_t equal;
  double age;
  char name[SR_ENTRY_NAME_BYTES];
  sr_entry entry;
  void *header; /* malloc'ed; entry.parts point into it */
} nearest;

static bool same_value(const sr_entry_part *part, const char *value) {
  return part->value_bytes == strlen(value) && memcmp(part->value, value, part->value_bytes) == 0;
}

/* Returns how many parts of the key have the same value in the entry's key. Parts are compared by
 * name, not by position. So if a new version of spmdrun adds a part, an old entry differs only in
 * that part. */
static size_t count_equal(const sr_entry *entry, const sr_key *key) {
  size_t equal = 0;
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_entry_part *part = sr_inspect_part(entry, key->parts[i].name);
    equal += part && same_value(part, key->parts[i].value);
  }
  return equal;
}

/* Called for each listed entry: keeps `item` as the nearest entry if it is nearer to the key than
 * the nearest one so far. */
static bool consider(void *user, const sr_tier_item *item) {
  nearest *best = user;
  sr_entry entry;
  void *header;
  sr_ctx quiet = {0};
  if (sr_inspect_header(&quiet, best->tier, item->name, &header, &entry) != SR_OK || !header)
    return true; /* skip what is not a valid entry */
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
  snprintf(best->name, sizeof best->name, "%s", item->name);
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

/* Writes a value for people to read: a long text or a digest is cut short. */
static void write_value(sr_text *text, const char *value, size_t bytes) {
  enum {
    SHOWN = 80,
    DIGEST_SHOWN = 12
  };
  size_t shown = is_hex_digest(value, bytes) ? DIGEST_SHOWN : SHOWN;
  if (bytes == 0)
    sr_text_string(text, "nothing");
  sr_text_printable(text, sr_arena_string(text->arena, value, bytes < shown ? bytes : shown));
  if (bytes > shown)
    sr_text_string(text, "...");
}

/* Returns how many bytes at the start of two values to leave out when they are printed. Long values
 * are shown from 16 bytes before their first difference. */
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

/* ---- differences ----------------------------------------------------------------------------- */

enum {
  MOST_ITEMS = 6 /* maximum number of differing list items that are printed */
};

/* The text of a value, or one line of it. `text` is NULL if the value or line does not exist. */
typedef struct piece {
  const char *text;
  size_t bytes;
} piece;

static bool same_piece(piece a, piece b) {
  return !a.text == !b.text && a.bytes == b.bytes &&
         (!a.bytes || memcmp(a.text, b.text, a.bytes) == 0);
}

/* Removes the first line from `rest` and returns it. The result's `text` is NULL if `rest` is
 * empty. */
static piece take_line(piece *rest) {
  if (!rest->bytes)
    return (piece){0};
  const char *end = memchr(rest->text, '\n', rest->bytes);
  piece line = {rest->text, end ? (size_t)(end - rest->text) : rest->bytes};
  size_t taken = line.bytes + (end != NULL);
  *rest = (piece){rest->text + taken, rest->bytes - taken};
  return line;
}

static void write_text(sr_text *text, const char *what, piece here, piece there) {
  size_t skip = common_prefix(here.text, here.bytes, there.text, there.bytes);
  const char *cut = skip ? "..." : "";
  sr_text_printf(text, "\n  %s: %s", what, cut);
  write_value(text, here.text + skip, here.bytes - skip);
  sr_text_printf(text, " here, %s", cut);
  write_value(text, there.text + skip, there.bytes - skip);
  sr_text_string(text, " in the cached one");
}

/* Writes one difference, such as "argument 3 is f32[128,10], the cached one has f32[64,10]". */
static void write_item(sr_text *text, const char *item, size_t number, piece here, piece there) {
  if (here.text) {
    sr_text_printf(text, "\n  %s %zu is ", item, number);
    write_value(text, here.text, here.bytes);
  } else {
    sr_text_printf(text, "\n  there is no %s %zu", item, number);
  }
  sr_text_string(text, ", the cached one has ");
  if (there.text)
    write_value(text, there.text, there.bytes);
  else
    sr_text_string(text, "none");
}

static void write_list(sr_text *text, const char *item, piece here, piece there) {
  size_t differ = 0;
  for (size_t number = 0; here.bytes || there.bytes; number++) {
    piece a = take_line(&here), b = take_line(&there);
    if (!same_piece(a, b) && ++differ <= MOST_ITEMS)
      write_item(text, item, number, a, b);
  }
  if (differ > MOST_ITEMS)
    sr_text_printf(text, "\n  and %zu more", differ - MOST_ITEMS);
}

/* Returns the name in a line "COUNT NAME": "dot_general" of "3 dot_general". */
static piece name_of(piece line) {
  const char *space = line.bytes ? memchr(line.text, ' ', line.bytes) : NULL;
  return space ? (piece){space + 1, (size_t)(line.text + line.bytes - space - 1)} : line;
}

/* Returns the COUNT of `name` in lines "COUNT NAME". The result's `text` is NULL if no line has
 * that name. */
static piece count_of(piece lines, piece name) {
  for (piece line = take_line(&lines); line.text; line = take_line(&lines)) {
    piece own = name_of(line);
    if (same_piece(own, name))
      return (piece){line.text, line.bytes - own.bytes - (own.bytes < line.bytes)};
  }
  return (piece){0};
}

static void write_count(sr_text *text, piece name, piece here, piece there, size_t before) {
  sr_text_string(text, before == 0 ? ": " : "; ");
  sr_text_append(text, here.text ? here.text : "no", here.text ? here.bytes : 2);
  sr_text_char(text, ' ');
  sr_text_append(text, name.text, name.bytes);
  sr_text_string(text, " here, ");
  sr_text_append(text, there.text ? there.text : "none", there.text ? there.bytes : 4);
  sr_text_string(text, " in the cached one");
}

/* Writes the names whose counts differ: first the names in `here`, then the names that only `there`
 * has. */
static void write_counts(sr_text *text, const char *what, piece here, piece there) {
  size_t differ = 0;
  sr_text_printf(text, "\n  %s", what);
  piece rest = here;
  for (piece line = take_line(&rest); line.text; line = take_line(&rest)) {
    piece name = name_of(line), a = count_of(here, name), b = count_of(there, name);
    if (!same_piece(a, b) && differ++ < MOST_ITEMS)
      write_count(text, name, a, b, differ - 1);
  }
  rest = there;
  for (piece line = take_line(&rest); line.text; line = take_line(&rest)) {
    piece name = name_of(line), b = count_of(there, name);
    if (!count_of(here, name).text && differ++ < MOST_ITEMS)
      write_count(text, name, (piece){0}, b, differ - 1);
  }
  if (differ > MOST_ITEMS)
    sr_text_printf(text, "; and %zu more", differ - MOST_ITEMS);
}

/* Writes how one part of the key differs. Sets *listed if the part is a list or has counts. A later
 * part of the form SR_PART_REST is then not written. */
static void write_difference(sr_text *text, const sr_key_part *part, const sr_key_words *words,
                             const sr_entry_part *entry, bool *listed) {
  piece here = {part->value, strlen(part->value)}, there = {entry->value, entry->value_bytes};
  const char *what = words->difference ? words->difference : part->name;
  switch (words->form) {
  case SR_PART_TEXT:
    write_text(text, what, here, there);
    break;
  case SR_PART_LIST:
    write_list(text, words->item, here, there);
    *listed = true;
    break;
  case SR_PART_COUNTS:
    write_counts(text, what, here, there);
    *listed = true;
    break;
  case SR_PART_REST:
    if (!*listed)
      sr_text_printf(text, "\n  %s", what);
    break;
  case SR_PART_DIGEST:
    sr_text_printf(text, "\n  %s", what);
    break;
  case SR_PART_SUM:
    break;
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
  static const sr_key_words plain = {.form = SR_PART_TEXT};
  bool listed = false;
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_key_part *part = &key->parts[i];
    const sr_entry_part *there = sr_inspect_part(entry, part->name);
    if (!there)
      sr_text_printf(text, "\n  %s: the cached one does not have this part", part->name);
    else if (!same_value(there, part->value))
      write_difference(text, part, key->words ? &key->words[i] : &plain, there, &listed);
  }
  for (uint32_t i = 0; i < entry->part_count; i++)
    if (!key_has(key, &entry->parts[i])) {
      sr_text_string(text, "\n  ");
      sr_text_append(text, entry->parts[i].name, entry->parts[i].name_bytes);
      sr_text_string(text, ": only the cached one has this part");
    }
}

/* Names the directories that were searched, for the message. */
static const char *places(sr_arena *arena, sr_tier *const *tiers) {
  sr_text text = {.arena = arena};
  for (int i = SR_TIER_LOCAL; i <= SR_TIER_DIRECTORY; i++)
    if (tiers[i])
      sr_text_printf(&text, "%s%s", text.count ? " and " : "", tiers[i]->place);
  return sr_text_get(&text);
}

/* Writes the message for the case that no entry could be compared with the key. The entries on a
 * server are never compared. */
static void write_nothing(sr_text *text, sr_tier *const *tiers) {
  const char *directories = places(text->arena, tiers);
  const sr_tier *server = tiers[SR_TIER_REMOTE];
  if (*directories)
    sr_text_printf(text, "cache %s holds no entry that this version reads", directories);
  if (server)
    sr_text_printf(text,
                   "%scache %s has given no entry for this key; the nearest of its others is not "
                   "looked for",
                   *directories ? "; " : "", server->place);
  if (!*directories && !server)
    sr_text_string(text, "there is no cache that outlives the process");
}

/* Writes the message for a key whose entry exists but was not used. */
static void write_match(sr_text *text, const nearest *best, sr_secret secret) {
  sr_ctx own = {0};
  sr_text_printf(text, "cache %s holds an entry for this key", best->found->place);
  if (sr_inspect_check_seal(&own, &best->entry, best->name, secret) == SR_ERR_UNSUPPORTED)
    sr_text_printf(text, ", but %s", own.message);
  else
    sr_text_string(text, "; it was not usable or has just been stored");
}

const char *sr_explain_miss(sr_ctx *ctx, sr_tier *const *tiers, sr_secret secret, const sr_key *key,
                            sr_arena *arena) {
  nearest best = {.key = key};
  for (int i = SR_TIER_LOCAL; i <= SR_TIER_DIRECTORY; i++)
    if (tiers[i]) {
      sr_ctx own = {.log = ctx->log};
      best.tier = tiers[i];
      (void)tiers[i]->calls->list(&own, tiers[i], consider, &best);
    }
  sr_text text = {.arena = arena};
  if (!best.found) {
    write_nothing(&text, tiers);
  } else if (sr_entry_matches(&best.entry, key)) {
    write_match(&text, &best, secret);
  } else {
    sr_text_printf(&text, "the nearest entry of cache %s agrees in %zu of %zu parts of the key:",
                   best.found->place, best.equal, key->part_count);
    write_differences(&text, key, &best.entry);
  }
  free(best.header);
  /* escaped: an entry may hold another user's control characters */
  sr_text shown = {.arena = arena};
  sr_text_printable_lines(&shown, sr_text_get(&text));
  return sr_text_get(&shown);
}
