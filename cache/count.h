/*
 * How often something happened in a directory that many processes write: a file of as many bytes.
 * Each time appends one, without a lock and without reading anything, in some microseconds. On a
 * network file system two clients may write the same byte at once, and one time is lost.
 */
#ifndef SR_CACHE_COUNT_H
#define SR_CACHE_COUNT_H

#include "cache/name.h"
#include "cache/trust.h"

/* What had to be made because the directory did not have it. */
#define SR_COUNT_MISSES "misses"
/* Beside an entry, under the same digest: how often it was found. */
#define SR_COUNT_HITS_SUFFIX ".hits"

enum {
  SR_COUNT_NAME_BYTES = SR_ENTRY_NAME_BYTES
};

/* The name of the hits of an entry. */
void sr_count_hits_name(const char *entry, char out_name[SR_COUNT_NAME_BYTES]);

/* One more. What cannot be counted is not. */
void sr_count_add(int directory, const char *name, sr_sharers sharers);
/* 0 when there is no such file. */
uint64_t sr_count_get(int directory, const char *name);
/* Forgets the hits of an entry that was removed. */
void sr_count_forget(int directory, const char *entry);

#endif
