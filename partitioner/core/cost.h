/*
 * The cost model of computing and sending. The partitioner uses it to choose between ways to
 * compute the same result.
 *
 * A cost is a time. Its unit is the time that one device takes to read or write one byte while no
 * other device uses the memory: 0.1 ns, at 10 GB/s. Devices of one node read each other's memory in
 * place. The devices of a node share one port to other nodes. A byte takes one unit of time to go
 * through the port.
 *
 * Every cost counts reads and messages. sr_sent_cost does not count the writing of received data:
 * it compares ways to send the same data to the same devices, and the devices write the data in any
 * case. sr_cost_of_one, sr_cost_of_spread and sr_cost_of_turn count the writing, because they
 * decide whether to send at all.
 *
 * Messages and bytes are counted as executable/traffic.h counts them for the same collectives, with
 * two differences. Data for several devices of another node is sent to that node once. Fractions
 * are not rounded.
 */
#ifndef SR_PARTITIONER_CORE_COST_H
#define SR_PARTITIONER_CORE_COST_H

#include "partitioner/core/partitioner.h"

enum {
  /* Cost of a message inside a node, without its bytes: 0.4 us. */
  SR_NEAR_MESSAGE_COST = 4 << 10,
  /* Cost of a message between nodes, without its bytes: 1.6 us. */
  SR_FAR_MESSAGE_COST = 16 << 10,
  /* The most transfers per device, on average, that a good way to move data needs. A way with more
   * transfers is used only if there is no other way. Each transfer is a message. */
  SR_MOST_TRANSFERS = 16,
  /* Cost of one more step in the plan that the compiler makes. Kernels end at a step, and devices
   * wait for each other. */
  SR_STEP_COST = 64 << 10,
  /* Cost to sort one element in one of the log2(n) levels of a sort, or to merge two elements.
   * Comparing random elements costs a mispredicted branch, or a chain of dependent instructions. */
  SR_SORT_STEP_COST = 32,
  /* The devices of a node share its memory. While all of them work, memory access is slower by at
   * most this factor. */
  SR_MEMORY_SHARING = 4,
};

/* ---- nodes ----------------------------------------------------------------------------------- */

/* sr_node_total: number of nodes that the program's devices are on. sr_node_devices: number of
 * devices on each node. */
int64_t sr_node_total(const sr_partitioner *p);
int64_t sr_node_devices(const sr_partitioner *p);

/* ---- computing (place_work.c has the cost of an op) ------------------------------------------ */

/* Factor by which memory access is slower while all devices of a node work. */
double sr_memory_sharing(const sr_partitioner *p);
/* Cost of sorting `elements` elements. Each line of `line` elements is sorted on its own. */
double sr_sort_cost(double elements, double line);

/* ---- sending, all devices at the same time --------------------------------------------------- */

/* What a device sends: the average over all devices. */
typedef struct sr_sent {
  double bytes, messages;         /* to devices of the same node */
  double far_bytes, far_messages; /* to other nodes */
} sr_sent;

/* How many other members a device's group has, and on how many nodes. A group is a row of
 * replica_groups. The numbers are averages over all devices. */
typedef struct sr_reach {
  double near, far; /* number of other members on the device's node, and on other nodes */
  double nodes;     /* number of other nodes that have members */
} sr_reach;

/* Returns the average reach for the groups along dimension `dim`: the devices of a group differ
 * only in their shard of `dim`. */
sr_reach sr_reach_of(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);
/* What a device sends if each member of a group sends the same `bytes` bytes to all other members.
 * Each other node receives the bytes once. */
sr_sent sr_sent_to_all(sr_reach reach, double bytes);
/* What a device sends if each member of a group sends different `bytes` bytes to every other
 * member. */
sr_sent sr_sent_to_each(sr_reach reach, double bytes);
/* What a device sends if each member of a group sends `bytes` bytes to one other member. */
sr_sent sr_sent_to_one(sr_reach reach, double bytes);
/* Returns the sum of `a` and `b`. */
sr_sent sr_sent_add(sr_sent a, sr_sent b);
/* Returns the average over all devices of `all`, the total that they send. all.bytes and
 * all.far_bytes count elements, not bytes; an element has `bytes` bytes. */
sr_sent sr_sent_share(const sr_partitioner *p, sr_sent all, double bytes);
/* Cost for a device to send `sent` while each other device of its node sends as much. */
double sr_sent_cost(const sr_partitioner *p, sr_sent sent);

/* ---- sending, while no other device needs the port ------------------------------------------- */

/* Cost for one device to send `bytes` bytes in `messages` messages, spread evenly over all devices.
 * Receiving as much from all devices costs the same. The sender reads the bytes, and the receiver
 * writes them. */
double sr_cost_of_one(const sr_partitioner *p, double bytes, double messages);
/* Cost of copying an array of `bytes` bytes to all devices. Before, the array is on one device, or
 * in shards on all devices. Each device reads and writes all bytes. */
double sr_cost_of_spread(const sr_partitioner *p, double bytes);
/* Cost of resharding an array of `bytes` bytes that is in shards on all devices. Each device reads
 * and writes its share of the bytes. */
double sr_cost_of_turn(const sr_partitioner *p, double bytes);

#endif
