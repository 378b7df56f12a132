#include "executor/transfer.h"

#include <string.h>

#include "executor/io/element.h"

/* ---- dividing -------------------------------------------------------------------------------- */

/* Returns the bytes of one index of dimension `dim` of a shard's block. */
static uint64_t index_bytes(const sr_array *array, int32_t dim) {
  uint64_t bytes = sr_dtype_get(array->dtype)->bytes;
  for (int32_t d = dim + 1; d < array->rank; d++)
    bytes *= (uint64_t)array->local_dims[d];
  return bytes;
}

/* Finds the first dimension of which at least one index fits into a piece. Returns how many fit. */
static int64_t divide(const sr_array *array, int32_t *out_dim) {
  uint64_t room = array->devices->staging_bytes ? array->devices->staging_bytes : UINT64_MAX;
  int32_t dim = 0;
  while (dim < array->rank - 1 && index_bytes(array, dim) > room)
    dim++;
  *out_dim = dim;
  uint64_t bytes = index_bytes(array, dim),
           most = array->rank ? (uint64_t)array->local_dims[dim] : 1;
  return bytes == 0 || room / bytes > most ? (int64_t)most : (int64_t)(room / bytes);
}

uint64_t sr_piece_most_bytes(const sr_array *array) {
  int32_t dim;
  int64_t step = divide(array, &dim);
  return (uint64_t)step * index_bytes(array, dim);
}

/* Moves walk->index to the next piece. Returns false behind the last. */
static bool advance(sr_piece_walk *walk) {
  if (walk->array->rank == 0)
    return false;
  int32_t d = walk->dim;
  walk->index[d] += walk->step;
  while (walk->index[d] >= walk->box->size[d]) {
    walk->index[d] = 0;
    if (d-- == 0)
      return false;
    walk->index[d]++;
  }
  return true;
}

bool sr_piece_next(sr_piece_walk *walk, sr_piece *out_piece) {
  const sr_array *array = walk->array;
  if (walk->started && !advance(walk))
    return false;
  if (!walk->started) {
    walk->started = true;
    walk->step = divide(array, &walk->dim);
    for (int32_t d = 0; d < array->rank; d++)
      if (walk->box->size[d] == 0)
        return false;
  }
  out_piece->offset = 0;
  for (int32_t d = 0; d < array->rank; d++) {
    int64_t rest = walk->box->size[d] - walk->index[d], most = d == walk->dim ? walk->step : rest;
    out_piece->size[d] = d < walk->dim ? 1 : most < rest ? most : rest;
    out_piece->dims[d] = d <= walk->dim ? out_piece->size[d] : array->local_dims[d];
    out_piece->start[d] = walk->box->start[d] + walk->index[d];
    out_piece->offset += (uint64_t)walk->index[d] * index_bytes(array, d);
  }
  int64_t count = array->rank ? out_piece->size[walk->dim] : 1;
  out_piece->bytes = (uint64_t)count * index_bytes(array, walk->dim);
  return true;
}

/* ---- moving ---------------------------------------------------------------------------------- */

static uint8_t *address_of(const sr_array *array, int32_t index, const sr_piece *piece) {
  return (uint8_t *)array->shards[index].data + piece->offset;
}

sr_status sr_piece_read(sr_ctx *ctx, const sr_array *array, int32_t index, const sr_piece *piece,
                        const void **out_data) {
  sr_device_set *set = array->devices;
  *out_data = sr_piece_room(array, index, piece);
  return set->staging ? set->kind->read(ctx, sr_device_set_get(set, index), set->staging,
                                        address_of(array, index, piece), piece->bytes)
                      : SR_OK;
}

void *sr_piece_room(const sr_array *array, int32_t index, const sr_piece *piece) {
  return array->devices->staging ? array->devices->staging : address_of(array, index, piece);
}

sr_status sr_piece_write(sr_ctx *ctx, const sr_array *array, int32_t index, const sr_piece *piece) {
  sr_device_set *set = array->devices;
  return set->staging
             ? set->kind->write(ctx, sr_device_set_get(set, index), address_of(array, index, piece),
                                set->staging, piece->bytes)
             : SR_OK;
}

sr_status sr_shard_read(sr_ctx *ctx, const sr_array *array, int32_t index, const int64_t *dims,
                        void *to) {
  const sr_shard *box = &array->shards[index].box;
  sr_piece_walk walk = {.array = array, .box = box};
  for (sr_piece piece; sr_piece_next(&walk, &piece);) {
    const void *data;
    SR_TRY(sr_piece_read(ctx, array, index, &piece, &data));
    int64_t at[SR_MAX_RANK];
    for (int32_t d = 0; d < array->rank; d++)
      at[d] = piece.start[d] - box->start[d];
    sr_box_place(array->dtype, array->rank, piece.size, data, piece.dims, to, dims, at);
  }
  return SR_OK;
}

sr_status sr_block_read(sr_ctx *ctx, const sr_array *array, int32_t index, uint64_t offset,
                        uint64_t bytes, void *to) {
  sr_device_set *set = array->devices;
  const uint8_t *from = (const uint8_t *)array->shards[index].data + offset;
  uint8_t *at = to;
  if (!set->staging)
    memcpy(at, from, (size_t)bytes);
  while (set->staging && bytes > 0) {
    uint64_t part = bytes < set->staging_bytes ? bytes : set->staging_bytes;
    SR_TRY(set->kind->read(ctx, sr_device_set_get(set, index), set->staging, from, part));
    memcpy(at, set->staging, (size_t)part);
    at += part;
    from += part;
    bytes -= part;
  }
  return SR_OK;
}

sr_status sr_shard_copy(sr_ctx *ctx, const sr_array *array, int32_t from, int32_t to) {
  sr_device_set *set = array->devices;
  return set->kind->copy(ctx, sr_device_set_get(set, to), array->shards[to].data,
                         sr_device_set_get(set, from), array->shards[from].data,
                         array->local_bytes);
}
