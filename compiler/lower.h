/*
 * What the compiler knows about a program between the graph and the code.
 *
 * The passes, in order (compile.c), behind expand and simplify:
 *   prepare    rewrites the graph so that every value that needs a place of its own is made by an
 *              op of its own (explicit copies), and says which ops run as steps of the plan
 *   fuse       decides which values get a place and which are computed again wherever they are used
 *   schedule   orders ops into units: kernels and steps
 *   buffers    gives places to values: shared, in place, alternating
 *   emit_*     LLVM IR of each kernel
 *   steps      the plan
 *
 * "Host level" is what the executor runs step by step: main and the loops and branches that hold a
 * collective or a library call. Everything else is inside a kernel.
 *
 * Every value has a cell (value->note). A value is
 *   virtual   computed element by element where it is used; or
 *   a root    computed once: kept in registers (small, inside one kernel), in a buffer, or both.
 */
#ifndef SR_COMPILER_LOWER_H
#define SR_COMPILER_LOWER_H

#include "base/text.h"
#include "compiler/compile.h"

/* Values of at most this many elements (3 by 3) live in registers inside a kernel; more go through
 * vector registers faster, and in a fraction of the code. */
enum {
  SR_REGISTER_ELEMENTS = 9,
  SR_REGION_RESULTS = 16 /* results of one reduction, scatter or sort */
};

/* Memory for a value. Buffers that share memory on purpose are joined; the
 * representative counts. */
typedef struct sr_buffer sr_buffer;
struct sr_buffer {
  sr_buffer *joined; /* NULL for a representative */
  int64_t bytes;
  sr_ref ref;          /* once placed */
  bool placed;         /* ref is given from outside: argument, result, constant */
  int32_t first, last; /* units in which it is touched; first > last: never */
  int32_t first_write; /* number of the first op that writes a member */
  int32_t last_read;   /* number of the last op that reads a member */
  bool last_read_same; /* that op reads only the element that it computes */
  sr_buffer *twin;     /* carries that alternate: the other place */
  bool changes_place;  /* alternates while a kernel runs: its address is not fixed there */
  int32_t index;       /* in sr_lowering.buffers */
};

typedef struct sr_cell {
  sr_value *value;
  bool root;
  bool in_registers;
  sr_buffer *buffer;       /* NULL: none */
  struct sr_cell *view_of; /* a reshape of a root: shares its buffer */
  int32_t cost;            /* operations per element, all of its expression */
  int32_t length;          /* ops in the longest chain of it */
  bool free;               /* made of constants and indices alone: cheaper to make than to read */
  bool too_long;           /* the expression ends here, or it would grow without bound */
  int32_t order;        /* number of the op that makes it; of the block's start for an argument */
  int32_t end;          /* number of that op's end, behind all that is nested in it */
  int32_t last_read;    /* number of the last op of its block that reads it; -1: never */
  bool last_read_same;  /* that op reads only the element that it computes */
  uint32_t seen[4];     /* stamp of the walk that last came here, by kind of read */
  bool read_in_memory;  /* some reader chooses the element at run time: a buffer is needed */
  struct sr_unit *unit; /* that computes it; NULL for arguments */
  struct sr_element *registers; /* emission: one per element */
} sr_cell;

typedef enum sr_unit_kind {
  SR_UNIT_KERNEL,
  SR_UNIT_STEP,
} sr_unit_kind;

typedef SR_VECTOR(sr_op *) sr_op_vector;
typedef SR_VECTOR(sr_buffer *) sr_buffer_vector;

typedef struct sr_unit {
  sr_unit_kind kind;
  int32_t number;           /* order of execution; the number of a loop is that of its start */
  int32_t end;              /* number of its last nested unit, or `number` */
  sr_op *op;                /* STEP */
  sr_op_vector roots;       /* KERNEL: in order */
  sr_buffer_vector buffers; /* KERNEL: parameters of the function, representatives */
  uint32_t function;        /* KERNEL */
  int64_t extent, grain;    /* KERNEL: see sr_kernel_step */
  const char *name;         /* KERNEL: for the plan */
} sr_unit;

/* A host-level block in order of execution; hangs on block->note. */
typedef struct sr_schedule {
  SR_VECTOR(sr_unit *) units;
} sr_schedule;

typedef struct sr_lowering {
  sr_ctx *ctx;
  sr_module *module;
  sr_arena *arena;         /* the module's */
  sr_signature *signature; /* ours: its aliases become those that the plan can do */
  const sr_compile_options *options;
  SR_VECTOR(sr_unit *) units; /* all, by number */
  sr_buffer_vector buffers;
  sr_text constants; /* bytes of the constant section */
  uint64_t arena_bytes;
  uint32_t stamp;                   /* of the last walk over expressions */
  sr_buffer *device_id;             /* where every device finds its number */
  SR_VECTOR(sr_group_table) groups; /* of the plan's collectives */
  SR_VECTOR(sr_boxes) boxes;        /* of its redistributes */
} sr_lowering;

/* ---- what ops are --------------------------------------------------------------------------- */

/* The EMIT column of ops.def. */
typedef enum sr_emit_class {
  SR_EMIT_unary,
  SR_EMIT_binary,
  SR_EMIT_compare,
  SR_EMIT_select,
  SR_EMIT_clamp,
  SR_EMIT_convert,
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
  SR_EMIT_complex_make,
  SR_EMIT_complex_part,
  SR_EMIT_partition_id,
  SR_EMIT_barrier,
  SR_EMIT_last_elemental = SR_EMIT_barrier,
  SR_EMIT_dynamic_update_slice,
  SR_EMIT_scatter,
  SR_EMIT_reduce,
  SR_EMIT_sort,
  SR_EMIT_dot,
  SR_EMIT_call,
  SR_EMIT_collective,
  SR_EMIT_while_loop,
  SR_EMIT_case_branch,
  SR_EMIT_terminator,
  SR_EMIT_expanded, /* gone before the compiler's other passes */
  SR_EMIT_refused,
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
/* Runs as a step of the plan (set by prepare); else it is part of a kernel. */
static inline bool sr_op_is_step(const sr_op *op) {
  return op->tag != 0;
}
/* True for a block whose ops the executor schedules: main's and those of loops that are steps. */
static inline bool sr_block_is_host(const sr_block *block) {
  return !block->parent || sr_op_is_step(block->parent);
}

static inline sr_cell *sr_cell_of(const sr_value *value) {
  return value->note;
}
/* Representative of a cell's buffer, NULL if it has none. */
sr_buffer *sr_buffer_of(const sr_cell *cell);
sr_buffer *sr_buffer_representative(sr_buffer *buffer);

/*
 * The other place of carry `i` of `loop` if the body makes its next value there, NULL if it does
 * not: the buffer may alternate only in another loop, within this one or before it.
 */
sr_buffer *sr_carry_twin(const sr_op *loop, int32_t i);

/* The only op of a kernel that would copy a small array as it lies in memory, and is a step of the
 * plan without code instead; NULL: it is no such kernel. */
const sr_op *sr_unit_copies(const sr_unit *unit);

/* A dot_general as BLAS sees it; operands as they lie in memory, row-major. */
typedef struct sr_gemm_shape {
  int64_t batch, m, n, k;
  bool transpose_a, transpose_b; /* A is stored k x m, B is stored n x k */
} sr_gemm_shape;

/* A product of m x k by k x n elements is best done by BLAS. */
bool sr_gemm_pays(sr_dtype dtype, int64_t m, int64_t n, int64_t k);
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

/* How an op reads a root. */
typedef enum sr_read_kind {
  SR_READ_SAME = 1,    /* only the element that is being computed: in-place safe */
  SR_READ_DYNAMIC = 2, /* an element chosen at run time: by a loop or by an index */
} sr_read_kind;

/*
 * Calls `each` for every root that evaluating `op` reads, once for each kind of read: operands that
 * are roots, and through operands that are virtual. For loops and branches, with all that is nested
 * in them.
 */
typedef void sr_read_fn(void *user, sr_cell *cell, unsigned kind);
void sr_op_reads(sr_lowering *low, const sr_op *op, sr_read_fn *each, void *user);

/* Executed where it stands: not a terminator, not virtual, not a constant and not a view. */
bool sr_op_is_executed(const sr_op *op);

/* A REDUCE or DOT of so few terms, over all results, that they are written out. */
bool sr_op_has_few_terms(const sr_op *op);
/* The op is emitted element by element without a loop: its results and what it reads may be
 * registers. */
bool sr_op_is_unrolled(const sr_op *op);

/* Refuses a region that holds anything but scalar arithmetic. */
sr_status sr_check_region(sr_lowering *low, const sr_op *op, const sr_block *region);

/* Scratch memory that a SORT op needs while it runs; its buffer hangs on op->note. */
int64_t sr_sort_scratch_bytes(const sr_op *op);

/* ---- passes --------------------------------------------------------------------------------- */

sr_status sr_lower_prepare(sr_lowering *low);
/* Marks loops and branches whose condition is compared at run time, and among whom. */
sr_status sr_lower_agreements(sr_lowering *low);
#define SR_AGREE_ATTR "spmdrun.agree"
/* How often a while loop runs; -1 if that is not known. */
#define SR_TRIP_COUNT_ATTR "spmdrun.trip_count"
sr_status sr_lower_fuse(sr_lowering *low);
sr_status sr_lower_schedule(sr_lowering *low);
sr_status sr_lower_buffers(sr_lowering *low);
sr_status sr_lower_emit(sr_lowering *low, sr_code *out_code);
sr_status sr_lower_steps(sr_lowering *low, sr_step_list *out_steps);

#endif
