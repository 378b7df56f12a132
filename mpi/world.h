/*
 * The job: ranks, nodes, and what ranks tell each other outside programs. Only mpi/ sees mpi.h.
 *
 * Without a launcher there is no MPI at all: a world of one rank that never calls MPI_Init.
 * With one, MPI is asked for MPI_THREAD_SERIALIZED; all MPI calls go through one lock per process.
 *
 * Agreement. sr_world_create, sr_world_agree, sr_world_broadcast and sr_world_share agree by
 * themselves: they fail on all ranks when they fail on one. The others do not: sr_world_all_gather
 * can fail on one rank alone only by MPI's own fault or a record that is too large for all;
 * sr_world_send and sr_world_receive can fail on one side alone. Who takes memory for such a call
 * takes it, agrees, and calls then: between an agreement and a collective nothing may fail on one
 * rank.
 */
#ifndef SR_MPI_WORLD_H
#define SR_MPI_WORLD_H

#include "base/status.h"

typedef struct sr_world sr_world;

typedef struct sr_world_options {
  bool node_is_rank;   /* every rank counts as a node of its own: tests of the path between nodes */
  int32_t split_nodes; /* > 1: each node counts as that many, ranks dealt out in turn: tests of the
                          order too */
  double deadline;     /* seconds that a wait for another rank may last before the job is ended; 0:
                          any time */
} sr_world_options;

/*
 * Collective over the job. Refuses (SR_ERR_INVALID) a world of one rank inside what the environment
 * says is a launch of several: that would be N separate jobs (wrong PMI). The log of `ctx` outlives
 * the world: it is told, by one rank of the job, for whom a wait of 10 s (or of half the deadline,
 * if that is less) lasts, and again when it has doubled. At the deadline the job is ended as by
 * sr_world_abort with status 1, after an error in the log.
 */
sr_status sr_world_create(sr_ctx *ctx, const sr_world_options *options, sr_world **out_world);
/*
 * Collective, and waits for the other ranks. NULL is fine. Worlds may follow each other; MPI, if a
 * world initialized it, is finalized when the process ends, and then only if all worlds have been
 * destroyed.
 */
void sr_world_destroy(sr_world *world);

int32_t sr_world_rank(const sr_world *world);
int32_t sr_world_size(const sr_world *world);
/* Nodes are numbered by their lowest rank. Ranks are numbered node by node by this module: device
 * order. */
int32_t sr_world_node(const sr_world *world);
int32_t sr_world_node_count(const sr_world *world);
/* Position among the ranks of the own node, and their number. */
int32_t sr_world_local_rank(const sr_world *world);
int32_t sr_world_local_size(const sr_world *world);
const char *sr_world_host(const sr_world *world);
/* "Open MPI v4.1.4", or "no MPI". */
const char *sr_world_library(const sr_world *world);

/*
 * Ends a phase. Collective: every rank passes its own status; if any failed, every rank returns a
 * failure: the failing rank its own, the others SR_ERR_PEER with the sentence of the lowest failing
 * rank in their ctx ("rank 3: ..."). Waits without burning a core.
 */
sr_status sr_world_agree(sr_ctx *ctx, sr_world *world, sr_status own);

/*
 * The failure that a phase ended with, the same on every rank: that of the lowest rank which
 * failed by itself or, if all that failed had only seen a peer fail, of the lowest of these. When
 * MPI itself fails nothing can be agreed: then the caller's own.
 */
typedef struct sr_world_fault {
  int32_t rank;
  sr_status status;
} sr_world_fault;
/* As sr_world_agree; sets *out_fault when it does not return SR_OK. */
sr_status sr_world_agree_fault(sr_ctx *ctx, sr_world *world, sr_status own,
                               sr_world_fault *out_fault);

/* Bytes that one rank has and others are given; 0 of them are fine. */
typedef struct sr_world_piece {
  const void *data;
  size_t bytes;
} sr_world_piece;

/* The mapping in which the pieces of one call lie; zeroed where a rank has them itself. */
typedef struct sr_world_block {
  void *base;
  size_t bytes;
} sr_world_block;

enum {
  SR_WORLD_MOST_PIECES = 4
};

/*
 * Collective. The pieces of `root`, the first rank of a node, to every rank; they cross the network
 * once per node, in a tree, and are shared (one read-only mapping per node) inside it. On the root
 * they are input and stay what they are; elsewhere each begins at a page of *out_block. Waiting
 * ranks sleep: the root may take minutes to reach this call.
 */
sr_status sr_world_broadcast(sr_ctx *ctx, sr_world *world, int32_t root, sr_world_piece *pieces,
                             size_t count, sr_world_block *out_block);
/* The same from the first rank of every node to the others of its node. Nothing crosses the
 * network, and what nodes have may differ. */
sr_status sr_world_share(sr_ctx *ctx, sr_world *world, sr_world_piece *pieces, size_t count,
                         sr_world_block *out_block);
/* Unmaps, and zeroes the block. */
void sr_world_release(sr_world_block *block);

/* Collective. Small fixed-size records of all ranks, in rank order, to every rank. */
sr_status sr_world_all_gather(sr_ctx *ctx, sr_world *world, const void *own, size_t bytes,
                              void *out_all);
/*
 * Moves a host buffer to another rank outside programs (gathering results). Blocking; the buffers
 * that one rank sends to another arrive in their order.
 */
sr_status sr_world_send(sr_ctx *ctx, sr_world *world, int32_t to, const void *data, size_t bytes);
sr_status sr_world_receive(sr_ctx *ctx, sr_world *world, int32_t from, void *data, size_t bytes);

/* Ends the whole job at once with exit status `code` (1..125): when agreement is no longer
 * possible. */
_Noreturn void sr_world_abort(sr_world *world, int code);

#endif
