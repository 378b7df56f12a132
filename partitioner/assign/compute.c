/*
 * Decides along which factors each op is divided, from the shardings that propagation found.
 *
 * A factor is an index that dimensions of an op's operands and results share (rule.h). Mesh axes
 * that cut such a dimension cut the factor. An op is divided along the factors that its tensors
 * (operands and results) are cut along. If the tensors have different cuts of a factor, the cut
 * that most bytes already have wins. If results are cut further, the chosen cut is extended. If two
 * factors compete for an axis, the factor with more bytes wins. Operands are resharded to the
 * chosen cuts, and results are made in these cuts.
 *
 * A factor that is summed over gives partial results, which an all_reduce adds up. Along a factor
 * with a halo, devices fetch windows of the operands. If an op cannot work on shards along a
 * factor, or some tensor cannot have the cut, the cut moves to another factor that has room for it.
 * If no factor has room, the op gets every tensor whole along the factor. There are two exceptions:
 * a sort may merge sorted shards, and a reshape may move runs of elements (reshape.c). A cut along
 * a summed factor of a product also moves if that sends less (weigh.c).
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/assign/assign.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/decision.h"
#include "partitioner/ops/ops.h"
#include "partitioner/rules/project.h"
#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- cuts of factors ------------------------------------------------------------------------- */

typedef struct offer {
  int32_t factor;
  sr_shard_dim axes;
  int64_t bytes; /* bytes of the tensors that already have this cut */
} offer;

static const sr_sharding *sharding_at(const sr_partitioner *p, const sr_op *op, int32_t tensor) {
  const sr_sharding_group *group =
      sr_value_sharding_group(p, sr_value_origin(p, sr_rule_value(op, tensor)));
  return group ? group->sharding : NULL;
}

/* Returns the bytes of the op's tensors whose shardings fit `mesh`. If `mesh` is NULL, returns the
 * bytes of operands that are whole on all devices, except constants. */
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

/* True if the tensor is cut along a factor with a halo (elements of neighbouring shards). */
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

/* If some tensor is cut along a factor with a halo, returns the mesh on which a result is cut. In
 * this case operands have to move anyway, so they are fetched directly to the devices of that mesh.
 * Otherwise returns NULL. */
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
 * Returns the mesh on which the op is computed: that of mesh_of_results, or else the mesh that has
 * most bytes of the op's tensors. Returns NULL if no tensor is cut and more bytes are whole on all
 * devices than are on the best mesh.
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

/* Chooses d->mesh. Sets d->shards: the sharding of each tensor, as cuts of factors on that mesh. */
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

/* True if tensor `t` need not be resharded when `axes` cut `factor`. An operand must have exactly
 * this cut, and a result this cut or a finer one. Of the tensor's axes, only those before the first
 * axis in `taken` count. */
static bool has_cut(const sr_decision *d, int32_t t, int32_t factor, const sr_shard_dim *axes,
                    const sr_shard_dim *taken) {
  sr_arena *arena = d->p->arena;
  sr_shard_dim own = sr_axes_apart(arena, &d->shards[t][factor], taken);
  sr_shard_dim common = sr_axes_common(arena, axes, &own);
  return sr_axes_equal(&common, axes) && (t >= d->rule->operand_count || sr_axes_equal(&own, axes));
}

/* Returns the bytes of the tensors that need not be resharded when `axes` cut `factor`
 * (has_cut). */
static int64_t bytes_cut(const sr_decision *d, int32_t factor, const sr_shard_dim *axes,
                         const sr_shard_dim *taken) {
  int64_t bytes = 0;
  for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++)
    if (has_cut(d, t, factor, axes, taken))
      bytes += sr_type_bytes(sr_rule_value(d->op, t)->type);
  return bytes;
}

typedef SR_VECTOR(sr_shard_dim) cuts;

/* True if `axes` are in the list `all`. Otherwise appends `axes` and returns false. */
static bool is_known(sr_arena *arena, cuts *all, const sr_shard_dim *axes) {
  for (size_t i = 0; i < all->count; i++)
    if (sr_axes_equal(&all->items[i], axes))
      return true;
  SR_PUSH(arena, all, *axes);
  return false;
}

/* Returns the cut of `factor` that most bytes already have, without axes in `taken`. A factor with
 * a halo is cut as a result of the op is. There may be many tensors, but they have few different
 * cuts. Each cut is weighed once. */
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

/* True if operand `t` is cut along `factor`, but the op cannot be divided by this cut. This
 * includes a cut along a factor that shares a dimension with other factors, unless no user takes
 * shards of the results (d->whole). */
static bool is_given_up(const sr_decision *d, int32_t t, int32_t factor) {
  const sr_factor *f = &d->rule->factors[factor];
  if (d->shards[t][factor].count == 0 || d->chosen[factor].count > 0 ||
      sr_type_bytes(sr_rule_value(d->op, t)->type) == 0)
    return false;
  if (f->kind == SR_FACTOR_HALO)
    return !sr_factor_reads_windows(d->op, d->rule, factor, 1);
  return (!f->alone && !d->whole) || !sr_decision_is_local(d, factor, &d->shards[t][factor]);
}

/* True if every tensor can have the chosen cut of `factor`. If a dimension has several factors, a
 * minor one can be cut only if the factors before it are cut into single elements. */
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

/* True if `axes` can cut factor `f`. If `even` is true, they must cut it evenly. Otherwise there
 * must be two elements or more for each shard, so that uneven shards waste less than a third of the
 * devices' time. */
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

/* Cuts another factor of operand `t` by `axes`, if possible a factor that they cut evenly. Returns
 * false if no factor of `t` has room for this cut. */
static bool move_to_other(sr_decision *d, int32_t t, const sr_shard_dim *axes) {
  for (int32_t i = 0; i < 2 * d->rule->factor_count; i++) {
    int32_t f = i % d->rule->factor_count;
    if (sr_rule_has(d->rule, t, f) && sr_decision_add(d, f, axes, i == f))
      return true;
  }
  return false;
}

/* True if the op is a sort along `factor` of operand `t`, and can merge sorted shards when `axes`
 * cut the factor. */
static bool is_merged(const sr_decision *d, int32_t t, int32_t factor, const sr_shard_dim *axes) {
  return d->op->code == SR_OP_SORT &&
         sr_rule_dim_of(d->rule, t, factor) == sr_sort_dimension(d->op) &&
         sr_sort_divides(d->p, d->op, sr_sharding_intern(d->p, &(sr_sharding){d->mesh, 1, axes}));
}

/* True if the factor is an image dimension of a convolution and the matching kernel dimension is
 * already cut, or the reverse. Windows of the image can serve shards of the result or shards of the
 * kernel, but not both. */
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

/* Extends the chosen cuts by further axes that cut results, except axes in `taken`, which other
 * factors use. Operands may be cut by fewer axes than results. */
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

/* Chooses the cuts of factors, one factor at a time: next is the factor whose best cut most bytes
 * have. */
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

/* Gives up chosen cuts that some tensor cannot have. In a dimension of several factors, a minor
 * factor cannot be cut if the factors before it are not cut into single elements. */
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
 * Moves cuts of operands that the op cannot be divided by (is_given_up) to other factors of the
 * same operand. So all devices have work, and the operand is not gathered. (Shardy does this, too.)
 * If no other factor has room for a cut, the cut is given up. But a sort along the cut dimension
 * keeps the cut if it can merge sorted shards.
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

/* Returns the sharding in which the op computes with `tensor`. If a spatial dimension of a
 * convolution's kernel is cut, the same axes cut the image into the windows that shards of the
 * kernel read. */
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

/* Returns the sharding in which the op takes operand `t`. If devices fetch windows of the operand,
 * it keeps its present sharding. `windows` has an entry for each factor: true if devices fetch
 * windows along it. */
static const sr_sharding *coming(const sr_decision *d, const bool *windows, int32_t t) {
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    if (windows[f] && sr_rule_has(d->rule, t, f))
      return sharding_at(d->p, d->op, t);
  return collect(d, t);
}

/* Returns a sharding of one dimension, cut by the axes of all summed factors; NULL: no summed
 * factor is cut. */
static const sr_sharding *partial(const sr_decision *d) {
  sr_shard_dim *axes = SR_NEW(d->p->arena, sr_shard_dim);
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    if (d->rule->factors[f].kind == SR_FACTOR_REDUCTION)
      *axes = sr_axes_append(d->p->arena, axes, &d->chosen[f]);
  return axes->count ? sr_sharding_intern(d->p, &(sr_sharding){d->mesh, 1, axes}) : NULL;
}

/* True if no result of `op` is cut. */
static bool gives_whole(const sr_partitioner *p, const sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_sharding *sharding = sharding_at(p, op, op->operand_count + i);
    if (sharding && !sr_sharding_is_replicated(sharding))
      return false;
  }
  return true;
}

/* True if all users of the results of `op` are constraints that state a result to be whole. */
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

/* Chooses the cut of every factor. Returns false if no tensor of the op has a sharding. */
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

/* Handles a reshape that cannot compute the wanted shards of its result from the device's own shard
 * of the operand. Each device then fetches its shard of the result from the operand's shards on all
 * devices. This is done if the operand need not be resharded first, or if the reshape would
 * otherwise work on whole arrays. */
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

/* Returns where each operand of the concatenate `op` starts in the result. */
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
