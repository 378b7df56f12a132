/*
 * Each worker has two gates: the leader opens one to call the worker, and the worker opens the
 * other one to answer. So the leader wakes only the workers that it needs, and no counter is shared
 * by several cores. The thread that executes a program leads one of its devices itself, and calls
 * the leaders of the others through two such gates, too.
 *
 * The leader does its own part first, and then each part that no worker has begun. So no kernel
 * waits for a worker that has yet to wake, or whose core another process has.
 *
 * A device has workers only if it has several cores of its own. So a worker that spins between two
 * kernels takes processor time from no other thread. After SPINS checks, some tens of microseconds,
 * a worker sleeps.
 */
#include "executor/devices/cpu/pool.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/affinity.h"
#include "executor/devices/cpu/gate.h"

enum {
  SPINS = 2000,
  NAME_BYTES = 16
};

typedef struct member {
  sr_gate call, answer;
  uint32_t calls;          /* how often the thread was called */
  uint32_t answers;        /* how many openings of `answer` were awaited */
  _Atomic uint32_t claims; /* the last call whose part somebody has begun; unused by the leader */
  sr_pool *pool;
  pthread_t thread;
  int32_t index;
  bool running; /* `thread` was started */
} member;

struct sr_pool {
  int32_t count;
  int32_t processor;  /* of the leader; -1: it is not pinned */
  member *members;    /* [count]; members[0] is the leader */
  atomic_bool ending; /* a worker may read it late, when the leader has done its part */
  /* The current work: the leader calls `lead`, the workers call `work`. */
  void (*lead)(void *user);
  void *lead_user;
  sr_pool_work *work;
  const void *work_user;
  int32_t parts;
};

static void member_call(member *m) {
  m->calls++;
  sr_gate_open(&m->call);
}

static void member_await(member *m, uint32_t spins) {
  sr_gate_wait(&m->answer, m->answers++, spins);
}

/* True if the caller shall do the part of the worker's call number `call`: nobody has begun it. */
static bool member_claim(member *m, uint32_t call) {
  uint32_t before = call - 1;
  return atomic_compare_exchange_strong(&m->claims, &before, call);
}

enum {
  DEFAULT_FLOATS = 0x1f80 /* round to nearest, keep subnormal numbers, no traps */
};

/* Sets how the thread computes floats, and returns how it did before. A program's results must not
 * depend on the thread that starts it. */
static unsigned set_floats(unsigned mode) {
#if defined(__x86_64__)
  const unsigned before = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(mode);
  return before;
#else
  return mode;
#endif
}

static void *member_main(void *argument) {
  member *m = argument;
  sr_pool *pool = m->pool;
  set_floats(DEFAULT_FLOATS); /* not those of the thread that has made the pool */
  for (uint32_t seen = 0;;) {
    seen = sr_gate_wait(&m->call, seen, m->index == 0 ? 0 : SPINS);
    if (pool->ending)
      return NULL;
    if (m->index == 0)
      pool->lead(pool->lead_user);
    else if (member_claim(m, seen))
      pool->work(pool->work_user, m->index, pool->parts);
    else
      continue;
    sr_gate_open(&m->answer);
  }
}

static sr_status member_start(sr_ctx *ctx, member *m, const int32_t *processors, const char *name) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the threads of a device");
  if (processors) {
    const sr_affinity own = sr_affinity_of(processors[m->index]);
    pthread_attr_setaffinity_np(&attributes, sizeof own, (const cpu_set_t *)(const void *)&own);
  }
  int error = pthread_create(&m->thread, &attributes, member_main, m);
  pthread_attr_destroy(&attributes);
  if (error != 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "cannot start a thread of a device%s: %s",
                   processors ? " on its core" : "", strerror(error));
  m->running = true;
  char title[NAME_BYTES];
  snprintf(title, sizeof title, "%.10s.%d", name, (int)m->index % 1000);
  pthread_setname_np(m->thread, title);
  return SR_OK;
}

static sr_status pool_init(sr_ctx *ctx, sr_pool *pool, const int32_t *processors,
                           const char *name) {
  size_t bytes = (size_t)pool->count * sizeof *pool->members;
  pool->members = aligned_alloc(_Alignof(member), bytes);
  if (!pool->members)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the threads of a device");
  memset(pool->members, 0, bytes);
  for (int32_t i = 0; i < pool->count; i++) {
    pool->members[i].pool = pool;
    pool->members[i].index = i;
    SR_TRY(member_start(ctx, &pool->members[i], processors, name));
  }
  return SR_OK;
}

sr_status sr_pool_create(sr_ctx *ctx, int32_t count, const int32_t *processors, const char *name,
                         sr_pool **out_pool) {
  *out_pool = NULL;
  sr_pool *pool = calloc(1, sizeof *pool);
  if (!pool)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the threads of a device");
  pool->count = count;
  pool->processor = processors ? processors[0] : -1;
  sr_status status = pool_init(ctx, pool, processors, name);
  if (status != SR_OK) {
    sr_pool_destroy(pool);
    return status;
  }
  *out_pool = pool;
  return SR_OK;
}

void sr_pool_destroy(sr_pool *pool) {
  if (!pool)
    return;
  pool->ending = true;
  for (int32_t i = 0; pool->members && i < pool->count; i++)
    if (pool->members[i].running) {
      member_call(&pool->members[i]);
      pthread_join(pool->members[i].thread, NULL);
    }
  free(pool->members);
  free(pool);
}

int32_t sr_pool_count(const sr_pool *pool) {
  return pool->count;
}

void sr_pool_start(sr_pool *pool, void (*lead)(void *user), void *user) {
  pool->lead = lead;
  pool->lead_user = user;
  member_call(&pool->members[0]);
}

void sr_pool_wait(sr_pool *pool) {
  member_await(&pool->members[0], 0);
}

void sr_pool_settle(const sr_pool *pool) {
  if (pool->processor < 0)
    return;
  const sr_affinity own = sr_affinity_of(pool->processor);
  sr_affinity_set(&own);
}

void sr_pool_lead(sr_pool *pool, sr_pool_place place, void (*lead)(void *user), void *user) {
  const bool stays = place == SR_POOL_STAYS;
  sr_affinity before;
  bool moved = false;
  if (place != SR_POOL_HERE && pool->processor >= 0 &&
      (stays || sched_getcpu() != pool->processor)) {
    const sr_affinity own = sr_affinity_of(pool->processor);
    moved =
        sr_affinity_get(&before) && memcmp(&before, &own, sizeof own) != 0 && sr_affinity_set(&own);
  }
  if (moved && !stays)
    sr_affinity_set(&before);
  const unsigned floats = set_floats(DEFAULT_FLOATS);
  lead(user);
  set_floats(floats);
  if (moved && stays)
    sr_affinity_set(&before);
}

void sr_pool_split(sr_pool *pool, int32_t parts, sr_pool_work *work, const void *user) {
  pool->work = work;
  pool->work_user = user;
  pool->parts = parts;
  for (int32_t i = 1; i < parts; i++)
    member_call(&pool->members[i]);
  work(user, 0, parts);
  for (int32_t i = 1; i < parts; i++) {
    member *m = &pool->members[i];
    if (member_claim(m, m->calls))
      work(user, i, parts);
    else
      member_await(m, SPINS);
  }
}
