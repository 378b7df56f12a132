/* The verifier: its interface, and declarations that the files verify*.c share. */
#ifndef SR_GRAPH_VERIFY_VERIFY_H
#define SR_GRAPH_VERIFY_VERIFY_H

#include "graph/ir/graph.h"

/*
 * Checks that every op has the operands, results, regions, attributes and types that StableHLO
 * defines for it. Runs after the reader, and in debug builds after every pass of the compiler. The
 * error message names the file, line and op of the first fault.
 */
sr_status sr_module_verify(sr_ctx *ctx, const sr_module *module);

typedef struct sr_verifier {
  sr_ctx *ctx;
  const sr_module *module;
  /* `wanted` is NULL, unless sr_verify_infer runs. sr_require_result then stores the type that
   * result i must have in wanted[i], and interns the type in the module `types`. */
  const sr_type **wanted;
  sr_module *types;
} sr_verifier;

#define sr_fault(verifier, op, ...)                                                                \
  sr_op_fail((verifier)->ctx, (verifier)->module, (op), SR_ERR_INVALID, __VA_ARGS__)

/* If `condition` does not hold, returns from the calling function with an error. The last arguments
 * are the format and the values of its message. */
#define SR_REQUIRE(verifier, op, condition, ...)                                                   \
  do {                                                                                             \
    if (!(condition))                                                                              \
      return sr_fault((verifier), (op), __VA_ARGS__);                                              \
  } while (0)

/* Sets of element classes: bit masks over sr_class. */
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

/* Returns the name of a type for messages: "tensor<4x8xf32>". */
const char *sr_verify_name(const sr_verifier *verifier, const sr_type *type);

static inline bool sr_is_tensor(const sr_type *type) {
  return type->kind == SR_TYPE_TENSOR;
}
/* True if the two sizes can be equal: a dynamic size fits every size. */
static inline bool sr_size_fits(int64_t a, int64_t b) {
  return a == SR_DYNAMIC || b == SR_DYNAMIC || a == b;
}
/* True if two tensors have the same rank, and sizes that fit (sr_size_fits). */
bool sr_shape_fits(const sr_type *a, const sr_type *b);
/* True if two tensors have the same element type. An element type that we do not know, such as a
 * quantised one, fits every element type. */
bool sr_element_fits(const sr_type *a, const sr_type *b);
static inline bool sr_type_fits(const sr_type *a, const sr_type *b) {
  return a == b ||
         (sr_is_tensor(a) && sr_is_tensor(b) && sr_shape_fits(a, b) && sr_element_fits(a, b));
}
/* True if the class of the element type of `type` is in `set`, a mask such as SR_SET_INT. True also
 * if we do not know the element type. */
bool sr_class_in(const sr_type *type, int set);
/* True for a tensor of integers with rank 0. */
bool sr_is_index_scalar(const sr_type *type);

/* Requires that all operands and results are tensors. */
sr_status sr_require_tensors(const sr_verifier *verifier, const sr_op *op);
/* Requires that result `index` is a tensor with the sizes dims[0..rank) and the element type of
 * `like`. */
sr_status sr_require_result(const sr_verifier *verifier, const sr_op *op, int32_t index,
                            const sr_type *like, int32_t rank, const int64_t *dims);
/* Requires that attribute `name` is a list of `count` integers from `least` to `most`. *out_values
 * points to them, or is NULL if `count` is 0. */
sr_status sr_require_ints(const sr_verifier *verifier, const sr_op *op, const char *name,
                          size_t count, int64_t least, int64_t most, const int64_t **out_values);
/* Requires that the attribute `list` has different dimensions from 0 to rank - 1, in any number and
 * order. `list` NULL counts as an empty list. `name` is the name of the list in messages. */
sr_status sr_require_dims(const sr_verifier *verifier, const sr_op *op, const char *name,
                          const sr_attr *list, int64_t rank, const int64_t **out_values,
                          size_t *out_count);
/* Requires that attribute `name` is an integer from `least` to `most`. */
sr_status sr_require_int(const sr_verifier *verifier, const sr_op *op, const char *name,
                         int64_t least, int64_t most, int64_t *out_value);
/* Requires that the op has an attribute `name` of kind `kind`. */
sr_status sr_require_attr(const sr_verifier *verifier, const sr_op *op, const char *name,
                          sr_attr_kind kind, const sr_attr **out_attr);
/* Requires that region `index` combines scalars. It must have 2 * pairs arguments of rank 0 and
 * return `pairs` values. Value i must be of the element class of operand first_operand + i. */
sr_status sr_require_reducer(const sr_verifier *verifier, const sr_op *op, int32_t index,
                             int32_t pairs, int32_t first_operand);
/* Requires that the last op of region `index` has the opcode `code`. *out_end is that op. */
sr_status sr_require_end(const sr_verifier *verifier, const sr_op *op, int32_t index,
                         sr_opcode code, const sr_op **out_end);
/* Declares sr_verify_<SHAPE> for each family of ops in the column SHAPE of ops.def. Several rows
 * may name the same family. */
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  sr_status sr_verify_##SHAPE(const sr_verifier *verifier, const sr_op *op);
#include "graph/ir/ops.def"

/* Checks the attributes and types of `op`, whose numbers of operands and results are right. */
sr_status sr_verify_op(sr_ctx *ctx, const sr_module *module, const sr_op *op);

/* Checks `op`, whose results may have dynamic sizes, and infers their types: sets out_types[i] to
 * the type that result i must have. out_types[i] stays unchanged if the op's family does not
 * determine that type. */
sr_status sr_verify_infer(sr_ctx *ctx, sr_module *module, const sr_op *op,
                          const sr_type **out_types);

/* Checks that the op has the attributes that its pretty syntax prints, each of the right kind. The
 * printer relies on this. */
sr_status sr_verify_syntax(const sr_verifier *verifier, const sr_op *op);

#endif
