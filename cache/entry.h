/*
 * The format of a cache entry. The same bytes are kept in files, on servers and in memory.
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
 *         one zstd frame: the payload, compressed
 *         the seal: 32 bytes, over all bytes before it
 *
 * Integers are little-endian. A reader first checks that the lengths fit the bytes that are there.
 * Then it compares the seal, and only after that does it use the other fields. If only the header
 * is read, to explain a miss, the digest is compared with the key parts instead.
 */
#ifndef SR_CACHE_ENTRY_H
#define SR_CACHE_ENTRY_H

#include "cache/key.h"
#include "cache/tier.h"
#include "cache/trust.h"

enum {
  SR_ENTRY_VERSION = 2,
  SR_ENTRY_FIXED_BYTES = 88,       /* bytes of the header before the key parts */
  SR_ENTRY_PART_LIMIT = 64,        /* maximum number of parts in a key */
  SR_ENTRY_TEXT_LIMIT = 64 * 1024, /* maximum length of a name or a value */
  SR_ENTRY_HEADER_LIMIT = 1 << 20, /* maximum length of the header */
};
/* Maximum length of the payload, and of a whole entry. zstd makes bytes that it cannot compress
 * longer by less than a 128th. */
#define SR_ENTRY_PAYLOAD_LIMIT (UINT64_C(2) << 30)
#define SR_ENTRY_LIMIT                                                                             \
  (SR_ENTRY_PAYLOAD_LIMIT + SR_ENTRY_PAYLOAD_LIMIT / 128 + SR_ENTRY_HEADER_LIMIT + SR_DIGEST_BYTES)

typedef enum sr_entry_kind {
  SR_ENTRY_EXECUTABLE = 1,
  /* the payload says why no executable could be made; only the caller of the cache decodes it */
  SR_ENTRY_FAILURE = 2,
} sr_entry_kind;

/* A payload: the uncompressed bytes of an entry. A payload that was found in the cache owns `data`,
 * which is aligned to 4096 bytes, until sr_cached_drop frees it. For a payload that is to be
 * stored, `data` belongs to the caller. */
typedef struct sr_cached {
  sr_entry_kind kind;
  void *data; /* NULL: nothing was found */
  size_t bytes;
  double compile_seconds; /* how long it took to make the payload */
  sr_tier_kind tier;      /* the tier in which the payload was found */
} sr_cached;

/* Frees the data of a payload that was found, and zeroes *found. A second call does nothing. */
void sr_cached_drop(sr_cached *found);

/* One part of an entry's key. The texts do not end with a NUL. */
typedef struct sr_entry_part {
  const char *name, *value;
  uint32_t name_bytes, value_bytes;
} sr_entry_part;

/* A decoded entry. The parts point into the bytes that were decoded. */
typedef struct sr_entry {
  uint32_t part_count;
  sr_entry_part parts[SR_ENTRY_PART_LIMIT];
  sr_digest digest; /* digest of the key; it matches the parts */
  sr_entry_kind kind;
  bool has_secret; /* the seal is an HMAC with a secret, not a plain checksum */
  double compile_seconds;
  uint64_t header_bytes, payload_bytes, frame_bytes;
} sr_entry;

/* Returns how many bytes of a stored entry to read: its length according to the header, and one
 * byte more, so that a longer file is noticed. If `start` is not an entry, or if the header
 * contradicts `all`, returns `bytes`: nothing more need be read. */
sr_tier_worth sr_entry_worth;

/* Reads the header at the start of `data`. SR_ERR_UNSUPPORTED: the entry has another format
 * version. SR_ERR_INVALID with the reason: `data` is not an entry, is cut off, or has key parts
 * that do not match the digest. */
sr_status sr_entry_read_header(sr_ctx *ctx, const void *data, size_t bytes, sr_entry *out_entry);

/* Checks that the entry is sealed with a secret if and only if `secret` is given; else
 * SR_ERR_UNSUPPORTED. */
sr_status sr_entry_check_seal(sr_ctx *ctx, const sr_entry *entry, sr_secret secret);

/* Returns the digest that names an entry's file. Without a secret it is the digest of the key, with
 * a secret the HMAC of that digest. So processes with different secrets use different files for one
 * key, and do not replace each other's entries. */
sr_digest sr_entry_place(const sr_digest *key, sr_secret secret);

/* Verifies a whole entry: its length, seal and header. Fails as sr_entry_read_header and
 * sr_entry_check_seal do, and with SR_ERR_INVALID if the length or the seal is wrong. */
sr_status sr_entry_read(sr_ctx *ctx, const void *data, size_t bytes, sr_secret secret,
                        sr_entry *out_entry);

/* True if the entry was made for `key`: both have the same parts in the same order. */
bool sr_entry_matches(const sr_entry *entry, const sr_key *key);

/* Decompresses the payload of an entry that sr_entry_read accepted. The caller frees *out_payload,
 * which is aligned to 4096 bytes. SR_ERR_INVALID: the frame does not decompress to the payload's
 * size; SR_ERR_NOMEM. */
sr_status sr_entry_unpack(sr_ctx *ctx, const void *data, const sr_entry *entry, void **out_payload);

/* Encodes and seals the entry of `key` with the payload `what`, compressed at zstd's `level`. The
 * caller frees *out_data. SR_ERR_UNSUPPORTED: the key or the payload exceeds a limit above;
 * SR_ERR_NOMEM. */
sr_status sr_entry_encode(sr_ctx *ctx, const sr_key *key, const sr_cached *what, int level,
                          sr_secret secret, void **out_data, size_t *out_bytes);

#endif
