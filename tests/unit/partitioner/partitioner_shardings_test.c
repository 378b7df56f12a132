/*
 * Forms by the axes of another mesh, against all shardings that there are on it, compared device by
 * device.
 */
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "support/expect.h"

static sr_partitioner partitioner;

typedef SR_VECTOR(const sr_sharding *) form_list;

/* The sharding that cuts dimension 0 by the first `split` axes, and dimension 1 by the others. */
static void add_sharding(const sr_mesh *mesh, const sr_shard_dim *axes, int32_t split,
                         form_list *out) {
  sr_shard_dim dims[2] = {0};
  for (int32_t i = 0; i < axes->count; i++) {
    sr_shard_dim *dim = &dims[i >= split];
    *dim = sr_axes_append(partitioner.arena, dim, &(sr_shard_dim){axes->axes + i, 1});
  }
  const sr_sharding *sharding = sr_sharding_intern(&partitioner, &(sr_sharding){mesh, 2, dims});
  for (size_t i = 0; i < out->count; i++)
    if (out->items[i] == sharding)
      return;
  SR_PUSH(partitioner.arena, out, sharding);
}

/* All shardings of two dimensions whose cuts begin with `used`, one behind the other. */
static void add_forms(const sr_mesh *mesh, const sr_shard_dim *used, form_list *out) {
  for (int32_t split = 0; split <= used->count; split++)
    add_sharding(mesh, used, split, out);
  for (int32_t a = 0; a < mesh->axis_count; a++)
    for (int64_t pre = 1; pre < mesh->axes[a].size; pre++)
      for (int64_t size = 2; pre * size <= mesh->axes[a].size; size++) {
        sr_shard_axis next[8] = {[0] = {.axis = a, .pre = pre, .size = size}};
        if (mesh->axes[a].size % (pre * size) != 0 || sr_axes_meet(used, &(sr_shard_dim){next, 1}))
          continue;
        next[used->count] = next[0];
        for (int32_t i = 0; i < used->count; i++)
          next[i] = used->axes[i];
        add_forms(mesh, &(sr_shard_dim){next, used->count + 1}, out);
      }
}

/* Each sharding of one mesh is, on the other, the one of all its shardings that puts the same parts
 * on the same devices, or none. Returns how many are one. */
static int compare(const sr_mesh *one, const sr_mesh *other) {
  form_list from = {0}, to = {0};
  int found = 0;
  add_forms(one, &(sr_shard_dim){0}, &from);
  add_forms(other, &(sr_shard_dim){0}, &to);
  for (size_t i = 0; i < from.count; i++) {
    const sr_sharding *wanted = NULL;
    for (size_t k = 0; k < to.count; k++) {
      bool equal = sr_sharding_equal(from.items[i], to.items[k]);
      EXPECT(!equal || !wanted);
      EXPECT_EQ(sr_shardings_agree(&partitioner, from.items[i], to.items[k]), equal);
      wanted = equal ? to.items[k] : wanted;
    }
    EXPECT(sr_sharding_on_mesh(&partitioner, from.items[i], other) == wanted);
    found += wanted != NULL;
  }
  return found;
}

/* Axes of these sizes, with names of their own, over the devices in `ids`; NULL: 0, 1, 2, ... */
static const sr_mesh *mesh_of(int32_t count, const int64_t *sizes, const int64_t *ids) {
  sr_mesh *mesh = SR_NEW(partitioner.arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(partitioner.arena, sr_mesh_axis, count);
  *mesh = (sr_mesh){.axis_count = count, .axes = axes, .device_count = 1, .device_ids = ids};
  for (int32_t a = 0; a < count; a++) {
    axes[a] =
        (sr_mesh_axis){.name = sr_arena_printf(partitioner.arena, "a%d", (int)a), .size = sizes[a]};
    mesh->device_count *= sizes[a];
  }
  return mesh;
}

static void begin(void) {
  /* More than any mesh has: whole on a mesh is a sharding, too. */
  partitioner = (sr_partitioner){.arena = sr_arena_create(), .device_count = 100};
}

static void of_eight_devices(void) {
  begin();
  static const int64_t twos[] = {2, 2, 2}, two_four[] = {2, 4}, four_two[] = {4, 2}, eight[] = {8};
  static const int64_t turned[] = {0, 4, 1, 5, 2, 6, 3, 7}, last[] = {0, 1, 2, 3, 4, 5, 7, 6};
  static const int64_t back[] = {7, 6, 5, 4, 3, 2, 1, 0}, others[] = {0, 1, 2, 3, 4, 5, 6, 8};
  const sr_mesh *plain = mesh_of(2, two_four, NULL), *finer = mesh_of(3, twos, NULL);
  const sr_mesh *line = mesh_of(1, eight, NULL);
  int all = compare(plain, plain);
  /* Other names; axes in another order; finer axes, and all in one. */
  EXPECT_EQ(compare(plain, mesh_of(2, two_four, NULL)), all);
  EXPECT_EQ(compare(plain, mesh_of(2, four_two, turned)), all);
  EXPECT_EQ(compare(plain, finer), all);
  EXPECT_EQ(compare(finer, line), compare(line, finer));
  EXPECT_EQ(compare(plain, mesh_of(3, twos, turned)), all);
  /* Other devices side by side, others at all, and fewer: whole is whole on the same devices. */
  EXPECT(compare(finer, mesh_of(3, twos, last)) < all);
  EXPECT_EQ(compare(line, mesh_of(1, eight, back)), 1);
  EXPECT_EQ(compare(line, mesh_of(1, eight, others)), 0);
  EXPECT_EQ(compare(plain, mesh_of(1, two_four, NULL)), 0);
  sr_arena_destroy(partitioner.arena);
}

static const sr_sharding *scalar_on(const sr_mesh *mesh) {
  return sr_sharding_intern(&partitioner, &(sr_sharding){mesh, 0, NULL});
}

/* What has no dimensions is on the same devices or is not. */
static void of_scalars(void) {
  begin();
  static const int64_t three[] = {3}, turned[] = {2, 0, 1}, others[] = {0, 1, 3};
  const sr_sharding *one = scalar_on(mesh_of(1, three, NULL));
  EXPECT(sr_shardings_agree(&partitioner, one, scalar_on(mesh_of(1, three, turned))));
  EXPECT(!sr_shardings_agree(&partitioner, one, scalar_on(mesh_of(1, three, others))));
  EXPECT(!sr_shardings_agree(&partitioner, one, NULL));
  sr_arena_destroy(partitioner.arena);
}

static void of_twelve_devices(void) {
  begin();
  static const int64_t twelve[] = {12}, six_two[] = {6, 2}, two_three_two[] = {2, 3, 2};
  static const int64_t swapped[] = {0, 6, 1, 7, 2, 8, 3, 9, 4, 10, 5, 11}, four_three[] = {4, 3};
  const sr_mesh *const meshes[] = {mesh_of(1, twelve, NULL), mesh_of(2, six_two, NULL),
                                   mesh_of(3, two_three_two, NULL), mesh_of(2, six_two, swapped),
                                   mesh_of(2, four_three, NULL)};
  enum {
    COUNT = sizeof meshes / sizeof *meshes
  };
  for (int i = 0; i < COUNT; i++)
    for (int k = 0; k < COUNT; k++)
      EXPECT(compare(meshes[i], meshes[k]) >= 1);
  sr_arena_destroy(partitioner.arena);
}

int main(void) {
  of_eight_devices();
  of_scalars();
  of_twelve_devices();
  return expect_result();
}
