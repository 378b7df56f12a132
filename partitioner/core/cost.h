/*
 * The cost model of computing and sending. The partitioner uses it to choose between ways to
 * compute the same result.
 *
 * A cost is a time. Its unit is the time in which a device reads or writes one byte, at 10 GB/s,
 * while it has the memory to itself. Devices of one node read each other's memory in place. Between
 * nodes, all data goes through a port that the devices of a node share; a byte takes as long
 * there as the read of a byte.
 *
 * Reads and messages always count. sr_sent_cost does not count the writing of received data: it
 * compares ways to bring the same data to the same devices, which all write it. sr_cost_of_one,
 * sr_cost_of_spread and sr_cost_of_turn count it, because they decide whether to send at all.
 *
 * Messages and bytes are counted as executable/traffic.h counts them for the same collectives, with
 * two differences: data for several devices of another node goes there once, and fractions are not
 * rounded.
 */
#ifndef SR_PARTITIONER_CORE_COST_H
#define SR_PARTITIONER_CORE_COST_H

#include "partitioner/core/partitioner.h"

enum {
  /* Cost of a message inside a node, without its bytes: 0.4 us. */
  SR_NEAR_MESSAGE_COST = 4 << 10,
  /* Cost of a message between nodes, without its bytes: 1.6 us. */
  SR_FAR_MESSAGE_COST = 16 << 10,
  /* If a way to move data needs more transfers per device than this, on average, another way is
   * used if there is one. Each transfer is a message. */
  SR_MOST_TRANSFERS = 16,
  /* Cost of one more step of the plan: kernels end there, and devices wait for each other. */
  SR_STEP_COST = 64 << 10,
  /* Cost of one element in one level of a sort, or of two elements in a merge: random elements cost
   * a mispredicted branch, or instructions that wait for each other. */
  SR_SORT_STEP_COST = 32,
  /* The devices of a node share its memory: while all of them are at work, memory access is at most
   * this many times slower. */
  SR_MEMORY_SHARING = 4,
};

/* ---- nodes ----------------------------------------------------------------------------------- */

/* Number of nodes that the program's devices are on, and number of devices on each node. */
int64_t sr_node_total(const sr_partitioner *p);
int64_t sr_node_devices(const sr_partitioner *p);

/* ---- computing (place_work.c has the cost of an op) ------------------------------------------ */

/* Factor by which memory access is slower while all devices are at work. */
double sr_memory_sharing(const sr_partitioner *p);
/* Cost of sorting `elements` elements in lines of `line` elements. */
double sr_sort_cost(double elements, double line);

/* ---- sending, all devices at the same time --------------------------------------------------- */

/* Data that a device sends, on average. */
typedef struct sr_sent {
  double bytes, messages;         /* inside its node */
  double far_bytes, far_messages; /* to other nodes */
} sr_sent;

/* The sizes of a device's group, averaged over all devices. */
typedef struct sr_reach {
  double near, far; /* other members on the device's node, and on other nodes */
  double nodes;     /* other nodes that have members */
} sr_reach;

/* Returns the average reach for these groups: the devices of a group have the same shard in all
 * dimensions of `sharding` except `dim`. */
sr_reach sr_reach_of(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);
/* Each member of a group sends `bytes` to all other members; each other node receives them once. */
sr_sent sr_sent_to_all(sr_reach reach, double bytes);
/* Each member of a group sends `bytes` to each other member, different data to each. */
sr_sent sr_sent_to_each(sr_reach reach, double bytes);
/* Each member of a group sends `bytes` to one other member. */
sr_sent sr_sent_to_one(sr_reach reach, double bytes);
/* Returns the data of both `a` and `b`. */
sr_sent sr_sent_add(sr_sent a, sr_sent b);
/* Returns one device's share of `all`, the data that all devices send together. `all` counts
 * elements; `bytes` is the size of one. */
sr_sent sr_sent_share(const sr_partitioner *p, sr_sent all, double bytes);
/* Cost for a device to send `sent` while the other devices of its node use the port, too. */
double sr_sent_cost(const sr_partitioner *p, sr_sent sent);

/* ---- sending, while no other device needs the port ------------------------------------------- */

/* Cost for one device to send `bytes`, evenly to all nodes, in `messages` messages, or to receive
 * them. One side reads the bytes; the other side writes them. */
double sr_cost_of_one(const sr_partitioner *p, double bytes, double messages);
/* Cost of bringing `bytes`, which are on one device or in shards on all, to all devices. Each
 * device reads and writes all bytes. */
double sr_cost_of_spread(const sr_partitioner *p, double bytes);
/* Cost of bringing `bytes`, which are in shards on all devices, into other shards: each device
 * reads and writes its share. */
double sr_cost_of_turn(const sr_partitioner *p, double bytes);

#endif
