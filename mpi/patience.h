/*
 * Waits for other ranks, and what is said of those that take long. Private to mpi/.
 *
 * A wait backs off as in backoff.h. After 10 s, and again whenever it has doubled, one rank of the
 * job logs for which rank it waits; at the deadline, if the job has one, it ends the job. A wait of
 * MPI does not tell which rank is missing, so the rank asks all the others for whom they wait. A
 * rank answers while it waits itself; one that does not answer is busy or stands still.
 */
#ifndef SR_MPI_PATIENCE_H
#define SR_MPI_PATIENCE_H

#include "base/status.h"
#include "mpi/backoff.h"
#include "mpi/world.h"

typedef struct sr_patience sr_patience;

enum {
  SR_ANY_RANK = -1 /* as the rank waited for: any that has not come yet */
};

/* One wait of one thread. */
typedef struct sr_wait {
  sr_patience *patience; /* NULL: this wait is never logged */
  sr_backoff backoff;
  int64_t seen_ns;   /* when the last step ended; 0 before the first sleep */
  int64_t waited_ns; /* since the first sleep; of each step, SR_PATIENCE_STEP_NS at most */
  int64_t look_ns;   /* of waited_ns: when to look for questions next */
  int64_t logged_ns; /* of waited_ns: when a line was logged last */
} sr_wait;

enum {
  SR_PATIENCE_LOOK_NS = 20000000,   /* from one look for questions to the next */
  SR_PATIENCE_STEP_NS = 1000000000, /* what one step of a wait counts for at most */
};

/*
 * Not collective. `log` may be NULL and outlives the world. `deadline`: seconds, 0 for none. Sets
 * world->patience, which may be half-built after a failure. Errors: SR_ERR_NOMEM.
 */
sr_status sr_patience_create(sr_ctx *ctx, sr_world *world, const sr_log *log, double deadline);
/* Collective over world->all, and blocking: from now on ranks can ask each other. */
sr_status sr_patience_join(sr_ctx *ctx, sr_patience *patience);
/*
 * Collective over world->all once the ranks have joined: waits until all of them are here, taking
 * the lock of MPI step by step. NULL is fine.
 */
void sr_patience_destroy(sr_patience *patience);

/* Answers questions, asks, logs, and at the deadline ends the job. `peer`: the rank that is waited
 * for, or SR_ANY_RANK. */
void sr_patience_look(sr_wait *wait, int32_t peer);
/* The wait was looked at and is over. */
void sr_patience_forget(const sr_wait *wait);

static inline sr_wait sr_wait_start(sr_patience *patience, uint32_t spins) {
  return (sr_wait){
      .patience = patience, .backoff = sr_backoff_start(spins), .look_ns = SR_PATIENCE_LOOK_NS};
}

/* One step of waiting. True if it slept, as sr_backoff_step. */
static inline bool sr_wait_step(sr_wait *wait) {
  if (!sr_backoff_step(&wait->backoff))
    return false;
  int64_t now = sr_backoff_now_ns(), step = now - wait->seen_ns;
  if (wait->seen_ns != 0)
    wait->waited_ns += step < SR_PATIENCE_STEP_NS ? step : SR_PATIENCE_STEP_NS;
  wait->seen_ns = now;
  return true;
}

/* After a step that slept: whether sr_patience_look is due. */
static inline bool sr_wait_is_long(const sr_wait *wait) {
  return wait->patience && wait->waited_ns >= wait->look_ns;
}

static inline void sr_wait_end(const sr_wait *wait) {
  if (wait->look_ns > SR_PATIENCE_LOOK_NS)
    sr_patience_forget(wait);
}

#endif
