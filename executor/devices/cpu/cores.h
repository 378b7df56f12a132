/* Which cores a rank may use, and how ranks and devices share them. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CORES_H
#define SR_EXECUTOR_DEVICES_CPU_CORES_H

#include "base/affinity.h"
#include "base/status.h"

enum {
  SR_CORES_MOST = 4096,
  SR_CORES_MASK_WORDS = SR_CORES_MOST / 64
};

/*
 * Cores in the order in which the machine has them (neighbours share caches), each by the operating
 * system's number of one processor of it.
 */
typedef struct sr_cores {
  int32_t count;
  int32_t processor[SR_CORES_MOST];
} sr_cores;

/* The cores' processors as a bit mask: what ranks tell each other. */
typedef struct sr_core_mask {
  uint64_t words[SR_CORES_MASK_WORDS];
} sr_core_mask;

/* How many cores one has, and which: `pinned` is false when they are shared and no thread is to be
 * bound. */
typedef struct sr_core_share {
  int32_t count; /* at least 1 */
  int32_t first; /* index into sr_cores, when pinned */
  bool pinned;
} sr_core_share;

/* The cores that this process may run on (sched_getaffinity), by package, die and the machine's
 * number of the core. Errors: SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_cores_find(sr_ctx *ctx, sr_cores *out_cores);
/* The same of the `allowed` processors of a machine whose /sys is in `root`; where that says
 * nothing, each is a core. Errors: SR_ERR_NOMEM. */
sr_status sr_cores_list(sr_ctx *ctx, const char *root, const sr_affinity *allowed,
                        sr_cores *out_cores);
sr_core_mask sr_cores_mask(const sr_cores *cores);

/*
 * The share of rank `own` among the `count` ranks of a node with those masks: ranks with equal
 * masks divide their cores into contiguous runs, as evenly as can be. With fewer cores than ranks,
 * or masks that overlap without being equal, cores are shared.
 */
sr_core_share sr_cores_divide_ranks(const sr_core_mask *masks, int32_t count, int32_t own);
/* The share of device `index` of `count` in the share of its rank. */
sr_core_share sr_cores_divide_devices(sr_core_share rank, int32_t count, int32_t index);

#endif
