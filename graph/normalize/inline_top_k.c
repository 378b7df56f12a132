/*
 * The custom call @ApproxTopK(inputs, initial values) returns the best elements along a dimension.
 * Its comparator decides by the elements of one input. The elements of the other inputs, mostly
 * indices, move with them. Only TPUs approximate the result; here it is exact.
 */
#include "graph/normalize/inline_top_k.h"

#include <string.h>

#include "graph/build/builder.h"

const char *sr_approx_top_k_comparator(const sr_op *call) {
  const sr_attr *target = sr_op_attr(call, "call_target_name");
  if (!target || target->kind != SR_ATTR_STRING || strcmp(target->string.data, "ApproxTopK") != 0)
    return NULL;
  const sr_attr *called = sr_op_attr(call, "called_computations");
  if (!called || called->kind != SR_ATTR_ARRAY || called->array.count != 1 ||
      called->array.items[0]->kind != SR_ATTR_SYMBOL)
    return NULL;
  return called->array.items[0]->string.data;
}

static const sr_op *end_of(const sr_func *func) {
  return func->body->last;
}

/* Returns the dimension along which the call selects elements. Returns -1 if the call does not name
 * it, or if the types of the call and of its comparator do not fit together. */
static int64_t dimension_of(const sr_op *call, const sr_func *comparator) {
  const sr_attr *dim = sr_attr_field(sr_op_attr(call, "mhlo.backend_config"), "reduction_dim");
  int32_t count = call->result_count;
  const sr_op *end = end_of(comparator);
  if (!dim || dim->kind != SR_ATTR_INT || count < 1 || call->operand_count != 2 * count ||
      comparator->body->arg_count != 2 * count || end->operand_count != 1)
    return -1;
  for (int32_t i = 0; i < count; i++) {
    const sr_type *in = sr_operand(call, i)->type, *out = call->results[i].type;
    const sr_type *first = sr_operand(call, 0)->type;
    if (!sr_type_is_static(in) || !sr_type_is_static(out) || in->rank != out->rank ||
        in->dtype != out->dtype || dim->integer.value < 0 || dim->integer.value >= in->rank ||
        memcmp(in->dims, first->dims, (size_t)in->rank * sizeof *in->dims) != 0)
      return -1;
    for (int32_t d = 0; d < in->rank; d++)
      if (d == dim->integer.value ? out->dims[d] > in->dims[d] : out->dims[d] != in->dims[d])
        return -1;
    for (int32_t side = 0; side < 2; side++) {
      const sr_type *arg = comparator->body->args[2 * i + side]->type;
      if (arg->kind != SR_TYPE_TENSOR || arg->rank != 0 || arg->dtype != in->dtype)
        return -1;
    }
  }
  return dim->integer.value;
}

/* Copies the comparator into the region of `sort`. */
static void copy_body(const sr_builder *b, const sr_func *comparator, sr_op *sort) {
  sr_block *region = sort->regions[0];
  sr_block_clone(b->module, comparator->body, region);
  sr_value *value = sr_operand(region->last, 0);
  sr_op_erase(region->last); /* the func.return that was copied with the body */
  const sr_builder in = sr_builder_in(b, region);
  sr_build_return(&in, 1, &value);
}

sr_status sr_approx_top_k_sort(sr_ctx *ctx, sr_module *module, const sr_func *comparator,
                               sr_op **op) {
  sr_op *call = *op;
  int64_t dimension = dimension_of(call, comparator);
  if (dimension < 0)
    return sr_op_fail(ctx, module, call, SR_ERR_INVALID,
                      "@ApproxTopK takes arrays of one shape and as many initial values, compares "
                      "their elements by @%s and has a reduction_dim",
                      comparator->name);
  int32_t count = call->result_count;
  sr_value **operands = SR_NEW_ARRAY(module->arena, sr_value *, count);
  const sr_type **types = SR_NEW_ARRAY(module->arena, const sr_type *, count);
  for (int32_t i = 0; i < count; i++) {
    operands[i] = sr_operand(call, i);
    types[i] = operands[i]->type;
  }
  const sr_builder b = {.ctx = ctx, .module = module, .arena = module->arena, .before = call};
  sr_op *sort = sr_build_op(&b, SR_OP_SORT, count, operands, count, types, 1);
  sr_op_set_attr(module, sort, "dimension", sr_attr_int(module, dimension, SR_I64));
  sr_op_set_attr(module, sort, "is_stable", sr_attr_bool(module, true));
  copy_body(&b, comparator, sort);
  const int64_t starts[SR_MAX_RANK] = {0};
  for (int32_t i = 0; i < count; i++)
    sr_value_replace(sr_result(call, i),
                     sr_build_slice(&b, sr_result(sort, i), starts, call->results[i].type->dims));
  sr_op_erase(call);
  *op = sort;
  return SR_OK;
}
