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
/*
 * As sr_source_open, for an array that has another value in each step. A file may have the size
 * `dims`, for one value in all steps, or a dimension more in front: then it holds the value of step
 * i at index i. *out_steps is the size of that dimension, or -1: one value in all steps. Boxes of a
 * source with steps have a dimension more in front, too.
 */
sr_status sr_source_open_steps(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                               int32_t rank, const int64_t *dims, sr_source **out_source,
                               int64_t *out_steps);
/* True if `text` names a directory with a Zarr array, or a place that sr_source_open would read as
 * one because of its name. */
bool sr_source_is_zarr(const char *text);
/* Returns how many steps are best read at once, if the source has steps: those of a chunk. */
int64_t sr_source_steps_together(const sr_source *source);
/* NULL is allowed. */
void sr_source_close(sr_source *source);

/* Reads a box of the array into the block `data`; npy.h defines box and pitch. Any thread may call
 * this function. */
sr_status sr_source_read_box(sr_ctx *ctx, const sr_source *source, const int64_t *start,
                             const int64_t *size, const int64_t *pitch, void *data);

#endif
