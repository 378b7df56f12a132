#include "executor/run_queue.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/thread.h"

struct sr_queued_run {
  sr_run_queue *queue;
  sr_program *program;
  struct sr_queued_run *next;
  uint32_t holders; /* the queue, until the execution has ended, and the callers; atomic */
  uint32_t done;    /* 1: the fields below are set; atomic */
  sr_status status;
  char message[SR_MESSAGE_BYTES];
  int32_t argument_count, result_count;
  sr_array *arrays[]; /* arguments, then results */
};

struct sr_run_queue {
  const sr_log *log;
  pthread_t thread;
  pthread_mutex_t lock;      /* protects the fields below */
  pthread_cond_t added, ran; /* an execution was added; one has ended */
  sr_queued_run *first, *last;
  bool ending;
};

/* ---- the thread ------------------------------------------------------------------------------ */

static void release_arrays(sr_queued_run *run) {
  for (int32_t i = 0; i < run->argument_count + run->result_count; i++)
    sr_array_destroy(run->arrays[i]);
}

/* True if an argument has no memory, because the execution that makes it has failed. */
static bool lacks_argument(const sr_queued_run *run) {
  for (int32_t i = 0; i < run->argument_count; i++)
    if (sr_array_is_consumed(run->arrays[i]))
      return true;
  return false;
}

static void execute(sr_queued_run *run, const sr_log *log) {
  sr_ctx ctx = {.log = log};
  sr_array *const *results = run->arrays + run->argument_count;
  if (lacks_argument(run)) {
    run->status = sr_fail(&ctx, SR_ERR_PEER, "an execution that makes its arguments has failed");
    for (int32_t i = 0; i < run->result_count; i++)
      sr_array_consume(results[i]);
  } else {
    run->status = sr_program_run(&ctx, run->program, run->arrays, results);
  }
  memcpy(run->message, ctx.message, sizeof run->message);
}

static void *work(void *user) {
  sr_run_queue *queue = user;
  pthread_mutex_lock(&queue->lock);
  for (;;) {
    while (!queue->first && !queue->ending)
      pthread_cond_wait(&queue->added, &queue->lock);
    sr_queued_run *run = queue->first;
    if (!run)
      break;
    pthread_mutex_unlock(&queue->lock);
    execute(run, queue->log);
    release_arrays(run);
    pthread_mutex_lock(&queue->lock);
    queue->first = run->next;
    __atomic_store_n(&run->done, 1, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&queue->ran);
    sr_queued_run_release(run);
  }
  pthread_mutex_unlock(&queue->lock);
  return NULL;
}

/* ---- its user -------------------------------------------------------------------------------- */

sr_status sr_run_queue_create(sr_ctx *ctx, const sr_log *log, sr_run_queue **out_queue) {
  *out_queue = NULL;
  sr_run_queue *queue = calloc(1, sizeof *queue);
  if (!queue)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for executions in flight");
  queue->log = log;
  pthread_mutex_init(&queue->lock, NULL);
  pthread_cond_init(&queue->added, NULL);
  pthread_cond_init(&queue->ran, NULL);
  if (sr_thread_start(&queue->thread, "executions", work, queue) != 0) {
    pthread_cond_destroy(&queue->ran);
    pthread_cond_destroy(&queue->added);
    pthread_mutex_destroy(&queue->lock);
    free(queue);
    return sr_fail(ctx, SR_ERR_NOMEM, "no thread for executions in flight");
  }
  *out_queue = queue;
  return SR_OK;
}

void sr_run_queue_destroy(sr_run_queue *queue) {
  if (!queue)
    return;
  pthread_mutex_lock(&queue->lock);
  queue->ending = true;
  pthread_cond_signal(&queue->added);
  pthread_mutex_unlock(&queue->lock);
  pthread_join(queue->thread, NULL);
  pthread_cond_destroy(&queue->ran);
  pthread_cond_destroy(&queue->added);
  pthread_mutex_destroy(&queue->lock);
  free(queue);
}

sr_status sr_run_queue_add(sr_ctx *ctx, sr_run_queue *queue, sr_program *program,
                           sr_array *const *arguments, sr_array *const *results,
                           sr_queued_run **out_run) {
  const sr_signature *signature = sr_program_signature(program);
  const int32_t count = signature->argument_count + signature->result_count;
  sr_queued_run *run = calloc(1, sizeof *run + (size_t)count * sizeof *run->arrays);
  *out_run = run;
  if (!run)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for an execution in flight");
  run->queue = queue;
  run->program = program;
  run->holders = 2;
  run->argument_count = signature->argument_count;
  run->result_count = signature->result_count;
  for (int32_t i = 0; i < count; i++) {
    run->arrays[i] =
        i < run->argument_count ? arguments[i] : results[i - signature->argument_count];
    sr_array_hold(run->arrays[i]);
  }
  pthread_mutex_lock(&queue->lock);
  if (queue->first)
    queue->last->next = run;
  else
    queue->first = run;
  queue->last = run;
  pthread_cond_signal(&queue->added);
  pthread_mutex_unlock(&queue->lock);
  return SR_OK;
}

void sr_run_queue_drain(sr_run_queue *queue) {
  pthread_mutex_lock(&queue->lock);
  while (queue->first)
    pthread_cond_wait(&queue->ran, &queue->lock);
  pthread_mutex_unlock(&queue->lock);
}

bool sr_queued_run_is_done(sr_queued_run *run) {
  return __atomic_load_n(&run->done, __ATOMIC_ACQUIRE) != 0;
}

sr_status sr_queued_run_wait(sr_ctx *ctx, sr_queued_run *run) {
  if (!sr_queued_run_is_done(run)) {
    pthread_mutex_lock(&run->queue->lock);
    while (!sr_queued_run_is_done(run))
      pthread_cond_wait(&run->queue->ran, &run->queue->lock);
    pthread_mutex_unlock(&run->queue->lock);
  }
  return run->status == SR_OK ? SR_OK : sr_fail(ctx, run->status, "%s", run->message);
}

sr_queued_run *sr_queued_run_hold(sr_queued_run *run) {
  __atomic_fetch_add(&run->holders, 1, __ATOMIC_RELAXED);
  return run;
}

void sr_queued_run_release(sr_queued_run *run) {
  if (run && __atomic_sub_fetch(&run->holders, 1, __ATOMIC_ACQ_REL) == 0)
    free(run);
}
