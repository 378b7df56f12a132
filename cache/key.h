/*
 * A key has a part for everything that an executable depends on, as text that people can read, and
 * a digest over all parts, under which the entry is kept.
 */
#ifndef SR_CACHE_KEY_H
#define SR_CACHE_KEY_H

#include "base/arena.h"
#include "base/hash.h"
#include "base/status.h"
#include "base/text.h"

typedef struct sr_key_part {
  const char *name;  /* "program", "compiler", "cpu", "devices", ... */
  const char *value; /* text or a hex digest */
} sr_key_part;

/* How a message explains that a part of a key differs from the same part of an entry's key. */
typedef enum sr_part_form {
  SR_PART_TEXT,   /* show both values */
  SR_PART_LIST,   /* show the lines that differ: line k here and line k there */
  SR_PART_COUNTS, /* lines "COUNT NAME": show the counts that differ, by name */
  SR_PART_DIGEST, /* say only that the part differs */
  SR_PART_REST,   /* as SR_PART_DIGEST, but only if no LIST and no COUNTS part differs */
  SR_PART_SUM,    /* say nothing: another part explains it */
} sr_part_form;

typedef struct sr_key_words {
  sr_part_form form;
  const char *difference; /* how messages call it: "for other processors"; NULL: the part's name */
  const char *item;       /* for SR_PART_LIST: what a line describes: "argument" */
} sr_key_words;

/* Parts are in a fixed order. The digest is over all names and values with their lengths. */
typedef struct sr_key {
  const sr_key_part *parts;
  size_t part_count;
  const sr_key_words *words; /* one per part; not in the digest; NULL: all parts are SR_PART_TEXT */
  sr_digest digest;
} sr_key;

void sr_key_set_digest(sr_key *key);
/*
 * Encodes the parts for another process of this job, in `arena`. sr_key_decode sets the digest of
 * the key but no words; its texts point into `bytes`. SR_ERR_INVALID: the bytes are no key.
 */
void sr_key_encode(const sr_key *key, sr_arena *arena, const void **out_bytes, size_t *out_count);
sr_status sr_key_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                        sr_key *out_key);
/* A text as the value of a part. A long text is cut at the end of a line, and the digest of the
 * whole text is appended. */
const char *sr_key_value(sr_arena *arena, const sr_text *text);

/* Compute a key's digest part by part, for keys that are read from an entry; sr_hash_end returns
 * it. */
void sr_key_hash_begin(sr_hash *hash, size_t part_count);
void sr_key_hash_part(sr_hash *hash, const char *name, size_t name_bytes, const char *value,
                      size_t value_bytes);

#endif
