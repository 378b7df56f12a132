/* Log messages name the part of the program that found the error. */
#include "base/status.h"

#include "support/expect.h"
#include "support/log_lines.h"

static void test_folders(void) {
  EXPECT_STRING(__FILE__, "tests/unit/base/base_status_test.c"); /* from the root of the tree */
  static const struct {
    const char *file;
    sr_log_module module;
  } files[] = {
      {"graph/read.c", SR_LOG_GRAPH},
      {"partitioner/rules/rule.c", SR_LOG_PARTITIONER},
      {"compiler/emit.c", SR_LOG_COMPILE},
      {"cache/entry.c", SR_LOG_CACHE},
      {"remote/server.c", SR_LOG_CACHE},
      {"mpi/world.c", SR_LOG_MPI},
      {"saves/lock.c", SR_LOG_SAVES},
      {"uniformity/table.c", SR_LOG_PARTITIONER},
      {"executor/run.c", SR_LOG_EXECUTOR},
      {"notcache/x.c", SR_LOG_EXECUTOR},
      {"cached/x.c", SR_LOG_EXECUTOR},
      {"api/cache/x.c", SR_LOG_EXECUTOR},
      {"x.c", SR_LOG_EXECUTOR},
  };
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    log_lines lines;
    log_lines_init(&lines);
    for (int module = 0; module < SR_LOG_MODULE_COUNT; module++)
      lines.log.level[module] = SR_LOG_ERROR;
    lines.log.level[files[i].module] = SR_LOG_DEBUG;
    sr_ctx ctx = {.log = &lines.log};
    EXPECT_EQ(sr_fail_at(&ctx, files[i].file, 7, SR_ERR_IO, "it broke"), SR_ERR_IO);
    if (!EXPECT_EQ(lines.count[SR_LOG_DEBUG], 1))
      fprintf(stderr, "  %s\n", files[i].file);
  }
}

/* Quoted text in a message cannot control a terminal: it is one line of valid UTF-8. */
static void test_printable(void) {
  sr_ctx ctx = {0};
  sr_fail(&ctx, SR_ERR_INVALID, "%s",
          "a\x1b[31mb\nc\x7f\td\xff\xc2\x9b"
          "e\xc3\xa9\xe2\x82\xac\\");
  EXPECT_STRING(ctx.message, "a\\x1b[31mb\\x0ac\\x7f\\x09d\\xff\\xc2\\x9be\xc3\xa9\xe2\x82\xac\\");
  sr_ctx again = {0};
  sr_fail(&again, SR_ERR_INVALID, "%s", ctx.message);
  EXPECT_STRING(again.message, ctx.message);
  log_lines lines;
  log_lines_init(&lines);
  sr_log_line(&(sr_ctx){.log = &lines.log}, SR_LOG_CACHE, SR_LOG_ERROR, "%s", "x\ry");
  EXPECT_STRING(lines.last, "x\\x0dy");
  /* Text that is too long ends in dots, before or after escaping. */
  char text[2 * SR_MESSAGE_BYTES];
  for (int byte = 'a'; byte; byte = byte == 'a' ? 1 : 0)
    for (size_t length = SR_MESSAGE_BYTES / 4 - 3; length < SR_MESSAGE_BYTES + 3; length++) {
      memset(text, byte, length);
      text[length] = '\0';
      sr_ctx cut = {0};
      sr_fail(&cut, SR_ERR_INVALID, "%s", text);
      size_t whole = byte == 'a' ? length : 4 * length, got = strlen(cut.message);
      bool dots = got > 3 && strcmp(cut.message + got - 3, "...") == 0;
      EXPECT(got < SR_MESSAGE_BYTES && dots == (whole + 3 >= SR_MESSAGE_BYTES));
    }
}

int main(void) {
  test_folders();
  test_printable();
  return expect_result();
}
