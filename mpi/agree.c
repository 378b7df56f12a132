/*
 * Agreement, small records and host buffers between ranks.
 *
 * At the end of a phase every rank has a status, and the ranks agree by one small all-reduce: of
 * the lowest rank that failed, and of the bits that ranks have raised. The ranks of a node reduce
 * in shared memory, which takes less than a microsecond; then the first ranks of the nodes reduce
 * by MPI. Only after a failure is a message sent as well: the winning rank sends its own. The
 * winner is the lowest rank that failed by itself. If every failing rank only saw a peer fail, it
 * is the lowest failing rank.
 */
#include <stdio.h>
#include <string.h>

#include "mpi/vote.h"

/* The failure that the winning rank sends to the other ranks. */
typedef struct verdict {
  int32_t status;
  char sentence[SR_MESSAGE_BYTES];
} verdict;

void sr_world_raise(sr_world *world, uint32_t bits) {
  __atomic_fetch_or(&world->own_raised, bits, __ATOMIC_RELAXED);
}

uint32_t sr_world_raised(const sr_world *world) {
  return world->raised;
}

/* Collective. Finds the winning rank, and sets world->raised. *out_lowest is INT32_MAX if no rank
 * failed. A rank r that only saw a peer fail takes part as r + world->size, so it loses against
 * every rank that failed by itself. */
static sr_status find_lowest(sr_ctx *ctx, sr_world *world, sr_status own, int32_t *out_lowest) {
  sr_vote vote = {own == SR_OK ? INT32_MAX : world->rank,
                  __atomic_load_n(&world->own_raised, __ATOMIC_RELAXED)};
  if (own == SR_ERR_PEER)
    vote.lowest += world->size;
  SR_TRY(sr_vote_cast(ctx, world, &vote));
  world->raised |= vote.raised;
  *out_lowest = vote.lowest;
  return SR_OK;
}

sr_status sr_world_agree_fault(sr_ctx *ctx, sr_world *world, sr_status own,
                               sr_world_fault *out_fault) {
  *out_fault = (sr_world_fault){world->rank, own};
  if (world->size == 1) {
    world->raised = __atomic_load_n(&world->own_raised, __ATOMIC_RELAXED);
    return own;
  }
  sr_ctx mpi_ctx = {.log = ctx ? ctx->log : NULL}; /* `ctx` may already hold this rank's failure */
  int32_t lowest = INT32_MAX;
  sr_status status = find_lowest(&mpi_ctx, world, own, &lowest);
  if (status == SR_OK && lowest == INT32_MAX)
    return SR_OK;

  verdict heard = {.status = (int32_t)own};
  if (status == SR_OK) {
    lowest %= world->size;
    if (lowest == world->rank)
      snprintf(heard.sentence, sizeof heard.sentence, "%s",
               ctx && ctx->message[0] ? ctx->message : sr_status_name(own));
    status = sr_mpi_broadcast(&mpi_ctx, world->patience, world->all, lowest, &heard, sizeof heard);
  }
  if (status != SR_OK) {
    if (own != SR_OK)
      return own;
    out_fault->status = status;
    return sr_fail(ctx, status, "%s", mpi_ctx.message);
  }
  *out_fault = (sr_world_fault){lowest, (sr_status)heard.status};
  if (own == SR_ERR_PEER && heard.status != SR_ERR_PEER && ctx)
    sr_ctx_clear(ctx); /* the winner's message names the cause and replaces this one */
  else if (own != SR_OK)
    return own;
  return sr_fail(ctx, SR_ERR_PEER, "rank %d: %s", lowest, heard.sentence);
}

sr_status sr_world_agree(sr_ctx *ctx, sr_world *world, sr_status own) {
  sr_world_fault fault;
  return sr_world_agree_fault(ctx, world, own, &fault);
}

sr_status sr_world_all_gather(sr_ctx *ctx, sr_world *world, const void *own, size_t bytes,
                              void *out_all) {
  if (world->size > 1)
    return sr_mpi_all_gather(ctx, world->patience, world->all, own, bytes, out_all);
  if (bytes > 0)
    memcpy(out_all, own, bytes);
  return SR_OK;
}

/* Refuses a `peer` with which MPI would report an unclear error or wait forever. */
static sr_status check_peer(sr_ctx *ctx, const sr_world *world, const char *what, int32_t peer) {
  if (peer < 0 || peer >= world->size || peer == world->rank)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: rank %d is not another rank of this job of %d", what,
                   peer, world->size);
  return SR_OK;
}

sr_status sr_world_send(sr_ctx *ctx, sr_world *world, int32_t to, const void *data, size_t bytes) {
  SR_TRY(check_peer(ctx, world, "send", to));
  const uint8_t *next = data;
  do {
    int piece = bytes > SR_MPI_PIECE_BYTES ? SR_MPI_PIECE_BYTES : (int)bytes;
    MPI_Request request = MPI_REQUEST_NULL;
    sr_mpi_lock();
    int code = MPI_Isend(next, piece, MPI_BYTE, to, SR_BUFFER_TAG, world->all, &request);
    sr_mpi_unlock();
    SR_TRY(sr_mpi_check(ctx, code, "MPI_Isend"));
    SR_TRY(sr_mpi_wait(ctx, world->patience, to, 1, &request, "MPI_Isend"));
    bytes -= (size_t)piece;
    next += bytes > 0 ? piece : 0;
  } while (bytes > 0);
  return SR_OK;
}

sr_status sr_world_receive(sr_ctx *ctx, sr_world *world, int32_t from, void *data, size_t bytes) {
  SR_TRY(check_peer(ctx, world, "receive", from));
  uint8_t *next = data;
  do {
    int piece = bytes > SR_MPI_PIECE_BYTES ? SR_MPI_PIECE_BYTES : (int)bytes;
    MPI_Request request = MPI_REQUEST_NULL;
    sr_mpi_lock();
    int code = MPI_Irecv(next, piece, MPI_BYTE, from, SR_BUFFER_TAG, world->all, &request);
    sr_mpi_unlock();
    SR_TRY(sr_mpi_check(ctx, code, "MPI_Irecv"));
    SR_TRY(sr_mpi_wait(ctx, world->patience, from, 1, &request, "MPI_Irecv"));
    bytes -= (size_t)piece;
    next += bytes > 0 ? piece : 0;
  } while (bytes > 0);
  return SR_OK;
}
