/* Shardings, as XLA's OpSharding says them: how many tiles along each dimension, and the devices of
 * each tile in their order. */
#include "pjrt/sharding_proto.h"

#include "pjrt/proto.h"

enum { /* OpSharding */
  TYPE = 1,
  TILE_DIMS = 3,
  TILE_DEVICES = 4,
  REPLICATES_LAST_DIM = 6
};
enum { /* its types */
  REPLICATED = 0,
  MAXIMAL = 1,
  OTHER = 3
};

/* Writes the devices of each tile, tile by tile in row-major order. */
static void list_devices(sr_arena *scratch, const sr_sharding *sharding, int64_t tiles,
                         int64_t *out_devices) {
  const sr_mesh *mesh = sharding->mesh;
  int64_t copies = mesh->device_count / tiles;
  int64_t *filled = SR_NEW_ARRAY(scratch, int64_t, tiles);
  for (int64_t position = 0; position < mesh->device_count; position++) {
    int64_t tile = 0;
    for (int32_t d = 0; d < sharding->rank; d++)
      tile = tile * sr_sharding_dim_shards(sharding, d) +
             sr_sharding_shard_index(sharding, d, position);
    out_devices[tile * copies + filled[tile]++] = sr_mesh_device(mesh, position);
  }
}

static void write_tiles(sr_text *text, const sr_sharding *sharding) {
  const sr_mesh *mesh = sharding->mesh;
  int64_t tiles = sr_sharding_shard_count(sharding), copies = mesh->device_count / tiles;
  int64_t *dims = SR_NEW_ARRAY(text->arena, int64_t, sharding->rank + 1);
  for (int32_t d = 0; d < sharding->rank; d++)
    dims[d] = sr_sharding_dim_shards(sharding, d);
  dims[sharding->rank] = copies;
  int64_t *devices = SR_NEW_ARRAY(text->arena, int64_t, mesh->device_count);
  list_devices(text->arena, sharding, tiles, devices);
  sr_proto_write_value(text, TYPE, OTHER);
  sr_proto_write_packed(text, TILE_DIMS, dims, (size_t)sharding->rank + (copies > 1));
  sr_proto_write_packed(text, TILE_DEVICES, devices, (size_t)mesh->device_count);
  if (copies > 1)
    sr_proto_write_value(text, REPLICATES_LAST_DIM, 1);
}

const char *sr_sharding_proto(sr_arena *arena, const sr_sharding *sharding, int64_t devices,
                              size_t *out_bytes) {
  sr_text text = {.arena = arena};
  const sr_mesh *mesh = sharding->mesh;
  if (mesh->device_count == devices && sr_sharding_is_replicated(sharding)) {
    sr_proto_write_value(&text, TYPE, REPLICATED);
  } else if (mesh->device_count == devices) {
    write_tiles(&text, sharding);
  } else if (mesh->device_count == 1) {
    int64_t one = 1, device = sr_mesh_device(mesh, 0);
    sr_proto_write_value(&text, TYPE, MAXIMAL);
    sr_proto_write_packed(&text, TILE_DIMS, &one, 1);
    sr_proto_write_packed(&text, TILE_DEVICES, &device, 1);
  } else {
    return NULL;
  }
  *out_bytes = text.count;
  return text.items;
}
