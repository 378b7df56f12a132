/* An array owns one block of memory on each of its devices. The array's own arena holds copies of
 * its sizes, sharding and mesh, because an array may outlive the executable that made it. */
#include "executor/array.h"

#include <string.h>

static const char *copy_name(sr_arena *arena, const char *name) {
  return name ? sr_arena_string(arena, name, strlen(name)) : NULL;
}

static const sr_mesh *copy_mesh(sr_arena *arena, const sr_mesh *mesh) {
  sr_mesh *copy = SR_NEW(arena, sr_mesh);
  sr_mesh_axis *axes = SR_NEW_ARRAY(arena, sr_mesh_axis, mesh->axis_count);
  for (int32_t i = 0; i < mesh->axis_count; i++)
    axes[i] =
        (sr_mesh_axis){.name = copy_name(arena, mesh->axes[i].name), .size = mesh->axes[i].size};
  *copy = (sr_mesh){
      .name = copy_name(arena, mesh->name),
      .axis_count = mesh->axis_count,
      .axes = axes,
      .device_count = mesh->device_count,
  };
  if (mesh->device_ids)
    copy->device_ids = sr_arena_copy(arena, mesh->device_ids,
                                     (size_t)mesh->device_count * sizeof *mesh->device_ids);
  return copy;
}

static sr_sharding copy_sharding(sr_arena *arena, const sr_sharding *sharding) {
  sr_shard_dim *dims = SR_NEW_ARRAY(arena, sr_shard_dim, sharding->rank);
  for (int32_t d = 0; d < sharding->rank; d++) {
    size_t bytes = (size_t)sharding->dims[d].count * sizeof *sharding->dims[d].axes;
    dims[d].count = sharding->dims[d].count;
    dims[d].axes = bytes ? sr_arena_copy(arena, sharding->dims[d].axes, bytes) : NULL;
  }
  return (sr_sharding){copy_mesh(arena, sharding->mesh), sharding->rank, dims};
}

/* Makes the array and its shards, but allocates no memory on the devices. */
static sr_array *array_describe(sr_arena *arena, sr_device_set *devices, int64_t device_count,
                                sr_dtype dtype, int32_t rank, const int64_t *dims,
                                const sr_sharding *sharding) {
  sr_array *array = SR_NEW(arena, sr_array);
  *array = (sr_array){.devices = devices,
                      .dtype = dtype,
                      .rank = rank,
                      .device_count = device_count,
                      .holders = 1,
                      .arena = arena};
  int64_t *global = SR_NEW_ARRAY(arena, int64_t, rank), *local = SR_NEW_ARRAY(arena, int64_t, rank);
  array->local_bytes = sr_dtype_get(dtype)->bytes;
  for (int32_t d = 0; d < rank; d++) {
    global[d] = dims[d];
    local[d] = sr_shard_size(dims[d], sr_sharding_dim_shards(sharding, d));
    array->local_bytes *= (uint64_t)local[d];
  }
  array->dims = global;
  array->local_dims = local;
  array->sharding = copy_sharding(arena, sharding);

  int32_t own = devices->count;
  array->shards = SR_NEW_ARRAY(arena, sr_array_shard, own);
  for (int32_t i = 0; i < own; i++) {
    int32_t number = sr_device_set_get(devices, i)->number;
    if (number >= device_count)
      break;
    array->shards[array->shard_count++] = (sr_array_shard){
        .device = number, .box = sr_sharding_shard(&array->sharding, array->dims, number)};
  }
  return array;
}

sr_status sr_array_create_empty(sr_ctx *ctx, sr_device_set *devices, int64_t device_count,
                                sr_dtype dtype, int32_t rank, const int64_t *dims,
                                const sr_sharding *sharding, sr_array **out_array) {
  *out_array = NULL;
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to describe an array");
  }
  *out_array = array_describe(arena, devices, device_count, dtype, rank, dims, sharding);
  return SR_OK;
}

sr_status sr_array_take_memory(sr_ctx *ctx, sr_array *array, const char *what) {
  const sr_device_kind *kind = array->devices->kind;
  for (int32_t i = 0; i < array->shard_count; i++) {
    sr_device *device = sr_device_set_get(array->devices, i);
    sr_array_shard *shard = &array->shards[i];
    SR_TRY(kind->take(ctx, device, array->local_bytes, what, &shard->block));
    shard->data = kind->address(device, shard->block);
  }
  return SR_OK;
}

sr_status sr_array_create(sr_ctx *ctx, sr_device_set *devices, int64_t device_count, sr_dtype dtype,
                          int32_t rank, const int64_t *dims, const sr_sharding *sharding,
                          const char *what, sr_array **out_array) {
  SR_TRY(sr_array_create_empty(ctx, devices, device_count, dtype, rank, dims, sharding, out_array));
  const sr_status status = sr_array_take_memory(ctx, *out_array, what);
  if (status != SR_OK) {
    sr_array_destroy(*out_array);
    *out_array = NULL;
  }
  return status;
}

void sr_array_consume(sr_array *array) {
  for (int32_t i = 0; i < array->shard_count; i++) {
    array->devices->kind->give(sr_device_set_get(array->devices, i), array->shards[i].block);
    array->shards[i].block = NULL;
    array->shards[i].data = NULL;
  }
  __atomic_store_n(&array->consumed, true, __ATOMIC_RELAXED);
}

void sr_array_move(sr_array *to, sr_array *from) {
  for (int32_t i = 0; i < to->shard_count; i++) {
    to->shards[i].block = from->shards[i].block;
    to->shards[i].data = from->shards[i].data;
    from->shards[i].block = NULL;
    from->shards[i].data = NULL;
  }
  __atomic_store_n(&from->consumed, true, __ATOMIC_RELAXED);
}

void sr_array_hold(sr_array *array) {
  __atomic_fetch_add(&array->holders, 1, __ATOMIC_RELAXED);
}

void sr_array_destroy(sr_array *array) {
  if (!array || __atomic_sub_fetch(&array->holders, 1, __ATOMIC_ACQ_REL) > 0)
    return;
  sr_array_consume(array);
  sr_arena_destroy(array->arena);
}
