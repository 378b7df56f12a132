/* A store reads its directory once; leftovers unchanged for an hour are removed; entries are
 * reported. */
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "cache/items.h"
#include "cache/name.h"
#include "cache/sweep.h"
#include "support/cache_case.h"
#include "support/failing_readdir.h"

#define DIGEST(digit) "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde" digit

/* Number of times that a directory was opened for reading. */
static int streams;

DIR *fdopendir(int file) {
  DIR *(*next)(int) = (DIR * (*)(int)) dlsym(RTLD_NEXT, "fdopendir");
  streams++;
  return next(file);
}

typedef struct visited {
  int count;
  char last[SR_ENTRY_NAME_BYTES];
} visited;

static void visit(void *user, const char *name) {
  visited *all = user;
  all->count++;
  snprintf(all->last, sizeof all->last, "%.*s", SR_ENTRY_NAME_BYTES - 1, name);
}

static void test_leftovers(const scratch *place) {
  const time_t now = 1000000, old = now - SR_SWEEP_SECONDS - 1, young = old + 1;
  const struct {
    const char *name;
    time_t changed;
    bool stays;
  } files[] = {
      {".spmdrun-tmp-1-a", old, false},
      {".spmdrun-tmp-1-b", young, true},
      {DIGEST("0") ".lease", old, false},
      {DIGEST("1") ".lease", young, true},
      {"note.lease", old, true},
      {DIGEST("0") ".entry", old, true},
      {DIGEST("0") ".hits", old, true},
      {DIGEST("1") ".hits", young, true},
      {DIGEST("2") ".hits", old, false},
      {"note.hits", old, true},
      {"misses", old, true},
      {"mine", old, true},
  };
  enum {
    COUNT = sizeof files / sizeof *files
  };
  const char *path = scratch_path(place, "swept");
  EXPECT(mkdir(path, 0700) == 0);
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (int i = 0; i < COUNT; i++) {
    int file = openat(directory, files[i].name, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    const struct timespec times[2] = {{files[i].changed, 0}, {files[i].changed, 0}};
    EXPECT(file >= 0 && futimens(file, times) == 0);
    close(file);
  }
  const struct timespec long_ago[2] = {{old, 0}, {old, 0}};
  EXPECT(symlinkat("mine", directory, DIGEST("3") ".lease") == 0);
  EXPECT(symlinkat("mine", directory, DIGEST("4") ".lease") == 0);
  EXPECT(utimensat(directory, DIGEST("4") ".lease", long_ago, AT_SYMLINK_NOFOLLOW) == 0);
  visited all = {0};
  streams = 0;
  EXPECT(sr_sweep(directory, now, visit, &all));
  EXPECT_EQ(streams, 1);
  EXPECT_EQ(all.count, 1);
  EXPECT_STRING(all.last, DIGEST("0") ".entry");
  for (int i = 0; i < COUNT; i++)
    if (!EXPECT_EQ(faccessat(directory, files[i].name, F_OK, 0) == 0, files[i].stays))
      fprintf(stderr, "  %s\n", files[i].name);
  struct stat found;
  EXPECT(fstatat(directory, DIGEST("3") ".lease", &found, AT_SYMLINK_NOFOLLOW) == 0);
  EXPECT(fstatat(directory, DIGEST("4") ".lease", &found, AT_SYMLINK_NOFOLLOW) != 0);
  close(directory);
}

/* Hit counts of hundreds of entries, one of which is gone. */
static void test_many_hits(const scratch *place) {
  enum {
    COUNT = 300,
    GONE = 123
  };
  const char *path = scratch_path(place, "many");
  EXPECT(mkdir(path, 0700) == 0);
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (int i = 0; i < 2 * COUNT; i++) {
    char name[SR_ENTRY_NAME_BYTES];
    snprintf(name, sizeof name, "%064x.%s", (unsigned)i / 2, i % 2 ? "hits" : "entry");
    if (i / 2 != GONE || i % 2)
      close(openat(directory, name, O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  }
  struct timespec now;
  timespec_get(&now, TIME_UTC);
  visited all = {0};
  EXPECT(sr_sweep(directory, now.tv_sec + 2 * SR_SWEEP_SECONDS, visit, &all));
  EXPECT_EQ(all.count, COUNT - 1);
  int hits = 0;
  for (int i = 0; i < COUNT; i++) {
    char name[SR_ENTRY_NAME_BYTES];
    snprintf(name, sizeof name, "%064x.hits", (unsigned)i);
    bool there = faccessat(directory, name, F_OK, 0) == 0;
    EXPECT_EQ(there, i != GONE);
    hits += there;
  }
  EXPECT_EQ(hits, COUNT - 1);
  close(directory);
}

/* Files after an unreadable place may be the least recently used, or the entry of a hit count. */
static void test_half_read(const scratch *place) {
  const char *path = scratch_path(place, "half");
  EXPECT(mkdir(path, 0700) == 0);
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  static const char *const names[] = {DIGEST("0") ".entry", DIGEST("1") ".entry"};
  for (int i = 0; i < 2; i++)
    close(openat(directory, names[i], O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  visited all = {0};
  readdir_left = 3; /* of ".", ".." and the two files */
  EXPECT(!sr_sweep(directory, 0, visit, &all));
  EXPECT_EQ(errno, EIO);
  readdir_left = -1;
  close(directory);

  sr_ctx ctx = {0};
  sr_cache *cache;
  const sr_cache_settings settings = {.directory = path, .level = 3};
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  sr_tier *tier = sr_cache_tier(cache, SR_TIER_DIRECTORY);
  sr_items items = {0};
  readdir_left = 3;
  EXPECT_EQ(sr_items_list(&ctx, tier, &items), SR_ERR_IO);
  EXPECT_CONTAINS(ctx.message, "it could not be listed to its end: Input/output error");
  readdir_left = -1;
  sr_items_free(&items);
  items = (sr_items){0};
  sr_ctx_clear(&ctx);
  EXPECT_EQ(sr_items_list(&ctx, tier, &items), SR_OK);
  EXPECT_EQ(items.count, 2);
  sr_items_free(&items);
  sr_cache_close(cache);
}

/* A store reads the directory once; opening and looking up do not read it. */
static void test_read_once(const scratch *place) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  const sr_cache_settings settings = {
      .directory = scratch_path(place, "once"), .level = 3, .max_bytes = 1 << 20};
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK); /* creates the directory */
  sr_cache_close(cache);
  streams = 0;
  EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
  EXPECT_EQ(streams, 0);
  EXPECT(cache_case_store(&ctx, cache, &key, "abc", 3));
  EXPECT_EQ(streams, 1);
  EXPECT(cache_case_holds(&ctx, cache, &key, "abc", 3));
  EXPECT_EQ(streams, 1);
  sr_cache_close(cache);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_leftovers(&place);
  test_many_hits(&place);
  test_half_read(&place);
  test_read_once(&place);
  scratch_deinit(&place);
  return expect_result();
}
