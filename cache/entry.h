/*
 * The bytes of a cache entry, apart from where they are kept.
 *
 *      0  magic "SPMDRUNC"
 *      8  u32 format version
 *     12  u32 number of key parts
 *     16  u64 bytes of the header: everything before the frame
 *     24  u64 bytes of the payload
 *     32  u64 bytes of the frame
 *     40  digest of the key
 *     72  u32 kind: sr_entry_kind
 *     76  u32 seal: 0 SHA-256, 1 HMAC-SHA-256 by a secret
 *     80  u64 microseconds that the payload took to make
 *     88  per part: u32 name bytes, u32 value bytes, name, value
 *         one zstd frame: the payload
 *         the seal over all that precedes it, 32 bytes
 *
 * Integers are little-endian. Nothing in an entry is believed before its seal was compared, except
 * its lengths, which must fit the bytes that are there. A header that is read alone, to explain a
 * miss, must fit the digest of the key.
 */
#ifndef SR_CACHE_ENTRY_H
#define SR_CACHE_ENTRY_H

#include "cache/key.h"
#include "cache/tier.h"
#include "cache/trust.h"

enum {
  SR_ENTRY_VERSION = 2,
  SR_ENTRY_FIXED_BYTES = 88,       /* bytes of the header before the parts */
  SR_ENTRY_PART_LIMIT = 64,        /* most parts of a key */
  SR_ENTRY_TEXT_LIMIT = 64 * 1024, /* most bytes of a name or a value */
  SR_ENTRY_HEADER_LIMIT = 1 << 20, /* most bytes of the header */
};
/* Most bytes of the payload, and of a whole entry. zstd adds less than a 128th to bytes that it
 * cannot compress. */
#define SR_ENTRY_PAYLOAD_LIMIT (UINT64_C(2) << 30)
#define SR_ENTRY_LIMIT                                                                             \
  (SR_ENTRY_PAYLOAD_LIMIT + SR_ENTRY_PAYLOAD_LIMIT / 128 + SR_ENTRY_HEADER_LIMIT + SR_DIGEST_BYTES)

typedef enum sr_entry_kind {
  SR_ENTRY_EXECUTABLE = 1,
  SR_ENTRY_FAILURE = 2, /* why there is no executable, in bytes that only the caller knows */
} sr_entry_kind;

/*
 * A payload. One that was found in the cache owns its data, malloc'ed and 4096-byte aligned, until
 * sr_cached_drop. One that is to be stored points to data of the caller.
 */
typedef struct sr_cached {
  sr_entry_kind kind;
  void *data; /* NULL: nothing was found */
  size_t bytes;
  double compile_seconds; /* seconds that making the payload took */
  sr_tier_kind tier;      /* tier in which the payload was found */
} sr_cached;

/* Frees the data of a payload that was found, and empties it. May be called again. */
void sr_cached_drop(sr_cached *found);

/* A key part inside an entry; not NUL-terminated. */
typedef struct sr_entry_part {
  const char *name, *value;
  uint32_t name_bytes, value_bytes;
} sr_entry_part;

/* A decoded entry. Points into the bytes that it was read from. */
typedef struct sr_entry {
  uint32_t part_count;
  sr_entry_part parts[SR_ENTRY_PART_LIMIT];
  sr_digest digest; /* digest of the key; agrees with the parts */
  sr_entry_kind kind;
  bool has_secret; /* the entry is sealed by a secret, not by a plain checksum */
  double compile_seconds;
  uint64_t header_bytes, payload_bytes, frame_bytes;
} sr_entry;

/* Returns how many bytes of a file to read: the length that the entry's header gives, and one more
 * to detect a longer file. If the file is no entry or has another length: only its start. */
sr_tier_worth sr_entry_worth;

/*
 * Reads the header at the start of `bytes` bytes. SR_ERR_UNSUPPORTED: it has another format;
 * SR_ERR_INVALID with the reason: it is no entry, it is cut off, or its parts do not fit its
 * digest.
 */
sr_status sr_entry_read_header(sr_ctx *ctx, const void *data, size_t bytes, sr_entry *out_entry);

/* Checks the kind of seal. SR_ERR_UNSUPPORTED: the entry is sealed by a secret and `secret` is
 * empty, or the other way round. */
sr_status sr_entry_check_seal(sr_ctx *ctx, const sr_entry *entry, sr_secret secret);

/*
 * The digest that names an entry's file: the digest of the key, or with a secret the HMAC of that
 * digest. So processes with different secrets have different entries for one key, and do not
 * replace each other's entries.
 */
sr_digest sr_entry_place(const sr_digest *key, sr_secret secret);

/* Reads a whole entry: length, seal, header. Fails as the functions above, and with SR_ERR_INVALID
 * if the length or the seal does not fit the bytes. */
sr_status sr_entry_read(sr_ctx *ctx, const void *data, size_t bytes, sr_secret secret,
                        sr_entry *out_entry);

/* True if the entry was made for `key`: all key parts are equal and in the same order. */
bool sr_entry_matches(const sr_entry *entry, const sr_key *key);

/*
 * Decompresses the payload of an entry that sr_entry_read accepted. *out_payload is malloc'ed,
 * 4096-byte aligned, and the caller's to free. SR_ERR_INVALID: the frame does not unpack to the
 * payload's size; SR_ERR_NOMEM.
 */
sr_status sr_entry_unpack(sr_ctx *ctx, const void *data, const sr_entry *entry, void **out_payload);

/*
 * Makes the entry of `what`, compressed at zstd's `level`. *out_data is malloc'ed and the caller's
 * to free. SR_ERR_UNSUPPORTED: the key exceeds a limit above; SR_ERR_NOMEM.
 */
sr_status sr_entry_encode(sr_ctx *ctx, const sr_key *key, const sr_cached *what, int level,
                          sr_secret secret, void **out_data, size_t *out_bytes);

#endif
