/* Questions that rewrites ask about values, types and ops. */
#include <string.h>

#include "compiler/simplify_rewriter.h"

bool sr_value_is_int(const sr_value *value, int64_t number) {
  const sr_dense *dense = sr_splat_of(value);
  return dense && sr_dense_is_int(dense, number);
}

static bool has_class(const sr_type *type, sr_class class_) {
  return type->kind == SR_TYPE_TENSOR && type->dtype != SR_DTYPE_COUNT &&
         sr_dtype_get(type->dtype)->class_ == class_;
}

bool sr_type_is_integer(const sr_type *type) {
  return has_class(type, SR_CLASS_SIGNED) || has_class(type, SR_CLASS_UNSIGNED);
}

bool sr_type_is_float(const sr_type *type) {
  return has_class(type, SR_CLASS_FLOAT);
}
bool sr_type_is_bool(const sr_type *type) {
  return has_class(type, SR_CLASS_BOOL);
}

const sr_type *sr_type_with_dtype(sr_module *module, const sr_type *shape, sr_dtype dtype) {
  return sr_type_tensor(module, dtype, shape->rank, shape->dims);
}

bool sr_type_same_shape(const sr_type *a, const sr_type *b) {
  return a->rank == b->rank &&
         (a->rank == 0 || memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) == 0);
}

/* Collectives that all devices can leave out together; sends and receives are halves of a pair. */
static bool is_whole_collective(const sr_op *op) {
  return sr_op_has(op, SR_TRAIT_COLLECTIVE) && op->code != SR_OP_SEND && op->code != SR_OP_RECV;
}

static bool has_no_effect(const sr_op *op, bool collectives_too) {
  if (op->code == SR_OP_CUSTOM_CALL) {
    /* The attribute is left out where it is false. */
    const sr_attr *effect = sr_op_attr(op, "has_side_effect");
    if (effect && !(effect->kind == SR_ATTR_BOOL && !effect->boolean))
      return false;
  } else if (sr_op_is_loop_or_branch(op)) {
    for (int32_t i = 0; i < op->region_count; i++)
      for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
        if (!sr_op_has(inner, SR_TRAIT_TERMINATOR) && !has_no_effect(inner, collectives_too))
          return false;
  } else if (!sr_op_has(op, SR_TRAIT_PURE)) {
    return collectives_too && is_whole_collective(op);
  }
  return true;
}

bool sr_op_is_pure(const sr_op *op) {
  return has_no_effect(op, false);
}
bool sr_op_is_removable(const sr_op *op) {
  return has_no_effect(op, true);
}

int64_t sr_op_inner_count(const sr_op *op) {
  int64_t count = 0;
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      count += 1 + sr_op_inner_count(inner);
  return count;
}
