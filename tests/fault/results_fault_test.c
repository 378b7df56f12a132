/*
 * Results are written over those of an earlier run, with a fault in every system call. Whatever
 * fails, each result is whole, old or new, and the next run removes leftovers. Tests files and
 * arrays written by the library alone, and as -o writes them, two at a time, next to results of an
 * earlier run that the new run does not have. Also on a file system that cannot exchange two names;
 * a kill may then leave the old result under another name.
 */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "command/places.h"
#include "executor/io/npy.h"
#include "executor/io/source.h"
#include "executor/io/zarr.h"
#include "fault/tracer.h"
#include "support/expect.h"
#include "support/scratch.h"

enum {
  SIZE = 6,
  PART = 3,
  SETS = 2, /* results of one run of the command */
  NEVER = 0,
  OLD = 1,
  NEW = 2,
  NEXT = 3,
};

typedef struct scene {
  const char *name;
  bool is_set; /* writes as the command does */
  bool gather;
  bool in_steps; /* the file system does not exchange names */
  bool durable;  /* each file is synced */
} scene;

static const scene scenes[] = {
    {.name = "a file", .gather = true},
    {.name = "an array, durable", .durable = true},
    {.name = "files of a run", .is_set = true, .gather = true},
    {.name = "arrays of a run", .is_set = true},
    {.name = "arrays of a run, in steps", .is_set = true, .in_steps = true},
};

static scratch place;
static char directory[300];
static bool durable; /* of the scene */
static trace clean, faulty;

/* ---- writing --------------------------------------------------------------------------------- */

static sr_status write_file(sr_ctx *ctx, const char *path, const float *numbers) {
  const int64_t dims[] = {SIZE}, start[] = {0};
  sr_npy_writer *writer;
  SR_TRY(sr_npy_writer_create(ctx, path, SR_F32, 1, dims, &writer));
  sr_status status = sr_npy_write_box(ctx, writer, start, dims, NULL, numbers);
  if (status == SR_OK)
    return sr_npy_writer_commit(ctx, writer);
  sr_npy_writer_abort(writer);
  return status;
}

static sr_status write_array(sr_ctx *ctx, const char *path, const float *numbers) {
  const int64_t dims[] = {SIZE}, part[] = {PART};
  const sr_zarr_spec spec = {
      .version = 3, .dtype = SR_F32, .rank = 1, .dims = dims, .chunk = part, .durable = durable};
  char staging[SR_ZARR_PATH_BYTES];
  SR_TRY(sr_zarr_begin(ctx, path, &spec, staging));
  sr_status status = SR_OK;
  for (int64_t i = 0; i < SIZE / PART && status == SR_OK; i++)
    status = sr_zarr_write_chunk(ctx, staging, &spec, &i, numbers + i * PART, part);
  if (status == SR_OK)
    return sr_zarr_commit(ctx, staging, path, &spec);
  sr_zarr_abort(staging);
  return status;
}

static bool write_result(const char *path, bool gather, int version) {
  sr_ctx ctx = {0};
  float numbers[SIZE];
  for (int i = 0; i < SIZE; i++)
    numbers[i] = (float)version;
  return (gather ? write_file : write_array)(&ctx, path, numbers) == SR_OK;
}

/* As in command/output.c on one rank. */
static bool write_set(sr_arena *arena, bool gather, int version) {
  const char *reason;
  char name[SR_FILE_TEMPORARY_BYTES];
  if (!sr_file_temporary_name(name) ||
      sr_places_check(arena, directory, SETS, gather, &reason) != SPMDRUN_OK)
    return false;
  const char *partial = sr_arena_printf(arena, "%s/%s", directory, name);
  bool good = mkdir(partial, 0777) == 0;
  sr_file_sweep_beside(directory, partial);
  for (int i = 0; i < SETS && good; i++)
    good = write_result(sr_result_path(arena, partial, i, gather), gather, version);
  good = good && sr_places_fill(arena, directory, partial, SETS, gather, &reason) == SPMDRUN_OK;
  return sr_file_tree_remove(AT_FDCWD, partial) && good;
}

static bool write_version(const scene *of, int version) {
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return false;
  }
  bool good = of->is_set ? write_set(arena, of->gather, version)
                         : write_result(sr_result_path(arena, directory, 0, of->gather), of->gather,
                                        version);
  sr_arena_destroy(arena);
  return good;
}

/* ---- looking --------------------------------------------------------------------------------- */

/* The version of a whole result; NEVER if there is none, -1 if it is not whole. */
static int version_of(const char *path) {
  const int64_t dims[] = {SIZE}, start[] = {0};
  struct stat found;
  if (lstat(path, &found) != 0)
    return NEVER;
  sr_ctx ctx = {0};
  sr_source *source;
  float numbers[SIZE];
  if (sr_source_open(&ctx, "it", path, SR_F32, 1, dims, &source) != SR_OK)
    return -1;
  bool whole = sr_source_read_box(&ctx, source, start, dims, NULL, numbers) == SR_OK;
  sr_source_close(source);
  for (int i = 1; i < SIZE; i++)
    whole = whole && numbers[i] == numbers[0];
  return whole ? (int)numbers[0] : -1;
}

/* The version of the result at its name, or else of the one moved aside. */
static int version_at(const scene *of, sr_arena *arena, int index) {
  const char *path = sr_result_path(arena, directory, index, of->gather);
  int version = version_of(path);
  return version == NEVER && of->in_steps
             ? version_of(sr_arena_printf(arena, "%s" SR_FILE_OLD_SUFFIX, path))
             : version;
}

/* True if each result is whole in one of two versions, and old results without a successor are
 * there as `left` says. */
static bool is_whole(const scene *of, int before, int after, int left) {
  sr_arena *arena = sr_arena_create();
  bool good = arena != NULL;
  for (int i = 0; good && i < (of->is_set ? SETS : 1); i++) {
    int version = version_at(of, arena, i);
    good = version == before || version == after;
  }
  if (good && of->is_set) {
    int beyond = version_of(sr_result_path(arena, directory, SETS, of->gather));
    int other = version_of(sr_result_path(arena, directory, 0, !of->gather));
    good = (beyond == NEVER || beyond == left) && (other == NEVER || other == left);
  }
  sr_arena_destroy(arena);
  return good;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static void arrange(void *user) {
  const scene *of = user;
  sr_arena *arena = sr_arena_create();
  EXPECT(sr_file_tree_remove(AT_FDCWD, directory) && mkdir(directory, 0700) == 0);
  for (int i = 0; i < (of->is_set ? SETS + 1 : 1); i++)
    EXPECT(write_result(sr_result_path(arena, directory, i, of->gather), of->gather, OLD));
  if (of->is_set)
    EXPECT(write_result(sr_result_path(arena, directory, 0, !of->gather), !of->gather, OLD));
  sr_arena_destroy(arena);
}

/* From now on renameat2 is an unknown call in this process. */
static bool exchange_no_more(void) {
  struct sock_filter rules[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_renameat2, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EINVAL),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const struct sock_fprog program = {.len = sizeof rules / sizeof *rules, .filter = rules};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

static int act(void *user) {
  const scene *of = user;
  if (of->in_steps && !exchange_no_more())
    return 2;
  return write_version(of, NEW) ? 1 : 0;
}

/* True if the next run, in a process of its own, leaves only its results. */
static bool next_is_clean(const scene *of) {
  pid_t child = fork();
  if (child == 0)
    _exit(write_version(of, NEXT) ? 0 : 1);
  int status;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0 &&
         is_whole(of, NEXT, NEXT, NEVER) &&
         scratch_count_names(directory) == (of->is_set ? SETS : 1);
}

static bool try(const scene *of, fault what) {
  trace_run(arrange, act, (void *)(uintptr_t)of, &clean, what, NULL, &faulty);
  bool killed = what.kind == FAULT_KILL || what.kind == FAULT_CUT;
  bool ended = killed ? WIFSIGNALED(faulty.status) && WTERMSIG(faulty.status) == SIGKILL
                      : WIFEXITED(faulty.status);
  bool done = WIFEXITED(faulty.status) && WEXITSTATUS(faulty.status) == 1;
  bool good = EXPECT(faulty.struck) && EXPECT(ended);
  good = EXPECT(is_whole(of, done ? NEW : OLD, NEW, OLD)) && good;
  good = EXPECT(next_is_clean(of)) && good;
  if (!good)
    fprintf(stderr, "  %s: fault %d, error %d, at call %d of %d, %s: status %x\n", of->name,
            what.kind, what.error, what.at, clean.count,
            trace_call_name(clean.calls[what.at].number), (unsigned)faulty.status);
  return good;
}

/* A file may turn out to have lost bytes only when it is synced or closed. So before a written file
 * is renamed, one of these calls has asked, and if it fails, so does the run. */
static bool is_asked(const scene *of, int renamed) {
  uint64_t files[2] = {UINT64_MAX, UINT64_MAX}; /* the descriptor that was written, and its copy */
  int asked = -1;
  for (int at = 0; at < renamed; at++) {
    const traced_call *call = &clean.calls[at];
    const bool own = call->arguments[0] == files[0] || call->arguments[0] == files[1];
    if (call->number == SYS_pwrite64) {
      files[0] = call->arguments[0];
      files[1] = UINT64_MAX;
      asked = -1;
    } else if (own && call->number == SYS_fcntl) {
      files[1] = (uint64_t)call->result;
    } else if (own && (call->number == SYS_close || call->number == SYS_fsync)) {
      asked = at;
    } else if (call->number == SYS_renameat) {
      files[0] = files[1] = UINT64_MAX;
    }
  }
  if (files[0] == UINT64_MAX)
    return true; /* nothing new was written under this name */
  if (!EXPECT(asked >= 0))
    return false;
  trace_run(arrange, act, (void *)(uintptr_t)of, &clean, (fault){FAULT_ERROR, asked, EDQUOT}, NULL,
            &faulty);
  return EXPECT(faulty.struck) && EXPECT(WIFEXITED(faulty.status)) &&
         EXPECT_EQ(WEXITSTATUS(faulty.status), 0);
}

/* Injects all faults at call `at`; returns their number. */
static int try_call(const scene *of, int at) {
  int runs = 0;
  const long number = clean.calls[at].number;
  for (int kind = FAULT_KILL; kind < FAULT_KINDS; kind++)
    if (fault_can_strike((fault_kind)kind, number)) {
      try(of, (fault){(fault_kind)kind, at, fault_is_of_memory(number) ? ENOMEM : EIO});
      runs++;
    }
  /* A file system that does not exchange two names, or syncs no folder, says so by this error. */
  if (number == SYS_renameat2 || number == SYS_fsync) {
    try(of, (fault){FAULT_ERROR, at, EINVAL});
    runs++;
  }
  return runs;
}

static void test_scene(const scene *of) {
  durable = of->durable;
  trace_run(arrange, act, (void *)(uintptr_t)of, NULL, (fault){0}, NULL, &clean);
  EXPECT(WIFEXITED(clean.status) && WEXITSTATUS(clean.status) == 1);
  if (!EXPECT(is_whole(of, NEW, NEW, NEVER)) || !EXPECT(next_is_clean(of)))
    return;
  int runs = 0;
  for (int at = 0; at < clean.count; at++)
    if (clean.calls[at].number != SYS_renameat || is_asked(of, at))
      runs += try_call(of, at);
  printf("%s: %d calls, %d faults\n", of->name, clean.count, runs);
}

int main(int argc, char **argv) {
  if (!trace_is_allowed()) {
    printf("not tested: this process may not trace its children\n");
    return EXPECT_SKIPPED;
  }
  /* On a disk the test would only take longer. */
  if (access("/dev/shm", W_OK) == 0)
    setenv("TMPDIR", "/dev/shm", 0);
  scratch_init(&place);
  snprintf(directory, sizeof directory, "%s/out", place.path);
  for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++)
    if (argc < 2 || strcmp(argv[1], scenes[i].name) == 0)
      test_scene(&scenes[i]);
  scratch_deinit(&place);
  return expect_result();
}
