/*
 * The work of one device that computes all of an op, in bytes: the bytes that it reads and writes,
 * and its operations, counted as the bytes that could be read in the same time.
 */
#include <math.h>

#include "graph/ir/trips.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/ops/ops.h"
#include "partitioner/place/placement.h"
#include "partitioner/rules/rule.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- loops ----------------------------------------------------------------------------------- */

static void add(sr_place_load *sum, sr_place_load load, double times) {
  sum->bytes += load.bytes * times;
  sum->own += load.own * times;
}

static sr_place_load load_of_block(const sr_partitioner *p, const sr_block *block) {
  sr_place_load load = {0};
  for (const sr_op *op = block->first; op; op = op->next)
    if (!sr_op_has(op, SR_TRAIT_TERMINATOR))
      add(&load, sr_place_load_of(p, op), 1);
  return load;
}

double sr_place_trips(const sr_op *op) {
  int64_t trips = sr_while_trip_count(op);
  return (double)(trips < 0 ? SR_PLACE_TRIPS : trips);
}

static sr_place_load load_of_loop(const sr_partitioner *p, const sr_op *op) {
  sr_place_load load = {0};
  double times = sr_place_trips(op);
  add(&load, load_of_block(p, op->regions[0]), times);
  add(&load, load_of_block(p, op->regions[1]), times);
  return load;
}

/* Returns the work of the branch with the most work. *out_longest is the index of this branch. */
static sr_place_load load_of_branches(const sr_partitioner *p, const sr_op *op,
                                      int32_t *out_longest) {
  sr_place_load most = {0};
  *out_longest = 0;
  for (int32_t r = 0; r < op->region_count; r++) {
    sr_place_load load = load_of_block(p, op->regions[r]);
    if (load.bytes + load.own > most.bytes + most.own) {
      most = load;
      *out_longest = r;
    }
  }
  return most;
}

int32_t sr_place_longest_branch(const sr_partitioner *p, const sr_op *op) {
  int32_t longest;
  (void)load_of_branches(p, op, &longest);
  return longest;
}

/* ---- ops ------------------------------------------------------------------------------------- */

/* Adds the bytes of a value that is read or written once: to `own` if the value fits in a cache,
 * else to `bytes`. */
static void add_value(sr_place_load *load, const sr_type *type) {
  double bytes = (double)sr_type_bytes(type);
  if (bytes > (double)SR_PLACE_CACHE)
    load->bytes += bytes;
  else
    load->own += bytes;
}

/* Returns the work of reading the operands and writing the results. Constants are not read, so they
 * cost nothing. */
static sr_place_load load_of_values(const sr_partitioner *p, const sr_op *op) {
  sr_place_load load = {0};
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_sharding_group *group =
        sr_value_sharding_group(p, sr_value_origin(p, sr_operand(op, i)));
    if (!group || group->kind != SR_GROUP_CONSTANT)
      add_value(&load, sr_operand(op, i)->type);
  }
  for (int32_t i = 0; i < op->result_count; i++)
    add_value(&load, op->results[i].type);
  return load;
}

static double elements_of(const sr_value *value) {
  return (double)sr_type_elements(value->type);
}

/* Returns the number of elements of the largest operand or result. */
static double most_elements(const sr_op *op) {
  double most = 1;
  for (int32_t t = 0; t < op->operand_count + op->result_count; t++)
    most = fmax(most, elements_of(sr_rule_value(op, t)));
  return most;
}

/* Returns the larger of the last two dimensions of the first operand, a matrix. */
static double side_of(const sr_op *op) {
  double side = 1;
  const sr_type *type = op->operand_count ? sr_operand(op, 0)->type : op->results[0].type;
  for (int32_t d = type->rank > 2 ? type->rank - 2 : 0; d < type->rank; d++)
    side = fmax(side, (double)type->dims[d]);
  return side;
}

/* Each element of the result is a sum of products, one for each element of the kernel that belongs
 * to one output feature. */
static double operations_of_convolution(const sr_op *op) {
  const sr_attr *numbers = sr_op_attr(op, "dimension_numbers");
  const sr_attr *feature = sr_attr_field(numbers, "kernel_output_feature_dimension");
  const sr_value *kernel = sr_operand(op, 1);
  double features = feature ? (double)kernel->type->dims[feature->integer.value] : 1;
  return 2 * elements_of(op->results) * elements_of(kernel) / fmax(1, features);
}

/* A product does one multiplication and one addition for each combination of its indices, such as
 * i, j and k in a product of matrices. These are the factors of its rule. */
static double operations_of_product(const sr_partitioner *p, const sr_op *op) {
  const sr_local *local = sr_op_local(p, op);
  double steps = 2;
  for (int32_t f = 0; local && f < local->rule.factor_count; f++)
    steps *= (double)local->rule.factors[f].size;
  return steps;
}

/* A Fourier transform combines each element log2(length) times. */
static double operations_of_transform(const sr_op *op) {
  size_t count;
  const int64_t *lengths = sr_op_ints(op, "fft_length", &count);
  double length = 1;
  for (size_t i = 0; i < count; i++)
    length *= (double)lengths[i];
  return most_elements(op) * log2(fmax(2, length));
}

/* A factorisation combines each element with a row of the matrix. An unknown function is assumed to
 * do the same. */
static double operations_of(const sr_partitioner *p, const sr_op *op) {
  if (op->code == SR_OP_DOT || op->code == SR_OP_DOT_GENERAL || op->code == SR_OP_EINSUM)
    return operations_of_product(p, op);
  if (op->code == SR_OP_CONVOLUTION)
    return operations_of_convolution(op);
  if (op->code == SR_OP_FFT)
    return operations_of_transform(op);
  if (op->code == SR_OP_CHOLESKY || op->code == SR_OP_TRIANGULAR_SOLVE ||
      op->code == SR_OP_CUSTOM_CALL)
    return most_elements(op) * side_of(op);
  return most_elements(op);
}

/* Returns the cost of an op's operations. For a sort, this is the cost of its comparisons. */
static double work_of(const sr_partitioner *p, const sr_op *op) {
  const sr_type *type = op->operand_count ? sr_operand(op, 0)->type : NULL;
  if (op->code == SR_OP_SORT)
    return sr_sort_cost(most_elements(op), (double)type->dims[sr_sort_dimension(op)]);
  if (op->code == SR_OP_CHLO_TOP_K)
    return sr_sort_cost(most_elements(op), (double)type->dims[type->rank - 1]);
  return operations_of(p, op) / (double)SR_PLACE_OPERATIONS;
}

sr_place_load sr_place_load_of(const sr_partitioner *p, const sr_op *op) {
  if (op->code == SR_OP_WHILE)
    return load_of_loop(p, op);
  int32_t longest;
  if (op->code == SR_OP_CASE || op->code == SR_OP_IF)
    return load_of_branches(p, op, &longest);
  const sr_sharding_group *group =
      op->result_count ? sr_value_sharding_group(p, op->results) : NULL;
  if (group && group->kind == SR_GROUP_CONSTANT)
    return (sr_place_load){0};
  sr_place_load load = load_of_values(p, op);
  load.own += work_of(p, op);
  return load;
}
