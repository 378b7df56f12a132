/* A log that keeps its first warning and its last line, and counts lines by level. */
#ifndef SR_TESTS_SUPPORT_LOG_LINES_H
#define SR_TESTS_SUPPORT_LOG_LINES_H

#include <stdio.h>

#include "base/status.h"

typedef struct log_lines {
  sr_log log;
  int count[SR_LOG_DEBUG + 1];
  char first_warning[SR_MESSAGE_BYTES], last[SR_MESSAGE_BYTES];
} log_lines;

static inline void log_lines_take(void *user, sr_log_level level, sr_log_module module,
                                  const char *line) {
  log_lines *lines = user;
  (void)module;
  if (lines->count[level]++ == 0 && level == SR_LOG_WARN)
    snprintf(lines->first_warning, sizeof lines->first_warning, "%s", line);
  snprintf(lines->last, sizeof lines->last, "%s", line);
}

static inline void log_lines_init(log_lines *lines) {
  *lines = (log_lines){.log = {.sink = log_lines_take, .user = lines}};
  for (int module = 0; module < SR_LOG_MODULE_COUNT; module++)
    lines->log.level[module] = SR_LOG_DEBUG;
}

#endif
