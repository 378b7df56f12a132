/*
 * The reader of MLIR bytecode: declarations that its files share.
 *
 *   bytecode.c           sections, tables, the module
 *   cursor.c             numbers, strings, messages
 *   bytecode_entry.c     attributes and types by number
 *   bytecode_builtin.c   those of MLIR itself, locations
 *   bytecode_vhlo.c      those of StableHLO
 *   bytecode_sdy.c       those of Shardy: meshes, shardings
 *   ops.c                ops, regions, functions
 *   vhlo.def, rows.c     the list of ops, and their attributes
 *
 * Errors are sticky: the first one is kept, and afterwards every sr_take_... returns zero, or an
 * attribute or type that stands for a wrong one. Loops over numbers from the file end at an error,
 * because sr_take_count returns no more than the bytes that are left. Callers look at
 * sr_bytecode.status where they would use such a value for more than building the graph.
 */
#ifndef SR_GRAPH_BYTECODE_BYTECODE_H
#define SR_GRAPH_BYTECODE_BYTECODE_H

#include "graph/text/reader.h"

/* Bytes that are read from `at` on, up to `end`. */
typedef struct sr_cursor {
  const unsigned char *at, *end;
} sr_cursor;

typedef enum sr_dialect {
  SR_DIALECT_BUILTIN,
  SR_DIALECT_VHLO,
  SR_DIALECT_SDY,
  SR_DIALECT_STABLEHLO,
  SR_DIALECT_OTHER, /* one whose ops, attributes and types are not known here */
} sr_dialect;

typedef struct sr_bytecode_string {
  const char *text; /* NUL-terminated, in the module's arena; NULL until it is asked for */
  const unsigned char *data;
  size_t length;
} sr_bytecode_string;

typedef struct sr_bytecode_dialect {
  sr_dialect kind;
  const char *name;
} sr_bytecode_dialect;

/* An attribute, location or type of the file, decoded when it is asked for the first time. */
typedef struct sr_entry {
  sr_cursor bytes;
  const sr_bytecode_dialect *dialect;
  bool coded;      /* in the encoding of its dialect; else text */
  bool busy;       /* being decoded: who meets it again has found a circle */
  uint32_t weight; /* number of attributes and types in it, however often each occurs */
  union {
    const sr_attr *attr;
    const sr_type *type;
    const char *location; /* the text in loc(...) */
  };
} sr_entry;

/* An op of vhlo.def. Attributes are given in the order of the file. */
typedef struct sr_op_row {
  const char *name; /* without its dialect */
  sr_dialect dialect;
  int32_t code; /* an sr_opcode, or an sr_row_code */
  const char *attrs;
} sr_op_row;

/* Ops of the file that are no op of ours. */
enum sr_row_code {
  SR_ROW_MODULE = SR_OP_COUNT,
  SR_ROW_FUNC,
  SR_ROW_RETURN, /* stablehlo.return or func.return */
  SR_ROW_CAST,   /* gives the same value another dialect's type, which is the same type of ours */
  SR_ROW_MESH,
};

typedef struct sr_op_name {
  const sr_op_row *row; /* NULL: not known here */
  const sr_bytecode_dialect *dialect;
  const char *name;
} sr_op_name;

typedef struct sr_bytecode {
  sr_ctx *ctx;
  sr_arena *arena;
  sr_module *module;
  const unsigned char *begin;
  sr_status status; /* of the first error */
  int depth;        /* of nesting: of regions, attributes, types */
  uint32_t weight;  /* of the entry that is being decoded, so far */
  sr_bytecode_string *strings;
  size_t string_count;
  sr_bytecode_dialect *dialects;
  size_t dialect_count;
  SR_VECTOR(sr_op_name) names;
  sr_entry *attrs, *types;
  size_t attr_count, type_count;
  sr_cursor *properties;
  size_t property_count;
  sr_cursor ops; /* the section of the module's ops */
  /* The values of the regions around the current op, by number; NULL: not defined yet. */
  SR_VECTOR(sr_value *) values;
  sr_attr wrong_attr; /* what sr_take_attr returns after an error */
} sr_bytecode;

/* ---- cursor.c -------------------------------------------------------------------------------- */

/* Records "file:1:<offset + 1>: message", unless there is an error already. The place `at` is
 * counted as the column of a line, as that of a text would be. */
#define sr_bytecode_fail(b, at, ...)                                                               \
  sr_bytecode_fail_at((b), __FILE__, __LINE__, SR_ERR_INVALID, (at), __VA_ARGS__)
/* Like sr_bytecode_fail, for what other versions of spmdrun may read. */
#define sr_bytecode_refuse(b, at, ...)                                                             \
  sr_bytecode_fail_at((b), __FILE__, __LINE__, SR_ERR_UNSUPPORTED, (at), __VA_ARGS__)
void sr_bytecode_fail_at(sr_bytecode *b, const char *file, int line, sr_status code,
                         const unsigned char *at, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
static inline bool sr_bytecode_ok(const sr_bytecode *b) {
  return b->status == SR_OK;
}
sr_location sr_bytecode_locate(const sr_bytecode *b, const unsigned char *at);
/* Fails if there is no room for one more level of nesting. sr_bytecode_leave leaves the level. */
bool sr_bytecode_enter(sr_bytecode *b, const unsigned char *at);
static inline void sr_bytecode_leave(sr_bytecode *b) {
  b->depth--;
}

uint8_t sr_take_byte(sr_bytecode *b, sr_cursor *c);
uint64_t sr_take_varint(sr_bytecode *b, sr_cursor *c);
int64_t sr_take_signed(sr_bytecode *b, sr_cursor *c);
/* Takes the number of things that follow, each of which has at least one byte. */
size_t sr_take_count(sr_bytecode *b, sr_cursor *c);
/* Takes a number below `count`. `what` names what is numbered: "string". */
size_t sr_take_index(sr_bytecode *b, sr_cursor *c, size_t count, const char *what);
/* Takes the next `count` bytes. */
sr_cursor sr_take_bytes(sr_bytecode *b, sr_cursor *c, uint64_t count);
/* Returns string `index`. `at` is the place of the number. `out_length` may be NULL: the string may
 * then have no zero byte. */
const char *sr_string_at(sr_bytecode *b, const unsigned char *at, uint64_t index,
                         size_t *out_length);
/* Takes the number of a string. `out_length` may be NULL: the string may then have no zero byte. */
const char *sr_take_string(sr_bytecode *b, sr_cursor *c, size_t *out_length);
/* Takes a list of signed numbers. */
const int64_t *sr_take_ints(sr_bytecode *b, sr_cursor *c, size_t *out_count);
/* Takes an integer of `bits` bits, or the bits of a float, sign-extended. */
int64_t sr_take_bits(sr_bytecode *b, sr_cursor *c, unsigned bits);

/* ---- bytecode_entry.c ------------------------------------------------------------------------ */

const sr_attr *sr_take_attr(sr_bytecode *b, sr_cursor *c);
const sr_type *sr_take_type(sr_bytecode *b, sr_cursor *c);
/* Takes the number of a location and returns the text in loc(...); NULL: unknown. */
const char *sr_take_location(sr_bytecode *b, sr_cursor *c);
/* Takes a list of attributes as an ARRAY. */
const sr_attr *sr_take_attrs(sr_bytecode *b, sr_cursor *c);
/* Return attribute or type `index`. `at` is the place of the number. */
const sr_type *sr_type_at(sr_bytecode *b, const unsigned char *at, uint64_t index);
const sr_attr *sr_attr_at(sr_bytecode *b, const unsigned char *at, uint64_t index);
/* Returns the bytes of attribute `index` after its code, which must be `code` of `dialect`. `what`
 * names the attribute in messages. */
sr_cursor sr_entry_coded(sr_bytecode *b, const unsigned char *at, uint64_t index,
                         sr_dialect dialect, uint64_t code, const char *what);
/* Takes a dictionary as a DICT. */
const sr_attr *sr_take_dict(sr_bytecode *b, sr_cursor *c);
/* Takes a string as a STRING. */
const sr_attr *sr_take_string_attr(sr_bytecode *b, sr_cursor *c);
/* Takes a type and the bytes of a constant, as a DENSE. */
const sr_attr *sr_take_dense(sr_bytecode *b, sr_cursor *c);
/* Takes an attribute and returns its text, if it is of `kind`: STRING or SYMBOL. The text has no
 * zero byte. `what` names it in messages. */
const char *sr_take_name(sr_bytecode *b, sr_cursor *c, sr_attr_kind kind, const char *what);

sr_attr *sr_bytecode_attr(sr_bytecode *b, sr_attr_kind kind);
/* Returns an OPAQUE attribute with the text. */
const sr_attr *sr_bytecode_opaque(sr_bytecode *b, sr_text *text);
/* Takes the bits of a number of `type`. */
const sr_attr *sr_take_number(sr_bytecode *b, sr_cursor *c, const sr_type *type);
/* Take what follows the code of a type; of a tensor, the sizes and the element type. */
const sr_type *sr_take_tensor(sr_bytecode *b, sr_cursor *c, const sr_attr *encoding);
const sr_type *sr_take_complex(sr_bytecode *b, sr_cursor *c);
const sr_type *sr_take_tuple(sr_bytecode *b, sr_cursor *c);
const sr_type *sr_take_function(sr_bytecode *b, sr_cursor *c);

/* ---- bytecode_builtin.c, bytecode_vhlo.c, bytecode_sdy.c ------------------------------------- */

/* Decode an entry whose code is `code`; `c` is behind it. */
typedef const sr_attr *sr_decode_attr(sr_bytecode *b, sr_cursor *c, uint64_t code);
typedef const sr_type *sr_decode_type(sr_bytecode *b, sr_cursor *c, uint64_t code);
sr_decode_attr sr_builtin_attr, sr_vhlo_attr, sr_sdy_attr;
sr_decode_type sr_builtin_type, sr_vhlo_type, sr_stablehlo_type;
/* True if an attribute of MLIR itself with this code is a location. The next function decodes it,
 * and returns the text in loc(...), which is empty if the location is unknown. */
bool sr_is_location(uint64_t code);
const char *sr_builtin_location(sr_bytecode *b, sr_cursor *c, uint64_t code);
/* Takes the number of a mesh, and gives the mesh the name `name`. */
sr_mesh *sr_take_mesh(sr_bytecode *b, sr_cursor *c, const char *name);
/*
 * Takes the attributes of an op of `row` and appends them to `attrs`. Those that are one attribute
 * of ours, such as the dimension numbers of a gather, are joined.
 */
typedef SR_VECTOR(sr_named_attr) sr_attr_list;
void sr_take_row_attrs(sr_bytecode *b, sr_cursor *c, const sr_op_row *row, sr_attr_list *attrs);
/* Returns the row of the op `name` of the dialect; NULL: none. */
const sr_op_row *sr_op_row_find(sr_dialect dialect, const char *name);

/* ---- ops.c ----------------------------------------------------------------------------------- */

/* Reads the op at the top of the file, the module, and all in it. */
void sr_bytecode_module(sr_bytecode *b, sr_cursor c);

/* ---- bytecode.c ------------------------------------------------------------------------------ */

/* Takes a section. *out_id is its number. */
sr_cursor sr_take_section(sr_bytecode *b, sr_cursor *c, unsigned *out_id);
/* True for bytes that begin as MLIR bytecode does. */
bool sr_is_bytecode(const char *bytes, size_t count);
/*
 * Reads a portable artifact of StableHLO 1.13.0 (MLIR bytecode version 6, ops of vhlo, Shardy's as
 * version 0.0.1) into the empty module. The bytes may be freed afterwards. Errors as
 * sr_module_read; SR_ERR_UNSUPPORTED for another version.
 */
sr_status sr_bytecode_read(sr_ctx *ctx, sr_module *module, const char *bytes, size_t count);

#endif
