/*
 * The job: its ranks and nodes, and what ranks send each other outside of programs. Only mpi/
 * and spmdrun_mpi.h include mpi.h.
 *
 * Without a launcher, this library never calls MPI_Init, and the world has one rank. With a
 * launcher, MPI is initialized with MPI_THREAD_SERIALIZED, and all MPI calls take one lock per
 * process.
 *
 * Agreement: sr_world_create, sr_world_agree, sr_world_broadcast and sr_world_share fail on all
 * ranks if they fail on one. The other calls do not agree. sr_world_all_gather fails on one rank
 * alone only if MPI itself fails; a record that is too large fails on all ranks. sr_world_send and
 * sr_world_receive can fail on one side alone. A caller that needs memory for such a call allocates
 * it first, then agrees, and then makes the call. Nothing may fail on one rank between an agreement
 * and a collective, because the other ranks would wait forever.
 */
#ifndef SR_MPI_WORLD_H
#define SR_MPI_WORLD_H

#include "base/affinity.h"
#include "base/status.h"

typedef struct sr_world sr_world;

typedef struct sr_world_options {
  bool node_is_rank;   /* every rank is its own node; for tests of communication between nodes */
  int32_t split_nodes; /* if > 1: each node becomes that many nodes, and its ranks go to these nodes
                          in turn; for tests */
  double deadline; /* longest time in seconds that a rank may wait for another rank; 0: no limit. A
                      longer wait ends the job */
  /* The MPI_Comm whose ranks are the job; NULL: MPI_COMM_WORLD. It is duplicated, and need not
   * outlive the call. */
  const void *communicator;
} sr_world_options;

/*
 * Collective over the job. `ctx` has the log, which outlives the world. Fails with SR_ERR_INVALID
 * if MPI sees one rank but the environment says that several were launched. With the wrong PMI, a
 * job of N ranks would otherwise become N separate jobs. If a wait lasts 10 s (or half the
 * deadline, if that is less), one rank of the job logs which rank it waits for. It logs again each
 * time the wait has doubled, and at least every minute. At the deadline that rank logs an error and
 * ends the job as sr_world_abort(world, 1) does.
 */
sr_status sr_world_create(sr_ctx *ctx, const sr_world_options *options, sr_world **out_world);
/* Collective: waits for the other ranks. `world` may be NULL. A process may create another world
 * afterwards. If this library initialized MPI, it finalizes MPI when the process ends, but only if
 * all worlds have been destroyed or are told by sr_world_on_finalize. */
void sr_world_destroy(sr_world *world);

/* If the program finalizes MPI while the world exists, `call` is called just before, in that thread
 * and while MPI still works. It ends what uses the world in other threads, as far as it can, and
 * calls sr_world_leave. A thread that calls MPI through the world afterwards stands still for ever.
 * Does nothing if the world has no MPI. */
void sr_world_on_finalize(sr_world *world, void (*call)(void *user), void *user);
/* Collective: makes these calls now, as if MPI were finalized. */
void sr_worlds_leave(void);
/* Collective: the first half of sr_world_destroy. The world does not use MPI any more; what it says
 * of ranks and nodes stays. */
void sr_world_leave(sr_world *world);

int32_t sr_world_rank(const sr_world *world);
int32_t sr_world_size(const sr_world *world);
/* Nodes are numbered by their lowest launch rank, which is a rank's number in the launcher's order.
 * Ranks are numbered node by node, so device numbers go node by node, too. */
int32_t sr_world_node(const sr_world *world);
int32_t sr_world_node_of(const sr_world *world, int32_t rank);
int32_t sr_world_node_count(const sr_world *world);
/* Position of this rank on its node, and the number of ranks on that node. */
int32_t sr_world_local_rank(const sr_world *world);
int32_t sr_world_local_size(const sr_world *world);
const char *sr_world_host(const sr_world *world);
/* The processors that this rank or another one of its node might use when the world was made. */
const sr_affinity *sr_world_processors(const sr_world *world);
/* Name and version of the MPI library: "Open MPI v4.1.4", or "no MPI". */
const char *sr_world_library(const sr_world *world);

/*
 * Collective. The ranks agree on the status of a phase: every rank passes its own status, `own`. If
 * no rank failed, returns SR_OK on all. Otherwise a rank that failed returns its own status, and
 * the other ranks return SR_ERR_PEER with the message of the lowest failing rank ("rank 3: ...").
 * Waiting does not occupy a core.
 */
sr_status sr_world_agree(sr_ctx *ctx, sr_world *world, sr_status own);

/* Raises bits that no one lowers. Any thread may call it, also in a signal handler. */
void sr_world_raise(sr_world *world, uint32_t bits);
/* Returns the bits that ranks had raised before the last agreement; equal on all ranks. */
uint32_t sr_world_raised(const sr_world *world);

/* The failure that ended a phase, equal on all ranks. It is the failure of the lowest rank that
 * failed by itself. If every failing rank only saw a peer fail, it is that of the lowest failing
 * rank. If MPI itself fails, ranks cannot agree, and each rank has its own failure. */
typedef struct sr_world_fault {
  int32_t rank;
  sr_status status;
} sr_world_fault;
/* As sr_world_agree. Sets *out_fault if it returns a failure. */
sr_status sr_world_agree_fault(sr_ctx *ctx, sr_world *world, sr_status own,
                               sr_world_fault *out_fault);

/* A buffer that one rank sends and others receive. `bytes` may be 0. */
typedef struct sr_world_piece {
  const void *data;
  size_t bytes;
} sr_world_piece;

/* The mapping that holds the pieces received by one call; zeroed on a rank that sent them. */
typedef struct sr_world_block {
  void *base;
  size_t bytes;
} sr_world_block;

enum {
  SR_WORLD_MOST_PIECES = 4
};

/*
 * Collective. Sends the `count` pieces of `root`, which is the first rank of a node, to every rank.
 * The pieces cross the network once per node, in a tree. The ranks of a node share one read-only
 * mapping. On the root the pieces are input and do not change. On other ranks each piece begins at
 * a page of *out_block. Waiting ranks sleep, since the root may take minutes to reach this call.
 */
sr_status sr_world_broadcast(sr_ctx *ctx, sr_world *world, int32_t root, sr_world_piece *pieces,
                             size_t count, sr_world_block *out_block);
/* As sr_world_broadcast, but the first rank of each node sends its pieces to the other ranks of
 * that node. Nothing crosses the network, and nodes may have different pieces. */
sr_status sr_world_share(sr_ctx *ctx, sr_world *world, sr_world_piece *pieces, size_t count,
                         sr_world_block *out_block);
/* Unmaps the block and zeroes it. */
void sr_world_release(sr_world_block *block);

/* Collective. Gathers a small record of `bytes` bytes from every rank. out_all has the records of
 * all ranks, in rank order, on every rank. */
sr_status sr_world_all_gather(sr_ctx *ctx, sr_world *world, const void *own, size_t bytes,
                              void *out_all);
/* Sends a host buffer to rank `to`, outside of programs, for example to gather results. Blocks.
 * Buffers from one rank to another arrive in the order in which they were sent. */
sr_status sr_world_send(sr_ctx *ctx, sr_world *world, int32_t to, const void *data, size_t bytes);
sr_status sr_world_receive(sr_ctx *ctx, sr_world *world, int32_t from, void *data, size_t bytes);

/*
 * To be called when a signal has come that ends this process: the process counts as leaving the job
 * from then on. Returns the lowest rank of this node whose process has ended without leaving it
 * (killed, crashed), or -1. Only the lowest rank of the node that is not lost is told; others get
 * -1. So one rank of a node can say which rank is lost. Not collective; any thread may call it.
 */
int32_t sr_world_lost(const sr_world *world);

/* Ends the whole job at once with exit status `code` (1..125). To be used when ranks can no longer
 * agree. */
_Noreturn void sr_world_abort(sr_world *world, int code);

#endif
