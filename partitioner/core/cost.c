#include "partitioner/core/cost.h"

#include <math.h>

#include "partitioner/core/groups.h"

/* ---- nodes ----------------------------------------------------------------------------------- */

int64_t sr_node_devices(const sr_partitioner *p) {
  int64_t devices = p->devices_per_node;
  return devices > 0 && devices < p->device_count ? devices : p->device_count;
}

/* Devices are numbered node by node. */
static int64_t node_of(const sr_partitioner *p, int64_t device) {
  return device / sr_node_devices(p);
}

int64_t sr_node_total(const sr_partitioner *p) {
  return node_of(p, p->device_count - 1) + 1;
}

/* ---- computing ------------------------------------------------------------------------------- */

double sr_memory_sharing(const sr_partitioner *p) {
  return fmin((double)sr_node_devices(p), (double)SR_MEMORY_SHARING);
}

double sr_sort_cost(double elements, double line) {
  return elements * log2(fmax(2, line)) * (double)SR_SORT_STEP_COST;
}

/* ---- sending --------------------------------------------------------------------------------- */

/* Adds the sr_reach of every device in `group` to `sum`. `seen` has a counter for each node. All
 * counters are 0 before and after the call. */
static void add_group(const sr_partitioner *p, const int64_t *group, int64_t size, int64_t *seen,
                      sr_reach *sum) {
  int64_t nodes = 0;
  for (int64_t i = 0; i < size; i++)
    nodes += seen[node_of(p, group[i])]++ == 0;
  for (int64_t i = 0; i < size; i++) {
    int64_t near = seen[node_of(p, group[i])];
    sum->near += (double)(near - 1);
    sum->far += (double)(size - near);
    sum->nodes += (double)(nodes - 1);
  }
  for (int64_t i = 0; i < size; i++)
    seen[node_of(p, group[i])] = 0;
}

sr_reach sr_reach_of(sr_partitioner *p, const sr_sharding *sharding, int32_t dim) {
  double members = (double)sr_sharding_dim_shards(sharding, dim);
  if (sr_node_total(p) == 1)
    return (sr_reach){.near = members - 1};
  const int64_t key[] = {(int64_t)(intptr_t)sharding, dim};
  sr_reach **place =
      (sr_reach **)sr_memo_at(p->arena, &p->made.reaches, key, sizeof key / sizeof *key);
  if (*place)
    return **place;
  const sr_dense *groups = &sr_groups_attr_along(p, sharding, dim)->dense;
  const int64_t *devices = groups->data, rows = groups->type->dims[0], size = groups->type->dims[1];
  SR_ARENA_SCOPE(p->scratch);
  int64_t *seen = SR_NEW_ARRAY(p->scratch, int64_t, sr_node_total(p));
  sr_reach *sum = *place = SR_NEW(p->arena, sr_reach);
  for (int64_t r = 0; r < rows; r++)
    add_group(p, devices + r * size, size, seen, sum);
  double all = (double)(rows * size);
  *sum = (sr_reach){sum->near / all, sum->far / all, sum->nodes / all};
  return *sum;
}

sr_sent sr_sent_to_all(sr_reach reach, double bytes) {
  return (sr_sent){reach.near * bytes, reach.near, reach.nodes * bytes, reach.nodes};
}

sr_sent sr_sent_to_each(sr_reach reach, double bytes) {
  return (sr_sent){reach.near * bytes, reach.near, reach.far * bytes, reach.far};
}

sr_sent sr_sent_to_one(sr_reach reach, double bytes) {
  double others = reach.near + reach.far, far = others > 0 ? reach.far / others : 0;
  return (sr_sent){(1 - far) * bytes, 1 - far, far * bytes, far};
}

sr_sent sr_sent_add(sr_sent a, sr_sent b) {
  return (sr_sent){a.bytes + b.bytes, a.messages + b.messages, a.far_bytes + b.far_bytes,
                   a.far_messages + b.far_messages};
}

sr_sent sr_sent_share(const sr_partitioner *p, sr_sent all, double bytes) {
  double devices = (double)p->device_count;
  return (sr_sent){all.bytes * bytes / devices, all.messages / devices,
                   all.far_bytes * bytes / devices, all.far_messages / devices};
}

/* Cost for one device to send `sent`. `waiting` is the number of devices of its node that each send
 * this much through the node's port at the same time. */
static double cost_of(sr_sent sent, double waiting) {
  return sent.bytes + (double)SR_NEAR_MESSAGE_COST * sent.messages + waiting * sent.far_bytes +
         (double)SR_FAR_MESSAGE_COST * sent.far_messages;
}

double sr_sent_cost(const sr_partitioner *p, sr_sent sent) {
  return cost_of(sent, (double)sr_node_devices(p));
}

double sr_cost_of_one(const sr_partitioner *p, double bytes, double messages) {
  double far = 1 - (double)sr_node_devices(p) / (double)p->device_count;
  const sr_sent sent = {bytes * (1 - far), messages * (1 - far), bytes * far, messages * far};
  return bytes + cost_of(sent, 1);
}

double sr_cost_of_spread(const sr_partitioner *p, double bytes) {
  double others = (double)sr_node_devices(p) - 1, nodes = (double)sr_node_total(p) - 1;
  double here = bytes * sr_memory_sharing(p); /* all devices of the node read at the same time */
  return here + cost_of((sr_sent){here, others, bytes * nodes, nodes}, 1);
}

double sr_cost_of_turn(const sr_partitioner *p, double bytes) {
  double devices = (double)p->device_count, near = (double)sr_node_devices(p);
  double share = bytes / devices, far = devices - near;
  double here = share * sr_memory_sharing(p);
  /* Everything that the devices of a node send to other nodes goes through one port. */
  return here +
         cost_of((sr_sent){here * near / devices, near - 1, near * share * far / devices, far}, 1);
}
