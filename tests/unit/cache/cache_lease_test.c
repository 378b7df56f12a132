/* A lease has one holder at a time, whatever happens to others: killed, stopped, hanging, or on a
 * machine that is gone. */
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include "cache/lease.h"
#include "support/expect.h"
#include "support/scratch.h"

static const double patience = SR_LEASE_PATIENCE_SECONDS;

/* The library's next rename fails with `error`, before or after it has happened, or another file is
 * renamed to the same name directly after it. */
static struct {
  int error;
  bool happens;
  const char *next;
} fault;

static int rename_now(int from_directory, const char *from, int to_directory, const char *to) {
  return (int)syscall(SYS_renameat2, from_directory, from, to_directory, to, 0);
}

int renameat(int from_directory, const char *from, int to_directory, const char *to) {
  const int error = fault.error;
  fault.error = 0;
  if (error && !fault.happens) {
    errno = error;
    return -1;
  }
  int result = rename_now(from_directory, from, to_directory, to);
  if (fault.next)
    EXPECT_EQ(rename_now(from_directory, fault.next, to_directory, to), 0);
  errno = error ? error : errno;
  return error ? -1 : result;
}

/* The clock of a test that simulates time; 0: the system's clock. */
static double passing;

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (clock != CLOCK_MONOTONIC || passing <= 0)
    return (int)syscall(SYS_clock_gettime, clock, out);
  out->tv_sec = (time_t)passing;
  out->tv_nsec = (long)((passing - (double)out->tv_sec) * 1e9);
  return 0;
}

typedef struct folder {
  scratch place;
  sr_lease_place leases;
  sr_digest key;
  char lease[1000];
} folder;

static void folder_init(folder *in) {
  *in = (folder){0};
  scratch_init(&in->place);
  in->leases = (sr_lease_place){open(in->place.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), {0}};
  memset(&in->key, 0xa5, sizeof in->key);
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&in->key, hex);
  snprintf(in->lease, sizeof in->lease, "%.900s/%s.lease", in->place.path, hex);
}

static void folder_deinit(folder *in) {
  close(in->leases.directory);
  scratch_deinit(&in->place);
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void sleep_milliseconds(long milliseconds) {
  nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
}

static sr_lease_result try(const folder *in, sr_lease_watch *watch, sr_lease **out) {
  sr_ctx ctx = {0};
  return sr_lease_try(&ctx, in->leases, &in->key, watch, out);
}

/* Tries to take the lease for at most `most` seconds; returns the time it took. */
static double seconds_until_taken(const folder *in, double most, sr_lease **out) {
  sr_lease_watch watch = {0};
  double start = seconds_now();
  while (try(in, &watch, out) == SR_LEASE_HELD && seconds_now() - start < most)
    sleep_milliseconds(20);
  return seconds_now() - start;
}

static void write_file(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  EXPECT(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text));
  close(file);
}

/* Sets the time of change to `seconds` ago; of a link itself, not of its target. */
static void age(const char *path, double seconds) {
  struct timespec then;
  timespec_get(&then, TIME_UTC);
  then.tv_sec -= (time_t)seconds;
  EXPECT(utimensat(AT_FDCWD, path, (struct timespec[2]){then, then}, AT_SYMLINK_NOFOLLOW) == 0);
}

/* ---- one process ----------------------------------------------------------------------------- */

static void test_one_holder(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch first = {0}, second = {0};
  sr_lease *lease, *other;
  char wanted[64];
  EXPECT_EQ(try(&in, &first, &lease), SR_LEASE_TAKEN);
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_HELD);
  EXPECT(!other);
  snprintf(wanted, sizeof wanted, ":%ld", (long)getpid());
  EXPECT_CONTAINS(second.holder, wanted);
  sr_lease_release(lease);
  EXPECT(access(in.lease, F_OK) != 0);
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_ENDED);
  EXPECT(!other);
  EXPECT_CONTAINS(second.holder, wanted);
  second = (sr_lease_watch){0};
  EXPECT_EQ(try(&in, &second, &other), SR_LEASE_TAKEN);
  sr_lease_release(other);
  sr_lease_release(NULL);
  EXPECT(rmdir(in.place.path) == 0); /* the directory is empty */
  folder_deinit(&in);
}

/* The first look uses the file system's clock. A lease from tomorrow is waited for. */
static void test_age(void) {
  const struct {
    double seconds;
    sr_lease_result wanted;
  } cases[] = {{0, SR_LEASE_HELD},
               {patience - 2, SR_LEASE_HELD},
               {patience + 1, SR_LEASE_TAKEN},
               {365.0 * 24 * 3600, SR_LEASE_TAKEN},
               {-24.0 * 3600, SR_LEASE_HELD}};
  folder in;
  folder_init(&in);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_lease_watch watch = {0};
    sr_lease *lease;
    write_file(in.lease, "elsewhere:4711\n");
    age(in.lease, cases[i].seconds);
    EXPECT_EQ(try(&in, &watch, &lease), cases[i].wanted);
    EXPECT_STRING(watch.holder, "elsewhere:4711");
    EXPECT(cases[i].seconds<0 ? watch.quiet == 0 : watch.quiet>(double) cases[i].seconds - 0.1);
    sr_lease_release(lease);
  }
  EXPECT(unlink(in.lease) == 0 && rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

/* A program that a holder starts inherits none of its descriptors. */
static void test_closed_on_exec(void) {
  enum {
    MOST = 64
  };
  folder in;
  folder_init(&in);
  bool before[MOST];
  for (int i = 0; i < MOST; i++)
    before[i] = fcntl(i, F_GETFD) >= 0;
  sr_lease_watch watch = {0};
  sr_lease *lease;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  int more = 0;
  for (int i = 0; i < MOST; i++)
    if (!before[i] && fcntl(i, F_GETFD) >= 0) {
      more++;
      EXPECT(fcntl(i, F_GETFD) & FD_CLOEXEC);
    }
  EXPECT(more > 0);
  sr_lease_release(lease);
  folder_deinit(&in);
}

/* A rename fails, its answer is lost, or another process renames directly after it. */
static void test_renames(void) {
  static const struct {
    int error;
    bool happens;
    const char *next;
    sr_lease_result wanted;
  } cases[] = {{EIO, true, NULL, SR_LEASE_TAKEN},
               {EROFS, false, NULL, SR_LEASE_NONE},
               {0, false, "next", SR_LEASE_HELD}};
  folder in;
  folder_init(&in);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_lease_watch watch = {0};
    sr_lease *lease;
    write_file(in.lease, "");
    age(in.lease, patience + 1);
    if (cases[i].next)
      write_file(scratch_path(&in.place, cases[i].next), "");
    fault.error = cases[i].error;
    fault.happens = cases[i].happens;
    fault.next = cases[i].next;
    EXPECT_EQ(try(&in, &watch, &lease), cases[i].wanted);
    fault.next = NULL;
    EXPECT_EQ(lease != NULL, cases[i].wanted == SR_LEASE_TAKEN);
    sr_lease_release(lease);
    EXPECT_EQ(access(in.lease, F_OK) != 0, cases[i].wanted == SR_LEASE_TAKEN);
  }
  EXPECT(unlink(in.lease) == 0 && rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

static void make_empty(const char *path) {
  write_file(path, "");
}

static void make_huge(const char *path) {
  write_file(path, "");
  EXPECT(truncate(path, 10LL << 30) == 0);
}

static void make_link(const char *path) {
  EXPECT(symlink("target", path) == 0);
}

static void make_pipe(const char *path) {
  EXPECT(mkfifo(path, 0600) == 0);
}

static void make_open_to_all(const char *path) {
  write_file(path, "elsewhere:4711\n");
  EXPECT(chmod(path, 0666) == 0);
}

/* An invalid lease counts as held while it is young, and is then taken over; a link is never
 * followed. */
static void test_strange(void) {
  static void (*const make[])(const char *path) = {make_empty, make_huge, make_link, make_pipe,
                                                   make_open_to_all};
  folder in;
  folder_init(&in);
  const char *target = scratch_path(&in.place, "target");
  struct stat found;
  write_file(target, "elsewhere:4711\n");
  for (size_t i = 0; i < sizeof make / sizeof *make; i++) {
    sr_lease_watch young = {0}, old = {0};
    sr_lease *lease;
    make[i](in.lease);
    EXPECT_EQ(try(&in, &young, &lease), SR_LEASE_HELD);
    EXPECT(strcmp(young.holder, "another process") == 0 || make[i] == make_huge);
    age(in.lease, patience + 1);
    EXPECT_EQ(try(&in, &old, &lease), SR_LEASE_TAKEN);
    sr_lease_release(lease);
    EXPECT(access(in.lease, F_OK) != 0);
  }
  EXPECT(stat(target, &found) == 0 && found.st_size == sizeof "elsewhere:4711");
  EXPECT(unlink(target) == 0 && rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

static void test_directory(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  sr_ctx ctx = {0};
  EXPECT(mkdir(in.lease, 0700) == 0);
  age(in.lease, patience + 1);
  EXPECT_EQ(sr_lease_try(&ctx, in.leases, &in.key, &watch, &lease), SR_LEASE_NONE);
  EXPECT_CONTAINS(ctx.message, "is a directory; remove it");
  EXPECT(rmdir(in.lease) == 0);
  folder_deinit(&in);
}

/* The group can read a member's lease, whatever the member's umask. */
static void test_group(void) {
  folder in;
  folder_init(&in);
  in.leases.sharers = (sr_sharers){true, getegid()};
  mode_t before = umask(077);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  struct stat made;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_TAKEN);
  EXPECT(stat(in.lease, &made) == 0 && (made.st_mode & 07777) == 0660);
  sr_lease_release(lease);
  umask(before);
  folder_deinit(&in);
}

/* ---- patience, with a look each quarter of a second ------------------------------------------ */

/* The holder beats at every sixth look, `beats` times. */
static sr_lease_result wait_for(int beats, double most, double *out_seconds) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  sr_lease_result result = SR_LEASE_HELD;
  const double start = passing;
  write_file(in.lease, "");
  for (int look = 0; result == SR_LEASE_HELD && passing - start < most; look++) {
    if (look % 6 == 0 && look / 6 < beats)
      age(in.lease, -24.0 * 3600 - look); /* from tomorrow: only its changes show */
    result = try(&in, &watch, &lease);
    *out_seconds = passing - start;
    passing += 0.25;
  }
  sr_lease_release(lease);
  folder_deinit(&in);
  return result;
}

static void test_patience(void) {
  double seconds;
  EXPECT_EQ(wait_for(0, 60, &seconds), SR_LEASE_TAKEN);
  EXPECT(seconds > patience - 0.3 && seconds < patience + 0.3);
  EXPECT_EQ(wait_for(1000, 1000, &seconds), SR_LEASE_HELD);
}

/* A process that did not run cannot know whether the holder beat. */
static void test_waiter_stopped(void) {
  folder in;
  folder_init(&in);
  sr_lease_watch watch = {0};
  sr_lease *lease;
  write_file(in.lease, "");
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  passing += patience + 1;
  EXPECT_EQ(try(&in, &watch, &lease), SR_LEASE_HELD);
  folder_deinit(&in);
}

/* ---- several processes; each test in a child of its own, for they wait for seconds ----------- */

/* Uses a processor for so many seconds. */
static void burn(double seconds) {
  for (double until = seconds_now() + seconds; seconds_now() < until;) {
  }
}

/* Starts a process that takes the lease, works for so many seconds, and holds the lease until it
 * reads a byte. */
static pid_t start_holder(const folder *in, double works, int *out_release) {
  int ready[2], end[2];
  char byte;
  EXPECT(pipe2(ready, O_CLOEXEC) == 0 && pipe2(end, O_CLOEXEC) == 0);
  pid_t child = fork();
  if (child == 0) {
    sr_lease_watch watch = {0};
    sr_lease *lease;
    close(end[1]);
    bool taken = try(in, &watch, &lease) == SR_LEASE_TAKEN;
    (void)!write(ready[1], "x", 1);
    burn(works);
    (void)!read(end[0], &byte, 1);
    sr_lease_release(lease);
    _exit(taken ? 0 : 1);
  }
  close(ready[1]);
  close(end[0]);
  EXPECT(read(ready[0], &byte, 1) == 1);
  close(ready[0]);
  *out_release = end[1];
  return child;
}

/* The lease is taken over when the patience ends. If the holder continues, it leaves the new lease
 * alone. */
static void expect_taken_over(int signal_number) {
  folder in;
  folder_init(&in);
  int release;
  sr_lease *lease, *other;
  pid_t holder = start_holder(&in, signal_number ? 60 : 0, &release);
  if (signal_number)
    kill(holder, signal_number);
  double seconds = seconds_until_taken(&in, 20, &lease);
  if (!EXPECT(lease && seconds > patience - 1 && seconds < patience + 2))
    fprintf(stderr, "  signal %d: taken over after %.2f s\n", signal_number, seconds);
  if (!signal_number) {
    EXPECT(write(release, "x", 1) == 1);
    waitpid(holder, NULL, 0);
    sr_lease_watch watch = {0};
    char own[32];
    snprintf(own, sizeof own, ":%ld", (long)getpid());
    EXPECT_EQ(try(&in, &watch, &other), SR_LEASE_HELD);
    EXPECT_CONTAINS(watch.holder, own);
  }
  sr_lease_release(lease);
  EXPECT(rmdir(in.place.path) == 0);
  kill(holder, SIGKILL);
  waitpid(holder, NULL, 0);
  close(release);
  folder_deinit(&in);
}

static void killed(void) {
  expect_taken_over(SIGKILL);
}

static void stopped(void) {
  expect_taken_over(SIGSTOP);
}

/* A holder that sleeps forever. */
static void hangs(void) {
  expect_taken_over(0);
}

/* A holder that works is waited for, even if it gets a sixth of a processor. */
static void works(void) {
  enum {
    OTHERS = 5
  };
  folder in;
  folder_init(&in);
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET((size_t)sched_getcpu(), &one);
  EXPECT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
  pid_t others[OTHERS];
  for (int i = 0; i < OTHERS; i++)
    if ((others[i] = fork()) == 0) {
      burn(60);
      _exit(0);
    }
  int release;
  sr_lease *lease;
  pid_t holder = start_holder(&in, 60, &release);
  EXPECT(seconds_until_taken(&in, 3.0 * patience, &lease) >= 3.0 * patience && !lease);
  for (int i = 0; i < OTHERS; i++) {
    kill(others[i], SIGKILL);
    waitpid(others[i], NULL, 0);
  }
  kill(holder, SIGKILL);
  waitpid(holder, NULL, 0);
  close(release);
  folder_deinit(&in);
}

/* Many processes find an abandoned lease at once: one takes it over; a few may have been
 * delayed. */
static void stampede(void) {
  enum {
    JOBS = 12
  };
  folder in;
  folder_init(&in);
  int gate[2], taken = 0;
  char byte;
  EXPECT(pipe2(gate, O_CLOEXEC) == 0);
  write_file(in.lease, "");
  age(in.lease, patience + 1);
  pid_t jobs[JOBS];
  for (int i = 0; i < JOBS; i++)
    if ((jobs[i] = fork()) == 0) {
      sr_lease_watch watch = {0};
      sr_lease *lease;
      close(gate[1]);
      (void)!read(gate[0], &byte, 1); /* until all processes are ready */
      sr_lease_result result = try(&in, &watch, &lease);
      if (result == SR_LEASE_TAKEN)
        sleep_milliseconds(1000);
      sr_lease_release(lease);
      _exit(result == SR_LEASE_TAKEN ? 10 : result == SR_LEASE_HELD ? 11 : 1);
    }
  close(gate[1]);
  for (int i = 0; i < JOBS; i++) {
    int status = -1;
    waitpid(jobs[i], &status, 0);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) >= 10);
    taken += WEXITSTATUS(status) == 10;
  }
  close(gate[0]);
  EXPECT_EQ(taken, 1);
  EXPECT(rmdir(in.place.path) == 0);
  folder_deinit(&in);
}

static void test_processes(void) {
  static void (*const tests[])(void) = {killed, stopped, hangs, works, stampede};
  enum {
    COUNT = sizeof tests / sizeof *tests
  };
  pid_t children[COUNT];
  fflush(NULL);
  for (int i = 0; i < COUNT; i++) {
    children[i] = fork();
    if (children[i] == 0) {
      expect_failures = 0;
      tests[i]();
      fflush(NULL);
      _exit(expect_failures ? 1 : 0);
    }
  }
  for (int i = 0; i < COUNT; i++) {
    int status = -1;
    waitpid(children[i], &status, 0);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}

int main(void) {
  test_one_holder();
  test_age();
  test_closed_on_exec();
  test_renames();
  test_strange();
  test_directory();
  test_group();
  passing = 1000;
  test_patience();
  test_waiter_stopped();
  passing = 0;
  test_processes();
  return expect_result();
}
