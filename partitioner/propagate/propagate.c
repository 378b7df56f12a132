/*
 * Which form every value has: what is given spreads along the factors of ops.
 *
 * A link ties tensors together: the operands and results of an op by its rule, or two values that
 * are one (links.c). Forms spread from the tensors of a link to the others, to a fixed point, in
 * five steps, each of which adds to those before: first where nothing is lost (elementwise ops,
 * transposes, reshapes, values that are one), then through all factors that pass, then through
 * those that need neighbours, then through those that are summed, and last from what is repeated to
 * what repeats it. So the cheapest reasons win. A tensor takes of what the others have as much as
 * it has room for. (The order follows Shardy's, but for the neighbours: of a result that is to be
 * cut along another dimension each part is computed of what it reads, which goes there at once.)
 * What the program gives a lower priority is hidden from all steps of the priorities before it: it
 * spreads nothing, and nothing takes its place.
 *
 * The weakest reason comes behind all priorities: an op that cannot be done along the cut of its
 * operands gives its results in parts all the same where the cut moves to another dimension
 * (compute.c). Where nothing else has said how these lie, they lie so, and what follows them does.
 *
 * Where two forms compete for a tensor, the first that comes has it, so the order of the links is
 * part of the result. They are looked at from the first to the last (ops in program order, then
 * what flows) and from the last to the first, again and again, until nothing changes in a step; but
 * of these only those at which something has changed since that step last looked at them, a form or
 * what is hidden: with the others nothing would happen (agenda.h).
 *
 * Forms only ever become finer, so this ends, and each step looks at a link no more often than
 * something changes at it, but for the first time.
 */
#include <stdlib.h>
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/assign/assign.h"
#include "partitioner/core/pass.h"
#include "partitioner/ops/ops.h"
#include "partitioner/propagate/agenda.h"
#include "partitioner/propagate/links.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/rules/project.h"
#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* A link that has something of a priority. */
typedef struct hidden {
  int32_t priority;
  size_t link;
} hidden;

typedef struct propagation {
  sr_pass *pass;
  sr_arena *scratch; /* of one link's spreading */
  sr_link_list links;
  SR_VECTOR(hidden) hidden;         /* that begin with another priority, the first one first */
  sr_agenda agendas[SR_STEP_COUNT]; /* of links, for each step */
  int32_t priority;
  sr_step now;
} propagation;

/* ---- spreading ------------------------------------------------------------------------------- */

static bool is_open(const sr_web *web) {
  return web && web->kind != SR_WEB_OTHER && web->kind != SR_WEB_CONSTANT;
}

static const sr_sharding *form_at(const sr_link_end *e) {
  return e->web ? e->web->form : e->given->form;
}

static const sr_given *given_at(const sr_link_end *e) {
  return e->web ? e->web->given : e->given;
}

/* True for a dimension whose time has not come. */
static bool is_hidden(const propagation *p, const sr_given *given, int32_t dim) {
  return given && given->priorities[dim] > p->priority;
}

/* True for a dimension that must not be cut further now. */
static bool is_closed(const propagation *p, const sr_web *web, int32_t dim) {
  return web->given && (!web->given->open[dim] || is_hidden(p, web->given, dim));
}

/* What an end weighs: more is moved if a large tensor has to adapt. */
static int64_t weight_of(const sr_link_end *e) {
  return e->web ? sr_type_bytes(e->web->type) : INT64_MAX;
}

/* A factor of the link that may spread now. */
static bool spreads(const propagation *p, const sr_link *l, const sr_factor *factor) {
  if (factor->blocked || factor->size == 1)
    return false;
  return factor->kind == SR_FACTOR_PASS ||
         (factor->kind == SR_FACTOR_NEIGHBOUR && p->now >= SR_STEP_NEIGHBOURS) ||
         (factor->kind == SR_FACTOR_REDUCTION &&
          (p->now >= SR_STEP_SUMMED || l->backward == SR_STEP_SAME));
}

typedef struct view {
  const sr_mesh *mesh;
  const sr_sharding **forms; /* ends: on that mesh; NULL: whole */
  bool *usable;              /* ends: forms can be written there, and are cut along factors */
  sr_shard_dim **parts;      /* ends: what cuts each factor */
} view;

/* What cuts each factor at end `t`, but for what is hidden. False if the form is not by factors. */
static bool look_at(const propagation *p, const sr_link *l, int32_t t, const sr_sharding *form,
                    sr_shard_dim *parts) {
  sr_shard_dim dims[SR_MAX_RANK];
  for (int32_t d = 0; d < form->rank; d++)
    dims[d] = is_hidden(p, given_at(&l->ends[t]), d) ? (sr_shard_dim){0} : form->dims[d];
  return sr_rule_project(p->scratch, l->rule, t, dims, parts);
}

/* The mesh in whose axes the link is looked at: that of the first form that cuts something, or of a
 * manual computation that an end is in, where the form can be written on it. NULL: nothing is
 * cut. */
static const sr_mesh *mesh_of(const propagation *p, const sr_link *l) {
  const sr_sharding *first = NULL;
  const sr_mesh *around = NULL;
  for (int32_t t = 0; t < sr_link_end_count(l); t++) {
    const sr_web *web = l->ends[t].web;
    const sr_sharding *form = form_at(&l->ends[t]);
    if (!first && form && !sr_sharding_is_replicated(form))
      first = form;
    if (!around && web && web->around)
      around = web->around->mesh;
  }
  if (!first)
    return NULL;
  return around && sr_form_on(p->pass, first, around) ? around : first->mesh;
}

/* The forms at all ends, by factor. Those that cannot be written on the mesh have no say. */
static view look(const propagation *p, const sr_link *l) {
  sr_arena *arena = p->scratch;
  int32_t count = sr_link_end_count(l);
  view v = {.mesh = mesh_of(p, l), .usable = SR_NEW_ARRAY(arena, bool, count)};
  v.forms = SR_NEW_ARRAY(arena, const sr_sharding *, count);
  v.parts = SR_NEW_ARRAY(arena, sr_shard_dim *, count);
  for (int32_t t = 0; v.mesh && t < count; t++) {
    const sr_sharding *form = form_at(&l->ends[t]);
    v.parts[t] = SR_NEW_ARRAY(arena, sr_shard_dim, l->rule->factor_count);
    v.usable[t] = true;
    if (!form)
      continue;
    v.forms[t] = sr_form_on(p->pass, form, v.mesh);
    v.usable[t] = v.forms[t] && look_at(p, l, t, v.forms[t], v.parts[t]);
  }
  return v;
}

/* The finest cut of `factor`; where two ends disagree, that of the heavier. */
static sr_shard_dim agreed(const propagation *p, const sr_link *l, const view *v, int32_t factor) {
  sr_shard_dim best = {0};
  int64_t weight = -1;
  for (int32_t t = 0; t < sr_link_end_count(l); t++) {
    bool source = p->now >= (t < l->rule->operand_count ? l->forward : l->backward);
    const sr_shard_dim *parts = &v->parts[t][factor];
    if (!v->usable[t] || !source || parts->count == 0)
      continue;
    sr_shard_dim common = sr_axes_common(p->scratch, &best, parts);
    bool finer = sr_axes_equal(&common, &best) && !sr_axes_equal(&common, parts);
    bool coarser = sr_axes_equal(&common, parts);
    if (finer || (!coarser && weight_of(&l->ends[t]) > weight)) {
      best = *parts;
      weight = weight_of(&l->ends[t]);
    }
  }
  return best;
}

/* True if dimension `dim` of the web, of factor `f`, can be cut by `own` and `rest`. What a manual
 * computation cuts is cut further as each of its parts is: evenly, or the parts would differ. */
static bool has_room(const sr_link *l, const sr_web *web, int32_t dim, int32_t f,
                     const sr_shard_dim *own, const sr_shard_dim *rest) {
  int64_t parts = sr_shard_dim_parts(own) * sr_shard_dim_parts(rest), size = web->type->dims[dim];
  const sr_factor *factor = &l->rule->factors[f];
  if (!factor->alone)
    return factor->size % parts == 0;
  return sr_form_parts(web->manual, dim) > 1 ? size % parts == 0 : parts <= size;
}

/* True if axes of `mesh` may cut the web. */
static bool may_lie_on(const sr_web *web, const sr_mesh *mesh) {
  return !web->around || sr_mesh_is_laid_out_as(web->around->mesh, mesh);
}

/* Something has changed at the link: each step is to look again when its turn comes. */
static void wake(propagation *p, size_t number) {
  for (int i = 0; i < SR_STEP_COUNT; i++)
    sr_agenda_add(&p->agendas[i], number);
}

/* All links at the web have to look at its new form. */
static void set_form(propagation *p, sr_web *web, const sr_sharding *form, const sr_link *from) {
  web->form = form;
  web->from = from->op;
  for (size_t i = 0; i < web->links.count; i++)
    wake(p, web->links.items[i]);
}

/* Cuts the tensor at end `t` as finely as the factors allow. */
static void refine(propagation *p, const sr_link *l, const view *v, int32_t t,
                   const sr_shard_dim *factors) {
  sr_arena *arena = p->scratch;
  sr_web *web = l->ends[t].web;
  const sr_rule_tensor *tensor = &l->rule->tensors[t];
  sr_shard_dim *own = v->parts[t], used = sr_axes_of_form(arena, v->forms[t]), dims[SR_MAX_RANK];
  if (web->around)
    used = sr_axes_join(arena, &used, &web->around->axes);
  if (web->given && web->given->replicated) {
    const sr_sharding *uncut = sr_form_on(p->pass, web->given->replicated, v->mesh);
    if (!uncut)
      return;
    used = sr_axes_join(arena, &used, &uncut->dims[0]);
  }
  bool finer = false;
  for (int32_t d = 0; d < tensor->rank; d++)
    for (int32_t i = 0; !is_closed(p, web, d) && i < tensor->dims[d].count; i++) {
      int32_t f = tensor->dims[d].factors[i];
      sr_shard_dim common = sr_axes_common(arena, &own[f], &factors[f]);
      if (!sr_axes_equal(&common, &own[f]) || sr_axes_equal(&common, &factors[f]))
        continue;
      sr_shard_dim rest = sr_axes_behind(arena, &factors[f], &own[f]);
      rest = sr_axes_apart(arena, &rest, &used);
      if (!has_room(l, web, d, f, &own[f], &rest))
        continue;
      used = sr_axes_join(arena, &used, &rest);
      own[f] = sr_axes_join(arena, &own[f], &rest);
      finer |= rest.count > 0;
    }
  if (!finer || !may_lie_on(web, v->mesh))
    return;
  sr_rule_collect(arena, l->rule, t, own, dims);
  for (int32_t d = 0; v->forms[t] && d < tensor->rank; d++)
    if (is_closed(p, web, d))
      dims[d] = v->forms[t]->dims[d];
  const sr_sharding wanted = {.mesh = v->mesh, .rank = tensor->rank, .dims = dims};
  const sr_sharding *form = sr_pass_intern(p->pass, &wanted);
  if (form == v->forms[t])
    return;
  set_form(p, web, form, l);
}

static void spread(propagation *p, const sr_link *l) {
  if (p->now < l->forward && p->now < l->backward)
    return;
  sr_arena_reset(p->scratch);
  view v = look(p, l);
  if (!v.mesh)
    return;
  sr_shard_dim *factors = SR_NEW_ARRAY(p->scratch, sr_shard_dim, l->rule->factor_count);
  for (int32_t f = 0; f < l->rule->factor_count; f++)
    if (spreads(p, l, &l->rule->factors[f]))
      factors[f] = agreed(p, l, &v, f);
  for (int32_t t = 0; t < sr_link_end_count(l); t++)
    if (v.usable[t] && is_open(l->ends[t].web))
      refine(p, l, &v, t, factors);
}

/* ---- what ops offer -------------------------------------------------------------------------- */

/* True if `form` (NULL: whole) begins in every dimension with what the web has, and goes on. */
static bool is_finer(const propagation *p, const sr_sharding *form, const sr_web *web) {
  if (!web->form || !form)
    return form && !sr_sharding_is_replicated(form);
  const sr_sharding *own = sr_form_on(p->pass, web->form, form->mesh);
  bool finer = false;
  for (int32_t d = 0; own && d < form->rank; d++) {
    sr_shard_dim common = sr_axes_common(p->scratch, &own->dims[d], &form->dims[d]);
    if (!sr_axes_equal(&common, &own->dims[d]))
      return false;
    finer |= !sr_axes_equal(&own->dims[d], &form->dims[d]);
  }
  return finer;
}

/* True if axes cut some operand and none of the results: only then can they have moved. */
static bool loses_axes(const propagation *p, const sr_link *l) {
  int32_t operands = l->rule->operand_count;
  sr_shard_dim kept = {0};
  for (int32_t t = operands; t < operands + l->rule->result_count; t++) {
    sr_shard_dim axes = sr_axes_of_form(p->scratch, form_at(&l->ends[t]));
    kept = sr_axes_join(p->scratch, &kept, &axes);
  }
  for (int32_t t = 0; t < operands; t++) {
    const sr_sharding *form = form_at(&l->ends[t]);
    for (int32_t d = 0; form && d < form->rank; d++)
      for (int32_t i = 0; i < form->dims[d].count; i++)
        if (!sr_axes_meet(&(sr_shard_dim){form->dims[d].axes + i, 1}, &kept))
          return true;
  }
  return false;
}

/* Results lie as their op gives them, if that is finer than what they have. */
static void take_offers(propagation *p, const sr_link *l) {
  sr_arena_reset(p->scratch);
  if (!l->computes || !loses_axes(p, l))
    return;
  const sr_sharding **offers = sr_op_offers(p->pass, l->op);
  for (int32_t i = 0; offers && i < l->op->result_count; i++) {
    sr_web *web = sr_value_web(sr_result(l->op, i));
    if (is_open(web) && is_finer(p, offers[i], web))
      set_form(p, web, offers[i], l);
  }
}

/* ---- priorities ------------------------------------------------------------------------------ */

static int by_priority(const void *a, const void *b) {
  const hidden *left = a, *right = b;
  return (left->priority > right->priority) - (left->priority < right->priority);
}

static void list_hidden(propagation *p) {
  for (size_t i = 0; i < p->links.count; i++) {
    const sr_link *l = &p->links.items[i];
    for (int32_t t = 0; t < sr_link_end_count(l); t++) {
      const sr_given *given = given_at(&l->ends[t]);
      for (int32_t d = 0; given && d < l->rule->tensors[t].rank; d++)
        if (given->priorities[d] > 0)
          SR_PUSH(p->pass->arena, &p->hidden, (hidden){given->priorities[d], i});
    }
  }
  if (p->hidden.count > 0)
    qsort(p->hidden.items, p->hidden.count, sizeof *p->hidden.items, by_priority);
}

/* To where the forms at no link have a reason to change. */
static void settle_step(propagation *p, sr_step now) {
  size_t i;
  p->now = now;
  while (sr_agenda_take(&p->agendas[now], &i)) {
    if (now == SR_STEP_OFFERED)
      take_offers(p, &p->links.items[i]);
    spread(p, &p->links.items[i]);
  }
}

/* All steps of one priority. */
static void settle(propagation *p) {
  for (sr_step now = SR_STEP_SAME; now < SR_STEP_OFFERED; now++)
    settle_step(p, now);
}

static void propagate(propagation *p) {
  sr_pass *pass = p->pass;
  sr_pass_add_links(pass, &p->links);
  for (int i = 0; i < SR_STEP_COUNT; i++)
    p->agendas[i] = sr_agenda_make(pass->arena, p->links.count);
  list_hidden(p);
  settle(p);
  for (size_t i = 0; i < p->hidden.count; settle(p)) {
    p->priority = p->hidden.items[i].priority;
    for (; i < p->hidden.count && p->hidden.items[i].priority == p->priority; i++)
      wake(p, p->hidden.items[i].link);
  }
  settle_step(p, SR_STEP_OFFERED);
  for (int i = 0; i < SR_STEP_COUNT; i++)
    pass->looks += p->agendas[i].taken;
}

sr_status sr_pass_propagate(sr_pass *pass) {
  if (pass->device_count == 1)
    return SR_OK;
  sr_arena *scratch = sr_arena_create();
  if (!scratch || SR_ARENA_GUARD(scratch)) {
    sr_arena_destroy(scratch);
    return sr_pass_fail(pass, NULL, SR_ERR_NOMEM, "out of memory while spreading shardings");
  }
  propagation p = {.pass = pass, .scratch = scratch};
  propagate(&p);
  sr_arena_destroy(scratch);
  return SR_OK;
}
