/*
 * Ops that only move elements: slice, pad with zeros, and concatenate of one array's pieces and
 * zeros. If all users of such an op read windows of its result, they can fetch the windows from the
 * op's operand instead. Each element is then sent once, from the device which has it to the device
 * which computes with it. The result is a view of the operand, and the op is never executed. A view
 * is a list of patches: boxes of elements that are copied from a source array (reshard.h).
 */
#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/sharding_group.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"

static bool is_seen_through(const sr_partitioner *p, const sr_op *op) {
  bool moves =
      op && (op->code == SR_OP_SLICE || op->code == SR_OP_PAD || op->code == SR_OP_CONCATENATE);
  const sr_local *local = moves ? sr_op_local(p, op) : NULL;
  return local && local->view;
}

/* Returns the number of operands whose elements the op moves. These are the first operands. */
static int32_t moved_operands(const sr_op *op) {
  return op->code == SR_OP_CONCATENATE ? op->operand_count : 1;
}

/* Returns the operand from which the view copies its patches. For a concatenate, this is the first
 * operand that is not zeros. */
static sr_value *seen_operand(const sr_op *op) {
  int32_t t = 0;
  while (t + 1 < moved_operands(op) && sr_value_is_zero(sr_operand(op, t)))
    t++;
  return sr_operand(op, t);
}

sr_view sr_operand_view(const sr_partitioner *p, const sr_op *op, int32_t tensor, sr_patch *room) {
  const sr_local *local = sr_op_local(p, op);
  sr_value *value = sr_operand(op, tensor);
  if (!is_seen_through(p, value->op))
    return sr_view_all(value, local->types[tensor], local->operands[tensor], room);
  sr_view view = *sr_op_local(p, value->op)->view;
  /* view.source may have been replaced since the view was made, so find the source again. */
  while (is_seen_through(p, value->op))
    value = seen_operand(value->op);
  view.source = value;
  return view;
}

/* ---- patches --------------------------------------------------------------------------------- */

/* Extends the patch `last` by the patch `next`, if they are adjacent along one dimension, both in
 * the source and in the view. Otherwise returns false. */
static bool joins(sr_patch *last, const sr_patch *next, int32_t rank) {
  int32_t along = -1;
  if (last->offset != next->offset)
    return false;
  for (int32_t d = 0; d < rank; d++) {
    if (last->from[d] == next->from[d] && last->to[d] == next->to[d] &&
        last->size[d] == next->size[d])
      continue;
    if (along >= 0 || last->from[d] + last->size[d] != next->from[d] ||
        last->to[d] + last->size[d] != next->to[d])
      return false;
    along = d;
  }
  if (along < 0)
    return false;
  last->size[along] += next->size[along];
  return true;
}

void sr_patches_add(sr_patches *all, const sr_patch *patch, int32_t rank) {
  sr_patch *last = all->list.count ? &all->list.items[all->list.count - 1] : NULL;
  if (!last || !joins(last, patch, rank))
    SR_PUSH(all->arena, &all->list, *patch);
}

/* Adds the patches of `view` to `all`, moved by by[d] elements along each dimension d and clipped
 * to an array of `type`. */
static void add_moved(sr_patches *all, const sr_view *view, const int64_t *by,
                      const sr_type *type) {
  for (int32_t k = 0; k < view->count; k++) {
    sr_patch patch = view->patches[k];
    bool empty = false;
    for (int32_t d = 0; d < type->rank; d++) {
      int64_t begin = patch.to[d] + by[d], end = begin + patch.size[d];
      int64_t low = sr_max(begin, 0), high = sr_min(end, type->dims[d]);
      patch.from[d] += low - begin;
      patch.to[d] = low;
      patch.size[d] = high - low;
      empty |= high <= low;
    }
    if (!empty)
      sr_patches_add(all, &patch, type->rank);
  }
}

/* Finds by how many elements the op moves its first operand in each dimension. False: the op does
 * more than move elements. */
static bool moves_by(const sr_op *op, int64_t *out_by) {
  for (int32_t d = 0; d < sr_operand(op, 0)->type->rank; d++) {
    size_t i = (size_t)d;
    out_by[d] = 0;
    if (op->code == SR_OP_SLICE) {
      out_by[d] = -sr_op_int_at(op, "start_indices", i, 0);
      if (sr_op_int_at(op, "strides", i, 1) != 1)
        return false;
    } else if (op->code == SR_OP_PAD) {
      out_by[d] = sr_op_int_at(op, "edge_padding_low", i, 0);
      if (sr_op_int_at(op, "interior_padding", i, 0) != 0)
        return false;
    }
  }
  return op->code != SR_OP_PAD || sr_value_is_zero(sr_operand(op, 1));
}

/* True if the patches do not cover all elements of an array of `type`. The patches do not
 * overlap. */
static bool have_holes(const sr_patches *patches, const sr_type *type) {
  int64_t left = sr_type_elements(type);
  for (size_t k = 0; k < patches->list.count; k++) {
    int64_t elements = 1;
    for (int32_t d = 0; d < type->rank; d++)
      elements *= patches->list.items[k].size[d];
    left -= elements;
  }
  return left > 0;
}

/* Describes the result of the op as a view: patches of one array, and zeros elsewhere. The patches
 * are stored in `room`, which is overwritten. False: the result is no such view. */
static bool view_of(const sr_partitioner *p, const sr_op *op, sr_patches *room, sr_view *out_view) {
  const sr_local *local = sr_op_local(p, op);
  const sr_type *whole = local->types[op->operand_count];
  int64_t by[SR_MAX_RANK];
  room->list.count = 0;
  if (!moves_by(op, by))
    return false;
  out_view->source = NULL;
  for (int32_t t = 0; t < moved_operands(op); t++) {
    sr_patch all;
    sr_view view = sr_operand_view(p, op, t, &all);
    if (!sr_value_is_zero(view.source)) {
      if (!out_view->source)
        *out_view = view;
      if (view.source != out_view->source || view.sharding != out_view->sharding)
        return false;
      add_moved(room, &view, by, whole);
    }
    if (op->code == SR_OP_CONCATENATE) {
      int64_t dim = sr_op_int(op, "dimension", 0);
      by[dim] += local->types[t]->dims[dim];
    }
  }
  out_view->patches = room->list.items;
  out_view->count = (int32_t)room->list.count;
  out_view->holes = have_holes(room, whole);
  return out_view->count == 1 || (out_view->count > 1 && out_view->sharding);
}

/* ---- choosing views -------------------------------------------------------------------------- */

/* Returns what a device sends if `op` fetches its windows of operand `tensor` from `view`. */
static sr_sent sent_for(sr_partitioner *p, const sr_op *op, int32_t tensor, const sr_view *view) {
  sr_window windows[SR_MAX_RANK];
  (void)sr_op_windows(p, op, tensor, windows);
  const sr_sharding *to = sr_op_local(p, op)->wanted[tensor];
  return sr_view_sent(p, view, to, windows, op);
}

/* True if the fetch that sends `sent` takes more transfers for each device than SR_MOST_TRANSFERS
 * allows. */
static bool takes_many_transfers(sr_sent sent) {
  return sent.messages + sent.far_messages > (double)SR_MOST_TRANSFERS;
}

/* True if the users of the op should fetch from `view`, because this costs no more than executing
 * the op and fetching from its result. Each user must be in the op's block, read windows of the
 * result, and need only few transfers. */
static bool is_better_seen_through(sr_partitioner *p, const sr_op *op, const sr_view *view) {
  const sr_local *local = sr_op_local(p, op);
  sr_value *result = sr_result(op, 0);
  double done = 0, seen = 0;
  sr_patch room;
  for (int32_t t = 0; t < moved_operands(op); t++) {
    sr_view taken = sr_operand_view(p, op, t, &room);
    done += sr_sent_cost(p, sent_for(p, op, t, &taken));
  }
  sr_view made = sr_view_all(result, local->types[op->operand_count], local->results[0], &room);
  for (const sr_use *use = result->uses; use; use = use->next) {
    const sr_op *user = use->user;
    if (user->block != op->block || user->code == SR_OP_SELECT_AND_SCATTER ||
        !sr_use_reads_windows(p, use))
      return false;
    const sr_sent from_view = sent_for(p, user, use->index, view);
    if (takes_many_transfers(from_view))
      return false;
    done += sr_sent_cost(p, sent_for(p, user, use->index, &made));
    seen += sr_sent_cost(p, from_view);
  }
  return result->uses && seen <= done;
}

/* True if the op can become a view and fetches windows itself. */
static bool fetches(const sr_partitioner *p, const sr_op *op) {
  return (op->code == SR_OP_SLICE || op->code == SR_OP_PAD || op->code == SR_OP_CONCATENATE) &&
         sr_use_reads_windows(p, &op->operands[0]);
}

void sr_find_views(sr_partitioner *p) {
  sr_patches room = {.arena = p->phase};
  for (size_t i = 0; i < p->sharding_groups.count; i++) {
    const sr_sharding_group *group = p->sharding_groups.items[i];
    sr_op *op = group->kind == SR_GROUP_RULED ? group->values[0]->op : NULL;
    if (!op || !fetches(p, op))
      continue;
    SR_ARENA_SCOPE(p->scratch);
    sr_view view;
    if (!view_of(p, op, &room, &view) || !is_better_seen_through(p, op, &view))
      continue;
    view.patches = sr_arena_copy(p->phase, view.patches, (size_t)view.count * sizeof *view.patches);
    sr_op_local(p, op)->view = sr_arena_copy(p->phase, &view, sizeof view);
  }
}

void sr_erase_views(sr_partitioner *p) {
  for (size_t i = p->sharding_groups.count; i-- > 0;) {
    sr_value *value = p->sharding_groups.items[i]->values[0];
    if (p->sharding_groups.items[i]->kind != SR_GROUP_RULED || !is_seen_through(p, value->op))
      continue;
    SR_ASSERT(!value->uses);
    sr_op_erase(value->op);
  }
}
