/* Reads .npy files through a memory mapping. A box is copied with strides directly from the page
 * cache, so a rank touches only the pages of its own shards. */
#include "executor/io/npy.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct sr_npy {
  sr_npy_info info;
  char *path;
  void *map; /* the whole file; NULL if it is empty */
  size_t map_bytes;
  const char *data;
  int64_t strides[SR_IO_MAX_RANK]; /* of the array in the file, in bytes */
};

/* Computes the strides of the array in the file. Fails if its size in bytes overflows or if the
 * file is too short for it. */
static sr_status lay_out(sr_ctx *ctx, sr_npy *file, size_t data_offset) {
  const sr_npy_info *info = &file->info;
  uint64_t bytes, there = file->map_bytes - data_offset;
  if (!sr_shape_bytes(info->rank, info->dims, info->type.bytes, &bytes))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: an array of that shape has more than 2^63 bytes",
                   info->path);
  if (bytes > there)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: it is cut off: its header announces %llu bytes of data, there are %llu",
                   info->path, (unsigned long long)bytes, (unsigned long long)there);
  file->data = (const char *)file->map + data_offset;
  if (bytes == 0)
    return SR_OK;
  if (!info->fortran_order) {
    sr_box_strides(info->rank, info->dims, info->type.bytes, file->strides);
    return SR_OK;
  }
  int64_t stride = info->type.bytes;
  for (int32_t d = 0; d < info->rank; d++) {
    file->strides[d] = stride;
    stride *= info->dims[d];
  }
  return SR_OK;
}

/* Maps the file. An empty file cannot be mapped; it is refused later because it has no header.
 * O_NONBLOCK: opening a pipe must not wait for a writer. */
static sr_status map_file(sr_ctx *ctx, sr_npy *file) {
  int descriptor = open(file->path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  struct stat found;
  if (descriptor < 0 || fstat(descriptor, &found) != 0) {
    int error = errno;
    if (descriptor >= 0)
      close(descriptor);
    return sr_fail(ctx, SR_ERR_IO, "%s: %s", file->path, strerror(error));
  }
  if (!S_ISREG(found.st_mode) || found.st_size == 0) {
    close(descriptor);
    return sr_fail(ctx, SR_ERR_INVALID, "%s: it is not a .npy file%s", file->path,
                   S_ISREG(found.st_mode) ? "" : " but a pipe or a device");
  }
  void *map = mmap(NULL, (size_t)found.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  int error = errno;
  close(descriptor);
  if (map == MAP_FAILED)
    return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be mapped: %s", file->path, strerror(error));
  file->map = map;
  file->map_bytes = (size_t)found.st_size;
  return SR_OK;
}

static sr_status init(sr_ctx *ctx, sr_npy *file, const char *path) {
  file->path = strdup(path);
  if (!file->path)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  SR_TRY(map_file(ctx, file));
  sr_npy_header header;
  SR_TRY(sr_npy_header_read(ctx, path, file->map, file->map_bytes, &header));
  file->info = (sr_npy_info){.path = file->path,
                             .type = header.type,
                             .rank = header.rank,
                             .fortran_order = header.fortran_order};
  memcpy(file->info.dims, header.dims, sizeof header.dims);
  return lay_out(ctx, file, header.data_offset);
}

sr_status sr_npy_open(sr_ctx *ctx, const char *path, sr_npy **out_file) {
  *out_file = NULL;
  sr_npy *file = calloc(1, sizeof *file);
  if (!file)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  sr_status status = init(ctx, file, path);
  if (status == SR_OK)
    *out_file = file;
  else
    sr_npy_close(file);
  return status;
}

void sr_npy_close(sr_npy *file) {
  if (!file)
    return;
  if (file->map)
    munmap(file->map, file->map_bytes);
  free(file->path);
  free(file);
}

const sr_npy_info *sr_npy_get_info(const sr_npy *file) {
  return &file->info;
}

sr_status sr_npy_read_box(sr_ctx *ctx, const sr_npy *file, const char *what, sr_dtype dtype,
                          const int64_t *start, const int64_t *size, const int64_t *pitch,
                          void *data) {
  const sr_npy_info *info = &file->info;
  sr_conversion conversion;
  if (!sr_conversion_to_program(&info->type, dtype, &conversion))
    return sr_file_type_check(ctx, what, info->path, &info->type, info->rank, info->dims, dtype,
                              info->rank, info->dims);
  int64_t to_strides[SR_IO_MAX_RANK], index[SR_IO_MAX_RANK], offset = 0;
  for (int32_t d = 0; d < info->rank; d++) {
    SR_ASSERT(start[d] >= 0 && size[d] >= 0 && size[d] <= info->dims[d] - start[d]);
    offset += start[d] * file->strides[d];
  }
  sr_box_strides(info->rank, pitch ? pitch : size, conversion.to_bytes, to_strides);
  char value[64];
  if (!sr_box_copy(&conversion, info->rank, size, file->data + offset, file->strides, data,
                   to_strides, index, value))
    return sr_box_fail(ctx, what, info->path, dtype, info->rank, start, index, value);
  return SR_OK;
}
