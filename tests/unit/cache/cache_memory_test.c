/* The tier in memory keeps the most recently used entries within its limit, and stays valid while
 * its list is iterated. */
#include "cache/memory_tier.h"
#include "support/cache_case.h"

enum {
  LIMIT = 1000
};

static bool holds(sr_tier *tier, const char *name, size_t bytes) {
  sr_ctx ctx = {0};
  void *data;
  size_t got;
  EXPECT_EQ(tier->calls->load(&ctx, tier, name, (sr_tier_wanted){0}, &data, &got), SR_OK);
  bool there = data && got == bytes && memcmp(data, name, strlen(name)) == 0;
  free(data);
  return there;
}

static void use(sr_tier *tier, const char *name) {
  sr_ctx ctx = {0};
  void *data;
  size_t got;
  const sr_tier_wanted one = {.first_bytes = 1, .use = true};
  EXPECT_EQ(tier->calls->load(&ctx, tier, name, one, &data, &got), SR_OK);
  EXPECT(data && got == 1);
  free(data);
}

/* Stores `bytes` bytes that begin with the name. */
static void store(sr_tier *tier, const char *name, size_t bytes) {
  sr_ctx ctx = {0};
  char data[2 * LIMIT] = {0};
  snprintf(data, sizeof data, "%s", name);
  EXPECT_EQ(tier->calls->store(&ctx, tier, name, data, bytes), SR_OK);
}

/* Appends a blank and the name of each entry, most recently used first. */
static bool add_name(void *user, const sr_tier_item *item) {
  char *names = user;
  size_t length = strlen(names);
  snprintf(names + length, 200 - length, " %s:%d", item->name, (int)item->bytes);
  return true;
}

static const char *list(sr_tier *tier) {
  static char names[200];
  sr_ctx ctx = {0};
  names[0] = '\0';
  EXPECT_EQ(tier->calls->list(&ctx, tier, add_name, names), SR_OK);
  return names;
}

static bool remove_visited(void *user, const sr_tier_item *item) {
  sr_tier *tier = user;
  sr_ctx ctx = {0};
  char name[80];
  snprintf(name, sizeof name, "%s", item->name); /* a copy: the name is freed with the entry */
  EXPECT_EQ(tier->calls->remove(&ctx, tier, name), SR_OK);
  return strcmp(name, "d") != 0;
}

int main(void) {
  sr_ctx ctx = {0};
  sr_tier *tier;
  if (!EXPECT_EQ(sr_memory_tier_open(&ctx, LIMIT, &tier), SR_OK))
    return 1;
  EXPECT(tier->writable && tier->kind == SR_TIER_MEMORY);
  EXPECT(!holds(tier, "a", 300));
  store(tier, "a", 300);
  store(tier, "b", 300);
  store(tier, "c", 300);
  EXPECT(holds(tier, "a", 300) && holds(tier, "b", 300) && holds(tier, "c", 300));
  EXPECT_STRING(list(tier), " c:300 b:300 a:300"); /* inspection is not a use */

  use(tier, "a");
  EXPECT_STRING(list(tier), " a:300 c:300 b:300");
  store(tier, "d", 101); /* one byte too many: b, the least recently used, is evicted */
  EXPECT_STRING(list(tier), " d:101 a:300 c:300");
  store(tier, "e", 299); /* exactly the limit */
  EXPECT_STRING(list(tier), " e:299 d:101 a:300 c:300");
  store(tier, "f", 700);
  EXPECT_STRING(list(tier), " f:700 e:299");

  store(tier, "f", 10); /* replaces the old one, whose bytes no longer count */
  EXPECT(holds(tier, "f", 10));
  store(tier, "g", 691);
  EXPECT_STRING(list(tier), " g:691 f:10 e:299");

  store(tier, "f", LIMIT + 1); /* too large: not kept, and the old entry is obsolete */
  EXPECT_STRING(list(tier), " g:691 e:299");
  store(tier, "h", LIMIT);
  EXPECT_STRING(list(tier), " h:1000");
  EXPECT_EQ(tier->calls->remove(&ctx, tier, "h"), SR_OK);
  EXPECT_EQ(tier->calls->remove(&ctx, tier, "h"), SR_OK); /* the entry is gone afterwards */
  EXPECT_STRING(list(tier), "");

  store(tier, "c", 1);
  store(tier, "d", 1);
  store(tier, "e", 1);
  EXPECT_EQ(tier->calls->list(&ctx, tier, remove_visited, tier), SR_OK);
  EXPECT_STRING(list(tier), " c:1"); /* the visitor stopped after d */
  EXPECT_EQ(ctx.code, SR_OK);
  tier->calls->close(tier);
  return expect_result();
}
