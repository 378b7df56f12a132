/* Processes that want one program at the same time compile it once. A stand-in for the compiler
 * appends a byte to a file each time. */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cache/lease.h"
#include "support/cache_case.h"

enum {
  PROCESSES = 32,
  ROUNDS = 20,
  PAYLOAD = 20000,
};

typedef struct job {
  const char *cache_path, *count_path; /* the stand-in's bytes are in files beside count_path */
  bool is_local;                       /* the directory is one of the node, and there is no other */
  bool works;                          /* the stand-in seems to use a whole processor */
  sr_cache_settings settings;
  log_lines lines;
  sr_ctx ctx;
  sr_cache *cache;
} job;

/* True if this process seems to use a whole processor, false if none: the load of the machine must
 * not matter. */
static bool is_busy;

int clock_gettime(clockid_t clock, struct timespec *out) {
  if (clock == CLOCK_PROCESS_CPUTIME_ID && !is_busy) {
    *out = (struct timespec){0};
    return 0;
  }
  return (int)syscall(SYS_clock_gettime,
                      clock == CLOCK_PROCESS_CPUTIME_ID ? CLOCK_MONOTONIC : clock, out);
}

static void job_open(job *in) {
  is_busy = in->works;
  log_lines_init(&in->lines);
  in->ctx = (sr_ctx){.log = &in->lines.log};
  in->settings.local = in->is_local ? in->cache_path : NULL;
  in->settings.directory = in->is_local ? NULL : in->cache_path;
  in->settings.no_directory = in->is_local;
  in->settings.level = 1;
  EXPECT_EQ(sr_cache_open(&in->ctx, &in->settings, &in->cache), SR_OK);
}

static sr_key key_of(sr_key_part parts[3], char name[32], int round) {
  snprintf(name, 32, "round %d", round);
  return cache_case_key(parts, name);
}

static const char *count_file(const job *in, int round) {
  static char path[1024];
  snprintf(path, sizeof path, "%s.%d", in->count_path, round);
  return path;
}

static long long compiles(const job *in, int round) {
  struct stat found;
  return stat(count_file(in, round), &found) == 0 ? (long long)found.st_size : 0;
}

static void count_compile(const job *in, int round) {
  int file = open(count_file(in, round), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
  EXPECT(file >= 0 && write(file, "x", 1) == 1);
  close(file);
}

static void sleep_milliseconds(long milliseconds) {
  nanosleep(&(struct timespec){milliseconds / 1000, milliseconds % 1000 * 1000000}, NULL);
}

static double seconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static bool is_payload(const sr_cached *found, int round) {
  static unsigned char wanted[PAYLOAD];
  cache_case_fill(wanted, PAYLOAD, (unsigned)round);
  return found->bytes == PAYLOAD && memcmp(found->data, wanted, PAYLOAD) == 0;
}

/* The cache calls of a job: look up, then wait for another process or compile for `milliseconds`.
 * Uses the directory only, so that nothing is kept in memory. */
static void build(job *in, int round, long milliseconds) {
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, round);
  const sr_tier_kind tier = in->is_local ? SR_TIER_LOCAL : SR_TIER_DIRECTORY;
  sr_cached found;
  if (sr_cache_find(&in->ctx, in->cache, &key, tier, tier, &found) ||
      sr_cache_claim(&in->ctx, in->cache, &key, false, &found)) {
    EXPECT(is_payload(&found, round));
    free(found.data);
    return;
  }
  static unsigned char data[PAYLOAD];
  cache_case_fill(data, PAYLOAD, (unsigned)round);
  count_compile(in, round);
  sleep_milliseconds(milliseconds);
  const sr_cached made = {.kind = SR_ENTRY_EXECUTABLE, .data = data, .bytes = PAYLOAD};
  EXPECT(sr_cache_store(&in->ctx, in->cache, &key, tier, tier, &made));
  sr_cache_release(in->cache);
}

static void expect_good_end(pid_t child) {
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* ---- many processes, many rounds, and little room -------------------------------------------- */

/* Sets the times of an entry to an hour ago; every third by a clock that is a day ahead. */
static void make_old(const job *in, int round) {
  char name[32], hex[SR_DIGEST_HEX_BYTES], path[1024];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, round);
  sr_digest_hex(&key.digest, hex);
  snprintf(path, sizeof path, "%s/%s.entry", in->cache_path, hex);
  struct timespec then;
  clock_gettime(CLOCK_REALTIME, &then);
  then.tv_sec += round % 3 ? -3600 : 24 * 3600;
  (void)utimensat(AT_FDCWD, path, (struct timespec[2]){then, then}, 0);
}

/* The entry of an earlier round, which others may be evicting, is whole or missing. */
static void look_back(job *in, int round) {
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, round);
  sr_cached found;
  if (!sr_cache_find(&in->ctx, in->cache, &key, SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &found))
    return;
  EXPECT(is_payload(&found, round));
  free(found.data);
}

static void race(job *in, int process, pthread_barrier_t *barrier) {
  job_open(in);
  for (int round = 0; round < ROUNDS; round++) {
    pthread_barrier_wait(barrier);
    if (process % 4 == 3 && round > 0)
      look_back(in, round - 1);
    build(in, round, 20 + process % 30);
    pthread_barrier_wait(barrier);
    if (process == round)
      for (int old = 0; old <= round; old++)
        make_old(in, old);
  }
  EXPECT_EQ(in->lines.count[SR_LOG_WARN], 0);
  EXPECT_EQ(in->lines.count[SR_LOG_ERROR], 0);
  sr_cache_close(in->cache);
}

static void count_names(const char *path, int *out_entries, int *out_others) {
  *out_entries = *out_others = 0;
  DIR *stream = opendir(path);
  for (struct dirent *file; stream && (file = readdir(stream)) != NULL;)
    if (strstr(file->d_name, ".entry"))
      ++*out_entries;
    else if (strcmp(file->d_name, "CACHEDIR.TAG") != 0 && strcmp(file->d_name, ".") != 0 &&
             strcmp(file->d_name, "..") != 0 && strcmp(file->d_name, "misses") != 0 &&
             !strstr(file->d_name, ".hits"))
      ++*out_others;
  if (stream)
    closedir(stream);
}

static void test_race(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "race"), .count_path = scratch_path(place, "count")};
  pthread_barrier_t *barrier =
      mmap(NULL, sizeof *barrier, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  pthread_barrierattr_t shared;
  pthread_barrierattr_init(&shared);
  pthread_barrierattr_setpshared(&shared, PTHREAD_PROCESS_SHARED);
  EXPECT_EQ(pthread_barrier_init(barrier, &shared, PROCESSES), 0);
  in.settings.max_bytes = 40000; /* about three entries of 20 */
  pid_t children[PROCESSES];
  fflush(NULL);
  for (int i = 0; i < PROCESSES; i++) {
    children[i] = fork();
    if (children[i] == 0) {
      race(&in, i, barrier);
      _exit(expect_failures ? 1 : 0);
    }
  }
  for (int i = 0; i < PROCESSES; i++)
    expect_good_end(children[i]);
  for (int round = 0; round < ROUNDS; round++)
    EXPECT_EQ(compiles(&in, round), 1);
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT(entries >= 1 && entries <= 5); /* the limit, and the entries that were just used */
  EXPECT_EQ(others, 0);                 /* no lease and no temporary file is left */
  munmap(barrier, sizeof *barrier);
}

/* ---- holders that do not finish -------------------------------------------------------------- */

enum {
  WAITERS = 12
};

static pid_t start(job *in, int round, long milliseconds) {
  fflush(NULL);
  pid_t child = fork();
  if (child != 0)
    return child;
  expect_failures = 0;
  job_open(in);
  build(in, round, milliseconds);
  EXPECT_EQ(in->lines.count[SR_LOG_WARN], 0);
  sr_cache_close(in->cache);
  _exit(expect_failures ? 1 : 0);
}

/* Others take over from a compiling process that is killed or stopped, and one of them compiles. */
static void test_lost_compiler(const scratch *place, int signal_number) {
  job in = {.cache_path = scratch_path(place, "lost"), .count_path = scratch_path(place, "lost")};
  const int round = signal_number;
  pid_t waiters[WAITERS], compiler = start(&in, round, 20000);
  while (compiles(&in, round) == 0)
    sleep_milliseconds(2);
  for (int i = 0; i < WAITERS; i++)
    waiters[i] = start(&in, round, 30);
  sleep_milliseconds(300);
  double stopped = seconds_now();
  kill(compiler, signal_number);
  for (int i = 0; i < WAITERS; i++)
    expect_good_end(waiters[i]);
  double seconds = seconds_now() - stopped;
  EXPECT_EQ(compiles(&in, round), 2); /* the lost one and one other */
  if (!EXPECT(seconds < (double)SR_LEASE_PATIENCE_SECONDS + 2))
    fprintf(stderr, "  they took over after %.2f s\n", seconds);
  kill(compiler, SIGKILL);
  waitpid(compiler, NULL, 0);
}

/* A process that is busy compiling is waited for, however long it takes; also with a directory of
 * the node. */
static void test_long_compile(const scratch *place, bool is_local) {
  job in = {.cache_path = scratch_path(place, is_local ? "long local" : "long"),
            .count_path = scratch_path(place, is_local ? "long local count" : "long count"),
            .is_local = is_local,
            .works = true};
  pid_t jobs[WAITERS];
  double begin = seconds_now();
  for (int i = 0; i < WAITERS; i++)
    jobs[i] = start(&in, 0, 2 * 1000 * SR_LEASE_PATIENCE_SECONDS);
  for (int i = 0; i < WAITERS; i++)
    expect_good_end(jobs[i]);
  EXPECT(seconds_now() - begin >= 2.0 * (double)SR_LEASE_PATIENCE_SECONDS);
  EXPECT_EQ(compiles(&in, 0), 1);
}

/* A process that hangs is given up when the patience ends, and one other process compiles. */
static void test_idle_compiler(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "idle"), .count_path = scratch_path(place, "idle")};
  pid_t waiters[WAITERS], compiler = start(&in, 0, 60000);
  while (compiles(&in, 0) == 0)
    sleep_milliseconds(2);
  double begin = seconds_now();
  for (int i = 0; i < WAITERS; i++)
    waiters[i] = start(&in, 0, 30);
  for (int i = 0; i < WAITERS; i++)
    expect_good_end(waiters[i]);
  double seconds = seconds_now() - begin;
  if (!EXPECT(seconds > (double)SR_LEASE_PATIENCE_SECONDS - 1 &&
              seconds < (double)SR_LEASE_PATIENCE_SECONDS + 2))
    fprintf(stderr, "  they took over after %.2f s\n", seconds);
  EXPECT_EQ(compiles(&in, 0), 2);
  kill(compiler, SIGKILL);
  waitpid(compiler, NULL, 0);
}

/* A lease without a beat for a long time: one process compiles, at once. */
static void test_abandoned(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "dead"),
            .count_path = scratch_path(place, "dead count")};
  char name[32], hex[SR_DIGEST_HEX_BYTES], path[1200];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_digest_hex(&key.digest, hex);
  snprintf(path, sizeof path, "%s/%s.lease", in.cache_path, hex);
  EXPECT(mkdir(in.cache_path, 0700) == 0);
  int file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  EXPECT(file >= 0);
  close(file);
  struct timespec then;
  timespec_get(&then, TIME_UTC);
  then.tv_sec -= SR_LEASE_PATIENCE_SECONDS + 1;
  EXPECT(utimensat(AT_FDCWD, path, (struct timespec[2]){then, then}, 0) == 0);
  pid_t jobs[WAITERS];
  double begin = seconds_now();
  for (int i = 0; i < WAITERS; i++)
    jobs[i] = start(&in, 0, 30);
  for (int i = 0; i < WAITERS; i++)
    expect_good_end(jobs[i]);
  EXPECT(seconds_now() - begin < (double)SR_LEASE_PATIENCE_SECONDS);
  EXPECT_EQ(compiles(&in, 0), 1);
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT(entries == 1 && others == 0);
}

/* A failed compile leaves no entry: each waiting process soon tries itself. */
static void test_failed_compile(const scratch *place) {
  enum {
    STARTED = 1 /* not a round: its count says that the compile has begun */
  };
  job in = {.cache_path = scratch_path(place, "fail"), .count_path = scratch_path(place, "fail")};
  fflush(NULL);
  pid_t compiler = fork();
  if (compiler == 0) {
    job_open(&in);
    char name[32];
    sr_key_part parts[3];
    sr_key key = key_of(parts, name, 0);
    sr_cached found;
    bool claimed = !sr_cache_claim(&in.ctx, in.cache, &key, false, &found);
    count_compile(&in, STARTED);
    sleep_milliseconds(1000);
    sr_cache_release(in.cache);
    _exit(claimed ? 0 : 1);
  }
  while (compiles(&in, STARTED) == 0)
    sleep_milliseconds(2);
  double begin = seconds_now();
  expect_good_end(start(&in, 0, 0));
  double seconds = seconds_now() - begin;
  EXPECT(seconds > 0.5 && seconds < 4);
  EXPECT_EQ(compiles(&in, 0), 1);
  expect_good_end(compiler);
}

/* An entry that is stored after this process looked for it is found, whether it has claimed the key
 * or not. */
static void test_just_stored(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "just"), .count_path = scratch_path(place, "just")};
  job_open(&in);
  build(&in, 0, 0);
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  if (EXPECT(sr_cache_claim(&in.ctx, in.cache, &key, false, &found)))
    EXPECT(is_payload(&found, 0));
  free(found.data);
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT(entries == 1 && others == 0);
  sr_cache_close(in.cache);
}

/* ---- what is not kept ------------------------------------------------------------------------ */

/* Compiles a missing program in `milliseconds`, with a cache that does not keep it. */
static void build_unkept(job *in, long milliseconds) {
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  static unsigned char data[PAYLOAD];
  EXPECT(!sr_cache_claim(&in->ctx, in->cache, &key, false, &found));
  count_compile(in, 0);
  sleep_milliseconds(milliseconds);
  EXPECT(!cache_case_store(&in->ctx, in->cache, &key, data, PAYLOAD));
  sr_cache_release(in->cache);
}

/* No process can wait for the entry: all compile it, but concurrently. */
static void test_not_kept(const scratch *place) {
  enum {
    JOBS = 8
  };
  job in = {.cache_path = scratch_path(place, "all"), .count_path = scratch_path(place, "all")};
  in.settings.min_bytes = PAYLOAD + 1;
  pid_t children[JOBS];
  double begin = seconds_now();
  fflush(NULL);
  for (int i = 0; i < JOBS; i++) {
    children[i] = fork();
    if (children[i] == 0) {
      expect_failures = 0;
      job_open(&in);
      build_unkept(&in, 1000);
      sr_cache_close(in.cache);
      _exit(expect_failures ? 1 : 0);
    }
  }
  for (int i = 0; i < JOBS; i++)
    expect_good_end(children[i]);
  double compiled = seconds_now() - begin; /* each takes a second */
  printf("%d jobs that keep nothing: %.2f times what one compile takes\n", JOBS, compiled);
  EXPECT(compiled < 4); /* the first compile, a look-up, and all others concurrently */
  EXPECT_EQ(compiles(&in, 0), JOBS);
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT(entries == 0 && others == 0);
}

/* ---- what failed before ---------------------------------------------------------------------- */

static void store_failure(job *in, const sr_key *key, double seconds) {
  const sr_cached what = {.kind = SR_ENTRY_FAILURE,
                          .data = (void *)(uintptr_t)"no",
                          .bytes = 2,
                          .compile_seconds = seconds};
  EXPECT(sr_cache_store(&in->ctx, in->cache, key, SR_TIER_MEMORY, SR_TIER_REMOTE, &what));
}

/* Retries after a failure: compiles, or gets the new failure of another process. */
static void try_again(job *in, const sr_key *key, double seconds) {
  sr_cached found;
  EXPECT(sr_cache_find(&in->ctx, in->cache, key, SR_TIER_MEMORY, SR_TIER_REMOTE, &found));
  free(found.data); /* the memory tier has a copy */
  if (sr_cache_claim(&in->ctx, in->cache, key, true, &found)) {
    EXPECT(found.kind == SR_ENTRY_FAILURE && found.compile_seconds == seconds);
    free(found.data);
    return;
  }
  count_compile(in, 0);
  sleep_milliseconds(500);
  store_failure(in, key, seconds);
  sr_cache_release(in->cache);
}

/* Processes that retry together compile once; a later process compiles again. */
static void test_again(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "again"), .count_path = scratch_path(place, "again")};
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  job_open(&in);
  store_failure(&in, &key, 1);
  sr_cache_close(in.cache);
  for (int round = 1; round <= 2; round++) {
    pid_t children[WAITERS];
    fflush(NULL);
    for (int i = 0; i < WAITERS; i++) {
      children[i] = fork();
      if (children[i] == 0) {
        expect_failures = 0;
        job_open(&in);
        try_again(&in, &key, 1 + round);
        EXPECT_EQ(in.lines.count[SR_LOG_WARN], 0);
        sr_cache_close(in.cache);
        _exit(expect_failures ? 1 : 0);
      }
    }
    for (int i = 0; i < WAITERS; i++)
      expect_good_end(children[i]);
    EXPECT_EQ(compiles(&in, 0), round);
  }
}

/* ---- without notification ------------------------------------------------------------------- */

/* A claim ends at once and leaves no file. */
static void test_read_only(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "none"), .settings = {.read_only = true}};
  EXPECT(mkdir(in.cache_path, 0700) == 0);
  job_open(&in);
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  EXPECT(!sr_cache_claim(&in.ctx, in.cache, &key, false, &found));
  EXPECT_EQ(in.lines.count[SR_LOG_WARN], 0);
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT_EQ(entries + others, 0);
  sr_cache_release(in.cache);
  sr_cache_close(in.cache);
}

/* If processes cannot notify each other, one warning says so, with a remedy. */
static void test_no_lease(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "blocked")};
  char name[32], hex[SR_DIGEST_HEX_BYTES], path[1300];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  sr_digest_hex(&key.digest, hex);
  EXPECT(mkdir(in.cache_path, 0700) == 0);
  snprintf(path, sizeof path, "%s/%s.lease", in.cache_path, hex);
  EXPECT(mkdir(path, 0700) == 0);
  job_open(&in);
  for (int i = 0; i < 2; i++) {
    EXPECT(!sr_cache_claim(&in.ctx, in.cache, &key, false, &found));
    EXPECT_EQ(in.lines.count[SR_LOG_WARN], 1);
  }
  EXPECT_CONTAINS(in.lines.last, "others are not told that this process compiles");
  EXPECT_CONTAINS(in.lines.last, "is a directory; remove it");
  sr_cache_release(in.cache);
  sr_cache_close(in.cache);
}

int main(void) {
  /* Waiting for a disk would only take longer, and no lease holder could work meanwhile. */
  if (access("/dev/shm", W_OK) == 0)
    setenv("TMPDIR", "/dev/shm", 0);
  scratch place;
  scratch_init(&place);
  test_race(&place);
  test_lost_compiler(&place, SIGKILL);
  test_lost_compiler(&place, SIGSTOP);
  test_long_compile(&place, false);
  test_long_compile(&place, true);
  test_idle_compiler(&place);
  test_abandoned(&place);
  test_failed_compile(&place);
  test_just_stored(&place);
  test_not_kept(&place);
  test_again(&place);
  test_read_only(&place);
  test_no_lease(&place);
  scratch_deinit(&place);
  return expect_result();
}
