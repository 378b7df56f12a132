/*
 * Reads the top level of the text: aliases, the module, its meshes and functions.
 *
 * A test file may have functions without a module around them. The whole file then counts as the
 * module.
 */
#include <string.h>

#include "graph/ir/members.h"
#include "graph/ir/normal.h"
#include "graph/text/reader.h"

/* ---- aliases --------------------------------------------------------------------------------- */

/* Reads "#name = attribute", "#name = loc(...)" or "!name = type". */
static sr_status read_alias(sr_reader *reader) {
  const char *begin = reader->token.begin, *end = reader->token.end;
  bool is_type = sr_read_is(reader, SR_TOKEN_BANG);
  if (memchr(begin, '.', (size_t)(end - begin)))
    return sr_read_fail(reader, begin, "the name of an alias has no dot");
  sr_name *name = sr_reader_name(reader, begin, end);
  if (name->attr || name->type || name->location)
    return sr_read_fail(reader, begin, "the alias %s is defined twice", name->text);
  sr_read_next(reader);
  SR_TRY(sr_read_expect(reader, '=', "'=' and what the alias stands for"));
  if (is_type)
    return sr_read_type(reader, &name->type);
  if (!sr_read_is_word(reader, "loc"))
    return sr_read_attr(reader, &name->attr);
  SR_TRY(sr_read_location(reader, &name->location, &name->location_end));
  return name->location ? SR_OK : sr_read_unexpected(reader, "a location");
}

/* ---- attributes of functions ----------------------------------------------------------------- */

static const sr_attr *dict_find(const sr_named_attr *items, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(items[i].name, name) == 0)
      return items[i].value;
  return NULL;
}

/* ---- functions ------------------------------------------------------------------------------- */

static sr_func *func_new(sr_reader *reader, const char *at) {
  sr_func *func = sr_func_create(reader->module);
  func->location = sr_reader_locate(reader, at);
  return func;
}

static sr_status func_add(sr_reader *reader, sr_func *func, const char *at) {
  if (sr_module_func(reader->module, func->name))
    return sr_read_fail(reader, at, "the function @%s is defined twice", func->name);
  sr_module_add_func(reader->module, func);
  return SR_OK;
}

/* Reads "-> type" or "-> (type {attrs}, ...)". */
static sr_status read_func_results(sr_reader *reader, sr_arg_list *list) {
  if (!sr_read_accept(reader, SR_TOKEN_ARROW))
    return SR_OK;
  const sr_type *type;
  if (!sr_read_accept(reader, '(')) {
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &list->types, type);
    SR_PUSH(reader->arena, &list->attrs, NULL);
    SR_PUSH(reader->arena, &list->attr_counts, 0);
    return SR_OK;
  }
  while (!sr_read_is(reader, ')')) {
    sr_named_attr *attrs = NULL;
    size_t count = 0;
    SR_TRY(sr_read_type(reader, &type));
    if (sr_read_is(reader, '{'))
      SR_TRY(sr_read_dict(reader, &attrs, &count));
    SR_PUSH(reader->arena, &list->types, type);
    SR_PUSH(reader->arena, &list->attrs, attrs);
    SR_PUSH(reader->arena, &list->attr_counts, count);
    if (!sr_read_accept(reader, ','))
      break;
  }
  return sr_read_expect(reader, ')', "',' or ')' in the results of a function");
}

static sr_status read_func_location(sr_reader *reader, sr_func *func) {
  const char *begin, *end;
  SR_TRY(sr_read_location(reader, &begin, &end));
  sr_reader_fix_location(reader, &func->location, begin, end);
  return SR_OK;
}

/* Reads the rest of a function. The word "func.func" has been read. */
static sr_status read_func(sr_reader *reader, const char *at) {
  sr_func *func = func_new(reader, at);
  if (sr_read_accept_word(reader, "private"))
    func->is_public = false;
  else if (!sr_read_accept_word(reader, "public") && sr_read_accept_word(reader, "nested"))
    func->is_public = false;
  if (!sr_read_is(reader, SR_TOKEN_SYMBOL))
    return sr_read_unexpected(reader, "the @name of a function");
  size_t length;
  SR_TRY(sr_read_text(reader, &func->name, &length));
  sr_arg_list args = {0}, results = {0};
  if (sr_read_is(reader, '(') && sr_lex(reader->token.end, reader->end).kind != ')' &&
      sr_lex(reader->token.end, reader->end).kind != SR_TOKEN_VALUE)
    return sr_read_fail(reader, at, "@%s is declared, but has no body", func->name);
  SR_TRY(sr_read_args(reader, func->body, &args));
  SR_TRY(read_func_results(reader, &results));
  func->type = sr_type_function(reader->module, args.types.items, (int32_t)args.types.count,
                                results.types.items, (int32_t)results.types.count);
  sr_func_copy_lists(reader->arena, args.attrs.items, args.attr_counts.items, args.attrs.count,
                     &func->arg_attrs, &func->arg_attr_counts);
  sr_func_copy_lists(reader->arena, results.attrs.items, results.attr_counts.items,
                     results.attrs.count, &func->result_attrs, &func->result_attr_counts);
  if (sr_read_accept_word(reader, "attributes"))
    SR_TRY(sr_read_dict(reader, &func->attrs, &func->attr_count));
  if (!sr_read_is(reader, '{') && !sr_read_is(reader, SR_TOKEN_END))
    return sr_read_fail(reader, at, "@%s is declared, but has no body", func->name);
  SR_TRY(sr_read_region(reader, func->body, args.names.items));
  SR_TRY(read_func_location(reader, func));
  return func_add(reader, func, at);
}

/* ---- generic functions ----------------------------------------------------------------------- */

typedef struct dict {
  sr_named_attr *items;
  size_t count;
} dict;

/* If "<{...}>" or "{...}" comes next, reads its attributes and adds them to `out`, which stays
 * sorted. */
static sr_status read_generic_dict(sr_reader *reader, dict *out) {
  bool properties = sr_read_accept(reader, '<');
  if (!properties && !sr_read_is(reader, '{'))
    return SR_OK;
  dict more;
  SR_TRY(sr_read_dict(reader, &more.items, &more.count));
  if (properties)
    SR_TRY(sr_read_expect(reader, '>', "'>' behind the properties"));
  sr_named_attr *all = SR_NEW_ARRAY(reader->arena, sr_named_attr, out->count + more.count);
  for (size_t i = 0; i < out->count; i++)
    all[i] = out->items[i];
  for (size_t i = 0; i < more.count; i++)
    all[out->count + i] = more.items[i];
  out->items = all;
  out->count += more.count;
  sr_attrs_sort(out->items, out->count);
  return SR_OK;
}

/* Reads ": () -> ()". */
static sr_status read_no_types(sr_reader *reader) {
  static const int kinds[] = {':', '(', ')', SR_TOKEN_ARROW, '(', ')'};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    SR_TRY(sr_read_expect(reader, kinds[i], "': () -> ()'"));
  return SR_OK;
}

/* Reads the rest of a function in generic syntax, "func.func"() <{...}> ({ ... }) {...} : () -> ().
 * The name "func.func" has been read. */
static sr_status read_generic_func(sr_reader *reader, const char *at) {
  sr_func *func = func_new(reader, at);
  dict attrs = {0};
  SR_TRY(sr_read_expect(reader, '(', "'()' behind func.func"));
  SR_TRY(sr_read_expect(reader, ')', "'()' behind func.func"));
  if (sr_read_is(reader, '<'))
    SR_TRY(read_generic_dict(reader, &attrs));
  SR_TRY(sr_read_expect(reader, '(', "'(' of the body"));
  SR_TRY(sr_read_region(reader, func->body, NULL));
  SR_TRY(sr_read_expect(reader, ')', "')' behind the body"));
  SR_TRY(read_generic_dict(reader, &attrs));
  SR_TRY(read_no_types(reader));
  SR_TRY(read_func_location(reader, func));
  const char *fault = sr_func_take_attrs(func, attrs.items, attrs.count);
  if (fault)
    return sr_read_fail(reader, at, "%s", fault);
  if (func->body->arg_count != func->type->input_count)
    return sr_read_fail(reader, at, "@%s has %d arguments, but its type has %d", func->name,
                        (int)func->body->arg_count, (int)func->type->input_count);
  return func_add(reader, func, at);
}

/* ---- meshes ---------------------------------------------------------------------------------- */

static sr_status mesh_add(sr_reader *reader, const sr_mesh_op *op, const char *at) {
  if (!sr_module_add_mesh(reader->module, op))
    return sr_read_fail(reader, at, "the mesh @%s is defined twice", op->mesh->name);
  return SR_OK;
}

/* Reads the rest of a mesh. The word "sdy.mesh" has been read. */
static sr_status read_mesh_op(sr_reader *reader, const char *at) {
  const char *name, *begin, *end;
  size_t length;
  sr_mesh *mesh;
  sr_named_attr *attrs = NULL;
  size_t attr_count = 0;
  if (!sr_read_is(reader, SR_TOKEN_SYMBOL))
    return sr_read_unexpected(reader, "the @name of a mesh");
  SR_TRY(sr_read_text(reader, &name, &length));
  SR_TRY(sr_read_expect(reader, '=', "'=' and the mesh"));
  SR_TRY(sr_read_mesh(reader, name, &mesh));
  if (sr_read_is(reader, '{'))
    SR_TRY(sr_read_dict(reader, &attrs, &attr_count));
  SR_TRY(sr_read_location(reader, &begin, &end));
  return mesh_add(reader, &(sr_mesh_op){mesh, attrs, attr_count}, at);
}

/* Reads the attributes of a mesh in generic syntax: <{mesh = #sdy.mesh<...>, sym_name =
 * "mesh"}>. */
static sr_status read_mesh_properties(sr_reader *reader, sr_mesh **out_mesh,
                                      const char **out_name) {
  size_t length;
  bool properties = sr_read_accept(reader, '<');
  SR_TRY(sr_read_expect(reader, '{', "'{' and the attributes of the mesh"));
  while (!sr_read_is(reader, '}')) {
    if (sr_read_accept_word(reader, "mesh")) {
      SR_TRY(sr_read_expect(reader, '=', "'='"));
      SR_TRY(sr_read_expect(reader, SR_TOKEN_HASH, "#sdy.mesh"));
      SR_TRY(sr_read_mesh(reader, NULL, out_mesh));
    } else {
      SR_TRY(sr_read_expect_word(reader, "sym_name"));
      SR_TRY(sr_read_expect(reader, '=', "'='"));
      if (!sr_read_is(reader, SR_TOKEN_STRING))
        return sr_read_unexpected(reader, "the name of the mesh in quotes");
      SR_TRY(sr_read_text(reader, out_name, &length));
    }
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, '}', "',' or '}' in the attributes of the mesh"));
  return properties ? sr_read_expect(reader, '>', "'>' behind the properties") : SR_OK;
}

static sr_status read_generic_mesh(sr_reader *reader, const char *at) {
  sr_mesh *mesh = NULL;
  const char *name = NULL, *begin, *end;
  dict attrs = {0};
  SR_TRY(sr_read_expect(reader, '(', "'()' behind sdy.mesh"));
  SR_TRY(sr_read_expect(reader, ')', "'()' behind sdy.mesh"));
  SR_TRY(read_mesh_properties(reader, &mesh, &name));
  SR_TRY(read_generic_dict(reader, &attrs));
  if (!mesh || !name)
    return sr_read_fail(reader, at, "a mesh needs mesh and sym_name");
  mesh->name = name;
  SR_TRY(read_no_types(reader));
  SR_TRY(sr_read_location(reader, &begin, &end));
  return mesh_add(reader, &(sr_mesh_op){mesh, attrs.items, attrs.count}, at);
}

/* ---- the module ------------------------------------------------------------------------------ */

static bool is_quoted(const sr_reader *reader, const char *name) {
  const sr_token *token = &reader->token;
  size_t length = strlen(name);
  return token->kind == SR_TOKEN_STRING && (size_t)(token->end - token->begin) == length + 2 &&
         memcmp(token->begin + 1, name, length) == 0;
}

/* Reads functions and meshes up to the token `close`, which becomes the current token. At the top
 * level of a file (`close` is SR_TOKEN_END), aliases may stand between them. */
static sr_status read_members(sr_reader *reader, int close) {
  while (!sr_read_is(reader, close)) {
    const char *at = reader->token.begin;
    bool generic_func = is_quoted(reader, "func.func");
    bool generic_mesh = is_quoted(reader, "sdy.mesh");
    if (generic_func || generic_mesh) {
      sr_read_next(reader);
      SR_TRY(generic_func ? read_generic_func(reader, at) : read_generic_mesh(reader, at));
    } else if (sr_read_accept_word(reader, "func.func")) {
      SR_TRY(read_func(reader, at));
    } else if (sr_read_accept_word(reader, "sdy.mesh")) {
      SR_TRY(read_mesh_op(reader, at));
    } else if (close == SR_TOKEN_END &&
               (sr_read_is(reader, SR_TOKEN_HASH) || sr_read_is(reader, SR_TOKEN_BANG))) {
      SR_TRY(read_alias(reader));
    } else {
      return sr_read_unexpected(reader, "a function (func.func) or a mesh (sdy.mesh)");
    }
  }
  return SR_OK;
}

/* Reads the rest of a module. The word "module" has been read. */
static sr_status read_module(sr_reader *reader) {
  sr_module *module = reader->module;
  const char *begin, *end;
  size_t length;
  if (sr_read_is(reader, SR_TOKEN_SYMBOL))
    SR_TRY(sr_read_text(reader, &module->name, &length));
  if (sr_read_accept_word(reader, "attributes"))
    SR_TRY(sr_read_dict(reader, &module->attrs, &module->attr_count));
  SR_TRY(sr_read_expect(reader, '{', "'{' of the module"));
  SR_TRY(read_members(reader, '}'));
  sr_read_next(reader);
  return sr_read_location(reader, &begin, &end);
}

/* Reads the rest of a module in generic syntax, "builtin.module"() <{sym_name = "f"}> ({ ... })
 * {...} : () -> (). The name has been read. */
static sr_status read_generic_module(sr_reader *reader) {
  sr_module *module = reader->module;
  const char *begin, *end;
  dict names = {0}, attrs = {0};
  SR_TRY(sr_read_expect(reader, '(', "'()' behind builtin.module"));
  SR_TRY(sr_read_expect(reader, ')', "'()' behind builtin.module"));
  if (sr_read_is(reader, '<'))
    SR_TRY(read_generic_dict(reader, &names));
  SR_TRY(sr_read_expect(reader, '(', "'({' of the module"));
  SR_TRY(sr_read_expect(reader, '{', "'({' of the module"));
  if (sr_read_accept(reader, SR_TOKEN_LABEL)) /* the optional label of the block: ^bb0 */
    SR_TRY(sr_read_expect(reader, ':', "':' behind the label of a block"));
  SR_TRY(read_members(reader, '}'));
  sr_read_next(reader);
  SR_TRY(sr_read_expect(reader, ')', "')' behind the module"));
  SR_TRY(read_generic_dict(reader, &attrs));
  SR_TRY(read_no_types(reader));
  const sr_attr *name = dict_find(names.items, names.count, "sym_name");
  if (!name)
    name = dict_find(attrs.items, attrs.count, "sym_name");
  if (name && name->kind == SR_ATTR_STRING)
    module->name = name->string.data;
  module->attrs = SR_NEW_ARRAY(reader->arena, sr_named_attr, attrs.count);
  for (size_t i = 0; i < attrs.count; i++)
    if (strcmp(attrs.items[i].name, "sym_name") != 0)
      module->attrs[module->attr_count++] = attrs.items[i];
  return sr_read_location(reader, &begin, &end);
}

static sr_status read_aliases(sr_reader *reader) {
  while (sr_read_is(reader, SR_TOKEN_HASH) || sr_read_is(reader, SR_TOKEN_BANG))
    SR_TRY(read_alias(reader));
  return SR_OK;
}

sr_status sr_read_top(sr_reader *reader) {
  SR_TRY(read_aliases(reader));
  if (sr_read_is(reader, SR_TOKEN_END))
    return sr_read_fail(reader, reader->token.begin,
                        "there is no module in this text; it may be empty or cut off");
  if (sr_read_accept_word(reader, "module") || sr_read_accept_word(reader, "builtin.module")) {
    SR_TRY(read_module(reader));
  } else if (is_quoted(reader, "builtin.module")) {
    sr_read_next(reader);
    SR_TRY(read_generic_module(reader));
  } else {
    SR_TRY(read_members(reader, SR_TOKEN_END));
  }
  SR_TRY(read_aliases(reader));
  if (!sr_read_is(reader, SR_TOKEN_END))
    return sr_read_unexpected(reader, "the end of the text");
  if (!reader->module->funcs)
    return sr_read_fail(reader, reader->begin, "the module has no function");
  sr_reader_resolve_locations(reader);
  sr_module_find_main(reader->module);
  return SR_OK;
}
