/* Lists of devices as text for people to read, in tables, sentences and pictures. */
#ifndef SR_SHARDING_DEVICE_LISTS_H
#define SR_SHARDING_DEVICE_LISTS_H

#include "base/arena.h"
#include "sharding/mesh.h"

/* Formats devices as "0-3, 8". More than three runs (consecutive numbers) become "0-7, 16-23, ...,
 * 496-503". The number of devices is added unless all runs are equally long and equally far apart.
 * The result lives in `arena`; `devices` is sorted in place. */
const char *sr_devices_text(sr_arena *arena, int64_t *devices, size_t count);

/* Formats the devices of an array that is whole on every device of `mesh`: "replicated" if the mesh
 * has all `devices` devices of the program, else "on devices 0-3, 8". The result lives in
 * `arena`. */
const char *sr_whole_on(sr_arena *arena, const sr_mesh *mesh, int64_t devices);

#endif
