#include "base/affinity.h"

#include <sched.h>
#include <string.h>

bool sr_affinity_get(sr_affinity *out_affinity) {
  memset(out_affinity, 0, sizeof *out_affinity);
  return sched_getaffinity(0, sizeof *out_affinity, (cpu_set_t *)(void *)out_affinity) == 0;
}

bool sr_affinity_set(const sr_affinity *affinity) {
  return sched_setaffinity(0, sizeof *affinity, (const cpu_set_t *)(const void *)affinity) == 0;
}

sr_affinity sr_affinity_of(int32_t processor) {
  sr_affinity affinity = {0};
  affinity.words[processor / 64] = 1ull << (processor % 64);
  return affinity;
}

bool sr_affinity_has(const sr_affinity *affinity, int32_t processor) {
  return affinity->words[processor / 64] >> (processor % 64) & 1;
}

int32_t sr_affinity_count(const sr_affinity *affinity) {
  int32_t count = 0;
  for (size_t i = 0; i < sizeof affinity->words / sizeof *affinity->words; i++)
    count += __builtin_popcountll(affinity->words[i]);
  return count;
}

void sr_affinity_join(sr_affinity *affinity, const sr_affinity *other) {
  for (size_t i = 0; i < sizeof affinity->words / sizeof *affinity->words; i++)
    affinity->words[i] |= other->words[i];
}
