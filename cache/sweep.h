/*
 * Reads a cache directory once, after an entry was stored in it. Removes files that processes left
 * when they died, and lists the entries for eviction.
 *
 * Three kinds of files are removed if they have not changed for SR_SWEEP_SECONDS: temporary files,
 * leases, and hit counters whose entry is gone.
 */
#ifndef SR_CACHE_SWEEP_H
#define SR_CACHE_SWEEP_H

#include <stdbool.h>
#include <stdint.h>

enum {
  SR_SWEEP_SECONDS = 3600
};

/* Called with the file name of each entry. */
typedef void sr_sweep_visit(void *user, const char *name);

/* `directory` is a descriptor. `now_seconds` is the time of a file that was just created in the
 * directory. `visit` is called for each entry and may be NULL. A file that cannot be removed stays.
 * Returns false with errno set if the directory could not be read to its end. */
bool sr_sweep(int directory, int64_t now_seconds, sr_sweep_visit *visit, void *user);

#endif
