/* Many processes on one key, and writers that are killed: a load gives one of the stored payloads,
 * whole, or nothing. */
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include "support/cache_case.h"

enum {
  PROCESSES = 8,
  ROUNDS = 200,
  PAYLOAD = 60000,
  KILLS = 60
};

/* Payload number n: its first bytes are a seed from which the rest is computed. */
static void make_payload(unsigned char *data, unsigned number) {
  cache_case_fill(data, PAYLOAD, number);
  memcpy(data, &number, sizeof number);
}

static bool is_payload(const unsigned char *data, size_t bytes) {
  static unsigned char wanted[PAYLOAD];
  unsigned number;
  if (bytes != PAYLOAD)
    return false;
  memcpy(&number, data, sizeof number);
  make_payload(wanted, number);
  return memcmp(wanted, data, PAYLOAD) == 0;
}

/* Loads once; a hit must be whole. Returns whether it hit. */
static bool load_checked(sr_ctx *ctx, sr_cache *cache, const sr_key *key) {
  void *data;
  size_t bytes;
  bool hit = cache_case_load(ctx, cache, key, &data, &bytes);
  if (hit)
    EXPECT(is_payload(data, bytes));
  free(data);
  return hit;
}

static void work(const char *path, unsigned process) {
  log_lines lines;
  log_lines_init(&lines);
  sr_ctx ctx = {.log = &lines.log};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK))
    return;
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "shared");
  static unsigned char data[PAYLOAD];
  for (unsigned round = 0; round < ROUNDS; round++) {
    if ((round + process) % 8 == 0) {
      make_payload(data, process * ROUNDS + round);
      cache_case_store(&ctx, cache, &key, data, PAYLOAD);
    }
    bool hit = load_checked(&ctx, cache, &key);
    EXPECT(hit || round < 8);
  }
  EXPECT_EQ(lines.count[SR_LOG_WARN], 0);
  sr_cache_close(cache);
}

static void test_concurrent(const scratch *place) {
  const char *path = scratch_path(place, "shared");
  fflush(NULL);
  pid_t children[PROCESSES];
  for (unsigned i = 0; i < PROCESSES; i++) {
    children[i] = fork();
    if (children[i] == 0) {
      work(path, i);
      _exit(expect_failures ? 1 : 0);
    }
  }
  for (int i = 0; i < PROCESSES; i++) {
    int status = -1;
    waitpid(children[i], &status, 0);
    EXPECT(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  }
}

static _Noreturn void store_for_ever(const char *path, unsigned first) {
  sr_ctx ctx = {0};
  sr_cache *cache;
  if (cache_case_open(&ctx, path, &cache) != SR_OK)
    _exit(1);
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "killed");
  static unsigned char data[PAYLOAD];
  for (unsigned number = first;; number++) {
    make_payload(data, number);
    cache_case_store(&ctx, cache, &key, data, PAYLOAD);
  }
}

/* kill -9 at moments distributed over the phases of a store. */
static void test_killed_writers(const scratch *place) {
  const char *path = scratch_path(place, "killed");
  sr_ctx ctx = {0};
  sr_cache *cache;
  if (!EXPECT_EQ(cache_case_open(&ctx, path, &cache), SR_OK))
    return;
  sr_key_part parts[3];
  sr_key key = cache_case_key(parts, "killed");
  static unsigned char data[PAYLOAD];
  make_payload(data, 1);
  cache_case_store(&ctx, cache, &key, data, PAYLOAD);
  unsigned random = 12345;
  for (unsigned i = 0; i < KILLS; i++) {
    pid_t child = fork();
    if (child == 0)
      store_for_ever(path, (i + 1) * 1000);
    random = random * 1664525u + 1013904223u;
    struct timespec pause = {0, (long)(random % 12000) * 1000};
    nanosleep(&pause, NULL);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
    EXPECT(load_checked(&ctx, cache, &key));
  }
  sr_cache_close(cache);
}

int main(void) {
  scratch place;
  scratch_init(&place);
  test_concurrent(&place);
  test_killed_writers(&place);
  scratch_deinit(&place);
  return expect_result();
}
