/* Shared by the tests of executor/io: a byte pattern that identifies elements of every type. */
#ifndef SR_TESTS_SUPPORT_IO_CASE_H
#define SR_TESTS_SUPPORT_IO_CASE_H

#include <stdlib.h>

#include "executor/io/element.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

/*
 * Element number `i` as a program stores it; tests/io/interop.py has the same pattern as files
 * store it. Byte j of an element is (37 i + 101 j + 11) mod 256. Types below a byte take its low
 * bits, booleans the lowest.
 */
static inline void io_case_element(sr_dtype dtype, int64_t i, unsigned char *to) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  for (int j = 0; j < info->bytes; j++)
    to[j] = (unsigned char)(37 * i + 101 * j + 11);
  if (info->bits < 8) {
    unsigned mask = (1u << info->bits) - 1, low = to[0] & mask;
    bool negative = info->class_ == SR_CLASS_SIGNED && (low >> (info->bits - 1)) != 0;
    to[0] = (unsigned char)(negative ? low | ~mask : low);
  }
}

static inline int64_t io_case_count(int32_t rank, const int64_t *size) {
  int64_t count = 1;
  for (int32_t d = 0; d < rank; d++)
    count *= size[d];
  return count;
}

/* The row-major index, in an array of size `dims`, of element `number` of a box at `start`. */
static inline int64_t io_case_place(int32_t rank, const int64_t *dims, const int64_t *start,
                                    const int64_t *size, int64_t number) {
  int64_t place = 0, stride = 1;
  for (int32_t d = rank - 1; d >= 0; d--) {
    place += ((start ? start[d] : 0) + number % size[d]) * stride;
    number /= size[d];
    stride *= dims[d];
  }
  return place;
}

/* A malloc'ed block of size `pitch` whose leading corner holds the box of the pattern array; the
 * rest is 0xee. */
static inline unsigned char *io_case_block(sr_dtype dtype, int32_t rank, const int64_t *dims,
                                           const int64_t *start, const int64_t *size,
                                           const int64_t *pitch) {
  size_t bytes = sr_dtype_get(dtype)->bytes, total = (size_t)io_case_count(rank, pitch) * bytes;
  unsigned char *block = malloc(total + 1);
  memset(block, 0xee, total + 1);
  for (int64_t n = 0; n < io_case_count(rank, size); n++)
    io_case_element(dtype, io_case_place(rank, dims, start, size, n),
                    block + (size_t)io_case_place(rank, pitch, NULL, size, n) * bytes);
  return block;
}

/* Pseudo-random boxes of an array, some with a pitch larger than the size. */
static inline void io_case_box(unsigned *random, int32_t rank, const int64_t *dims, int64_t *start,
                               int64_t *size, int64_t *pitch) {
  for (int32_t d = 0; d < rank; d++) {
    *random = *random * 1664525u + 1013904223u;
    start[d] = dims[d] ? (int64_t)(*random >> 8) % dims[d] : 0;
    *random = *random * 1664525u + 1013904223u;
    size[d] = dims[d] ? 1 + (int64_t)(*random >> 8) % (dims[d] - start[d]) : 0;
    pitch[d] = size[d] + (int64_t)(*random >> 30);
  }
}

#endif
