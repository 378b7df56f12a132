/* Memory runs out at every point of looking at the cache: files that were opened are closed, and
 * memory of the tiers is freed. LeakSanitizer reports leaks. */
#include "api/build.h"
#include "spmdrun.h"
#include "support/cache_case.h"

/* Number of library allocations that still succeed before one fails; negative: none fails. */
static int calls_left = -1;

void *__real_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes) {
  if (calls_left >= 0 && calls_left-- == 0)
    return NULL;
  return __real_malloc(bytes);
}

/* Stores two entries of this compiler that are not executables, so that both are reported. */
static void fill(const char *path) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK);
  for (int i = 0; i < 2; i++) {
    const sr_key_part parts[] = {{"compiler", sr_compiler_identity()},
                                 {"program", i ? "one" : "another"}};
    sr_key key = {.parts = parts, .part_count = 2};
    sr_key_set_digest(&key);
    cache_case_store(&ctx, cache, &key, "none", 4);
  }
  sr_cache_close(cache);
}

static spmdrun_status list(spmdrun_context *context, char **json) {
  return spmdrun_cache_list(context, 0, json);
}

static spmdrun_status verify(spmdrun_context *context, char **json) {
  return spmdrun_cache_verify(context, 0, json);
}

static spmdrun_status clear(spmdrun_context *context, char **json) {
  return spmdrun_cache_remove(
      context, &(spmdrun_cache_removal){.size = sizeof(spmdrun_cache_removal), .damaged = 1}, json);
}

/* If all allocations succeed, the output contains `part`. */
static void test(spmdrun_context *context, spmdrun_status look(spmdrun_context *, char **),
                 const char *part) {
  char *json;
  int failures = 0, before = scratch_count_names("/proc/self/fd");
  for (int succeeds = 0;; succeeds++) {
    calls_left = succeeds;
    spmdrun_status status = look(context, &json);
    bool all = calls_left >= 0;
    calls_left = -1;
    EXPECT((status == SPMDRUN_OK) == (json != NULL));
    if (!EXPECT_EQ(scratch_count_names("/proc/self/fd"), before))
      fprintf(stderr, "  after %d calls: %s\n", succeeds, spmdrun_message(context));
    failures += status != SPMDRUN_OK && strstr(spmdrun_message(context), "out of memory");
    if (all)
      EXPECT_CONTAINS(json, part);
    spmdrun_free(json);
    if (all)
      break;
  }
  EXPECT(failures > 0);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  const spmdrun_setting settings[] = {{"cache-dir", place.path}};
  const spmdrun_options options = {
      .size = sizeof options, .cache_settings = settings, .cache_setting_count = 1};
  spmdrun_context *context = NULL;
  fill(place.path);
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK)) {
    test(context, list, "\"state\": \"good\"");
    test(context, verify, "\"good\": 0, \"damaged\": 2");
    test(context, clear, "\"left\": 0");
  }
  spmdrun_context_destroy(context);
  scratch_deinit(&place);
  return expect_result();
}
