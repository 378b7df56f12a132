/*
 * The state that the passes from check to steps share: cells of values, buffers, units, schedules.
 *
 * These passes run after expand and simplify, in this order (compile.c):
 *   check      refuses programs that cannot be compiled
 *   prepare    inserts explicit copies, so that every value that needs its own place is the result
 *              of its own op, and decides which ops run as steps of the plan
 *   agreements decides which conditions devices compare at run time
 *   fuse       decides which values get a place and which are recomputed at each use
 *   schedule   orders ops into units: kernels and steps
 *   buffers    gives values their buffers, and decides which of them share memory
 *   emit_*     LLVM IR of each kernel
 *   steps      the plan
 *
 * The "host level" is what the executor runs step by step: main, and the loops and branches that
 * contain a step at any depth. A step is a collective, a library call or a BLAS product. All other
 * ops are inside kernels.
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

/* Memory of a value. Buffers that share memory on purpose are joined. One of them is their
 * representative, and only its fields are used. */
typedef struct sr_buffer sr_buffer;
struct sr_buffer {
  sr_buffer *joined; /* the buffer that this one is joined to; NULL for a representative */
  int64_t bytes;
  sr_ref ref;          /* place in memory; valid once it has been chosen */
  bool placed;         /* the place is fixed, because it holds an argument, result or constant */
  int32_t first, last; /* first and last unit that uses it; first > last: no unit does */
  int32_t first_write; /* order number of the first op that writes it or a buffer joined to it */
  int32_t last_read;   /* order number of the last op that reads it or a buffer joined to it */
  bool last_read_same; /* the last op that reads it reads only the element that it is computing */
  sr_buffer *twin;     /* the other buffer of a loop carry that alternates between two buffers */
  bool changes_place;  /* the twin takes its place while a kernel runs: the address varies */
  int32_t index;       /* index in sr_lowering.buffers */
};

typedef struct sr_cell {
  sr_value *value;
  int32_t index; /* number of the cell */
  bool root;
  bool in_registers;
  sr_buffer *buffer;       /* NULL: the value has no buffer of its own */
  struct sr_cell *view_of; /* the value is a reshape of this root and shares its buffer */
  int32_t cost;            /* operations per element, including those of the virtual operands */
  int32_t length;          /* ops in the longest chain of the value's expression */
  int32_t pieces;          /* boxes into which its concatenates divide a loop nest over it */
  bool free;     /* computed from constants and indices only: cheaper to compute than to read */
  bool too_long; /* becomes a root, because its expression is too long */
  int32_t order; /* order number of its defining op; for a block argument, of the block's start */
  int32_t end;   /* order number after all ops nested in its defining op */
  int32_t last_read;    /* order number of the last op of its block that reads it; -1: never */
  bool last_read_same;  /* the op of last_read reads only the element that it is computing */
  uint32_t seen[4];     /* for each kind of read: number of the last walk that visited the cell */
  bool read_in_memory;  /* an op reads it at an index known at run time: it needs a buffer */
  struct sr_unit *unit; /* the unit that computes it; NULL for arguments */
  sr_buffer *scratch;   /* only for the first result of a sort: memory that the sort works in */
  struct sr_element *registers; /* set by emit: one number per element of the value */
} sr_cell;

typedef enum sr_unit_kind {
  SR_UNIT_KERNEL,
  SR_UNIT_STEP,
} sr_unit_kind;

typedef SR_VECTOR(sr_op *) sr_op_vector;
typedef SR_VECTOR(sr_buffer *) sr_buffer_vector;

typedef struct sr_unit {
  sr_unit_kind kind;
  int32_t number;           /* position in execution order; a loop has the position of its start */
  int32_t end;              /* number of the last unit nested in this one, or its own number */
  sr_op *op;                /* STEP: the op that runs as a step */
  sr_op_vector roots;       /* KERNEL: the ops that the kernel computes, in order */
  sr_buffer_vector buffers; /* KERNEL: representatives of the buffers that are its parameters */
  uint32_t function;        /* KERNEL: index of the compiled function */
  int64_t extent, grain;    /* KERNEL: see sr_kernel_step */
  const char *name;         /* KERNEL: its name in the plan */
} sr_unit;

/* The units of a host-level block in order of execution (block->schedule). */
typedef struct sr_schedule {
  SR_VECTOR(sr_unit *) units;
} sr_schedule;

typedef struct sr_lowering {
  sr_ctx *ctx;
  sr_module *module;
  sr_arena *arena;         /* the module's arena */
  sr_signature *signature; /* a copy; sr_lower_buffers removes aliases that the plan cannot keep */
  sr_cpu_level cpu;        /* from sr_compile_options, as is optimization */
  int32_t optimization;
  sr_text *llvm;
  SR_VECTOR(sr_unit *) units; /* all units, by number */
  sr_buffer_vector buffers;
  sr_text constants; /* bytes of the constant section */
  uint64_t arena_bytes;
  uint32_t stamp;                   /* number of the last walk over expressions, for sr_cell.seen */
  sr_buffer *device_id;             /* holds the number of the device */
  SR_VECTOR(sr_group_table) groups; /* replica groups of the plan's collectives */
  sr_memo group_tables;             /* attribute -> its index in groups */
  SR_VECTOR(sr_transfer_table) transfers; /* transfer tables of the plan's redistributes */
  sr_memo transfer_tables; /* rank and hash of a table -> its index in transfers: steps.c */
} sr_lowering;

/* ---- ops and their values -------------------------------------------------------------------- */

/* True if the op runs as a step of the plan (set by prepare), false if it is part of a kernel. */
static inline bool sr_op_is_step(const sr_op *op) {
  return op->is_step;
}
/* True if the executor schedules the ops of the block: main, and regions of ops that are steps. */
static inline bool sr_block_is_host(const sr_block *block) {
  return !block->parent || sr_op_is_step(block->parent);
}

static inline sr_cell *sr_cell_of(const sr_value *value) {
  return value->cell;
}
/* Returns the representative of the cell's buffer, NULL if it has no buffer. */
sr_buffer *sr_buffer_of(const sr_cell *cell);
sr_buffer *sr_buffer_representative(sr_buffer *buffer);

/*
 * Returns the second buffer of carry `i` if the body of `loop` writes the carry's next value there.
 * Else returns NULL, even if the carry's buffers alternate in another loop, inside or before
 * `loop`.
 */
sr_buffer *sr_carry_twin(const sr_op *loop, int32_t i);

/* If the kernel `unit` only copies the bytes of a small array, returns the op that copies. The plan
 * then has a copy step instead of generated code. Else returns NULL. */
const sr_op *sr_unit_copies(const sr_unit *unit);

/* How an op reads a root. */
typedef enum sr_read_kind {
  SR_READ_SAME = 1,    /* reads only the element that it is computing, so it can work in place */
  SR_READ_DYNAMIC = 2, /* reads an element at an index known at run time */
} sr_read_kind;

/*
 * Calls `each` for every root that evaluating `op` reads, directly or through virtual operands,
 * once for each kind of read. Reads of a loop or branch include those of its nested ops.
 */
typedef void sr_read_fn(void *user, sr_cell *cell, unsigned kind);
void sr_op_reads(sr_lowering *low, const sr_op *op, sr_read_fn *each, void *user);

/* True if the op is executed where it stands: not a terminator, virtual value, constant or view. */
bool sr_op_is_executed(const sr_op *op);

/* True if the op is emitted as straight-line code without a loop: its operands and results may be
 * in registers. */
bool sr_op_is_unrolled(const sr_op *op);

/* Attribute of a while loop: its trip count, if known. Set by prepare. */
#define SR_TRIP_COUNT_ATTR "spmdrun.trip_count"
/* Attribute of a loop or branch: the devices which compare its condition at run time. Set by
 * agreements. */
#define SR_AGREE_ATTR "spmdrun.agree"

#endif
