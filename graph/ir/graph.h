/*
 * The intermediate representation: a StableHLO module in memory.
 *
 * A module owns one arena; types, attributes, values, ops and blocks live in it and are never freed
 * singly. Ops form doubly linked lists in blocks; every operand is a link in the use list of its
 * value, so that replacing a value costs its number of uses. Every region of StableHLO has exactly
 * one block, so a region *is* a block here.
 *
 * Pretty and generic text give the same IR: attributes carry the names of the generic syntax
 * (`start_indices`, `dot_dimension_numbers`, ...). ops.def lists all ops.
 *
 * Threads: a module belongs to one thread at a time.
 */
#ifndef SR_GRAPH_IR_GRAPH_H
#define SR_GRAPH_IR_GRAPH_H

#include "base/arena.h"
#include "base/dtype.h"
#include "base/status.h"
#include "base/text.h"
#include "sharding/mesh.h"
#include "transfer/transfer_table.h"

typedef struct sr_module sr_module;
typedef struct sr_func sr_func;
typedef struct sr_op sr_op;
typedef struct sr_block sr_block;
typedef struct sr_value sr_value;
typedef struct sr_use sr_use;
typedef struct sr_type sr_type;
typedef struct sr_attr sr_attr;

/* ---- types ---------------------------------------------------------------------------------- */

typedef enum sr_type_kind {
  SR_TYPE_TENSOR,
  SR_TYPE_SCALAR, /* type of an attribute's number: i64, f32 */
  SR_TYPE_INDEX,  /* `index`, in layouts only */
  SR_TYPE_TOKEN,
  SR_TYPE_TUPLE,
  SR_TYPE_FUNCTION, /* elements = inputs then results */
  SR_TYPE_OTHER,    /* kept as text: !quant.uniform<...> and the like */
} sr_type_kind;

/* Largest rank of a tensor in a program's text. Passes make arrays of higher rank, up to
 * SR_MAX_RANK: an array of windows has two dimensions for each dimension of its operand. */
enum {
  SR_MAX_TEXT_RANK = 30
};

/* The size of a dynamic dimension (`?`). */
#define SR_DYNAMIC INT64_MIN

/* Interned: two types of one module are equal if and only if their pointers are. Immutable. */
struct sr_type {
  sr_type_kind kind;
  sr_dtype dtype;          /* TENSOR, SCALAR; SR_DTYPE_COUNT if the elements are OTHER or INDEX */
  int32_t rank;            /* TENSOR */
  const int64_t *dims;     /* TENSOR: `rank` sizes, SR_DYNAMIC for a dynamic one */
  const sr_type *element;  /* TENSOR with elements OTHER or INDEX; else NULL */
  const sr_attr *encoding; /* TENSOR: the attribute after the element type, or NULL */
  int32_t count;           /* TUPLE, FUNCTION */
  int32_t input_count;     /* FUNCTION */
  const sr_type *const *elements;
  const char *text; /* OTHER */
};

const sr_type *sr_type_tensor(sr_module *module, sr_dtype dtype, int32_t rank, const int64_t *dims);
/* A tensor of rank 0. */
const sr_type *sr_type_rank0(sr_module *module, sr_dtype dtype);
/* A tensor with the dimensions of `shape` and the element type `dtype`. */
const sr_type *sr_type_with_dtype(sr_module *module, const sr_type *shape, sr_dtype dtype);
const sr_type *sr_type_scalar(sr_module *module, sr_dtype dtype);
/* The interned type equal to `type`, which is copied if it is new. */
const sr_type *sr_type_intern(sr_module *module, const sr_type *type);
/* Number of elements of a static tensor; 1 for rank 0. It does not overflow for verified types. */
int64_t sr_type_elements(const sr_type *type);
/* Size of a static tensor in memory, in bytes. */
int64_t sr_type_bytes(const sr_type *type);
/* True for a tensor without dynamic dimensions whose elements have a plain dtype. */
bool sr_type_is_static(const sr_type *type);
/* The type as StableHLO prints it: "tensor<4x8xf32>". Allocated in the module's arena. */
const char *sr_type_printed(sr_module *module, const sr_type *type);
/* Appends a static tensor type in the short form of messages: "f32[4,8]". */
void sr_type_format(sr_text *text, const sr_type *type);

/* ---- attributes ----------------------------------------------------------------------------- */

typedef struct sr_named_attr {
  const char *name; /* NUL-terminated */
  const sr_attr *value;
} sr_named_attr;

typedef enum sr_attr_kind {
  SR_ATTR_UNIT,
  SR_ATTR_BOOL,
  SR_ATTR_INT,    /* 3 : i64 */
  SR_ATTR_FLOAT,  /* 1.0 : f32 */
  SR_ATTR_STRING, /* "..." */
  SR_ATTR_SYMBOL, /* @name */
  SR_ATTR_TYPE,   /* tensor<...> or a function type */
  SR_ATTR_ARRAY,  /* [a, b] */
  SR_ATTR_DICT,   /* {a = b} */
  SR_ATTR_INTS,  /* array<i64: 1, 2>, array<i1: true>; a bracketed list of bare integers in a STRUCT
                  */
  SR_ATTR_DENSE, /* dense<...> : tensor<...> */
  SR_ATTR_ENUM,  /* #stablehlo<comparison_direction LT> */
  SR_ATTR_STRUCT,   /* #stablehlo.gather<offset_dims = [1], ...>: a dialect attribute with named
                       fields */
  SR_ATTR_SHARDING, /* #sdy.sharding<@mesh, [{"x"}, {}]> */
  SR_ATTR_OPAQUE,   /* any other dialect attribute, kept as text */
} sr_attr_kind;

/* Elements of a constant: little-endian, row-major, sr_dtype_info.bytes each. */
typedef struct sr_dense {
  const sr_type *type; /* a static TENSOR; elements of type INDEX are int64 */
  const void *data;    /* one element for a splat, else all; aligned to 16 bytes */
  size_t bytes;        /* size of `data` */
  bool splat;          /* all elements are equal; also true for one element */
} sr_dense;

/* One axis of a mesh, or a sub-axis: the axis is reshaped to [pre, size, rest], and the sub-axis is
 * the middle one. */
typedef struct sr_axis_ref {
  const char *name;
  int64_t pre;  /* 1 for a whole axis */
  int64_t size; /* 0 for a whole axis */
} sr_axis_ref;

typedef struct sr_axis_list {
  const sr_axis_ref *axes; /* major to minor */
  int32_t count;
} sr_axis_list;

typedef struct sr_dim_attr {
  sr_axis_list axes;
  bool open;        /* `?`: propagation may add axes */
  int32_t priority; /* p0 is highest; -1 when not written (same as 0) */
} sr_dim_attr;

/* The reduction that turns the partial values of an unreduced value into the whole value. */
typedef enum sr_unreduced_kind {
  SR_UNREDUCED_SUM,
  SR_UNREDUCED_MAX,
  SR_UNREDUCED_MIN,
  SR_UNREDUCED_COUNT,
} sr_unreduced_kind;

/* The attribute sdy.sharding as written in the text. */
typedef struct sr_sharding_attr {
  const char *mesh_name;      /* @mesh; NULL with an inline mesh */
  const struct sr_mesh *mesh; /* inline mesh, else NULL */
  int32_t rank;
  const sr_dim_attr *dims;
  sr_axis_list replicated, unreduced;
  sr_unreduced_kind unreduced_kind;
} sr_sharding_attr;

/* Immutable, in the module's arena. */
struct sr_attr {
  sr_attr_kind kind;
  union {
    bool boolean;
    struct {
      int64_t value;
      const sr_type *type;
    } integer;
    struct {
      double value;
      const sr_type *type;
    } real;
    struct {
      const char *data;
      size_t length;
    } string; /* STRING, SYMBOL (without @), OPAQUE (with #); NUL-terminated */
    const sr_type *type;
    struct {
      const sr_attr *const *items;
      size_t count;
    } array;
    struct {
      const sr_named_attr *items;
      size_t count;
      const char *mnemonic;
    } fields; /* DICT (mnemonic NULL), STRUCT ("stablehlo.gather") */
    struct {
      const int64_t *values;
      size_t count;
      sr_dtype dtype;
    } ints;
    sr_dense dense;
    struct {
      const char *mnemonic;
      const char *value;
    } enumeration; /* "stablehlo.comparison_direction", "LT" */
    const sr_sharding_attr *sharding;
  };
};

const sr_attr *sr_attr_int(sr_module *module, int64_t value, sr_dtype dtype);
const sr_attr *sr_attr_bool(sr_module *module, bool value);
const sr_attr *sr_attr_string(sr_module *module, const char *text);
/* array<i64: ...>; `values` is copied. */
const sr_attr *sr_attr_ints(sr_module *module, const int64_t *values, size_t count);
/* `data` is not copied and must live as long as the module. */
const sr_attr *sr_attr_dense(sr_module *module, const sr_type *type, const void *data, size_t bytes,
                             bool splat);
/* A dense tensor of i64 with dimensions `dims`; `values` is copied. */
const sr_attr *sr_attr_dense_i64(sr_module *module, int32_t rank, const int64_t *dims,
                                 const int64_t *values);
/* `items` is not copied and must live as long as the module. */
const sr_attr *sr_attr_array(sr_module *module, const sr_attr *const *items, size_t count);
const sr_attr *sr_attr_enum(sr_module *module, const char *mnemonic, const char *value);
/* Field of a DICT or STRUCT, NULL if absent or if `attr` is NULL. */
const sr_attr *sr_attr_field(const sr_attr *attr, const char *name);
/* Deep equality; the elements of constants are compared byte by byte. */
bool sr_attr_equal(const sr_attr *a, const sr_attr *b);

/* ---- meshes --------------------------------------------------------------------------------- */

/* An sdy.mesh op of the text. */
typedef struct sr_mesh_op {
  const sr_mesh *mesh;
  const sr_named_attr *attrs; /* other attributes of the op */
  size_t attr_count;
} sr_mesh_op;

const sr_mesh *sr_module_mesh(const sr_module *module, const char *name);
/* An integer attribute of the module, such as mhlo.num_partitions; `otherwise` if it is absent. */
int64_t sr_module_int(const sr_module *module, const char *name, int64_t otherwise);
/* True if the module lists an equal mesh before mesh `index`. JAX prints a mesh twice, under two
 * names, for subsets of devices. */
bool sr_module_mesh_is_repeated(const sr_module *module, size_t index);

/* ---- locations ------------------------------------------------------------------------------ */

/* Position of an op in the .mlir file and, if the text has locations, in the program that made
 * it. */
typedef struct sr_location {
  uint32_t line, column; /* in the .mlir, from 1; 0: made by a pass without an origin */
  uint32_t op;           /* number of the op, from 1, see sr_module_fingerprint; 0: not numbered */
  const char *source;    /* text in loc(...), aliases resolved, e.g. "\"f.py\":22:29"; or NULL */
} sr_location;

enum {
  SR_ORIGIN_BYTES = 512 /* buffer of sr_location_suffix, with the final NUL; longer texts are cut */
};

/* True if the location names a source file and line. */
bool sr_location_names_file(const sr_location *location);
/*
 * The origin of an op, to be appended to a message: " (from model.py:12:3)". Of several files in
 * the location it is the innermost. Without a file it is the op's name in the location, " (from
 * "jit(f)/add")"; without a name it is "". Returns `buffer`.
 */
const char *sr_location_suffix(const sr_location *location, char buffer[SR_ORIGIN_BYTES]);
/* Appends the location for use inside a sentence: 7:10 or 7:10 (model.py:12:3). */
void sr_location_format(sr_text *text, const sr_location *location);

/* ---- values, ops, blocks -------------------------------------------------------------------- */

/* Result of an op or argument of a block. */
struct sr_value {
  const sr_type *type;
  sr_op *op;            /* defining op, NULL for a block argument */
  sr_block *block;      /* owner of a block argument, else NULL */
  int32_t index;        /* which result or which argument */
  uint32_t id;          /* unique in the module, below sr_module.value_count */
  int32_t map;          /* number of the map with an entry for the value, see sr_module_new_map */
  sr_value *mapped;     /* the value's entry in `map` */
  struct sr_cell *cell; /* set by the compiler, see compiler/core/lowering.h */
  sr_use *uses;         /* first of the uses, in no particular order; NULL if unused */
};

/* A use: operand `index` of `user`. */
struct sr_use {
  sr_value *value;
  sr_op *user;
  sr_use *next;
  sr_use **link; /* the pointer in the use list that points to this use */
  int32_t index;
};

typedef enum sr_opcode {
#define OP(ENUM, ...) SR_OP_##ENUM,
#include "graph/ir/ops.def"
  SR_OP_COUNT,
} sr_opcode;

struct sr_op {
  sr_opcode code;
  uint32_t id; /* unique in the module, below sr_module.op_count */
  int32_t operand_count, result_count, region_count;
  sr_use *operands;
  sr_value *results;
  sr_block **regions;
  sr_named_attr *attrs; /* properties and discardable attributes, sorted by name */
  size_t attr_count, attr_capacity;
  sr_location location;
  sr_block *block; /* NULL while the op is not inserted */
  sr_op *prev, *next;
  bool is_step; /* the executor runs the op, set by the compiler; see sr_op_is_step */
};

struct sr_block {
  sr_value **args;
  int32_t arg_count, arg_capacity;
  sr_op *first, *last;          /* `last` is the terminator, if verified */
  sr_op *parent;                /* op that owns this region; NULL for a function body */
  sr_func *func;                /* function that owns this body; NULL for a region */
  struct sr_schedule *schedule; /* set by the compiler, see compiler/core/lowering.h */
};

struct sr_func {
  const char *name;
  bool is_public;
  sr_block *body;                  /* its arguments are the function's; it ends in func.return */
  const sr_type *type;             /* FUNCTION */
  sr_named_attr *const *arg_attrs; /* one list per argument */
  const size_t *arg_attr_counts;
  sr_named_attr *const *result_attrs; /* one list per result */
  const size_t *result_attr_counts;
  sr_named_attr *attrs;
  size_t attr_count;
  sr_location location;
  sr_func *next;
  sr_module *module;
  int32_t index; /* index among the functions of the module, in the order of the text */
};

struct sr_module {
  sr_arena *arena;
  const char *name; /* symbol without @, NULL if none */
  const char *file; /* for messages */
  sr_named_attr *attrs;
  size_t attr_count;
  sr_mesh_op *meshes;
  size_t mesh_count, mesh_capacity;
  sr_func *funcs; /* in the order of the text; sr_module_add_func appends */
  sr_func *last_func;
  int32_t func_count;
  sr_func **func_slots;   /* hash table by name, open addressing */
  size_t func_slot_count; /* a power of 2, or 0 */
  sr_func *main;          /* @main, or the only public function */
  struct sr_type_table *types;
  uint32_t value_count, op_count; /* number of ids given so far (side_table.h) */
  int32_t last_map;
};

/* An empty module in `arena`. `file` is copied. */
sr_module *sr_module_create(sr_arena *arena, const char *file);
/* The function called `name`, or NULL. Takes constant time. */
sr_func *sr_module_func(const sr_module *module, const char *name);
/* Appends `func`, which lives in the module's arena. No other function may have its name. */
void sr_module_add_func(sr_module *module, sr_func *func);
/* Attribute `name` of an argument or result of `func`; NULL if absent. */
const sr_attr *sr_func_arg_attr(const sr_func *func, int32_t index, const char *name);
const sr_attr *sr_func_result_attr(const sr_func *func, int32_t index, const char *name);

/* ---- building and rewriting ------------------------------------------------------------------ */

/* Creates an op that is not yet in a block, with result values of the given types and
 * `region_count` empty blocks. It gets the location of the op `origin`, which may be NULL. */
sr_op *sr_op_create(sr_module *module, sr_opcode code, const sr_op *origin, int32_t operand_count,
                    sr_value *const *operands, int32_t result_count, const sr_type *const *types,
                    int32_t region_count);
/* Creates an op with one result, inserts it before `before` and returns the result. */
sr_value *sr_op_build(sr_module *module, sr_opcode code, sr_op *before, int32_t operand_count,
                      sr_value *const *operands, const sr_type *type);
/* Inserts `op` before `before`, or at the end of `block` when `before` is NULL. */
void sr_op_insert(sr_op *op, sr_block *block, sr_op *before);
/* Removes `op` from its block. It can be inserted again. */
void sr_op_detach(sr_op *op);
/* Removes `op` and its regions for good. Its results must have no uses. */
void sr_op_erase(sr_op *op);
void sr_op_set_operand(sr_op *op, int32_t index, sr_value *value);
/* Replaces the operand list. */
void sr_op_set_operands(sr_module *module, sr_op *op, int32_t count, sr_value *const *operands);
/* Moves the regions of `from` to `to`, which has as many empty regions; `from` gets these. */
void sr_op_move_regions(sr_op *from, sr_op *to);
void sr_value_replace(sr_value *value, sr_value *with);
bool sr_value_has_one_use(const sr_value *value);
sr_value *sr_block_add_arg(sr_module *module, sr_block *block, const sr_type *type);
sr_block *sr_block_create(sr_module *module);
/* The function whose body contains `block`, at any depth of regions. */
sr_func *sr_block_func(const sr_block *block);

static inline sr_value *sr_operand(const sr_op *op, int32_t index) {
  SR_ASSERT(index >= 0 && index < op->operand_count);
  return op->operands[index].value;
}
static inline sr_value *sr_result(const sr_op *op, int32_t index) {
  SR_ASSERT(index >= 0 && index < op->result_count);
  return &op->results[index];
}

const sr_attr *sr_op_attr(const sr_op *op, const char *name);
/* Adds or replaces an attribute; a NULL `value` removes it. */
void sr_op_set_attr(sr_module *module, sr_op *op, const char *name, const sr_attr *value);
/* Copies all attributes of `from` to `to`. */
void sr_op_copy_attrs(sr_module *module, const sr_op *from, sr_op *to);
int64_t sr_op_int(const sr_op *op, const char *name, int64_t otherwise);
bool sr_op_flag(const sr_op *op, const char *name);
enum {
  /* The most results of a reduction, scatter, sort or merge; the compiler refuses more. */
  SR_REGION_RESULTS = 16
};
/* Dimension of a sort or merge, from 0. In the attribute a negative number counts from the end;
 * without the attribute it is the last dimension. */
int32_t sr_sort_dimension(const sr_op *op);
/* Prefix of the attributes that only the compiler makes. The reader refuses a program that has
 * one. */
#define SR_OWN_ATTR "spmdrun."
/* True if the op's channel_handle is positive: its groups then list partitions, not replicas. */
bool sr_op_has_channel(const sr_op *op);
/*
 * The transfer table of a redistribute; it points into the op. The attribute `transfers` lists the
 * transfers. An op without it has the attribute `regions`, which encodes regions as one list of
 * integers, and perhaps the attribute `devices`, the list of devices that goes with them.
 */
sr_transfer_table sr_op_transfer_table(const sr_op *op);
/* The attribute `transfers` of a redistribute, or else `regions`. */
const sr_attr *sr_op_transfers(const sr_op *op);
/* The value of an ENUM attribute ("LT"), or `otherwise`. */
const char *sr_op_enum(const sr_op *op, const char *name, const char *otherwise);
/* A list of integers: array<i64: ...> or a dense i64 tensor (the reader expands splats). NULL and
 * *out_count = 0 if the attribute is absent or empty. */
const int64_t *sr_op_ints(const sr_op *op, const char *name, size_t *out_count);
/* The integers of `attr` itself, such as a field of a STRUCT; else like sr_op_ints. */
const int64_t *sr_attr_get_ints(const sr_attr *attr, size_t *out_count);
/* Number of items of an ARRAY; 0 for any other attribute and for NULL. */
size_t sr_attr_item_count(const sr_attr *attr);

/* Returns the number of a new, empty map from values to values. A value is in at most one map:
 * entering it into a map removes it from the map that it was in. */
int32_t sr_module_new_map(sr_module *module);
static inline void sr_map_enter(int32_t map, sr_value *value, sr_value *to) {
  value->map = map;
  value->mapped = to;
}
/* The entry of `value`, or `value` itself if it is not in the map. */
static inline sr_value *sr_mapped(int32_t map, sr_value *value) {
  return value->map == map ? value->mapped : value;
}
/* Copies `op` with its regions. The copies take an operand's entry in `map` in place of the
 * operand; the results and block arguments are entered into the map. */
sr_op *sr_op_clone(sr_module *module, sr_op *op, int32_t map);
/* Copies the arguments and ops of `from` to the empty block `to`. */
void sr_block_clone(sr_module *module, sr_block *from, sr_block *to);
/*
 * Moves the ops of `from` before `before`, or to the end of `to` if `before` is NULL, and replaces
 * the arguments of `from` by `args`. Returns the terminator of `from`, which is not moved; its
 * operands are the results of the moved ops.
 */
sr_op *sr_block_splice(sr_block *from, sr_value *const *args, sr_block *to, sr_op *before);

/* ---- regions of reductions (region.c) -------------------------------------------------------- */

/* True if `op` commutes and its operands are `a` and `b`, in either order. */
bool sr_op_combines(const sr_op *op, const sr_value *a, const sr_value *b);
/* The opcode of a combiner: `block` consists of one commutative op of its two arguments, in either
 * order, and returns its result. The op is block->first. SR_OP_COUNT for any other block. */
sr_opcode sr_block_combiner(const sr_block *block);
/*
 * The type in which a reduction of elements of `dtype` accumulates; its result is rounded once, at
 * the end. Small floats accumulate in f32. If `sum`, f32 accumulates in f64 and complex<f32> in
 * complex<f64>. All other types accumulate in themselves.
 */
sr_dtype sr_dtype_reducing(sr_dtype dtype, bool sum);
/* Fills the empty `block` with the combiner `code`: (scalar, scalar) -> scalar. The ops get the
 * location of `origin`. */
void sr_block_fill_combiner(sr_module *module, sr_block *block, sr_opcode code,
                            const sr_type *scalar, const sr_op *origin);
/*
 * Fills the empty `block` with a combiner of `count` + 1 pairs of operands that skips padding. The
 * last operand of each side is an i1, true for an element and false for padding. If both sides are
 * elements, the result is that of the combiner `from`; if only one side is an element, the result
 * is this element. The initial value of the i1 must be false. The ops get the location of `origin`.
 */
void sr_block_fill_marked(sr_module *module, sr_block *block, sr_block *from, int32_t count,
                          const sr_op *origin);

/* ---- op table ------------------------------------------------------------------------------- */

/* Properties of an opcode, wherever its ops stand. */
typedef enum sr_trait {
  SR_TRAIT_PURE = 1 << 0,        /* no effect besides its results: may be removed, merged, moved */
  SR_TRAIT_ELEMENTWISE = 1 << 1, /* result[i] depends on operands[i] only; all have one shape */
  SR_TRAIT_COMMUTES = 1 << 2,
  SR_TRAIT_COLLECTIVE = 1 << 3,
  SR_TRAIT_TERMINATOR = 1 << 4,
  SR_TRAIT_CONTROL =
      1 << 5, /* its regions are executed: while, case, if, manual_computation, call */
  SR_TRAIT_LAYOUT = 1 << 6,      /* moves elements, computes nothing */
  SR_TRAIT_IDEMPOTENT = 1 << 7,  /* op(x, x) is x */
  SR_TRAIT_PRODUCT = 1 << 8,     /* sums products of elements of its first two operands */
  SR_TRAIT_VIEW = 1 << 9,        /* elements are those of the first operand; free to read */
  SR_TRAIT_CONSTRAINT = 1 << 10, /* keeps the value and constrains its sharding, as in Shardy */
  /* Combinations, to keep the rows of ops.def short. */
  SR_TRAITS_POINTWISE = SR_TRAIT_PURE | SR_TRAIT_ELEMENTWISE,
  SR_TRAITS_MOVE = SR_TRAIT_PURE | SR_TRAIT_LAYOUT,
  SR_TRAITS_VIEW = SR_TRAITS_MOVE | SR_TRAIT_VIEW,
  SR_TRAITS_PRODUCT = SR_TRAIT_PURE | SR_TRAIT_PRODUCT,
} sr_trait;

typedef struct sr_op_info {
  const char *name; /* "stablehlo.add" */
  int8_t operands;  /* number of operands, or -1 for any */
  int8_t results;
  int8_t regions;
  uint32_t traits;
} sr_op_info;

/* The row of `code` in ops.def. SR_OP_COUNT, which is no op, has no traits. */
const sr_op_info *sr_op_info_get(sr_opcode code);
static inline bool sr_opcode_has(sr_opcode code, sr_trait trait) {
  return (sr_op_info_get(code)->traits & (uint32_t)trait) != 0;
}
static inline bool sr_op_has(const sr_op *op, sr_trait trait) {
  return sr_opcode_has(op->code, trait);
}

/* Reports an error at an op: "file.mlir:12:7: stablehlo.add: <sentence>", followed by
 * sr_location_suffix. Returns `code`. */
#define sr_op_fail(ctx, module, op, code, ...)                                                     \
  sr_op_fail_at((ctx), __FILE__, __LINE__, (module), (op), (code), __VA_ARGS__)
sr_status sr_op_fail_at(sr_ctx *ctx, const char *file, int line, const sr_module *module,
                        const sr_op *op, sr_status code, const char *format, ...)
    __attribute__((format(printf, 7, 8)));

#endif
