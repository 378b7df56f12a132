/*
 * Writes collectives as libraries of collectives have them.
 *
 * They gather and scatter along the first dimension, where shards lie one behind the other. And
 * they may drop NaN from minimum and maximum, which they do not do among integers. What stands
 * beside the collective then is fused like any other ops.
 */
#include "compiler/expand/expander.h"

#include <string.h>

/* ---- rows ------------------------------------------------------------------------------------ */

/* An array [outer][count][inner], of which each device has or gets a part [outer][inner]. */
typedef struct parts {
  int64_t outer, count, inner;
  int64_t in_rows[SR_MAX_RANK]; /* the shape of all parts one behind the other */
} parts;

/* Divides the array `all`, which consists of arrays `part` along dimension `dim`. Returns false if
 * these lie one behind the other in it, or have no elements. */
static bool divide(const sr_type *part, const sr_type *all, int64_t dim, parts *out) {
  *out = (parts){.outer = 1, .inner = 1};
  if (sr_type_elements(all) == 0)
    return false;
  for (int32_t d = 0; d < part->rank; d++)
    *(d < dim ? &out->outer : &out->inner) *= part->dims[d];
  out->count = all->dims[dim] / part->dims[dim];
  memcpy(out->in_rows, part->dims, (size_t)part->rank * sizeof *part->dims);
  out->in_rows[0] *= out->count;
  return out->outer > 1;
}

/* Returns `value`, an array [first][second][inner], as [second][first][inner]. */
static sr_value *exchange(const sr_builder *b, sr_value *value, int64_t first, int64_t second,
                          int64_t inner) {
  static const int64_t order[] = {1, 0, 2};
  const int64_t dims[] = {first, second, inner};
  return sr_build_transpose(b, sr_build_reshape(b, value, 3, dims), order);
}

/* Makes an all_gather one of the first dimension. */
static void gather_rows(const sr_builder *b, sr_op *op, const parts *p) {
  sr_module *module = b->module;
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = op->results[0].type, *operand_type = operand->type;
  sr_value *rows = sr_build(b, op->code, 1, &operand,
                            sr_type_tensor(module, type->dtype, operand_type->rank, p->in_rows));
  sr_op_copy_attrs(module, op, rows->op);
  sr_op_set_attr(module, rows->op, "all_gather_dim", sr_attr_int(module, 0, SR_I64));
  sr_value *joined = exchange(b, rows, p->count, p->outer, p->inner);
  sr_expand_finish(op, sr_build_reshape_as(b, joined, type));
}

/* Makes a reduce_scatter one of the first dimension: its operand is transposed. */
static void scatter_rows(const sr_builder *b, sr_op *op, const parts *p) {
  sr_module *module = b->module;
  sr_value *operand = sr_operand(op, 0);
  sr_value *rows = exchange(b, operand, p->outer, p->count, p->inner);
  sr_op_set_operand(op, 0, sr_build_reshape(b, rows, operand->type->rank, p->in_rows));
  sr_op_set_attr(module, op, "scatter_dimension", sr_attr_int(module, 0, SR_I64));
}

bool sr_expand_try_rows(const sr_expander *x, sr_op *op) {
  const bool gathers = op->code == SR_OP_ALL_GATHER;
  parts p;
  if (!x->policy->collectives_of_rows || (!gathers && op->code != SR_OP_REDUCE_SCATTER))
    return false;
  const sr_type *operand = sr_operand(op, 0)->type, *result = op->results[0].type;
  const int64_t dim = sr_op_int(op, gathers ? "all_gather_dim" : "scatter_dimension", 0);
  if (!divide(gathers ? operand : result, gathers ? result : operand, dim, &p))
    return false;
  if (gathers)
    gather_rows(&x->builder, op, &p);
  else
    scatter_rows(&x->builder, op, &p);
  return gathers;
}

/* ---- minimum and maximum --------------------------------------------------------------------- */

/* An order of floats among integers: those of which the highest bit is set go the other way. */
typedef struct order {
  const sr_type *integers;
  int64_t mask; /* all bits but the highest */
  int64_t nan;  /* what all NaN become: behind all other numbers, where they win */
} order;

/* Negative numbers are the floats with the highest bit. The same function goes to and fro. */
static sr_value *turn_negatives(const sr_builder *b, const order *o, sr_value *x) {
  sr_value *is_negative = sr_build_compare(b, SR_COMPARE_LT, x, sr_build_splat(b, o->integers, 0));
  sr_value *turned = sr_build_binary(b, SR_OP_XOR, x, sr_build_splat(b, o->integers, o->mask));
  return sr_build_select(b, is_negative, turned, x);
}

static sr_value *to_integers(const sr_builder *b, const order *o, sr_value *x) {
  sr_value *bits = sr_build(b, SR_OP_BITCAST_CONVERT, 1, &x, o->integers);
  sr_value *is_nan = sr_build_compare(b, SR_COMPARE_NE, x, x);
  return sr_build_select(b, is_nan, sr_build_splat(b, o->integers, o->nan),
                         turn_negatives(b, o, bits));
}

/* Lets the uses of the result have the float again. */
static void result_to_floats(const sr_builder *b, const order *o, sr_value *result) {
  const sr_builder behind = sr_builder_at(b, result->op->next);
  sr_value *integers = sr_build(&behind, SR_OP_CONVERT, 1, &result, o->integers);
  sr_value *turned = turn_negatives(&behind, o, integers);
  sr_value *floats = sr_build(&behind, SR_OP_BITCAST_CONVERT, 1, &turned, result->type);
  sr_value_replace(result, floats);
  sr_op_set_operand(integers->op, 0, result);
  result->type = o->integers;
}

/* Makes a region that combines two scalars by one op one of integers. */
static void retype_region(sr_module *module, sr_block *region, sr_dtype dtype) {
  for (int32_t i = 0; i < region->arg_count; i++)
    region->args[i]->type = sr_type_with_dtype(module, region->args[i]->type, dtype);
  sr_value *combined = sr_result(region->first, 0);
  combined->type = sr_type_with_dtype(module, combined->type, dtype);
}

void sr_expand_order(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  if (!x->policy->orders_as_integers ||
      (op->code != SR_OP_ALL_REDUCE && op->code != SR_OP_REDUCE_SCATTER))
    return;
  sr_block *region = op->regions[0];
  const sr_opcode combiner = sr_block_combiner(region);
  const sr_dtype floats = sr_operand(op, 0)->type->dtype;
  if ((combiner != SR_OP_MINIMUM && combiner != SR_OP_MAXIMUM) ||
      (floats != SR_F32 && floats != SR_F64) || region->first->next != region->last)
    return;
  const sr_dtype integers = floats == SR_F32 ? SR_I32 : SR_I64;
  const int64_t mask = floats == SR_F32 ? INT32_MAX : INT64_MAX;
  order o = {.integers = sr_type_with_dtype(b->module, sr_operand(op, 0)->type, integers),
             .mask = mask,
             .nan = combiner == SR_OP_MAXIMUM ? mask : -mask - 1};
  sr_op_set_operand(op, 0, to_integers(b, &o, sr_operand(op, 0)));
  o.integers = sr_type_with_dtype(b->module, op->results[0].type, integers);
  result_to_floats(b, &o, sr_result(op, 0));
  retype_region(b->module, region, integers);
}
