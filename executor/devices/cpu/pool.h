/* The threads of a device. The leader runs the plan; the workers run parts of a kernel. All live as
 * long as the device. Another thread may take the leader's place, which saves waking it. Giving
 * them work takes no lock and allocates nothing. */
#ifndef SR_EXECUTOR_DEVICES_CPU_POOL_H
#define SR_EXECUTOR_DEVICES_CPU_POOL_H

#include "base/status.h"

typedef struct sr_pool sr_pool;

/* Starts `count` threads, one of which is the leader. Thread i is pinned to processors[i]; if
 * `processors` is NULL, no thread is pinned. System tools show `name`, at most 10 characters, and i
 * as the thread's name. Errors: SR_ERR_NOMEM. */
sr_status sr_pool_create(sr_ctx *ctx, int32_t count, const int32_t *processors, const char *name,
                         sr_pool **out_pool);
/* Ends the threads and waits for their end. No work may be running. NULL is allowed. */
void sr_pool_destroy(sr_pool *pool);
int32_t sr_pool_count(const sr_pool *pool);

/* Lets the leader call lead(user), and returns at once. sr_pool_wait must follow before the next
 * call. */
void sr_pool_start(sr_pool *pool, void (*lead)(void *user), void *user);
/* Sleeps until the leader has run the function given to sr_pool_start. */
void sr_pool_wait(sr_pool *pool);

/* Where a thread leads that is not the pool's own. */
typedef enum sr_pool_place {
  SR_POOL_HERE,  /* where it is */
  SR_POOL_MOVES, /* on the leader's processor, to which it moves if it may run there */
  SR_POOL_STAYS, /* the same, and it is kept there until the call returns: lead(user) calls workers,
                  * which are on the other processors, or waits for other devices */
} sr_pool_place;

/* Calls lead(user) in the calling thread, as the leader; no other thread may lead at the time.
 * Floats are computed with the default rounding, and with denormals. */
void sr_pool_lead(sr_pool *pool, sr_pool_place place, void (*lead)(void *user), void *user);
/* Moves the calling thread to the leader's processor for good. */
void sr_pool_settle(const sr_pool *pool);

/* A function that does part `part` of work that is divided into `parts` parts. */
typedef void sr_pool_work(const void *user, int32_t part, int32_t parts);
/* Called by the leader: runs work(user, i, parts) once for each i from 0 to parts - 1, and returns
 * when all are done. Part i runs on thread i, so that its data stay in the caches of that core,
 * unless the leader is ready before thread i has begun it: then the leader does it.
 * 1 <= parts <= sr_pool_count. */
void sr_pool_split(sr_pool *pool, int32_t parts, sr_pool_work *work, const void *user);

#endif
