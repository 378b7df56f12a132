/*
 * The post looks for messages by MPI_Iprobe. While a thread of this rank waits for one it backs off
 * as all waits do (backoff.h), to at most 1 ms. Otherwise it looks every IDLE_MS, which costs
 * nothing that can be measured: an answer that nobody asked this rank for can wait that long.
 */
#include "mpi/post.h"

#include <limits.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/thread.h"
#include "mpi/world_private.h"

enum {
  POST_TAG = 0,
  IDLE_MS = 10
};

/* A message; its data follows. While it is sent, it is in a list. */
typedef struct letter {
  struct letter *next;
  MPI_Request request;
  _Alignas(16) uint8_t data[];
} letter;

struct sr_post {
  sr_world *world;
  const sr_log *log;
  MPI_Comm comm;
  sr_post_handler *handler;
  void *user;
  pthread_t thread;

  pthread_mutex_t lock;
  pthread_cond_t wakes; /* the thread, when one of the following changes */
  letter *sending;
  int32_t waiting; /* threads that wait for a message */
  int32_t present; /* other ranks that have not left */
  bool closing;
};

/* ---- sending --------------------------------------------------------------------------------- */

void *sr_post_allocate(size_t bytes) {
  letter *item = malloc(sizeof *item + bytes);
  return item ? item->data : NULL;
}

static letter *letter_of(void *data) {
  return (letter *)(void *)((uint8_t *)data - offsetof(letter, data));
}

void sr_post_free(void *data) {
  if (data)
    free(letter_of(data));
}

/* If MPI fails, it also fails in the thread, which ends the job. */
static void send(sr_post *post, int32_t to, letter *item, size_t bytes) {
  SR_ASSERT(bytes <= INT_MAX);
  pthread_mutex_lock(&post->lock); /* also keeps the order of messages */
  sr_mpi_lock();
  if (MPI_Isend(item->data, (int)bytes, MPI_BYTE, to, POST_TAG, post->comm, &item->request) !=
      MPI_SUCCESS)
    item->request = MPI_REQUEST_NULL;
  sr_mpi_unlock();
  item->next = post->sending;
  post->sending = item;
  pthread_cond_signal(&post->wakes);
  pthread_mutex_unlock(&post->lock);
}

void sr_post_send(sr_post *post, int32_t to, void *data, size_t bytes) {
  if (to == post->world->rank)
    post->handler(post->user, to, data, bytes);
  else
    send(post, to, letter_of(data), bytes);
}

/* An empty message needs no memory, and MPI sends it at once. */
static void send_farewell(sr_post *post, int32_t to) {
  MPI_Request request = MPI_REQUEST_NULL;
  sr_mpi_lock();
  if (MPI_Isend(NULL, 0, MPI_BYTE, to, POST_TAG, post->comm, &request) == MPI_SUCCESS)
    MPI_Request_free(&request);
  sr_mpi_unlock();
}

/* Frees the messages that have been sent. Returns true if there were any. */
static bool finish_sends(sr_post *post) {
  bool found = false;
  pthread_mutex_lock(&post->lock);
  for (letter **at = &post->sending; *at;) {
    letter *item = *at;
    bool done = false;
    sr_mpi_lock();
    const int code = sr_mpi_test(1, &item->request, &done);
    sr_mpi_unlock();
    if (code == MPI_SUCCESS && !done) {
      at = &item->next;
      continue;
    }
    found = true;
    *at = item->next;
    free(item);
  }
  pthread_mutex_unlock(&post->lock);
  return found;
}

void sr_post_expect(sr_post *post, bool begins) {
  pthread_mutex_lock(&post->lock);
  post->waiting += begins ? 1 : -1;
  pthread_cond_signal(&post->wakes);
  pthread_mutex_unlock(&post->lock);
}

/* ---- receiving ------------------------------------------------------------------------------- */

/* Receives `bytes` bytes of rank `from`, and hands them on. */
static sr_status receive(sr_ctx *ctx, sr_post *post, int32_t from, int bytes) {
  void *data = bytes > 0 ? sr_post_allocate((size_t)bytes) : NULL;
  if (bytes > 0 && !data)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a message of %d bytes of rank %d", bytes,
                   (int)from);
  MPI_Request request = MPI_REQUEST_NULL;
  sr_mpi_lock();
  const int code = MPI_Irecv(data, bytes, MPI_BYTE, from, POST_TAG, post->comm, &request);
  sr_mpi_unlock();
  sr_status status = sr_mpi_check(ctx, code, "MPI_Irecv");
  if (status == SR_OK)
    status = sr_mpi_wait(ctx, NULL, from, 1, &request, "MPI_Irecv");
  if (status != SR_OK) {
    sr_post_free(data);
    return status;
  }
  if (!data) {
    pthread_mutex_lock(&post->lock);
    post->present--;
    pthread_mutex_unlock(&post->lock);
  }
  post->handler(post->user, from, data, (size_t)bytes);
  return SR_OK;
}

/* Receives the next message, if there is one. */
static sr_status receive_next(sr_ctx *ctx, sr_post *post, bool *out_found) {
  int found = 0, bytes = 0;
  MPI_Status status;
  sr_mpi_lock();
  int code = MPI_Iprobe(MPI_ANY_SOURCE, POST_TAG, post->comm, &found, &status);
  if (code == MPI_SUCCESS && found)
    code = MPI_Get_count(&status, MPI_BYTE, &bytes);
  sr_mpi_unlock();
  *out_found = code == MPI_SUCCESS && found;
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Iprobe"));
  return found ? receive(ctx, post, status.MPI_SOURCE, bytes) : SR_OK;
}

/* Sleeps for a while, and less if a thread of this rank waits. Returns false when the post is
 * closed: all ranks have left, and all messages are sent. */
static bool rest(sr_post *post, sr_backoff *backoff) {
  pthread_mutex_lock(&post->lock);
  const bool over = post->closing && !post->sending && post->present == 0;
  const bool waiting = post->waiting > 0 || post->sending;
  if (!over && !waiting) {
    sr_thread_wait(&post->wakes, &post->lock, IDLE_MS);
    *backoff = sr_backoff_start(0);
  }
  pthread_mutex_unlock(&post->lock);
  if (waiting)
    sr_backoff_step(backoff);
  return !over;
}

static void *serve(void *user) {
  sr_post *post = user;
  sr_ctx ctx = {.log = post->log};
  sr_backoff backoff = sr_backoff_start(0);
  do {
    bool found = true;
    while (found)
      if (receive_next(&ctx, post, &found) != SR_OK) {
        sr_log_line(&ctx, SR_LOG_MPI, SR_LOG_ERROR, "%s: the job is ended", ctx.message);
        sr_world_abort(post->world, 1);
      }
    if (finish_sends(post))
      backoff = sr_backoff_start(0);
  } while (rest(post, &backoff));
  return NULL;
}

/* ---- life ------------------------------------------------------------------------------------ */

/* Makes post->comm. All ranks call this function together. */
static sr_status make_comm(sr_ctx *ctx, sr_post *post) {
  MPI_Request request = MPI_REQUEST_NULL;
  sr_mpi_lock();
  int code = MPI_Comm_idup(post->world->all, &post->comm, &request);
  sr_mpi_unlock();
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Comm_idup"));
  SR_TRY(sr_mpi_wait(ctx, post->world->patience, SR_ANY_RANK, 1, &request, "MPI_Comm_idup"));
  sr_mpi_lock();
  MPI_Comm_set_errhandler(post->comm, MPI_ERRORS_RETURN);
  sr_mpi_unlock();
  return SR_OK;
}

static void post_free(sr_post *post) {
  if (post->comm != MPI_COMM_NULL) {
    sr_mpi_lock();
    MPI_Comm_free(&post->comm);
    sr_mpi_unlock();
  }
  pthread_cond_destroy(&post->wakes);
  pthread_mutex_destroy(&post->lock);
  free(post);
}

/* Ends the thread: when all ranks have left or, if the post could not be opened, at once. */
static void stop(sr_post *post, bool at_once) {
  pthread_mutex_lock(&post->lock);
  post->closing = true;
  post->present = at_once ? 0 : post->present;
  pthread_cond_signal(&post->wakes);
  pthread_mutex_unlock(&post->lock);
  pthread_join(post->thread, NULL);
}

static sr_post *make(const sr_ctx *ctx, sr_world *world, sr_post_handler *handler, void *user) {
  sr_post *post = calloc(1, sizeof *post);
  if (!post)
    return NULL;
  *post = (sr_post){.world = world,
                    .log = ctx->log,
                    .comm = MPI_COMM_NULL,
                    .present = sr_world_size(world) - 1,
                    .handler = handler,
                    .user = user};
  pthread_mutex_init(&post->lock, NULL);
  pthread_cond_init(&post->wakes, NULL);
  return post;
}

sr_status sr_post_open(sr_ctx *ctx, sr_world *world, sr_post_handler *handler, void *user,
                       sr_post **out_post) {
  sr_post *post = make(ctx, world, handler, user);
  *out_post = post; /* the handler sends answers as soon as there is a thread */
  sr_status status = post ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no memory for messages");
  status = sr_world_agree(ctx, world, status);
  if (status == SR_OK)
    status = sr_world_agree(ctx, world, make_comm(ctx, post));
  bool serves = false;
  if (status == SR_OK) {
    serves = sr_thread_start(&post->thread, "spmdrun post", serve, post) == 0;
    status = sr_world_agree(
        ctx, world,
        serves ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "no thread for messages can start"));
  }
  if (status == SR_OK)
    return SR_OK;
  if (serves)
    stop(post, true);
  if (post)
    post_free(post);
  *out_post = NULL;
  return status;
}

void sr_post_leave(sr_post *post) {
  for (int32_t rank = 0; rank < sr_world_size(post->world); rank++)
    if (rank != post->world->rank)
      send_farewell(post, rank);
  stop(post, false);
}

void sr_post_close(sr_post *post) {
  if (!post)
    return;
  sr_post_leave(post);
  post_free(post);
}
