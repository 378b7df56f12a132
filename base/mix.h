/* A quick hash for tables in memory; not for anything that is stored. */
#ifndef SR_BASE_MIX_H
#define SR_BASE_MIX_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t sr_mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * UINT64_C(0x9E3779B97F4A7C15);
  return hash ^ (hash >> 29);
}

static inline uint64_t sr_mix_bytes(const void *data, size_t bytes) {
  const unsigned char *p = data;
  uint64_t hash = bytes;
  for (; bytes >= 8; p += 8, bytes -= 8) {
    uint64_t word;
    memcpy(&word, p, 8);
    hash = sr_mix(hash, word);
  }
  uint64_t tail = 0;
  if (bytes)
    memcpy(&tail, p, bytes);
  return sr_mix(hash, tail);
}

#endif
