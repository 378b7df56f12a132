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

/* Returns the number of functions in the list. sr_code.imports has the order of this list. */
uint32_t sr_import_count(void);
/* Returns the name of function number `index`, 0 <= index < sr_import_count(). */
const char *sr_import_name(uint32_t index);
/* Returns the address of function number `index` in this process, for the loader to store in a
 * slot; 0 for a function that only the simulated GPU has. */
uint64_t sr_import_address(uint32_t index);
/* Finds the number of the function `name`. Returns false if it is not in the list; an image that
 * imports it must not be loaded. */
bool sr_import_find(const char *name, uint32_t *out_index);

#endif
