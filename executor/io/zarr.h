/*
 * Zarr arrays in a directory, versions 2 and 3, read box by box and written chunk by chunk.
 *
 * Reading: regular chunk grids of any size; no compressor or zstd; in version 3 also crc32c; C and
 * Fortran order; both separators in chunk names. Missing chunks have the fill value. Other features
 * are refused by name.
 *
 * Writing: one chunk per shard, raw or zstd level 1; the last chunk of a dimension is padded with
 * zeros. The array is written to a hidden directory beside its path, the metadata last, and this
 * directory is renamed at the end: a reader sees the old array, the new array or none.
 *
 *     rank 0:    sr_zarr_begin          makes the hidden directory; its path goes to all ranks
 *     any rank:  sr_zarr_write_chunk    for each shard of its own
 *     (all ranks agree that all chunks are written)
 *     rank 0:    sr_zarr_commit         or sr_zarr_abort, which any one rank may call
 *
 * The array at the path stays whole if processes die; after a loss of power it is as good as the
 * file system. Boxes and pitch are as in npy.h. Nothing here is collective by itself. Sources: the
 * Zarr specifications v2, v3.
 */
#ifndef SR_EXECUTOR_IO_ZARR_H
#define SR_EXECUTOR_IO_ZARR_H

#include "executor/io/element.h"

enum {
  SR_ZARR_PATH_BYTES = 4096
};

/* ---- writing -------------------------------------------------------------------------------- */

/* The array that is written; equal on all ranks. */
typedef struct sr_zarr_spec {
  const char *path; /* the array's path, for messages; NULL: messages name the hidden directory */
  int version;      /* 2 or 3 */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims;          /* of the whole array */
  const int64_t *chunk;         /* sizes of a full chunk; 0 counts as 1 */
  const char *const *dim_names; /* `rank` names, or NULL */
  bool compress;                /* zstd level 1 */
} sr_zarr_spec;

/*
 * Makes the hidden directory beside `path` (and missing parents of `path`), and removes hidden
 * directories of killed jobs that are older than a day. `path` must be a Zarr array, an empty
 * directory or not exist, because commit replaces it. Errors: SR_ERR_INVALID, SR_ERR_IO.
 */
sr_status sr_zarr_begin(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec,
                        char out_staging[SR_ZARR_PATH_BYTES]);

/*
 * Writes the chunk with this `index` in the chunk grid (rank entries). `data` is a row-major block
 * of size spec->chunk; its leading valid[d] elements per dimension are the contents, the rest is
 * written as zeros. A chunk without valid elements is not written. Any rank and any thread may
 * write, but each chunk only once. Errors: SR_ERR_IO, also if this rank does not see the hidden
 * directory; SR_ERR_NOMEM.
 */
sr_status sr_zarr_write_chunk(sr_ctx *ctx, const char *staging, const sr_zarr_spec *spec,
                              const int64_t *index, const void *data, const int64_t *valid);

/* Writes the metadata and moves the array to `path`, replacing an array or empty directory there.
 * On failure it removes the hidden directory and leaves `path` unchanged. */
sr_status sr_zarr_commit(sr_ctx *ctx, const char *staging, const char *path,
                         const sr_zarr_spec *spec);
/* Removes the hidden directory, if there is one. */
void sr_zarr_abort(const char *staging);

/* ---- reading -------------------------------------------------------------------------------- */

typedef enum sr_zarr_codec {
  SR_ZARR_ZSTD,
  SR_ZARR_CRC32C,
} sr_zarr_codec;

enum {
  SR_ZARR_CODEC_LIMIT = 4
};

/* The contents of an array's metadata. */
typedef struct sr_zarr_info {
  const char *path;
  int version;
  sr_file_type type;
  int32_t rank;
  int64_t dims[SR_IO_MAX_RANK];
  int64_t chunk[SR_IO_MAX_RANK]; /* >= 1 */
  bool fortran_order;            /* the elements of a chunk are in Fortran order */
  char separator;                /* stands between the indices in a chunk's name */
  bool prefixed;                 /* names of chunks begin with "c" */
  int32_t codec_count;
  sr_zarr_codec codecs[SR_ZARR_CODEC_LIMIT]; /* in the order in which the writer applied them */
  uint8_t fill[16];                          /* the fill value, encoded as in the file */
  const char *fill_problem; /* why missing chunks cannot be filled (static text), or NULL */
} sr_zarr_info;

/* Reads metadata of version 2 (.zarray) or 3 (zarr.json) from text. Errors: SR_ERR_INVALID
 * (damaged), SR_ERR_UNSUPPORTED (the message names the feature). */
sr_status sr_zarr_metadata_read(sr_ctx *ctx, const char *path, int version, const char *text,
                                size_t bytes, sr_zarr_info *out_info);

/* Reads the attributes of an array of version 2 from the text of .zattrs into `info`, which
 * sr_zarr_metadata_read has filled. */
sr_status sr_zarr_attributes_read(sr_ctx *ctx, const char *text, size_t bytes, sr_zarr_info *info);

typedef struct sr_zarr sr_zarr;

/* Opens the array in directory `path`, described by zarr.json or else by .zarray. Errors:
 * SR_ERR_IO, and those of sr_zarr_metadata_read. */
sr_status sr_zarr_open(sr_ctx *ctx, const char *path, sr_zarr **out_array);
/* NULL is fine. */
void sr_zarr_close(sr_zarr *array);
const sr_zarr_info *sr_zarr_get_info(const sr_zarr *array);

/* Like sr_npy_read_box; opens only the chunks that overlap the box. */
sr_status sr_zarr_read_box(sr_ctx *ctx, const sr_zarr *array, const char *what, sr_dtype dtype,
                           const int64_t *start, const int64_t *size, const int64_t *pitch,
                           void *data);

#endif
