/*
 * Jobs that share a directory compile a program only once. The process that compiles holds a lease
 * on the entry, and the other processes wait for it.
 *
 * A lease is the file DIGEST.lease beside the entry. Its text, "host:pid", is only for people to
 * read. Its modification time is the beat: once a second the holder sets it to now, provided that
 * its process has used processor time since the last beat. The file system sets the time, so the
 * clocks of the hosts do not matter.
 *
 * A lease is in one of these states:
 * - None:      there is no file. The process that creates it holds the lease. open(O_EXCL) lets
 *              only one process succeed.
 * - Held:      the other processes wait, however long the compilation takes.
 * - Abandoned: the file has not changed for SR_LEASE_PATIENCE_SECONDS, because the holder was
 *              killed or stopped, or hangs. One waiting process renames a file of its own over it
 *              and becomes the holder. The file is never missing meanwhile, so the others go on
 *              waiting.
 * - Ended:     the holder has removed the file. If the entry is missing then, it was not stored.
 *              All waiting processes then compile at once, instead of one after the other.
 *
 * A lease only saves time. In some rare races two processes hold it, and both compile. That does no
 * harm, because an entry is published by a single rename.
 */
#ifndef SR_CACHE_LEASE_H
#define SR_CACHE_LEASE_H

#include <sys/stat.h>

#include "base/hash.h"
#include "base/status.h"
#include "cache/trust.h"

/* The file of a lease is called DIGEST.lease, after the entry DIGEST.entry. */
#define SR_LEASE_SUFFIX ".lease"

enum {
  SR_LEASE_BEAT_SECONDS = 1,
  SR_LEASE_PATIENCE_SECONDS = 3, /* a few beats, because a beat may come late */
  SR_LEASE_HOLDER_BYTES = 100,
};

/* The directory that keeps the leases. */
typedef struct sr_lease_place {
  int directory; /* descriptor; must stay open while a lease in it is held */
  sr_sharers sharers;
} sr_lease_place;

/* What a waiting process has seen of a lease so far. Zeroed before the first look. */
typedef struct sr_lease_watch {
  double first, looked;    /* monotonic times of the first and the last look, in seconds */
  double quiet;            /* seconds for which the lease has not changed */
  ino_t file;              /* inode of the lease at the last look; 0: no lease seen so far */
  struct timespec changed; /* modification time of the lease at the last look */
  char holder[SR_LEASE_HOLDER_BYTES]; /* "node7:4711", or "another process" if unknown */
} sr_lease_watch;

/* A lease that this process holds. A thread keeps its beat (see above). */
typedef struct sr_lease sr_lease;

typedef enum sr_lease_result {
  SR_LEASE_TAKEN,
  SR_LEASE_HELD,  /* another process holds the lease: watch->holder */
  SR_LEASE_ENDED, /* the holder that this process waited for has released the lease */
  SR_LEASE_NONE,  /* no lease can be made in the directory; the message says why */
} sr_lease_result;

/* Takes the lease on the entry with the digest `key`, unless another process holds it. Never waits:
 * to wait for the lease, call this function several times a second with the same `watch`. An
 * abandoned lease is taken over, which is logged. The caller releases *out_lease. */
sr_lease_result sr_lease_try(sr_ctx *ctx, sr_lease_place place, const sr_digest *key,
                             sr_lease_watch *watch, sr_lease **out_lease);

/* Ends the lease; NULL is allowed. If another process has taken the lease over, that process keeps
 * it. */
void sr_lease_release(sr_lease *lease);

#endif
