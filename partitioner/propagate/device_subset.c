/*
 * Values that are whole on a device subset, that is, on some of the devices only. Their sharding
 * has no axes, so propagation does not spread it along factors. assign/compute.c decides in which
 * sharding an op takes such a value. This file spreads the subset through loops, branches and
 * barriers. It also spreads the subset back to an argument that only these devices use; the other
 * devices then need no part of the argument.
 *
 * Where values of a device subset and values of all devices meet, as at the end of two branches,
 * there is no conflict: the devices of the subset have both.
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/sharding_groups/sharding_groups.h"

static bool is_device_subset(const sr_sharding *sharding) {
  return sharding && sr_sharding_is_replicated(sharding);
}

/* A group has the values that must have one sharding, such as the carry of a loop. Its sources are
 * the values that flow into the group, such as the initial value of the loop. Returns the sharding
 * on a device subset that some sources have, if no source has a different sharding; else NULL. */
static const sr_sharding *sharding_of_sources(sr_partitioner *p, const sr_sharding_group *group) {
  const sr_sharding *found = NULL;
  for (int32_t i = 0; i < sr_sharding_group_source_count(group); i++) {
    const sr_sharding_group *source =
        sr_value_sharding_group(p, sr_sharding_group_source(p, group, i));
    const sr_sharding *sharding = source && source != group ? source->sharding : NULL;
    if (sharding &&
        (!is_device_subset(sharding) || (found && !sr_shardings_agree(p, sharding, found))))
      return NULL;
    found = found ? found : sharding;
  }
  return found;
}

/* Sets *found to the sharding in which all uses take `value`, and *out_user to the op of one of
 * them. False if a use takes the value in a sharding that is not on a device subset, or that
 * differs from an earlier *found. */
static bool taken_by_subset(sr_partitioner *p, const sr_value *value, const sr_sharding **found,
                            const sr_op **out_user) {
  for (const sr_use *use = value->uses; use; use = use->next) {
    bool any;
    if (sr_op_is_identity(p, use->user)) {
      if (!taken_by_subset(p, sr_result(use->user, 0), found, out_user))
        return false;
      continue;
    }
    const sr_sharding *sharding = sr_use_sharding(p, use, &any);
    if (any || use->user->code == SR_OP_SDY_SHARDING_GROUP)
      continue;
    if (!is_device_subset(sharding) || (*found && !sr_shardings_agree(p, sharding, *found)))
      return false;
    *found = sharding;
    *out_user = sr_use_op(p, use);
  }
  return true;
}

static bool is_kept(sr_partitioner *p, const sr_sharding_group *group, const sr_sharding *sharding);

/* True if all uses of `value`, which a loop carries unchanged, take it in `sharding`. */
static bool stays_in_loop(sr_partitioner *p, const sr_value *value, const sr_sharding *sharding) {
  for (const sr_use *use = value->uses; use; use = use->next) {
    const sr_op *user = use->user;
    bool any;
    if (user->code == SR_OP_RETURN && user->block == value->block)
      continue;
    bool there = sr_op_is_identity(p, user) ? stays_in_loop(p, sr_result(user, 0), sharding)
                 : user->code == SR_OP_WHILE
                     ? is_kept(p, sr_value_sharding_group(p, sr_result(user, use->index)), sharding)
                     : sr_shardings_agree(p, sr_use_sharding(p, use, &any), sharding);
    if (!there)
      return false;
  }
  return true;
}

/*
 * True if a loop may carry the value of `group` on a device subset. A value that the condition
 * reads is not kept there, because it would be sent to all devices in each iteration. A value that
 * no iteration changes, and that other devices use as well, is not kept either: it is sent only
 * once if it is sent before the loop.
 */
static bool is_kept(sr_partitioner *p, const sr_sharding_group *group,
                    const sr_sharding *sharding) {
  if (group->kind != SR_GROUP_CARRY)
    return true;
  if (group->values[1]->uses)
    return false;
  return sr_value_sharding_group(p, sr_sharding_group_source(p, group, 1)) != group ||
         stays_in_loop(p, group->values[2], sharding);
}

static bool settle(sr_partitioner *p, sr_sharding_group *group) {
  const sr_sharding *sharding = NULL;
  const sr_op *from = NULL;
  if (group->sharding || group->annotation || group->type->kind != SR_TYPE_TENSOR)
    return false;
  if (group->kind == SR_GROUP_CARRY || group->kind == SR_GROUP_BRANCH ||
      group->kind == SR_GROUP_FORWARDED) {
    sharding = sharding_of_sources(p, group);
    sharding = sharding && is_kept(p, group, sharding) ? sharding : NULL;
    from = group->values[0]->op;
  } else if (group->kind == SR_GROUP_ARGUMENT && sr_port_has_shards(group->type) &&
             !p->of_buffers && !taken_by_subset(p, group->values[0], &sharding, &from)) {
    sharding = NULL;
  }
  group->sharding = sharding;
  group->from = sharding ? from : group->from;
  return sharding;
}

void sr_settle_device_subsets(sr_partitioner *p) {
  bool any = false;
  for (size_t i = 0; i < p->shardings.count; i++)
    any |= is_device_subset(p->shardings.items[i]);
  /* Arguments are listed before loops, and loops before their bodies. Subsets spread from earlier
   * groups to later ones and back, so go through the list in both directions. */
  for (bool changed = any; changed;) {
    changed = false;
    for (size_t i = 0; i < p->sharding_groups.count; i++)
      changed |= settle(p, p->sharding_groups.items[i]);
    for (size_t i = p->sharding_groups.count; i-- > 0;)
      changed |= settle(p, p->sharding_groups.items[i]);
  }
}
