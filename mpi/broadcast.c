/*
 * The executable on its way to every rank: over the network once per node, then one read-only
 * mapping for all ranks of the node.
 *
 * A rank of its own on its node takes the bytes into plain memory. Every step that one rank can
 * fail at alone (memory, mapping) is followed by an agreement, so nobody waits for a rank that has
 * given up.
 */
#include <string.h>
#include <sys/mman.h>

#include "mpi/shared.h"
#include "mpi/world_private.h"

/* Memory on the first rank of each node, where it is needed. */
static sr_status make_block(sr_ctx *ctx, const sr_world *world, size_t bytes,
                            sr_shared *out_block) {
  *out_block = (sr_shared){.fd = -1};
  bool is_leader = world->leaders != MPI_COMM_NULL;
  if (!is_leader || (world->rank == 0 && world->local_size == 1))
    return SR_OK;
  if (world->local_size == 1)
    return sr_shared_create_private(ctx, "spmdrun broadcast", bytes, out_block);
  return sr_shared_create(ctx, "spmdrun broadcast", bytes, true, out_block);
}

/* Between the nodes. */
static sr_status cross_network(sr_ctx *ctx, sr_world *world, const void *data, size_t bytes,
                               sr_shared *block) {
  if (world->leaders == MPI_COMM_NULL)
    return SR_OK;
  if (world->rank == 0 && block->base)
    memcpy(block->base, data, bytes);
  if (world->node_count > 1) {
    /* The root only reads; MPI's signature has no const. */
    void *buffer = world->rank == 0 ? (void *)(uintptr_t)data : block->base;
    SR_TRY(sr_mpi_broadcast(ctx, world->leaders, 0, buffer, bytes));
  }
  if (block->base && mprotect(block->base, block->bytes, PROT_READ) != 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "broadcast: cannot make %zu bytes read-only", bytes);
  return SR_OK;
}

/* Inside the node: the other ranks map what the first one has. */
static sr_status share_in_node(sr_ctx *ctx, sr_world *world, size_t bytes, sr_shared *block) {
  if (world->local_size == 1)
    return SR_OK;
  sr_shared_address address = sr_shared_where(block);
  SR_TRY(sr_mpi_broadcast(ctx, world->node, 0, &address, sizeof address));
  if (world->local_rank == 0)
    return SR_OK;
  return sr_shared_open(ctx, "spmdrun broadcast", address, bytes, false, block);
}

/* The steps in order; block is the caller's to free on failure. */
static sr_status broadcast(sr_ctx *ctx, sr_world *world, const void *data, size_t bytes,
                           sr_shared *block) {
  SR_TRY(sr_world_agree(ctx, world, make_block(ctx, world, bytes, block)));
  SR_TRY(sr_world_agree(ctx, world, cross_network(ctx, world, data, bytes, block)));
  return sr_world_agree(ctx, world, share_in_node(ctx, world, bytes, block));
}

sr_status sr_world_broadcast(sr_ctx *ctx, sr_world *world, const void **data, size_t *bytes) {
  if (world->size == 1)
    return SR_OK;
  uint64_t length = world->rank == 0 ? *bytes : 0;
  SR_TRY(sr_mpi_broadcast(ctx, world->all, 0, &length, sizeof length));
  sr_shared block = {.fd = -1};
  sr_status status = SR_OK;
  if (length > 0)
    status = broadcast(ctx, world, *data, length, &block);
  sr_shared_close(&block);
  if (status != SR_OK || world->rank == 0) {
    sr_shared_destroy(&block);
    return status;
  }
  *data = block.base;
  *bytes = length;
  return SR_OK;
}

void sr_world_release(sr_world *world, const void *data, size_t bytes) {
  if (world->rank != 0 && bytes > 0)
    munmap((void *)(uintptr_t)data, bytes);
}
