/*
 * What each op computes of what propagation has found.
 *
 * An op computes on parts along those factors that its operands and results are cut along: of
 * several cuts of a factor the one that most bytes of its tensors already have, and of two factors
 * that want one axis the one with more. Operands are brought into that form before, results leave
 * in it. What is summed over parts is partial: an all_reduce follows. Along factors that parts
 * cannot be computed of by themselves the op has the whole of every tensor.
 */
#include <string.h>

#include "graph/number.h"
#include "partitioner/pass.h"
#include "partitioner/project.h"

/* ---- what can be done on parts --------------------------------------------------------------- */

static bool has_factor(const sr_rule *rule, int32_t tensor, int32_t factor) {
  const sr_rule_tensor *t = &rule->tensors[tensor];
  for (int32_t d = 0; d < t->rank; d++)
    for (int32_t i = 0; i < t->dims[d].count; i++)
      if (t->dims[d].factors[i] == factor)
        return true;
  return false;
}

/* True if `factor` is all of the dimensions it is in. */
static bool is_alone(const sr_rule *rule, int32_t factor) {
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++)
    for (int32_t d = 0; d < rule->tensors[t].rank; d++) {
      const sr_rule_dim *dim = &rule->tensors[t].dims[d];
      for (int32_t i = 0; dim->count > 1 && i < dim->count; i++)
        if (dim->factors[i] == factor)
          return false;
    }
  return true;
}

static bool is_zero(const sr_dense *dense) {
  const char *bytes = dense->data;
  for (size_t i = 0; i < sr_dtype_get(dense->type->dtype)->bytes; i++)
    if (bytes[i] != 0)
      return false;
  return true;
}

/* True if a sum or product that starts with `value` on each device is the one that starts so once.
 * Largest and smallest numbers, and masks, may start with anything. */
static bool may_start_twice(sr_opcode code, const sr_value *value) {
  if (code != SR_OP_ADD && code != SR_OP_XOR && code != SR_OP_MULTIPLY)
    return true;
  const sr_attr *attr =
      value->op && value->op->code == SR_OP_CONSTANT ? sr_op_attr(value->op, "value") : NULL;
  if (!attr || sr_dtype_get(attr->dense.type->dtype)->class_ == SR_CLASS_COMPLEX)
    return attr && code == SR_OP_ADD && is_zero(&attr->dense);
  uint64_t bits = 0;
  sr_dtype dtype = attr->dense.type->dtype;
  memcpy(&bits, attr->dense.data, sr_dtype_get(dtype)->bytes);
  bool number = sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT;
  double start = number ? sr_float_decode(dtype, bits) : (double)bits;
  return start == (code == SR_OP_MULTIPLY ? 1 : 0);
}

/* True if results over parts of a summed factor can be combined by one all_reduce. */
static bool can_be_combined(const sr_op *op) {
  switch ((int)op->code) {
  case SR_OP_DOT:
  case SR_OP_DOT_GENERAL:
  case SR_OP_EINSUM:
  case SR_OP_UNARY_EINSUM:
  case SR_OP_CONVOLUTION:
    return true;
  case SR_OP_REDUCE: {
    sr_opcode code = sr_block_combiner(op->regions[0]);
    return op->result_count == 1 && code != SR_OP_COUNT && may_start_twice(code, sr_operand(op, 1));
  }
  }
  return false;
}

/* True if the op as it is, on parts along `factor`, computes that part of its results. */
static bool is_local(const sr_op *op, const sr_rule *rule, int32_t factor) {
  const sr_factor *f = &rule->factors[factor];
  if (f->kind == SR_FACTOR_REDUCTION)
    return can_be_combined(op);
  if (f->kind != SR_FACTOR_PASS)
    return false;
  switch ((int)op->code) {
  case SR_OP_SCATTER: /* where updates go elsewhere, some would have to be left out */
    return has_factor(rule, op->result_count + 1, factor);
  case SR_OP_DYNAMIC_UPDATE_SLICE:
    return has_factor(rule, 1, factor);
  case SR_OP_CONVOLUTION: /* groups would have to be counted anew */
    return is_alone(rule, factor);
  case SR_OP_RNG:
  case SR_OP_RNG_BIT_GENERATOR: /* numbers are drawn one after another */
    return false;
  case SR_OP_RESHAPE:
    return true;
  }
  return is_alone(rule, factor);
}

/* ---- what is done ---------------------------------------------------------------------------- */

typedef struct offer {
  int32_t factor;
  sr_shard_dim axes;
  int64_t bytes; /* of tensors that are cut so */
} offer;

typedef struct decision {
  sr_pass *pass;
  const sr_op *op;
  const sr_rule *rule;
  const sr_mesh *mesh;
  sr_shard_dim **parts; /* tensors: what cuts each factor now */
  sr_shard_dim *chosen; /* factors */
} decision;

static const sr_sharding *form_at(const sr_op *op, int32_t tensor) {
  const sr_node *node = sr_value_node(sr_value_origin(sr_rule_value(op, tensor)));
  return node ? node->form : NULL;
}

/* Forms at all tensors, by factor; only those of one mesh, the first one's. */
static void look(decision *d) {
  int32_t count = d->rule->operand_count + d->rule->result_count;
  sr_arena *arena = d->pass->arena;
  d->parts = SR_NEW_ARRAY(arena, sr_shard_dim *, count);
  for (int32_t t = 0; t < count; t++) {
    const sr_sharding *form = form_at(d->op, t);
    d->parts[t] = SR_NEW_ARRAY(arena, sr_shard_dim, d->rule->factor_count);
    if (form && !d->mesh)
      d->mesh = form->mesh;
    if (form && sr_mesh_equal(form->mesh, d->mesh))
      (void)sr_rule_project(arena, d->rule, t, form->dims, d->parts[t]);
  }
}

/* The best cut of a factor that may be cut, of axes that are not in `taken`. */
static offer best_for(const decision *d, int32_t factor, const sr_shard_dim *taken) {
  sr_arena *arena = d->pass->arena;
  int32_t count = d->rule->operand_count + d->rule->result_count;
  offer best = {.factor = factor};
  for (int32_t t = 0; t < count; t++) {
    offer next = {.factor = factor, .axes = sr_axes_apart(arena, &d->parts[t][factor], taken)};
    for (int32_t other = 0; next.axes.count > 0 && other < count; other++) {
      sr_shard_dim common = sr_axes_common(arena, &next.axes, &d->parts[other][factor]);
      if (sr_axes_equal(&common, &next.axes))
        next.bytes += sr_type_bytes(sr_rule_value(d->op, other)->type);
    }
    if (next.axes.count > 0 &&
        (next.bytes > best.bytes ||
         (next.bytes == best.bytes && sr_axes_parts(&next.axes) > sr_axes_parts(&best.axes))))
      best = next;
  }
  return best;
}

/* Takes the best offers, one factor after the other. */
static void choose(decision *d) {
  sr_arena *arena = d->pass->arena;
  bool *done = SR_NEW_ARRAY(arena, bool, d->rule->factor_count);
  sr_shard_dim taken = {0};
  for (;;) {
    offer best = {.bytes = -1};
    for (int32_t f = 0; f < d->rule->factor_count; f++) {
      if (done[f] || !is_local(d->op, d->rule, f))
        continue;
      offer next = best_for(d, f, &taken);
      if (next.axes.count > 0 && next.bytes > best.bytes)
        best = next;
    }
    if (best.bytes < 0)
      return;
    done[best.factor] = true;
    d->chosen[best.factor] = best.axes;
    taken = sr_axes_join(arena, &taken, &best.axes);
  }
}

/* Gives up cuts that some tensor cannot have: of a minor factor where the major one is not cut into
 * single elements. */
static void settle(decision *d) {
  sr_arena *arena = d->pass->arena;
  sr_shard_dim *seen = SR_NEW_ARRAY(arena, sr_shard_dim, d->rule->factor_count);
  for (bool changed = true; changed;) {
    changed = false;
    for (int32_t t = 0; t < d->rule->operand_count + d->rule->result_count; t++) {
      sr_shard_dim dims[SR_MAX_RANK];
      sr_rule_collect(arena, d->rule, t, d->chosen, dims);
      (void)sr_rule_project(arena, d->rule, t, dims, seen);
      for (int32_t f = 0; f < d->rule->factor_count; f++)
        if (has_factor(d->rule, t, f) && !sr_axes_equal(&seen[f], &d->chosen[f])) {
          d->chosen[f] = sr_axes_common(arena, &seen[f], &d->chosen[f]);
          changed = true;
        }
    }
  }
}

static const sr_sharding *collect(const decision *d, int32_t tensor) {
  sr_shard_dim dims[SR_MAX_RANK];
  sr_rule_collect(d->pass->arena, d->rule, tensor, d->chosen, dims);
  int32_t rank = d->rule->tensors[tensor].rank;
  return sr_pass_intern(d->pass, &(sr_sharding){d->mesh, rank, dims});
}

/* All axes of summed factors as the cut of one dimension. */
static const sr_sharding *partial(const decision *d) {
  sr_shard_dim *axes = SR_NEW(d->pass->arena, sr_shard_dim);
  for (int32_t f = 0; f < d->rule->factor_count; f++)
    if (d->rule->factors[f].kind == SR_FACTOR_REDUCTION)
      *axes = sr_axes_join(d->pass->arena, axes, &d->chosen[f]);
  return axes->count ? sr_pass_intern(d->pass, &(sr_sharding){d->mesh, 1, axes}) : NULL;
}

static void decide(sr_pass *pass, const sr_op *op, sr_local *local) {
  sr_arena *arena = pass->arena;
  decision d = {.pass = pass, .op = op, .rule = &local->rule};
  look(&d);
  if (!d.mesh)
    return;
  d.chosen = SR_NEW_ARRAY(arena, sr_shard_dim, d.rule->factor_count);
  choose(&d);
  settle(&d);
  local->operands = SR_NEW_ARRAY(arena, const sr_sharding *, op->operand_count);
  local->results = SR_NEW_ARRAY(arena, const sr_sharding *, op->result_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    local->operands[i] = collect(&d, i);
  for (int32_t i = 0; i < op->result_count; i++)
    local->results[i] = collect(&d, op->operand_count + i);
  local->partial = partial(&d);
}

void sr_pass_compute(sr_pass *pass) {
  for (size_t i = 0; i < pass->nodes.count; i++) {
    sr_node *node = pass->nodes.items[i];
    node->home = node->form;
    if (node->kind != SR_NODE_RULED)
      continue;
    const sr_value *value = node->values[0];
    sr_local *local = sr_op_local(value->op);
    if (value->index == 0 && local && pass->forms.count > 0)
      decide(pass, value->op, local);
    node->home = local && local->results ? local->results[value->index] : NULL;
  }
}

/* ---- the ops of parts ------------------------------------------------------------------------ */

/* A list of sizes that are taken of the dimensions of operand 0: where that is all of a dimension,
 * it becomes all of its part. */
static void fit_sizes(sr_pass *pass, sr_op *op, const char *name) {
  const sr_local *local = sr_op_local(op);
  const sr_sharding *form = local->operands[0];
  if (!form)
    return;
  size_t count;
  const int64_t *sizes = sr_op_ints(op, name, &count);
  const int64_t *part = sr_operand(op, 0)->type->dims;
  int64_t fitted[SR_MAX_RANK];
  for (size_t d = 0; d < count; d++)
    fitted[d] = sizes[d] == part[d] * sr_sharding_parts(form, (int32_t)d) ? part[d] : sizes[d];
  sr_op_set_attr(pass->module, op, name, sr_attr_ints(pass->module, fitted, count));
}

static void fit_attributes(sr_pass *pass, sr_op *op) {
  switch ((int)op->code) {
  case SR_OP_SLICE:
    fit_sizes(pass, op, "limit_indices");
    break;
  case SR_OP_DYNAMIC_SLICE:
  case SR_OP_GATHER:
    fit_sizes(pass, op, "slice_sizes");
    break;
  }
}

/* Adds up what the devices have of `value`, right behind it. */
static void combine(sr_pass *pass, sr_op *op, const sr_sharding *cut) {
  sr_module *module = pass->module;
  sr_value *result = sr_result(op, 0);
  sr_op *made = sr_op_create(module, SR_OP_ALL_REDUCE, op, 1, &result, 1, &result->type, 1);
  sr_op_set_attr(module, made, "replica_groups", sr_pass_groups(pass, cut, 0));
  const sr_type *scalar = sr_type_tensor(module, result->type->dtype, 0, NULL);
  sr_opcode code = op->code == SR_OP_REDUCE ? sr_block_combiner(op->regions[0]) : SR_OP_ADD;
  sr_block_fill_combiner(module, made->regions[0], code, scalar, op);
  made->tag = SR_TAG_FINAL;
  sr_op_insert(made, op->block, op->next);
  sr_result(made, 0)->note = result->note;
  sr_value_replace(result, sr_result(made, 0));
  sr_op_set_operand(made, 0, result);
}

void sr_pass_localise(sr_pass *pass) {
  for (size_t i = 0; i < pass->nodes.count; i++) {
    const sr_node *node = pass->nodes.items[i];
    const sr_value *value = node->values[0];
    const sr_local *local = node->kind == SR_NODE_RULED ? sr_op_local(value->op) : NULL;
    if (!local || !local->operands || value->index != 0)
      continue;
    fit_attributes(pass, value->op);
    if (local->partial)
      combine(pass, value->op, local->partial);
  }
}
