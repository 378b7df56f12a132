/* Shardings, as XLA's OpSharding says them: how many tiles along each dimension, and the devices of
 * each tile in their order. */
#include "pjrt/sharding_proto.h"

#include "pjrt/proto.h"

enum { /* OpSharding */
  TYPE = 1,
  TILE_DIMS = 3,
  TILE_DEVICES = 4,
  REPLICATES_LAST_DIM = 6,
  METADATA = 7,
  LAST_TILE_DIMS = 8
};
enum { /* its types */
  REPLICATED = 0,
  MAXIMAL = 1,
  OTHER = 3,
  UNREDUCED = 6
};

enum { /* OpMetadata */
  OP_TYPE = 1,
  OP_NAME = 2
};

/* How many devices hold what: `terms` times `copies` devices have the same tile. The devices of
 * one term are copies of each other, if the array is unreduced; else there is one term. */
typedef struct tiling {
  const sr_port *port;
  int64_t devices, terms, copies;
} tiling;

static int64_t tile_of(const sr_sharding *sharding, int64_t device) {
  int64_t tile = 0, position = sr_mesh_position(sharding->mesh, device);
  for (int32_t d = 0; d < sharding->rank; d++)
    tile =
        tile * sr_sharding_dim_shards(sharding, d) + sr_sharding_shard_index(sharding, d, position);
  return tile;
}

/* Lists the devices of each tile, tile by tile in row-major order. Returns false if the same axes
 * cut the array and make it unreduced, so that not every term of every tile has its devices. */
static bool list_devices(sr_arena *scratch, const tiling *t, int64_t *out_devices) {
  const sr_sharding *sharding = &t->port->sharding, *unreduced = &t->port->unreduced;
  const sr_mesh *order = t->terms > 1 ? unreduced->mesh : sharding->mesh;
  int64_t *filled = SR_NEW_ARRAY(scratch, int64_t, t->devices / t->copies);
  for (int64_t position = 0; position < t->devices; position++) {
    int64_t device = sr_mesh_device(order, position), row = tile_of(sharding, device) * t->terms;
    if (t->terms > 1)
      row += sr_sharding_shard_index(unreduced, 0, position);
    if (filled[row] == t->copies)
      return false;
    out_devices[row * t->copies + filled[row]++] = device;
  }
  return true;
}

static bool write_tiles(sr_text *text, const tiling *t) {
  const sr_sharding *sharding = &t->port->sharding;
  int64_t *dims = SR_NEW_ARRAY(text->arena, int64_t, sharding->rank + 2);
  int32_t count = sharding->rank;
  for (int32_t d = 0; d < count; d++)
    dims[d] = sr_sharding_dim_shards(sharding, d);
  if (t->terms > 1)
    dims[count++] = t->terms;
  if (t->copies > 1)
    dims[count++] = t->copies;
  int64_t *devices = SR_NEW_ARRAY(text->arena, int64_t, t->devices);
  if (!list_devices(text->arena, t, devices))
    return false;
  sr_proto_write_value(text, TYPE, OTHER);
  sr_proto_write_packed(text, TILE_DIMS, dims, (size_t)count);
  sr_proto_write_packed(text, TILE_DEVICES, devices, (size_t)t->devices);
  static const int64_t last[] = {UNREDUCED, REPLICATED};
  if (t->terms > 1)
    sr_proto_write_packed(text, LAST_TILE_DIMS, last, (size_t)(count - sharding->rank));
  else if (t->copies > 1)
    sr_proto_write_value(text, REPLICATES_LAST_DIM, 1);
  return true;
}

/* Writes what combines the terms of an unreduced array where jaxlib puts it: into the metadata.
 * Without it, they are summed. */
static void write_reduction(sr_text *text, sr_reduction reduction) {
  if (reduction != SR_REDUCTION_MAX && reduction != SR_REDUCTION_MIN)
    return;
  static const char key[] = "sdy::reduction_op";
  sr_text metadata = {.arena = text->arena};
  sr_proto_write_part(&metadata, OP_TYPE, key, sizeof key - 1);
  sr_proto_write_part(&metadata, OP_NAME, reduction == SR_REDUCTION_MAX ? "MAX" : "MIN", 3);
  sr_proto_write_part(text, METADATA, metadata.items, metadata.count);
}

const char *sr_sharding_proto(sr_arena *arena, const sr_port *port, int64_t devices,
                              size_t *out_bytes) {
  sr_text text = {.arena = arena};
  const sr_mesh *mesh = port->sharding.mesh;
  const bool is_unreduced = port->unreduced.rank > 0;
  if (mesh->device_count == devices &&
      (!is_unreduced || port->unreduced.mesh->device_count == devices)) {
    tiling t = {port, devices, is_unreduced ? sr_sharding_dim_shards(&port->unreduced, 0) : 1, 1};
    t.copies = devices / t.terms / sr_sharding_shard_count(&port->sharding);
    if (t.copies == devices || (t.terms == devices && t.copies == 1))
      sr_proto_write_value(&text, TYPE, t.terms > 1 ? UNREDUCED : REPLICATED);
    else if (t.copies == 0 || !write_tiles(&text, &t))
      return NULL;
    write_reduction(&text, port->reduction);
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
