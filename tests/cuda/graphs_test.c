/*
 * graphs_test DIRECTORY: programs whose loops and branches stay on the device, as graphs, on the
 * simulated GPU of DIRECTORY. The expected values are computed here. Each scenario is a process.
 */
#include "scenario.h"

#include "compiler/compile.h"
#include "executor/devices/cuda/cuda_device.h"
#include "executor/run.h"
#include "graph/read.h"

enum {
  SIZE = 5000, /* of an array: too large for a loop within a kernel */
  BYTES = SIZE * sizeof(uint32_t),
  ODD = 27, /* known counts of loops: more rounds than are captured together, and some over */
  EVEN = 18,
  GRAPHS = 4, /* that are kept for as many sets of addresses */
};

#define ARRAY "tensor<5000xi32>"

/* OUT = 3 times IN, turned by one element. In a loop that takes two buffers, and so two bodies. */
#define TURN(OUT, IN)                                                                              \
  "%" OUT "_a = stablehlo.slice %" IN " [1:5000] : (" ARRAY ") -> tensor<4999xi32>\n"              \
  "%" OUT "_b = stablehlo.slice %" IN " [0:1] : (" ARRAY ") -> tensor<1xi32>\n"                    \
  "%" OUT "_c = stablehlo.concatenate %" OUT "_a, %" OUT "_b, dim = 0 : (tensor<4999xi32>, "       \
  "tensor<1xi32>) -> " ARRAY "\n"                                                                  \
  "%" OUT " = stablehlo.multiply %" OUT "_c, %threes : " ARRAY "\n"

/* %OUT#1 = %IN, changed by BODY, which makes %y_OUT of %x_OUT, while %i_OUT < LIMIT. */
#define LOOP(OUT, IN, LIMIT, BODY)                                                                 \
  "%" OUT ":2 = stablehlo.while(%i_" OUT " = %zero, %x_" OUT " = %" IN ") : tensor<i32>, " ARRAY   \
  "\ncond {\n%p_" OUT " = stablehlo.compare LT, %i_" OUT ", %" LIMIT                               \
  " : (tensor<i32>, tensor<i32>) -> tensor<i1>\nstablehlo.return %p_" OUT " : tensor<i1>\n"        \
  "} do {\n" BODY "%j_" OUT " = stablehlo.add %i_" OUT ", %one : tensor<i32>\n"                    \
  "stablehlo.return %j_" OUT ", %y_" OUT " : tensor<i32>, " ARRAY "\n}\n"

#define PROGRAM(BODY, RESULT)                                                                      \
  "module @m {\nfunc.func public @main(%count: tensor<i32>, %x: " ARRAY ") -> " ARRAY " {\n"       \
  "%zero = stablehlo.constant dense<0> : tensor<i32>\n"                                            \
  "%one = stablehlo.constant dense<1> : tensor<i32>\n"                                             \
  "%odd = stablehlo.constant dense<27> : tensor<i32>\n"                                            \
  "%even = stablehlo.constant dense<18> : tensor<i32>\n"                                           \
  "%threes = stablehlo.constant dense<3> : " ARRAY "\n" BODY "return %" RESULT " : " ARRAY         \
  "\n}\n}\n"

/* An odd and an even number of times, which the compiler knows. */
#define ODD_LOOP  LOOP("h", "x_g", "odd", TURN("y_h", "x_h"))
#define EVEN_LOOP LOOP("k", "h#1", "even", TURN("y_k", "x_k"))

/* Of three branches, that of the number of the round less one; a branch for the first round. */
#define LAST_CASE    TURN("c2", "k#1")
#define OTHER_BRANCH TURN("b1", "c")
#define BRANCHES                                                                                   \
  "%index = stablehlo.subtract %i_g, %one : tensor<i32>\n"                                         \
  "%c = \"stablehlo.case\"(%index) ({\n"                                                           \
  "%c0 = stablehlo.add %k#1, %threes : " ARRAY "\nstablehlo.return %c0 : " ARRAY "\n}, {\n"        \
  "%c1 = stablehlo.multiply %k#1, %k#1 : " ARRAY "\nstablehlo.return %c1 : " ARRAY                 \
  "\n}, {\n" LAST_CASE "stablehlo.return %c2 : " ARRAY "\n}) : (tensor<i32>) -> " ARRAY "\n"       \
  "%is_first = stablehlo.compare LT, %i_g, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"      \
  "%y_g = \"stablehlo.if\"(%is_first) ({\n"                                                        \
  "%b0 = stablehlo.negate %c : " ARRAY "\nstablehlo.return %b0 : " ARRAY "\n}, {\n" OTHER_BRANCH   \
  "stablehlo.return %b1 : " ARRAY "\n}) : (tensor<i1>) -> " ARRAY "\n"

/* Two bodies in turn, as often as %count says; then as many rounds with all of the above. */
#define FIRST_LOOP  LOOP("f", "x", "count", TURN("y_f", "x_f"))
#define SECOND_LOOP LOOP("g", "f#1", "count", ODD_LOOP EVEN_LOOP BRANCHES)
static const char nested[] = PROGRAM(FIRST_LOOP SECOND_LOOP, "g#1");

/* In each round of a loop, a loop and the sum of two devices. Then one known count in the other. */
#define SUM                                                                                        \
  "%y_g = \"stablehlo.all_reduce\"(%h#1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> "  \
  "({\n^bb0(%l: tensor<i32>, %r: tensor<i32>):\n"                                                  \
  "%s = stablehlo.add %l, %r : tensor<i32>\nstablehlo.return %s : tensor<i32>\n"                   \
  "}) : (" ARRAY ") -> " ARRAY "\n"
#define LOOP_OF_SUMS LOOP("g", "x", "count", ODD_LOOP SUM)
#define INNER_LOOP   LOOP("n", "x_f", "odd", TURN("y_n", "x_n"))
#define LAST_TURN    TURN("y_f", "n#1")
#define LAST_LOOP    LOOP("f", "g#1", "even", INNER_LOOP LAST_TURN)
static const char mixed[] = PROGRAM(LOOP_OF_SUMS LAST_LOOP, "f#1");

/* A loop with Fourier transforms there and back: each round, x = x + 3 modulo 1024. */
#define TRANSFORMS                                                                                 \
  "%t_a = stablehlo.add %x_t, %threes : " ARRAY "\n"                                               \
  "%t_b = stablehlo.and %t_a, %mask : " ARRAY "\n"                                                 \
  "%t_c = stablehlo.convert %t_b : (" ARRAY ") -> tensor<5000xf64>\n"                              \
  "%t_d = stablehlo.reshape %t_c : (tensor<5000xf64>) -> tensor<625x8xf64>\n"                      \
  "%t_e = stablehlo.fft %t_d, type = RFFT, length = [8] : (tensor<625x8xf64>) -> "                 \
  "tensor<625x5xcomplex<f64>>\n"                                                                   \
  "%t_f = stablehlo.fft %t_e, type = IRFFT, length = [8] : (tensor<625x5xcomplex<f64>>) -> "       \
  "tensor<625x8xf64>\n"                                                                            \
  "%t_g = stablehlo.reshape %t_f : (tensor<625x8xf64>) -> tensor<5000xf64>\n"                      \
  "%t_h = stablehlo.round_nearest_even %t_g : tensor<5000xf64>\n"                                  \
  "%y_t = stablehlo.convert %t_h : (tensor<5000xf64>) -> " ARRAY "\n"
#define LOOP_OF_TRANSFORMS LOOP("t", "x", "count", TRANSFORMS)
static const char transforming[] =
    PROGRAM("%mask = stablehlo.constant dense<1023> : " ARRAY "\n" LOOP_OF_TRANSFORMS, "t#1");

static const char *directory;
static sr_arena *arena;
static sr_ctx ctx;
static sr_world *world;
static sr_device_set *set;

/* ---- expectations ---------------------------------------------------------------------------- */

static void turn(uint32_t *x) {
  const uint32_t first = x[0];
  for (int i = 0; i < SIZE; i++)
    x[i] = 3 * (i + 1 < SIZE ? x[i + 1] : first);
}

static void turn_often(uint32_t *x, int32_t times) {
  for (int32_t i = 0; i < times; i++)
    turn(x);
}

static void fill(uint32_t *x, uint32_t seed) {
  for (uint32_t i = 0; i < SIZE; i++)
    x[i] = seed + i * 2654435761u;
}

/* What `nested` makes of x. */
static void do_nested(uint32_t *x, int32_t count) {
  turn_often(x, count);
  for (int32_t round = 0; round < count; round++) {
    turn_often(x, ODD + EVEN);
    if (round == 0 || round > 2)
      turn(x);
    for (int i = 0; i < SIZE && (round == 1 || round == 2); i++)
      x[i] = round == 1 ? x[i] + 3 : x[i] * x[i];
    for (int i = 0; i < SIZE && round == 0; i++)
      x[i] = 0 - x[i];
    if (round > 0)
      turn(x);
  }
}

/* What `mixed` makes of the arrays of two devices. */
static void do_mixed(uint32_t (*x)[SIZE], int32_t count) {
  for (int32_t round = 0; round < count; round++) {
    turn_often(x[0], ODD);
    turn_often(x[1], ODD);
    for (int i = 0; i < SIZE; i++)
      x[0][i] = x[1][i] = x[0][i] + x[1][i];
  }
  turn_often(x[0], EVEN * (ODD + 1));
  turn_often(x[1], EVEN * (ODD + 1));
}

/* ---- programs -------------------------------------------------------------------------------- */

/* Compiles a program for the simulated GPU; its second argument can be donated. */
static const sr_executable *compile(const char *text, int64_t devices, bool donates) {
  static const int64_t dims[] = {SIZE};
  static const sr_shard_dim whole[1];
  sr_mesh_axis *axis = SR_NEW(arena, sr_mesh_axis);
  sr_mesh *mesh = SR_NEW(arena, sr_mesh);
  sr_port *ports = SR_NEW_ARRAY(arena, sr_port, 3);
  *axis = (sr_mesh_axis){.name = "d", .size = devices, .number = 1};
  *mesh = (sr_mesh){.name = "m", .axis_count = 1, .axes = axis, .device_count = devices};
  for (int i = 0; i < 3; i++)
    ports[i] = (sr_port){.dtype = SR_I32,
                         .rank = i > 0,
                         .dims = dims,
                         .sharding = {mesh, i > 0, whole},
                         .donated = donates && i == 1,
                         .alias = -1};
  const sr_signature signature = {.argument_count = 2,
                                  .arguments = ports,
                                  .result_count = 1,
                                  .results = ports + 2,
                                  .device_count = devices};
  const sr_compile_options options = {.target = {SR_TARGET_SIMULATED, 0}, .optimization = 1};
  sr_module *module;
  sr_executable *executable = NULL;
  sr_status status = sr_module_read(&ctx, arena, "t.mlir", text, strlen(text), &module);
  if (status == SR_OK)
    status = sr_compile(&ctx, module, &signature, &options, &executable);
  if (status == SR_OK)
    return executable;
  fprintf(stderr, "%s\n", ctx.message);
  exit(1);
}

/* Lines of the log that say these things, since the process began. */
static struct {
  int graphs, host, refused;
} said;

static void listen(void *user, sr_log_level level, sr_log_module module, const char *line) {
  (void)user;
  (void)module;
  said.graphs += level == SR_LOG_DEBUG && strstr(line, "are a graph");
  said.host += level == SR_LOG_INFO && strstr(line, "the host drives this loop");
  said.refused += level == SR_LOG_WARN && strstr(line, "there is no graph of them: ");
}

static sr_status make_devices(int32_t count) {
  static sr_log log = {.sink = listen};
  for (int module = 0; module < SR_LOG_MODULE_COUNT; module++)
    log.level[module] = SR_LOG_DEBUG;
  ctx = (sr_ctx){.log = &log};
  SR_TRY(sr_world_create(&ctx, &(sr_world_options){0}, &world));
  return sr_cuda_kind.create(
      &ctx, world, &(sr_device_options){.per_rank = count, .cuda_libraries = directory}, &set);
}

static void destroy_devices(void) {
  sr_device_set_destroy(set);
  sr_world_destroy(world);
}

/* Makes an array of the program. Device i gets the bytes at `values` + i * `stride`. */
static sr_status make_array(const sr_executable *executable, int32_t port, const void *values,
                            size_t stride, sr_array **out_array) {
  const sr_port *p = &executable->signature.arguments[port];
  SR_TRY(sr_array_create(&ctx, set, executable->signature.device_count, p->dtype, p->rank, p->dims,
                         &p->sharding, "an argument", out_array));
  for (int32_t i = 0; i < (*out_array)->shard_count; i++)
    SR_TRY(sr_cuda_kind.write(&ctx, sr_device_set_get(set, i), (*out_array)->shards[i].data,
                              (const uint8_t *)values + (size_t)i * stride,
                              (*out_array)->local_bytes));
  return SR_OK;
}

/* Runs the program and reads its result into `out`, an array for each device. */
static sr_status run(sr_program *program, sr_array *count, sr_array *x, uint32_t (*out)[SIZE]) {
  sr_array *arguments[] = {count, x}, *result = NULL;
  sr_status status = sr_program_execute(&ctx, program, arguments, &result);
  for (int32_t i = 0; status == SR_OK && i < result->shard_count; i++)
    status =
        sr_cuda_kind.read(&ctx, sr_device_set_get(set, i), out[i], result->shards[i].data, BYTES);
  sr_array_destroy(result);
  return status;
}

/* ---- scenarios ------------------------------------------------------------------------------- */

static const sr_executable *nested_program, *donating_program, *mixed_program,
    *transforming_program;

/* Begins a scenario with one device; returns its program. */
static sr_program *begin(const sr_executable *executable) {
  sr_program *program = NULL;
  EXPECT_EQ(make_devices((int32_t)executable->signature.device_count), SR_OK);
  EXPECT_EQ(sr_program_create(&ctx, set, executable, NULL, &program), SR_OK);
  EXPECT_STRING(ctx.message, "");
  if (!program)
    exit(1);
  return program;
}

static void end(sr_program *program) {
  sr_program_destroy(program);
  destroy_devices();
}

static uint32_t got[2][SIZE], wanted[2][SIZE];

/* Runs `nested` or what donates on x, which holds fill(seed). */
static void expect_nested(sr_program *program, const sr_executable *executable, sr_array *x,
                          uint32_t seed, int32_t count) {
  sr_array *times = NULL;
  EXPECT_EQ(make_array(executable, 0, &count, 0, &times), SR_OK);
  EXPECT_EQ(run(program, times, x, got), SR_OK);
  EXPECT_STRING(ctx.message, "");
  fill(wanted[0], seed);
  do_nested(wanted[0], count);
  EXPECT(memcmp(got[0], wanted[0], BYTES) == 0);
  sr_array_destroy(times);
}

static sr_array *make_x(const sr_executable *executable, uint32_t seed) {
  static uint32_t values[SIZE];
  sr_array *x = NULL;
  fill(values, seed);
  EXPECT_EQ(make_array(executable, 1, values, 0, &x), SR_OK);
  return x;
}

/* Loops that run never, once, an odd and an even number of times, by one graph. */
static void counts(void) {
  sr_program *program = begin(nested_program);
  sr_array *x = make_x(nested_program, 7);
  for (int32_t count = -1; count < 7; count++)
    expect_nested(program, nested_program, x, 7, count);
  EXPECT_EQ(said.graphs, 1);
  EXPECT_EQ(said.host + said.refused, 0);
  sr_array_destroy(x);
  end(program);
}

/* Where CUDA has no conditional nodes, the host drives the loops. */
static void without_conditions(void) {
  sr_program *program = begin(nested_program);
  sr_array *x = make_x(nested_program, 7);
  for (int32_t count = 0; count < 5; count++)
    expect_nested(program, nested_program, x, 7, count);
  EXPECT_EQ(said.refused, 1);
  EXPECT_EQ(said.host + said.graphs, 0);
  sr_array_destroy(x);
  end(program);
}

/* The graphs of the last sets of addresses are kept; the one that was used longest ago goes. */
static void addresses(void) {
  static const struct {
    uint32_t x;
    int graphs; /* captured until then */
  } runs[] = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 4}, {1, 4}, {2, 4}, {4, 5}, {0, 5}, {3, 6}};
  sr_program *program = begin(nested_program);
  sr_array *x[GRAPHS + 1];
  for (uint32_t i = 0; i <= GRAPHS; i++)
    x[i] = make_x(nested_program, i);
  for (size_t i = 0; i < sizeof runs / sizeof *runs; i++) {
    expect_nested(program, nested_program, x[runs[i].x], runs[i].x, 3);
    EXPECT_EQ(said.graphs, runs[i].graphs);
  }
  for (uint32_t i = 0; i <= GRAPHS; i++)
    sr_array_destroy(x[i]);
  end(program);
}

/* The result takes the memory of the donated argument. */
static void donated(void) {
  sr_program *program = begin(donating_program);
  for (uint32_t seed = 0; seed < 6; seed++) {
    sr_array *x = make_x(donating_program, seed);
    expect_nested(program, donating_program, x, seed, (int32_t)seed);
    EXPECT(x && x->consumed);
    sr_array_destroy(x);
  }
  end(program);
}

/* The host drives the loop around collectives, and graphs do what is between them. */
static void with_collectives(void) {
  sr_program *program = begin(mixed_program);
  for (int32_t count = 0; count < 4; count++) {
    sr_array *x = NULL, *times = NULL;
    fill(wanted[0], 1);
    fill(wanted[1], 2);
    EXPECT_EQ(make_array(mixed_program, 0, &count, 0, &times), SR_OK);
    EXPECT_EQ(make_array(mixed_program, 1, wanted, BYTES, &x), SR_OK);
    EXPECT_EQ(run(program, times, x, got), SR_OK);
    EXPECT_STRING(ctx.message, "");
    do_mixed(wanted, count);
    EXPECT(memcmp(got, wanted, sizeof got) == 0);
    sr_array_destroy(x);
    sr_array_destroy(times);
  }
  EXPECT_EQ(said.host, 1);
  EXPECT(said.graphs >= 2 * 2);
  EXPECT_EQ(said.refused, 0);
  end(program);
}

/* Runs `transforming`; the host drives its loop if that is wanted. */
static void expect_transforms(int host) {
  sr_program *program = NULL;
  EXPECT_EQ(make_devices(1), SR_OK);
  EXPECT_EQ(sr_device_set_connect(&ctx, set, transforming_program), SR_OK);
  EXPECT_EQ(sr_program_create(&ctx, set, transforming_program, NULL, &program), SR_OK);
  EXPECT_STRING(ctx.message, "");
  if (!program)
    exit(1);
  sr_array *x = make_x(transforming_program, 7);
  for (int32_t count = 1; count < 4; count++) {
    sr_array *times = NULL;
    EXPECT_EQ(make_array(transforming_program, 0, &count, 0, &times), SR_OK);
    EXPECT_EQ(run(program, times, x, got), SR_OK);
    fill(wanted[0], 7 + 3 * (uint32_t)count);
    for (int i = 0; i < SIZE; i++)
      wanted[0][i] &= 1023;
    EXPECT(memcmp(got[0], wanted[0], BYTES) == 0);
    sr_array_destroy(times);
  }
  EXPECT_EQ(said.host, host);
  EXPECT(host || said.graphs == 1);
  sr_array_destroy(x);
  end(program);
}

static void with_transforms(void) {
  expect_transforms(0);
}

static void without_transforms(void) {
  expect_transforms(1);
}

/* ---- faults ---------------------------------------------------------------------------------- */

/* Runs `nested` twice, with two sets of addresses. Sets *out_right: the results are right. */
static sr_status use(sr_program *program, sr_array **arrays, bool *out_right) {
  const int32_t count = 2;
  fill(wanted[0], 0);
  SR_TRY(make_array(nested_program, 0, &count, 0, &arrays[0]));
  for (int i = 1; i < 3; i++)
    SR_TRY(make_array(nested_program, 1, wanted[0], 0, &arrays[i]));
  do_nested(wanted[0], count);
  for (int i = 1; i < 3; i++) {
    SR_TRY(run(program, arrays[0], arrays[i], got));
    *out_right &= memcmp(got[0], wanted[0], BYTES) == 0;
  }
  return SR_OK;
}

/* Writes one line if a graph was refused. */
static void everything(void) {
  sr_array *arrays[3] = {NULL};
  sr_program *program = NULL;
  bool is_right = true;
  sr_status status = make_devices(1);
  if (status == SR_OK)
    status = sr_program_create(&ctx, set, nested_program, NULL, &program);
  if (status == SR_OK)
    status = use(program, arrays, &is_right);
  for (int i = 0; i < 3; i++)
    sr_array_destroy(arrays[i]);
  end(program);
  EXPECT(is_right);
  EXPECT((status == SR_OK) == (ctx.message[0] == '\0'));
  EXPECT(said.refused <= 1);
  if (said.refused)
    fprintf(stderr, "refused\n");
  exit(expect_result() ? 1 : status == SR_OK ? 0 : FAILED_AS_WANTED);
}

/* Each call of CUDA fails once. If it was to make a graph, the host does what the graph would; else
 * the run fails with a sentence. Only if a call that waits fails may work be left for which nothing
 * has waited. */
static void check_faults(void) {
  char text[64];
  const scenario_end *done = scenario_run(everything, "SPMDRUN_SIMULATED_COUNT=1");
  int calls = 0, failures = 0, refusals = 0;
  EXPECT_EQ(done->status, 0);
  EXPECT(sscanf(done->text, "simulated GPU: %d calls", &calls) == 1 && calls > 100);
  for (int call = 1; call <= calls; call += expect_slowness()) {
    snprintf(text, sizeof text, "SPMDRUN_SIMULATED_FAIL=%d", call);
    done = scenario_run(everything, text);
    const bool failed = done->status == FAILED_AS_WANTED;
    const bool forgets = strstr(done->text, "has work for which nothing has waited") != NULL;
    const bool refused = strstr(done->text, "refused\n") != NULL;
    if (!EXPECT(done->status == 0 || failed) ||
        !EXPECT(refused || (failed && forgets) || !*done->text))
      fprintf(stderr, "call %d fails: status %d\n%s\n", call, done->status, done->text);
    failures += failed;
    refusals += refused && !failed;
  }
  EXPECT(failures > 10);
  EXPECT(refusals > 100 / expect_slowness()); /* the calls of two captures */
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  directory = argv[1];
  arena = sr_arena_create();
  nested_program = compile(nested, 1, false);
  donating_program = compile(nested, 1, true);
  mixed_program = compile(mixed, 2, false);
  transforming_program = compile(transforming, 1, false);
  EXPECT(donating_program->signature.results[0].alias == 1);
  SCENARIO("", counts);
  SCENARIO("SPMDRUN_SIMULATED_SEED=7", counts);
  SCENARIO("SPMDRUN_SIMULATED_CONDITIONS=0", without_conditions);
  SCENARIO("", addresses);
  SCENARIO("", donated);
  SCENARIO("", with_collectives);
  SCENARIO("", with_transforms);
  SCENARIO("SPMDRUN_SIMULATED_MATH=0", without_transforms); /* cuFFT cannot be used */
  check_faults();
  sr_arena_destroy(arena);
  return expect_result();
}
