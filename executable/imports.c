/*
 * Names and addresses of the functions that compiled code may call. An image names the functions
 * that it uses, and the loader fills its import slots from this table. The compiler's linker
 * refuses every other name.
 *
 * Only functions with exact results belong here. Approximated functions (exp, sin, ...) come from
 * compiler/library, so that results do not depend on the libm of the machine that runs the code.
 */
#include "executable/imports.h"

#include <math.h>
#include <string.h>
#include <strings.h>

/* roundeven is C23; some modes of the C library hide its declaration. */
double roundeven(double x);
float roundevenf(float x);

/* Functions for 128-bit integers from the C compiler's runtime library. No header declares them.
 * Only their addresses are used, so the types of these declarations do not matter. */
void __divti3(void);
void __modti3(void);
void __udivti3(void);
void __umodti3(void);

typedef void (*address_of)(void);

/* Those of the machine, then those that only the simulated GPU has; each sorted by name. */
static const struct {
  const char *name;
  address_of address;
} imports[] = {
#define IMPORT(NAME) {#NAME, (address_of)NAME}
    IMPORT(__divti3),
    IMPORT(__modti3),
    IMPORT(__udivti3),
    IMPORT(__umodti3),
    IMPORT(bcmp),
    IMPORT(ceil),
    IMPORT(ceilf),
    IMPORT(floor),
    IMPORT(floorf),
    IMPORT(fma),
    IMPORT(fmaf),
    IMPORT(fmod),
    IMPORT(fmodf),
    IMPORT(memcmp),
    IMPORT(memcpy),
    IMPORT(memmove),
    IMPORT(memset),
    IMPORT(rint),
    IMPORT(rintf),
    IMPORT(round),
    IMPORT(roundeven),
    IMPORT(roundevenf),
    IMPORT(roundf),
    IMPORT(trunc),
    IMPORT(truncf),
#undef IMPORT
#define SIMULATED(NAME) {#NAME, NULL}
    SIMULATED(sr_gpu_barrier),
    SIMULATED(sr_gpu_block),
    SIMULATED(sr_gpu_blocks),
    SIMULATED(sr_gpu_set_condition),
    SIMULATED(sr_gpu_shared),
    SIMULATED(sr_gpu_shuffle),
    SIMULATED(sr_gpu_thread),
#undef SIMULATED
};

uint32_t sr_import_count(void) {
  return sizeof imports / sizeof imports[0];
}

const char *sr_import_name(uint32_t index) {
  return imports[index].name;
}

uint64_t sr_import_address(uint32_t index) {
  return (uint64_t)(uintptr_t)imports[index].address;
}

bool sr_import_find(const char *name, uint32_t *out_index) {
  for (uint32_t i = 0; i < sr_import_count(); i++) {
    if (strcmp(imports[i].name, name) == 0) {
      *out_index = i;
      return true;
    }
  }
  return false;
}
