/*
 * The policy of a target: sizes at which one form of code is better than another on the devices
 * that run it. The passes of expand/, lower/ and emit/ take their sizes from this table, so the
 * same passes serve every target. "Work" of a value is counted in operations for each element
 * (sr_op_cost).
 */
#ifndef SR_COMPILER_CORE_POLICY_H
#define SR_COMPILER_CORE_POLICY_H

#include "executable/target.h"

typedef struct sr_policy {
  /* expand_convolution.c */
  double window_bytes; /* most memory of the windows that one matrix product multiplies, if the
                        * convolution can be divided: enough for the library to be fast */

  /* expand_library_convolution.c */
  double convolution_work; /* least multiplications of a convolution that is a step of the plan */
  bool filters_last;       /* the step has the layout of CPUs (sr_convolution_step) */
  bool convolves_wide;     /* small floats are converted to f32 for the step */

  /* expand_collective.c */
  bool collectives_of_rows; /* shards that are gathered or scattered lie one behind the other */
  bool orders_as_integers;  /* the minimum or maximum of f32 or f64 is found among integers */

  /* expand_dot.c, expand_complex_dot.c */
  bool sums_vector_products;   /* kernels compute products with vectors, large ones as sums */
  double summed_product_bytes; /* least bytes of the matrices of these */
  int64_t real_product_side;   /* least rows and columns of a product of complex numbers that a
                               * product of real ones computes; 0: none does */

  /* expand_places.c */
  bool extremes_before_places; /* the place of the largest element is found after the element */

  /* expand_sort.c */
  int64_t least_sorted;  /* least elements that a library sorts or selects from; 0: none does */
  int64_t most_selected; /* a larger k of top_k is sorted for */

  /* expand_cumulative.c: lines whose prefixes or suffixes are combined */
  int64_t shortest_line; /* of a shorter line, every window is computed by itself */
  int64_t joined_lines;  /* lines that one loop computes at once */
  int64_t line_block;    /* elements of a block, if lines are divided into blocks that are computed
                          * independently; 0 if a loop walks along the lines */

  /* expand_call.c */
  bool library_scales; /* the library's inverse Fourier transforms divide by their length */

  /* op_class.c (sr_op_updated_operand), prepare_all_reduce.c */
  int64_t in_place_bytes; /* least bytes of an all_reduce's operand that the result replaces; 0:
                           * none. A smaller one would wait until peers have read it. From this
                           * size on, the devices also share what follows element by element */

  /* op_class.c and prepare.c: which ops are steps of the plan; prepare_dot.c;
   * prepare_products.c and row_product.c */
  double gemm_work;          /* least multiplications of a matrix product that a library computes */
  int64_t gemm_terms;        /* least terms of its sums */
  bool small_float_products; /* libraries also multiply f16 and bf16 */
  int64_t int8_unit;         /* libraries multiply i8 to i32, and if this is 1, ui8, too, where all
                              * sizes are multiples of this; 0: they do not */
  bool float8_products;      /* libraries multiply f8E4M3FN and f8E5M2 */
  bool unwidened_products;   /* factors that were converted to i32 or f32 from f16, bf16, i8 or ui8
                              * are multiplied as they were. sr_policy_of sets this and the three
                              * above */
  bool sums_small_rows;      /* a product of a vector and the rows of a matrix, of less than 32 bits
                              * an element, is a sum in a kernel */
  bool sorts_in_rounds;      /* a sort is a chain of rounds, in which all rows are independent */
  double moved_product_work; /* a product in a loop with fewer multiplications is computed for all
                              * iterations at once, if it depends on none; 0: no product is */
  double moved_product_bytes; /* most memory of the products of all iterations */
  bool turns_matrices;    /* kernels multiply by vectors of columns, which a loop's matrices need */
  int64_t block_elements; /* a loop or branch with a larger value in it is a step: one block of
                              * threads would compute it alone */
  int64_t block_work; /* so is one with that many operations of its own that threads can share */

  bool loops_by_strips; /* prepare_strips.c: threads share a loop in which no row of arrays depends
                         * on another: each goes through all iterations with its own rows */

  /* fuse.c: which values are stored, and which are computed again at each use */
  int32_t recomputed_work; /* most work that is done again for a value, in all its contexts */
  int32_t expanded_work; /* most work for an element that a broadcast or dot needs several times */
  int32_t small_work;    /* most work that kernels do again for a value of a few elements */
  int32_t expression_work; /* most work in one expression: limits the size of the code */
  int32_t joined_operands; /* most operands of a concatenate that is not stored */
  int64_t chained_terms;   /* most terms of a sum that is unrolled: each waits for the one before */
  bool sums_in_registers;  /* a sum to one element is in a register, also if it has many terms */
  int32_t scattered_work;  /* most work for an index or an update in the loop of a scatter, which
                            * one thread runs without vectors */

  /* emit_team.c: threads of a block; 0 on a CPU */
  int32_t grid_threads;  /* in a kernel of many blocks */
  int32_t block_threads; /* at most, in a kernel of one block */

  /* emit_nest.c */
  int64_t thread_work; /* least work for one more thread of a CPU; unused on a GPU */

  /* emit_arith.c */
  bool divides_as_floats; /* integers of at most 32 bits, in arrays */

  /* emit_scatter.c */
  int64_t shared_window; /* least elements of a scatter's windows for which each thread of a CPU
                          * looks for those of its part of the array; 0: threads never do */

  /* emit_blocks.c: unused on a GPU */
  int64_t tile_work; /* least elements, in all times that the code runs, of a transpose by tiles */
  int64_t stream_bytes; /* a result of that size bypasses the caches, which cannot hold it */

  /* emit_loop.c: hints for LLVM */
  int64_t vector_work;         /* code with fewer operations in all is not vectorised */
  int64_t wide_cost;           /* least operations for an element to use the widest vectors */
  int64_t pair_work;           /* least operations in all of such code to compute two vectors at
                                * once */
  int64_t vector_trips;        /* a loop with fewer iterations is too short to be vectorised */
  int64_t most_copies;         /* of the body of an unrolled loop */
  int64_t most_copies_if_long; /* the same for code that runs for a fraction of a millisecond */
  int64_t unrolled_operations; /* most operations of a loop that is unrolled for its own sake */

  /* schedule.c: which ops share a kernel */
  int64_t own_kernel_work; /* an op with at least this many operations in all gets its own kernel;
                            * calling the kernel then adds only a few percent to the time */
  int32_t kernel_pieces;   /* most pieces of all ops that share a kernel; each becomes a loop */
  int32_t group_work; /* kernel_groups.c: most operations for an element of all roots that one pass
                       * computes */
  bool groups_loops;  /* loop_groups.c: roots inside a kernel that share arrays share a loop */
  bool groups_elements; /* there are passes over elements, besides those over rows, and tiny ops are
                         * computed aside */
  int64_t cache_bytes;  /* of the innermost cache of a core; 0: kernels do not count on one. A row
                        * of at most as much, which only its pass reads, is kept on the stack
                        * (buffers.c); a larger matrix is read by panels (emit_dot.c) */
} sr_policy;

/* The policy of x86-64 processors, measured on them, and that of GPUs. */
extern const sr_policy sr_cpu_policy, sr_gpu_policy;

sr_policy sr_policy_of(sr_target target);

#endif
