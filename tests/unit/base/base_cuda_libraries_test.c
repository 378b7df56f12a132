/* base_cuda_libraries_test LIBRARY: copies of the fake library are found in the order of places. A
 * file that cannot be loaded and one that lacks a function are told with all places. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "base/cuda_libraries.h"
#include "support/expect.h"
#include "support/scratch.h"

static const char soname[] = "libspmdrun_fake_cuda.so.7";

typedef struct fake_table {
  int (*number)(void);
} fake_table;

static scratch place;

/* Writes `bytes` bytes of the file at `from`, 0: all, as the library of a directory of the
 * scratch. */
static const char *copy_to(const char *directory, const char *from, size_t bytes) {
  const char *to = scratch_path(&place, directory);
  mkdir(to, 0700);
  char path[1200], buffer[1 << 16];
  snprintf(path, sizeof path, "%s/%s", to, soname);
  FILE *in = fopen(from, "rb"), *out = fopen(path, "wb");
  size_t count;
  EXPECT(in && out);
  if (bytes > 0)
    EXPECT(fread(buffer, 1, bytes, in) == bytes && fwrite(buffer, 1, bytes, out) == bytes);
  else
    while ((count = fread(buffer, 1, sizeof buffer, in)) > 0)
      EXPECT(fwrite(buffer, 1, count, out) == count);
  EXPECT(fclose(in) == 0 && fclose(out) == 0);
  return to;
}

static sr_status open_fake(sr_ctx *ctx, const char *function, const char *directories,
                           fake_table *out) {
  const sr_cuda_library library = {
      .what = "the fake", .soname = soname, .functions = &function, .function_count = 1};
  *ctx = (sr_ctx){0};
  *out = (fake_table){0};
  return sr_cuda_library_open(ctx, &library, directories, out);
}

/* The function comes from the library of `directory`. Each check is in a process of its own: the
 * loader finds a library by name if the process has loaded it before. */
static void check_found(const char *directories, const char *directory) {
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    sr_ctx ctx;
    fake_table table;
    Dl_info info = {0};
    char wanted[1200];
    snprintf(wanted, sizeof wanted, "%s/%s", directory, soname);
    EXPECT_EQ(open_fake(&ctx, "fake_number", directories, &table), SR_OK);
    EXPECT_STRING(ctx.message, "");
    if (EXPECT(table.number)) {
      EXPECT_EQ(table.number(), 7);
      EXPECT(dladdr((const void *)(uintptr_t)table.number, &info) != 0);
      EXPECT_STRING(info.dli_fname, wanted);
    }
    _exit(expect_result());
  }
  int status = -1;
  EXPECT(child > 0 && waitpid(child, &status, 0) == child);
  EXPECT_EQ(status, 0);
}

static void check_refused(const char *function, const char *directories, const char *reason,
                          const char *places) {
  sr_ctx ctx;
  fake_table table;
  EXPECT_EQ(open_fake(&ctx, function, directories, &table), SR_ERR_UNAVAILABLE);
  EXPECT_CONTAINS(ctx.message, "the fake ");
  EXPECT_CONTAINS(ctx.message, soname);
  EXPECT_CONTAINS(ctx.message, reason);
  EXPECT_CONTAINS(ctx.message, places);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  scratch_init(&place);
  unsetenv("CUDA_HOME");
  check_refused("fake_number", NULL, "No such file or directory",
                "searched: the loader's directories, $CUDA_HOME (not set), "
                "/usr/local/cuda/lib64, /usr/local/cuda/lib");
  check_refused("fake_number", ":/nowhere:/never:", "No such file or directory",
                "searched: /nowhere (--cuda-libraries), /never (--cuda-libraries), the loader's");

  const char *lib = copy_to("lib", argv[1], 0);
  char wanted[1200];
  setenv("CUDA_HOME", place.path, 1);
  check_found(NULL, lib);
  const char *lib64 = copy_to("lib64", argv[1], 0);
  check_found("/nowhere", lib64);
  /* What is found first counts, also if it cannot be used. */
  const char *cut = copy_to("cut", argv[1], 20), *given = copy_to("given", argv[1], 0);
  char directories[2500];
  snprintf(directories, sizeof directories, "%s:%s", cut, given);
  snprintf(wanted, sizeof wanted, "searched: %s (--cuda-libraries)", cut);
  check_refused("fake_number", directories, "file too short", wanted);
  snprintf(directories, sizeof directories, "/nowhere:%s:%s", given, cut);
  check_found(directories, given);
  snprintf(wanted, sizeof wanted, "/nowhere (--cuda-libraries), %s (--cuda-libraries)", given);
  check_refused("fake_letter", directories, "has no function fake_letter", wanted);

  /* What the process has loaded is what the loader finds by name. */
  char loaded[1200];
  snprintf(loaded, sizeof loaded, "%s/%s", copy_to("loaded", argv[1], 0), soname);
  void *handle = dlopen(loaded, RTLD_NOW);
  EXPECT(handle != NULL);
  check_found(NULL, scratch_path(&place, "loaded"));
  check_found(given, given);
  scratch_deinit(&place);
  return expect_result();
}
