/*
 * The bytes that collectives move. They follow from the plan alone, whatever the machine does.
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
 * A device in no group, or alone in its group, sends nothing. Inside a node the executor moves
 * other bytes, because peers read operands in place. The table serves to compare plans with each
 * other and with the programs of other compilers; bench/hlo.py applies it to the collectives of
 * these programs.
 */
#ifndef SR_EXECUTABLE_TRAFFIC_H
#define SR_EXECUTABLE_TRAFFIC_H

#include "executable/plan.h"

/* The work of collectives on one device. */
typedef struct sr_traffic {
  uint64_t collectives; /* COLLECTIVE and AGREE steps that ran, without empty ones */
  uint64_t bytes;       /* bytes that these steps cost the device, by the table above */
} sr_traffic;

/* Bytes that one run of the step costs `device`. The step is a COLLECTIVE or an AGREE of a verified
 * plan. */
uint64_t sr_collective_bytes(const sr_executable *executable, const sr_step *step, int64_t device);
/* Maximum of sr_collective_bytes over all devices. `scratch` has a number for each device of the
 * executable. */
uint64_t sr_collective_most_bytes(const sr_executable *executable, const sr_step *step,
                                  uint64_t *scratch);
/* Returns the largest number of elements that any device sends to others in transfer table number
 * `table`. `scratch` has a number for each device of the executable. Walks through all
 * transfers. */
uint64_t sr_transfers_most_elements(const sr_executable *executable, uint32_t table,
                                    uint64_t *scratch);

#endif
