/*
 * A linker for x86-64 ELF objects: from LLVM's object files to the image that is cached, sent and
 * mapped.
 *
 * Linking is done at compile time, so that loading only maps the image and fills a table of
 * addresses; no rank needs to know ELF. Layout of the image, with every section aligned as it
 * requires:
 *
 *     executable sections, in the order of the objects, the library's behind them
 *     one stub for each imported function: jmp *[rip + slot]
 *     int3 up to a multiple of 4096                                          <- text_bytes
 *     read-only data
 *     import slots, 8 bytes each, 8-aligned, zero                            <- import_offset
 *
 * All System V ABI relocations are resolved here. A reference that cannot be relative to the code
 * (absolute addresses, writable or thread-local data, unknown functions) is an error that names it.
 * An object refers to no other object except the library. Only sections of the library that are
 * referred to become part of the image.
 */
#ifndef SR_COMPILER_X86_LINK_H
#define SR_COMPILER_X86_LINK_H

#include "base/arena.h"
#include "base/status.h"
#include "executable/plan.h"

/* An ELF64 relocatable file for x86-64, from sr_target_emit, at an address of any alignment. */
typedef struct sr_object {
  const void *data;
  size_t bytes;
} sr_object;

/* A function to find: the number of its object and its symbol name. */
typedef struct sr_object_function {
  uint32_t object;
  const char *name;
} sr_object_function;

/*
 * Links `objects` with `library` (or NULL). out->functions[i] is the offset of functions[i];
 * out->imports has the order of executable/imports.h. Sets all of *out but `cpu`; it lives in
 * `arena`. Equal objects give equal images. The objects are treated as untrusted: every offset and
 * index is checked. Errors: SR_ERR_INTERNAL, with the section, symbol or relocation that cannot be
 * part of an image.
 */
sr_status sr_link(sr_ctx *ctx, sr_arena *arena, const sr_object *objects, uint32_t object_count,
                  const sr_object *library, const sr_object_function *functions, uint32_t count,
                  sr_code *out);

#endif
