/*
 * Reads ops in generic or pretty syntax, with their operands and regions.
 *
 * The parts of an op (names, attributes, types, regions) are collected in a draft. The op is
 * created when the draft is complete. There is one draft for each depth of nesting; all ops of that
 * depth use the same one, so that reading many ops does not fill the arena with drafts.
 */
#include <string.h>

#include "graph/ir/normal.h"
#include "graph/text/reader.h"
#include "graph/text/syntax.h"

/* ---- names of values ------------------------------------------------------------------------- */

/* Makes `name` stand for the `count` values in `values` until the end of the region. */
static sr_status define(sr_reader *reader, const char *at, sr_name *name, sr_value *values,
                        int32_t count) {
  if (name->value_count > 0)
    return sr_read_fail(reader, at, "the name %s is already taken", name->text);
  name->values = values;
  name->value_count = count;
  SR_PUSH(reader->arena, &reader->visible, name);
  return SR_OK;
}

static void hide(sr_reader *reader, size_t down_to) {
  while (reader->visible.count > down_to)
    reader->visible.items[--reader->visible.count]->value_count = 0;
}

sr_status sr_read_operand(sr_reader *reader, sr_operand_ref *out_operand) {
  if (!sr_read_is(reader, SR_TOKEN_VALUE))
    return sr_read_unexpected(reader, "a value such as %0");
  const sr_token token = reader->token;
  *out_operand = (sr_operand_ref){
      .at = token.begin, .name = sr_reader_name(reader, token.begin, token.end), .index = -1};
  if (token.end == reader->end || *token.end != '#') {
    sr_read_next(reader);
    return SR_OK;
  }
  int64_t index = 0;
  sr_read_jump(reader, token.end + 1);
  SR_TRY(sr_read_int64(reader, &index));
  if (index < 0 || index > INT32_MAX)
    return sr_read_fail(reader, token.begin, "a result number that is too large");
  out_operand->index = (int32_t)index;
  return SR_OK;
}

sr_status sr_read_operands(sr_reader *reader, sr_draft *draft) {
  while (sr_read_is(reader, SR_TOKEN_VALUE)) {
    sr_operand_ref operand;
    SR_TRY(sr_read_operand(reader, &operand));
    SR_PUSH(reader->arena, &draft->operands, operand);
    if (!sr_read_accept(reader, ','))
      break;
  }
  return SR_OK;
}

/* Finds the value that an operand stands for. Fails if the type of this value is not `stated`, the
 * type that the text gives for the operand. */
static sr_status resolve(sr_reader *reader, const sr_operand_ref *operand, const sr_type *stated,
                         sr_value **out_value) {
  const sr_name *name = operand->name;
  if (name->value_count == 0)
    return sr_read_fail(reader, operand->at, "%s is used here, but not defined before", name->text);
  if (operand->index < 0 && name->value_count > 1)
    return sr_read_fail(reader, operand->at, "%s stands for %d results; name one, as in %s#0",
                        name->text, (int)name->value_count, name->text);
  int32_t index = operand->index < 0 ? 0 : operand->index;
  if (index >= name->value_count)
    return sr_read_fail(reader, operand->at, "%s has %d results, so there is no #%d", name->text,
                        (int)name->value_count, (int)index);
  sr_value *value = name->values + index;
  if (value->type != stated)
    return sr_read_fail(reader, operand->at, "%s is a %s, but is used here as a %s", name->text,
                        sr_type_printed(reader->module, value->type),
                        sr_type_printed(reader->module, stated));
  *out_value = value;
  return SR_OK;
}

/* Reads the names of an op's results: "%0 = ", "%a, %b = " or "%1:3 = ". */
static sr_status read_results(sr_reader *reader, sr_draft *draft) {
  if (!sr_read_is(reader, SR_TOKEN_VALUE))
    return SR_OK;
  do {
    if (!sr_read_is(reader, SR_TOKEN_VALUE))
      return sr_read_unexpected(reader, "the name of a result");
    const sr_token token = reader->token;
    sr_result_ref result = {token.begin, sr_reader_name(reader, token.begin, token.end), 1};
    sr_read_next(reader);
    if (sr_read_accept(reader, ':')) {
      int64_t count;
      SR_TRY(sr_read_int64(reader, &count));
      if (count < 1 || count > INT32_MAX)
        return sr_read_fail(reader, token.begin, "a number of results that is not possible");
      result.count = (int32_t)count;
    }
    SR_PUSH(reader->arena, &draft->results, result);
  } while (sr_read_accept(reader, ','));
  return sr_read_expect(reader, '=', "'=' behind the names of results");
}

/* ---- attributes ------------------------------------------------------------------------------ */

void sr_draft_attr(sr_reader *reader, sr_draft *draft, const char *name, const sr_attr *value) {
  sr_named_attr item = {name, value};
  SR_PUSH(reader->arena, &draft->attrs, item);
}

sr_status sr_read_op_dict(sr_reader *reader, sr_draft *draft) {
  bool properties = sr_read_is(reader, '<');
  if (!properties && !sr_read_is(reader, '{'))
    return SR_OK;
  sr_named_attr *items;
  size_t count;
  const char *begin = reader->token.begin;
  if (properties)
    sr_read_next(reader);
  SR_TRY(sr_read_dict(reader, &items, &count));
  if (properties)
    SR_TRY(sr_read_expect(reader, '>', "'>' behind the properties"));
  for (size_t i = 0; i < count; i++) {
    if (strncmp(items[i].name, SR_OWN_ATTR, strlen(SR_OWN_ATTR)) == 0)
      return sr_read_fail(reader, begin,
                          "%s is an attribute that only the compiler itself makes; take it out",
                          items[i].name);
    sr_draft_attr(reader, draft, items[i].name, items[i].value);
  }
  return SR_OK;
}

static sr_status attach_attrs(sr_reader *reader, const sr_draft *draft, sr_op *op) {
  const char *twice = sr_op_adopt_attrs(reader->module, op, draft->attrs.items, draft->attrs.count);
  return twice ? sr_read_fail(reader, draft->at, "the attribute %s is given twice", twice) : SR_OK;
}

/* ---- regions --------------------------------------------------------------------------------- */

sr_status sr_read_args(sr_reader *reader, sr_block *block, sr_arg_list *out_list) {
  SR_TRY(sr_read_expect(reader, '(', "'(' of a list of arguments"));
  while (!sr_read_is(reader, ')')) {
    const char *at = reader->token.begin, *location, *location_end;
    if (!sr_read_is(reader, SR_TOKEN_VALUE))
      return sr_read_unexpected(reader, "the name of an argument");
    sr_name *name = sr_reader_name(reader, at, reader->token.end);
    const sr_type *type;
    sr_named_attr *attrs = NULL;
    size_t attr_count = 0;
    sr_read_next(reader);
    SR_TRY(sr_read_expect(reader, ':', "':' and the type of the argument"));
    SR_TRY(sr_read_type(reader, &type));
    if (sr_read_is(reader, '{'))
      SR_TRY(sr_read_dict(reader, &attrs, &attr_count));
    SR_TRY(sr_read_location(reader, &location, &location_end));
    sr_block_add_arg(reader->module, block, type);
    SR_PUSH(reader->arena, &out_list->names, name);
    SR_PUSH(reader->arena, &out_list->types, type);
    SR_PUSH(reader->arena, &out_list->attrs, attrs);
    SR_PUSH(reader->arena, &out_list->attr_counts, attr_count);
    if (!sr_read_accept(reader, ','))
      break;
  }
  return sr_read_expect(reader, ')', "',' or ')' in a list of arguments");
}

/* Reads "^bb0(%a: type, ...):" at the start of a block, if it comes next. The block must not have
 * arguments yet. */
static sr_status read_label(sr_reader *reader, sr_block *block) {
  if (!sr_read_is(reader, SR_TOKEN_LABEL))
    return SR_OK;
  sr_arg_list args = {0};
  const char *at = reader->token.begin;
  if (block->arg_count > 0)
    return sr_read_fail(reader, at, "this region has its arguments already");
  sr_read_next(reader);
  if (sr_read_is(reader, '('))
    SR_TRY(sr_read_args(reader, block, &args));
  for (int32_t i = 0; i < block->arg_count; i++)
    SR_TRY(define(reader, at, args.names.items[i], block->args[i], 1));
  return sr_read_expect(reader, ':', "':' behind the label of a block");
}

/* Reads ops and appends them to `block`. Stops at the closing brace, which becomes the current
 * token. */
static sr_status read_ops(sr_reader *reader, sr_block *block);

sr_status sr_read_region(sr_reader *reader, sr_block *block, sr_name *const *arg_names) {
  const char *at = reader->token.begin;
  size_t visible = reader->visible.count;
  SR_TRY(sr_read_expect(reader, '{', "'{' of a region"));
  SR_TRY(sr_read_enter(reader));
  for (int32_t i = 0; arg_names && i < block->arg_count; i++)
    SR_TRY(define(reader, at, arg_names[i], block->args[i], 1));
  SR_TRY(read_label(reader, block));
  SR_TRY(read_ops(reader, block));
  hide(reader, visible);
  sr_read_leave(reader);
  return sr_read_expect(reader, '}', "'}' at the end of a region");
}

/* Reads the op's regions, "({...}, {...})", into its draft. */
static sr_status read_regions(sr_reader *reader, sr_draft *draft) {
  sr_read_next(reader); /* skips the '(' */
  do {
    sr_block *block = sr_block_create(reader->module);
    SR_TRY(sr_read_region(reader, block, NULL));
    SR_PUSH(reader->arena, &draft->regions, block);
  } while (sr_read_accept(reader, ','));
  return sr_read_expect(reader, ')', "',' or ')' behind a region");
}

/* ---- types ----------------------------------------------------------------------------------- */

sr_status sr_read_function_types(sr_reader *reader, sr_draft *draft) {
  const sr_type *type;
  SR_TRY(sr_read_expect(reader, '(', "'(' of the types of the operands"));
  while (!sr_read_is(reader, ')')) {
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &draft->operand_types, type);
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, ')', "',' or ')' in the types of the operands"));
  SR_TRY(sr_read_expect(reader, SR_TOKEN_ARROW, "'->' and the types of the results"));
  if (!sr_read_accept(reader, '(')) {
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &draft->result_types, type);
    return SR_OK;
  }
  while (!sr_read_is(reader, ')')) {
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &draft->result_types, type);
    if (!sr_read_accept(reader, ','))
      break;
  }
  return sr_read_expect(reader, ')', "',' or ')' in the types of the results");
}

/* ---- ops ------------------------------------------------------------------------------------- */

bool sr_reader_opcode(sr_reader *reader, const char *begin, const char *end, sr_opcode *out_code) {
  const sr_name *name = sr_reader_find(reader, begin, end);
  if (!name || name->opcode < 0)
    return false;
  *out_code = (sr_opcode)name->opcode;
  return true;
}

/* Reads an op's name and sets the draft's opcode. *out_generic is true if the name is in quotes:
 * the op is in generic syntax. */
static sr_status read_opcode(sr_reader *reader, sr_draft *draft, bool *out_generic) {
  const char *begin = reader->token.begin, *end = reader->token.end;
  *out_generic = sr_read_is(reader, SR_TOKEN_STRING);
  draft->at = begin;
  if (*out_generic) {
    begin++;
    end--;
  } else if (sr_read_is_word(reader, "return")) {
    draft->code = SR_OP_FUNC_RETURN;
    sr_read_next(reader);
    return SR_OK;
  } else if (sr_read_is_word(reader, "call")) {
    draft->code = SR_OP_FUNC_CALL;
    sr_read_next(reader);
    return SR_OK;
  } else if (!sr_read_is(reader, SR_TOKEN_NAME)) {
    return sr_read_unexpected(reader, "an op");
  }
  if (!sr_reader_opcode(reader, begin, end, &draft->code))
    return sr_read_fail(reader, draft->at,
                        "the op %.*s is not known; ops of the dialects stablehlo, chlo, sdy, func "
                        "and check are read",
                        (int)(end - begin > 100 ? 100 : end - begin), begin);
  sr_read_next(reader);
  return SR_OK;
}

static sr_status read_generic(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_expect(reader, '(', "'(' of the operands"));
  SR_TRY(sr_read_operands(reader, draft));
  SR_TRY(sr_read_expect(reader, ')', "',' or ')' behind an operand"));
  if (sr_read_is(reader, '['))
    return sr_read_fail(reader, reader->token.begin,
                        "branches between blocks do not occur in StableHLO");
  if (sr_read_is(reader, '<'))
    SR_TRY(sr_read_op_dict(reader, draft));
  if (sr_read_is(reader, '('))
    SR_TRY(read_regions(reader, draft));
  SR_TRY(sr_read_op_dict(reader, draft));
  SR_TRY(sr_read_expect(reader, ':', "':' and the types of the op"));
  return sr_read_function_types(reader, draft);
}

static sr_status define_results(sr_reader *reader, const sr_draft *draft, sr_op *op) {
  int32_t first = 0;
  for (size_t i = 0; i < draft->results.count; i++) {
    const sr_result_ref *result = &draft->results.items[i];
    if (result->count > op->result_count - first)
      break;
    SR_TRY(define(reader, result->at, result->name, op->results + first, result->count));
    first += result->count;
    if (i + 1 == draft->results.count && first == op->result_count)
      return SR_OK;
  }
  if (draft->results.count == 0)
    return SR_OK;
  return sr_read_fail(reader, draft->at, "the op has %d results, which is not the number of names",
                      (int)op->result_count);
}

static sr_status make_op(sr_reader *reader, sr_draft *draft, sr_block *block) {
  size_t count = draft->operands.count;
  if (count != draft->operand_types.count)
    return sr_read_fail(reader, draft->at, "the op has %zu operands, but types for %zu", count,
                        draft->operand_types.count);
  sr_op *op = sr_op_create(reader->module, draft->code, NULL, 0, NULL,
                           (int32_t)draft->result_types.count, draft->result_types.items, 0);
  op->operands = SR_NEW_ARRAY(reader->arena, sr_use, count);
  op->operand_count = (int32_t)count;
  for (size_t i = 0; i < count; i++) {
    sr_value *value = NULL;
    SR_TRY(resolve(reader, &draft->operands.items[i], draft->operand_types.items[i], &value));
    op->operands[i] = (sr_use){.user = op, .index = (int32_t)i};
    sr_op_set_operand(op, (int32_t)i, value);
  }
  op->region_count = (int32_t)draft->regions.count;
  op->regions =
      sr_arena_copy(reader->arena, draft->regions.items, draft->regions.count * sizeof(sr_block *));
  for (int32_t i = 0; i < op->region_count; i++)
    op->regions[i]->parent = op;
  SR_TRY(attach_attrs(reader, draft, op));
  op->location = draft->place;
  sr_reader_fix_location(reader, &op->location, draft->location, draft->location_end);
  sr_op_insert(op, block, NULL);
  return define_results(reader, draft, op);
}

/* Empties the draft of the current depth of nesting, and returns it. */
static sr_draft *draft_take(sr_reader *reader) {
  if (!reader->drafts[reader->depth])
    reader->drafts[reader->depth] = SR_NEW(reader->arena, sr_draft);
  sr_draft *draft = reader->drafts[reader->depth];
  draft->results.count = draft->operands.count = draft->attrs.count = 0;
  draft->regions.count = draft->operand_types.count = draft->result_types.count = 0;
  draft->location = draft->location_end = NULL;
  return draft;
}

static sr_status read_op(sr_reader *reader, sr_block *block) {
  sr_draft *draft = draft_take(reader);
  bool generic;
  SR_TRY(read_results(reader, draft));
  SR_TRY(read_opcode(reader, draft, &generic));
  /* Located before the rest of the op is read, because locating places in the order of the text is
   * fast. */
  draft->place = sr_reader_locate(reader, draft->at);
  const sr_syntax *syntax = sr_syntax_get(draft->code);
  if (generic)
    SR_TRY(read_generic(reader, draft));
  else if (!syntax)
    return sr_read_fail(reader, draft->at,
                        "%s has no short form; its name belongs in quotes, with operands in "
                        "parentheses",
                        sr_op_info_get(draft->code)->name);
  else if (syntax->read)
    SR_TRY(syntax->read(reader, draft));
  else
    SR_TRY(sr_syntax_read(reader, draft, syntax));
  if (!draft->location)
    SR_TRY(sr_read_location(reader, &draft->location, &draft->location_end));
  return make_op(reader, draft, block);
}

static sr_status read_ops(sr_reader *reader, sr_block *block) {
  while (!sr_read_is(reader, '}')) {
    if (sr_read_is(reader, SR_TOKEN_LABEL))
      return sr_read_fail(reader, reader->token.begin,
                          "a region of several blocks; regions of StableHLO have one");
    SR_TRY(read_op(reader, block));
  }
  return SR_OK;
}
