/*
 * Arrays on devices whose memory the host cannot access, on any number of ranks: from memory and
 * files, to memory and files, compared, summarized and read shard by shard. The devices are CPUs
 * whose memory holds every byte inverted, so code that reads or writes it directly gets wrong
 * numbers. Staging buffers of several sizes divide the shards along every dimension.
 */
#include <stdlib.h>

#include "api/api.h"
#include "support/expect.h"
#include "support/scratch.h"

enum {
  DIMS = 3,
  BIG = 7 * 5 * 11, /* elements of argument 0 */
  SMALL = 40        /* elements of argument 2 */
};

static spmdrun_context *context;
static sr_device_kind inverted;
static uint8_t staging[4096];
static uint64_t most_bytes; /* most bytes that one copy has moved */
static scratch place;
static char directory[300];

static sr_status invert(void *to, const void *from, uint64_t bytes) {
  most_bytes = bytes > most_bytes ? bytes : most_bytes;
  for (uint64_t i = 0; i < bytes; i++)
    ((uint8_t *)to)[i] = (uint8_t)~((const uint8_t *)from)[i];
  return SR_OK;
}

static sr_status write_inverted(sr_ctx *ctx, sr_device *device, void *to, const void *from,
                                uint64_t bytes) {
  (void)ctx, (void)device;
  EXPECT(from == staging);
  return invert(to, from, bytes);
}

static sr_status read_inverted(sr_ctx *ctx, sr_device *device, void *to, const void *from,
                               uint64_t bytes) {
  (void)ctx, (void)device;
  EXPECT(to == staging);
  return invert(to, from, bytes);
}

/* The identity of a scalar, with an array that no mesh axis divides evenly and a replicated vector.
 */
static const char text[] =
    "module @id attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {\n"
    "  sdy.mesh @mesh = <[\"x\"=2, \"y\"=2]>\n"
    "  func.func public @main("
    "%arg0: tensor<7x5x11xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {\"y\"}, {}]>}, "
    "%arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, "
    "%arg2: tensor<40xi8> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) -> tensor<f32> {\n"
    "    return %arg1 : tensor<f32>\n"
    "  }\n"
    "}\n";

static void expect_ok(spmdrun_status status) {
  if (!EXPECT_EQ(status, SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
}

/* Each shard of this rank has the elements of `data`, an array of `dims`, at its place. */
static void check_shards(spmdrun_array *array, const char *data, int rank, const int64_t *dims,
                         size_t element) {
  for (int s = 0; s < spmdrun_shard_count(array); s++) {
    const spmdrun_shard *shard = spmdrun_shard_get(array, s);
    EXPECT(!shard->data);
    int64_t size[DIMS] = {1, 1, 1}, start[DIMS] = {0}, whole[DIMS] = {1, 1, 1};
    for (int d = 0; d < rank; d++) {
      size[d] = shard->size[d];
      start[d] = shard->start[d];
      whole[d] = dims[d];
    }
    size_t bytes = (size_t)(size[0] * size[1] * size[2]) * element;
    char *got = malloc(bytes + 1);
    expect_ok(spmdrun_shard_read(array, s, got, bytes));
    for (int64_t i = 0; i < size[0]; i++)
      for (int64_t j = 0; j < size[1]; j++) {
        int64_t from = ((start[0] + i) * whole[1] + start[1] + j) * whole[2] + start[2];
        EXPECT(memcmp(got + (size_t)((i * size[1] + j) * size[2]) * element,
                      data + (size_t)from * element, (size_t)size[2] * element) == 0);
      }
    EXPECT_EQ(spmdrun_shard_read(array, s, got, bytes + 1), SPMDRUN_INVALID);
    free(got);
  }
  EXPECT_EQ(spmdrun_shard_read(array, spmdrun_shard_count(array), NULL, 0), SPMDRUN_INVALID);
}

/* `array` has the bytes `data`, as rank 0 sees them, and `mean` is the mean of its elements. */
static void check_whole(spmdrun_array *array, const char *data, size_t bytes, double mean) {
  int root = spmdrun_rank(context) == 0;
  char *got = calloc(1, bytes + 1);
  expect_ok(spmdrun_array_to_host(array, root ? got : NULL, root ? bytes : 0));
  EXPECT(!root || memcmp(got, data, bytes) == 0);
  free(got);
  spmdrun_summary summary = {.size = sizeof summary};
  expect_ok(spmdrun_array_summarize(array, &summary));
  EXPECT(summary.mean - mean < 1e-6 && mean - summary.mean < 1e-6);
}

/* What an argument must contain. */
typedef struct content {
  int index, rank;
  const int64_t *dims;
  size_t element; /* bytes of an element */
  const void *data;
  double mean;
} content;

static size_t content_bytes(const content *of) {
  size_t bytes = of->element;
  for (int d = 0; d < of->rank; d++)
    bytes *= (size_t)of->dims[d];
  return bytes;
}

static void check_content(spmdrun_array *array, const content *of) {
  check_shards(array, of->data, of->rank, of->dims, of->element);
  check_whole(array, of->data, content_bytes(of), of->mean);
}

/* Writes `array` to a file, compares it with the file, and reads the file as an argument. */
static void check_file(spmdrun_executable *program, spmdrun_array *array, const content *of,
                       bool zarr) {
  char path[320];
  snprintf(path, sizeof path, "%s/%d.%s", directory, of->index, zarr ? "zarr" : "npy");
  expect_ok(zarr ? spmdrun_array_write_zarr(array, path, 3) : spmdrun_array_write_npy(array, path));
  expect_ok(spmdrun_array_compare(array, path, 0, 0));
  spmdrun_array *again = NULL;
  expect_ok(spmdrun_array_read(program, of->index, path, &again));
  if (again)
    check_content(again, of);
  spmdrun_array_destroy(again);
}

static void check_argument(spmdrun_executable *program, const content *of) {
  spmdrun_array *array = NULL;
  expect_ok(spmdrun_array_from_host(program, of->index, of->data, content_bytes(of), &array));
  check_content(array, of);
  check_file(program, array, of, false);
  check_file(program, array, of, true);
  spmdrun_array_destroy(array);
}

/* Argument 0 with another last element differs there from its file. */
static void check_difference(spmdrun_executable *program, float *data) {
  char path[320];
  snprintf(path, sizeof path, "%s/0.npy", directory);
  spmdrun_array *array = NULL;
  data[BIG - 1] += 1;
  expect_ok(spmdrun_array_from_host(program, 0, data, BIG * sizeof *data, &array));
  EXPECT_EQ(spmdrun_array_compare(array, path, 0, 0), SPMDRUN_DIFFERS);
  if (spmdrun_should_report(context))
    EXPECT_CONTAINS(spmdrun_message(context), "element [6,4,10] is 385, expected 384; 1 of");
  spmdrun_array_destroy(array);
}

/* All arguments are saved and resumed. `name` is that of the state directory. */
static void check_saves(spmdrun_executable *program, const content *contents, const char *name) {
  char path[400];
  snprintf(path, sizeof path, "%s/%s", directory, name);
  spmdrun_saves *saves = NULL;
  spmdrun_array *arrays[3] = {0};
  expect_ok(spmdrun_saves_open(context, path, NULL, &saves));
  for (int i = 0; i < 3; i++)
    expect_ok(spmdrun_array_from_host(program, i, contents[i].data, content_bytes(&contents[i]),
                                      &arrays[i]));
  expect_ok(spmdrun_save(saves, program, 1, arrays, 3));
  for (int i = 0; i < 3; i++)
    spmdrun_array_destroy(arrays[i]);
  expect_ok(spmdrun_saves_wait(saves));
  expect_ok(spmdrun_saves_restore(saves, program, 3, arrays));
  for (int i = 0; i < 3 && arrays[i]; i++) {
    check_content(arrays[i], &contents[i]);
    spmdrun_array_destroy(arrays[i]);
  }
  spmdrun_saves_close(saves);
}

/* All arguments, with a staging buffer of `bytes`. */
static void check_staging(spmdrun_executable *program, uint64_t bytes) {
  static const int64_t dims[DIMS] = {7, 5, 11}, small[] = {SMALL};
  float big[BIG], scalar = 2.5f;
  int8_t numbers[SMALL];
  for (int i = 0; i < BIG; i++)
    big[i] = (float)i;
  for (int i = 0; i < SMALL; i++)
    numbers[i] = (int8_t)(i - 20);
  program->set->devices->staging_bytes = bytes;
  most_bytes = 0;
  char name[32];
  snprintf(name, sizeof name, "state%d", (int)bytes);
  const content contents[] = {{0, DIMS, dims, sizeof *big, big, (BIG - 1) / 2.0},
                              {1, 0, NULL, sizeof scalar, &scalar, scalar},
                              {2, 1, small, sizeof *numbers, numbers, -0.5}};
  check_argument(program, &contents[0]);
  check_saves(program, contents, name);
  check_difference(program, big);
  check_argument(program, &contents[1]);
  check_argument(program, &contents[2]);
  EXPECT(most_bytes > 0 && most_bytes <= bytes);
}

int main(void) {
  expect_ok(spmdrun_context_create(NULL, &context));
  if (spmdrun_rank(context) == 0) {
    scratch_init(&place);
    snprintf(directory, sizeof directory, "%s", place.path);
  }
  expect_ok(spmdrun_share(context, directory, sizeof directory));
  spmdrun_executable *program = NULL;
  expect_ok(spmdrun_compile_text(context, "id.mlir", text, strlen(text), NULL, &program));
  if (program) {
    sr_device_set *devices = program->set->devices;
    inverted = *devices->kind;
    inverted.write = write_inverted;
    inverted.read = read_inverted;
    devices->kind = &inverted;
    devices->staging = staging;
    /* A shard is 4x3x11. Some elements of a row, a row, some rows, an index of the first dimension,
     * everything. */
    static const uint64_t sizes[] = {16, 20, 44, 50, 100, 132, 600, sizeof staging};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
      check_staging(program, sizes[i]);
    devices->staging = NULL;
    devices->staging_bytes = 0;
  }
  spmdrun_executable_destroy(program);
  if (spmdrun_rank(context) == 0)
    scratch_deinit(&place);
  spmdrun_context_destroy(context);
  return expect_result();
}
