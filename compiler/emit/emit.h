/*
 * Emission of kernels as LLVM IR. One function per kernel unit:
 *
 *     void kernel(void *const *buffers, int64_t begin, int64_t end)
 *
 * Roots are emitted one after the other; virtual values are emitted where an element of them is
 * asked for. An element is asked for by a position: an index with a known range for every
 * dimension, or one linear index. Knowing ranges, concatenate and pad choose their part without a
 * test.
 *
 * Pieces: emit_kernel.c (functions, buffers), emit_type.c (types, memory, conversions),
 * emit_arith.c (scalar operations), emit_element.c (elements of virtual values), emit_loop.c (one
 * loop), emit_nest.c (nests of them), emit_root.c, emit_reduce.c, emit_sort.c and emit_merge.c
 * (values that get a place), emit_control.c (loops and branches of the program); beside
 * emit_arith.c, emit_complex.c and emit_bitcast.c.
 */
#ifndef SR_COMPILER_EMIT_EMIT_H
#define SR_COMPILER_EMIT_EMIT_H

#include <llvm-c/Core.h>

#include "compiler/emit/codegen.h"
#include "compiler/emit/kernels.h"

/* A number in LLVM IR: the type that emit_type.c gives its dtype; `im` for complex ones only. */
typedef struct sr_element {
  LLVMValueRef v, im;
} sr_element;

/* An i64 index and the range it is known to lie in, both ends included. */
typedef struct sr_index {
  LLVMValueRef v;
  int64_t low, high;
} sr_index;

/* Which element: by an index per dimension, or by one index in row-major order. */
typedef struct sr_position {
  bool linear;
  int32_t rank;
  sr_index index[SR_MAX_RANK]; /* linear: index[0] */
} sr_position;

/* An element that need not be computed again. */
typedef struct sr_emitted {
  const sr_value *value;
  const sr_position *position;
  sr_element element;
} sr_emitted;

/* A small array of constants in the code's read-only data. */
typedef struct sr_constant_table {
  const sr_dense *dense;
  LLVMValueRef global;
} sr_constant_table;

typedef struct sr_code_emitter {
  sr_lowering *low;
  const sr_target *target;
  sr_codegen *codegen;
  sr_ctx *ctx;
  LLVMContextRef context;
  LLVMModuleRef module; /* of the function that is emitted */
  LLVMBuilderRef builder;
  LLVMValueRef function;
  LLVMBasicBlockRef entry; /* allocas and buffer addresses */
  sr_unit *unit;
  LLVMValueRef begin, end; /* index range of the call */
  bool divided;            /* the outermost loop of the next nest runs from begin to end */
  LLVMValueRef *addresses; /* by buffer index: address in this function, NULL until asked for */
  uint32_t *parameters;    /* by buffer index: position among the function's buffers */
  SR_VECTOR(sr_constant_table) tables; /* constants of this function */
  sr_buffer *device_id;                /* of partition_id */
  SR_VECTOR(sr_emitted) emitted;       /* elements emitted already that are still valid */
  sr_arena *scratch;                   /* positions of these; emptied after every root */
  LLVMTypeRef i1, i8, i32, i64, pointer, f32, f64, f16, void_;
  unsigned scope_kind, noalias_kind, invariant_kind, loop_kind; /* metadata */
  int64_t rolled;                                               /* loops so far that stay loops */
  int64_t copies;   /* of its innermost body that the open loop holds so far */
  int64_t cost;     /* operations of a round, about: of one element of the root */
  int64_t rounds;   /* how often runs what is emitted, about; >= 1 */
  sr_status status; /* first failure: emission goes on, its result is dropped */
} sr_code_emitter;

/* ---- emit_type.c ----------------------------------------------------------------------------- */

/* Type of a dtype's value: i1, iN, float, double; half where the CPU has it, else bits as iN. */
LLVMTypeRef sr_emit_value_type(const sr_code_emitter *e, sr_dtype dtype);
LLVMTypeRef sr_emit_memory_type(const sr_code_emitter *e, sr_dtype dtype);
/* A number that is known now; `bytes` as in memory. */
sr_element sr_emit_literal(const sr_code_emitter *e, sr_dtype dtype, const void *bytes);
sr_element sr_emit_zero(const sr_code_emitter *e, sr_dtype dtype);
/* Element `linear` of an array of `dtype` at `address`; `buffer` (may be NULL) tells what it may
 * alias. */
sr_element sr_emit_load(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address,
                        LLVMValueRef linear, const sr_buffer *buffer);
void sr_emit_store(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef address, LLVMValueRef linear,
                   sr_element element, const sr_buffer *buffer);
/* Small floats are computed in f32: there and back, rounding once. Others pass through. */
LLVMValueRef sr_emit_widen(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value);
LLVMValueRef sr_emit_narrow(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value);
/* The bits of a part, an integer of exactly as many as the type has, and the part of such bits. */
LLVMValueRef sr_emit_to_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef value);
LLVMValueRef sr_emit_from_bits(sr_code_emitter *e, sr_dtype dtype, LLVMValueRef bits);
sr_element sr_emit_convert(sr_code_emitter *e, sr_dtype from, sr_dtype to, sr_element element);
bool sr_dtype_is_wide_float(sr_dtype dtype); /* F32, F64 */

/* ---- emit_arith.c ---------------------------------------------------------------------------- */

/* The value of a pointwise op for given operands' elements. */
sr_element sr_emit_pointwise(sr_code_emitter *e, const sr_op *op, const sr_element *operands);
/* Calls a function of the library, e.g. "exp" on f32 -> sr_exp_f32. */
LLVMValueRef sr_emit_library_call(sr_code_emitter *e, const char *name, LLVMTypeRef result,
                                  LLVMValueRef *operands, unsigned count);

/* ---- emit_complex.c -------------------------------------------------------------------------- */

/* As sr_emit_pointwise, of complex operands; without a value where the op has no code for them. */
sr_element sr_emit_complex(sr_code_emitter *e, const sr_op *op, const sr_element *operands);
/* Whether a stands to b as `wanted` says: by the real parts (`strict` is `wanted` without
 * equality), and by the imaginary ones where those are equal. */
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
/* Row-major number of a position in an array of these dimensions. */
sr_index sr_emit_linear(sr_code_emitter *e, const sr_position *position, int32_t rank,
                        const int64_t *dims);
/* The same position with an index per dimension. */
sr_position sr_emit_delinear(sr_code_emitter *e, const sr_position *position, int32_t rank,
                             const int64_t *dims);

/* Emits `body` for every position of the box [low, high) of an array, the last
 * dimension innermost. */
typedef void sr_nest_body(sr_code_emitter *e, const sr_position *position, void *user);
void sr_emit_box(sr_code_emitter *e, int32_t rank, const int64_t *low, const int64_t *high,
                 sr_nest_body *body, void *user);
/* As above for the whole array, cut into boxes in which `value`'s expression needs no tests. */
void sr_emit_nest(sr_code_emitter *e, const sr_value *value, sr_nest_body *body, void *user);

/* ---- emit_loop.c ----------------------------------------------------------------------------- */

typedef struct sr_loop {
  LLVMBasicBlockRef header, body, exit;
  LLVMValueRef phi;
  int64_t trips;                                  /* 0: not known */
  int64_t rolled, outside_copies, outside_rounds; /* the emitter's, when the loop began */
} sr_loop;

/*
 * for (i = low; i < high; i++): the builder stands in the body afterwards. i is known to lie in
 * known_low..known_high, both ends included.
 */
sr_index sr_loop_begin(sr_code_emitter *e, sr_loop *loop, LLVMValueRef low, LLVMValueRef high,
                       int64_t known_low, int64_t known_high);
/* Closes the loop: the builder stands behind it. */
void sr_loop_end(sr_code_emitter *e, sr_loop *loop);
/* Counts the rounds of the loops around `op`, of whose unit the function is about to be emitted. */
void sr_rounds_begin(sr_code_emitter *e, const sr_op *op);
/*
 * What is emitted from here on runs `trips` times as often; -1: nobody knows. Returns e->rounds as
 * it was, for the caller to put back behind the loop.
 */
int64_t sr_rounds_enter(sr_code_emitter *e, int64_t trips);

/* ---- emit_element.c -------------------------------------------------------------------------- */

/* One element of a value. Position: within the value's dimensions. */
sr_element sr_emit_element(sr_code_emitter *e, const sr_value *value, const sr_position *position);
/* Element of an elemental op's result, root or not: its operands are asked for their elements. */
sr_element sr_emit_op_element(sr_code_emitter *e, const sr_op *op, const sr_position *position);
/* The same for a bitcast_convert between widths: emit_bitcast.c. */
sr_element sr_emit_bitcast_element(sr_code_emitter *e, const sr_op *op,
                                   const sr_position *position);
/* Element of a rank-0 (or one-element) value. */
sr_element sr_emit_scalar(sr_code_emitter *e, const sr_value *value);
/* A start index (any integer dtype) as i64, clamped to 0..limit. */
sr_index sr_emit_clamped_index(sr_code_emitter *e, const sr_value *value, int64_t limit);
/* Forgets emitted elements from `mark` on: those made under a condition are not valid after it. */
static inline size_t sr_emitted_mark(const sr_code_emitter *e) {
  return e->emitted.count;
}
static inline void sr_emitted_release(sr_code_emitter *e, size_t mark) {
  e->emitted.count = mark;
}
/*
 * The code of a region of scalars (reduction, comparator): `arguments` in, its results out.
 */
void sr_emit_region(sr_code_emitter *e, sr_block *region, const sr_element *arguments,
                    sr_element *out_results);
/* ---- emit_kernel.c --------------------------------------------------------------------------- */

LLVMValueRef sr_emit_address(sr_code_emitter *e, sr_buffer *buffer);
/* Address of a value's buffer. */
LLVMValueRef sr_emit_cell_address(sr_code_emitter *e, const sr_cell *cell);
LLVMBasicBlockRef sr_emit_block(sr_code_emitter *e, const char *name);
static inline LLVMValueRef sr_emit_i64(const sr_code_emitter *e, int64_t value) {
  return LLVMConstInt(e->i64, (unsigned long long)value, 1);
}

/* ---- emit_root.c, emit_control.c ------------------------------------------------------------- */

/* Emits one executed op of a kernel. */
void sr_emit_root(sr_code_emitter *e, sr_op *op);
/* All executed ops of a nested block, in order. */
void sr_emit_block_roots(sr_code_emitter *e, sr_block *block);
/* Keeps `elements` as the registers of `cell` and stores them if it has a buffer too. */
void sr_emit_define(sr_code_emitter *e, sr_cell *cell, const sr_element *elements);
void sr_emit_reduce(sr_code_emitter *e, sr_op *op);
void sr_emit_dot(sr_code_emitter *e, sr_op *op);
void sr_emit_sort(sr_code_emitter *e, sr_op *op);
/* An i1: what the comparator of a sort or merge says of two rows, an element for each result; its
 * arguments alternate x, y. */
LLVMValueRef sr_emit_comes_before(sr_code_emitter *e, const sr_op *op, const sr_element *x,
                                  const sr_element *y);
void sr_emit_merge(sr_code_emitter *e, sr_op *op);
void sr_emit_while(sr_code_emitter *e, sr_op *op);
void sr_emit_case(sr_code_emitter *e, sr_op *op);
/* Copies all of a value into memory. */
void sr_emit_copy_value(sr_code_emitter *e, const sr_value *value, LLVMValueRef to,
                        const sr_buffer *to_buffer);

#endif
