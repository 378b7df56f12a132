/*
 * Who compiles what, so that jobs that share a directory compile a program once: a file beside the
 * entry says that a process makes it. It needs no locks of the file system and no common clock: a
 * lease is taken by link(2), which has one winner, its holder changes it every second, and who
 * waits measures by a clock of his own for how long it has not changed.
 *
 * A lease only saves time. Two holders at once, which a network file system may bring about, or a
 * holder that was stopped and goes on, make the same entry twice and harm nothing.
 */
#ifndef SR_CACHE_LEASE_H
#define SR_CACHE_LEASE_H

#include "base/hash.h"
#include "base/status.h"
#include "cache/trust.h"

/* Behind the digest of a key: the name of a lease. */
#define SR_LEASE_SUFFIX ".lease"

enum {
  SR_LEASE_BEAT_SECONDS = 1,  /* the holder changes its lease so often */
  SR_LEASE_STALE_SECONDS = 5, /* a lease that has not changed for so long has no holder */
  SR_LEASE_TEXT_BYTES = 512,
};

/* Where leases are. */
typedef struct sr_lease_place {
  int directory; /* descriptor; stays open while a lease of it is held */
  sr_sharers sharers;
} sr_lease_place;

/* What a lease file says. */
typedef struct sr_lease_text {
  char bytes[SR_LEASE_TEXT_BYTES]; /* NUL-terminated */
  size_t count;
} sr_lease_text;

enum {
  SR_LEASE_NONCE_BYTES = 64
};

/* What a waiter has seen so far; zeroed at first. */
typedef struct sr_lease_watch {
  sr_lease_text last;
  double first, looked; /* when, by this process's monotonic clock */
  double quiet;         /* for how many seconds it has not changed */
  double held; /* for how many seconds he has been at it whose lease was seen to change; else 0 */
  char awaited[SR_LEASE_NONCE_BYTES]; /* the taking that is waited for; "": none */
  bool is_gone;                       /* its lease was not there at the last look */
} sr_lease_watch;

/* A lease that this process holds. A thread of its own keeps it alive. */
typedef struct sr_lease sr_lease;

typedef enum sr_lease_result {
  SR_LEASE_TAKEN,
  SR_LEASE_HELD,  /* another makes it; `watch` knows who */
  SR_LEASE_ENDED, /* whom this process waited for ended, alive, without leaving the entry */
  SR_LEASE_NONE,  /* there can be none here; the context says why */
} sr_lease_result;

/*
 * Takes the lease on the entry of `key`, unless somebody holds it. That of a process that has died
 * is taken over: at once where it can be asked after, else when it has not changed for
 * SR_LEASE_STALE_SECONDS. Does not wait: call it again, some times in a second, with the same
 * `watch`. *out_lease is the caller's to release.
 */
sr_lease_result sr_lease_try(sr_ctx *ctx, sr_lease_place place, const sr_digest *key,
                             sr_lease_watch *watch, sr_lease **out_lease);

/*
 * To be called by who took a lease, has looked for the entry then and not found it: tells those who
 * waited for an earlier holder that there is nothing to wait for (SR_LEASE_ENDED): that one's entry
 * was not kept, and this one's may not be either.
 */
void sr_lease_begin(sr_lease *lease);

/* Gives the lease up; one that was taken over meanwhile stays as it is. NULL is allowed. */
void sr_lease_release(sr_lease *lease);

enum {
  SR_LEASE_HOLDER_BYTES = 160
};
/* Who holds what `watch` saw last: "node7:4711, which has been at it for 3 s". */
void sr_lease_holder(const sr_lease_watch *watch, char out_holder[SR_LEASE_HOLDER_BYTES]);

#endif
