/*
 * The executable in memory: a signature, a memory plan, a tree of steps and code. Plain data: it
 * knows no address, rank, process id, time or host name, and equal input gives equal bytes. What
 * only people need, names and locations, is in memory but not in the bytes: see names.h.
 *
 * Every device runs the same steps on its own memory. A step names memory by sr_ref; the executor
 * turns refs into pointers once per execution, so that running a step costs a call and no look-up.
 */
#ifndef SR_EXECUTABLE_PLAN_H
#define SR_EXECUTABLE_PLAN_H

#include "base/status.h"
#include "sharding/signature.h"
#include "transfer/collective_kind.h"
#include "transfer/transfer_table.h"

/* Instruction sets that code is made for: the x86-64 micro-architecture levels of the psABI. */
typedef enum sr_cpu_level {
  SR_CPU_X86_64_V1 = 1,
  SR_CPU_X86_64_V2,
  SR_CPU_X86_64_V3, /* AVX2, FMA, BMI2 */
  SR_CPU_X86_64_V4, /* AVX-512 F, BW, CD, DQ, VL */
} sr_cpu_level;

/* ---- memory --------------------------------------------------------------------------------- */

typedef enum sr_space {
  SR_SPACE_ARENA,    /* the program's working memory on the device */
  SR_SPACE_CONSTANT, /* read-only data of the executable, one copy per process */
  SR_SPACE_ARGUMENT, /* the device's shard of argument `index` */
  SR_SPACE_RESULT,   /* the device's shard of result `index` */
} sr_space;

/* A piece of memory: `bytes` bytes from `offset` in that space. Offsets are multiples of 64 in
 * ARENA. */
typedef struct sr_ref {
  sr_space space;
  uint32_t index; /* ARGUMENT, RESULT: which; else 0 */
  uint64_t offset, bytes;
} sr_ref;

/* ---- steps ---------------------------------------------------------------------------------- */

typedef enum sr_step_kind {
  SR_STEP_KERNEL,
  SR_STEP_GEMM,
  SR_STEP_CALL,
  SR_STEP_COLLECTIVE,
  SR_STEP_WHILE,
  SR_STEP_CASE,
  SR_STEP_COPY,
  SR_STEP_AGREE,
} sr_step_kind;

typedef struct sr_step sr_step;

/* Steps run in order, one after the other. */
typedef struct sr_step_list {
  sr_step *items;
  uint32_t count;
} sr_step_list;

/*
 * Calls code: void function(void *const *buffers, int64_t begin, int64_t end).
 * The work is divided along an index range 0..extent; any partition of the range into calls, on any
 * threads at the same time, gives the same bytes. `grain` is the least number of indices worth a
 * thread of its own; extent 1 = not divisible. buffers[i] is buffers[i] of the step.
 */
typedef struct sr_kernel_step {
  uint32_t function; /* index into sr_executable.functions */
  uint32_t buffer_count;
  sr_ref *buffers;
  int64_t extent, grain;
} sr_kernel_step;

/*
 * C[b] = op(A[b]) * op(B[b]) for b in 0..batch, all row-major; op transposes where asked. By BLAS.
 * Leading dimensions and batch strides in elements. dtype: F32, F64, C64, C128.
 */
typedef struct sr_gemm_step {
  sr_dtype dtype;
  bool transpose_a, transpose_b;
  int64_t batch, m, n, k;
  int64_t lda, ldb, ldc, stride_a, stride_b, stride_c;
  sr_ref a, b, c;
} sr_gemm_step;

/* Rows of calls.def. */
typedef enum sr_call_function {
#define CALL(ENUM, ...) SR_CALL_##ENUM,
#include "executable/calls.def"
#undef CALL
  SR_CALL_COUNT
} sr_call_function;

/* What a call is asked for besides its sizes. */
typedef enum sr_call_option {
  SR_CALL_INVERSE = 1 << 0,
  SR_CALL_LOWER = 1 << 1,        /* the lower triangle counts, else the upper one */
  SR_CALL_RIGHT = 1 << 2,        /* the first operand stands to the right of the other */
  SR_CALL_TRANSPOSE = 1 << 3,    /* ... and is transposed */
  SR_CALL_ADJOINT = 1 << 4,      /* ... or transposed and conjugated */
  SR_CALL_UNIT = 1 << 5,         /* its diagonal is one, whatever is stored there */
  SR_CALL_VECTORS = 1 << 6,      /* vectors besides values; of eigenvectors, the right ones */
  SR_CALL_LEFT_VECTORS = 1 << 7, /* left eigenvectors */
  SR_CALL_FULL = 1 << 8,         /* with VECTORS: a whole basis */
} sr_call_option;

enum {
  SR_CALL_PORTS = 12 /* the most that a row has */
};

/*
 * A function of a library on `batch` problems of one size, independent of each other; calls.def
 * says what the sizes and the buffers are. Gives the same bytes however the problems are divided
 * among threads.
 */
typedef struct sr_call_step {
  sr_call_function function;
  sr_dtype dtype;   /* T of the row */
  uint32_t options; /* sr_call_option, combined */
  int64_t batch, m, n, k;
  sr_ref buffers[SR_CALL_PORTS]; /* as many as the row has ports */
} sr_call_step;

/* A collective, as collective_kind.h defines it. The reduction is code: buffers {accumulator,
 * operand}, accumulator[i] = f(accumulator[i], operand[i]) for i in begin..end. */
typedef struct sr_collective_step {
  sr_collective_kind kind;
  sr_dtype dtype;
  int64_t outer, chunk; /* in elements */
  sr_ref in, out;       /* never overlap */
  uint32_t groups;      /* index into sr_executable.groups; REDISTRIBUTE: into transfers */
  uint32_t reduction;   /* index into functions; UINT32_MAX if none */
} sr_collective_step;

/*
 * Runs `condition`; while the byte at `predicate` is 1, runs a body and the condition again.
 * Carries that cannot be updated in place alternate between two places: then body_count is 2, the
 * bodies (and conditions[1]) are the same code with the places swapped, and used in turn; `settle`
 * (copies) runs behind the loop when it ends with the places swapped.
 */
typedef struct sr_while_step {
  uint32_t body_count; /* 1 or 2 */
  sr_step_list conditions[2], bodies[2], settle;
  sr_ref predicates[2];
  int64_t trip_count; /* -1 if not known; then conditions need not be run */
} sr_while_step;

/* Runs branches[clamp(index)]: the last branch for an index out of range, as StableHLO says. */
typedef struct sr_case_step {
  sr_ref index; /* i32, or a byte with is_predicate: 1 -> branches[0], 0 -> branches[1] */
  bool is_predicate;
  uint32_t branch_count;
  sr_step_list *branches;
} sr_case_step;

typedef struct sr_copy_step {
  sr_ref from, to; /* equal bytes, no overlap */
} sr_copy_step;

/*
 * Compares the bytes at `value` within each group and ends the job with the step's location when
 * they differ: stands before a loop's or a branch's decision that holds a collective and is not
 * proven equal.
 */
typedef struct sr_agree_step {
  sr_ref value;
  uint32_t groups;
} sr_agree_step;

struct sr_step {
  sr_step_kind kind;
  const char *name;     /* what it computes, for people: "fused add, tanh f32[16,24]" */
  uint32_t op;          /* its op's number in the program, from 1; 0: none (names.h) */
  const char *location; /* "program.mlir:12:7" without the folder, or ""; not in the bytes */
  const char *origin;   /* " (from model.py:12:3)", where it was written; NULL; not in the bytes */
  union {
    sr_kernel_step kernel;
    sr_gemm_step gemm;
    sr_call_step call;
    sr_collective_step collective;
    sr_while_step loop;
    sr_case_step branch;
    sr_copy_step copy;
    sr_agree_step agree;
  };
};

/* ---- the whole ------------------------------------------------------------------------------ */

/* Groups of devices, or source -> target pairs for PERMUTE (then `size` is 2). */
typedef struct sr_group_table {
  uint32_t count, size;
  const int32_t *devices; /* count rows of size entries, -1 pads a shorter row */
} sr_group_table;

/*
 * Position-independent machine code, linked already: `code` is mapped read-execute as it is, except
 * that the first import_count 8-byte slots at import_offset are filled with addresses of
 * imports[i]. `rodata` is part of the image. Functions are byte offsets into it.
 */
typedef struct sr_code {
  sr_cpu_level cpu;
  const uint8_t *image;
  bool image_is_shared; /* other processes map the same pages; not in the bytes */
  uint64_t image_bytes;
  uint64_t text_bytes;    /* [0, text_bytes) is executed: a multiple of 4096 */
  uint64_t import_offset; /* 8-aligned, behind text_bytes */
  uint32_t import_count;
  const char *const *imports; /* of a fixed list: memcpy, memmove, memset, memcmp, ... */
  uint32_t function_count;
  const uint64_t *functions;
} sr_code;

typedef struct sr_executable {
  const char *name; /* of the module; not in the bytes */
  sr_signature signature;
  uint64_t arena_bytes; /* per device */
  const uint8_t *constants;
  uint64_t constant_bytes;
  sr_step_list steps;
  uint32_t group_count;
  const sr_group_table *groups;
  uint32_t transfer_table_count;
  const sr_transfer_table *transfers; /* of at most SR_MAX_RANK dimensions */
  sr_code code;
} sr_executable;

/* The first of the tables of transfers with the same list of devices as `table`, which has one. */
uint32_t sr_plan_first_with_list(const sr_executable *executable, uint32_t table);

/* Steps of that kind in a plan, at any depth. */
uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind);
/* Collectives that a device may prepare for the plan: on every rank the same. */
uint64_t sr_plan_collectives(const sr_step_list *steps);

/* How deep lists of steps may be nested in loops and branches; the outermost list has depth 0. */
enum {
  SR_PLAN_MAX_DEPTH = 256
};

/* The device number is at this offset of every device's arena, as uint32: partition_id reads it. */
enum {
  SR_ARENA_DEVICE_OFFSET = 0,
  SR_ARENA_FIRST_FREE = 64
};

#endif
