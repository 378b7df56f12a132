/*
 * Jobs that share a directory compile a program once: the one that compiles holds a lease on the
 * entry, and the others wait for it.
 *
 * A lease is the file DIGEST.lease beside the entry. Its text, "host:pid", is for people alone. Its
 * time of last change is the beat: the holder sets it each second in which its process has used a
 * processor. The file system puts the time on it, so the clocks of the hosts do not matter.
 *
 * - None:      the process that creates the file holds the lease. open(O_EXCL) has one winner.
 * - Held:      others wait, however long the compile takes.
 * - Abandoned: it has not changed for SR_LEASE_PATIENCE_SECONDS, because the holder was killed or
 *              stopped, or hangs. One of those that wait renames a file of its own over it. The
 *              others wait for that one: the name is never free while a lease is taken over.
 * - Ended:     the holder has removed the file. If the entry is not there then, it was not kept,
 *              and those that waited compile at once instead of one after the other.
 *
 * A lease only saves time. In some rare races two processes hold it, and both compile. That is
 * harmless, because an entry is published by one rename.
 */
#ifndef SR_CACHE_LEASE_H
#define SR_CACHE_LEASE_H

#include <sys/stat.h>

#include "base/hash.h"
#include "base/status.h"
#include "cache/trust.h"

/* The name of a lease is the digest of its entry and this suffix. */
#define SR_LEASE_SUFFIX ".lease"

enum {
  SR_LEASE_BEAT_SECONDS = 1,
  SR_LEASE_PATIENCE_SECONDS = 3, /* a few beats, because one may be late */
  SR_LEASE_HOLDER_BYTES = 100,
};

/* Where leases are kept. */
typedef struct sr_lease_place {
  int directory; /* descriptor; stays open while a lease in it is held */
  sr_sharers sharers;
} sr_lease_place;

/* The observations of a process that waits; zeroed at first. */
typedef struct sr_lease_watch {
  double first, looked;    /* times of the first and last look, by a monotonic clock */
  double quiet;            /* for how many seconds the lease has not changed */
  ino_t file;              /* the lease's inode at the last look; 0: none was seen so far */
  struct timespec changed; /* the lease's time of last change */
  char holder[SR_LEASE_HOLDER_BYTES]; /* "node7:4711" or "another process" */
} sr_lease_watch;

/* A lease that this process holds. A thread sets its beat. */
typedef struct sr_lease sr_lease;

typedef enum sr_lease_result {
  SR_LEASE_TAKEN,
  SR_LEASE_HELD,  /* another process, which `watch` names, holds it */
  SR_LEASE_ENDED, /* the process that this one waited for has given it up */
  SR_LEASE_NONE,  /* no lease can be made in this directory; the context says why */
} sr_lease_result;

/*
 * Takes the lease on the entry of `key` unless another process holds it. An abandoned lease is
 * taken over, and that is logged. Does not wait for the holder: to wait, call it again several
 * times a second with the same `watch`. *out_lease is the caller's to release.
 */
sr_lease_result sr_lease_try(sr_ctx *ctx, sr_lease_place place, const sr_digest *key,
                             sr_lease_watch *watch, sr_lease **out_lease);

/* Ends the lease. If another process has taken it over, the lease of that process stays. NULL is
 * allowed. */
void sr_lease_release(sr_lease *lease);

#endif
