/* Names of element types in Zarr version 3 (and tensorstore's additions to version 2). */
#ifndef SR_EXECUTOR_IO_ZARR_TYPES_H
#define SR_EXECUTOR_IO_ZARR_TYPES_H

#include "executor/io/element.h"

/* The type with that name; false if there is none. "r8" and "r16" are opaque bytes. */
bool sr_zarr_type_parse(const char *name, sr_file_type *out_type);

/*
 * How arrays of `dtype` are written in version 3: by their own name where tensorstore reads it,
 * else as unsigned integers of the same width.
 */
const char *sr_zarr_type_name(sr_dtype dtype);
/* Whether that name (version 3) or the NumPy name (version 2) is not the type's own. */
bool sr_zarr_type_is_disguised(sr_dtype dtype, int version);

#endif
