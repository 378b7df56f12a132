/*
 * A save is written beside two earlier ones, with a fault in every system call. Whatever fails, at
 * least the two newest whole saves stand that stood before, or the new one with the one before it.
 * The next job finds them, removes leftovers and saves. Then a save is looked at, with a fault in
 * every system call: whatever fails, a whole save is not taken for a damaged one.
 */
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <stddef.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fault/tracer.h"
#include "saves/put.h"
#include "support/expect.h"
#include "support/scratch.h"

enum {
  SIZE = 6,
  PART = 3,
  LARGE = (1 << 16) + 1001, /* over 256 KiB: past the page cache, but for a part of a block */
  KEEP = 2,
  OLD = 2, /* steps: 1 and 2 stand, 3 is written, 4 by the next job */
  NEW = 3,
  NEXT = 4,
  LEVEL = 1
};
static const int errors[] = {EIO, ENOSPC}, reading_errors[] = {EIO, EMFILE, ESTALE};

static scratch place;
static char directory[300];
static trace clean, faulty;

static const int64_t dims[] = {SIZE}, part[] = {PART}, large_dims[] = {LARGE};
static const sr_save_array arrays[] = {
    {.name = "x", .sharding = "[{}]", .dtype = SR_F32, .rank = 1, .dims = dims, .chunk = part},
    {.name = "", .sharding = "[]", .dtype = SR_I32, .rank = 0, .dims = dims, .chunk = part},
    {.name = "y",
     .sharding = "[{}]",
     .dtype = SR_U32,
     .rank = 1,
     .dims = large_dims,
     .chunk = large_dims},
};

/* What a save holds: x, a number, and, only the one that the faults strike, numbers that cannot be
 * compressed. */
typedef struct state {
  float x[SIZE];
  int32_t number;
  uint32_t y[LARGE];
} state;
static state saved;

static void fill(int64_t step) {
  uint32_t random = (uint32_t)step;
  saved = (state){.x = {(float)step, 2, 3, 4, 5, (float)step}};
  for (size_t i = 0; i < LARGE; i++)
    saved.y[i] = random = random * 1664525u + 1013904223u; /* Numerical Recipes, 7.1 */
}

/* As api/saves and the writer's thread do on one rank. */
static bool save(int64_t step) {
  sr_saved_chunk chunks[] = {{.array = 0, .index = {0}, .valid = {PART}},
                             {.array = 0, .index = {1}, .valid = {PART}, .offset = PART * 4},
                             {.array = 1, .offset = offsetof(state, number)},
                             {.array = 2, .valid = {LARGE}, .offset = offsetof(state, y)}};
  fill(step);
  const bool is_struck = step == NEW;
  const sr_snapshot snapshot = {
      .chunks = chunks, .count = is_struck ? 4 : 3, .buffer = (uint8_t *)&saved};
  const sr_save_manifest manifest = {.format = SR_SAVE_FORMAT,
                                     .version = "1",
                                     .program = "p",
                                     .computation = "c",
                                     .step = step,
                                     .devices = 1,
                                     .ranks = 1,
                                     .count = is_struck ? 3 : 2,
                                     .arrays = arrays};
  sr_ctx ctx = {0};
  sr_zarr_encoder encoder = {0};
  char partial[SR_SAVE_HIDDEN_BYTES];
  int folder;
  if (sr_state_open(&ctx, directory, &folder) != SR_OK)
    return false;
  sr_state_sweep(folder, NULL);
  bool good = sr_save_hidden_name(partial) &&
              sr_save_put(&ctx, &encoder, directory, folder, partial, LEVEL, &manifest,
                          &snapshot) == SR_OK &&
              sr_save_mark(folder, partial, 0, true) &&
              sr_save_finish(&ctx, directory, folder, partial, LEVEL, &manifest) == SR_OK &&
              sr_save_publish(&ctx, directory, folder, partial, step) == SR_OK;
  sr_file_tree_remove(folder, partial);
  if (good)
    sr_state_prune(directory, folder, step, KEEP, NULL, 0);
  sr_zarr_encoder_free(&encoder);
  close(folder);
  return good;
}

/* ---- looking --------------------------------------------------------------------------------- */

static sr_status look(int folder, int64_t step) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_save_manifest manifest;
  char *text;
  size_t bytes;
  sr_status status = sr_save_text(&ctx, directory, folder, step, &text, &bytes);
  if (status == SR_OK)
    status = sr_save_manifest_read(&ctx, arena, "it", text, bytes, &manifest);
  if (status == SR_OK && manifest.step != step)
    status = SR_ERR_INVALID;
  if (status == SR_OK)
    status = sr_save_check(&ctx, directory, folder, &manifest, 0, 1);
  free(text);
  sr_arena_destroy(arena);
  return status;
}

/* True if all saves that are listed are whole, and they are `first` and `second`, or with `more`
 * older ones, too. */
static bool stand(int64_t first, int64_t second, bool more) {
  sr_ctx ctx = {0};
  int64_t *steps = NULL;
  size_t count = 0;
  int folder;
  bool good = sr_state_open(&ctx, directory, &folder) == SR_OK &&
              sr_state_list(&ctx, directory, folder, &steps, &count) == SR_OK && count >= 2 &&
              steps[0] == first && steps[1] == second && (more || count == 2);
  for (size_t i = 0; good && i < count; i++)
    good = look(folder, steps[i]) == SR_OK;
  close(folder);
  free(steps);
  return good;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static void arrange(void *user) {
  (void)user;
  EXPECT(sr_file_tree_remove(AT_FDCWD, directory));
  EXPECT(save(1) && save(OLD));
}

static int act(void *user) {
  (void)user;
  return save(NEW) ? 1 : 0;
}

/* True if the next job, in a process of its own, leaves its save and one before it, only. */
static bool next_is_clean(void) {
  pid_t child = fork();
  if (child == 0)
    _exit(save(NEXT) ? 0 : 1);
  int status;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0 &&
         (stand(NEXT, NEW, false) || stand(NEXT, OLD, false)) &&
         scratch_count_names(directory) == 2;
}

static void try(fault what) {
  trace_run(arrange, act, NULL, &clean, what, NULL, &faulty);
  bool killed = what.kind == FAULT_KILL || what.kind == FAULT_CUT;
  bool ended = killed ? WIFSIGNALED(faulty.status) && WTERMSIG(faulty.status) == SIGKILL
                      : WIFEXITED(faulty.status);
  bool done = WIFEXITED(faulty.status) && WEXITSTATUS(faulty.status) == 1;
  bool good = EXPECT(faulty.struck) && EXPECT(ended);
  good = EXPECT(stand(NEW, OLD, true) || (!done && stand(OLD, 1, false))) && good;
  if (what.kind == FAULT_ERROR) /* a save that is told to have failed is not there */
    good = EXPECT_EQ(stand(NEW, OLD, true), done) && good;
  good = EXPECT(next_is_clean()) && good;
  if (!good)
    fprintf(stderr, "  fault %d, error %d, at call %d of %d, %s: status %x\n", what.kind,
            what.error, what.at, clean.count, trace_call_name(clean.calls[what.at].number),
            (unsigned)faulty.status);
}

/* Injects all faults at call `at`; returns their number. */
static int try_call(int at) {
  int runs = 0;
  bool of_memory = fault_is_of_memory(clean.calls[at].number);
  for (int kind = FAULT_KILL; kind < FAULT_KINDS; kind++) {
    if (!fault_can_strike((fault_kind)kind, clean.calls[at].number))
      continue;
    size_t count = kind == FAULT_ERROR && !of_memory ? sizeof errors / sizeof *errors : 1;
    for (size_t i = 0; i < count; i++)
      if (fault_error_is_due(at, i, count)) {
        try((fault){(fault_kind)kind, at, of_memory ? ENOMEM : errors[i]});
        runs++;
      }
  }
  return runs;
}

/* ---- a save that cannot be read now ---------------------------------------------------------- */

enum {
  WHOLE = 1,
  DAMAGED,
  UNREADABLE
};

static void stay(void *user) {
  (void)user;
}

static int act_look(void *user) {
  (void)user;
  int folder = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  sr_status status = folder < 0 ? SR_ERR_IO : look(folder, OLD);
  return status == SR_OK ? WHOLE : status == SR_ERR_INVALID ? DAMAGED : UNREADABLE;
}

static int try_reading(int at) {
  const size_t count = sizeof reading_errors / sizeof *reading_errors;
  bool of_memory = fault_is_of_memory(clean.calls[at].number);
  int runs = 0;
  for (size_t i = 0; i < count && fault_can_strike(FAULT_ERROR, clean.calls[at].number); i++) {
    const fault what = {FAULT_ERROR, at, of_memory ? ENOMEM : reading_errors[i]};
    if (!fault_error_is_due(at, i, count) || (of_memory && i > 0))
      continue;
    trace_run(stay, act_look, NULL, &clean, what, NULL, &faulty);
    int code = WIFEXITED(faulty.status) ? WEXITSTATUS(faulty.status) : -1;
    if (!EXPECT(faulty.struck) || !EXPECT(code == WHOLE || code == UNREADABLE))
      fprintf(stderr, "  error %d at call %d of %d, %s: %d\n", what.error, at, clean.count,
              trace_call_name(clean.calls[at].number), code);
    runs += code == UNREADABLE;
  }
  return runs;
}

static void test_reading(void) {
  int refused = 0;
  arrange(NULL);
  trace_run(stay, act_look, NULL, NULL, (fault){0}, NULL, &clean);
  EXPECT(WIFEXITED(clean.status) && WEXITSTATUS(clean.status) == WHOLE);
  for (int at = 0; at < clean.count; at++)
    refused += try_reading(at);
  EXPECT(refused > 10);
  printf("%d calls of reading, %d faults that refuse the save\n", clean.count, refused);
}

int main(void) {
  if (!trace_is_allowed()) {
    printf("not tested: this process may not trace its children\n");
    return EXPECT_SKIPPED;
  }
  if (access("/dev/shm", W_OK) == 0) /* on a disk the test would only take longer */
    setenv("TMPDIR", "/dev/shm", 0);
  /* malloc has all memory after the first save: each run asks the system at the same places. */
  mallopt(M_MMAP_THRESHOLD, 1 << 24);
  mallopt(M_TRIM_THRESHOLD, 1 << 28);
  mallopt(M_TOP_PAD, 1 << 24);
  scratch_init(&place);
  snprintf(directory, sizeof directory, "%s/state", place.path);
  EXPECT(save(NEW));
  trace_run(arrange, act, NULL, NULL, (fault){0}, NULL, &clean);
  EXPECT(WIFEXITED(clean.status) && WEXITSTATUS(clean.status) == 1);
  int runs = 0;
  if (EXPECT(stand(NEW, OLD, false)) && EXPECT(next_is_clean()))
    for (int at = 0; at < clean.count; at++)
      runs += try_call(at);
  printf("%d calls, %d faults\n", clean.count, runs);
  test_reading();
  scratch_deinit(&place);
  return expect_result();
}
