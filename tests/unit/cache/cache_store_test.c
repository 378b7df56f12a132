/* Storing and loading: a load gives the stored bytes, and different keys have different entries. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>

#include "support/cache_case.h"

static void test_digest(void) {
  /* SHA-256 of "spmdrun cache key 1" NUL, 2, (1 "a", 2 "bc"), (1 "d", 0 ""), lengths as 8 bytes
   * little-endian; by Python's hashlib. */
  sr_key_part parts[] = {{"a", "bc"}, {"d", ""}};
  sr_key key = {.parts = parts, .part_count = 2};
  sr_key_set_digest(&key);
  char hex[SR_DIGEST_HEX_BYTES];
  sr_digest_hex(&key.digest, hex);
  EXPECT_STRING(hex, "9683246e70e374b75709a5de0740ad1b48aff927c4d939e190a50ded84c2cab6");

  sr_key_part other[] = {{"ab", "c"}, {"d", ""}};
  sr_key moved = {.parts = other, .part_count = 2};
  sr_key_set_digest(&moved);
  EXPECT(memcmp(&key.digest, &moved.digest, sizeof key.digest) != 0);
}

/* Keys are sent between two processes of a job. */
static void test_key_travels(void) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_key_part parts[] = {{"a", "bc\nd"}, {"d", ""}};
  sr_key key = {.parts = parts, .part_count = 2}, got;
  sr_key_set_digest(&key);
  const void *bytes;
  size_t count;
  sr_key_encode(&key, arena, &bytes, &count);
  EXPECT_EQ(count, 10u);
  EXPECT_EQ(sr_key_decode(&ctx, bytes, count, arena, &got), SR_OK);
  EXPECT(got.part_count == 2 && memcmp(&got.digest, &key.digest, sizeof got.digest) == 0);
  EXPECT_STRING(got.parts[0].value, "bc\nd");
  for (size_t cut = 1; cut < count; cut++) {
    bool whole = cut == 7; /* "a", "bc\nd" and nothing more: another key */
    EXPECT_EQ(sr_key_decode(&ctx, bytes, cut, arena, &got), whole ? SR_OK : SR_ERR_INVALID);
  }
  EXPECT(memcmp(&got.digest, &key.digest, sizeof got.digest) != 0);
  sr_arena_destroy(arena);
}

static void test_round_trip(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  const char *path = scratch_path(place, "deep/er/cache");
  if (!EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK))
    return;
  EXPECT_STRING(cache_case_tier(cache)->place, path);
  struct stat made;
  EXPECT(stat(path, &made) == 0 && (made.st_mode & 07777) == 0700);
  EXPECT(access(scratch_path(place, "deep/er/cache/CACHEDIR.TAG"), R_OK) == 0);

  sr_key_part parts[3], other_parts[3];
  sr_key key = cache_case_key(parts, "one"), other = cache_case_key(other_parts, "two");
  static unsigned char data[300000], more[200000];
  cache_case_fill(data, sizeof data, 1);
  cache_case_fill(more, sizeof more, 2);
  EXPECT(!cache_case_holds(&ctx, cache, &key, data, sizeof data));
  cache_case_store(&ctx, cache, &key, data, sizeof data);
  EXPECT(cache_case_holds(&ctx, cache, &key, data, sizeof data));
  EXPECT(!cache_case_holds(&ctx, cache, &other, data, sizeof data));
  cache_case_store(&ctx, cache, &key, more, sizeof more);
  EXPECT(cache_case_holds(&ctx, cache, &key, more, sizeof more));
  cache_case_store(&ctx, cache, &other, "", 0);
  EXPECT(cache_case_holds(&ctx, cache, &other, "", 0));
  EXPECT_EQ(ctx.code, SR_OK);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0);
  sr_cache_close(cache);

  /* A second process finds the same entry. */
  EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK);
  EXPECT(cache_case_holds(&ctx, cache, &key, more, sizeof more));
  sr_cache_close(cache);
}

/* A loaded entry can be stored again as the same bytes: nodes compare them. */
static void test_seconds(void) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "seconds");
  EXPECT_EQ(cache_case_open(&ctx, NULL, &cache), SR_OK);
  for (int microseconds = 1; microseconds < 1000; microseconds++) {
    double seconds = 1e-6 * (double)microseconds;
    const sr_cached what = {
        .kind = SR_ENTRY_EXECUTABLE, .data = "x", .bytes = 1, .compile_seconds = seconds};
    sr_cached found;
    sr_cache_store(&ctx, cache, &key, SR_TIER_MEMORY, SR_TIER_MEMORY, &what);
    EXPECT(sr_cache_find(&ctx, cache, &key, SR_TIER_MEMORY, SR_TIER_MEMORY, &found));
    EXPECT(found.compile_seconds == seconds);
    free(found.data);
  }
  sr_cache_close(cache);
}

static void test_limits(const scratch *place) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, scratch_path(place, "limits"), &cache), SR_OK))
    return;
  static char huge[70000];
  memset(huge, 'x', sizeof huge - 1);
  sr_key_part parts[65];
  for (int i = 0; i < 65; i++)
    parts[i] = (sr_key_part){"name", i ? "value" : huge};
  sr_key key = {.parts = parts, .part_count = 1};
  sr_key_set_digest(&key);
  cache_case_store(&ctx, cache, &key, "abc", 3);
  EXPECT_CONTAINS(lines.last, "part 0 of its key is longer than 65536 bytes");
  EXPECT(!cache_case_holds(&ctx, cache, &key, "abc", 3));
  parts[0].value = "value";
  key.part_count = 65;
  sr_key_set_digest(&key);
  cache_case_store(&ctx, cache, &key, "abc", 3);
  EXPECT_CONTAINS(lines.last, "65 parts");
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1);
  key.part_count = 64;
  sr_key_set_digest(&key);
  cache_case_store(&ctx, cache, &key, "abc", 3);
  EXPECT(cache_case_holds(&ctx, cache, &key, "abc", 3));
  EXPECT_EQ(ctx.code, SR_OK);
  sr_cache_close(cache);
}

/* Files of dead writers are removed when they are older than an hour; no others are. */
static void test_leftovers(const scratch *place) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, scratch_path(place, "left"), &cache), SR_OK))
    return;
  const char *names[] = {"left/.spmdrun-tmp-old", "left/.spmdrun-tmp-new", "left/mine"};
  for (int i = 0; i < 3; i++) {
    const char *path = scratch_path(place, names[i]);
    int file = open(path, O_CREAT | O_WRONLY, 0600);
    struct stat made;
    EXPECT(file >= 0 && fstat(file, &made) == 0);
    close(file);
    struct timeval times[2] = {{.tv_sec = made.st_mtime - (i == 1 ? 3000 : 4000)}, {0}};
    times[1] = times[0];
    EXPECT(utimes(path, times) == 0);
  }
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  cache_case_store(&ctx, cache, &key, "abc", 3);
  EXPECT(access(scratch_path(place, names[0]), F_OK) != 0);
  EXPECT(access(scratch_path(place, names[1]), F_OK) == 0);
  EXPECT(access(scratch_path(place, names[2]), F_OK) == 0);
  EXPECT(cache_case_holds(&ctx, cache, &key, "abc", 3));
  sr_cache_close(cache);
}

/* The default place of the directory. */
static void test_default_place(const scratch *place) {
  struct {
    const char *own, *xdg, *home, *wanted;
  } cases[] = {{"own", "xdg", "home", "own"},
               {NULL, "xdg", "home", "xdg/spmdrun"},
               {NULL, NULL, "home", "home/.cache/spmdrun"},
               {NULL, NULL, NULL, NULL}};
  const char *names[3] = {"SPMDRUN_CACHE_DIR", "XDG_CACHE_HOME", "HOME"};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *values[3] = {cases[i].own, cases[i].xdg, cases[i].home};
    for (int v = 0; v < 3; v++)
      if (values[v])
        setenv(names[v], scratch_path(place, values[v]), 1);
      else
        setenv(names[v], v == 1 ? "relative/is/ignored" : "", 1);
    sr_ctx ctx = {0};
    sr_arena *arena = sr_arena_create();
    sr_cache_settings settings;
    EXPECT_EQ(sr_cache_settings_read(&ctx, arena, NULL, 0, NULL, 0, &settings, NULL), SR_OK);
    const char *wanted = cases[i].wanted ? scratch_path(place, cases[i].wanted) : NULL;
    EXPECT(wanted ? settings.directory && strcmp(settings.directory, wanted) == 0
                  : !settings.directory);
    sr_arena_destroy(arena);
  }
}

/* Without a directory the cache is in memory only, and a warning says so. */
static void test_no_place(void) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, NULL, &cache), SR_OK))
    return;
  EXPECT_CONTAINS(lines.last, "SPMDRUN_CACHE_DIR");
  EXPECT(!sr_cache_is_persistent(cache));
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  sr_cached what = {.kind = SR_ENTRY_EXECUTABLE, .data = "abc", .bytes = 3}, found;
  EXPECT(!sr_cache_store(&ctx, cache, &key, SR_TIER_MEMORY, SR_TIER_REMOTE, &what));
  EXPECT(sr_cache_find(&ctx, cache, &key, SR_TIER_MEMORY, SR_TIER_REMOTE, &found));
  EXPECT_EQ(found.tier, SR_TIER_MEMORY);
  EXPECT(found.bytes == 3 && memcmp(found.data, "abc", 3) == 0);
  free(found.data);
  sr_cache_close(cache);
}

/* The advice to name a directory is only for users without one who could use one. */
static void test_advice(const scratch *place) {
  const char *site = scratch_path(place, "site");
  EXPECT(mkdir(site, 0755) == 0);
  const struct {
    sr_cache_settings settings;
    const char *warning; /* NULL: none */
  } cases[] = {
      {{.level = 3}, "no place for it is known; set SPMDRUN_CACHE_DIR"},
      {{.level = 3, .site = site}, "what the site's directory lacks is kept nowhere; set "},
      {{.level = 3, .site = site, .read_only = true}, NULL},
      {{.level = 3, .of_node = true}, NULL},
      {{.level = 3, .local = site}, NULL},
      {{.level = 3, .remote = "s3://bucket"}, NULL},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    log_lines lines;
    log_lines_init(&lines);
    sr_ctx ctx = {.log = &lines.log};
    sr_cache *cache;
    EXPECT_EQ(sr_cache_open(&ctx, &cases[i].settings, &cache), SR_OK);
    EXPECT_EQ(lines.count[SR_LOG_WARN], cases[i].warning ? 1 : 0);
    if (cases[i].warning)
      EXPECT_CONTAINS(lines.last, cases[i].warning);
    sr_cache_close(cache);
  }
}

/* A directory with other files is used, but not tagged to be skipped by back-ups. */
static void test_no_tag(const scratch *place) {
  const char *path = scratch_path(place, "documents");
  EXPECT(mkdir(path, 0700) == 0);
  int letter = open(scratch_path(place, "documents/letter"), O_CREAT | O_WRONLY, 0600);
  EXPECT(letter >= 0 && close(letter) == 0);
  sr_ctx ctx = {0};
  sr_cache *cache;
  EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK);
  EXPECT(cache_case_tier(cache) != NULL);
  EXPECT(access(scratch_path(place, "documents/CACHEDIR.TAG"), F_OK) != 0);
  sr_cache_close(cache);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_digest();
  test_key_travels();
  test_round_trip(&place);
  test_seconds();
  test_limits(&place);
  test_no_tag(&place);
  test_leftovers(&place);
  test_default_place(&place);
  test_no_place();
  test_advice(&place);
  scratch_deinit(&place);
  return expect_result();
}
