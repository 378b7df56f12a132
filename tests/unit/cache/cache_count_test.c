/* Counts of hits: concurrent counting loses nothing on a local disk, and the count of a removed
 * entry is reset. */
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cache/count.h"
#include "support/cache_case.h"

enum {
  PROCESSES = 4,
  ROUNDS = 250,
};

typedef struct counts {
  int entries;
  uint64_t hits, misses;
} counts;

static bool add_item(void *user, const sr_tier_item *item) {
  counts *sum = user;
  sum->entries++;
  sum->hits += item->hits;
  return true;
}

static counts counts_of(sr_cache *cache) {
  sr_ctx ctx = {0};
  counts sum = {0};
  sr_tier_facts facts = {0};
  sr_tier *tier = cache_case_tier(cache);
  EXPECT_EQ(tier->calls->list(&ctx, tier, add_item, &sum), SR_OK);
  tier->calls->describe(tier, &facts);
  sum.misses = facts.misses;
  return sum;
}

static void expect_counts(sr_cache *cache, int entries, uint64_t hits, uint64_t misses) {
  counts got = counts_of(cache);
  EXPECT_EQ(got.entries, entries);
  EXPECT_EQ(got.hits, hits);
  EXPECT_EQ(got.misses, misses);
}

static void find_often(const char *path, const sr_key *key) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK);
  for (int i = 0; i < ROUNDS; i++)
    EXPECT(cache_case_holds(&ctx, cache, key, "abc", 3));
  sr_cache_close(cache);
}

static void test_many(const char *path, const sr_key *key) {
  pid_t children[PROCESSES];
  fflush(NULL);
  for (int i = 0; i < PROCESSES; i++)
    if ((children[i] = fork()) == 0) {
      expect_failures = 0;
      find_often(path, key);
      _exit(expect_failures ? 1 : 0);
    }
  for (int i = 0; i < PROCESSES; i++) {
    int status = -1;
    waitpid(children[i], &status, 0);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}

/* Counting follows no links and does not block on pipes; the entry is found nevertheless. */
static void test_obstacles(const scratch *place, sr_cache *cache, const sr_key *key) {
  sr_ctx ctx = {0};
  char path[1200], name[SR_COUNT_NAME_BYTES];
  const char *victim = scratch_path(place, "victim");
  sr_count_hits_name(strrchr(cache_case_entry(cache_case_tier(cache)->place), '/') + 1, name);
  snprintf(path, sizeof path, "%s/%s", cache_case_tier(cache)->place, name);
  int file = open(victim, O_CREAT | O_WRONLY, 0600);
  close(file);
  for (int kind = 0; kind < 4; kind++) {
    unlink(path);
    EXPECT((kind == 0   ? symlink(victim, path)
            : kind == 1 ? link(victim, path)
            : kind == 2 ? mkfifo(path, 0600)
                        : mkdir(path, 0700)) == 0);
    EXPECT(cache_case_holds(&ctx, cache, key, "abc", 3));
  }
  struct stat found;
  EXPECT(stat(victim, &found) == 0 && found.st_size == 0);
  EXPECT(rmdir(path) == 0);
  EXPECT_EQ(counts_of(cache).hits, 0);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  sr_ctx ctx = {0};
  sr_cache *cache;
  const char *path = scratch_path(&place, "c");
  if (!EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK))
    return 1;
  sr_key_part parts[3], other_parts[3];
  sr_key key = cache_case_key(parts, "p"), other = cache_case_key(other_parts, "q");
  expect_counts(cache, 0, 0, 0);
  EXPECT(!cache_case_holds(&ctx, cache, &key, "abc", 3)); /* a missing entry counts no hit */
  expect_counts(cache, 0, 0, 0);
  sr_cache_count_miss(cache);
  expect_counts(cache, 0, 0, 1);
  cache_case_store(&ctx, cache, &key, "abc", 3); /* as for an entry from another place */
  expect_counts(cache, 1, 0, 1);
  test_many(path, &key);
  expect_counts(cache, 1, PROCESSES * ROUNDS, 1);
  sr_cache_count_miss(cache);
  cache_case_store(&ctx, cache, &other, "de", 2);
  EXPECT(cache_case_holds(&ctx, cache, &other, "de", 2));
  expect_counts(cache, 2, PROCESSES * ROUNDS + 1, 2);

  /* Damaged: neither found nor counted. */
  char *entry = strdup(cache_case_entry(path));
  sr_tier *tier = cache_case_tier(cache);
  EXPECT_EQ(tier->calls->remove(&ctx, tier, strrchr(entry, '/') + 1), SR_OK);
  EXPECT_EQ(counts_of(cache).entries, 1);
  free(entry);
  entry = strdup(cache_case_entry(path));
  EXPECT(truncate(entry, 50) == 0);
  uint64_t before = counts_of(cache).hits;
  EXPECT(!cache_case_holds(&ctx, cache, &key, "abc", 3));
  EXPECT(!cache_case_holds(&ctx, cache, &other, "de", 2));
  EXPECT_EQ(counts_of(cache).hits, before);
  EXPECT_EQ(tier->calls->remove(&ctx, tier, strrchr(entry, '/') + 1), SR_OK);
  free(entry);
  cache_case_store(&ctx, cache, &key, "abc", 3); /* earlier counts are forgotten */
  expect_counts(cache, 1, 0, 2);
  test_obstacles(&place, cache, &key);
  sr_cache_close(cache);

  const sr_cache_settings reader = {.directory = path, .level = 3, .read_only = true};
  EXPECT_EQ(sr_cache_open(&ctx, &reader, &cache), SR_OK);
  EXPECT(cache_case_holds(&ctx, cache, &key, "abc", 3));
  sr_cache_count_miss(cache);
  EXPECT(!cache_case_store(&ctx, cache, &other, "de", 2));
  expect_counts(cache, 1, 0, 2);
  sr_cache_close(cache);
  EXPECT_EQ(ctx.code, SR_OK);
  scratch_deinit(&place);
  return expect_result();
}
