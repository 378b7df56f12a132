/*
 * What the compiler knows about a program between the graph and the code.
 *
 * The passes, in order (compile.c), behind expand and simplify:
 *   check      refuses what cannot be compiled
 *   prepare    rewrites the graph so that every value that needs a place of its own is made by an
 *              op of its own (explicit copies), and says which ops run as steps of the plan
 *   agreements says which conditions are compared among devices at run time
 *   fuse       decides which values get a place and which are computed again wherever they are used
 *   schedule   orders ops into units: kernels and steps
 *   buffers    gives places to values: shared, in place, alternating
 *   emit_*     LLVM IR of each kernel
 *   steps      the plan
 *
 * "Host level" is what the executor runs step by step: main, and the loops and branches that hold a
 * step, at any depth: a collective, a library call, a product that BLAS does. Everything else is
 * inside a kernel.
 *
 * Every value has a cell (value->cell). A value is
 *   virtual   computed element by element where it is used; or
 *   a root    computed once: kept in registers (small, inside one kernel), in a buffer, or both.
 */
#ifndef SR_COMPILER_CORE_LOWERING_H
#define SR_COMPILER_CORE_LOWERING_H

#include "base/memo.h"
#include "base/text.h"
#include "compiler/core/op_class.h"

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
  int32_t index; /* among the cells */
  bool root;
  bool in_registers;
  sr_buffer *buffer;       /* NULL: none */
  struct sr_cell *view_of; /* a reshape of a root: shares its buffer */
  int32_t cost;            /* operations per element, all of its expression */
  int32_t length;          /* ops in the longest chain of it */
  int32_t pieces;          /* that a nest over it is cut into at the seams of concatenates */
  bool free;               /* made of constants and indices alone: cheaper to make than to read */
  bool too_long;           /* the expression ends here, or it would grow without bound */
  int32_t order;        /* number of the op that makes it; of the block's start for an argument */
  int32_t end;          /* number of that op's end, behind all that is nested in it */
  int32_t last_read;    /* number of the last op of its block that reads it; -1: never */
  bool last_read_same;  /* that op reads only the element that it computes */
  uint32_t seen[4];     /* stamp of the walk that last came here, by kind of read */
  bool read_in_memory;  /* some reader chooses the element at run time: a buffer is needed */
  struct sr_unit *unit; /* that computes it; NULL for arguments */
  sr_buffer *scratch;   /* of the first result of a sort: memory that it needs while it runs */
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

/* A host-level block in order of execution. */
typedef struct sr_schedule {
  SR_VECTOR(sr_unit *) units;
} sr_schedule;

typedef struct sr_lowering {
  sr_ctx *ctx;
  sr_module *module;
  sr_arena *arena;         /* the module's */
  sr_signature *signature; /* ours: its aliases become those that the plan can do */
  sr_cpu_level cpu;        /* as sr_compile_options has them */
  int32_t optimization;
  sr_text *llvm;
  SR_VECTOR(sr_unit *) units; /* all, by number */
  sr_buffer_vector buffers;
  sr_text constants; /* bytes of the constant section */
  uint64_t arena_bytes;
  uint32_t stamp;                         /* of the last walk over expressions */
  sr_buffer *device_id;                   /* where every device finds its number */
  SR_VECTOR(sr_group_table) groups;       /* of the plan's collectives */
  sr_memo group_tables;                   /* attribute -> its index there */
  SR_VECTOR(sr_transfer_table) transfers; /* of its redistributes */
  sr_memo box_tables;                     /* rank, hash of their numbers -> those there: steps.c */
} sr_lowering;

/* ---- ops and their values -------------------------------------------------------------------- */

/* Runs as a step of the plan (set by prepare); else it is part of a kernel. */
static inline bool sr_op_is_step(const sr_op *op) {
  return op->is_step;
}
/* True for a block whose ops the executor schedules: main's and those of loops that are steps. */
static inline bool sr_block_is_host(const sr_block *block) {
  return !block->parent || sr_op_is_step(block->parent);
}

static inline sr_cell *sr_cell_of(const sr_value *value) {
  return value->cell;
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

/* The op is emitted element by element without a loop: its results and what it reads may be
 * registers. */
bool sr_op_is_unrolled(const sr_op *op);

/* Of a while loop: how often it runs; without it that is not known. Set by prepare. */
#define SR_TRIP_COUNT_ATTR "spmdrun.trip_count"
/* Of a loop or branch: among whom its condition is compared at run time. Set by agreements. */
#define SR_AGREE_ATTR "spmdrun.agree"

#endif
