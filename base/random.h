/* Random numbers of the system, for names and pauses. No computation may depend on them. */
#ifndef SR_BASE_RANDOM_H
#define SR_BASE_RANDOM_H

#include <stdbool.h>
#include <stddef.h>

/* Fills at most 256 bytes. False and errno on failure. */
bool sr_random_bytes(void *out, size_t bytes);
/* A number in [0, 1); 0 if the system gives no random bytes. */
double sr_random_fraction(void);

#endif
