/* Executables made by hand, to test the stages after the compiler. A plan lives in an arena.
 * Kernels are C functions that the test passes to sr_program_create as sr_device_code, so the code
 * image is empty. */
#ifndef SR_TESTS_SUPPORT_PLAN_CASE_H
#define SR_TESTS_SUPPORT_PLAN_CASE_H

#include "executable/plan.h"

enum {
  PLAN_PORTS = 8,
  PLAN_TEXT_BYTES = 4096
};

typedef struct plan {
  sr_executable executable;
  sr_mesh mesh; /* one axis "i" over all devices */
  sr_mesh_axis axis;
  sr_port arguments[PLAN_PORTS], results[PLAN_PORTS], inspected;
} plan;

/* A plan over `devices` devices with `functions` functions, without ports or steps. */
static inline plan *plan_create(sr_arena *arena, int64_t devices, uint32_t functions,
                                uint64_t arena_bytes) {
  plan *p = SR_NEW(arena, plan);
  p->axis = (sr_mesh_axis){.name = "i", .size = devices, .number = 1};
  p->mesh = (sr_mesh){.name = "mesh", .axis_count = 1, .axes = &p->axis, .device_count = devices};
  uint64_t *offsets = SR_NEW_ARRAY(arena, uint64_t, functions);
  for (uint32_t i = 0; i < functions; i++)
    offsets[i] = 16 * (uint64_t)i;
  p->executable = (sr_executable){
      .name = "test",
      .signature = {.arguments = p->arguments, .results = p->results, .device_count = devices},
      .arena_bytes = arena_bytes,
      .code = {.target = {SR_TARGET_X86_64, SR_CPU_X86_64_V1},
               .image = sr_arena_alloc(arena, PLAN_TEXT_BYTES),
               .image_bytes = PLAN_TEXT_BYTES,
               .text_bytes = PLAN_TEXT_BYTES,
               .function_count = functions,
               .functions = offsets},
  };
  return p;
}

/* A port of one dimension, split over the devices or replicated. */
static inline sr_port plan_port(sr_arena *arena, plan *p, sr_dtype dtype, int64_t size,
                                bool split) {
  int64_t *dims = SR_NEW_ARRAY(arena, int64_t, 1);
  dims[0] = size;
  sr_shard_dim *shard = SR_NEW(arena, sr_shard_dim);
  if (split) {
    sr_shard_axis *axis = SR_NEW(arena, sr_shard_axis);
    *axis = (sr_shard_axis){.axis = 0, .pre = 1, .size = p->axis.size};
    *shard = (sr_shard_dim){.axes = axis, .count = 1};
  }
  return (sr_port){.name = "x",
                   .dtype = dtype,
                   .rank = 1,
                   .dims = dims,
                   .sharding = {.mesh = &p->mesh, .rank = 1, .dims = shard},
                   .alias = -1};
}

static inline void plan_argument(sr_arena *arena, plan *p, sr_dtype dtype, int64_t size,
                                 bool split) {
  p->arguments[p->executable.signature.argument_count++] = plan_port(arena, p, dtype, size, split);
}

static inline void plan_result(sr_arena *arena, plan *p, sr_dtype dtype, int64_t size, bool split) {
  p->results[p->executable.signature.result_count++] = plan_port(arena, p, dtype, size, split);
}

/* A reference to `bytes` bytes of memory at `offset`. */
static inline sr_ref plan_memory(uint64_t offset, uint64_t bytes) {
  return (sr_ref){.space = SR_SPACE_ARENA, .offset = offset, .bytes = bytes};
}
static inline sr_ref plan_constant(uint64_t offset, uint64_t bytes) {
  return (sr_ref){.space = SR_SPACE_CONSTANT, .offset = offset, .bytes = bytes};
}
static inline sr_ref plan_arg(uint32_t index, uint64_t bytes) {
  return (sr_ref){.space = SR_SPACE_ARGUMENT, .index = index, .bytes = bytes};
}
static inline sr_ref plan_res(uint32_t index, uint64_t bytes) {
  return (sr_ref){.space = SR_SPACE_RESULT, .index = index, .bytes = bytes};
}

/* A list of steps: PLAN_STEPS(arena, step, step...). */
static inline sr_step_list plan_steps(sr_arena *arena, uint32_t count, const sr_step *steps) {
  return (sr_step_list){sr_arena_copy(arena, steps, count * sizeof *steps), count};
}
#define PLAN_STEPS(arena, ...)                                                                     \
  plan_steps((arena), sizeof((sr_step[]){__VA_ARGS__}) / sizeof(sr_step), (sr_step[]){__VA_ARGS__})

/* A kernel step: PLAN_KERNEL(arena, function, extent, grain, ref...). */
static inline sr_step plan_kernel(sr_arena *arena, uint32_t function, int64_t extent, int64_t grain,
                                  uint32_t count, const sr_ref *refs) {
  return (sr_step){.kind = SR_STEP_KERNEL,
                   .name = "kernel",
                   .op = 1,
                   .location = "test.mlir:1:1",
                   .kernel = {.function = function,
                              .buffer_count = count,
                              .buffers = sr_arena_copy(arena, refs, count * sizeof *refs),
                              .extent = extent,
                              .grain = grain}};
}
#define PLAN_KERNEL(arena, function, extent, grain, ...)                                           \
  plan_kernel((arena), (function), (extent), (grain),                                              \
              sizeof((sr_ref[]){__VA_ARGS__}) / sizeof(sr_ref), (sr_ref[]){__VA_ARGS__})

static inline sr_step plan_copy(sr_ref from, sr_ref to) {
  return (sr_step){
      .kind = SR_STEP_COPY, .name = "copy", .location = "", .copy = {.from = from, .to = to}};
}

static inline sr_step plan_while(sr_while_step loop) {
  return (sr_step){
      .kind = SR_STEP_WHILE, .name = "while", .op = 2, .location = "test.mlir:2:1", .loop = loop};
}

static inline sr_step plan_case(sr_arena *arena, sr_ref index, bool is_predicate, uint32_t count,
                                const sr_step_list *branches) {
  return (sr_step){
      .kind = SR_STEP_CASE,
      .name = "case",
      .op = 3,
      .location = "test.mlir:3:1",
      .branch = {.index = index,
                 .is_predicate = is_predicate,
                 .branch_count = count,
                 .branches = sr_arena_copy(arena, branches, count * sizeof *branches)}};
}

static inline sr_step plan_collective(sr_collective_step collective) {
  return (sr_step){.kind = SR_STEP_COLLECTIVE,
                   .name = "collective",
                   .op = 4,
                   .location = "test.mlir:4:1",
                   .collective = collective};
}

static inline sr_step plan_agree(sr_ref value, uint32_t groups) {
  return (sr_step){.kind = SR_STEP_AGREE,
                   .name = "condition",
                   .op = 5,
                   .location = "test.mlir:5:1",
                   .agree = {.value = value, .groups = groups}};
}

/* Adds a table of `count` rows of `size` devices; returns its index. */
static inline uint32_t plan_groups(sr_arena *arena, plan *p, uint32_t count, uint32_t size,
                                   const int32_t *devices) {
  sr_executable *e = &p->executable;
  sr_group_table *tables = SR_NEW_ARRAY(arena, sr_group_table, e->group_count + 1);
  for (uint32_t i = 0; i < e->group_count; i++)
    tables[i] = e->groups[i];
  tables[e->group_count] = (sr_group_table){
      count, size, sr_arena_copy(arena, devices, (size_t)count * size * sizeof *devices)};
  e->groups = tables;
  return e->group_count++;
}

/* Adds a table of transfers; returns its index. */
static inline uint32_t plan_transfers(sr_arena *arena, plan *p,
                                      const sr_transfer_table *transfers) {
  sr_executable *e = &p->executable;
  sr_transfer_table *tables = SR_NEW_ARRAY(arena, sr_transfer_table, e->transfer_table_count + 1);
  for (uint32_t i = 0; i < e->transfer_table_count; i++)
    tables[i] = e->transfers[i];
  size_t dims = (size_t)transfers->rank * sizeof *transfers->in_dims;
  size_t rows = transfers->row_count * sr_transfer_width(transfers->rank) * sizeof *transfers->rows;
  tables[e->transfer_table_count] =
      (sr_transfer_table){.rank = transfers->rank,
                          .row_count = transfers->row_count,
                          .in_dims = sr_arena_copy(arena, transfers->in_dims, dims),
                          .out_dims = sr_arena_copy(arena, transfers->out_dims, dims),
                          .rows = sr_arena_copy(arena, transfers->rows, rows),
                          .devices = transfers->devices,
                          .device_count = transfers->device_count};
  if (sr_transfers_have_regions(transfers)) {
    const uint64_t count = sr_transfer_regions_numbers(&transfers->regions);
    const int64_t *list = sr_transfer_regions_list(&transfers->regions);
    (void)sr_transfer_regions_read(transfers->rank,
                                   sr_arena_copy(arena, list, count * sizeof *list), count,
                                   &tables[e->transfer_table_count].regions);
  }
  e->transfers = tables;
  return e->transfer_table_count++;
}

/* A call of one operand and one result. */
static inline sr_step plan_host_call(sr_arena *arena, sr_ref operand, sr_ref result) {
  static const int64_t dims[] = {4, 4};
  const sr_host_port ports[] = {{.dtype = SR_F32, .rank = 2, .dims = dims, .ref = operand},
                                {.dtype = SR_I64, .rank = 1, .dims = dims, .ref = result}};
  return (sr_step){.kind = SR_STEP_HOST_CALL,
                   .name = "host_call",
                   .location = "",
                   .host_call = {.index = 5,
                                 .partition = 2,
                                 .has_token = true,
                                 .operand_count = 1,
                                 .result_count = 1,
                                 .ports = sr_arena_copy(arena, ports, sizeof ports)}};
}

/* A call of C with every kind of attribute, tokens, and a result in the memory of an operand. */
static inline sr_step plan_target_call(sr_arena *arena, uint64_t index, sr_ref operand,
                                       sr_ref result) {
  static const int64_t dims[] = {4, 4};
  static const float floats[] = {1, 2, 3};
  static const int64_t number = -7;
  const sr_host_port ports[] = {
      {.is_token = true},
      {.dtype = SR_F32, .rank = 2, .dims = dims, .ref = operand},
      {.dtype = SR_F32, .rank = 2, .dims = dims, .ref = operand, .over = 2},
      {.is_token = true},
      {.dtype = SR_I64, .rank = 1, .dims = dims, .ref = result},
  };
  const sr_host_attribute inner[] = {
      {.name = "n", .kind = SR_HOST_SCALAR, .dtype = SR_I64, .bytes = 8, .data = &number},
      {.name = "s", .kind = SR_HOST_STRING, .bytes = 3, .data = "a\0b"},
  };
  const sr_host_attribute attributes[] = {
      {.name = "d",
       .kind = SR_HOST_DICTIONARY,
       .members = {2, sr_arena_copy(arena, inner, sizeof inner)}},
      {.name = "f", .kind = SR_HOST_ARRAY, .dtype = SR_F32, .bytes = 12, .data = floats},
  };
  return (sr_step){
      .kind = SR_STEP_HOST_CALL,
      .name = "mine",
      .location = "",
      .host_call = {.target = "mine",
                    .index = index,
                    .site = 1,
                    .partition = -1,
                    .attributes = {2, sr_arena_copy(arena, attributes, sizeof attributes)},
                    .operand_count = 2,
                    .result_count = 3,
                    .ports = sr_arena_copy(arena, ports, sizeof ports)}};
}

#endif
