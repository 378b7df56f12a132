#include "executor/io/crc32c.h"

#include <string.h>

/* Reflected polynomial 0x82f63b78, with a table for 4 bits at a time. */
static uint32_t by_table(uint32_t crc, const uint8_t *data, size_t bytes) {
  uint32_t table[16];
  for (uint32_t i = 0; i < 16; i++) {
    uint32_t value = i;
    for (int bit = 0; bit < 4; bit++)
      value = value & 1 ? value >> 1 ^ 0x82f63b78u : value >> 1;
    table[i] = value;
  }
  for (size_t i = 0; i < bytes; i++) {
    crc ^= data[i];
    crc = crc >> 4 ^ table[crc & 15];
    crc = crc >> 4 ^ table[crc & 15];
  }
  return crc;
}

#if defined(__x86_64__)
/* By the instruction of SSE4.2, 8 bytes at a time. */
__attribute__((target("sse4.2"))) static uint32_t by_instruction(uint32_t crc, const uint8_t *data,
                                                                 size_t bytes) {
  uint64_t wide = crc, word;
  for (; bytes >= sizeof word; data += sizeof word, bytes -= sizeof word) {
    memcpy(&word, data, sizeof word);
    wide = __builtin_ia32_crc32di(wide, word);
  }
  crc = (uint32_t)wide;
  for (; bytes > 0; data++, bytes--)
    crc = __builtin_ia32_crc32qi(crc, *data);
  return crc;
}
#endif

uint32_t sr_crc32c(uint32_t crc, const void *data, size_t bytes) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("sse4.2"))
    return ~by_instruction(~crc, data, bytes);
#endif
  return ~by_table(~crc, data, bytes);
}
