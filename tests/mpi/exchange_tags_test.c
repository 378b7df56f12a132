/*
 * Message tags between nodes: as many devices a rank as this MPI has tags for, and one more.
 *
 * Every rank counts as a node.
 */
#include <mpi.h>
#include <stdlib.h>

#include "mpi/exchange.h"
#include "support/expect.h"

enum {
  DEVICES_PER_RANK = 200, /* 200 * 200 pairs: more tags than the 32767 that every MPI has */
  WINDOW_BYTES = 4096
};

/* A number that is unique to a pair of devices. */
static int32_t sent(int32_t sender, int32_t receiver) {
  return sender * 1000 + receiver;
}

/* Prepares the permute of `pairs` for a device of this rank. */
static sr_exchange_op *prepare(sr_exchange *exchange, int32_t device, uint64_t number,
                               const int32_t *pairs, uint32_t count) {
  sr_exchange_spec spec = {.kind = SR_COLLECTIVE_PERMUTE,
                           .outer = 1,
                           .chunk = 1,
                           .element_bytes = 4,
                           .group_count = count,
                           .group_size = 2,
                           .groups = pairs};
  sr_ctx ctx = {0};
  sr_exchange_op *op = NULL;
  EXPECT_EQ(sr_exchange_prepare(&ctx, exchange, device, number, &spec, &op), SR_OK);
  return op;
}

/* The first device of each rank sends to the last device of the next rank, by messages. */
static void test_many_devices(sr_world *world) {
  sr_ctx ctx = {0};
  sr_exchange *exchange = NULL;
  int32_t size = sr_world_size(world), rank = sr_world_rank(world);
  int32_t first = rank * DEVICES_PER_RANK, last = first + DEVICES_PER_RANK - 1;
  if (!EXPECT_EQ(sr_exchange_create(&ctx, world, DEVICES_PER_RANK, WINDOW_BYTES, 2, &exchange),
                 SR_OK))
    return;
  uint64_t number = 0;
  EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, SR_EVERY_DEVICE, 2, &number), SR_OK);
  int32_t *pairs = calloc(2 * (size_t)size, sizeof *pairs);
  for (int32_t r = 0; pairs && r < size; r++) {
    pairs[2 * r] = r * DEVICES_PER_RANK;
    pairs[2 * r + 1] = (r + 1) % size * DEVICES_PER_RANK + DEVICES_PER_RANK - 1;
  }
  sr_exchange_op *give = prepare(exchange, first, number + 1, pairs, (uint32_t)size);
  sr_exchange_op *take = prepare(exchange, last, number + 1, pairs, (uint32_t)size);
  int32_t *in = sr_exchange_window(exchange, first), *got = sr_exchange_window(exchange, last);
  int32_t before = (rank + size - 1) % size * DEVICES_PER_RANK;
  in[0] = sent(first, pairs[2 * rank + 1]);
  EXPECT_EQ(sr_exchange_run(give, in, in + 16), SR_OK);
  EXPECT_EQ(sr_exchange_run(take, got, got + 16), SR_OK);
  EXPECT_EQ(got[16], sent(before, last));
  sr_exchange_release(give);
  sr_exchange_release(take);
  free(pairs);
  sr_exchange_destroy(exchange);
}

/* One device a rank too many for the available tags: refused on all ranks. */
static void test_too_many_devices(sr_world *world) {
  int *most = NULL, found = 0, devices = 1;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, (void *)&most, &found);
  if (!EXPECT(found))
    return;
  while ((long long)devices * devices <= *most)
    devices++;
  sr_ctx ctx = {0};
  sr_exchange *exchange = NULL;
  EXPECT_EQ(sr_exchange_create(&ctx, world, devices, 0, 1, &exchange), SR_ERR_UNSUPPORTED);
  EXPECT_CONTAINS(ctx.message, "message tags");
  EXPECT(exchange == NULL);
}

int main(void) {
  const sr_world_options options = {.node_is_rank = true};
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  if (!EXPECT_EQ(sr_world_create(&ctx, &options, &world), SR_OK))
    return expect_result();
  test_many_devices(world);
  test_too_many_devices(world);
  sr_world_destroy(world);
  return expect_result();
}
