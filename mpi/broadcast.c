/*
 * Sends byte arrays ("pieces"), such as an executable, to every rank: over the network once per
 * node, then through one read-only mapping that the ranks of a node share.
 *
 * A rank that is alone on its node receives the bytes into private memory. After every step that
 * can fail on one rank alone, the ranks agree, or the rank sends a message to those that wait for
 * it. So no rank waits for one that has given up.
 */
#include <string.h>
#include <sys/mman.h>

#include "mpi/shared.h"
#include "mpi/world_private.h"

enum {
  PAGE_BYTES = 4096
};

/* The pieces (byte arrays) to send, where they come from, and where they are stored. */
typedef struct transfer {
  sr_world *world;
  sr_world_piece *pieces;
  size_t count;
  bool crosses; /* true: `root` sends to all nodes; false: each node's first rank has the pieces */
  int32_t root;
  sr_shared block; /* this rank's mapping of all pieces, each at the start of a page; zeroed if the
                      rank has none */
} transfer;

static bool is_first(const transfer *t) {
  return t->world->local_rank == 0;
}

/* True if this rank has the pieces before the transfer begins. */
static bool is_giver(const transfer *t) {
  return t->crosses ? t->world->rank == t->root : is_first(t);
}

static size_t in_pages(size_t bytes) {
  return (bytes + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES;
}

static size_t block_bytes(const transfer *t) {
  size_t bytes = 0;
  for (size_t i = 0; i < t->count; i++)
    bytes += in_pages(t->pieces[i].bytes);
  return bytes;
}

/* Sends the lengths of the pieces to every rank. */
static sr_status send_lengths(sr_ctx *ctx, transfer *t) {
  uint64_t lengths[SR_WORLD_MOST_PIECES] = {0};
  SR_ASSERT(t->count <= SR_WORLD_MOST_PIECES);
  for (size_t i = 0; i < t->count && is_giver(t); i++)
    lengths[i] = t->pieces[i].bytes;
  MPI_Comm comm = t->crosses ? t->world->all : t->world->node;
  SR_TRY(sr_mpi_broadcast(ctx, t->world->patience, comm, t->crosses ? t->root : 0, lengths,
                          t->count * sizeof *lengths));
  for (size_t i = 0; i < t->count; i++)
    t->pieces[i].bytes = lengths[i];
  return SR_OK;
}

/* Allocates the block on the first rank of each node. A giver that is alone on its node needs no
 * block. */
static sr_status make_block(sr_ctx *ctx, transfer *t) {
  bool alone = t->world->local_size == 1;
  size_t bytes = block_bytes(t);
  if (!is_first(t) || bytes == 0 || (alone && is_giver(t)))
    return SR_OK;
  if (alone)
    return sr_shared_create_private(ctx, "spmdrun broadcast", bytes, &t->block);
  return sr_shared_create(ctx, "spmdrun broadcast", bytes, true, &t->block);
}

/* Copies this rank's pieces into its block, if the rank is a giver and has a block. */
static void fill_block(const transfer *t) {
  uint8_t *at = t->block.base;
  for (size_t i = 0; i < t->count && at && is_giver(t); i++) {
    if (t->pieces[i].bytes > 0)
      memcpy(at, t->pieces[i].data, t->pieces[i].bytes);
    at += in_pages(t->pieces[i].bytes);
  }
}

/* Broadcasts the pieces to the first rank of each node. */
static sr_status cross_network(sr_ctx *ctx, const transfer *t) {
  sr_world *world = t->world;
  if (!t->crosses || world->leaders == MPI_COMM_NULL || world->node_count == 1)
    return SR_OK;
  uint8_t *at = t->block.base;
  for (size_t i = 0; i < t->count; i++) {
    size_t bytes = t->pieces[i].bytes;
    if (bytes == 0)
      continue;
    /* The root only reads its buffer, but MPI's signature has no const. */
    void *buffer = is_giver(t) ? (void *)(uintptr_t)t->pieces[i].data : at;
    SR_TRY(sr_mpi_broadcast(ctx, world->patience, world->leaders, world->node_of[t->root], buffer,
                            bytes));
    if (at)
      at += in_pages(bytes);
  }
  return SR_OK;
}

/* Fills the block of the node's first rank with all pieces, and makes it read-only. */
static sr_status complete_block(sr_ctx *ctx, const transfer *t) {
  fill_block(t);
  SR_TRY(cross_network(ctx, t));
  if (t->block.base && mprotect(t->block.base, t->block.bytes, PROT_READ) != 0)
    return sr_fail(ctx, SR_ERR_NOMEM, "broadcast: cannot make %zu bytes read-only", t->block.bytes);
  return SR_OK;
}

/* Maps the block of the node's first rank on the other ranks of the node. On the first rank,
 * `failed` says that it could not fill the block; the other ranks then fail. */
static sr_status share_block(sr_ctx *ctx, transfer *t, bool failed) {
  if (t->world->local_size == 1 || block_bytes(t) == 0)
    return SR_OK;
  sr_shared_address address = {.fd = -1};
  if (is_first(t) && !failed)
    address = sr_shared_where(&t->block);
  SR_TRY(sr_mpi_broadcast(ctx, t->world->patience, t->world->node, 0, &address, sizeof address));
  if (is_first(t))
    return SR_OK;
  if (address.fd < 0)
    return sr_fail(ctx, SR_ERR_PEER, "broadcast: the first rank of the node has failed");
  return sr_shared_open(ctx, "spmdrun broadcast", address, block_bytes(t), false, &t->block);
}

/* Collective. Does the whole transfer. The caller frees t->block, also after a failure. */
static sr_status run(sr_ctx *ctx, transfer *t) {
  SR_TRY(send_lengths(ctx, t));
  SR_TRY(sr_world_agree(ctx, t->world, make_block(ctx, t)));
  sr_status own = is_first(t) ? complete_block(ctx, t) : SR_OK;
  sr_status shared = share_block(ctx, t, own != SR_OK);
  return sr_world_agree(ctx, t->world, own != SR_OK ? own : shared);
}

/* Sets the addresses of the pieces, which lie in the block. */
static void find_pieces(transfer *t) {
  uint8_t *at = t->block.base;
  for (size_t i = 0; i < t->count; i++) {
    t->pieces[i].data = NULL;
    if (t->pieces[i].bytes > 0) {
      t->pieces[i].data = at;
      at += in_pages(t->pieces[i].bytes);
    }
  }
}

static sr_status transfer_pieces(sr_ctx *ctx, transfer *t, sr_world_block *out_block) {
  *out_block = (sr_world_block){0};
  if (t->world->size == 1)
    return SR_OK;
  t->block.fd = -1;
  sr_status status = run(ctx, t);
  sr_shared_close(&t->block);
  if (status != SR_OK || is_giver(t)) {
    sr_shared_destroy(&t->block);
    return status;
  }
  find_pieces(t);
  *out_block = (sr_world_block){t->block.base, t->block.bytes};
  return SR_OK;
}

sr_status sr_world_broadcast(sr_ctx *ctx, sr_world *world, int32_t root, sr_world_piece *pieces,
                             size_t count, sr_world_block *out_block) {
  transfer t = {.world = world, .pieces = pieces, .count = count, .crosses = true, .root = root};
  return transfer_pieces(ctx, &t, out_block);
}

sr_status sr_world_share(sr_ctx *ctx, sr_world *world, sr_world_piece *pieces, size_t count,
                         sr_world_block *out_block) {
  transfer t = {.world = world, .pieces = pieces, .count = count};
  return transfer_pieces(ctx, &t, out_block);
}

void sr_world_release(sr_world_block *block) {
  if (block->bytes > 0)
    munmap(block->base, block->bytes);
  *block = (sr_world_block){0};
}
