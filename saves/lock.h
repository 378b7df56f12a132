/*
 * The lock of a state directory: one job at a time writes there. Rank 0 of the job holds it.
 *
 * Two things make it. One is a lock of the system on the file DIR/spmdrun.lock (of the open file,
 * fcntl's F_OFD_SETLK), which ends with the process. It holds among all processes of a machine,
 * and among machines on file systems that say so (NFS 4, Lustre mounted with flock, GPFS). The
 * other is a record in the file: host, process and batch job of the owner, and a count that the
 * owner raises every few seconds, its heartbeat. A record of a process of this machine that has
 * died counts for nothing. A record of another machine is watched for some heartbeats: if the
 * count rises, the owner lives; if not, it is dead and the lock is taken over. Clocks of machines
 * are not compared. An owner that stood still for longer finds another's record, and saves no more.
 */
#ifndef SR_SAVES_LOCK_H
#define SR_SAVES_LOCK_H

#include "base/status.h"

#define SR_STATE_LOCK_NAME "spmdrun.lock"

enum {
  SR_STATE_LOCK_BEAT_MS = 5000,
  /* A record of another machine whose count has not risen for so many beats is of a dead job. */
  SR_STATE_LOCK_BEATS = 4
};

typedef struct sr_state_lock sr_state_lock;

/* Takes the lock of the open state `directory`, called `path` in messages. May wait for
 * SR_STATE_LOCK_BEATS beats of `beat_ms`, and logs that. Errors: SR_ERR_INVALID (another job has
 * it, and the message names host, process and batch job; or this process has it already),
 * SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_state_lock_take(sr_ctx *ctx, const char *path, int directory, int64_t beat_ms,
                             sr_state_lock **out_lock);
/* False if another job has taken the lock over meanwhile. Any thread may call this. */
bool sr_state_lock_is_held(sr_state_lock *lock);
/* Gives the lock back and frees it; NULL is allowed. */
void sr_state_lock_release(sr_state_lock *lock);
/* Returns the random number of the owner's record: other ranks find it in the file, if they see the
 * same directory. */
uint64_t sr_state_lock_number(const sr_state_lock *lock);
/* True if the lock file in `directory` has the record with `number`. */
bool sr_state_lock_is_seen(int directory, uint64_t number);

#endif
