/*
 * Plans made by hand on one device: loops with one body and two, known and unknown trip counts,
 * branches, nesting, parallel kernels, donation and refused plans. Expected values are computed in
 * C beside each plan.
 */
#include <stdatomic.h>

#include "executable/verify_plan.h"
#include "support/job.h"
#include "support/plan_case.h"

/* ---- kernels -------------------------------------------------------------------------------- */

enum {
  ADD_ONE,
  TIMES_TWO,
  LESS,
  SQUARE,
  DOUBLE_INTO,
  FUNCTIONS
};

/* *x += 1 */
static void add_one(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  ++*(int32_t *)b[0];
}
/* *x *= 2 */
static void times_two(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  *(int32_t *)b[0] *= 2;
}
/* *p = *x < *limit */
static void less(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  *(uint8_t *)b[0] = *(const int32_t *)b[1] < *(const int32_t *)b[2];
}
/* y[i] = x[i]^2 */
static void square(void *const *b, int64_t begin, int64_t end) {
  int32_t *y = b[0];
  const int32_t *x = b[1];
  for (int64_t i = begin; i < end; i++)
    y[i] = x[i] * x[i];
}
/* *y = 2 * *x + 1, in another buffer */
static void double_into(void *const *b, int64_t begin, int64_t end) {
  (void)begin, (void)end;
  *(int32_t *)b[0] = 2 * *(const int32_t *)b[1] + 1;
}

static sr_kernel *const functions[FUNCTIONS] = {add_one, times_two, less, square, double_into};
static const sr_device_code code = {.functions = functions};

/* ---- running -------------------------------------------------------------------------------- */

static job j;

/* Runs a plan with one i32 argument and one i32 result; returns the result, or INT32_MIN. */
static int32_t run_scalar(plan *p, int32_t argument) {
  int32_t value = INT32_MIN;
  sr_program *program;
  EXPECT_OK(&j.ctx, sr_executable_verify(&j.ctx, &p->executable));
  if (!EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &p->executable, &code, &program)))
    return value;
  for (int again = 0; again < 2; again++) {
    sr_array *x = job_array(&j, &p->executable, &p->arguments[0]), *y;
    *(int32_t *)x->shards[0].data = argument;
    if (EXPECT_OK(&j.ctx, sr_program_execute(&j.ctx, program, &x, &y))) {
      int32_t got = *(int32_t *)y->shards[0].data;
      EXPECT(again == 0 || got == value);
      value = got;
    }
    sr_array_destroy(x);
    sr_array_destroy(y);
  }
  sr_program_destroy(program);
  return value;
}

static plan *scalar_plan(sr_arena *arena) {
  plan *p = plan_create(arena, 1, FUNCTIONS, 1024);
  plan_argument(arena, p, SR_I32, 1, false);
  plan_result(arena, p, SR_I32, 1, false);
  return p;
}

/* Buffers in working memory. */
static const sr_ref x0 = {SR_SPACE_ARENA, 0, 64, 4}, x1 = {SR_SPACE_ARENA, 0, 128, 4},
                    n0 = {SR_SPACE_ARENA, 0, 192, 4}, limit = {SR_SPACE_ARENA, 0, 256, 4},
                    p0 = {SR_SPACE_ARENA, 0, 320, 1}, p1 = {SR_SPACE_ARENA, 0, 384, 1},
                    n1 = {SR_SPACE_ARENA, 0, 448, 4}, p2 = {SR_SPACE_ARENA, 0, 512, 1};

/* Values of loop counters: constants 0, 1, 2, ... */
static const int32_t numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
static sr_ref number(int32_t n) {
  return plan_constant(4 * (uint64_t)n, 4);
}
static void use_numbers(plan *p) {
  p->executable.constants = (const uint8_t *)numbers;
  p->executable.constant_bytes = sizeof numbers;
}

/* ---- loops ---------------------------------------------------------------------------------- */

/* x = 2x + 1, n times, with one body or two, with a known trip count or not. */
static void test_loop(uint32_t bodies, int32_t trips, bool known) {
  sr_arena *arena = sr_arena_create();
  plan *p = scalar_plan(arena);
  use_numbers(p);
  sr_while_step loop = {
      .body_count = bodies,
      .conditions = {PLAN_STEPS(arena, PLAN_KERNEL(arena, LESS, 1, 1, p0, n0, limit)),
                     PLAN_STEPS(arena, PLAN_KERNEL(arena, LESS, 1, 1, p1, n0, limit))},
      .predicates = {p0, p1},
      .trip_count = known ? trips : -1,
  };
  if (bodies == 2) {
    loop.bodies[0] = PLAN_STEPS(arena, PLAN_KERNEL(arena, DOUBLE_INTO, 1, 1, x1, x0),
                                PLAN_KERNEL(arena, ADD_ONE, 1, 1, n0));
    loop.bodies[1] = PLAN_STEPS(arena, PLAN_KERNEL(arena, DOUBLE_INTO, 1, 1, x0, x1),
                                PLAN_KERNEL(arena, ADD_ONE, 1, 1, n0));
    loop.settle = PLAN_STEPS(arena, plan_copy(x1, x0));
  } else {
    loop.bodies[0] =
        PLAN_STEPS(arena, PLAN_KERNEL(arena, TIMES_TWO, 1, 1, x0),
                   PLAN_KERNEL(arena, ADD_ONE, 1, 1, x0), PLAN_KERNEL(arena, ADD_ONE, 1, 1, n0));
  }
  p->executable.steps =
      PLAN_STEPS(arena, plan_copy(plan_arg(0, 4), x0), plan_copy(number(0), n0),
                 plan_copy(number(trips), limit), plan_while(loop), plan_copy(x0, plan_res(0, 4)));
  int32_t expected = 3;
  for (int32_t i = 0; i < trips; i++)
    expected = 2 * expected + 1;
  EXPECT_EQ(run_scalar(p, 3), expected);
  sr_arena_destroy(arena);
}

/* A loop of two bodies with a known trip count (3, odd) inside an unknown one of two bodies. */
static void test_nested_loops(int32_t outer_trips) {
  sr_arena *arena = sr_arena_create();
  plan *p = scalar_plan(arena);
  use_numbers(p);
  const sr_ref places[2] = {x0, x1};
  sr_while_step outer = {.body_count = 2, .predicates = {p0, p1}, .trip_count = -1};
  for (uint32_t i = 0; i < 2; i++) {
    /* places[1-i] = x advanced 3 times from places[i]; the inner loop alternates between
     * places[1-i] and n1 */
    sr_ref to = places[1 - i];
    sr_while_step inner = {.body_count = 2, .predicates = {p2, p2}, .trip_count = 3};
    inner.bodies[0] = PLAN_STEPS(arena, PLAN_KERNEL(arena, DOUBLE_INTO, 1, 1, n1, to));
    inner.bodies[1] = PLAN_STEPS(arena, PLAN_KERNEL(arena, DOUBLE_INTO, 1, 1, to, n1));
    inner.settle = PLAN_STEPS(arena, plan_copy(n1, to));
    outer.bodies[i] = PLAN_STEPS(arena, plan_copy(places[i], to), plan_while(inner),
                                 PLAN_KERNEL(arena, ADD_ONE, 1, 1, n0));
    outer.conditions[i] =
        PLAN_STEPS(arena, PLAN_KERNEL(arena, LESS, 1, 1, outer.predicates[i], n0, limit));
  }
  outer.settle = PLAN_STEPS(arena, plan_copy(x1, x0));
  p->executable.steps = PLAN_STEPS(arena, plan_copy(plan_arg(0, 4), x0), plan_copy(number(0), n0),
                                   plan_copy(number(outer_trips), limit), plan_while(outer),
                                   plan_copy(x0, plan_res(0, 4)));
  int32_t expected = 1;
  for (int32_t i = 0; i < 3 * outer_trips; i++)
    expected = 2 * expected + 1;
  EXPECT_EQ(run_scalar(p, 1), expected);
  sr_arena_destroy(arena);
}

/* ---- branches ------------------------------------------------------------------------------- */

/* case(x): branch b adds b + 1. An index out of range takes the last branch. */
static void test_case(int32_t index, int32_t expected) {
  sr_arena *arena = sr_arena_create();
  plan *p = scalar_plan(arena);
  sr_step one = PLAN_KERNEL(arena, ADD_ONE, 1, 1, x0);
  sr_step_list branches[3] = {PLAN_STEPS(arena, one), PLAN_STEPS(arena, one, one),
                              PLAN_STEPS(arena, one, one, one)};
  p->executable.steps = PLAN_STEPS(arena, plan_copy(plan_arg(0, 4), x0),
                                   plan_case(arena, plan_arg(0, 4), false, 3, branches),
                                   plan_copy(x0, plan_res(0, 4)));
  EXPECT_EQ(run_scalar(p, index), expected);
  sr_arena_destroy(arena);
}

/* if (x < 5) x + 1 else 2 x, with one of the branches empty. */
static void test_if(int32_t x, bool then_empty, int32_t expected) {
  sr_arena *arena = sr_arena_create();
  plan *p = scalar_plan(arena);
  use_numbers(p);
  sr_step_list empty = {0};
  sr_step_list branches[2] = {
      then_empty ? empty : PLAN_STEPS(arena, PLAN_KERNEL(arena, ADD_ONE, 1, 1, x0)),
      then_empty ? PLAN_STEPS(arena, PLAN_KERNEL(arena, TIMES_TWO, 1, 1, x0)) : empty};
  p->executable.steps = PLAN_STEPS(
      arena, plan_copy(plan_arg(0, 4), x0), PLAN_KERNEL(arena, LESS, 1, 1, p0, x0, number(5)),
      plan_case(arena, p0, true, 2, branches), plan_copy(x0, plan_res(0, 4)));
  EXPECT_EQ(run_scalar(p, x), expected);
  sr_arena_destroy(arena);
}

/* ---- kernels over a range, donation, device number ------------------------------------------ */

static void test_square(int64_t count, int64_t grain) {
  sr_arena *arena = sr_arena_create();
  plan *p = plan_create(arena, 1, FUNCTIONS, 64);
  uint64_t bytes = 4 * (uint64_t)count;
  plan_argument(arena, p, SR_I32, count, false);
  plan_result(arena, p, SR_I32, count, false);
  p->executable.steps = PLAN_STEPS(
      arena, PLAN_KERNEL(arena, SQUARE, count, grain, plan_res(0, bytes), plan_arg(0, bytes)));
  sr_program *program;
  EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &p->executable, &code, &program));
  sr_array *x = job_array(&j, &p->executable, &p->arguments[0]), *y;
  int32_t *in = x->shards[0].data;
  for (int64_t i = 0; i < count; i++)
    in[i] = (int32_t)(i % 1000);
  EXPECT_OK(&j.ctx, sr_program_execute(&j.ctx, program, &x, &y));
  int64_t wrong = 0;
  for (int64_t i = 0; i < count; i++)
    wrong += ((int32_t *)y->shards[0].data)[i] != (int32_t)((i % 1000) * (i % 1000));
  EXPECT_EQ(wrong, 0);
  EXPECT(sr_program_run_seconds(program) > 0);
  sr_array_destroy(x);
  sr_array_destroy(y);
  sr_program_destroy(program);
  sr_arena_destroy(arena);
}

static void test_donation(void) {
  sr_arena *arena = sr_arena_create();
  plan *p = plan_create(arena, 1, FUNCTIONS, 64);
  for (int i = 0; i < 2; i++) {
    plan_argument(arena, p, SR_I32, 1, false);
    p->arguments[i].donated = true;
  }
  plan_result(arena, p, SR_I32, 1, false);
  p->arguments[0].alias = 0; /* the other argument is donated without an alias */
  p->results[0].alias = 0;
  p->executable.steps = PLAN_STEPS(arena, PLAN_KERNEL(arena, ADD_ONE, 1, 1, plan_res(0, 4)));
  sr_program *program;
  EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &p->executable, &code, &program));
  sr_device *device = sr_device_set_get(j.devices, 0);
  uint64_t before = j.devices->kind->used_bytes(device);

  sr_array *x[2] = {job_array(&j, &p->executable, &p->arguments[0]),
                    job_array(&j, &p->executable, &p->arguments[1])};
  sr_array *same[2] = {x[0], x[0]}, *y;
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_check(&j.ctx, program, same), SR_ERR_INVALID);
  EXPECT_CONTAINS(j.ctx.message, "donated");
  EXPECT(!x[0]->consumed);

  void *place = x[0]->shards[0].data;
  *(int32_t *)place = 41;
  EXPECT_OK(&j.ctx, sr_program_check(&j.ctx, program, x));
  EXPECT_OK(&j.ctx, sr_program_execute(&j.ctx, program, x, &y));
  EXPECT(y->shards[0].data == place);
  EXPECT_EQ(*(int32_t *)y->shards[0].data, 42);
  EXPECT(x[0]->consumed && x[1]->consumed);
  EXPECT_EQ(j.devices->kind->used_bytes(device), before + 64);

  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_check(&j.ctx, program, x), SR_ERR_INVALID);
  EXPECT_CONTAINS(j.ctx.message, "argument 0 was donated");
  sr_array_destroy(x[0]);
  sr_array_destroy(x[1]);
  sr_array_destroy(y);
  sr_program_destroy(program);
  EXPECT(j.devices->kind->used_bytes(device) < before);
  sr_arena_destroy(arena);
}

static void test_refusals(void) {
  sr_arena *arena = sr_arena_create();
  plan *wide = plan_create(arena, sr_device_set_total(j.devices) + 1, FUNCTIONS, 64);
  sr_program *program;
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_create(&j.ctx, j.devices, &wide->executable, &code, &program),
            SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(j.ctx.message, "spans 2 devices, the job has 1");

  plan *huge = plan_create(arena, 1, FUNCTIONS, (uint64_t)1 << 50);
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_create(&j.ctx, j.devices, &huge->executable, &code, &program), SR_ERR_NOMEM);
  EXPECT_CONTAINS(j.ctx.message, "needs 1125899.9 GB on device 0");

  plan *p = scalar_plan(arena), *other = plan_create(arena, 1, FUNCTIONS, 64);
  plan_argument(arena, other, SR_F32, 7, false);
  EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, &p->executable, &code, &program));
  sr_array *x = job_array(&j, &other->executable, &other->arguments[0]);
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_check(&j.ctx, program, &x), SR_ERR_INVALID);
  EXPECT_CONTAINS(j.ctx.message, "argument 0 is f32[7], the program takes i32[1]");
  sr_array_destroy(x);
  x = NULL;
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(sr_program_check(&j.ctx, program, &x), SR_ERR_INVALID);
  EXPECT_CONTAINS(j.ctx.message, "argument 0 is missing");
  sr_program_destroy(program);
  sr_arena_destroy(arena);
}

int main(void) {
  job_start(&j, 1, false);
  for (int32_t trips = 0; trips < 6; trips++)
    for (uint32_t bodies = 1; bodies <= 2; bodies++) {
      test_loop(bodies, trips, true);
      test_loop(bodies, trips, false);
    }
  for (int32_t trips = 0; trips < 4; trips++)
    test_nested_loops(trips);
  test_case(0, 1);
  test_case(1, 3);
  test_case(2, 5);
  test_case(3, 6);
  test_case(-1, 2);
  test_case(INT32_MIN, INT32_MIN + 3);
  test_if(3, false, 4);
  test_if(7, false, 7);
  test_if(3, true, 3);
  test_if(7, true, 14);
  test_square(100000, 1000);
  test_square(3, 1);
  test_square(7, 1000);
  test_square(0, 1);
  test_donation();
  test_refusals();
  return job_end(&j);
}
