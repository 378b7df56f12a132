/*
 * The intermediate representation: a StableHLO module in memory.
 *
 * A module owns one arena. Types, attributes, values, ops and blocks live in this arena; none of
 * them is freed on its own. The ops of a block form a doubly linked list. Each operand of an op is
 * an entry in the use list of the operand's value. Replacing a value therefore costs time
 * proportional to its number of uses. Every region of StableHLO has exactly one block, so a region
 * *is* a block here.
 *
 * Pretty text (MLIR's custom assembly format) and generic text give the same graph. Attributes have
 * the names of the generic syntax (`start_indices`, `dot_dimension_numbers`, ...). ops.def lists
 * all ops.
 *
 * Threads: only one thread at a time may use a module.
 */
#ifndef SR_GRAPH_IR_GRAPH_H
#define SR_GRAPH_IR_GRAPH_H

#include "base/arena.h"
#include "base/dtype.h"
#include "base/status.h"
#include "base/text.h"
#include "sharding/signature.h"
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
  SR_TYPE_SCALAR, /* the type of a number in an attribute: i64, f32 */
  SR_TYPE_INDEX,  /* the type `index`, which occurs in layout attributes of custom calls */
  SR_TYPE_TOKEN,
  SR_TYPE_TUPLE,
  SR_TYPE_FUNCTION, /* sr_type.elements: the inputs, then the results */
  SR_TYPE_OTHER,    /* any other type, such as !quant.uniform<...>; kept as text */
} sr_type_kind;

/* Largest rank of a tensor in a program's text. Passes may make tensors of higher rank, up to
 * SR_MAX_RANK. For example, spmdrun.windows makes two dimensions of each dimension of its
 * operand. */
enum {
  SR_MAX_TEXT_RANK = 30
};

/* The size of a dynamic dimension (`?`). */
#define SR_DYNAMIC INT64_MIN

/* Types are interned and immutable: two types of one module are equal if and only if their pointers
 * are equal. The comment at a field names the kinds of types that use the field. */
struct sr_type {
  sr_type_kind kind;
  sr_dtype dtype;         /* TENSOR, SCALAR: the element type; SR_DTYPE_COUNT if `element` has it */
  int32_t rank;           /* TENSOR: number of dimensions */
  const int64_t *dims;    /* TENSOR: `rank` sizes; SR_DYNAMIC stands for `?` */
  const sr_type *element; /* TENSOR: the element type if it is of kind OTHER or INDEX, else NULL */
  const sr_attr *encoding; /* TENSOR: the attribute after the element type, or NULL */
  int32_t count;           /* TUPLE, FUNCTION: number of `elements` */
  int32_t input_count;     /* FUNCTION: number of inputs; they come first in `elements` */
  const sr_type *const *elements;
  const char *text; /* OTHER: the type as it is written in the program */
};

const sr_type *sr_type_tensor(sr_module *module, sr_dtype dtype, int32_t rank, const int64_t *dims);
/* Returns the type of a tensor of rank 0. */
const sr_type *sr_type_rank0(sr_module *module, sr_dtype dtype);
/* Returns a tensor type with the dimensions of `shape` and the element type `dtype`. */
const sr_type *sr_type_with_dtype(sr_module *module, const sr_type *shape, sr_dtype dtype);
const sr_type *sr_type_scalar(sr_module *module, sr_dtype dtype);
/* Returns the module's type that is equal to `type`. If there is none yet, enters a copy of
 * `type`. */
const sr_type *sr_type_intern(sr_module *module, const sr_type *type);
/* Returns the number of elements of a static tensor; 1 for rank 0. The product does not overflow
 * for verified types. */
int64_t sr_type_elements(const sr_type *type);
/* Returns the size of a static tensor in memory, in bytes. */
int64_t sr_type_bytes(const sr_type *type);
/* True for a tensor without dynamic dimensions whose element type is an sr_dtype. */
bool sr_type_is_static(const sr_type *type);
/* Returns the type as StableHLO prints it: "tensor<4x8xf32>". The string lives in the module's
 * arena. */
const char *sr_type_printed(sr_module *module, const sr_type *type);
/* Appends a static tensor type to `text` in the short form that messages use: "f32[4,8]". */
void sr_type_format(sr_text *text, const sr_type *type);

/* ---- attributes ----------------------------------------------------------------------------- */

typedef struct sr_named_attr {
  const char *name; /* NUL-terminated */
  const sr_attr *value;
} sr_named_attr;

/* Kinds of attributes, each with an example of its text. */
typedef enum sr_attr_kind {
  SR_ATTR_UNIT,
  SR_ATTR_BOOL,
  SR_ATTR_INT,      /* 3 : i64 */
  SR_ATTR_FLOAT,    /* 1.0 : f32 */
  SR_ATTR_STRING,   /* "..." */
  SR_ATTR_SYMBOL,   /* @name */
  SR_ATTR_TYPE,     /* tensor<...> or a function type */
  SR_ATTR_ARRAY,    /* [a, b] */
  SR_ATTR_DICT,     /* {a = b} */
  SR_ATTR_INTS,     /* array<i64: 1, 2>, array<i1: true>; as a field of a STRUCT also [1, 2] */
  SR_ATTR_DENSE,    /* dense<...> : tensor<...> */
  SR_ATTR_ENUM,     /* #stablehlo<comparison_direction LT> */
  SR_ATTR_STRUCT,   /* #stablehlo.gather<offset_dims = [1]>: a dialect attribute with fields */
  SR_ATTR_SHARDING, /* #sdy.sharding<@mesh, [{"x"}, {}]> */
  SR_ATTR_OPAQUE,   /* any other dialect attribute; kept as text */
} sr_attr_kind;

/* The elements of a constant: row-major, little-endian. An element takes sr_dtype_info.bytes
 * bytes. */
typedef struct sr_dense {
  const sr_type *type; /* a static TENSOR; elements of type INDEX are stored as i64 */
  const void *data;    /* one element if `splat`, else all elements; aligned to 16 bytes */
  size_t bytes;        /* number of bytes at `data` */
  bool splat;          /* all elements are equal, and `data` has only one of them */
} sr_dense;

/* One axis of a mesh, or a sub-axis of it. Shardy writes a sub-axis as `"x":(2)4`, with pre 2 and
 * size 4: reshape axis x to [pre, size, rest] and take the middle dimension. */
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
  bool open;        /* `?` in the text: propagation may shard the dimension over more axes */
  int32_t priority; /* p<N> in the text; p0 is the highest. -1: not written, which means p0 */
} sr_dim_attr;

/* The reduction that combines the partial values of an unreduced tensor into the whole tensor. */
typedef enum sr_unreduced_kind {
  SR_UNREDUCED_SUM,
  SR_UNREDUCED_MAX,
  SR_UNREDUCED_MIN,
  SR_UNREDUCED_COUNT,
} sr_unreduced_kind;

/* The attribute #sdy.sharding as written in the text. */
typedef struct sr_sharding_attr {
  const char *mesh_name;      /* name of the mesh, without @; NULL if `mesh` is given inline */
  const struct sr_mesh *mesh; /* the mesh if the text gives it inline, else NULL */
  int32_t rank;
  const sr_dim_attr *dims;
  sr_axis_list replicated, unreduced;
  sr_unreduced_kind unreduced_kind;
} sr_sharding_attr;

/* An attribute. It is immutable and lives in the module's arena. */
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
    } string; /* of a STRING, a SYMBOL (without @) or an OPAQUE (with #); NUL-terminated */
    const sr_type *type;
    struct {
      const sr_attr *const *items;
      size_t count;
    } array;
    struct {
      const sr_named_attr *items;
      size_t count;
      const char *mnemonic;
    } fields; /* of a DICT, with mnemonic NULL, or a STRUCT, such as "stablehlo.gather" */
    struct {
      const int64_t *values;
      size_t count;
      sr_dtype dtype;
    } ints;
    sr_dense dense;
    struct {
      const char *mnemonic;
      const char *value;
    } enumeration; /* of an ENUM, such as "stablehlo.comparison_direction" and "LT" */
    const sr_sharding_attr *sharding;
  };
};

const sr_attr *sr_attr_int(sr_module *module, int64_t value, sr_dtype dtype);
const sr_attr *sr_attr_bool(sr_module *module, bool value);
const sr_attr *sr_attr_string(sr_module *module, const char *text);
/* Returns array<i64: ...>. Copies `values`. */
const sr_attr *sr_attr_ints(sr_module *module, const int64_t *values, size_t count);
/* Returns a DENSE attribute. `data` is not copied and must live as long as the module. */
const sr_attr *sr_attr_dense(sr_module *module, const sr_type *type, const void *data, size_t bytes,
                             bool splat);
/* Returns a DENSE attribute: a tensor of i64 with the dimensions `dims`. Copies `values`. */
const sr_attr *sr_attr_dense_i64(sr_module *module, int32_t rank, const int64_t *dims,
                                 const int64_t *values);
/* Returns an ARRAY attribute. `items` is not copied and must live as long as the module. */
const sr_attr *sr_attr_array(sr_module *module, const sr_attr *const *items, size_t count);
const sr_attr *sr_attr_enum(sr_module *module, const char *mnemonic, const char *value);
/* Returns field `name` of a DICT or STRUCT; NULL if there is no such field, if `attr` is of another
 * kind, or if `attr` is NULL. */
const sr_attr *sr_attr_field(const sr_attr *attr, const char *name);
/* True if `a` and `b` are equal with all their items and fields. The elements of DENSE attributes
 * are compared byte by byte. */
bool sr_attr_equal(const sr_attr *a, const sr_attr *b);

/* ---- meshes --------------------------------------------------------------------------------- */

/* A mesh, with the attributes of the sdy.mesh op that defines it in the text. */
typedef struct sr_mesh_op {
  const sr_mesh *mesh;
  const sr_named_attr *attrs; /* attributes of the sdy.mesh besides its name and the mesh */
  size_t attr_count;
} sr_mesh_op;

const sr_mesh *sr_module_mesh(const sr_module *module, const char *name);
/* Returns the integer attribute `name` of the module, such as mhlo.num_partitions; `otherwise` if
 * the module does not have it. */
int64_t sr_module_int(const sr_module *module, const char *name, int64_t otherwise);
/* True if a mesh before mesh `index` in the module's list is equal to it. JAX lists a mesh of some
 * of the devices twice, under two names. */
bool sr_module_mesh_is_repeated(const sr_module *module, size_t index);

/* ---- locations ------------------------------------------------------------------------------ */

/* The position of an op in the .mlir file. If the text has locations (loc(...)), also the position
 * in the program from which the text was made. */
typedef struct sr_location {
  uint32_t line, column; /* in the .mlir file, from 1; 0 if a pass made the op without an origin */
  uint32_t op;           /* number that sr_module_fingerprint gave the op, from 1; 0: none */
  /* The text in loc(...) with aliases resolved, such as "\"f.py\":22:29"; or NULL. */
  const char *source;
} sr_location;

enum {
  /* Size of the buffer of sr_location_suffix, with the final NUL. Longer suffixes are cut. */
  SR_ORIGIN_BYTES = 512
};

/* True if the location names a source file and line. */
bool sr_location_names_file(const sr_location *location);
/*
 * Writes the origin of an op to `buffer`, as the end of a message, and returns `buffer`:
 *
 *   " (from model.py:12:3)"         the first file in the location: the innermost of the calls
 *   " (from "jit(f)/add")"          the op's name, if the location has no file
 *   ""                              the location has neither file nor name
 */
const char *sr_location_suffix(const sr_location *location, char buffer[SR_ORIGIN_BYTES]);
/* Appends the line and column in the .mlir file and, if known, the origin: "7:10" or "7:10
 * (model.py:12:3)". */
void sr_location_format(sr_text *text, const sr_location *location);

/* ---- values, ops, blocks -------------------------------------------------------------------- */

/* A value: a result of an op or an argument of a block. */
struct sr_value {
  const sr_type *type;
  sr_op *op;        /* the op whose result this is; NULL for a block argument */
  sr_block *block;  /* the block whose argument this is; NULL for an op's result */
  int32_t index;    /* index among the op's results or the block's arguments */
  uint32_t id;      /* unique in the module, below sr_module.value_count */
  int32_t map;      /* number of the map that has an entry for this value (sr_module_new_map) */
  sr_value *mapped; /* the value to which `map` maps this one */
  sr_use *uses; /* first use in the list of uses, which is in no particular order; NULL if unused */
};

/* A use of `value`: the operand `index` of the op `user`. */
struct sr_use {
  sr_value *value;
  sr_op *user;
  sr_use *next;
  /* Points to the pointer to this use: value->uses, or `next` of the use before this one. */
  sr_use **link;
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
  sr_named_attr *attrs; /* properties and discardable attributes together, sorted by name */
  size_t attr_count, attr_capacity;
  sr_location location;
  sr_block *block; /* the block that contains the op; NULL while the op is in none */
  sr_op *prev, *next;
};

struct sr_block {
  sr_value **args;
  int32_t arg_count, arg_capacity;
  sr_op *first, *last; /* in a verified module, `last` is the terminator */
  sr_op *parent;       /* the op whose region this block is; NULL for a function body */
  sr_func *func;       /* the function whose body this block is; NULL for a region */
};

struct sr_func {
  const char *name;
  bool is_public;
  sr_block *body;      /* ends in func.return; its arguments are those of the function */
  const sr_type *type; /* a type of kind FUNCTION */
  sr_named_attr *const *arg_attrs; /* [argument]: list of attributes; NULL: no argument has any */
  const size_t *arg_attr_counts;
  sr_named_attr *const *result_attrs; /* [result]: list of attributes; NULL: no result has any */
  const size_t *result_attr_counts;
  sr_named_attr *attrs;
  size_t attr_count;
  sr_location location;
  sr_func *next;
  sr_module *module;
  int32_t index; /* index of the function in its module, in the order of the text */
};

struct sr_module {
  sr_arena *arena;
  const char *name; /* symbol of the module, without @; NULL: it has none */
  const char *file; /* name of the .mlir file, for messages */
  sr_named_attr *attrs;
  size_t attr_count;
  sr_mesh_op *meshes;
  size_t mesh_count, mesh_capacity;
  sr_func *funcs; /* list of functions in the order of the text */
  sr_func *last_func;
  int32_t func_count;
  sr_func **func_slots;   /* hash table by name, with open addressing */
  size_t func_slot_count; /* a power of 2, or 0 */
  sr_func *main;          /* @main, else the only public function, else NULL */
  struct sr_type_table *types;
  sr_tokens argument_tokens, result_tokens; /* of main, set by sr_module_flatten */
  int32_t inspection_count;
  const sr_attr **inspectors;     /* [inspection_count] set by sr_module_number_inspections */
  uint32_t value_count, op_count; /* number of ids given out so far; all ids are less than this */
  int32_t last_map;
};

/* Creates an empty module in `arena`. Copies `file`. */
sr_module *sr_module_create(sr_arena *arena, const char *file);
/* Returns the function called `name`, or NULL. Takes constant time. */
sr_func *sr_module_func(const sr_module *module, const char *name);
/* Appends `func`, which lives in the module's arena. The module must not have a function of the
 * same name. */
void sr_module_add_func(sr_module *module, sr_func *func);
/* These return attribute `name` of argument or result `index` of `func`; NULL if absent. */
const sr_attr *sr_func_arg_attr(const sr_func *func, int32_t index, const char *name);
const sr_attr *sr_func_result_attr(const sr_func *func, int32_t index, const char *name);

/* ---- building and rewriting ------------------------------------------------------------------ */

/* Creates an op that is not yet in a block, with result values of the given types and
 * `region_count` empty blocks. The new op gets the location of the op `origin`, unless `origin` is
 * NULL. */
sr_op *sr_op_create(sr_module *module, sr_opcode code, const sr_op *origin, int32_t operand_count,
                    sr_value *const *operands, int32_t result_count, const sr_type *const *types,
                    int32_t region_count);
/* Inserts `op` before `before`, or at the end of `block` when `before` is NULL. */
void sr_op_insert(sr_op *op, sr_block *block, sr_op *before);
/* Removes `op` from its block. The op can be inserted again. */
void sr_op_detach(sr_op *op);
/* Removes `op` and its regions for good. The results of `op` must have no uses. */
void sr_op_erase(sr_op *op);
void sr_op_set_operand(sr_op *op, int32_t index, sr_value *value);
/* Makes the `count` values of `operands` the operands of `op`. */
void sr_op_set_operands(sr_module *module, sr_op *op, int32_t count, sr_value *const *operands);
/* Exchanges the regions of `from` and `to`. `to` must have equally many regions, all empty. */
void sr_op_move_regions(sr_op *from, sr_op *to);
void sr_value_replace(sr_value *value, sr_value *with);
bool sr_value_has_one_use(const sr_value *value);
sr_value *sr_block_add_arg(sr_module *module, sr_block *block, const sr_type *type);
sr_block *sr_block_create(sr_module *module);
/* Returns the function whose body contains `block`, at any depth of regions. */
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
/* Sets attribute `name` of `op` to `value`. If `value` is NULL, removes the attribute. */
void sr_op_set_attr(sr_module *module, sr_op *op, const char *name, const sr_attr *value);
/* Copies all attributes of `from` to `to`. */
void sr_op_copy_attrs(sr_module *module, const sr_op *from, sr_op *to);
int64_t sr_op_int(const sr_op *op, const char *name, int64_t otherwise);
bool sr_op_flag(const sr_op *op, const char *name);
enum {
  /* Largest number of results of one reduction, scatter, sort or merge. The compiler refuses an op
   * with more. */
  SR_REGION_RESULTS = 16
};
/* Returns the dimension along which a sort or merge works, from 0. In the attribute, a negative
 * number counts from the end; if the attribute is absent, the op works on the last dimension. */
int32_t sr_sort_dimension(const sr_op *op);
/* Attributes with this prefix are made by the compiler alone. The reader refuses a program that has
 * one. */
#define SR_OWN_ATTR "spmdrun."
/* True if the op's channel_handle is positive. Such a collective communicates between partitions;
 * one without a channel only between replicas. */
bool sr_op_has_channel(const sr_op *op);
/*
 * Returns the transfer table of a spmdrun.redistribute. The table points into the op's attributes.
 * The attribute `transfers` is a list of single transfers. An op without `transfers` has the
 * attribute `regions`, which describes the region of every device by one list of integers; the
 * field `devices` of the table is then the attribute `devices`, or NULL if the op does not have it.
 */
sr_transfer_table sr_op_transfer_table(const sr_op *op);
/* Returns the attribute `transfers` of a redistribute; `regions` if `transfers` is absent. */
const sr_attr *sr_op_transfers(const sr_op *op);
/* Returns the value ("LT") of the ENUM attribute `name`; `otherwise` if there is none. */
const char *sr_op_enum(const sr_op *op, const char *name, const char *otherwise);
/* Returns the list of integers in attribute `name`: array<i64: ...> or a dense i64 tensor. (The
 * reader has expanded splats.) If the attribute is absent or empty, returns NULL and sets
 * *out_count to 0. */
const int64_t *sr_op_ints(const sr_op *op, const char *name, size_t *out_count);
/* Like sr_op_ints, but reads the integers of `attr`, for example a field of a STRUCT. */
const int64_t *sr_attr_get_ints(const sr_attr *attr, size_t *out_count);
/* Returns the number of items of an ARRAY; 0 if `attr` is of another kind or NULL. */
size_t sr_attr_item_count(const sr_attr *attr);

/* Returns the number of a new, empty map from values to values. A value can be in one map only:
 * entering it into a map removes it from its previous map. */
int32_t sr_module_new_map(sr_module *module);
static inline void sr_map_enter(int32_t map, sr_value *value, sr_value *to) {
  value->map = map;
  value->mapped = to;
}
/* Returns the value to which the map maps `value`; `value` itself if it is not in the map. */
static inline sr_value *sr_mapped(int32_t map, sr_value *value) {
  return value->map == map ? value->mapped : value;
}
/* Copies `op` with its regions. An operand that is in `map` is replaced by its entry. The results
 * and block arguments of `op` are entered into `map`, with their copies as entries. */
sr_op *sr_op_clone(sr_module *module, sr_op *op, int32_t map);
/* Copies the arguments and ops of `from` to the empty block `to`. */
void sr_block_clone(sr_module *module, sr_block *from, sr_block *to);
/*
 * Moves the ops of `from` before the op `before`, or to the end of `to` if `before` is NULL.
 * Replaces the arguments of `from` by `args`. The terminator is not moved, but returned: its
 * operands are what the block `from` returned.
 */
sr_op *sr_block_splice(sr_block *from, sr_value *const *args, sr_block *to, sr_op *before);

/* ---- regions of reductions (region.c) -------------------------------------------------------- */

/* True if `op` is commutative and its operands are `a` and `b`, in either order. */
bool sr_op_combines(const sr_op *op, const sr_value *a, const sr_value *b);
/* If `block` is a combiner, returns the opcode of its one op, which is block->first. A combiner
 * applies one commutative op to its two arguments, in either order, and returns the result. Returns
 * SR_OP_COUNT for any other block. */
sr_opcode sr_block_combiner(const sr_block *block);
/*
 * Returns the type in which a reduction of `dtype` elements accumulates. The result is rounded to
 * `dtype` once, at the end. Floats of less than 32 bits accumulate in f32. If `sum`, f32
 * accumulates in f64, and complex<f32> in complex<f64>. All other types accumulate in themselves.
 */
sr_dtype sr_dtype_reducing(sr_dtype dtype, bool sum);
/* Makes the empty `block` a combiner that applies the op `code`: (scalar, scalar) -> scalar. The
 * new ops get the location of `origin`. */
void sr_block_fill_combiner(sr_module *module, sr_block *block, sr_opcode code,
                            const sr_type *scalar, const sr_op *origin);
/*
 * Fills the empty `block` with a combiner that skips padding. The combiner `from` combines `count`
 * values on the left with `count` on the right. `block` takes one more value on each side: an i1
 * that is true for an element and false for padding. If both sides are elements, `block` returns
 * what `from` returns. If one side is padding, it returns the other side. A reduction with `block`
 * must start with false as the i1. The new ops get the location of `origin`.
 */
void sr_block_fill_marked(sr_module *module, sr_block *block, sr_block *from, int32_t count,
                          const sr_op *origin);

/* ---- op table ------------------------------------------------------------------------------- */

/* Properties that every op of an opcode has. */
typedef enum sr_trait {
  /* Has no effect but its results: may be removed, merged and moved. */
  SR_TRAIT_PURE = 1 << 0,
  /* Element i of the result depends only on element i of each operand. All have one shape. */
  SR_TRAIT_ELEMENTWISE = 1 << 1,
  SR_TRAIT_COMMUTES = 1 << 2,
  SR_TRAIT_COLLECTIVE = 1 << 3,
  SR_TRAIT_TERMINATOR = 1 << 4,
  /* Runs regions or calls a function: while, case, if, manual_computation, call, ... */
  SR_TRAIT_CONTROL = 1 << 5,
  SR_TRAIT_LAYOUT = 1 << 6,     /* only moves elements, computes nothing */
  SR_TRAIT_IDEMPOTENT = 1 << 7, /* op(x, x) gives x */
  SR_TRAIT_PRODUCT = 1 << 8,    /* sums products of elements of the first and the second operand */
  /* Each element of the result is some element of the first operand. */
  SR_TRAIT_VIEW = 1 << 9,
  /* Returns its operand, and only constrains the operand's sharding, as ops of Shardy do. */
  SR_TRAIT_CONSTRAINT = 1 << 10,
  /* Combinations that keep the rows of ops.def short. */
  SR_TRAITS_POINTWISE = SR_TRAIT_PURE | SR_TRAIT_ELEMENTWISE,
  SR_TRAITS_MOVE = SR_TRAIT_PURE | SR_TRAIT_LAYOUT,
  SR_TRAITS_VIEW = SR_TRAITS_MOVE | SR_TRAIT_VIEW,
  SR_TRAITS_PRODUCT = SR_TRAIT_PURE | SR_TRAIT_PRODUCT,
} sr_trait;

typedef struct sr_op_info {
  const char *name; /* "stablehlo.add" */
  int8_t operands;  /* number of operands; -1: any number */
  int8_t results;
  int8_t regions;
  uint32_t traits;
} sr_op_info;

/* Returns the row of `code` in ops.def. SR_OP_COUNT, which is not an op, has a row without
 * traits. */
const sr_op_info *sr_op_info_get(sr_opcode code);
static inline bool sr_opcode_has(sr_opcode code, sr_trait trait) {
  return (sr_op_info_get(code)->traits & (uint32_t)trait) != 0;
}
static inline bool sr_op_has(const sr_op *op, sr_trait trait) {
  return sr_opcode_has(op->code, trait);
}

/* Fails with "file.mlir:12:7: stablehlo.add: <sentence>", followed by the origin that
 * sr_location_suffix gives. Returns `code`. */
#define sr_op_fail(ctx, module, op, code, ...)                                                     \
  sr_op_fail_at((ctx), __FILE__, __LINE__, (module), (op), (code), __VA_ARGS__)
sr_status sr_op_fail_at(sr_ctx *ctx, const char *file, int line, const sr_module *module,
                        const sr_op *op, sr_status code, const char *format, ...)
    __attribute__((format(printf, 7, 8)));

#endif
