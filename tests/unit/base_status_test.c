/* Faults are told in the log by the part of the program that found them. */
#include "base/status.h"

#include "support/expect.h"
#include "support/log_lines.h"

static void test_folders(void) {
  static const struct {
    const char *file;
    sr_log_module module;
  } files[] = {
      {"/src/graph/read.c", SR_LOG_GRAPH},        {"/src/partitioner/rule.c", SR_LOG_PARTITIONER},
      {"compiler/emit.c", SR_LOG_COMPILE},        {"/src/cache/entry.c", SR_LOG_CACHE},
      {"/src/remote/server.c", SR_LOG_CACHE},     {"../mpi/world.c", SR_LOG_MPI},
      {"/src/executor/run.c", SR_LOG_EXECUTOR},   {"/src/notcache/x.c", SR_LOG_EXECUTOR},
      {"/src/cache/deeper/x.c", SR_LOG_EXECUTOR}, {"x.c", SR_LOG_EXECUTOR},
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

int main(void) {
  test_folders();
  return expect_result();
}
