/*
 * The source of an argument: a .npy file, a Zarr array, or a generator.
 *
 * Not collective: every rank opens the source and reads the boxes that it needs.
 */
#ifndef SR_EXECUTOR_IO_SOURCE_H
#define SR_EXECUTOR_IO_SOURCE_H

#include "executor/io/element.h"

typedef struct sr_source sr_source;

/*
 * Opens `text` as the source of an array of type `dtype` and size `dims` (rules of element.h). A
 * name that ends in .npy, or the name of a file, is a .npy file; a name that ends in .zarr, or the
 * name of a directory, is a Zarr array; everything else is a generator (generate.h). `what` names
 * the array in messages ("argument 2") and is copied. Errors: SR_ERR_INVALID, also for a file that
 * this version does not read; SR_ERR_UNSUPPORTED (the array has too many dimensions), SR_ERR_IO,
 * SR_ERR_NOMEM.
 */
sr_status sr_source_open(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                         int32_t rank, const int64_t *dims, sr_source **out_source);
/* NULL is fine. */
void sr_source_close(sr_source *source);

/* Reads one box into `data`; box and pitch as in npy.h. Threads: any. */
sr_status sr_source_read_box(sr_ctx *ctx, const sr_source *source, const int64_t *start,
                             const int64_t *size, const int64_t *pitch, void *data);

#endif
