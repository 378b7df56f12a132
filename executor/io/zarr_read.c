/* Reads boxes of a Zarr array. An uncompressed chunk is mapped and copied with strides, so a small
 * box of a large chunk touches few pages. A compressed chunk that is exactly the box is decoded
 * directly into the destination. Other compressed chunks are decoded into a buffer first. */
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "executor/io/zarr.h"
#include "executor/io/zarr_chunk.h"

/* Maximum length of a metadata file. The limit is large because the file may hold long
 * attributes. */
enum {
  METADATA_LIMIT = 64 << 20
};

struct sr_zarr {
  sr_zarr_info info;
  char *path;
  int directory;
  uint64_t chunk_bytes;            /* bytes of a decoded chunk */
  int64_t strides[SR_IO_MAX_RANK]; /* strides in a decoded chunk, in bytes */
  atomic_flag told;                /* the log has a line on a missing chunk */
};

/* A file that is mapped into memory. */
typedef struct view {
  bool there;
  void *data; /* NULL if the file is empty */
  size_t bytes;
} view;

static void view_close(view *v) {
  if (v->data)
    munmap(v->data, v->bytes);
}

/* Maps the file `name` in the array's directory. If it does not exist, out_view->there is false. */
static sr_status view_open(sr_ctx *ctx, const sr_zarr *array, const char *name, view *out_view) {
  *out_view = (view){0};
  int file = openat(array->directory, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0 && errno == ENOENT)
    return SR_OK;
  struct stat found;
  if (file < 0 || fstat(file, &found) != 0) {
    int error = errno;
    if (file >= 0)
      close(file);
    return sr_fail(ctx, SR_ERR_IO, "%s/%s: %s", array->path, name, strerror(error));
  }
  void *data = NULL;
  if (!S_ISREG(found.st_mode)) {
    close(file);
    return sr_fail(ctx, SR_ERR_INVALID, "%s/%s: it is no file but a %s", array->path, name,
                   S_ISDIR(found.st_mode) ? "directory" : "pipe or a device");
  }
  int error = 0;
  if (found.st_size > 0) {
    data = mmap(NULL, (size_t)found.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    error = data == MAP_FAILED ? errno : 0;
  }
  close(file);
  if (error)
    return sr_fail(ctx, SR_ERR_IO, "%s/%s: %s", array->path, name, strerror(error));
  *out_view = (view){.there = true, .data = data, .bytes = data ? (size_t)found.st_size : 0};
  return SR_OK;
}

/* Maps the metadata file `name`, unless it is too long. If it does not exist, out->there is
 * false. */
static sr_status open_metadata(sr_ctx *ctx, const sr_zarr *array, const char *name, view *out) {
  SR_TRY(view_open(ctx, array, name, out));
  if (out->bytes <= METADATA_LIMIT)
    return SR_OK;
  size_t bytes = out->bytes;
  view_close(out);
  return sr_fail(ctx, SR_ERR_INVALID, "%s: Zarr metadata of %zu bytes are not credible",
                 array->path, bytes);
}

static const char *metadata_name(int version) {
  return version == 3 ? "zarr.json" : ".zarray";
}

static sr_status read_metadata(sr_ctx *ctx, sr_zarr *array, int version, bool *out_there) {
  view v;
  SR_TRY(open_metadata(ctx, array, metadata_name(version), &v));
  *out_there = v.there;
  sr_status status = SR_OK;
  if (v.there)
    status = sr_zarr_metadata_read(ctx, array->path, version, v.data ? v.data : "", v.bytes,
                                   &array->info);
  view_close(&v);
  return status;
}

/* Reads the attributes of an array of version 2, which are in the file .zattrs. */
static sr_status read_attributes(sr_ctx *ctx, sr_zarr *array) {
  view v;
  SR_TRY(open_metadata(ctx, array, ".zattrs", &v));
  sr_status status = SR_OK;
  if (v.there)
    status = sr_zarr_attributes_read(ctx, v.data ? v.data : "", v.bytes, &array->info);
  view_close(&v);
  return status;
}

static sr_status init(sr_ctx *ctx, sr_zarr *array, const char *path) {
  array->path = strdup(path);
  if (!array->path)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  array->directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (array->directory < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: %s", path, strerror(errno));
  bool there;
  SR_TRY(read_metadata(ctx, array, 3, &there));
  if (!there)
    SR_TRY(read_metadata(ctx, array, 2, &there));
  if (!there)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: it is not a Zarr array: there is neither zarr.json nor .zarray", path);
  if (array->info.version == 2)
    SR_TRY(read_attributes(ctx, array));
  sr_zarr_info *info = &array->info;
  sr_shape_bytes(info->rank, info->chunk, info->type.bytes, &array->chunk_bytes);
  sr_box_strides(info->rank, info->chunk, info->type.bytes, array->strides);
  int64_t stride = info->type.bytes;
  for (int32_t d = 0; info->fortran_order && d < info->rank; d++) {
    array->strides[d] = stride;
    stride *= info->chunk[d];
  }
  return SR_OK;
}

sr_status sr_zarr_open(sr_ctx *ctx, const char *path, sr_zarr **out_array) {
  *out_array = NULL;
  sr_zarr *array = calloc(1, sizeof *array);
  if (!array)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  array->directory = -1;
  atomic_flag_clear(&array->told);
  sr_status status = init(ctx, array, path);
  if (status == SR_OK)
    *out_array = array;
  else
    sr_zarr_close(array);
  return status;
}

void sr_zarr_close(sr_zarr *array) {
  if (!array)
    return;
  if (array->directory >= 0)
    close(array->directory);
  free(array->path);
  free(array);
}

const sr_zarr_info *sr_zarr_get_info(const sr_zarr *array) {
  return &array->info;
}

/* A box to read from an array, and where to put it in memory. */
typedef struct request {
  sr_ctx *ctx;
  sr_zarr *array;
  const char *what;
  sr_conversion conversion;
  const int64_t *start, *size;
  int64_t to_strides[SR_IO_MAX_RANK];
  char *data;
} request;

/* The part of a request's box that lies in one chunk. */
typedef struct part {
  int64_t begin[SR_IO_MAX_RANK]; /* index of the part's first element in the array */
  int64_t size[SR_IO_MAX_RANK];
  int64_t in_chunk; /* offset of the part in the chunk, in bytes */
  char *to;
  /* the chunk can be decoded directly to `to`: the part is the whole chunk, and `to` has its
   * layout */
  bool whole;
} part;

/* Returns the part of the request's box that lies in the chunk `index`. */
static part make_part(const request *r, const int64_t *index) {
  const sr_zarr_info *info = &r->array->info;
  part p = {.to = r->data, .whole = sr_conversion_is_plain(&r->conversion) && !info->fortran_order};
  for (int32_t d = 0; d < info->rank; d++) {
    int64_t first = index[d] * info->chunk[d], last = r->start[d] + r->size[d];
    int64_t end = info->chunk[d] < last - first ? first + info->chunk[d] : last;
    p.begin[d] = first > r->start[d] ? first : r->start[d];
    p.size[d] = end - p.begin[d];
    p.in_chunk += (p.begin[d] - first) * r->array->strides[d];
    p.to += (p.begin[d] - r->start[d]) * r->to_strides[d];
    /* the stride of a dimension of size 1 is never used */
    p.whole = p.whole && p.size[d] == info->chunk[d] &&
              (p.size[d] == 1 || r->to_strides[d] == r->array->strides[d]);
  }
  return p;
}

static sr_status copy_part(const request *r, const part *p, const char *from,
                           const int64_t *from_strides) {
  const sr_zarr_info *info = &r->array->info;
  int64_t at[SR_IO_MAX_RANK];
  char value[64];
  if (!sr_box_copy(&r->conversion, info->rank, p->size, from, from_strides, p->to, r->to_strides,
                   at, value))
    return sr_box_fail(r->ctx, r->what, info->path, r->conversion.dtype, info->rank, p->begin, at,
                       value);
  return SR_OK;
}

/* Fills a part that lies in the missing chunk `name`: copies the fill value, as if from an array
 * whose strides are all zero. Zarr says so, and its writers leave out chunks that hold nothing
 * else. But a chunk may also be lost, so the log tells of the first one. Somebody may have removed
 * the whole array after it was opened. */
static sr_status fill_part(const request *r, const part *p, const char *name) {
  static const int64_t still[SR_IO_MAX_RANK] = {0};
  const sr_zarr_info *info = &r->array->info;
  if (faccessat(r->array->directory, metadata_name(info->version), F_OK, 0) != 0)
    return sr_fail(r->ctx, SR_ERR_IO, "%s: %s: it was removed while it was in use", r->what,
                   info->path);
  if (info->fill_problem)
    return sr_fail(r->ctx, SR_ERR_UNSUPPORTED, "%s: chunk %s is missing, and %s; write all chunks",
                   info->path, name, info->fill_problem);
  if (!atomic_flag_test_and_set(&r->array->told))
    sr_log_line(r->ctx, SR_LOG_EXECUTOR, SR_LOG_WARN,
                "%s: %s: chunk %s is missing; it reads as the fill value, and so does any other "
                "that is missing",
                r->what, info->path, name);
  return copy_part(r, p, (const char *)info->fill, still);
}

static sr_status unpack_part(const request *r, const part *p, const char *name, const view *v) {
  const sr_zarr *array = r->array;
  size_t chunk_bytes = (size_t)array->chunk_bytes;
  if (p->whole)
    return sr_zarr_chunk_decode(r->ctx, &array->info, name, v->data, v->bytes, p->to, chunk_bytes);
  char *chunk = malloc(chunk_bytes);
  if (!chunk)
    return sr_fail(r->ctx, SR_ERR_NOMEM, "%s: out of memory for chunk %s of %zu bytes", array->path,
                   name, chunk_bytes);
  sr_status status =
      sr_zarr_chunk_decode(r->ctx, &array->info, name, v->data, v->bytes, chunk, chunk_bytes);
  if (status == SR_OK)
    status = copy_part(r, p, chunk + p->in_chunk, array->strides);
  free(chunk);
  return status;
}

static sr_status read_chunk(const request *r, const int64_t *index) {
  const sr_zarr *array = r->array;
  const sr_zarr_info *info = &array->info;
  char name[SR_ZARR_NAME_BYTES];
  sr_zarr_chunk_name(info->prefixed, info->separator, info->rank, index, name);
  part p = make_part(r, index);
  view v;
  SR_TRY(view_open(r->ctx, array, name, &v));
  sr_status status;
  if (!v.there)
    status = fill_part(r, &p, name);
  else if (!sr_zarr_chunk_is_credible(info, v.bytes, array->chunk_bytes) ||
           (info->codec_count == 0 && v.bytes != array->chunk_bytes))
    status = sr_fail(r->ctx, SR_ERR_INVALID,
                     "%s: chunk %s is damaged: it has %zu bytes, which are no chunk of %llu bytes",
                     array->path, name, v.bytes, (unsigned long long)array->chunk_bytes);
  else if (info->codec_count == 0)
    status = copy_part(r, &p, (const char *)v.data + p.in_chunk, array->strides);
  else
    status = unpack_part(r, &p, name, &v);
  view_close(&v);
  return status;
}

sr_status sr_zarr_read_box(sr_ctx *ctx, sr_zarr *array, const char *what, sr_dtype dtype,
                           const int64_t *start, const int64_t *size, const int64_t *pitch,
                           void *data) {
  const sr_zarr_info *info = &array->info;
  request r = {
      .ctx = ctx, .array = array, .what = what, .start = start, .size = size, .data = data};
  if (!sr_conversion_to_program(&info->type, dtype, &r.conversion))
    return sr_file_type_check(ctx, what, info->path, &info->type, info->rank, info->dims, dtype,
                              info->rank, info->dims);
  int64_t index[SR_IO_MAX_RANK] = {0};
  for (int32_t d = 0; d < info->rank; d++) {
    SR_ASSERT(start[d] >= 0 && size[d] >= 0 && size[d] <= info->dims[d] - start[d]);
    if (size[d] == 0)
      return SR_OK;
    index[d] = start[d] / info->chunk[d];
  }
  sr_box_strides(info->rank, pitch ? pitch : size, r.conversion.to_bytes, r.to_strides);
  for (int32_t carry = 0; carry >= 0;) {
    SR_TRY(read_chunk(&r, index));
    for (carry = info->rank - 1; carry >= 0; carry--) {
      if (++index[carry] <= (start[carry] + size[carry] - 1) / info->chunk[carry])
        break;
      index[carry] = start[carry] / info->chunk[carry];
    }
  }
  return SR_OK;
}
