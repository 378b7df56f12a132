/* Memory runs out at every point of listing, reading and describing saves, and, on one rank, of
 * opening a state directory: files are closed, memory is freed, and all ranks fail. */
#include <malloc.h>
#include <stdatomic.h>
#include <sys/stat.h>

#include "saves/put.h"
#include "spmdrun.h"
#include "support/expect.h"
#include "support/scratch.h"

enum {
  ARRAYS = 40, /* more than one batch of files, and more text than the first chunk of an arena */
  SAVES = 40,
  LEVEL = 1,
  KEPT_BYTES = 4096 /* malloc itself keeps less of what is freed; a tree or a stream has more */
};

/* Number of library allocations that still succeed before one fails; negative: none fails. */
static atomic_int calls_left = -1;

static bool runs_out(void) {
  return calls_left >= 0 && calls_left-- == 0;
}

void *__real_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes) {
  return runs_out() ? NULL : __real_malloc(bytes);
}

void *__real_calloc(size_t count, size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes);
void *__wrap_calloc(size_t count, size_t bytes) {
  return runs_out() ? NULL : __real_calloc(count, bytes);
}

void *__real_realloc(void *memory, size_t bytes);
void *__wrap_realloc(void *memory, size_t bytes);
void *__wrap_realloc(void *memory, size_t bytes) {
  return runs_out() ? NULL : __real_realloc(memory, bytes);
}

static scratch place;
static int directory;

static const int64_t dims[] = {3};
static sr_save_array arrays[ARRAYS];
static const sr_save_manifest manifest = {.format = SR_SAVE_FORMAT,
                                          .version = "1",
                                          .program = "p",
                                          .computation = "c",
                                          .devices = 1,
                                          .ranks = 1,
                                          .count = ARRAYS,
                                          .arrays = arrays};

/* Calls `work` until all its allocations succeed. It leaves as many open files and as much memory
 * as were there before. */
static void test(sr_status work(sr_ctx *ctx, int run)) {
  int failures = 0;
  for (int succeeds = 0;; succeeds++) {
    sr_ctx ctx = {0};
    int before = scratch_count_names("/proc/self/fd");
    size_t bytes = mallinfo2().uordblks;
    calls_left = succeeds;
    sr_status status = work(&ctx, succeeds);
    bool all = calls_left >= 0;
    calls_left = -1;
    if (!EXPECT(mallinfo2().uordblks < bytes + KEPT_BYTES) ||
        !EXPECT_EQ(scratch_count_names("/proc/self/fd"), before) ||
        !EXPECT_EQ(status == SR_OK, all))
      fprintf(stderr, "  after %d calls: %s\n", succeeds, ctx.message);
    failures += status != SR_OK;
    if (all)
      break;
  }
  EXPECT(failures > 1);
}

static sr_status list(sr_ctx *ctx, int run) {
  int64_t *steps;
  size_t count;
  (void)run;
  sr_status status = sr_state_list(ctx, place.path, directory, &steps, &count);
  EXPECT(status == SR_OK ? count == SAVES && steps[0] == SAVES - 1 : !steps);
  free(steps);
  return status;
}

static sr_text text;

static sr_status read_manifest(sr_ctx *ctx, int run) {
  sr_save_manifest found;
  (void)run;
  sr_arena *arena = sr_arena_create();
  sr_status status =
      arena ? sr_save_manifest_read(ctx, arena, "it", sr_text_get(&text), text.count, &found)
            : SR_ERR_NOMEM;
  EXPECT(status == SR_OK ? found.count == ARRAYS : status == SR_ERR_NOMEM);
  sr_arena_destroy(arena);
  return status;
}

static sr_status finish(sr_ctx *ctx, int run) {
  char partial[SR_SAVE_HIDDEN_BYTES];
  snprintf(partial, sizeof partial, "partial%d", run);
  EXPECT_EQ(mkdirat(directory, partial, 0700), 0);
  return sr_save_finish(ctx, place.path, directory, partial, LEVEL, &manifest);
}

/* The last rank has no memory. */
static void test_open(spmdrun_context *context) {
  char path[300];
  bool last = spmdrun_rank(context) == spmdrun_size(context) - 1;
  snprintf(path, sizeof path, "%s/state", place.path);
  EXPECT_EQ(spmdrun_share(context, path, sizeof path), SPMDRUN_OK);
  spmdrun_saves *saves;
  calls_left = last ? 0 : -1;
  EXPECT(spmdrun_saves_open(context, path, NULL, &saves) != SPMDRUN_OK);
  calls_left = -1;
  EXPECT(saves == NULL);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_NOMEM);
  EXPECT_CONTAINS(spmdrun_message(context), "no memory for saves");
  EXPECT_EQ(spmdrun_saves_open(context, path, NULL, &saves), SPMDRUN_OK);
  spmdrun_saves_close(saves);
}

int main(void) {
  const spmdrun_options options = {.size = sizeof options, .no_cache = 1};
  spmdrun_context *context = NULL;
  scratch_init(&place);
  directory = open(place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (int i = 0; i < SAVES; i++) {
    char name[SR_SAVE_NAME_BYTES];
    EXPECT_EQ(mkdirat(directory, sr_save_name(i, name), 0700), 0);
  }
  for (int i = 0; i < ARRAYS; i++)
    arrays[i] = (sr_save_array){
        .name = "x", .sharding = "[{}]", .dtype = SR_F32, .rank = 1, .dims = dims, .chunk = dims};
  text.arena = sr_arena_create();
  sr_save_manifest_write(&manifest, &text);
  test(list);
  test(read_manifest);
  test(finish);
  sr_arena_destroy(text.arena);
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    test_open(context);
  spmdrun_context_destroy(context);
  close(directory);
  scratch_deinit(&place);
  return expect_result();
}
