/*
 * Convolutions of few features, as of gray images, signals and grids. A vector of features would be
 * nearly empty, so vectors hold neighbouring places of one feature.
 *
 * The result is cut into tiles. For each, the part of A that it needs is copied: each feature by
 * itself, with zeros around the images, and with the places of a stride side by side. So all points
 * of the window are distances that are the same for all places.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_CONVOLUTION_PLANES_H
#define SR_EXECUTOR_DEVICES_CPU_CONVOLUTION_PLANES_H

#include "base/arena.h"
#include "executor/devices/cpu/cpu_convolution.h"

/* Returns how `convolution`, which is prepared but for its units, is cut if it is computed in this
 * way. Returns NULL if it should be, or can only be, computed in another one. The choice depends on
 * the shapes alone. */
const struct sr_planes *sr_planes_prepare(sr_arena *arena, const sr_cpu_convolution *convolution);
/* Returns how many tiles the result has. */
int64_t sr_planes_tiles(const sr_cpu_convolution *convolution);
/* Computes tiles `begin` to `end` - 1. Any thread may call it. */
void sr_planes_run(const sr_cpu_convolution *convolution, void *const *buffers, int64_t begin,
                   int64_t end);

#endif
