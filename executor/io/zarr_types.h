/* Names of element types in Zarr version 3, and tensorstore's additional names in version 2. */
#ifndef SR_EXECUTOR_IO_ZARR_TYPES_H
#define SR_EXECUTOR_IO_ZARR_TYPES_H

#include "executor/io/element.h"

/* Finds the type that has this name; false if there is none. "r8" and "r16" are opaque bytes. */
bool sr_zarr_type_parse(const char *name, sr_file_type *out_type);

/*
 * The type name under which arrays of `dtype` are written in version 3. Types that NumPy has keep
 * their names. The others are disguised as unsigned integers of the same width, with an attribute
 * that names the real type: zarr-python has no names for these, and tensorstore only for some.
 */
const char *sr_zarr_type_name(sr_dtype dtype);
/* True if arrays of `dtype` are written under the name of another type, in both versions. */
bool sr_zarr_type_is_disguised(sr_dtype dtype);

/* The attribute that holds StableHLO's name of a disguised type: "bf16". */
#define SR_ZARR_TYPE_ATTRIBUTE "spmdrun_dtype"
/*
 * Replaces `*type` by the type that the attribute names, if `*type` can be its disguise. An array
 * that was derived from one of ours may have kept the attribute but have another type; then `*type`
 * stays.
 */
void sr_zarr_type_undisguise(const char *attribute, sr_file_type *type);

#endif
