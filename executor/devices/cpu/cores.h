/* Finds the cores that a rank may use, and divides them among ranks and devices. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CORES_H
#define SR_EXECUTOR_DEVICES_CPU_CORES_H

#include "base/affinity.h"
#include "base/status.h"

enum {
  SR_CORES_MOST = 4096,
  SR_CORES_MASK_WORDS = SR_CORES_MOST / 64
};

/* The cores of a rank, in the order of the machine, so that neighbours in the list share caches.
 * processor[i] identifies core i: it is the operating system's number of one of the core's
 * processors. */
typedef struct sr_cores {
  int32_t count;
  int32_t processor[SR_CORES_MOST];
} sr_cores;

/* The cores of a rank as a bit mask, to be sent to other ranks: bit p is set if p is in
 * sr_cores.processor. */
typedef struct sr_core_mask {
  uint64_t words[SR_CORES_MASK_WORDS];
} sr_core_mask;

/* The cores of one rank or one device. If ranks with other cores use some of them, `pinned` is
 * false, and threads are not pinned to cores. */
typedef struct sr_core_share {
  int32_t count; /* at least 1 */
  int32_t first; /* if pinned: index of the first core in sr_cores.processor */
  bool pinned;
} sr_core_share;

/* Finds the cores that this process may run on (sched_getaffinity). They are sorted by package, die
 * and the machine's core number. Errors: SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_cores_find(sr_ctx *ctx, sr_cores *out_cores);
/* As sr_cores_find, but for the processors `allowed` of a machine whose /sys is at ROOT/sys. A
 * processor that /sys does not describe counts as a core. Errors: SR_ERR_NOMEM. */
sr_status sr_cores_list(sr_ctx *ctx, const char *root, const sr_affinity *allowed,
                        sr_cores *out_cores);
sr_core_mask sr_cores_mask(const sr_cores *cores);

/*
 * Returns the share of rank `own` among the `count` ranks of a node; masks[i] is the mask of rank
 * i. Ranks with equal masks divide their cores into runs of consecutive cores, as evenly as
 * possible. If there are fewer cores than ranks, consecutive ranks, which often exchange data,
 * share a core and its caches. They stay there: when one waits, another runs at once, and none
 * moves to where two others run already. No thread is pinned if masks[own] overlaps a different
 * mask.
 */
sr_core_share sr_cores_divide_ranks(const sr_core_mask *masks, int32_t count, int32_t own);
/* Returns the share of device `index`, of `count` devices, in its rank's share `rank`. If there are
 * fewer cores than devices, several devices share a core. */
sr_core_share sr_cores_divide_devices(sr_core_share rank, int32_t count, int32_t index);

#endif
