/*
 * Properties of single ops that several passes ask for: the class of code that an op becomes,
 * whether a library or a step of the executor can compute the op, and the sizes at which one
 * implementation is better than another. Each property depends on the op alone.
 */
#ifndef SR_COMPILER_CORE_OP_CLASS_H
#define SR_COMPILER_CORE_OP_CLASS_H

#include "compiler/core/policy.h"
#include "executable/plan.h"
#include "graph/ir/graph.h"

enum {
  SR_REGISTER_ELEMENTS = 9 /* 3 by 3 */
};
/* True if values of the type live in registers inside a kernel: those of at most
 * SR_REGISTER_ELEMENTS elements that do not fill vectors. Others go through memory: vector code on
 * memory is faster and much shorter than scalar code on registers. */
bool sr_type_fits_registers(const sr_policy *policy, const sr_type *type);

/* The class of code that an op becomes: column EMIT of graph/ir/ops.def. Pointwise classes come
 * first, then the other elemental classes (sr_op_is_elemental). */
typedef enum sr_emit_class {
  SR_EMIT_unary,
  SR_EMIT_binary,
  SR_EMIT_compare,
  SR_EMIT_select,
  SR_EMIT_clamp,
  SR_EMIT_convert,
  SR_EMIT_complex_make,
  SR_EMIT_complex_part,
  SR_EMIT_copy, /* an optimization_barrier; the pass prepare inserts them as copies */
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
  SR_EMIT_sort_round,
  SR_EMIT_dot,
  SR_EMIT_call,
  SR_EMIT_convolution,
  SR_EMIT_collective,
  SR_EMIT_watch,
  SR_EMIT_host_call,
  SR_EMIT_keep,
  SR_EMIT_while_loop,
  SR_EMIT_case_branch,
  SR_EMIT_terminator,
  SR_EMIT_expansion, /* expanded(...) in ops.def: the pass expand has replaced the op */
  SR_EMIT_refused,
  SR_EMIT_CLASSES,
} sr_emit_class;

sr_emit_class sr_emit_class_of(const sr_op *op);
/* True if each element of the result can be computed by itself from elements of the operands. Such
 * a result may be virtual: computed where it is used, without a buffer. */
static inline bool sr_op_is_elemental(const sr_op *op) {
  return sr_emit_class_of(op) <= SR_EMIT_last_elemental;
}
/* True if element i of the result depends only on element i of the operands, and on scalar
 * operands. */
bool sr_op_is_pointwise(const sr_op *op);
/* Approximate operations for one element of an elemental op, without those for its operands; 0 for
 * other ops. */
int32_t sr_op_cost(const sr_op *op);
/* Returns how many terms a REDUCE or DOT adds, in all result elements together; of another op, how
 * many elements it has. */
int64_t sr_op_terms(const sr_op *op);

/* True if a REDUCE or DOT adds so few terms, in all result elements together and in each, that its
 * code is unrolled. */
bool sr_op_has_few_terms(const sr_policy *policy, const sr_op *op);

/* The region of an ALL_REDUCE_FINISHED that computes an element of the result from a sum. */
enum {
  SR_COLLECTIVE_FINISH = 1
};

/* Attribute of a REDUCE, a flag: one thread combines the elements of each result, in order. Set by
 * the pass expand where the region need not commute. */
#define SR_IN_ORDER_ATTR "spmdrun.in_order"

/* A dot_general as `batch` products of an m x k matrix A and a k x n matrix B. All matrices are
 * row-major. */
typedef struct sr_gemm_shape {
  int64_t batch, m, n, k;
  bool transpose_a, transpose_b; /* A is stored as k x m, B as n x k */
} sr_gemm_shape;

/* Finds the sizes of a dot_general; transpose_a and transpose_b are not set. False if it has no
 * elements, or no terms. */
bool sr_dot_shape(const sr_op *op, sr_gemm_shape *out_shape);
/* True if a dot_general multiplies vectors, or a vector and a matrix, of f32, f64, or complex
 * numbers of them. */
bool sr_dot_has_vector(const sr_op *op, const sr_gemm_shape *shape);

/* Returns the type in which the products of `op` (DOT) are added. Floats of 16 bits and less are
 * added in f32, and the sum is rounded once. */
sr_dtype sr_dot_sum_type(const sr_op *op);
/*
 * True if the factors of `op` (DOT, LIBRARY_CONVOLUTION), of f32, may be rounded to TF32. The
 * program may name an algorithm of a DOT: one that multiplies once, in TF32 or BF16, allows it, and
 * all others forbid it.
 * Without an algorithm, precision HIGHEST forbids it, and `otherwise` holds for lower ones.
 */
bool sr_dot_has_tf32(const sr_op *op, bool otherwise);
/* True if a library is the fastest way to multiply an m x k by a k x n matrix. */
bool sr_gemm_pays(const sr_policy *policy, sr_dtype dtype, int64_t m, int64_t n, int64_t k);
/* True if a library is the fastest way to compute `op` (DOT), not considering the layout of its
 * operands. Sets only batch, m, n and k. */
bool sr_gemm_size(const sr_policy *policy, const sr_op *op, sr_gemm_shape *out_shape);
/* True if a library is the fastest way to compute `op` (DOT), and can read the operands as they are
 * laid out. On GPUs, elements of 8 bits must be contiguous along the contracting dimensions. */
bool sr_gemm_match(const sr_policy *policy, const sr_op *op, sr_gemm_shape *out_shape);

/*
 * Sets *out_call, except for its buffers, from the attributes of `op` (CALL). Returns NULL, or a
 * message that says what is wrong with the op. Attributes come from the program's text and may have
 * any value.
 */
const char *sr_call_of(const sr_op *op, sr_call_step *out_call);
/* Integers by which the attribute `numbers` describes a convolution, at most. */
enum {
  SR_CONVOLUTION_NUMBERS = 8 + 6 * SR_CONVOLUTION_SPATIAL
};
/* Writes the fields of a convolution, except for its references. Returns how many integers. */
size_t sr_convolution_to_numbers(const sr_convolution_step *convolution,
                                 int64_t out_numbers[SR_CONVOLUTION_NUMBERS]);
/* As sr_call_of, for `op` (LIBRARY_CONVOLUTION) and a target with this policy. */
const char *sr_convolution_of(const sr_policy *policy, const sr_op *op,
                              sr_convolution_step *out_convolution);
/* True if no two updates of the scatter `op` can go to one element: it has one window, or says so.
 */
bool sr_scatter_is_apart(const sr_op *op);
/* The dimension numbers of a scatter. */
typedef struct sr_scatter_numbers {
  const int64_t *window, *inserted, *batch, *index_batch, *map;
  size_t window_count, inserted_count, batch_count, map_count;
  int64_t vector_dim;
} sr_scatter_numbers;
sr_scatter_numbers sr_scatter_numbers_of(const sr_op *op);
/* True if windows have the size 1 along dimension `d` of the array, and updates no dimension for
 * it. */
bool sr_scatter_drops(const sr_scatter_numbers *numbers, int32_t d);
/* How the threads of a CPU share a scatter: each has a part of dimension `dim` of the array, and
 * takes the updates that go there, in their order. */
typedef struct sr_scatter_parts {
  int32_t dim;  /* the first with several indices */
  int32_t loop; /* the dimension of the updates whose index is that of `dim`; -1: an index vector
                 * tells it, so each thread looks at all of them */
} sr_scatter_parts;
/* Returns false if one thread does all updates of the scatter `op`. */
bool sr_scatter_parts_of(const sr_policy *policy, const sr_op *op, sr_scatter_parts *out_parts);

/*
 * If `op` computes result `index` by updating a copy of an operand, returns the number of that
 * operand: for example 0 for dynamic_update_slice. Else returns -1. The result may be computed in
 * the operand's buffer if no later op reads the operand. `policy` is that of the target.
 */
int32_t sr_op_updated_operand(const sr_policy *policy, const sr_op *op, int32_t index);

#endif
