/*
 * What an op is to the compiler, from its first pass to its last: the class of code that it
 * becomes, what BLAS and libraries can do of it, and the sizes at which one form of a computation
 * is better than another. All of it follows from the op alone.
 */
#ifndef SR_COMPILER_CORE_OP_CLASS_H
#define SR_COMPILER_CORE_OP_CLASS_H

#include "executable/plan.h"
#include "graph/ir/graph.h"

enum {
  /* Inside a kernel, values of at most so many elements (3 by 3) live in registers; more go through
   * memory, by vectors, faster and in a fraction of the code. */
  SR_REGISTER_ELEMENTS = 9
};

/* The EMIT column of ops.def. Of the classes of elemental ops, the pointwise ones come first. */
typedef enum sr_emit_class {
  SR_EMIT_unary,
  SR_EMIT_binary,
  SR_EMIT_compare,
  SR_EMIT_select,
  SR_EMIT_clamp,
  SR_EMIT_convert,
  SR_EMIT_complex_make,
  SR_EMIT_complex_part,
  SR_EMIT_copy, /* optimization_barrier: those that prepare leaves are copies */
  SR_EMIT_last_pointwise = SR_EMIT_copy,
  SR_EMIT_bitcast,
  SR_EMIT_constant,
  SR_EMIT_iota,
  SR_EMIT_broadcast,
  SR_EMIT_reshape,
  SR_EMIT_transpose,
  SR_EMIT_slice,
  SR_EMIT_pad,
  SR_EMIT_concatenate,
  SR_EMIT_reverse,
  SR_EMIT_dynamic_slice,
  SR_EMIT_gather,
  SR_EMIT_windows,
  SR_EMIT_partition_id,
  SR_EMIT_last_elemental = SR_EMIT_partition_id,
  SR_EMIT_dynamic_update_slice,
  SR_EMIT_scatter,
  SR_EMIT_reduce,
  SR_EMIT_sort,
  SR_EMIT_merge,
  SR_EMIT_dot,
  SR_EMIT_call,
  SR_EMIT_collective,
  SR_EMIT_while_loop,
  SR_EMIT_case_branch,
  SR_EMIT_terminator,
  SR_EMIT_expansion, /* expanded(...): gone before the compiler's other passes */
  SR_EMIT_refused,
  SR_EMIT_CLASSES,
} sr_emit_class;

sr_emit_class sr_emit_class_of(const sr_op *op);
/* Computed element by element from its operands' elements: may be virtual. */
static inline bool sr_op_is_elemental(const sr_op *op) {
  return sr_emit_class_of(op) <= SR_EMIT_last_elemental;
}
/* Same index in, same index out, for all operands that are not scalars. */
bool sr_op_is_pointwise(const sr_op *op);
/* Operations per element of an elemental op by itself, about; 0 for any other. */
int32_t sr_op_cost(const sr_op *op);
/* A REDUCE or DOT of so few terms, over all results, that they are written out. */
bool sr_op_has_few_terms(const sr_op *op);

/* A dot_general as BLAS sees it; operands as they lie in memory, row-major. */
typedef struct sr_gemm_shape {
  int64_t batch, m, n, k;
  bool transpose_a, transpose_b; /* A is stored k x m, B is stored n x k */
} sr_gemm_shape;

/* A product of m x k by k x n elements is best done by BLAS. */
bool sr_gemm_pays(sr_dtype dtype, int64_t m, int64_t n, int64_t k);
/* True if `op` (DOT) is best done by BLAS, however its operands lie: gives the sizes alone. */
bool sr_gemm_size(const sr_op *op, sr_gemm_shape *out_shape);
/* True if `op` (DOT) is best done by BLAS and its operands lie as BLAS wants them. */
bool sr_gemm_match(const sr_op *op, sr_gemm_shape *out_shape);

/*
 * The library call that `op` (CALL) is, without buffers. Returns NULL, or what is wrong with the
 * op: in a program's text it may say anything.
 */
const char *sr_call_of(const sr_op *op, sr_call_step *out_call);
/*
 * The operand that result `index` begins as, so that it may be made in that operand's place when
 * nobody needs the old value any more; -1 if there is none.
 */
int32_t sr_op_updated_operand(const sr_op *op, int32_t index);

#endif
