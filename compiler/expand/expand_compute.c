/* Expands map and batch_norm to arithmetic and reductions. */
#include "compiler/expand/expander.h"

/* ---- map ------------------------------------------------------------------------------------- */

sr_status sr_expand_map(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  sr_value **args = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    args[i] = sr_operand(op, i);
  sr_value **values = sr_build_map(b, op->regions[0], args);
  if (!values)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                      "in the region of stablehlo.map only arithmetic on scalars is supported");
  return sr_expand_finish(op, values[0]);
}

/* ---- batch_norm ------------------------------------------------------------------------------ */

/* A batch_norm op that is being expanded. `feature` is the feature dimension of its operand. */
typedef struct batch_norm {
  const sr_builder *b;
  sr_op *op;
  sr_value *operand;
  int64_t feature;
} batch_norm;

static batch_norm batch_norm_of(const sr_builder *b, sr_op *op) {
  return (batch_norm){b, op, sr_operand(op, 0), sr_op_int(op, "feature_index", 0)};
}

static sr_value *binary(const batch_norm *n, sr_opcode code, sr_value *x, sr_value *y) {
  return sr_build_binary(n->b, code, x, y);
}

/* Broadcasts `vector`, which has one element for each feature, to the shape of the operand. */
static sr_value *spread(const batch_norm *n, sr_value *vector) {
  return sr_build_broadcast_in_dim(n->b, vector, &n->feature, n->operand->type);
}

/* Returns variance + epsilon. */
static sr_value *with_epsilon(const batch_norm *n, sr_value *variance) {
  const sr_attr *epsilon = sr_op_attr(n->op, "epsilon");
  sr_value *added = sr_build_real(n->b, variance->type, epsilon ? epsilon->real.value : 0);
  return binary(n, SR_OP_ADD, variance, added);
}

static sr_value *deviation(const batch_norm *n, sr_value *variance) {
  sr_value *moved = with_epsilon(n, variance);
  return sr_build_unary(n->b, SR_OP_SQRT, moved);
}

/* Sums over all dimensions except the feature dimension. */
static sr_value *sum(const batch_norm *n, sr_value *value) {
  int64_t dims[SR_MAX_RANK];
  int32_t count = 0;
  for (int32_t d = 0; d < value->type->rank; d++)
    if (d != n->feature)
      dims[count++] = d;
  return sr_build_sum(n->b, value, NULL, count, dims);
}

/* Returns the number of elements for each feature, as a splat of the type `like`. */
static sr_value *count_of(const batch_norm *n, const sr_type *like) {
  const sr_type *type = n->operand->type;
  int64_t features = type->dims[n->feature];
  return sr_build_splat(n->b, like, features ? sr_type_elements(type) / features : 0);
}

static sr_value *mean(const batch_norm *n, sr_value *value) {
  sr_value *total = sum(n, value);
  return binary(n, SR_OP_DIVIDE, total, count_of(n, total->type));
}

/* Returns scale * (operand - mean) / sqrt(variance + epsilon) + offset. */
static sr_value *normalise(const batch_norm *n, sr_value *mean_value, sr_value *variance) {
  sr_value *centred = binary(n, SR_OP_SUBTRACT, n->operand, spread(n, mean_value));
  sr_value *even = binary(n, SR_OP_DIVIDE, centred, spread(n, deviation(n, variance)));
  sr_value *scaled = binary(n, SR_OP_MULTIPLY, even, spread(n, sr_operand(n->op, 1)));
  return binary(n, SR_OP_ADD, scaled, spread(n, sr_operand(n->op, 2)));
}

sr_status sr_expand_batch_norm_inference(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  batch_norm n = batch_norm_of(b, op);
  return sr_expand_finish(op, normalise(&n, sr_operand(op, 3), sr_operand(op, 4)));
}

sr_status sr_expand_batch_norm_training(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  batch_norm n = batch_norm_of(b, op);
  sr_value *average = mean(&n, n.operand);
  sr_value *centred = binary(&n, SR_OP_SUBTRACT, n.operand, spread(&n, average));
  sr_value *variance = mean(&n, binary(&n, SR_OP_MULTIPLY, centred, centred));
  sr_value_replace(sr_result(op, 0), normalise(&n, average, variance));
  sr_value_replace(sr_result(op, 1), average);
  sr_value_replace(sr_result(op, 2), variance);
  return SR_OK;
}

/* The results are the gradients by operand, scale and offset, by the formulas of the
 * specification. */
sr_status sr_expand_batch_norm_grad(const sr_expander *x, sr_op *op) {
  const sr_builder *b = &x->builder;
  batch_norm n = batch_norm_of(b, op);
  sr_value *scale = sr_operand(op, 1), *variance = sr_operand(op, 3), *grad = sr_operand(op, 4);
  sr_value *centred = binary(&n, SR_OP_SUBTRACT, n.operand, spread(&n, sr_operand(op, 2)));
  sr_value *grad_sum = sum(&n, grad);
  sr_value *product_sum = sum(&n, binary(&n, SR_OP_MULTIPLY, grad, centred));
  sr_value *root = deviation(&n, variance);
  sr_value *count = count_of(&n, n.operand->type);
  sr_value *slope =
      binary(&n, SR_OP_DIVIDE, binary(&n, SR_OP_MULTIPLY, spread(&n, product_sum), centred),
             spread(&n, with_epsilon(&n, variance)));
  sr_value *inner =
      binary(&n, SR_OP_SUBTRACT, binary(&n, SR_OP_MULTIPLY, grad, count), spread(&n, grad_sum));
  sr_value *factor =
      binary(&n, SR_OP_DIVIDE, spread(&n, binary(&n, SR_OP_DIVIDE, scale, root)), count);
  sr_value *by_operand =
      binary(&n, SR_OP_MULTIPLY, factor, binary(&n, SR_OP_SUBTRACT, inner, slope));
  sr_value_replace(sr_result(op, 0), by_operand);
  sr_value_replace(sr_result(op, 1), binary(&n, SR_OP_DIVIDE, product_sum, root));
  sr_value_replace(sr_result(op, 2), grad_sum);
  return SR_OK;
}
