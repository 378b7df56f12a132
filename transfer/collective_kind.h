/* The collectives: what the plan says and the exchange does. */
#ifndef SR_TRANSFER_COLLECTIVE_KIND_H
#define SR_TRANSFER_COLLECTIVE_KIND_H

/*
 * The collectives of the devices of a group. With n = devices in the caller's group, j = position
 * in it, and arrays row-major [outer][...]:
 *   ALL_REDUCE      in [chunk]            out[c] = in_0[c] (+) ... (+) in_{n-1}[c]; outer 1
 *   ALL_GATHER      in [outer][chunk]     out [outer][n][chunk], part k from position k
 *   REDUCE_SCATTER  in [outer][n][chunk]  out [outer][chunk], the reduced part j
 *   ALL_TO_ALL      in [n][chunk]         out [n][chunk], part k = part j of position k; outer 1
 *   PERMUTE         in [chunk]            out [chunk] from the source of the pair, zeros without
 *                                         one; outer 1
 *   BROADCAST       in [chunk]            out [chunk] of position 0; outer 1
 *   REDISTRIBUTE    boxes of operands to boxes of results, zeros elsewhere: transfer_table.h.
 *                   A table says it all; outer and chunk are 0
 * Operands are reduced in the order of the group's positions, from the left, so that every device
 * gets the same bits however devices are spread over ranks. A device in no group gets zeros, but
 * for an ALL_REDUCE, where it counts as a group of its own and gets a copy of its input.
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
