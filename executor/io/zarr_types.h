/* Names of element types in Zarr version 3 (and tensorstore's additions to version 2). */
#ifndef SR_EXECUTOR_IO_ZARR_TYPES_H
#define SR_EXECUTOR_IO_ZARR_TYPES_H

#include "executor/io/element.h"

/* The type with that name; false if there is none. "r8" and "r16" are opaque bytes. */
bool sr_zarr_type_parse(const char *name, sr_file_type *out_type);

/*
 * How arrays of `dtype` are written in version 3: types that NumPy has by their own names, the
 * others as unsigned integers of the same width with an attribute that says what they are.
 * zarr-python has no names for these, and tensorstore for some of them only.
 */
const char *sr_zarr_type_name(sr_dtype dtype);
/* Whether that name, and that of version 2, is not the type's own. */
bool sr_zarr_type_is_disguised(sr_dtype dtype);

/* The attribute that names the type behind a disguise as StableHLO does: "bf16". */
#define SR_ZARR_TYPE_ATTRIBUTE "spmdrun_dtype"
/*
 * Makes `*type` the type in that attribute, if it can be: an array that somebody derived from one
 * of ours may have the attribute and another type, which then counts.
 */
void sr_zarr_type_undisguise(const char *attribute, sr_file_type *type);

#endif
