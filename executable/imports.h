/*
 * The functions that compiled code may call: what LLVM itself makes calls to (block moves, exact
 * roundings where the instruction set has none, and divisions of 128 bits, for LLVM counts in those
 * how often a loop over 64-bit integers runs). All have one right result, so that code computes the
 * same bits with every C library.
 */
#ifndef SR_EXECUTABLE_IMPORTS_H
#define SR_EXECUTABLE_IMPORTS_H

#include <stdbool.h>
#include <stdint.h>

/* Number of functions in the list. Imports of an image are listed in the order of this list. */
uint32_t sr_import_count(void);
/* `index` in 0..sr_import_count()-1. */
const char *sr_import_name(uint32_t index);
/* What the loader writes into the import slot: the address in this process. */
uint64_t sr_import_address(uint32_t index);
/* False if `name` is not in the list: then the image is not to be loaded. */
bool sr_import_find(const char *name, uint32_t *out_index);

#endif
