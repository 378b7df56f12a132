/*
 * Launches, buffers, events and queues: programs of C kernels on some of this rank's devices and on
 * those of all ranks, from several threads. Expected values are formulas in the arguments.
 */
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "executor/program_launch.h"
#include "support/job.h"
#include "support/plan_case.h"

enum {
  PER_RANK = 3,
  MAX_DEVICES = 16,
  COUNT = 4, /* elements of an array on a device */
  BYTES = COUNT * 4,
  TIMES = 40,
  ADD_ONE = 0,
  SUM,
  SLOW,
  FUNCTIONS
};

static void add_one(void *const *b, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++)
    ((uint32_t *)b[0])[i] = ((const uint32_t *)b[1])[i] + 1;
}
static void sum(void *const *b, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++)
    ((uint32_t *)b[0])[i] = ((const uint32_t *)b[1])[i] + ((const uint32_t *)b[2])[i];
}
static void slow(void *const *b, int64_t begin, int64_t end) {
  usleep(2000);
  add_one(b, begin, end);
}
static sr_kernel *const functions[FUNCTIONS] = {add_one, sum, slow};
static const sr_device_code code = {.functions = functions};
static const sr_ref partition = {SR_SPACE_ARENA, 0, SR_ARENA_DEVICE_OFFSET, 4};

static job j;
static sr_device_queues *queues;
static sr_arena *arena;
static uint64_t taken; /* numbers of collectives that each device has reserved */

static sr_device *device(int32_t local) {
  return sr_device_set_get(j.devices, local);
}

static void unload(sr_program *program) {
  sr_launch_wait(program, queues);
  sr_program_destroy(program);
}

/* ---- programs -------------------------------------------------------------------------------- */

/* result = argument + 1, by the function; if `donates`, in the memory of the argument. */
static plan *make_adder(int32_t count, uint32_t function, bool donates) {
  plan *made = plan_create(arena, count, FUNCTIONS, 4096);
  plan_argument(arena, made, SR_U32, COUNT * count, count > 1);
  plan_result(arena, made, SR_U32, COUNT * count, count > 1);
  made->executable.steps = PLAN_STEPS(
      arena, PLAN_KERNEL(arena, function, COUNT, COUNT, plan_res(0, BYTES), plan_arg(0, BYTES)));
  if (donates) {
    made->arguments[0].donated = true;
    made->arguments[0].alias = 0;
    made->results[0].alias = 0;
  }
  return made;
}

/* result = sum over the devices of the argument */
static plan *make_sum(int32_t count) {
  plan *made = plan_create(arena, count, FUNCTIONS, 4096);
  int32_t devices[MAX_DEVICES];
  for (int32_t i = 0; i < count; i++)
    devices[i] = i;
  plan_argument(arena, made, SR_U32, COUNT * count, count > 1);
  plan_result(arena, made, SR_U32, COUNT * count, count > 1);
  made->executable.steps =
      PLAN_STEPS(arena, plan_collective((sr_collective_step){
                            .kind = SR_COLLECTIVE_ALL_REDUCE,
                            .dtype = SR_U32,
                            .outer = 1,
                            .chunk = COUNT,
                            .function = SUM,
                            .reduction = SR_REDUCTION_SUM,
                            .groups = plan_groups(arena, made, 1, (uint32_t)count, devices),
                            .in = plan_arg(0, BYTES),
                            .out = plan_res(0, BYTES)}));
  return made;
}

/* Makes the program on these devices of the job. Every rank takes as many numbers. */
static sr_program *load(plan *made, const int32_t *devices, int32_t count) {
  uint64_t first[MAX_DEVICES], got = 0;
  for (int32_t i = 0; i < PER_RANK; i++)
    EXPECT_OK(&j.ctx, sr_exchange_reserve(&j.ctx, j.devices->exchange, device(i)->number, 1, &got));
  EXPECT_EQ(got, taken);
  for (int32_t p = 0; p < count; p++)
    first[p] = taken;
  taken++;
  const sr_team team = {.count = count, .devices = devices, .first = first};
  sr_program *program = NULL;
  EXPECT_OK(&j.ctx,
            sr_program_create_on(&j.ctx, j.devices, &made->executable, &code, &team, &program));
  return program;
}

/* The program on `count` devices of this rank from `first` on. */
static sr_program *load_here(plan *made, int32_t first, int32_t count) {
  int32_t devices[PER_RANK];
  for (int32_t i = 0; i < count; i++)
    devices[i] = device(first + i)->number;
  return load(made, devices, count);
}

static sr_buffer *make_buffer(int32_t local, uint32_t value) {
  const uint32_t data[COUNT] = {value, value + 1, value + 2, value + 3};
  sr_buffer *buffer = NULL;
  sr_ctx ctx = {0};
  EXPECT_OK(&ctx, sr_buffer_from_host(&ctx, device(local), SR_U32, 1, (int64_t[]){COUNT}, NULL,
                                      data, &buffer));
  return buffer;
}

static void expect_value(sr_buffer *buffer, uint32_t value) {
  sr_ctx ctx = {0};
  uint32_t data[COUNT];
  if (EXPECT_OK(&ctx, sr_buffer_read(&ctx, buffer, data)))
    for (uint32_t i = 0; i < COUNT; i++)
      EXPECT_EQ(data[i], value + i);
}

/* Launches a program of one device and releases its event. */
static sr_buffer *launch_one(sr_program *program, sr_buffer *argument, bool keeps) {
  sr_ctx ctx = {0};
  sr_buffer *const arguments[] = {argument}, *const *const lists[] = {arguments};
  const int32_t kept[] = {0};
  sr_buffer *result = NULL, **const results[] = {&result};
  sr_event *done = NULL;
  EXPECT_OK(&ctx,
            sr_launch_start(&ctx, program, queues,
                            &(sr_launch){.arguments = lists, .kept = kept, .kept_count = keeps},
                            results, &done));
  sr_event_release(done);
  return result;
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* A chain of launches that run ahead; the last ones run in this thread, because they are short. */
static void test_chain(uint32_t function) {
  sr_program *program = load_here(make_adder(1, function, false), 1, 1);
  sr_buffer *at = make_buffer(1, 5);
  for (int i = 0; i < TIMES; i++) {
    sr_buffer *next = launch_one(program, at, false);
    sr_buffer_release(at);
    at = next;
  }
  expect_value(at, 5 + TIMES);
  for (int i = 0; i < 3; i++) {
    sr_buffer *next = launch_one(program, at, false);
    expect_value(next, 6 + TIMES);
    sr_buffer_release(next);
  }
  sr_buffer_release(at);
  unload(program);
}

static void test_donation(void) {
  sr_program *program = load_here(make_adder(1, ADD_ONE, true), 0, 1);
  sr_buffer *argument = make_buffer(0, 1);
  const void *memory = argument->data, *view = NULL;
  sr_buffer *result = launch_one(program, argument, false);
  expect_value(result, 2);
  EXPECT(result->data == memory);

  EXPECT_OK(&j.ctx, sr_buffer_view(&j.ctx, result, &view)); /* a view keeps what it sees */
  sr_buffer *next = launch_one(program, result, false);
  expect_value(next, 3);
  EXPECT(next->data != memory && view == memory);
  expect_value(result, 2);
  sr_buffer_end_view(result);

  sr_buffer *last = launch_one(program, next, true); /* kept: the caller still has it */
  expect_value(last, 4);
  expect_value(next, 3);
  sr_buffer_release(next);
  sr_buffer_release(last);
  unload(program);
}

/* Whoever holds a buffer has its contents, although a launch gets it to donate: another thread may
 * be about to read it, to copy it or to launch a program with it. */
static void test_held(void) {
  sr_program *donor = load_here(make_adder(1, ADD_ONE, true), 0, 1);
  sr_program *reader = load_here(make_adder(1, ADD_ONE, false), 0, 1);
  sr_buffer *held = make_buffer(0, 7), *copy = NULL;
  sr_buffer *changed = launch_one(donor, sr_buffer_hold(held), false);
  expect_value(changed, 8);
  expect_value(held, 7);
  EXPECT_OK(&j.ctx, sr_launch_copy(&j.ctx, queues, held, device(1), &copy));
  expect_value(copy, 7);
  sr_buffer *read = launch_one(reader, held, false);
  expect_value(read, 8);
  expect_value(held, 7);
  sr_buffer *const all[] = {held, changed, copy, read};
  for (int i = 0; i < 4; i++)
    sr_buffer_release(all[i]);
  unload(donor);
  unload(reader);
}

/* A launch before the one that donates has ended with its argument: no copy is made. */
static void test_donated_next(uint32_t function) {
  sr_program *donor = load_here(make_adder(1, ADD_ONE, true), 0, 1);
  sr_program *reader = load_here(make_adder(1, function, false), 0, 1);
  for (uint32_t i = 0; i < TIMES; i++) {
    sr_buffer *at = make_buffer(0, i);
    const void *memory = at->data;
    sr_buffer *read = launch_one(reader, at, false), *changed = launch_one(donor, at, false);
    expect_value(changed, i + 1);
    expect_value(read, i + 1);
    EXPECT(changed->data == memory);
    sr_buffer_release(read);
    sr_buffer_release(changed);
  }
  unload(donor);
  unload(reader);
}

static void expect_refused(sr_program *program, sr_buffer *const *arguments, const char *message) {
  sr_ctx ctx = {0};
  sr_buffer *result = NULL, **const results[] = {&result};
  sr_event *done = NULL;
  EXPECT_EQ(sr_launch_start(&ctx, program, queues,
                            &(sr_launch){.arguments = (sr_buffer *const *const[]){arguments}},
                            results, &done),
            SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, message);
  EXPECT(!result && !done);
}

static void test_refused(void) {
  plan *made = make_adder(1, ADD_ONE, true);
  plan_argument(arena, made, SR_U32, COUNT, false);
  sr_program *program = load_here(made, 1, 1);
  sr_buffer *good = make_buffer(1, 0), *elsewhere = make_buffer(2, 0), *other = NULL;
  const float zeros[COUNT] = {0};
  EXPECT_OK(&j.ctx, sr_buffer_from_host(&j.ctx, device(1), SR_F32, 1, (int64_t[]){COUNT}, NULL,
                                        zeros, &other));
  expect_refused(program, (sr_buffer *const[]){good, NULL}, "argument 1 is missing");
  expect_refused(program, (sr_buffer *const[]){good, good},
                 "argument 0 is donated, so it cannot be argument 1 as well");
  expect_refused(program, (sr_buffer *const[]){elsewhere, good}, "argument 0 is on device ");
  expect_refused(program, (sr_buffer *const[]){good, other},
                 "argument 1 is f32[4] on a device, the program takes ui32[4]");
  sr_buffer_release(good);
  sr_buffer_release(elsewhere);
  sr_buffer_release(other);
  sr_program_destroy(program);
}

/* Elements in any order: transposed, reversed, repeated. */
static void test_strides(void) {
  const uint32_t data[] = {0, 1, 2, 3, 4, 5};
  static const struct {
    int64_t strides[2];
    int first; /* element that the address points to */
    uint32_t wanted[6];
  } rows[] = {{{12, 4}, 0, {0, 1, 2, 3, 4, 5}},
              {{4, 8}, 0, {0, 2, 4, 1, 3, 5}},
              {{-12, -4}, 5, {5, 4, 3, 2, 1, 0}},
              {{0, 4}, 1, {1, 2, 3, 1, 2, 3}}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    uint32_t got[6];
    sr_buffer *buffer = NULL;
    EXPECT_OK(&j.ctx, sr_buffer_from_host(&j.ctx, device(0), SR_U32, 2, (int64_t[]){2, 3},
                                          rows[i].strides, data + rows[i].first, &buffer));
    EXPECT_OK(&j.ctx, sr_buffer_read(&j.ctx, buffer, got));
    EXPECT(memcmp(got, rows[i].wanted, sizeof got) == 0);
    sr_buffer_release(buffer);
  }
}

/* Copies of what is not ready yet; later launches take the original's memory. */
static void test_copies(void) {
  sr_program *program = load_here(make_adder(1, SLOW, true), 0, 1);
  sr_buffer *at = make_buffer(0, 10), *copies[5];
  for (uint32_t i = 0; i < 5; i++) {
    at = launch_one(program, at, false);
    EXPECT_OK(&j.ctx,
              sr_launch_copy(&j.ctx, queues, at, device((int32_t)i % PER_RANK), &copies[i]));
  }
  for (uint32_t i = 0; i < 5; i++) {
    expect_value(copies[i], 11 + i);
    sr_buffer_release(copies[i]);
  }
  expect_value(at, 15);
  sr_buffer_release(at);
  unload(program);
}

typedef struct told {
  int calls;
  sr_status status;
  char message[256];
} told;

static void tell(void *user, sr_status status, const char *message) {
  told *all = user;
  all->status = status;
  snprintf(all->message, sizeof all->message, "%s", message ? message : "");
  __atomic_fetch_add(&all->calls, 1, __ATOMIC_RELEASE);
}

/* Two devices disagree: the error travels to what is made of the results, and no further. */
static void test_failure(void) {
  plan *made = make_adder(2, ADD_ONE, false);
  sr_step_list steps =
      PLAN_STEPS(arena, plan_agree(partition, plan_groups(arena, made, 1, 2, (int32_t[]){0, 1})),
                 PLAN_KERNEL(arena, ADD_ONE, COUNT, COUNT, plan_res(0, BYTES), plan_arg(0, BYTES)));
  made->executable.steps = steps;
  sr_program *failing = load_here(made, 0, 2), *adder = load_here(make_adder(1, SLOW, false), 0, 1);
  sr_buffer *arguments[] = {make_buffer(0, 1), make_buffer(1, 1)}, *got[2] = {NULL};
  sr_buffer *const *const lists[] = {&arguments[0], &arguments[1]};
  sr_buffer **const results[] = {&got[0], &got[1]};
  sr_event *done[2] = {NULL};
  told all = {0};
  EXPECT_OK(&j.ctx, sr_launch_start(&j.ctx, failing, queues, &(sr_launch){.arguments = lists},
                                    results, done));
  sr_buffer *next = launch_one(adder, got[0], false);
  EXPECT_OK(&j.ctx, sr_event_on_end(&j.ctx, next->ready, tell, &all));
  sr_ctx_clear(&j.ctx);
  EXPECT(sr_event_wait(&j.ctx, next->ready) != SR_OK);
  sr_launch_wait(failing, queues);
  sr_launch_wait(adder, queues);
  EXPECT_EQ(__atomic_load_n(&all.calls, __ATOMIC_ACQUIRE), 1);
  EXPECT(all.status == SR_ERR_UNSUPPORTED || all.status == SR_ERR_PEER);
  EXPECT_STRING(all.message, j.ctx.message);
  EXPECT_OK(&j.ctx, sr_event_on_end(&j.ctx, arguments[0]->ready, tell, &all)); /* at once */
  EXPECT_EQ(all.calls, 2);
  for (int i = 0; i < 2; i++) {
    sr_buffer_release(got[i]);
    sr_event_release(done[i]);
  }
  sr_buffer_release(next);
  next = launch_one(adder, arguments[0], false);
  expect_value(next, 2);
  sr_buffer_release(next);
  sr_buffer_release(arguments[0]);
  sr_buffer_release(arguments[1]);
  unload(failing);
  unload(adder);
}

/* ---- several devices and threads ------------------------------------------------------------- */

/* Launches the sum of a team on its devices of this rank, again and again. */
typedef struct summer {
  sr_program *program;
  int32_t count; /* devices of the team */
} summer;

static void *sum_up(void *user) {
  const summer *own = user;
  const int32_t here = sr_program_device_count(own->program);
  sr_ctx ctx = {0};
  for (uint32_t time = 0; time < TIMES; time++) {
    sr_buffer *arguments[PER_RANK], *got[PER_RANK] = {NULL};
    sr_buffer *const *lists[PER_RANK];
    sr_buffer **results[PER_RANK];
    sr_event *done[PER_RANK];
    for (int32_t i = 0; i < here; i++) {
      const int32_t local = sr_program_device(own->program, i)->number - device(0)->number;
      arguments[i] = make_buffer(local, time);
      lists[i] = &arguments[i];
      results[i] = &got[i];
    }
    EXPECT_OK(&ctx, sr_launch_start(&ctx, own->program, queues, &(sr_launch){.arguments = lists},
                                    results, done));
    for (int32_t i = 0; i < here; i++) {
      uint32_t data[COUNT];
      sr_buffer_release(arguments[i]);
      EXPECT_OK(&ctx, sr_buffer_read(&ctx, got[i], data));
      for (uint32_t k = 0; k < COUNT; k++)
        EXPECT_EQ(data[k], (time + k) * (uint32_t)own->count);
      sr_buffer_release(got[i]);
      sr_event_release(done[i]);
    }
  }
  return NULL;
}

/* Threads launch programs of overlapping sets of this rank's devices at the same time. */
static void test_threads(void) {
  pthread_t threads[3];
  summer summers[] = {{load_here(make_sum(3), 0, 3), 3},
                      {load_here(make_sum(2), 0, 2), 2},
                      {load_here(make_sum(2), 1, 2), 2}};
  for (int i = 0; i < 3; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, sum_up, &summers[i]), 0);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < 3; i++)
    unload(summers[i].program);
}

/* All devices of the job, and those of even number. */
static void test_ranks(void) {
  const int32_t total = (int32_t)sr_device_set_total(j.devices);
  for (int32_t step = 1; step < 3; step++) {
    int32_t devices[MAX_DEVICES], count = 0;
    for (int32_t d = 0; d < total; d += step)
      devices[count++] = d;
    summer all = {load(make_sum(count), devices, count), count};
    sum_up(&all);
    sr_launch_wait(all.program, queues);
    EXPECT_EQ(sr_world_agree(&j.ctx, j.world, SR_OK), SR_OK);
    sr_program_destroy(all.program);
  }
}

int main(int argc, char **argv) {
  job_start(&j, PER_RANK, argc > 1 && strcmp(argv[1], "node_is_rank") == 0);
  arena = sr_arena_create();
  EXPECT_OK(&j.ctx, sr_device_queues_create(&j.ctx, j.devices, &queues));
  test_chain(ADD_ONE);
  test_chain(SLOW);
  test_donation();
  test_held();
  test_donated_next(ADD_ONE);
  test_donated_next(SLOW);
  test_refused();
  test_strides();
  test_copies();
  test_threads();
  test_failure();
  test_ranks();
  for (int32_t i = 0; i < PER_RANK; i++)
    EXPECT_EQ(j.devices->kind->used_bytes(device(i)), 0);
  sr_device_queues_destroy(queues);
  sr_arena_destroy(arena);
  return job_end(&j);
}
