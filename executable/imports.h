/*
 * The functions that compiled code may call. LLVM generates these calls: block moves, roundings
 * that the instruction set lacks, and 128-bit divisions, which LLVM uses for the trip counts of
 * loops over 64-bit integers. All of them have exact results, so code computes the same bits with
 * every C library.
 */
#ifndef SR_EXECUTABLE_IMPORTS_H
#define SR_EXECUTABLE_IMPORTS_H

#include <stdbool.h>
#include <stdint.h>

/* Number of functions in the list. Imports of an image are listed in the order of this list. */
uint32_t sr_import_count(void);
/* 0 <= `index` < sr_import_count(). */
const char *sr_import_name(uint32_t index);
/* The address of the function in this process, for the loader's import slot. */
uint64_t sr_import_address(uint32_t index);
/* False if `name` is not in the list; the image must then not be loaded. */
bool sr_import_find(const char *name, uint32_t *out_index);

#endif
