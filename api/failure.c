/*
 * The encoding of a failure: u32 status, i32 place (the number of an op, or a constant below), i64
 * seconds since 1970, the digest of the program's text, the file name with a NUL, and the message
 * up to the end. Decoding checks the length, the status and the op number. If one of them is wrong,
 * the entry is not used.
 */
#include "api/failure.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/hash.h"
#include "base/text.h"

/* Values of `place` for a message that names no op. */
enum {
  OF_NOTHING = 0,
  OF_FILE = -1, /* the message begins with the file name, but not with the place of an op */
};

typedef struct header {
  uint32_t status;
  int32_t place;
  int64_t time;
  sr_digest text;
} header;

bool sr_failure_lasts(sr_status status) {
  return status == SR_ERR_INVALID || status == SR_ERR_UNSUPPORTED || status == SR_ERR_INTERNAL;
}

/* Returns the number, counted from 1, of an op at a source position; OF_FILE if there is none. A
 * function that is called twice is inlined twice, so several ops can have one position. Any of them
 * will do. */
static int32_t op_at(const sr_fingerprint *fingerprint, unsigned line, unsigned column) {
  for (size_t i = 0; i < fingerprint->op_count; i++)
    if (fingerprint->ops[i].line == line && fingerprint->ops[i].column == column)
      return (int32_t)i + 1;
  return OF_FILE;
}

/* Splits a message such as "step.mlir:7:10: TEXT (from model.py:12:3)". Sets *place to the number
 * of the op at 7:10. Returns TEXT, and sets *length to its length without the source location at
 * its end. */
static const char *strip(const char *sentence, const sr_failure_places *places, int32_t *place,
                         size_t *length) {
  size_t file = strlen(places->file);
  unsigned line, column;
  int taken = 0;
  *place = OF_NOTHING;
  *length = strlen(sentence);
  if (strncmp(sentence, places->file, file) != 0 || sentence[file] != ':')
    return sentence;
  const char *rest = sentence + file + 1;
  *place = OF_FILE;
  if (sscanf(rest, "%u:%u:%n", &line, &column, &taken) == 2 && taken > 0) {
    rest += taken;
    *place = op_at(places->fingerprint, line, column);
  }
  rest += *rest == ' ';
  *length = strlen(rest);
  if (*place > 0) {
    char buffer[SR_ORIGIN_BYTES];
    const char *source = sr_location_suffix(&places->fingerprint->ops[*place - 1], buffer);
    size_t bytes = strlen(source);
    if (bytes <= *length && strcmp(rest + *length - bytes, source) == 0)
      *length -= bytes;
  }
  return rest;
}

void sr_failure_encode(const sr_ctx *failed, const sr_failure_places *places, sr_arena *arena,
                       const void **out_bytes, size_t *out_count) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  header head = {.status = (uint32_t)failed->code,
                 .time = now.tv_sec,
                 .text = sr_digest_of(places->text, places->text_bytes)};
  size_t length, file = strlen(places->file) + 1;
  const char *sentence = strip(failed->message, places, &head.place, &length);
  char *bytes = sr_arena_alloc(arena, sizeof head + file + length);
  memcpy(bytes, &head, sizeof head);
  memcpy(bytes + sizeof head, places->file, file);
  memcpy(bytes + sizeof head + file, sentence, length);
  *out_bytes = bytes;
  *out_count = sizeof head + file + length;
}

/* Returns " (compiled without success before, on 2026-11-22 13:04; --retry-failed compiles again)".
 * If `file` is not NULL, adds that the names in the message are those of the program `file`. */
static const char *when(int64_t seconds, const char *file, sr_arena *arena) {
  char date[64] = "some day";
  struct tm parts;
  time_t moment = (time_t)seconds;
  if (localtime_r(&moment, &parts))
    strftime(date, sizeof date, "%Y-%m-%d %H:%M", &parts);
  const char *whose = file ? sr_arena_printf(arena, " as %s, whose names these are", file) : "";
  return sr_arena_printf(
      arena, " (compiled without success before, on %s%s; --retry-failed compiles again)", date,
      whose);
}

sr_status sr_failure_repeat(sr_ctx *ctx, const void *bytes, size_t count,
                            const sr_failure_places *places, sr_arena *arena) {
  header head;
  const char *name = (const char *)bytes + sizeof head;
  const char *behind = count < sizeof head ? NULL : memchr(name, 0, count - sizeof head);
  if (!behind)
    return SR_OK;
  memcpy(&head, bytes, sizeof head);
  if (!sr_failure_lasts((sr_status)head.status) || head.place < OF_FILE ||
      (head.place > 0 && (size_t)head.place > places->fingerprint->op_count))
    return SR_OK;
  const char *sentence =
      sr_arena_string(arena, behind + 1, count - sizeof head - (size_t)(behind + 1 - name));
  const sr_location *location =
      head.place > 0 ? &places->fingerprint->ops[head.place - 1] : &(sr_location){0};
  const char *file = head.place == OF_NOTHING ? ""
                     : location->line         ? sr_arena_printf(arena, "%s:%u:%u: ", places->file,
                                                                location->line, location->column)
                                              : sr_arena_printf(arena, "%s: ", places->file);
  /* The end of the message says how to retry, so a message is shortened in its middle. */
  char buffer[SR_ORIGIN_BYTES];
  const sr_digest text = sr_digest_of(places->text, places->text_bytes);
  bool same = memcmp(&head.text, &text, sizeof text) == 0;
  const char *end = sr_arena_printf(arena, "%s%s", sr_location_suffix(location, buffer),
                                    when(head.time, same ? NULL : name, arena));
  size_t around = strlen(file) + strlen(end) + 1;
  int room = around < SR_MESSAGE_BYTES ? (int)(SR_MESSAGE_BYTES - around) : 0;
  return sr_fail(ctx, (sr_status)head.status, "%s%.*s%s", file, room, sentence, end);
}
