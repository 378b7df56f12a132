/*
 * The table of ops with special needs on shards (sr_op_sharding), and the test whether an op can be
 * divided along a factor. A factor is an index that dimensions of operands and results share
 * (rule.h). assign/compute.c decides along which factors an op is divided.
 */
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/decision.h"
#include "partitioner/ops/ops.h"
#include "partitioner/rules/rule.h"

/* True if the decision so far cuts the factor into single elements. */
static bool is_cut_up(const sr_decision *d, int32_t factor) {
  return d->chosen && sr_shard_dim_shards(&d->chosen[factor]) == d->rule->factors[factor].size;
}

/* True if a shard of `factor` is a shard of every dimension that has the factor. This holds if all
 * factors before `factor` in the dimension are cut into single elements. */
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

/* ---- the table ------------------------------------------------------------------------------- */

static bool always(const sr_op *op, int32_t dim, int64_t shards) {
  (void)op, (void)dim, (void)shards;
  return true;
}

/* True if the dimension is sharded. A dimension that is not sharded is computed whole, without
 * windows. */
static bool if_several(const sr_op *op, int32_t dim, int64_t shards) {
  (void)op, (void)dim;
  return shards > 1;
}

static bool scatter_combines(const sr_op *op, int32_t dim, int64_t shards) {
  (void)dim, (void)shards;
  sr_opcode code = sr_block_combiner(op->regions[0]);
  return op->result_count == 1 && code != SR_OP_COUNT && code != SR_OP_MULTIPLY;
}

static bool reduce_combines(const sr_op *op, int32_t dim, int64_t shards) {
  (void)shards;
  return sr_block_combiner(op->regions[0]) != SR_OP_COUNT || sr_reduce_runs_along(op, dim);
}

/* False if a window of the scatter could lie in two shards, which is not supported. */
static bool scatter_divides(const sr_decision *d, int32_t factor, int64_t shards) {
  (void)shards;
  int32_t dim = sr_rule_dim_of(d->rule, 0, factor);
  return d->rule->factors[factor].alone && (dim < 0 || sr_scatter_stays(d->op, dim));
}

/* A feature or batch dimension may consist of groups (feature_group_count, batch_group_count). A
 * shard of the dimension must then consist of whole groups, or lie in one group. */
static bool convolution_divides(const sr_decision *d, int32_t factor, int64_t shards) {
  (void)shards;
  return is_major(d, factor);
}

static bool reduce_window_divides(const sr_decision *d, int32_t factor, int64_t shards) {
  int32_t dim = sr_rule_dim_of(d->rule, 0, factor);
  return !sr_op_accumulates(d->op, sr_operand(d->op, 0)->type, dim) ||
         sr_cumulative_divides(d->op, dim, shards);
}

/* The numbers depend on the order in which they are drawn, so an rng is never divided. */
static bool rng_divides(const sr_decision *d, int32_t factor, int64_t shards) {
  (void)d, (void)factor, (void)shards;
  return false;
}

/* Most custom calls would also read the padding of an uneven shard, so they are divided evenly or
 * not at all. */
static bool custom_call_divides(const sr_decision *d, int32_t factor, int64_t shards) {
  const sr_factor *f = &d->rule->factors[factor];
  return f->alone && (f->size % shards == 0 || sr_is_elementwise_call(d->op));
}

static bool reshape_divides(const sr_decision *d, int32_t factor, int64_t shards) {
  (void)d, (void)factor, (void)shards;
  return true;
}

static const sr_op_sharding shardings[SR_OP_COUNT] = {
    [SR_OP_CHLO_TOP_K] = {.combines = sr_top_k_divides, .localise = sr_localise_top_k},
    [SR_OP_CONCATENATE] = {.reads_windows = if_several,
                           .window = sr_concatenate_window,
                           .localise = sr_localise_concatenate},
    [SR_OP_CONVOLUTION] = {.combines = always,
                           .divides = convolution_divides,
                           .reads_windows = sr_moving_reads_windows,
                           .localise = sr_localise_convolution},
    [SR_OP_CUSTOM_CALL] = {.divides = custom_call_divides},
    [SR_OP_DOT] = {.combines = always},
    [SR_OP_DOT_GENERAL] = {.combines = always},
    [SR_OP_DYNAMIC_SLICE] =
        {.combines = always, /* each element is on one device; the other devices add zeros */
         .localise = sr_localise_gather},
    [SR_OP_DYNAMIC_UPDATE_SLICE] = {.reads_windows = if_several,
                                    .window = sr_update_window,
                                    .localise = sr_localise_dynamic_update_slice},
    [SR_OP_EINSUM] = {.combines = always},
    [SR_OP_GATHER] = {.combines = sr_gather_combines, .localise = sr_localise_gather},
    [SR_OP_PAD] = {.reads_windows = sr_moving_reads_windows},
    [SR_OP_REDUCE] = {.combines = reduce_combines},
    [SR_OP_REDUCE_WINDOW] = {.divides = reduce_window_divides,
                             .reads_windows = sr_moving_reads_windows,
                             .localise = sr_localise_cumulative},
    [SR_OP_RESHAPE] = {.divides = reshape_divides, .localise = sr_localise_reshape},
    [SR_OP_REVERSE] = {.reads_windows = always, .window = sr_reverse_window},
    [SR_OP_RNG] = {.divides = rng_divides},
    [SR_OP_RNG_BIT_GENERATOR] = {.localise = sr_localise_random_bits},
    [SR_OP_SCATTER] = {.combines = scatter_combines,
                       .divides = scatter_divides,
                       .localise = sr_localise_scatter},
    [SR_OP_SELECT_AND_SCATTER] = {.reads_windows = sr_select_and_scatter_divides,
                                  .window = sr_select_and_scatter_window,
                                  .localise = sr_localise_select_and_scatter},
    [SR_OP_SLICE] = {.reads_windows = always, .window = sr_slice_window},
    [SR_OP_SORT] = {.localise = sr_localise_sort},
    [SR_OP_UNARY_EINSUM] = {.combines = always},
};

const sr_op_sharding *sr_op_sharding_of(const sr_op *op) {
  return &shardings[op->code];
}

/* ---- decisions ------------------------------------------------------------------------------- */

bool sr_factor_reads_windows(const sr_op *op, const sr_rule *rule, int32_t factor, int64_t shards) {
  const sr_op_sharding *sharding = sr_op_sharding_of(op);
  for (int32_t t = 0; t < rule->operand_count; t++) {
    int32_t dim = sr_rule_dim_of(rule, t, factor);
    if (dim >= 0 && (!sharding->reads_windows || !sharding->reads_windows(op, dim, shards)))
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
  const sr_op_sharding *sharding = sr_op_sharding_of(op);
  int64_t shards = sr_shard_dim_shards(axes);
  if (sr_op_has(op, SR_TRAIT_COLLECTIVE) && !sr_collective_stays_within(d->p, op, d->mesh, axes))
    return false;
  switch (rule->factors[factor].kind) {
  case SR_FACTOR_REDUCTION:
    if (sr_kernel_image_dim(op, rule, factor) >= 0)
      return sr_convolution_sums_windows(op, sr_rule_dim_of(rule, 1, factor), shards);
    return sharding->combines && sharding->combines(op, sr_rule_dim_of(rule, 0, factor), shards);
  case SR_FACTOR_HALO:
    return sr_factor_reads_windows(op, rule, factor, shards);
  case SR_FACTOR_WHOLE:
    return false;
  case SR_FACTOR_PASS_THROUGH:
    break;
  }
  return sharding->divides ? sharding->divides(d, factor, shards) : rule->factors[factor].alone;
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
         op->code == SR_OP_CLAMP || op->code == SR_OP_RESHAPE || op->code == SR_OP_TRANSPOSE ||
         sr_is_elementwise_call(op);
}
