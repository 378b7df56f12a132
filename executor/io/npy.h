/*
 * NumPy's .npy files, read and written box by box.
 *
 * Reads versions 1.0, 2.0 and 3.0, C and Fortran order, little and big endian. Files are mapped, so
 * reading a box touches only the pages that hold it. Format: NumPy's documentation of
 * numpy.lib.format.
 *
 * A box is start[d] .. start[d] + size[d] in every dimension. In memory it is the leading corner of
 * a row-major block of size pitch[d] >= size[d] (a shard whose block is padded). pitch NULL means
 * pitch = size.
 *
 * Nothing here is collective. Several threads may read one open file.
 */
#ifndef SR_EXECUTOR_IO_NPY_H
#define SR_EXECUTOR_IO_NPY_H

#include "executor/io/element.h"

typedef struct sr_npy sr_npy;

typedef struct sr_npy_info {
  const char *path;
  sr_file_type type;
  int32_t rank;
  int64_t dims[SR_IO_MAX_RANK];
  bool fortran_order;
} sr_npy_info;

/* The contents of a header, and the offset of the data. */
typedef struct sr_npy_header {
  sr_file_type type;
  int32_t rank;
  int64_t dims[SR_IO_MAX_RANK];
  bool fortran_order;
  size_t data_offset;
} sr_npy_header;

/*
 * Reads the header at the start of `data`, the first `bytes` bytes of a file; `path` names the file
 * in messages. Errors: SR_ERR_INVALID (not a .npy file, or damaged), SR_ERR_UNSUPPORTED (structured
 * or object types, too many dimensions).
 */
sr_status sr_npy_header_read(sr_ctx *ctx, const char *path, const void *data, size_t bytes,
                             sr_npy_header *out_header);

/*
 * Maps the file `path` and checks that it has all elements of the array. While the file is open it
 * must not be truncated: reading a mapped page that is gone ends the process (SIGBUS). Replacing
 * the file by a rename, as we do, is safe. Errors: SR_ERR_IO, and those of sr_npy_header_read.
 */
sr_status sr_npy_open(sr_ctx *ctx, const char *path, sr_npy **out_file);
/* NULL is fine. */
void sr_npy_close(sr_npy *file);
const sr_npy_info *sr_npy_get_info(const sr_npy *file);

/* Reads a box into `data`, converted to `dtype` by the rules of element.h. The box must lie inside
 * the array. `what` names the destination in messages ("argument 2"). */
sr_status sr_npy_read_box(sr_ctx *ctx, const sr_npy *file, const char *what, sr_dtype dtype,
                          const int64_t *start, const int64_t *size, const int64_t *pitch,
                          void *data);

typedef struct sr_npy_writer sr_npy_writer;

/*
 * Creates a temporary file of the final size beside `path` and writes its header. Boxes may be
 * written in any order, from several threads. Commit renames the file to `path`, abort removes it.
 * An existing file at `path` stays until the commit. Errors: SR_ERR_IO.
 */
sr_status sr_npy_writer_create(sr_ctx *ctx, const char *path, sr_dtype dtype, int32_t rank,
                               const int64_t *dims, sr_npy_writer **out_writer);
sr_status sr_npy_write_box(sr_ctx *ctx, sr_npy_writer *writer, const int64_t *start,
                           const int64_t *size, const int64_t *pitch, const void *data);
/* Commit and abort free the writer; a failed commit leaves no file behind. */
sr_status sr_npy_writer_commit(sr_ctx *ctx, sr_npy_writer *writer);
/* NULL is fine. */
void sr_npy_writer_abort(sr_npy_writer *writer);

#endif
