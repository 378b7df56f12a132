/* The chain of tiers: the nearest tier with an entry provides it, and nearer tiers are filled;
 * read-only tiers are unchanged; entries below the thresholds are not stored. */
#include <sys/stat.h>

#include "support/cache_case.h"

static const char payload[] = "an executable of thirty-two byte";

static sr_cache *open_chain(sr_ctx *ctx, const sr_cache_settings *settings) {
  sr_cache *cache = NULL;
  EXPECT_EQ(sr_cache_open(ctx, settings, &cache), SR_OK);
  return cache;
}

/* The key of program `name`, valid until the next call. */
static const sr_key *key_of(const char *name) {
  static sr_key_part parts[3];
  static sr_key key;
  key = cache_case_key(parts, name);
  return &key;
}

static bool store_as(sr_ctx *ctx, sr_cache *cache, const char *name, sr_entry_kind kind,
                     double seconds) {
  const sr_cached what = {.kind = kind,
                          .data = (void *)(uintptr_t)payload,
                          .bytes = sizeof payload - 1,
                          .compile_seconds = seconds};
  return sr_cache_store(ctx, cache, key_of(name), SR_TIER_MEMORY, SR_TIER_REMOTE, &what);
}

static bool store(sr_ctx *ctx, sr_cache *cache, const char *name) {
  return store_as(ctx, cache, name, SR_ENTRY_EXECUTABLE, 1.5);
}

/* The tier that provides the entry, between `first` and `last`; SR_TIER_COUNT: none. */
static sr_tier_kind find(sr_ctx *ctx, sr_cache *cache, const char *name, sr_tier_kind first,
                         sr_tier_kind last) {
  sr_cached found;
  if (!sr_cache_find(ctx, cache, key_of(name), first, last, &found)) {
    EXPECT(!found.data);
    return SR_TIER_COUNT;
  }
  EXPECT(found.bytes == sizeof payload - 1 && memcmp(found.data, payload, found.bytes) == 0);
  free(found.data);
  return found.tier;
}

static sr_tier_kind find_any(sr_ctx *ctx, sr_cache *cache, const char *name) {
  return find(ctx, cache, name, SR_TIER_MEMORY, SR_TIER_REMOTE);
}

/* Number of entries, or of all files, in a directory; -1 if it does not exist. */
static int count_files(const char *path, bool all) {
  DIR *stream = opendir(path);
  int count = stream ? 0 : -1;
  for (struct dirent *file; stream && (file = readdir(stream)) != NULL;)
    count += file->d_name[0] != '.' && (all || strstr(file->d_name, ".entry"));
  if (stream)
    closedir(stream);
  return count;
}

/* Which tier provides an entry, and which tiers have it afterwards. */
static void test_filling(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  const char *site = scratch_path(place, "filled"), *own = scratch_path(place, "own");
  sr_cache *cache = open_chain(&ctx, &(sr_cache_settings){.directory = site, .level = 3});
  EXPECT(store(&ctx, cache, "shared"));
  sr_cache_close(cache);

  const sr_cache_settings both = {.directory = own, .site = site, .level = 3};
  cache = open_chain(&ctx, &both);
  EXPECT(sr_cache_is_persistent(cache));
  EXPECT_EQ(find_any(&ctx, cache, "shared"), SR_TIER_SITE);
  EXPECT_EQ(find_any(&ctx, cache, "shared"), SR_TIER_MEMORY); /* filled by the hit */
  EXPECT_EQ(find(&ctx, cache, "shared", SR_TIER_DIRECTORY, SR_TIER_DIRECTORY), SR_TIER_COUNT);
  EXPECT(store(&ctx, cache, "mine"));
  EXPECT_EQ(count_files(site, false), 1); /* the site's directory is never written */
  EXPECT_EQ(count_files(own, false), 1);
  sr_cache_close(cache);

  cache = open_chain(&ctx, &both);
  EXPECT_EQ(find(&ctx, cache, "mine", SR_TIER_MEMORY, SR_TIER_SITE), SR_TIER_COUNT);
  EXPECT_EQ(find_any(&ctx, cache, "mine"), SR_TIER_DIRECTORY);
  EXPECT_EQ(find(&ctx, cache, "mine", SR_TIER_MEMORY, SR_TIER_MEMORY), SR_TIER_MEMORY);
  EXPECT_EQ(count_files(site, false), 1);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0);
  sr_cache_close(cache);
}

/* Overwrites the middle of the only entry of a directory. */
static void damage(const char *directory) {
  FILE *file = fopen(cache_case_entry(directory), "r+b");
  if (!EXPECT(file))
    return;
  EXPECT(fseek(file, 100, SEEK_SET) == 0 && fputs("damage", file) >= 0);
  EXPECT(fclose(file) == 0);
}

/* A damaged entry in a tier before a good one is replaced if the tier is writable, and otherwise
 * not reported. */
static void test_damaged_before_good(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  char near[600], far[600];
  snprintf(near, sizeof near, "%s", scratch_path(place, "near"));
  snprintf(far, sizeof far, "%s", scratch_path(place, "far"));
  sr_cache *cache = open_chain(&ctx, &(sr_cache_settings){.local = near, .directory = far});
  EXPECT(store(&ctx, cache, "twice"));
  sr_cache_close(cache);

  damage(near);
  cache = open_chain(&ctx, &(sr_cache_settings){.local = near, .directory = far});
  EXPECT_EQ(find_any(&ctx, cache, "twice"), SR_TIER_DIRECTORY);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1);
  EXPECT_EQ(find(&ctx, cache, "twice", SR_TIER_LOCAL, SR_TIER_LOCAL), SR_TIER_LOCAL);
  sr_cache_close(cache);

  damage(near);
  cache = open_chain(&ctx, &(sr_cache_settings){.site = near, .directory = far});
  EXPECT_EQ(find(&ctx, cache, "twice", SR_TIER_SITE, SR_TIER_SITE), SR_TIER_COUNT);
  EXPECT_CONTAINS(lines.last, "it counts as missing");
  EXPECT(!strstr(lines.last, "replaced"));
  EXPECT_EQ(find_any(&ctx, cache, "twice"), SR_TIER_DIRECTORY);
  EXPECT_EQ(find(&ctx, cache, "twice", SR_TIER_SITE, SR_TIER_SITE), SR_TIER_COUNT);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 2);
  sr_cache_close(cache);
}

/* An entry from a far tier replaces the entry of a near one. */
static void test_fill(const scratch *place) {
  sr_ctx ctx = {0};
  char near[600], far[600];
  snprintf(near, sizeof near, "%s", scratch_path(place, "worse"));
  snprintf(far, sizeof far, "%s", scratch_path(place, "better"));
  sr_cache *cache = open_chain(&ctx, &(sr_cache_settings){.directory = far});
  EXPECT(store(&ctx, cache, "both"));
  sr_cache_close(cache);
  cache = open_chain(&ctx, &(sr_cache_settings){.local = near});
  EXPECT(store_as(&ctx, cache, "both", SR_ENTRY_FAILURE, 1));
  sr_cache_close(cache);
  cache = open_chain(&ctx, &(sr_cache_settings){.local = near, .directory = far});
  sr_cached found;
  EXPECT(sr_cache_find(&ctx, cache, key_of("both"), SR_TIER_MEMORY, SR_TIER_REMOTE, &found));
  EXPECT_EQ(found.kind, SR_ENTRY_FAILURE);
  free(found.data);
  EXPECT(sr_cache_find(&ctx, cache, key_of("both"), SR_TIER_SITE, SR_TIER_REMOTE, &found));
  sr_cache_fill(&ctx, cache, key_of("both"), &found);
  free(found.data);
  for (int tier = SR_TIER_MEMORY; tier <= (int)SR_TIER_LOCAL; tier++) {
    EXPECT(sr_cache_peek(&ctx, cache, key_of("both"), (sr_tier_kind)tier, &found));
    EXPECT_EQ(found.kind, SR_ENTRY_EXECUTABLE);
    EXPECT(found.bytes == sizeof payload - 1 && found.compile_seconds == 1.5);
    free(found.data);
  }
  sr_cache_close(cache);
}

/* Kind and seconds are stored with the bytes. */
static void test_kinds(const scratch *place) {
  sr_ctx ctx = {0};
  const sr_cache_settings settings = {.directory = scratch_path(place, "kinds"), .level = 3};
  sr_cache *cache = open_chain(&ctx, &settings);
  EXPECT(store_as(&ctx, cache, "good", SR_ENTRY_EXECUTABLE, 12.5));
  EXPECT(store_as(&ctx, cache, "bad", SR_ENTRY_FAILURE, 0.000003));
  for (int again = 0; again < 2; again++) { /* from memory, then from the files */
    sr_cached found;
    EXPECT(sr_cache_find(&ctx, cache, key_of("good"), SR_TIER_MEMORY, SR_TIER_REMOTE, &found));
    EXPECT_EQ(found.kind, SR_ENTRY_EXECUTABLE);
    EXPECT(found.compile_seconds == 12.5);
    free(found.data);
    EXPECT(sr_cache_find(&ctx, cache, key_of("bad"), SR_TIER_MEMORY, SR_TIER_REMOTE, &found));
    EXPECT_EQ(found.kind, SR_ENTRY_FAILURE);
    EXPECT(found.compile_seconds > 2.5e-6 && found.compile_seconds < 3.5e-6);
    free(found.data);
    sr_cache_close(cache);
    cache = open_chain(&ctx, &settings);
  }
  sr_cache_close(cache);
}

/* --cache-read-only: entries are found, and no file is created or changed. */
static void test_read_only(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  const char *path = scratch_path(place, "read"), *absent = scratch_path(place, "absent");
  sr_cache *cache = open_chain(&ctx, &(sr_cache_settings){.directory = path, .level = 3});
  EXPECT(store(&ctx, cache, "old"));
  sr_cache_close(cache);
  EXPECT(unlink(scratch_path(place, "read/CACHEDIR.TAG")) == 0);
  struct stat before, after;
  int files = count_files(path, true);
  EXPECT(stat(path, &before) == 0);

  cache = open_chain(&ctx, &(sr_cache_settings){.directory = path, .level = 3, .read_only = true});
  EXPECT_EQ(find_any(&ctx, cache, "new"), SR_TIER_COUNT);
  EXPECT(!store(&ctx, cache, "new"));
  EXPECT_EQ(find_any(&ctx, cache, "old"), SR_TIER_DIRECTORY);
  EXPECT_EQ(count_files(path, true), files);
  EXPECT(stat(path, &after) == 0);
  EXPECT(before.st_mtim.tv_sec == after.st_mtim.tv_sec &&
         before.st_mtim.tv_nsec == after.st_mtim.tv_nsec);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0);
  sr_cache_close(cache);

  cache =
      open_chain(&ctx, &(sr_cache_settings){.directory = absent, .level = 3, .read_only = true});
  EXPECT(!sr_cache_tier(cache, SR_TIER_DIRECTORY));
  EXPECT_EQ(count_files(absent, true), -1);
  EXPECT_CONTAINS(lines.last, "going on without the directory");
  sr_cache_close(cache);
}

/* Entries that took less time or are smaller than the threshold are not stored; for failures only
 * the time counts. */
static void test_thresholds(const scratch *place) {
  sr_ctx ctx = {0};
  const char *path = scratch_path(place, "worth");
  sr_cache_settings settings = {.directory = path, .level = 3, .min_compile_seconds = 2};
  sr_cache *cache = open_chain(&ctx, &settings);
  EXPECT(!store_as(&ctx, cache, "quick", SR_ENTRY_EXECUTABLE, 1.999));
  EXPECT(!store_as(&ctx, cache, "no", SR_ENTRY_FAILURE, 1.999));
  EXPECT_EQ(count_files(path, false), 0);
  EXPECT(store_as(&ctx, cache, "slow", SR_ENTRY_EXECUTABLE, 2));
  EXPECT_EQ(count_files(path, false), 1);
  sr_cache_close(cache);

  settings.min_compile_seconds = 0;
  settings.min_bytes = sizeof payload; /* one more than the payload has */
  cache = open_chain(&ctx, &settings);
  EXPECT(!store_as(&ctx, cache, "small", SR_ENTRY_EXECUTABLE, 100));
  EXPECT(store_as(&ctx, cache, "no", SR_ENTRY_FAILURE, 0));
  sr_cache_close(cache);
  settings.min_bytes--;
  cache = open_chain(&ctx, &settings);
  EXPECT(store_as(&ctx, cache, "small", SR_ENTRY_EXECUTABLE, 0));
  sr_cache_close(cache);
  EXPECT_EQ(count_files(path, false), 3);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_filling(&place);
  test_damaged_before_good(&place);
  test_fill(&place);
  test_kinds(&place);
  test_read_only(&place);
  test_thresholds(&place);
  scratch_deinit(&place);
  return expect_result();
}
