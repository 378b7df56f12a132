/*
 * libFuzzer on cache entries. The checksum is made to fit, for a fuzzer finds none by chance; with
 * bit 0 of the first byte the digest of the key as well.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cache/entry.h"
#include "cache/key.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

/* Puts the digest of the parts that the header describes into it, if it describes any. */
static void fit_digest(uint8_t *entry, size_t bytes) {
  sr_ctx ctx = {0};
  sr_entry parsed;
  sr_hash hash;
  /* The parts are read before the digest is compared. */
  if (sr_entry_read_header(&ctx, entry, bytes, &parsed) == SR_OK ||
      !strstr(ctx.message, "does not agree with its digest"))
    return;
  sr_key_hash_begin(&hash, parsed.part_count);
  for (uint32_t i = 0; i < parsed.part_count; i++)
    sr_key_hash_part(&hash, parsed.parts[i].name, parsed.parts[i].name_bytes, parsed.parts[i].value,
                     parsed.parts[i].value_bytes);
  sr_digest digest = sr_hash_end(&hash);
  memcpy(entry + 40, &digest, sizeof digest);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes) {
  enum {
    PAYLOAD_LIMIT = 1 << 20
  };
  if (bytes < 1)
    return 0;
  bool fitting = data[0] & 1;
  bytes--;
  uint8_t *entry = malloc(bytes + SR_DIGEST_BYTES);
  memcpy(entry, data + 1, bytes);
  if (fitting)
    fit_digest(entry, bytes);
  sr_digest checksum = sr_digest_of(entry, bytes);
  memcpy(entry + bytes, &checksum, sizeof checksum);

  sr_ctx ctx = {0};
  sr_entry parsed;
  sr_status status = sr_entry_read(&ctx, entry, bytes + SR_DIGEST_BYTES, (sr_secret){0}, &parsed);
  SR_ASSERT((status == SR_OK) == (ctx.message[0] == '\0'));
  if (status == SR_OK && parsed.payload_bytes <= PAYLOAD_LIMIT) {
    void *payload = NULL;
    (void)sr_entry_unpack(&ctx, entry, &parsed, &payload);
    free(payload);
  }
  sr_key_part part = {"program", "x"};
  sr_key key = {.parts = &part, .part_count = 1};
  if (status == SR_OK)
    (void)sr_entry_matches(&parsed, &key);
  free(entry);
  return 0;
}
