/* SHA-256 by libcrypto: keys of the cache, checksums of entries, digests shown to people. */
#ifndef SR_BASE_HASH_H
#define SR_BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

#include "base/status.h"

enum {
  SR_DIGEST_BYTES = 32,
  SR_DIGEST_HEX_BYTES = 65
};

typedef struct sr_digest {
  uint8_t bytes[SR_DIGEST_BYTES];
} sr_digest;

typedef struct sr_hash sr_hash;

/* NULL when libcrypto has no memory or no SHA-256. */
sr_hash *sr_hash_create(void);
void sr_hash_update(sr_hash *hash, const void *data, size_t bytes);
/* Ends and frees `hash`. */
sr_digest sr_hash_finish(sr_hash *hash);

/* One-shot; false only when libcrypto fails. */
bool sr_digest_of(const void *data, size_t bytes, sr_digest *out_digest);
/* HMAC-SHA-256 of `data` by `secret`; false only when libcrypto fails. */
bool sr_hmac_of(const void *secret, size_t secret_bytes, const void *data, size_t bytes,
                sr_digest *out_digest);
/* 64 lower-case hex digits and a NUL. */
void sr_digest_hex(const sr_digest *digest, char out_hex[SR_DIGEST_HEX_BYTES]);

#endif
