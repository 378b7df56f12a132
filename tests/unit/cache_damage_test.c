/* A damaged entry is a miss, whatever the damage: every byte flipped, every length, every kind of
 * file. */
#include <fcntl.h>
#include <sys/stat.h>

#include "cache/entry.h"
#include "support/cache_case.h"

enum {
  PAYLOAD = 3000
};

static void write_file(const char *path, const void *data, size_t bytes) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0600);
  EXPECT(file >= 0 && write(file, data, bytes) == (ssize_t)bytes);
  close(file);
}

static size_t read_file(const char *path, unsigned char *data, size_t limit) {
  int file = open(path, O_RDONLY);
  ssize_t got = read(file, data, limit);
  close(file);
  return got > 0 ? (size_t)got : 0;
}

/* A checksum made to fit again, as no disk error does but a hostile writer would. */
static void reseal(unsigned char *entry, size_t bytes) {
  sr_digest checksum;
  EXPECT(sr_digest_of(entry, bytes - sizeof checksum, &checksum));
  memcpy(entry + bytes - sizeof checksum, &checksum, sizeof checksum);
}

/* Every byte flipped; with `sealed`, behind a checksum that fits: then only the data may differ,
 * never more. */
static void test_flips(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const char *path,
                       const unsigned char *whole, size_t bytes) {
  unsigned char *damaged = malloc(bytes);
  for (size_t i = 0; i < bytes; i++) {
    memcpy(damaged, whole, bytes);
    damaged[i] ^= (unsigned char)(1u << (i % 8));
    write_file(path, damaged, bytes);
    void *data;
    size_t data_bytes;
    if (!EXPECT(!cache_case_load(ctx, cache, key, &data, &data_bytes)))
      fprintf(stderr, "  at byte %zu\n", i);
    EXPECT(data == NULL && data_bytes == 0);
    reseal(damaged, bytes);
    write_file(path, damaged, bytes);
    if (cache_case_load(ctx, cache, key, &data, &data_bytes))
      EXPECT_EQ(data_bytes, PAYLOAD);
    free(data);
  }
  free(damaged);
}

static void test_truncations(sr_ctx *ctx, sr_cache *cache, const sr_key *key, const char *path,
                             const unsigned char *whole, size_t bytes) {
  unsigned char *damaged = malloc(bytes + 1);
  memcpy(damaged, whole, bytes);
  damaged[bytes] = 0;
  for (size_t length = 0; length <= bytes + 1; length++) {
    write_file(path, damaged, length);
    void *data;
    size_t data_bytes;
    bool hit = cache_case_load(ctx, cache, key, &data, &data_bytes);
    if (!EXPECT_EQ(hit, length == bytes))
      fprintf(stderr, "  at length %zu\n", length);
    free(data);
    if (length > SR_DIGEST_BYTES && length < bytes) {
      memcpy(damaged, whole, length);
      reseal(damaged, length);
      write_file(path, damaged, length);
      EXPECT(!cache_case_load(ctx, cache, key, &data, &data_bytes));
      memcpy(damaged, whole, bytes);
    }
  }
  free(damaged);
}

/* A directory in an entry's place makes way for the entry; what is in it is kept. */
static void test_directories(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                             const char *path) {
  char inside[1200], aside[1200];
  unsigned char data[PAYLOAD];
  cache_case_fill(data, sizeof data, 7);
  snprintf(inside, sizeof inside, "%s/diary", path);
  snprintf(aside, sizeof aside, "%s.aside/diary", path);
  for (int kind = 0; kind < 3; kind++) { /* empty, full, full where the name aside is taken */
    unlink(path);
    EXPECT(mkdir(path, 0700) == 0);
    if (kind > 0)
      write_file(inside, "mine", 4);
    EXPECT(!cache_case_holds(ctx, cache, key, data, sizeof data));
    int warnings = lines->count[SR_LOG_WARN];
    cache_case_store(ctx, cache, key, data, sizeof data);
    EXPECT_EQ(lines->count[SR_LOG_WARN] - warnings, kind > 0);
    if (kind == 2)
      EXPECT_CONTAINS(lines->last, "a directory stands in its place; remove it");
    EXPECT_EQ(cache_case_holds(ctx, cache, key, data, sizeof data), kind < 2);
    EXPECT_EQ(access(aside, F_OK) == 0, kind > 0);
  }
  EXPECT(unlink(inside) == 0 && rmdir(path) == 0);
}

/* Links, directories, pipes, other people's permissions; and an entry under a wrong name. */
static void test_foreign(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                         const char *path, const unsigned char *whole, size_t bytes) {
  char real[1100];
  snprintf(real, sizeof real, "%s.real", path);
  unsigned char data[PAYLOAD];
  cache_case_fill(data, sizeof data, 7);

  write_file(real, whole, bytes);
  unlink(path);
  EXPECT(symlink(real, path) == 0);
  EXPECT(!cache_case_holds(ctx, cache, key, data, sizeof data));
  EXPECT_CONTAINS(lines->last, "symbolic link");
  unlink(real);
  unlink(path);

  EXPECT(mkfifo(path, 0600) == 0);
  EXPECT(!cache_case_holds(ctx, cache, key, data, sizeof data));
  EXPECT_CONTAINS(lines->last, "not a plain file");
  unlink(path);

  write_file(path, whole, bytes);
  EXPECT(chmod(path, 0620) == 0);
  EXPECT(!cache_case_holds(ctx, cache, key, data, sizeof data));
  EXPECT_CONTAINS(lines->last, "others may write to it (mode 0620)");
  if (geteuid() == 0) {
    EXPECT(chmod(path, 0600) == 0 && chown(path, 12345, (gid_t)-1) == 0);
    EXPECT(!cache_case_holds(ctx, cache, key, data, sizeof data));
    EXPECT_CONTAINS(lines->last, "belongs to user 12345");
  }
  unlink(path);

  sr_key_part parts[3];
  sr_key other = cache_case_key(parts, "another");
  cache_case_store(ctx, cache, &other, data, sizeof data);
  char *other_path = strdup(cache_case_entry(cache_case_tier(cache)->place));
  EXPECT(rename(other_path, path) == 0);
  free(other_path);
  EXPECT(!cache_case_holds(ctx, cache, key, data, sizeof data));
  EXPECT_CONTAINS(lines->last, "made for another key");

  /* Whatever is there, the next store replaces it. */
  unlink(path);
  EXPECT(symlink("/nonexistent", path) == 0);
  cache_case_store(ctx, cache, key, data, sizeof data);
  EXPECT(cache_case_holds(ctx, cache, key, data, sizeof data));
}

int main(void) {
  scratch place;
  scratch_init(&place);
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, scratch_path(&place, "c"), &cache), SR_OK))
    return 1;
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  unsigned char data[PAYLOAD], whole[2 * PAYLOAD];
  cache_case_fill(data, sizeof data, 7);
  cache_case_store(&ctx, cache, &key, data, sizeof data);
  char *path = strdup(cache_case_entry(cache_case_tier(cache)->place));
  size_t bytes = read_file(path, whole, sizeof whole);
  EXPECT(bytes > PAYLOAD / 2 && bytes < sizeof whole);

  test_flips(&ctx, cache, &key, path, whole, bytes);
  EXPECT_EQ(lines.count[SR_LOG_WARN], 1); /* said once, however often it is met */
  test_truncations(&ctx, cache, &key, path, whole, bytes);
  test_foreign(&ctx, &lines, cache, &key, path, whole, bytes);
  test_directories(&ctx, &lines, cache, &key, path);
  EXPECT_EQ(ctx.code, SR_OK);
  free(path);
  sr_cache_close(cache);
  scratch_deinit(&place);
  return expect_result();
}
