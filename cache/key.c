/* Keys of the cache. The digest of a key covers the number of parts and the length of each name and
 * value. So different lists of parts never hash the same bytes: "ab" + "c" and "a" + "bc" are
 * different keys. */
#include "cache/key.h"

#include <string.h>

/* Hashes `length` as 8 little-endian bytes, so that all machines compute the same digest. */
static void hash_length(sr_hash *hash, size_t length) {
  uint8_t bytes[8];
  for (int i = 0; i < 8; i++)
    bytes[i] = (uint8_t)((uint64_t)length >> (8 * i));
  sr_hash_update(hash, bytes, sizeof bytes);
}

void sr_key_hash_begin(sr_hash *hash, size_t part_count) {
  static const char domain[] = "spmdrun cache key 1";
  sr_hash_begin(hash);
  sr_hash_update(hash, domain, sizeof domain);
  hash_length(hash, part_count);
}

void sr_key_hash_part(sr_hash *hash, const char *name, size_t name_bytes, const char *value,
                      size_t value_bytes) {
  hash_length(hash, name_bytes);
  sr_hash_update(hash, name, name_bytes);
  hash_length(hash, value_bytes);
  sr_hash_update(hash, value, value_bytes);
}

void sr_key_set_digest(sr_key *key) {
  sr_hash hash;
  sr_key_hash_begin(&hash, key->part_count);
  for (size_t i = 0; i < key->part_count; i++) {
    const sr_key_part *part = &key->parts[i];
    sr_key_hash_part(&hash, part->name, strlen(part->name), part->value, strlen(part->value));
  }
  key->digest = sr_hash_end(&hash);
}

const char *sr_key_value(sr_arena *arena, const sr_text *text) {
  enum {
    LONGEST = 16 * 1024
  };
  if (text->count <= LONGEST)
    return sr_text_get(text);
  size_t kept = LONGEST;
  while (kept > 0 && text->items[kept] != '\n')
    kept--;
  kept = kept ? kept : LONGEST;
  sr_digest digest = sr_digest_of(text->items, text->count);
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&digest, hex);
  return sr_arena_printf(arena, "%.*s\nand more: %s", (int)kept, text->items, hex);
}

/* Writes the name and the value of each part, each with its terminating NUL. */
void sr_key_encode(const sr_key *key, sr_arena *arena, const void **out_bytes, size_t *out_count) {
  sr_text text = {.arena = arena};
  for (size_t i = 0; i < key->part_count; i++) {
    sr_text_append(&text, key->parts[i].name, strlen(key->parts[i].name) + 1);
    sr_text_append(&text, key->parts[i].value, strlen(key->parts[i].value) + 1);
  }
  *out_count = text.count;
  *out_bytes = sr_text_get(&text);
}

sr_status sr_key_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                        sr_key *out_key) {
  const char *text = bytes, *end = text + count;
  SR_VECTOR(sr_key_part) parts = {0};
  if (count > 0 && end[-1])
    return sr_fail(ctx, SR_ERR_INVALID, "the key of the cache ends in a part that is cut off");
  while (text < end) {
    const char *value = text + strlen(text) + 1;
    if (value == end)
      return sr_fail(ctx, SR_ERR_INVALID, "a part of the cache's key has no value");
    SR_PUSH(arena, &parts, ((sr_key_part){text, value}));
    text = value + strlen(value) + 1;
  }
  *out_key = (sr_key){.parts = parts.items, .part_count = parts.count};
  sr_key_set_digest(out_key);
  return SR_OK;
}
