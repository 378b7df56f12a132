/*
 * The dimension along which all devices can share the work of a cluster.
 *
 * Dimensions of values that factors tie together are a *class*: cut one, and propagation cuts the
 * others. Each op that has one factor of the class is then computed on parts, each other one by
 * every device as before, of operands that are put together for it. So for each class there is a
 * sum over the ops of what is won and what is moved, and the class with the best sum counts.
 */
#include "graph/query.h"
#include "partitioner/annotations.h"
#include "partitioner/axes.h"
#include "partitioner/parts.h"
#include "partitioner/pass.h"
#include "partitioner/place.h"
#include "partitioner/rule.h"
#include "partitioner/webs.h"

/* One dimension of a value, and, where it stands for its class, the sums. */
typedef struct dim_class {
  struct dim_class *joined;
  double won, moved;
  const sr_op *last; /* whose factors were counted last, and how many there were */
  int32_t factors;
  bool gathered; /* this dimension of this value */
  /* The value that its constraint is put behind: the largest that an op of the class makes. */
  sr_value *value;
  int32_t dim;
} dim_class;

typedef struct division {
  sr_placing *placing;
  const sr_place_cluster *cluster;
  sr_memo dims; /* value, dimension -> dim_class */
  SR_VECTOR(dim_class *) all;
  double share; /* that a device has of what is cut */
} division;

static dim_class *root_of(dim_class *c) {
  while (c->joined != c)
    c = c->joined = c->joined->joined;
  return c;
}

static dim_class **slot_of(division *d, const sr_value *value, int32_t dim) {
  const int64_t key[] = {(int64_t)(intptr_t)value, dim};
  return (dim_class **)sr_memo_at(d->placing->arena, &d->dims, key, 2);
}

/* NULL: the dimension is tied to no other. */
static dim_class *class_at(division *d, const sr_value *value, int32_t dim) {
  dim_class *found = *slot_of(d, value, dim);
  return found ? root_of(found) : NULL;
}

/* The same, made if there is none. */
static dim_class *enter(division *d, const sr_value *value, int32_t dim) {
  dim_class **slot = slot_of(d, value, dim);
  if (!*slot) {
    *slot = SR_NEW(d->placing->arena, dim_class);
    (*slot)->joined = *slot;
    SR_PUSH(d->placing->arena, &d->all, *slot);
  }
  return root_of(*slot);
}

/* ---- classes --------------------------------------------------------------------------------- */

/* The rule of an op that may be computed on parts. */
static const sr_rule *rule_of(const sr_op *op) {
  const sr_web *web = sr_value_web(op->results);
  const sr_local *local = web->kind == SR_WEB_RULED ? sr_op_local(op) : NULL;
  return local ? &local->rule : NULL;
}

/* The dimension of tensor `t` that is cut if the factor is; -1: none. */
static int32_t dim_of(const division *d, const sr_rule *rule, int32_t t, int32_t factor) {
  int64_t devices = d->placing->pass->device_count;
  const sr_factor *f = &rule->factors[factor];
  for (int32_t i = 0; i < rule->tensors[t].rank; i++) {
    const sr_rule_dim *dim = &rule->tensors[t].dims[i];
    if (dim->count > 0 && dim->factors[0] == factor && (dim->count == 1 || f->size % devices == 0))
      return i;
  }
  return -1;
}

/* True if dimensions that have the factor can be cut together. */
static bool ties(const division *d, const sr_op *op, const sr_rule *rule, int32_t factor) {
  sr_pass *pass = d->placing->pass;
  return rule->factors[factor].size >= pass->device_count && sr_op_divides(pass, op, factor);
}

static void tie_factor(division *d, const sr_op *op, const sr_rule *rule, int32_t factor) {
  dim_class *found = NULL;
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++) {
    int32_t dim = dim_of(d, rule, t, factor);
    if (dim < 0)
      continue;
    dim_class *c = enter(d, sr_value_origin(sr_rule_value(op, t)), dim);
    if (found)
      c->joined = found;
    else
      found = c;
    found = root_of(found);
  }
}

static void tie_dims(division *d) {
  for (size_t i = 0; i < d->cluster->ops.count; i++) {
    const sr_op *op = d->cluster->ops.items[i];
    const sr_rule *rule = rule_of(op);
    for (int32_t f = 0; rule && f < rule->factor_count; f++)
      if (ties(d, op, rule, f))
        tie_factor(d, op, rule, f);
  }
}

/* The class of the dimensions that the factor has tied; NULL: it ties none. */
static dim_class *class_of(division *d, const sr_op *op, const sr_rule *rule, int32_t factor) {
  if (!ties(d, op, rule, factor))
    return NULL;
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++) {
    int32_t dim = dim_of(d, rule, t, factor);
    if (dim >= 0)
      return class_at(d, sr_value_origin(sr_rule_value(op, t)), dim);
  }
  return NULL;
}

/* ---- sums ------------------------------------------------------------------------------------ */

static void count_factor(dim_class *c, const sr_op *op) {
  c->factors = c->last == op ? c->factors + 1 : 1;
  c->last = op;
}

/* What is won if the factor, the only one of its class, is cut, and what its sum costs. */
static void count_op(division *d, dim_class *c, sr_op *op, const sr_rule *rule, int32_t factor) {
  const sr_pass *pass = d->placing->pass;
  sr_place_load load = sr_place_load_of(op);
  c->won += (load.bytes * sr_memory_sharing(pass) + load.own) * (1 - d->share);
  for (int32_t i = 0; i < op->result_count; i++) {
    int32_t dim = dim_of(d, rule, rule->operand_count + i, factor);
    sr_value *value = sr_result(op, i);
    if (dim < 0)
      c->moved += sr_place_spread_cost(pass, value);
    else if (!c->value || sr_type_bytes(value->type) > sr_type_bytes(c->value->type)) {
      c->value = value;
      c->dim = dim;
    }
  }
}

/* True if the value comes in parts when its class is cut, and not whole on all devices anyway. */
static bool comes_in_parts(const division *d, const sr_value *value) {
  const sr_web *web = sr_value_web(value);
  return value->op ? sr_place_around(d->placing, value->op) == d->cluster
                   : web && web->kind == SR_WEB_ARGUMENT && !web->given;
}

/* Where the op takes the value whole, whatever is cut of it is put together, once. */
static void gather(division *d, const sr_value *value, const sr_op *op) {
  if (value->type->kind != SR_TYPE_TENSOR || !comes_in_parts(d, value))
    return;
  for (int32_t i = 0; i < value->type->rank; i++) {
    dim_class *own = *slot_of(d, value, i);
    if (!own || own->gathered || (op && root_of(own)->last == op && root_of(own)->factors == 1))
      continue;
    own->gathered = true;
    root_of(own)->moved += sr_place_spread_cost(d->placing->pass, value);
  }
}

static void gather_input(void *context, sr_value *value) {
  gather(context, sr_value_origin(value), NULL);
}

static void count_ops(division *d) {
  for (size_t i = 0; i < d->cluster->ops.count; i++) {
    sr_op *op = d->cluster->ops.items[i];
    const sr_rule *rule = rule_of(op);
    for (int32_t f = 0; rule && f < rule->factor_count; f++) {
      dim_class *c = class_of(d, op, rule, f);
      if (c)
        count_factor(c, op);
    }
    for (int32_t f = 0; rule && f < rule->factor_count; f++) {
      dim_class *c = class_of(d, op, rule, f);
      if (c && c->factors == 1)
        count_op(d, c, op, rule, f);
    }
    for (int32_t k = 0; rule && k < op->operand_count; k++)
      gather(d, sr_value_origin(sr_operand(op, k)), op);
    if (!rule)
      sr_op_visit_inputs(op, gather_input, d);
  }
}

/* Results that are taken whole are put together; operands that are in parts are exchanged. */
static void count_ends(division *d) {
  sr_placing *placing = d->placing;
  for (size_t i = 0; i < d->cluster->outputs.count; i++)
    if (sr_place_is_spread(placing, d->cluster, d->cluster->outputs.items[i]))
      gather(d, d->cluster->outputs.items[i], NULL);
  for (size_t i = 0; i < d->cluster->inputs.count; i++) {
    const sr_value *value = sr_value_origin(d->cluster->inputs.items[i]);
    const sr_web *web = sr_value_web(value);
    for (int32_t k = 0; web && web->home && k < value->type->rank; k++) {
      dim_class *c = class_at(d, value, k);
      if (c) /* every device has to be given its part */
        c->moved += sr_place_spread_cost(placing->pass, value) * d->share;
    }
  }
}

/* ---- the choice ------------------------------------------------------------------------------ */

sr_place_division sr_place_divide(sr_placing *placing, const sr_place_cluster *cluster) {
  division d = {.placing = placing, .cluster = cluster};
  d.share = 1 / (double)placing->pass->device_count;
  sr_place_division best = {0};
  tie_dims(&d);
  count_ops(&d);
  count_ends(&d);
  for (size_t i = 0; i < d.all.count; i++) {
    const dim_class *c = d.all.items[i];
    if (c->joined == c && c->value && c->won - c->moved > best.saved)
      best = (sr_place_division){.value = c->value, .dim = c->dim, .saved = c->won - c->moved};
  }
  return best;
}

/* All axes of the mesh of all devices on one dimension. */
static const sr_sharding *cut_form(sr_pass *pass, int32_t rank, int32_t dim) {
  const sr_mesh *mesh = pass->mesh;
  sr_shard_dim *dims = SR_NEW_ARRAY(pass->arena, sr_shard_dim, rank);
  dims[dim] = sr_axes_of_mesh(pass->arena, mesh, sr_pass_first_axis(pass));
  return sr_pass_intern(pass, &(sr_sharding){mesh, rank, dims});
}

void sr_place_constrain(sr_placing *placing, const sr_place_cluster *cluster) {
  sr_pass *pass = placing->pass;
  sr_value *value = cluster->parts.value;
  int32_t rank = value->type->rank;
  sr_op *made = sr_op_create(pass->module, SR_OP_SDY_SHARDING_CONSTRAINT, value->op, 1, &value, 1,
                             &value->type, 0);
  sr_given *given = SR_NEW(pass->arena, sr_given);
  *given = (sr_given){.form = cut_form(pass, rank, cluster->parts.dim)};
  given->open = SR_NEW_ARRAY(pass->arena, bool, rank);
  given->priorities = SR_NEW_ARRAY(pass->arena, int32_t, rank);
  sr_op_set_given(made, given);
  made->tag = SR_TAG_ATTRIBUTE;
  sr_op_insert(made, value->op->block, value->op->next);
  sr_value_replace(value, sr_result(made, 0));
  sr_op_set_operand(made, 0, value);
}
