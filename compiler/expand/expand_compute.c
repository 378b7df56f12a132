/* Ops that are arithmetic, a reduction or a sort in another dress. */
#include "compiler/expand/expander.h"

/* ---- map, top_k ------------------------------------------------------------------------------ */

sr_status sr_expand_map(sr_rewriter *rw, sr_op *op) {
  sr_value **args = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    args[i] = sr_operand(op, i);
  sr_value **values = sr_rewriter_apply_region(rw, op->regions[0], args, op);
  if (!values)
    return sr_op_fail(rw->ctx, rw->module, op, SR_ERR_UNSUPPORTED,
                      "in the region of stablehlo.map only arithmetic on scalars is supported");
  return sr_expand_finish(rw, op, values[0]);
}

/* The first k of a stable descending sort, NaN first, with the places they had. */
sr_status sr_expand_top_k(sr_rewriter *rw, sr_op *op) {
  sr_module *module = rw->module;
  const sr_type *type = sr_operand(op, 0)->type;
  const sr_type *places = sr_type_with_dtype(module, type, op->results[1].type->dtype);
  int64_t last = type->rank - 1;
  sr_value *operands[] = {sr_operand(op, 0), sr_expand_iota(rw, op, places, last)};
  const sr_type *types[] = {type, places};
  sr_op *sort = sr_op_create(module, SR_OP_SORT, op, 2, operands, 2, types, 1);
  sr_op_set_attr(module, sort, "dimension", sr_attr_int(module, last, SR_I64));
  sr_op_set_attr(module, sort, "is_stable", sr_attr_bool(module, true));
  sr_op_insert(sort, op->block, op);
  sr_block *region = sort->regions[0];
  for (int32_t i = 0; i < 4; i++)
    sr_block_add_arg(module, region, sr_type_tensor(module, types[i / 2]->dtype, 0, NULL));
  sr_op *end = sr_op_create(module, SR_OP_RETURN, op, 0, NULL, 0, NULL, 0);
  sr_op_insert(end, region, NULL);
  sr_value *greater = sr_rewriter_compare(rw, end, SR_COMPARE_GT, region->args[0], region->args[1]);
  if (sr_type_is_float(type))
    sr_op_set_attr(module, greater->op, "compare_type",
                   sr_attr_enum(module, "stablehlo.comparison_type", "TOTALORDER"));
  sr_op_set_operands(module, end, 1, &greater);
  int64_t starts[SR_MAX_RANK] = {0};
  for (int32_t i = 0; i < 2; i++)
    sr_rewriter_replace(
        rw, sr_result(op, i),
        sr_rewriter_slice(rw, op, sr_result(sort, i), starts, op->results[i].type->dims, NULL));
  return SR_OK;
}

/* ---- batch_norm ------------------------------------------------------------------------------ */

/* The operand, and how vectors over its features lie on it. */
typedef struct batch_norm {
  sr_rewriter *rw;
  sr_op *op;
  sr_value *operand;
  int64_t feature;
} batch_norm;

static batch_norm batch_norm_of(sr_rewriter *rw, sr_op *op) {
  return (batch_norm){rw, op, sr_operand(op, 0), sr_op_int(op, "feature_index", 0)};
}

static sr_value *binary(const batch_norm *b, sr_opcode code, sr_value *x, sr_value *y) {
  return sr_rewriter_binary(b->rw, code, b->op, x, y);
}

/* A vector over the features in the shape of the operand. */
static sr_value *spread(const batch_norm *b, sr_value *vector) {
  return sr_expand_along(b->rw, b->op, vector, b->feature, b->operand->type);
}

/* variance + epsilon */
static sr_value *with_epsilon(const batch_norm *b, sr_value *variance) {
  const sr_attr *epsilon = sr_op_attr(b->op, "epsilon");
  const sr_type *type = variance->type;
  size_t bytes = sr_dtype_get(type->dtype)->bytes;
  void *data = sr_arena_alloc(b->rw->module->arena, bytes);
  sr_number number = {.class_ = SR_CLASS_FLOAT, .re = epsilon ? epsilon->real.value : 0};
  sr_number_store(type->dtype, number, data);
  sr_value *added = sr_rewriter_constant(b->rw, b->op, &(sr_dense){type, data, bytes, true});
  return binary(b, SR_OP_ADD, variance, added);
}

static sr_value *deviation(const batch_norm *b, sr_value *variance) {
  sr_value *moved = with_epsilon(b, variance);
  return sr_rewriter_unary(b->rw, SR_OP_SQRT, b->op, moved, moved->type);
}

/* Sum over all dimensions but the features. */
static sr_value *sum(const batch_norm *b, sr_value *value) {
  int64_t dims[SR_MAX_RANK];
  int32_t count = 0;
  for (int32_t d = 0; d < value->type->rank; d++)
    if (d != b->feature)
      dims[count++] = d;
  return sr_expand_sum(b->rw, b->op, value, NULL, count, dims);
}

/* Elements that share a feature, as a splat of the type of `like`. */
static sr_value *count_of(const batch_norm *b, const sr_type *like) {
  const sr_type *type = b->operand->type;
  int64_t features = type->dims[b->feature];
  return sr_rewriter_splat(b->rw, b->op, like, features ? sr_type_elements(type) / features : 0);
}

static sr_value *mean(const batch_norm *b, sr_value *value) {
  sr_value *total = sum(b, value);
  return binary(b, SR_OP_DIVIDE, total, count_of(b, total->type));
}

/* scale * (operand - mean) / deviation + offset */
static sr_value *normalise(const batch_norm *b, sr_value *mean_value, sr_value *variance) {
  sr_value *centred = binary(b, SR_OP_SUBTRACT, b->operand, spread(b, mean_value));
  sr_value *even = binary(b, SR_OP_DIVIDE, centred, spread(b, deviation(b, variance)));
  sr_value *scaled = binary(b, SR_OP_MULTIPLY, even, spread(b, sr_operand(b->op, 1)));
  return binary(b, SR_OP_ADD, scaled, spread(b, sr_operand(b->op, 2)));
}

sr_status sr_expand_batch_norm_inference(sr_rewriter *rw, sr_op *op) {
  batch_norm b = batch_norm_of(rw, op);
  return sr_expand_finish(rw, op, normalise(&b, sr_operand(op, 3), sr_operand(op, 4)));
}

sr_status sr_expand_batch_norm_training(sr_rewriter *rw, sr_op *op) {
  batch_norm b = batch_norm_of(rw, op);
  sr_value *average = mean(&b, b.operand);
  sr_value *centred = binary(&b, SR_OP_SUBTRACT, b.operand, spread(&b, average));
  sr_value *variance = mean(&b, binary(&b, SR_OP_MULTIPLY, centred, centred));
  sr_rewriter_replace(rw, sr_result(op, 0), normalise(&b, average, variance));
  sr_rewriter_replace(rw, sr_result(op, 1), average);
  sr_rewriter_replace(rw, sr_result(op, 2), variance);
  return SR_OK;
}

/* Gradients of batch_norm_training by operand, scale and offset (the specification's formulas). */
sr_status sr_expand_batch_norm_grad(sr_rewriter *rw, sr_op *op) {
  batch_norm b = batch_norm_of(rw, op);
  sr_value *scale = sr_operand(op, 1), *variance = sr_operand(op, 3), *grad = sr_operand(op, 4);
  sr_value *centred = binary(&b, SR_OP_SUBTRACT, b.operand, spread(&b, sr_operand(op, 2)));
  sr_value *grad_sum = sum(&b, grad);
  sr_value *product_sum = sum(&b, binary(&b, SR_OP_MULTIPLY, grad, centred));
  sr_value *root = deviation(&b, variance);
  sr_value *count = count_of(&b, b.operand->type);
  sr_value *slope =
      binary(&b, SR_OP_DIVIDE, binary(&b, SR_OP_MULTIPLY, spread(&b, product_sum), centred),
             spread(&b, with_epsilon(&b, variance)));
  sr_value *inner =
      binary(&b, SR_OP_SUBTRACT, binary(&b, SR_OP_MULTIPLY, grad, count), spread(&b, grad_sum));
  sr_value *factor =
      binary(&b, SR_OP_DIVIDE, spread(&b, binary(&b, SR_OP_DIVIDE, scale, root)), count);
  sr_value *by_operand =
      binary(&b, SR_OP_MULTIPLY, factor, binary(&b, SR_OP_SUBTRACT, inner, slope));
  sr_rewriter_replace(rw, sr_result(op, 0), by_operand);
  sr_rewriter_replace(rw, sr_result(op, 1), binary(&b, SR_OP_DIVIDE, product_sum, root));
  sr_rewriter_replace(rw, sr_result(op, 2), grad_sum);
  return SR_OK;
}
