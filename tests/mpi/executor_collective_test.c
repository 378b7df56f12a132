/*
 * Plans with collectives on every device of a job: several devices a rank as threads, several ranks
 * under mpirun. Expected results are formulas in the device number and the number of devices. With
 * "node_is_rank" the ranks exchange messages.
 */
#include <stdlib.h>

#include "executable/verify_plan.h"
#include "support/job.h"
#include "support/plan_case.h"

enum {
  SUM,
  RANK_INTO,
  LESS,
  ADD_ONE,
  COPY_DEVICE,
  FUNCTIONS
};

/* result = left + right, wrapping as compiled code does */
static void sum(void *const *b, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++)
    ((uint32_t *)b[0])[i] = ((const uint32_t *)b[1])[i] + ((const uint32_t *)b[2])[i];
}
/* x[0] = x[0] + 1 + device, through partition_id */
static void rank_into(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  *(int32_t *)b[0] += 1 + (int32_t)*(const uint32_t *)b[1];
}
static void less(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  *(uint8_t *)b[0] = *(const int32_t *)b[1] < *(const int32_t *)b[2];
}
static void add_one(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  ++*(int32_t *)b[0];
}
/* y[i] = device */
static void copy_device(void *const *b, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++)
    ((int32_t *)b[0])[i] = (int32_t)*(const uint32_t *)b[1];
}
static sr_kernel *const functions[FUNCTIONS] = {sum, rank_into, less, add_one, copy_device};
static const sr_device_code code = {.functions = functions};

static job j;
static int32_t total; /* devices of the job */

static const int32_t constants[] = {0, 10, 100};
static const sr_ref device = {SR_SPACE_ARENA, 0, SR_ARENA_DEVICE_OFFSET, 4},
                    x = {SR_SPACE_ARENA, 0, 64, 4}, y = {SR_SPACE_ARENA, 0, 128, 4},
                    n = {SR_SPACE_ARENA, 0, 192, 4}, p = {SR_SPACE_ARENA, 0, 256, 1};

static uint32_t everyone(sr_arena *arena, plan *plan_) {
  int32_t *devices = SR_NEW_ARRAY(arena, int32_t, total);
  for (int32_t i = 0; i < total; i++)
    devices[i] = i;
  return plan_groups(arena, plan_, 1, (uint32_t)total, devices);
}

static plan *make_plan(sr_arena *arena) {
  plan *made = plan_create(arena, total, FUNCTIONS, 4096);
  made->executable.constants = (const uint8_t *)constants;
  made->executable.constant_bytes = sizeof constants;
  return made;
}

/* The costs of a plan's collectives: on the device where they are highest, and on the last
 * device. */
typedef struct costs {
  uint64_t collectives, bytes, last_bytes;
} costs;

/* Costs of the last execution. They are equal on all ranks, except a rank that has only the last
 * device. */
static void expect_costs(const sr_program *program, costs expected) {
  sr_traffic traffic = sr_program_traffic(program);
  int32_t own = j.devices->count;
  bool only_last = own == 1 && sr_device_set_get(j.devices, 0)->number == total - 1;
  EXPECT_EQ(traffic.collectives, expected.collectives);
  EXPECT_EQ(traffic.bytes, only_last ? expected.last_bytes : expected.bytes);
}

/* Runs a plan without arguments and with one result, which has `count` i32 on every own device. */
static void expect_result_of(plan *plan_, int64_t count,
                             int32_t (*expected)(int32_t device_, int64_t i), costs costs_) {
  sr_program *program;
  EXPECT_OK(&j.ctx, sr_executable_verify(&j.ctx, &plan_->executable));
  if (!EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &plan_->executable, &code, &program)))
    return;
  expect_costs(program, (costs){0});
  for (int again = 0; again < 3; again++) {
    sr_array *result;
    if (!EXPECT_OK(&j.ctx, sr_program_execute(&j.ctx, program, NULL, &result)))
      break;
    EXPECT_EQ(result->shard_count, j.devices->count);
    for (int32_t s = 0; s < result->shard_count; s++)
      for (int64_t i = 0; i < count; i++)
        EXPECT_EQ(((int32_t *)result->shards[s].data)[i], expected(result->shards[s].device, i));
    sr_array_destroy(result);
    expect_costs(program, costs_);
  }
  EXPECT_EQ(sr_world_agree(&j.ctx, j.world, SR_OK), SR_OK);
  sr_program_destroy(program);
}

/* ---- all-reduce in a loop ------------------------------------------------------------------- */

/* x = sum over devices of (x + 1 + device), ten times, from 0, modulo 2^32. */
static int32_t looped(int32_t device_, int64_t i) {
  (void)device_, (void)i;
  uint32_t value = 0, count = (uint32_t)total;
  for (int t = 0; t < 10; t++)
    value = count * value + count + count * (count - 1) / 2;
  return (int32_t)value;
}

/* 2 (n-1)/n of 4 bytes, rounded up. */
static uint64_t each_sum(void) {
  uint64_t count = (uint64_t)total;
  return (8 * (count - 1) + count - 1) / count;
}

static void test_loop(bool known) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  plan_result(arena, made, SR_I32, total, true);
  uint32_t groups = everyone(arena, made);
  sr_collective_step reduce = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                               .dtype = SR_I32,
                               .outer = 1,
                               .chunk = 1,
                               .in = x,
                               .out = y,
                               .groups = groups,
                               .reduction = SR_REDUCTION_SUM,
                               .function = SUM};
  sr_while_step loop = {.body_count = 1, .predicates = {p, p}, .trip_count = known ? 10 : -1};
  loop.conditions[0] = PLAN_STEPS(arena, PLAN_KERNEL(arena, LESS, 1, 1, p, n, plan_constant(4, 4)),
                                  plan_agree(p, groups));
  loop.bodies[0] =
      PLAN_STEPS(arena, PLAN_KERNEL(arena, RANK_INTO, 1, 1, x, device), plan_collective(reduce),
                 plan_copy(y, x), PLAN_KERNEL(arena, ADD_ONE, 1, 1, n));
  made->executable.steps =
      PLAN_STEPS(arena, plan_copy(plan_constant(0, 4), x), plan_copy(plan_constant(0, 4), n),
                 plan_while(loop), plan_copy(x, plan_res(0, 4)));
  /* Ten sums of 4 bytes; eleven agreements on a byte if the trip count is unknown. */
  uint64_t others = (uint64_t)total - 1, sums = 10 * each_sum();
  costs agreed = {21, sums + 11 * others, sums + 11 * others};
  expect_result_of(made, 1, looped, known ? (costs){10, sums, sums} : agreed);
  sr_arena_destroy(arena);
}

/* ---- the other kinds ------------------------------------------------------------------------ */

static int32_t gathered(int32_t device_, int64_t i) {
  (void)device_;
  return (int32_t)i;
}

static int32_t shifted(int32_t device_, int64_t i) {
  (void)i;
  return device_ == 0 ? 0 : device_ - 1;
}

static int32_t exchanged(int32_t device_, int64_t i) {
  (void)device_;
  return (int32_t)i;
}

static int32_t constant_sum(int32_t device_, int64_t i) {
  (void)device_, (void)i;
  return 100 * total;
}

/* One collective of the devices' numbers (`in_count` copies of each) to `out_count` i32. */
static void test_kind(sr_collective_kind kind, int64_t in_count, int64_t out_count,
                      int32_t (*expected)(int32_t, int64_t), costs costs_) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  plan_result(arena, made, SR_I32, out_count * total, true);
  uint32_t groups;
  if (kind == SR_COLLECTIVE_PERMUTE) {
    int32_t *pairs = SR_NEW_ARRAY(arena, int32_t, 2 * total);
    for (int32_t i = 0; i + 1 < total; i++) {
      pairs[2 * i] = i;
      pairs[2 * i + 1] = i + 1;
    }
    groups = plan_groups(arena, made, (uint32_t)total - 1, 2, pairs);
  } else {
    groups = everyone(arena, made);
  }
  sr_collective_step step = {.kind = kind,
                             .dtype = SR_I32,
                             .outer = 1,
                             .chunk = 1,
                             .in = plan_memory(1024, 4 * (uint64_t)in_count),
                             .out = plan_res(0, 4 * (uint64_t)out_count),
                             .groups = groups,
                             .function = UINT32_MAX};
  made->executable.steps = PLAN_STEPS(
      arena, PLAN_KERNEL(arena, COPY_DEVICE, in_count, 1, step.in, device), plan_collective(step));
  expect_result_of(made, out_count, expected, costs_);
  sr_arena_destroy(arena);
}

/* Each device sends its number to all others. */
static void test_gather(void) {
  uint64_t sent = 4 * ((uint64_t)total - 1);
  test_kind(SR_COLLECTIVE_ALL_GATHER, 1, total, gathered, (costs){1, sent, sent});
}

/* Each device sends its number to the next; the last device sends none. */
static void test_permute(void) {
  test_kind(SR_COLLECTIVE_PERMUTE, 1, 1, shifted, (costs){1, total > 1 ? 4 : 0, 0});
}

static void test_exchange(void) {
  uint64_t sent = 4 * ((uint64_t)total - 1);
  test_kind(SR_COLLECTIVE_ALL_TO_ALL, total, total, exchanged, (costs){1, sent, sent});
}

static int32_t beside(int32_t device_, int64_t i) {
  return i == 2 ? 0 : i == 1 ? device_ : device_ > 0 ? device_ - 1 : 0;
}

/* Each device sends the second of its numbers to the next, keeps the first, and has a zero after
 * it. */
static void test_redistribute(void) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  plan_result(arena, made, SR_I32, 3 * total, true);
  static const int64_t in_dims[] = {2}, out_dims[] = {3};
  int64_t(*rows)[5] = sr_arena_alloc(arena, 2 * (size_t)total * sizeof *rows);
  sr_transfer_table transfers = {
      .rank = 1, .in_dims = in_dims, .out_dims = out_dims, .rows = rows[0]};
  for (int32_t i = 0; i < total; i++) {
    memcpy(rows[transfers.row_count++], (int64_t[]){i, i, 1, 0, 1}, sizeof *rows);
    if (i > 0)
      memcpy(rows[transfers.row_count++], (int64_t[]){i - 1, i, 1, 1, 0}, sizeof *rows);
  }
  sr_collective_step step = {.kind = SR_COLLECTIVE_REDISTRIBUTE,
                             .dtype = SR_I32,
                             .in = plan_memory(1024, 8),
                             .out = plan_res(0, 12),
                             .groups = plan_transfers(arena, made, &transfers),
                             .function = UINT32_MAX};
  made->executable.steps = PLAN_STEPS(arena, PLAN_KERNEL(arena, COPY_DEVICE, 2, 1, step.in, device),
                                      plan_collective(step));
  expect_result_of(made, 3, beside, (costs){1, total > 1 ? 4 : 0, 0});
  sr_arena_destroy(arena);
}

/* Peers read the input of a collective, so a constant must be copied to where they can read it. */
static void test_constant_input(void) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  plan_result(arena, made, SR_I32, total, true);
  sr_collective_step reduce = {.kind = SR_COLLECTIVE_ALL_REDUCE,
                               .dtype = SR_I32,
                               .outer = 1,
                               .chunk = 1,
                               .in = plan_constant(8, 4),
                               .out = plan_res(0, 4),
                               .groups = everyone(arena, made),
                               .reduction = SR_REDUCTION_SUM,
                               .function = SUM};
  made->executable.steps = PLAN_STEPS(arena, plan_collective(reduce));
  expect_result_of(made, 1, constant_sum, (costs){1, each_sum(), each_sum()});
  sr_arena_destroy(arena);
}

/* A ragged table: the last device is in no group and agrees with no other. */
static void test_agree_ragged(void) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  plan_result(arena, made, SR_I32, total, true);
  int32_t *rows = SR_NEW_ARRAY(arena, int32_t, 2 * total);
  for (int32_t i = 0; i < 2 * total; i++)
    rows[i] = -1;
  for (int32_t i = 0; i + 2 < total; i++)
    rows[i] = i;
  rows[total] = total > 1 ? total - 2 : -1;
  uint32_t groups = plan_groups(arena, made, 2, (uint32_t)total, rows);
  made->executable.steps = PLAN_STEPS(arena, plan_agree(plan_constant(4, 4), groups),
                                      PLAN_KERNEL(arena, COPY_DEVICE, 1, 1, plan_res(0, 4), device),
                                      PLAN_KERNEL(arena, ADD_ONE, 1, 1, plan_res(0, 4)));
  sr_program *program;
  EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &made->executable, &code, &program));
  sr_array *result;
  EXPECT_OK(&j.ctx, sr_program_execute(&j.ctx, program, NULL, &result));
  for (int32_t s = 0; s < result->shard_count; s++)
    EXPECT_EQ(*(int32_t *)result->shards[s].data, result->shards[s].device + 1);
  sr_array_destroy(result);
  sr_program_destroy(program);
  sr_arena_destroy(arena);
}

/* A program that one rank cannot create, because it has no memory, does not disturb later programs.
 * The other ranks have prepared its collective, that rank at most on some devices. */
static void test_failed_create(void) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  made->executable.steps = PLAN_STEPS(arena, plan_agree(device, everyone(arena, made)));
  bool is_last = sr_world_rank(j.world) == sr_world_size(j.world) - 1;
  if (is_last)
    made->executable.arena_bytes = (uint64_t)1 << 50;
  sr_program *program = NULL;
  sr_status status = sr_program_create(&j.ctx, j.devices, &made->executable, &code, &program);
  EXPECT_EQ(status, is_last ? SR_ERR_NOMEM : SR_OK);
  sr_program_destroy(program);
  sr_arena_destroy(arena);
  test_gather();
}

/* The devices' numbers differ, so every rank fails; the rank that detects it reports the place.
 * Must be the last test. */
static void test_disagreement(void) {
  sr_arena *arena = sr_arena_create();
  plan *made = make_plan(arena);
  uint32_t groups = everyone(arena, made);
  made->executable.steps = PLAN_STEPS(arena, plan_agree(device, groups));
  sr_program *program;
  EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &made->executable, &code, &program));
  sr_status status = sr_program_execute(&j.ctx, program, NULL, NULL);
  if (total == 1) {
    EXPECT_EQ(status, SR_OK);
  } else {
    EXPECT(status == SR_ERR_UNSUPPORTED || status == SR_ERR_PEER);
    if (status == SR_ERR_UNSUPPORTED)
      EXPECT_CONTAINS(j.ctx.message, "test.mlir:5:1: devices 0 and 1 disagree");
    EXPECT(sr_world_agree(&j.ctx, j.world, status) != SR_OK);
  }
  sr_program_destroy(program);
  sr_arena_destroy(arena);
}

int main(int argc, char **argv) {
  int32_t per_rank = argc > 1 ? atoi(argv[1]) : 2;
  job_start(&j, per_rank, argc > 2 && strcmp(argv[2], "node_is_rank") == 0);
  total = (int32_t)sr_device_set_total(j.devices);
  test_loop(true);
  test_loop(false);
  test_gather();
  test_permute();
  test_exchange();
  test_redistribute();
  test_constant_input();
  test_agree_ragged();
  test_failed_create();
  test_disagreement();
  return job_end(&j);
}
