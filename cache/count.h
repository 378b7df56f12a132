/* A counter that many processes share. Its value is the size of a file: each event appends one
 * byte. That takes some microseconds, needs no lock and reads nothing. On a network file system two
 * clients may write the same byte at once; then one event is lost. */
#ifndef SR_CACHE_COUNT_H
#define SR_CACHE_COUNT_H

#include "cache/name.h"
#include "cache/trust.h"

/* Name of the counter of misses: programs that were compiled because the directory lacked them. */
#define SR_COUNT_MISSES "misses"
/* An entry's hit counter is called DIGEST.hits, after the entry DIGEST.entry. */
#define SR_COUNT_HITS_SUFFIX ".hits"

enum {
  SR_COUNT_NAME_BYTES = SR_ENTRY_NAME_BYTES
};

void sr_count_hits_name(const char *entry, char out_name[SR_COUNT_NAME_BYTES]);

/* Counts one event. Failures are ignored. */
void sr_count_add(int directory, const char *name, sr_sharers sharers);
/* Returns the number of events counted so far; 0 if the counter has no file. */
uint64_t sr_count_get(int directory, const char *name);
/* Removes the hit counter of the entry file `entry`, which was removed. */
void sr_count_forget(int directory, const char *entry);

#endif
