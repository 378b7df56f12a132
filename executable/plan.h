/*
 * The executable in memory: a signature, a memory plan, a tree of steps and code. It is plain data
 * without addresses, ranks, process ids, times or host names. Equal programs give equal bytes.
 * Names and locations, which only people need, are in memory but not in the encoded bytes
 * (names.h).
 *
 * Every device runs the same steps on its own memory. A step names memory by sr_ref. Before the
 * first run the executor turns each ref into a pointer, so a running step looks nothing up.
 */
#ifndef SR_EXECUTABLE_PLAN_H
#define SR_EXECUTABLE_PLAN_H

#include "base/status.h"
#include "executable/target.h"
#include "sharding/signature.h"
#include "transfer/collective_kind.h"
#include "transfer/transfer_table.h"

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
  uint32_t index; /* number of the argument or result; 0 in the other spaces */
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
  SR_STEP_CONVOLUTION,
  SR_STEP_WATCH,
  SR_STEP_HOST_CALL,
} sr_step_kind;

typedef struct sr_step sr_step;

/* Steps that run in order. */
typedef struct sr_step_list {
  sr_step *items;
  uint32_t count;
} sr_step_list;

/* How the threads of a device share the work of a kernel. */
typedef enum sr_kernel_form {
  SR_FORM_RANGE, /* CPU: each call does a part of an index range */
  SR_FORM_GRID,  /* GPU: any number of blocks of threads, which divide the elements */
  SR_FORM_BLOCK, /* GPU: one block of threads, which meet at barriers between roots */
} sr_kernel_form;

/*
 * Runs a function of the code. buffers[i] of its parameter is the address of the memory that the
 * step's buffers[i] names. The results are the same bytes, however the work is divided.
 *
 * RANGE: void f(void *const *buffers, int64_t begin, int64_t end). The work is the index range
 * 0..extent; a call does the part begin..end. The executor may divide the range among several calls
 * and threads. `grain` is the smallest number of indices that is worth a thread of its own. Work
 * with extent 1 cannot be divided.
 *
 * GRID and BLOCK: void f(struct { void *buffers[]; } parameters), with the struct passed by value,
 * run by blocks of `threads` threads with `shared_bytes` of shared memory each. GRID: by any number
 * of blocks; more than extent / (grain * threads), rounded up, have no work. BLOCK: by one block;
 * extent and grain are 1.
 */
typedef struct sr_kernel_step {
  uint32_t function; /* index into sr_code.functions */
  uint32_t buffer_count;
  sr_ref *buffers;
  sr_kernel_form form;
  uint32_t threads, shared_bytes; /* RANGE: 0 */
  int64_t extent, grain;
} sr_kernel_step;

/*
 * C[b] = op(A[b]) * op(B[b]) for b in 0..batch, computed by a library. All matrices are row-major.
 * op transposes A if transpose_a is set, and B if transpose_b is set. Leading dimensions (lda, ldb,
 * ldc) and batch strides are counted in elements. `dtype` is the type of A, `dtype_b` that of B,
 * `sum` the type in which products are added, and `result` the type of C. All four are equal: F32,
 * F64, C64 or C128. Or, on CPUs of x86-64-v3, factors are BF16 or F16, and results the same or F32,
 * or factors are I8 or U8, and results I32. GPUs have some more (verify_steps.c); of their factors
 * of 8 bits, A is not transposed, B is, and all sizes are multiples of 4 (I8) or 16 (floats). If
 * `tf32` is set, which it is only for F32 on GPUs, elements of A and B are rounded to TF32: 10 bits
 * behind the point, and the exponents of F32.
 */
typedef struct sr_gemm_step {
  sr_dtype dtype, dtype_b, sum, result;
  bool transpose_a, transpose_b, tf32;
  int64_t batch, m, n, k;
  int64_t lda, ldb, ldc, stride_a, stride_b, stride_c;
  sr_ref a, b, c;
} sr_gemm_step;

/* What a convolution computes: its products, or the gradient of a sum of them. */
typedef enum sr_convolution_kind {
  SR_CONVOLUTION_FORWARD,         /* the products, from images and filters */
  SR_CONVOLUTION_DATA_GRADIENT,   /* that to the images, from filters and that to the products */
  SR_CONVOLUTION_FILTER_GRADIENT, /* that to the filters, from images and that to the products */
} sr_convolution_kind;

typedef enum sr_convolution_array {
  SR_CONVOLUTION_IMAGES,   /* [batch][in_features][image...] */
  SR_CONVOLUTION_FILTERS,  /* [out_features][in_features / groups][window...] */
  SR_CONVOLUTION_PRODUCTS, /* [batch][out_features][places...] */
  SR_CONVOLUTION_ARRAYS
} sr_convolution_array;

enum {
  SR_CONVOLUTION_SPATIAL = 3 /* most spatial dimensions */
};

/*
 * A convolution of `batch` images with out_features filters, computed by a library of a GPU, or by
 * kernels of the executor on CPUs:
 *
 *   products[n][k][q] = sum of images[n][c][q * stride + w * dilation - padding] * filters[k][c][w]
 *
 * over all points w of the window and all features c of the group that k belongs to; filter k
 * counts c from the first one of its group. What lies outside of an image is 0. No size is 0, and
 * no array has 2^31 elements or more.
 *
 * On GPUs, there are as many places q along each dimension as windows fit, and no padding is
 * negative. If features_last is set, the feature is the last dimension of all three arrays. `dtype`
 * is their type: F16, BF16 or F32, which are added in F32, or F64. If `tf32` is set, which it is
 * only for F32, factors are rounded to TF32. Of the lists, `spatial` entries count.
 *
 * On CPUs, there are any numbers of places and padding, and `dtype` is F32 or F64. features_last is
 * set, and so is filters_last: filters are [window...][in_features / groups][out_features], and for
 * a gradient to the images [window...][out_features / groups][in_features].
 */
typedef struct sr_convolution_step {
  sr_convolution_kind kind;
  sr_dtype dtype;
  bool features_last, filters_last, tf32;
  int32_t spatial; /* 1 to 3 */
  int64_t batch, groups, in_features, out_features;
  int64_t image[SR_CONVOLUTION_SPATIAL], window[SR_CONVOLUTION_SPATIAL];
  int64_t places[SR_CONVOLUTION_SPATIAL]; /* of the window: the extents of the products */
  int64_t stride[SR_CONVOLUTION_SPATIAL], padding[SR_CONVOLUTION_SPATIAL];
  int64_t dilation[SR_CONVOLUTION_SPATIAL]; /* of the window */
  sr_ref arrays[SR_CONVOLUTION_ARRAYS];
} sr_convolution_step;

/* The library functions: the rows of calls.def. */
typedef enum sr_call_function {
#define CALL(ENUM, ...) SR_CALL_##ENUM,
#include "executable/calls.def"
#undef CALL
  SR_CALL_COUNT
} sr_call_function;

/* Options of a library call. */
typedef enum sr_call_option {
  SR_CALL_INVERSE = 1 << 0,
  SR_CALL_LOWER = 1 << 1,     /* uses the lower triangle of the matrix; else the upper triangle */
  SR_CALL_RIGHT = 1 << 2,     /* the first operand is the right factor */
  SR_CALL_TRANSPOSE = 1 << 3, /* the first operand is transposed */
  SR_CALL_ADJOINT = 1 << 4,   /* the first operand is transposed and conjugated */
  SR_CALL_UNIT = 1 << 5,      /* the diagonal is 1, whatever is stored there */
  SR_CALL_VECTORS = 1 << 6,   /* also computes (right) eigen-, Schur or singular vectors */
  SR_CALL_LEFT_VECTORS = 1 << 7, /* also computes left eigenvectors */
  SR_CALL_FULL = 1 << 8,     /* with SR_CALL_VECTORS: all m left and all n right singular vectors */
  SR_CALL_UNSCALED = 1 << 9, /* an inverse transform does not divide by n */
  SR_CALL_DESCENDING = 1 << 10, /* the largest number comes first */
  SR_CALL_JOINED = 1 << 11,     /* zeros are equal, and all NaN */
} sr_call_option;

enum {
  SR_CALL_PORTS = 12 /* most buffers (operands and results) that a library function has */
};

/* Calls a library function on `batch` independent problems of equal size. The function's row in
 * calls.def says what m, n and k mean, and what the buffers are. Threads may divide the problems;
 * the results have the same bytes. */
typedef struct sr_call_step {
  sr_call_function function;
  sr_dtype dtype;   /* the element type that calls.def calls T */
  uint32_t options; /* sr_call_option values, or-ed */
  int64_t batch, m, n, k;
  /* the operands, then the results, in the order of the row in calls.def */
  sr_ref buffers[SR_CALL_PORTS];
} sr_call_step;

/*
 * A collective, as collective_kind.h defines it. To reduce, the executor calls a function of the
 * code with the buffers {result, left, right}. It computes result[i] = f(left[i], right[i]) for i
 * in begin..end; `result` may be one of the other two. On a GPU it has the form GRID, in blocks of
 * SR_REDUCTION_THREADS threads; a fourth word of its parameter is the number of elements.
 * `reduction` says what f computes. If an all-reduce `finishes`, which none does on a GPU, its
 * result is g of each sum: the same function with NULL as `right` computes result[i] = g(left[i]).
 *
 * On a GPU a REDISTRIBUTE has a function, too. It copies a box of elements, in the same form. The
 * words of its parameter are {to, from, number of elements}, and then SR_BOX_LEVELS times {count,
 * stride of to, stride of from}, in elements and from the innermost dimension on. The product of
 * the counts is the number of elements.
 */
enum {
  SR_REDUCTION_THREADS = 256,
  SR_BOX_LEVELS = 8,
  SR_BOX_WORDS = 3 + 3 * SR_BOX_LEVELS
};
typedef struct sr_collective_step {
  sr_collective_kind kind;
  sr_dtype dtype;
  int64_t outer, chunk; /* in elements */
  sr_ref in, out;       /* they do not overlap; for ALL_REDUCE on a CPU, they may be the same */
  uint32_t groups;      /* index into sr_executable.groups; REDISTRIBUTE: into transfers */
  sr_reduction reduction;
  bool finishes;
  uint32_t function; /* index into sr_code.functions; UINT32_MAX: the kind needs none */
} sr_collective_step;

/*
 * A loop. Runs conditions[0], which writes the byte at predicates[0]. While that byte is 1, runs
 * the body and then the condition again.
 *
 * A carried value that cannot be updated in place alternates between two buffers. Then body_count
 * is 2. Both bodies are the same code with the two buffers exchanged, and so are both conditions;
 * they run in turn. If the loop ends with the buffers exchanged, `settle` copies the values back.
 */
typedef struct sr_while_step {
  uint32_t body_count; /* 1 or 2 */
  sr_step_list conditions[2], bodies[2], settle;
  sr_ref predicates[2];
  int64_t trip_count; /* -1: not known; if known, the conditions need not run */
} sr_while_step;

/* Runs branches[index]; an index out of range selects the last branch, as StableHLO says. */
typedef struct sr_case_step {
  sr_ref index; /* an i32; if is_predicate, a byte: 1 -> branches[0], 0 -> branches[1] */
  bool is_predicate;
  uint32_t branch_count;
  sr_step_list *branches;
} sr_case_step;

typedef struct sr_copy_step {
  sr_ref from, to; /* of equal size; must not overlap */
} sr_copy_step;

/*
 * Compares the bytes at `value` among the devices of each group. If they differ, the job ends with
 * an error that names the step's location.
 *
 * Such a step stands before a branch, or at the end of a loop's condition, if the branch or loop
 * contains a collective. It is left out if all devices of a group are proven to take the same
 * branch, or to run the loop equally often.
 */
typedef struct sr_agree_step {
  sr_ref value;
  uint32_t groups;
} sr_agree_step;

/* An array of floats or complex numbers: all elements in the memory. */
typedef struct sr_watched {
  sr_dtype dtype;
  sr_ref ref;
} sr_watched;

/*
 * Looks for NaN: the op that the step's name tells has made them if one of values[0 .. made) has
 * NaN, and none of values[made .. count). The executor notes this and goes on. On CPUs only.
 */
typedef struct sr_watch_step {
  uint32_t made, count;
  sr_watched *values;
} sr_watch_step;

/* An array that a call of the host takes or gives: dense, and row-major unless the function wants
 * it in another order. */
typedef struct sr_host_port {
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims; /* [rank] */
  sr_ref ref;
  uint32_t over; /* of a result that the function finds in the memory of an operand: the number of
                  * that operand, from 1 on; else 0 */
  bool is_token; /* no array, but a token in its place; the rest is zero */
} sr_host_port;

typedef enum sr_host_attribute_kind {
  SR_HOST_SCALAR,
  SR_HOST_ARRAY,
  SR_HOST_STRING,
  SR_HOST_DICTIONARY,
} sr_host_attribute_kind;

typedef struct sr_host_attribute sr_host_attribute;
typedef struct sr_host_attributes {
  uint32_t count;
  sr_host_attribute *items; /* [count] by name, in the order of bytes; no name occurs twice */
} sr_host_attributes;

/* What a program tells a function of C with each call. */
struct sr_host_attribute {
  const char *name;
  sr_host_attribute_kind kind;
  sr_dtype dtype;             /* of a SCALAR or an ARRAY */
  uint32_t bytes;             /* at `data`; a SCALAR is one element, an ARRAY any number of them */
  const void *data;           /* not of a DICTIONARY; aligned to 16 bytes */
  sr_host_attributes members; /* of a DICTIONARY */
};

/*
 * Calls a function of the host, which reads the operands and writes the results, and may fail. Such
 * steps run in the order of the plan. On CPUs only.
 *
 * Without `target` it is a function of Python, and `index` numbers those that come with a launch.
 * If `partition` is not -1, the device of that partition alone calls, and the results are undefined
 * on the others. If `has_token` is set, the function takes a token before its operands, and gives
 * it back before its results.
 *
 * Else it is the function of C that the process has registered by the name `target`. Every device
 * calls it. `index` numbers the plan's steps that have a target, from 0 on, in any order. The plan
 * may have the same call several times; `site` is the index of one of these steps, and equal in
 * all.
 */
typedef struct sr_host_call_step {
  const char *target;
  uint64_t index, site;
  int32_t partition;
  bool has_token;
  sr_host_attributes attributes; /* of a call of C */
  uint32_t operand_count, result_count;
  sr_host_port *ports; /* the operands, then the results */
} sr_host_call_step;

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
    sr_convolution_step convolution;
    sr_watch_step watch;
    sr_host_call_step host_call;
  };
};

/* ---- the whole ------------------------------------------------------------------------------ */

/* Replica groups; or the source-target pairs of a PERMUTE, and `size` is then 2. */
typedef struct sr_group_table {
  uint32_t count, size;
  const int32_t *devices; /* `count` rows of `size` entries; a shorter row ends in -1 */
} sr_group_table;

/*
 * How a GPU decides by itself about loops and branches: by kernels that set a condition of a graph.
 * One thread runs void f(struct { uint64_t words[]; } parameters), with the struct passed by value.
 * The words are an address in the device's memory, the condition, a limit, the address of a u64
 * that the device and the host can write, called the note, and a mask. The program is given up if
 * the note has a bit of the mask.
 */
typedef enum sr_decision {
  SR_DECIDE_BY_BYTE,  /* the condition becomes the byte at the address, or 0 if the program is given
                       * up; there is no limit */
  SR_DECIDE_BY_INDEX, /* the u32 at the address, or the limit if that is less; 0 if the program is
                       * given up */
  SR_DECIDE_BY_COUNT, /* 1 if the u64 at the address is less than the limit and the program is not
                       * given up. That number becomes one more then, else 0. */
  SR_DECIDE_IF_EQUAL, /* There is no condition, but the bytes of a value; the limit is a number of
                       * values, one behind the other at the address. If value i is the first that
                       * differs from value 0, and the note is 0, that becomes the mask, with i in
                       * its upper half. */
  SR_DECISIONS
} sr_decision;

/*
 * The image of a program's code for one target.
 *
 * For x86-64 it is linked, position-independent machine code: the text, which is mapped
 * read-execute, followed by read-only data. At import_offset there are import_count slots of 8
 * bytes; the loader stores the address of the function imports[i] in slot i. functions[i] is the
 * offset of function i in the text.
 *
 * For a GPU the image is one or more modules, each at a multiple of 16 and as the driver takes it:
 * a cubin, or a text of PTX that ends in NUL. functions[i] is the offset of the module that has
 * function i, whose name there is SR_CODE_FUNCTION with i behind it. text_bytes, import_offset and
 * import_count are 0. If `decides` is set, the last SR_DECISIONS functions are those that
 * sr_decision describes.
 */
typedef struct sr_code {
  sr_target target;
  const uint8_t *image;
  bool image_is_shared; /* several processes map the pages of the image; not encoded */
  uint64_t image_bytes;
  uint64_t text_bytes;    /* [0, text_bytes) is executable; a multiple of 4096 */
  uint64_t import_offset; /* 8-aligned, at or after text_bytes */
  uint32_t import_count;
  const char *const *imports; /* from the list of imports.h: memcpy, memset, ... */
  uint32_t function_count;
  const uint64_t *functions;
  bool decides; /* GPU: the code has the functions of sr_decision */
} sr_code;

#define SR_CODE_FUNCTION "kernel"

typedef struct sr_executable {
  const char *name;        /* name of the module; not encoded */
  const char *computation; /* sr_names.computation; not encoded */
  sr_signature signature;
  uint64_t arena_bytes; /* bytes of working memory per device */
  const uint8_t *constants;
  uint64_t constant_bytes;
  sr_step_list steps;
  uint32_t group_count;
  const sr_group_table *groups;
  uint32_t transfer_table_count;
  const sr_transfer_table *transfers; /* at most SR_MAX_RANK dimensions each */
  sr_code code;
} sr_executable;

/* Returns the index of the first transfer table whose list of devices equals that of table number
 * `table`. That table must have a list of devices. */
uint32_t sr_plan_first_with_list(const sr_executable *executable, uint32_t table);

/*
 * Returns NULL if a GPU with all of NVIDIA's libraries can run `step` as a part of a graph, loops
 * and branches included. Else returns the first step for which it needs the host: `step`, or one in
 * it. With `by_nccl`, graphs hold collectives and agreements, which NCCL runs.
 */
const sr_step *sr_plan_host_step(const sr_step *step, bool by_nccl);

/* Calls visit(user, step) for each step of a plan, at any depth of nesting; for a loop or branch
 * before its parts. If `visit` returns false, ends and returns false. */
bool sr_plan_each(const sr_step_list *steps, bool (*visit)(void *user, const sr_step *step),
                  void *user);
/* Returns the number of steps of `kind` in a plan, at any depth of nesting. */
uint64_t sr_plan_count(const sr_step_list *steps, sr_step_kind kind);
/* Returns the number of calls of functions of C, or else of Python, at any depth of nesting. */
uint64_t sr_plan_host_calls(const sr_step_list *steps, bool of_c);
/* Returns the number of COLLECTIVE and AGREE steps in a plan, at any depth of nesting. A device
 * prepares at most that many exchanges. All ranks get the same number. */
uint64_t sr_plan_collectives(const sr_step_list *steps);

/* Maximum depth to which loops and branches may be nested. The outermost list of steps has depth
 * 0. */
enum {
  SR_PLAN_MAX_DEPTH = 256,
  SR_HOST_ATTRIBUTE_DEPTH = 16 /* of dictionaries in dictionaries */
};

/* Every device's arena holds the number of its partition, a uint32, at SR_ARENA_DEVICE_OFFSET.
 * partition_id reads it there. Values begin at SR_ARENA_FIRST_FREE. */
enum {
  SR_ARENA_DEVICE_OFFSET = 0,
  SR_ARENA_FIRST_FREE = 64
};

#endif
