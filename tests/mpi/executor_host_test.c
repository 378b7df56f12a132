/*
 * Programs that call the host: order, operands and results, calls on one device of several,
 * launches that a function makes on the devices of its own launch, failures. Expected values are
 * formulas in the arguments.
 */
#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "executor/program_launch.h"
#include "support/job.h"
#include "support/plan_case.h"

enum {
  PER_RANK = 2,
  COUNT = 4, /* elements of an array on a device */
  BYTES = COUNT * 4,
  CALLS = 16,
  LAUNCHES = 20,
  ADD_ONE = 0,
  SUM,
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
static sr_kernel *const functions[FUNCTIONS] = {add_one, sum};
static const sr_device_code code = {.functions = functions};
static const int64_t dims[] = {COUNT};

static job j;
static sr_device_queues *queues;
static sr_arena *arena;

static sr_device *device(int32_t local) {
  return sr_device_set_get(j.devices, local);
}

/* ---- programs -------------------------------------------------------------------------------- */

static sr_step make_call(uint64_t index, int32_t partition, uint32_t operands, uint32_t results,
                         const sr_ref *refs) {
  sr_host_port *ports = SR_NEW_ARRAY(arena, sr_host_port, operands + results);
  for (uint32_t i = 0; i < operands + results; i++)
    ports[i] = (sr_host_port){.dtype = SR_U32, .rank = 1, .dims = dims, .ref = refs[i]};
  return (sr_step){.kind = SR_STEP_HOST_CALL,
                   .name = "host_call",
                   .location = "",
                   .host_call = {.index = index,
                                 .partition = partition,
                                 .has_token = index == 7,
                                 .operand_count = operands,
                                 .result_count = results,
                                 .ports = ports}};
}

static plan *make_plan(int32_t count) {
  plan *made = plan_create(arena, count, FUNCTIONS, 4096);
  plan_argument(arena, made, SR_U32, COUNT * count, count > 1);
  plan_result(arena, made, SR_U32, COUNT * count, count > 1);
  return made;
}

/* result = f(argument) + 1 on one device, by function `index`; before come 3 calls in a loop. */
static plan *make_caller(uint64_t index) {
  plan *made = make_plan(1);
  const sr_ref made_here = plan_memory(64, BYTES);
  const sr_while_step loop = {
      .body_count = 1,
      .trip_count = 3,
      .bodies = {PLAN_STEPS(arena, make_call(7, -1, 1, 0, (sr_ref[]){plan_arg(0, BYTES)}))}};
  made->executable.steps =
      PLAN_STEPS(arena, plan_while(loop),
                 make_call(index, -1, 1, 1, (sr_ref[]){plan_arg(0, BYTES), made_here}),
                 PLAN_KERNEL(arena, ADD_ONE, COUNT, COUNT, plan_res(0, BYTES), made_here));
  return made;
}

/* result = sum over two devices of f(argument), which device 1 alone computes if `alone`; the other
 * one then adds its argument. */
static plan *make_sum(uint64_t index, bool alone) {
  plan *made = make_plan(2);
  const sr_ref term = plan_memory(64, BYTES);
  const sr_step add = plan_collective(
      (sr_collective_step){.kind = SR_COLLECTIVE_ALL_REDUCE,
                           .dtype = SR_U32,
                           .outer = 1,
                           .chunk = COUNT,
                           .function = SUM,
                           .reduction = SR_REDUCTION_SUM,
                           .groups = plan_groups(arena, made, 1, 2, (int32_t[]){0, 1}),
                           .in = term,
                           .out = plan_res(0, BYTES)});
  made->executable.steps =
      PLAN_STEPS(arena, plan_copy(plan_arg(0, BYTES), term),
                 make_call(index, alone ? 1 : -1, 1, 1, (sr_ref[]){plan_arg(0, BYTES), term}), add);
  return made;
}

static plan *make_adder(void) {
  plan *made = make_plan(1);
  made->executable.steps = PLAN_STEPS(
      arena, PLAN_KERNEL(arena, ADD_ONE, COUNT, COUNT, plan_res(0, BYTES), plan_arg(0, BYTES)));
  return made;
}

/* The program on this rank's first devices. */
static sr_program *load(const plan *made) {
  const int32_t count = (int32_t)made->executable.signature.device_count;
  uint64_t first[PER_RANK];
  int32_t devices[PER_RANK];
  for (int32_t i = 0; i < count; i++) {
    devices[i] = device(i)->number;
    EXPECT_OK(&j.ctx, sr_exchange_reserve(&j.ctx, j.devices->exchange, devices[i], 1, &first[i]));
  }
  const sr_team team = {.count = count, .devices = devices, .first = first};
  sr_program *program = NULL;
  EXPECT_OK(&j.ctx,
            sr_program_create_on(&j.ctx, j.devices, &made->executable, &code, &team, &program));
  return program;
}

static void unload(sr_program *program) {
  sr_launch_wait(program, queues);
  sr_program_destroy(program);
}

/* ---- launches -------------------------------------------------------------------------------- */

/* What the functions of a launch do, and what they have seen. */
typedef struct host {
  sr_program *starts;  /* function 1 starts it; NULL: none */
  struct host *within; /* for that launch */
  uint32_t calls;      /* atomic */
  uint64_t order[CALLS];
  bool has_token[CALLS];
} host;

/* Launches the program with an argument of these numbers on its devices, and compares the results
 * on all of them with the number and its successors. */
static sr_status launch(sr_ctx *ctx, sr_program *program, host *own, uint32_t argument,
                        uint32_t wanted, uint32_t step);
/* The functions of launches without `own`. */
static sr_host functions_of_c;

static sr_status call(sr_ctx *ctx, const sr_host *all, const sr_host_call *given) {
  host *own = all->user;
  const uint32_t at = __atomic_fetch_add(&own->calls, 1, __ATOMIC_RELAXED);
  own->order[at % CALLS] = given->index;
  own->has_token[at % CALLS] = given->has_token;
  EXPECT_EQ(given->operand_count, 1);
  for (uint32_t i = 0; i < given->operand_count + given->result_count; i++) {
    EXPECT_STRING(given->arrays[i].type, "ui32");
    EXPECT_EQ(given->arrays[i].rank, 1);
    EXPECT_EQ(given->arrays[i].dims[0], COUNT);
  }
  const uint32_t *operand = given->arrays[0].data;
  if (given->index == 2 && operand[0] >= 100)
    return sr_fail(ctx, SR_ERR_DEVICE, "the function has no luck with %u", operand[0]);
  if (given->index == 1 && own->starts)
    SR_TRY(launch(ctx, own->starts, own->within, operand[0], 2 * operand[0] + 1, 2));
  for (int i = 0; i < COUNT && given->result_count; i++)
    ((uint32_t *)given->arrays[1].data)[i] = 2 * operand[i];
  return SR_OK;
}

static sr_status launch(sr_ctx *ctx, sr_program *program, host *own, uint32_t argument,
                        uint32_t wanted, uint32_t step) {
  const int32_t count = sr_program_device_count(program);
  sr_buffer *arguments[PER_RANK] = {NULL}, *got[PER_RANK] = {NULL};
  sr_buffer *const *lists[PER_RANK];
  sr_buffer **results[PER_RANK];
  sr_event *done[PER_RANK] = {NULL};
  sr_status status = SR_OK;
  for (int32_t i = 0; i < count; i++) {
    const uint32_t data[COUNT] = {argument, argument + 1, argument + 2, argument + 3};
    SR_TRY(sr_buffer_from_host(ctx, device(i), SR_U32, 1, dims, NULL, data, &arguments[i]));
    lists[i] = &arguments[i];
    results[i] = &got[i];
  }
  const sr_launch given = {.arguments = lists,
                           .host = own ? (sr_host){call, own, 0} : functions_of_c};
  status = sr_launch_start(ctx, program, queues, &given, results, done);
  for (int32_t i = 0; i < count; i++) {
    uint32_t data[COUNT];
    sr_buffer_release(arguments[i]);
    if (status == SR_OK)
      status = sr_buffer_read(ctx, got[i], data);
    for (uint32_t k = 0; k < COUNT && status == SR_OK; k++)
      EXPECT_EQ(data[k], wanted + step * k);
    sr_buffer_release(got[i]);
    sr_event_release(done[i]);
  }
  return status;
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void test_order(void) {
  sr_program *program = load(make_caller(3));
  host own = {0};
  EXPECT_OK(&j.ctx, launch(&j.ctx, program, &own, 10, 21, 2));
  EXPECT_EQ(own.calls, 4);
  for (int i = 0; i < 3; i++)
    EXPECT(own.order[i] == 7 && own.has_token[i]);
  EXPECT(own.order[3] == 3 && !own.has_token[3]);
  unload(program);
}

/* A function starts a plain program, then a program that calls functions itself, which starts the
 * third one, all on the device of the first launch and, the sum, on more. */
static void test_nested(void) {
  sr_program *outer = load(make_caller(1)), *middle = load(make_caller(1)),
             *inner = load(make_caller(3)), *total = load(make_sum(3, false));
  host last = {0}, second = {.starts = inner, .within = &last},
       first = {.starts = middle, .within = &second};
  EXPECT_OK(&j.ctx, launch(&j.ctx, outer, &first, 5, 11, 2));
  EXPECT(first.calls == 4 && second.calls == 4 && last.calls == 4);

  host sums = {0};
  EXPECT_OK(&j.ctx, launch(&j.ctx, total, &sums, 3, 12, 4));
  EXPECT_EQ(sums.calls, 2);
  unload(outer);
  unload(middle);
  unload(inner);
  unload(total);
}

/* One device of two calls; the function starts a program on both, while the other one waits. */
static void test_one_device(void) {
  sr_program *program = load(make_sum(1, true)), *starts = load(make_caller(3));
  host within = {0}, own = {.starts = starts, .within = &within};
  EXPECT_OK(&j.ctx, launch(&j.ctx, program, &own, 4, 12, 3)); /* x + 2 x */
  EXPECT(own.calls == 1 && within.calls == 4);
  unload(program);
  unload(starts);
}

/* What a function of C has seen, on each device. */
typedef struct target_host {
  uint32_t calls[PER_RANK];
  int64_t run[PER_RANK];
  uint32_t waiting; /* devices in the function; atomic */
} target_host;

/* Doubles the array, when the function runs on both devices. */
static sr_status call_target(sr_ctx *ctx, const sr_host *all, const sr_host_call *given) {
  target_host *own = all->user;
  EXPECT_STRING(given->target, "double");
  EXPECT(given->operand_count == 2 && given->result_count == 1 && !given->arrays[0].type);
  __atomic_fetch_add(&own->waiting, 1, __ATOMIC_RELAXED);
  while (__atomic_load_n(&own->waiting, __ATOMIC_RELAXED) % PER_RANK != 0)
    sched_yield();
  own->calls[given->device]++;
  own->run[given->device] = all->run;
  EXPECT(given->arrays[1].data == given->arrays[2].data); /* the result is the operand */
  uint32_t *data = given->arrays[2].data;
  if (data[0] >= 100 && given->device == 1)
    return sr_fail(ctx, SR_ERR_DEVICE, "the function has no luck with %u", data[0]);
  for (int i = 0; i < COUNT; i++)
    data[i] *= 2;
  return SR_OK;
}

/* result = the sum over two devices of twice the argument, by a function of C. */
static plan *make_target_sum(void) {
  plan *made = make_sum(0, false);
  sr_step *step = &made->executable.steps.items[1];
  sr_host_port *ports = SR_NEW_ARRAY(arena, sr_host_port, 3);
  ports[0] = (sr_host_port){.is_token = true};
  ports[1] = ports[2] =
      (sr_host_port){.dtype = SR_U32, .rank = 1, .dims = dims, .ref = step->host_call.ports[1].ref};
  ports[2].over = 2;
  step->host_call = (sr_host_call_step){
      .target = "double", .partition = -1, .operand_count = 2, .result_count = 1, .ports = ports};
  return made;
}

/* Functions of C run on all devices at once, launch after launch. A failure on one device is that
 * of all, and the next launch is the next program's. */
static void test_targets(void) {
  sr_program *program = load(make_target_sum()), *adder = load(make_adder());
  target_host own = {0};
  functions_of_c = (sr_host){call_target, &own, 0};
  for (uint32_t i = 1; i <= LAUNCHES; i++) {
    functions_of_c.run = i;
    EXPECT_OK(&j.ctx, launch(&j.ctx, program, NULL, i, 4 * i, 4));
    EXPECT(own.calls[0] == i && own.calls[1] == i && own.run[0] == i && own.run[1] == i);
  }
  EXPECT_EQ(launch(&j.ctx, program, NULL, 100, 0, 0), SR_ERR_DEVICE);
  EXPECT_CONTAINS(j.ctx.message, "the function has no luck with 100");
  EXPECT(sr_program_has_failed(program));
  sr_ctx_clear(&j.ctx);
  functions_of_c = (sr_host){0};
  EXPECT_OK(&j.ctx, launch(&j.ctx, adder, NULL, 1, 2, 1));
  unload(program);
  program = load(make_target_sum());
  EXPECT_EQ(launch(&j.ctx, program, NULL, 1, 0, 0), SR_ERR_INVALID);
  EXPECT_CONTAINS(j.ctx.message, "the program calls C, and no functions are given");
  sr_ctx_clear(&j.ctx);
  unload(program);
  unload(adder);
}

/* The launch ends with the function's sentence on all devices, and others go on. */
static void test_failure(void) {
  sr_program *program = load(make_sum(2, true)), *adder = load(make_adder());
  host own = {0};
  sr_ctx_clear(&j.ctx);
  EXPECT_EQ(launch(&j.ctx, program, &own, 100, 0, 0), SR_ERR_DEVICE);
  EXPECT_CONTAINS(j.ctx.message, "the function has no luck with 100");
  EXPECT(sr_program_has_failed(program));
  sr_ctx_clear(&j.ctx);
  EXPECT_OK(&j.ctx, launch(&j.ctx, adder, NULL, 1, 2, 1));
  unload(program);
  program = load(make_caller(3));
  EXPECT_EQ(launch(&j.ctx, program, NULL, 1, 0, 0), SR_ERR_INVALID);
  EXPECT_CONTAINS(j.ctx.message, "the program calls Python, and no functions are given");
  sr_ctx_clear(&j.ctx);
  unload(program);
  unload(adder);
}

/* Without a launch there are no functions: the plain command refuses such a program. */
static void test_refused(void) {
  plan *made = make_caller(3);
  sr_program *program = NULL;
  made->executable.steps.items[0].loop.bodies[0].items[0].location = "model.py:3";
  EXPECT_EQ(sr_program_create(&j.ctx, j.devices, &made->executable, &code, &program),
            SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(j.ctx.message, "model.py:3: the program calls Python");
  sr_ctx_clear(&j.ctx);
  made = make_target_sum();
  made->executable.steps.items[1].location = "model.py:4";
  EXPECT_EQ(sr_program_create(&j.ctx, j.devices, &made->executable, &code, &program),
            SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(j.ctx.message, "model.py:4: custom call target \"double\" is not supported");
  sr_ctx_clear(&j.ctx);
}

typedef struct caller {
  sr_program *program, *starts;
} caller;

static void *call_again(void *user) {
  const caller *own = user;
  sr_ctx ctx = {0};
  for (uint32_t i = 0; i < LAUNCHES; i++) {
    host functions_of = {.starts = own->starts};
    EXPECT_OK(&ctx, launch(&ctx, own->program, &functions_of, i, 2 * i + 1, 2));
  }
  return NULL;
}

static void *add_again(void *user) {
  sr_ctx ctx = {0};
  for (uint32_t i = 0; i < LAUNCHES; i++)
    EXPECT_OK(&ctx, launch(&ctx, user, NULL, i, i + 1, 1));
  return NULL;
}

/* Two threads with programs that call, and a third with a plain one, on the same device. */
static void test_threads(void) {
  pthread_t threads[3];
  caller callers[2];
  for (int i = 0; i < 2; i++)
    callers[i] = (caller){load(make_caller(3)), NULL};
  sr_program *adder = load(make_adder());
  for (int i = 0; i < 2; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, call_again, &callers[i]), 0);
  EXPECT_EQ(pthread_create(&threads[2], NULL, add_again, adder), 0);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
  for (int i = 0; i < 2; i++)
    unload(callers[i].program);
  unload(adder);
}

int main(int argc, char **argv) {
  job_start(&j, PER_RANK, argc > 1 && strcmp(argv[1], "node_is_rank") == 0);
  arena = sr_arena_create();
  EXPECT_OK(&j.ctx, sr_device_queues_create(&j.ctx, j.devices, &queues));
  test_order();
  test_nested();
  test_one_device();
  test_targets();
  test_failure();
  test_threads();
  test_refused();
  sr_device_queues_destroy(queues);
  for (int32_t i = 0; i < PER_RANK; i++)
    EXPECT_EQ(j.devices->kind->used_bytes(device(i)), 0);
  sr_arena_destroy(arena);
  return job_end(&j);
}
