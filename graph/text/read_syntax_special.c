/* Reads ops whose pretty syntax is irregular, with one function sr_syntax_read_<family> for each
 * family (syntax.h). The function is called after the op's name has been read. */
#include "graph/text/syntax.h"

#include <string.h>

/* Reads the end of an op: "{attrs} : (a) -> b". */
static sr_status read_tail(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_op_dict(reader, draft));
  SR_TRY(sr_read_expect(reader, ':', "':' and the types of the op"));
  return sr_read_function_types(reader, draft);
}

static sr_status read_call_operands(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_expect(reader, '(', "'(' of the operands"));
  SR_TRY(sr_read_operands(reader, draft));
  return sr_read_expect(reader, ')', "',' or ')' behind an operand");
}

static sr_status push_operand(sr_reader *reader, sr_draft *draft) {
  sr_operand_ref operand;
  SR_TRY(sr_read_operand(reader, &operand));
  SR_PUSH(reader->arena, &draft->operands, operand);
  return SR_OK;
}

static sr_status expect_comma(sr_reader *reader) {
  return sr_read_expect(reader, ',', "','");
}

static const sr_attr *make_ints(sr_reader *reader, const int64_t *values, size_t count,
                                sr_dtype dtype) {
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_INTS);
  attr->ints.values = values;
  attr->ints.count = count;
  attr->ints.dtype = dtype;
  return attr;
}

/* Reads a word and adds it to the draft as an ENUM attribute. */
static sr_status read_enum(sr_reader *reader, sr_draft *draft, const char *name,
                           const char *mnemonic) {
  if (!sr_read_is(reader, SR_TOKEN_NAME))
    return sr_read_unexpected(reader, "a word");
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_ENUM);
  attr->enumeration.mnemonic = mnemonic;
  attr->enumeration.value = sr_reader_name(reader, reader->token.begin, reader->token.end)->text;
  sr_draft_attr(reader, draft, name, attr);
  sr_read_next(reader);
  return SR_OK;
}

/* Reads a @symbol and adds it to the draft as an attribute of `kind`, STRING or SYMBOL. */
static sr_status read_symbol(sr_reader *reader, sr_draft *draft, const char *name,
                             sr_attr_kind kind) {
  if (!sr_read_is(reader, SR_TOKEN_SYMBOL))
    return sr_read_unexpected(reader, "a name with @");
  sr_attr *attr = sr_reader_attr(reader, kind);
  SR_TRY(sr_read_text(reader, &attr->string.data, &attr->string.length));
  sr_draft_attr(reader, draft, name, attr);
  return SR_OK;
}

/* ---- StableHLO ------------------------------------------------------------------------------- */

sr_status sr_syntax_read_constant(sr_reader *reader, sr_draft *draft) {
  /* "() {value = ...} : () -> type" is used if value and result have different types. */
  if (sr_read_accept(reader, '(')) {
    SR_TRY(sr_read_expect(reader, ')', "')'"));
    if (sr_read_is(reader, '<'))
      SR_TRY(sr_read_op_dict(reader, draft));
    return read_tail(reader, draft);
  }
  const sr_attr *value;
  const char *at;
  SR_TRY(sr_read_op_dict(reader, draft));
  at = reader->token.begin;
  SR_TRY(sr_read_attr(reader, &value));
  if (value->kind != SR_ATTR_DENSE)
    return sr_read_fail(reader, at, "the value of a constant must be dense<...>");
  sr_draft_attr(reader, draft, "value", value);
  SR_PUSH(reader->arena, &draft->result_types, value->dense.type);
  return SR_OK;
}

sr_status sr_syntax_read_compare(sr_reader *reader, sr_draft *draft) {
  SR_TRY(read_enum(reader, draft, "comparison_direction", "stablehlo.comparison_direction"));
  SR_TRY(expect_comma(reader));
  SR_TRY(push_operand(reader, draft));
  SR_TRY(expect_comma(reader));
  SR_TRY(push_operand(reader, draft));
  if (sr_read_accept(reader, ','))
    SR_TRY(read_enum(reader, draft, "compare_type", "stablehlo.comparison_type"));
  return read_tail(reader, draft);
}

/* Reads "%a [0:8:2, 1:9] : (a) -> b". A range is start:limit or start:limit:stride. */
sr_status sr_syntax_read_slice(sr_reader *reader, sr_draft *draft) {
  SR_VECTOR(int64_t) lists[3] = {0};
  SR_TRY(push_operand(reader, draft));
  SR_TRY(sr_read_expect(reader, '[', "'[' of the ranges"));
  while (!sr_read_is(reader, ']')) {
    int64_t range[3] = {0, 0, 1};
    SR_TRY(sr_read_int64(reader, &range[0]));
    SR_TRY(sr_read_expect(reader, ':', "':' and the limit of a range"));
    SR_TRY(sr_read_int64(reader, &range[1]));
    if (sr_read_accept(reader, ':'))
      SR_TRY(sr_read_int64(reader, &range[2]));
    for (int i = 0; i < 3; i++)
      SR_PUSH(reader->arena, &lists[i], range[i]);
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, ']', "',' or ']' in the ranges"));
  static const char *const names[3] = {"start_indices", "limit_indices", "strides"};
  for (int i = 0; i < 3; i++)
    sr_draft_attr(reader, draft, names[i],
                  make_ints(reader, lists[i].items, lists[i].count, SR_I64));
  return read_tail(reader, draft);
}

/* ---- reduce ---------------------------------------------------------------------------------- */

/* Reads the operands of a reduce, "(%x init: %c), (%y init: %d)". Their order in the op is %x, %y,
 * %c, %d: first the inputs, then the initial values. */
static sr_status read_reduce_operands(sr_reader *reader, sr_draft *draft) {
  SR_VECTOR(sr_operand_ref) inits = {0};
  do {
    sr_operand_ref init;
    SR_TRY(sr_read_expect(reader, '(', "'(' of an operand and its initial value"));
    SR_TRY(push_operand(reader, draft));
    SR_TRY(sr_read_expect_word(reader, "init"));
    SR_TRY(sr_read_expect(reader, ':', "':' and the initial value"));
    SR_TRY(sr_read_operand(reader, &init));
    SR_PUSH(reader->arena, &inits, init);
    SR_TRY(sr_read_expect(reader, ')', "')' behind the initial value"));
  } while (sr_read_accept(reader, ','));
  for (size_t i = 0; i < inits.count; i++)
    SR_PUSH(reader->arena, &draft->operands, inits.items[i]);
  return SR_OK;
}

/* Makes the region that a reduce "applies stablehlo.add" has: it returns add(%a, %b) for its
 * arguments %a and %b. */
static sr_status make_reducer(sr_reader *reader, sr_draft *draft, sr_opcode code) {
  const sr_type *input = draft->operand_types.count > 0 ? draft->operand_types.items[0] : NULL;
  if (!input || input->kind != SR_TYPE_TENSOR)
    return sr_read_fail(reader, draft->at, "the first operand of a reduce must be a tensor");
  sr_module *module = reader->module;
  sr_type scalar = *input;
  scalar.rank = 0;
  scalar.dims = NULL;
  scalar.encoding = NULL;
  const sr_type *type = sr_type_intern(module, &scalar);
  sr_op origin = {.location = sr_reader_locate(reader, draft->at)};
  sr_block *block = sr_block_create(module);
  sr_block_fill_combiner(module, block, code, type, &origin);
  SR_PUSH(reader->arena, &draft->regions, block);
  return SR_OK;
}

/* Reads the region of a reduce: "reducer(%a: t, %b: t) (%c: u, %d: u) { ... }". The order of the
 * region's arguments is %a, %c, %b, %d. */
static sr_status read_reducer(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_expect_word(reader, "reducer"));
  /* This block only collects the arguments, pair by pair, and is then dropped. */
  sr_block *pairs = sr_block_create(reader->module);
  sr_arg_list list = {0};
  while (sr_read_is(reader, '(')) {
    const char *at = reader->token.begin;
    size_t before = list.types.count;
    SR_TRY(sr_read_args(reader, pairs, &list));
    if (list.types.count != before + 2)
      return sr_read_fail(reader, at, "arguments of a reducer stand in pairs");
  }
  size_t count = list.types.count / 2;
  sr_block *block = sr_block_create(reader->module);
  sr_name **names = SR_NEW_ARRAY(reader->arena, sr_name *, 2 * count);
  for (size_t i = 0; i < 2 * count; i++) {
    size_t from = i < count ? 2 * i : 2 * (i - count) + 1;
    names[i] = list.names.items[from];
    sr_block_add_arg(reader->module, block, list.types.items[from]);
  }
  SR_TRY(sr_read_region(reader, block, names));
  SR_PUSH(reader->arena, &draft->regions, block);
  return SR_OK;
}

sr_status sr_syntax_read_reduce(sr_reader *reader, sr_draft *draft) {
  sr_opcode code = SR_OP_ADD;
  SR_TRY(read_reduce_operands(reader, draft));
  bool applies = sr_read_accept_word(reader, "applies");
  if (applies) {
    const sr_token token = reader->token;
    if (token.kind != SR_TOKEN_NAME || !sr_reader_opcode(reader, token.begin, token.end, &code) ||
        !sr_opcode_has(code, SR_TRAIT_COMMUTES))
      return sr_read_unexpected(reader, "an op of two operands that commutes");
    sr_read_next(reader);
  }
  SR_TRY(sr_read_expect_word(reader, "across"));
  SR_TRY(sr_read_expect_word(reader, "dimensions"));
  SR_TRY(sr_read_expect(reader, '=', "'=' and the dimensions"));
  const int64_t *values;
  size_t count;
  SR_TRY(sr_read_int_list(reader, &values, &count));
  sr_draft_attr(reader, draft, "dimensions", make_ints(reader, values, count, SR_I64));
  SR_TRY(read_tail(reader, draft));
  if (applies)
    return make_reducer(reader, draft, code);
  SR_TRY(sr_read_location(reader, &draft->location, &draft->location_end));
  return read_reducer(reader, draft);
}

/* ---- while ----------------------------------------------------------------------------------- */

sr_status sr_syntax_read_while_loop(sr_reader *reader, sr_draft *draft) {
  SR_VECTOR(sr_name *) names = {0};
  SR_TRY(sr_read_expect(reader, '(', "'(' of the loop's values"));
  while (!sr_read_is(reader, ')')) {
    if (!sr_read_is(reader, SR_TOKEN_VALUE))
      return sr_read_unexpected(reader, "the name of a value of the loop");
    SR_PUSH(reader->arena, &names, sr_reader_name(reader, reader->token.begin, reader->token.end));
    sr_read_next(reader);
    SR_TRY(sr_read_expect(reader, '=', "'=' and the initial value"));
    SR_TRY(push_operand(reader, draft));
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, ')', "',' or ')' in the loop's values"));
  if (names.count > 0) {
    const char *at = reader->token.begin;
    SR_TRY(sr_read_expect(reader, ':', "':' and the types of the loop's values"));
    SR_TRY(sr_syntax_read_types(reader, draft, SR_TYPES_OPERANDS));
    if (draft->operand_types.count != names.count)
      return sr_read_fail(reader, at, "the loop has %zu values, but types for %zu", names.count,
                          draft->operand_types.count);
  }
  for (size_t i = 0; i < names.count; i++)
    SR_PUSH(reader->arena, &draft->result_types, draft->operand_types.items[i]);
  if (sr_read_accept_word(reader, "attributes"))
    SR_TRY(sr_read_op_dict(reader, draft));
  static const char *const words[2] = {"cond", "do"};
  for (int region = 0; region < 2; region++) {
    sr_block *block = sr_block_create(reader->module);
    for (size_t i = 0; i < names.count; i++)
      sr_block_add_arg(reader->module, block, draft->operand_types.items[i]);
    SR_TRY(sr_read_expect_word(reader, words[region]));
    SR_TRY(sr_read_region(reader, block, names.items));
    SR_PUSH(reader->arena, &draft->regions, block);
  }
  return SR_OK;
}

/* ---- scan ------------------------------------------------------------------------------------ */

/* Sets the attribute `name`, array<i32: first, second>. A scan has two kinds of operands and two
 * kinds of results; the attribute gives the number of each kind. */
static void set_segments(sr_reader *reader, sr_draft *draft, const char *name, size_t first,
                         size_t second) {
  int64_t *sizes = SR_NEW_ARRAY(reader->arena, int64_t, 2);
  sizes[0] = (int64_t)first;
  sizes[1] = (int64_t)second;
  sr_draft_attr(reader, draft, name, make_ints(reader, sizes, 2, SR_I32));
}

/* Reads "(%x, %y) inits(%a) dimension=0 { ^bb0(...): ... } : types". The operands before `inits`
 * are the inputs, those after it the initial carries. */
sr_status sr_syntax_read_scan(sr_reader *reader, sr_draft *draft) {
  int64_t dimension;
  SR_TRY(read_call_operands(reader, draft));
  size_t inputs = draft->operands.count;
  SR_TRY(sr_read_expect_word(reader, "inits"));
  SR_TRY(read_call_operands(reader, draft));
  size_t carries = draft->operands.count - inputs;
  SR_TRY(sr_read_expect_word(reader, "dimension"));
  SR_TRY(sr_read_expect(reader, '=', "'=' behind dimension"));
  SR_TRY(sr_read_int64(reader, &dimension));
  sr_draft_attr(reader, draft, "dimension", sr_attr_int(reader->module, dimension, SR_I64));
  if (sr_read_accept_word(reader, "attributes"))
    SR_TRY(sr_read_op_dict(reader, draft));
  sr_block *block = sr_block_create(reader->module);
  SR_TRY(sr_read_region(reader, block, NULL));
  SR_PUSH(reader->arena, &draft->regions, block);
  SR_TRY(sr_read_expect(reader, ':', "':' and the types of the op"));
  SR_TRY(sr_read_function_types(reader, draft));
  if (draft->result_types.count < carries)
    return sr_read_fail(reader, draft->at, "a scan gives back its %zu carried values", carries);
  set_segments(reader, draft, "operandSegmentSizes", inputs, carries);
  set_segments(reader, draft, "resultSegmentSizes", draft->result_types.count - carries, carries);
  return SR_OK;
}

/* ---- convolution ----------------------------------------------------------------------------- */

/* Reads the padding of a convolution, "[[1, 1], [0, -1]]", as a dense tensor of [low, high]
 * pairs. */
static sr_status read_padding(sr_reader *reader, const sr_attr **out_attr) {
  SR_VECTOR(int64_t) list = {0};
  SR_TRY(sr_read_expect(reader, '[', "'[' of the padding"));
  while (!sr_read_is(reader, ']')) {
    const char *at = reader->token.begin;
    const int64_t *pair;
    size_t count;
    SR_TRY(sr_read_int_list(reader, &pair, &count));
    if (count != 2)
      return sr_read_fail(reader, at, "padding is a pair of numbers for every dimension");
    SR_PUSH(reader->arena, &list, pair[0]);
    SR_PUSH(reader->arena, &list, pair[1]);
    if (!sr_read_accept(reader, ','))
      break;
  }
  const int64_t dims[2] = {(int64_t)list.count / 2, 2};
  *out_attr = sr_attr_dense_i64(reader->module, 2, dims, list.items);
  return sr_read_expect(reader, ']', "',' or ']' in the padding");
}

/* Reads a list of flags, "[true, false]", as array<i1: ...>. */
static sr_status read_flags(sr_reader *reader, const sr_attr **out_attr) {
  SR_VECTOR(int64_t) list = {0};
  SR_TRY(sr_read_expect(reader, '[', "'[' of a list of true and false"));
  while (!sr_read_is(reader, ']')) {
    bool value = sr_read_is_word(reader, "true") || sr_read_is_word(reader, "1");
    if (!value && !sr_read_is_word(reader, "false"))
      return sr_read_unexpected(reader, "true or false");
    sr_read_next(reader);
    SR_PUSH(reader->arena, &list, value);
    if (!sr_read_accept(reader, ','))
      break;
  }
  *out_attr = make_ints(reader, list.items, list.count, SR_I1);
  return sr_read_expect(reader, ']', "',' or ']' in a list of true and false");
}

static sr_status read_window_entry(sr_reader *reader, sr_draft *draft) {
  static const struct {
    const char *key, *attr;
  } lists[] = {
      {"stride", "window_strides"}, {"lhs_dilate", "lhs_dilation"}, {"rhs_dilate", "rhs_dilation"}};
  const sr_attr *attr = NULL;
  if (sr_read_accept_word(reader, "pad")) {
    SR_TRY(sr_read_expect(reader, '=', "'='"));
    SR_TRY(read_padding(reader, &attr));
    sr_draft_attr(reader, draft, "padding", attr);
    return SR_OK;
  }
  if (sr_read_accept_word(reader, "reverse")) {
    SR_TRY(sr_read_expect(reader, '=', "'='"));
    SR_TRY(read_flags(reader, &attr));
    sr_draft_attr(reader, draft, "window_reversal", attr);
    return SR_OK;
  }
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    if (!sr_read_accept_word(reader, lists[i].key))
      continue;
    const int64_t *values;
    size_t count;
    SR_TRY(sr_read_expect(reader, '=', "'='"));
    SR_TRY(sr_read_int_list(reader, &values, &count));
    sr_draft_attr(reader, draft, lists[i].attr, make_ints(reader, values, count, SR_I64));
    return SR_OK;
  }
  return sr_read_unexpected(reader, "stride, pad, lhs_dilate, rhs_dilate or reverse");
}

sr_status sr_syntax_read_convolution(sr_reader *reader, sr_draft *draft) {
  const sr_attr *numbers;
  SR_TRY(read_call_operands(reader, draft));
  SR_TRY(sr_read_expect_word(reader, "dim_numbers"));
  SR_TRY(sr_read_expect(reader, '=', "'=' behind dim_numbers"));
  SR_TRY(sr_read_convolution_numbers(reader, &numbers));
  sr_draft_attr(reader, draft, "dimension_numbers", numbers);
  SR_TRY(expect_comma(reader));
  SR_TRY(sr_read_expect_word(reader, "window"));
  SR_TRY(sr_read_expect(reader, '=', "'=' behind window"));
  SR_TRY(sr_read_expect(reader, '{', "'{' of the window"));
  while (!sr_read_is(reader, '}')) {
    SR_TRY(read_window_entry(reader, draft));
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, '}', "',' or '}' in the window"));
  return read_tail(reader, draft);
}

/* ---- calls, barriers, tuples ----------------------------------------------------------------- */

sr_status sr_syntax_read_custom_call(sr_reader *reader, sr_draft *draft) {
  SR_TRY(read_symbol(reader, draft, "call_target_name", SR_ATTR_STRING));
  SR_TRY(read_call_operands(reader, draft));
  return read_tail(reader, draft);
}

sr_status sr_syntax_read_call(sr_reader *reader, sr_draft *draft) {
  SR_TRY(read_symbol(reader, draft, "callee", SR_ATTR_SYMBOL));
  SR_TRY(read_call_operands(reader, draft));
  return read_tail(reader, draft);
}

/* Reads a quoted name as the attribute `name`. */
static sr_status read_name(sr_reader *reader, sr_draft *draft) {
  const sr_attr *name;
  if (!sr_read_is(reader, SR_TOKEN_STRING))
    return sr_read_unexpected(reader, "a name in quotes");
  SR_TRY(sr_read_attr(reader, &name));
  sr_draft_attr(reader, draft, "name", name);
  return SR_OK;
}

sr_status sr_syntax_read_composite(sr_reader *reader, sr_draft *draft) {
  SR_TRY(read_name(reader, draft));
  SR_TRY(sr_read_operands(reader, draft));
  return read_tail(reader, draft);
}

sr_status sr_syntax_read_barrier(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_op_dict(reader, draft));
  if (sr_read_accept(reader, '('))
    return sr_read_expect(reader, ')', "')'");
  SR_TRY(sr_read_operands(reader, draft));
  SR_TRY(sr_read_expect(reader, ':', "':' and the types of the operands"));
  SR_TRY(sr_syntax_read_types(reader, draft, SR_TYPES_OPERANDS));
  if (draft->result_types.count == 0)
    for (size_t i = 0; i < draft->operand_types.count; i++)
      SR_PUSH(reader->arena, &draft->result_types, draft->operand_types.items[i]);
  return SR_OK;
}

sr_status sr_syntax_read_terminator(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_op_dict(reader, draft));
  SR_TRY(sr_read_operands(reader, draft));
  SR_TRY(sr_read_op_dict(reader, draft));
  if (!sr_read_accept(reader, ':'))
    return SR_OK;
  return sr_syntax_read_types(reader, draft, SR_TYPES_OPERANDS);
}

sr_status sr_syntax_read_tuple_element(sr_reader *reader, sr_draft *draft) {
  int64_t index;
  SR_TRY(push_operand(reader, draft));
  SR_TRY(sr_read_expect(reader, '[', "'[' and the number of the element"));
  SR_TRY(sr_read_int64(reader, &index));
  SR_TRY(sr_read_expect(reader, ']', "']'"));
  sr_draft_attr(reader, draft, "index", sr_attr_int(reader->module, index, SR_I32));
  return read_tail(reader, draft);
}

sr_status sr_syntax_read_top_k(sr_reader *reader, sr_draft *draft) {
  int64_t k;
  SR_TRY(sr_read_expect(reader, '(', "'(' of the operand"));
  SR_TRY(push_operand(reader, draft));
  SR_TRY(expect_comma(reader));
  SR_TRY(sr_read_expect_word(reader, "k"));
  SR_TRY(sr_read_expect(reader, '=', "'=' behind k"));
  SR_TRY(sr_read_int64(reader, &k));
  sr_draft_attr(reader, draft, "k", sr_attr_int(reader->module, k, SR_I64));
  if (sr_read_accept(reader, ',')) {
    const sr_attr *stable;
    SR_TRY(sr_read_expect_word(reader, "is_stable"));
    SR_TRY(sr_read_expect(reader, '=', "'=' behind is_stable"));
    SR_TRY(sr_read_attr(reader, &stable));
    sr_draft_attr(reader, draft, "is_stable", stable);
  }
  SR_TRY(sr_read_expect(reader, ')', "')' behind the operand"));
  SR_TRY(sr_read_op_dict(reader, draft));
  SR_TRY(sr_read_expect(reader, ':', "':' and the types of the op"));
  return sr_syntax_read_types(reader, draft, SR_TYPES_ARROW);
}

/* Reads the rest of a check.expect_eq_const or check.expect_almost_eq_const: "%a, dense<...> :
 * type, tolerance = 1.0e-4". */
sr_status sr_syntax_read_expect_const(sr_reader *reader, sr_draft *draft) {
  const sr_attr *value, *tolerance;
  SR_TRY(push_operand(reader, draft));
  SR_TRY(expect_comma(reader));
  const char *at = reader->token.begin;
  SR_TRY(sr_read_attr(reader, &value));
  if (value->kind != SR_ATTR_DENSE)
    return sr_read_fail(reader, at, "the expected value must be dense<...>");
  sr_draft_attr(reader, draft, "value", value);
  SR_PUSH(reader->arena, &draft->operand_types, value->dense.type);
  if (sr_read_accept(reader, ',')) {
    SR_TRY(sr_read_expect_word(reader, "tolerance"));
    SR_TRY(sr_read_expect(reader, '=', "'=' behind tolerance"));
    SR_TRY(sr_read_untyped(reader, &tolerance));
    sr_draft_attr(reader, draft, "tolerance", tolerance);
  }
  return sr_read_op_dict(reader, draft);
}

/* ---- Shardy ---------------------------------------------------------------------------------- */

static sr_status read_shardings(sr_reader *reader, sr_draft *draft, const char *name,
                                bool optional) {
  const sr_attr *attr;
  if (optional && !sr_read_is_word(reader, name))
    return SR_OK;
  SR_TRY(sr_read_expect_word(reader, name));
  SR_TRY(sr_read_expect(reader, '=', "'=' and shardings"));
  SR_TRY(sr_read_shardings(reader, &attr));
  sr_draft_attr(reader, draft, name, attr);
  return SR_OK;
}

/* Reads the body of a computation: "(%a: type) { ... } {attrs} : types". */
static sr_status read_body(sr_reader *reader, sr_draft *draft) {
  sr_block *block = sr_block_create(reader->module);
  sr_arg_list args = {0};
  SR_TRY(sr_read_args(reader, block, &args));
  SR_TRY(sr_read_region(reader, block, args.names.items));
  SR_PUSH(reader->arena, &draft->regions, block);
  return read_tail(reader, draft);
}

sr_status sr_syntax_read_manual_computation(sr_reader *reader, sr_draft *draft) {
  const sr_attr *axes;
  SR_TRY(read_call_operands(reader, draft));
  SR_TRY(read_shardings(reader, draft, "in_shardings", false));
  SR_TRY(read_shardings(reader, draft, "out_shardings", false));
  SR_TRY(sr_read_expect_word(reader, "manual_axes"));
  SR_TRY(sr_read_expect(reader, '=', "'=' and the manual axes"));
  SR_TRY(sr_read_manual_axes(reader, &axes));
  sr_draft_attr(reader, draft, "manual_axes", axes);
  return read_body(reader, draft);
}

sr_status sr_syntax_read_named_computation(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_expect(reader, '<', "'<' and the name of the computation"));
  SR_TRY(read_name(reader, draft));
  SR_TRY(sr_read_expect(reader, '>', "'>' behind the name"));
  SR_TRY(read_call_operands(reader, draft));
  SR_TRY(read_shardings(reader, draft, "in_shardings", true));
  SR_TRY(read_shardings(reader, draft, "out_shardings", true));
  return read_body(reader, draft);
}

/* Reads "{attrs} : type". The type is that of the operand and of the result. */
static sr_status read_same_type(sr_reader *reader, sr_draft *draft) {
  SR_TRY(sr_read_op_dict(reader, draft));
  SR_TRY(sr_read_expect(reader, ':', "':' and the type of the result"));
  return sr_syntax_read_types(reader, draft, SR_TYPES_SAME);
}

sr_status sr_syntax_read_sharding(sr_reader *reader, sr_draft *draft) {
  const sr_attr *sharding;
  SR_TRY(push_operand(reader, draft));
  SR_TRY(sr_read_sharding(reader, &sharding));
  sr_draft_attr(reader, draft, "sharding", sharding);
  return read_same_type(reader, draft);
}

sr_status sr_syntax_read_axes(sr_reader *reader, sr_draft *draft) {
  static const char *const reductions[] = {"sum", "max", "min"};
  const sr_syntax *syntax = sr_syntax_get(draft->code);
  for (int64_t i = 0; i < 3; i++)
    if (sr_read_accept_word(reader, reductions[i]))
      sr_draft_attr(reader, draft, "reduction_op", sr_attr_int(reader->module, i, SR_I32));
  const sr_attr *axes;
  if (syntax->axes) {
    SR_TRY(sr_read_axes(reader, syntax->axes_mnemonic, &axes));
    sr_draft_attr(reader, draft, syntax->axes, axes);
  }
  SR_TRY(push_operand(reader, draft));
  SR_TRY(sr_read_expect_word(reader, "out_sharding"));
  SR_TRY(sr_read_expect(reader, '=', "'=' and the sharding"));
  const sr_attr *sharding;
  SR_TRY(sr_read_sharding(reader, &sharding));
  sr_draft_attr(reader, draft, "out_sharding", sharding);
  return read_same_type(reader, draft);
}
