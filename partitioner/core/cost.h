/*
 * What computing and sending cost: one model for all who choose between ways to do the same.
 *
 * A cost is a time, in bytes that a device reads or writes meanwhile while no other uses the
 * memory, at 10 GB/s. Devices of a node read what others have in place; between nodes everything
 * goes through a port that the node's devices share, a byte in the time of one read.
 *
 * Reading and messages count always (sr_sent_cost). That what is received is written counts where
 * the choice is whether to send at all (sr_cost_of_one, sr_cost_of_spread); ways to bring the same
 * to the same devices all write it.
 *
 * What is sent is what executable/traffic.h counts of the same collectives, over all devices; but
 * here what is for several devices of another node goes there once, and fractions are fractions.
 */
#ifndef SR_PARTITIONER_CORE_COST_H
#define SR_PARTITIONER_CORE_COST_H

#include "partitioner/core/partitioner.h"

enum {
  /* A message inside a node, whatever is in it: 0.4 us. */
  SR_NEAR_MESSAGE_COST = 4 << 10,
  /* One between nodes: 1.6 us. */
  SR_FAR_MESSAGE_COST = 16 << 10,
  /* Pieces that a device gets, on average, where something else does the same: each is a
   * message. */
  SR_MOST_TRANSFERS = 16,
  /* One more step of the plan: kernels end there, and devices wait for each other. */
  SR_STEP_COST = 64 << 10,
  /* One element in a level of a sort, or two in a merge: of random ones a branch that nobody
   * foresees, or steps that wait for each other. */
  SR_SORT_STEP_COST = 32,
  /* Devices of one node share its memory: of so many at work, each is slowed down by the others. */
  SR_MEMORY_SHARING = 4,
};

/* ---- nodes ----------------------------------------------------------------------------------- */

/* Nodes that the program's devices are on, and devices of one of them. */
int64_t sr_node_total(const sr_partitioner *p);
int64_t sr_node_devices(const sr_partitioner *p);

/* ---- computing (what an op costs: place_work.c) ---------------------------------------------- */

/* How many times longer a device takes for its bytes when all devices are at work. */
double sr_memory_sharing(const sr_partitioner *p);
/* What it costs to sort so many elements in lines of `line`. */
double sr_sort_cost(double elements, double line);

/* ---- sending, all devices at the same time --------------------------------------------------- */

/* What a device sends, on average. */
typedef struct sr_sent {
  double bytes, messages;         /* inside its node */
  double far_bytes, far_messages; /* to other nodes */
} sr_sent;

/* How many others a device's group has. */
typedef struct sr_reach {
  double near, far; /* other members of a device's group, on its node and on others; on average */
  double nodes;     /* other nodes that have any */
} sr_reach;

/* Of the groups of devices that differ in their part of `dim` of `sharding` alone. */
sr_reach sr_reach_of(sr_partitioner *p, const sr_sharding *sharding, int32_t dim);
/* Each member sends `bytes` to all others; on another node they are received once. */
sr_sent sr_sent_to_all(sr_reach reach, double bytes);
/* Each member sends each other one `bytes`, none of them the same. */
sr_sent sr_sent_to_each(sr_reach reach, double bytes);
/* Each member sends `bytes` to one other. */
sr_sent sr_sent_to_one(sr_reach reach, double bytes);
/* One behind the other. */
sr_sent sr_sent_add(sr_sent a, sr_sent b);
/* Of what all devices of the program send together, in elements of `bytes`, that of one. */
sr_sent sr_sent_share(const sr_partitioner *p, sr_sent all, double bytes);
/* What it costs a device to send that, in competition with its node for the port. */
double sr_sent_cost(const sr_partitioner *p, sr_sent sent);

/* ---- sending, while no other needs the port -------------------------------------------------- */

/* What it costs if one device gives `bytes`, evenly to all nodes, in so many messages, or gets them
 * so: they are read there and written here. */
double sr_cost_of_one(const sr_partitioner *p, double bytes, double messages);
/* What it costs to bring `bytes`, which one device has, or all in parts, to all of them: each reads
 * and writes them all. */
double sr_cost_of_spread(const sr_partitioner *p, double bytes);
/* What it costs to bring `bytes`, which all have in parts, into other parts: each reads and writes
 * a share. */
double sr_cost_of_turn(const sr_partitioner *p, double bytes);

#endif
