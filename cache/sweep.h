/*
 * A directory of entries read once, behind a store: what processes left that died goes, and the
 * entries are listed for whoever makes room.
 *
 * Left over are temporary files, leases, and hits that have no entry, when nobody has changed them
 * for so long that they belong to nobody any more.
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
 * `directory`: a descriptor; `now_seconds`: by the clock of its file system, of a file just made.
 * Without `visit` it only sweeps. What cannot be removed stays. False and errno: the directory
 * could not be read to its end.
 */
bool sr_sweep(int directory, int64_t now_seconds, sr_sweep_visit *visit, void *user);

#endif
