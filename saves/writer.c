#include "saves/writer.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/thread.h"
#include "saves/folder.h"
#include "saves/put.h"

enum {
  /* How long rank 0 waits between two looks for markers, at first and at most. */
  LOOK_FIRST_MS = 5,
  LOOK_MOST_MS = 500
};

typedef enum verdict {
  UNDECIDED, /* ranks have not told each other yet */
  ALL_WRITTEN,
  BROKEN
} verdict;

struct sr_writer {
  sr_writer_options options;
  sr_save_job job;
  sr_arena *arena;
  char partial[SR_SAVE_PARTIAL_BYTES]; /* name of the hidden directory */
  unsigned long long attempts;         /* saves that were started */
  double started;

  pthread_t thread;
  bool running;
  pthread_mutex_t mutex; /* guards the fields below */
  pthread_cond_t change;
  bool ends;
  bool busy;    /* a save was started, and the thread has not finished it */
  bool written; /* the thread is done with this rank's chunks: `own` says how it went */
  sr_ctx own, commit;
  verdict verdict;
};

/* ---- rank 0: from parts to a save ------------------------------------------------------------ */

static void commit(sr_writer *w) {
  const sr_writer_options *o = &w->options;
  char name[SR_SAVE_NAME_BYTES];
  sr_ctx ctx = {.log = o->log};
  sr_status status = SR_OK;
  for (int i = 0; i < w->job.output_count && status == SR_OK; i++)
    status = sr_zarr_announce(&ctx, w->job.outputs[i].path, &w->job.outputs[i]);
  if (status == SR_OK)
    status = sr_save_finish(&ctx, o->path, o->directory, w->partial, o->level, w->job.manifest);
  if (status == SR_OK && !sr_state_lock_is_held(o->lock))
    status =
        sr_fail(&ctx, SR_ERR_IO,
                "%s: another job has taken the directory over while this one stood still", o->path);
  if (status == SR_OK)
    status = sr_save_publish(&ctx, o->path, o->directory, w->partial, w->job.step);
  sr_file_tree_remove(o->directory, w->partial); /* after a failure, or an old save of this name */
  if (status == SR_OK) {
    sr_state_prune(o->path, o->directory, w->job.step, o->keep, w->job.damaged,
                   w->job.damaged_count);
    sr_log_line(&ctx, SR_LOG_SAVES, SR_LOG_INFO, "%s/%s is whole after %.2f s", o->path,
                sr_save_name(w->job.step, name), sr_seconds_now() - w->started);
  }
  pthread_mutex_lock(&w->mutex);
  w->commit = ctx;
  pthread_mutex_unlock(&w->mutex);
}

/* Waits until all ranks have written, or some rank cannot. Returns true if all have. */
static bool await_ranks(sr_writer *w, bool own) {
  const sr_writer_options *o = &w->options;
  for (int64_t ms = LOOK_FIRST_MS;; ms = 2 * ms < LOOK_MOST_MS ? 2 * ms : LOOK_MOST_MS) {
    int32_t done = 0, failed = 0;
    sr_save_count_marks(o->directory, w->partial, &done, &failed);
    bool all = o->size == 1 || done + failed == o->size;
    pthread_mutex_lock(&w->mutex);
    if (!all && w->verdict == UNDECIDED)
      sr_thread_wait(&w->change, &w->mutex, ms);
    verdict said = w->verdict;
    pthread_mutex_unlock(&w->mutex);
    if (said != UNDECIDED)
      return said == ALL_WRITTEN;
    if (all)
      return own && failed == 0;
  }
}

/* ---- the thread ------------------------------------------------------------------------------ */

static void write_save(sr_writer *w, sr_zarr_encoder *encoder) {
  const sr_writer_options *o = &w->options;
  sr_ctx ctx = {.log = o->log};
  if (o->rank == 0)
    sr_state_sweep(o->directory, w->partial); /* failed saves that could not be removed */
  sr_status status = sr_save_put(&ctx, encoder, o->path, o->directory, w->partial, o->level,
                                 w->job.manifest, &w->job.snapshot);
  if (status == SR_OK && w->job.record) {
    status = w->job.await(&ctx, w->job.record, w->job.record_steps);
    if (status != SR_OK)
      sr_save_take_back(o->directory, w->partial, w->job.manifest, &w->job.snapshot);
  }
  if (o->size > 1 && !sr_save_mark(o->directory, w->partial, o->rank, status == SR_OK) &&
      status == SR_OK)
    sr_log_line(&ctx, SR_LOG_SAVES, SR_LOG_DEBUG, "%s: the marker cannot be written: %s", o->path,
                strerror(errno));
  pthread_mutex_lock(&w->mutex);
  w->own = ctx;
  w->written = true;
  pthread_cond_broadcast(&w->change);
  pthread_mutex_unlock(&w->mutex);
  if (o->rank != 0)
    return;
  if (await_ranks(w, status == SR_OK))
    commit(w);
  else
    sr_file_tree_remove(o->directory, w->partial);
}

static void *run(void *argument) {
  sr_writer *w = argument;
  sr_zarr_encoder encoder = {0};
  if (w->options.processors)
    sr_affinity_set(w->options.processors);
  setpriority(PRIO_PROCESS, (id_t)gettid(), 19); /* of this thread, on Linux */
  pthread_mutex_lock(&w->mutex);
  for (;;) {
    while (!w->busy && !w->ends)
      pthread_cond_wait(&w->change, &w->mutex);
    if (!w->busy)
      break;
    pthread_mutex_unlock(&w->mutex);
    write_save(w, &encoder);
    pthread_mutex_lock(&w->mutex);
    w->busy = false;
    pthread_cond_broadcast(&w->change);
  }
  pthread_mutex_unlock(&w->mutex);
  sr_zarr_encoder_free(&encoder);
  return NULL;
}

/* ---- for the thread of the program ----------------------------------------------------------- */

sr_status sr_writer_create(sr_ctx *ctx, const sr_writer_options *options, sr_writer **out_writer) {
  *out_writer = NULL;
  sr_writer *w = calloc(1, sizeof *w);
  if (!w)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", options->path);
  w->options = *options;
  w->arena = sr_arena_create();
  pthread_mutex_init(&w->mutex, NULL);
  pthread_cond_init(&w->change, NULL);
  w->running = w->arena && sr_thread_start(&w->thread, "spmdrun-save", run, w) == 0;
  if (w->running) {
    *out_writer = w;
    return SR_OK;
  }
  sr_writer_destroy(w);
  return sr_fail(ctx, SR_ERR_NOMEM, "%s: no thread can be made to write saves", options->path);
}

void sr_writer_destroy(sr_writer *w) {
  if (!w)
    return;
  pthread_mutex_lock(&w->mutex);
  w->ends = true;
  pthread_cond_broadcast(&w->change);
  pthread_mutex_unlock(&w->mutex);
  if (w->running)
    pthread_join(w->thread, NULL);
  pthread_cond_destroy(&w->change);
  pthread_mutex_destroy(&w->mutex);
  sr_snapshot_free(&w->job.snapshot);
  sr_arena_destroy(w->arena);
  free(w);
}

sr_save_job *sr_writer_job(sr_writer *w) {
  return &w->job;
}

sr_arena *sr_writer_arena(sr_writer *w) {
  return w->arena;
}

void sr_writer_start(sr_writer *w) {
  /* The directory of a failed attempt at the same step may still be there, with its markers. */
  snprintf(w->partial, sizeof w->partial, "%s-%" PRId64 "-%llu", w->options.stem, w->job.step,
           ++w->attempts);
  w->started = sr_seconds_now();
  pthread_mutex_lock(&w->mutex);
  w->busy = true;
  w->written = false;
  w->verdict = UNDECIDED;
  w->own = w->commit = (sr_ctx){0};
  pthread_cond_broadcast(&w->change);
  pthread_mutex_unlock(&w->mutex);
}

/* Passes the failure of the thread on to the caller. */
static sr_status pass(sr_ctx *ctx, const sr_ctx *from) {
  return from->code == SR_OK ? SR_OK : sr_fail(ctx, from->code, "%s", from->message);
}

sr_status sr_writer_await(sr_ctx *ctx, sr_writer *w) {
  pthread_mutex_lock(&w->mutex);
  while (!w->written)
    pthread_cond_wait(&w->change, &w->mutex);
  pthread_mutex_unlock(&w->mutex);
  return pass(ctx, &w->own);
}

sr_status sr_writer_settle(sr_ctx *ctx, sr_writer *w, bool written) {
  pthread_mutex_lock(&w->mutex);
  w->verdict = written ? ALL_WRITTEN : BROKEN;
  pthread_cond_broadcast(&w->change);
  while (w->busy)
    pthread_cond_wait(&w->change, &w->mutex);
  pthread_mutex_unlock(&w->mutex);
  return pass(ctx, &w->commit);
}
