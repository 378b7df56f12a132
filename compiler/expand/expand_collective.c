/*
 * Writes collectives of an inner dimension as collectives of the first one, where shards lie one
 * behind the other. Libraries of collectives know no other layout. The transposes beside them are
 * fused like any others.
 */
#include "compiler/expand/expander.h"

#include <string.h>

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
