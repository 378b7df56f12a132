/*
 * The reader of MLIR text: what its files share.
 *
 *   reader.c         tokens, messages, names, nesting
 *   read_type.c      types
 *   read_attr.c      attributes;  read_sdy.c: shardings and meshes;  read_dense.c: constants
 *   read_location.c  loc(...)
 *   read_op.c        an op in either form, regions, values
 *   read_syntax.c      families of pretty forms
 *   read_module.c    functions, meshes, aliases, the module
 *
 * Conventions: a function that reads something starts at the first token of it (`reader->token`)
 * and leaves `reader->token` at the first token behind it. All memory comes from the module's
 * arena.
 */
#ifndef SR_GRAPH_TEXT_READER_H
#define SR_GRAPH_TEXT_READER_H

#include "graph/ir/lex.h"
#include "graph/ir/type.h"

/* Regions, types and attributes may be nested this deep in all: hostile text must not end the
 * stack. */
enum {
  SR_MAX_NESTING = 256
};

/* A word of the text, made unique: everything that can be looked up by it. */
typedef struct sr_name {
  const char *text; /* NUL-terminated; %values, #aliases and !aliases with their mark */
  size_t length;
  uint64_t hash;
  int32_t opcode;       /* sr_opcode, or -1 */
  int32_t value_count;  /* %name: how many results it stands for; 0 while not visible */
  sr_value *values;     /* the first of them */
  const sr_attr *attr;  /* #alias */
  const sr_type *type;  /* !alias */
  const char *location; /* #alias = loc(...): the text inside, in the input */
  const char *location_end;
} sr_name;

/* %name or %name#index, before its value is looked up. */
typedef struct sr_operand_ref {
  const char *at;
  sr_name *name;
  int32_t index; /* -1 when not written */
} sr_operand_ref;

typedef struct sr_result_ref {
  const char *at;
  sr_name *name;
  int32_t count;
} sr_result_ref;

/* An op while it is being read. One per depth of nesting, used again and again. */
typedef struct sr_draft {
  sr_opcode code;
  const char *at; /* its name in the text */
  sr_location place;
  SR_VECTOR(sr_result_ref) results;
  SR_VECTOR(sr_operand_ref) operands;
  SR_VECTOR(sr_named_attr) attrs;
  SR_VECTOR(sr_block *) regions;
  SR_VECTOR(const sr_type *) operand_types;
  SR_VECTOR(const sr_type *) result_types;
  const char *location, *location_end; /* text inside loc(...), NULL if there is none */
} sr_draft;

/* A location whose aliases are resolved when all of the text is read. */
typedef struct sr_location_fix {
  sr_location *location;
  const char *begin, *end;
} sr_location_fix;

typedef struct sr_reader {
  sr_ctx *ctx;
  sr_arena *arena;
  sr_module *module;
  const char *begin, *end;
  sr_token token;
  int depth;
  /* Where line numbers were last counted to. */
  const char *counted, *line_begin;
  uint32_t line;
  sr_name **names; /* open addressing */
  size_t name_count, name_capacity;
  SR_VECTOR(sr_name *) visible; /* %names defined, innermost region last */
  SR_VECTOR(sr_location_fix) fixes;
  sr_draft *drafts[SR_MAX_NESTING + 1];
} sr_reader;

/* ---- reader.c -------------------------------------------------------------------------------- */

void sr_reader_init(sr_reader *reader, sr_ctx *ctx, sr_module *module, const char *text,
                    size_t bytes);

void sr_read_next(sr_reader *reader);
/* Goes on behind `position`. */
void sr_read_jump(sr_reader *reader, const char *position);
static inline bool sr_read_is(const sr_reader *reader, int kind) {
  return reader->token.kind == kind;
}
bool sr_read_accept(sr_reader *reader, int kind);
sr_status sr_read_expect(sr_reader *reader, int kind, const char *what);
bool sr_read_is_word(const sr_reader *reader, const char *word);
bool sr_read_accept_word(sr_reader *reader, const char *word);
sr_status sr_read_expect_word(sr_reader *reader, const char *word);

sr_location sr_reader_locate(sr_reader *reader, const char *at);
/* "file:line:column: sentence" of the place `at`. */
#define sr_read_fail(reader, at, ...)                                                              \
  sr_read_fail_at((reader), __FILE__, __LINE__, SR_ERR_INVALID, (at), __VA_ARGS__)
sr_status sr_read_fail_at(sr_reader *reader, const char *file, int line, sr_status code,
                          const char *at, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* "expected <what>, found <token>" */
sr_status sr_read_unexpected(sr_reader *reader, const char *what);

/* One level deeper, refused beyond SR_MAX_NESTING; sr_read_leave undoes it when all went well. */
sr_status sr_read_enter(sr_reader *reader);
static inline void sr_read_leave(sr_reader *reader) {
  reader->depth--;
}

/* The unique entry of that text; `find` gives NULL when it was never seen. */
sr_name *sr_reader_name(sr_reader *reader, const char *begin, const char *end);
sr_name *sr_reader_find(sr_reader *reader, const char *begin, const char *end);

/* Decoded text of a STRING or SYMBOL token (without mark and quotes); consumes it. */
sr_status sr_read_text(sr_reader *reader, const char **out_text, size_t *out_length);
/* An integer with an optional minus. */
sr_status sr_read_int64(sr_reader *reader, int64_t *out_value);
/* "[1, 2]": integers; `?` gives SR_DYNAMIC. */
sr_status sr_read_int_list(sr_reader *reader, const int64_t **out_values, size_t *out_count);

/* ---- read_type.c ----------------------------------------------------------------------------- */

sr_status sr_read_type(sr_reader *reader, const sr_type **out_type);
/* True when a type starts at the token. */
bool sr_read_is_type(const sr_reader *reader);

/* ---- read_attr.c ----------------------------------------------------------------------------- */

sr_attr *sr_reader_attr(sr_reader *reader, sr_attr_kind kind);
sr_status sr_read_attr(sr_reader *reader, const sr_attr **out_attr);
/* A list of attributes between `open` and `close`, commas between them. `what` is the list in a
 * sentence: "the manual axes". */
typedef sr_status sr_read_item(sr_reader *reader, const sr_attr **out_attr);
sr_status sr_read_list(sr_reader *reader, char open, char close, const char *what,
                       sr_read_item *item, const sr_attr **out_attr);
/* The same where ": type" behind a number belongs to something else. */
sr_status sr_read_untyped(sr_reader *reader, const sr_attr **out_attr);
/* "{a = 1, b}": sorted by name. */
sr_status sr_read_dict(sr_reader *reader, sr_named_attr **out_items, size_t *out_count);
/* "<a = 1, b = [2]>" as a STRUCT of that mnemonic. */
sr_status sr_read_struct(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr);
/* "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]" */
sr_status sr_read_convolution_numbers(sr_reader *reader, const sr_attr **out_attr);
/* Moves behind the bracket that closes the one at the token; *out_end is there in the text. */
sr_status sr_read_skip_brackets(sr_reader *reader, const char **out_end);
void sr_attrs_sort(sr_named_attr *items, size_t count);

/* ---- read_sdy.c ------------------------------------------------------------------------------ */

/* "<@mesh, [{"x"}]>", without the mnemonic. */
sr_status sr_read_sharding(sr_reader *reader, const sr_attr **out_attr);
/* "[<@mesh, []>, ...]": an ARRAY of SHARDING. */
sr_status sr_read_shardings(sr_reader *reader, const sr_attr **out_attr);
/* "<["x"=2], device_ids=[1, 0]>" */
sr_status sr_read_mesh(sr_reader *reader, const char *name, sr_mesh **out_mesh);
/* "{"x", "y":(1)2}" */
sr_status sr_read_axis_list(sr_reader *reader, sr_axis_list *out_list);
/*
 * Axes of an op between devices, as text of the generic form: mnemonic "list_of_axis_ref_lists" for
 * [{}, {"x"}], "all_to_all_param_list" for [{"x"}: 0->1], "axis_ref_list" for {"x"}.
 */
sr_status sr_read_axes(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr);
/* "{"x", "y"}" as an ARRAY of STRING. */
sr_status sr_read_manual_axes(sr_reader *reader, const sr_attr **out_attr);

/* ---- read_dense.c ---------------------------------------------------------------------------- */

/* At "dense" or "dense_resource". */
sr_status sr_read_dense(sr_reader *reader, const sr_attr **out_attr);

/* ---- read_location.c ------------------------------------------------------------------------- */

/* "loc(...)" if the text has one here: what is inside, for sr_reader_fix_location. */
sr_status sr_read_location(sr_reader *reader, const char **out_begin, const char **out_end);
void sr_reader_fix_location(sr_reader *reader, sr_location *location, const char *begin,
                            const char *end);
/* Once, behind the end of the text: fills in every location's source. */
void sr_reader_resolve_locations(sr_reader *reader);

/* ---- read_op.c ------------------------------------------------------------------------------- */

/* Ops up to the closing brace (not consumed), appended to `block`. */
sr_status sr_read_ops(sr_reader *reader, sr_block *block);
/* "{ ... }" into a new block whose arguments are there already; their names become visible. */
sr_status sr_read_region(sr_reader *reader, sr_block *block, sr_name *const *arg_names);
/* "({...}, {...})" */
sr_status sr_read_regions(sr_reader *reader, sr_draft *draft);
/* "(%a: type {attrs} loc(...), ...)": adds arguments to `block`, names to `out_names`. */
typedef SR_VECTOR(sr_name *) sr_name_list;
typedef struct sr_arg_list {
  sr_name_list names;
  SR_VECTOR(sr_named_attr *) attrs;
  SR_VECTOR(size_t) attr_counts;
  SR_VECTOR(const sr_type *) types;
} sr_arg_list;
sr_status sr_read_args(sr_reader *reader, sr_block *block, sr_arg_list *out_list);
sr_status sr_read_operand(sr_reader *reader, sr_operand_ref *out_operand);
/* "%a, %b" or nothing, into the draft. */
sr_status sr_read_operands(sr_reader *reader, sr_draft *draft);
/* "{...}" or "<{...}>" of an op, if there is one, into the draft. */
sr_status sr_read_op_dict(sr_reader *reader, sr_draft *draft);
/* ": (types) -> types" behind the colon. */
sr_status sr_read_function_types(sr_reader *reader, sr_draft *draft);
void sr_draft_attr(sr_reader *reader, sr_draft *draft, const char *name, const sr_attr *value);
/* The opcode of a name as written; false if there is none. */
bool sr_reader_opcode(sr_reader *reader, const char *begin, const char *end, sr_opcode *out_code);

/* ---- read_module.c --------------------------------------------------------------------------- */

sr_status sr_read_top(sr_reader *reader);

#endif
