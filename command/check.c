/*
 * spmdrun check: runs modules that check themselves and counts them. A file may hold several,
 * separated by "// -----" wherever it stands in a line, as MLIR's tools have it. Every rank reads
 * the files: they are small, and so each knows how many modules there are.
 */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "command/command.h"
#include "command/watch.h"

typedef struct check_state {
  sr_session *session;
  int64_t passed, failed; /* modules */
} check_state;

/* The file as text in the arena, NULs and all; NULL and errno if it cannot be read. */
static const char *read_text(sr_arena *arena, const char *path, size_t *out_bytes) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  sr_text text = {.arena = arena};
  char piece[1 << 14];
  size_t count;
  while ((count = fread(piece, 1, sizeof piece, file)) > 0)
    sr_text_append(&text, piece, count);
  bool good = !ferror(file);
  fclose(file);
  *out_bytes = text.count;
  return good ? sr_text_get(&text) : NULL;
}

/* Behind the line that starts at `line`. */
static const char *line_end(const char *line, const char *end) {
  const char *feed = memchr(line, '\n', (size_t)(end - line));
  return feed ? feed + 1 : end;
}

/* Behind the module that starts at `text`: the separator, or the end. */
static const char *module_end(const char *text, const char *end) {
  static const char separator[] = "// -----";
  const char *at = memmem(text, (size_t)(end - text), separator, sizeof separator - 1);
  return at ? at : end;
}

static bool is_blank(const char *text, const char *end) {
  while (text < end && *text && strchr(" \t\r\n", *text))
    text++;
  return text == end;
}

static void print_verdict(check_state *check, const char *path, int64_t line, const char *what) {
  if (sr_session_speaks(check->session))
    printf("%s:%lld: %s\n", path, (long long)line, what);
}

/* Compiles and runs one module; prints why it does not pass. */
static void check_module(check_state *check, const char *path, int64_t line, const char *text,
                         size_t bytes) {
  sr_session *session = check->session;
  spmdrun_compile_options options = {.check = 1,
                                     .explain_cache = session->settings->explain_cache,
                                     .retry_failed = session->settings->retry_failed};
  spmdrun_executable *program = NULL;
  int64_t passed = 0, failed = 0;
  spmdrun_status status =
      spmdrun_compile_text(session->context, path, text, bytes, &options, &program);
  if (status == SPMDRUN_OK)
    status = spmdrun_execute_checks(program, &passed, &failed);
  if (status == SPMDRUN_OK && failed == 0 && passed > 0) {
    check->passed++;
  } else {
    check->failed++;
    if (status == SPMDRUN_OK && failed == 0)
      print_verdict(check, path, line,
                    "FAILED: the module checks nothing: it has no check.expect_*");
    else
      print_verdict(
          check, path, line,
          sr_arena_printf(session->arena, "FAILED: %s", spmdrun_message(session->context)));
  }
  spmdrun_executable_destroy(program);
}

static bool check_file(check_state *check, const char *path) {
  sr_arena *arena = check->session->arena;
  size_t bytes = 0;
  const char *text = read_text(arena, path, &bytes);
  spmdrun_status status = text ? SPMDRUN_OK : SPMDRUN_IO;
  const char *message = text ? NULL : sr_arena_printf(arena, "%s: cannot read the file: %m", path);
  if (spmdrun_agree(check->session->context, status, message) != SPMDRUN_OK)
    return false;

  const char *file_end = text + bytes;
  int64_t line = 1;
  while (text < file_end) {
    const char *end = module_end(text, file_end);
    if (!is_blank(text, end)) {
      /* Blank lines before it, so that messages name the line of the file. */
      sr_text module = {.arena = arena};
      for (int64_t i = 1; i < line; i++)
        sr_text_char(&module, '\n');
      sr_text_append(&module, text, (size_t)(end - text));
      check_module(check, path, line, sr_text_get(&module), module.count);
    }
    const char *next = line_end(end, file_end);
    for (const char *c = text; c < next; c++)
      line += *c == '\n';
    text = next;
  }
  return true;
}

int sr_command_check(sr_session *session) {
  check_state check = {.session = session};
  for (size_t i = 0; i < session->settings->words.count; i++)
    if (!check_file(&check, session->settings->words.items[i]))
      return sr_report_failure(session, SR_STAGE_INPUT);
  if (sr_session_speaks(session)) {
    fflush(stdout);
    printf("%lld passed, %lld failed\n", (long long)check.passed, (long long)check.failed);
  }
  return check.failed || !check.passed ? SR_EXIT_FAILED : SR_EXIT_OK;
}
