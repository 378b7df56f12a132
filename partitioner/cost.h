/*
 * What it costs to send something, on the nodes that the devices are on.
 *
 * Costs are in bytes that one device reads from memory meanwhile. Devices of a node read what
 * others have in place; between nodes everything goes through a port that the node's devices share.
 */
#ifndef SR_PARTITIONER_COST_H
#define SR_PARTITIONER_COST_H

#include "partitioner/pass.h"

enum {
  /* A message inside a node, whatever is in it: 0.4 us, at 10 GB/s. */
  SR_NEAR_MESSAGE_COST = 4 << 10,
  /* One between nodes: 1.6 us. */
  SR_FAR_MESSAGE_COST = 16 << 10,
};

/* What a device sends, on average. */
typedef struct sr_sent {
  double bytes, messages;         /* inside its node */
  double far_bytes, far_messages; /* to other nodes; a port takes a byte in the time of one read */
} sr_sent;

/* How many others a device's group has. */
typedef struct sr_reach {
  double near, far; /* other members of a device's group, on its node and on others; on average */
  double nodes;     /* other nodes that have any */
} sr_reach;

/* The node of a device: devices are numbered node by node. */
int64_t sr_node_of(const sr_pass *pass, int64_t device);
/* Nodes that the program's devices are on, and devices of one of them. */
int64_t sr_node_total(const sr_pass *pass);
int64_t sr_node_devices(const sr_pass *pass);

/* Of the groups of devices that differ in their part of `dim` of `form` alone. Leaves lists in
 * pass->per_op. */
sr_reach sr_reach_of(sr_pass *pass, const sr_sharding *form, int32_t dim);
/* Each member sends `bytes` to all others; on another node they are received once. */
sr_sent sr_sent_to_all(sr_reach reach, double bytes);
/* Each member sends each other one `bytes`, none of them the same. */
sr_sent sr_sent_to_each(sr_reach reach, double bytes);
/* Each member sends `bytes` to one other. */
sr_sent sr_sent_to_one(sr_reach reach, double bytes);

/* What it costs a device to send that. */
double sr_sent_cost(const sr_pass *pass, sr_sent sent);
/* One behind the other. */
sr_sent sr_sent_add(sr_sent a, sr_sent b);

#endif
