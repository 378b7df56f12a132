/* The verifier, and what its files share. */
#ifndef SR_GRAPH_VERIFY_VERIFY_H
#define SR_GRAPH_VERIFY_VERIFY_H

#include "graph/ir/graph.h"

/*
 * Checks that every op has operands, results, regions, attributes and types as StableHLO defines
 * them: after the reader, and after every pass in debug builds. Names file, line and op of the
 * first fault. Numbers the ops in their tags.
 */
sr_status sr_module_verify(sr_ctx *ctx, const sr_module *module);

typedef struct sr_verifier {
  sr_ctx *ctx;
  const sr_module *module;
  /* If not NULL: where sr_require_result puts what it asks of each result, in `types`. */
  const sr_type **wanted;
  sr_module *types;
} sr_verifier;

#define sr_fault(verifier, op, ...)                                                                \
  sr_op_fail((verifier)->ctx, (verifier)->module, (op), SR_ERR_INVALID, __VA_ARGS__)

/* Fails with the sentence unless `condition` holds. */
#define SR_REQUIRE(verifier, op, condition, ...)                                                   \
  do {                                                                                             \
    if (!(condition))                                                                              \
      return sr_fault((verifier), (op), __VA_ARGS__);                                              \
  } while (0)

/* Sets of element classes. */
enum {
  SR_SET_BOOL = 1 << SR_CLASS_BOOL,
  SR_SET_INT = 1 << SR_CLASS_SIGNED | 1 << SR_CLASS_UNSIGNED,
  SR_SET_FLOAT = 1 << SR_CLASS_FLOAT,
  SR_SET_COMPLEX = 1 << SR_CLASS_COMPLEX,
  SR_SET_ALL = SR_SET_BOOL | SR_SET_INT | SR_SET_FLOAT | SR_SET_COMPLEX,
};

static inline const sr_type *sr_operand_type(const sr_op *op, int32_t index) {
  return op->operands[index].value->type;
}
static inline const sr_type *sr_result_type(const sr_op *op, int32_t index) {
  return op->results[index].type;
}

/* Name of a type for a sentence. */
const char *sr_verify_name(const sr_verifier *verifier, const sr_type *type);

static inline bool sr_is_tensor(const sr_type *type) {
  return type->kind == SR_TYPE_TENSOR;
}
/* True if the sizes can be equal: an open one fits every size. */
static inline bool sr_size_fits(int64_t a, int64_t b) {
  return a == SR_DYNAMIC || b == SR_DYNAMIC || a == b;
}
/* True if rank and sizes of two tensors fit. */
bool sr_shape_fits(const sr_type *a, const sr_type *b);
/* True if the elements are of one type; quantised ones fit what they may stand for. */
bool sr_element_fits(const sr_type *a, const sr_type *b);
static inline bool sr_type_fits(const sr_type *a, const sr_type *b) {
  return a == b ||
         (sr_is_tensor(a) && sr_is_tensor(b) && sr_shape_fits(a, b) && sr_element_fits(a, b));
}
/* True for a tensor of rank 0 or a plain one whose class is in the set, or of other elements. */
bool sr_class_in(const sr_type *type, int set);
/* A tensor of integers without dimensions. */
bool sr_is_index_scalar(const sr_type *type);

/* All operands and results are tensors. */
sr_status sr_require_tensors(const sr_verifier *verifier, const sr_op *op);
/* Result `index` has this shape and elements like `like`. */
sr_status sr_require_result(const sr_verifier *verifier, const sr_op *op, int32_t index,
                            const sr_type *like, int32_t rank, const int64_t *dims);
/* The list of integers `name` has `count` members, all in [least, most]; NULL when count is 0. */
sr_status sr_require_ints(const sr_verifier *verifier, const sr_op *op, const char *name,
                          size_t count, int64_t least, int64_t most, const int64_t **out_values);
/* The same for any number of members, none of them twice. */
sr_status sr_require_dims(const sr_verifier *verifier, const sr_op *op, const char *name,
                          const sr_attr *list, int64_t rank, const int64_t **out_values,
                          size_t *out_count);
/* The integer `name` is there and in [least, most]. */
sr_status sr_require_int(const sr_verifier *verifier, const sr_op *op, const char *name,
                         int64_t least, int64_t most, int64_t *out_value);
/* Attribute `name` is there and has that kind. */
sr_status sr_require_attr(const sr_verifier *verifier, const sr_op *op, const char *name,
                          sr_attr_kind kind, const sr_attr **out_attr);
/*
 * Region `index` combines scalars: 2 * pairs arguments of rank 0, as many results as pairs,
 * elements like those of `likes`. With pairs = 0 the numbers are not checked.
 */
sr_status sr_require_reducer(const sr_verifier *verifier, const sr_op *op, int32_t index,
                             int32_t pairs, int32_t first_operand);
/* The terminator of region `index`, of the given code. */
sr_status sr_require_end(const sr_verifier *verifier, const sr_op *op, int32_t index,
                         sr_opcode code, const sr_op **out_end);
/* The families of the column SHAPE of ops.def, several rows naming one. */
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, FORM, SHAPE, EMIT, RULE)                \
  sr_status sr_verify_##SHAPE(const sr_verifier *verifier, const sr_op *op);
#include "graph/ir/ops.def"

/*
 * Checks `op`, whose results may have open sizes. out_types[i] is the type that result i must have;
 * it stays as it is where the family of the op does not say.
 */
sr_status sr_verify_infer(sr_ctx *ctx, sr_module *module, const sr_op *op,
                          const sr_type **out_types);

/* Attributes that the pretty form of the op writes are there and of the right kind. */
sr_status sr_verify_form(const sr_verifier *verifier, const sr_op *op);

#endif
