/*
 * Makes ops local, as assign/compute.c has decided: replaces an op on whole arrays by an op on
 * shards. Adapts sizes in attributes, masks padding in sums, and combines partial results.
 */
#include "graph/ir/query.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/scalar.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/core/sharding_group.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/rules/rule.h"

void sr_fit_sizes(sr_partitioner *p, sr_op *op, const char *name) {
  const sr_local *local = sr_op_local(p, op);
  size_t count;
  const int64_t *sizes = sr_op_ints(op, name, &count);
  const int64_t *shard = sr_operand(op, 0)->type->dims, *whole = local->types[0]->dims;
  int64_t fitted[SR_MAX_RANK];
  for (size_t d = 0; d < count; d++)
    fitted[d] = sizes[d] == whole[d] ? shard[d] : sizes[d];
  sr_op_set_attr(p->module, op, name, sr_attr_ints(p->module, fitted, count));
}

/* Sets feature_group_count and batch_group_count of a convolution to the number of groups in a
 * shard, at least one. */
bool sr_localise_convolution(sr_partitioner *p, sr_op *op) {
  static const char *const names[] = {"feature_group_count", "batch_group_count"};
  const sr_attr *dim =
      sr_attr_field(sr_op_attr(op, "dimension_numbers"), "kernel_output_feature_dimension");
  int64_t shards = sr_dim_shards(sr_op_local(p, op)->wanted[1], (int32_t)dim->integer.value);
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    int64_t groups = sr_op_int(op, names[i], 1);
    if (groups > 1 && shards > 1)
      sr_op_set_attr(p->module, op, names[i],
                     sr_attr_int(p->module, groups > shards ? groups / shards : 1, SR_I64));
  }
  return false;
}

/* Replaces padding in summed dimensions by a number that does not change the sum: zero, or the
 * initial value of a reduce, which may enter repeatedly here. */
static void mask_sums(sr_partitioner *p, sr_op *op) {
  const sr_local *local = sr_op_local(p, op);
  const sr_rule *rule = &local->rule;
  for (int32_t t = 0; t < op->operand_count; t++) {
    const sr_type *whole = local->types[t];
    const sr_sharding *sharding = local->wanted[t];
    sr_window windows[SR_MAX_RANK] = {0}; /* empty windows: these dimensions need no mask */
    bool padded = false;
    for (int32_t d = 0; sharding && d < rule->tensors[t].rank; d++) {
      const sr_rule_dim *dim = &rule->tensors[t].dims[d];
      if (dim->count != 1 || rule->factors[dim->factors[0]].kind != SR_FACTOR_REDUCTION)
        continue;
      windows[d] = sr_shard_window(whole, sharding, d);
      padded |= whole->dims[d] % sr_sharding_dim_shards(sharding, d) != 0;
    }
    if (!padded)
      continue;
    const sr_type *scalar = sr_type_tensor(p->module, whole->dtype, 0, NULL);
    sr_value *nothing = op->code == SR_OP_REDUCE ? sr_operand(op, op->result_count + t)
                                                 : sr_build_zeros(p, scalar, op);
    sr_op_set_operand(op, t,
                      sr_mask_padding(p, sr_operand(op, t), whole, sharding, windows, nothing, op));
  }
}

/* Replaces the initial value of a reduce by the neutral number, and returns the initial value. The
 * caller combines it with the total of all shards, so that it enters once. NULL: the initial value
 * may enter for each shard, and was not replaced. */
static sr_value *take_initial(sr_partitioner *p, sr_op *op) {
  sr_opcode code = op->code == SR_OP_REDUCE ? sr_block_combiner(op->regions[0]) : SR_OP_COUNT;
  if (code == SR_OP_COUNT || sr_value_may_repeat(sr_operand(op, 1), code))
    return NULL;
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_value *initial = sr_operand(op, 1);
  sr_op_set_operand(op, 1, sr_build_neutral(&b, code, initial->type->dtype));
  return initial;
}

/* True for a reduce whose initial values may enter only once, and whose region has no known neutral
 * number. */
static bool takes_start_once(sr_partitioner *p, const sr_op *op) {
  return op->code == SR_OP_REDUCE && sr_block_combiner(op->regions[0]) == SR_OP_COUNT &&
         !sr_starts_may_repeat(p, op);
}

/* Returns the type in which partial sums are added over devices. Small floats are added in a wider
 * type, so that a sum or product is rounded once. */
static sr_dtype term_dtype(const sr_op *op) {
  sr_dtype dtype = op->results[0].type->dtype;
  sr_opcode code = op->code == SR_OP_REDUCE ? sr_block_combiner(op->regions[0]) : op->code;
  bool sums = op->code == SR_OP_REDUCE && (code == SR_OP_ADD || code == SR_OP_MULTIPLY);
  return sums || sr_op_has(op, SR_TRAIT_PRODUCT) ? sr_dtype_reducing(dtype, false) : dtype;
}

double sr_op_partial_sum_width(const sr_op *op) {
  return (double)sr_dtype_get(term_dtype(op))->bytes /
         (double)sr_dtype_get(op->results[0].type->dtype)->bytes;
}

/* Makes a reduce by one op compute in `dtype`, and start from the neutral number. */
static void reduce_in(sr_partitioner *p, sr_op *op, sr_dtype dtype) {
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_opcode code = sr_block_combiner(op->regions[0]);
  sr_value *values = sr_operand(op, 0);
  sr_op_set_operand(op, 0, sr_build_convert(&b, values, dtype));
  sr_op_set_operand(op, 1, sr_build_neutral(&b, code, dtype));
  op->regions[0] = sr_block_create(p->module);
  op->regions[0]->parent = op;
  sr_block_fill_combiner(p->module, op->regions[0], code, sr_type_rank0(b.module, dtype), op);
}

/* Makes the op return its partial sums unrounded. */
static void give_unrounded(sr_partitioner *p, sr_op *op) {
  const sr_builder b = sr_partitioner_builder(p, op);
  sr_value *result = sr_result(op, 0);
  sr_dtype dtype = term_dtype(op);
  if (dtype == result->type->dtype)
    return;
  if (op->code == SR_OP_REDUCE)
    reduce_in(p, op, dtype);
  result->type = sr_type_with_dtype(b.module, result->type, dtype);
}

void sr_combine_results(sr_partitioner *p, sr_op *op, const sr_sharding *cut, sr_value *initial) {
  bool regional = op->code == SR_OP_REDUCE || op->code == SR_OP_SCATTER;
  sr_opcode code = regional ? sr_block_combiner(op->regions[0]) : SR_OP_ADD;
  if (code == SR_OP_COUNT) {
    sr_combine_reduction(p, op, cut, false);
    return;
  }
  const sr_builder behind = sr_partitioner_builder(p, op->next);
  sr_value *result = sr_result(op, 0), *users = sr_value_set_aside(p, result);
  sr_dtype rounded = result->type->dtype;
  give_unrounded(p, op);
  sr_value *made = sr_build_all_reduce(p, &behind, result, code, cut);
  if (initial) {
    initial = sr_build_convert(&behind, initial, made->type->dtype);
    made = sr_build_binary(&behind, code, sr_build_broadcast(&behind, initial, made->type), made);
  }
  sr_value_bring_back(p, users, sr_build_convert(&behind, made, rounded));
}

/* Random bits depend on the state and on the index of the element, so each device draws the bits of
 * its shard. If the op's new state is used, the op on the whole array stays, too, and computes that
 * state. */
bool sr_localise_random_bits(sr_partitioner *p, sr_op *op) {
  const sr_local *local = sr_op_local(p, op);
  const sr_sharding *sharding = local->results[1];
  const sr_type *whole = local->types[2];
  sr_value *drawn = sr_result(op, 1), *operands[1 + SR_MAX_RANK] = {sr_operand(op, 0)};
  if (drawn->type == whole)
    return true;
  for (int32_t d = 0; d < whole->rank; d++)
    operands[1 + d] = sr_scalar_affine(p, sharding, d, 1, 0, SR_U64);
  sr_op *made =
      sr_op_create(p->module, SR_OP_RANDOM_PART, op, 1 + whole->rank, operands, 1, &drawn->type, 0);
  sr_op_set_attr(p->module, made, "rng_algorithm", sr_op_attr(op, "rng_algorithm"));
  sr_op_set_attr(p->module, made, "whole",
                 sr_attr_ints(p->module, whole->dims, (size_t)whole->rank));
  sr_op_insert(made, op->block, op);
  sr_value_bring_back(p, drawn, sr_result(made, 0));
  drawn->type = whole;
  if (!sr_result(op, 0)->uses)
    sr_op_erase(op);
  return true;
}

static void localise(sr_partitioner *p, sr_op *op, const sr_sharding *partial) {
  const sr_op_sharding *sharding = sr_op_sharding_of(op);
  if (sharding->localise && sharding->localise(p, op))
    return;
  /* The code below needs operands in the shardings local->wanted. sr_localise_halos also reshards
   * the operands to these shardings. */
  if (sr_localise_halos(p, op))
    return;
  if (op->code == SR_OP_SLICE)
    sr_fit_sizes(p, op, "limit_indices");
  if (partial && takes_start_once(p, op)) {
    sr_combine_reduction(p, op, partial, true);
    return;
  }
  sr_value *initial = partial ? take_initial(p, op) : NULL;
  mask_sums(p, op);
  if (partial)
    sr_combine_results(p, op, partial, initial);
}

void sr_localise_ops(sr_partitioner *p) {
  sr_find_views(p);
  sr_find_hulls(p);
  for (size_t i = 0; i < p->sharding_groups.count; i++) {
    const sr_sharding_group *group = p->sharding_groups.items[i];
    const sr_value *value = group->values[0];
    const sr_local *local = group->kind == SR_GROUP_RULED ? sr_op_local(p, value->op) : NULL;
    if (local && local->operands && !local->view && value->index == 0) {
      SR_ARENA_SCOPE(p->scratch);
      localise(p, value->op, local->partial);
    }
  }
  sr_erase_views(p);
}
