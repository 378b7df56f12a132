/*
 * The byte layout of an encoded executable. Only encode.c, decode.c and their fuzz target use it.
 *
 *   0   magic, 8 bytes
 *   8   u32 format version, u32 zero
 *   16  u64 bytes of the whole
 *   24  u64 bytes of the description, which begins at SR_WIRE_HEADER_BYTES
 *   32  u64 bytes of the constants, which begin at the next multiple of SR_WIRE_PAGE
 *   40  u64 bytes of the code image, which begins at the next multiple of SR_WIRE_PAGE
 *   48  zeros
 *
 * The description is a sequence of little-endian integers and strings without padding, in the order
 * in which encode.c writes them. A string is a u32, which is its length + 1, followed by its bytes.
 * The u32 0 stands for a NULL string. Change SR_WIRE_VERSION with any change of this layout.
 */
#ifndef SR_EXECUTABLE_WIRE_H
#define SR_EXECUTABLE_WIRE_H

#include <stdint.h>

#define SR_WIRE_MAGIC "spmdexe\n"

enum {
  SR_WIRE_MAGIC_BYTES = 8,
  SR_WIRE_VERSION = 23,
  SR_WIRE_HEADER_BYTES = 64,
  SR_WIRE_PAGE = 4096,
};

/* Returns `offset`, rounded up to a multiple of SR_WIRE_PAGE. */
static inline uint64_t sr_wire_page_up(uint64_t offset) {
  return (offset + SR_WIRE_PAGE - 1) / SR_WIRE_PAGE * SR_WIRE_PAGE;
}

#endif
