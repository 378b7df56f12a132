/* Plug-ins are searched for beside the file that contains this code, or at the path that is given;
 * never in the working directory, even if the loader cannot tell where the code is. */
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/plugin.h"
#include "support/expect.h"
#include "support/scratch.h"

static const sr_plugin plugin = {.what = "the part",
                                 .file = "part.so",
                                 .variable = "SR_TEST_PART",
                                 .symbol = "sr_part",
                                 .abi = 1};

/* The loader's answer where this code is; NULL: unknown. */
static const char *own_file;

/* Replaces the library's dladdr. */
int dladdr(const void *address, Dl_info *out) {
  (void)address;
  *out = (Dl_info){.dli_fname = own_file};
  return own_file != NULL;
}

static char opened[PATH_MAX]; /* last argument of dlopen; it is never loaded */

void *dlopen(const char *path, int mode) {
  (void)mode;
  snprintf(opened, sizeof opened, "%s", path);
  return NULL;
}

char *dlerror(void) {
  static char text[] = "as the test wants it";
  return text;
}

/* Makes an empty file. */
static void make_file(const char *path) {
  FILE *file = fopen(path, "w");
  EXPECT(file && fclose(file) == 0);
}

/* Tries to open the plug-in while the code is said to be in `from`; returns the chosen file or
 * "". */
static const char *choice(const char *from, const char *named, sr_ctx *ctx) {
  *ctx = (sr_ctx){0};
  const void *table;
  opened[0] = '\0';
  own_file = from;
  if (named)
    setenv(plugin.variable, named, 1);
  else
    unsetenv(plugin.variable);
  EXPECT_EQ(sr_plugin_open(ctx, &plugin, &table), SR_ERR_UNAVAILABLE);
  EXPECT_CONTAINS(ctx->message, "the part");
  return opened;
}

int main(void) {
  scratch place;
  scratch_init(&place);
  sr_ctx ctx;
  char real[PATH_MAX], wanted[PATH_MAX + 64];
  EXPECT(realpath(place.path, real) != NULL);
  const char *library = scratch_path(&place, "library.so");
  make_file(library);
  EXPECT(chdir(place.path) == 0);
  snprintf(wanted, sizeof wanted, "is not beside the library in %s/; install it", real);
  EXPECT_STRING(choice(library, NULL, &ctx), "");
  EXPECT_CONTAINS(ctx.message, wanted);
  EXPECT_STRING(choice(library, "", &ctx), ""); /* as if it were not set */
  EXPECT_CONTAINS(ctx.message, wanted);

  /* Files in the working directory are never chosen. */
  static const char *const folders[] = {"spmdrun", "lib", "lib/spmdrun", "elsewhere"};
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
    EXPECT(mkdir(folders[i], 0700) == 0);
  static const char *const files[] = {"lib/spmdrun/part.so", "part.so", "spmdrun/part.so"};
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    make_file(files[i]);
    EXPECT_STRING(choice(NULL, NULL, &ctx), "");
    EXPECT_CONTAINS(ctx.message, "the loader does not say where the library is");
    EXPECT_CONTAINS(ctx.message, "SR_TEST_PART");
    EXPECT_STRING(choice("gone/library.so", NULL, &ctx), "");
    EXPECT_CONTAINS(ctx.message, "the loader does not say where the library is");
    /* Beside the library: from the last place to the first. */
    snprintf(wanted, sizeof wanted, "%s/%s", real, files[i]);
    EXPECT_STRING(choice(library, NULL, &ctx), wanted);
    EXPECT_STRING(choice("library.so", NULL, &ctx), wanted);
    EXPECT_CONTAINS(ctx.message, "cannot be loaded: as the test wants it");
  }

  /* A given absolute path is used; if it does not exist, nothing replaces it. */
  snprintf(wanted, sizeof wanted, "%s/part.so", real);
  EXPECT_STRING(choice(NULL, "part.so", &ctx), wanted);
  EXPECT(chdir("elsewhere") == 0);
  EXPECT_STRING(choice(library, "../part.so", &ctx), wanted);
  EXPECT_STRING(choice(library, "part.so", &ctx), "");
  EXPECT_CONTAINS(ctx.message,
                  "cannot be loaded from part.so, which SR_TEST_PART names: No such file");
  EXPECT(chdir("/") == 0);
  scratch_deinit(&place);
  return expect_result();
}
