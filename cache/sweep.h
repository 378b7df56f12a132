/*
 * Reads a directory of entries once, after a store: removes the files of processes that died, and
 * lists the entries for eviction.
 *
 * Temporary files, leases, and hit counters without an entry are removed if they have not changed
 * for SR_SWEEP_SECONDS.
 */
#ifndef SR_CACHE_SWEEP_H
#define SR_CACHE_SWEEP_H

#include <stdbool.h>
#include <stdint.h>

enum {
  SR_SWEEP_SECONDS = 3600
};

/* Called with the name of each entry. */
typedef void sr_sweep_visit(void *user, const char *name);

/*
 * `directory` is a descriptor, `now_seconds` the time of a file just created there. `visit` may be
 * NULL. Files that cannot be removed stay. False and errno: the directory could not be read to its
 * end.
 */
bool sr_sweep(int directory, int64_t now_seconds, sr_sweep_visit *visit, void *user);

#endif
