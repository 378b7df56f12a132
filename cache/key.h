/*
 * Keys: what a program and its compilation depend on, as parts that people can read, and the digest
 * over them under which an entry is kept.
 */
#ifndef SR_CACHE_KEY_H
#define SR_CACHE_KEY_H

#include "base/arena.h"
#include "base/hash.h"
#include "base/status.h"
#include "base/text.h"

/* One ingredient of a key, kept readable so that a miss can be explained. */
typedef struct sr_key_part {
  const char *name;  /* "program", "compiler", "cpu", "devices", ... */
  const char *value; /* text or a hex digest */
} sr_key_part;

/* What can be said where a part of a key differs from that of an entry. */
typedef enum sr_part_form {
  SR_PART_TEXT,   /* both values */
  SR_PART_LIST,   /* of the lines that differ, both: line k here with line k there */
  SR_PART_COUNTS, /* lines "COUNT NAME": the counts that differ, by name */
  SR_PART_DIGEST, /* that it differs */
  SR_PART_REST,   /* the same, where nothing was said of LISTs and COUNTS */
  SR_PART_SUM,    /* nothing: the other parts tell */
} sr_part_form;

/* How that is said. */
typedef struct sr_key_words {
  sr_part_form form;
  const char *difference; /* "for other processors"; NULL: the part's name */
  const char *item;       /* LIST: what a line is called: "argument" */
} sr_key_words;

/* Parts in a fixed order; the digest is over all names and values with their lengths. */
typedef struct sr_key {
  const sr_key_part *parts;
  size_t part_count;
  const sr_key_words *words; /* for each part; not in the digest; NULL: all are TEXT */
  sr_digest digest;
} sr_key;

/* Sets `digest` to that of the parts. */
void sr_key_set_digest(sr_key *key);
/*
 * The parts as bytes for another process of this job, in `arena`; sr_key_decode makes a key of
 * them, with its digest and without words, whose texts point into `bytes`. SR_ERR_INVALID: they
 * are no key.
 */
void sr_key_encode(const sr_key *key, sr_arena *arena, const void **out_bytes, size_t *out_count);
sr_status sr_key_decode(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                        sr_key *out_key);
/* A text as a part's value: a long one is cut behind a line, and a digest of all follows. */
const char *sr_key_value(sr_arena *arena, const sr_text *text);

/* How the digest is made, for keys that are read from an entry: starts that of so many parts, which
 * sr_hash_end ends. */
void sr_key_hash_begin(sr_hash *hash, size_t part_count);
void sr_key_hash_part(sr_hash *hash, const char *name, size_t name_bytes, const char *value,
                      size_t value_bytes);

#endif
