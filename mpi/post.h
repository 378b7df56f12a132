/*
 * The post: messages from any thread of a rank to any rank, in no order that ranks agree on. A
 * thread of its own receives them. Private to mpi/.
 */
#ifndef SR_MPI_POST_H
#define SR_MPI_POST_H

#include "mpi/world.h"

typedef struct sr_post sr_post;

/* Memory for a message of `bytes` bytes; NULL: there is none. */
void *sr_post_allocate(size_t bytes);
/* NULL is allowed. */
void sr_post_free(void *data);

/* Receives a message of rank `from`, in the thread of the post. `data` is the handler's, which
 * calls sr_post_free. NULL: the rank has left, and sends nothing more. Messages from one rank come
 * in the order in which they were sent. */
typedef void sr_post_handler(void *user, int32_t from, void *data, size_t bytes);

/* Collective, for a job of several ranks. `handler` is called from now on. Errors: SR_ERR_NOMEM,
 * SR_ERR_PEER. */
sr_status sr_post_open(sr_ctx *ctx, sr_world *world, sr_post_handler *handler, void *user,
                       sr_post **out_post);
/* Collective: says that this rank leaves, and waits until all have. */
void sr_post_leave(sr_post *post);
/* Collective: sr_post_leave, and frees the memory. NULL is allowed. */
void sr_post_close(sr_post *post);

/* Sends `bytes` bytes, at least 1 and at most INT_MAX, to rank `to`, which may be this one: then
 * the handler is called before the function returns. Does not wait. Takes `data`, which is from
 * sr_post_allocate. Any thread may call this function, also the handler. */
void sr_post_send(sr_post *post, int32_t to, void *data, size_t bytes);
/* A thread begins, or ends, to wait for a message: while one waits, the post looks more often. */
void sr_post_expect(sr_post *post, bool begins);

#endif
