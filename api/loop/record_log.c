/*
 * The log of a loop: a line of JSON for each step. Formatting a line takes longer than a small
 * program, so the loop's thread only copies the bytes of the values into a ring.
 *
 * Lines are written at a place in the file that this file keeps. So a line of which the disk took
 * only a part is written again, and lines behind a save can be cut off.
 */
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "api/array/value.h"
#include "api/loop/record_log.h"
#include "base/c_locale.h"
#include "base/file.h"
#include "base/text.h"
#include "executor/transfer.h"

enum {
  RING_BYTES = 4 << 20,
  LEAST_SLOTS = 64,
  MOST_SLOTS = 1 << 14,
  TEXT_BYTES = 4 << 20, /* lines that wait for the disk */
  NUMBER_BYTES = 40,
};

/* ---- what is logged -------------------------------------------------------------------------- */

/* Returns what of a name such as "result[1]['loss']" tells it from others: "loss". */
static const char *short_name(sr_arena *arena, const char *name) {
  const char *end = strstr(name, "']");
  for (const char *next = end; next && (next = strstr(next + 1, "']")) != NULL;)
    end = next;
  const char *begin = end;
  while (begin && begin > name && begin[-1] != '\'')
    begin--;
  return end ? sr_arena_string(arena, begin, (size_t)(end - begin)) : name;
}

/* Returns the key of a logged result: its short name, or if another one has that, its name. */
static const char *key_of(sr_arena *arena, const sr_signature *signature, const bool *is_logged,
                          int result) {
  const char *name = signature->results[result].name;
  if (!name || !*name)
    return sr_arena_printf(arena, "result%d", result);
  const char *own = short_name(arena, name);
  for (int r = 0; r < signature->result_count; r++)
    if (r != result && is_logged[r] && signature->results[r].name &&
        strcmp(own, short_name(arena, signature->results[r].name)) == 0)
      return sr_arena_printf(arena, "%s (%d)", name, result);
  return own;
}

sr_status sr_record_log_list(sr_ctx *ctx, sr_record_log *log, const sr_signature *signature,
                             const bool *is_logged) {
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return sr_fail(ctx, SR_ERR_NOMEM, "out of memory for the log");
  }
  log->logged = calloc((size_t)signature->result_count + 1, sizeof *log->logged);
  for (int r = 0; log->logged && r < signature->result_count; r++) {
    if (!is_logged[r])
      continue;
    const sr_port *port = &signature->results[r];
    sr_text key = {.arena = arena};
    sr_text_json_string(&key, key_of(arena, signature, is_logged, r));
    log->logged[log->count++] =
        (sr_logged){.result = r, .dtype = port->dtype, .key = strdup(sr_text_get(&key))};
    if (!log->logged[log->count - 1].key)
      break;
  }
  bool whole = log->logged && (log->count == 0 || log->logged[log->count - 1].key);
  sr_arena_destroy(arena);
  return whole ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "out of memory for the log");
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* Writes a float with the fewest digits that give it back. JSON has no NaN and no infinities: they
 * are strings. */
static int write_float(char *out, sr_dtype part, double value) {
  if (!isfinite(value))
    return snprintf(out, NUMBER_BYTES, "\"%s\"",
                    isnan(value) ? "NaN"
                    : value > 0  ? "Infinity"
                                 : "-Infinity");
  const bool wide = sr_dtype_get(part)->bits > 32;
  int length = 0, precision = wide ? 15 : 6, most = wide ? 17 : 9;
  for (bool exact = false; !exact && precision <= most; precision++) {
    length = sr_snprintf(out, NUMBER_BYTES, "%.*g", precision, value);
    double back = strtod_l(out, NULL, sr_c_locale());
    exact = wide ? back == value : (float)back == (float)value;
  }
  return length;
}

static int write_part(char *out, sr_dtype part, const uint8_t *data) {
  if (sr_dtype_get(part)->class_ == SR_CLASS_FLOAT)
    return write_float(out, part, sr_value_load(part, data));
  sr_value_format(part, data, out, NUMBER_BYTES);
  return (int)strlen(out);
}

static int write_value(char *out, sr_dtype dtype, const uint8_t *data) {
  const sr_dtype part = sr_dtype_part(dtype);
  if (part == dtype)
    return write_part(out, dtype, data);
  char *at = out;
  *at++ = '[';
  at += write_part(at, part, data);
  at += snprintf(at, 3, ", ");
  at += write_part(at, part, data + sr_dtype_get(part)->bytes);
  *at++ = ']';
  return (int)(at - out);
}

static uint8_t *slot_of(const sr_record_log *log, int64_t number) {
  return log->ring +
         (size_t)(number % log->slots) * (size_t)log->count * (size_t)SR_RECORD_VALUE_BYTES;
}

/* Appends the line of step first + number to the text. */
static void write_line(sr_record_log *log, int64_t number) {
  const uint8_t *values = slot_of(log, number);
  char *begin = log->text + log->text_bytes, *end = begin + log->line_most, *at = begin;
  at += snprintf(at, (size_t)(end - at), "{\"step\": %lld", (long long)(log->first + number));
  for (int i = 0; i < log->count; i++) {
    at += snprintf(at, (size_t)(end - at), ", %s: ", log->logged[i].key);
    at += write_value(at, log->logged[i].dtype, values + (size_t)i * SR_RECORD_VALUE_BYTES);
  }
  at += snprintf(at, (size_t)(end - at), "}\n");
  log->last = log->text_bytes;
  log->last_bytes = (size_t)(at - begin);
  log->text_bytes += log->last_bytes;
}

bool sr_record_log_has_room(const sr_record_log *log) {
  return log->added - log->formatted < log->slots;
}

sr_status sr_record_log_add(sr_ctx *ctx, sr_record_log *log, spmdrun_array *const *results) {
  const int64_t number = log->added;
  uint8_t *values = slot_of(log, number);
  for (int i = 0; i < log->count; i++, values += SR_RECORD_VALUE_BYTES) {
    const sr_logged *one = &log->logged[i];
    const sr_array *array = results[one->result]->array;
    if (array->devices->staging)
      SR_TRY(sr_shard_read(ctx, array, 0, NULL, values));
    else
      memcpy(values, array->shards[0].data, sr_dtype_get(one->dtype)->bytes);
  }
  log->added = number + 1;
  return SR_OK;
}

/* ---- the file -------------------------------------------------------------------------------- */

/* Writes the lines that wait. After a failure the file ends with a whole line, as far as the disk
 * lets it. */
static sr_status put(sr_ctx *ctx, sr_record_log *log) {
  const uint64_t end = log->written + log->put_bytes;
  if (log->put_bytes == log->text_bytes)
    return SR_OK;
  if (!sr_file_write(log->file, log->text + log->put_bytes, log->text_bytes - log->put_bytes,
                     end)) {
    (void)sr_fail(ctx, SR_ERR_IO, "%s: it cannot be written: %s", log->path, strerror(errno));
    (void)!ftruncate(log->file, (off_t)end);
    return SR_ERR_IO;
  }
  log->put_bytes = log->text_bytes;
  return SR_OK;
}

/* Empties the text, whose lines are in the file. A system that failed to bring bytes to the disk
 * forgets them, and would succeed when asked again: so they are all written once more then. */
static sr_status settle(sr_ctx *ctx, sr_record_log *log) {
  if (log->durable && log->text_bytes > 0 && fdatasync(log->file) != 0) {
    log->put_bytes = 0;
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be written: %s", log->path, strerror(errno));
  }
  log->written += log->text_bytes;
  log->text_bytes = log->put_bytes = 0;
  return SR_OK;
}

sr_status sr_record_log_write(sr_ctx *ctx, sr_record_log *log, bool sync) {
  if (log->count == 0)
    return SR_OK;
  while (log->formatted < log->added) {
    if (log->text_bytes + log->line_most > TEXT_BYTES) {
      SR_TRY(put(ctx, log));
      SR_TRY(settle(ctx, log));
    }
    write_line(log, log->formatted);
    log->formatted++;
  }
  SR_TRY(put(ctx, log));
  if (sync || !log->durable)
    SR_TRY(settle(ctx, log));
  if (sync && !log->durable && !sr_file_flush(log->file))
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be written: %s", log->path, strerror(errno));
  return SR_OK;
}

/* Finds the end of the last line that is kept: a whole one of a step before `steps`. */
static sr_status find_end(sr_ctx *ctx, sr_record_log *log, int64_t steps, int64_t *out_last) {
  FILE *stream = fopen(log->path, "re");
  if (!stream)
    return sr_fail(ctx, SR_ERR_IO, "%s: %s", log->path, strerror(errno));
  char *line = NULL;
  size_t room = 0;
  long long step;
  *out_last = -1;
  for (ssize_t length; (length = getline(&line, &room, stream)) > 0;) {
    bool kept = line[length - 1] == '\n' && sscanf(line, "{\"step\": %lld", &step) == 1 &&
                step > *out_last && step < steps;
    if (!kept)
      break;
    log->written += (uint64_t)length;
    *out_last = step;
  }
  bool failed = ferror(stream) != 0;
  free(line);
  fclose(stream);
  return failed ? sr_fail(ctx, SR_ERR_IO, "%s: it cannot be read", log->path) : SR_OK;
}

sr_status sr_record_log_open(sr_ctx *ctx, sr_record_log *log, const char *path, int64_t steps,
                             bool *out_gap) {
  int64_t last = -1;
  log->first = steps;
  log->line_most = NUMBER_BYTES;
  for (int i = 0; i < log->count; i++)
    log->line_most += strlen(log->logged[i].key) + 3 * NUMBER_BYTES;
  const size_t stride = (size_t)log->count * SR_RECORD_VALUE_BYTES, fit = RING_BYTES / stride;
  log->slots = fit < LEAST_SLOTS ? LEAST_SLOTS : fit > MOST_SLOTS ? MOST_SLOTS : (int64_t)fit;
  log->ring = malloc((size_t)log->slots * stride);
  log->text = malloc(TEXT_BYTES + log->line_most);
  log->path = strdup(path);
  if (!log->ring || !log->text || !log->path)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  log->file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
  if (log->file < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be written: %s", path, strerror(errno));
  SR_TRY(find_end(ctx, log, steps, &last));
  *out_gap = last != steps - 1;
  if (ftruncate(log->file, (off_t)log->written) != 0 || (log->durable && !sr_file_sync_name(path)))
    return sr_fail(ctx, SR_ERR_IO, "%s: %s", path, strerror(errno));
  return SR_OK;
}

void sr_record_log_close(sr_record_log *log) {
  if (log->file >= 0)
    close(log->file);
  for (int i = 0; i < log->count; i++)
    free(log->logged[i].key);
  free(log->logged);
  free(log->ring);
  free(log->text);
  free(log->path);
}
