/*
 * The executable in memory: a signature, a memory plan, a tree of steps and code. It is plain data
 * without addresses, ranks, process ids, times or host names, and equal input gives equal bytes.
 * Names and locations, which only people need, are in memory but not in the bytes: see names.h.
 *
 * Every device runs the same steps on its own memory. A step names memory by sr_ref. The executor
 * turns refs into pointers beforehand, so that running a step costs a call and no look-up.
 */
#ifndef SR_EXECUTABLE_PLAN_H
#define SR_EXECUTABLE_PLAN_H

#include "base/status.h"
#include "sharding/signature.h"
#include "transfer/collective_kind.h"
#include "transfer/transfer_table.h"

/* The x86-64 micro-architecture levels of the psABI, for which code is generated. */
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

/* A range of memory: `bytes` bytes from `offset` in the space. Offsets in ARENA are multiples of
 * 64. */
typedef struct sr_ref {
  sr_space space;
  uint32_t index; /* ARGUMENT, RESULT: number of the port; else 0 */
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

/* Steps that run in order. */
typedef struct sr_step_list {
  sr_step *items;
  uint32_t count;
} sr_step_list;

/*
 * Calls the function void f(void *const *buffers, int64_t begin, int64_t end), where buffers[i]
 * points to buffers[i] of the step. The work is an index range 0..extent. The range may be divided
 * into calls in any way, on several threads at once, and gives the same bytes. `grain` is the
 * smallest number of indices that is worth a thread of its own. extent 1: not divisible.
 */
typedef struct sr_kernel_step {
  uint32_t function; /* index into sr_executable.functions */
  uint32_t buffer_count;
  sr_ref *buffers;
  int64_t extent, grain;
} sr_kernel_step;

/*
 * C[b] = op(A[b]) * op(B[b]) for b in 0..batch, computed by BLAS. All matrices are row-major; op
 * transposes if transpose_a or transpose_b is set. Leading dimensions and batch strides are in
 * elements. dtype: F32, F64, C64, C128.
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

/* Options of a library call. */
typedef enum sr_call_option {
  SR_CALL_INVERSE = 1 << 0,
  SR_CALL_LOWER = 1 << 1,        /* uses the lower triangle, else the upper one */
  SR_CALL_RIGHT = 1 << 2,        /* the first operand is the right factor */
  SR_CALL_TRANSPOSE = 1 << 3,    /* the first operand is transposed */
  SR_CALL_ADJOINT = 1 << 4,      /* the first operand is transposed and conjugated */
  SR_CALL_UNIT = 1 << 5,         /* the diagonal is 1, whatever is stored there */
  SR_CALL_VECTORS = 1 << 6,      /* also computes vectors (right eigenvectors) */
  SR_CALL_LEFT_VECTORS = 1 << 7, /* also computes left eigenvectors */
  SR_CALL_FULL = 1 << 8,         /* with SR_CALL_VECTORS: vectors of a whole basis */
} sr_call_option;

enum {
  SR_CALL_PORTS = 12 /* maximum number of ports of a row */
};

/* A library function on `batch` independent problems of one size; calls.def defines its sizes and
 * buffers. The results have the same bytes however threads divide the problems. */
typedef struct sr_call_step {
  sr_call_function function;
  sr_dtype dtype;   /* T of the row in calls.def */
  uint32_t options; /* sr_call_option values, or-ed */
  int64_t batch, m, n, k;
  sr_ref buffers[SR_CALL_PORTS]; /* one for each port of the row */
} sr_call_step;

/*
 * A collective, as collective_kind.h defines it. The reduction is a function of the code with the
 * buffers {accumulator, operand}: accumulator[i] = f(accumulator[i], operand[i]), i in begin..end.
 */
typedef struct sr_collective_step {
  sr_collective_kind kind;
  sr_dtype dtype;
  int64_t outer, chunk; /* in elements */
  sr_ref in, out;       /* never overlap */
  uint32_t groups;      /* index into sr_executable.groups; REDISTRIBUTE: into transfers */
  uint32_t reduction;   /* index into functions; UINT32_MAX if none */
} sr_collective_step;

/*
 * A loop. Runs the condition; while its predicate, a byte, is 1, runs the body and the condition.
 *
 * Carried values that cannot be updated in place alternate between two buffers. Then body_count is
 * 2: both bodies, and both conditions, are the same code with the buffers swapped, and run in turn.
 * If the loop ends with the buffers swapped, `settle` copies the values back.
 */
typedef struct sr_while_step {
  uint32_t body_count; /* 1 or 2 */
  sr_step_list conditions[2], bodies[2], settle;
  sr_ref predicates[2];
  int64_t trip_count; /* -1: not known; if known, the conditions need not run */
} sr_while_step;

/* Runs branches[index]; an index out of range selects the last branch, as StableHLO says. */
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
 * Compares the bytes at `value` among the devices of each group. If they differ, the job ends with
 * an error at the step's location. Such a step stands before a branch, or at the end of a loop's
 * condition. It is needed if the branch or loop contains a collective, and it is not proven that
 * all devices of a group take the same branch or run the loop equally often.
 */
typedef struct sr_agree_step {
  sr_ref value;
  uint32_t groups;
} sr_agree_step;

struct sr_step {
  sr_step_kind kind;
  const char *name;     /* description for people: "fused add, tanh f32[16,24]" */
  uint32_t op;          /* number of its op in the program, from 1; 0: none (names.h) */
  const char *location; /* "program.mlir:12:7" without the folder, or ""; not encoded */
  const char *origin;   /* source location: " (from model.py:12:3)"; NULL: none; not encoded */
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

/* Replica groups, or the source-target pairs of PERMUTE (`size` is then 2). */
typedef struct sr_group_table {
  uint32_t count, size;
  const int32_t *devices; /* `count` rows of `size` entries; a shorter row ends in -1 */
} sr_group_table;

/*
 * Linked, position-independent machine code. `image` holds the text, which is mapped read-execute,
 * and read-only data behind it. The loader fills the import_count 8-byte slots at import_offset
 * with the addresses of imports[i]. Functions are byte offsets into the image.
 */
typedef struct sr_code {
  sr_cpu_level cpu;
  const uint8_t *image;
  bool image_is_shared; /* other processes map the image's pages, too; not encoded */
  uint64_t image_bytes;
  uint64_t text_bytes;    /* [0, text_bytes) is executable; a multiple of 4096 */
  uint64_t import_offset; /* 8-aligned, at or after text_bytes */
  uint32_t import_count;
  const char *const *imports; /* from the list of imports.h: memcpy, memset, ... */
  uint32_t function_count;
  const uint64_t *functions;
} sr_code;

typedef struct sr_executable {
  const char *name; /* name of the module; not encoded */
  sr_signature signature;
  uint64_t arena_bytes; /* bytes of working memory per device */
  const uint8_t *constants;
  uint64_t constant_bytes;
  sr_step_list steps;
  uint32_t group_count;
  const sr_group_table *groups;
  uint32_t transfer_table_count;
  const sr_transfer_table *transfers; /* of at most SR_MAX_RANK dimensions */
  sr_code code;
} sr_executable;

/* Index of the first transfer table with the same list of devices as table `table`, which has a
 * list. */
uint32_t sr_plan_first_with_list(const sr_executable *executable, uint32_t table);

/* Number of steps of `kind` in a plan, at any depth. */
uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind);
/* Number of collectives and agreement steps in a plan: the most that a device may prepare. Equal on
 * all ranks. */
uint64_t sr_plan_collectives(const sr_step_list *steps);

/* Maximum nesting of step lists in loops and branches; the outermost list has depth 0. */
enum {
  SR_PLAN_MAX_DEPTH = 256
};

/* Every device's arena holds the device number, a uint32, at this offset; partition_id reads it. */
enum {
  SR_ARENA_DEVICE_OFFSET = 0,
  SR_ARENA_FIRST_FREE = 64
};

#endif
