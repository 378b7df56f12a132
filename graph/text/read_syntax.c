/* Reads ops whose pretty syntax is described by data (the tables in syntax.c). */
#include "graph/text/syntax.h"

#include <string.h>

#include "graph/ir/number.h"

/* ---- clauses --------------------------------------------------------------------------------- */

static const sr_attr *make_ints(sr_reader *reader, const int64_t *values, size_t count) {
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_INTS);
  attr->ints.values = values;
  attr->ints.count = count;
  attr->ints.dtype = SR_I64;
  return attr;
}

static sr_status read_word(sr_reader *reader, const char **out_word) {
  if (!sr_read_is(reader, SR_TOKEN_NAME))
    return sr_read_unexpected(reader, "a word");
  *out_word = sr_reader_name(reader, reader->token.begin, reader->token.end)->text;
  sr_read_next(reader);
  return SR_OK;
}

static sr_status read_enum(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr) {
  const char *word = NULL;
  SR_TRY(read_word(reader, &word));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_ENUM);
  attr->enumeration.mnemonic = mnemonic;
  attr->enumeration.value = word;
  *out_attr = attr;
  return SR_OK;
}

static sr_status read_precision(sr_reader *reader, const sr_attr **out_attr) {
  return read_enum(reader, "stablehlo.precision", out_attr);
}

static sr_status read_one_of(sr_reader *reader, const char *const *words,
                             const sr_attr **out_attr) {
  for (int64_t i = 0; words[i]; i++)
    if (sr_read_accept_word(reader, words[i])) {
      *out_attr = sr_attr_int(reader->module, i, SR_I32);
      return SR_OK;
    }
  return sr_read_unexpected(reader, "one of the words that belong here");
}

/* Reads a floating-point format, such as "e8m10", as the attributes exponent_bits and
 * mantissa_bits. */
static sr_status read_format(sr_reader *reader, sr_draft *draft) {
  const char *begin = reader->token.begin, *end = reader->token.end;
  const char *middle = memchr(begin, 'm', (size_t)(end - begin));
  uint64_t exponent, mantissa;
  if (!sr_read_is(reader, SR_TOKEN_NAME) || *begin != 'e' || !middle ||
      !sr_integer_parse(begin + 1, middle, &exponent) || exponent > 64 ||
      !sr_integer_parse(middle + 1, end, &mantissa) || mantissa > 64)
    return sr_read_unexpected(reader, "a format such as e8m10");
  sr_read_next(reader);
  sr_draft_attr(reader, draft, "exponent_bits",
                sr_attr_int(reader->module, (int64_t)exponent, SR_I32));
  sr_draft_attr(reader, draft, "mantissa_bits",
                sr_attr_int(reader->module, (int64_t)mantissa, SR_I32));
  return SR_OK;
}

typedef SR_VECTOR(sr_named_attr) field_list;

/* Reads two lists of dimensions, "[0] x [1]", as the fields `left` and `right`. An empty list gives
 * no field. */
static sr_status read_dims_pair(sr_reader *reader, const char *left, const char *right,
                                field_list *fields) {
  const int64_t *values;
  size_t count;
  SR_TRY(sr_read_int_list(reader, &values, &count));
  if (count > 0)
    SR_PUSH(reader->arena, fields, (sr_named_attr){left, make_ints(reader, values, count)});
  SR_TRY(sr_read_expect_word(reader, "x"));
  SR_TRY(sr_read_int_list(reader, &values, &count));
  if (count > 0)
    SR_PUSH(reader->arena, fields, (sr_named_attr){right, make_ints(reader, values, count)});
  return SR_OK;
}

/* Reads the dimension numbers of a dot_general: "batching_dims = [0] x [0], contracting_dims = [2]
 * x [1]". The batching_dims may be absent. */
static sr_status read_dot_numbers(sr_reader *reader, const sr_attr **out_attr) {
  field_list fields = {0};
  if (sr_read_accept_word(reader, "batching_dims")) {
    SR_TRY(sr_read_expect(reader, '=', "'=' behind batching_dims"));
    SR_TRY(read_dims_pair(reader, "lhs_batching_dimensions", "rhs_batching_dimensions", &fields));
    SR_TRY(sr_read_expect(reader, ',', "',' and contracting_dims"));
  }
  SR_TRY(sr_read_expect_word(reader, "contracting_dims"));
  SR_TRY(sr_read_expect(reader, '=', "'=' behind contracting_dims"));
  SR_TRY(
      read_dims_pair(reader, "lhs_contracting_dimensions", "rhs_contracting_dimensions", &fields));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_STRUCT);
  attr->fields.mnemonic = "stablehlo.dot";
  attr->fields.items = fields.items;
  attr->fields.count = fields.count;
  *out_attr = attr;
  return SR_OK;
}

/* Reads an integer. An integer of type u64 may have all 64 bits set. */
static sr_status read_int(sr_reader *reader, sr_dtype dtype, int64_t *out_value) {
  if (dtype != SR_U64)
    return sr_read_int64(reader, out_value);
  uint64_t magnitude;
  if (!sr_read_is(reader, SR_TOKEN_NUMBER))
    return sr_read_unexpected(reader, "an integer that is not negative");
  if (!sr_integer_parse(reader->token.begin, reader->token.end, &magnitude))
    return sr_read_fail(reader, reader->token.begin, "this is no integer of 64 bits");
  *out_value = (int64_t)magnitude;
  sr_read_next(reader);
  return SR_OK;
}

static sr_status read_clause_value(sr_reader *reader, sr_draft *draft, const sr_clause *clause) {
  const sr_attr *attr = NULL;
  const int64_t *values;
  size_t count;
  switch (clause->kind) {
  case SR_CLAUSE_NONE:
    return SR_OK;
  case SR_CLAUSE_FORMAT:
    return read_format(reader, draft);
  case SR_CLAUSE_INT: {
    int64_t value;
    SR_TRY(read_int(reader, clause->dtype, &value));
    attr = sr_attr_int(reader->module, value, clause->dtype);
    break;
  }
  case SR_CLAUSE_INTS:
    SR_TRY(sr_read_int_list(reader, &values, &count));
    attr = make_ints(reader, values, count);
    break;
  case SR_CLAUSE_BOOL:
  case SR_CLAUSE_FLOAT:
  case SR_CLAUSE_STRING:
    SR_TRY(sr_read_untyped(reader, &attr));
    break;
  case SR_CLAUSE_ENUM:
    SR_TRY(read_enum(reader, clause->mnemonic, &attr));
    break;
  case SR_CLAUSE_WORD:
    SR_TRY(read_one_of(reader, clause->words, &attr));
    break;
  case SR_CLAUSE_PRECISION:
    SR_TRY(sr_read_list(reader, '[', ']', "the precisions", read_precision, &attr));
    break;
  case SR_CLAUSE_STRUCT:
    SR_TRY(sr_read_struct(reader, clause->mnemonic, &attr));
    break;
  case SR_CLAUSE_DOT:
    SR_TRY(read_dot_numbers(reader, &attr));
    break;
  case SR_CLAUSE_SHARDING:
    SR_TRY(sr_read_sharding(reader, &attr));
    break;
  }
  sr_draft_attr(reader, draft, clause->attr, attr);
  return SR_OK;
}

/* Reads the clauses of an op. `comma`: a comma was read after the last operand, so a clause must
 * follow. */
static sr_status read_clauses(sr_reader *reader, sr_draft *draft, const sr_syntax *syntax,
                              bool comma) {
  bool separated = comma || syntax->no_operands || syntax->tight;
  for (int i = 0; i < SR_SYNTAX_CLAUSES && syntax->clauses[i].kind != SR_CLAUSE_NONE; i++) {
    const sr_clause *clause = &syntax->clauses[i];
    if (!separated && !sr_read_is(reader, ',') && clause->optional)
      continue;
    if (!separated)
      SR_TRY(sr_read_expect(reader, ',', "','"));
    separated = true;
    if (clause->keyword && clause->optional && !sr_read_is_word(reader, clause->keyword))
      continue;
    if (clause->keyword) {
      SR_TRY(sr_read_expect_word(reader, clause->keyword));
      SR_TRY(sr_read_expect(reader, '=', "'='"));
    }
    SR_TRY(read_clause_value(reader, draft, clause));
    separated = syntax->tight;
    comma = false;
  }
  if (separated && !syntax->tight && (comma || !syntax->no_operands))
    return sr_read_unexpected(reader, "what belongs behind the comma");
  return SR_OK;
}

/* ---- types ----------------------------------------------------------------------------------- */

static void push_operand_types(sr_reader *reader, sr_draft *draft, const sr_type *type,
                               size_t count) {
  for (size_t i = 0; i < count; i++)
    SR_PUSH(reader->arena, &draft->operand_types, type);
}

static sr_status read_type_list(sr_reader *reader, sr_draft *draft) {
  do {
    const sr_type *type;
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &draft->operand_types, type);
  } while (sr_read_accept(reader, ','));
  return SR_OK;
}

/* Reads the types "a, b -> c" or "a -> (b, c)". */
static sr_status read_arrow(sr_reader *reader, sr_draft *draft) {
  SR_TRY(read_type_list(reader, draft));
  if (!sr_read_is(reader, SR_TOKEN_ARROW) &&
      (draft->operand_types.count != 1 || draft->operands.count == 0))
    return sr_read_unexpected(reader, "'->' and the types of the results");
  /* Older versions of MLIR write one type, without an arrow, for all operands and the result. */
  if (!sr_read_accept(reader, SR_TOKEN_ARROW)) {
    const sr_type *type = draft->operand_types.items[0];
    push_operand_types(reader, draft, type, draft->operands.count - 1);
    SR_PUSH(reader->arena, &draft->result_types, type);
    return SR_OK;
  }
  const sr_type *type;
  bool list = sr_read_accept(reader, '(');
  do {
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &draft->result_types, type);
  } while (list && sr_read_accept(reader, ','));
  return list ? sr_read_expect(reader, ')', "',' or ')' in the types of the results") : SR_OK;
}

static sr_status read_complex(sr_reader *reader, sr_draft *draft) {
  const char *at = reader->token.begin;
  const sr_type *type;
  SR_TRY(sr_read_type(reader, &type));
  bool fits = type->kind == SR_TYPE_TENSOR && (type->dtype == SR_C64 || type->dtype == SR_C128);
  if (!fits)
    return sr_read_fail(reader, at, "the result must be a tensor of complex numbers");
  sr_dtype half = sr_dtype_part(type->dtype);
  push_operand_types(reader, draft, sr_type_tensor(reader->module, half, type->rank, type->dims),
                     draft->operands.count);
  SR_PUSH(reader->arena, &draft->result_types, type);
  return SR_OK;
}

static sr_status read_tuple(sr_reader *reader, sr_draft *draft) {
  const char *at = reader->token.begin;
  const sr_type *type;
  SR_TRY(sr_read_type(reader, &type));
  if (type->kind != SR_TYPE_TUPLE)
    return sr_read_fail(reader, at, "the result must be a tuple");
  for (int32_t i = 0; i < type->count; i++)
    SR_PUSH(reader->arena, &draft->operand_types, type->elements[i]);
  SR_PUSH(reader->arena, &draft->result_types, type);
  return SR_OK;
}

sr_status sr_syntax_read_types(sr_reader *reader, sr_draft *draft, sr_syntax_types types) {
  const sr_type *type;
  if (types == SR_TYPES_FUNCTION || (sr_read_is(reader, '(') && types != SR_TYPES_ARROW))
    return sr_read_function_types(reader, draft);
  switch (types) {
  case SR_TYPES_FUNCTION:
    return SR_OK;
  case SR_TYPES_ARROW:
    return sr_read_is(reader, '(') ? sr_read_function_types(reader, draft)
                                   : read_arrow(reader, draft);
  case SR_TYPES_OPERANDS:
    return read_type_list(reader, draft);
  case SR_TYPES_COMPLEX:
    return read_complex(reader, draft);
  case SR_TYPES_TUPLE:
    return read_tuple(reader, draft);
  case SR_TYPES_SELECT:
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &draft->operand_types, type);
    SR_TRY(sr_read_expect(reader, ',', "',' and the type of the values"));
    SR_TRY(sr_read_type(reader, &type));
    push_operand_types(reader, draft, type, 2);
    SR_PUSH(reader->arena, &draft->result_types, type);
    return SR_OK;
  case SR_TYPES_SAME:
  case SR_TYPES_RESULT:
  case SR_TYPES_OPERAND:
    SR_TRY(sr_read_type(reader, &type));
    push_operand_types(reader, draft, type, draft->operands.count);
    if (types != SR_TYPES_OPERAND)
      SR_PUSH(reader->arena, &draft->result_types, type);
    return SR_OK;
  }
  return SR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

sr_status sr_syntax_read(sr_reader *reader, sr_draft *draft, const sr_syntax *syntax) {
  bool comma = false;
  while (!syntax->no_operands && sr_read_is(reader, SR_TOKEN_VALUE)) {
    sr_operand_ref operand;
    SR_TRY(sr_read_operand(reader, &operand));
    SR_PUSH(reader->arena, &draft->operands, operand);
    comma = sr_read_accept(reader, ',');
    if (!comma)
      break;
  }
  if (syntax->list && comma && draft->operands.count == 1)
    sr_read_accept(reader, ',');
  SR_TRY(read_clauses(reader, draft, syntax, comma));
  SR_TRY(sr_read_op_dict(reader, draft));
  SR_TRY(sr_read_expect(reader, ':', "':' and the types of the op"));
  return sr_syntax_read_types(reader, draft, syntax->types);
}
