/*
 * The results of all steps as one Zarr array, with the step as its first dimension. A chunk holds
 * as many steps of one shard as fill about a megabyte. A chunk that is not full is written when the
 * record is flushed, and written again, whole, when it is full. So the files do not show where a
 * loop was stopped and resumed.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "executor/io/result_rows.h"
#include "executor/io/zarr_chunk.h"
#include "executor/transfer.h"

enum {
  CHUNK_BYTES = 1 << 20,
  MOST_TOGETHER = 4096,
};

static bool is_own(const sr_array *shape, int32_t index) {
  const sr_array_shard *shard = &shape->shards[index];
  bool own = shard->box.primary && sr_mesh_position(shape->sharding.mesh, shard->device) >= 0;
  for (int32_t d = 0; d < shape->rank; d++)
    own = own && shard->box.size[d] > 0;
  return own;
}

static sr_status take_memory(sr_ctx *ctx, sr_result_rows *rows) {
  rows->shards = calloc((size_t)rows->shape->shard_count + 1, sizeof *rows->shards);
  for (int32_t i = 0; rows->shards && i < rows->shape->shard_count; i++) {
    if (!is_own(rows->shape, i))
      continue;
    sr_rows_shard *shard = &rows->shards[rows->shard_count++];
    shard->index = i;
    for (int c = 0; c < 2; c++)
      if (!(shard->chunk[c] = malloc((size_t)rows->together * rows->step_bytes + 1)))
        return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", rows->path);
  }
  return rows->shards ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", rows->path);
}

sr_status sr_result_rows_init(sr_ctx *ctx, sr_result_rows *rows, sr_device_set *devices,
                              int64_t device_count, const sr_port *port, int index,
                              const char *directory, bool durable) {
  rows->result = index;
  if (asprintf(&rows->path, "%s/outputs/result%d.zarr", directory, index) < 0) {
    rows->path = NULL;
    return sr_fail(ctx, SR_ERR_NOMEM, "result %d: out of memory", index);
  }
  if (port->rank >= SR_IO_MAX_RANK)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s: more than %d dimensions are not written",
                   rows->path, SR_IO_MAX_RANK);
  SR_TRY(sr_array_create_empty(ctx, devices, device_count, port->dtype, port->rank, port->dims,
                               &port->sharding, &rows->shape));
  rows->step_bytes = rows->shape->local_bytes;
  const uint64_t fit = CHUNK_BYTES / (rows->step_bytes + !rows->step_bytes);
  rows->together = fit < 1 ? 1 : fit > MOST_TOGETHER ? MOST_TOGETHER : (int64_t)fit;
  rows->sizes[0] = rows->together;
  for (int32_t d = 0; d < port->rank; d++) {
    rows->dims[d + 1] = port->dims[d];
    rows->sizes[d + 1] = rows->shape->local_dims[d];
  }
  rows->spec = (sr_zarr_spec){.path = rows->path,
                              .version = 3,
                              .dtype = port->dtype,
                              .rank = port->rank + 1,
                              .dims = rows->dims,
                              .chunk = rows->sizes,
                              .durable = durable};
  return take_memory(ctx, rows);
}

void sr_result_rows_deinit(sr_result_rows *rows) {
  for (int32_t i = 0; i < rows->shard_count; i++)
    for (int c = 0; c < 2; c++)
      free(rows->shards[i].chunk[c]);
  free(rows->shards);
  sr_array_destroy(rows->shape);
  free(rows->path);
}

/* ---- what is there --------------------------------------------------------------------------- */

sr_status sr_result_rows_announce(sr_ctx *ctx, sr_result_rows *rows, int64_t steps) {
  rows->dims[0] = steps;
  return sr_zarr_announce(ctx, rows->path, &rows->spec);
}

static sr_status make_directory(sr_ctx *ctx, const sr_result_rows *rows) {
  char parent[SR_ZARR_PATH_BYTES];
  snprintf(parent, sizeof parent, "%s", rows->path);
  *strrchr(parent, '/') = '\0';
  bool made = (mkdir(parent, 0777) == 0 || errno == EEXIST) && mkdir(rows->path, 0777) == 0;
  if (made && rows->spec.durable)
    made = sr_file_sync_name(parent) && sr_file_sync_name(rows->path);
  if (!made)
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be made: %s", rows->path, strerror(errno));
  return SR_OK;
}

sr_status sr_result_rows_check(sr_ctx *ctx, const sr_result_rows *rows, int64_t steps) {
  if (steps == 0)
    return SR_OK;
  if (access(rows->path, F_OK) != 0 && errno == ENOENT)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: it is not there, so the loop that made the save did not keep result %d, or "
                   "its steps before step %lld are lost; keep the same results as then "
                   "(--log-result), put back what was there, or start in another directory",
                   rows->path, rows->result, (long long)steps);
  sr_zarr *array;
  SR_TRY(sr_zarr_open(ctx, rows->path, &array));
  const sr_zarr_info *info = sr_zarr_get_info(array);
  bool same = info->type.dtype == rows->spec.dtype && info->rank == rows->spec.rank;
  for (int32_t d = 0; same && d < info->rank; d++) {
    const int64_t chunk = rows->sizes[d] ? rows->sizes[d] : 1;
    same = info->chunk[d] == chunk && (d == 0 || info->dims[d] == rows->dims[d]);
  }
  const int64_t there = same ? info->dims[0] : 0;
  sr_zarr_close(array);
  if (!same)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: it has another type, shape or chunks than result %d; start in another "
                   "directory",
                   rows->path, rows->result);
  if (there < steps)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: it has %lld steps and should have %lld; keep the same results as the loop "
                   "that made the save (--log-result), put back what was there, or start in "
                   "another directory",
                   rows->path, (long long)there, (long long)steps);
  return SR_OK;
}

/* Removes the chunks that begin at `steps` or later: directories c/NUMBER. */
static sr_status remove_chunks(sr_ctx *ctx, const sr_result_rows *rows, int64_t steps) {
  char path[SR_ZARR_PATH_BYTES];
  snprintf(path, sizeof path, "%s/c", rows->path);
  DIR *chunks = opendir(path);
  if (!chunks && errno == ENOENT)
    return SR_OK;
  bool done = chunks != NULL;
  while (done && (errno = 0, true)) {
    const char *name = sr_file_next_name(chunks);
    if (!name) {
      done = errno == 0;
      break;
    }
    if (strtoll(name, NULL, 10) * rows->together < steps)
      continue;
    done = unlinkat(dirfd(chunks), name, 0) == 0 || sr_file_tree_remove(dirfd(chunks), name);
  }
  int error = errno;
  if (chunks)
    closedir(chunks);
  return done ? SR_OK
              : sr_fail(ctx, SR_ERR_IO, "%s: steps cannot be removed: %s", path, strerror(error));
}

sr_status sr_result_rows_cut(sr_ctx *ctx, sr_result_rows *rows, int64_t steps) {
  if (steps == 0) {
    if (!sr_file_tree_remove(AT_FDCWD, rows->path))
      return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be removed: %s", rows->path, strerror(errno));
    SR_TRY(make_directory(ctx, rows));
  } else {
    SR_TRY(remove_chunks(ctx, rows, steps));
    sr_file_tree_sweep(rows->path); /* what a rank was writing when it was killed */
  }
  return sr_result_rows_announce(ctx, rows, steps);
}

/* Writes the place of chunk `number` of a shard in the grid of chunks. */
static void locate(const sr_result_rows *rows, const sr_shard *box, int64_t number,
                   int64_t index[SR_IO_MAX_RANK]) {
  index[0] = number;
  for (int32_t d = 0; d < rows->shape->rank; d++)
    index[d + 1] = box->start[d] / rows->shape->local_dims[d];
}

/* Checks that a chunk is there: reading alone would take a lost one for zeros. */
static sr_status find_chunk(sr_ctx *ctx, const sr_result_rows *rows, const sr_shard *box,
                            int64_t number) {
  int64_t index[SR_IO_MAX_RANK];
  char name[SR_ZARR_NAME_BYTES], path[SR_ZARR_PATH_BYTES + SR_ZARR_NAME_BYTES];
  locate(rows, box, number, index);
  sr_zarr_chunk_name(true, '/', rows->spec.rank, index, name);
  snprintf(path, sizeof path, "%s/%s", rows->path, name);
  if (access(path, F_OK) == 0)
    return SR_OK;
  return sr_fail(
      ctx, SR_ERR_IO,
      "%s: it cannot be read: %s; put back what was there, or start in another directory", path,
      strerror(errno));
}

sr_status sr_result_rows_resume(sr_ctx *ctx, sr_result_rows *rows, int64_t steps) {
  const int64_t count = steps % rows->together, number = steps / rows->together;
  if (count == 0)
    return SR_OK;
  sr_zarr *array;
  SR_TRY(sr_zarr_open(ctx, rows->path, &array));
  sr_status status = SR_OK;
  for (int32_t i = 0; i < rows->shard_count && status == SR_OK; i++) {
    const sr_rows_shard *shard = &rows->shards[i];
    const sr_shard *box = &rows->shape->shards[shard->index].box;
    int64_t start[SR_IO_MAX_RANK] = {number * rows->together}, size[SR_IO_MAX_RANK] = {count};
    for (int32_t d = 0; d < rows->shape->rank; d++) {
      start[d + 1] = box->start[d];
      size[d + 1] = box->size[d];
    }
    status = find_chunk(ctx, rows, box, number);
    if (status == SR_OK)
      status = sr_zarr_read_box(ctx, array, rows->path, rows->spec.dtype, start, size, rows->sizes,
                                shard->chunk[number % 2]);
  }
  sr_zarr_close(array);
  rows->chunks[number % 2] = (sr_rows_chunk){.number = number, .count = count};
  return status;
}

/* ---- steps ----------------------------------------------------------------------------------- */

sr_status sr_result_rows_add(sr_ctx *ctx, sr_result_rows *rows, int64_t step,
                             const sr_array *result) {
  const int64_t number = step / rows->together, row = step % rows->together;
  for (int32_t i = 0; i < rows->shard_count; i++) {
    const sr_rows_shard *shard = &rows->shards[i];
    SR_TRY(sr_shard_read(ctx, result, shard->index, rows->shape->local_dims,
                         shard->chunk[number % 2] + (uint64_t)row * rows->step_bytes));
  }
  return SR_OK;
}

sr_status sr_result_rows_write(sr_ctx *ctx, sr_result_rows *rows, const sr_rows_chunk *chunk) {
  for (int32_t i = 0; i < rows->shard_count; i++) {
    const sr_rows_shard *shard = &rows->shards[i];
    const sr_shard *box = &rows->shape->shards[shard->index].box;
    int64_t index[SR_IO_MAX_RANK], valid[SR_IO_MAX_RANK] = {chunk->count};
    locate(rows, box, chunk->number, index);
    for (int32_t d = 0; d < rows->shape->rank; d++)
      valid[d + 1] = box->size[d];
    SR_TRY(sr_zarr_write_chunk(ctx, rows->path, &rows->spec, index, shard->chunk[chunk->number % 2],
                               valid));
  }
  return SR_OK;
}
