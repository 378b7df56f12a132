/*
 * Waits for other ranks, and log lines about long waits. Private to mpi/.
 *
 * A wait backs off as in backoff.h. After 10 s, again each time the wait has doubled, and at least
 * every minute, one rank of the job logs which rank it waits for. If the job has a deadline, that
 * rank ends the job when its wait reaches the deadline. MPI does not say which rank a wait needs,
 * so the rank asks all others which rank they wait for. A rank can answer only while it waits
 * itself. One that does not answer is busy or has stopped.
 */
#ifndef SR_MPI_PATIENCE_H
#define SR_MPI_PATIENCE_H

#include "base/status.h"
#include "mpi/backoff.h"
#include "mpi/world.h"

typedef struct sr_patience sr_patience;

enum {
  SR_ANY_RANK = -1 /* value of `peer`: the wait is not for one known rank */
};

/* When long waits are told, here and in rendezvous.c. */
enum {
  SR_TOLD_FIRST_S = 10, /* how long a wait is before the first line */
  SR_TOLD_MOST_S = 60,  /* most time between two lines */
  SR_ANSWER_MS = 500,   /* time that other ranks get to answer */
};

/* One wait of one thread. */
typedef struct sr_wait {
  sr_patience *patience; /* NULL: this wait is never logged */
  const char *place;     /* of the step that waits, for the log; NULL: it is not known */
  sr_backoff backoff;
  int64_t seen_ns;   /* time at which the last step ended; 0 until the first sleep */
  int64_t waited_ns; /* time since the first sleep, where one step counts for at most
                        SR_PATIENCE_STEP_NS */
  int64_t look_ns;   /* the value of waited_ns at which sr_patience_look is due */
  int64_t logged_ns; /* the value of waited_ns at the last log line; 0: none yet */
} sr_wait;

enum {
  SR_PATIENCE_LOOK_NS = 20000000,   /* time between two calls of sr_patience_look */
  SR_PATIENCE_STEP_NS = 1000000000, /* most that one step adds to waited_ns: a process that was
                                       stopped has not waited */
};

/* Not collective. Makes world->patience, the state of this rank's waits. `log` may be NULL and
 * outlives the world. `deadline` is in seconds; 0 means none. After a failure world->patience may
 * be half-built; sr_patience_destroy accepts it. Errors: SR_ERR_NOMEM. */
sr_status sr_patience_create(sr_ctx *ctx, sr_world *world, const sr_log *log, double deadline);
/* Collective over world->all; blocks. Makes the communicator by which ranks ask each other. */
sr_status sr_patience_join(sr_ctx *ctx, sr_patience *patience);
/* Collective over world->all if sr_patience_join has succeeded: waits for all ranks. Meanwhile it
 * does not keep the MPI lock. No wait may look afterwards. `patience` may be NULL. */
void sr_patience_leave(sr_patience *patience);
/* sr_patience_leave, unless that was called, and frees the memory. */
void sr_patience_destroy(sr_patience *patience);

/* Answers the questions of other ranks. When a log line is due, asks the other ranks and logs the
 * line. At the deadline, ends the job. `peer` is the rank waited for, or SR_ANY_RANK. */
void sr_patience_look(sr_wait *wait, int32_t peer);
/* Ends a wait that has called sr_patience_look. `wait` may be freed afterwards. */
void sr_patience_forget(const sr_wait *wait);

static inline sr_wait sr_wait_start(sr_patience *patience, uint32_t spins) {
  return (sr_wait){
      .patience = patience, .backoff = sr_backoff_start(spins), .look_ns = SR_PATIENCE_LOOK_NS};
}

/* Counts the time that the thread has slept. */
static inline void sr_wait_slept(sr_wait *wait) {
  int64_t now = sr_backoff_now_ns(), step = now - wait->seen_ns;
  if (wait->seen_ns != 0)
    wait->waited_ns += step < SR_PATIENCE_STEP_NS ? step : SR_PATIENCE_STEP_NS;
  wait->seen_ns = now;
}

/* Waits for one step of the back-off. Returns true if the thread slept. */
static inline bool sr_wait_step(sr_wait *wait) {
  if (!sr_backoff_step(&wait->backoff))
    return false;
  sr_wait_slept(wait);
  return true;
}

/* True if sr_patience_look is due. Call it after a step that slept. */
static inline bool sr_wait_is_long(const sr_wait *wait) {
  return wait->patience && wait->waited_ns >= wait->look_ns;
}

static inline void sr_wait_end(const sr_wait *wait) {
  if (wait->look_ns > SR_PATIENCE_LOOK_NS)
    sr_patience_forget(wait);
}

#endif
