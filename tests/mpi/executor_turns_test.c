/*
 * Launches whose devices take turns in the caller's thread: which do, what they compute, and how
 * they fail. The programs are sums over devices, by one of two collectives that an argument
 * selects.
 */
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "executor/launch_limits.h"
#include "executor/program_launch.h"
#include "support/job.h"
#include "support/plan_case.h"

enum {
  PER_RANK = 3,
  MAX_DEVICES = 16,
  COUNT = 40, /* elements of an array on a device: too many for a control line */
  BYTES = COUNT * 4,
  TRIES = 2000, /* launches after which a short one has come, on a busy machine, too */
  WHO = 0,
  SUM,
  SLOW,
  FUNCTIONS
};

static double busy_seconds; /* that WHO takes at least */

/* Writes which thread it runs in. */
static void who(void *const *b, int64_t begin, int64_t end) {
  const double until = sr_seconds_now() + busy_seconds;
  for (int64_t i = begin; i < end; i++)
    ((int32_t *)b[0])[i] = gettid();
  while (sr_seconds_now() < until) {
  }
}
static void sum(void *const *b, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++)
    ((uint32_t *)b[0])[i] = ((const uint32_t *)b[1])[i] + ((const uint32_t *)b[2])[i];
}
static void slow(void *const *b, int64_t begin, int64_t end) {
  usleep(20000);
  memcpy(b[0], b[1], (size_t)(end - begin) * 4);
}
static sr_kernel *const functions[FUNCTIONS] = {who, sum, slow};
static const sr_device_code code = {.functions = functions};

static job j;
static sr_device_queues *queues;
static sr_arena *arena;

static sr_device *device(int32_t local) {
  return sr_device_set_get(j.devices, local);
}

/* ---- programs -------------------------------------------------------------------------------- */

static sr_step sum_step(uint32_t groups) {
  return plan_collective((sr_collective_step){.kind = SR_COLLECTIVE_ALL_REDUCE,
                                              .dtype = SR_U32,
                                              .outer = 1,
                                              .chunk = COUNT,
                                              .function = SUM,
                                              .reduction = SR_REDUCTION_SUM,
                                              .groups = groups,
                                              .in = plan_arg(0, BYTES),
                                              .out = plan_res(0, BYTES)});
}

/* (x, which) -> (sum of x, thread); if `agrees`, devices that pass another `which` are found. */
static plan *make_sum(int32_t count, bool agrees) {
  plan *made = plan_create(arena, count, FUNCTIONS, 4096);
  int32_t devices[MAX_DEVICES];
  for (int32_t i = 0; i < count; i++)
    devices[i] = i;
  const uint32_t groups = plan_groups(arena, made, 1, (uint32_t)count, devices);
  plan_argument(arena, made, SR_U32, COUNT * count, count > 1);
  plan_argument(arena, made, SR_I32, count, count > 1);
  plan_result(arena, made, SR_U32, COUNT * count, count > 1);
  plan_result(arena, made, SR_I32, count, count > 1);
  const sr_step_list branches[] = {PLAN_STEPS(arena, sum_step(groups)),
                                   PLAN_STEPS(arena, sum_step(groups))};
  const sr_step say = PLAN_KERNEL(arena, WHO, 1, 1, plan_res(1, 4)),
                choose = plan_case(arena, plan_arg(1, 4), false, 2, branches);
  made->executable.steps = agrees
                               ? PLAN_STEPS(arena, plan_agree(plan_arg(1, 4), groups), say, choose)
                               : PLAN_STEPS(arena, say, choose);
  return made;
}

static sr_program *load(plan *made, const int32_t *devices, int32_t count) {
  const uint64_t needed = sr_plan_collectives(&made->executable.steps);
  uint64_t first[MAX_DEVICES], number = 0;
  for (int32_t i = 0; i < PER_RANK; i++)
    EXPECT_OK(&j.ctx,
              sr_exchange_reserve(&j.ctx, j.devices->exchange, device(i)->number, needed, &number));
  for (int32_t p = 0; p < count; p++)
    first[p] = number;
  const sr_team team = {.count = count, .devices = devices, .first = first};
  sr_program *program = NULL;
  EXPECT_OK(&j.ctx,
            sr_program_create_on(&j.ctx, j.devices, &made->executable, &code, &team, &program));
  return program;
}

/* On `count` devices of this rank, the last one first. */
static sr_program *load_here(plan *made, int32_t count) {
  int32_t devices[PER_RANK];
  for (int32_t i = 0; i < count; i++)
    devices[i] = device(PER_RANK - 1 - i)->number;
  return load(made, devices, count);
}

static sr_buffer *make_buffer(int32_t local, sr_dtype dtype, int64_t count, uint32_t value) {
  uint32_t data[COUNT];
  sr_buffer *buffer = NULL;
  for (int64_t i = 0; i < count; i++)
    data[i] = value + (uint32_t)i;
  EXPECT_OK(&j.ctx, sr_buffer_from_host(&j.ctx, device(local), dtype, 1, (int64_t[]){count}, NULL,
                                        data, &buffer));
  return buffer;
}

/* ---- launches -------------------------------------------------------------------------------- */

/* A launch on the program's devices of this rank. */
typedef struct started {
  int32_t count;
  sr_buffer *arguments[PER_RANK][2], *results[PER_RANK][2];
  sr_event *done[PER_RANK];
  double seconds; /* until it was started; or run, if in turns */
} started;

static int32_t local_of(const sr_program *program, int32_t index) {
  return sr_program_device(program, index)->number - device(0)->number;
}

/* x is value + element on every device; `which` is [device of the program on this rank]. `x`, if it
 * is there, is that of the first. */
static started launch(sr_program *program, uint32_t value, const int32_t *which, sr_buffer *x) {
  started s = {.count = sr_program_device_count(program)};
  sr_buffer *const *arguments[PER_RANK];
  sr_buffer **results[PER_RANK];
  for (int32_t i = 0; i < s.count; i++) {
    const int32_t local = local_of(program, i);
    s.arguments[i][0] = x && i == 0 ? sr_buffer_hold(x) : make_buffer(local, SR_U32, COUNT, value);
    s.arguments[i][1] = make_buffer(local, SR_I32, 1, (uint32_t)which[i]);
    arguments[i] = s.arguments[i];
    results[i] = s.results[i];
  }
  const double began = sr_seconds_now();
  EXPECT_OK(&j.ctx, sr_launch_start(&j.ctx, program, queues, &(sr_launch){.arguments = arguments},
                                    results, s.done));
  s.seconds = sr_seconds_now() - began;
  return s;
}

static void release(started *s) {
  for (int32_t i = 0; i < s->count; i++) {
    for (int32_t k = 0; k < 2; k++) {
      sr_buffer_release(s->arguments[i][k]);
      sr_buffer_release(s->results[i][k]);
    }
    sr_event_release(s->done[i]);
  }
}

/* Expects sums of `value` over `count` devices. Returns on how many devices this thread ran. */
static int32_t finish(started *s, uint32_t value, int32_t count) {
  int32_t here = 0;
  for (int32_t i = 0; i < s->count; i++) {
    uint32_t data[COUNT];
    int32_t thread = 0;
    EXPECT_OK(&j.ctx, sr_buffer_read(&j.ctx, s->results[i][0], data));
    EXPECT_OK(&j.ctx, sr_buffer_read(&j.ctx, s->results[i][1], &thread));
    for (uint32_t k = 0; k < COUNT; k++)
      if (!EXPECT_EQ(data[k], (value + k) * (uint32_t)count))
        break;
    here += thread == gettid();
  }
  release(s);
  return here;
}

/* Launches the program until its devices take turns that are short: so do the next ones. */
static void come_to_turns(sr_program *program) {
  const int32_t count = sr_program_device_count(program);
  bool takes_turns = false;
  for (int32_t i = 0; i < TRIES && !takes_turns; i++) {
    const int32_t which[PER_RANK] = {i % 2, i % 2, i % 2};
    started s = launch(program, (uint32_t)i, which, NULL);
    const double seconds = s.seconds;
    const int32_t here = finish(&s, (uint32_t)i, count);
    EXPECT(here == 0 || here == count);
    takes_turns = here > 0 && seconds < SR_SHORT_TURNS_SECONDS;
  }
  EXPECT(takes_turns);
}

static void expect_failure(started *s, sr_status status, const char *message) {
  for (int32_t i = 0; i < s->count; i++) {
    sr_ctx ctx = {0};
    EXPECT_EQ(sr_event_wait(&ctx, s->done[i]), status);
    EXPECT_CONTAINS(ctx.message, message);
    EXPECT_EQ(sr_event_wait(&ctx, s->results[i][0]->ready), status);
  }
}

static void unload(sr_program *program) {
  sr_launch_wait(program, queues);
  sr_program_destroy(program);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void test_counts(void) {
  for (int32_t count = 1; count <= PER_RANK; count++) {
    sr_program *program = load_here(make_sum(count, true), count);
    come_to_turns(program);
    come_to_turns(program);
    unload(program);
  }
}

/* After turns that took long, threads have the next launch, and after it turns are tried again. */
static void test_rest(void) {
  static const int32_t which[PER_RANK] = {0};
  sr_program *program = load_here(make_sum(PER_RANK, false), PER_RANK);
  come_to_turns(program);
  busy_seconds = 0.6 * SR_SHORT_TURNS_SECONDS; /* short on each device, and long on all together */
  started s = launch(program, 1, which, NULL);
  EXPECT_EQ(finish(&s, 1, PER_RANK), PER_RANK);
  busy_seconds = 0;
  s = launch(program, 2, which, NULL);
  EXPECT_EQ(finish(&s, 2, PER_RANK), 0);
  come_to_turns(program);
  unload(program);
}

/* A device that is busy is waited for in its thread, and the launch returns before. */
static void test_busy(void) {
  static const int32_t which[PER_RANK] = {0};
  plan *made = plan_create(arena, 1, FUNCTIONS, 4096);
  plan_argument(arena, made, SR_U32, COUNT, false);
  plan_result(arena, made, SR_U32, COUNT, false);
  made->executable.steps = PLAN_STEPS(
      arena, PLAN_KERNEL(arena, SLOW, COUNT, COUNT, plan_res(0, BYTES), plan_arg(0, BYTES)));
  sr_program *program = load_here(make_sum(PER_RANK, true), PER_RANK), *busy = load_here(made, 1);
  come_to_turns(program);
  sr_buffer *x = make_buffer(local_of(busy, 0), SR_U32, COUNT, 7), *copy = NULL;
  sr_event *done = NULL;
  EXPECT_OK(&j.ctx, sr_launch_start(&j.ctx, busy, queues,
                                    &(sr_launch){.arguments = (sr_buffer *const *const[]){&x}},
                                    (sr_buffer * *const[]){&copy}, &done));
  started s = launch(program, 7, which, copy);
  EXPECT(!sr_event_has_ended(s.done[0]));
  EXPECT_EQ(finish(&s, 7, PER_RANK), 0);
  sr_event_release(done);
  sr_buffer_release(copy);
  sr_buffer_release(x);
  unload(program);
  unload(busy);
}

/* Devices that disagree, and what is made of their results; devices in different collectives. */
static void test_failures(void) {
  static const int32_t differ[PER_RANK] = {0, 1, 0}, same[PER_RANK] = {0};
  sr_program *agreed = load_here(make_sum(PER_RANK, true), PER_RANK),
             *next = load_here(make_sum(PER_RANK, true), PER_RANK),
             *stuck = load_here(make_sum(PER_RANK, false), PER_RANK);
  come_to_turns(agreed);
  come_to_turns(next);
  come_to_turns(stuck);
  started first = launch(agreed, 1, differ, NULL);
  expect_failure(&first, SR_ERR_UNSUPPORTED, "disagree on the condition");
  EXPECT(sr_program_has_failed(agreed));
  started second = launch(next, 1, same, first.results[0][0]);
  expect_failure(&second, SR_ERR_UNSUPPORTED, "disagree on the condition");
  EXPECT(sr_program_has_failed(next));
  release(&first);
  release(&second);
  started third = launch(stuck, 1, differ, NULL);
  expect_failure(&third, SR_ERR_INTERNAL, "the devices of a program wait for each other");
  EXPECT(sr_program_has_failed(stuck));
  release(&third);
  unload(agreed);
  unload(next);
  unload(stuck);
}

/* Who has peers in other ranks does not wait for them in the caller's thread. */
static void test_ranks(void) {
  const int32_t total = (int32_t)sr_device_set_total(j.devices), which[PER_RANK] = {0};
  int32_t devices[MAX_DEVICES];
  for (int32_t d = 0; d < total; d++)
    devices[d] = d;
  sr_program *program = load(make_sum(total, true), devices, total);
  for (uint32_t i = 0; i < 20; i++) {
    started s = launch(program, i, which, NULL);
    const int32_t here = finish(&s, i, total);
    EXPECT(here == 0 || total == PER_RANK);
  }
  sr_launch_wait(program, queues);
  EXPECT_EQ(sr_world_agree(&j.ctx, j.world, SR_OK), SR_OK);
  sr_program_destroy(program);
}

int main(void) {
  job_start(&j, PER_RANK, false);
  arena = sr_arena_create();
  EXPECT_OK(&j.ctx, sr_device_queues_create(&j.ctx, j.devices, &queues));
  test_counts();
  test_rest();
  test_busy();
  test_failures();
  test_ranks();
  for (int32_t i = 0; i < PER_RANK; i++)
    EXPECT_EQ(j.devices->kind->used_bytes(device(i)), 0);
  sr_device_queues_destroy(queues);
  sr_arena_destroy(arena);
  return job_end(&j);
}
