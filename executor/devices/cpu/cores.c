/*
 * hwloc says which processors are one core, the scheduler which of them this process may use:
 * launchers bind ranks by affinity, so the machine's core count is not what a rank has.
 *
 * hwloc's x86 backend is left out: it would move this thread over every processor to ask it for
 * caches, which nothing here needs.
 */
#include "executor/devices/cpu/cores.h"

#include <errno.h>
#include <hwloc.h>
#include <sched.h>
#include <string.h>

/* The first processor of `core` that is in `allowed`, or -1. */
static int32_t first_processor(hwloc_const_cpuset_t core, const cpu_set_t *allowed, size_t bytes) {
  int processor = -1;
  while ((processor = hwloc_bitmap_next(core, processor)) >= 0)
    if (processor < SR_CORES_MOST && CPU_ISSET_S((size_t)processor, bytes, allowed))
      return processor;
  return -1;
}

static void list_cores(hwloc_topology_t topology, const cpu_set_t *allowed, size_t bytes,
                       sr_cores *out_cores) {
  hwloc_obj_type_t type =
      hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_CORE) > 0 ? HWLOC_OBJ_CORE : HWLOC_OBJ_PU;
  out_cores->count = 0;
  for (hwloc_obj_t core = NULL; (core = hwloc_get_next_obj_by_type(topology, type, core));) {
    int32_t processor = first_processor(core->cpuset, allowed, bytes);
    if (processor >= 0 && out_cores->count < SR_CORES_MOST)
      out_cores->processor[out_cores->count++] = processor;
  }
}

sr_status sr_cores_find(sr_ctx *ctx, sr_cores *out_cores) {
  size_t bytes = CPU_ALLOC_SIZE(SR_CORES_MOST);
  cpu_set_t *allowed = CPU_ALLOC(SR_CORES_MOST);
  if (!allowed)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to list the cores");
  sr_status status = SR_OK;
  hwloc_topology_t topology = NULL;
  if (sched_getaffinity(0, bytes, allowed) != 0)
    status = sr_fail(ctx, SR_ERR_IO, "cannot tell which cores this process may use: %s",
                     strerror(errno));
  else if (hwloc_topology_init(&topology) != 0 ||
           hwloc_topology_set_components(topology, HWLOC_TOPOLOGY_COMPONENTS_FLAG_BLACKLIST,
                                         "x86") != 0 ||
           hwloc_topology_set_all_types_filter(topology, HWLOC_TYPE_FILTER_KEEP_NONE) != 0 ||
           hwloc_topology_set_type_filter(topology, HWLOC_OBJ_CORE, HWLOC_TYPE_FILTER_KEEP_ALL) !=
               0 ||
           hwloc_topology_load(topology) != 0)
    status = sr_fail(ctx, SR_ERR_IO, "hwloc cannot read the machine's topology");
  else
    list_cores(topology, allowed, bytes, out_cores);
  if (topology)
    hwloc_topology_destroy(topology);
  CPU_FREE(allowed);
  if (status == SR_OK && out_cores->count == 0)
    status = sr_fail(ctx, SR_ERR_IO,
                     "none of the cores that this process may use is in hwloc's topology; check "
                     "its affinity with taskset -p");
  return status;
}

sr_core_mask sr_cores_mask(const sr_cores *cores) {
  sr_core_mask mask = {0};
  for (int32_t i = 0; i < cores->count; i++)
    mask.words[cores->processor[i] / 64] |= 1ull << (cores->processor[i] % 64);
  return mask;
}

static bool masks_meet(const sr_core_mask *a, const sr_core_mask *b) {
  for (int i = 0; i < SR_CORES_MASK_WORDS; i++)
    if (a->words[i] & b->words[i])
      return true;
  return false;
}

static int32_t mask_count(const sr_core_mask *mask) {
  int32_t count = 0;
  for (int i = 0; i < SR_CORES_MASK_WORDS; i++)
    count += __builtin_popcountll(mask->words[i]);
  return count;
}

/* Run `index` of `count` contiguous runs of `share`; the first ones get what does not divide. */
static sr_core_share divide(sr_core_share share, int32_t count, int32_t index) {
  int32_t least = share.count / count, more = share.count % count;
  if (least == 0)
    return (sr_core_share){.count = 1, .pinned = false};
  return (sr_core_share){
      .count = least + (index < more),
      .first = share.first + index * least + (index < more ? index : more),
      .pinned = share.pinned,
  };
}

sr_core_share sr_cores_divide_ranks(const sr_core_mask *masks, int32_t count, int32_t own) {
  const sr_core_mask *mine = &masks[own];
  int32_t equal = 0, before = 0, meeting = 0;
  for (int32_t i = 0; i < count; i++) {
    bool same = memcmp(&masks[i], mine, sizeof *mine) == 0;
    equal += same;
    before += same && i < own;
    meeting += masks_meet(&masks[i], mine);
  }
  int32_t cores = mask_count(mine);
  if (meeting > equal)
    return (sr_core_share){.count = cores > meeting ? cores / meeting : 1, .pinned = false};
  return divide((sr_core_share){.count = cores, .first = 0, .pinned = true}, equal, before);
}

sr_core_share sr_cores_divide_devices(sr_core_share rank, int32_t count, int32_t index) {
  return divide(rank, count, index);
}
