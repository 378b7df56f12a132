/*
 * Zarr arrays in a directory, versions 2 and 3, by the Zarr specifications. An array is read box by
 * box and written chunk by chunk; npy.h defines box and pitch.
 *
 * Reading supports regular chunk grids of any chunk size, the codecs zstd and (in version 3)
 * crc32c, uncompressed chunks, C and Fortran order, and both separators in chunk names. A missing
 * chunk has the fill value, and the log says so at the first one of an opened array. The message
 * for any other feature names that feature.
 *
 * Writing makes one chunk per shard, uncompressed or with zstd. The last chunk of a dimension is
 * padded with zeros. The array is written to a hidden directory beside its path, with
 * the metadata last. The commit renames that directory, so a reader sees the old array, the new
 * array or none.
 *
 *     rank 0:    sr_zarr_begin          makes the hidden directory; its path goes to all ranks
 *     any rank:  sr_zarr_write_chunk    for each shard of its own
 *     (all ranks agree that all chunks are written)
 *     rank 0:    sr_zarr_commit         or sr_zarr_abort, which any one rank may call
 *
 * If processes die, the array at the path stays whole. After a power loss that depends on the file
 * system. No function here is collective.
 */
#ifndef SR_EXECUTOR_IO_ZARR_H
#define SR_EXECUTOR_IO_ZARR_H

#include "executor/io/element.h"

enum {
  SR_ZARR_PATH_BYTES = 4096
};

/* ---- writing -------------------------------------------------------------------------------- */

/* Describes the array to write. All ranks must pass equal values. */
typedef struct sr_zarr_spec {
  const char *path; /* path of the array, for messages; NULL: messages name the hidden directory */
  int version;      /* 2 or 3 */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims;          /* [rank]: sizes of the whole array */
  const int64_t *chunk;         /* [rank]: sizes of a full chunk; 0 counts as 1 */
  const char *const *dim_names; /* [rank]: names of the dimensions, or NULL */
  bool compress;                /* with zstd */
  int level;                    /* of zstd; 0: 1 */
  bool checksum;                /* version 3: append the crc32c of the bytes to each chunk */
  bool durable; /* a file is on the disk before it takes its name, and its name before the return */
  bool flat;    /* version 3: names of chunks are "c.0.1", not "c/0/1", so that all are in one
                   directory */
} sr_zarr_spec;

/*
 * Makes the hidden directory beside `path`, and missing parent directories. Also removes hidden
 * directories there that killed jobs left more than a day ago. `path` must be a Zarr array, an
 * empty directory or missing, because the commit replaces it. *out_staging is the path of the
 * hidden directory. Errors: SR_ERR_INVALID, SR_ERR_UNSUPPORTED (too many dimensions), SR_ERR_IO.
 */
sr_status sr_zarr_begin(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec,
                        char out_staging[SR_ZARR_PATH_BYTES]);

/*
 * Writes the chunk at `index`, its position in the chunk grid. `data` is a row-major block of size
 * spec->chunk. Its leading valid[d] elements in each dimension d are written; zeros are written for
 * the rest. A chunk without valid elements is not written. Any rank and any thread may write, but
 * each chunk only once. Errors: SR_ERR_IO, also if this rank does not see the hidden directory;
 * SR_ERR_NOMEM.
 */
sr_status sr_zarr_write_chunk(sr_ctx *ctx, const char *staging, const sr_zarr_spec *spec,
                              const int64_t *index, const void *data, const int64_t *valid);

/* Writes the metadata and renames the hidden directory `staging` to `path`. An array or an empty
 * directory at `path` is replaced. A failure removes the hidden directory and leaves `path`
 * unchanged. */
sr_status sr_zarr_commit(sr_ctx *ctx, const char *staging, const char *path,
                         const sr_zarr_spec *spec);
/*
 * Writes the metadata into the directory `path`, in place of what was there, and nothing else. For
 * an array that grows: its chunks were written with `path` as their hidden directory. The file
 * takes its name in one step. Errors: SR_ERR_IO, SR_ERR_NOMEM.
 */
sr_status sr_zarr_announce(sr_ctx *ctx, const char *path, const sr_zarr_spec *spec);
/* Removes the hidden directory if it exists. */
void sr_zarr_abort(const char *staging);

/* ---- reading -------------------------------------------------------------------------------- */

typedef enum sr_zarr_codec {
  SR_ZARR_ZSTD,
  SR_ZARR_CRC32C,
} sr_zarr_codec;

enum {
  SR_ZARR_CODEC_LIMIT = 4
};

/* What the metadata of an array says. */
typedef struct sr_zarr_info {
  const char *path;
  int version;
  sr_file_type type;
  int32_t rank;
  int64_t dims[SR_IO_MAX_RANK];
  int64_t chunk[SR_IO_MAX_RANK]; /* [rank]: sizes of a chunk, each at least 1 */
  bool fortran_order;            /* chunks are in Fortran order, not in C order */
  char separator;                /* separates the indices in the name of a chunk: '.' or '/' */
  bool prefixed;                 /* names of chunks begin with "c", as in "c/0/1" */
  int32_t codec_count;
  /* in the order in which the writer of the array applied them */
  sr_zarr_codec codecs[SR_ZARR_CODEC_LIMIT];
  uint8_t fill[16];         /* the bytes of the fill value, as they would be in the file */
  const char *fill_problem; /* why a missing chunk cannot be filled (a string constant), or NULL */
} sr_zarr_info;

/* Parses metadata of version 2 (.zarray) or version 3 (zarr.json). Errors: SR_ERR_INVALID (the text
 * is damaged), SR_ERR_UNSUPPORTED (the message names the feature). */
sr_status sr_zarr_metadata_read(sr_ctx *ctx, const char *path, int version, const char *text,
                                size_t bytes, sr_zarr_info *out_info);

/* For an array of version 2: parses the attributes, which are the text of .zattrs, into `info`.
 * sr_zarr_metadata_read must have filled `info` before. */
sr_status sr_zarr_attributes_read(sr_ctx *ctx, const char *text, size_t bytes, sr_zarr_info *info);

typedef struct sr_zarr sr_zarr;

/* Opens the array in the directory `path`. Its metadata is zarr.json or, if that is missing,
 * .zarray. Errors: SR_ERR_IO, and those of sr_zarr_metadata_read. */
sr_status sr_zarr_open(sr_ctx *ctx, const char *path, sr_zarr **out_array);
/* NULL is allowed. */
void sr_zarr_close(sr_zarr *array);
const sr_zarr_info *sr_zarr_get_info(const sr_zarr *array);

/* As sr_npy_read_box. Opens only the chunks that overlap the box. Any thread may call this
 * function. */
sr_status sr_zarr_read_box(sr_ctx *ctx, sr_zarr *array, const char *what, sr_dtype dtype,
                           const int64_t *start, const int64_t *size, const int64_t *pitch,
                           void *data);

#endif
