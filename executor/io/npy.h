/*
 * Reads and writes NumPy's .npy files, box by box. The format is described in NumPy's documentation
 * of numpy.lib.format.
 *
 * Reads the versions 1.0, 2.0 and 3.0, in C and Fortran order, little and big endian. Files are
 * mapped, so reading a box touches only the pages that hold it.
 *
 * A box is the range [start[d], start[d] + size[d]) in each dimension d of an array. In memory, a
 * box fills the leading corner of a row-major block of size `pitch`, where pitch[d] >= size[d]. The
 * block of a padded shard, for example, is larger than the shard's box. If `pitch` is NULL, the
 * block has the size of the box.
 *
 * No function here is collective. Several threads may read one open file.
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

/* What a header says, and where the data begins in the file. */
typedef struct sr_npy_header {
  sr_file_type type;
  int32_t rank;
  int64_t dims[SR_IO_MAX_RANK];
  bool fortran_order;
  size_t data_offset;
} sr_npy_header;

/* Reads a header. `data` holds the first `bytes` bytes of a file; `path` names the file in
 * messages. Errors: SR_ERR_INVALID (not a .npy file, or damaged), SR_ERR_UNSUPPORTED (structured or
 * object types, too many dimensions). */
sr_status sr_npy_header_read(sr_ctx *ctx, const char *path, const void *data, size_t bytes,
                             sr_npy_header *out_header);

/*
 * Maps the file `path` and checks that it holds all elements of the array. The file must not be
 * truncated while it is open: reading a mapped page that is gone ends the process (SIGBUS). To
 * replace the file by a rename, as the writer below does, is safe. Errors: SR_ERR_IO, and those of
 * sr_npy_header_read.
 */
sr_status sr_npy_open(sr_ctx *ctx, const char *path, sr_npy **out_file);
/* NULL is allowed. */
void sr_npy_close(sr_npy *file);
const sr_npy_info *sr_npy_get_info(const sr_npy *file);

/* Reads a box of the file into the block `data` and converts it to `dtype` (element.h). The box
 * must lie inside the array. `what` names the destination in messages ("argument 2"). */
sr_status sr_npy_read_box(sr_ctx *ctx, const sr_npy *file, const char *what, sr_dtype dtype,
                          const int64_t *start, const int64_t *size, const int64_t *pitch,
                          void *data);

typedef struct sr_npy_writer sr_npy_writer;

/* Creates a temporary file of the final size beside `path` and writes its header. Several threads
 * may write boxes, in any order. sr_npy_writer_commit renames the file to `path`; until then a file
 * that exists there stays. sr_npy_writer_abort removes the temporary file. Errors: SR_ERR_IO. */
sr_status sr_npy_writer_create(sr_ctx *ctx, const char *path, sr_dtype dtype, int32_t rank,
                               const int64_t *dims, sr_npy_writer **out_writer);
sr_status sr_npy_write_box(sr_ctx *ctx, sr_npy_writer *writer, const int64_t *start,
                           const int64_t *size, const int64_t *pitch, const void *data);
/* Commit and abort free the writer. A commit that fails leaves no temporary file. */
sr_status sr_npy_writer_commit(sr_ctx *ctx, sr_npy_writer *writer);
/* NULL is allowed. */
void sr_npy_writer_abort(sr_npy_writer *writer);

#endif
