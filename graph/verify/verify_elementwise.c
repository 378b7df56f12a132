/* Verifies elementwise ops, ops that make a value without operands, and the ops of the dialect
 * `check`. */
#include <string.h>

#include "graph/verify/verify.h"

/* ---- element classes ------------------------------------------------------------------------- */

enum {
  SR_SET_LOGIC = SR_SET_BOOL | SR_SET_INT,
  SR_SET_NUMBER = SR_SET_INT | SR_SET_FLOAT | SR_SET_COMPLEX,
  SR_SET_SMOOTH = SR_SET_FLOAT | SR_SET_COMPLEX,
};

static const uint8_t sets[SR_OP_COUNT] = {
#define OP(ENUM, ...)                                     [SR_OP_##ENUM] = SR_SET_ALL,
#define UNARY(ENUM, NAME, SYNTAX, SHAPE, ELEMENTS, ...)   [SR_OP_##ENUM] = SR_SET_##ELEMENTS,
#define BINARY(ENUM, NAME, SYNTAX, TRAITS, ELEMENTS, ...) [SR_OP_##ENUM] = SR_SET_##ELEMENTS,
#include "graph/ir/ops.def"
};

static sr_status require_class(const sr_verifier *verifier, const sr_op *op, int set) {
  const sr_type *type = sr_operand_type(op, 0);
  SR_REQUIRE(verifier, op, sr_class_in(type, set), "elements of a %s cannot be computed with",
             sr_verify_name(verifier, type));
  return SR_OK;
}

/* ---- families -------------------------------------------------------------------------------- */

sr_status sr_verify_any(const sr_verifier *verifier, const sr_op *op) {
  (void)verifier;
  (void)op;
  return SR_OK;
}

/* Verifies ops whose sizes are operands. The sizes cannot be checked before they are known
 * (graph/normalize/settle.c). */
sr_status sr_verify_dynamic(const sr_verifier *verifier, const sr_op *op) {
  return sr_require_tensors(verifier, op);
}

sr_status sr_verify_elementwise(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(require_class(verifier, op, sets[op->code]));
  const sr_type *result = sr_result_type(op, 0);
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, sr_type_fits(sr_operand_type(op, i), result),
               "operand %d is a %s, but the result is a %s", (int)i,
               sr_verify_name(verifier, sr_operand_type(op, i)), sr_verify_name(verifier, result));
  return SR_OK;
}

sr_status sr_verify_same_type(const sr_verifier *verifier, const sr_op *op) {
  SR_REQUIRE(verifier, op, sr_operand_type(op, 0) == sr_result_type(op, 0),
             "operand and result must be of one type");
  const sr_attr *sharding;
  if (op->code == SR_OP_SDY_SHARDING_CONSTRAINT || op->code == SR_OP_SDY_RESHARD)
    return sr_require_attr(verifier, op, "sharding", SR_ATTR_SHARDING, &sharding);
  return SR_OK;
}

static sr_status require_dtype_like(const sr_verifier *verifier, const sr_op *op,
                                    const sr_type *shape, sr_dtype dtype) {
  sr_type like = *shape;
  if (like.dtype != SR_DTYPE_COUNT)
    like.dtype = dtype;
  return sr_require_result(verifier, op, 0, &like, shape->rank, shape->dims);
}

sr_status sr_verify_abs(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(require_class(verifier, op, sets[op->code]));
  const sr_type *operand = sr_operand_type(op, 0);
  return require_dtype_like(verifier, op, operand, sr_dtype_part(operand->dtype));
}

sr_status sr_verify_complex_part(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(require_class(verifier, op, SR_SET_SMOOTH));
  const sr_type *operand = sr_operand_type(op, 0);
  return require_dtype_like(verifier, op, operand, sr_dtype_part(operand->dtype));
}

sr_status sr_verify_complex_make(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *part = sr_operand_type(op, 0);
  SR_REQUIRE(verifier, op, sr_type_fits(part, sr_operand_type(op, 1)),
             "real and imaginary parts must be of one type");
  SR_REQUIRE(verifier, op, part->dtype == SR_F32 || part->dtype == SR_F64,
             "the parts must be f32 or f64");
  return require_dtype_like(verifier, op, part, part->dtype == SR_F32 ? SR_C64 : SR_C128);
}

sr_status sr_verify_convert(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, sr_shape_fits(sr_operand_type(op, 0), sr_result_type(op, 0)),
             "operand and result must be of one shape");
  return SR_OK;
}

sr_status sr_verify_is_finite(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(require_class(verifier, op, sets[op->code]));
  sr_type like = *sr_operand_type(op, 0);
  like.dtype = SR_I1;
  like.element = NULL;
  return sr_require_result(verifier, op, 0, &like, like.rank, like.dims);
}

sr_status sr_verify_reduce_precision(const sr_verifier *verifier, const sr_op *op) {
  int64_t bits;
  SR_TRY(sr_require_int(verifier, op, "exponent_bits", 1, 64, &bits));
  SR_TRY(sr_require_int(verifier, op, "mantissa_bits", 0, 64, &bits));
  return sr_verify_elementwise(verifier, op);
}

static bool is_one_of(const char *word, const char *const *words) {
  for (; *words; words++)
    if (strcmp(word, *words) == 0)
      return true;
  return false;
}

sr_status sr_verify_compare(const sr_verifier *verifier, const sr_op *op) {
  static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT", NULL};
  static const char *const types[] = {"FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "NOTYPE", NULL};
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_attr *direction;
  SR_TRY(sr_require_attr(verifier, op, "comparison_direction", SR_ATTR_ENUM, &direction));
  SR_REQUIRE(verifier, op, is_one_of(direction->enumeration.value, directions),
             "there is no comparison %s", direction->enumeration.value);
  const sr_attr *type = sr_op_attr(op, "compare_type");
  SR_REQUIRE(verifier, op,
             !type || (type->kind == SR_ATTR_ENUM && is_one_of(type->enumeration.value, types)),
             "compare_type must be FLOAT, TOTALORDER, SIGNED or UNSIGNED");
  SR_REQUIRE(verifier, op, sr_type_fits(sr_operand_type(op, 0), sr_operand_type(op, 1)),
             "the operands must be of one type");
  sr_type like = *sr_operand_type(op, 0);
  like.dtype = SR_I1;
  like.element = NULL;
  return sr_require_result(verifier, op, 0, &like, like.rank, like.dims);
}

sr_status sr_verify_select(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *predicate = sr_operand_type(op, 0), *result = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, predicate->dtype == SR_I1, "the predicate must be of type i1");
  SR_REQUIRE(verifier, op, predicate->rank == 0 || sr_shape_fits(predicate, result),
             "the predicate must be of the result's shape or without dimensions");
  SR_REQUIRE(verifier, op,
             sr_type_fits(sr_operand_type(op, 1), result) &&
                 sr_type_fits(sr_operand_type(op, 2), result),
             "both values must be of the result's type");
  return SR_OK;
}

sr_status sr_verify_clamp(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  const sr_type *result = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, sr_type_fits(sr_operand_type(op, 1), result),
             "the clamped operand must be of the result's type");
  for (int32_t i = 0; i < 3; i += 2) {
    const sr_type *limit = sr_operand_type(op, i);
    SR_REQUIRE(verifier, op,
               sr_element_fits(limit, result) && (limit->rank == 0 || sr_shape_fits(limit, result)),
               "a limit must be of the result's type or without dimensions");
  }
  return SR_OK;
}

sr_status sr_verify_constant(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *value;
  SR_TRY(sr_require_attr(verifier, op, "value", SR_ATTR_DENSE, &value));
  SR_REQUIRE(verifier, op,
             sr_is_tensor(sr_result_type(op, 0)) &&
                 sr_type_fits(value->dense.type, sr_result_type(op, 0)),
             "the value is a %s, but the result a %s", sr_verify_name(verifier, value->dense.type),
             sr_verify_name(verifier, sr_result_type(op, 0)));
  return SR_OK;
}

sr_status sr_verify_iota(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  int64_t dimension;
  const sr_type *type = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, sr_class_in(type, SR_SET_NUMBER), "the result cannot count in %s",
             sr_verify_name(verifier, type));
  return sr_require_int(verifier, op, "iota_dimension", 0, type->rank - 1, &dimension);
}

sr_status sr_verify_device_id(const sr_verifier *verifier, const sr_op *op) {
  const sr_type *type = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, sr_is_tensor(type) && type->rank == 0 && type->dtype == SR_U32,
             "the result must be a tensor<ui32>");
  return SR_OK;
}

/* ---- expectations ---------------------------------------------------------------------------- */

sr_status sr_verify_expect(const sr_verifier *verifier, const sr_op *op) {
  SR_TRY(sr_require_tensors(verifier, op));
  SR_REQUIRE(verifier, op, sr_operand_type(op, 0) == sr_operand_type(op, 1),
             "both operands must be of one type");
  return SR_OK;
}

sr_status sr_verify_expect_const(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *value;
  SR_TRY(sr_require_attr(verifier, op, "value", SR_ATTR_DENSE, &value));
  SR_REQUIRE(verifier, op, value->dense.type == sr_operand_type(op, 0),
             "operand and expected value must be of one type");
  const sr_attr *tolerance = sr_op_attr(op, "tolerance");
  SR_REQUIRE(verifier, op,
             !tolerance ||
                 (tolerance->kind == SR_ATTR_FLOAT && tolerance->real.type->dtype == SR_F64),
             "the tolerance must be a number of type f64");
  return SR_OK;
}

/* ---- watches --------------------------------------------------------------------------------- */

sr_status sr_verify_watch(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *what;
  int64_t made;
  SR_TRY(sr_require_tensors(verifier, op));
  SR_TRY(sr_require_attr(verifier, op, "what", SR_ATTR_STRING, &what));
  SR_TRY(sr_require_int(verifier, op, "made", 1, op->operand_count, &made));
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_class class_ = sr_dtype_get(sr_operand_type(op, i)->dtype)->class_;
    SR_REQUIRE(verifier, op, class_ == SR_CLASS_FLOAT || class_ == SR_CLASS_COMPLEX,
               "operand %d is a %s, which cannot be NaN", (int)i,
               sr_verify_name(verifier, sr_operand_type(op, i)));
  }
  return SR_OK;
}
