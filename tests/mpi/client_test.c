/*
 * Clients: each process compiles and runs programs on its own devices, in an order of its own, and
 * others on some of them from several threads; and programs of several processes. Expected values
 * are formulas.
 */
#include "api/client/client.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "support/expect.h"
#include "support/scratch.h"

enum {
  PER_PROCESS = 2,
  COUNT = 4
};

static sr_client *client;
static int32_t first; /* id of this process's first device */

/* Expects SR_OK; prints the message otherwise. */
#define EXPECT_OK(ctx, call)                                                                       \
  (sr_ctx_clear(ctx),                                                                              \
   expect_string_equal((call) == SR_OK ? "ok" : (ctx)->message, "ok", __FILE__, __LINE__, #call))

static const char add[] = "func.func public @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
                          "  %0 = stablehlo.constant dense<1.0> : tensor<4xf32>\n"
                          "  %1 = stablehlo.add %arg0, %0 : tensor<4xf32>\n"
                          "  return %1 : tensor<4xf32>\n"
                          "}\n";

/* Each of two devices has half; the result is the sum of both halves, on both. */
static const char sum[] =
    "module @sum attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  sdy.mesh @mesh = <[\"i\"=2]>\n"
    "  func.func public @main(%arg0: tensor<8xf32>) -> (tensor<4xf32> {sdy.sharding = "
    "#sdy.sharding<@mesh, [{}]>}) {\n"
    "    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{\"i\"}]>] "
    "out_shardings=[<@mesh, [{}]>] manual_axes={\"i\"} (%arg1: tensor<4xf32>) {\n"
    "      %1 = \"stablehlo.all_reduce\"(%arg1) <{channel_handle = "
    "#stablehlo.channel_handle<handle "
    "= 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> "
    "({\n"
    "      ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
    "        %2 = stablehlo.add %a, %b : tensor<f32>\n"
    "        stablehlo.return %2 : tensor<f32>\n"
    "      }) : (tensor<4xf32>) -> tensor<4xf32>\n"
    "      sdy.return %1 : tensor<4xf32>\n"
    "    } : (tensor<8xf32>) -> tensor<4xf32>\n"
    "    return %0 : tensor<4xf32>\n"
    "  }\n"
    "}\n";

static sr_loaded *compile(const char *name, const char *module, int32_t count,
                          const int32_t *devices) {
  sr_ctx ctx = {0};
  sr_loaded *loaded = NULL;
  const sr_client_source source = {name, module, strlen(module), count, devices};
  if (!EXPECT_OK(&ctx, sr_client_compile(&ctx, client, &source, &loaded)))
    exit(1); /* no test can continue */
  return loaded;
}

static sr_buffer *make_buffer(int32_t local, float value) {
  const float data[COUNT] = {value, value + 1, value + 2, value + 3};
  sr_ctx ctx = {0};
  sr_buffer *buffer = NULL;
  EXPECT_OK(&ctx, sr_buffer_from_host(&ctx, sr_client_device(client, first + local), SR_F32, 1,
                                      (int64_t[]){COUNT}, NULL, data, &buffer));
  return buffer;
}

/* Runs the program with these arguments, one for each device, and checks the results. */
static void run(sr_loaded *loaded, const float *values, float wanted, float step) {
  sr_ctx ctx = {0};
  const int32_t count = sr_loaded_local_count(loaded);
  sr_buffer *arguments[PER_PROCESS], *got[PER_PROCESS] = {NULL};
  sr_buffer *const *lists[PER_PROCESS];
  sr_buffer **results[PER_PROCESS];
  sr_event *done[PER_PROCESS] = {NULL};
  for (int32_t i = 0; i < count; i++) {
    const int32_t partition = sr_loaded_local_partition(loaded, i);
    arguments[i] = make_buffer(sr_loaded_devices(loaded)[partition] - first, values[partition]);
    lists[i] = &arguments[i];
    results[i] = &got[i];
  }
  EXPECT_OK(&ctx, sr_loaded_execute(&ctx, loaded, &(sr_launch){.arguments = lists}, results, done));
  for (int32_t i = 0; i < count; i++) {
    float data[COUNT] = {0};
    EXPECT_OK(&ctx, sr_buffer_read(&ctx, got[i], data));
    for (int k = 0; k < COUNT; k++)
      EXPECT(data[k] == wanted + (float)k * step);
    sr_buffer_release(arguments[i]);
    sr_buffer_release(got[i]);
    sr_event_release(done[i]);
  }
}

static void test_one_device(void) {
  for (int32_t local = 0; local < PER_PROCESS; local++) {
    sr_loaded *loaded = compile("add", add, 1, (int32_t[]){first + local});
    for (int i = 0; i < 10; i++)
      run(loaded, (float[]){(float)i}, (float)i + 1, 1);
    sr_loaded_destroy(loaded);
  }
}

/* In both orders of the devices; the processes compile different ones. */
static void test_two_devices(void) {
  const int32_t orders[2][2] = {{first, first + 1}, {first + 1, first}};
  sr_loaded *loaded[2];
  const int32_t mine = sr_client_process(client) % 2;
  for (int i = 0; i < 2 - mine; i++)
    loaded[i] = compile("sum", sum, 2, orders[(i + mine) % 2]);
  for (int time = 0; time < 10; time++)
    for (int i = 0; i < 2 - mine; i++)
      run(loaded[i], (float[]){1, (float)time}, 1 + (float)time, 2);
  if (!mine)
    EXPECT(memcmp(sr_loaded_fingerprint(loaded[0]), sr_loaded_fingerprint(loaded[1]),
                  sizeof(sr_digest)) != 0);
  for (int i = 0; i < 2 - mine; i++)
    sr_loaded_destroy(loaded[i]);
}

static void test_bytes(void) {
  sr_ctx ctx = {0};
  sr_loaded *made = compile("sum", sum, 2, (int32_t[]){first, first + 1}), *loaded = NULL;
  void *bytes = NULL;
  size_t count = 0;
  EXPECT_OK(&ctx, sr_loaded_save(&ctx, made, &bytes, &count));
  const sr_client_source source = {"sum", NULL, 0, 2, (int32_t[]){first + 1, first}};
  EXPECT_OK(&ctx, sr_client_load(&ctx, client, &source, bytes, count, &loaded));
  run(loaded, (float[]){3, 4}, 7, 2);
  ((char *)bytes)[count - 1] ^= 1;
  sr_loaded *damaged = NULL;
  EXPECT_EQ(sr_client_load(&ctx, client, &source, bytes, count, &damaged), SR_ERR_INVALID);
  EXPECT_STRING(ctx.message, "the bytes of the executable are damaged");
  EXPECT(!damaged);
  free(bytes);
  sr_loaded_destroy(made);
  sr_loaded_destroy(loaded);
}

static void expect_refused(const char *module, int32_t count, const int32_t *devices,
                           sr_status status, const char *message) {
  sr_ctx ctx = {0};
  sr_loaded *loaded = NULL;
  const sr_client_source source = {"wrong", module, strlen(module), count, devices};
  EXPECT_EQ(sr_client_compile(&ctx, client, &source, &loaded), status);
  EXPECT_CONTAINS(ctx.message, message);
  EXPECT(!loaded);
}

static void test_refused(void) {
  const int32_t total = sr_client_processes(client) * PER_PROCESS;
  expect_refused("nonsense", 1, (int32_t[]){first}, SR_ERR_INVALID, "wrong:1:1");
  expect_refused(add, 1, (int32_t[]){total}, SR_ERR_INVALID, "is to run on device");
  expect_refused(sum, 2, (int32_t[]){first, first}, SR_ERR_INVALID,
                 "wrong: partitions 0 and 1 are both on device");
  expect_refused(add, 2, (int32_t[]){first, first + 1}, SR_ERR_INVALID,
                 "wrong: has 1 partitions, but 2 devices were given");
}

/* A program on devices of another process alone can be looked at; executing it does nothing. */
static void test_elsewhere(void) {
  const int32_t there = (first + PER_PROCESS) % (sr_client_processes(client) * PER_PROCESS);
  if (there == first)
    return;
  sr_loaded *loaded = compile("sum", sum, 2, (int32_t[]){there, there + 1});
  EXPECT_EQ(sr_loaded_local_count(loaded), 0);
  EXPECT_EQ(sr_loaded_plan(loaded)->signature.result_count, 1);
  run(loaded, NULL, 0, 0);
  sr_loaded_destroy(loaded);
}

/* ---- programs of several processes ----------------------------------------------------------- */

/* The sum of two devices of the first two processes, in both orders, while the others do nothing.
 */
static void test_two_processes(void) {
  const int32_t pairs[3][2] = {
      {0, PER_PROCESS}, {PER_PROCESS, 0}, {PER_PROCESS - 1, PER_PROCESS + 1}};
  if (sr_client_processes(client) < 2 || sr_client_process(client) > 1)
    return;
  for (int pair = 0; pair < 3; pair++) {
    sr_loaded *loaded = compile("sum", sum, 2, pairs[pair]);
    EXPECT_STRING(sr_loaded_name(loaded), "sum");
    EXPECT_EQ(sr_loaded_local_count(loaded), 1);
    for (int time = 0; time < 20; time++)
      run(loaded, (float[]){3, (float)time}, 3 + (float)time, 2);
    sr_loaded_destroy(loaded);
  }
}

/* The processes compile two programs at once, in threads, in the order of their numbers. */
static void *compile_together(void *user) {
  const int32_t *pair = user;
  sr_loaded *loaded = compile("sum", sum, 2, pair);
  run(loaded, (float[]){1, 2}, 3, 2);
  return loaded;
}

static void *make_pair(void *user) {
  return compile("sum", sum, 2, user);
}

static void test_orders(void) {
  int32_t pairs[2][2] = {{0, PER_PROCESS}, {PER_PROCESS + 1, 1}};
  pthread_t threads[2];
  if (sr_client_processes(client) < 2 || sr_client_process(client) > 1)
    return;
  const int mine = sr_client_process(client);
  void *loaded[2];
  for (int i = 0; i < 2; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, compile_together, pairs[(i + mine) % 2]), 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], &loaded[i]);
  for (int i = 0; i < 2; i++)
    sr_loaded_destroy(loaded[i]);
}

/* Threads of both processes make the same program at once, in orders that nobody knows: whichever
 * they start first, it is the same. */
static void test_same(void) {
  int32_t pair[2] = {0, PER_PROCESS};
  pthread_t threads[4];
  void *loaded[4];
  if (sr_client_processes(client) < 2 || sr_client_process(client) > 1)
    return;
  for (int i = 0; i < 4; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, make_pair, pair), 0);
  for (int i = 0; i < 4; i++)
    pthread_join(threads[i], &loaded[i]);
  for (int i = 0; i < 4; i++)
    run(loaded[i], (float[]){1, 2}, 3, 2);
  for (int i = 0; i < 4; i++) {
    EXPECT(loaded[i] == loaded[0]);
    sr_loaded_destroy(loaded[i]);
  }
}

/* A process that gives the program up before the other one: then both make it anew. */
static void test_given_up(void) {
  const int32_t pair[2] = {0, PER_PROCESS};
  if (sr_client_processes(client) < 2 || sr_client_process(client) > 1)
    return;
  sr_loaded *first_made = compile("sum", sum, 2, pair);
  const bool gives_up = sr_client_process(client) == 1;
  if (gives_up)
    sr_loaded_destroy(first_made);
  sr_loaded *again = compile("sum", sum, 2, pair);
  run(again, (float[]){4, 2}, 6, 2);
  if (!gives_up) {
    EXPECT(again != first_made);
    sr_loaded_destroy(first_made);
  }
  sr_loaded_destroy(again);
}

/* The same program twice: both times the processes meet. Then from its bytes. */
static void test_again(void) {
  sr_ctx ctx = {0};
  const sr_client_source source = {"sum", NULL, 0, 2, (int32_t[]){0, PER_PROCESS}};
  if (sr_client_processes(client) < 2 || sr_client_process(client) > 1)
    return;
  sr_loaded *one = compile("sum", sum, 2, source.devices);
  sr_loaded *two = compile("sum", sum, 2, source.devices), *three = NULL;
  EXPECT(memcmp(sr_loaded_fingerprint(one), sr_loaded_fingerprint(two), sizeof(sr_digest)) == 0);
  void *bytes = NULL;
  size_t count = 0;
  EXPECT_OK(&ctx, sr_loaded_save(&ctx, two, &bytes, &count));
  EXPECT_OK(&ctx, sr_client_load(&ctx, client, &source, bytes, count, &three));
  free(bytes);
  run(two, (float[]){1, 2}, 3, 2);
  run(one, (float[]){3, 2}, 5, 2);
  run(three, (float[]){3, 3}, 6, 2);
  sr_loaded_destroy(one);
  sr_loaded_destroy(two);
  sr_loaded_destroy(three);
}

/* All processes hear what is wrong. */
static void test_refused_together(void) {
  if (sr_client_processes(client) < 2 || sr_client_process(client) > 1)
    return;
  expect_refused(add, 2, (int32_t[]){0, PER_PROCESS}, SR_ERR_INVALID,
                 "has 1 partitions, but 2 devices were given");
  expect_refused("nonsense", 2, (int32_t[]){0, PER_PROCESS}, SR_ERR_INVALID, "wrong:1:1");
}

/* Of a result that the module leaves open, three elements are whole on both devices, and four are
 * cut in halves. A sharding that the module states stays, and is refused if it is uneven. */
static void test_open(void) {
  static const char text[] =
      "module @open attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  sdy.mesh @mesh = <[\"i\"=2]>\n"
      "  func.func public @main(%%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, "
      "[{\"i\"}]>}) -> (tensor<%dxf32>%s) {\n"
      "    %%0 = stablehlo.slice %%arg0 [2:%d] : (tensor<8xf32>) -> tensor<%dxf32>\n"
      "    return %%0 : tensor<%dxf32>\n"
      "  }\n"
      "}\n";
  static const char stated[] = " {sdy.sharding = #sdy.sharding<@mesh, [{\"i\"}]>}";
  char program[1000];
  for (int size = 3; size <= 4; size++) {
    snprintf(program, sizeof program, text, size, "", 2 + size, size, size);
    sr_loaded *loaded = compile("open", program, 2, (int32_t[]){first, first + 1});
    const sr_port *port = &sr_loaded_plan(loaded)->signature.results[0];
    EXPECT_EQ(sr_sharding_dim_shards(&port->sharding, 0), size == 3 ? 1 : 2);
    sr_loaded_destroy(loaded);
  }
  snprintf(program, sizeof program, text, 3, stated, 5, 3, 3);
  expect_refused(program, 2, (int32_t[]){first, first + 1}, SR_ERR_UNSUPPORTED,
                 "result 0 is to lie in uneven shards");
}

/* Expects the shardings that the program of test_inspected asks for, and who asks. */
static void expect_inspected(const sr_loaded *loaded, const char *who) {
  const sr_signature *signature = &sr_loaded_plan(loaded)->signature;
  if (!EXPECT_EQ(signature->inspected_count, 2))
    return;
  EXPECT_EQ(sr_sharding_dim_shards(&signature->inspected[0].sharding, 1), 2);
  EXPECT_EQ(sr_sharding_dim_shards(&signature->inspected[1].sharding, 0), 1);
  for (int32_t i = 0; i < 2; i++) {
    size_t bytes = 0;
    const char *says = sr_loaded_inspector(loaded, i, &bytes);
    EXPECT(says && bytes == 2 && says[0] == who[0] && says[1] == '0' + i);
  }
}

/* Who asks for shardings differs between processes and times, and is told apart from the program,
 * which is the same: the second one comes from the cache. It does not share the first one, which is
 * still there and has other askers. */
static void test_inspected(void) {
  static const char text[] =
      "module @seen attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  sdy.mesh @mesh = <[\"i\"=2]>\n"
      "  func.func public @main(%%arg0: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, "
      "[{\"i\"}, {}]>}) -> tensor<8x2xf32> {\n"
      "    %%0 = stablehlo.transpose %%arg0, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>\n"
      "    %%1 = stablehlo.custom_call @InspectSharding(%%0) {backend_config = \"%c0\", "
      "has_side_effect = true} : (tensor<2x8xf32>) -> tensor<2x8xf32>\n"
      "    %%2 = stablehlo.iota dim = 0 : tensor<5xf32>\n"
      "    %%3 = stablehlo.custom_call @InspectSharding(%%2) {backend_config = \"%c1\", "
      "has_side_effect = true} : (tensor<5xf32>) -> tensor<5xf32>\n"
      "    return %%arg0 : tensor<8x2xf32>\n"
      "  }\n"
      "}\n";
  const int32_t apart[] = {0, PER_PROCESS}, here[] = {first, first + 1};
  const bool together = sr_client_processes(client) > 1 && sr_client_process(client) < 2;
  sr_digest prints[2];
  sr_loaded *loaded[4];
  const int count = together ? 4 : 2;
  for (int way = 0; way < count; way++) {
    char program[1200];
    const char who[] = {(char)('a' + way + 4 * sr_client_process(client)), '\0'};
    snprintf(program, sizeof program, text, who[0], who[0]);
    loaded[way] = compile("seen", program, 2, way < 2 ? here : apart);
    expect_inspected(loaded[way], who);
    if (way < 2)
      prints[way] = *sr_loaded_fingerprint(loaded[way]);
  }
  for (int way = 0; way < count; way++)
    sr_loaded_destroy(loaded[way]);
  EXPECT(memcmp(&prints[0], &prints[1], sizeof *prints) == 0);
}

/* A program that is made of bytes knows nobody who asks. */
static void test_inspected_bytes(void) {
  static const char text[] =
      "func.func public @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = stablehlo.custom_call @InspectSharding(%x) {backend_config = \"a\", has_side_effect "
      "= true} : (tensor<2xf32>) -> tensor<2xf32>\n"
      "  return %x : tensor<2xf32>\n"
      "}\n";
  sr_ctx ctx = {0};
  sr_loaded *made = compile("seen", text, 1, &first), *loaded = NULL;
  void *bytes = NULL;
  size_t count = 0;
  EXPECT_OK(&ctx, sr_loaded_save(&ctx, made, &bytes, &count));
  const sr_client_source source = {"seen", NULL, 0, 1, &first};
  EXPECT_OK(&ctx, sr_client_load(&ctx, client, &source, bytes, count, &loaded));
  EXPECT_EQ(sr_loaded_plan(loaded)->signature.inspected_count, 1);
  EXPECT(!sr_loaded_inspector(loaded, 0, &count));
  free(bytes);
  sr_loaded_destroy(made);
  sr_loaded_destroy(loaded);
}

static void *compile_and_run(void *user) {
  const int32_t local = *(const int32_t *)user;
  for (int i = 0; i < 5; i++) {
    sr_loaded *loaded = compile("add", add, 1, (int32_t[]){first + local});
    run(loaded, (float[]){2}, 3, 1);
    sr_loaded_destroy(loaded);
    loaded = compile("sum", sum, 2, (int32_t[]){first + local, first + 1 - local});
    run(loaded, (float[]){2, 5}, 7, 2);
    sr_loaded_destroy(loaded);
  }
  return NULL;
}

static void test_threads(void) {
  pthread_t threads[2];
  int32_t locals[] = {0, 1};
  for (int i = 0; i < 2; i++)
    EXPECT_EQ(pthread_create(&threads[i], NULL, compile_and_run, &locals[i]), 0);
  for (int i = 0; i < 2; i++)
    pthread_join(threads[i], NULL);
}

/* Some processes end while they have the client, or leave before: as if they destroyed it. */
static void test_kept(void) {
  test_one_device();
  test_two_processes();
  EXPECT(!sr_client_is_over());
  if (sr_client_process(client) == 0)
    sr_client_destroy(client);
  if (sr_client_process(client) == 2) {
    sr_client_leave_all();
    EXPECT(sr_client_is_over());
  }
}

static bool is_mode(int argc, char **argv, const char *mode) {
  return argc > 1 && strcmp(argv[1], mode) == 0;
}

/* argv[1]: "reversed" numbers the processes against the ranks, as a launcher says it; "apart" makes
 * each a node of its own; "kept" does test_kept alone, with such nodes. */
int main(int argc, char **argv) {
  sr_ctx ctx = {0};
  sr_client_options options = {.per_process = PER_PROCESS, .process = -1};
  const bool kept = is_mode(argc, argv, "kept");
  options.node_is_rank = kept || is_mode(argc, argv, "apart");
  const char *rank = getenv("OMPI_COMM_WORLD_RANK"), *size = getenv("OMPI_COMM_WORLD_SIZE");
  scratch place;
  scratch_init(&place);
  EXPECT_EQ(setenv("SPMDRUN_CACHE_DIR", place.path, 1), 0);
  if (is_mode(argc, argv, "reversed") && rank && size)
    options.process = atoi(size) - 1 - atoi(rank);
  if (!EXPECT_OK(&ctx, sr_client_create(&ctx, &options, &client)))
    return expect_result();
  first = sr_client_process(client) * PER_PROCESS;
  if (kept) {
    test_kept();
    scratch_deinit(&place);
    return expect_result();
  }
  test_one_device();
  test_two_devices();
  test_bytes();
  test_refused();
  test_open();
  test_inspected();
  test_inspected_bytes();
  test_elsewhere();
  test_threads();
  test_two_processes();
  test_orders();
  test_again();
  test_same();
  test_given_up();
  test_refused_together();
  sr_client_destroy(client);
  scratch_deinit(&place);
  return expect_result();
}
