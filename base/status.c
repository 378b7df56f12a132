/* Error messages and the log. Nothing here allocates: an error must be reportable when memory has
 * run out. */
#include "base/status.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_locale.h"
#include "base/printable.h"

/* Returns the log module of a source file, by the first folder of its path in the source tree. */
static sr_log_module module_of(const char *file) {
  static const struct {
    const char *folder;
    sr_log_module module;
  } folders[] = {{"graph", SR_LOG_GRAPH},
                 {"partitioner", SR_LOG_PARTITIONER},
                 {"uniformity", SR_LOG_PARTITIONER},
                 {"compiler", SR_LOG_COMPILE},
                 {"cache", SR_LOG_CACHE},
                 {"remote", SR_LOG_CACHE}, /* the server tier of the cache */
                 {"mpi", SR_LOG_MPI},
                 {"saves", SR_LOG_SAVES}};
  size_t length = strcspn(file, "/");
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    if (strlen(folders[i].folder) == length && memcmp(file, folders[i].folder, length) == 0)
      return folders[i].module;
  return SR_LOG_EXECUTOR;
}

/* Formats the message as one printable line: text quoted from files may contain control sequences.
 * A message that is too long ends in "...". */
static void write_line(char out[SR_MESSAGE_BYTES], const char *format, va_list list) {
  char raw[SR_MESSAGE_BYTES];
  int length = sr_vsnprintf(raw, sizeof raw, format, list);
  if (length < 0)
    raw[0] = '\0';
  size_t room = SR_MESSAGE_BYTES - 3; /* without the bytes of "..." */
  if (sr_printable(out, room, raw) >= room)
    memcpy(out + strlen(out), "...", 4);
}

sr_status sr_fail_at(sr_ctx *ctx, const char *file, int line, sr_status code, const char *format,
                     ...) {
  if (!ctx || ctx->code != SR_OK)
    return code;
  ctx->code = code;
  va_list list;
  va_start(list, format);
  write_line(ctx->message, format, list);
  va_end(list);
  sr_log_line(ctx, module_of(file), SR_LOG_DEBUG, "%s:%d: %s", file, line, ctx->message);
  return code;
}

void sr_ctx_clear(sr_ctx *ctx) {
  ctx->code = SR_OK;
  ctx->message[0] = '\0';
}

const char *sr_status_name(sr_status status) {
  switch (status) {
  case SR_OK:
    return "ok";
  case SR_ERR_INVALID:
    return "invalid input";
  case SR_ERR_UNSUPPORTED:
    return "unsupported";
  case SR_ERR_NOMEM:
    return "out of memory";
  case SR_ERR_IO:
    return "input/output error";
  case SR_ERR_PEER:
    return "another rank failed";
  case SR_ERR_INTERNAL:
    return "internal error";
  case SR_ERR_DEVICE:
    return "a device failed";
  case SR_ERR_UNAVAILABLE:
    return "not available";
  }
  return "unknown status";
}

static const char *const level_names[] = {"error", "warn", "info", "debug"};
static const char *const module_names[SR_LOG_MODULE_COUNT] = {
    "graph", "partitioner", "compile", "cache", "mpi", "executor", "saves"};

const char *sr_log_level_name(sr_log_level level) {
  return level_names[level];
}

const char *sr_log_module_name(sr_log_module module) {
  return module_names[module];
}

bool sr_log_enabled(const sr_ctx *ctx, sr_log_module module, sr_log_level level) {
  return ctx && ctx->log && ctx->log->sink && level <= ctx->log->level[module];
}

void sr_log_line(const sr_ctx *ctx, sr_log_module module, sr_log_level level, const char *format,
                 ...) {
  if (!sr_log_enabled(ctx, module, level))
    return;
  char line[SR_MESSAGE_BYTES];
  va_list list;
  va_start(list, format);
  write_line(line, format, list);
  va_end(list);
  ctx->log->sink(ctx->log->user, level, module, line);
}

/* Returns the index of the name that equals `text`, or -1. */
static int find_name(const char *const *names, int count, const char *text, size_t length) {
  for (int i = 0; i < count; i++)
    if (strlen(names[i]) == length && memcmp(names[i], text, length) == 0)
      return i;
  return -1;
}

/* Parses one item of the --log list: LEVEL or MODULE=LEVEL. */
static sr_status parse_item(sr_ctx *ctx, const char *item, size_t length, sr_log *log) {
  const char *equals = memchr(item, '=', length);
  const char *level_text = equals ? equals + 1 : item;
  size_t level_length = length - (size_t)(level_text - item);
  int level = find_name(level_names, 4, level_text, level_length);
  if (level < 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "log level '%.*s' is not known: use error, warn, info or debug",
                   (int)level_length, level_text);
  if (!equals) {
    for (int i = 0; i < SR_LOG_MODULE_COUNT; i++)
      log->level[i] = (sr_log_level)level;
    return SR_OK;
  }
  int module = find_name(module_names, SR_LOG_MODULE_COUNT, item, (size_t)(equals - item));
  if (module < 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "log module '%.*s' is not known: use graph, partitioner, compile, cache, mpi, "
                   "executor or saves",
                   (int)(equals - item), item);
  log->level[module] = (sr_log_level)level;
  return SR_OK;
}

sr_status sr_log_parse(sr_ctx *ctx, const char *text, sr_log *out_log) {
  for (const char *item = text;;) {
    size_t length = strcspn(item, ",");
    SR_TRY(parse_item(ctx, item, length, out_log));
    if (item[length] == '\0')
      return SR_OK;
    item += length + 1;
  }
}

_Noreturn void sr_assert_failed(const char *condition, const char *file, int line) {
  fprintf(stderr, "spmdrun: internal error: %s:%d: %s does not hold; please report it\n", file,
          line, condition);
  abort();
}
