/* The threads of a device: a leader, which runs the plan, and workers, which run parts of a kernel.
 * They live as long as the device. Giving work to them neither locks nor allocates. */
#ifndef SR_EXECUTOR_DEVICES_CPU_POOL_H
#define SR_EXECUTOR_DEVICES_CPU_POOL_H

#include "base/status.h"

typedef struct sr_pool sr_pool;

/*
 * Starts `count` threads, including the leader. Thread i is pinned to processors[i]; NULL: no
 * thread is pinned. `name` is the threads' name in system tools, at most 10 characters. Errors:
 * SR_ERR_NOMEM.
 */
sr_status sr_pool_create(sr_ctx *ctx, int32_t count, const int32_t *processors, const char *name,
                         sr_pool **out_pool);
/* Waits until the threads have ended. No work may be running. NULL is fine. */
void sr_pool_destroy(sr_pool *pool);
int32_t sr_pool_count(const sr_pool *pool);

/* Makes the leader run lead(user) and returns. sr_pool_wait must follow before the next start. */
void sr_pool_start(sr_pool *pool, void (*lead)(void *user), void *user);
/* Sleeps until the leader has run the function given to sr_pool_start. */
void sr_pool_wait(sr_pool *pool);

/* Does part number `part` of work that is divided into `parts` parts. */
typedef void sr_pool_work(const void *user, int32_t part, int32_t parts);
/*
 * Called by the leader: runs work(user, 0..parts-1, parts), each part on a thread of its own, and
 * returns when all parts are done. Part i always runs on thread i, so that its data stay near its
 * core. 1 <= parts <= count.
 */
void sr_pool_split(sr_pool *pool, int32_t parts, sr_pool_work *work, const void *user);

#endif
