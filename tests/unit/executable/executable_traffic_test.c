/* The cost of collectives, compared with the table of traffic.h computed by hand: each kind with a
 * group of one, a ragged group and no group, sizes that do not divide, and in the printed plan. */
#include "executable/format.h"
#include "executable/traffic.h"
#include "executable/verify_plan.h"
#include "support/expect.h"
#include "support/plan_case.h"

enum {
  DEVICES = 6
};

static sr_arena *arena;
static plan *made;
static uint32_t fours, ragged, pairs, loops;

static void setup(void) {
  arena = sr_arena_create();
  made = plan_create(arena, DEVICES, 1, 4096);
  fours = plan_groups(arena, made, 1, 4, (int32_t[]){3, 1, 0, 2});
  ragged = plan_groups(arena, made, 2, 3, (int32_t[]){5, 0, 2, 4, -1, -1});
  pairs = plan_groups(arena, made, 4, 2, (int32_t[]){0, 1, 1, 0, 2, 2, 3, 4});
  loops = plan_groups(arena, made, 1, 2, (int32_t[]){2, 2});
}

/* `bytes`: size of the operand and of the result, in the largest group. */
static sr_step collective(sr_collective_kind kind, sr_dtype dtype, int64_t outer, int64_t chunk,
                          uint32_t groups, uint64_t in_bytes, uint64_t out_bytes) {
  bool reduces = kind == SR_COLLECTIVE_ALL_REDUCE || kind == SR_COLLECTIVE_REDUCE_SCATTER;
  return plan_collective(
      (sr_collective_step){.kind = kind,
                           .dtype = dtype,
                           .outer = outer,
                           .chunk = chunk,
                           .in = plan_memory(64, in_bytes),
                           .out = plan_memory(2048, out_bytes),
                           .groups = groups,
                           .reduction = reduces ? SR_REDUCTION_SUM : SR_REDUCTION_NONE,
                           .function = reduces ? 0 : UINT32_MAX});
}

/* The step is valid and costs devices 0, 1, ... the expected bytes; the printed plan shows the
 * largest. */
static void expect_bytes(sr_step step, const uint64_t *expected) {
  sr_ctx ctx = {0};
  made->executable.steps = PLAN_STEPS(arena, step);
  EXPECT_EQ(sr_executable_verify(&ctx, &made->executable), SR_OK);
  EXPECT_STRING(ctx.message, "");
  uint64_t most = 0, room[DEVICES];
  for (int64_t device = 0; device < DEVICES; device++) {
    EXPECT_EQ(sr_collective_bytes(&made->executable, &step, device), expected[device]);
    most = expected[device] > most ? expected[device] : most;
  }
  EXPECT_EQ(sr_collective_most_bytes(&made->executable, &step, room), most);
  sr_text text = {.arena = arena};
  sr_executable_format(&made->executable, &text);
  EXPECT_CONTAINS(sr_text_get(&text), sr_arena_printf(arena, ", sends %d bytes  # ", (int)most));
}
#define EXPECT_BYTES(step, ...) expect_bytes((step), (uint64_t[DEVICES]){__VA_ARGS__})

/* 16 floats (64 bytes) a device, or a shard of that; the group is {3, 1, 0, 2}. */
static void test_kinds(void) {
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_REDUCE, SR_F32, 1, 16, fours, 64, 64), 96, 96, 96, 96);
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_GATHER, SR_F32, 2, 8, fours, 64, 256), 192, 192, 192,
               192);
  EXPECT_BYTES(collective(SR_COLLECTIVE_REDUCE_SCATTER, SR_F32, 2, 2, fours, 64, 16), 48, 48, 48,
               48);
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_TO_ALL, SR_F32, 1, 4, fours, 64, 64), 48, 48, 48, 48);
  EXPECT_BYTES(collective(SR_COLLECTIVE_BROADCAST, SR_F32, 1, 16, fours, 64, 64), 64, 64, 0, 64);
}

static void test_pairs(void) {
  EXPECT_BYTES(collective(SR_COLLECTIVE_PERMUTE, SR_F64, 1, 5, pairs, 40, 40), 40, 40, 0, 40);
  EXPECT_BYTES(collective(SR_COLLECTIVE_PERMUTE, SR_F64, 1, 5, loops, 40, 40), 0);
}

/* {5, 0, 2} {4} and two devices in no group; 2/3 of a byte is rounded up to a byte. */
static void test_ragged(void) {
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_REDUCE, SR_F32, 1, 1, ragged, 4, 4), 6, 0, 6, 0, 0, 6);
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_GATHER, SR_F32, 1, 1, ragged, 4, 12), 8, 0, 8, 0, 0, 8);
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_TO_ALL, SR_I8, 1, 7, ragged, 21, 21), 14, 0, 14, 0, 0,
               14);
  EXPECT_BYTES(plan_agree(plan_memory(64, 1), ragged), 2, 0, 2, 0, 0, 2);
}

static void test_nothing(void) {
  EXPECT_BYTES(collective(SR_COLLECTIVE_ALL_REDUCE, SR_F32, 1, 0, fours, 0, 0), 0);
  EXPECT_BYTES(plan_agree(plan_memory(64, 0), fours), 0);
}

/* Transfers of i32[2,3] between devices count; transfers within a device do not. */
static void test_transfers(void) {
  static const int64_t dims[] = {2, 3}, rows[] = {0, 0, 2, 3, 0, 0, 0, 0,  /* stays */
                                                  4, 1, 2, 1, 0, 0, 0, 0,  /* 8 bytes */
                                                  0, 2, 1, 3, 0, 0, 0, 0,  /* 12 bytes */
                                                  4, 5, 1, 1, 0, 0, 0, 0,  /* 4 bytes */
                                                  4, 2, 1, 3, 0, 0, 1, 0}; /* 12 bytes */
  const sr_transfer_table none = {.rank = 2, .in_dims = dims, .out_dims = dims, .rows = rows};
  sr_transfer_table some = none;
  some.row_count = 5;
  sr_step step = collective(SR_COLLECTIVE_REDISTRIBUTE, SR_I32, 0, 0,
                            plan_transfers(arena, made, &none), 24, 24);
  EXPECT_BYTES(step, 0);
  step.collective.groups = plan_transfers(arena, made, &some);
  EXPECT_BYTES(step, 12, 0, 0, 0, 24, 0);
}

int main(void) {
  setup();
  test_kinds();
  test_pairs();
  test_ragged();
  test_nothing();
  test_transfers();
  sr_arena_destroy(arena);
  return expect_result();
}
