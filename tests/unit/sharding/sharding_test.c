/*
 * The shard of each device. The reference steps through the mesh with an odometer, which has one
 * wheel for every sub-axis, and counts the shards. It never divides, and so shares nothing with the
 * code under test.
 */
#include "sharding/sharding.h"
#include "support/expect.h"

static sr_arena *arena;

/* A mesh whose axis has the sub-axes wheels[axis][0..count): their product is the size of the
 * axis. */
typedef struct wheels {
  int32_t axis_count;
  int32_t count[4];
  int64_t size[4][3];
  const int64_t *device_ids;
} wheels;

/* A sub-axis, by its wheel. */
typedef struct piece {
  int32_t axis, wheel;
} piece;

static sr_mesh *mesh_of(const wheels *w) {
  sr_mesh *mesh = SR_NEW(arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(arena, sr_mesh_axis, w->axis_count);
  mesh->name = "mesh";
  mesh->axis_count = w->axis_count;
  mesh->axes = axes;
  mesh->device_count = 1;
  mesh->device_ids = w->device_ids;
  for (int32_t a = 0; a < w->axis_count; a++) {
    axes[a].name = sr_arena_printf(arena, "a%d", a);
    axes[a].size = 1;
    for (int32_t i = 0; i < w->count[a]; i++)
      axes[a].size *= w->size[a][i];
    mesh->device_count *= axes[a].size;
  }
  return mesh;
}

/* Steps the odometer: the last wheel of the last axis turns fastest. */
static void step(const wheels *w, int64_t digit[4][3]) {
  for (int32_t a = w->axis_count - 1; a >= 0; a--)
    for (int32_t i = w->count[a] - 1; i >= 0; i--) {
      if (++digit[a][i] < w->size[a][i])
        return;
      digit[a][i] = 0;
    }
}

static sr_shard_axis axis_of(const wheels *w, piece p) {
  int64_t pre = 1;
  for (int32_t i = 0; i < p.wheel; i++)
    pre *= w->size[p.axis][i];
  return (sr_shard_axis){.axis = p.axis, .pre = pre, .size = w->size[p.axis][p.wheel]};
}

/* Compares every box with the odometer: the start of each shard is counted, not computed. */
static void check(const wheels *w, int32_t rank, const int64_t *dims, const int32_t *counts,
                  const piece pieces[4][3]) {
  const sr_mesh *mesh = mesh_of(w);
  sr_shard_dim *by_dim = SR_NEW_ARRAY(arena, sr_shard_dim, rank);
  for (int32_t d = 0; d < rank; d++) {
    sr_shard_axis *axes = SR_NEW_ARRAY(arena, sr_shard_axis, 3);
    for (int32_t i = 0; i < counts[d]; i++)
      axes[i] = axis_of(w, pieces[d][i]);
    by_dim[d] = (sr_shard_dim){.axes = axes, .count = counts[d]};
  }
  sr_sharding sharding = {.mesh = mesh, .rank = rank, .dims = by_dim};
  int64_t digit[4][3] = {{0}};
  for (int64_t position = 0; position < mesh->device_count; position++, step(w, digit)) {
    int64_t device = w->device_ids ? w->device_ids[position] : position;
    sr_shard shard = sr_sharding_shard(&sharding, dims, device);
    int64_t used = 0, total = 0;
    bool empty = false;
    for (int32_t d = 0; d < rank; d++) {
      int64_t part = 0, parts = 1, chunk = 0;
      for (int32_t i = 0; i < counts[d]; i++) {
        piece p = pieces[d][i];
        part = part * w->size[p.axis][p.wheel] + digit[p.axis][p.wheel];
        parts *= w->size[p.axis][p.wheel];
        used += digit[p.axis][p.wheel];
      }
      while (chunk * parts < dims[d])
        chunk++;
      int64_t start = 0, size = 0;
      for (int64_t i = 0; i < part * chunk && start < dims[d]; i++)
        start++;
      while (size < chunk && start + size < dims[d])
        size++;
      EXPECT_EQ(sr_sharding_dim_shards(&sharding, d), parts);
      EXPECT_EQ(sr_sharding_shard_index(&sharding, d, position), part);
      EXPECT_EQ(shard.start[d], start);
      EXPECT_EQ(shard.size[d], size);
      empty = empty || size == 0;
    }
    for (int32_t a = 0; a < w->axis_count; a++)
      for (int32_t i = 0; i < w->count[a]; i++)
        total += digit[a][i];
    EXPECT_EQ(shard.primary, !empty && used == total);
  }
}

static void boxes(void) {
  static const int64_t reversed[] = {7, 6, 5, 4, 3, 2, 1, 0};
  static const int64_t mixed[] = {3, 11, 0, 9, 5, 1, 10, 2, 8, 4, 7, 6};
  wheels line = {.axis_count = 1, .count = {1}, .size = {{8}}};
  wheels grid = {.axis_count = 2, .count = {1, 1}, .size = {{2}, {4}}, .device_ids = reversed};
  wheels cube = {.axis_count = 2, .count = {2, 2}, .size = {{2, 1}, {2, 3}}, .device_ids = mixed};
  wheels deep = {.axis_count = 2, .count = {3, 1}, .size = {{2, 3, 2}, {2}}};
  for (int64_t n = 0; n < 20; n++) { /* even, uneven, fewer elements than devices, none */
    check(&line, 1, (int64_t[]){n}, (int32_t[]){1}, (piece[4][3]){{{0, 0}}});
    check(&grid, 2, (int64_t[]){n, 5}, (int32_t[]){1, 1}, (piece[4][3]){{{1, 0}}, {{0, 0}}});
    check(&grid, 1, (int64_t[]){n}, (int32_t[]){2}, (piece[4][3]){{{1, 0}, {0, 0}}});
    check(&cube, 2, (int64_t[]){n, 7}, (int32_t[]){2, 1},
          (piece[4][3]){{{1, 1}, {0, 0}}, {{1, 0}}});
    check(&deep, 2, (int64_t[]){n, n + 1}, (int32_t[]){1, 2},
          (piece[4][3]){{{0, 1}}, {{0, 2}, {1, 0}}});
    check(&deep, 2, (int64_t[]){n, 2}, (int32_t[]){0, 1}, (piece[4][3]){{{0, 0}}, {{0, 0}}});
  }
  check(&grid, 0, NULL, NULL, NULL); /* a scalar: the first position is its first holder */
}

static sr_sharding sharding_of(const sr_mesh *mesh, int32_t rank, const sr_shard_dim *dims) {
  return (sr_sharding){.mesh = mesh, .rank = rank, .dims = dims};
}

static void outside_the_mesh(void) {
  static const int64_t two[] = {2, 3};
  wheels pair = {.axis_count = 1, .count = {1}, .size = {{2}}, .device_ids = two};
  const sr_mesh *mesh = mesh_of(&pair);
  const sr_shard_axis axis = {.axis = 0, .pre = 1, .size = 2};
  sr_sharding split = sharding_of(mesh, 1, &(sr_shard_dim){.axes = &axis, .count = 1});
  const int64_t dims[] = {6};
  EXPECT_EQ(sr_sharding_shard(&split, dims, 0).size[0], 0);
  EXPECT(!sr_sharding_shard(&split, dims, 0).primary);
  EXPECT_EQ(sr_sharding_shard(&split, dims, 3).start[0], 3);
  EXPECT_EQ(sr_sharding_shard(&split, dims, 4).size[0], 0);
  EXPECT_EQ(sr_sharding_shard(&split, dims, -1).size[0], 0);
  EXPECT_EQ(sr_mesh_position(mesh, 3), 1);
  EXPECT_EQ(sr_mesh_position(mesh, 0), -1);
  sr_sharding whole = sr_sharding_replicated(arena, mesh, 1);
  EXPECT(sr_sharding_is_replicated(&whole));
  EXPECT(sr_sharding_shard(&whole, dims, 2).primary);
  EXPECT(!sr_sharding_shard(&whole, dims, 3).primary);
  EXPECT_EQ(sr_sharding_shard(&whole, dims, 3).size[0], 6);
}

/* Shardings are equal if devices hold the same elements, whatever their notation. */
static void equality(void) {
  static const int64_t reversed[] = {3, 2, 1, 0};
  wheels two = {.axis_count = 2, .count = {1, 1}, .size = {{2}, {2}}};
  wheels one = {.axis_count = 1, .count = {2}, .size = {{2, 2}}};
  wheels back = {.axis_count = 1, .count = {1}, .size = {{4}}, .device_ids = reversed};
  const sr_mesh *grid = mesh_of(&two), *line = mesh_of(&one), *mirror = mesh_of(&back);
  const sr_shard_axis xy[] = {{0, 1, 2}, {1, 1, 2}}, yx[] = {{1, 1, 2}, {0, 1, 2}};
  const sr_shard_axis all[] = {{0, 1, 4}}, minor[] = {{0, 2, 2}};
  sr_sharding a = sharding_of(grid, 1, &(sr_shard_dim){xy, 2});
  sr_sharding b = sharding_of(line, 1, &(sr_shard_dim){all, 1});
  sr_sharding c = sharding_of(grid, 1, &(sr_shard_dim){yx, 2});
  sr_sharding d = sharding_of(mirror, 1, &(sr_shard_dim){all, 1});
  sr_sharding e = sharding_of(grid, 1, &(sr_shard_dim){xy + 1, 1});
  sr_sharding f = sharding_of(line, 1, &(sr_shard_dim){minor, 1});
  EXPECT(sr_sharding_equal(&a, &b));
  EXPECT(sr_sharding_equal(&e, &f));
  EXPECT(!sr_sharding_equal(&a, &c));
  EXPECT(!sr_sharding_equal(&b, &d));
  EXPECT(sr_sharding_equal(&d, &d));
  EXPECT(!sr_sharding_equal(&a, &e));
  const int64_t even[] = {8}, odd[] = {7};
  EXPECT(sr_sharding_divides(&a, even));
  EXPECT(!sr_sharding_divides(&a, odd));
  EXPECT_STRING(sr_sharding_printed(arena, &a), "<@mesh, [{\"a0\", \"a1\"}]>");
  EXPECT_STRING(sr_sharding_printed(arena, &f), "<@mesh, [{\"a0\":(2)2}]>");
}

static void names(void) {
  sr_mesh_axis axes[] = {{.name = "we\"ird \xC3\xA9", .size = 2}};
  static const int64_t ids[] = {1, 0};
  sr_mesh inline_mesh = {.axis_count = 1, .axes = axes, .device_count = 2, .device_ids = ids};
  sr_sharding scalar = sr_sharding_replicated(arena, &inline_mesh, 0);
  EXPECT_STRING(sr_sharding_printed(arena, &scalar),
                "<mesh<[\"we\\22ird \\C3\\A9\"=2], device_ids=[1, 0]>, []>");
  inline_mesh.name = "two words";
  EXPECT_STRING(sr_sharding_printed(arena, &scalar), "<@\"two words\", []>");
}

int main(void) {
  arena = sr_arena_create();
  if (!EXPECT(arena != NULL))
    return expect_result();
  boxes();
  outside_the_mesh();
  equality();
  names();
  sr_arena_destroy(arena);
  return expect_result();
}
