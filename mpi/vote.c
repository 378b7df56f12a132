/* The board of a node has a ballot for each of its ranks, and one for the sum of all nodes. Round k
 * uses vote[k % 2] of each. Nobody begins round k + 2 before all have left round k: by then all
 * have voted in round k + 1. */
#include "mpi/vote.h"

#include "mpi/mark.h"
#include "mpi/roll.h"

enum {
  MPI_FAILED = -1 /* sr_vote.lowest of a node's sum that did not come about */
};

typedef struct ballot {
  _Alignas(64) sr_mark round; /* of the last vote; raised behind it */
  sr_vote vote[2];
} ballot;

static ballot *ballot_of(const sr_world *world, int32_t index) {
  return (ballot *)world->board.base + index;
}

sr_status sr_vote_open(sr_ctx *ctx, sr_world *world) {
  const size_t ballots = ((size_t)world->local_size + 1) * sizeof(ballot);
  const size_t bytes = ballots + sr_roll_bytes(world->local_size);
  if (world->local_size == 1)
    return sr_shared_create_private(ctx, "spmdrun agreement", bytes, &world->board);
  sr_status status = SR_OK;
  sr_shared_address where = {0};
  if (world->local_rank == 0)
    status = sr_shared_create(ctx, "spmdrun agreement", bytes, true, &world->board);
  if (world->local_rank == 0 && status == SR_OK)
    where = sr_shared_where(&world->board);
  const int code = MPI_Bcast(&where, (int)sizeof where, MPI_BYTE, 0, world->node);
  if (status == SR_OK)
    status = sr_mpi_check(ctx, code, "MPI_Bcast");
  if (status == SR_OK && world->local_rank > 0)
    status = where.pid ? sr_shared_open(ctx, "spmdrun agreement", where, bytes, true, &world->board)
                       : sr_fail(ctx, SR_ERR_PEER, "the first rank of the node has no memory");
  /* Peers open the memory by the file of the first rank, which therefore keeps it. */
  if (status == SR_OK)
    sr_roll_enter(world, (char *)world->board.base + ballots);
  return status;
}

static void leave(const sr_world *world, int32_t index, sr_vote vote) {
  ballot *to = ballot_of(world, index);
  to->vote[world->round % 2] = vote;
  sr_mark_raise(&to->round, world->round, world->local_size > 1);
}

/* Lets MPI send what it has taken: another rank may wait for it. */
static void progress(const sr_world *world) {
  int found = 0;
  sr_mpi_lock();
  MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, world->all, &found, MPI_STATUS_IGNORE);
  sr_mpi_unlock();
}

/* Waits for this round's vote on ballot `index`. */
static sr_vote take(const sr_world *world, int32_t index) {
  ballot *from = ballot_of(world, index);
  const uint64_t round = world->round;
  const int32_t peer = index < world->local_size ? index : 0;
  sr_wait wait = sr_wait_start(world->patience, world->spins);
  while (sr_mark_value(&from->round) < round) {
    const int64_t sleep_ns = sr_backoff_next(&wait.backoff);
    if (sleep_ns == 0)
      continue;
    sr_mark_sleep(&from->round, round, world->local_size > 1, sleep_ns);
    sr_wait_slept(&wait);
    progress(world);
    if (sr_wait_is_long(&wait))
      sr_patience_look(&wait, index < world->local_size ? world->rank - world->local_rank + peer
                                                        : SR_ANY_RANK);
  }
  sr_wait_end(&wait);
  return from->vote[round % 2];
}

/* Reduces the votes of the node's ranks. */
static sr_vote reduce(const sr_world *world, sr_vote own) {
  for (int32_t i = 0; i < world->local_size; i++) {
    const sr_vote other = take(world, i);
    own.lowest = other.lowest < own.lowest ? other.lowest : own.lowest;
    own.raised |= other.raised;
  }
  return own;
}

/* Collective over the first ranks of all nodes. */
static sr_status reduce_nodes(sr_ctx *ctx, const sr_world *world, sr_vote *vote) {
  const sr_vote own = *vote;
  MPI_Request requests[] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  sr_mpi_lock();
  int code = MPI_Iallreduce(&own.lowest, &vote->lowest, 1, MPI_INT32_T, MPI_MIN, world->leaders,
                            &requests[0]);
  if (code == MPI_SUCCESS)
    code = MPI_Iallreduce(&own.raised, &vote->raised, 1, MPI_UINT32_T, MPI_BOR, world->leaders,
                          &requests[1]);
  sr_mpi_unlock();
  SR_TRY(sr_mpi_check(ctx, code, "MPI_Iallreduce"));
  return sr_mpi_wait(ctx, world->patience, SR_ANY_RANK, 2, requests, "MPI_Iallreduce");
}

sr_status sr_vote_cast(sr_ctx *ctx, sr_world *world, sr_vote *vote) {
  world->round++;
  leave(world, world->local_rank, *vote);
  if (world->node_count == 1 || world->local_rank == 0)
    *vote = reduce(world, *vote);
  if (world->node_count == 1)
    return SR_OK;
  if (world->local_rank > 0) {
    *vote = take(world, world->local_size);
    return vote->lowest != MPI_FAILED
               ? SR_OK
               : sr_fail(ctx, SR_ERR_PEER, "MPI has failed on the first rank of the node");
  }
  const sr_status status = reduce_nodes(ctx, world, vote);
  if (status != SR_OK)
    vote->lowest = MPI_FAILED;
  leave(world, world->local_size, *vote);
  return status;
}
