/*
 * lost_test DIRECTORY: a kernel fails on the last rank, on the simulated GPUs of DIRECTORY. All
 * ranks are told the step, what was on that GPU is lost and says so, and nothing runs on it any
 * more.
 */
#include <stdlib.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"

enum {
  ROWS = 8,
  FAILING_RUN = 2 /* each run has one kernel on each device */
};

static const char *directory;
static spmdrun_context *context;

static char *program_text(int devices) {
  char *text = malloc(2048);
  snprintf(text, 2048,
           "module @scale attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} "
           "{\n"
           "  sdy.mesh @mesh = <[\"i\"=%d]>\n"
           "  func.func public @main(%%arg0: tensor<8xf32> {sdy.sharding = "
           "#sdy.sharding<@mesh, [{\"i\"}]>}) -> (tensor<8xf32> {sdy.sharding = "
           "#sdy.sharding<@mesh, [{\"i\"}]>}) {\n"
           "    %%0 = stablehlo.add %%arg0, %%arg0 : tensor<8xf32>\n"
           "    return %%0 : tensor<8xf32>\n"
           "  }\n"
           "}\n",
           devices, devices);
  return text;
}

static void make_context(const char *kind) {
  const spmdrun_options options = {
      .size = sizeof options, .device = kind, .cuda_libraries = directory, .no_cache = 1};
  if (!EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
}

static bool is_last(void) {
  return spmdrun_rank(context) == spmdrun_size(context) - 1;
}

static spmdrun_status compile(spmdrun_executable **out) {
  char *text = program_text(spmdrun_size(context));
  const spmdrun_status status =
      spmdrun_compile_text(context, "scale.mlir", text, strlen(text), NULL, out);
  free(text);
  return status;
}

/* A call has failed on all ranks, which give the same reason. */
static void check_failed(spmdrun_status status, spmdrun_status wanted, const char *part) {
  EXPECT(status == wanted || status == SPMDRUN_PEER);
  EXPECT_EQ(spmdrun_failure(context), wanted);
  EXPECT_CONTAINS(spmdrun_message(context), part);
}

/* Each shard is read by its own rank. */
static void check_shards(spmdrun_array *array, const char *name, float factor) {
  float values[ROWS] = {0};
  const spmdrun_shard *shard = spmdrun_shard_get(array, 0);
  const size_t bytes = (size_t)shard->size[0] * sizeof *values;
  const spmdrun_status status = spmdrun_shard_read(array, 0, values, bytes);
  EXPECT_EQ(status, is_last() ? SPMDRUN_DEVICE : SPMDRUN_OK);
  if (is_last()) {
    char wanted[64];
    snprintf(wanted, sizeof wanted, "%s is lost, because device %d has failed: scale.mlir:4:10",
             name, spmdrun_rank(context));
    EXPECT_CONTAINS(spmdrun_message(context), wanted);
  }
  for (int64_t i = 0; i < shard->size[0] && !is_last(); i++)
    EXPECT(values[i] == factor * (float)(shard->start[0] + i));
}

/* What all ranks do together with the array fails on all. */
static void check_array(spmdrun_array *array, const char *name) {
  float values[ROWS];
  const bool root = spmdrun_rank(context) == 0;
  spmdrun_summary summary = {.size = sizeof summary};
  char lost[64], path[64];
  snprintf(lost, sizeof lost, "%s is lost, because device %d", name, spmdrun_size(context) - 1);
  snprintf(path, sizeof path, "/tmp/spmdrun-lost-%d", (int)getppid()); /* all ranks' launcher */
  check_failed(spmdrun_array_to_host(array, root ? values : NULL, root ? sizeof values : 0),
               SPMDRUN_DEVICE, lost);
  check_failed(spmdrun_array_summarize(array, &summary), SPMDRUN_DEVICE, lost);
  check_failed(spmdrun_array_write_npy(array, path), SPMDRUN_DEVICE, lost);
  check_failed(spmdrun_array_write_zarr(array, path, 3), SPMDRUN_DEVICE, lost);
  check_failed(spmdrun_array_compare(array, "zeros", 0, 0), SPMDRUN_DEVICE, lost);
  EXPECT(access(path, F_OK) != 0);
}

static void check_loss(spmdrun_executable *program) {
  float values[ROWS];
  for (int i = 0; i < ROWS; i++)
    values[i] = (float)i;
  spmdrun_array *x = NULL, *y = NULL, *none = NULL;
  EXPECT_EQ(spmdrun_array_from_host(program, 0, values, sizeof values, &x), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, &x, &y), SPMDRUN_OK);
  check_failed(spmdrun_execute(program, &x, &none), SPMDRUN_DEVICE, "scale.mlir:4:10 (add tensor<");
  EXPECT_CONTAINS(spmdrun_message(context), "cudaErrorIllegalAddress");
  EXPECT_CONTAINS(spmdrun_message(context), "and all arrays in its memory are lost");
  EXPECT(!none);
  check_shards(x, "argument 0", 1);
  check_shards(y, "result 0", 2);
  check_array(x, "argument 0");
  check_array(y, "result 0");
  /* Nothing runs on that GPU any more. */
  check_failed(spmdrun_execute(program, &x, &none), SPMDRUN_INVALID, "ended half-way");
  EXPECT_CONTAINS(spmdrun_message(context), "cudaErrorIllegalAddress");
  check_failed(spmdrun_array_from_host(program, 0, values, sizeof values, &none), SPMDRUN_INVALID,
               "ended half-way");
  spmdrun_array_destroy(y);
  spmdrun_array_destroy(x);
}

static void check_refused(void) {
  spmdrun_executable *program = NULL;
  char part[96];
  snprintf(part, sizeof part,
           "can no longer use the GPU of device %d, which has failed: scale.mlir",
           spmdrun_size(context) - 1);
  check_failed(compile(&program), SPMDRUN_DEVICE, part);
  EXPECT(!program);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  directory = argv[1];
  char text[16];
  snprintf(text, sizeof text, "%d", FAILING_RUN);
  setenv("SPMDRUN_SIMULATED_GPUS", "4", 1);
  /* A first context tells the rank before the simulated GPU reads its settings. */
  make_context("cpu");
  if (is_last())
    setenv("SPMDRUN_SIMULATED_FAULT", text, 1);
  spmdrun_context_destroy(context);
  make_context("cuda");
  spmdrun_executable *program = NULL;
  if (EXPECT_EQ(compile(&program), SPMDRUN_OK)) {
    check_loss(program);
    check_refused();
  }
  spmdrun_executable_destroy(program);
  check_refused();
  spmdrun_context_destroy(context);
  return expect_result();
}
