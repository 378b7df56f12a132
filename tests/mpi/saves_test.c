/*
 * Saving and resuming through the public header, on any number of ranks: a state of a sharded, a
 * replicated and a scalar array, and one without elements. What is resumed is compared with the
 * numbers that the state must have after its steps, on other numbers of devices, too. Then what is
 * not taken: other programs, damaged saves, and a directory that another job has.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "spmdrun.h"
#include "support/expect.h"

enum {
  ROWS = 7, /* does not divide evenly, and leaves devices of 8 without rows */
  COUNT = 4,
  TEXT_BYTES = 4096
};

static spmdrun_context *context;
static char log_text[1 << 16]; /* the warnings and notes of this rank */

static void note(void *user, const char *line) {
  (void)user;
  size_t used = strlen(log_text);
  snprintf(log_text + used, sizeof log_text - used, "%s", line);
}

static bool is_root(void) {
  return spmdrun_rank(context) == 0;
}

/* x + x, r + r, n + 1 and an array without elements; and an input that is no state. */
static spmdrun_executable *compile_step(const char *module, int devices, int rows,
                                        const char *result, const char *dtype) {
  char *text = malloc(TEXT_BYTES);
  snprintf(text, TEXT_BYTES,
           "module @%s attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} {\n"
           "  sdy.mesh @mesh = <[\"i\"=%d]>\n"
           "  func.func public @main(%%arg0: tensor<%dx3x%s> {sdy.sharding = #sdy.sharding<@mesh, "
           "[{\"i\"}, {}]>, jax.buffer_donor = true}, %%arg1: tensor<5xf64>, %%arg2: tensor<i32>, "
           "%%arg3: tensor<0x4xf32>, %%arg4: tensor<f32>) -> (tensor<%dx3x%s> {jax.result_info = "
           "\"result[%s]\", sdy.sharding = #sdy.sharding<@mesh, [{\"i\"}, {}]>}, tensor<5xf64>, "
           "tensor<i32>, tensor<0x4xf32>) {\n"
           "    %%one = stablehlo.constant dense<1> : tensor<i32>\n"
           "    %%0 = stablehlo.add %%arg0, %%arg0 : tensor<%dx3x%s>\n"
           "    %%1 = stablehlo.add %%arg1, %%arg1 : tensor<5xf64>\n"
           "    %%2 = stablehlo.add %%arg2, %%one : tensor<i32>\n"
           "    return %%0, %%1, %%2, %%arg3 : tensor<%dx3x%s>, tensor<5xf64>, tensor<i32>, "
           "tensor<0x4xf32>\n  }\n}\n",
           module, devices, devices, rows, dtype, rows, dtype, result, rows, dtype, rows, dtype);
  spmdrun_executable *program = NULL;
  spmdrun_status status =
      spmdrun_compile_text(context, "step.mlir", text, strlen(text), NULL, &program);
  if (!EXPECT_EQ(status, SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  free(text);
  return program;
}

static float x_at(int i, int step) {
  return (float)(i + 1) * (float)(1 << step);
}

static void make_state(spmdrun_executable *program, spmdrun_array **state) {
  float x[ROWS * 3];
  double r[5] = {1, 2, 3, 4, 5};
  int n = 0;
  for (int i = 0; i < ROWS * 3; i++)
    x[i] = x_at(i, 0);
  EXPECT_EQ(spmdrun_array_from_host(program, 0, x, sizeof x, &state[0]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_from_host(program, 1, r, sizeof r, &state[1]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_from_host(program, 2, &n, sizeof n, &state[2]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_from_host(program, 3, NULL, 0, &state[3]), SPMDRUN_OK);
}

static void destroy_state(spmdrun_array **state) {
  for (int i = 0; i < COUNT; i++) {
    spmdrun_array_destroy(state[i]);
    state[i] = NULL;
  }
}

/* Runs one step in place. */
static void run_step(spmdrun_executable *program, spmdrun_array **state) {
  float number = 0;
  spmdrun_array *arguments[COUNT + 1], *results[COUNT];
  memcpy(arguments, state, COUNT * sizeof *state);
  EXPECT_EQ(spmdrun_array_from_host(program, 4, &number, sizeof number, &arguments[4]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, arguments, results), SPMDRUN_OK);
  spmdrun_array_destroy(arguments[4]);
  destroy_state(state);
  memcpy(state, results, sizeof results);
}

static void expect_state(spmdrun_array **state, int step) {
  float x[ROWS * 3];
  double r[5];
  int n;
  EXPECT_EQ(spmdrun_array_to_host(state[0], x, sizeof x), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_to_host(state[1], r, sizeof r), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_array_to_host(state[2], &n, sizeof n), SPMDRUN_OK);
  if (!is_root())
    return;
  for (int i = 0; i < ROWS * 3; i++)
    EXPECT(x[i] == x_at(i, step));
  for (int i = 0; i < 5; i++)
    EXPECT(r[i] == (i + 1.0) * (1 << step));
  EXPECT_EQ(n, step);
}

static spmdrun_saves *open_saves(const char *directory, const spmdrun_saves_options *options) {
  spmdrun_saves *saves = NULL;
  log_text[0] = '\0';
  if (!EXPECT_EQ(spmdrun_saves_open(context, directory, options, &saves), SPMDRUN_OK))
    fprintf(stderr, "%s\n", spmdrun_message(context));
  return saves;
}

/* ---- what works ------------------------------------------------------------------------------ */

static bool is_there(const char *directory, const char *name) {
  char path[512];
  snprintf(path, sizeof path, "%s/%s", directory, name);
  return access(path, F_OK) == 0;
}

/* Saves after each of four steps. The last two stand. */
static void check_save(const char *directory) {
  spmdrun_executable *program = compile_step("step", 4, ROWS, "0", "f32");
  spmdrun_saves *saves = open_saves(directory, NULL);
  spmdrun_array *state[COUNT] = {0}, *none[COUNT];
  if (!program || !saves)
    return;
  EXPECT_EQ(spmdrun_saves_step(saves), -1);
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  EXPECT(spmdrun_saves_restore(saves, program, COUNT, none) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "there is no save to resume from");
  EXPECT(none[0] == NULL && none[3] == NULL);
  make_state(program, state);
  for (int step = 1; step <= 4; step++) {
    run_step(program, state);
    EXPECT_EQ(spmdrun_save(saves, program, step, state, COUNT), SPMDRUN_OK);
    EXPECT_EQ(spmdrun_saves_step(saves), step == 1 ? -1 : step - 1);
  }
  run_step(program, state); /* the copy does not change */
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_saves_step(saves), 4);
  EXPECT(is_there(directory, "save-4/zarr.json") && is_there(directory, "save-3"));
  EXPECT(!is_there(directory, "save-2") && !is_there(directory, "save-1"));
  EXPECT(!is_there(directory, "save-4/marks"));

  EXPECT_EQ(spmdrun_save(saves, program, 4, state, COUNT), SPMDRUN_OK); /* is saved already */
  EXPECT(spmdrun_save(saves, program, 3, state, COUNT) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "step 3 is before that of the newest save, 4");
  EXPECT(spmdrun_save(saves, program, 5, state, COUNT + 2) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "a state of 6 arrays; the program takes 5");
  spmdrun_array *lacking[COUNT] = {state[0], NULL, state[2], state[3]};
  EXPECT(spmdrun_save(saves, program, 5, lacking, COUNT) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "array 1 of the state is NULL");
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  spmdrun_array *swapped[COUNT] = {state[1], state[0], state[2], state[3]};
  EXPECT(spmdrun_save(saves, program, 5, swapped, COUNT) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "is f64[5], but argument 0 is f32[7,3]");
  spmdrun_guards guards = {.size = sizeof guards,
                           .device_to_host = SPMDRUN_GUARD_DISALLOW_EXPLICIT};
  EXPECT_EQ(spmdrun_guards_begin(context, &guards), SPMDRUN_OK);
  EXPECT(spmdrun_save(saves, program, 5, state, COUNT) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_EQ(spmdrun_guards_end(context), SPMDRUN_OK);
  spmdrun_array *donated[COUNT];
  memcpy(donated, state, sizeof state);
  float number = 0;
  spmdrun_array *arguments[COUNT + 1] = {state[0], state[1], state[2], state[3]};
  EXPECT_EQ(spmdrun_array_from_host(program, 4, &number, sizeof number, &arguments[4]), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_execute(program, arguments, state), SPMDRUN_OK);
  EXPECT(spmdrun_save(saves, program, 5, donated, COUNT) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "donated");
  spmdrun_array_destroy(arguments[4]);
  destroy_state(donated);
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_saves_step(saves), 4);
  destroy_state(state);
  spmdrun_saves_close(saves);
  spmdrun_executable_destroy(program);
}

/* Resumes step 4, on the same number of devices and on others. */
static void check_restore(const char *directory) {
  static const int devices[] = {1, 2, 4, 8};
  spmdrun_saves *saves = open_saves(directory, NULL);
  for (int i = 0; saves && i < 4; i++) {
    spmdrun_executable *program = compile_step("step", devices[i], ROWS, "0", "f32");
    spmdrun_array *state[COUNT] = {0};
    EXPECT_EQ(spmdrun_saves_step(saves), 4);
    log_text[0] = '\0';
    if (EXPECT_EQ(spmdrun_saves_restore(saves, program, COUNT, state), SPMDRUN_OK)) {
      expect_state(state, 4);
      run_step(program, state);
      expect_state(state, 5);
    } else
      fprintf(stderr, "%s\n", spmdrun_message(context));
    bool told = strstr(log_text, "was saved by step on 4 devices") != NULL;
    EXPECT_EQ(told, is_root() && devices[i] != 4);
    destroy_state(state);
    spmdrun_executable_destroy(program);
  }
  spmdrun_saves_close(saves);
}

/* Large arrays, cut along one axis, whole on all devices, and cut along both axes: shards with
 * copies are divided, and each chunk is written once. On other meshes, the numbers are the same. */
static spmdrun_executable *compile_wide(int x, int y) {
  char *text = malloc(TEXT_BYTES);
  snprintf(text, TEXT_BYTES,
           "module @wide attributes {mhlo.num_partitions = %d : i32, mhlo.num_replicas = 1 : i32} "
           "{\n  sdy.mesh @mesh = <[\"x\"=%d, \"y\"=%d]>\n"
           "  func.func public @main("
           "%%arg0: tensor<3002x257xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>}, "
           "%%arg1: tensor<1x1500x300xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}, "
           "%%arg2: tensor<2x5x40001xi8> {sdy.sharding = #sdy.sharding<@mesh, [{}, {\"x\"}, "
           "{\"y\"}]>}) -> tensor<3002x257xf32> {\n    return %%arg0 : tensor<3002x257xf32>\n  "
           "}\n}\n",
           x * y, x, y);
  spmdrun_executable *program = NULL;
  spmdrun_status status =
      spmdrun_compile_text(context, "wide.mlir", text, strlen(text), NULL, &program);
  EXPECT_EQ(status, SPMDRUN_OK);
  free(text);
  return program;
}

static void check_wide(const char *directory) {
  static const char *const sources[] = {"uniform:7", "iota", "iota"};
  static const int meshes[][2] = {{1, 1}, {2, 2}, {1, 3}, {4, 2}};
  char files[3][300], saved[300];
  spmdrun_array *arrays[3] = {0};
  snprintf(saved, sizeof saved, "%s/wide", directory);
  spmdrun_executable *program = compile_wide(2, 2);
  spmdrun_saves *saves = open_saves(saved, NULL);
  for (int i = 0; i < 3; i++) {
    snprintf(files[i], sizeof files[i], "%s/wide%d.npy", directory, i);
    EXPECT_EQ(spmdrun_array_read(program, i, sources[i], &arrays[i]), SPMDRUN_OK);
    EXPECT_EQ(spmdrun_array_write_npy(arrays[i], files[i]), SPMDRUN_OK);
  }
  EXPECT_EQ(spmdrun_save(saves, program, 1, arrays, 3), SPMDRUN_OK);
  for (int i = 0; i < 3; i++)
    spmdrun_array_destroy(arrays[i]);
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  /* 1501 rows of a shard are 19 times 79; 1500 rows of a whole array are divided anyhow. */
  EXPECT(is_there(saved, "save-1/state0/c.37.0") && !is_there(saved, "save-1/state0/c.38.0"));
  EXPECT(is_there(saved, "save-1/state1/c.0.1.0") && !is_there(saved, "save-1/state1/c.0.2.0"));
  EXPECT(is_there(saved, "save-1/state2/c.0.1.1") && !is_there(saved, "save-1/state2/c.0.2.0"));
  spmdrun_executable_destroy(program);
  spmdrun_saves_close(saves);
  saves = open_saves(saved, NULL);
  for (int m = 0; m < 4; m++) {
    program = compile_wide(meshes[m][0], meshes[m][1]);
    EXPECT_EQ(spmdrun_saves_restore(saves, program, 3, arrays), SPMDRUN_OK);
    for (int i = 0; i < 3; i++) {
      if (!EXPECT_EQ(spmdrun_array_compare(arrays[i], files[i], 0, 0), SPMDRUN_OK))
        fprintf(stderr, "  array %d on mesh %d: %s\n", i, m, spmdrun_message(context));
      spmdrun_array_destroy(arrays[i]);
    }
    spmdrun_executable_destroy(program);
  }
  spmdrun_saves_close(saves);
}

/* ---- disks that are full --------------------------------------------------------------------- */

static int count_of(const char *text, const char *part) {
  int count = 0;
  for (const char *at = text; (at = strstr(at, part)) != NULL; at++)
    count++;
  return count;
}

/* Limits what the last rank can do: the size of its files, or how many it may open. */
static void limit_last(unsigned resource, rlim_t limit) {
  struct rlimit limits;
  if (spmdrun_rank(context) != spmdrun_size(context) - 1)
    return;
  EXPECT_EQ(getrlimit(resource, &limits), 0);
  limits.rlim_cur = limit;
  EXPECT_EQ(setrlimit(resource, &limits), 0);
}

/* Counts the names in a state directory: the lock, saves, and what should not be there. */
static void expect_names(const char *path, int count) {
  char command[400];
  snprintf(command, sizeof command, "test `ls -A %s | wc -l` = %d", path, count);
  if (is_root())
    EXPECT_EQ(system(command), 0);
}

/* A rank cannot write: the save fails everywhere, those before stand, and the next is tried. */
static void check_full(const char *directory, unsigned resource, rlim_t limit, const char *why) {
  char path[300], who[64];
  struct rlimit before;
  snprintf(path, sizeof path, "%s/full%u", directory, resource);
  getrlimit(resource, &before);
  spmdrun_executable *program = compile_step("step", 4, ROWS, "0", "f32");
  spmdrun_saves *saves = open_saves(path, NULL);
  spmdrun_array *state[COUNT] = {0};
  make_state(program, state);
  EXPECT_EQ(spmdrun_save(saves, program, 1, state, COUNT), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  log_text[0] = '\0';
  limit_last(resource, limit);
  EXPECT_EQ(spmdrun_save(saves, program, 2, state, COUNT), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_save(saves, program, 3, state, COUNT), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_saves_step(saves), 1);
  EXPECT_EQ(count_of(log_text, "the save of step 2 failed: "), is_root());
  EXPECT(spmdrun_saves_wait(saves) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_IO);
  EXPECT_CONTAINS(spmdrun_message(context), "the save of step 3 failed: ");
  EXPECT_CONTAINS(spmdrun_message(context), why);
  snprintf(who, sizeof who, "rank %d: ", spmdrun_size(context) - 1);
  if (is_root() && spmdrun_size(context) > 1)
    EXPECT_CONTAINS(spmdrun_message(context), who);
  limit_last(resource, before.rlim_cur);
  EXPECT_EQ(count_of(log_text, " failed: "), is_root() ? 2 : 0);
  EXPECT_EQ(count_of(log_text, "; that of step 1 stands"), is_root() ? 2 : 0);
  if (resource == RLIMIT_FSIZE)
    expect_names(path, 2);
  EXPECT_EQ(spmdrun_save(saves, program, 1, state, COUNT), SPMDRUN_OK); /* it stands */
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_save(saves, program, 4, state, COUNT), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
  EXPECT_EQ(spmdrun_saves_step(saves), 4);
  expect_names(path, 3); /* a directory that could not be removed without files is gone now */
  destroy_state(state);
  spmdrun_saves_close(saves);
  spmdrun_executable_destroy(program);
}

/* ---- what is refused ------------------------------------------------------------------------- */

static void expect_refusal(spmdrun_saves *saves, spmdrun_executable *program, int count,
                           const char *part) {
  spmdrun_array *state[COUNT] = {0};
  EXPECT(spmdrun_saves_restore(saves, program, count, state) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context), part);
  EXPECT(state[0] == NULL);
}

static void check_other_programs(const char *directory) {
  static const struct {
    const char *module;
    int devices, rows;
    const char *result, *dtype, *part;
  } cases[] = {
      {"step", 4, 8, "0", "f32", "array 0 is f32[7,3], but argument 0 is f32[8,3]"},
      {"step", 4, ROWS, "0", "bf16", "array 0 is f32[7,3], but argument 0 is bf16[7,3]"},
      {"other", 2, ROWS, "0", "f32", "take it all the same with accept_program"},
      {"step", 2, ROWS, "1", "f32", "array 0 is called 'result[0]', but argument 0 'result[1]'"},
  };
  spmdrun_saves *saves = open_saves(directory, NULL);
  for (size_t i = 0; saves && i < sizeof cases / sizeof *cases; i++) {
    spmdrun_executable *program = compile_step(cases[i].module, cases[i].devices, cases[i].rows,
                                               cases[i].result, cases[i].dtype);
    expect_refusal(saves, program, COUNT, cases[i].part);
    spmdrun_executable_destroy(program);
  }
  spmdrun_executable *program = compile_step("step", 4, ROWS, "0", "f32");
  expect_refusal(saves, program, 3, "4 arrays are saved, but the state has 3");
  spmdrun_executable_destroy(program);
  /* The same computation is taken whatever it is called. */
  program = compile_step("renamed", 4, ROWS, "9", "f32");
  spmdrun_array *state[COUNT] = {0};
  EXPECT_EQ(spmdrun_saves_restore(saves, program, COUNT, state), SPMDRUN_OK);
  destroy_state(state);
  spmdrun_saves_close(saves);

  spmdrun_executable_destroy(program);
  program = compile_step("other", 2, ROWS, "1", "f32");
  spmdrun_saves_options accept = {.size = sizeof accept, .accept_program = 1};
  saves = open_saves(directory, &accept);
  EXPECT_EQ(spmdrun_saves_restore(saves, program, COUNT, state), SPMDRUN_OK);
  expect_state(state, 4);
  destroy_state(state);
  spmdrun_saves_close(saves);
  spmdrun_executable_destroy(program);
}

static void check_arguments(const char *directory) {
  spmdrun_saves_options options = {0};
  spmdrun_saves *saves;
  EXPECT(spmdrun_saves_open(context, directory, &options, &saves) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "spmdrun_saves_options");
  options = (spmdrun_saves_options){.size = sizeof options, .keep = -1};
  EXPECT(spmdrun_saves_open(context, directory, &options, &saves) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "-1 to keep");
  EXPECT(saves == NULL);
  EXPECT(spmdrun_saves_open(context, "/proc/nowhere", NULL, &saves) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_IO);
  EXPECT_CONTAINS(spmdrun_message(context), "/proc/nowhere: the state directory");
  EXPECT(spmdrun_saves_open(context, SPMDRUN_TESTS_DIR, NULL, &saves) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "it holds other files and no saves");

  spmdrun_saves *first = open_saves(directory, NULL);
  EXPECT(spmdrun_saves_open(context, directory, NULL, &saves) != SPMDRUN_OK);
  EXPECT_CONTAINS(spmdrun_message(context), "this process has it open already");
  spmdrun_saves_close(first);
  spmdrun_saves_close(NULL);
}

/* ---- damage ---------------------------------------------------------------------------------- */

/* On rank 0: changes a file of save-4. `at` < 0: removes it; else cuts it there, or, with `flip`,
 * changes the byte there. */
static void damage(const char *directory, const char *name, int at, bool flip) {
  char path[512], byte = 0;
  snprintf(path, sizeof path, "%s/save-4/%s", directory, name);
  if (at < 0) {
    EXPECT_EQ(unlink(path), 0);
    return;
  }
  if (!flip) {
    EXPECT_EQ(truncate(path, at), 0);
    return;
  }
  int file = open(path, O_RDWR);
  EXPECT_EQ(pread(file, &byte, 1, at), 1);
  byte ^= 0x10;
  EXPECT_EQ(pwrite(file, &byte, 1, at), 1);
  close(file);
}

static void copy_directory(const char *from, const char *to) {
  char command[1200];
  snprintf(command, sizeof command, "rm -rf %s && cp -r %s %s", to, from, to);
  EXPECT_EQ(system(command), 0);
}

static void check_damage(const char *directory) {
  static const struct {
    const char *name;
    int at;
    bool flip;
    const char *part;
  } cases[] = {
      {"zarr.json", -1, false, "save-4: zarr.json: it is missing"},
      {"zarr.json", 100, false, "save-4: its zarr.json is damaged"},
      {"zarr.json", 0, false, "save-4: its zarr.json is damaged"},
      {"state0/zarr.json", -1, false, "save-4: state0/zarr.json: it is missing"},
      {"state0/zarr.json", 60, false, "save-4: "},
      {"state3/zarr.json", -1, false, "save-4: "},
      {"state0/c.0.0", -1, false, "save-4: state0/c.0.0: it is missing"},
      {"state0/c.3.0", 2, false, "save-4: state0/c.3.0: it is cut off"},
      {"state1/c.0", 10, false, "save-4: state1/c.0: its crc32c does not match"},
      {"state2/c", 0, false, "save-4: state2/c: it is cut off"},
      {"state0/c.1.0", 5, true, "save-4: state0/c.1.0: its crc32c does not match"},
  };
  char copy[300];
  spmdrun_executable *program = compile_step("step", 4, ROWS, "0", "f32");
  snprintf(copy, sizeof copy, "%s-damaged", directory);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    if (is_root()) {
      copy_directory(directory, copy);
      damage(copy, cases[i].name, cases[i].at, cases[i].flip);
    }
    EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
    spmdrun_saves *saves = open_saves(copy, NULL);
    spmdrun_array *state[COUNT] = {0};
    if (!EXPECT_EQ(spmdrun_saves_step(saves), 3))
      fprintf(stderr, "  %s\n", cases[i].part);
    if (is_root()) {
      EXPECT_CONTAINS(log_text, cases[i].part);
      EXPECT_CONTAINS(log_text, "this save is not whole and does not count");
    }
    EXPECT_EQ(spmdrun_saves_restore(saves, program, COUNT, state), SPMDRUN_OK);
    expect_state(state, 3);
    /* Going on from step 3, the save of step 4 replaces the damaged one, and is whole from then on:
     * it is kept beside the next. */
    for (int64_t step = 4; step <= 5; step++) {
      run_step(program, state);
      EXPECT_EQ(spmdrun_save(saves, program, step, state, COUNT), SPMDRUN_OK);
      EXPECT_EQ(spmdrun_saves_wait(saves), SPMDRUN_OK);
      EXPECT(is_there(copy, step == 4 ? "save-3" : "save-4"));
    }
    spmdrun_saves_close(saves);
    destroy_state(state);
    saves = open_saves(copy, NULL);
    EXPECT_EQ(spmdrun_saves_step(saves), 5);
    spmdrun_saves_close(saves);
  }
  spmdrun_executable_destroy(program);
}

/* Saves of which none is whole: the state is not begun anew in silence. */
static void check_all_damaged(const char *directory) {
  char copy[300];
  spmdrun_saves *saves = NULL;
  const spmdrun_saves_options options = {.size = sizeof options};
  snprintf(copy, sizeof copy, "%s-damaged", directory);
  if (is_root()) {
    copy_directory(directory, copy);
    char command[700];
    snprintf(command, sizeof command, "truncate -s 3 %s/save-*/state0/c.*", copy);
    EXPECT_EQ(system(command), 0);
  }
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  EXPECT(spmdrun_saves_open(context, copy, &options, &saves) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_INVALID);
  EXPECT_CONTAINS(spmdrun_message(context),
                  "it has 2 saves, and none is whole; remove the directory");
  EXPECT(!saves);
  if (is_root())
    EXPECT(is_there(copy, "save-4") && is_there(copy, "save-3"));
}

/* A save of a newer format is no damaged one: it must not be skipped, since it would be removed. */
static void check_newer_format(const char *directory) {
  char copy[300], command[800];
  spmdrun_saves *saves = NULL;
  snprintf(copy, sizeof copy, "%s-damaged", directory);
  if (is_root()) {
    copy_directory(directory, copy);
    snprintf(command, sizeof command, "sed -i 's/\"format\": 1/\"format\": 2/' %s/save-4/zarr.json",
             copy);
    EXPECT_EQ(system(command), 0);
  }
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  EXPECT(spmdrun_saves_open(context, copy, NULL, &saves) != SPMDRUN_OK);
  EXPECT_EQ(spmdrun_failure(context), SPMDRUN_UNSUPPORTED);
  EXPECT_CONTAINS(spmdrun_message(context), "a newer version of spmdrun saved it, in format 2");
}

int main(void) {
  spmdrun_options options = {
      .size = sizeof options, .no_cache = 1, .log = "error,saves=info", .log_sink = note};
  if (!EXPECT_EQ(spmdrun_context_create(&options, &context), SPMDRUN_OK))
    return expect_result();
  char place[200] = "/tmp/spmdrun-saves-XXXXXX", directory[256], command[300];
  if (is_root())
    EXPECT(mkdtemp(place) != NULL);
  EXPECT_EQ(spmdrun_share(context, place, sizeof place), SPMDRUN_OK);
  snprintf(directory, sizeof directory, "%s/state", place);
  check_full(place, RLIMIT_FSIZE, 8, "cannot be written: File too large");
  check_full(place, RLIMIT_NOFILE, 4, "cannot be written: Too many open files");
  check_wide(place);
  check_save(directory);
  check_restore(directory);
  check_other_programs(directory);
  check_arguments(directory);
  check_damage(directory);
  check_all_damaged(directory);
  check_newer_format(directory);
  EXPECT_EQ(spmdrun_agree(context, SPMDRUN_OK, NULL), SPMDRUN_OK);
  snprintf(command, sizeof command, "rm -rf %s", place);
  if (is_root())
    EXPECT_EQ(system(command), 0);
  spmdrun_context_destroy(context);
  return expect_result();
}
