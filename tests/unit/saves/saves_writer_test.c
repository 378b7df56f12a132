/*
 * The threads that write saves, of three ranks in one process: a save becomes whole without any
 * call of the ranks; one that a rank cannot write is removed, whether the rank can leave a marker
 * or not; what is left of it does not stand in the way of the next attempt; and a job that lost its
 * lock gives no save a name.
 */
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "saves/folder.h"
#include "saves/writer.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

enum {
  RANKS = 3,
  PART = 1000,
  BEAT_MS = 60000
};

static scratch place;
static int directory;
static sr_state_lock *lock;
static char stem[SR_SAVE_HIDDEN_BYTES];
static log_lines lines;

static const int64_t dims[] = {RANKS * PART}, part[] = {PART};
static const sr_save_array array = {
    .name = "x", .sharding = "", .dtype = SR_I32, .rank = 1, .dims = dims, .chunk = part};

static void pause_ms(int ms) {
  struct timespec pause = {.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000L};
  nanosleep(&pause, NULL);
}

static bool is_there(const char *name) {
  return faccessat(directory, name, F_OK, 0) == 0;
}

/* Waits at most 20 s. */
static bool comes(const char *name) {
  for (int i = 0; i < 2000 && !is_there(name); i++)
    pause_ms(10);
  return is_there(name);
}

/* True if there is a hidden directory of the save, of whatever attempt. */
static bool has_partial(int64_t step) {
  char wanted[SR_SAVE_HIDDEN_BYTES + 24];
  bool found = false;
  DIR *stream = sr_file_directory_stream(directory);
  int length = snprintf(wanted, sizeof wanted, "%s-%lld-", stem, (long long)step);
  for (const char *name; (name = sr_file_next_name(stream)) != NULL;)
    found = found || strncmp(name, wanted, (size_t)length) == 0;
  closedir(stream);
  return found;
}

/* Starts the writers of all ranks; `blind` sees `sight` in place of the directory. */
static void create_with_sight(sr_writer **writers, int blind, int sight) {
  for (int rank = 0; rank < RANKS; rank++) {
    const sr_writer_options options = {.path = place.path,
                                       .directory = rank == blind ? sight : directory,
                                       .stem = stem,
                                       .rank = rank,
                                       .size = RANKS,
                                       .keep = 2,
                                       .level = 1,
                                       .lock = rank == 0 ? lock : NULL,
                                       .log = &lines.log};
    sr_ctx ctx = {0};
    EXPECT_EQ(sr_writer_create(&ctx, &options, &writers[rank]), SR_OK);
  }
}

/* Starts the writers of all ranks; `blind` cannot open the directory. */
static void create(sr_writer **writers, int blind) {
  create_with_sight(writers, blind, -1);
}

/* Each rank writes one chunk; rank `twice` writes its chunk two times, which fails. */
static void start(sr_writer **writers, int64_t step, int twice) {
  for (int rank = 0; rank < RANKS; rank++) {
    sr_save_job *job = sr_writer_job(writers[rank]);
    sr_save_manifest *manifest = SR_NEW(sr_writer_arena(writers[rank]), sr_save_manifest);
    *manifest = (sr_save_manifest){.format = SR_SAVE_FORMAT,
                                   .version = "1",
                                   .program = "p",
                                   .computation = "c",
                                   .step = step,
                                   .devices = RANKS,
                                   .ranks = RANKS,
                                   .count = 1,
                                   .arrays = &array};
    job->step = step;
    job->manifest = manifest;
    sr_snapshot_free(&job->snapshot);
    job->snapshot = (sr_snapshot){.chunks = calloc(2, sizeof(sr_saved_chunk)),
                                  .count = rank == twice ? 2 : 1,
                                  .buffer = calloc(PART, sizeof(int32_t))};
    for (size_t i = 0; i < job->snapshot.count; i++)
      job->snapshot.chunks[i] = (sr_saved_chunk){.index = {rank}, .valid = {PART}};
    sr_writer_start(writers[rank]);
  }
}

/* As the ranks do at their next collective call. Returns the status of rank 0's end. */
static sr_status settle(sr_writer **writers, sr_ctx *ctx, int fails) {
  bool written = true;
  for (int rank = 0; rank < RANKS; rank++) {
    sr_ctx own = {0};
    bool good = sr_writer_await(&own, writers[rank]) == SR_OK;
    EXPECT_EQ(good, rank != fails);
    written = written && good;
  }
  for (int rank = RANKS - 1; rank > 0; rank--)
    EXPECT_EQ(sr_writer_settle(ctx, writers[rank], written), SR_OK);
  return sr_writer_settle(ctx, writers[0], written);
}

static void destroy(sr_writer **writers) {
  for (int rank = 0; rank < RANKS; rank++)
    sr_writer_destroy(writers[rank]);
}

/* Hidden directories of killed jobs are removed, but not those of writers of other things. */
static void test_whole(void) {
  sr_writer *writers[RANKS];
  sr_ctx ctx = {0};
  char others[SR_FILE_TEMPORARY_BYTES], left[SR_SAVE_HIDDEN_BYTES];
  EXPECT(sr_file_temporary_name(others) && mkdirat(directory, others, 0700) == 0);
  EXPECT(sr_save_hidden_name(left) && mkdirat(directory, left, 0700) == 0);
  create(writers, -1);
  for (int64_t step = 1; step <= 3; step++) {
    char name[SR_SAVE_NAME_BYTES];
    start(writers, step, -1);
    EXPECT(comes(sr_save_name(step, name)));
    EXPECT_EQ(settle(writers, &ctx, -1), SR_OK);
    EXPECT(!has_partial(step));
  }
  EXPECT(!is_there("save-1") && is_there("save-2") && is_there("save-3"));
  EXPECT(is_there("save-3/state0/c.2") && !is_there("save-3/marks"));
  EXPECT(is_there(others) && !is_there(left));
  EXPECT_EQ(unlinkat(directory, others, AT_REMOVEDIR), 0);
  destroy(writers);
}

/* The rank says by a marker that it cannot write, so the disk has room again before any call. */
static void test_failure(void) {
  sr_writer *writers[RANKS];
  sr_ctx ctx = {0};
  create(writers, -1);
  start(writers, 4, 1);
  for (int rank = 0; rank < RANKS; rank++) {
    sr_ctx own = {0};
    sr_status status = sr_writer_await(&own, writers[rank]);
    EXPECT_EQ(status, rank == 1 ? SR_ERR_IO : SR_OK);
    if (rank == 1)
      EXPECT_CONTAINS(own.message, "state0/c.1 cannot be written: File exists");
  }
  for (int i = 0; i < 2000 && has_partial(4); i++)
    pause_ms(10);
  EXPECT(!has_partial(4));
  EXPECT_EQ(settle(writers, &ctx, 1), SR_OK);
  EXPECT(!is_there("save-4") && is_there("save-3"));
  start(writers, 5, -1);
  EXPECT_EQ(settle(writers, &ctx, -1), SR_OK);
  EXPECT(is_there("save-5") && is_there("save-3") && !is_there("save-2"));
  destroy(writers);
}

/* The rank cannot even leave a marker. */
static void test_silent_failure(void) {
  sr_writer *writers[RANKS];
  sr_ctx ctx = {0};
  create(writers, 2);
  start(writers, 6, -1);
  EXPECT_EQ(settle(writers, &ctx, 2), SR_OK);
  EXPECT(!has_partial(6) && !is_there("save-6") && is_there("save-5"));
  destroy(writers);
}

/* Rank 0 can remove nothing of a failed save, with its chunks and markers, until later: then the
 * same step is saved again. */
static void test_failure_that_stays(void) {
  sr_writer *writers[RANKS];
  sr_ctx ctx = {0};
  int sight = open("/dev/null", O_RDONLY | O_CLOEXEC);
  create_with_sight(writers, 0, sight);
  start(writers, 7, -1);
  EXPECT_EQ(settle(writers, &ctx, 0), SR_OK);
  EXPECT(has_partial(7) && !is_there("save-7"));
  EXPECT_EQ(dup3(directory, sight, O_CLOEXEC), sight);
  start(writers, 7, -1);
  EXPECT_EQ(settle(writers, &ctx, -1), SR_OK);
  EXPECT(is_there("save-7/state0/c.0") && is_there("save-7/state0/c.2") && !has_partial(7));
  destroy(writers);
  close(sight);
}

static void test_lost_lock(void) {
  sr_writer *writers[RANKS];
  sr_ctx ctx = {0};
  char text[512] = "spmdrun state lock\nnumber 00000000000000aa\nbeat 1\nscope 00000000000000bb\n"
                   "pid 77\nstarted 5\nhost far\njob 1234\n";
  int file = openat(directory, SR_STATE_LOCK_NAME, O_WRONLY | O_CLOEXEC);
  create(writers, -1);
  EXPECT_EQ(pwrite(file, text, sizeof text, 0), sizeof text);
  close(file);
  start(writers, 8, -1);
  EXPECT_EQ(settle(writers, &ctx, -1), SR_ERR_IO);
  EXPECT_CONTAINS(ctx.message, "another job has taken the directory over");
  EXPECT(!has_partial(8) && !is_there("save-8") && is_there("save-7"));
  destroy(writers);
}

int main(void) {
  sr_ctx ctx = {0};
  log_lines_init(&lines);
  scratch_init(&place);
  directory = open(place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  EXPECT(sr_save_hidden_name(stem));
  EXPECT_EQ(sr_state_lock_take(&ctx, place.path, directory, BEAT_MS, &lock), SR_OK);
  test_whole();
  test_failure();
  test_silent_failure();
  test_failure_that_stays();
  test_lost_lock();
  sr_state_lock_release(lock);
  close(directory);
  scratch_deinit(&place);
  return expect_result();
}
