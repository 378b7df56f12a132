/* spmdrun check: runs modules that check themselves, and counts those that pass and those that
 * fail. A file may hold several modules; a "// -----" anywhere in a line separates two, as in
 * MLIR's tools. Every rank reads the files itself, so that all ranks know the number of modules. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"
#include "command/command.h"
#include "command/watch.h"

typedef struct check_state {
  sr_session *session;
  int64_t passed, failed; /* number of modules */
} check_state;

/* Reads the whole file, which may contain NULs, into the arena. Returns NULL and `*out_reason`
 * after a failure. A pipe is refused: each rank reads the file, but a pipe's text reaches only
 * one. */
static const char *read_text(sr_arena *arena, const char *path, size_t *out_bytes,
                             const char **out_reason) {
  struct stat found = {0};
  int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  bool good = file >= 0 && fstat(file, &found) == 0;
  char *text = NULL;
  if (good && !S_ISREG(found.st_mode)) {
    *out_reason =
        sr_arena_printf(arena, "%s: is not a file but a directory, a pipe or a device", path);
  } else {
    text = good ? sr_arena_alloc_raw(arena, (size_t)found.st_size + 1) : NULL;
    good = good && sr_file_read(file, text, (size_t)found.st_size, 0);
    if (!good)
      *out_reason = sr_arena_printf(arena, "%s: cannot read the file: %s", path,
                                    errno ? strerror(errno) : "it is cut off while it is read");
  }
  if (file >= 0)
    close(file);
  *out_bytes = *out_reason ? 0 : (size_t)found.st_size;
  return *out_reason ? NULL : text;
}

/* Returns the start of the line after `line`, or `end`. */
static const char *line_end(const char *line, const char *end) {
  const char *feed = memchr(line, '\n', (size_t)(end - line));
  return feed ? feed + 1 : end;
}

/* Returns the end of the module that starts at `text`: the next separator, or `end`. */
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
  if (!sr_session_speaks(check->session))
    return;
  sr_text name = {.arena = check->session->arena};
  sr_text_printable(&name, path);
  printf("%s:%lld: %s\n", sr_text_get(&name), (long long)line, what);
}

/* Compiles and runs one module. Prints why, if the module does not pass. */
static void check_module(check_state *check, const char *path, int64_t line, const char *text,
                         size_t bytes) {
  sr_session *session = check->session;
  spmdrun_compile_options options = {.size = sizeof options,
                                     .check = 1,
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
  const char *message = NULL;
  const char *text = read_text(arena, path, &bytes, &message);
  spmdrun_status status = text ? SPMDRUN_OK : SPMDRUN_IO;
  if (spmdrun_agree(check->session->context, status, message) != SPMDRUN_OK)
    return false;

  const char *file_end = text + bytes;
  int64_t line = 1;
  while (text < file_end) {
    const char *end = module_end(text, file_end);
    if (!is_blank(text, end)) {
      /* Put blank lines before the module, so that a line number in a message is that of the
       * file. */
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
