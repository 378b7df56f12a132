/*
 * Keeps the results of a loop's steps. The loop's thread copies them into memory; the record's
 * thread writes them. It works in rounds, each of which writes all that is due. A round begins when
 * a chunk is full, when the loop waits, and else after 50 ms, for the log. A file that cannot be
 * written stays due, and is tried in a later round.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "api/loop/record_check.h"
#include "api/loop/record_log.h"
#include "api/sized.h"
#include "base/thread.h"
#include "executor/io/result_rows.h"

enum {
  ROUND_MS = 50,
  AGAIN_MS = 1000, /* between two tries of what has failed, if the loop does not wait */
  LATEST_BYTES = 512,
};

struct spmdrun_record {
  spmdrun_context *context;
  spmdrun_executable *executable;
  int64_t first, next; /* the step that the loop adds next */
  sr_ctx fault;        /* why a step could not be added; no step is added after it */
  sr_record_log log;
  sr_result_rows *rows;
  int rows_count;
  sr_kept_result *kept; /* what is in `rows` and what is logged, in the order of results */
  int kept_count;
  bool *is_logged; /* [results] */

  pthread_t thread;
  bool running;
  pthread_mutex_t lock; /* protects what follows, and the chunks of `rows` while the thread runs */
  pthread_cond_t changed, done;
  bool closing, asked;
  int64_t begun, ended; /* rounds */
  sr_ctx failure;       /* of the last round */
  char latest[LATEST_BYTES];
};

/* ---- the thread ------------------------------------------------------------------------------ */

static void note_latest(spmdrun_record *record, const char *line, size_t length) {
  pthread_mutex_lock(&record->lock);
  size_t kept = length < LATEST_BYTES ? length : LATEST_BYTES - 1;
  memcpy(record->latest, line, kept);
  record->latest[kept] = '\0';
  pthread_mutex_unlock(&record->lock);
}

static sr_status write_chunk(sr_ctx *ctx, spmdrun_record *record, sr_result_rows *rows,
                             sr_rows_chunk *chunk) {
  pthread_mutex_lock(&record->lock);
  const sr_rows_chunk due = *chunk;
  pthread_mutex_unlock(&record->lock);
  if (!due.is_due)
    return SR_OK;
  SR_TRY(sr_result_rows_write(ctx, rows, &due));
  pthread_mutex_lock(&record->lock);
  chunk->written = due.count;
  chunk->is_due = chunk->count > due.count; /* the loop has added steps after a failure */
  pthread_mutex_unlock(&record->lock);
  return SR_OK;
}

/* Writes all that is due. Goes on after a failure, so that one full disk does not stop another. */
static void write_all(sr_ctx *ctx, spmdrun_record *record) {
  const int64_t before = record->log.formatted;
  (void)sr_record_log_write(ctx, &record->log);
  if (record->log.formatted > before)
    note_latest(record, record->log.text + record->log.last, record->log.last_bytes - 1);
  for (int i = 0; i < record->rows_count; i++)
    for (int c = 0; c < 2; c++)
      (void)write_chunk(ctx, record, &record->rows[i], &record->rows[i].chunks[c]);
}

/* Waits for the next round, at most `ms`. False: there is none. */
static bool await_round(spmdrun_record *record, int64_t ms) {
  pthread_mutex_lock(&record->lock);
  if (!record->closing && !record->asked)
    sr_thread_wait(&record->changed, &record->lock, ms);
  record->asked = false;
  record->begun++;
  bool goes_on = !record->closing;
  pthread_mutex_unlock(&record->lock);
  return goes_on;
}

static void *write_rounds(void *user) {
  spmdrun_record *record = user;
  bool failed = false;
  while (await_round(record, failed ? AGAIN_MS : ROUND_MS)) {
    sr_ctx ctx = {.log = record->context->ctx.log};
    write_all(&ctx, record);
    if (ctx.code != SR_OK && !failed)
      sr_log_line(&ctx, SR_LOG_EXECUTOR, SR_LOG_WARN, "%s; it is tried again", ctx.message);
    failed = ctx.code != SR_OK;
    pthread_mutex_lock(&record->lock);
    record->failure = ctx;
    record->ended = record->begun;
    pthread_cond_broadcast(&record->done);
    pthread_mutex_unlock(&record->lock);
  }
  return NULL;
}

/* Has the thread do a whole round, and waits for its end. */
static void ask_round(spmdrun_record *record) {
  pthread_mutex_lock(&record->lock);
  const int64_t awaited = record->begun + 1;
  while (record->ended < awaited) {
    record->asked = record->begun < awaited;
    pthread_cond_signal(&record->changed);
    pthread_cond_wait(&record->done, &record->lock);
  }
  pthread_mutex_unlock(&record->lock);
}

/* ---- opening --------------------------------------------------------------------------------- */

static bool is_wanted(const spmdrun_record_options *options, int result) {
  if (!options->results)
    return result >= options->first_result;
  for (int i = 0; i < options->result_count; i++)
    if (options->results[i] == result)
      return true;
  return false;
}

/* A scalar that device 0 has, which is one of rank 0 however many ranks there are. */
static bool is_scalar_of_root(const sr_port *port) {
  return port->rank == 0 && sr_mesh_position(port->sharding.mesh, 0) >= 0;
}

/* Notes that the result is kept, and where. */
static sr_status keep(sr_ctx *ctx, spmdrun_record *record, int result, const char *directory) {
  const sr_signature *signature = &record->executable->plan->signature;
  const sr_port *port = &signature->results[result];
  sr_device_set *devices = record->executable->set->devices;
  sr_kept_result *kept = &record->kept[record->kept_count++];
  kept->result = result;
  SR_TRY(sr_array_create_empty(ctx, devices, signature->device_count, port->dtype, port->rank,
                               port->dims, &port->sharding, &kept->shape));
  record->is_logged[result] = is_scalar_of_root(port);
  return record->is_logged[result]
             ? SR_OK
             : sr_result_rows_init(ctx, &record->rows[record->rows_count++], devices,
                                   signature->device_count, port, result, directory);
}

static sr_status open_log(sr_ctx *ctx, spmdrun_record *record, const char *directory) {
  char path[SR_ZARR_PATH_BYTES];
  bool gap = false;
  const sr_signature *signature = &record->executable->plan->signature;
  SR_TRY(sr_record_log_list(ctx, &record->log, signature, record->is_logged));
  if (record->log.count == 0)
    return SR_OK;
  snprintf(path, sizeof path, "%s/log.jsonl", directory);
  SR_TRY(sr_record_log_open(ctx, &record->log, path, record->first, &gap));
  if (gap)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "%s: lines of steps before step %lld are missing; it goes on with that step", path,
                (long long)record->first);
  return SR_OK;
}

/* Not collective. Describes what is kept, and on rank 0 prepares the files. */
static sr_status prepare(spmdrun_record *record, const char *directory,
                         const spmdrun_record_options *options) {
  sr_ctx *ctx = &record->context->ctx;
  const sr_signature *signature = &record->executable->plan->signature;
  const int count = signature->result_count;
  SR_TRY(sr_executable_check_live(record->executable));
  if (record->first < 0)
    return sr_fail(ctx, SR_ERR_INVALID, "results begin with step 0 or a later one");
  for (int i = 0; options->results && i < options->result_count; i++)
    if (options->results[i] < 0 || options->results[i] >= count)
      return sr_fail(ctx, SR_ERR_INVALID, "there is no result %d; the program has %d",
                     options->results[i], count);
  record->is_logged = calloc((size_t)count + 1, sizeof *record->is_logged);
  record->rows = calloc((size_t)count + 1, sizeof *record->rows);
  record->kept = calloc((size_t)count + 1, sizeof *record->kept);
  if (!record->kept || !record->is_logged || !record->rows)
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory");
  for (int r = 0; r < count; r++)
    if (is_wanted(options, r))
      SR_TRY(keep(ctx, record, r, directory));
  if (!sr_context_is_root(record->context))
    return SR_OK;
  SR_TRY(open_log(ctx, record, directory));
  for (int i = 0; i < record->rows_count; i++)
    SR_TRY(sr_result_rows_cut(ctx, &record->rows[i], record->first));
  return SR_OK;
}

static sr_status begin(spmdrun_record *record) {
  sr_ctx *ctx = &record->context->ctx;
  for (int i = 0; i < record->rows_count; i++)
    SR_TRY(sr_result_rows_resume(ctx, &record->rows[i], record->first));
  record->running = sr_thread_start(&record->thread, "spmdrun.record", write_rounds, record) == 0;
  return record->running ? SR_OK
                         : sr_fail(ctx, SR_ERR_NOMEM, "no thread can be started for results");
}

/* Makes the record; *out_record may be half-built. Not collective. */
static sr_status create(spmdrun_executable *executable, const char *directory,
                        const spmdrun_record_options *given, spmdrun_record **out_record) {
  spmdrun_context *context = executable->context;
  spmdrun_record_options options;
  spmdrun_record *record = *out_record = calloc(1, sizeof *record);
  if (!record)
    return sr_fail(&context->ctx, SR_ERR_NOMEM, "out of memory for results");
  pthread_mutex_init(&record->lock, NULL);
  pthread_cond_init(&record->changed, NULL);
  pthread_cond_init(&record->done, NULL);
  record->context = context;
  record->executable = executable;
  record->log.file = -1;
  SR_TRY(sr_sized_read(&context->ctx, "spmdrun_record_options", given, &options, sizeof options));
  record->first = record->next = options.first;
  return prepare(record, directory, &options);
}

spmdrun_status spmdrun_record_open(spmdrun_executable *executable, const char *directory,
                                   const spmdrun_record_options *options,
                                   spmdrun_record **out_record) {
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  spmdrun_record *record = NULL;
  spmdrun_status status =
      sr_context_settle(context, create(executable, directory, options, &record));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, begin(record));
  if (status != SPMDRUN_OK) {
    spmdrun_record_close(record);
    record = NULL;
  }
  *out_record = record;
  return status;
}

void spmdrun_record_close(spmdrun_record *record) {
  if (!record)
    return;
  if (record->running) {
    pthread_mutex_lock(&record->lock);
    record->closing = true;
    pthread_cond_signal(&record->changed);
    pthread_mutex_unlock(&record->lock);
    pthread_join(record->thread, NULL);
  }
  sr_record_log_close(&record->log);
  for (int i = 0; i < record->rows_count; i++)
    sr_result_rows_deinit(&record->rows[i]);
  for (int i = 0; i < record->kept_count; i++)
    sr_array_destroy(record->kept[i].shape);
  free(record->rows);
  free(record->kept);
  free(record->is_logged);
  pthread_cond_destroy(&record->done);
  pthread_cond_destroy(&record->changed);
  pthread_mutex_destroy(&record->lock);
  free(record);
}

/* ---- adding ---------------------------------------------------------------------------------- */

/* Copies why the last round failed; if it did not, why there is no room. */
static sr_status no_room(sr_ctx *ctx, spmdrun_record *record) {
  pthread_mutex_lock(&record->lock);
  sr_status code = record->failure.code == SR_OK ? SR_ERR_IO : record->failure.code;
  (void)sr_fail(ctx, code, "step %lld: %s", (long long)record->next,
                record->failure.code == SR_OK ? "the disk takes too long"
                                              : record->failure.message);
  pthread_mutex_unlock(&record->lock);
  return code;
}

static sr_status add_logged(sr_ctx *ctx, spmdrun_record *record, spmdrun_array *const *results) {
  if (record->log.count == 0)
    return SR_OK;
  if (!sr_record_log_has_room(&record->log))
    ask_round(record);
  if (!sr_record_log_has_room(&record->log))
    return no_room(ctx, record);
  return sr_record_log_add(ctx, &record->log, results);
}

static bool is_due(spmdrun_record *record, const sr_rows_chunk *chunk) {
  pthread_mutex_lock(&record->lock);
  bool due = chunk->is_due;
  pthread_mutex_unlock(&record->lock);
  return due;
}

static sr_status add_rows(sr_ctx *ctx, spmdrun_record *record, sr_result_rows *rows,
                          const sr_array *result) {
  sr_rows_chunk *chunk = &rows->chunks[record->next / rows->together % 2];
  const int64_t row = record->next % rows->together;
  if (row == 0 && is_due(record, chunk))
    ask_round(record);
  if (row == 0 && is_due(record, chunk))
    return no_room(ctx, record);
  SR_TRY(sr_result_rows_add(ctx, rows, record->next, result));
  pthread_mutex_lock(&record->lock);
  if (row == 0)
    *chunk = (sr_rows_chunk){.number = record->next / rows->together};
  chunk->count = row + 1;
  if (chunk->count == rows->together) {
    chunk->is_due = record->asked = true;
    pthread_cond_signal(&record->changed);
  }
  pthread_mutex_unlock(&record->lock);
  return SR_OK;
}

static sr_status add(sr_ctx *ctx, spmdrun_record *record, spmdrun_array *const *results) {
  SR_TRY(sr_record_check(record->context, record->kept, record->kept_count, results));
  SR_TRY(add_logged(ctx, record, results));
  for (int i = 0; i < record->rows_count; i++)
    SR_TRY(add_rows(ctx, record, &record->rows[i], results[record->rows[i].result]->array));
  return SR_OK;
}

/* Fails as the step did that could not be added. */
static sr_status check_whole(sr_ctx *ctx, const spmdrun_record *record) {
  return record->fault.code == SR_OK
             ? SR_OK
             : sr_fail(ctx, record->fault.code, "%s", record->fault.message);
}

/* A step that could not be added may be in some files only. So none is added after it. */
spmdrun_status spmdrun_record_add(spmdrun_record *record, spmdrun_array *const *results) {
  spmdrun_context *context = record->context;
  sr_context_begin(context);
  sr_status status = check_whole(&context->ctx, record);
  if (status == SR_OK) {
    status = add(&context->ctx, record, results);
    if (status == SR_OK)
      record->next++;
    else
      record->fault = context->ctx;
  }
  return sr_context_finish(context, status);
}

/* Has all chunks written that have steps that are not in files, and the lines of the log. */
static sr_status flush(sr_ctx *ctx, spmdrun_record *record) {
  pthread_mutex_lock(&record->lock);
  for (int i = 0; i < record->rows_count; i++)
    for (int c = 0; c < 2; c++) {
      sr_rows_chunk *chunk = &record->rows[i].chunks[c];
      chunk->is_due = chunk->is_due || chunk->count > chunk->written;
    }
  pthread_mutex_unlock(&record->lock);
  ask_round(record);
  pthread_mutex_lock(&record->lock);
  const sr_status code = record->failure.code;
  if (code != SR_OK)
    (void)sr_fail(ctx, code, "%s", record->failure.message);
  pthread_mutex_unlock(&record->lock);
  return code == SR_OK ? check_whole(ctx, record) : code;
}

spmdrun_status spmdrun_record_flush(spmdrun_record *record) {
  spmdrun_context *context = record->context;
  sr_context_begin(context);
  spmdrun_status status = sr_context_settle(context, flush(&context->ctx, record));
  if (status != SPMDRUN_OK || record->rows_count == 0)
    return status;
  sr_status own = SR_OK;
  for (int i = 0; i < record->rows_count && own == SR_OK && sr_context_is_root(context); i++)
    own = sr_result_rows_announce(&context->ctx, &record->rows[i], record->next);
  return sr_context_settle(context, own);
}

void spmdrun_record_latest(spmdrun_record *record, char *line, size_t bytes) {
  pthread_mutex_lock(&record->lock);
  if (bytes > 0)
    snprintf(line, bytes, "%s", record->latest);
  pthread_mutex_unlock(&record->lock);
}
