/* A quick hash function for tables in memory. What is stored in files is hashed by hash.h
 * instead. */
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

/* A 128-bit hash of a set: the sum of the hashes of its members. Sets with equal sums are taken for
 * equal. Two different sets could have equal sums, but an error of the hardware is more likely. */
typedef struct sr_mix_sum {
  uint64_t low, high;
} sr_mix_sum;

static inline uint64_t sr_mix_stirred(uint64_t hash) {
  hash = (hash ^ hash >> 32) * UINT64_C(0xD6E8FEB86659FD93);
  hash = (hash ^ hash >> 32) * UINT64_C(0xD6E8FEB86659FD93);
  return hash ^ hash >> 32;
}

/* Adds a member to the set. The member is a sequence of numbers: `first`, then numbers[0 ..
 * count). */
static inline void sr_mix_add(sr_mix_sum *sum, uint64_t first, const int64_t *numbers,
                              int32_t count) {
  uint64_t low = sr_mix(0, first), high = sr_mix(1, first);
  for (int32_t i = 0; i < count; i++) {
    low = sr_mix(low, (uint64_t)numbers[i]);
    high = sr_mix(high, (uint64_t)numbers[i]);
  }
  sum->low += sr_mix_stirred(low);
  sum->high += sr_mix_stirred(high);
}

#endif
