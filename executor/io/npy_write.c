/* Writes .npy files. The file is created with its full size under a temporary name. Boxes are
 * written at their offsets, and the commit renames the file. Rows that need no conversion are
 * written directly from the caller's memory. */
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "executor/io/npy.h"

/* NumPy aligns the data to 64 bytes, so that programs can map the file and use vector
 * instructions. */
enum {
  DATA_ALIGNMENT = 64
};
/* Size of the buffer for rows that must be converted or are not contiguous in memory. */
enum {
  BUFFER_BYTES = 1 << 20
};

struct sr_npy_writer {
  sr_dtype dtype;
  int32_t rank;
  int64_t dims[SR_IO_MAX_RANK];
  char *path;
  char *directory; /* the directory of `path` */
  int directory_file, file;
  char temporary[SR_FILE_TEMPORARY_BYTES];
  uint64_t data_offset;
};

static sr_status fail(sr_ctx *ctx, const sr_npy_writer *writer, int error) {
  return sr_fail(ctx, SR_ERR_IO, "%s: it cannot be written: %s", writer->path, strerror(error));
}

/* Makes a header as NumPy does, padded with spaces. Uses version 1.0, whose length field is large
 * enough for all shapes that are written here. */
static size_t make_header(const sr_npy_writer *writer, char *header, size_t header_bytes) {
  size_t at = 10;
  at += (size_t)snprintf(header + at, header_bytes - at,
                         "{'descr': '%s', 'fortran_order': False, 'shape': (",
                         sr_file_type_numpy(writer->dtype));
  for (int32_t d = 0; d < writer->rank; d++)
    at += (size_t)snprintf(header + at, header_bytes - at, "%s%lld%s", d ? " " : "",
                           (long long)writer->dims[d],
                           d + 1 < writer->rank || writer->rank == 1 ? "," : "");
  at += (size_t)snprintf(header + at, header_bytes - at, "), }");
  size_t end = (at + 1 + DATA_ALIGNMENT - 1) / DATA_ALIGNMENT * DATA_ALIGNMENT;
  memset(header + at, ' ', end - at);
  header[end - 1] = '\n';
  memcpy(header, "\x93NUMPY\x01\x00", 8);
  header[8] = (char)((end - 10) & 0xff);
  header[9] = (char)((end - 10) >> 8);
  return end;
}

static sr_status init(sr_ctx *ctx, sr_npy_writer *writer, const char *path) {
  writer->path = strdup(path);
  char *copy = strdup(path);
  if (writer->path && copy)
    writer->directory = strdup(dirname(copy));
  free(copy);
  if (!writer->directory)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  uint64_t bytes;
  if (!sr_shape_bytes(writer->rank, writer->dims, sr_dtype_get(writer->dtype)->bytes, &bytes))
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the array has more than 2^63 bytes", path);
  writer->directory_file = open(writer->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (writer->directory_file < 0)
    return sr_fail(ctx, SR_ERR_IO, "%s: %s: %s", path, writer->directory, strerror(errno));
  writer->file = sr_file_temporary_create(writer->directory_file, 0666, writer->temporary);
  if (writer->file < 0)
    return fail(ctx, writer, errno);
  struct stat made;
  if (fstat(writer->file, &made) == 0)
    sr_file_temporary_sweep(writer->directory_file, (int64_t)made.st_mtime,
                            SR_FILE_LEFTOVER_SECONDS, false);
  char header[1024];
  size_t header_bytes = make_header(writer, header, sizeof header);
  writer->data_offset = header_bytes;
  /* Write the last byte first: a file that is too large for the file system fails here, before any
   * box is written. */
  if ((bytes > 0 && !sr_file_write(writer->file, "", 1, header_bytes + bytes - 1)) ||
      !sr_file_write(writer->file, header, header_bytes, 0))
    return fail(ctx, writer, errno);
  return SR_OK;
}

sr_status sr_npy_writer_create(sr_ctx *ctx, const char *path, sr_dtype dtype, int32_t rank,
                               const int64_t *dims, sr_npy_writer **out_writer) {
  *out_writer = NULL;
  if (rank > SR_IO_MAX_RANK)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s: more than %d dimensions are not written", path,
                   SR_IO_MAX_RANK);
  sr_npy_writer *writer = calloc(1, sizeof *writer);
  if (!writer)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", path);
  writer->dtype = dtype;
  writer->rank = rank;
  for (int32_t d = 0; d < rank; d++)
    writer->dims[d] = dims[d];
  writer->file = writer->directory_file = -1;
  sr_status status = init(ctx, writer, path);
  if (status == SR_OK)
    *out_writer = writer;
  else
    sr_npy_writer_abort(writer);
  return status;
}

/* Chooses how large the runs of the struct below are: returns the first dimension that a run
 * covers. In all later dimensions the box covers the whole array, so a run is contiguous in the
 * file. *out_line is the bytes of one step along the returned dimension. */
static int32_t choose_inner(const sr_npy_writer *writer, const int64_t *size, int64_t *out_line) {
  int64_t line = sr_dtype_get(writer->dtype)->bytes;
  int32_t inner = writer->rank - 1;
  while (inner > 0 && size[inner] == writer->dims[inner] && line * size[inner] <= BUFFER_BYTES)
    line *= size[inner--];
  *out_line = line;
  return inner < 0 ? 0 : inner;
}

/* A run: the part of a box at one index in each dimension before `inner`. It is contiguous in the
 * file. The writer copies a box run by run. */
typedef struct run {
  const sr_npy_writer *writer;
  int32_t inner;
  int64_t line; /* bytes in the file of one step along `inner` */
  const int64_t *size, *from_strides;
  char *buffer; /* BUFFER_BYTES bytes */
} run;

/* True if the run has the same bytes in memory as in the file. */
static bool is_plain(const run *r) {
  const sr_conversion conversion = sr_conversion_to_file(r->writer->dtype);
  int64_t stride = conversion.to_bytes;
  for (int32_t d = r->writer->rank - 1; d >= r->inner; d--) {
    if (r->from_strides[d] != stride)
      return false;
    stride *= r->size[d];
  }
  return sr_conversion_is_plain(&conversion);
}

/* Writes the run that begins at `from` in memory and at `offset` in the file. Returns false with
 * errno set after a failure. */
static bool write_run(const run *r, const char *from, uint64_t offset) {
  const sr_conversion conversion = sr_conversion_to_file(r->writer->dtype);
  int32_t rank = r->writer->rank - r->inner;
  int64_t count = rank ? r->size[r->inner] : 1;
  if (is_plain(r))
    return sr_file_write(r->writer->file, from, (size_t)(count * r->line), offset);
  int64_t piece[SR_IO_MAX_RANK] = {0}, dense[SR_IO_MAX_RANK], index[SR_IO_MAX_RANK];
  char value[64];
  for (int32_t d = 1; d < rank; d++)
    piece[d] = r->size[r->inner + d];
  int64_t most = BUFFER_BYTES / r->line;
  for (int64_t at = 0; at < count; at += piece[0]) {
    piece[0] = count - at < most ? count - at : most;
    sr_box_strides(rank, piece, conversion.to_bytes, dense);
    const char *begin = from + (rank ? at * r->from_strides[r->inner] : 0);
    sr_box_copy(&conversion, rank, piece, begin, r->from_strides + r->inner, r->buffer, dense,
                index, value);
    if (!sr_file_write(r->writer->file, r->buffer, (size_t)(piece[0] * r->line),
                       offset + (uint64_t)(at * r->line)))
      return false;
  }
  return true;
}

sr_status sr_npy_write_box(sr_ctx *ctx, sr_npy_writer *writer, const int64_t *start,
                           const int64_t *size, const int64_t *pitch, const void *data) {
  int32_t rank = writer->rank;
  uint32_t element = sr_dtype_get(writer->dtype)->bytes;
  int64_t from[SR_IO_MAX_RANK], to[SR_IO_MAX_RANK], at[SR_IO_MAX_RANK] = {0};
  for (int32_t d = 0; d < rank; d++) {
    SR_ASSERT(start[d] >= 0 && size[d] >= 0 && size[d] <= writer->dims[d] - start[d]);
    if (size[d] == 0)
      return SR_OK;
  }
  sr_box_strides(rank, pitch ? pitch : size, element, from);
  sr_box_strides(rank, writer->dims, element, to);
  run r = {.writer = writer, .size = size, .from_strides = from, .buffer = malloc(BUFFER_BYTES)};
  r.inner = choose_inner(writer, size, &r.line);
  if (!r.buffer)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", writer->path);
  bool written = true;
  for (int32_t carry = 0; carry >= 0 && written;) {
    int64_t offset = 0, place = 0;
    for (int32_t d = 0; d < rank; d++) {
      offset += (start[d] + at[d]) * to[d];
      place += at[d] * from[d];
    }
    written = write_run(&r, (const char *)data + place, writer->data_offset + (uint64_t)offset);
    for (carry = r.inner - 1; carry >= 0 && ++at[carry] == size[carry]; carry--)
      at[carry] = 0;
  }
  int error = errno;
  free(r.buffer);
  return written ? SR_OK : fail(ctx, writer, error);
}

static void release(sr_npy_writer *writer) {
  if (writer->file >= 0)
    close(writer->file);
  if (writer->directory_file >= 0)
    close(writer->directory_file);
  free(writer->directory);
  free(writer->path);
  free(writer);
}

sr_status sr_npy_writer_commit(sr_ctx *ctx, sr_npy_writer *writer) {
  char *copy = strdup(writer->path);
  sr_status status = SR_OK;
  if (!copy)
    status = sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", writer->path);
  else if (!sr_file_publish(writer->directory_file, writer->file, writer->temporary, basename(copy),
                            false))
    status = fail(ctx, writer, errno);
  free(copy);
  if (status != SR_OK)
    sr_npy_writer_abort(writer);
  else
    release(writer);
  return status;
}

void sr_npy_writer_abort(sr_npy_writer *writer) {
  if (!writer)
    return;
  if (writer->file >= 0)
    unlinkat(writer->directory_file, writer->temporary, 0);
  release(writer);
}
