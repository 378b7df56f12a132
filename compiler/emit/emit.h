/*
 * Emission of kernels as LLVM IR. A kernel unit becomes one function, as sr_kernel_step describes
 * it for the target.
 *
 * Roots are values that get a buffer or registers; they are emitted one after another, or several
 * in one pass. The elements of all other values are computed where they are used. A position
 * selects an element: it has an index for each dimension, or one linear index. The range of an
 * index is known when code is emitted. So concatenate and pad often select their operand without a
 * test.
 *
 * Functions named sr_emit_... append instructions where e->builder stands, and return the LLVM
 * value of the result.
 *
 * Files: emit_kernel.c (functions, buffers), emit_type.c (types, memory, conversions),
 * emit_arith.c, emit_complex.c and emit_bitcast.c (scalar operations), emit_element.c (elements of
 * values without a buffer), emit_loop.c (one loop), emit_nest.c (loop nests), emit_root.c,
 * emit_reduce.c, emit_dot.c, emit_scatter.c, emit_sort.c, emit_sort_round.c and emit_merge.c
 * (roots), emit_columns.c (sums of columns on a CPU), emit_rows.c (reductions that threads of a GPU
 * share), emit_blocks.c and emit_tiles.c (transposes on a CPU and on a GPU), emit_group.c (several
 * roots in one pass), emit_control.c (loops and branches of the program), emit_strips.c (loops by
 * strips of arrays), emit_collective.c (functions of collectives), emit_team.c (how the threads of
 * a GPU share a kernel), emit_decide.c (how a GPU decides about loops and branches between
 * kernels). codegen.c and image.c make machine code of the functions.
 */
#ifndef SR_COMPILER_EMIT_EMIT_H
#define SR_COMPILER_EMIT_EMIT_H

#include <llvm-c/Core.h>

#include "compiler/emit/codegen.h"
#include "compiler/emit/kernels.h"

/* One element of a value, in LLVM IR. For a complex number `v` is the real part and `im` the
 * imaginary part; for any other number `im` is NULL. */
typedef struct sr_element {
  LLVMValueRef v, im;
} sr_element;

/* An i64 index in LLVM IR. When the code runs, its value is in low..high, both ends included. */
typedef struct sr_index {
  LLVMValueRef v;
  int64_t low, high;
} sr_index;

/* The position of an element: an index for each dimension, or one row-major (linear) index. */
typedef struct sr_position {
  bool linear;
  int32_t rank;
  sr_index index[SR_MAX_RANK]; /* a linear position uses only index[0] */
} sr_position;

/* The element of `value` at `position`. The emitted code has computed it and may use it again. */
typedef struct sr_emitted {
  const sr_value *value;
  const sr_position *position;
  sr_element element;
} sr_emitted;

/* A small constant array in the read-only data of the code. */
typedef struct sr_constant_table {
  const sr_dense *dense;
  LLVMValueRef global;
} sr_constant_table;

/* The threads of a GPU that run the kernel (emit_team.c). For a CPU only `form` and `row` are set.
 */
typedef struct sr_team {
  sr_kernel_form form;
  LLVMValueRef index, size; /* i64: number of the thread in the team; threads of the team */
  LLVMValueRef threads;     /* i64: threads of a block */
  int64_t extent;           /* elements of the largest nest so far */
  int64_t row_threads; /* threads of a block that has a row; 0: the kernel does not go by rows */
  sr_position row; /* the row that is computed: its indices along the first dimensions; rank 0: the
                    * kernel does not go by rows */
  bool is_divided; /* the threads do not run the code that is being emitted alike */
  /* Since the last barrier, memory may have been written; it may have been read by code that all
   * threads run alike. */
  bool has_stored, has_loaded;
  bool has_shared; /* shared memory may have been read since the last barrier */
} sr_team;

typedef struct sr_code_emitter {
  sr_lowering *low;
  const sr_machine *machine;
  sr_codegen *codegen;
  sr_ctx *ctx;
  LLVMContextRef context;
  LLVMModuleRef module; /* module of the current function */
  LLVMBuilderRef builder;
  LLVMValueRef function;
  LLVMBasicBlockRef entry; /* first block of the function; loads the addresses of buffers */
  sr_unit *unit;
  sr_team team;
  LLVMValueRef begin, end; /* RANGE: the function's parameters: the index range to compute */
  bool divided;            /* the outermost loop of the next nest runs from `begin` to `end` */
  bool keeps_rows;         /* that loop is over a dimension, also if an array is flat */
  int64_t strip_rows; /* each nest is over rows `begin` to `end` of arrays of this many rows; 0:
                       * over the whole array */
  bool strip_flat;    /* each element is a row */
  LLVMValueRef *addresses; /* [sr_buffer.index]: address in this function; NULL: not used yet */
  uint32_t *parameters;    /* [sr_buffer.index]: position among the function's buffers */
  SR_VECTOR(sr_constant_table) tables; /* constant arrays that this function reads */
  sr_buffer *device_id;                /* holds the device's number, which partition_id reads */
  SR_VECTOR(sr_emitted) emitted;       /* emitted elements that are still valid */
  bool has_root_elements;              /* `emitted` may have elements of roots */
  sr_arena *scratch; /* memory of the positions in `emitted`; emptied after every root */
  LLVMTypeRef i1, i8, i32, i64, pointer, f32, f64, f16, void_;
  unsigned scope_kind, noalias_kind, invariant_kind, loop_kind, align_kind,
      nontemporal_kind; /* LLVM's kinds of metadata */
  int64_t rolled;       /* number of loops emitted so far that LLVM does not unroll */
  int64_t copies;       /* copies of the innermost body that unrolling makes in the current loop */
  int64_t cost;         /* estimated operations to compute one element of the current root */
  int64_t rounds;       /* estimated number of times that the code being emitted runs; >= 1 */
  bool packs;           /* the current root has elements of bf16 */
  sr_status status;     /* first error; emission continues, but its result is dropped */
} sr_code_emitter;

/* ---- emit_type.c ----------------------------------------------------------------------------- */

/* Returns the LLVM type of a number in a register: i1, iN, float or double. f16 is half if the CPU
 * can convert it; any other small float is an iN with its bits. A complex number has the type of
 * its parts. */
LLVMTypeRef sr_emit_value_type(const sr_code_emitter *e, sr_dtype dtype);
LLVMTypeRef sr_emit_memory_type(const sr_code_emitter *e, sr_dtype dtype);
/* Returns the constant whose representation in memory is `bytes`. */
sr_element sr_emit_literal(const sr_code_emitter *e, sr_dtype dtype, const void *bytes);
sr_element sr_emit_zero(const sr_code_emitter *e, sr_dtype dtype);
/* Loads element `linear` of an array of `dtype`, which begins at `address` in `buffer`. Alias
 * metadata tells LLVM that the load touches no other buffer. If `buffer` is NULL, there is no such
 * metadata. */
sr_element sr_emit_load(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address,
                        LLVMValueRef linear, const sr_buffer *buffer);
void sr_emit_store(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address, LLVMValueRef linear,
                   sr_element element, const sr_buffer *buffer);
/* Loads or stores `count` adjacent elements, from element `linear` on, as a vector of integers that
 * have their bits; an element of 16 bytes is two integers. If `streams`, the store bypasses the
 * caches; its address must be a multiple of the vector's size, and a fence must follow before other
 * threads may read. */
LLVMValueRef sr_emit_load_bits(sr_code_emitter *e, sr_dtype dtype, int64_t count,
                               LLVMValueRef address, LLVMValueRef linear, const sr_buffer *buffer);
void sr_emit_store_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address,
                        LLVMValueRef linear, LLVMValueRef vector, const sr_buffer *buffer,
                        bool streams);
void sr_emit_store_fence(sr_code_emitter *e);
/* Floats of 16 bits and less are computed in f32. sr_emit_widen converts such a float to f32, and
 * sr_emit_narrow rounds an f32 or f64 once to `dtype`. Both leave other types unchanged. */
LLVMValueRef sr_emit_widen(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value);
LLVMValueRef sr_emit_narrow(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value);
/* Convert a real number to an integer that has the same bits, and back. */
LLVMValueRef sr_emit_to_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value);
LLVMValueRef sr_emit_from_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef bits);
sr_element sr_emit_convert(sr_code_emitter *e, sr_dtype from, sr_dtype to, sr_element element);
bool sr_dtype_is_wide_float(sr_dtype dtype); /* true for F32 and F64 */

/* ---- emit_arith.c ---------------------------------------------------------------------------- */

/* Returns the element that a pointwise op computes from the elements `operands` of its operands. */
sr_element sr_emit_pointwise(sr_code_emitter *e, const sr_op *op, const sr_element *operands);
/* Calls the library function `name`, such as "sr_exp_f32", with at most 4 operands. */
LLVMValueRef sr_emit_library_call(sr_code_emitter *e, const char *name, LLVMTypeRef result,
                                  LLVMValueRef *operands, unsigned count);

/* ---- emit_complex.c -------------------------------------------------------------------------- */

/* As sr_emit_pointwise, for complex operands. If the op has no code for complex numbers, `v` of the
 * result is NULL. */
sr_element sr_emit_complex(sr_code_emitter *e, const sr_op *op, const sr_element *operands);
/* Returns an i1: how the complex numbers a and b compare. `wanted` is the comparison, <, <=, > or
 * >=; `strict` is the same comparison without equality. `strict` compares the real parts; if they
 * are equal, `wanted` compares the imaginary parts. */
LLVMValueRef sr_emit_complex_order(sr_code_emitter *e, LLVMRealPredicate strict,
                                   LLVMRealPredicate wanted, sr_element a, sr_element b);

/* ---- emit_nest.c ----------------------------------------------------------------------------- */

sr_index sr_index_constant(const sr_code_emitter *e, int64_t value);
sr_index sr_index_add(sr_code_emitter *e, sr_index a, int64_t b);
sr_index sr_index_scale(sr_code_emitter *e, sr_index a, int64_t factor);
sr_index sr_index_sum(sr_code_emitter *e, sr_index a, sr_index b);
static inline bool sr_index_is_constant(sr_index index) {
  return index.low == index.high;
}
/* Returns the linear index of a position in an array with dimensions `dims`. */
sr_index sr_emit_linear(sr_code_emitter *e, const sr_position *position, int32_t rank,
                        const int64_t *dims);
/* Returns `position` with an index for each dimension. `position` itself may be linear. */
sr_position sr_emit_delinear(sr_code_emitter *e, const sr_position *position, int32_t rank,
                             const int64_t *dims);

/* Emits `body` for every position of the box [low, high) of an array, last dimension innermost. */
typedef void sr_nest_body(sr_code_emitter *e, const sr_position *position, void *user);
void sr_emit_box(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                 sr_nest_body *body, void *user);
/* The same, but the loop over dimension `divided` runs only from e->begin to e->end, as far as the
 * box goes; -1: no loop is so divided. */
void sr_emit_box_part(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                      int32_t divided, sr_nest_body *body, void *user);
/* Emits `body` for every position of `value`. Splits the index space into boxes. Inside a box the
 * code needs no test to find the operand that a concatenate or pad reads. */
void sr_emit_nest(sr_code_emitter *e, const sr_value *value, sr_nest_body *body, void *user);
/* Records in the unit that threads may share the `extent` indices of the divided loop, with `work`
 * operations in all, and how many of these indices are worth a thread. Clears e->divided. */
void sr_nest_set_extent(sr_code_emitter *e, int64_t extent, int64_t work);

/* ---- emit_blocks.c --------------------------------------------------------------------------- */

/* Stores the elements of the root `op`, an elemental op, through tiles of the transposes that it
 * reads. Returns false if there are none for which a CPU needs tiles. */
bool sr_emit_transposed(sr_code_emitter *e, const sr_op *op);

/* ---- emit_team.c ----------------------------------------------------------------------------- */

/* Begins a kernel of the form, where the builder stands, and ends it. At its end the unit gets the
 * size of its blocks, its extent and its shared memory. Both do nothing for a CPU. */
void sr_team_begin(sr_code_emitter *e, sr_kernel_form form);
void sr_team_end(sr_code_emitter *e);
/* True if the threads of a team divide the nest that is emitted next. */
static inline bool sr_team_divides(const sr_code_emitter *e) {
  return e->team.form != SR_FORM_RANGE && !e->team.is_divided;
}
/* Emits `body` for every position of the box [low, high), each for one thread of the team. If
 * `linear`, the box is a whole array and positions are linear. */
void sr_team_nest(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                  bool linear, sr_nest_body *body, void *user);
enum {
  SR_WARP = 32 /* threads that a GPU runs in step; blocks are made of whole warps */
};
/* Emits `body` for each chunk of `width` adjacent elements of an array of `extent` elements, and
 * for the elements behind the last whole chunk one by one. `first` is the linear index of a chunk's
 * first element. For a kernel of the form GRID that has nothing else. */
typedef void sr_chunk_body(sr_code_emitter *e, sr_index first, int64_t width, void *user);
void sr_team_chunks(sr_code_emitter *e, int64_t extent, int64_t width, sr_chunk_body *body,
                    void *user);
/*
 * Emits `body` for each row of a kernel of the form GRID: a block of `threads` threads runs it for
 * a row, then for the next. In it team.row is the row, nests go over the elements of that row, and
 * threads meet at barriers as in the form BLOCK. `dims` are the `rank` dimensions that tell the
 * rows apart; `threads` is a multiple of SR_WARP.
 */
typedef void sr_row_body(sr_code_emitter *e, void *user);
void sr_team_rows(sr_code_emitter *e, int32_t rank, const int64_t *dims, int64_t threads,
                  sr_row_body *body, void *user);
/* Between the two, code is emitted that the threads do not run alike, with sr_team_meet where all
 * of them meet. */
void sr_team_begin_divided(sr_code_emitter *e);
void sr_team_end_divided(sr_code_emitter *e);
void sr_team_meet(sr_code_emitter *e);
/* Returns the address of `bytes` bytes of memory that the threads of a block share, at a multiple
 * of 16. Every call returns the same memory. The caller must meet the other threads before it
 * stores there, because they may still read. */
LLVMValueRef sr_team_shared(sr_code_emitter *e, int64_t bytes);
/* Emits `body` for each number from 0 to count - 1, each for one warp of the team. `position` is
 * linear; `lane` is the thread's number in the warp, an i64. */
typedef void sr_warp_body(sr_code_emitter *e, const sr_position *position, LLVMValueRef lane,
                          void *user);
void sr_team_warps(sr_code_emitter *e, int64_t count, sr_warp_body *body, void *user);
/* Returns the element that thread `lane` (an i64) of the warp passes to this call. All threads of
 * the warp must make the call. The result is undefined if there is no such thread. */
sr_element sr_team_shuffle(sr_code_emitter *e, sr_element element, LLVMValueRef lane);
/* Between the two, code is emitted that one thread of the team runs. On a CPU both do nothing. */
typedef struct sr_team_branch {
  LLVMBasicBlockRef others;
} sr_team_branch;
void sr_team_begin_alone(sr_code_emitter *e, sr_team_branch *branch);
void sr_team_end_alone(sr_code_emitter *e, const sr_team_branch *branch);
/* Between the two, in a kernel of the form GRID, code is emitted that its first block runs as a
 * kernel of the form BLOCK. */
typedef struct sr_team_aside {
  sr_team team; /* of the kernel */
  LLVMBasicBlockRef others;
} sr_team_aside;
void sr_team_begin_aside(sr_code_emitter *e, sr_team_aside *aside);
void sr_team_end_aside(sr_code_emitter *e, const sr_team_aside *aside);
/* Called before a load: makes sure that what other threads stored can be loaded. */
void sr_team_before_load(sr_code_emitter *e);
/* The same for loads in code that may be skipped. Called before that code. */
void sr_team_sync(sr_code_emitter *e);
/* Called where paths of the code join: what was accessed since the last barrier is not known. */
void sr_team_forget(sr_code_emitter *e);

/* ---- emit_loop.c ----------------------------------------------------------------------------- */

typedef struct sr_loop {
  LLVMBasicBlockRef header, body, exit;
  LLVMValueRef phi; /* the induction variable */
  LLVMValueRef step;
  int64_t overlap; /* a hint: this many iterations should load before they compute; 0: none */
  int64_t chains;  /* a hint: this many vectors are summed apart, and joined at the end; 0: one */
  int64_t trips;   /* trip count; 0: unknown */
  /* the emitter's `rolled`, `copies` and `rounds` when the loop begins */
  int64_t rolled, outside_copies, outside_rounds;
} sr_loop;

/* Begins the loop `for (i = low; i < high; i += loop->step)` and leaves the builder in its body.
 * The step is 1, `overlap` and `chains` are 0; the caller may change them. Returns i, whose range
 * is known_low..known_high, both ends included. */
sr_index sr_loop_begin(sr_code_emitter *e, sr_loop *loop, LLVMValueRef low, LLVMValueRef high,
                       int64_t known_low, int64_t known_high);
/* Ends the loop and leaves the builder after it. */
void sr_loop_end(sr_code_emitter *e, sr_loop *loop);
/* Sets e->rounds to the estimated number of times that the while loops around `op` run it. Called
 * before the function that contains `op` is emitted. */
void sr_rounds_begin(sr_code_emitter *e, const sr_op *op);
/* Multiplies e->rounds by `trips`, the trip count of a loop (-1: unknown). Returns the old
 * e->rounds; the caller restores it after the loop. */
int64_t sr_rounds_enter(sr_code_emitter *e, int64_t trips);

/* ---- emit_element.c -------------------------------------------------------------------------- */

/* Returns the element of `value` at `position`, which must lie within the dimensions of `value`. */
sr_element sr_emit_element(sr_code_emitter *e, const sr_value *value, const sr_position *position);
/* Makes sr_emit_element return `element` for `value` at `position`. If the value is a root,
 * e->has_root_elements must be set. */
void sr_emit_remember(sr_code_emitter *e, const sr_value *value, const sr_position *position,
                      sr_element element);
/* Where an element of a root is: number `linear` from `address` on. `buffer` is NULL for a row that
 * is kept on the stack. */
typedef struct sr_place {
  LLVMValueRef address, linear;
  const sr_buffer *buffer;
} sr_place;
/* Returns the place of the element at `position` of a root that has a buffer, or of which a row is
 * kept. */
sr_place sr_emit_place(sr_code_emitter *e, const sr_value *value, const sr_position *position);
/* Stores the element at a place. */
void sr_emit_store_at(sr_code_emitter *e, sr_dtype dtype, const sr_place *place,
                      sr_element element);
/* Returns the element at `position` of the result of an elemental op. Computes the element from
 * elements of the operands, even if the result is a root, which sr_emit_element would load. */
sr_element sr_emit_op_element(sr_code_emitter *e, const sr_op *op, const sr_position *position);
/* As sr_emit_op_element, for a bitcast_convert between types of different widths
 * (emit_bitcast.c). */
sr_element sr_emit_bitcast_element(sr_code_emitter *e, const sr_op *op,
                                   const sr_position *position);
/* Returns the element at `position` of the result of a dynamic_update_slice, which begins at the
 * indices `start`: an element of the update or of the operand. */
sr_element sr_emit_updated(sr_code_emitter *e, const sr_op *op, const sr_index *start,
                           const sr_position *position);
/* Returns the element of a value that has only one element. */
sr_element sr_emit_scalar(sr_code_emitter *e, const sr_value *value);
/* Returns the scalar `value`, an integer of any dtype, as an i64 index clamped to 0..limit. */
sr_index sr_emit_clamped_index(sr_code_emitter *e, const sr_value *value, int64_t limit);
/* Finds the element of `value` at `position`, if it has been emitted. */
bool sr_emitted_find(const sr_code_emitter *e, const sr_value *value, const sr_position *position,
                     sr_element *out);
/* An element that is computed inside a conditional block must not be used after the block.
 * sr_emitted_release forgets all elements that were emitted after sr_emitted_mark returned
 * `mark`. */
static inline size_t sr_emitted_mark(const sr_code_emitter *e) {
  return e->emitted.count;
}
static inline void sr_emitted_release(sr_code_emitter *e, size_t mark) {
  e->emitted.count = mark;
}
/* Emits the ops of a region of scalars, such as the body of a reduce. The region's arguments are
 * `arguments`; its results are returned in `out_results`. */
void sr_emit_region(sr_code_emitter *e, sr_block *region, const sr_element *arguments,
                    sr_element *out_results);

/* ---- emit_kernel.c --------------------------------------------------------------------------- */

LLVMValueRef sr_emit_address(sr_code_emitter *e, sr_buffer *buffer);
/* Returns the address of a value's buffer. */
LLVMValueRef sr_emit_cell_address(sr_code_emitter *e, const sr_cell *cell);
/* Begins the function of the unit that contains `op`. Leaves the builder at the start of its code.
 */
void sr_kernel_begin(sr_code_emitter *e, const sr_op *op, sr_kernel_form form);
/* Ends the function, whose parameter has `words` words of 64 bits. */
void sr_kernel_end(sr_code_emitter *e, size_t words);
/* Returns word `index` of the function's parameter as a value of `type`. */
LLVMValueRef sr_emit_word(sr_code_emitter *e, LLVMValueRef index, LLVMTypeRef type);
/* Returns the address of `bytes` bytes on the stack, at a multiple of a cache line's size. */
LLVMValueRef sr_emit_stack(sr_code_emitter *e, int64_t bytes);
LLVMBasicBlockRef sr_emit_block(sr_code_emitter *e, const char *name);
static inline LLVMValueRef sr_emit_i64(const sr_code_emitter *e, int64_t value) {
  return LLVMConstInt(e->i64, (unsigned long long)value, 1);
}

/* ---- emit_strips.c --------------------------------------------------------------------------- */

/* True if the elements of a nest over an array of type `type` lie one behind the other: those of a
 * strip, if the loop goes by strips, or all of them. */
bool sr_strip_is_linear(const sr_code_emitter *e, const sr_type *type);
/* Sets *low and *high to the range of linear indices of such a nest. */
void sr_strip_range(sr_code_emitter *e, const sr_type *type, LLVMValueRef *low, LLVMValueRef *high);
/* Copies the strip of an array of type `type`. The loop goes by strips. */
void sr_strip_copy(sr_code_emitter *e, const sr_type *type, LLVMValueRef to, LLVMValueRef from);

/* Emits the while `loop`, which goes by strips and is the only root of the kernel. */
void sr_emit_strips(sr_code_emitter *e, sr_op *loop);

/* ---- roots of kernels (emit_root.c, emit_control.c, emit_reduce.c, emit_sort.c, ...) --------- */

/* Emits one root of a kernel. */
void sr_emit_root(sr_code_emitter *e, sr_op *op);
/* Emits `count` roots, of which `first` is the first, in one loop (emit_group.c). */
void sr_emit_loop_roots(sr_code_emitter *e, const sr_op *first, int32_t count);
/* Emits all roots of a nested block, in order. */
void sr_emit_block_roots(sr_code_emitter *e, sr_block *block);
/* Makes `elements` the registers of the value of `cell`. If the value also has a buffer, stores the
 * elements there. */
void sr_emit_define(sr_code_emitter *e, sr_cell *cell, const sr_element *elements);
void sr_emit_reduce(sr_code_emitter *e, sr_op *op);
void sr_emit_dot(sr_code_emitter *e, sr_op *op);
void sr_emit_sort(sr_code_emitter *e, sr_op *op);
void sr_emit_scatter(sr_code_emitter *e, sr_op *op);
/* Copies operand `i` to the buffer of result `i`, unless both have the same buffer or the plan has
 * copied it. Returns the address of that buffer. */
LLVMValueRef sr_emit_start_update(sr_code_emitter *e, const sr_op *op, int32_t i);
/* Returns the i1 that the comparator of a sort or merge gives for the rows x and y. A row has one
 * element for each result. The comparator's arguments alternate: x[0], y[0], x[1], y[1], ... */
LLVMValueRef sr_emit_comes_before(sr_code_emitter *e, const sr_op *op, const sr_element *x,
                                  const sr_element *y);
void sr_emit_merge(sr_code_emitter *e, sr_op *op);
void sr_emit_sort_round(sr_code_emitter *e, sr_op *op);
void sr_emit_while(sr_code_emitter *e, sr_op *op);
void sr_emit_case(sr_code_emitter *e, sr_op *op);
/* Stores all elements of `value` at address `to`, which is in `to_buffer`. */
void sr_emit_copy_value(sr_code_emitter *e, const sr_value *value, LLVMValueRef to,
                        const sr_buffer *to_buffer);

/* ---- emit_group.c ---------------------------------------------------------------------------- */

/* Emits the roots of the unit, which is not SR_WALK_ROOTS, in one pass over them. */
void sr_emit_group(sr_code_emitter *e);

/* ---- emit_collective.c ----------------------------------------------------------------------- */

/* Emits the function of a collective that has one. */
void sr_emit_collective(sr_code_emitter *e, sr_unit *unit);

/* ---- emit_decide.c --------------------------------------------------------------------------- */

/* Adds the functions of sr_decision, in their order. */
void sr_emit_decisions(sr_code_emitter *e);

#endif
