/*
 * Where an argument comes from, behind one interface: a .npy file, a Zarr array, or a generator.
 *
 * Not collective: every rank opens the source and reads the boxes it needs.
 */
#ifndef SR_EXECUTOR_IO_SOURCE_H
#define SR_EXECUTOR_IO_SOURCE_H

#include "executor/io/element.h"

typedef struct sr_source sr_source;

/*
 * Opens `text` as the source of an array of that type and shape, which it must have (rules of
 * element.h). Names that end in .npy, and files, are .npy files; names that end in .zarr, and
 * directories, are Zarr arrays; everything else is a generator (generate.h). `what` names the array
 * in messages ("argument 2") and is copied. SR_ERR_INVALID, also for a file that this version does
 * not read; SR_ERR_UNSUPPORTED (the array itself), SR_ERR_IO, SR_ERR_NOMEM.
 */
sr_status sr_source_open(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                         int32_t rank, const int64_t *dims, sr_source **out_source);
/* NULL is fine. */
void sr_source_close(sr_source *source);

/* One box into `data`; box and pitch as in npy.h. Any thread. */
sr_status sr_source_read_box(sr_ctx *ctx, const sr_source *source, const int64_t *start,
                             const int64_t *size, const int64_t *pitch, void *data);

#endif
