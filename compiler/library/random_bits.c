/* Counter-based random bits: Threefry-2x32 with 20 rounds and Philox-4x32 with 10 rounds, as in JAX
 * and XLA (Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC11). */
#include "numeric.h"

static inline uint32_t rotate_left(uint32_t x, uint32_t bits) {
  return x << bits | x >> (32 - bits);
}

uint64_t sr_threefry2x32_u64(uint64_t key, uint64_t counter) {
  const uint32_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  uint32_t keys[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};
  keys[2] = 0x1bd11bdau ^ keys[0] ^ keys[1];
  uint32_t x0 = (uint32_t)counter + keys[0], x1 = (uint32_t)(counter >> 32) + keys[1];
#pragma clang loop unroll(full)
  for (uint32_t group = 0; group < 5; group++) {
#pragma clang loop unroll(full)
    for (uint32_t round = 0; round < 4; round++) {
      x0 += x1;
      x1 = rotate_left(x1, rotations[group % 2][round]) ^ x0;
    }
    x0 += keys[(group + 1) % 3];
    x1 += keys[(group + 2) % 3] + group + 1;
  }
  return (uint64_t)x1 << 32 | x0;
}

typedef struct philox {
  uint32_t x0, x1, x2, x3;
} philox;

static inline philox philox4x32(uint64_t key, uint64_t low, uint64_t high) {
  uint32_t k0 = (uint32_t)key, k1 = (uint32_t)(key >> 32);
  philox x = {(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)};
#pragma clang loop unroll(full)
  for (uint32_t round = 0; round < 10; round++) {
    uint64_t p0 = (uint64_t)0xd2511f53u * x.x0, p1 = (uint64_t)0xcd9e8d57u * x.x2;
    x = (philox){(uint32_t)(p1 >> 32) ^ x.x1 ^ k0, (uint32_t)p1, (uint32_t)(p0 >> 32) ^ x.x3 ^ k1,
                 (uint32_t)p0};
    k0 += 0x9e3779b9u;
    k1 += 0xbb67ae85u;
  }
  return x;
}

uint64_t sr_philox4x32_low_u64(uint64_t key, uint64_t low, uint64_t high) {
  philox x = philox4x32(key, low, high);
  return (uint64_t)x.x1 << 32 | x.x0;
}

uint64_t sr_philox4x32_high_u64(uint64_t key, uint64_t low, uint64_t high) {
  philox x = philox4x32(key, low, high);
  return (uint64_t)x.x3 << 32 | x.x2;
}
