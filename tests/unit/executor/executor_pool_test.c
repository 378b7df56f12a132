/* Threads of a device: each part runs once, on its own thread or the leader. Results are visible.
 * Sleeping threads are woken, and the leader need not wait for them. A thread that leads does so on
 * the leader's processor and with denormals, and is afterwards as it was. */
#include "executor/devices/cpu/pool.h"

#include <pthread.h>
#include <sched.h>
#include <unistd.h>

#include "base/affinity.h"
#include "support/expect.h"

enum {
  THREADS = 4,
  ROUNDS = 2000
};

typedef struct work {
  long sums[THREADS]; /* entry i is written by part i */
  pthread_t threads[THREADS];
  long round;
} work;

typedef struct lead {
  sr_pool *pool;
  work work;
  bool nap; /* long enough for the workers to fall asleep */
  long total;
  pthread_t workers[THREADS]; /* entry i did part i, if it is known */
  bool is_known[THREADS];
  long led; /* parts of workers that the leader did */
} lead;

static void add(const void *user, int32_t part, int32_t parts) {
  work *w = (work *)(uintptr_t)user;
  w->sums[part] += w->round * 10 + parts;
  w->threads[part] = pthread_self();
}

/* False if another worker than now has done part `i` before. */
static bool note_thread(lead *l, int32_t i) {
  if (!l->is_known[i])
    l->workers[i] = l->work.threads[i];
  l->is_known[i] = true;
  return pthread_equal(l->workers[i], l->work.threads[i]);
}

static void run(void *user) {
  lead *l = user;
  for (long round = 0; round < ROUNDS; round++) {
    l->work.round = round;
    int32_t parts = 1 + (int32_t)(round % THREADS);
    sr_pool_split(l->pool, parts, add, &l->work);
    EXPECT(pthread_equal(l->work.threads[0], pthread_self()));
    for (int32_t i = 1; i < parts; i++) {
      if (pthread_equal(l->work.threads[i], pthread_self()))
        l->led++;
      else
        EXPECT(note_thread(l, i));
    }
    if (l->nap && round % 500 == 0)
      usleep(3000);
  }
  for (int i = 0; i < THREADS; i++)
    l->total += l->work.sums[i];
}

typedef struct led_thread {
  pthread_t thread;
  int processor;
  bool has_denormals;
} led_thread;

static bool keeps_denormals(void) {
  volatile double least = 2.3e-308; /* half of it is a denormal */
  return least / 2 > 0;
}

static void note_led(void *user) {
  led_thread *t = user;
  *t = (led_thread){pthread_self(), sched_getcpu(), keeps_denormals()};
}

typedef struct float_check {
  sr_pool *pool;
  bool *kept; /* [part] */
} float_check;

static void note_part(const void *user, int32_t part, int32_t parts) {
  (void)parts;
  usleep(2000); /* each thread does one part */
  ((const float_check *)user)->kept[part] = keeps_denormals();
}

static void note_floats(void *user) {
  const float_check *f = user;
  sr_pool_split(f->pool, 2, note_part, f);
}

/* The pool is pinned to the last processor that this thread may use. */
static void test_led(void) {
  sr_ctx ctx = {0};
  sr_affinity before, after;
  sr_pool *pool;
  led_thread led;
  int32_t last = 0;
  if (!EXPECT(sr_affinity_get(&before)))
    return;
  for (int32_t i = 0; i < SR_AFFINITY_MOST; i++)
    last = sr_affinity_has(&before, i) ? i : last;
  if (!EXPECT_EQ(sr_pool_create(&ctx, 1, &last, "led", &pool), SR_OK))
    return;
#if defined(__x86_64__)
  const unsigned floats = __builtin_ia32_stmxcsr(), flushes = floats | 0x8040;
  __builtin_ia32_ldmxcsr(flushes);
  const unsigned kept = __builtin_ia32_stmxcsr() & 0x8040; /* none under valgrind */
#endif
  sr_pool *made; /* by a thread with other floats */
  if (EXPECT_EQ(sr_pool_create(&ctx, 2, NULL, "floats", &made), SR_OK)) {
    bool parts[2] = {false, false};
    sr_pool_start(made, note_floats, &(float_check){made, parts});
    sr_pool_wait(made);
    EXPECT(parts[0] && parts[1]);
    sr_pool_destroy(made);
  }
  for (int stays = 0; stays < 2; stays++) {
    sr_pool_lead(pool, stays ? SR_POOL_STAYS : SR_POOL_MOVES, note_led, &led);
    EXPECT(pthread_equal(led.thread, pthread_self()));
    EXPECT(!stays || led.processor == last);
    EXPECT(led.has_denormals);
    EXPECT(sr_affinity_get(&after) && memcmp(&before, &after, sizeof before) == 0);
  }
#if defined(__x86_64__)
  EXPECT_EQ(__builtin_ia32_stmxcsr() & 0x8040, kept);
  __builtin_ia32_ldmxcsr(floats);
#endif
  sr_pool_destroy(pool);
}

int main(void) {
  sr_ctx ctx = {0};
  lead l = {0};
  if (!EXPECT_EQ(sr_pool_create(&ctx, THREADS, NULL, "test", &l.pool), SR_OK))
    return expect_result();
  EXPECT_EQ(sr_pool_count(l.pool), THREADS);
  long expected = 0;
  for (long round = 0; round < ROUNDS; round++) {
    long parts = 1 + round % THREADS;
    expected += parts * (round * 10 + parts);
  }
  for (int again = 0; again < 3; again++) {
    l.total = 0;
    memset(&l.work, 0, sizeof l.work);
    l.nap = again == 1;
    l.led = 0;
    if (again == 2)
      sr_pool_lead(l.pool, SR_POOL_STAYS, run, &l);
    else
      sr_pool_start(l.pool, run, &l);
    if (again < 2)
      sr_pool_wait(l.pool);
    EXPECT_EQ(l.total, expected);
    EXPECT(l.led > 0 || !l.nap); /* a part is done before a sleeping worker wakes */
  }
  sr_pool_destroy(l.pool);

  /* A pool that never runs, a pinned pool, and one that cannot be pinned. */
  EXPECT_EQ(sr_pool_create(&ctx, 2, NULL, "idle", &l.pool), SR_OK);
  sr_pool_destroy(l.pool);
  int32_t nowhere[2] = {4000, 4001};
  EXPECT_EQ(sr_pool_create(&ctx, 2, nowhere, "lost", &l.pool), SR_ERR_NOMEM);
  EXPECT_CONTAINS(ctx.message, "cannot start a thread");
  sr_pool_destroy(NULL);
  test_led();
  return expect_result();
}
