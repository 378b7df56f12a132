/*
 * The library through its public header, on any number of ranks: arrays in and out, uneven
 * shardings, donation, several programs in one context, and errors, which must be equal on all
 * ranks.
 */
#include <math.h>
#include <stdlib.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"
#include "support/program_texts.h"

static spmdrun_context *context;

static spmdrun_executable *compile(const char *text) {
  spmdrun_executable *program = NULL;
  spmdrun_status status =
      spmdrun_compile_text(context, "text.mlir", text, strlen(text), NULL, &program);
  if (!EXPECT_EQ(status, SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return program;
}

/* Doubles rows x 3 numbers 1, 2, 3, ... and compares the result. */
static void check_round_trip(spmdrun_executable *program, int rows) {
  int count = rows * 3;
  size_t bytes = (size_t)count * sizeof(float);
  float *x = malloc(bytes), *y = calloc(1, bytes);
  for (int i = 0; i < count; i++)
    x[i] = (float)(i + 1);
  spmdrun_array *in = NULL, *out = NULL;
  EXPECT_EQ(spmdrun_array_from_host(program, 0, x, bytes, &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &in, &out), SPMDRUN_OK);
  int root = spmdrun_rank(context) == 0;
  EXPECT_EQ(spmdrun_array_to_host(out, root ? y : NULL, root ? bytes : 0), SPMDRUN_OK);
  for (int i = 0; i < count && root; i++)
    EXPECT(y[i] == 2 * x[i]);

  /* The shards of this rank must have the right offsets. */
  for (int s = 0; s < spmdrun_shard_count(out); s++) {
    const spmdrun_shard *shard = spmdrun_shard_get(out, s);
    for (int64_t r = 0; r < shard->size[0]; r++)
      for (int64_t c = 0; c < shard->size[1]; c++) {
        float got = ((const float *)shard->data)[r * shard->pitch[1] + c];
        EXPECT(got == 2 * x[(shard->start[0] + r) * 3 + shard->start[1] + c]);
      }
  }
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_summarize(out, &summary), SPMDRUN_OK);
  EXPECT(summary.min == 2 && summary.max == 2.0 * count && summary.nan_count == 0);
  EXPECT(fabs(summary.mean - (count + 1.0)) < 1e-6);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  free(y);
  free(x);
}

/* Programs of different widths in one context, also with rows that do not divide evenly. */
static void check_programs(void) {
  static const int cases[][2] = {{1, 4}, {2, 2}, {4, 8}, {4, 7}, {8, 5}, {2, 6}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char *text = scale_text(cases[i][0], cases[i][1], "");
    spmdrun_executable *program = compile(text);
    if (program) {
      EXPECT_EQ(spmdrun_device_count(program), cases[i][0]);
      EXPECT_STRING(spmdrun_argument(program, 0)->dtype, "f32");
      EXPECT_EQ(spmdrun_result(program, 0)->dims[0], cases[i][1]);
      check_round_trip(program, cases[i][1]);
      check_round_trip(program, cases[i][1]);
    }
    spmdrun_executable_destroy(program);
    free(text);
  }
}

/* The sum of ones is the number of devices. */
static void check_sum(spmdrun_executable *program, int devices) {
  spmdrun_array *in = NULL, *out = NULL;
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &in, &out), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(out, &summary), SPMDRUN_OK);
  EXPECT(summary.min == devices && summary.max == devices);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
}

/* Rank 0 gets a text that contains `part`, the others none. */
static void expect_told(spmdrun_status status, char *json, const char *part) {
  EXPECT_EQ(status, SPMDRUN_OK);
  if (spmdrun_rank(context) == 0)
    EXPECT_CONTAINS(json, part);
  else
    EXPECT(!json);
  spmdrun_free(json);
}

static void check_profile(spmdrun_executable *program, const char *part, bool has_sums) {
  char *steps = NULL, *trace = NULL;
  const spmdrun_status status = spmdrun_profile(program, &steps, &trace);
  if (spmdrun_rank(context) == 0 && status == SPMDRUN_OK)
    EXPECT((strstr(trace, "\"cat\":\"collective\"") != NULL) == has_sums);
  expect_told(status, steps, part);
  expect_told(status, trace, "\"traceEvents\":[");
}

/* A run is measured only if it was asked for; the notes of the last measured one stay. */
static void check_measured(void) {
  char *steps, *trace;
  char *text = sum_text(2);
  spmdrun_executable *program = compile(text);
  free(text);
  if (!program)
    return;
  EXPECT(spmdrun_profile(program, &steps, &trace) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "no execution has been measured");
  EXPECT(!steps && !trace);
  EXPECT_EQ(spmdrun_measure_next(program), SPMDRUN_OK);
  check_profile(program, "{\"devices\": 2, \"seconds\": 0", false);
  for (int i = 0; i < 2; i++) {
    check_sum(program, 2);
    check_profile(program, "\"kind\": \"collective\"", true);
  }
  spmdrun_executable_destroy(program);
}

/* Programs whose collectives leave devices idle, in any order. Idle and busy devices must still
 * meet in the same collective. */
static void check_idle_devices(void) {
  static const int widths[] = {8, 2, 8, 1, 5, 8};
  enum {
    COUNT = sizeof widths / sizeof *widths
  };
  spmdrun_executable *programs[COUNT];
  for (int i = 0; i < COUNT; i++) {
    char *text = sum_text(widths[i]);
    programs[i] = compile(text);
    free(text);
    if (programs[i])
      check_sum(programs[i], widths[i]);
  }
  for (int i = COUNT - 1; i >= 0; i--) {
    if (programs[i])
      check_sum(programs[i], widths[i]);
    spmdrun_executable_destroy(programs[i]);
  }
}

/* Bytes that are no i4 are refused with their position; bytes of an i1 become 0 or 1; wrong indices
 * are errors. */
static void check_edges(void) {
  static const char text[] =
      "func.func @main(%arg0: tensor<3xi4>, %arg1: tensor<2xi1>) -> (tensor<3xi4>, tensor<2xi1>) "
      "{\n  return %arg0, %arg1 : tensor<3xi4>, tensor<2xi1>\n}\n";
  spmdrun_executable *program = compile(text);
  if (!program)
    return;
  const uint8_t good[] = {7, 8, 0xff}, bad[] = {1, 2, 0x17}, truths[] = {2, 0};
  spmdrun_array *in[2] = {NULL}, *out[2] = {NULL};
  EXPECT(spmdrun_array_from_host(program, 0, bad, sizeof bad, &in[0]) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "[2]");
  EXPECT(in[0] == NULL);
  EXPECT_EQ(spmdrun_array_from_host(program, 0, good, sizeof good, &in[0]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_from_host(program, 1, truths, sizeof truths, &in[1]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, in, out), SPMDRUN_OK);
  int root = spmdrun_rank(context) == 0;
  uint8_t got[2] = {9, 9};
  EXPECT_EQ(spmdrun_array_to_host(out[1], root ? got : NULL, root ? sizeof got : 0), SPMDRUN_OK);
  EXPECT(!root || (got[0] == 1 && got[1] == 0));

  EXPECT(!spmdrun_argument(program, 2) && !spmdrun_result(program, -1));
  int64_t start[1] = {5}, size[1] = {5};
  EXPECT_EQ(spmdrun_result_shard(program, 2, 0, start, size), -1);
  EXPECT_EQ(spmdrun_result_shard(program, 0, 1, start, size), -1);
  EXPECT_EQ(start[0], 5);
  EXPECT_EQ(spmdrun_result_shard(program, 0, 0, start, size), 0);
  EXPECT(start[0] == 0 && size[0] == 3);
  EXPECT(!spmdrun_shard_get(out[0], 1));
  EXPECT(!spmdrun_shard_get(out[0], -1));
  EXPECT_EQ(spmdrun_agree(context, (spmdrun_status)77, "odd"), SPMDRUN_INTERNAL);
  for (int i = 0; i < 2; i++) {
    spmdrun_array_destroy(out[i]);
    spmdrun_array_destroy(in[i]);
  }
  spmdrun_executable_destroy(program);
}

/* A donated argument is consumed: it can only be destroyed. */
static void check_donation(void) {
  char *text = scale_text(2, 4, ", jax.buffer_donor = true");
  spmdrun_executable *program = compile(text);
  free(text);
  if (!program)
    return;
  EXPECT_EQ(spmdrun_argument(program, 0)->donated, 1);
  spmdrun_array *in = NULL, *out = NULL, *again = NULL;
  EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &in), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &in, &out), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &in, &again) == SPMDRUN_OK, 0);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT(again == NULL);
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_summarize(in, &summary), SPMDRUN_INVALID); /* on each rank */
  EXPECT_EQ(spmdrun_execute(program, &out, &again), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_summarize(again, &summary), SPMDRUN_OK);
  EXPECT(summary.min == 4 && summary.max == 4);
  spmdrun_array_destroy(again);
  spmdrun_array_destroy(out);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(program);
}

/* Every rank sees a failure, one rank reports it, and all know its kind. */
static void check_failures(void) {
  int rank = spmdrun_rank(context), last = spmdrun_size(context) - 1;
  spmdrun_status status =
      spmdrun_agree(context, rank == last ? SPMDRUN_IO : SPMDRUN_OK, "the disk is gone");
  EXPECT_EQ(status, rank == last ? SPMDRUN_IO : SPMDRUN_PEER);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_IO);
  EXPECT_EQ(spmdrun_should_report(context), rank == last);
  EXPECT_CONTAINS(spmdrun_message(context), "the disk is gone");

  spmdrun_executable *program = (spmdrun_executable *)&status;
  EXPECT(spmdrun_compile_text(context, "bad.mlir", "func.func", 9, NULL, &program) != SPMDRUN_OK);
  EXPECT(program == NULL);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_EQ(spmdrun_should_report(context), rank == 0);
  EXPECT_CONTAINS(spmdrun_message(context), "bad.mlir:1:");
  EXPECT(spmdrun_compile_file(context, "/no/such/file.mlir", NULL, &program) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_IO);

  /* A wrong argument on one rank only: all ranks fail, and the program still runs afterwards. */
  char *text = scale_text(2, 2, "");
  program = compile(text);
  free(text);
  if (!program)
    return;
  spmdrun_array *array = NULL;
  float numbers[6] = {0};
  EXPECT(spmdrun_array_from_host(program, 0, numbers, rank == last ? 20 : 24, &array) !=
         SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT(array == NULL);
  EXPECT(spmdrun_array_read(program, 1, "zeros", &array) != SPMDRUN_OK);
  EXPECT(spmdrun_array_read(program, 0, rank == last ? "nonsense" : "zeros", &array) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_should_report(context), rank == last);
  check_round_trip(program, 2);
  spmdrun_executable_destroy(program);
}

/* A wrong argument on one rank only, in a program whose devices wait for each other. */
static void check_wrong_argument(void) {
  int is_last = spmdrun_rank(context) == spmdrun_size(context) - 1;
  char *text = sum_text(4), *other_text = scale_text(4, 8, "");
  spmdrun_executable *program = compile(text), *other = compile(other_text);
  free(other_text);
  free(text);
  if (program && other) {
    spmdrun_array *good = NULL, *bad = NULL, *out = NULL;
    EXPECT_EQ(spmdrun_array_read(program, 0, "ones", &good), SPMDRUN_OK);
    EXPECT_EQ(spmdrun_array_read(other, 0, "ones", &bad), SPMDRUN_OK);
    EXPECT(spmdrun_execute(program, is_last ? &bad : &good, &out) != SPMDRUN_OK);
    EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
    EXPECT_EQ(spmdrun_should_report(context), is_last);
    EXPECT_CONTAINS(spmdrun_message(context), "argument 0 is f32[8,3], the program takes f32[4,3]");
    EXPECT(out == NULL);
    spmdrun_array_destroy(bad);
    spmdrun_array_destroy(good);
    check_sum(program, 4);
  }
  spmdrun_executable_destroy(other);
  spmdrun_executable_destroy(program);
}

/* Arguments with the right shards on the wrong devices. */
static void check_wrong_devices(void) {
  static const char turned[] =
      "module @turned attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"
      "  sdy.mesh @mesh = <[\"i\"=4], device_ids=[1, 0, 3, 2]>\n"
      "  func.func public @main(%arg0: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, "
      "[{\"i\"}, {}]>}) -> (tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"i\"}, "
      "{}]>}) {\n"
      "    %0 = stablehlo.add %arg0, %arg0 : tensor<8x3xf32>\n"
      "    return %0 : tensor<8x3xf32>\n"
      "  }\n"
      "}\n";
  char *text = scale_text(4, 8, "");
  spmdrun_executable *program = compile(text), *other = compile(turned);
  free(text);
  if (program && other) {
    spmdrun_array *bad = NULL, *out = NULL;
    EXPECT_EQ(spmdrun_array_read(other, 0, "ones", &bad), SPMDRUN_OK);
    EXPECT(spmdrun_execute(program, &bad, &out) != SPMDRUN_OK);
    EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
    EXPECT_CONTAINS(
        spmdrun_message(context),
        "argument 0 is sharded <mesh<[\"i\"=4], device_ids=[1, 0, 3, 2]>, [{\"i\"}, {}]>, the "
        "program takes <mesh<[\"i\"=4]>, [{\"i\"}, {}]>");
    spmdrun_array_destroy(bad);
    check_round_trip(other, 8);
    check_round_trip(program, 8);
  }
  spmdrun_executable_destroy(other);
  spmdrun_executable_destroy(program);
}

/* A run that fails half-way because two devices disagree on a loop with a collective of both. Its
 * devices then run nothing more, and the library says so; the context makes new ones. */
static void check_failed_run(void) {
  spmdrun_executable *program = compile(differ_text);
  if (!program)
    return;
  const int32_t numbers[] = {1, 9};
  spmdrun_array *in = NULL, *out = NULL;
  EXPECT_EQ(spmdrun_array_from_host(program, 0, numbers, sizeof numbers, &in), SPMDRUN_OK);
  EXPECT(spmdrun_execute(program, &in, &out) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_UNSUPPORTED);
  EXPECT_CONTAINS(spmdrun_message(context), "devices 0 and 1 disagree");
  EXPECT(out == NULL);
  /* Existing arrays can be read; nothing new can be run or made. */
  spmdrun_summary summary = {.size = sizeof summary};
  EXPECT_EQ(spmdrun_array_summarize(in, &summary), SPMDRUN_OK);
  EXPECT(summary.min == 1 && summary.max == 9);
  EXPECT_EQ(spmdrun_execute(program, &in, &out), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "compile the program again");
  spmdrun_array *more = NULL;
  EXPECT_EQ(spmdrun_array_read(program, 0, "zeros", &more), SPMDRUN_INVALID);
  EXPECT(more == NULL);
  spmdrun_array_destroy(in);
  spmdrun_executable_destroy(program);

  char *next = sum_text(2);
  program = compile(next);
  free(next);
  if (program)
    check_sum(program, 2);
  spmdrun_executable_destroy(program);
}

/* Compiles for a machine that no rank has; only rank 0 has the result. */
static void check_other_machine(void) {
  char path[] = "/tmp/spmdrun-api-test-XXXXXX", *text = sum_text(4);
  int file = mkstemp(path);
  EXPECT(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text));
  free(text);
  spmdrun_compiled made = {.size = sizeof made};
  bool root = spmdrun_rank(context) == 0;
  spmdrun_topology topology = {
      .size = sizeof topology, .nodes = 2, .devices_per_node = 3, .target = "x86-64-v2"};
  EXPECT_EQ(spmdrun_compile_for(context, path, NULL, &topology, &made), SPMDRUN_OK);
  EXPECT_EQ(made.devices, root ? 4 : 0);
  EXPECT_STRING(root ? made.target : "", root ? "x86-64-v2" : "");
  EXPECT(made.cache == SPMDRUN_CACHE_OFF && !made.kept && (made.bytes > 0) == root);
  topology.devices_per_node = 1;
  EXPECT(spmdrun_compile_for(context, path, NULL, &topology, &made) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "the program spans 4 devices, but the topology has 2");
  topology.nodes = 0;
  EXPECT(spmdrun_compile_for(context, path, NULL, &topology, &made) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  close(file);
  unlink(path);
}

/* Creates one context after another. */
static void check_again(const spmdrun_options *options) {
  spmdrun_context_destroy(context);
  if (EXPECT_EQ(spmdrun_context_create(options, &context), SPMDRUN_OK)) {
    char *text = sum_text(4);
    spmdrun_executable *program = compile(text);
    free(text);
    if (program)
      check_sum(program, 4);
    spmdrun_executable_destroy(program);
  }
}

static spmdrun_stats stats_of_sum(void) {
  spmdrun_stats stats = {.size = sizeof stats, .cache_place = ""};
  char *text = sum_text(4);
  spmdrun_executable *program = compile(text);
  free(text);
  if (program)
    EXPECT_EQ(spmdrun_stats_get(program, &stats), SPMDRUN_OK);
  spmdrun_executable_destroy(program);
  return stats;
}

static void remove_left(const char *place) {
  static const char *const names[] = {"CACHEDIR.TAG", "misses"};
  char path[128];
  for (int i = 0; i < 2; i++) {
    snprintf(path, sizeof path, "%s/%s", place, names[i]);
    unlink(path);
  }
  EXPECT(rmdir(place) == 0); /* nothing else is there */
}

/* A compiled program is stored, found again, listed and removed. */
static void check_kept(const spmdrun_options *options, const char *place) {
  char *json;
  bool root = spmdrun_rank(context) == 0;
  spmdrun_stats first = stats_of_sum(), second = stats_of_sum();
  EXPECT(first.cache == SPMDRUN_CACHE_MISS && first.saved_seconds == 0);
  EXPECT_STRING(first.cache_place, "");
  EXPECT(second.cache == SPMDRUN_CACHE_MEMORY && second.saved_seconds > 0);
  spmdrun_context_destroy(context);
  if (!EXPECT_EQ(spmdrun_context_create(options, &context), SPMDRUN_OK))
    return;
  spmdrun_stats third = stats_of_sum();
  EXPECT(third.cache == SPMDRUN_CACHE_DIRECTORY && third.compile_seconds == 0);
  EXPECT(third.lookup_seconds > 0 && third.saved_seconds == second.saved_seconds);
  EXPECT_STRING(third.cache_place, root ? place : "");
  spmdrun_status status = spmdrun_cache_list(context, 0, &json);
  expect_told(status, json, "\"hits\": 1, \"state\": \"good\", \"kind\": \"executable\"");
  status = spmdrun_cache_verify(context, 0, &json);
  expect_told(status, json, "\"good\": 1, \"damaged\": 0, \"foreign\": 0");
  status = spmdrun_cache_remove(
      context, &(spmdrun_cache_removal){.size = sizeof(spmdrun_cache_removal)}, &json);
  expect_told(status, json, "\"removed\": 0");
  status = spmdrun_cache_remove(
      context,
      &(spmdrun_cache_removal){.size = sizeof(spmdrun_cache_removal), .older_seconds = 3600},
      &json);
  expect_told(status, json, "\"removed\": 0");
  status = spmdrun_cache_remove(
      context, &(spmdrun_cache_removal){.size = sizeof(spmdrun_cache_removal), .limit = 1}, &json);
  expect_told(status, json, "\"removed\": 0, \"removed_bytes\": 0, \"left\": 1");
  status = spmdrun_cache_remove(
      context, &(spmdrun_cache_removal){.size = sizeof(spmdrun_cache_removal), .all = 1}, &json);
  expect_told(status, json, "\"removed\": 1");
  status = spmdrun_cache_stat(context, 0, &json);
  expect_told(status, json, "\"entries\": 0, \"bytes\": 0");
}

static void check_cache(spmdrun_options options) {
  char place[] = "/tmp/spmdrun-api-test-XXXXXX", *json;
  EXPECT(spmdrun_cache_list(context, 0, &json) != SPMDRUN_OK && !json);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), "switched off by no-cache");
  EXPECT(mkdtemp(place));
  const spmdrun_setting settings[] = {{"cache-dir", place}, {"no-cache", "0"}};
  options.cache_settings = settings;
  options.cache_setting_count = 2;
  spmdrun_context_destroy(context);
  if (EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    check_kept(&options, place);
  remove_left(place);
}

/* With the argument node_is_rank every rank counts as a node. */
int main(int argc, char **argv) {
  spmdrun_options options = {.size = sizeof options,
                             .no_cache = 1,
                             .node_is_rank = argc > 1 && strcmp(argv[1], "node_is_rank") == 0};
  spmdrun_status status = spmdrun_context_create(&options, &context);
  if (EXPECT_EQ(status, SPMDRUN_OK)) {
    check_failures();
    check_programs();
    check_idle_devices();
    check_measured();
    check_donation();
    check_edges();
    check_wrong_argument();
    check_wrong_devices();
    check_failed_run();
    check_other_machine();
    check_again(&options);
    check_cache(options);
  } else {
    fprintf(stderr, "%s\n", spmdrun_message(context));
  }
  spmdrun_context_destroy(context);
  return expect_result();
}
