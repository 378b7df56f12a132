/*
 * Processes that want one program at the same time make it once. The compile is a stand-in that
 * leaves a byte in a file for each time it was done.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "support/cache_case.h"

enum {
  PROCESSES = 32,
  ROUNDS = 20,
  PAYLOAD = 20000,
  PATIENCE = 120, /* seconds; what the stand-in would take alone, so nobody tires of waiting */
};

typedef struct job {
  const char *cache_path, *count_path; /* the bytes are in files beside the latter */
  sr_cache_settings settings;
  log_lines lines;
  sr_ctx ctx;
  sr_cache *cache;
} job;

static void job_open(job *in) {
  log_lines_init(&in->lines);
  in->ctx = (sr_ctx){.log = &in->lines.log};
  in->settings.directory = in->cache_path;
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

/* What a job does: look, wait for others or make it, in so many milliseconds. In the directory
 * alone, so that nothing is remembered. */
static void build(job *in, int round, long milliseconds) {
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, round);
  sr_cached found;
  if (sr_cache_find(&in->ctx, in->cache, &key, SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &found) ||
      sr_cache_claim(&in->ctx, in->cache, &key, PATIENCE, false, &found)) {
    EXPECT(is_payload(&found, round));
    free(found.data);
    return;
  }
  static unsigned char data[PAYLOAD];
  cache_case_fill(data, PAYLOAD, (unsigned)round);
  count_compile(in, round);
  sleep_milliseconds(milliseconds);
  EXPECT(cache_case_store(&in->ctx, in->cache, &key, data, PAYLOAD));
  sr_cache_release(in->cache);
}

static void expect_good_end(pid_t child) {
  int status = -1;
  waitpid(child, &status, 0);
  EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* ---- many processes, many rounds, and little room -------------------------------------------- */

/* As if it had been stored an hour ago; every third by a clock that is a day ahead. */
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

/* The entry of an earlier round, which others may be evicting: whole or gone. */
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
  in.settings.max_bytes = 40000; /* three entries or so, of 20 */
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
  EXPECT(entries >= 1 && entries <= 5); /* the limit and those that were just looked back at */
  EXPECT_EQ(others, 0);                 /* no lease and no temporary file is left */
  munmap(barrier, sizeof *barrier);
}

/* ---- holders that do not finish -------------------------------------------------------------- */

enum {
  WAITERS = 6
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

/* Others take over from a compiler that is killed or stopped, and one of them compiles. */
static void test_lost_compiler(const scratch *place, int signal_number, double least, double most) {
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
  EXPECT_EQ(compiles(&in, round), 2); /* the one that was lost, and one */
  if (!EXPECT(seconds >= least && seconds < most))
    fprintf(stderr, "  they took over after %.2f s\n", seconds);
  kill(compiler, SIGKILL);
  waitpid(compiler, NULL, 0);
}

/* Whoever waits does so for no longer than its own compile would take, and then compiles. */
static void test_bound(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "bound"), .count_path = scratch_path(place, "bound")};
  pid_t compiler = start(&in, 0, 20000);
  while (compiles(&in, 0) == 0)
    sleep_milliseconds(2);
  job_open(&in);
  char name[32], wanted[64];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  double begin = seconds_now();
  EXPECT(!sr_cache_claim(&in.ctx, in.cache, &key, 0.5, false, &found));
  double seconds = seconds_now() - begin;
  EXPECT(seconds >= 0.5 && seconds < 2);
  EXPECT_EQ(in.lines.count[SR_LOG_INFO], 2); /* when it began to wait, and when it had enough */
  snprintf(wanted, sizeof wanted, ":%ld, which ", (long)compiler);
  EXPECT_CONTAINS(in.lines.last, "a compile does not take so long");
  EXPECT_CONTAINS(in.lines.last, wanted);
  sr_cache_release(in.cache);
  sr_cache_close(in.cache);
  kill(compiler, SIGKILL);
  waitpid(compiler, NULL, 0);
}

/* Who comes when the one that compiles has been at it for too long waits until he sees that one
 * live, and no longer. */
static void test_overdue(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "late"), .count_path = scratch_path(place, "late")};
  pid_t compiler = start(&in, 0, 20000);
  while (compiles(&in, 0) == 0)
    sleep_milliseconds(2);
  sleep_milliseconds(5500);
  job_open(&in);
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  double begin = seconds_now();
  EXPECT(!sr_cache_claim(&in.ctx, in.cache, &key, 4, false, &found));
  EXPECT(seconds_now() - begin < 3);
  EXPECT_EQ(in.lines.count[SR_LOG_INFO], 2);
  EXPECT_CONTAINS(in.lines.last, "a compile does not take so long");
  sr_cache_release(in.cache);
  sr_cache_close(in.cache);
  kill(compiler, SIGKILL);
  waitpid(compiler, NULL, 0);
}

/* A compile that fails leaves no entry: who waited tries for itself, soon. */
static void test_failed_compile(const scratch *place) {
  enum {
    STARTED = 1 /* a round in name only: its count says that the compile has begun */
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
    bool claimed = !sr_cache_claim(&in.ctx, in.cache, &key, PATIENCE, false, &found);
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

/* It was stored after this process had looked for it: claimed or not, it is found. */
static void test_just_stored(const scratch *place) {
  job in = {.cache_path = scratch_path(place, "just"), .count_path = scratch_path(place, "just")};
  job_open(&in);
  build(&in, 0, 0);
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  if (EXPECT(sr_cache_claim(&in.ctx, in.cache, &key, PATIENCE, false, &found)))
    EXPECT(is_payload(&found, 0));
  free(found.data);
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT(entries == 1 && others == 0);
  sr_cache_close(in.cache);
}

/* ---- what is not kept ------------------------------------------------------------------------ */

/* Makes what it does not find, in `milliseconds`, and its cache does not keep it. */
static void build_unkept(job *in, long milliseconds) {
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  static unsigned char data[PAYLOAD];
  EXPECT(!sr_cache_claim(&in->ctx, in->cache, &key, PATIENCE, false, &found));
  count_compile(in, 0);
  sleep_milliseconds(milliseconds);
  EXPECT(!cache_case_store(&in->ctx, in->cache, &key, data, PAYLOAD));
  sr_cache_release(in->cache);
}

/* Nobody can wait for it: all make it, but not one behind the other. */
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
  EXPECT(compiled < 4); /* the first one's, a look, and all the others' at once */
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

/* Tries again behind what failed before: makes it, or gets the new failure of who does. */
static void try_again(job *in, const sr_key *key, double seconds) {
  sr_cached found;
  EXPECT(sr_cache_find(&in->ctx, in->cache, key, SR_TIER_MEMORY, SR_TIER_REMOTE, &found));
  free(found.data); /* the memory has it, too, now */
  if (sr_cache_claim(&in->ctx, in->cache, key, PATIENCE, true, &found)) {
    EXPECT(found.kind == SR_ENTRY_FAILURE && found.compile_seconds == seconds);
    free(found.data);
    return;
  }
  count_compile(in, 0);
  sleep_milliseconds(500);
  store_failure(in, key, seconds);
  sr_cache_release(in->cache);
}

/* Those who try again together do so once; who comes later does so anew. */
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

/* ---- where nobody is told -------------------------------------------------------------------- */

/* A claim ends at once and leaves nothing behind. */
static void test_no_lease(const scratch *place, sr_cache_settings settings, double own_seconds) {
  job in = {.cache_path = scratch_path(place, "none"), .settings = settings};
  EXPECT(mkdir(in.cache_path, 0700) == 0);
  job_open(&in);
  char name[32];
  sr_key_part parts[3];
  sr_key key = key_of(parts, name, 0);
  sr_cached found;
  EXPECT(!sr_cache_claim(&in.ctx, in.cache, &key, own_seconds, false, &found));
  int entries, others;
  count_names(in.cache_path, &entries, &others);
  EXPECT_EQ(entries + others, 0);
  sr_cache_release(in.cache);
  sr_cache_close(in.cache);
  sr_file_tree_remove(AT_FDCWD, in.cache_path);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_race(&place);
  test_lost_compiler(&place, SIGKILL, 0, 2);
  test_lost_compiler(&place, SIGSTOP, 4.9, 7);
  test_bound(&place);
  test_overdue(&place);
  test_failed_compile(&place);
  test_just_stored(&place);
  test_not_kept(&place);
  test_again(&place);
  test_no_lease(&place, (sr_cache_settings){.read_only = true}, PATIENCE);
  test_no_lease(&place, (sr_cache_settings){.min_compile_seconds = 10}, 9);
  scratch_deinit(&place);
  return expect_result();
}
