/* The collectives of a plan, which the exchange runs. */
#ifndef SR_TRANSFER_COLLECTIVE_KIND_H
#define SR_TRANSFER_COLLECTIVE_KIND_H

/*
 * The collectives of the devices of a replica group. n is the number of devices in the group, j the
 * position of a device in it; arrays are row-major [outer][...]:
 *   ALL_REDUCE      in [chunk]            out[c] = in_0[c] (+) ... (+) in_{n-1}[c]; outer 1
 *   ALL_GATHER      in [outer][chunk]     out [outer][n][chunk], shard k from position k
 *   REDUCE_SCATTER  in [outer][n][chunk]  out [outer][chunk], the reduced shard j
 *   ALL_TO_ALL      in [n][chunk]         out [n][chunk], shard k = shard j of position k; outer 1
 *   PERMUTE         in [chunk]            out [chunk] of the pair's source; zeros for a device that
 *                                         is no target; outer 1
 *   BROADCAST       in [chunk]            out [chunk] of position 0; outer 1
 *   REDISTRIBUTE    boxes of operands become boxes of results, all else is zero; described by a
 *                   transfer table (transfer_table.h), outer and chunk are 0
 * Operands are reduced from the left, in the order of the positions. Every device thus gets the
 * same bits, however devices are distributed over ranks. A device in no group gets zeros; for
 * ALL_REDUCE it gets a copy of its input.
 */
typedef enum sr_collective_kind {
  SR_COLLECTIVE_ALL_REDUCE,
  SR_COLLECTIVE_ALL_GATHER,
  SR_COLLECTIVE_REDUCE_SCATTER,
  SR_COLLECTIVE_ALL_TO_ALL,
  SR_COLLECTIVE_PERMUTE,
  SR_COLLECTIVE_BROADCAST,
  SR_COLLECTIVE_REDISTRIBUTE,
} sr_collective_kind;

#endif
