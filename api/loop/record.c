/*
 * Keeps the results of a loop's steps. The loop's thread copies them into memory; the record's
 * thread (record_rounds.c) writes them.
 *
 * If saves wait for the record, its files are brought to the disk, and a save is not whole before
 * they have the steps before it. The loop does not wait for that: the thread of the save does.
 */
#include "api/loop/record.h"
#include "api/needs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/saves/saves.h"
#include "api/sized.h"

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
  return record->is_logged[result] ? SR_OK
                                   : sr_result_rows_init(ctx, &record->rows[record->rows_count++],
                                                         devices, signature->device_count, port,
                                                         result, directory, record->saves != NULL);
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

/* On rank 0. Cuts the files that are there to the steps before record->first, or makes new ones.
 * All are checked first, so that a record that is refused leaves them as they were. */
static sr_status cut_files(sr_ctx *ctx, spmdrun_record *record, const char *directory) {
  for (int i = 0; i < record->rows_count; i++)
    SR_TRY(sr_result_rows_check(ctx, &record->rows[i], record->first));
  SR_TRY(open_log(ctx, record, directory));
  for (int i = 0; i < record->rows_count; i++)
    SR_TRY(sr_result_rows_cut(ctx, &record->rows[i], record->first));
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
  return sr_context_is_root(record->context) ? cut_files(ctx, record, directory) : SR_OK;
}

static sr_status begin(spmdrun_record *record) {
  sr_ctx *ctx = &record->context->ctx;
  for (int i = 0; i < record->rows_count; i++)
    SR_TRY(sr_result_rows_resume(ctx, &record->rows[i], record->first));
  return sr_record_start(ctx, record);
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
  record->saves = options.saves;
  record->log.durable = record->saves != NULL;
  if (record->saves && record->saves->record)
    return sr_fail(&context->ctx, SR_ERR_INVALID,
                   "these saves wait for another record already; close that one first");
  return prepare(record, directory, &options);
}

spmdrun_status spmdrun_record_open(spmdrun_executable *executable, const char *directory,
                                   const spmdrun_record_options *options,
                                   spmdrun_record **out_record) {
  SR_MAKES(out_record);
  SR_NEEDS(SR_CONTEXT_OF(executable), "executable, directory, record", executable, directory,
           out_record);
  spmdrun_context *context = executable->context;
  sr_context_begin(context);
  spmdrun_record *record = NULL;
  spmdrun_status status =
      sr_context_settle(context, create(executable, directory, options, &record));
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, begin(record));
  if (status == SPMDRUN_OK && record->saves)
    record->saves->record = record;
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
  if (record->saves && record->saves->record == record)
    sr_saves_leave(record->saves);
  sr_record_stop(record);
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
    sr_record_ask_round(record);
  if (!sr_record_log_has_room(&record->log))
    return no_room(ctx, record);
  return sr_record_log_add(ctx, &record->log, results);
}

static sr_status add_rows(sr_ctx *ctx, spmdrun_record *record, sr_result_rows *rows,
                          const sr_array *result) {
  sr_rows_chunk *chunk = &rows->chunks[record->next / rows->together % 2];
  const int64_t row = record->next % rows->together;
  if (row == 0 && sr_record_is_due(record, chunk))
    sr_record_ask_round(record);
  if (row == 0 && sr_record_is_due(record, chunk))
    return no_room(ctx, record);
  SR_TRY(sr_result_rows_add(ctx, rows, record->next, result));
  pthread_mutex_lock(&record->lock);
  if (row == 0)
    *chunk = (sr_rows_chunk){.number = record->next / rows->together};
  chunk->count = row + 1;
  if (chunk->count == rows->together) {
    chunk->wanted = chunk->count;
    record->asked = true;
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
sr_status sr_record_check_whole(sr_ctx *ctx, const spmdrun_record *record) {
  return record->fault.code == SR_OK
             ? SR_OK
             : sr_fail(ctx, record->fault.code, "%s", record->fault.message);
}

/* A step that could not be added may be in some files only. So none is added after it. */
spmdrun_status spmdrun_record_add(spmdrun_record *record, spmdrun_array *const *results) {
  SR_NEEDS_ALONE(SR_CONTEXT_OF(record), "record, results", record, results);
  spmdrun_context *context = record->context;
  sr_context_begin(context);
  sr_status status = sr_record_check_whole(&context->ctx, record);
  if (status == SR_OK) {
    status = add(&context->ctx, record, results);
    if (status == SR_OK)
      record->next++;
    else
      record->fault = context->ctx;
  }
  return sr_context_finish(context, status);
}

static sr_status flush(sr_ctx *ctx, spmdrun_record *record) {
  sr_record_ask_flush(record);
  SR_TRY(sr_record_await(ctx, record, record->next));
  return sr_record_check_whole(ctx, record);
}

spmdrun_status spmdrun_record_flush(spmdrun_record *record) {
  SR_NEEDS(SR_CONTEXT_OF(record), "record", record);
  spmdrun_context *context = record->context;
  sr_context_begin(context);
  if (record->saves)
    sr_saves_settle(record->saves); /* a save tells how many steps there are, too */
  spmdrun_status status = sr_context_settle(context, flush(&context->ctx, record));
  if (status != SPMDRUN_OK || record->rows_count == 0)
    return status;
  sr_status own = SR_OK;
  for (int i = 0; i < record->rows_count && own == SR_OK && sr_context_is_root(context); i++)
    own = sr_result_rows_announce(&context->ctx, &record->rows[i], record->next);
  return sr_context_settle(context, own);
}

void sr_record_join(spmdrun_record *record, sr_arena *arena, sr_save_job *job) {
  const bool tells = sr_context_is_root(record->context);
  sr_zarr_spec *outputs = SR_NEW_ARRAY(arena, sr_zarr_spec, record->rows_count);
  for (int i = 0; i < record->rows_count; i++) {
    const sr_result_rows *rows = &record->rows[i];
    const size_t bytes = (size_t)rows->spec.rank * sizeof *rows->dims;
    int64_t *dims = sr_arena_copy(arena, rows->dims, bytes);
    dims[0] = record->next;
    outputs[i] = rows->spec;
    outputs[i].path = sr_arena_string(arena, rows->path, strlen(rows->path));
    outputs[i].dims = dims;
    outputs[i].chunk = sr_arena_copy(arena, rows->sizes, bytes);
  }
  job->record = record;
  job->await = sr_record_await;
  job->record_steps = record->next;
  job->outputs = outputs;
  job->output_count = tells ? record->rows_count : 0;
  sr_record_ask_flush(record);
}

void spmdrun_record_latest(spmdrun_record *record, char *line, size_t bytes) {
  if (line && bytes > 0)
    *line = '\0';
  if (!record || !line)
    return;
  pthread_mutex_lock(&record->lock);
  if (bytes > 0)
    snprintf(line, bytes, "%s", record->latest);
  pthread_mutex_unlock(&record->lock);
}
