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
 * A function that reads a construct of the text starts at the current token, `reader->token`. When
 * it returns, the current token is the first one after the construct. All memory comes from the
 * module's arena.
 */
#ifndef SR_GRAPH_TEXT_READER_H
#define SR_GRAPH_TEXT_READER_H

#include "graph/ir/lex.h"
#include "graph/ir/type.h"

/* The largest depth of nesting. Regions, types and attributes all count. The limit keeps malicious
 * text from overflowing the stack. */
enum {
  SR_MAX_NESTING = 256
};

/* A word of the text, and what it stands for in each role that it may have. Equal words have one
 * sr_name. */
typedef struct sr_name {
  const char *text; /* NUL-terminated; with the % of a value, the # or ! of an alias */
  size_t length;
  uint64_t hash;
  int32_t opcode;       /* the sr_opcode that has this name, or -1 */
  int32_t value_count;  /* as %name: number of values that it stands for; 0: not in scope */
  sr_value *values;     /* as %name: array of these values */
  const sr_attr *attr;  /* as #alias of an attribute: the attribute */
  const sr_type *type;  /* as !alias: the type */
  const char *location; /* as #alias of a location: the text in loc(...) */
  const char *location_end;
} sr_name;

/* An operand as written, %name or %name#index. The value that it stands for is looked up later. */
typedef struct sr_operand_ref {
  const char *at;
  sr_name *name;
  int32_t index; /* -1: written without an index */
} sr_operand_ref;

typedef struct sr_result_ref {
  const char *at;
  sr_name *name;
  int32_t count;
} sr_result_ref;

/* The parts of an op that is being read. There is one draft for each depth of nesting. All ops of
 * that depth use it, one after the other. */
typedef struct sr_draft {
  sr_opcode code;
  const char *at; /* where the op's name stands in the text */
  sr_location place;
  SR_VECTOR(sr_result_ref) results;
  SR_VECTOR(sr_operand_ref) operands;
  SR_VECTOR(sr_named_attr) attrs;
  SR_VECTOR(sr_block *) regions;
  SR_VECTOR(const sr_type *) operand_types;
  SR_VECTOR(const sr_type *) result_types;
  const char *location, *location_end; /* the text in loc(...); NULL: there is no location */
} sr_draft;

/* A location whose text [begin, end) may contain aliases. They are resolved after the whole text
 * has been read. */
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
  /* Used by sr_reader_locate: the place up to which lines were counted, the start of the line that
   * contains this place, and the number of the line. */
  const char *counted, *line_begin;
  uint32_t line;
  sr_name **names; /* all words seen so far: a hash table with open addressing */
  size_t name_count, name_capacity;
  SR_VECTOR(sr_name *) visible; /* the %names in scope; those of the innermost region are last */
  SR_VECTOR(sr_location_fix) fixes;
  sr_draft *drafts[SR_MAX_NESTING + 1];
} sr_reader;

/* ---- reader.c -------------------------------------------------------------------------------- */

void sr_reader_init(sr_reader *reader, sr_ctx *ctx, sr_module *module, const char *text,
                    size_t bytes);

void sr_read_next(sr_reader *reader);
/* Makes the first token at or after `position` the current token. */
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

/* sr_read_enter enters one more level of nesting, and fails if the depth exceeds SR_MAX_NESTING.
 * sr_read_leave leaves the level. After an error sr_read_leave need not be called. */
sr_status sr_read_enter(sr_reader *reader);
static inline void sr_read_leave(sr_reader *reader) {
  reader->depth--;
}

/* Both return the sr_name of the word [begin, end). If the word has not occurred before,
 * sr_reader_name makes an sr_name, and sr_reader_find returns NULL. */
sr_name *sr_reader_name(sr_reader *reader, const char *begin, const char *end);
sr_name *sr_reader_find(sr_reader *reader, const char *begin, const char *end);

/* Reads a STRING or SYMBOL token as text: without its quotes and @, with escapes decoded. */
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
/* Reads a list of attributes between `open` and `close`, separated by commas. `item` reads one of
 * them. `what` names the list in messages: "the manual axes". */
typedef sr_status sr_read_item(sr_reader *reader, const sr_attr **out_attr);
sr_status sr_read_list(sr_reader *reader, char open, char close, const char *what,
                       sr_read_item *item, const sr_attr **out_attr);
/* Reads an attribute. Leaves a ": type" after a number unread, because here it belongs to the op or
 * field around the attribute. */
sr_status sr_read_untyped(sr_reader *reader, const sr_attr **out_attr);
/* Reads a list of attributes, "{a = 1, b}", and sorts it by name. */
sr_status sr_read_dict(sr_reader *reader, sr_named_attr **out_items, size_t *out_count);
/* Reads named fields, "<a = 1, b = [2]>", as a STRUCT with the given mnemonic. */
sr_status sr_read_struct(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr);
/* Reads the dimension numbers of a convolution: "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]". */
sr_status sr_read_convolution_numbers(sr_reader *reader, const sr_attr **out_attr);
/* Skips the brackets that start at the current token, with all text in them. *out_end is the place
 * after the closing bracket. */
sr_status sr_read_skip_brackets(sr_reader *reader, const char **out_end);
/* True if the fields of a #stablehlo.conv give each dimension exactly one role. */
bool sr_convolution_numbers_valid(const sr_attr *attr);

/* ---- read_sdy.c ------------------------------------------------------------------------------ */

/* Reads a sharding from after its mnemonic: "<@mesh, [{"x"}]>". */
sr_status sr_read_sharding(sr_reader *reader, const sr_attr **out_attr);
/* Reads a list of shardings, "[<@mesh, []>, ...]", as an ARRAY of SHARDINGs. */
sr_status sr_read_shardings(sr_reader *reader, const sr_attr **out_attr);
/* Reads a mesh, "<["x"=2], device_ids=[1, 0]>", and gives it the name `name`. */
sr_status sr_read_mesh(sr_reader *reader, const char *name, sr_mesh **out_mesh);
/*
 * Reads the mesh axes of a Shardy collective. The result is an OPAQUE attribute with the text that
 * the generic syntax has. The mnemonic is "list_of_axis_ref_lists" for [{}, {"x"}],
 * "all_to_all_param_list" for [{"x"}: 0->1], and "axis_ref_list" for {"x"}.
 */
sr_status sr_read_axes(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr);
/* Reads the manual axes of a manual_computation, "{"x", "y"}", as an ARRAY of STRINGs. */
sr_status sr_read_manual_axes(sr_reader *reader, const sr_attr **out_attr);

/* ---- read_dense.c ---------------------------------------------------------------------------- */

/* Reads a DENSE attribute. The current token is the word "dense" or "dense_resource"; a resource is
 * refused. */
sr_status sr_read_dense(sr_reader *reader, const sr_attr **out_attr);

/* ---- read_location.c ------------------------------------------------------------------------- */

/* Reads "loc(...)" if it comes next. *out_begin and *out_end delimit the text in the parentheses,
 * which sr_reader_fix_location takes; both are NULL if there is no location. */
sr_status sr_read_location(sr_reader *reader, const char **out_begin, const char **out_end);
void sr_reader_fix_location(sr_reader *reader, sr_location *location, const char *begin,
                            const char *end);
/* Resolves the aliases in all locations and sets sr_location.source. Called once, after the whole
 * text has been read. */
void sr_reader_resolve_locations(sr_reader *reader);

/* ---- read_op.c ------------------------------------------------------------------------------- */

/* Reads "{ ... }" into the new block `block`. If the block already has arguments, `arg_names` has
 * their names, which are in scope within the braces. A block without arguments may get some from a
 * label ^bb0(...) after the opening brace. */
sr_status sr_read_region(sr_reader *reader, sr_block *block, sr_name *const *arg_names);
/* sr_read_args reads "(%a: type {attrs} loc(...), ...)". It adds the arguments to `block`, and
 * appends their names, attributes and types to the lists in *out_list. */
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
/* If "{...}" or "<{...}>" comes next, reads these attributes of the op into its draft. */
sr_status sr_read_op_dict(sr_reader *reader, sr_draft *draft);
/* Reads an op's types, "(types) -> types"; the colon before them has been read. */
sr_status sr_read_function_types(sr_reader *reader, sr_draft *draft);
void sr_draft_attr(sr_reader *reader, sr_draft *draft, const char *name, const sr_attr *value);
/* Finds the opcode of the op whose name is the text [begin, end); false if there is no such op. */
bool sr_reader_opcode(sr_reader *reader, const char *begin, const char *end, sr_opcode *out_code);

/* ---- read_module.c --------------------------------------------------------------------------- */

sr_status sr_read_top(sr_reader *reader);

#endif
