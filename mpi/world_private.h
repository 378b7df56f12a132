/* What a world is made of: shared by world.c, agree.c, broadcast.c and the exchange. Private to
 * mpi/. */
#ifndef SR_MPI_WORLD_PRIVATE_H
#define SR_MPI_WORLD_PRIVATE_H

#include "mpi/comm.h"
#include "mpi/world.h"

/* Tags of messages outside programs. */
enum {
  SR_BUFFER_TAG = 0, /* all buffers: MPI keeps the order of messages with one tag */
  SR_PATIENCE_TAG = 1
};

struct sr_world {
  bool has_mpi;          /* false: one rank, MPI was never touched */
  MPI_Comm all;          /* own communicator of all ranks, in device order */
  MPI_Comm node;         /* the ranks that share memory with this one */
  MPI_Comm leaders;      /* the first rank of each node; MPI_COMM_NULL on other ranks */
  sr_patience *patience; /* NULL: one rank */
  int32_t rank, size;
  int32_t node_index, node_count;
  int32_t local_rank, local_size;
  int32_t *node_of; /* [size] node of each rank */
  char host[256];
  char library[64];
};

#endif
