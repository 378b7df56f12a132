/*
 * Calls libcrypto's low-level functions, which use the SHA instructions of the processor. The EVP
 * interface would first read a configuration file and search for providers. At each start of the
 * process that would take most of a millisecond; a start from the cache takes only a few.
 */
#define OPENSSL_SUPPRESS_DEPRECATED
#include "base/hash.h"

#include <string.h>

void sr_hash_begin(sr_hash *hash) {
  SHA256_Init(&hash->state); /* SHA256_Init, _Update and _Final cannot fail */
}

void sr_hash_update(sr_hash *hash, const void *data, size_t bytes) {
  SHA256_Update(&hash->state, data, bytes);
}

sr_digest sr_hash_end(sr_hash *hash) {
  sr_digest digest;
  SHA256_Final(digest.bytes, &hash->state);
  return digest;
}

sr_digest sr_digest_of(const void *data, size_t bytes) {
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, data, bytes);
  return sr_hash_end(&hash);
}

/* Returns SHA-256((each byte of `key` xor `pad`) followed by `data`). HMAC uses this twice. */
static sr_digest padded_digest(const uint8_t key[SHA256_CBLOCK], uint8_t pad, const void *data,
                               size_t bytes) {
  uint8_t block[SHA256_CBLOCK];
  for (int i = 0; i < SHA256_CBLOCK; i++)
    block[i] = key[i] ^ pad;
  sr_hash hash;
  sr_hash_begin(&hash);
  sr_hash_update(&hash, block, sizeof block);
  sr_hash_update(&hash, data, bytes);
  return sr_hash_end(&hash);
}

sr_digest sr_hmac_of(const void *secret, size_t secret_bytes, const void *data, size_t bytes) {
  uint8_t key[SHA256_CBLOCK] = {0};
  if (secret_bytes > sizeof key) {
    sr_digest digest = sr_digest_of(secret, secret_bytes);
    memcpy(key, digest.bytes, sizeof digest.bytes);
  } else if (secret_bytes > 0) {
    memcpy(key, secret, secret_bytes);
  }
  sr_digest inner = padded_digest(key, 0x36, data, bytes);
  return padded_digest(key, 0x5c, inner.bytes, sizeof inner.bytes);
}

void sr_digest_hex(const sr_digest *digest, char out_hex[SR_DIGEST_HEX_BYTES]) {
  static const char digits[] = "0123456789abcdef";
  for (int i = 0; i < SR_DIGEST_BYTES; i++) {
    out_hex[2 * i] = digits[digest->bytes[i] >> 4];
    out_hex[2 * i + 1] = digits[digest->bytes[i] & 15];
  }
  out_hex[SR_DIGEST_HEX_BYTES - 1] = '\0';
}
