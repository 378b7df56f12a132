/* Wherever memory runs out while the cache is looked at, what was opened for that is closed. */
#include <dirent.h>
#include <stdlib.h>

#include "spmdrun.h"
#include "support/expect.h"
#include "support/scratch.h"

/* So many calls of the library still succeed, the next fails; negative: none does. */
static int calls_left = -1;

void *__real_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes);
void *__wrap_malloc(size_t bytes) {
  if (calls_left >= 0 && calls_left-- == 0)
    return NULL;
  return __real_malloc(bytes);
}

static int descriptors(void) {
  int count = 0;
  DIR *stream = opendir("/proc/self/fd");
  while (stream && readdir(stream))
    count++;
  if (stream)
    closedir(stream);
  return count;
}

static void test_list(spmdrun_context *context) {
  char *json;
  int failures = 0, before = descriptors();
  for (int succeeds = 0;; succeeds++) {
    calls_left = succeeds;
    spmdrun_status status = spmdrun_cache_list(context, 0, &json);
    bool all = calls_left >= 0;
    calls_left = -1;
    EXPECT((status == SPMDRUN_OK) == (json != NULL));
    if (!EXPECT_EQ(descriptors(), before))
      fprintf(stderr, "  after %d calls: %s\n", succeeds, spmdrun_message(context));
    failures += status != SPMDRUN_OK && strstr(spmdrun_message(context), "out of memory");
    spmdrun_free(json);
    if (all) {
      EXPECT_EQ(status, SPMDRUN_OK);
      break;
    }
  }
  EXPECT(failures > 0);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  const spmdrun_setting settings[] = {{"cache-dir", place.path}};
  const spmdrun_options options = {.cache_settings = settings, .cache_setting_count = 1};
  spmdrun_context *context = NULL;
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    test_list(context);
  spmdrun_context_destroy(context);
  scratch_deinit(&place);
  return expect_result();
}
