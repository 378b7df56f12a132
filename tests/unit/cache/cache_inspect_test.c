/* Inspection and removal of entries: which are good, damaged or foreign, and which are removed. */
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>

#include "cache/evict.h"
#include "cache/inspect.h"
#include "cache/name.h"
#include "cache/prune.h"
#include "support/cache_case.h"

enum {
  ENTRIES = 6,
  PAYLOAD = 30000,
  HOUR = 3600,
};

typedef struct looked_at {
  scratch place;
  const char *path;
  sr_ctx ctx;
  sr_cache *cache;
  uint64_t entry_bytes;
} looked_at;

static void open_with(looked_at *in, const char *secret_file) {
  const sr_cache_settings settings = {
      .directory = in->path, .level = 1, .secret_file = secret_file};
  sr_cache_close(in->cache);
  in->cache = NULL;
  EXPECT_EQ(sr_cache_open(&in->ctx, &settings, &in->cache), SR_OK);
}

static sr_key key_of(sr_key_part parts[3], int number) {
  static char names[ENTRIES + 1][8];
  snprintf(names[number], sizeof names[number], "p%d", number);
  return cache_case_key(parts, names[number]);
}

/* The file of an entry, under the cache's secret if it has one. */
static const char *file_of(const looked_at *in, int number) {
  static char path[1024];
  char name[SR_ENTRY_NAME_BYTES];
  sr_key_part parts[3];
  sr_key key = key_of(parts, number);
  sr_digest digest = sr_entry_place(&key.digest, sr_cache_secret(in->cache));
  sr_entry_name(&digest, name);
  snprintf(path, sizeof path, "%s/%s", in->path, name);
  return path;
}

static bool is_there(const looked_at *in, int number) {
  return access(file_of(in, number), F_OK) == 0;
}

/* Sets the last use to `seconds` ago. */
static void set_age(const looked_at *in, int number, int64_t seconds) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  now.tv_sec -= seconds;
  EXPECT(utimensat(AT_FDCWD, file_of(in, number), (struct timespec[2]){now, now}, 0) == 0);
}

/* Entry i was used i + 1 hours ago. */
static void fill(looked_at *in) {
  static unsigned char data[PAYLOAD];
  *in = (looked_at){0};
  scratch_init(&in->place);
  in->path = scratch_path(&in->place, "cache");
  open_with(in, NULL);
  cache_case_fill(data, PAYLOAD, 1);
  for (int i = 0; i < ENTRIES; i++) {
    sr_key_part parts[3];
    sr_key key = key_of(parts, i);
    EXPECT(cache_case_store(&in->ctx, in->cache, &key, data, PAYLOAD));
    set_age(in, i, (i + 1) * HOUR);
  }
  struct stat found;
  EXPECT(stat(file_of(in, 0), &found) == 0);
  in->entry_bytes = (uint64_t)found.st_size;
}

static void finish(looked_at *in) {
  EXPECT_EQ(in->ctx.code, SR_OK);
  sr_cache_close(in->cache);
  scratch_deinit(&in->place);
}

static void write_at(const looked_at *in, int number, off_t at, const char *bytes) {
  int file = open(file_of(in, number), O_WRONLY);
  EXPECT(file >= 0 && pwrite(file, bytes, strlen(bytes), at) == (ssize_t)strlen(bytes));
  close(file);
}

/* ---- looking --------------------------------------------------------------------------------- */

typedef struct verdicts {
  sr_entry_state state[ENTRIES];
  char reason[ENTRIES][200];
  bool has_header[ENTRIES], has_payload[ENTRIES];
  int count;
} verdicts;

typedef struct viewer {
  const looked_at *in;
  verdicts seen;
} viewer;

static bool view(void *user, const sr_inspected *seen) {
  viewer *out = user;
  int number = 0;
  while (number < ENTRIES && !strstr(file_of(out->in, number), seen->item->name))
    number++;
  if (!EXPECT(number < ENTRIES))
    return false;
  out->seen.count++;
  out->seen.state[number] = seen->state;
  snprintf(out->seen.reason[number], sizeof out->seen.reason[number], "%s", seen->reason);
  out->seen.has_header[number] = seen->entry != NULL;
  out->seen.has_payload[number] = seen->payload != NULL;
  EXPECT_EQ(seen->state == SR_ENTRY_GOOD, seen->reason[0] == '\0');
  if (seen->entry) {
    const sr_entry_part *part = sr_inspect_part(seen->entry, "cpu");
    EXPECT(part && part->value_bytes == 9 && memcmp(part->value, "x86-64-v4", 9) == 0);
    EXPECT(!sr_inspect_part(seen->entry, "cp") && !sr_inspect_part(seen->entry, "cpus"));
  }
  return true;
}

static verdicts look(looked_at *in, bool whole) {
  viewer out = {.in = in};
  EXPECT_EQ(sr_inspect(&in->ctx, in->cache, cache_case_tier(in->cache), whole, view, &out), SR_OK);
  return out.seen;
}

/* A tier that fails after it has listed its entries. */
static sr_status fails_to_load(sr_ctx *ctx, sr_tier *tier, const char *name, sr_tier_wanted wanted,
                               void **out_data, size_t *out_bytes) {
  (void)tier, (void)name, (void)wanted;
  *out_data = NULL;
  *out_bytes = 0;
  return sr_fail(ctx, SR_ERR_IO, "the server did not answer");
}

static sr_status lists_one(sr_ctx *ctx, sr_tier *tier, sr_tier_visit *visit, void *user) {
  (void)ctx, (void)tier;
  (void)visit(user, &(sr_tier_item){.name = "one", .bytes = 1});
  return SR_OK;
}

static bool expect_unreadable(void *user, const sr_inspected *seen) {
  ++*(int *)user;
  EXPECT_EQ(seen->state, SR_ENTRY_UNREADABLE);
  EXPECT_STRING(seen->reason, "the server did not answer");
  return true;
}

/* An unreadable entry is not known to be damaged, so it may not be removed as damaged. */
static void test_unreadable(void) {
  static const sr_tier_calls calls = {.load = fails_to_load, .list = lists_one};
  looked_at in;
  fill(&in);
  sr_tier failing = {.calls = &calls, .kind = SR_TIER_REMOTE};
  for (int whole = 0; whole < 2; whole++) {
    int seen = 0;
    EXPECT_EQ(sr_inspect(&in.ctx, in.cache, &failing, whole, expect_unreadable, &seen), SR_OK);
    EXPECT_EQ(seen, 1);
  }
  finish(&in);
}

/* Damage deep inside shows only when the whole entry is read. */
static void test_states(void) {
  looked_at in;
  fill(&in);
  write_at(&in, 1, (off_t)in.entry_bytes / 2, "damage");
  EXPECT(truncate(file_of(&in, 2), 40) == 0);
  write_at(&in, 3, 8, "\x01"); /* the previous version of the format */
  EXPECT(chmod(file_of(&in, 4), 0666) == 0);
  char fifth[1024];
  snprintf(fifth, sizeof fifth, "%s", file_of(&in, 5));
  EXPECT(unlink(fifth) == 0 && link(file_of(&in, 0), fifth) == 0);
  for (int whole = 0; whole < 2; whole++) {
    verdicts seen = look(&in, whole);
    EXPECT_EQ(seen.count, ENTRIES);
    EXPECT_EQ(seen.state[5], SR_ENTRY_DAMAGED);
    EXPECT_STRING(seen.reason[5], "it was made for another key");
    EXPECT_EQ(seen.state[0], SR_ENTRY_GOOD);
    EXPECT_EQ(seen.has_payload[0], whole);
    EXPECT_EQ(seen.state[1], whole ? SR_ENTRY_DAMAGED : SR_ENTRY_GOOD);
    EXPECT(seen.has_header[1] && !seen.has_payload[1]);
    EXPECT_EQ(seen.state[2], SR_ENTRY_DAMAGED);
    EXPECT_CONTAINS(seen.reason[2], "40 bytes, too few");
    EXPECT(!seen.has_header[2]);
    EXPECT_EQ(seen.state[3], SR_ENTRY_FOREIGN);
    EXPECT_CONTAINS(seen.reason[3], "of format 1, this version reads format 2");
    EXPECT_EQ(seen.state[4], SR_ENTRY_FOREIGN);
    EXPECT_CONTAINS(seen.reason[4], "others may write to it (mode 0666)");
  }
  finish(&in);
}

/* Inspection does not count as a use, nor as a hit. */
static void test_no_use(void) {
  looked_at in;
  fill(&in);
  look(&in, false);
  look(&in, true);
  struct stat found;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  EXPECT(stat(file_of(&in, 0), &found) == 0 && now.tv_sec - found.st_mtim.tv_sec > HOUR - 60);
  finish(&in);
}

static const char *make_secret(const looked_at *in, const char *name, const char *text) {
  const char *path = scratch_path(&in->place, name);
  int file = open(path, O_WRONLY | O_CREAT, 0600);
  EXPECT(file >= 0 && write(file, text, 16) == 16);
  close(file);
  return path;
}

/* Number of entries in each state, and of entries reported as sealed by another secret. */
typedef struct tally {
  size_t states[SR_ENTRY_STATE_COUNT], by_another;
} tally;

static bool add_up(void *user, const sr_inspected *seen) {
  tally *sum = user;
  sum->states[seen->state]++;
  sum->by_another += strcmp(seen->reason, "it is sealed by another secret") == 0;
  return true;
}

static tally look_at_seals(looked_at *in, bool whole) {
  tally sum = {0};
  EXPECT_EQ(sr_inspect(&in->ctx, in->cache, cache_case_tier(in->cache), whole, add_up, &sum),
            SR_OK);
  return sum;
}

static bool is_damaged(const sr_inspected *seen) {
  return seen->state == SR_ENTRY_DAMAGED;
}

/* Entries of one key, sealed by two secrets and by none. Each is foreign to the others, which
 * report none of them as damaged if it may be good. A damaged entry of one's own is recognised. */
static void test_sealed(void) {
  looked_at in;
  fill(&in);
  const char *secrets[] = {make_secret(&in, "one", "0123456789abcdef"),
                           make_secret(&in, "two", "fedcba9876543210"), NULL};
  sr_key_part parts[3];
  sr_key key = key_of(parts, 0);
  for (int i = 0; i < 2; i++) {
    open_with(&in, secrets[i]);
    EXPECT(cache_case_store(&in.ctx, in.cache, &key, "sealed", 6));
  }
  for (int i = 0; i < 3; i++)
    for (int whole = 0; whole < 2; whole++) {
      open_with(&in, secrets[i]);
      tally sum = look_at_seals(&in, whole);
      EXPECT_EQ(sum.states[SR_ENTRY_GOOD], i < 2 ? 1 : ENTRIES);
      EXPECT_EQ(sum.states[SR_ENTRY_FOREIGN], i < 2 ? ENTRIES + 1 : 2);
      EXPECT_EQ(sum.by_another, i < 2);
    }
  open_with(&in, secrets[1]);
  write_at(&in, 0, SR_ENTRY_FIXED_BYTES + 120, "damage");
  EXPECT_EQ(look_at_seals(&in, true).states[SR_ENTRY_DAMAGED], 1);
  open_with(&in, secrets[0]);
  sr_removed done;
  EXPECT_EQ(sr_prune(&in.ctx, in.cache, cache_case_tier(in.cache),
                     &(sr_removal){.wanted = is_damaged}, &done),
            SR_OK);
  EXPECT_EQ(done.removed, 0);
  finish(&in);
}

/* ---- removing -------------------------------------------------------------------------------- */

static sr_removed prune(looked_at *in, sr_removal what) {
  sr_removed done;
  EXPECT_EQ(sr_prune(&in->ctx, in->cache, cache_case_tier(in->cache), &what, &done), SR_OK);
  EXPECT_EQ(done.failed, 0);
  return done;
}

static void test_nothing_named(void) {
  looked_at in;
  fill(&in);
  sr_removed done = prune(&in, (sr_removal){0});
  EXPECT(done.removed == 0 && done.left == ENTRIES && done.in_use == 0);
  EXPECT(done.left_bytes == ENTRIES * in.entry_bytes && done.removed_bytes == 0);
  finish(&in);
}

static void test_age(void) {
  looked_at in;
  fill(&in);
  set_age(&in, 0, SR_EVICT_GRACE_SECONDS - 30);
  sr_removed done = prune(&in, (sr_removal){.has_age = true, .age_seconds = 12600});
  EXPECT(done.removed == 3 && done.left == 3 && done.in_use == 0);
  for (int i = 0; i < ENTRIES; i++)
    EXPECT_EQ(is_there(&in, i), i < 3);
  done = prune(&in, (sr_removal){.has_age = true, .age_seconds = 1});
  EXPECT(done.removed == 2 && done.left == 1 && done.in_use == 1); /* it may be being read */
  EXPECT(is_there(&in, 0));
  finish(&in);
}

static void test_limit(void) {
  looked_at in;
  fill(&in);
  sr_removed done =
      prune(&in, (sr_removal){.has_limit = true, .max_bytes = ENTRIES * in.entry_bytes});
  EXPECT_EQ(done.removed, 0);
  done = prune(&in, (sr_removal){.has_limit = true, .max_bytes = 4 * in.entry_bytes - 1});
  EXPECT_EQ(done.removed, 3);
  EXPECT(done.removed_bytes == 3 * in.entry_bytes && done.left_bytes == 3 * in.entry_bytes);
  for (int i = 0; i < ENTRIES; i++)
    EXPECT_EQ(is_there(&in, i), i < 3);
  set_age(&in, 1, 10);
  done = prune(&in, (sr_removal){.has_limit = true, .max_bytes = 0});
  EXPECT(done.removed == 2 && done.in_use == 1 && is_there(&in, 1));
  finish(&in);
}

/* Both limits: first entries that are too old, then as many of the rest as exceed the size. */
static void test_age_and_limit(void) {
  looked_at in;
  fill(&in);
  prune(&in, (sr_removal){.has_age = true,
                          .age_seconds = 16200,
                          .has_limit = true,
                          .max_bytes = 3 * in.entry_bytes});
  for (int i = 0; i < ENTRIES; i++)
    EXPECT_EQ(is_there(&in, i), i < 3);
  finish(&in);
}

static void test_wanted(void) {
  looked_at in;
  fill(&in);
  write_at(&in, 1, (off_t)in.entry_bytes / 2, "damage");
  set_age(&in, 1, 0); /* no job can use it, but one may be reading it */
  write_at(&in, 3, 8, "\x01");
  sr_removed done = prune(&in, (sr_removal){.wanted = is_damaged});
  EXPECT(done.removed == 1 && !is_there(&in, 1) && is_there(&in, 3));
  finish(&in);
}

static void test_all(void) {
  looked_at in;
  fill(&in);
  set_age(&in, 0, 0);
  EXPECT(chmod(file_of(&in, 4), 0666) == 0);
  int file = open(scratch_path(&in.place, "cache/mine.txt"), O_CREAT | O_WRONLY, 0600);
  close(file);
  sr_removed done = prune(&in, (sr_removal){.all = true});
  EXPECT(done.removed == ENTRIES && done.left == 0 && done.left_bytes == 0);
  EXPECT(done.removed_bytes == ENTRIES * in.entry_bytes);
  EXPECT(access(scratch_path(&in.place, "cache/mine.txt"), F_OK) == 0);
  EXPECT(access(scratch_path(&in.place, "cache/CACHEDIR.TAG"), F_OK) == 0);
  finish(&in);
}

static void test_only_read(void) {
  looked_at in;
  fill(&in);
  const sr_cache_settings settings = {.site = in.path, .directory = in.path, .level = 1};
  sr_cache_close(in.cache);
  EXPECT_EQ(sr_cache_open(&in.ctx, &settings, &in.cache), SR_OK);
  sr_ctx own = {0};
  sr_removed done;
  EXPECT_EQ(sr_prune(&own, in.cache, sr_cache_tier(in.cache, SR_TIER_SITE),
                     &(sr_removal){.all = true}, &done),
            SR_ERR_INVALID);
  EXPECT_STRING(own.message, "it is only read");
  EXPECT_EQ(look(&in, false).count, ENTRIES);
  finish(&in);
}

int main(void) {
  test_states();
  test_unreadable();
  test_no_use();
  test_sealed();
  test_nothing_named();
  test_age();
  test_limit();
  test_age_and_limit();
  test_wanted();
  test_all();
  test_only_read();
  return expect_result();
}
