/* A key is a list of parts, one for each thing that an executable depends on, as text that people
 * can read. The digest of all parts names the entry in the cache. */
#ifndef SR_CACHE_KEY_H
#define SR_CACHE_KEY_H

#include "base/arena.h"
#include "base/hash.h"
#include "base/status.h"
#include "base/text.h"

typedef struct sr_key_part {
  const char *name;  /* "program", "compiler", "target", "devices", ... */
  const char *value; /* text or a hex digest */
} sr_key_part;

/* How a message shows the difference if the value of a part differs between a key and the nearest
 * entry in the cache. */
typedef enum sr_part_form {
  SR_PART_TEXT,   /* show both values */
  SR_PART_LIST,   /* both values are lists of lines: show each line number whose lines differ */
  SR_PART_COUNTS, /* both values are lines "COUNT NAME": show each NAME whose counts differ */
  SR_PART_DIGEST, /* say only that the part differs */
  SR_PART_REST, /* as SR_PART_DIGEST, but only if no SR_PART_LIST or SR_PART_COUNTS part differs */
  SR_PART_SUM,  /* say nothing: the difference of another part explains this one */
} sr_part_form;

typedef struct sr_key_words {
  sr_part_form form;
  /* how a message names the difference, such as "for other processors"; NULL: the part's name */
  const char *difference;
  const char *item; /* for SR_PART_LIST: what each line describes, such as "argument" */
} sr_key_words;

/* The parts of all keys are in the same order. The digest covers every name and value, each with
 * its length. */
typedef struct sr_key {
  const sr_key_part *parts;
  size_t part_count;
  const sr_key_words *words; /* [part_count], not in the digest; NULL: every part is SR_PART_TEXT */
  sr_digest digest;
} sr_key;

void sr_key_set_digest(sr_key *key);
/* Encodes the parts of a key into bytes in `arena`, for another process of this job. sr_key_decode
 * reads them: it computes the digest and leaves `words` NULL. The decoded texts point into `bytes`.
 * SR_ERR_INVALID: the bytes are not a key. */
void sr_key_encode(const sr_key *key, sr_arena *arena, const void **out_bytes, size_t *out_count);
sr_status sr_key_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                        sr_key *out_key);
/* Returns `text` as the value of a part. A text longer than 16 KiB is cut at the end of a line, and
 * the digest of the whole text is appended. */
const char *sr_key_value(sr_arena *arena, const sr_text *text);

/* Compute the digest of a key part by part, for an entry's key, whose parts are not in an sr_key.
 * After the last part sr_hash_end returns the digest. */
void sr_key_hash_begin(sr_hash *hash, size_t part_count);
void sr_key_hash_part(sr_hash *hash, const char *name, size_t name_bytes, const char *value,
                      size_t value_bytes);

#endif
