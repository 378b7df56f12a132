/*
 * The vote that an agreement takes: an all-reduce of a few bytes. The ranks of a node reduce in
 * memory that they share, which takes less than a microsecond. Then the first ranks of the nodes
 * reduce by MPI, and leave the sum to their nodes. Private to mpi/.
 */
#ifndef SR_MPI_VOTE_H
#define SR_MPI_VOTE_H

#include "mpi/world_private.h"

/* What a rank brings to a vote, and what comes out of it. */
typedef struct sr_vote {
  int32_t lowest;  /* the minimum of all ranks; at least 0 */
  uint32_t raised; /* the union of the bits of all ranks */
} sr_vote;

/* Makes world->board, and enters this process in the roll there. Collective over world->node;
 * blocks. A rank that fails does not tell the others. Errors: SR_ERR_NOMEM, SR_ERR_IO. */
sr_status sr_vote_open(sr_ctx *ctx, sr_world *world);
/* Collective over the job. Waits for all ranks, as backoff.h says. Errors: SR_ERR_PEER (MPI has
 * failed between nodes; ranks on other nodes may not know). */
sr_status sr_vote_cast(sr_ctx *ctx, sr_world *world, sr_vote *vote);

#endif
