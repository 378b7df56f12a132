/*
 * Chooses where each cluster is computed: by all devices, by one device, or in shards. A cluster is
 * a set of ops that no sharding reaches (placement.h). One device or shards are chosen only if that
 * saves at least SR_PLACE_LEAST compared with all devices.
 *
 * The cost of a cluster depends on the places of the clusters with which it exchanges values. All
 * clusters start on one device, where nothing has to be sent between them. A cluster leaves this
 * place if another place is cheaper, and never comes back. The rounds end when no cluster leaves.
 * The time of a round is proportional to the number of edges of the graph.
 */
#include <math.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/place/placement.h"
#include "partitioner/sharding_groups/sharding_groups.h"

static double bytes_of(const sr_value *value) {
  return (double)sr_type_bytes(value->type);
}

/* ---- what is sent ---------------------------------------------------------------------------- */

/* Returns the cost for one device to receive or send all `count` shards of the value, except its
 * own shard. */
static double shard_cost(const sr_partitioner *p, const sr_value *value, int64_t count) {
  double shards = (double)count;
  return sr_cost_of_one(p, bytes_of(value) * (shards - 1) / shards, shards - 1);
}

/* Returns the sharding in which an input of a cluster is produced. NULL: the input is whole, either
 * on all devices or on one (is_made_on_one). */
static const sr_sharding *produced_of(const sr_partitioner *p, sr_value *value) {
  const sr_sharding_group *group = sr_value_sharding_group(p, sr_value_origin(p, value));
  return group ? group->produced : NULL;
}

/* True if the value is made on one device only. */
static bool is_made_on_one(sr_placing *placing, sr_value *value) {
  const sr_value *origin = sr_value_origin(placing->p, value);
  const sr_place_cluster *from = origin->op ? sr_place_around(placing, origin->op) : NULL;
  return from && from->place == SR_PLACE_ONE;
}

/* Returns the cost of bringing the inputs of the cluster to the one device that computes it, or to
 * all devices if `all` is true. */
static double cost_of_inputs(sr_placing *placing, const sr_place_cluster *cluster, bool all) {
  double sum = 0;
  for (size_t i = 0; i < cluster->inputs.count; i++) {
    sr_value *value = cluster->inputs.items[i];
    const sr_sharding *produced = produced_of(placing->p, value);
    if (produced && !sr_sharding_is_replicated(produced))
      sum += shard_cost(placing->p, value, sr_sharding_shard_count(produced)) *
             (all ? sr_memory_sharing(placing->p) : 1);
    else if (all && (produced || is_made_on_one(placing, value)))
      sum += sr_place_spread_cost(placing->p, value);
  }
  return sum;
}

/* ---- who takes a result ---------------------------------------------------------------------- */

/* Whether the values of a sharding group can stay on one device while they flow through loops and
 * branches. */
typedef enum flow {
  FLOW_UNKNOWN,
  FLOW_STAYS, /* also assumed for a group that is being examined */
  FLOW_SPREADS,
} flow;

/* What the uses of one value need, and what it costs to send the value to them. */
typedef struct takers {
  sr_placing *placing;
  const sr_place_cluster *cluster;
  bool all;                /* a use needs the value on every device */
  double sent;             /* cost of sending the value to uses that do not need it on every
                            * device */
  const sr_sharding *last; /* sharding of the last use whose cost was counted */
} takers;

static void look_at_uses(takers *t, const sr_value *value);

static bool stays(sr_placing *placing, sr_sharding_group *group) {
  const int64_t key = (int64_t)(intptr_t)group;
  intptr_t *place = (intptr_t *)sr_memo_at(placing->arena, &placing->flows, &key, 1);
  if (*place != FLOW_UNKNOWN)
    return *place == FLOW_STAYS;
  *place = FLOW_STAYS;
  takers t = {.placing = placing};
  t.all = group->sharding || (group->kind != SR_GROUP_CARRY && group->kind != SR_GROUP_BRANCH) ||
          (group->kind == SR_GROUP_CARRY && group->values[1]->uses);
  for (int32_t v = 0; !t.all && v < group->value_count; v++)
    look_at_uses(&t, group->values[v]);
  bool found = !t.all && t.sent == 0;
  *(intptr_t *)sr_memo_at(placing->arena, &placing->flows, &key, 1) =
      found ? FLOW_STAYS : FLOW_SPREADS;
  return found;
}

/* If a loop or branch returns the used value, or a loop starts from it, returns the sharding group
 * of the loop's or branch's result. Otherwise returns NULL. */
static sr_sharding_group *flows_into(const sr_partitioner *p, const sr_use *use) {
  const sr_op *op = use->user;
  const sr_op *parent = op->block->parent;
  if (op->code == SR_OP_WHILE)
    return sr_value_sharding_group(p, sr_result(op, use->index));
  if (op->code != SR_OP_RETURN || !parent)
    return NULL;
  bool condition = parent->code == SR_OP_WHILE && parent->regions[0] == op->block;
  return condition ? NULL : sr_value_sharding_group(p, sr_result(parent, use->index));
}

static void look_at_use(takers *t, const sr_use *use) {
  sr_partitioner *p = t->placing->p;
  const sr_place_cluster *user = sr_place_around(t->placing, use->user);
  sr_sharding_group *group = user ? NULL : flows_into(p, use);
  bool any = false;
  if (use->user->code == SR_OP_SDY_SHARDING_GROUP)
    return;
  if (user) {
    t->all |= user->place == SR_PLACE_ALL;
    if (user->place == SR_PLACE_SHARDED)
      t->sent += shard_cost(p, use->value, p->device_count);
    return;
  }
  if (group && !group->sharding) {
    t->all |= !stays(t->placing, group);
    return;
  }
  const sr_sharding *sharding = sr_use_sharding(p, use, &any);
  if (any || (sharding && sharding == t->last))
    return;
  t->all |= !sharding;
  t->last = sharding;
  if (sharding &&
      sr_sharding_is_replicated(sharding)) { /* the use takes the whole value on some devices; the
                                              * device that sends the value will be one of them */
    double others = (double)sharding->mesh->device_count - 1;
    t->sent += sr_cost_of_one(p, bytes_of(use->value) * others, others);
  } else if (sharding) {
    t->sent += shard_cost(p, use->value, sr_sharding_shard_count(sharding));
  }
}

static void look_at_uses(takers *t, const sr_value *value) {
  for (const sr_use *use = value->uses; use && !t->all; use = use->next)
    if (sr_op_is_identity(t->placing->p, use->user))
      look_at_uses(t, sr_result(use->user, 0));
    else if (!t->cluster || sr_place_around(t->placing, use->user) != t->cluster)
      look_at_use(t, use);
}

bool sr_place_is_spread(sr_placing *placing, const sr_place_cluster *cluster,
                        const sr_value *value) {
  takers t = {.placing = placing, .cluster = cluster};
  look_at_uses(&t, value);
  return t.all;
}

/* Returns the cost of sending the outputs, if one device computes the cluster. */
static double cost_of_outputs(sr_placing *placing, const sr_place_cluster *cluster) {
  double sum = 0;
  for (size_t i = 0; i < cluster->outputs.count; i++) {
    const sr_value *value = cluster->outputs.items[i];
    takers t = {.placing = placing, .cluster = cluster};
    look_at_uses(&t, value);
    sum += t.all ? sr_place_spread_cost(placing->p, value) : t.sent;
  }
  return sum;
}

/* ---- the choice ------------------------------------------------------------------------------ */

/* Returns the cheapest place of the cluster, given the present places of the clusters whose results
 * it uses, and of those that use its results. */
static sr_place cheapest(sr_placing *placing, sr_place_cluster *cluster) {
  const sr_place_load *load = &cluster->load;
  double all = load->bytes * sr_memory_sharing(placing->p) + load->own +
               cost_of_inputs(placing, cluster, true);
  cluster->sent = cost_of_inputs(placing, cluster, false) + cost_of_outputs(placing, cluster);
  cluster->costs[SR_PLACE_ALL] = all;
  cluster->costs[SR_PLACE_ONE] = load->bytes + load->own + cluster->sent;
  cluster->shards = sr_place_divide(placing, cluster);
  cluster->costs[SR_PLACE_SHARDED] = cluster->shards.value ? all - cluster->shards.saved : INFINITY;
  bool shards = cluster->costs[SR_PLACE_SHARDED] < cluster->costs[SR_PLACE_ONE];
  sr_place best = shards ? SR_PLACE_SHARDED : SR_PLACE_ONE;
  return cluster->costs[best] + (double)SR_PLACE_LEAST <= all ? best : SR_PLACE_ALL;
}

static void choose_by_cost(sr_placing *placing) {
  for (bool changed = true; changed;) {
    changed = false;
    placing->flows = (sr_memo){0};
    /* Consumers first: a consumer's place decides what its producers have to send. */
    for (size_t i = placing->clusters.count; i-- > 0;) {
      sr_place_cluster *cluster = placing->clusters.items[i];
      if (cluster->place != SR_PLACE_ONE)
        continue;
      cluster->place = cheapest(placing, cluster);
      changed |= cluster->place != SR_PLACE_ONE;
    }
  }
}

/* If `sharding` puts the whole value on a subset of the devices, returns the first device of the
 * subset; else -1. */
static int64_t device_of_sharding(const sr_sharding *sharding) {
  return sharding && sr_sharding_is_replicated(sharding) ? sr_mesh_device(sharding->mesh, 0) : -1;
}

static int64_t device_of_input(sr_placing *placing, sr_value *value) {
  const sr_value *origin = sr_value_origin(placing->p, value);
  const sr_place_cluster *from = origin->op ? sr_place_around(placing, origin->op) : NULL;
  return from && from->place == SR_PLACE_ONE ? from->device
                                             : device_of_sharding(produced_of(placing->p, value));
}

/* Returns the device that has the largest input. If all inputs are on all devices or in shards,
 * returns a device that uses a result; if there is none, device 0. */
static int64_t choose_device(sr_placing *placing, const sr_place_cluster *cluster) {
  int64_t best = -1;
  double most = 0;
  for (size_t i = 0; i < cluster->inputs.count; i++) {
    sr_value *value = cluster->inputs.items[i];
    int64_t device = device_of_input(placing, value);
    if (device >= 0 && bytes_of(value) > most) {
      best = device;
      most = bytes_of(value);
    }
  }
  for (size_t i = 0; best < 0 && i < cluster->outputs.count; i++)
    for (const sr_use *use = cluster->outputs.items[i]->uses; use && best < 0; use = use->next) {
      bool any;
      if (!sr_place_around(placing, use->user) && !sr_op_is_identity(placing->p, use->user))
        best = device_of_sharding(sr_use_sharding(placing->p, use, &any));
    }
  return best < 0 ? 0 : best;
}

void sr_place_choose(sr_placing *placing, sr_placement wanted) {
  for (size_t i = 0; i < placing->clusters.count; i++)
    placing->clusters.items[i]->place = SR_PLACE_ONE;
  if (wanted == SR_PLACEMENT_AUTO)
    choose_by_cost(placing);
  for (size_t i = 0; i < placing->clusters.count; i++)
    if (placing->clusters.items[i]->place == SR_PLACE_ONE)
      placing->clusters.items[i]->device = choose_device(placing, placing->clusters.items[i]);
}
