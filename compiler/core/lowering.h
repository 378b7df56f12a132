/*
 * The state that the passes from `check` to `steps` share. Its parts:
 *
 *   cell      what the passes know about one value of the graph
 *   buffer    memory of one value, or of several values that share it
 *   unit      a kernel, or another step of the plan
 *   schedule  the units of one block, in order of execution
 *
 * These passes run after expand and simplify, in this order (compile.c):
 *
 *   check       refuses programs that cannot be compiled
 *   prepare     inserts explicit copies, so that every value that needs its own place in memory is
 *               the result of its own op, and decides which ops run as steps of the plan
 *   agreements  decides which conditions devices compare at run time
 *   fuse        decides which values get a place and which are recomputed at each use
 *   loops       decides which roots inside a kernel are computed in one loop
 *   schedule    orders ops into units
 *   buffers     gives values their buffers, and decides which of them share memory
 *   emit_*      emits the LLVM IR of each kernel
 *   steps       writes the plan
 *
 * An op is called a step if the executor runs it by itself: a collective, a library call, a large
 * matrix product or convolution, a call of the host, a watch for NaN, and a loop or branch that
 * contains a step at any depth or has large values or much work. All other ops are parts of
 * kernels. The "host level" is the body of main, and the regions of loops and branches that are
 * steps.
 *
 * A value is either
 *
 *   virtual     computed element by element where it is used, without storage; or
 *   a root      computed once, and kept in registers (if it is small and used in one kernel), in a
 *               buffer, or in both.
 *
 * A "carry" is a value that a while loop passes from one iteration to the next. An "order number"
 * is the position of an executed op in the order of execution (buffers.c).
 */
#ifndef SR_COMPILER_CORE_LOWERING_H
#define SR_COMPILER_CORE_LOWERING_H

#include "base/affinity.h"
#include "base/memo.h"
#include "base/text.h"
#include "compiler/core/op_class.h"
#include "compiler/core/policy.h"
#include "graph/ir/side_table.h"

/* The memory of one value. Buffers that must have the same address are joined (union-find). One
 * buffer of each joined set is its representative; only the fields of the representative are
 * used. */
typedef struct sr_buffer sr_buffer;
struct sr_buffer {
  sr_buffer *joined; /* the buffer that this buffer is joined to; NULL for a representative */
  int64_t bytes;
  sr_ref ref;          /* where the buffer lies; valid once sr_lower_buffers has chosen it */
  bool placed;         /* `ref` is fixed: the buffer holds an argument, result or constant */
  int32_t first, last; /* first and last unit that use the buffer; first > last: none does */
  int32_t first_write; /* order number of the first op that writes the buffer or one joined to it */
  int32_t last_read;   /* order number of the last op that reads the buffer or one joined to it */
  bool last_read_same; /* the op of last_read reads element i only to compute its own element i */
  sr_buffer *twin;     /* second buffer of a carry that is double-buffered; NULL: none */
  bool changes_place;  /* buffer and twin swap addresses while a kernel runs */
  bool carried;        /* holds a carry of a loop, which the end of an iteration may write */
  int32_t index;       /* index in sr_lowering.buffers */
};

typedef struct sr_cell {
  sr_value *value;
  int32_t index;
  bool root;
  bool in_registers;
  sr_buffer *buffer;       /* NULL: the value has no buffer of its own */
  struct sr_cell *view_of; /* a root of which the value is a reshape in the same buffer, or NULL */
  int32_t cost;   /* operations to compute one element, including those of virtual operands */
  int32_t length; /* ops in the longest chain of virtual values that ends in this value */
  int32_t pieces; /* number of boxes into which concatenates split a loop nest over the value */
  bool free;      /* a constant or iota, perhaps reshaped: cheaper to compute than to load */
  bool too_long;  /* the value must become a root, because its expression is too long */
  int32_t group;  /* inside a kernel, roots of a block with the same number, which stand one behind
                   * the other, are computed in one loop; 0: in a loop of its own */
  int32_t order;  /* order number of the defining op; of a block argument: of the block's start */
  int32_t end;    /* order number of the end of the defining op, after all ops nested in it */
  int32_t last_read;   /* order number of the last op of its block that reads the value; -1: none */
  bool last_read_same; /* the op of last_read reads element i only to compute its own element i */
  uint32_t seen[4];    /* [sr_read_kind bits]: number of the last walk that visited the cell */
  bool read_in_memory; /* needs a buffer: read by another unit, or at an index known at run time */
  bool read_outside;   /* read by another unit */
  struct sr_unit *unit; /* the unit that computes the value; NULL: an argument at host level */
  sr_buffer *scratch;   /* first result of a sort: memory that the sort works in; else NULL */
  struct sr_element *registers; /* set by emit: for each element, its LLVM value */
  bool in_row; /* a kernel by rows keeps one row of the value on the stack; there is no buffer */
  struct LLVMOpaqueValue *row; /* set by emit: address of that row */
} sr_cell;

typedef enum sr_unit_kind {
  SR_UNIT_KERNEL,
  SR_UNIT_STEP,
} sr_unit_kind;

typedef SR_VECTOR(sr_op *) sr_op_vector;
typedef SR_VECTOR(sr_buffer *) sr_buffer_vector;

/* How a kernel goes through its roots. */
typedef enum sr_unit_walk {
  SR_WALK_ROOTS, /* computes one root after another */
  /* Computes the elements of all roots at one position, then those at the next; FLAT: at one linear
   * index. A root that nothing else reads has no buffer then. */
  SR_WALK_FLAT,
  SR_WALK_ELEMENTS,
  SR_WALK_ROWS, /* a thread, or a block of a GPU, computes all roots at one row, then at the next */
} sr_unit_walk;

/* The units of a block of the host level, in order of execution. */
typedef SR_VECTOR(struct sr_unit *) sr_schedule;

typedef struct sr_unit {
  sr_unit_kind kind;
  int32_t number;       /* index in sr_lowering.units; units are numbered in order of execution */
  int32_t end;          /* loop or branch: number of the unit that marks its end; else `number` */
  sr_op *op;            /* STEP: the op; NULL in the unit that marks the end of a loop or branch */
  sr_schedule *regions; /* [region of the op]: its schedule; NULL if the op is no loop or branch */
  sr_op_vector roots;   /* KERNEL: the ops that the kernel computes, in order */
  sr_op_vector aside;   /* GPU: tiny ops that one block of the kernel computes besides, in order */
  sr_unit_walk walk;    /* KERNEL */
  int32_t rows;         /* ROWS: this many first dimensions tell the rows apart */
  sr_buffer_vector buffers;       /* KERNEL: its parameters, as representatives of buffers */
  uint32_t function;              /* index of the compiled kernel, or of a collective's reduction */
  sr_kernel_form form;            /* KERNEL, reduction of a collective: set by emit */
  uint32_t threads, shared_bytes; /* the same: of a block; 0 on a CPU */
  bool copies_first; /* KERNEL: the plan copies operands that its only root, a scatter, updates */
  int64_t extent, grain; /* KERNEL: size of its index range; fewest indices worth a thread */
} sr_unit;

/* The ops that a kernel computes: its roots, then those aside. */
static inline size_t sr_unit_op_count(const sr_unit *unit) {
  return unit->roots.count + unit->aside.count;
}
static inline sr_op *sr_unit_op(const sr_unit *unit, size_t i) {
  return i < unit->roots.count ? unit->roots.items[i] : unit->aside.items[i - unit->roots.count];
}

typedef struct sr_lowering {
  sr_ctx *ctx;
  sr_module *module;
  sr_arena *arena;         /* the module's arena */
  sr_signature *signature; /* arguments and results; a copy: sr_lower_buffers sets aliases */
  sr_target target;        /* copied from sr_compile_options, as are `optimization`, `tf32`,
                            * `cuda_libraries`, `processors`, `llvm` and `ptx` */
  const sr_policy *policy; /* of the target */
  int32_t optimization;
  bool tf32;
  const char *cuda_libraries;
  const sr_affinity *processors;
  sr_text *llvm, *ptx;
  SR_VECTOR(bool) steps;      /* [sr_op.id]: see sr_op_is_step */
  SR_VECTOR(sr_cell *) cells; /* [sr_value.id]: see sr_cell_of */
  SR_VECTOR(sr_unit *) units; /* [number of the unit] */
  sr_schedule schedule;       /* of the body of main */
  sr_buffer_vector buffers;
  sr_text constants; /* bytes of the executable's constants */
  uint64_t arena_bytes;
  uint32_t stamp; /* number of the last walk over the graph; sr_cell.seen remembers such numbers */
  sr_buffer *device_id;             /* holds the device's number, which partition_id reads */
  SR_VECTOR(sr_group_table) groups; /* replica groups of the plan's collectives */
  sr_memo group_tables; /* pointer to a replica_groups attribute -> its index in groups */
  SR_VECTOR(sr_transfer_table) transfers; /* transfer tables of the plan's redistributes */
  uint64_t target_count;                  /* steps that call functions of C */
  sr_memo target_sites;    /* SR_TARGET_SITE_ATTR -> number of the first step, from 1 on */
  sr_memo transfer_tables; /* rank and hash -> list of the tables in `transfers` that have them */
} sr_lowering;

/* ---- ops and their values -------------------------------------------------------------------- */

/* True if the op runs as a step of the plan (set by prepare), false if it is part of a kernel. */
static inline bool sr_op_is_step(const sr_lowering *low, const sr_op *op) {
  return SR_SIDE_GET(&low->steps, op->id);
}
/* True if the block is at the host level: the body of main, or a region of an op that is a step. */
static inline bool sr_block_is_host(const sr_lowering *low, const sr_block *block) {
  return !block->parent || sr_op_is_step(low, block->parent);
}

static inline sr_cell *sr_cell_of(const sr_lowering *low, const sr_value *value) {
  return SR_SIDE_GET(&low->cells, value->id);
}
/* Returns the representative of the cell's buffer; NULL if the cell has no buffer. */
sr_buffer *sr_buffer_of(const sr_cell *cell);
sr_buffer *sr_buffer_representative(sr_buffer *buffer);

/*
 * Returns the twin of the buffer of carry `i`, if the body of `loop` writes the carry's next value
 * to that twin. Else returns NULL. A buffer may have a twin only because another loop uses the same
 * buffer for a carry; for `loop` the result is then NULL.
 */
sr_buffer *sr_carry_twin(const sr_lowering *low, const sr_op *loop, int32_t i);

/* If the kernel `unit` only copies a small array, returns the op that copies. Else returns NULL.
 * For such a unit the plan has a copy step, and no code is generated. */
const sr_op *sr_unit_copies(const sr_lowering *low, const sr_unit *unit);

/* How an op reads a root; the values are bits that can be combined. */
typedef enum sr_read_kind {
  SR_READ_SAME = 1,    /* element i is read only to compute element i: the op can work in place */
  SR_READ_DYNAMIC = 2, /* reads an element whose index is only known at run time */
} sr_read_kind;

/*
 * Calls `each` for every root that evaluating `op` reads, directly or through virtual operands. A
 * root is reported once for each combination `kind` of sr_read_kind bits. The reads of a loop or
 * branch include those of its nested ops.
 */
typedef void sr_read_fn(void *user, sr_cell *cell, unsigned kind);
void sr_op_reads(sr_lowering *low, const sr_op *op, sr_read_fn *each, void *user);

/* True if `update` is a dynamic_update_slice whose new elements may be computed while they are
 * stored: each one needs, of the array that is updated, only the element that it overwrites or
 * elements that none overwrites. Its reads of that array are reported as SR_READ_SAME. */
bool sr_update_reads_in_place(sr_lowering *low, const sr_op *update);

/* True if the results of `op` are computed once, into registers or buffers. False for terminators,
 * constants, virtual values, and views (reshapes that share the buffer of their operand). */
bool sr_op_is_executed(const sr_lowering *low, const sr_op *op);

/* Returns how many of the ops behind the root `op` share its loop inside a kernel. */
int32_t sr_loop_roots_after(const sr_lowering *low, const sr_op *op);

/* True if the op is emitted as straight-line code, without a loop. Its operands and results may
 * then be in registers. */
bool sr_op_is_unrolled(const sr_lowering *low, const sr_op *op);

/* Attribute of a while loop: its trip count; -1: unknown. Set by the pass prepare. */
#define SR_TRIP_COUNT_ATTR "spmdrun.trip_count"
enum {
  SR_UNKNOWN_TRIPS = 64 /* assumed if the count is unknown */
};
/* Attributes of a while loop that goes by strips (prepare_strips.c), set by the pass prepare: how
 * many elements each of its arrays has, or how many rows. */
#define SR_STRIP_ELEMENTS_ATTR "spmdrun.strip_elements"
#define SR_STRIP_ROWS_ATTR     "spmdrun.strip_rows"
bool sr_loop_has_strips(const sr_op *loop);
/* Returns the dimension of a loop's array that tells its `rows` rows apart: the only one of that
 * size. If there are several, or there is none, -1. */
int32_t sr_strip_dimension(const sr_type *type, int64_t rows);
/* Returns how many pieces of a strip of such an array lie apart in memory; -1 if it has no such
 * dimension. */
int64_t sr_strip_pieces(const sr_type *type, int64_t rows);
/* Attribute of a loop or branch: the groups of devices that compare its condition at run time. Set
 * by the pass agreements. */
#define SR_AGREE_ATTR "spmdrun.agree"

#endif
