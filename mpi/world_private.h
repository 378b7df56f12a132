/* The fields of a world, for world.c, agree.c, broadcast.c and the exchange. Private to mpi/. */
#ifndef SR_MPI_WORLD_PRIVATE_H
#define SR_MPI_WORLD_PRIVATE_H

#include "mpi/comm.h"
#include "mpi/shared.h"
#include "mpi/world.h"

/* Tags of messages that are not part of a program's collectives. */
enum {
  SR_BUFFER_TAG = 0, /* for all host buffers: MPI keeps the order of messages with equal tags */
  SR_PATIENCE_TAG = 1
};

struct sr_world {
  bool has_mpi;     /* false: the world has one rank and does not use MPI, or has left the job */
  MPI_Comm all;     /* communicator of all ranks, in the order of their device numbers; used by this
                       library alone */
  MPI_Comm node;    /* communicator of the ranks on this rank's node */
  MPI_Comm leaders; /* communicator of the first ranks of all nodes; MPI_COMM_NULL on other ranks */
  sr_patience *patience; /* state of this rank's waits; NULL if the job has one rank */
  int32_t rank, size;
  int32_t node_index, node_count;
  int32_t local_rank, local_size;
  sr_affinity processors; /* those of all ranks of this node */
  int32_t *node_of;       /* [size] the node of each rank */
  sr_shared board;        /* memory of the node for votes (vote.h) and its roll */
  /* [local_size] the processes of the node (roll.h), on the board; NULL without MPI */
  struct sr_roll_entry *roll;
  uint64_t round;      /* number of the last vote */
  uint32_t spins;      /* pause instructions before a wait for a vote yields the core */
  uint32_t own_raised; /* bits that this rank has raised; changed by atomic operations */
  uint32_t raised;     /* bits of all ranks, as of the last agreement */
  sr_world *older;     /* of the worlds of this process that have MPI (mpi_start.c) */
  void (*on_finalize)(void *user); /* NULL: nobody is told if MPI is finalized */
  void *on_finalize_user;
  char host[256];
  char library[64];
};

#endif
