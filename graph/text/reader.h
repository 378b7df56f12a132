/*
 * The reader of MLIR text: declarations that its files share.
 *
 *   reader.c         tokens, messages, names, nesting
 *   read_type.c      types
 *   read_attr.c      attributes;  read_sdy.c: shardings and meshes;  read_dense.c: constants
 *   read_location.c  loc(...)
 *   read_op.c        an op in either syntax, regions, values
 *   read_syntax.c    families of pretty syntax
 *   read_module.c    functions, meshes, aliases, the module
 *
 * Conventions: when a function is called, `reader->token` is the first token of the construct that
 * it reads; when it returns, `reader->token` is the first token after it. All memory comes from the
 * module's arena.
 */
#ifndef SR_GRAPH_TEXT_READER_H
#define SR_GRAPH_TEXT_READER_H

#include "graph/ir/lex.h"
#include "graph/ir/type.h"

/* The most levels of nested regions, types and attributes, all counted together. The limit keeps
 * malicious text from overflowing the stack. */
enum {
  SR_MAX_NESTING = 256
};

/* A word of the text and everything that it names. Equal words have one sr_name. */
typedef struct sr_name {
  const char *text; /* NUL-terminated; includes the % of values, the # and ! of aliases */
  size_t length;
  uint64_t hash;
  int32_t opcode;       /* the sr_opcode that has this name, or -1 */
  int32_t value_count;  /* number of values that %name stands for; 0: the name is not in scope */
  sr_value *values;     /* the first of the values that %name stands for */
  const sr_attr *attr;  /* #alias: its attribute */
  const sr_type *type;  /* !alias: its type */
  const char *location; /* for #alias = loc(...): the text in the parentheses */
  const char *location_end;
} sr_name;

/* An operand as it is written, %name or %name#index. Its value is looked up later. */
typedef struct sr_operand_ref {
  const char *at;
  sr_name *name;
  int32_t index; /* -1: no index was written */
} sr_operand_ref;

typedef struct sr_result_ref {
  const char *at;
  sr_name *name;
  int32_t count;
} sr_result_ref;

/* The parts of an op that is being read. There is one draft for each depth of nesting, which is
 * used again for the next op. */
typedef struct sr_draft {
  sr_opcode code;
  const char *at; /* the op's name in the text */
  sr_location place;
  SR_VECTOR(sr_result_ref) results;
  SR_VECTOR(sr_operand_ref) operands;
  SR_VECTOR(sr_named_attr) attrs;
  SR_VECTOR(sr_block *) regions;
  SR_VECTOR(const sr_type *) operand_types;
  SR_VECTOR(const sr_type *) result_types;
  const char *location, *location_end; /* the text in loc(...); NULL: there is none */
} sr_draft;

/* A location whose aliases are resolved after the whole text has been read. */
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
  /* The place up to which lines were counted, the start of its line, and its number
   * (sr_reader_locate). */
  const char *counted, *line_begin;
  uint32_t line;
  sr_name **names; /* hash table, open addressing */
  size_t name_count, name_capacity;
  SR_VECTOR(sr_name *) visible; /* the %names in scope, those of the innermost region last */
  SR_VECTOR(sr_location_fix) fixes;
  sr_draft *drafts[SR_MAX_NESTING + 1];
} sr_reader;

/* ---- reader.c -------------------------------------------------------------------------------- */

void sr_reader_init(sr_reader *reader, sr_ctx *ctx, sr_module *module, const char *text,
                    size_t bytes);

void sr_read_next(sr_reader *reader);
/* Makes the token that follows `position` the current token. */
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
/* Fails with "file:line:column: message" for the place `at` in the text. */
#define sr_read_fail(reader, at, ...)                                                              \
  sr_read_fail_at((reader), __FILE__, __LINE__, SR_ERR_INVALID, (at), __VA_ARGS__)
sr_status sr_read_fail_at(sr_reader *reader, const char *file, int line, sr_status code,
                          const char *at, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/* Fails with "expected <what>, found <token>". */
sr_status sr_read_unexpected(sr_reader *reader, const char *what);

/* Enters one level of nesting; fails if there are more than SR_MAX_NESTING. sr_read_leave leaves
 * the level; after an error, it need not be called. */
sr_status sr_read_enter(sr_reader *reader);
static inline void sr_read_leave(sr_reader *reader) {
  reader->depth--;
}

/* Returns the entry of the name [begin, end). If the name has not occurred before, sr_reader_name
 * makes an entry, and sr_reader_find returns NULL. */
sr_name *sr_reader_name(sr_reader *reader, const char *begin, const char *end);
sr_name *sr_reader_find(sr_reader *reader, const char *begin, const char *end);

/* Decodes a STRING or SYMBOL token to its text, without quotes and @. */
sr_status sr_read_text(sr_reader *reader, const char **out_text, size_t *out_length);
/* Reads an integer with an optional minus. */
sr_status sr_read_int64(sr_reader *reader, int64_t *out_value);
/* Reads "[1, 2]", a list of integers; `?` gives SR_DYNAMIC. */
sr_status sr_read_int_list(sr_reader *reader, const int64_t **out_values, size_t *out_count);

/* ---- read_type.c ----------------------------------------------------------------------------- */

sr_status sr_read_type(sr_reader *reader, const sr_type **out_type);
/* True if a type starts at the current token. */
bool sr_read_is_type(const sr_reader *reader);

/* ---- read_attr.c ----------------------------------------------------------------------------- */

sr_attr *sr_reader_attr(sr_reader *reader, sr_attr_kind kind);
sr_status sr_read_attr(sr_reader *reader, const sr_attr **out_attr);
/* Reads a list of attributes between `open` and `close`, separated by commas. `what` names the list
 * in messages: "the manual axes". */
typedef sr_status sr_read_item(sr_reader *reader, const sr_attr **out_attr);
sr_status sr_read_list(sr_reader *reader, char open, char close, const char *what,
                       sr_read_item *item, const sr_attr **out_attr);
/* Reads an attribute. A ": type" after a number is left unread, because it belongs to the syntax
 * around the attribute. */
sr_status sr_read_untyped(sr_reader *reader, const sr_attr **out_attr);
/* Reads "{a = 1, b}" and sorts the items by name. */
sr_status sr_read_dict(sr_reader *reader, sr_named_attr **out_items, size_t *out_count);
/* Reads "<a = 1, b = [2]>" as a STRUCT with the given mnemonic. */
sr_status sr_read_struct(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr);
/* Reads "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]". */
sr_status sr_read_convolution_numbers(sr_reader *reader, const sr_attr **out_attr);
/* Skips the text in brackets that starts at the current token. *out_end is the place of the closing
 * bracket. */
sr_status sr_read_skip_brackets(sr_reader *reader, const char **out_end);
void sr_attrs_sort(sr_named_attr *items, size_t count);

/* ---- read_sdy.c ------------------------------------------------------------------------------ */

/* Reads "<@mesh, [{"x"}]>", without the mnemonic. */
sr_status sr_read_sharding(sr_reader *reader, const sr_attr **out_attr);
/* Reads "[<@mesh, []>, ...]" as an ARRAY of SHARDING. */
sr_status sr_read_shardings(sr_reader *reader, const sr_attr **out_attr);
/* Reads "<["x"=2], device_ids=[1, 0]>". */
sr_status sr_read_mesh(sr_reader *reader, const char *name, sr_mesh **out_mesh);
/* Reads "{"x", "y":(1)2}". */
sr_status sr_read_axis_list(sr_reader *reader, sr_axis_list *out_list);
/*
 * Reads the mesh axes of a collective op as text of the generic syntax. The mnemonic is
 * "list_of_axis_ref_lists" for [{}, {"x"}], "all_to_all_param_list" for [{"x"}: 0->1], and
 * "axis_ref_list" for {"x"}.
 */
sr_status sr_read_axes(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr);
/* Reads "{"x", "y"}" as an ARRAY of STRING. */
sr_status sr_read_manual_axes(sr_reader *reader, const sr_attr **out_attr);

/* ---- read_dense.c ---------------------------------------------------------------------------- */

/* Reads a constant, which starts with the word "dense" or "dense_resource". */
sr_status sr_read_dense(sr_reader *reader, const sr_attr **out_attr);

/* ---- read_location.c ------------------------------------------------------------------------- */

/* Reads "loc(...)" if it comes next. Returns the text in the parentheses, to be passed to
 * sr_reader_fix_location. */
sr_status sr_read_location(sr_reader *reader, const char **out_begin, const char **out_end);
void sr_reader_fix_location(sr_reader *reader, sr_location *location, const char *begin,
                            const char *end);
/* Sets the source of every location. Called once, after the whole text has been read. */
void sr_reader_resolve_locations(sr_reader *reader);

/* ---- read_op.c ------------------------------------------------------------------------------- */

/* Reads ops and appends them to `block`, up to the closing brace, which stays the current token. */
sr_status sr_read_ops(sr_reader *reader, sr_block *block);
/* Reads "{ ... }" into `block`, a new block that already has its arguments. Their names,
 * `arg_names`, are in scope inside of the braces. */
sr_status sr_read_region(sr_reader *reader, sr_block *block, sr_name *const *arg_names);
/* Reads "({...}, {...})". */
sr_status sr_read_regions(sr_reader *reader, sr_draft *draft);
/* sr_read_args reads "(%a: type {attrs} loc(...), ...)". It adds the arguments to `block`, and
 * their names, attributes and types to *out_list. */
typedef SR_VECTOR(sr_name *) sr_name_list;
typedef struct sr_arg_list {
  sr_name_list names;
  SR_VECTOR(sr_named_attr *) attrs;
  SR_VECTOR(size_t) attr_counts;
  SR_VECTOR(const sr_type *) types;
} sr_arg_list;
sr_status sr_read_args(sr_reader *reader, sr_block *block, sr_arg_list *out_list);
sr_status sr_read_operand(sr_reader *reader, sr_operand_ref *out_operand);
/* Reads the op's operands, "%a, %b" or nothing, into its draft. */
sr_status sr_read_operands(sr_reader *reader, sr_draft *draft);
/* Reads the op's attributes, "{...}" or "<{...}>", into its draft, if they come next. */
sr_status sr_read_op_dict(sr_reader *reader, sr_draft *draft);
/* Reads an op's types, "(types) -> types"; the colon before them has been read. */
sr_status sr_read_function_types(sr_reader *reader, sr_draft *draft);
void sr_draft_attr(sr_reader *reader, sr_draft *draft, const char *name, const sr_attr *value);
/* Finds the opcode of the op whose name is the text [begin, end); false if there is no such op. */
bool sr_reader_opcode(sr_reader *reader, const char *begin, const char *end, sr_opcode *out_code);

/* ---- read_module.c --------------------------------------------------------------------------- */

sr_status sr_read_top(sr_reader *reader);

#endif
