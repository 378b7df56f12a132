/* Why a key missed, in words. */
#include <sys/stat.h>
#include <time.h>

#include "support/cache_case.h"

static const char *explain(sr_cache *cache, sr_key_part *parts, size_t count, sr_arena *arena) {
  sr_ctx ctx = {0};
  sr_key key = {.parts = parts, .part_count = count};
  EXPECT_EQ(sr_key_seal(&ctx, &key), SR_OK);
  return sr_cache_explain(&ctx, cache, &key, arena);
}

static void store(sr_cache *cache, sr_key_part *parts, size_t count) {
  sr_ctx ctx = {0};
  sr_key key = {.parts = parts, .part_count = count};
  EXPECT_EQ(sr_key_seal(&ctx, &key), SR_OK);
  cache_case_store(&ctx, cache, &key, "payload", 7);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  sr_ctx ctx = {0};
  sr_cache *cache;
  sr_arena *arena = sr_arena_create();
  if (!EXPECT_EQ(cache_case_open(&ctx, scratch_path(&place, "c"), &cache), SR_OK))
    return 1;

  static const char digest_a[] = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  static const char digest_b[] = "0000c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  sr_key_part here[] = {{"program", digest_a}, {"cpu", "x86-64-v4"}, {"devices", "4"}};
  EXPECT_CONTAINS(explain(cache, here, 3, arena), "holds no entry that this version reads");

  sr_key_part cpu[] = {{"program", digest_a}, {"cpu", "x86-64-v3"}, {"devices", "4"}};
  sr_key_part far[] = {{"program", digest_b}, {"cpu", "x86-64-v3"}, {"devices", "4"}};
  store(cache, cpu, 3);
  store(cache, far, 3);
  const char *text = explain(cache, here, 3, arena);
  EXPECT_CONTAINS(text, "agrees in 2 of 3 parts");
  EXPECT_CONTAINS(text, "cpu: x86-64-v4 here, x86-64-v3 in the cached entry");
  EXPECT(!strstr(text, "program"));
  EXPECT(!strstr(text, "devices"));

  sr_key_part other[] = {
      {"program", digest_b}, {"cpu", "x86-64-v4"}, {"devices", "8"}, {"options", "fast"}};
  text = explain(cache, other, 4, arena);
  EXPECT_CONTAINS(text, "options: fast here, not part of the key in the cached entry");
  EXPECT_CONTAINS(text, "devices: 8 here, 4 in the cached entry");
  text = explain(cache, here, 1, arena);
  EXPECT_CONTAINS(text, "cpu: not part of the key here, x86-64-v3 in the cached entry");

  sr_key_part digests[] = {{"program", "ffff"}, {"cpu", "x86-64-v3"}, {"devices", "4"}};
  text = explain(cache, digests, 3, arena);
  EXPECT_CONTAINS(text, "program: ffff here, ");
  EXPECT_CONTAINS(text, "... in the cached entry");
  EXPECT(!strstr(text, "4649b934"));

  EXPECT_CONTAINS(explain(cache, cpu, 3, arena), "holds an entry for this key");

  /* A key longer than the first page of an entry. */
  static char longer[9000], longest[9000];
  memset(longer, 'a', sizeof longer - 1);
  memset(longest, 'a', sizeof longest - 1);
  longest[8000] = 'b';
  sr_key_part wide[] = {{"flags", longer}, {"x", "1"}, {"y", "1"}, {"z", "1"}};
  store(cache, wide, 4);
  wide[0].value = longest;
  text = explain(cache, wide, 4, arena);
  EXPECT_CONTAINS(text, "flags: ...aaaaaaaaaaaaaaaab");
  EXPECT(strlen(text) < 600);

  sr_cache_close(cache);
  sr_arena_destroy(arena);
  scratch_deinit(&place);
  return expect_result();
}
