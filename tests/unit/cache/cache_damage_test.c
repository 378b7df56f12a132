/* A damaged entry is a miss, for every kind of damage: every bit flipped, every length, every kind
 * of file. */
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>

#include "cache/entry.h"
#include "cache/lease.h"
#include "support/cache_case.h"
#include "support/passing_time.h"

enum {
  PAYLOAD = 3000
};

/* Offsets of the payload and of the frame in an entry. */
enum {
  PAYLOAD_AT = 24,
  FRAME_AT = 32
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

/* Recomputes the checksum, as no disk error does but an attacker could. */
static void reseal(unsigned char *entry, size_t bytes) {
  sr_digest checksum = sr_digest_of(entry, bytes - sizeof checksum);
  memcpy(entry + bytes - sizeof checksum, &checksum, sizeof checksum);
}

/* An entry that is damaged in place, byte by byte. Writing a new file each time is a hundred times
 * slower on file systems that flush a replaced file. */
typedef struct patient {
  sr_ctx *ctx;
  sr_cache *cache;
  const sr_key *key;
  int file;
  const unsigned char *whole;
  size_t bytes;
  size_t cases, hits, wrong; /* so far */
} patient;

static void put(const patient *on, const unsigned char *from, size_t offset, size_t bytes) {
  EXPECT(pwrite(on->file, from + offset, bytes, (off_t)offset) == (ssize_t)bytes);
}

/* Looks up the entry, to load it and to inspect it. A hit must give the stored bytes, otherwise it
 * counts as wrong. */
static bool is_hit(patient *on, const unsigned char *payload) {
  void *data;
  size_t bytes;
  bool hit = cache_case_load(on->ctx, on->cache, on->key, &data, &bytes);
  sr_cached seen;
  EXPECT_EQ(sr_cache_peek(on->ctx, on->cache, on->key, SR_TIER_DIRECTORY, &seen), hit);
  EXPECT((seen.data != NULL) == hit);
  sr_cached_drop(&seen);
  on->cases++;
  on->hits += hit;
  on->wrong +=
      hit ? bytes != PAYLOAD || memcmp(data, payload, PAYLOAD) != 0 : data != NULL || bytes != 0;
  free(data);
  return hit;
}

/* Flips every bit. With `sealed`, the checksum is recomputed: the bytes may then differ, as in a
 * forged entry, but not their number. */
static void test_flips(patient *on, const unsigned char *payload, bool sealed) {
  unsigned char *damaged = malloc(on->bytes);
  memcpy(damaged, on->whole, on->bytes);
  const size_t seal = on->bytes - SR_DIGEST_BYTES;
  for (size_t bit = 0; bit < 8 * (sealed ? seal : on->bytes); bit++) {
    damaged[bit / 8] ^= (unsigned char)(1u << (bit % 8));
    put(on, damaged, bit / 8, 1);
    if (sealed) {
      reseal(damaged, on->bytes);
      put(on, damaged, seal, SR_DIGEST_BYTES);
      void *data;
      size_t bytes;
      on->cases++;
      if (cache_case_load(on->ctx, on->cache, on->key, &data, &bytes))
        on->wrong += bytes != PAYLOAD;
      free(data);
    } else if (!EXPECT(!is_hit(on, payload)))
      fprintf(stderr, "  at bit %zu\n", bit);
    damaged[bit / 8] = on->whole[bit / 8];
    put(on, damaged, bit / 8, 1);
  }
  put(on, on->whole, 0, on->bytes);
  free(damaged);
}

/* Every length from one byte more down to none; also with a recomputed checksum. */
static void test_truncations(patient *on, const unsigned char *payload) {
  unsigned char *damaged = calloc(1, on->bytes + 1);
  memcpy(damaged, on->whole, on->bytes);
  put(on, damaged, 0, on->bytes + 1);
  for (size_t length = on->bytes + 1;; length--) {
    EXPECT(ftruncate(on->file, (off_t)length) == 0);
    if (!EXPECT_EQ(is_hit(on, payload), length == on->bytes))
      fprintf(stderr, "  at length %zu\n", length);
    if (length >= SR_DIGEST_BYTES && length != on->bytes) {
      const size_t seal = length - SR_DIGEST_BYTES;
      reseal(damaged, length);
      put(on, damaged, seal, SR_DIGEST_BYTES);
      EXPECT(!is_hit(on, payload));
      memset(damaged + seal, 0, SR_DIGEST_BYTES);
      memcpy(damaged + seal, on->whole + seal,
             length < on->bytes ? SR_DIGEST_BYTES : SR_DIGEST_BYTES - 1);
      put(on, damaged, seal, SR_DIGEST_BYTES);
    }
    if (length == 0)
      break;
  }
  put(on, on->whole, 0, on->bytes);
  free(damaged);
}

/* Entries of every kind. */
static void test_damage(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                        sr_entry_kind kind) {
  unsigned char payload[PAYLOAD], whole[2 * PAYLOAD];
  cache_case_fill(payload, sizeof payload, 7);
  const sr_cached what = {.kind = kind, .data = payload, .bytes = sizeof payload};
  EXPECT(sr_cache_store(ctx, cache, key, SR_TIER_DIRECTORY, SR_TIER_DIRECTORY, &what));
  const char *path = cache_case_entry(cache_case_tier(cache)->place);
  size_t bytes = read_file(path, whole, sizeof whole);
  EXPECT(bytes > PAYLOAD / 2 && bytes < sizeof whole);
  patient on = {.ctx = ctx,
                .cache = cache,
                .key = key,
                .file = open(path, O_RDWR),
                .whole = whole,
                .bytes = bytes};
  int warnings = lines->count[SR_LOG_WARN];
  test_flips(&on, payload, false);
  EXPECT_EQ(lines->count[SR_LOG_WARN] - warnings, warnings == 0); /* one warning per tier */
  EXPECT_EQ(on.hits, 0);
  test_flips(&on, payload, true);
  test_truncations(&on, payload);
  EXPECT_EQ(on.hits, 1);
  EXPECT_EQ(on.wrong, 0);
  EXPECT(is_hit(&on, payload));
  printf("%s of %zu bytes: %zu damages (bits flipped, cut off; each as it is and behind a checksum "
         "that fits), %zu wrong results\n",
         kind == SR_ENTRY_FAILURE ? "failure" : "executable", bytes, on.cases, on.wrong);
  close(on.file);
}

/* ---- lengths --------------------------------------------------------------------------------- */

/* Bytes that this process has read so far, from files of any kind. */
static unsigned long long bytes_read(void) {
  unsigned long long count = 0;
  FILE *file = fopen("/proc/self/io", "re");
  EXPECT(file && fscanf(file, "rchar: %llu", &count) == 1);
  fclose(file);
  return count;
}

/* The inverse of get_u64 in entry.c. */
static void put_length(unsigned char *to, uint64_t length) {
  for (int i = 0; i < 8; i++)
    to[i] = (unsigned char)(length >> (8 * i));
}

/* Looks up the file; only as much of it is read as shows that it is not an entry. */
static void refuse_unread(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                          const char *says) {
  const unsigned long long most = 1 << 20, before = bytes_read();
  void *data;
  size_t bytes;
  EXPECT(!cache_case_load(ctx, cache, key, &data, &bytes));
  EXPECT(bytes_read() - before < most);
  EXPECT_CONTAINS(lines->last, says);
}

/* Sparse files of 3 GiB: none are entries, whatever their headers say. */
static void test_lengths(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                         const char *path, const unsigned char *whole, size_t bytes) {
  const uint64_t huge = UINT64_C(3) << 30;
  unsigned char damaged[2 * PAYLOAD];
  write_file(path, "", 0);
  EXPECT(truncate(path, (off_t)huge) == 0);
  refuse_unread(ctx, lines, cache, key, "it is not an entry of this cache");
  write_file(path, whole, bytes);
  EXPECT(truncate(path, (off_t)huge) == 0);
  refuse_unread(ctx, lines, cache, key, "it is not as long as its header says");
  memcpy(damaged, whole, bytes);
  put_length(damaged + FRAME_AT, huge - 1000);
  put_length(damaged + PAYLOAD_AT, huge - 1000);
  write_file(path, damaged, bytes);
  EXPECT(truncate(path, (off_t)huge) == 0);
  refuse_unread(ctx, lines, cache, key, "its header is damaged");
}

/* A frame that is longer or shorter than the header says, with a valid checksum. */
static void test_frame(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                       const char *path, const unsigned char *whole, size_t bytes) {
  unsigned char damaged[2 * PAYLOAD];
  void *data;
  size_t got;
  for (int more = -1; more <= 1; more += 2) {
    memcpy(damaged, whole, bytes);
    put_length(damaged + PAYLOAD_AT, (uint64_t)(PAYLOAD + more));
    reseal(damaged, bytes);
    write_file(path, damaged, bytes);
    EXPECT(!cache_case_load(ctx, cache, key, &data, &got));
    EXPECT_CONTAINS(lines->last, "its frame is of another size than its header says");
  }
}

/* ---- what stands in an entry's place --------------------------------------------------------- */

/* A directory at the name of an entry makes way for the entry; its contents are kept. */
static void test_directories(sr_ctx *ctx, log_lines *lines, sr_cache *cache, const sr_key *key,
                             const char *path) {
  char inside[1200], aside[1200];
  unsigned char data[PAYLOAD];
  cache_case_fill(data, sizeof data, 7);
  snprintf(inside, sizeof inside, "%s/diary", path);
  snprintf(aside, sizeof aside, "%s.aside/diary", path);
  for (int kind = 0; kind < 3; kind++) { /* empty, full, full with the name aside taken */
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

  /* The next store replaces any of them. */
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
  test_damage(&ctx, &lines, cache, &key, SR_ENTRY_FAILURE);
  test_damage(&ctx, &lines, cache, &key, SR_ENTRY_EXECUTABLE);
  char *path = strdup(cache_case_entry(cache_case_tier(cache)->place));
  unsigned char whole[2 * PAYLOAD];
  size_t bytes = read_file(path, whole, sizeof whole);
  test_lengths(&ctx, &lines, cache, &key, path, whole, bytes);
  test_frame(&ctx, &lines, cache, &key, path, whole, bytes);
  test_foreign(&ctx, &lines, cache, &key, path, whole, bytes);
  test_directories(&ctx, &lines, cache, &key, path);
  EXPECT_EQ(ctx.code, SR_OK);
  free(path);
  sr_cache_close(cache);
  scratch_deinit(&place);
  return expect_result();
}
