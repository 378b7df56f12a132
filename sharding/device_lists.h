/* Devices as people read of them, in tables, sentences and pictures. */
#ifndef SR_SHARDING_DEVICE_LISTS_H
#define SR_SHARDING_DEVICE_LISTS_H

#include "base/arena.h"
#include "sharding/mesh.h"

/* "0-3, 8"; of more than three runs "0-7, 16-23, ..., 496-503", and how many devices these are
 * unless it goes on as it begins. In `arena`; sorts `devices`. */
const char *sr_devices_text(sr_arena *arena, int64_t *devices, size_t count);

/* Where something whole on the devices of `mesh`, of `devices` in all, is: "replicated", or "on
 * devices 0-3, 8". In `arena`. */
const char *sr_whole_on(sr_arena *arena, const sr_mesh *mesh, int64_t devices);

#endif
