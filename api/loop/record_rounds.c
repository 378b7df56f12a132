/*
 * The thread of a record. It works in rounds, each of which writes all that is due. A round begins
 * when a chunk is full, when the loop or a save waits, and else after 50 ms, for the log. A file
 * that cannot be written stays due, and is tried in a later round.
 */
#include <string.h>

#include "api/loop/record.h"
#include "base/thread.h"

enum {
  ROUND_MS = 50,
  AGAIN_MS = 1000 /* between two tries of what has failed, if the loop does not wait */
};

/* ---- writing --------------------------------------------------------------------------------- */

static void note_latest(spmdrun_record *record, const char *line, size_t length) {
  pthread_mutex_lock(&record->lock);
  size_t kept = length < SR_RECORD_LATEST_BYTES ? length : SR_RECORD_LATEST_BYTES - 1;
  memcpy(record->latest, line, kept);
  record->latest[kept] = '\0';
  pthread_mutex_unlock(&record->lock);
}

static bool is_due(const sr_rows_chunk *chunk) {
  return chunk->wanted > chunk->written;
}

bool sr_record_is_due(spmdrun_record *record, const sr_rows_chunk *chunk) {
  pthread_mutex_lock(&record->lock);
  bool due = is_due(chunk);
  pthread_mutex_unlock(&record->lock);
  return due;
}

/* Writes the steps that the chunk has now. Meanwhile the loop may add others to it. */
static sr_status write_chunk(sr_ctx *ctx, spmdrun_record *record, sr_result_rows *rows,
                             sr_rows_chunk *chunk) {
  pthread_mutex_lock(&record->lock);
  const sr_rows_chunk due = *chunk;
  pthread_mutex_unlock(&record->lock);
  if (!is_due(&due))
    return SR_OK;
  SR_TRY(sr_result_rows_write(ctx, rows, &due));
  pthread_mutex_lock(&record->lock);
  chunk->written = due.count;
  pthread_mutex_unlock(&record->lock);
  return SR_OK;
}

/* Writes all that is due. Goes on after a failure, so that one full disk does not stop another. */
static void write_all(sr_ctx *ctx, spmdrun_record *record, bool flush) {
  const int64_t before = record->log.formatted;
  (void)sr_record_log_write(ctx, &record->log, flush);
  if (record->log.formatted > before)
    note_latest(record, record->log.text + record->log.last, record->log.last_bytes - 1);
  for (int i = 0; i < record->rows_count; i++)
    for (int c = 0; c < 2; c++)
      (void)write_chunk(ctx, record, &record->rows[i], &record->rows[i].chunks[c]);
}

/* ---- rounds ---------------------------------------------------------------------------------- */

/* Waits for the next round, at most `ms`, and gets the steps that are to be in the files after it.
 * False: there is none. */
static bool await_round(spmdrun_record *record, int64_t ms, int64_t *out_wanted) {
  pthread_mutex_lock(&record->lock);
  if (!record->closing && !record->asked)
    sr_thread_wait(&record->changed, &record->lock, ms);
  record->asked = false;
  record->begun++;
  *out_wanted = record->wanted;
  bool goes_on = !record->closing;
  pthread_mutex_unlock(&record->lock);
  return goes_on;
}

static void *write_rounds(void *user) {
  spmdrun_record *record = user;
  bool failed = false;
  for (int64_t wanted; await_round(record, failed ? AGAIN_MS : ROUND_MS, &wanted);) {
    sr_ctx ctx = {.log = record->context->ctx.log};
    write_all(&ctx, record, wanted > record->flushed); /* only this thread changes that */
    if (ctx.code != SR_OK && !failed)
      sr_log_line(&ctx, SR_LOG_EXECUTOR, SR_LOG_WARN, "%s; it is tried again", ctx.message);
    failed = ctx.code != SR_OK;
    pthread_mutex_lock(&record->lock);
    record->failure = ctx;
    record->ended = record->begun;
    record->tried = wanted;
    record->flushed = failed ? record->flushed : wanted;
    pthread_cond_broadcast(&record->done);
    pthread_mutex_unlock(&record->lock);
  }
  return NULL;
}

/* ---- for the loop's thread, and that of saves ------------------------------------------------ */

void sr_record_ask_round(spmdrun_record *record) {
  pthread_mutex_lock(&record->lock);
  const int64_t awaited = record->begun + 1;
  while (record->ended < awaited) {
    record->asked = record->begun < awaited;
    pthread_cond_signal(&record->changed);
    pthread_cond_wait(&record->done, &record->lock);
  }
  pthread_mutex_unlock(&record->lock);
}

void sr_record_ask_flush(spmdrun_record *record) {
  pthread_mutex_lock(&record->lock);
  record->wanted = record->next;
  record->tried = record->flushed;
  for (int i = 0; i < record->rows_count; i++)
    for (int c = 0; c < 2; c++)
      record->rows[i].chunks[c].wanted = record->rows[i].chunks[c].count;
  record->asked = true;
  pthread_cond_signal(&record->changed);
  pthread_mutex_unlock(&record->lock);
}

sr_status sr_record_await(sr_ctx *ctx, spmdrun_record *record, int64_t steps) {
  pthread_mutex_lock(&record->lock);
  while (record->tried < steps)
    pthread_cond_wait(&record->done, &record->lock);
  sr_status status = SR_OK;
  if (record->flushed < steps)
    status = sr_fail(ctx, record->failure.code, "%s", record->failure.message);
  pthread_mutex_unlock(&record->lock);
  return status;
}

/* ---- beginning and end ----------------------------------------------------------------------- */

sr_status sr_record_start(sr_ctx *ctx, spmdrun_record *record) {
  record->wanted = record->tried = record->flushed = record->first;
  record->running = sr_thread_start(&record->thread, "spmdrun.record", write_rounds, record) == 0;
  return record->running ? SR_OK
                         : sr_fail(ctx, SR_ERR_NOMEM, "no thread can be started for results");
}

void sr_record_stop(spmdrun_record *record) {
  if (!record->running)
    return;
  pthread_mutex_lock(&record->lock);
  record->closing = true;
  pthread_cond_signal(&record->changed);
  pthread_mutex_unlock(&record->lock);
  pthread_join(record->thread, NULL);
}
