/* Random numbers from the operating system, for unique names and random pauses. No computation of a
 * program may depend on them. */
#ifndef SR_BASE_RANDOM_H
#define SR_BASE_RANDOM_H

#include <stdbool.h>
#include <stddef.h>

/* Fills `out` with `bytes` random bytes, at most 256. On failure returns false and sets errno. */
bool sr_random_bytes(void *out, size_t bytes);
/* Returns a random number in [0, 1), or 0 if the system gives no random bytes. */
double sr_random_fraction(void);

#endif
