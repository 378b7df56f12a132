/* Chance, from the system: different in every process, of no use to a computation. */
#ifndef SR_BASE_RANDOM_H
#define SR_BASE_RANDOM_H

#include <stdbool.h>
#include <stddef.h>

/* At most 256 random bytes; false and errno. */
bool sr_random_bytes(void *out, size_t bytes);
/* A number from 0 to 1, less than that; 0 if there are no random bytes. */
double sr_random_fraction(void);

#endif
