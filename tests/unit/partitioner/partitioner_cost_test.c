/*
 * What it costs to send on several nodes, and what follows from it. Costs are worked out by hand
 * from partitioner/core/cost.h.
 */
#include "partitioner/core/cost.h"
#include "support/expect.h"

/* 8 devices, 4 on a node: a byte to another node costs as much as the port's 4 devices together. */
static void sent(void) {
  const sr_partitioner one = {.device_count = 8}, two = {.device_count = 8, .devices_per_node = 4};
  const sr_partitioner odd = {.device_count = 8, .devices_per_node = 3};
  EXPECT_EQ(sr_node_total(&one), 1);
  EXPECT_EQ(sr_node_total(&two), 2);
  EXPECT_EQ(sr_node_total(&odd), 3);
  /* Groups of all: 3 near, 4 on the other node, which takes what is for all of them once. */
  const sr_reach all = {.near = 3, .far = 4, .nodes = 1};
  EXPECT(sr_sent_cost(&two, sr_sent_to_all(all, 100)) == 3 * 100 + 3 * 4096 + 4 * 100 + 16384);
  EXPECT(sr_sent_cost(&two, sr_sent_to_each(all, 100)) ==
         3 * 100 + 3 * 4096 + 4 * 4 * 100 + 4 * 16384);
  /* To one of the 7, any of them. */
  const double third = sr_sent_cost(&two, sr_sent_to_one(all, 700));
  EXPECT(third > 0.999 * (300 + 4096 * 3 / 7.0 + 4 * 400 + 16384 * 4 / 7.0));
  EXPECT(third < 1.001 * (300 + 4096 * 3 / 7.0 + 4 * 400 + 16384 * 4 / 7.0));
  const sr_reach near = {.near = 7};
  EXPECT(sr_sent_cost(&one, sr_sent_to_all(near, 100)) == 7 * (100 + 4096));
  /* 16 elements of 4 bytes in 8 messages, by 8 devices. */
  const sr_sent all_together = {.bytes = 16, .messages = 8};
  EXPECT(sr_sent_cost(&two, sr_sent_share(&two, all_together, 4)) == 8 + 4096);
}

/* While no other sends: the port takes a byte in the time of a read, and what is written counts. */
static void sent_alone(void) {
  const sr_partitioner one = {.device_count = 8}, two = {.device_count = 8, .devices_per_node = 4};
  EXPECT(sr_cost_of_one(&one, 800, 8) == 800 + 800 + 8 * 4096);
  EXPECT(sr_cost_of_one(&two, 800, 8) == 800 + 400 + 400 + 4 * 4096 + 4 * 16384);
  /* The devices of a node slow each other down; over the port it goes once for each node. */
  EXPECT(sr_cost_of_spread(&one, 100) == 4 * 100 + 4 * 100 + 7 * 4096);
  EXPECT(sr_cost_of_spread(&two, 100) == 4 * 100 + 4 * 100 + 3 * 4096 + 100 + 16384);
  /* Shares of 100, by four at the same time; of these, half is for the other node, 200 in all. */
  EXPECT(sr_cost_of_turn(&one, 800) == 4 * 100 + 4 * 100 + 7 * 4096);
  EXPECT(sr_cost_of_turn(&two, 800) == 4 * 100 + 4 * 50 + 3 * 4096 + 200 + 4 * 16384);
}

static void computed(void) {
  const sr_partitioner many = {.device_count = 8}, few = {.device_count = 8, .devices_per_node = 2};
  EXPECT(sr_memory_sharing(&many) == 4);
  EXPECT(sr_memory_sharing(&few) == 2);
  EXPECT(sr_sort_cost(24, 8) == 24 * 3 * 32); /* three lines of 8, or one */
}

int main(void) {
  sent();
  sent_alone();
  computed();
  return expect_result();
}
