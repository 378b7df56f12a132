/* The kinds of collectives and reductions that a compiled plan may contain. mpi/exchange.h runs
 * them. */
#ifndef SR_TRANSFER_COLLECTIVE_KIND_H
#define SR_TRANSFER_COLLECTIVE_KIND_H

/*
 * What each kind computes on the devices of a replica group. n is the number of devices in the
 * group. Device j of the group has the operand in_j, and all arrays are row-major. chunk and outer
 * count elements: outer is the product of the dimensions in front of the gathered or scattered
 * dimension.
 *   ALL_REDUCE      in [chunk]            out[c] = in_0[c] (+) ... (+) in_{n-1}[c]; outer 1
 *   ALL_GATHER      in [outer][chunk]     out [outer][n][chunk], shard k from position k
 *   REDUCE_SCATTER  in [outer][n][chunk]  out [outer][chunk], the reduced shard j
 *   ALL_TO_ALL      in [n][chunk]         out [n][chunk], shard k = shard j of position k; outer 1
 *   PERMUTE         in [chunk]            out [chunk] of the pair's source; zeros for a device that
 *                                         is no target; outer 1
 *   BROADCAST       in [chunk]            out [chunk] of position 0; outer 1
 *   REDISTRIBUTE    boxes of operands become boxes of results, all else is zero; described by a
 *                   transfer table (transfer_table.h), outer and chunk are 0
 * "(+)" is the reduction. It combines the operands from the left, from in_0 to in_{n-1}. The result
 * therefore has the same bits however devices are distributed over ranks. A device that is in no
 * group gets zeros. For ALL_REDUCE, it gets a copy of its input instead.
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

/* What (+) computes, for devices that can do more than call the function of a plan. */
typedef enum sr_reduction {
  SR_REDUCTION_NONE, /* the kind does not reduce */
  SR_REDUCTION_SUM,
  SR_REDUCTION_PRODUCT,
  SR_REDUCTION_MIN, /* NaN if an operand is NaN */
  SR_REDUCTION_MAX, /* NaN if an operand is NaN */
  SR_REDUCTION_AND, /* bit by bit; of an i1: logical */
  SR_REDUCTION_OR,
  SR_REDUCTION_XOR,
  SR_REDUCTION_OTHER,
} sr_reduction;

#endif
