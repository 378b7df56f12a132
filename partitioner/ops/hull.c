/*
 * Fetches overlapping windows of one array together. In jnp.stack([x[i:n + i] for i in range(16)]),
 * for example, each slice has the rows of the slice before it, shifted by one. The first slice
 * fetches the hull, which is the smallest window around all these windows. Each op then slices its
 * own window from the hull.
 */
#include <string.h>

#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/core/sharding_group.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

enum {
  MOST_TRIED = 4 /* how many hulls are tried for a new window, from the latest hull back */
};

/* The smallest window around several windows of one view, which is an array made of patches of
 * another array. All these windows are read for shards of one sharding. */
struct sr_hull {
  sr_window windows[SR_MAX_RANK];
  sr_sent sent;   /* data that a device sends when all devices fetch the hull */
  int32_t count;  /* number of windows in the hull */
  sr_value *made; /* the fetched hull; NULL until the first op needs it */
};

/* The hulls that a window may join (hulls_of). */
typedef struct hulls {
  SR_VECTOR(sr_hull *) list;
} hulls;

/* ---- finding hulls --------------------------------------------------------------------------- */

/* True if the windows of the op may join a hull. A concatenate and a select_and_scatter may not:
 * they fetch their operands in another way. Windows with a divisor may not: they do not move from
 * shard to shard by a constant step. Windows with shares may not: each of them is divided among
 * several devices. */
static bool may_share(const sr_op *op, const sr_window *windows, int32_t rank) {
  if (op->code == SR_OP_CONCATENATE || op->code == SR_OP_SELECT_AND_SCATTER)
    return false;
  for (int32_t d = 0; d < rank; d++)
    if (windows[d].divisor > 1 || windows[d].shares > 1)
      return false;
  return true;
}

/* Returns the hulls that `windows` may join. Windows can share a hull if ops of one block read them
 * from one view, for shards of one sharding, and if they move from shard to shard by the same
 * step. */
static hulls *hulls_of(sr_partitioner *p, sr_memo *memo, const sr_op *op, const sr_view *view,
                       const sr_sharding *to, const sr_window *windows) {
  const void *const pointers[] = {view->source, view->sharding, to, op->block};
  p->key.count = 0;
  for (size_t i = 0; i < sizeof pointers / sizeof *pointers; i++)
    SR_PUSH(p->arena, &p->key, (int64_t)(intptr_t)pointers[i]);
  for (int32_t d = 0; d < view->whole->rank; d++) {
    SR_PUSH(p->arena, &p->key, windows[d].step);
    sr_view_add_key(p, view, d);
  }
  hulls **place = (hulls **)sr_memo_at(p->phase, memo, p->key.items, p->key.count);
  if (!*place)
    *place = SR_NEW(p->phase, hulls);
  return *place;
}

/* Returns the smallest window around two windows of the same step. */
static sr_window around(const sr_window *a, const sr_window *b) {
  sr_window both = *a;
  both.first = sr_min(a->first, b->first);
  both.size = sr_max(a->first + a->size, b->first + b->size) - both.first;
  both.loose &= b->loose;
  return both;
}

/* True if sending `together` takes no more bytes, and no more time, than sending `apart`. */
static bool is_no_more(const sr_partitioner *p, sr_sent together, sr_sent apart) {
  return together.bytes + together.far_bytes <= apart.bytes + apart.far_bytes &&
         sr_sent_cost(p, together) <= sr_sent_cost(p, apart);
}

/* Extends the hull by `windows`, if fetching the larger hull sends no more than fetching the hull
 * and `windows` separately. Otherwise returns false. `sent` is the data that a device sends when
 * all devices fetch `windows`. */
static bool takes_in(sr_partitioner *p, sr_hull *hull, const sr_op *op, const sr_view *view,
                     const sr_sharding *to, const sr_window *windows, sr_sent sent) {
  sr_window both[SR_MAX_RANK];
  int32_t rank = view->whole->rank;
  for (int32_t d = 0; d < rank; d++)
    both[d] = around(&hull->windows[d], &windows[d]);
  sr_sent together = sr_view_sent(p, view, to, both, op);
  if (!is_no_more(p, together, sr_sent_add(hull->sent, sent)))
    return false;
  hull->sent = together;
  hull->count++;
  memcpy(hull->windows, both, sizeof both);
  return true;
}

/* Adds `windows` to one of the latest hulls, and returns that hull. If adding them would send more
 * for each of these hulls, makes a new hull. */
static sr_hull *join(sr_partitioner *p, hulls *all, const sr_op *op, const sr_view *view,
                     const sr_sharding *to, const sr_window *windows, sr_sent sent) {
  for (size_t i = all->list.count; i-- > 0 && all->list.count - i <= MOST_TRIED;)
    if (takes_in(p, all->list.items[i], op, view, to, windows, sent))
      return all->list.items[i];
  sr_hull *hull = SR_NEW(p->phase, sr_hull);
  *hull = (sr_hull){.sent = sent, .count = 1};
  memcpy(hull->windows, windows, (size_t)view->whole->rank * sizeof *windows);
  SR_PUSH(p->phase, &all->list, hull);
  return hull;
}

static void join_operand(sr_partitioner *p, sr_memo *memo, const sr_op *op, int32_t tensor) {
  sr_local *local = sr_op_local(p, op);
  const sr_sharding *to = local->wanted[tensor];
  sr_window windows[SR_MAX_RANK];
  sr_patch room;
  if (!sr_op_windows(p, op, tensor, windows) ||
      !may_share(op, windows, local->rule.tensors[tensor].rank))
    return;
  sr_view view = sr_operand_view(p, op, tensor, &room);
  sr_sent sent = sr_view_sent(p, &view, to, windows, op);
  if (sent.messages + sent.far_messages == 0)
    return;
  if (!local->hulls)
    local->hulls = SR_NEW_ARRAY(p->phase, sr_hull *, op->operand_count);
  hulls *all = hulls_of(p, memo, op, &view, to, windows);
  local->hulls[tensor] = join(p, all, op, &view, to, windows, sent);
}

void sr_find_hulls(sr_partitioner *p) {
  sr_memo memo = {0};
  for (size_t i = 0; i < p->sharding_groups.count; i++) {
    const sr_sharding_group *group = p->sharding_groups.items[i];
    const sr_value *value = group->values[0];
    const sr_local *local = group->kind == SR_GROUP_RULED ? sr_op_local(p, value->op) : NULL;
    if (!local || !local->operands || local->view || value->index > 0)
      continue;
    SR_ARENA_SCOPE(p->scratch);
    for (int32_t t = 0; t < value->op->operand_count; t++)
      join_operand(p, &memo, value->op, t);
  }
}

/* ---- slicing from hulls ---------------------------------------------------------------------- */

sr_value *sr_take_windows(sr_partitioner *p, sr_op *op, int32_t tensor, const sr_window *windows) {
  const sr_builder b = sr_partitioner_builder(p, op);
  const sr_local *local = sr_op_local(p, op);
  const sr_sharding *to = local->wanted[tensor];
  sr_hull *hull = local->hulls ? local->hulls[tensor] : NULL;
  int64_t starts[SR_MAX_RANK], sizes[SR_MAX_RANK];
  sr_patch room;
  sr_view view = sr_operand_view(p, op, tensor, &room);
  if (!hull || hull->count == 1)
    return sr_fetch_view(p, &view, to, windows, op);
  if (!hull->made)
    hull->made = sr_fetch_view(p, &view, to, hull->windows, op);
  bool all = true;
  for (int32_t d = 0; d < view.whole->rank; d++) {
    starts[d] = windows[d].first - hull->windows[d].first;
    sizes[d] = windows[d].size;
    all &= sizes[d] == hull->windows[d].size;
  }
  return all ? hull->made : sr_build_slice(&b, hull->made, starts, sizes);
}
