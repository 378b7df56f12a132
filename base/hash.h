/* SHA-256, computed by libcrypto. It gives the keys of the cache, the checksums of cache entries,
 * and digests that are shown to people. */
#ifndef SR_BASE_HASH_H
#define SR_BASE_HASH_H

#include <openssl/sha.h>
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

/* A digest that is being computed, from sr_hash_begin to sr_hash_end. */
typedef struct sr_hash {
  SHA256_CTX state;
} sr_hash;

void sr_hash_begin(sr_hash *hash);
void sr_hash_update(sr_hash *hash, const void *data, size_t bytes);
sr_digest sr_hash_end(sr_hash *hash);

sr_digest sr_digest_of(const void *data, size_t bytes);
/* HMAC-SHA-256 of `data` with the key `secret`. */
sr_digest sr_hmac_of(const void *secret, size_t secret_bytes, const void *data, size_t bytes);
/* Writes 64 lower-case hex digits and a NUL. */
void sr_digest_hex(const sr_digest *digest, char out_hex[SR_DIGEST_HEX_BYTES]);

#endif
