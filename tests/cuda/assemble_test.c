/*
 * libnvJitLink makes a cubin of each file of PTX that programs_test wrote, with all kernels in it.
 *
 *     assemble_test FOLDER CAPABILITY EVERY [DIRECTORIES]
 *
 * Takes each EVERY-th file. DIRECTORIES are where libnvJitLink may be.
 */
#include <glob.h>
#include <stdlib.h>

#include "compiler/cuda/cubin.h"
#include "support/expect.h"

static const char *directories;
static int32_t capability;
static int kernels;

/* Returns the whole file with a NUL behind it; NULL if it cannot be read. */
static const char *read_file(sr_arena *arena, const char *path, size_t *out_bytes) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  fseek(file, 0, SEEK_END);
  const size_t bytes = (size_t)ftell(file);
  rewind(file);
  char *text = sr_arena_alloc(arena, bytes + 1);
  *out_bytes = fread(text, 1, bytes, file);
  fclose(file);
  return *out_bytes == bytes ? text : NULL;
}

/* Every entry of the module is in the cubin. */
static void expect_entries(sr_arena *arena, const sr_cubin *cubin, const char *ptx) {
  static const char entry[] = ".visible .entry ";
  for (const char *at = strstr(ptx, entry); at; at = strstr(at, entry)) {
    at += strlen(entry);
    const char *section = sr_arena_printf(arena, ".text.%.*s", (int)strcspn(at, "("), at);
    if (!EXPECT(memmem(cubin->data, cubin->bytes, section, strlen(section) + 1)))
      fprintf(stderr, "  %s\n", section);
    kernels++;
  }
}

/* Links the modules of a file, each of which ends in at least one NUL, to a cubin. */
static sr_status assemble(sr_ctx *ctx, sr_arena *arena, const char *path) {
  SR_VECTOR(sr_ptx) modules = {0};
  size_t bytes = 0;
  const char *text = read_file(arena, path, &bytes);
  if (!EXPECT(text))
    return SR_OK;
  for (const char *at = text; at < text + bytes; at += strlen(at) + 1)
    if (*at)
      SR_PUSH(arena, &modules, ((sr_ptx){"kernels", at}));
  sr_cubin cubin;
  SR_TRY(sr_cubin_link(ctx, arena, directories, modules.items, (uint32_t)modules.count, capability,
                       &cubin));
  for (size_t i = 0; i < modules.count; i++)
    expect_entries(arena, &cubin, modules.items[i].text);
  return SR_OK;
}

/* Returns false if there is no libnvJitLink. */
static bool check_file(const char *path) {
  sr_arena *arena = sr_arena_create();
  sr_ctx ctx = {0};
  const sr_status status = assemble(&ctx, arena, path);
  if (status == SR_ERR_UNAVAILABLE)
    puts(ctx.message);
  else if (!EXPECT_EQ(status, SR_OK))
    fprintf(stderr, "  %s: %s\n", path, ctx.message);
  sr_arena_destroy(arena);
  return status != SR_ERR_UNAVAILABLE;
}

int main(int argc, char **argv) {
  if (argc < 4)
    return 1;
  capability = atoi(argv[2]);
  const size_t every = (size_t)atoi(argv[3]);
  directories = argc > 4 ? argv[4] : "";
  char pattern[1024];
  glob_t found;
  snprintf(pattern, sizeof pattern, "%s/*.ptx", argv[1]);
  if (!EXPECT_EQ(glob(pattern, 0, NULL, &found), 0))
    return 1;
  bool has_assembler = true;
  for (size_t i = 0; has_assembler && i < found.gl_pathc; i += every)
    has_assembler = check_file(found.gl_pathv[i]);
  printf("each %zu-th of %zu files, %d kernels\n", every, found.gl_pathc, kernels);
  globfree(&found);
  return has_assembler ? expect_result() : EXPECT_SKIPPED;
}
