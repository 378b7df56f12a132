/*
 * From LLVM's object files to the image that is cached, sent and mapped: a linker for x86-64 ELF
 * objects.
 *
 * Done at compile time, so that loading is a mapping and a table of addresses: nothing on a rank
 * knows ELF. Layout of the image, every part aligned as its sections ask:
 *
 *     executable sections, in the order of the objects, the library's behind them
 *     one stub per function that is called from outside: jmp *[rip + slot]
 *     int3 up to a multiple of 4096                                          <- text_bytes
 *     read-only data
 *     import slots, 8 bytes each, 8-aligned, zero                            <- import_offset
 *
 * Relocations of the System V ABI, all resolved here: what cannot be expressed relative to the code
 * (absolute addresses, writable or thread-local data, unknown functions) is refused by name. No
 * object refers to another but for functions of the library, an object of which only those sections
 * become part of the image that something refers to.
 */
#ifndef SR_COMPILER_X86_LINK_H
#define SR_COMPILER_X86_LINK_H

#include "base/arena.h"
#include "base/status.h"
#include "executable/plan.h"

/* An ELF64 relocatable file for x86-64, as sr_target_emit makes it; any alignment. */
typedef struct sr_object {
  const void *data;
  size_t bytes;
} sr_object;

/* A function that is to be found: in which object, under what name. */
typedef struct sr_object_function {
  uint32_t object;
  const char *name;
} sr_object_function;

/*
 * Links `objects` with `library` (or NULL). out->functions[i] is the offset of functions[i];
 * out->imports is sorted as executable/imports.h is. All of *out but `cpu` is set; everything lives
 * in `arena`. Equal objects give equal images. The objects are checked as foreign bytes are: no
 * offset or index of them is trusted. Errors: SR_ERR_INTERNAL naming the section, symbol or
 * relocation: the emitter made something that cannot be part of an image.
 */
sr_status sr_link(sr_ctx *ctx, sr_arena *arena, const sr_object *objects, uint32_t object_count,
                  const sr_object *library, const sr_object_function *functions, uint32_t count,
                  sr_code *out);

#endif
