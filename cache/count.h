/*
 * A counter that many processes share: the size of a file. Each event appends a byte, without a
 * lock and without reading anything, in some microseconds. On a network file system two clients may
 * write the same byte at once, and one event is lost.
 */
#ifndef SR_CACHE_COUNT_H
#define SR_CACHE_COUNT_H

#include "cache/name.h"
#include "cache/trust.h"

/* The counter of programs that were compiled because the directory did not have them. */
#define SR_COUNT_MISSES "misses"
/* The suffix of the name of an entry's hit counter; the name begins with the entry's digest. */
#define SR_COUNT_HITS_SUFFIX ".hits"

enum {
  SR_COUNT_NAME_BYTES = SR_ENTRY_NAME_BYTES
};

void sr_count_hits_name(const char *entry, char out_name[SR_COUNT_NAME_BYTES]);

/* Counts one event. Failures are ignored. */
void sr_count_add(int directory, const char *name, sr_sharers sharers);
/* The number of events counted so far; 0 if the counter has no file. */
uint64_t sr_count_get(int directory, const char *name);
/* Removes the hit counter of an entry that was removed. */
void sr_count_forget(int directory, const char *entry);

#endif
