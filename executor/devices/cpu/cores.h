/* The cores that a rank may use, and how ranks and devices share them. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CORES_H
#define SR_EXECUTOR_DEVICES_CPU_CORES_H

#include "base/affinity.h"
#include "base/status.h"

enum {
  SR_CORES_MOST = 4096,
  SR_CORES_MASK_WORDS = SR_CORES_MOST / 64
};

/* Cores in the order of the machine (neighbours share caches). A core is identified by the
 * operating system's number of one of its processors. */
typedef struct sr_cores {
  int32_t count;
  int32_t processor[SR_CORES_MOST];
} sr_cores;

/* The cores' processors as a bit mask; ranks exchange it. */
typedef struct sr_core_mask {
  uint64_t words[SR_CORES_MASK_WORDS];
} sr_core_mask;

/* The cores of one rank or device. `pinned` is false if the cores are shared with others; threads
 * are then not pinned. */
typedef struct sr_core_share {
  int32_t count; /* at least 1 */
  int32_t first; /* index into sr_cores, if pinned */
  bool pinned;
} sr_core_share;

/* Finds the cores that this process may run on (sched_getaffinity), ordered by package, die and the
 * machine's number of the core. Errors: SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_cores_find(sr_ctx *ctx, sr_cores *out_cores);
/* As sr_cores_find, but for the `allowed` processors of a machine whose /sys lies under `root`. A
 * processor that /sys does not describe counts as a core. Errors: SR_ERR_NOMEM. */
sr_status sr_cores_list(sr_ctx *ctx, const char *root, const sr_affinity *allowed,
                        sr_cores *out_cores);
sr_core_mask sr_cores_mask(const sr_cores *cores);

/*
 * The share of rank `own` among the `count` ranks of a node; `masks` are the masks of these ranks.
 * Ranks with equal masks divide their cores into contiguous runs, as evenly as possible. The cores
 * are shared if there are fewer cores than ranks or if masks overlap without being equal.
 */
sr_core_share sr_cores_divide_ranks(const sr_core_mask *masks, int32_t count, int32_t own);
/* The share of device `index` of `count` in the share of its rank. */
sr_core_share sr_cores_divide_devices(sr_core_share rank, int32_t count, int32_t index);

#endif
