/*
 * Propagation: finds the sharding of every value. Values that must have one sharding form a
 * sharding group. Shardings spread from annotations along the factors of ops (rules/rule.h).
 *
 * A link ties tensors together. The tensors are the operands and results of an op, tied by the op's
 * factor rule, or two places of one value, such as the initial value of a loop and the carry
 * (links.c). Shardings spread from the tensors of a link to its other tensors, until nothing
 * changes. A tensor takes as many axes from the shardings of the other tensors as it has room for.
 *
 * Shardings spread in five steps. Each step also uses the links of the steps before it. The first
 * step spreads through elementwise ops, transposes and reshapes, and between two places of one
 * value. The second step spreads through all factors that operands and results share (pass-through
 * factors). The third one spreads through factors that need a halo (elements of other shards), and
 * the fourth one through factors that are summed over. The fifth spreads from the operand of a
 * broadcast to its result. So the cheapest reasons win.
 *
 * The order of the steps is Shardy's, except for the step of halos. If a result is cut along
 * another dimension than its operand, the operand need not be resharded first: each device fetches
 * the window of the operand that its shard of the result reads.
 *
 * The program may give priorities to dimensions (p0, p1, ...; p0 comes first). All steps run for
 * one priority after the other. Until the turn of its priority, a dimension is hidden: it spreads
 * nothing, and it takes no axes.
 *
 * A last step follows after all priorities. An op that cannot be divided along the cut of its
 * operands may still produce its results in shards, if the cut moves to another dimension
 * (assign/compute.c). A result takes this sharding if it refines what the other steps have found,
 * and spreads it.
 *
 * JAX's plug-in (of_buffers) returns open results as they are before this step, with those offers
 * alone that move an axis from a dimension which the result has, too. So does XLA, and scripts that
 * read results on each host rely on it.
 *
 * If two shardings compete for a tensor, the first one wins, so the order of links is part of the
 * result. In a step, links are visited from the first to the last, then from the last to the first,
 * again and again, until nothing changes. The links of ops come first, in program order; those of
 * loops, branches and barriers follow. A link is visited only if one of its shardings or hidden
 * dimensions has changed since its last visit in that step; otherwise the visit would change
 * nothing (agenda.h).
 *
 * Shardings only become finer, so propagation ends. In each step, a link is visited once, and then
 * at most once for each change of its shardings or hidden dimensions.
 */
#include <stdlib.h>
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/assign/assign.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/ops.h"
#include "partitioner/propagate/agenda.h"
#include "partitioner/propagate/links.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/rules/project.h"
#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* A link with a dimension of priority `priority`. The dimension is hidden until the turn of this
 * priority. */
typedef struct hidden {
  int32_t priority;
  size_t link;
} hidden;

typedef struct propagation {
  sr_partitioner *p;
  sr_arena *scratch; /* for one visit of a link */
  sr_link_list links;
  SR_VECTOR(hidden) hidden;         /* sorted by priority; only priorities above 0 */
  sr_agenda agendas[SR_STEP_COUNT]; /* [step]: links to visit */
  int32_t priority;
  sr_step now;
  bool moves; /* only offers that move an axis from a dimension which the result has, too, count */
} propagation;

/* ---- spreading ------------------------------------------------------------------------------- */

static bool is_open(const sr_sharding_group *group) {
  return group && group->kind != SR_GROUP_OTHER && group->kind != SR_GROUP_CONSTANT;
}

static const sr_sharding *sharding_at(const sr_link_end *e) {
  return e->group ? e->group->sharding : e->annotation->sharding;
}

static const sr_annotation *annotation_at(const sr_link_end *e) {
  return e->group ? e->group->annotation : e->annotation;
}

/* True for a dimension whose priority has not yet had its turn. */
static bool is_hidden(const propagation *s, const sr_annotation *annotation, int32_t dim) {
  return annotation && annotation->priorities[dim] > s->priority;
}

/* True for a dimension to which no axes may be added now. */
static bool is_closed(const propagation *s, const sr_sharding_group *group, int32_t dim) {
  return group->annotation &&
         (!group->annotation->open[dim] || is_hidden(s, group->annotation, dim));
}

/* Returns the weight of an end of a link: the bytes of its tensor, because a larger tensor is more
 * expensive to reshard. An annotation has more weight than any tensor. */
static int64_t weight_of(const sr_link_end *e) {
  return e->group ? sr_type_bytes(e->group->type) : INT64_MAX;
}

/* True if shardings spread along the factor in the current step. */
static bool spreads(const propagation *s, const sr_link *l, const sr_factor *factor) {
  if (factor->blocked || factor->size == 1)
    return false;
  return factor->kind == SR_FACTOR_PASS_THROUGH ||
         (factor->kind == SR_FACTOR_HALO && s->now >= SR_STEP_HALO) ||
         (factor->kind == SR_FACTOR_REDUCTION &&
          (s->now >= SR_STEP_SUMMED || l->backward == SR_STEP_SAME));
}

typedef struct view {
  const sr_mesh *mesh;
  const sr_sharding **shardings; /* [end]: sharding of the tensor, expressed on `mesh`; NULL:
                                  * whole */
  bool *usable;          /* [end]: the sharding can be expressed on the mesh and by factors */
  sr_shard_dim **shards; /* [end][factor]: axes that cut the factor */
} view;

/* Finds the axes by which `sharding`, of the tensor at end `t` of the link, cuts each factor.
 * Leaves out hidden dimensions. False: the sharding cannot be expressed by factors. */
static bool look_at(const propagation *s, const sr_link *l, int32_t t, const sr_sharding *sharding,
                    sr_shard_dim *shards) {
  sr_shard_dim dims[SR_MAX_RANK];
  for (int32_t d = 0; d < sharding->rank; d++)
    dims[d] = is_hidden(s, annotation_at(&l->ends[t]), d) ? (sr_shard_dim){0} : sharding->dims[d];
  return sr_rule_project(s->scratch, l->rule, t, dims, shards);
}

/* Returns the mesh on which the shardings of the link are compared. If a manual computation is
 * around an end of the link, this is the mesh of that computation, provided that the first sharding
 * that cuts something can be expressed on it. Otherwise it is the mesh of this first sharding.
 * NULL: nothing is cut. */
static const sr_mesh *mesh_of(const propagation *s, const sr_link *l) {
  const sr_sharding *first = NULL;
  const sr_mesh *around = NULL;
  for (int32_t t = 0; t < sr_link_end_count(l); t++) {
    const sr_sharding_group *group = l->ends[t].group;
    const sr_sharding *sharding = sharding_at(&l->ends[t]);
    if (!first && sharding && !sr_sharding_is_replicated(sharding))
      first = sharding;
    if (!around && group && group->around)
      around = group->around->mesh;
  }
  if (!first)
    return NULL;
  return around && sr_sharding_on_mesh(s->p, first, around) ? around : first->mesh;
}

/* Expresses the shardings of all ends of the link on one mesh, by factors. A sharding for which
 * this is impossible is marked as not usable. */
static view look(const propagation *s, const sr_link *l) {
  sr_arena *arena = s->scratch;
  int32_t count = sr_link_end_count(l);
  view v = {.mesh = mesh_of(s, l), .usable = SR_NEW_ARRAY(arena, bool, count)};
  v.shardings = SR_NEW_ARRAY(arena, const sr_sharding *, count);
  v.shards = SR_NEW_ARRAY(arena, sr_shard_dim *, count);
  for (int32_t t = 0; v.mesh && t < count; t++) {
    const sr_sharding *sharding = sharding_at(&l->ends[t]);
    v.shards[t] = SR_NEW_ARRAY(arena, sr_shard_dim, l->rule->factor_count);
    v.usable[t] = true;
    if (!sharding)
      continue;
    v.shardings[t] = sr_sharding_on_mesh(s->p, sharding, v.mesh);
    v.usable[t] = v.shardings[t] && look_at(s, l, t, v.shardings[t], v.shards[t]);
  }
  return v;
}

/* Returns the finest cut of `factor` at the ends that spread in this step. If two ends cut it
 * differently, the cut at the end with the larger tensor wins. */
static sr_shard_dim agreed(const propagation *s, const sr_link *l, const view *v, int32_t factor) {
  sr_shard_dim best = {0};
  int64_t weight = -1;
  for (int32_t t = 0; t < sr_link_end_count(l); t++) {
    bool source = s->now >= (t < l->rule->operand_count ? l->forward : l->backward);
    const sr_shard_dim *shards = &v->shards[t][factor];
    if (!v->usable[t] || !source || shards->count == 0)
      continue;
    sr_shard_dim common = sr_axes_common(s->scratch, &best, shards);
    bool finer = sr_axes_equal(&common, &best) && !sr_axes_equal(&common, shards);
    bool coarser = sr_axes_equal(&common, shards);
    if (finer || (!coarser && weight_of(&l->ends[t]) > weight)) {
      best = *shards;
      weight = weight_of(&l->ends[t]);
    }
  }
  return best;
}

/* True if the axes `own` and `rest` together may cut factor `f` in dimension `dim` of the group. If
 * manual axes cut the dimension, too, `own` and `rest` must cut it evenly: in a manual computation,
 * all shards must have the same size. */
static bool has_room(const sr_link *l, const sr_sharding_group *group, int32_t dim, int32_t f,
                     const sr_shard_dim *own, const sr_shard_dim *rest) {
  int64_t shards = sr_shard_dim_shards(own) * sr_shard_dim_shards(rest),
          size = group->type->dims[dim];
  const sr_factor *factor = &l->rule->factors[f];
  if (!factor->alone)
    return factor->size % shards == 0;
  return sr_dim_shards(group->manual, dim) > 1 ? size % shards == 0 : shards <= size;
}

/* True if axes of `mesh` may cut values of the group. For values in a manual computation, `mesh`
 * must have the same layout of devices as the mesh of the computation. */
static bool may_lie_on(const sr_sharding_group *group, const sr_mesh *mesh) {
  return !group->around || sr_mesh_is_laid_out_as(group->around->mesh, mesh);
}

/* Enters link `number` into the agenda of each step, because one of its shardings or hidden
 * dimensions has changed. */
static void wake(propagation *s, size_t number) {
  for (int i = 0; i < SR_STEP_COUNT; i++)
    sr_agenda_add(&s->agendas[i], number);
}

/* Sets the sharding of the group's values. All links of the group will be visited again. */
static void set_sharding(propagation *s, sr_sharding_group *group, const sr_sharding *sharding,
                         const sr_link *from) {
  group->sharding = sharding;
  group->from = from->op;
  for (size_t i = 0; i < group->links.count; i++)
    wake(s, group->links.items[i]);
}

/* Cuts the tensor at end `t` of the link further. `factors` has the axes that cut each factor; the
 * tensor takes those axes for which it has room. */
static void refine(propagation *s, const sr_link *l, const view *v, int32_t t,
                   const sr_shard_dim *factors) {
  sr_arena *arena = s->scratch;
  sr_sharding_group *group = l->ends[t].group;
  const sr_rule_tensor *tensor = &l->rule->tensors[t];
  sr_shard_dim *own = v->shards[t], used = sr_axes_of_sharding(arena, v->shardings[t]),
               dims[SR_MAX_RANK];
  if (group->around)
    used = sr_axes_append(arena, &used, &group->around->axes);
  if (group->annotation && group->annotation->replicated) {
    const sr_sharding *uncut = sr_sharding_on_mesh(s->p, group->annotation->replicated, v->mesh);
    if (!uncut)
      return;
    used = sr_axes_append(arena, &used, &uncut->dims[0]);
  }
  bool finer = false;
  for (int32_t d = 0; d < tensor->rank; d++)
    for (int32_t i = 0; !is_closed(s, group, d) && i < tensor->dims[d].count; i++) {
      int32_t f = tensor->dims[d].factors[i];
      sr_shard_dim common = sr_axes_common(arena, &own[f], &factors[f]);
      if (!sr_axes_equal(&common, &own[f]) || sr_axes_equal(&common, &factors[f]))
        continue;
      sr_shard_dim rest = sr_axes_behind(arena, &factors[f], &own[f]);
      rest = sr_axes_apart(arena, &rest, &used);
      if (!has_room(l, group, d, f, &own[f], &rest))
        continue;
      used = sr_axes_append(arena, &used, &rest);
      own[f] = sr_axes_append(arena, &own[f], &rest);
      finer |= rest.count > 0;
    }
  if (!finer || !may_lie_on(group, v->mesh))
    return;
  sr_rule_collect(arena, l->rule, t, own, dims);
  for (int32_t d = 0; v->shardings[t] && d < tensor->rank; d++)
    if (is_closed(s, group, d))
      dims[d] = v->shardings[t]->dims[d];
  const sr_sharding wanted = {.mesh = v->mesh, .rank = tensor->rank, .dims = dims};
  const sr_sharding *sharding = sr_sharding_intern(s->p, &wanted);
  if (sharding == v->shardings[t])
    return;
  set_sharding(s, group, sharding, l);
}

static void spread(propagation *s, const sr_link *l) {
  if (s->now < l->forward && s->now < l->backward)
    return;
  sr_arena_reset(s->scratch);
  view v = look(s, l);
  if (!v.mesh)
    return;
  sr_shard_dim *factors = SR_NEW_ARRAY(s->scratch, sr_shard_dim, l->rule->factor_count);
  for (int32_t f = 0; f < l->rule->factor_count; f++)
    if (spreads(s, l, &l->rule->factors[f]))
      factors[f] = agreed(s, l, &v, f);
  for (int32_t t = 0; t < sr_link_end_count(l); t++)
    if (v.usable[t] && is_open(l->ends[t].group))
      refine(s, l, &v, t, factors);
}

/* ---- what ops offer -------------------------------------------------------------------------- */

/* True if `sharding` (NULL: whole) has all axes that the group's sharding has in each dimension,
 * and more. */
static bool is_finer(const propagation *s, const sr_sharding *sharding,
                     const sr_sharding_group *group) {
  if (!group->sharding || !sharding)
    return sharding && !sr_sharding_is_replicated(sharding);
  const sr_sharding *own = sr_sharding_on_mesh(s->p, group->sharding, sharding->mesh);
  bool finer = false;
  for (int32_t d = 0; own && d < sharding->rank; d++) {
    sr_shard_dim common = sr_axes_common(s->scratch, &own->dims[d], &sharding->dims[d]);
    if (!sr_axes_equal(&common, &own->dims[d]))
      return false;
    finer |= !sr_axes_equal(&own->dims[d], &sharding->dims[d]);
  }
  return finer;
}

/* True if a result of the op has the dimension `dim` of operand `t`, in the same size. */
static bool results_have(const sr_link *l, int32_t t, int32_t dim) {
  const sr_rule_dim *own = &l->rule->tensors[t].dims[dim];
  const int64_t size = sr_rule_value(l->op, t)->type->dims[dim];
  for (int32_t r = l->rule->operand_count; own->count == 1 && r < sr_link_end_count(l); r++) {
    const int32_t same = sr_rule_dim_of(l->rule, r, own->factors[0]);
    if (same >= 0 && sr_rule_value(l->op, r)->type->dims[same] == size)
      return true;
  }
  return false;
}

/* True if an axis cuts an operand of the op, but no result. Only such an axis can move to another
 * dimension of a result (sr_op_offers). */
static bool loses_axes(const propagation *s, const sr_link *l) {
  int32_t operands = l->rule->operand_count;
  sr_shard_dim kept = {0};
  for (int32_t t = operands; t < operands + l->rule->result_count; t++) {
    sr_shard_dim axes = sr_axes_of_sharding(s->scratch, sharding_at(&l->ends[t]));
    kept = sr_axes_append(s->scratch, &kept, &axes);
  }
  for (int32_t t = 0; t < operands; t++) {
    const sr_sharding *sharding = sharding_at(&l->ends[t]);
    for (int32_t d = 0; sharding && d < sharding->rank; d++)
      for (int32_t i = 0; (!s->moves || results_have(l, t, d)) && i < sharding->dims[d].count; i++)
        if (!sr_axes_meet(&(sr_shard_dim){sharding->dims[d].axes + i, 1}, &kept))
          return true;
  }
  return false;
}

/* Gives each result of an op the sharding in which the op can produce it (sr_op_offers), if that is
 * finer than the result's present sharding. */
static void take_offers(propagation *s, const sr_link *l) {
  sr_arena_reset(s->scratch);
  if (!l->computes || !loses_axes(s, l))
    return;
  const sr_sharding **offers = sr_op_offers(s->p, l->op);
  for (int32_t i = 0; offers && i < l->op->result_count; i++) {
    sr_sharding_group *group = sr_value_sharding_group(s->p, sr_result(l->op, i));
    if (is_open(group) && is_finer(s, offers[i], group))
      set_sharding(s, group, offers[i], l);
  }
}

/* ---- priorities ------------------------------------------------------------------------------ */

static int by_priority(const void *a, const void *b) {
  const hidden *left = a, *right = b;
  return (left->priority > right->priority) - (left->priority < right->priority);
}

static void list_hidden(propagation *s) {
  for (size_t i = 0; i < s->links.count; i++) {
    const sr_link *l = &s->links.items[i];
    for (int32_t t = 0; t < sr_link_end_count(l); t++) {
      const sr_annotation *annotation = annotation_at(&l->ends[t]);
      for (int32_t d = 0; annotation && d < l->rule->tensors[t].rank; d++)
        if (annotation->priorities[d] > 0)
          SR_PUSH(s->p->arena, &s->hidden, (hidden){annotation->priorities[d], i});
    }
  }
  if (s->hidden.count > 0)
    qsort(s->hidden.items, s->hidden.count, sizeof *s->hidden.items, by_priority);
}

/* Runs the step `now` of the current priority: visits links until no sharding changes. */
static void settle_step(propagation *s, sr_step now) {
  size_t i;
  s->now = now;
  while (sr_agenda_take(&s->agendas[now], &i)) {
    if (now == SR_STEP_OFFERED)
      take_offers(s, &s->links.items[i]);
    spread(s, &s->links.items[i]);
  }
}

/* Runs all steps for the current priority. */
static void settle(propagation *s) {
  for (sr_step now = SR_STEP_SAME; now < SR_STEP_OFFERED; now++)
    settle_step(s, now);
}

static void propagate(propagation *s) {
  sr_partitioner *p = s->p;
  sr_add_links(p, &s->links);
  for (int i = 0; i < SR_STEP_COUNT; i++)
    s->agendas[i] = sr_agenda_make(p->arena, s->links.count);
  list_hidden(s);
  settle(s);
  for (size_t i = 0; i < s->hidden.count; settle(s)) {
    s->priority = s->hidden.items[i].priority;
    for (; i < s->hidden.count && s->hidden.items[i].priority == s->priority; i++)
      wake(s, s->hidden.items[i].link);
  }
  if (p->of_buffers && !p->keeps_results) {
    s->moves = true;
    settle_step(s, SR_STEP_OFFERED);
    s->moves = false;
    sr_keep_results(p);
    for (size_t i = 0; i < s->links.count; i++)
      sr_agenda_add(&s->agendas[SR_STEP_OFFERED], i);
  }
  settle_step(s, SR_STEP_OFFERED);
  for (int i = 0; i < SR_STEP_COUNT; i++)
    p->looks += s->agendas[i].taken;
}

sr_status sr_propagate(sr_partitioner *p) {
  if (p->device_count == 1)
    return SR_OK;
  sr_arena *scratch = sr_arena_create();
  if (!scratch || SR_ARENA_GUARD(scratch)) {
    sr_arena_destroy(scratch);
    return sr_partitioner_fail(p, NULL, SR_ERR_NOMEM, "out of memory while spreading shardings");
  }
  propagation s = {.p = p, .scratch = scratch};
  propagate(&s);
  sr_arena_destroy(scratch);
  return SR_OK;
}
