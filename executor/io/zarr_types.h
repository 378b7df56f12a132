/* Names of element types in Zarr version 3, and the names that tensorstore adds in version 2. */
#ifndef SR_EXECUTOR_IO_ZARR_TYPES_H
#define SR_EXECUTOR_IO_ZARR_TYPES_H

#include "executor/io/element.h"

/* Finds the type called `name`. Returns false if there is none. "r8" and "r16" are opaque bytes. */
bool sr_zarr_type_parse(const char *name, sr_file_type *out_type);

/*
 * Returns the type name with which version 3 arrays of `dtype` are written. A type that NumPy has
 * keeps its name. Any other type is disguised as an unsigned integer of the same width, and an
 * attribute names the real type: zarr-python has no names for such types, and tensorstore only for
 * some.
 */
const char *sr_zarr_type_name(sr_dtype dtype);
/* True if arrays of `dtype` are written under the name of another type (see above), in both
 * versions. */
bool sr_zarr_type_is_disguised(sr_dtype dtype);

/* The attribute that names the real type of a disguised array, as StableHLO does: "bf16". */
#define SR_ZARR_TYPE_ATTRIBUTE "spmdrun_dtype"
/* Sets `*type` to the type that the value `attribute` names, if `*type` is the disguise of that
 * type. Otherwise leaves `*type` as it is: another program may have copied the attribute to an
 * array of another type. */
void sr_zarr_type_undisguise(const char *attribute, sr_file_type *type);

#endif
