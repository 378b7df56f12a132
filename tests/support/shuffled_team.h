/* A team of all devices of a job, in another order, which have reserved different numbers. */
#ifndef SR_TESTS_SUPPORT_SHUFFLED_TEAM_H
#define SR_TESTS_SUPPORT_SHUFFLED_TEAM_H

#include <stdlib.h>

#include "mpi/exchange.h"
#include "support/expect.h"

/* Where participant p is: at 3 p + 1 mod count, or backwards if 3 divides the count. */
static inline int32_t shuffled_device(int32_t participant, int32_t count) {
  return count % 3 == 0 ? count - 1 - participant : (3 * participant + 1) % count;
}

/* Reserves `numbers` on each device of this rank. The team lives until the process ends. */
static inline const sr_team *shuffled_team(sr_exchange *exchange, const sr_world *world,
                                           int32_t devices_per_rank, uint64_t numbers) {
  const int32_t count = devices_per_rank * sr_world_size(world);
  sr_team *team = malloc(sizeof *team);
  int32_t *devices = malloc((size_t)count * sizeof *devices);
  uint64_t *first = malloc((size_t)count * sizeof *first), got = 0;
  sr_ctx ctx = {0};
  for (int32_t p = 0; p < count; p++) {
    devices[p] = shuffled_device(p, count);
    first[p] = (uint64_t)devices[p] * 7;
    if (devices[p] / devices_per_rank != sr_world_rank(world))
      continue;
    EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, devices[p], first[p], &got), SR_OK);
    EXPECT_EQ(sr_exchange_reserve(&ctx, exchange, devices[p], numbers, &got), SR_OK);
    EXPECT_EQ(got, first[p]);
  }
  *team = (sr_team){.count = count, .devices = devices, .first = first};
  return team;
}

/* Returns the participant that is this device. */
static inline int32_t shuffled_participant(const sr_team *team, int32_t device) {
  int32_t p = 0;
  while (team->devices[p] != device)
    p++;
  return p;
}

#endif
