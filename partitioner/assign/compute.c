/*
 * What each op computes of what propagation has found.
 *
 * An op computes on parts along those factors that its operands and results are cut along: of
 * several cuts of a factor the one that most bytes of its tensors already have, and then on as its
 * results are cut, and of two factors that want one axis the one with more. Operands are brought
 * into that sharding before, results leave in it. What is summed over parts is partial: an
 * all_reduce follows. Along factors of which parts need their neighbours, windows of the operands
 * are fetched. A cut along a factor of which nothing can be computed of parts, or that some tensor
 * cannot have, moves to another factor that has room for it, or else the op has the whole of every
 * tensor along it; a sort may be done in parts then, and a reshape be made of runs of parts
 * (reshape.c). So does one along which a product would be summed, where that sends less (weigh.c).
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/assign/assign.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/decision.h"
#include "partitioner/ops/ops.h"
#include "partitioner/rules/project.h"
#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- what is done ---------------------------------------------------------------------------- */

typedef struct offer {
  int32_t factor;
  sr_shard_dim axes;
  int64_t bytes; /* of tensors that are cut so */
} offer;

static const sr_sharding *sharding_at(const sr_partitioner *p, const sr_op *op, int32_t tensor) {
  const sr_sharding_group *group =
      sr_value_sharding_group(p, sr_value_origin(p, sr_rule_value(op, tensor)));
  return group ? group->sharding : NULL;
}

/* Bytes of the tensors on `mesh`; NULL: of operands that are whole on all devices. */
static int64_t bytes_on(const sr_decision *d, const sr_mesh *mesh) {
  int64_t bytes = 0;
  for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++) {
    sr_value *value = sr_value_origin(d->p, sr_rule_value(d->op, t));
    const sr_sharding_group *group = sr_value_sharding_group(d->p, value);
    const sr_sharding *sharding = sharding_at(d->p, d->op, t);
    bool there = mesh ? sharding && sr_sharding_on_mesh(d->p, sharding, mesh)
                      : !sharding && t < d->rule->operand_count &&
                            !(group && group->kind == SR_GROUP_CONSTANT);
    bytes += there ? sr_type_bytes(value->type) : 0;
  }
  return bytes;
}

/* True if a tensor is cut along a factor whose parts need their neighbours. */
static bool is_cut_within_halo(const sr_decision *d, int32_t tensor) {
  const sr_sharding *sharding = sharding_at(d->p, d->op, tensor);
  for (int32_t dim = 0; sharding && dim < sharding->rank; dim++) {
    const sr_rule_dim *run = &d->rule->tensors[tensor].dims[dim];
    if (sharding->dims[dim].count > 0 && run->count == 1 &&
        d->rule->factors[run->factors[0]].kind == SR_FACTOR_HALO)
      return true;
  }
  return false;
}

/* The mesh on which a result is cut, if operands have to be moved anyway: then windows of them, or
 * the parts that the result has, come there at once. Else NULL. */
static const sr_mesh *mesh_of_results(const sr_decision *d) {
  const sr_mesh *mesh = NULL;
  bool moves = false;
  for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++) {
    const sr_sharding *sharding = sharding_at(d->p, d->op, t);
    moves |= is_cut_within_halo(d, t);
    if (!mesh && t >= d->rule->operand_count && sharding && !sr_sharding_is_replicated(sharding))
      mesh = sharding->mesh;
  }
  return moves ? mesh : NULL;
}

/*
 * The mesh on which most bytes of the op's tensors are. Where that is one of some devices alone on
 * which nothing is cut, and more bytes are on all devices, NULL.
 */
static const sr_mesh *mesh_of(const sr_decision *d) {
  const sr_mesh *best = mesh_of_results(d);
  if (best)
    return best;
  int64_t most = -1;
  bool cut = false;
  SR_VECTOR(const sr_mesh *) weighed = {0};
  for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++) {
    const sr_sharding *sharding = sharding_at(d->p, d->op, t);
    cut |= sharding && !sr_sharding_is_replicated(sharding);
    size_t known = 0;
    while (sharding && known < weighed.count &&
           !sr_mesh_is_laid_out_as(weighed.items[known], sharding->mesh))
      known++;
    if (!sharding || known < weighed.count)
      continue;
    SR_PUSH(d->p->scratch, &weighed, sharding->mesh);
    int64_t bytes = bytes_on(d, sharding->mesh);
    if (bytes > most) {
      best = sharding->mesh;
      most = bytes;
    }
  }
  return cut || most >= bytes_on(d, NULL) ? best : NULL;
}

/* Forms at all tensors, by factor; only those of one mesh. */
static void look(sr_decision *d) {
  int32_t count = d->rule->operand_count + d->rule->result_count;
  sr_arena *arena = d->p->arena;
  d->mesh = mesh_of(d);
  d->shards = SR_NEW_ARRAY(arena, sr_shard_dim *, count);
  for (int32_t t = 0; t < count; t++) {
    const sr_sharding *sharding = sharding_at(d->p, d->op, t);
    d->shards[t] = SR_NEW_ARRAY(arena, sr_shard_dim, d->rule->factor_count);
    const sr_sharding *there =
        sharding && d->mesh ? sr_sharding_on_mesh(d->p, sharding, d->mesh) : NULL;
    if (there)
      (void)sr_rule_project(arena, d->rule, t, there->dims, d->shards[t]);
  }
}

/* True if tensor `t` need not be moved where the factor is cut by `axes`: an operand is cut so, but
 * for what is in `taken`, and a result so or further. */
static bool has_cut(const sr_decision *d, int32_t t, int32_t factor, const sr_shard_dim *axes,
                    const sr_shard_dim *taken) {
  sr_arena *arena = d->p->arena;
  sr_shard_dim own = sr_axes_apart(arena, &d->shards[t][factor], taken);
  sr_shard_dim common = sr_axes_common(arena, axes, &own);
  return sr_axes_equal(&common, axes) && (t >= d->rule->operand_count || sr_axes_equal(&own, axes));
}

/* Bytes of the tensors that need not be moved where the factor is cut by `axes`. */
static int64_t bytes_cut(const sr_decision *d, int32_t factor, const sr_shard_dim *axes,
                         const sr_shard_dim *taken) {
  int64_t bytes = 0;
  for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++)
    if (has_cut(d, t, factor, axes, taken))
      bytes += sr_type_bytes(sr_rule_value(d->op, t)->type);
  return bytes;
}

typedef SR_VECTOR(sr_shard_dim) cuts;

/* True if the cut is in the list already; else it is now. */
static bool is_known(sr_arena *arena, cuts *all, const sr_shard_dim *axes) {
  for (size_t i = 0; i < all->count; i++)
    if (sr_axes_equal(&all->items[i], axes))
      return true;
  SR_PUSH(arena, all, *axes);
  return false;
}

/* The best cut of a factor, of axes that are not in `taken`. What neighbours are needed for is
 * cut as its results are wanted. However many tensors there are, they are cut in few ways, each of
 * which is weighed once. */
static offer best_for(const sr_decision *d, int32_t factor, const sr_shard_dim *taken) {
  sr_arena *arena = d->p->arena;
  int32_t count = d->rule->operand_count + d->rule->result_count;
  bool moved = d->rule->factors[factor].kind == SR_FACTOR_HALO;
  offer best = {.factor = factor};
  cuts weighed = {0};
  for (int32_t t = moved ? d->rule->operand_count : 0; t < count; t++) {
    offer next = {.factor = factor, .axes = sr_axes_apart(arena, &d->shards[t][factor], taken)};
    if (next.axes.count == 0 || is_known(d->p->scratch, &weighed, &next.axes))
      continue;
    next.bytes = bytes_cut(d, factor, &next.axes, taken);
    d->p->looks += (uint64_t)count;
    if (next.bytes > best.bytes ||
        (next.bytes == best.bytes &&
         sr_shard_dim_shards(&next.axes) > sr_shard_dim_shards(&best.axes)))
      best = next;
  }
  return best;
}

/* True if operand `t` cannot come as it is cut along `factor`, as it would be wanted. That some
 * dimension cannot have the cut does not matter where everything is put together in the end. */
static bool is_given_up(const sr_decision *d, int32_t t, int32_t factor) {
  const sr_factor *f = &d->rule->factors[factor];
  if (d->shards[t][factor].count == 0 || d->chosen[factor].count > 0 ||
      sr_type_bytes(sr_rule_value(d->op, t)->type) == 0)
    return false;
  if (f->kind == SR_FACTOR_HALO)
    return !sr_factor_reads_windows(d->op, d->rule, factor, 1);
  return (!f->alone && !d->whole) || !sr_decision_is_local(d, factor, &d->shards[t][factor]);
}

/* True if every tensor can be cut along the factor as it is chosen: one of which it is a part of a
 * dimension only where those before it are cut into single elements. */
static bool can_be_had(const sr_decision *d, int32_t factor) {
  sr_shard_dim *seen = SR_NEW_ARRAY(d->p->arena, sr_shard_dim, d->rule->factor_count);
  for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++) {
    sr_shard_dim dims[SR_MAX_RANK];
    sr_rule_collect(d->p->arena, d->rule, t, d->chosen, dims);
    (void)sr_rule_project(d->p->arena, d->rule, t, dims, seen);
    if (sr_rule_has(d->rule, t, factor) && !sr_axes_equal(&seen[factor], &d->chosen[factor]))
      return false;
  }
  return true;
}

/* True if `axes` can cut the factor, whose parts are then even or, if that is not asked for, of two
 * elements or more: less than a third of the devices' time is for padding. */
static bool has_room(const sr_decision *d, int32_t f, const sr_shard_dim *axes, bool even) {
  const sr_factor *factor = &d->rule->factors[f];
  int64_t shards = sr_shard_dim_shards(axes);
  bool fits = even ? factor->size % shards == 0 : factor->alone && factor->size >= 2 * shards;
  return fits && factor->kind == SR_FACTOR_PASS_THROUGH && sr_decision_is_local(d, f, axes);
}

bool sr_decision_add(sr_decision *d, int32_t factor, const sr_shard_dim *axes, bool even) {
  sr_shard_dim own = d->chosen[factor], both = sr_axes_append(d->p->arena, &own, axes);
  if (!has_room(d, factor, &both, even))
    return false;
  d->chosen[factor] = both;
  if (d->rule->factors[factor].alone || can_be_had(d, factor))
    return true;
  d->chosen[factor] = own;
  return false;
}

/* Cuts a factor of operand `t` that has room for `axes` by these, too, evenly where one can be cut
 * so; false: there is none. */
static bool move_to_other(sr_decision *d, int32_t t, const sr_shard_dim *axes) {
  for (int32_t i = 0; i < 2 * d->rule->factor_count; i++) {
    int32_t f = i % d->rule->factor_count;
    if (sr_rule_has(d->rule, t, f) && sr_decision_add(d, f, axes, i == f))
      return true;
  }
  return false;
}

/* True if a sort whose operand `t` is cut by `axes` along what it sorts is done so. */
static bool is_merged(const sr_decision *d, int32_t t, int32_t factor, const sr_shard_dim *axes) {
  return d->op->code == SR_OP_SORT &&
         sr_rule_dim_of(d->rule, t, factor) == sr_sort_dimension(d->op) &&
         sr_sort_divides(d->p, d->op, sr_sharding_intern(d->p, &(sr_sharding){d->mesh, 1, axes}));
}

/* True for a place of a convolution whose kernel is cut along it if the result is to be, or the
 * other way round: windows of the image are one or the other. */
static bool is_taken(const sr_decision *d, int32_t factor) {
  for (int32_t f = 0; f < d->rule->factor_count; f++) {
    int32_t dim = sr_kernel_image_dim(d->op, d->rule, f);
    int32_t image = dim < 0 ? -1 : d->rule->tensors[0].dims[dim].factors[0];
    if (image >= 0 && ((factor == f && d->chosen[image].count > 0) ||
                       (factor == image && d->chosen[f].count > 0)))
      return true;
  }
  return false;
}

/* What is chosen may be less than results are cut by, for operands are cut by less: where nothing
 * else is cut by the rest, it cuts operands, too. */
static void go_on(sr_decision *d, sr_shard_dim *taken) {
  sr_arena *arena = d->p->arena;
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    for (int32_t t = d->rule->operand_count;
         d->chosen[f].count > 0 && t < d->rule->operand_count + d->op->result_count; t++) {
      sr_shard_dim common = sr_axes_common(arena, &d->chosen[f], &d->shards[t][f]);
      if (!sr_axes_equal(&common, &d->chosen[f]))
        continue;
      sr_shard_dim rest = sr_axes_behind(arena, &d->shards[t][f], &common);
      rest = sr_axes_apart(arena, &rest, taken);
      sr_shard_dim all = sr_axes_append(arena, &common, &rest);
      if (rest.count == 0 || !sr_decision_is_local(d, f, &all))
        continue;
      d->chosen[f] = all;
      *taken = sr_axes_append(arena, taken, &rest);
    }
}

/* Takes the best offers, one factor after the other. */
static void choose(sr_decision *d) {
  sr_arena *arena = d->p->arena;
  bool *done = SR_NEW_ARRAY(arena, bool, d->rule->factor_count);
  sr_shard_dim taken = {0};
  for (;;) {
    offer best = {.bytes = -1};
    for (int32_t f = 0; f < d->rule->factor_count; f++) {
      offer next = done[f] ? (offer){0} : best_for(d, f, &taken);
      if (next.axes.count > 0 && next.bytes > best.bytes && !is_taken(d, f) &&
          sr_decision_is_local(d, f, &next.axes))
        best = next;
    }
    if (best.bytes < 0)
      break;
    done[best.factor] = true;
    d->chosen[best.factor] = best.axes;
    taken = sr_axes_append(arena, &taken, &best.axes);
  }
  go_on(d, &taken);
}

/* Gives up cuts that some tensor cannot have: of a minor factor where the major one is not cut into
 * single elements. */
static void settle(sr_decision *d) {
  sr_arena *arena = d->p->arena;
  sr_shard_dim *seen = SR_NEW_ARRAY(arena, sr_shard_dim, d->rule->factor_count);
  for (bool changed = true; changed;) {
    changed = false;
    for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++) {
      sr_shard_dim dims[SR_MAX_RANK];
      sr_rule_collect(arena, d->rule, t, d->chosen, dims);
      (void)sr_rule_project(arena, d->rule, t, dims, seen);
      for (int32_t f = 0; f < d->rule->factor_count; f++)
        if (sr_rule_has(d->rule, t, f) && !sr_axes_equal(&seen[f], &d->chosen[f])) {
          d->chosen[f] = sr_axes_common(arena, &seen[f], &d->chosen[f]);
          changed = true;
        }
    }
  }
}

/*
 * What is cut along a factor of which nothing can be computed of parts, or of which a reshape makes
 * no dimension's major part, need not be put together: the cut moves to another factor, and all
 * devices have something to do. (Shardy does so too.) Where no other has room, parts are sorted and
 * merged.
 */
static void move_cuts(sr_decision *d) {
  sr_arena *arena = d->p->arena;
  sr_shard_dim taken = {0};
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    taken = sr_axes_append(arena, &taken, &d->chosen[f]);
  for (int32_t t = 0; t < d->rule->operand_count; t++)
    for (int32_t f = 0; f < d->rule->factor_count; f++) {
      if (!sr_rule_has(d->rule, t, f) || !is_given_up(d, t, f))
        continue;
      sr_shard_dim axes = sr_axes_apart(arena, &d->shards[t][f], &taken);
      if (axes.count == 0)
        continue;
      if (!move_to_other(d, t, &axes)) {
        if (!is_merged(d, t, f, &axes))
          continue;
        d->chosen[f] = axes;
      }
      taken = sr_axes_append(arena, &taken, &axes);
    }
}

/* The sharding of the parts of a tensor that the op takes, or of the windows that it takes around
 * them: of a convolution's image those that the parts of its kernel read. */
static const sr_sharding *collect(const sr_decision *d, int32_t tensor) {
  sr_shard_dim dims[SR_MAX_RANK];
  sr_rule_collect(d->p->arena, d->rule, tensor, d->chosen, dims);
  for (int32_t f = 0; tensor == 0 && f < d->rule->factor_count; f++) {
    int32_t dim = sr_kernel_image_dim(d->op, d->rule, f);
    if (dim >= 0 && d->chosen[f].count > 0)
      dims[dim] = d->chosen[f];
  }
  int32_t rank = d->rule->tensors[tensor].rank;
  return sr_sharding_intern(d->p, &(sr_sharding){d->mesh, rank, dims});
}

/* The sharding in which operand `t` comes: what is fetched in windows comes as it is. */
static const sr_sharding *coming(const sr_decision *d, const bool *windows, int32_t t) {
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    if (windows[f] && sr_rule_has(d->rule, t, f))
      return sharding_at(d->p, d->op, t);
  return collect(d, t);
}

/* All axes of summed factors as the cut of one dimension. */
static const sr_sharding *partial(const sr_decision *d) {
  sr_shard_dim *axes = SR_NEW(d->p->arena, sr_shard_dim);
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    if (d->rule->factors[f].kind == SR_FACTOR_REDUCTION)
      *axes = sr_axes_append(d->p->arena, axes, &d->chosen[f]);
  return axes->count ? sr_sharding_intern(d->p, &(sr_sharding){d->mesh, 1, axes}) : NULL;
}

/* True if no result is cut. */
static bool gives_whole(const sr_partitioner *p, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_sharding *sharding = sharding_at(p, op, op->operand_count + i);
    if (sharding && !sr_sharding_is_replicated(sharding))
      return false;
  }
  return true;
}

/* True if all who take results are constraints by which they are to be whole. */
static bool is_wanted_whole(const sr_partitioner *p, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    for (const sr_use *use = sr_result(op, i)->uses; use; use = use->next) {
      const sr_annotation *annotation =
          sr_op_is_constraint(use->user) ? sr_op_annotation(p, use->user) : NULL;
      if (!annotation || (annotation->sharding && !sr_sharding_is_replicated(annotation->sharding)))
        return false;
      for (int32_t d = 0; d < sr_result(op, i)->type->rank; d++)
        if (annotation->open[d])
          return false;
    }
  return true;
}

/* Chooses the factors. False if nothing of the op's tensors has a sharding. */
static bool choose_factors(sr_decision *d) {
  look(d);
  if (!d->mesh)
    return false;
  d->chosen = SR_NEW_ARRAY(d->p->arena, sr_shard_dim, d->rule->factor_count);
  choose(d);
  settle(d);
  move_cuts(d);
  sr_decision_weigh_sums(d);
  return true;
}

/* A reshape that cannot give its result as it is wanted of the parts that it takes may do so of
 * those that it has, if it takes these as they are, or would take no parts at all. */
static void decide_reshape(const sr_decision *d, sr_local *local) {
  const sr_sharding *wanted = d->op->code == SR_OP_RESHAPE ? sharding_at(d->p, d->op, 1) : NULL;
  if (!wanted || local->results[0] == wanted)
    return;
  const sr_sharding *from = sharding_at(d->p, d->op, 0);
  const sr_sharding *taken = sr_reshape_operand_sharding(d->p, d->op, from, wanted);
  bool divided = local->results[0] && !sr_sharding_is_replicated(local->results[0]);
  if (!taken || (divided && taken != from))
    return;
  local->redistributes = true;
  local->operands[0] = local->wanted[0] = taken;
  local->results[0] = wanted;
}

/* Where each operand of a concatenate begins in the result. */
static int64_t *offsets_of(sr_arena *arena, const sr_op *op) {
  int64_t *offsets = SR_NEW_ARRAY(arena, int64_t, op->operand_count);
  int64_t dim = sr_op_int(op, "dimension", 0);
  for (int32_t t = 1; t < op->operand_count; t++)
    offsets[t] = offsets[t - 1] + sr_operand(op, t - 1)->type->dims[dim];
  return offsets;
}

static void decide(sr_partitioner *p, const sr_op *op, sr_local *local) {
  sr_arena *arena = p->arena;
  sr_decision d = {.p = p, .op = op, .rule = &local->rule, .whole = gives_whole(p, op)};
  if (!choose_factors(&d))
    return;
  int32_t count = op->operand_count + op->result_count;
  local->types = SR_NEW_ARRAY(arena, const sr_type *, count);
  local->operands = SR_NEW_ARRAY(arena, const sr_sharding *, op->operand_count);
  local->wanted = SR_NEW_ARRAY(arena, const sr_sharding *, count);
  local->results = local->wanted + op->operand_count;
  for (int32_t t = 0; t < count; t++) {
    local->types[t] = sr_rule_value(op, t)->type;
    local->wanted[t] = collect(&d, t);
  }
  local->windows = SR_NEW_ARRAY(arena, bool, d.rule->factor_count);
  for (int32_t f = 0; f < d.rule->factor_count; f++)
    local->windows[f] = d.rule->factors[f].kind == SR_FACTOR_HALO &&
                        sr_factor_reads_windows(op, d.rule, f, sr_shard_dim_shards(&d.chosen[f]));
  for (int32_t t = 0; t < op->operand_count; t++)
    local->operands[t] = coming(&d, local->windows, t);
  local->offsets = op->code == SR_OP_CONCATENATE ? offsets_of(arena, op) : NULL;
  local->partial = partial(&d);
  decide_reshape(&d, local);
}

const sr_sharding **sr_op_offers(sr_partitioner *p, const sr_op *op) {
  sr_decision d = {
      .p = p, .op = op, .rule = &sr_op_local(p, op)->rule, .whole = is_wanted_whole(p, op)};
  SR_ARENA_SCOPE(p->scratch);
  if (!choose_factors(&d))
    return NULL;
  for (int32_t f = 0; f < d.rule->factor_count; f++)
    if (d.rule->factors[f].blocked)
      d.chosen[f] = (sr_shard_dim){0};
  const sr_sharding **shardings = SR_NEW_ARRAY(p->arena, const sr_sharding *, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    shardings[i] = collect(&d, op->operand_count + i);
  if (op->code == SR_OP_RESHAPE && !d.whole &&
      (!shardings[0] || sr_sharding_is_replicated(shardings[0])))
    shardings[0] = sr_reshape_result_sharding(p, op, sharding_at(p, op, 0));
  return shardings;
}

void sr_assign_ops(sr_partitioner *p) {
  for (size_t i = 0; i < p->sharding_groups.count; i++) {
    sr_sharding_group *group = p->sharding_groups.items[i];
    group->produced = group->sharding;
    if (group->kind != SR_GROUP_RULED)
      continue;
    const sr_value *value = group->values[0];
    sr_local *local = sr_op_local(p, value->op);
    if (value->index == 0 && local && p->shardings.count > 0) {
      SR_ARENA_SCOPE(p->scratch);
      decide(p, value->op, local);
    }
    const sr_sharding *made = local && local->results ? local->results[value->index] : NULL;
    group->produced = sr_shardings_agree(p, made, group->sharding) ? group->sharding : made;
  }
}
