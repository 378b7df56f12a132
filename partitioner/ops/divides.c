/*
 * Whether an op can be computed on parts: with which of its factors cut, and into how many. What it
 * computes of its values, in the sharding that they have, is decided in compute.c.
 */
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/decision.h"
#include "partitioner/ops/ops.h"
#include "partitioner/rules/rule.h"

/* True if results over parts of a summed factor can be combined: operand 0 has it as `dim`. */
static bool can_be_combined(const sr_op *op, int32_t dim, int64_t shards) {
  switch ((int)op->code) {
  case SR_OP_DOT:
  case SR_OP_DOT_GENERAL:
  case SR_OP_EINSUM:
  case SR_OP_UNARY_EINSUM:
  case SR_OP_CONVOLUTION:
  case SR_OP_DYNAMIC_SLICE: /* one device has it, the others zeros */
    return true;
  case SR_OP_GATHER:
    return sr_op_indexes(op, dim);
  case SR_OP_CHLO_TOP_K:
    return sr_top_k_divides(op, shards);
  case SR_OP_SCATTER: {
    sr_opcode code = sr_block_combiner(op->regions[0]);
    return op->result_count == 1 && code != SR_OP_COUNT && code != SR_OP_MULTIPLY;
  }
  case SR_OP_REDUCE:
    return sr_block_combiner(op->regions[0]) != SR_OP_COUNT || sr_reduce_runs_along(op, dim);
  }
  return false;
}

/* True if the decision cuts the factor into single elements, so far. */
static bool is_cut_up(const sr_decision *d, int32_t factor) {
  return d->chosen && sr_shard_dim_shards(&d->chosen[factor]) == d->rule->factors[factor].size;
}

/* True if parts of the factor are parts of every dimension that has it: nothing stands before it
 * there but what is cut into single elements. */
static bool is_major(const sr_decision *d, int32_t factor) {
  const sr_rule *rule = d->rule;
  for (int32_t t = 0; t < rule->operand_count + rule->result_count; t++)
    for (int32_t dim = 0; dim < rule->tensors[t].rank; dim++) {
      const sr_rule_dim *run = &rule->tensors[t].dims[dim];
      bool major = true;
      for (int32_t i = 0; i < run->count; i++) {
        if (run->factors[i] == factor && !major)
          return false;
        major &= is_cut_up(d, run->factors[i]);
      }
    }
  return true;
}

bool sr_factor_reads_windows(const sr_op *op, const sr_rule *rule, int32_t factor, int64_t shards) {
  for (int32_t t = 0; t < rule->operand_count; t++) {
    int32_t dim = sr_rule_dim_of(rule, t, factor);
    if (dim >= 0 && !sr_op_reads_windows(op, dim, shards))
      return false;
  }
  return rule->factors[factor].alone;
}

int32_t sr_kernel_image_dim(const sr_op *op, const sr_rule *rule, int32_t factor) {
  int32_t dim = op->code == SR_OP_CONVOLUTION ? sr_rule_dim_of(rule, 1, factor) : -1;
  return dim < 0 ? -1 : sr_convolution_image_dim(op, dim);
}

bool sr_decision_is_local(const sr_decision *d, int32_t factor, const sr_shard_dim *axes) {
  const sr_op *op = d->op;
  const sr_rule *rule = d->rule;
  const sr_factor *f = &rule->factors[factor];
  int64_t shards = sr_shard_dim_shards(axes);
  if (sr_op_has(op, SR_TRAIT_COLLECTIVE) && !sr_collective_stays_within(d->p, op, d->mesh, axes))
    return false;
  switch (f->kind) {
  case SR_FACTOR_REDUCTION:
    if (sr_kernel_image_dim(op, rule, factor) >= 0)
      return sr_convolution_sums_windows(op, sr_rule_dim_of(rule, 1, factor), shards);
    return can_be_combined(op, sr_rule_dim_of(rule, 0, factor), shards);
  case SR_FACTOR_HALO:
    return sr_factor_reads_windows(op, rule, factor, shards);
  case SR_FACTOR_WHOLE:
    return false;
  case SR_FACTOR_PASS_THROUGH:
    break;
  }
  switch ((int)op->code) {
  case SR_OP_SCATTER: /* a window that crosses parts would have to be divided */
    return f->alone && (sr_rule_dim_of(rule, 0, factor) < 0 ||
                        sr_scatter_stays(op, sr_rule_dim_of(rule, 0, factor)));
  case SR_OP_CONVOLUTION: /* parts of a dimension of groups are groups, or parts of one */
    return is_major(d, factor);
  case SR_OP_REDUCE_WINDOW: {
    int32_t dim = sr_rule_dim_of(rule, 0, factor);
    return !sr_op_accumulates(op, sr_operand(op, 0)->type, dim) ||
           sr_cumulative_divides(op, dim, shards);
  }
  case SR_OP_RNG: /* numbers are drawn one after another */
    return false;
  case SR_OP_CUSTOM_CALL: /* nobody knows what it does with padding */
    return f->alone && f->size % shards == 0;
  case SR_OP_RESHAPE:
    return true;
  }
  return f->alone;
}

bool sr_op_divides_windows(sr_partitioner *p, const sr_op *op, int32_t factor) {
  const sr_rule *rule = &sr_op_local(p, op)->rule;
  const sr_decision d = {.p = p, .op = op, .rule = rule, .mesh = p->mesh};
  const sr_shard_axis all = {.pre = 1, .size = p->device_count};
  return !rule->factors[factor].blocked &&
         sr_decision_is_local(&d, factor, &(sr_shard_dim){&all, 1});
}

bool sr_op_divides(sr_partitioner *p, const sr_op *op, int32_t factor) {
  const sr_rule *rule = &sr_op_local(p, op)->rule;
  return rule->factors[factor].kind != SR_FACTOR_HALO &&
         sr_kernel_image_dim(op, rule, factor) < 0 && sr_op_divides_windows(p, op, factor);
}

bool sr_op_keeps_all(const sr_op *op) {
  return sr_op_has(op, SR_TRAIT_ELEMENTWISE) || op->code == SR_OP_SELECT ||
         op->code == SR_OP_CLAMP || op->code == SR_OP_RESHAPE || op->code == SR_OP_TRANSPOSE;
}
