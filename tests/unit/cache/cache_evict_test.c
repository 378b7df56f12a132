/* A directory stays within its limit. The least recently used entries are evicted, never entries in
 * use, whatever clocks say. Concurrent readers and evictors find entries whole or not at all. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>

#include "cache/evict.h"
#include "support/cache_case.h"

enum {
  ENTRIES = 10,
  PAYLOAD = 100000,
  HOUR = 3600,
  DAY = 24 * HOUR,
};

/* Number of the next reads of files that fail as on a network file system (see pread below). */
static int stale_reads;

ssize_t pread(int file, void *data, size_t bytes, off_t offset) {
  if (stale_reads > 0) {
    stale_reads--;
    errno = ESTALE;
    return -1;
  }
  return syscall(SYS_pread64, file, data, bytes, offset);
}

/* An entry that is used just before it is opened for inspection; NULL: none. */
static const char *used_late;

int openat(int directory, const char *name, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  unsigned mode = flags & O_CREAT ? va_arg(rest, unsigned) : 0;
  va_end(rest);
  if (used_late && strcmp(used_late, name) == 0) {
    used_late = NULL;
    EXPECT(utimensat(directory, name, NULL, 0) == 0);
  }
  return (int)syscall(SYS_openat, directory, name, flags, mode);
}

typedef struct kept {
  scratch place;
  const char *path; /* path of the cache */
  log_lines lines;
  sr_ctx ctx;
  sr_cache *cache;
  uint64_t entry_bytes; /* stored size of one entry */
} kept;

static sr_key key_of(sr_key_part parts[3], int number) {
  static char names[ENTRIES + 2][16];
  snprintf(names[number], sizeof names[number], "p%d", number);
  return cache_case_key(parts, names[number]);
}

static void store(kept *in, int number) {
  static unsigned char data[PAYLOAD];
  cache_case_fill(data, PAYLOAD, (unsigned)number);
  sr_key_part parts[3];
  sr_key key = key_of(parts, number);
  EXPECT(cache_case_store(&in->ctx, in->cache, &key, data, PAYLOAD));
}

/* True if entry `number` is found, which counts as a use. */
static bool holds(kept *in, int number) {
  static unsigned char data[PAYLOAD];
  cache_case_fill(data, PAYLOAD, (unsigned)number);
  sr_key_part parts[3];
  sr_key key = key_of(parts, number);
  return cache_case_holds(&in->ctx, in->cache, &key, data, PAYLOAD);
}

static const char *file_of(const char *path, int number) {
  static char file[1024];
  char name[80];
  sr_key_part parts[3];
  sr_key key = key_of(parts, number);
  sr_digest_hex(&key.digest, name);
  snprintf(file, sizeof file, "%s/%s.entry", path, name);
  return file;
}

static bool is_there(const kept *in, int number) {
  return access(file_of(in->path, number), F_OK) == 0;
}

static bool hits_are_there(const kept *in, int number) {
  char file[1024];
  snprintf(file, sizeof file, "%s", file_of(in->path, number));
  snprintf(strrchr(file, '.'), sizeof ".hits", ".hits");
  return access(file, F_OK) == 0;
}

/* Sets the last use to `seconds` ago; negative: by a clock that is ahead. */
static void set_age(const char *path, int number, int64_t seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  now.tv_sec -= seconds;
  EXPECT(utimensat(AT_FDCWD, file_of(path, number), (struct timespec[2]){now, now}, 0) == 0 ||
         errno == ENOENT);
}

static void open_with_limit(kept *in, uint64_t limit) {
  const sr_cache_settings settings = {.directory = in->path, .level = 1, .max_bytes = limit};
  sr_cache_close(in->cache);
  in->cache = NULL;
  EXPECT_EQ(sr_cache_open(&in->ctx, &settings, &in->cache), SR_OK);
}

/* Creates a cache without a limit, with ENTRIES entries of nearly the same size. */
static void fill(kept *in) {
  *in = (kept){0};
  scratch_init(&in->place);
  in->path = scratch_path(&in->place, "cache");
  log_lines_init(&in->lines);
  in->ctx.log = &in->lines.log;
  open_with_limit(in, 0);
  for (int i = 0; i < ENTRIES; i++)
    store(in, i);
  struct stat found;
  EXPECT(stat(file_of(in->path, 0), &found) == 0);
  in->entry_bytes = (uint64_t)found.st_size;
  for (int i = 0; i < ENTRIES; i++)
    EXPECT(stat(file_of(in->path, i), &found) == 0 &&
           llabs(found.st_size - (long long)in->entry_bytes) < (long long)in->entry_bytes / 100);
}

static void finish(kept *in) {
  EXPECT_EQ(in->lines.count[SR_LOG_WARN], 0);
  sr_cache_close(in->cache);
  scratch_deinit(&in->place);
}

/*
 * Entry i was used ENTRIES - i hours ago; entry 3, the fourth oldest, is used again. The limit is
 * 10.5 entries. A store makes it eleven, and nine remain, because ten are more than 90% of the
 * limit. The two least recently used are evicted; 3 is not one of them.
 */
static void test_least_recently_used(void) {
  kept in;
  fill(&in);
  for (int i = 0; i < ENTRIES; i++)
    set_age(in.path, i, (ENTRIES - i) * HOUR);
  set_age(in.path, 3, 20 * HOUR);
  EXPECT(holds(&in, 0) && holds(&in, 3));
  set_age(in.path, 0, ENTRIES * HOUR);
  open_with_limit(&in, in.entry_bytes * 21 / 2);
  store(&in, ENTRIES);
  for (int i = 0; i <= ENTRIES; i++)
    EXPECT_EQ(is_there(&in, i), i >= 2);
  EXPECT(hits_are_there(&in, 3) && !hits_are_there(&in, 0)); /* hits are removed with their entry */
  EXPECT_CONTAINS(in.lines.last, "stored");
  EXPECT_EQ(in.lines.count[SR_LOG_INFO], 1);
  store(&in, ENTRIES + 1); /* ten entries: within the limit */
  EXPECT(is_there(&in, 2));
  EXPECT_EQ(in.lines.count[SR_LOG_INFO], 1);
  finish(&in);
}

/* An entry used within the grace period stays, even if the limit is one byte. */
static void test_in_use(void) {
  kept in;
  fill(&in);
  for (int i = 0; i < ENTRIES; i++)
    set_age(in.path, i, i < 5 ? SR_EVICT_GRACE_SECONDS + 30 : SR_EVICT_GRACE_SECONDS - 30);
  open_with_limit(&in, 1);
  store(&in, ENTRIES);
  for (int i = 0; i <= ENTRIES; i++)
    EXPECT_EQ(is_there(&in, i), i >= 5);
  finish(&in);
}

/* An entry is used between the listing of all entries and its inspection. */
static void test_used_late(void) {
  kept in;
  fill(&in);
  for (int i = 0; i < ENTRIES; i++)
    set_age(in.path, i, HOUR);
  open_with_limit(&in, 1);
  used_late = strrchr(file_of(in.path, 4), '/') + 1;
  store(&in, ENTRIES);
  EXPECT(!used_late);
  for (int i = 0; i <= ENTRIES; i++)
    EXPECT_EQ(is_there(&in, i), i == 4 || i == ENTRIES);
  finish(&in);
}

static void test_no_limit(void) {
  kept in;
  fill(&in);
  for (int i = 0; i < ENTRIES; i++)
    set_age(in.path, i, DAY);
  store(&in, ENTRIES);
  for (int i = 0; i <= ENTRIES; i++)
    EXPECT(is_there(&in, i));
  finish(&in);
}

/* Clients set file times by a clock that is wrong by a day. Entries ahead of the file system's
 * clock are evicted after all others, but they are evicted. */
static void test_clocks_apart(void) {
  kept in;
  fill(&in);
  for (int i = 0; i < ENTRIES; i++)
    set_age(in.path, i, i < 5 ? -DAY - i : DAY);
  open_with_limit(&in, in.entry_bytes * 7);
  store(&in, ENTRIES);
  for (int i = 0; i <= ENTRIES; i++) /* entries 0 to 4 and the new one: six */
    EXPECT_EQ(is_there(&in, i), i < 5 || i == ENTRIES);
  open_with_limit(&in, in.entry_bytes * 3);
  store(&in, ENTRIES + 1); /* goal 2.7: the two that were just stored */
  for (int i = 0; i < ENTRIES; i++)
    EXPECT(!is_there(&in, i));
  finish(&in);
}

/* A file that the server removed while it was read is read again; then it is a miss. */
static void test_stale(void) {
  kept in;
  fill(&in);
  stale_reads = 1;
  EXPECT(holds(&in, 0));
  EXPECT_EQ(stale_reads, 0);
  stale_reads = 2;
  EXPECT(!holds(&in, 0));
  EXPECT_EQ(stale_reads, 0);
  EXPECT(holds(&in, 0));
  finish(&in);
}

static void in_child(pid_t *child, void (*body)(kept *in, int process), kept *in, int process) {
  fflush(NULL);
  *child = fork();
  if (*child)
    return;
  expect_failures = 0;
  in->cache = NULL; /* a cache of its own: no shared descriptor or memory tier */
  in->lines.count[SR_LOG_WARN] = 0;
  body(in, process);
  EXPECT_EQ(in->lines.count[SR_LOG_WARN], 0);
  _exit(expect_failures ? 1 : 0);
}

/* Two processes evict continuously and two load. All entries are always old, so every load races
 * with an eviction. */
static void work(kept *in, int process) {
  int hits = 0;
  open_with_limit(in, in->entry_bytes * 5);
  for (int round = 0; round < 300; round++) {
    int number = (round * 7 + process) % ENTRIES;
    sr_key_part parts[3];
    sr_key key = key_of(parts, number);
    void *data;
    size_t bytes;
    if (process < 2) {
      store(in, number);
    } else if (cache_case_load(&in->ctx, in->cache, &key, &data, &bytes)) {
      static unsigned char wanted[PAYLOAD];
      cache_case_fill(wanted, PAYLOAD, (unsigned)number);
      EXPECT(bytes == PAYLOAD && memcmp(data, wanted, PAYLOAD) == 0);
      free(data);
      hits++;
    }
    set_age(in->path, (number + 1) % ENTRIES, HOUR + round);
  }
  EXPECT(process < 2 || hits > 0);
}

static void test_races(void) {
  kept in;
  pid_t children[4];
  fill(&in);
  for (int i = 0; i < 4; i++)
    in_child(&children[i], work, &in, i);
  for (int i = 0; i < 4; i++) {
    int status = -1;
    waitpid(children[i], &status, 0);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
  finish(&in);
}

int main(void) {
  test_least_recently_used();
  test_in_use();
  test_used_late();
  test_no_limit();
  test_clocks_apart();
  test_stale();
  test_races();
  return expect_result();
}
