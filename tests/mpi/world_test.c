/* A world under the launcher: order, processors, records, broadcast, buffers between ranks,
 * agreement. */
#include "mpi/world.h"

#include <stdlib.h>
#include <unistd.h>

#include "support/expect.h"

static void test_order(sr_ctx *ctx, sr_world *world, bool node_is_rank, bool split_nodes) {
  int32_t rank = sr_world_rank(world), size = sr_world_size(world);
  EXPECT(rank >= 0 && rank < size);
  EXPECT(sr_world_local_rank(world) < sr_world_local_size(world));
  int32_t own = sr_world_node(world), *nodes = calloc((size_t)size, sizeof *nodes);
  EXPECT_EQ(sr_world_all_gather(ctx, world, &own, sizeof own, nodes), SR_OK);
  EXPECT_EQ(nodes[0], 0);
  EXPECT_EQ(nodes[size - 1], sr_world_node_count(world) - 1);
  for (int32_t r = 1; r < size; r++) {
    int32_t step = nodes[r] - nodes[r - 1];
    EXPECT(step == 0 || step == 1);
    EXPECT(step == 1 || !node_is_rank);
  }
  free(nodes);
  if (node_is_rank)
    EXPECT_EQ(sr_world_node_count(world), size);
  if (split_nodes && size >= 2)
    EXPECT_EQ(sr_world_node_count(world), 2);
}

/* Leaves this process one of its processors, by its number, so that ranks have different ones. */
static sr_affinity take_one_processor(void) {
  sr_affinity all;
  EXPECT(sr_affinity_get(&all));
  int32_t left = (int32_t)(getpid() % sr_affinity_count(&all)), processor = 0;
  while (!sr_affinity_has(&all, processor) || left-- > 0)
    processor++;
  const sr_affinity one = sr_affinity_of(processor);
  EXPECT(sr_affinity_set(&one));
  return one;
}

static void test_processors(sr_ctx *ctx, sr_world *world, const sr_affinity *own) {
  int32_t size = sr_world_size(world), node = sr_world_node(world);
  int32_t *nodes = calloc((size_t)size, sizeof *nodes);
  sr_affinity *masks = calloc((size_t)size, sizeof *masks), node_mask = {0};
  EXPECT_EQ(sr_world_all_gather(ctx, world, &node, sizeof node, nodes), SR_OK);
  EXPECT_EQ(sr_world_all_gather(ctx, world, own, sizeof *own, masks), SR_OK);
  for (int32_t r = 0; r < size; r++)
    if (nodes[r] == node)
      sr_affinity_join(&node_mask, &masks[r]);
  EXPECT(memcmp(sr_world_processors(world), &node_mask, sizeof node_mask) == 0);
  free(masks);
  free(nodes);
}

static void test_records(sr_ctx *ctx, sr_world *world) {
  int32_t rank = sr_world_rank(world), size = sr_world_size(world);
  int64_t own[3] = {rank, -rank, rank * 7};
  int64_t *all = calloc((size_t)size, sizeof own);
  EXPECT_EQ(sr_world_all_gather(ctx, world, own, sizeof own, all), SR_OK);
  for (int32_t r = 0; r < size; r++)
    EXPECT(all[3 * r] == r && all[3 * r + 1] == -r && all[3 * r + 2] == r * 7);
  free(all);
}

/* Fills `data` with bytes that identify `seed`. */
static void fill(uint8_t *data, size_t bytes, int32_t seed) {
  for (size_t i = 0; i < bytes; i++)
    data[i] = (uint8_t)(i * 31 + (i >> 9) + (size_t)seed * 7);
}

/* Checks the pieces that a call distributed as `maker` made them. */
static void expect_pieces(const sr_world_piece *pieces, const size_t *bytes, size_t count,
                          int32_t maker) {
  for (size_t i = 0; i < count; i++) {
    uint8_t *expected = malloc(bytes[i] + 1);
    fill(expected, bytes[i], maker + (int32_t)i);
    EXPECT_EQ(pieces[i].bytes, bytes[i]);
    EXPECT(bytes[i] == 0 || memcmp(pieces[i].data, expected, bytes[i]) == 0);
    free(expected);
  }
}

enum {
  PIECES = 3
};

/* Distributes pieces of rank `from` to all ranks or, if `from` < 0, of each node's first rank to
 * its node. */
static void test_pieces(sr_ctx *ctx, sr_world *world, const size_t bytes[PIECES], int32_t from) {
  int32_t rank = sr_world_rank(world);
  bool crosses = from >= 0;
  int32_t maker = crosses ? from : rank - sr_world_local_rank(world);
  uint8_t *made[PIECES] = {0};
  sr_world_piece pieces[PIECES];
  for (size_t i = 0; i < PIECES; i++) {
    pieces[i] = (sr_world_piece){NULL, 77};
    if (rank == maker) {
      made[i] = malloc(bytes[i] + 1);
      fill(made[i], bytes[i], maker + (int32_t)i);
      pieces[i] = (sr_world_piece){made[i], bytes[i]};
    }
  }
  sr_world_block block = {.bytes = 1};
  EXPECT_EQ(crosses ? sr_world_broadcast(ctx, world, from, pieces, PIECES, &block)
                    : sr_world_share(ctx, world, pieces, PIECES, &block),
            SR_OK);
  expect_pieces(pieces, bytes, PIECES, maker);
  for (size_t i = 0; i < PIECES && rank == maker; i++)
    EXPECT(pieces[i].data == made[i] && block.bytes == 0);
  sr_world_release(&block);
  for (size_t i = 0; i < PIECES; i++)
    free(made[i]);
}

/* Broadcasts from the first rank of every node in turn, and within the nodes. */
static void test_broadcasts(sr_ctx *ctx, sr_world *world) {
  static const size_t sizes[][PIECES] = {
      {0, 0, 0}, {1, 0, 0}, {0, 4097, 4096}, {10000001, 3, 40000}};
  int32_t size = sr_world_size(world), own = sr_world_local_rank(world);
  int32_t *local = calloc((size_t)size, sizeof *local);
  EXPECT_EQ(sr_world_all_gather(ctx, world, &own, sizeof own, local), SR_OK);
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
    test_pieces(ctx, world, sizes[i], -1);
    for (int32_t r = 0; r < size; r++)
      if (local[r] == 0)
        test_pieces(ctx, world, sizes[i], r);
  }
  free(local);
}

static void test_buffers(sr_ctx *ctx, sr_world *world, size_t bytes) {
  int32_t rank = sr_world_rank(world), size = sr_world_size(world);
  uint8_t *buffer = malloc(bytes + 1);
  for (int32_t from = 1; from < size; from++) {
    if (rank == from) {
      memset(buffer, from, bytes);
      EXPECT_EQ(sr_world_send(ctx, world, 0, buffer, bytes), SR_OK);
      EXPECT_EQ(sr_world_send(ctx, world, 0, &from, sizeof from), SR_OK);
    } else if (rank == 0) {
      EXPECT_EQ(sr_world_receive(ctx, world, from, buffer, bytes), SR_OK);
      EXPECT(bytes == 0 || (buffer[0] == from && buffer[bytes - 1] == from));
      int32_t next = 0;
      EXPECT_EQ(sr_world_receive(ctx, world, from, &next, sizeof next), SR_OK);
      EXPECT_EQ(next, from);
    }
  }
  free(buffer);
  EXPECT_EQ(sr_world_send(ctx, world, rank, "x", 1), SR_ERR_INVALID);
  EXPECT_CONTAINS(ctx->message, "not another rank");
  sr_ctx_clear(ctx);
}

static void test_agreement(sr_ctx *ctx, sr_world *world) {
  int32_t rank = sr_world_rank(world), size = sr_world_size(world);
  EXPECT_EQ(sr_world_agree(ctx, world, SR_OK), SR_OK);

  /* The last rank fails. */
  sr_status own = rank == size - 1 ? sr_fail(ctx, SR_ERR_IO, "no disk at %d", 42) : SR_OK;
  sr_status agreed = sr_world_agree(ctx, world, own);
  char sentence[64];
  snprintf(sentence, sizeof sentence, "rank %d: no disk at 42", size - 1);
  EXPECT_EQ(agreed, rank == size - 1 ? SR_ERR_IO : SR_ERR_PEER);
  EXPECT_STRING(ctx->message, rank == size - 1 ? "no disk at 42" : sentence);
  sr_ctx_clear(ctx);

  /* Several ranks fail: the message is that of the lowest one. */
  if (size > 2) {
    own = rank >= 1 ? sr_fail(ctx, SR_ERR_INVALID, "bad %d", rank) : SR_OK;
    EXPECT_EQ(sr_world_agree(ctx, world, own), rank >= 1 ? SR_ERR_INVALID : SR_ERR_PEER);
    EXPECT(rank != 0 || strcmp(ctx->message, "rank 1: bad 1") == 0);
    sr_ctx_clear(ctx);
  }
  /* A rank that only noticed a failure does not report it for the rank that failed. */
  if (size > 1) {
    sr_ctx_clear(ctx);
    own = rank == size - 1 ? sr_fail(ctx, SR_ERR_IO, "the cause")
                           : sr_fail(ctx, SR_ERR_PEER, "a peer is gone");
    EXPECT_EQ(sr_world_agree(ctx, world, own), rank == size - 1 ? SR_ERR_IO : SR_ERR_PEER);
    EXPECT(strstr(ctx->message, "the cause") != NULL);
    sr_ctx_clear(ctx);
  }
  EXPECT_EQ(sr_world_agree(ctx, world, SR_OK), SR_OK);
}

/* All ranks know which rank failed. If all failing ranks only noticed the loss of a peer, the
 * lowest of them counts. */
static void test_fault(sr_ctx *ctx, sr_world *world) {
  int32_t rank = sr_world_rank(world), last = sr_world_size(world) - 1;
  sr_world_fault fault = {-1, SR_OK};
  sr_status own = rank == last ? sr_fail(ctx, SR_ERR_NOMEM, "none left") : SR_OK;
  EXPECT(sr_world_agree_fault(ctx, world, own, &fault) != SR_OK);
  EXPECT(fault.rank == last && fault.status == SR_ERR_NOMEM);
  sr_ctx_clear(ctx);

  own = rank > 0 || last == 0 ? sr_fail(ctx, SR_ERR_PEER, "a peer is gone") : SR_OK;
  EXPECT_EQ(sr_world_agree_fault(ctx, world, own, &fault), SR_ERR_PEER);
  EXPECT(fault.rank == (last == 0 ? 0 : 1) && fault.status == SR_ERR_PEER);
  EXPECT_CONTAINS(ctx->message, "a peer is gone");
  sr_ctx_clear(ctx);
}

int main(int argc, char **argv) {
  bool node_is_rank = argc > 1 && strcmp(argv[1], "node_is_rank") == 0;
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  const sr_affinity own = take_one_processor();
  bool split_nodes = argc > 1 && strcmp(argv[1], "split_nodes") == 0;
  sr_world_options options = {.node_is_rank = node_is_rank, .split_nodes = split_nodes ? 2 : 0};
  if (!EXPECT_EQ(sr_world_create(&ctx, &options, &world), SR_OK)) {
    fprintf(stderr, "%s\n", ctx.message);
    return expect_result();
  }
  test_order(&ctx, world, node_is_rank, split_nodes);
  test_processors(&ctx, world, &own);
  test_records(&ctx, world);
  const size_t sizes[] = {0, 1, 4097, 10000001};
  test_broadcasts(&ctx, world);
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
    test_buffers(&ctx, world, sizes[i]);
  test_agreement(&ctx, world);
  test_fault(&ctx, world);
  sr_world_destroy(world);
  return expect_result();
}
