/*
 * A linker for x86-64 ELF objects. It turns LLVM's object files into the image that is cached, sent
 * and mapped.
 *
 * Linking is done at compile time. Loading then only maps the image and fills a table of addresses,
 * and no rank needs to know ELF. Layout of the image, in which every section is aligned as it
 * requires:
 *
 *     executable sections, in the order of the objects; last come those of the library
 *     one stub for each imported function: jmp *[rip + slot]
 *     int3 up to a multiple of 4096                                          <- text_bytes
 *     read-only data
 *     import slots, 8 bytes each, 8-aligned, zero                            <- import_offset
 *
 * All System V ABI relocations are resolved here. Code may refer only to code and read-only data of
 * the image and to imported functions. Absolute addresses, writable or thread-local data and
 * unknown functions are errors; the message names the reference. An object may refer to the
 * library, but to no other object. Of the library, only the sections that are referred to become
 * part of the image.
 */
#ifndef SR_COMPILER_MACHINE_LINK_H
#define SR_COMPILER_MACHINE_LINK_H

#include "base/arena.h"
#include "base/status.h"
#include "executable/plan.h"

/* An ELF64 relocatable object for x86-64, as sr_machine_emit makes it. `data` need not be
 * aligned. */
typedef struct sr_object {
  const void *data;
  size_t bytes;
} sr_object;

/* A function to find: the index of its object in `objects`, and its symbol name. */
typedef struct sr_object_function {
  uint32_t object;
  const char *name;
} sr_object_function;

/*
 * Links `objects` with `library`, which may be NULL. Sets all of *out but `target`:
 * out->functions[i] is the offset of functions[i] in the image, and out->imports has the order of
 * executable/imports.h. The result lives in `arena`. Equal objects give equal images. The objects
 * are not trusted: every offset and index is checked. Errors: SR_ERR_INTERNAL; the message names
 * the section, symbol or relocation that cannot be part of an image.
 */
sr_status sr_link(sr_ctx *ctx, sr_arena *arena, const sr_object *objects, uint32_t object_count,
                  const sr_object *library, const sr_object_function *functions, uint32_t count,
                  sr_code *out);

#endif
