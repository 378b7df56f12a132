/* The roll of a node: the processes of its ranks, so that one can tell which of them was lost. It
 * is on the board, in memory that the ranks share. Private to mpi/. */
#ifndef SR_MPI_ROLL_H
#define SR_MPI_ROLL_H

#include "mpi/world_private.h"

/* Bytes of the roll of a node with `ranks` ranks. */
size_t sr_roll_bytes(int32_t ranks);
/* Enters this process. `memory` is the same zeroed memory on all ranks of the node. */
void sr_roll_enter(sr_world *world, void *memory);
/* Notes that this process is about to end, or to leave the world: it is not lost then. */
void sr_roll_leave(const sr_world *world);

#endif
