/* The wire format and what is read and written by it. The bytes of options are those that jaxlib
 * 0.10.2 writes, without its options for XLA's compiler. */
#include "pjrt/compile_options.h"
#include "pjrt/proto.h"
#include "pjrt/sharding_proto.h"
#include "support/expect.h"

static const unsigned char two_partitions[] = {0x1a, 0x1f, 0x20, 0x01, 0x28, 0x02, 0x4a, 0x0e, 0x08,
                                               0x01, 0x10, 0x02, 0x1a, 0x03, 0x0a, 0x01, 0x01, 0x1a,
                                               0x03, 0x0a, 0x01, 0x00, 0x62, 0x02, 0x01, 0x00, 0x92,
                                               0x01, 0x01, 0x01, 0xb8, 0x01, 0x01};

static void test_options(sr_arena *arena) {
  sr_ctx ctx = {0};
  sr_compile_options options;
  EXPECT_EQ(sr_compile_options_read(&ctx, two_partitions, sizeof two_partitions, arena, &options),
            SR_OK);
  EXPECT_EQ(options.replicas, 1);
  EXPECT_EQ(options.partitions, 2);
  EXPECT(options.devices[0] == 1 && options.devices[1] == 0);
  size_t bytes;
  const char *assignment = sr_compile_options_assignment(arena, 1, 2, options.devices, &bytes);
  EXPECT(bytes == 14 && memcmp(assignment, two_partitions + 8, 14) == 0);

  EXPECT_EQ(sr_compile_options_read(&ctx, "", 0, arena, &options), SR_OK);
  EXPECT(options.replicas == 1 && options.partitions == 1 && !options.devices);
}

/* Replicas come as rows of partitions, and go as rows of replicas. */
static void test_replicas(sr_arena *arena) {
  sr_ctx ctx = {0};
  static const int32_t devices[] = {5, 4, 3, 2, 1, 0};
  size_t bytes;
  const char *assignment = sr_compile_options_assignment(arena, 3, 2, devices, &bytes);
  sr_text build = {.arena = arena}, text = {.arena = arena};
  sr_proto_write_value(&build, 4, 3);
  sr_proto_write_value(&build, 5, 2);
  sr_proto_write_part(&build, 9, assignment, bytes);
  sr_proto_write_part(&text, 3, build.items, build.count);
  sr_compile_options options;
  EXPECT_EQ(sr_compile_options_read(&ctx, text.items, text.count, arena, &options), SR_OK);
  EXPECT(memcmp(options.devices, devices, sizeof devices) == 0);
}

/* Every cut and every flip of a bit is read or refused; ASan sees the rest. */
static void test_damage(sr_arena *arena) {
  sr_compile_options options;
  int refused = 0;
  for (size_t cut = 0; cut < sizeof two_partitions; cut++) {
    sr_ctx ctx = {0};
    unsigned char *copy = sr_arena_copy(arena, two_partitions, cut);
    sr_status status = sr_compile_options_read(&ctx, copy, cut, arena, &options);
    EXPECT_EQ(status, cut == 0 ? SR_OK : SR_ERR_INVALID);
  }
  for (size_t bit = 0; bit < 8 * sizeof two_partitions; bit++) {
    sr_ctx ctx = {0};
    unsigned char copy[sizeof two_partitions];
    memcpy(copy, two_partitions, sizeof copy);
    copy[bit / 8] ^= (unsigned char)(1 << bit % 8);
    sr_status status = sr_compile_options_read(&ctx, copy, sizeof copy, arena, &options);
    EXPECT(status == SR_OK || status == SR_ERR_INVALID);
    EXPECT(status == SR_OK || ctx.message[0]);
    refused += status != SR_OK;
  }
  EXPECT(refused > 50);
  sr_ctx ctx = {0};
  EXPECT_EQ(sr_compile_options_read(&ctx, "\x1a\x02\x28\x00", 4, arena, &options), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx.message, "1 replicas of 0 partitions");
}

/* Entries of the map of field 7, as jaxlib writes them: the name, then its value. */
static void test_overrides(sr_arena *arena) {
  static const char *const names[] = {"xla_embed_ir_in_executable",
                                      "optimization_level",
                                      "optimization_levels",
                                      "invalid_key",
                                      "xla",
                                      ""};
  for (int i = 0; i < 6; i++) {
    sr_text entry = {.arena = arena}, text = {.arena = arena};
    sr_proto_write_part(&entry, 1, names[i], strlen(names[i]));
    sr_proto_write_part(&entry, 2, "\x10\x01", 2);
    sr_proto_write_part(&text, 7, entry.items, entry.count);
    sr_ctx ctx = {0};
    sr_compile_options options;
    sr_status status = sr_compile_options_read(&ctx, text.items, text.count, arena, &options);
    EXPECT_EQ(status, i < 2 ? SR_OK : SR_ERR_INVALID);
    if (i >= 2)
      EXPECT_CONTAINS(ctx.message,
                      sr_arena_printf(arena, "No such compile option: '%s'", names[i]));
  }
}

static void test_numbers(sr_arena *arena) {
  sr_text text = {.arena = arena};
  static const int64_t list[] = {0, 127, 128, INT64_MAX, -1};
  sr_proto_write_packed(&text, 7, list, 5);
  sr_proto_write_value(&text, 300, UINT64_MAX);
  sr_proto proto = sr_proto_begin(text.items, text.count);
  sr_proto_field field;
  EXPECT(sr_proto_next(&proto, &field) && field.number == 7);
  uint64_t value;
  for (int i = 0; i < 5; i++)
    EXPECT(sr_proto_next_value(&field, &value) && value == (uint64_t)list[i]);
  EXPECT(!sr_proto_next_value(&field, &value));
  EXPECT(sr_proto_next(&proto, &field) && field.number == 300 && field.value == UINT64_MAX);
  EXPECT(sr_proto_next_value(&field, &value) && value == UINT64_MAX);
  EXPECT(!sr_proto_next_value(&field, &value));
  EXPECT(!sr_proto_next(&proto, &field) && !proto.is_broken);
}

/* ---- shardings: bytes that jaxlib reads as the HloSharding in the comment ---- */

static void expect_port(sr_arena *arena, const sr_port *port, const char *wanted,
                        size_t wanted_bytes) {
  size_t bytes = 0;
  const char *got = sr_sharding_proto(arena, port, 4, &bytes);
  EXPECT(got && bytes == wanted_bytes && memcmp(got, wanted, bytes) == 0);
}

static void expect_sharding(sr_arena *arena, const sr_mesh *mesh, const sr_shard_dim *dims,
                            const char *wanted, size_t wanted_bytes) {
  const sr_port port = {.sharding = {mesh, 2, dims}};
  expect_port(arena, &port, wanted, wanted_bytes);
}

static void test_shardings(sr_arena *arena) {
  sr_mesh_axis axes[] = {{"x", 2, 0}, {"y", 2, 0}};
  const sr_mesh mesh = {.axis_count = 2, .axes = axes, .device_count = 4};
  static const int64_t turned[] = {3, 1, 2, 0};
  const sr_mesh other = {.axis_count = 2, .axes = axes, .device_count = 4, .device_ids = turned};
  const sr_shard_axis x = {0, 1, 2}, y = {1, 1, 2};
  const sr_shard_dim whole[] = {{0}, {0}}, rows[] = {{&y, 1}, {0}}, both[] = {{&y, 1}, {&x, 1}};
#define WANT(bytes) bytes, sizeof bytes - 1
  expect_sharding(arena, &mesh, whole, WANT("\x08\x00"));
  /* devices=[2,1,2]0,2,1,3 last_tile_dim_replicate */
  expect_sharding(arena, &mesh, rows,
                  WANT("\x08\x03\x1a\x03\x02\x01\x02\x22\x04\x00\x02\x01\x03\x30\x01"));
  /* devices=[2,2]0,2,1,3 */
  expect_sharding(arena, &mesh, both, WANT("\x08\x03\x1a\x02\x02\x02\x22\x04\x00\x02\x01\x03"));
  expect_sharding(arena, &other, both, WANT("\x08\x03\x1a\x02\x02\x02\x22\x04\x03\x02\x01\x00"));
  static const int64_t third[] = {3};
  const sr_mesh one = {.device_count = 1, .device_ids = third};
  expect_sharding(arena, &one, whole, WANT("\x08\x01\x1a\x01\x01\x22\x01\x03"));
  const sr_port on_some = {.sharding = {&mesh, 2, whole}};
  size_t bytes;
  EXPECT(!sr_sharding_proto(arena, &on_some, 8, &bytes));
}

static void test_unreduced(sr_arena *arena) {
  sr_mesh_axis axes[] = {{"x", 2, 0}, {"y", 2, 0}};
  const sr_mesh mesh = {.axis_count = 2, .axes = axes, .device_count = 4};
  const sr_shard_axis parts[] = {{0, 1, 2}, {1, 1, 2}};
  const sr_shard_dim whole[] = {{0}, {0}}, rows[] = {{&parts[1], 1}, {0}};
  const sr_shard_dim x = {parts, 1}, both = {parts, 2};
  sr_port port = {
      .sharding = {&mesh, 2, whole}, .unreduced = {&mesh, 1, &both}, .reduction = SR_REDUCTION_SUM};
  expect_port(arena, &port, WANT("\x08\x06"));
  /* devices=[1,1,2,2]0,1,2,3 last_tile_dims={unreduced, replicated} */
  port.unreduced.dims = &x;
  expect_port(arena, &port,
              WANT("\x08\x03\x1a\x04\x01\x01\x02\x02\x22\x04\x00\x01\x02\x03\x42\x02\x06\x00"));
  /* devices=[2,1,2]0,2,1,3 last_tile_dims={unreduced} */
  port.sharding.dims = rows;
  expect_port(arena, &port,
              WANT("\x08\x03\x1a\x03\x02\x01\x02\x22\x04\x00\x02\x01\x03\x42\x01\x06"));
  /* Terms of a maximum, and below of a minimum over all devices. */
  port.reduction = SR_REDUCTION_MAX;
  expect_port(arena, &port,
              WANT("\x08\x03\x1a\x03\x02\x01\x02\x22\x04\x00\x02\x01\x03\x42\x01\x06"
                   "\x3a\x18\x0a\x11sdy::reduction_op\x12\x03MAX"));
  /* The same axis twice, which no OpSharding says. */
  size_t bytes;
  for (int i = 0; i < 2; i++) {
    port.unreduced.dims = i ? &both : &rows[0];
    EXPECT(!sr_sharding_proto(arena, &port, 4, &bytes));
  }
  port.sharding.dims = whole;
  port.reduction = SR_REDUCTION_MIN;
  expect_port(arena, &port, WANT("\x08\x06\x3a\x18\x0a\x11sdy::reduction_op\x12\x03MIN"));
}

int main(void) {
  sr_arena *arena = sr_arena_create();
  test_options(arena);
  test_replicas(arena);
  test_damage(arena);
  test_overrides(arena);
  test_numbers(arena);
  test_shardings(arena);
  test_unreduced(arena);
  sr_arena_destroy(arena);
  return expect_result();
}
