/*
 * A module with spmdrun.redistribute, as the partitioner makes it, compiled and run on every device
 * of a job: a halo exchange in a loop on whose end the devices must agree, the same after the loop,
 * and a transfer of corners that covers only a part of the result. The expected values are computed
 * on the whole array.
 *
 *     redistribute_compiled_test DEVICES_PER_RANK [node_is_rank]
 */
#include <stdlib.h>

#include "compiler/compile.h"
#include "executable/format.h"
#include "graph/read.h"
#include "support/job.h"

enum {
  ROWS = 4, /* rows of a device */
  COLUMNS = 6,
  OUT_ROWS = 2,
  OUT_COLUMNS = 9,
  TRIPS = 5
};

static job j;
static sr_arena *arena;
static int32_t total;

/* ---- the program ----------------------------------------------------------------------------- */

/* Own rows in the middle, one row of each neighbour next to them; zeros at both ends. */
static const char *halo_transfers(void) {
  sr_text text = {.arena = arena};
  for (int32_t i = 0; i < total; i++) {
    sr_text_printf(&text, "%s[%d, %d, %d, %d, 0, 0, 1, 0]", i > 0 ? ", " : "", i, i, ROWS, COLUMNS);
    if (i > 0)
      sr_text_printf(&text, ", [%d, %d, 1, %d, %d, 0, 0, 0]", i - 1, i, COLUMNS, ROWS - 1);
    if (i + 1 < total)
      sr_text_printf(&text, ", [%d, %d, 1, %d, 0, 0, %d, 0]", i + 1, i, COLUMNS, ROWS + 1);
  }
  return sr_arena_printf(arena, "dense<[%s]> : tensor<%dx8xi64>", sr_text_get(&text),
                         3 * total - 2);
}

/* Device i gets 2 x 3 elements of the next device and two elements of the one after that. */
static const char *corner_transfers(void) {
  sr_text text = {.arena = arena};
  for (int32_t i = 0; i < total; i++)
    sr_text_printf(&text, "%s[%d, %d, 2, 3, 0, 3, 0, 6], [%d, %d, 1, 2, 3, 0, 1, 0]",
                   i > 0 ? ", " : "", (i + 1) % total, i, (i + 2) % total, i);
  return sr_arena_printf(arena, "dense<[%s]> : tensor<%dx8xi64>", sr_text_get(&text), 2 * total);
}

#define TYPE "tensor<4x6xi32>"

/* NEW = OLD times three, plus the rows above and below. */
static const char *step(const char *new, const char *old, const char *transfers) {
  return sr_arena_printf(
      arena,
      "%s_p = \"spmdrun.redistribute\"(%s) <{transfers = %s}> : (" TYPE ") -> tensor<6x6xi32>\n"
      "%s_a = stablehlo.slice %s_p [0:4, 0:6] : (tensor<6x6xi32>) -> " TYPE "\n"
      "%s_b = stablehlo.slice %s_p [2:6, 0:6] : (tensor<6x6xi32>) -> " TYPE "\n"
      "%s_c = stablehlo.add %s_a, %s_b : " TYPE "\n"
      "%s_d = stablehlo.multiply %s, %%three : " TYPE "\n"
      "%s = stablehlo.add %s_c, %s_d : " TYPE "\n",
      new, old, transfers, new, new, new, new, new, new, new, new, old, new, new, new);
}

static const char *make_program(void) {
  const char *halo = halo_transfers();
  return sr_arena_printf(
      arena,
      "module @m {\nfunc.func public @main(%%x: " TYPE ", %%m: tensor<1xi32>) -> (" TYPE
      ", tensor<2x9xi32>) {\n"
      "%%three = stablehlo.constant dense<3> : " TYPE "\n"
      "%%zero = stablehlo.constant dense<0> : tensor<i32>\n"
      "%%one = stablehlo.constant dense<1> : tensor<i32>\n"
      "%%n = stablehlo.reshape %%m : (tensor<1xi32>) -> tensor<i32>\n"
      "%%w:2 = stablehlo.while(%%i = %%zero, %%v = %%x) : tensor<i32>, " TYPE "\ncond {\n"
      "%%go = stablehlo.compare LT, %%i, %%n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
      "stablehlo.return %%go : tensor<i1>\n} do {\n%s"
      "%%k = stablehlo.add %%i, %%one : tensor<i32>\n"
      "stablehlo.return %%k, %%y : tensor<i32>, " TYPE "\n}\n%s"
      "%%q = \"spmdrun.redistribute\"(%%z) <{transfers = %s}> : (" TYPE ") -> tensor<2x9xi32>\n"
      "return %%z, %%q : " TYPE ", tensor<2x9xi32>\n}\n}\n",
      step("%y", "%v", halo), step("%z", "%w#1", halo), corner_transfers());
}

/* ---- expectations ---------------------------------------------------------------------------- */

static int32_t first(int64_t row, int64_t column) {
  return (int32_t)(row * 1000003 + column * 97 + 5);
}

/* The array of all devices after `steps` steps. */
static uint32_t *simulate(int steps) {
  int64_t rows = (int64_t)ROWS * total;
  uint32_t *at = SR_NEW_ARRAY(arena, uint32_t, rows *COLUMNS);
  for (int64_t i = 0; i < rows * COLUMNS; i++)
    at[i] = (uint32_t)first(i / COLUMNS, i % COLUMNS);
  for (; steps > 0; steps--) {
    uint32_t *next = SR_NEW_ARRAY(arena, uint32_t, rows *COLUMNS);
    for (int64_t i = 0; i < rows * COLUMNS; i++)
      next[i] = 3 * at[i] + (i >= COLUMNS ? at[i - COLUMNS] : 0) +
                (i + COLUMNS < rows * COLUMNS ? at[i + COLUMNS] : 0);
    at = next;
  }
  return at;
}

static uint32_t corner(const uint32_t *whole, int32_t device, int64_t row, int64_t column) {
  int64_t next = (device + 1) % total * ROWS, second = (device + 2) % total * ROWS;
  if (column >= 6)
    return whole[(next + row) * COLUMNS + 3 + column - 6];
  if (row == 1 && column < 2)
    return whole[(second + 3) * COLUMNS + column];
  return 0;
}

/* ---- running --------------------------------------------------------------------------------- */

static sr_port make_port(const sr_mesh *mesh, int32_t rank, const int64_t *local) {
  static const sr_shard_axis axis = {.axis = 0, .pre = 1};
  sr_shard_axis *whole = sr_arena_copy(arena, &axis, sizeof axis);
  whole->size = mesh->device_count;
  sr_shard_dim *shards = SR_NEW_ARRAY(arena, sr_shard_dim, rank);
  shards[0] = (sr_shard_dim){whole, 1};
  int64_t *dims = sr_arena_copy(arena, local, (size_t)rank * sizeof *dims);
  dims[0] *= total;
  return (sr_port){
      .dtype = SR_I32, .rank = rank, .dims = dims, .sharding = {mesh, rank, shards}, .alias = -1};
}

/* The output of `show --stage partitioned` can be read again. */
static void expect_reread(const sr_module *module) {
  for (int generic = 0; generic < 2; generic++) {
    const sr_print_options options = {.generic = generic != 0};
    sr_text once = {.arena = arena}, twice = {.arena = arena};
    sr_module *again;
    sr_module_print(module, &options, &once);
    EXPECT_CONTAINS(sr_text_get(&once), "\"spmdrun.redistribute\"(");
    if (!EXPECT_OK(&j.ctx,
                   sr_module_read(&j.ctx, arena, "t.mlir", sr_text_get(&once), once.count, &again)))
      return;
    sr_module_print(again, &options, &twice);
    EXPECT_STRING(sr_text_get(&twice), sr_text_get(&once));
  }
}

/* Compiles `text`; on error returns NULL, with the message in j.ctx. */
static sr_executable *compile(const char *text) {
  sr_mesh *mesh = SR_NEW(arena, sr_mesh);
  sr_mesh_axis *axis = SR_NEW(arena, sr_mesh_axis);
  *axis = (sr_mesh_axis){.name = "d", .size = total, .number = 1};
  *mesh = (sr_mesh){.name = "m", .axis_count = 1, .axes = axis, .device_count = total};
  sr_port *ports = SR_NEW_ARRAY(arena, sr_port, 4);
  ports[0] = ports[2] = make_port(mesh, 2, (int64_t[]){ROWS, COLUMNS});
  ports[1] = make_port(mesh, 1, (int64_t[]){1});
  ports[3] = make_port(mesh, 2, (int64_t[]){OUT_ROWS, OUT_COLUMNS});
  const sr_signature signature = {.argument_count = 2,
                                  .arguments = ports,
                                  .result_count = 2,
                                  .results = ports + 2,
                                  .device_count = total};
  const sr_compile_options options = {.target = sr_target_cpu(sr_cpu_level_host()),
                                      .optimization = 2};
  sr_module *module;
  sr_executable *executable = NULL;
  if (!EXPECT_OK(&j.ctx, sr_module_read(&j.ctx, arena, "t.mlir", text, strlen(text), &module)))
    return NULL;
  expect_reread(module);
  return sr_compile(&j.ctx, module, &signature, &options, &executable) == SR_OK ? executable : NULL;
}

/* A transfer from a device that the program does not have is refused. */
static void expect_refused(void) {
  const char *transfers = sr_arena_printf(arena, "[[0, %d, 4, 6, 0, 0, 0, 0]]", total);
  const char *text = sr_arena_printf(
      arena,
      "module @m {\nfunc.func public @main(%%x: " TYPE ", %%m: tensor<1xi32>) -> (" TYPE
      ", tensor<2x9xi32>) {\n%%y = \"spmdrun.redistribute\"(%%x) <{transfers = dense<%s> : "
      "tensor<1x8xi64>}> : (" TYPE ") -> " TYPE "\n"
      "%%z = stablehlo.constant dense<0> : tensor<2x9xi32>\n"
      "return %%y, %%z : " TYPE ", tensor<2x9xi32>\n}\n}\n",
      transfers);
  EXPECT(compile(text) == NULL);
  EXPECT_CONTAINS(j.ctx.message,
                  sr_arena_printf(arena,
                                  "a transfer names device %d, but the program has %d devices",
                                  total, total));
  sr_ctx_clear(&j.ctx);
}

static void expect_plan(const sr_executable *executable) {
  EXPECT_EQ(executable->transfer_table_count, 2); /* both halo exchanges share one */
  EXPECT_EQ(sr_plan_count(&executable->steps, SR_STEP_AGREE), total > 1);
  EXPECT(sr_plan_count(&executable->steps, SR_STEP_COLLECTIVE) >= 3);
  for (uint32_t i = 0; i < executable->group_count; i++) /* all devices depend on each other */
    EXPECT(executable->groups[i].count == 1 && executable->groups[i].size == (uint32_t)total);
}

static void expect_values(sr_array *const *results) {
  const uint32_t *whole = simulate(TRIPS + 1);
  for (int32_t s = 0; s < results[0]->shard_count; s++) {
    const sr_array_shard *shard = &results[0]->shards[s], *other = &results[1]->shards[s];
    for (int64_t i = 0; i < ROWS * COLUMNS; i++)
      EXPECT_EQ(((uint32_t *)shard->data)[i], whole[shard->device * ROWS * COLUMNS + i]);
    for (int64_t i = 0; i < OUT_ROWS * OUT_COLUMNS; i++)
      EXPECT_EQ(((uint32_t *)other->data)[i],
                corner(whole, other->device, i / OUT_COLUMNS, i % OUT_COLUMNS));
  }
}

static void run(const sr_executable *executable) {
  sr_program *program;
  if (!EXPECT_OK(&j.ctx, sr_program_create(&j.ctx, j.devices, executable, NULL, &program)))
    return;
  sr_array *arguments[2], *results[2];
  for (int i = 0; i < 2; i++)
    arguments[i] = job_array(&j, executable, &executable->signature.arguments[i]);
  for (int32_t s = 0; s < arguments[0]->shard_count; s++) {
    const sr_array_shard *shard = &arguments[0]->shards[s];
    for (int64_t i = 0; i < ROWS * COLUMNS; i++)
      ((int32_t *)shard->data)[i] = first(shard->device * ROWS + i / COLUMNS, i % COLUMNS);
    *(int32_t *)arguments[1]->shards[s].data = TRIPS;
  }
  for (int again = 0; again < 3; again++) {
    if (!EXPECT_OK(&j.ctx, sr_program_execute(&j.ctx, program, arguments, results)))
      break;
    expect_values(results);
    sr_array_destroy(results[0]);
    sr_array_destroy(results[1]);
  }
  EXPECT_EQ(sr_world_agree(&j.ctx, j.world, SR_OK), SR_OK);
  sr_array_destroy(arguments[0]);
  sr_array_destroy(arguments[1]);
  sr_program_destroy(program);
}

int main(int argc, char **argv) {
  int32_t per_rank = argc > 1 ? atoi(argv[1]) : 1;
  job_start(&j, per_rank, argc > 2 && strcmp(argv[2], "node_is_rank") == 0);
  total = (int32_t)sr_device_set_total(j.devices);
  arena = sr_arena_create();
  expect_refused();
  sr_executable *executable = compile(make_program());
  EXPECT_STRING(j.ctx.message, "");
  if (executable) {
    expect_plan(executable);
    run(executable);
  }
  sr_arena_destroy(arena);
  return job_end(&j);
}
