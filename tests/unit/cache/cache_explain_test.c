/* The explanation of a miss in words. */
#include <sys/stat.h>
#include <time.h>

#include "support/cache_case.h"

static const char *explain(sr_cache *cache, sr_key_part *parts, size_t count, sr_arena *arena) {
  sr_ctx ctx = {0};
  sr_key key = {.parts = parts, .part_count = count};
  sr_key_set_digest(&key);
  return sr_cache_explain(&ctx, cache, &key, arena);
}

static void store(sr_cache *cache, sr_key_part *parts, size_t count) {
  sr_ctx ctx = {0};
  sr_key key = {.parts = parts, .part_count = count};
  sr_key_set_digest(&key);
  cache_case_store(&ctx, cache, &key, "payload", 7);
}

/* The words for each kind of key part that changed, starting from the key of a program. */
static void test_words(sr_cache *cache, sr_arena *arena) {
  static const sr_key_words words[] = {
      {SR_PART_SUM, NULL, NULL},
      {SR_PART_LIST, NULL, "argument"},
      {SR_PART_COUNTS, "it computes something else", NULL},
      {SR_PART_DIGEST, "constants have other values", NULL},
      {SR_PART_REST, "the rest differs", NULL},
      {SR_PART_TEXT, "for other processors", NULL},
  };
  sr_key_part there[] = {{"sum", "1"},
                         {"list", "f32[8]\nf32[64,10]\ni32[]"},
                         {"counts", "2 dot\n1 sine\n4 tan"},
                         {"constants", "1"},
                         {"rest", "1"},
                         {"processor", "v3"}};
  store(cache, there, 6);
  sr_ctx ctx = {0};
#define EXPLAIN(...)                                                                               \
  sr_key_part here[] = {__VA_ARGS__};                                                              \
  sr_key key = {.parts = here, .part_count = 6, .words = words};                                   \
  sr_key_set_digest(&key);                                                                         \
  const char *text = sr_cache_explain(&ctx, cache, &key, arena);                                   \
  const char *lines = strchr(text, '\n');                                                          \
  lines = lines ? lines : ""
  {
    EXPLAIN({"sum", "2"}, {"list", "f32[8]\nf32[128,10]\ni32[]"}, there[2], there[3], {"rest", "2"},
            there[5]);
    EXPECT_CONTAINS(text, "agrees in 3 of 6 parts of the key:");
    EXPECT_STRING(lines, "\n  argument 1 is f32[128,10], the cached one has f32[64,10]");
  }
  {
    EXPLAIN(there[0], {"list", "f32[8]\nf32[64,10]"}, there[2], there[3], there[4], there[5]);
    EXPECT_STRING(lines, "\n  there is no argument 2, the cached one has i32[]");
  }
  {
    EXPLAIN(there[0], {"list", "f32[8]\nf32[64,10]\ni32[]\n"}, {"counts", "3 dot\n2 log\n4 tan"},
            there[3], {"rest", "2"}, there[5]);
    EXPECT_STRING(lines, "\n  it computes something else: 3 dot here, 2 in the cached one; 2 log "
                         "here, none in the cached one; no sine here, 1 in the cached one");
  }
  {
    EXPLAIN({"sum", "2"}, there[1], there[2], {"constants", "2"}, {"rest", "2"},
            {"processor", "v4"});
    EXPECT_STRING(lines,
                  "\n  constants have other values\n  the rest differs\n  for other processors: "
                  "v4 here, v3 in the cached one");
  }
  {
    EXPLAIN(there[0], {"list", "a\nb\nc\nd\ne\nf\ng\nh"}, there[2], there[3], there[4], there[5]);
    EXPECT_CONTAINS(lines, "\n  argument 5 is f, the cached one has none\n  and 2 more");
    EXPECT(!strstr(lines, "argument 6"));
  }
}

/* A list longer than any limit of an entry is still a value, and distinguishes long lists. */
static void test_long_value(sr_arena *arena) {
  sr_text a = {.arena = arena}, b = {.arena = arena};
  for (int i = 0; i < 100000; i++) {
    sr_text_printf(&a, "line %d\n", i);
    sr_text_printf(&b, "line %d\n", i == 99999 ? 0 : i);
  }
  const char *first = sr_key_value(arena, &a), *second = sr_key_value(arena, &b);
  EXPECT(strlen(first) < 20000 && strncmp(first, "line 0\nline 1\n", 14) == 0);
  EXPECT_CONTAINS(first, "\nand more: ");
  EXPECT(strcmp(first, second) != 0);
}

/* No directory can be searched. */
static void test_no_directory(void) {
  static const struct {
    const char *remote, *says;
  } cases[] = {
      {NULL, "there is no cache that outlives the process"},
      {"s3://bucket/a", "cache s3://bucket/a has given no entry for this key; the nearest of its"},
  };
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "p");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    sr_ctx ctx = {0};
    const sr_cache_settings settings = {
        .remote = cases[i].remote, .no_directory = true, .timeout_seconds = 1, .level = 1};
    sr_cache *cache;
    sr_arena *arena = sr_arena_create();
    EXPECT_EQ(sr_cache_open(&ctx, &settings, &cache), SR_OK);
    if (EXPECT(arena && !SR_ARENA_GUARD(arena)))
      EXPECT_CONTAINS(sr_cache_explain(&ctx, cache, &key, arena), cases[i].says);
    sr_arena_destroy(arena);
    sr_cache_close(cache);
  }
}

/* Texts of entries, which may be other people's, are printed so that a terminal obeys none of
 * them. */
static void test_escapes(const scratch *place) {
  sr_ctx ctx = {0};
  sr_arena *arena = sr_arena_create();
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, scratch_path(place, "escapes"), &cache), SR_OK))
    return;
  sr_key_part parts[3], own[3];
  sr_key strange = cache_case_key(parts, "a\x1b[31m");
  cache_case_store(&ctx, cache, &strange, "x", 1);
  sr_key key = cache_case_key(own, "b");
  const char *said = sr_cache_explain(&ctx, cache, &key, arena);
  EXPECT_CONTAINS(said, ":\n");
  EXPECT_CONTAINS(said, "a\\x1b[31m");
  EXPECT(strchr(said, 0x1b) == NULL);
  sr_cache_close(cache);
  sr_arena_destroy(arena);
}

int main(void) {
  test_no_directory();
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
  EXPECT_CONTAINS(text, "cpu: x86-64-v4 here, x86-64-v3 in the cached one");
  EXPECT(!strstr(text, "program"));
  EXPECT(!strstr(text, "devices"));

  sr_key_part other[] = {
      {"program", digest_b}, {"cpu", "x86-64-v4"}, {"devices", "8"}, {"options", "fast"}};
  text = explain(cache, other, 4, arena);
  EXPECT_CONTAINS(text, "options: the cached one does not have this part");
  EXPECT_CONTAINS(text, "devices: 8 here, 4 in the cached one");
  text = explain(cache, here, 1, arena);
  EXPECT_CONTAINS(text, "cpu: only the cached one has this part");

  sr_key_part digests[] = {{"program", "ffff"}, {"cpu", "x86-64-v3"}, {"devices", "4"}};
  text = explain(cache, digests, 3, arena);
  EXPECT_CONTAINS(text, "program: ffff here, ");
  EXPECT_CONTAINS(text, "... in the cached one");
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

  test_words(cache, arena);
  test_long_value(arena);
  test_escapes(&place);
  sr_cache_close(cache);
  sr_arena_destroy(arena);
  scratch_deinit(&place);
  return expect_result();
}
