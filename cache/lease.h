/*
 * Who compiles what, so that jobs that share a directory compile a program once: a directory beside
 * the entry, with a file in it, says that a process makes it. It needs no locks of the file system
 * and no common clock: a lease is taken by rename(2) of a directory, which has one winner, and is
 * ended by taking the file out of that very directory, so no lease is taken away but the one that
 * was looked at. Its holder changes the file every second. For how long somebody waits for it
 * follows from what he sees, by these rules.
 *
 * - With each change the holder says for how long he has worked since he took it: the time in which
 *   he ran, or was ready to run and waited for a processor (effort.h). Who waits has patience for
 *   SR_LEASE_GRACE_SECONDS and for one and a half times that, of what was added while he waited. So
 *   a holder that works for more than two thirds of the time is waited for however long it takes,
 *   on a busy machine, too: what is left is no more than one's own compile would be there. One that
 *   is stopped, sleeps or hangs is given up soon after the grace.
 * - A lease has no holder when the process is known to be dead, or when it has not changed for
 *   SR_LEASE_STALE_SECONDS: when it is first seen, by the time that the file system puts on a file
 *   made just then; and from then on by the waiter's own clock.
 * - What has no holder, or one that is too slow, is taken over, by one of those who wait. The
 *   others wait for that one, who is judged by his own work alone. Who has waited for longer in all
 *   than two graces and one and a half times what all his holders worked makes it beside whoever
 *   holds it then, and takes it away from nobody.
 * - A file that says nothing, being empty, garbled, a link, a pipe or not to be trusted, is judged
 *   by its time alone, and taken away like any other. It is never followed. So is what stands in
 *   the place of the directory.
 *
 * A lease only saves time. Two who make it at once, as when a holder that was stopped goes on
 * behind the one that took it over, make the same entry twice and harm nothing.
 */
#ifndef SR_CACHE_LEASE_H
#define SR_CACHE_LEASE_H

#include "base/hash.h"
#include "base/status.h"
#include "cache/lease_text.h"
#include "cache/trust.h"

/* Behind the digest of a key: the name of a lease; and of the file in it. */
#define SR_LEASE_SUFFIX ".lease"
#define SR_LEASE_FILE   "holder"

enum {
  SR_LEASE_BEAT_SECONDS = 1,  /* the holder changes its lease so often */
  SR_LEASE_STALE_SECONDS = 5, /* a lease that has not changed for so long has no holder */
  SR_LEASE_GRACE_SECONDS = 2, /* longer than until the first change is seen */
};

/* Where leases are. */
typedef struct sr_lease_place {
  int directory; /* descriptor; stays open while a lease of it is held */
  sr_sharers sharers;
} sr_lease_place;

/* A time for which this process has seen somebody hold a lease, and his work meanwhile; seconds. */
typedef struct sr_lease_spell {
  double waited, worked;
} sr_lease_spell;

/* What a waiter has seen so far; zeroed at first. */
typedef struct sr_lease_watch {
  sr_lease_text last;
  double first, looked;               /* when, by this process's monotonic clock */
  double quiet;                       /* for how many seconds the lease has not changed */
  sr_lease_spell holder, all;         /* while the present holder was seen; while any was */
  unsigned work;                      /* what the holder's is now, as he counts it */
  char awaited[SR_LEASE_NONCE_BYTES]; /* the taking that is waited for; "": none */
  bool is_gone;                       /* its lease was not there at the last look */
  bool has_last;                      /* a lease was seen */
} sr_lease_watch;

/* A lease that this process holds. A thread of its own keeps it alive. */
typedef struct sr_lease sr_lease;

typedef enum sr_lease_result {
  SR_LEASE_TAKEN,
  SR_LEASE_HELD,   /* another makes it; `watch` knows who */
  SR_LEASE_ENDED,  /* whom this process waited for ended, alive, without leaving the entry */
  SR_LEASE_ENOUGH, /* held by one who gets on, but this process has waited for long enough */
  SR_LEASE_NONE,   /* there can be none here; the context says why */
} sr_lease_result;

/*
 * Takes the lease on the entry of `key`, unless somebody holds it; over from one who has died, or
 * who is too slow by the rules above, which is logged. Does not wait: call it again, some times in
 * a second, with the same `watch`. *out_lease is the caller's to release.
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
