/*
 * The bytes that collectives move. They are computed from the plan alone and are the same on every
 * machine.
 *
 * A collective costs each device the bytes that it must send to others if the work is shared as
 * evenly as possible (the usual bandwidth-optimal algorithms: rings, pairwise exchange). With S =
 * bytes of the device's operand, n = devices in its group, and fractions of a byte rounded up:
 *
 *   ALL_REDUCE      2 (n-1)/n S   a reduce-scatter, then an all-gather
 *   ALL_GATHER      (n-1) S
 *   REDUCE_SCATTER  (n-1)/n S
 *   ALL_TO_ALL      (n-1)/n S
 *   PERMUTE         S for each target other than the device itself
 *   BROADCAST       S             each device passes it to the next one; the last one sends nothing
 *   REDISTRIBUTE    the bytes of the transfers from this device to others
 *   AGREE           (n-1) S       S = bytes of the value, which the group gathers
 *
 * A device that is in no group, or alone in its group, sends nothing. Inside a node the real number
 * of bytes differs, because devices read the operands of their peers in place. The table is for
 * comparing plans with each other and with the programs of other compilers. bench/hlo.py applies
 * the table to the collectives of those programs.
 */
#ifndef SR_EXECUTABLE_TRAFFIC_H
#define SR_EXECUTABLE_TRAFFIC_H

#include "executable/plan.h"

/* The work of collectives on one device. */
typedef struct sr_traffic {
  uint64_t collectives; /* COLLECTIVE and AGREE steps that ran, except those on empty arrays */
  uint64_t bytes;       /* bytes that these steps cost the device, by the table above */
} sr_traffic;

/* Returns the bytes that one run of `step` costs `device`. `step` is a COLLECTIVE or an AGREE of a
 * verified plan. */
uint64_t sr_collective_bytes(const sr_executable *executable, const sr_step *step, int64_t device);
/* Returns the maximum of sr_collective_bytes over all devices. `scratch` is an array with one
 * element for each device, which the function overwrites. */
uint64_t sr_collective_most_bytes(const sr_executable *executable, const sr_step *step,
                                  uint64_t *scratch);
/* Returns the largest number of elements that any device sends to other devices by transfer table
 * number `table`. Walks through all transfers. `scratch` is an array with one element for each
 * device, which the function overwrites. */
uint64_t sr_transfers_most_elements(const sr_executable *executable, uint32_t table,
                                    uint64_t *scratch);

#endif
