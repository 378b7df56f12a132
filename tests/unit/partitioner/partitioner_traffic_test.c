/*
 * Two counts of what is sent, which share no code: what the partitioner decides by (cost.h) and
 * what the plan says of the same collective (traffic.h). Over all devices they are one number:
 *
 *   ALL_GATHER                  sr_sent_to_all of the operand, less what a node receives again
 *   ALL_TO_ALL, REDUCE_SCATTER  sr_sent_to_each of a part of it
 *   ALL_REDUCE                  that of a part, and sr_sent_to_all of a part
 *   PERMUTE                     sr_sent_to_one of it
 *   BROADCAST, REDISTRIBUTE     sr_view_sent
 */
#include <math.h>

#include "executable/traffic.h"
#include "partitioner/collective/collective.h"
#include "partitioner/reshard/reshard.h"
#include "support/expect.h"
#include "support/partition_module.h"
#include "support/plan_case.h"

static sr_arena *arena;
static sr_partitioner pass;
static sr_mesh_axis axes[2];
static sr_mesh mesh;

/* A pass over 2 x `inner` devices and a program of one argument. */
static void begin(int64_t inner, int64_t devices_per_node, const char *type) {
  static sr_ctx ctx;
  ctx = (sr_ctx){0};
  arena = sr_arena_create();
  axes[0] = (sr_mesh_axis){.name = "o", .size = 2, .number = 1};
  axes[1] = (sr_mesh_axis){.name = "i", .size = inner, .number = 2};
  mesh = (sr_mesh){.name = "m", .axis_count = 2, .axes = axes, .device_count = 2 * inner};
  pass = (sr_partitioner){.ctx = &ctx,
                          .arena = arena,
                          .scratch = sr_arena_create(),
                          .replicas = 1,
                          .partitions = mesh.device_count,
                          .device_count = mesh.device_count,
                          .devices_per_node = devices_per_node,
                          .mesh = &mesh};
  const char *text = sr_arena_printf(
      arena, "func.func public @main(%%x: %s) -> %s {\n  return %%x : %s\n}", type, type, type);
  EXPECT_EQ(sr_module_read(&ctx, arena, "t.mlir", text, strlen(text), &pass.module), SR_OK);
  pass.body = pass.module->main->body;
  pass.classes = sr_class_pool_create(arena, pass.device_count);
}

static void end(void) {
  sr_arena_destroy(pass.scratch);
  sr_arena_destroy(arena);
}

/* Of `rank` dimensions, of which `dim` is cut along the axes in `names`; "" for none. */
static const sr_sharding *cut(int32_t rank, int32_t dim, const char *names) {
  sr_shard_dim *dims = SR_NEW_ARRAY(arena, sr_shard_dim, rank);
  sr_shard_axis *list = SR_NEW_ARRAY(arena, sr_shard_axis, 2);
  for (; *names; names++) {
    int32_t axis = *names == 'i';
    list[dims[dim].count++] = (sr_shard_axis){axis, 1, axes[axis].size};
  }
  dims[dim].axes = list;
  return sr_sharding_intern(&pass, &(sr_sharding){&mesh, rank, dims});
}

static plan *plan_of(void) {
  return plan_create(arena, pass.device_count, 1, 4096);
}

static double by_plan(const plan *p, const sr_step *step) {
  uint64_t sum = 0;
  for (int64_t device = 0; device < pass.device_count; device++)
    sum += sr_collective_bytes(&p->executable, step, device);
  return (double)sum;
}

static uint32_t groups_by(plan *p, const sr_attr *attr) {
  const sr_type *type = attr->dense.type;
  int64_t count = type->dims[0] * type->dims[1];
  const int64_t *devices = attr->dense.data;
  int32_t *copy = SR_NEW_ARRAY(arena, int32_t, count);
  for (int64_t i = 0; i < count; i++)
    copy[i] = (int32_t)devices[i];
  return plan_groups(arena, p, (uint32_t)type->dims[0], (uint32_t)type->dims[1], copy);
}

/* Bytes that all devices send, as if the collective were in the plan. `outer` * `chunk` elements:
 * the operand, or a member's part of one that is sent in parts. */
static double by_kind(sr_collective_kind kind, sr_dtype dtype, int64_t elements,
                      const sr_attr *groups) {
  plan *p = plan_of();
  sr_step step = plan_collective((sr_collective_step){
      .kind = kind, .dtype = dtype, .outer = 1, .chunk = elements, .groups = groups_by(p, groups)});
  return by_plan(p, &step);
}

/* ---- collectives of groups ------------------------------------------------------------------- */

/* With what is for several members on another node as often as there are such. */
static double received(sr_reach reach, sr_sent sent) {
  double copies = reach.nodes > 0 ? reach.far / reach.nodes : 0;
  return sent.bytes + sent.far_bytes * copies;
}

static double all_of(sr_sent sent) {
  return sent.bytes + sent.far_bytes;
}

#define EXPECT_NEAR(A, B, MOST) EXPECT(fabs((A) - (B)) <= (MOST))

static void check_groups(const sr_sharding *form, sr_dtype dtype, int64_t elements) {
  double devices = (double)pass.device_count;
  double part = (double)(elements * sr_dtype_get(dtype)->bytes);
  sr_reach reach = sr_reach_of(&pass, form, 0);
  const sr_attr *groups = sr_groups_attr_along(&pass, form, 0);
  double members = (double)sr_sharding_dim_shards(form, 0);
  EXPECT_NEAR(reach.near + reach.far, members - 1, 1e-9);
  sr_sent all = sr_sent_to_all(reach, part), each = sr_sent_to_each(reach, part);
  EXPECT_NEAR(by_kind(SR_COLLECTIVE_ALL_GATHER, dtype, elements, groups),
              devices * received(reach, all), 1e-6);
  EXPECT_NEAR(by_kind(SR_COLLECTIVE_ALL_TO_ALL, dtype, elements, groups), devices * all_of(each),
              1e-6);
  EXPECT_NEAR(by_kind(SR_COLLECTIVE_REDUCE_SCATTER, dtype, elements, groups),
              devices * all_of(each), 1e-6);
  /* The operand need not divide: what a device sends is rounded up. */
  sr_sent share = sr_sent_to_each(reach, part / members);
  sr_sent shares = sr_sent_to_all(reach, part / members);
  double sum = by_kind(SR_COLLECTIVE_ALL_REDUCE, dtype, elements, groups);
  double wanted = devices * (all_of(share) + received(reach, shares));
  EXPECT(sum >= wanted - 1e-6 && sum < wanted + devices);
}

/* Groups in a node, over nodes, and over nodes of which the last has fewer devices. */
static void groups(void) {
  static const sr_dtype dtypes[] = {SR_I1, SR_I4, SR_BF16, SR_F32, SR_C128};
  for (int64_t inner = 2; inner <= 4; inner++)
    for (int64_t per_node = 0; per_node <= 3; per_node++)
      for (size_t k = 0; k < sizeof dtypes / sizeof *dtypes; k++) {
        begin(inner, per_node, "tensor<4xf32>");
        for (int64_t elements = 0; elements <= 7; elements++) {
          check_groups(cut(1, 0, "i"), dtypes[k], elements);
          check_groups(cut(1, 0, "o"), dtypes[k], elements);
          check_groups(cut(1, 0, "oi"), dtypes[k], elements);
        }
        end();
      }
}

/* Each device to the next: on average as many go to another node as of all pairs in a group. */
static void permutes(void) {
  for (int64_t inner = 2; inner <= 4; inner++) {
    begin(inner, 0, "tensor<4xf32>");
    plan *p = plan_of();
    int32_t pairs[2 * 8];
    for (int32_t d = 0; d < 2 * inner; d++) {
      pairs[2 * d] = d;
      pairs[2 * d + 1] = d - d % (int32_t)inner + (d + 1) % (int32_t)inner;
    }
    sr_step step = plan_collective(
        (sr_collective_step){.kind = SR_COLLECTIVE_PERMUTE,
                             .dtype = SR_F16,
                             .outer = 1,
                             .chunk = 7,
                             .groups = plan_groups(arena, p, (uint32_t)(2 * inner), 2, pairs)});
    sr_reach reach = sr_reach_of(&pass, cut(1, 0, "i"), 0);
    EXPECT_NEAR(by_plan(p, &step), 2 * (double)inner * all_of(sr_sent_to_one(reach, 7 * 2)), 1e-6);
    for (double far = 0; far <= 3; far++) /* wherever that one is */
      EXPECT_NEAR(all_of(sr_sent_to_one((sr_reach){3 - far, far, far > 0}, 14)), 14, 1e-6);
    end();
  }
}

/* ---- windows --------------------------------------------------------------------------------- */

/* What is said of windows is what the op that is made for them sends; true if it is that op. */
static bool check_fetch(const sr_type *whole, const sr_sharding *from, const sr_sharding *to,
                        const sr_window *windows, sr_opcode code) {
  sr_op *before = pass.body->last;
  sr_value *part = sr_block_add_arg(pass.module, pass.body, sr_shard_type(&pass, whole, from));
  sr_patch all;
  sr_view view = sr_view_all(part, whole, from, &all);
  sr_sent sent = sr_view_sent(&pass, &view, to, windows, before);
  const sr_op *op = sr_fetch_array(&pass, part, whole, from, to, windows, before)->op;
  plan *p = plan_of();
  sr_step step = plan_collective((sr_collective_step){.kind = SR_COLLECTIVE_REDISTRIBUTE,
                                                      .dtype = whole->dtype,
                                                      .outer = 1,
                                                      .chunk = sr_type_elements(part->type)});
  if (op->code == SR_OP_COLLECTIVE_PERMUTE) {
    step.collective.kind = SR_COLLECTIVE_PERMUTE;
    step.collective.groups = groups_by(p, sr_op_attr(op, "source_target_pairs"));
  } else {
    EXPECT_EQ(op->code, SR_OP_REDISTRIBUTE);
    sr_transfer_table table = sr_op_transfer_table(op);
    step.collective.groups = plan_transfers(arena, p, &table);
  }
  EXPECT_NEAR(by_plan(p, &step), (double)pass.device_count * all_of(sent), 1e-6);
  return op->code == code;
}

/* The parts of `to`, moved by `shift`. */
static bool check_parts(const char *type, const sr_sharding *from, const sr_sharding *to,
                        int64_t shift, sr_opcode code) {
  const sr_type *whole = pass.body->args[0]->type;
  sr_window windows[SR_MAX_RANK];
  for (int32_t d = 0; d < whole->rank; d++) {
    windows[d] = sr_shard_window(whole, to, d);
    windows[d].first += d == 0 ? shift : 0;
  }
  bool expected = check_fetch(whole, from, to, windows, code);
  if (!EXPECT(expected))
    fprintf(stderr, "  of %s\n", type);
  return expected;
}

/* Even and uneven parts, empty ones, and elements of less than a byte. */
static void windows(void) {
  static const char *const types[] = {"tensor<24x6xf32>", "tensor<23x5xbf16>", "tensor<9x2xi4>",
                                      "tensor<13x7xi1>"};
  for (size_t k = 0; k < sizeof types / sizeof *types; k++)
    for (int64_t per_node = 0; per_node <= 3; per_node++) {
      begin(3, per_node, types[k]);
      const sr_opcode moved = SR_OP_REDISTRIBUTE;
      check_parts(types[k], cut(2, 0, "i"), cut(2, 1, "i"), 0, moved);
      check_parts(types[k], cut(2, 0, "oi"), cut(2, 1, "io"), 0, moved);
      check_parts(types[k], cut(2, 0, "oi"), cut(2, 0, "o"), 0, moved);
      check_parts(types[k], cut(2, 0, "oi"), NULL, 0, moved);
      check_parts(types[k], cut(2, 0, "oi"), cut(2, 0, "oi"), 1, moved);
      check_parts(types[k], cut(2, 0, "i"), cut(2, 0, "i"), -2, moved);
      bool even = k == 0;
      check_parts(types[k], cut(2, 0, "oi"), cut(2, 0, "io"), 0,
                  even ? SR_OP_COLLECTIVE_PERMUTE : SR_OP_REDISTRIBUTE);
      end();
    }
}

/* What one has and all get: transfers that one sends, or a broadcast, in which each sends one
 * on. */
static void broadcasts(void) {
  for (int64_t per_node = 0; per_node <= 3; per_node++) {
    begin(3, per_node, "tensor<5x3xi16>");
    static const int64_t first[] = {2};
    const sr_mesh one = {.name = "one", .device_count = 1, .device_ids = first};
    const sr_type *whole = pass.body->args[0]->type;
    const sr_sharding *from =
        sr_sharding_intern(&pass, &(sr_sharding){&one, 2, SR_NEW_ARRAY(arena, sr_shard_dim, 2)});
    const sr_window all[] = {sr_shard_window(whole, NULL, 0), sr_shard_window(whole, NULL, 1)};
    EXPECT(check_fetch(whole, from, NULL, all, SR_OP_REDISTRIBUTE));
    sr_patch room;
    sr_view view = sr_view_all(pass.body->args[0], whole, from, &room);
    sr_sent sent = sr_view_sent(&pass, &view, NULL, all, pass.body->last);
    const int64_t devices[] = {2, 0, 1, 3, 4, 5};
    const sr_attr *group = sr_attr_dense_i64(pass.module, 2, (int64_t[]){1, 6}, devices);
    EXPECT_NEAR(by_kind(SR_COLLECTIVE_BROADCAST, SR_I16, 15, group), 6 * all_of(sent), 1e-6);
    end();
  }
}

int main(void) {
  groups();
  permutes();
  windows();
  broadcasts();
  return expect_result();
}
