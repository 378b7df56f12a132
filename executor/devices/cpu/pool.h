/*
 * The threads of a device: one that leads (it runs the plan) and workers that take parts of a
 * kernel. They live as long as the device. Giving out work neither locks nor allocates.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_POOL_H
#define SR_EXECUTOR_DEVICES_CPU_POOL_H

#include "base/status.h"

typedef struct sr_pool sr_pool;

/*
 * `count` threads, the leader among them. processors[i]: what thread i is pinned to; NULL: none is
 * pinned. `name` is what tools show for the threads, at most 10 characters. Errors: SR_ERR_NOMEM.
 */
sr_status sr_pool_create(sr_ctx *ctx, int32_t count, const int32_t *processors, const char *name,
                         sr_pool **out_pool);
/* Waits for the threads to end. Nothing may be running. NULL is fine. */
void sr_pool_destroy(sr_pool *pool);
int32_t sr_pool_count(const sr_pool *pool);

/* Lets the leader run lead(user). One at a time. */
void sr_pool_start(sr_pool *pool, void (*lead)(void *user), void *user);
/* Waits, asleep, until the leader is done. */
void sr_pool_wait(sr_pool *pool);

/* Part `part` of `parts` of some work. */
typedef void sr_pool_work(const void *user, int32_t part, int32_t parts);
/*
 * Called by the leader: runs work(user, 0..parts-1, parts), each part on a thread of its own, and
 * returns when all are done. Part i always runs on thread i, so that data stay near their core. 1
 * <= parts <= count.
 */
void sr_pool_split(sr_pool *pool, int32_t parts, sr_pool_work *work, const void *user);

#endif
