/*
 * Programs on some of a job's devices, in any order: each rank makes its programs without the
 * others. Teams that overlap run one after the other, those that do not side by side. With
 * "node_is_rank" the ranks exchange messages.
 */
#include <pthread.h>
#include <string.h>

#include "executable/verify_plan.h"
#include "support/job.h"
#include "support/plan_case.h"

enum {
  PER_RANK = 3,
  MAX_DEVICES = 16,
  NUMBERS = 100, /* that a team takes of each device */
  TIMES = 50,
  SUM = 0,
  RANK_INTO,
  FUNCTIONS
};

static void sum(void *const *b, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++)
    ((uint32_t *)b[0])[i] = ((const uint32_t *)b[1])[i] + ((const uint32_t *)b[2])[i];
}
/* result = argument * (1 + partition) */
static void rank_into(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  *(uint32_t *)b[0] = *(const uint32_t *)b[1] * (1 + *(const uint32_t *)b[2]);
}
static sr_kernel *const functions[FUNCTIONS] = {sum, rank_into};
static const sr_device_code code = {.functions = functions};
static const sr_ref partition = {SR_SPACE_ARENA, 0, SR_ARENA_DEVICE_OFFSET, 4},
                    x = {SR_SPACE_ARENA, 0, 64, 4};

static job j;
static int32_t total;

/* A program of `count` partitions: the sum over them of argument * (1 + partition). */
static plan *make_plan(sr_arena *arena, int32_t count) {
  plan *made = plan_create(arena, count, FUNCTIONS, 4096);
  int32_t devices[MAX_DEVICES];
  for (int32_t i = 0; i < count; i++)
    devices[i] = i;
  plan_argument(arena, made, SR_U32, count, true);
  plan_result(arena, made, SR_U32, count, true);
  const uint32_t groups = plan_groups(arena, made, 1, (uint32_t)count, devices);
  const sr_collective_step reduce = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                                     .dtype = SR_U32,
                                     .outer = 1,
                                     .chunk = 1,
                                     .function = SUM,
                                     .reduction = SR_REDUCTION_SUM,
                                     .groups = groups,
                                     .in = x,
                                     .out = plan_res(0, 4)};
  made->executable.steps =
      PLAN_STEPS(arena, PLAN_KERNEL(arena, RANK_INTO, 1, 1, x, plan_arg(0, 4), partition),
                 plan_collective(reduce));
  EXPECT_OK(&j.ctx, sr_executable_verify(&j.ctx, &made->executable));
  return made;
}

/* A team and its program. */
typedef struct group {
  sr_arena *arena;
  int32_t devices[MAX_DEVICES], count;
  uint64_t first[MAX_DEVICES];
  uint64_t before; /* numbers that each device has reserved */
  sr_program *program;
} group;

/* Makes the program of devices begin, begin + step, ..., the last one first. All ranks know which
 * numbers others have: each team takes as many. */
static group make_group(int32_t begin, int32_t step, uint64_t teams[MAX_DEVICES]) {
  group made = {.arena = sr_arena_create()};
  for (int32_t d = begin; d < total; d += step)
    made.devices[made.count++] = d;
  for (int32_t i = 0; i < made.count / 2; i++) {
    const int32_t other = made.devices[made.count - 1 - i];
    made.devices[made.count - 1 - i] = made.devices[i];
    made.devices[i] = other;
  }
  for (int32_t p = 0; p < made.count; p++) {
    const int32_t device = made.devices[p];
    uint64_t got = 0;
    made.first[p] = NUMBERS * teams[device]++;
    if (device / PER_RANK == sr_world_rank(j.world)) {
      EXPECT_OK(&j.ctx, sr_exchange_reserve(&j.ctx, j.devices->exchange, device, NUMBERS, &got));
      EXPECT_EQ(got, made.first[p]);
    }
  }
  const sr_team team = {.count = made.count, .devices = made.devices, .first = made.first};
  EXPECT_OK(&j.ctx,
            sr_program_create_on(&j.ctx, j.devices, &make_plan(made.arena, made.count)->executable,
                                 &code, &team, &made.program));
  return made;
}

static void end_group(group *made) {
  sr_program_destroy(made->program);
  sr_arena_destroy(made->arena);
}

/* What a device of this rank runs: some of the groups, in one order. */
typedef struct worker {
  int32_t device;
  group *groups;
  int count;
} worker;

static uint32_t argument_of(int32_t device, int time) {
  return (uint32_t)(device * 1000 + time);
}

static uint32_t expected_sum(const group *made, int time) {
  uint32_t all = 0;
  for (int32_t p = 0; p < made->count; p++)
    all += argument_of(made->devices[p], time) * (1 + (uint32_t)p);
  return all;
}

/* Runs the program on one device; `block` has the argument and the result. */
static void run_once(const group *made, int32_t index, int time, uint32_t *block) {
  sr_ctx ctx = {0};
  const int32_t device = sr_program_device(made->program, index)->number;
  EXPECT_EQ(made->devices[sr_program_partition(made->program, index)], device);
  block[0] = argument_of(device, time);
  block[16] = 0;
  EXPECT_OK(&ctx, sr_program_run_on(&ctx, made->program, index, SR_LEADER_CALLER, NULL,
                                    (void *[]){block}, (void *[]){block + 16}));
  EXPECT_EQ(block[16], expected_sum(made, time));
}

static void *work(void *user) {
  const worker *own = user;
  sr_device *device = sr_device_set_get(j.devices, own->device % PER_RANK);
  sr_device_block *block = NULL;
  sr_ctx ctx = {0};
  EXPECT_OK(&ctx, j.devices->kind->take(&ctx, device, 128, "test", &block));
  for (int time = 0; time < TIMES; time++)
    for (int g = 0; g < own->count; g++)
      for (int32_t i = 0; i < sr_program_device_count(own->groups[g].program); i++)
        if (sr_program_device(own->groups[g].program, i) == device)
          run_once(&own->groups[g], i, time, j.devices->kind->address(device, block));
  j.devices->kind->give(device, block);
  return NULL;
}

static void run_groups(group *groups, int count) {
  pthread_t threads[PER_RANK];
  worker workers[PER_RANK];
  for (int32_t i = 0; i < PER_RANK; i++) {
    workers[i] = (worker){sr_world_rank(j.world) * PER_RANK + i, groups, count};
    EXPECT_EQ(pthread_create(&threads[i], NULL, work, &workers[i]), 0);
  }
  for (int32_t i = 0; i < PER_RANK; i++)
    pthread_join(threads[i], NULL);
}

/* All devices, the even ones, the odd ones, every third, the last one alone: each rank makes those
 * that have one of its devices. */
static void test_overlapping(void) {
  static const int32_t begins[] = {0, 0, 1, 2}, steps[] = {1, 2, 2, 3};
  uint64_t teams[MAX_DEVICES] = {0};
  group groups[5];
  for (int g = 0; g < 4; g++)
    groups[g] = make_group(begins[g], steps[g], teams);
  groups[4] = make_group(total - 1, 1, teams);
  run_groups(groups, 5);
  EXPECT_EQ(sr_world_agree(&j.ctx, j.world, SR_OK), SR_OK);
  for (int g = 0; g < 5; g++)
    end_group(&groups[g]);
}

static void test_refused(void) {
  sr_arena *arena = sr_arena_create();
  sr_program *program = NULL;
  const int32_t devices[] = {0};
  const uint64_t first[] = {0};
  const sr_team team = {.count = 1, .devices = devices, .first = first};
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_create_on(&j.ctx, j.devices, &make_plan(arena, 2)->executable, &code, &team,
                                 &program),
            SR_ERR_INVALID);
  EXPECT_STRING(j.ctx.message, "the program has 2 partitions, not 1");
  sr_arena_destroy(arena);
}

/* ---- a failure of one rank's own devices ----------------------------------------------------- */

/* Two devices of this rank disagree on a value: both end, and the job goes on. */
static void *disagree(void *user) {
  sr_ctx ctx = {0};
  const worker *own = user;
  const sr_status status = sr_program_run_on(&ctx, own->groups->program, own->device,
                                             SR_LEADER_CALLER, NULL, NULL, NULL);
  EXPECT(status == SR_ERR_UNSUPPORTED || status == SR_ERR_PEER);
  return NULL;
}

static void test_own_failure(void) {
  sr_arena *arena = sr_arena_create();
  plan *made = plan_create(arena, 2, FUNCTIONS, 4096);
  const int32_t own = sr_world_rank(j.world) * PER_RANK, rows[] = {0, 1};
  made->executable.steps =
      PLAN_STEPS(arena, plan_agree(partition, plan_groups(arena, made, 1, 2, rows)));
  group failing = {.arena = arena, .devices = {own + 1, own}, .count = 2};
  for (int p = 0; p < 2; p++)
    EXPECT_OK(&j.ctx, sr_exchange_reserve(&j.ctx, j.devices->exchange, failing.devices[p], 1,
                                          &failing.first[p]));
  const sr_team team = {.count = 2, .devices = failing.devices, .first = failing.first};
  EXPECT_OK(&j.ctx, sr_program_create_on(&j.ctx, j.devices, &made->executable, &code, &team,
                                         &failing.program));
  pthread_t threads[2];
  worker workers[2] = {{0, &failing, 1}, {1, &failing, 1}};
  for (int i = 0; i < 2; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, disagree, &workers[i]), 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
  end_group(&failing);
}

int main(int argc, char **argv) {
  job_start(&j, PER_RANK, argc > 1 && strcmp(argv[1], "node_is_rank") == 0);
  total = (int32_t)sr_device_set_total(j.devices);
  test_refused();
  test_overlapping();
  test_own_failure();
  EXPECT_EQ(sr_world_agree(&j.ctx, j.world, SR_OK), SR_OK);
  return job_end(&j);
}
