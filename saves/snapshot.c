#include "saves/snapshot.h"

#include <stdlib.h>
#include <string.h>

/* Returns the number of devices that hold a copy of the same shard. */
static int64_t copy_count(const sr_array *array) {
  int64_t shards = sr_sharding_shard_count(&array->sharding);
  return array->sharding.mesh->device_count / (shards > 0 ? shards : 1);
}

/* Returns the position in the mesh of the device that holds shard 0 of every dimension, and
 * otherwise has the same index along all axes as `position`. It stands for a set of copies. */
static int64_t base_of(const sr_sharding *sharding, int64_t position) {
  for (int32_t d = 0; d < sharding->rank; d++)
    position = sr_sharding_base(sharding, d, position);
  return position;
}

/* Returns which of the copies of its shard the device at `position` holds: 0 .. copies - 1. */
static int64_t copy_number(const sr_array *array, int64_t position, int64_t copies) {
  const sr_sharding *sharding = &array->sharding;
  if (copies == 1 || copies == sharding->mesh->device_count)
    return copies == 1 ? 0 : position;
  int64_t base = base_of(sharding, position), number = 0;
  for (int64_t other = 0; other < base; other++)
    number += base_of(sharding, other) == other;
  return number;
}

/* ---- dividing -------------------------------------------------------------------------------- */

/* Returns the largest divisor of `size` that is at most `most`. */
static int64_t divisor(int64_t size, int64_t most) {
  int64_t best = 1;
  for (int64_t d = 1; d <= size / d; d++) {
    if (size % d != 0)
      continue;
    if (d <= most && d > best)
      best = d;
    if (size / d <= most && size / d > best)
      best = size / d;
  }
  return best;
}

void sr_snapshot_chunk(const sr_array *array, int64_t out_chunk[SR_IO_MAX_RANK]) {
  uint64_t bytes = array->local_bytes, most = SR_CHUNK_MOST_BYTES;
  int64_t copies = copy_count(array);
  if (copies > 1 && bytes / (uint64_t)copies < most)
    most = bytes / (uint64_t)copies;
  if (most < SR_CHUNK_LEAST_BYTES)
    most = SR_CHUNK_LEAST_BYTES;
  for (int32_t d = 0; d < array->rank; d++)
    out_chunk[d] = array->local_dims[d] > 0 ? array->local_dims[d] : 1;
  for (int32_t d = 0; d < array->rank && bytes > most; d++) {
    /* Dimensions before this one have a chunk size of 1, so that a chunk is contiguous. */
    uint64_t row = bytes / (uint64_t)out_chunk[d];
    int64_t want = row < most ? (int64_t)(most / row) : 1;
    bool cut = sr_sharding_dim_shards(&array->sharding, d) > 1;
    out_chunk[d] = cut ? divisor(out_chunk[d], want) : want;
    if (out_chunk[d] > 1)
      return;
    bytes = row;
  }
}

/* ---- listing --------------------------------------------------------------------------------- */

static sr_status add_chunk(sr_ctx *ctx, sr_snapshot *snapshot, const sr_saved_chunk *chunk) {
  if (snapshot->count == snapshot->capacity) {
    size_t capacity = snapshot->capacity ? 2 * snapshot->capacity : 16;
    sr_saved_chunk *chunks = realloc(snapshot->chunks, capacity * sizeof *chunks);
    if (!chunks)
      return sr_fail(ctx, SR_ERR_NOMEM, "no memory to list the chunks of a save");
    snapshot->chunks = chunks;
    snapshot->capacity = capacity;
  }
  snapshot->chunks[snapshot->count++] = *chunk;
  return SR_OK;
}

/* A walk over the chunks of one shard. */
typedef struct walk {
  const sr_array *array;
  const sr_shard *box;
  int64_t chunk[SR_IO_MAX_RANK];
  int64_t at[SR_IO_MAX_RANK]; /* position of the chunk in the shard, in chunks */
} walk;

/* Moves to the next chunk. Returns false behind the last. */
static bool advance(walk *w) {
  for (int32_t d = w->array->rank - 1; d >= 0; d--) {
    if (++w->at[d] * w->chunk[d] < w->box->size[d])
      return true;
    w->at[d] = 0;
  }
  return false;
}

/* Describes the chunk of the walk: a contiguous part of the shard's block. */
static sr_saved_chunk describe(const walk *w, int32_t number, int32_t shard) {
  const sr_array *array = w->array;
  uint64_t stride = sr_dtype_get(array->dtype)->bytes;
  sr_saved_chunk chunk = {.array = number, .shard = shard, .bytes = stride};
  for (int32_t d = array->rank - 1; d >= 0; d--) {
    int64_t start = w->at[d] * w->chunk[d], rest = array->local_dims[d] - start;
    int64_t rows = rest < w->chunk[d] ? rest : w->chunk[d], elements = w->box->size[d] - start;
    chunk.index[d] = w->box->start[d] / w->chunk[d] + w->at[d];
    chunk.valid[d] = elements < w->chunk[d] ? elements : w->chunk[d];
    chunk.from += (uint64_t)start * stride;
    if (rows > 1)
      chunk.bytes = (uint64_t)rows * stride;
    stride *= (uint64_t)array->local_dims[d];
  }
  return chunk;
}

/* Lists the chunks of shard `index` of array `number` that its device writes. */
static sr_status list_shard(sr_ctx *ctx, sr_snapshot *snapshot, const sr_array *array,
                            int32_t number, int32_t index) {
  const sr_array_shard *shard = &array->shards[index];
  int64_t position = sr_mesh_position(array->sharding.mesh, shard->device);
  walk w = {.array = array, .box = &shard->box};
  for (int32_t d = 0; d < array->rank; d++)
    if (shard->box.size[d] == 0)
      return SR_OK;
  if (position < 0)
    return SR_OK;
  sr_snapshot_chunk(array, w.chunk);
  int64_t copies = copy_count(array), turn = copy_number(array, position, copies);
  do {
    if (turn-- > 0)
      continue;
    sr_saved_chunk chunk = describe(&w, number, index);
    chunk.offset = snapshot->bytes;
    SR_TRY(add_chunk(ctx, snapshot, &chunk));
    snapshot->bytes += chunk.bytes;
    turn = copies - 1;
  } while (advance(&w));
  return SR_OK;
}

/* ---- copying --------------------------------------------------------------------------------- */

static sr_status make_room(sr_ctx *ctx, sr_snapshot *snapshot) {
  if (snapshot->buffer && snapshot->bytes <= snapshot->room)
    return SR_OK;
  free(snapshot->buffer);
  snapshot->buffer = malloc(snapshot->bytes + 1);
  snapshot->room = snapshot->buffer ? snapshot->bytes : 0;
  return snapshot->buffer ? SR_OK
                          : sr_fail(ctx, SR_ERR_NOMEM, "no memory for %llu bytes of state to save",
                                    (unsigned long long)snapshot->bytes);
}

sr_status sr_snapshot_take(sr_ctx *ctx, sr_snapshot *snapshot, const sr_array *const *arrays,
                           int32_t count) {
  snapshot->count = 0;
  snapshot->bytes = 0;
  for (int32_t i = 0; i < count; i++)
    for (int32_t s = 0; s < arrays[i]->shard_count; s++)
      SR_TRY(list_shard(ctx, snapshot, arrays[i], i, s));
  SR_TRY(make_room(ctx, snapshot));
  for (size_t i = 0; i < snapshot->count; i++) {
    const sr_saved_chunk *chunk = &snapshot->chunks[i];
    SR_TRY(sr_block_read(ctx, arrays[chunk->array], chunk->shard, chunk->from, chunk->bytes,
                         snapshot->buffer + chunk->offset));
  }
  return SR_OK;
}

void sr_snapshot_free(sr_snapshot *snapshot) {
  free(snapshot->chunks);
  free(snapshot->buffer);
  *snapshot = (sr_snapshot){0};
}
