/*
 * A broadcast is stored once per node, however many ranks read it. Measured by the sum of the
 * proportional set sizes of all ranks, in which a page mapped by n ranks counts one n-th for each.
 */
#include <stdlib.h>

#include "mpi/world.h"
#include "support/expect.h"
#include "support/resident.h"

enum {
  BYTES = 32 << 20
};

static bool is_original(const uint8_t *data, size_t bytes) {
  for (size_t i = 0; i < bytes; i++)
    if (data[i] != (uint8_t)(i >> 12))
      return false;
  return true;
}

/* Memory of all ranks together. */
static double held_by_all(sr_ctx *ctx, sr_world *world, uint64_t *table) {
  uint64_t own = resident_bytes();
  double sum = 0;
  EXPECT(own > 0);
  EXPECT_EQ(sr_world_agree(ctx, world, SR_OK), SR_OK); /* all ranks have mapped the broadcast */
  own = resident_bytes();
  EXPECT_EQ(sr_world_all_gather(ctx, world, &own, sizeof own, table), SR_OK);
  EXPECT_EQ(sr_world_agree(ctx, world, SR_OK), SR_OK); /* and no rank has unmapped it */
  for (int32_t r = 0; r < sr_world_size(world); r++)
    sum += (double)table[r];
  return sum;
}

int main(int argc, char **argv) {
  sr_world_options options = {.split_nodes =
                                  argc > 1 && strcmp(argv[1], "split_nodes") == 0 ? 2 : 0};
  sr_ctx ctx = {0};
  sr_world *world = NULL;
  if (!EXPECT_EQ(sr_world_create(&ctx, &options, &world), SR_OK))
    return expect_result();
  uint64_t *table = calloc((size_t)sr_world_size(world), sizeof *table);
  uint8_t *original = NULL;
  if (sr_world_rank(world) == 0) {
    original = malloc(BYTES);
    for (size_t i = 0; i < BYTES; i++)
      original[i] = (uint8_t)(i >> 12);
  }
  double before = held_by_all(&ctx, world, table);
  sr_world_piece piece = {original, BYTES};
  sr_world_block block;
  EXPECT_EQ(sr_world_broadcast(&ctx, world, 0, &piece, 1, &block), SR_OK);
  EXPECT(is_original(piece.data, piece.bytes));
  double copies = (held_by_all(&ctx, world, table) - before) / (double)BYTES;
  /* MPI itself needs a little memory, but less than a copy. */
  int32_t nodes = sr_world_node_count(world);
  EXPECT(copies > nodes - 0.1 && copies < nodes + 0.5);
  if (sr_world_rank(world) == 0)
    printf("%d ranks on %d nodes hold %.2f copies beside the root's\n", sr_world_size(world), nodes,
           copies);
  sr_world_release(&block);
  free(original);
  free(table);
  sr_world_destroy(world);
  return expect_result();
}
