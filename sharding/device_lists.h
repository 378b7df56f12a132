/* Formats lists of devices as text for people to read. */
#ifndef SR_SHARDING_DEVICE_LISTS_H
#define SR_SHARDING_DEVICE_LISTS_H

#include "base/arena.h"
#include "sharding/mesh.h"

/* Formats `count` device numbers as runs of consecutive numbers, such as "0-3, 8". If there are
 * more than three runs, all but the first two and the last are left out: "0-7, 16-23, ...,
 * 496-503". The number of devices is then added, except if all runs have the same length and the
 * same distance. Sorts `devices` in place. The result lives in `arena`. */
const char *sr_devices_text(sr_arena *arena, int64_t *devices, size_t count);

/* Says where an array lies that is whole on every device of `mesh`. Returns "replicated" if the
 * mesh has all devices of the program, and else a text such as "on devices 0-3, 8". `devices` is
 * the number of devices of the program. The result lives in `arena`. */
const char *sr_whole_on(sr_arena *arena, const sr_mesh *mesh, int64_t devices);

#endif
