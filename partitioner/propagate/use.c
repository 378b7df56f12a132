/* Finds how the uses of a value take it, for notes and warnings. To be called while the graph still
 * has the ops of the input program. */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/ops.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/sharding_groups/sharding_groups.h"

static int64_t shards_of(const sr_sharding *sharding) {
  return sharding ? sr_sharding_shard_count(sharding) : 1;
}

/* True if each device's shard in `to` is part of its shard in `from`. */
static bool cuts_further(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to) {
  if (!from)
    return true;
  from = sr_sharding_on_mesh(p, from, to->mesh);
  for (int32_t d = 0; from && d < from->rank; d++) {
    sr_shard_dim common = sr_axes_common(p->arena, &from->dims[d], &to->dims[d]);
    if (!sr_axes_equal(&common, &from->dims[d]))
      return false;
  }
  return from;
}

static sr_use_kind kind_between(sr_partitioner *p, const sr_sharding *from, const sr_sharding *to) {
  if (sr_shardings_agree(p, from, to))
    return SR_USE_AS_IS;
  if (shards_of(to) < shards_of(from))
    return SR_USE_GATHERED;
  if (!to) /* only some devices have the value (`from`), and the use takes it on all devices */
    return SR_USE_MOVED;
  if (!from && sr_sharding_is_replicated(to)) /* all devices have the value, and the use takes it on
                                               * some of them (`to`) */
    return SR_USE_AS_IS;
  return cuts_further(p, from, to) ? SR_USE_SLICED : SR_USE_MOVED;
}

/* Classifies a use that reads windows of an operand in the sharding `from`. A window of two shards
 * or more, or of the whole value, counts as gathered. */
static sr_use_kind kind_for_windows(sr_partitioner *p, const sr_type *whole,
                                    const sr_sharding *from, const sr_window *windows) {
  int64_t all = sr_type_elements(whole), taken = 1;
  int64_t shard = sr_type_elements(sr_shard_type(p, whole, from));
  for (int32_t d = 0; d < whole->rank; d++)
    taken *= windows[d].size < whole->dims[d] ? windows[d].size : whole->dims[d];
  return taken > shard && (taken == all || taken >= 2 * shard) ? SR_USE_GATHERED : SR_USE_HALO;
}

/* Classifies how the user gets the shards or windows that it computes with, from its operand in the
 * sharding `from`. */
static sr_use_kind kind_inside(sr_partitioner *p, const sr_use *use, const sr_sharding *from) {
  const sr_local *local = sr_op_local(p, use->user);
  sr_window windows[SR_MAX_RANK];
  if (!local || !local->operands)
    return SR_USE_AS_IS;
  if (sr_op_windows(p, use->user, use->index, windows))
    return kind_for_windows(p, local->types[use->index], from, windows);
  return kind_between(p, from, local->wanted[use->index]);
}

/* A use has two steps: the value is resharded to become the operand, then the op brings the operand
 * to the shards or windows that it needs. Returns the kind of the more expensive step. */
static sr_use_kind kind_of_use(sr_partitioner *p, const sr_sharding_group *group,
                               const sr_use *use) {
  bool any;
  const sr_sharding *sharding = sr_use_sharding(p, use, &any);
  if (any)
    return SR_USE_AS_IS;
  sr_use_kind converted = kind_between(p, group->produced, sharding),
              inside = kind_inside(p, use, sharding);
  return inside > converted ? inside : converted;
}

const sr_type *sr_use_taken(sr_partitioner *p, const sr_sharding_group *group, const sr_use *use,
                            const sr_sharding **out_sharding) {
  const sr_local *local = sr_op_local(p, use->user);
  sr_window windows[SR_MAX_RANK];
  int64_t sizes[SR_MAX_RANK];
  bool any;
  *out_sharding = sr_use_sharding(p, use, &any);
  if (local && local->operands)
    *out_sharding = local->wanted[use->index];
  if (!local || !local->operands || !sr_op_windows(p, use->user, use->index, windows))
    return sr_shard_type(p, group->type, *out_sharding);
  for (int32_t d = 0; d < group->type->rank; d++)
    sizes[d] = windows[d].size;
  return sr_type_tensor(p->module, group->type->dtype, group->type->rank, sizes);
}

static bool is_earlier(const sr_location *a, const sr_location *b) {
  return a->line < b->line || (a->line == b->line && a->column < b->column);
}

const sr_op *sr_use_op(const sr_partitioner *p, const sr_use *use) {
  if (sr_op_get_role(p, use->user) != SR_ROLE_PLACED)
    return use->user;
  const sr_op *first = NULL;
  for (const sr_use *inner = use->user->regions[0]->args[use->index]->uses; inner;
       inner = inner->next)
    if (!first || is_earlier(&inner->user->location, &first->location))
      first = inner->user;
  return first ? first : use->user;
}

const sr_use *sr_first_use(sr_partitioner *p, const sr_sharding_group *group, const sr_value *value,
                           sr_use_kind kind) {
  const sr_use *found = NULL;
  for (const sr_use *use = value->uses; use; use = use->next) {
    const sr_use *taken = use;
    if (sr_op_is_identity(p, use->user))
      taken = sr_first_use(p, group, sr_result(use->user, 0), kind);
    else if (use->user->code == SR_OP_SDY_SHARDING_GROUP || kind_of_use(p, group, use) != kind)
      taken = NULL;
    /* Uses are in no particular order; keep the one whose op comes first in the text. */
    if (taken && (!found || is_earlier(&taken->user->location, &found->user->location)))
      found = taken;
  }
  return found;
}
