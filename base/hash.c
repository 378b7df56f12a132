/* SHA-256 through libcrypto's EVP interface, which uses the SHA instructions where
 * there are any. */
#include "base/hash.h"

#include <limits.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

sr_hash *sr_hash_create(void) {
  EVP_MD_CTX *md = EVP_MD_CTX_new();
  if (!md)
    return NULL;
  if (EVP_DigestInit_ex(md, EVP_sha256(), NULL) != 1) {
    EVP_MD_CTX_free(md);
    return NULL;
  }
  /* The handle is libcrypto's own object: nothing of ours to allocate. */
  return (sr_hash *)md;
}

void sr_hash_update(sr_hash *hash, const void *data, size_t bytes) {
  int done = EVP_DigestUpdate((EVP_MD_CTX *)hash, data, bytes);
  SR_ASSERT(done == 1);
}

sr_digest sr_hash_finish(sr_hash *hash) {
  sr_digest digest;
  unsigned int bytes = 0;
  int done = EVP_DigestFinal_ex((EVP_MD_CTX *)hash, digest.bytes, &bytes);
  SR_ASSERT(done == 1 && bytes == SR_DIGEST_BYTES);
  EVP_MD_CTX_free((EVP_MD_CTX *)hash);
  return digest;
}

bool sr_digest_of(const void *data, size_t bytes, sr_digest *out_digest) {
  sr_hash *hash = sr_hash_create();
  if (!hash)
    return false;
  sr_hash_update(hash, data, bytes);
  *out_digest = sr_hash_finish(hash);
  return true;
}

bool sr_hmac_of(const void *secret, size_t secret_bytes, const void *data, size_t bytes,
                sr_digest *out_digest) {
  unsigned int length = 0;
  return secret_bytes <= INT_MAX &&
         HMAC(EVP_sha256(), secret, (int)secret_bytes, data, bytes, out_digest->bytes, &length) &&
         length == SR_DIGEST_BYTES;
}

void sr_digest_hex(const sr_digest *digest, char out_hex[SR_DIGEST_HEX_BYTES]) {
  static const char digits[] = "0123456789abcdef";
  for (int i = 0; i < SR_DIGEST_BYTES; i++) {
    out_hex[2 * i] = digits[digest->bytes[i] >> 4];
    out_hex[2 * i + 1] = digits[digest->bytes[i] & 15];
  }
  out_hex[SR_DIGEST_HEX_BYTES - 1] = '\0';
}
