/* Reads an argument of a program from its source: a .npy file, a Zarr array, or a generator
 * (zeros, normal:SEED, ...). Not collective: every rank opens the source and reads the boxes
 * that it needs. */
#ifndef SR_EXECUTOR_IO_SOURCE_H
#define SR_EXECUTOR_IO_SOURCE_H

#include "executor/io/element.h"

typedef struct sr_source sr_source;

/*
 * Opens `text` as the source of an array of type `dtype` and size `dims`. A name that ends in .npy
 * and the name of any existing file mean a .npy file. A name that ends in .zarr and the name of a
 * directory mean a Zarr array. Anything else is a generator (generate.h). element.h says which
 * types can be converted. `what` names the array in messages ("argument 2") and is copied.
 *
 * Errors: SR_ERR_INVALID, also for a file that this version cannot read; SR_ERR_UNSUPPORTED (the
 * array has too many dimensions), SR_ERR_IO, SR_ERR_NOMEM.
 */
sr_status sr_source_open(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                         int32_t rank, const int64_t *dims, sr_source **out_source);
/* NULL is allowed. */
void sr_source_close(sr_source *source);

/* Reads a box of the array into the block `data`; npy.h defines box and pitch. Any thread may call
 * this function. */
sr_status sr_source_read_box(sr_ctx *ctx, const sr_source *source, const int64_t *start,
                             const int64_t *size, const int64_t *pitch, void *data);

#endif
