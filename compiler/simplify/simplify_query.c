/* Functions that several rewrites use, about values, types and ops. */
#include <string.h>

#include "compiler/simplify/simplify_rules.h"

bool sr_rewrite_as_splat(const sr_builder *b, sr_op *op, int64_t number) {
  return sr_rewriter_finish(b, op, sr_build_splat(b, op->results[0].type, number));
}

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

bool sr_type_same_shape(const sr_type *a, const sr_type *b) {
  return a->rank == b->rank &&
         (a->rank == 0 || memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) == 0);
}
