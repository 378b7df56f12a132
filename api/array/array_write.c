/* Copies arrays out of the devices: shard by shard to Zarr, or as a whole to rank 0. If several
 * devices hold copies of one shard, only the primary copy is used. */
#include <stdlib.h>
#include <string.h>

#include "api/array/array_handle.h"
#include "api/array/value.h"
#include "api/needs.h"
#include "executor/io/element.h"
#include "executor/io/npy.h"
#include "executor/io/zarr.h"

static bool is_written(const sr_array *array, const sr_array_shard *shard) {
  return shard->box.primary && sr_shard_elements(array, shard) > 0;
}

spmdrun_status spmdrun_share(spmdrun_context *context, void *data, size_t bytes) {
  SR_NEEDS(context, "context, data", context, bytes > 0 ? data : context);
  sr_world_piece shared = {data, bytes};
  sr_world_block block;
  sr_context_begin(context);
  sr_status own = sr_world_broadcast(&context->ctx, context->world, 0, &shared, 1, &block);
  if (own == SR_OK && !sr_context_is_root(context)) {
    if (shared.bytes != bytes)
      own = sr_fail(&context->ctx, SR_ERR_INVALID, "rank 0 shares %zu bytes, this rank expects %zu",
                    shared.bytes, bytes);
    else if (bytes > 0)
      memcpy(data, shared.data, bytes);
  }
  sr_world_release(&block);
  return sr_context_settle(context, own);
}

/* ---- to rank 0 ------------------------------------------------------------------------------- */

/* Where rank 0 puts the pieces of shards that it gathers: a .npy file or memory. */
typedef struct box_sink {
  sr_status (*put)(struct box_sink *sink, const sr_piece *piece, const void *data);
  sr_ctx *ctx;
  const sr_array *array;
  sr_npy_writer *writer; /* used by put_file */
  void *memory;          /* used by put_memory: the whole array */
} box_sink;

static sr_status put_file(box_sink *sink, const sr_piece *piece, const void *data) {
  return sr_npy_write_box(sink->ctx, sink->writer, piece->start, piece->size, piece->dims, data);
}

static sr_status put_memory(box_sink *sink, const sr_piece *piece, const void *data) {
  const sr_array *array = sink->array;
  sr_box_place(array->dtype, array->rank, piece->size, data, piece->dims, sink->memory, array->dims,
               piece->start);
  return SR_OK;
}

/* On ranks other than 0: sends the primary shards to rank 0, in the order of the devices. If a
 * piece cannot be read, all pieces are still sent, because rank 0 waits for them. */
static sr_status send_shards(sr_ctx *ctx, sr_world *world, const sr_array *array) {
  sr_status status = SR_OK;
  for (int32_t i = 0; i < array->shard_count; i++) {
    const sr_array_shard *shard = &array->shards[i];
    sr_piece_walk walk = {.array = array, .box = &shard->box};
    bool written = is_written(array, shard);
    for (sr_piece piece; written && sr_piece_next(&walk, &piece);) {
      const void *data;
      sr_status own = sr_piece_read(ctx, array, i, &piece, &data);
      status = status == SR_OK ? own : status;
      SR_TRY(sr_world_send(ctx, world, 0, data, piece.bytes));
    }
  }
  return status;
}

/* On rank 0: stores every primary shard in `sink`, one piece at a time. Pieces of other ranks are
 * received in `staging`, which has room for one. If storing a piece fails, the remaining pieces are
 * still received, because their senders wait. */
static sr_status receive_shards(sr_ctx *ctx, sr_world *world, const sr_array *array,
                                int64_t device_count, void *staging, box_sink *sink) {
  int32_t own = array->devices->count;
  sr_status status = SR_OK;
  for (int64_t device = 0; device < device_count; device++) {
    sr_shard box = sr_sharding_shard(&array->sharding, array->dims, device);
    sr_piece_walk walk = {.array = array, .box = &box};
    for (sr_piece piece; box.primary && sr_piece_next(&walk, &piece);) {
      const void *data = staging;
      if (device >= own)
        SR_TRY(sr_world_receive(ctx, world, (int32_t)(device / own), staging, piece.bytes));
      else if (status == SR_OK)
        status = sr_piece_read(ctx, array, (int32_t)device, &piece, &data);
      if (status == SR_OK)
        status = sink->put(sink, &piece, data);
    }
  }
  return status;
}

/* Collective. Sends all primary shards to rank 0. Only rank 0 uses `sink` and `staging`. */
static sr_status gather(spmdrun_array *handle, void *staging, box_sink *sink) {
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  if (!sr_context_is_root(context))
    return send_shards(&context->ctx, context->world, array);
  return receive_shards(&context->ctx, context->world, array, sr_device_set_total(array->devices),
                        staging, sink);
}

/* Collective. Agrees on `own`, this rank's status so far, then gathers the shards in rank 0's
 * `sink`. */
static spmdrun_status gather_agreed(spmdrun_array *handle, sr_status own, box_sink *sink) {
  spmdrun_context *context = handle->context;
  void *staging = NULL;
  if (own == SR_OK && sr_context_is_root(context)) {
    staging = malloc(sr_piece_most_bytes(handle->array) + 1);
    if (!staging)
      own = sr_fail(&context->ctx, SR_ERR_NOMEM, "no memory to gather %s", handle->what);
  }
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, gather(handle, staging, sink));
  free(staging);
  return status;
}

spmdrun_status spmdrun_array_write_npy(spmdrun_array *handle, const char *path) {
  SR_NEEDS(SR_CONTEXT_OF(handle), "array, path", handle, path);
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  sr_context_begin(context);
  sr_context_phase(context, SPMDRUN_PHASE_WRITE_RESULTS);
  box_sink sink = {.put = put_file, .ctx = &context->ctx, .array = array};
  sr_status own = sr_array_check_read(handle, true);
  if (own == SR_OK && sr_context_is_root(context))
    own = sr_npy_writer_create(&context->ctx, path, array->dtype, array->rank, array->dims,
                               &sink.writer);
  spmdrun_status status = gather_agreed(handle, own, &sink);
  if (status != SPMDRUN_OK) {
    sr_npy_writer_abort(sink.writer);
    return status;
  }
  own = sink.writer ? sr_npy_writer_commit(&context->ctx, sink.writer) : SR_OK;
  return sr_context_settle(context, own);
}

spmdrun_status spmdrun_array_to_host(spmdrun_array *handle, void *data, size_t bytes) {
  SR_NEEDS(SR_CONTEXT_OF(handle), "array", handle);
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  sr_context_begin(context);
  box_sink sink = {.put = put_memory, .ctx = &context->ctx, .array = array, .memory = data};
  sr_status own = sr_array_check_read(handle, true);
  uint64_t whole = 0;
  if (own == SR_OK && sr_context_is_root(context) &&
      (!sr_shape_bytes(array->rank, array->dims, sr_dtype_get(array->dtype)->bytes, &whole) ||
       whole != bytes || !data))
    own = sr_fail(&context->ctx, SR_ERR_INVALID, "%s: room for %zu bytes given, but it has %llu",
                  handle->what, data ? bytes : 0, (unsigned long long)whole);
  return gather_agreed(handle, own, &sink);
}

/* ---- to Zarr --------------------------------------------------------------------------------- */

/* Writes shard `index` as one chunk. If the host cannot access the device's memory, the shard is
 * copied to `room` first, a block of array->local_dims. */
static sr_status write_chunk(sr_ctx *ctx, const sr_array *array, int32_t index, void *room,
                             const char *staging, const sr_zarr_spec *spec) {
  const sr_array_shard *shard = &array->shards[index];
  int64_t chunk[SR_MAX_RANK] = {0};
  for (int32_t d = 0; d < array->rank; d++)
    chunk[d] = shard->box.start[d] / array->local_dims[d];
  if (room)
    SR_TRY(sr_shard_read(ctx, array, index, array->local_dims, room));
  return sr_zarr_write_chunk(ctx, staging, spec, chunk, room ? room : shard->data, shard->box.size);
}

/* Writes this rank's primary shards, each as one chunk. */
static sr_status write_chunks(spmdrun_array *handle, const char *staging,
                              const sr_zarr_spec *spec) {
  sr_ctx *ctx = &handle->context->ctx;
  const sr_array *array = handle->array;
  void *room = NULL;
  sr_status status = SR_OK;
  for (int32_t i = 0; i < array->shard_count && status == SR_OK; i++) {
    if (!is_written(array, &array->shards[i]))
      continue;
    if (array->devices->staging && !room && !(room = malloc(array->local_bytes + 1)))
      status = sr_fail(ctx, SR_ERR_NOMEM, "no memory to write %s", handle->what);
    else
      status = write_chunk(ctx, array, i, room, staging, spec);
  }
  free(room);
  return status;
}

spmdrun_status spmdrun_array_write_zarr(spmdrun_array *handle, const char *path, int version) {
  SR_NEEDS(SR_CONTEXT_OF(handle), "array, path", handle, path);
  spmdrun_context *context = handle->context;
  const sr_array *array = handle->array;
  sr_context_begin(context);
  sr_context_phase(context, SPMDRUN_PHASE_WRITE_RESULTS);
  sr_zarr_spec spec = {
      .path = path,
      .version = version,
      .dtype = array->dtype,
      .rank = array->rank,
      .dims = array->dims,
      .chunk = array->local_dims,
  };
  char staging[SR_ZARR_PATH_BYTES] = "";
  sr_status own = sr_array_check_read(handle, true);
  if (own == SR_OK && version != 2 && version != 3)
    own = sr_fail(&context->ctx, SR_ERR_INVALID, "Zarr version %d: expected 2 or 3", version);
  if (own == SR_OK && sr_context_is_root(context))
    own = sr_zarr_begin(&context->ctx, path, &spec, staging);
  spmdrun_status status = sr_context_settle(context, own);
  if (status == SPMDRUN_OK)
    status = spmdrun_share(context, staging, SR_ZARR_PATH_BYTES);
  if (status == SPMDRUN_OK)
    status = sr_context_settle(context, write_chunks(handle, staging, &spec));
  if (status == SPMDRUN_OK) {
    own = sr_context_is_root(context) ? sr_zarr_commit(&context->ctx, staging, path, &spec) : SR_OK;
    return sr_context_settle(context, own);
  }
  if (sr_context_is_root(context) && *staging)
    sr_zarr_abort(staging);
  return status;
}
