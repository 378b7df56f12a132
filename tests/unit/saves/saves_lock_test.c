/* The lock of a state directory: who is kept out and for how long, and what dead jobs leave. The
 * time of day is wrong by as much as a test says. */
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/wait.h>

#include "base/clock.h"
#include "base/process.h"
#include "base/thread.h"
#include "saves/lock.h"
#include "support/expect.h"
#include "support/log_lines.h"
#include "support/scratch.h"

enum {
  BEAT_MS = 30
};

static scratch place;
static int directory;
static char path[300];

/* Seconds by which the time of day is ahead for the library, not for the system: who waits until a
 * time of day waits as if the clock had been set back since. */
static atomic_int ahead;

int clock_gettime(clockid_t clock, struct timespec *out) {
  int (*real)(clockid_t, struct timespec *) =
      (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, out);
  if (clock == CLOCK_REALTIME)
    out->tv_sec += ahead;
  return result;
}

static sr_status take(sr_ctx *ctx, sr_state_lock **out_lock) {
  return sr_state_lock_take(ctx, "DIR", directory, BEAT_MS, out_lock);
}

/* Writes a record as a process of another machine would: in place. */
static void write_foreign(unsigned beat) {
  char text[512] = "";
  int file = open(path, O_WRONLY | O_CREAT, 0666);
  snprintf(text, sizeof text,
           "spmdrun state lock\nnumber 00000000000000aa\nbeat %u\nscope 00000000000000bb\npid 77\n"
           "started 5\nhost far\njob 1234\n",
           beat);
  EXPECT_EQ(pwrite(file, text, sizeof text, 0), sizeof text);
  close(file);
}

static void test_two(void) {
  sr_ctx ctx = {0};
  sr_state_lock *one, *two;
  EXPECT_EQ(take(&ctx, &one), SR_OK);
  EXPECT(sr_state_lock_is_held(one));
  EXPECT(sr_state_lock_is_seen(directory, sr_state_lock_number(one)));
  EXPECT(!sr_state_lock_is_seen(directory, sr_state_lock_number(one) + 1));
  EXPECT_EQ(take(&ctx, &two), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "DIR: this process has it open already; close that first, or ");
  EXPECT(two == NULL);
  sr_state_lock_release(one);
  sr_ctx_clear(&ctx);
  EXPECT_EQ(take(&ctx, &two), SR_OK);
  sr_state_lock_release(two);
  sr_state_lock_release(NULL);
}

/* A process of this machine that was killed keeps nobody waiting. */
static void test_killed(void) {
  int ready[2];
  char byte;
  EXPECT_EQ(pipe(ready), 0);
  pid_t child = fork();
  if (child == 0) {
    sr_ctx ctx = {0};
    sr_state_lock *lock;
    setenv("SLURM_JOB_ID", "99", 1);
    _exit(take(&ctx, &lock) == SR_OK && write(ready[1], "x", 1) == 1 && pause() == 0 ? 0 : 1);
  }
  EXPECT_EQ(read(ready[0], &byte, 1), 1);
  sr_ctx ctx = {0};
  sr_state_lock *lock;
  EXPECT_EQ(take(&ctx, &lock), SR_ERR_INVALID);
  char owner[64];
  snprintf(owner, sizeof owner, "DIR: another job saves there: process %d on ", (int)child);
  EXPECT_CONTAINS(ctx.message, owner);
  EXPECT_CONTAINS(ctx.message, ", job 99; wait for it, or choose another directory");
  kill(child, SIGKILL);
  waitpid(child, NULL, 0);
  log_lines lines;
  log_lines_init(&lines);
  ctx = (sr_ctx){.log = &lines.log};
  EXPECT_EQ(take(&ctx, &lock), SR_OK);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0);
  sr_state_lock_release(lock);
  close(ready[0]);
  close(ready[1]);
}

/* A record of another machine whose count stands still is of a dead job. */
static void test_dead_elsewhere(void) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_state_lock *lock;
  write_foreign(3);
  const int beats_due = SR_STATE_LOCK_BEATS, least_ms = BEAT_MS * beats_due;
  double start = sr_seconds_now();
  EXPECT_EQ(take(&ctx, &lock), SR_OK);
  EXPECT(sr_seconds_now() - start >= 1e-3 * (double)least_ms);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1);
  sr_state_lock_release(lock);
}

static atomic_bool beats;

static void *beat(void *user) {
  (void)user;
  for (unsigned count = 4; beats; count++) {
    struct timespec pause = {.tv_nsec = BEAT_MS * 1000000L};
    nanosleep(&pause, NULL);
    write_foreign(count);
  }
  return NULL;
}

static void test_alive_elsewhere(void) {
  sr_ctx ctx = {0};
  sr_state_lock *lock;
  pthread_t thread;
  write_foreign(3);
  beats = true;
  EXPECT_EQ(sr_thread_start(&thread, "beat", beat, NULL), 0);
  EXPECT_EQ(take(&ctx, &lock), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "process 77 on far, job 1234");
  beats = false;
  pthread_join(thread, NULL);
  unlink(path);
}

/* An owner that stood still finds another's record, and does not touch it. */
static void test_taken_over(void) {
  sr_ctx ctx = {0};
  sr_state_lock *lock;
  char text[600] = "";
  EXPECT_EQ(take(&ctx, &lock), SR_OK);
  write_foreign(9);
  EXPECT(!sr_state_lock_is_held(lock));
  sr_state_lock_release(lock);
  FILE *file = fopen(path, "r");
  EXPECT(fread(text, 1, sizeof text - 1, file) > 0);
  fclose(file);
  EXPECT_CONTAINS(text, "beat 9\n");
  unlink(path);
}

/* The count rises by itself, also when the clock is set back by an hour. A file that is no record
 * keeps nobody out. */
static void test_heartbeat(void) {
  sr_ctx ctx = {0};
  sr_state_lock *lock;
  struct timespec pause = {.tv_nsec = BEAT_MS * 1000000L};
  FILE *file = fopen(path, "w");
  fprintf(file, "spmdrun state lock\nnumber zz\n");
  fclose(file);
  ahead = 3600;
  EXPECT_EQ(take(&ctx, &lock), SR_OK);
  unsigned count = 0;
  for (int tries = 0; tries < 200 && count < 2; tries++) {
    char text[600] = "";
    nanosleep(&pause, NULL);
    file = fopen(path, "r");
    EXPECT(fread(text, 1, sizeof text - 1, file) > 0);
    fclose(file);
    const char *at = strstr(text, "beat ");
    EXPECT(at && sscanf(at, "beat %u", &count) == 1);
  }
  EXPECT(count >= 2);
  ahead = 0;
  sr_state_lock_release(lock);
  EXPECT(!sr_state_lock_is_seen(directory, 0));
}

int main(void) {
  scratch_init(&place);
  directory = open(place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  snprintf(path, sizeof path, "%s/" SR_STATE_LOCK_NAME, place.path);
  test_two();
  test_killed();
  test_dead_elsewhere();
  test_alive_elsewhere();
  test_taken_over();
  test_heartbeat();
  close(directory);
  scratch_deinit(&place);
  return expect_result();
}
