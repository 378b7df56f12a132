/* Reads types. The dimensions of a tensor are read character by character, because the lexer would
 * split "4x8xf32" into the words "4" and "x8xf32". */
#include <string.h>

#include "graph/text/reader.h"

static bool dtype_of_token(const sr_reader *reader, sr_dtype *out_dtype) {
  const sr_token *token = &reader->token;
  if (token->kind != SR_TOKEN_NAME)
    return false;
  *out_dtype = sr_dtype_parse(token->begin, (size_t)(token->end - token->begin));
  return *out_dtype != SR_DTYPE_COUNT;
}

bool sr_read_is_type(const sr_reader *reader) {
  sr_dtype dtype;
  return sr_read_is(reader, '(') || sr_read_is(reader, SR_TOKEN_BANG) ||
         sr_read_is_word(reader, "tensor") || sr_read_is_word(reader, "tuple") ||
         sr_read_is_word(reader, "index") || sr_read_is_word(reader, "complex") ||
         sr_read_is_word(reader, "none") || sr_read_is_word(reader, "tf32") ||
         dtype_of_token(reader, &dtype);
}

/* Reads the dimensions of a tensor, such as "4x?x". The current token is the '<' before them;
 * afterwards it is the element type. */
static sr_status read_dims(sr_reader *reader, int64_t dims[SR_MAX_TEXT_RANK], int32_t *out_rank) {
  const char *p = reader->token.end;
  int32_t rank = 0;
  for (;;) {
    p = sr_lex_skip_space(p, reader->end);
    if (p == reader->end || (*p != '?' && *p != '*' && (*p < '0' || *p > '9')))
      break;
    if (*p == '*')
      return sr_read_fail(reader, p,
                          "a tensor of unknown rank cannot be read; "
                          "print the program with static shapes");
    if (rank == SR_MAX_TEXT_RANK)
      return sr_read_fail(reader, p, "a tensor of more than %d dimensions is not supported",
                          SR_MAX_TEXT_RANK);
    int64_t size = SR_DYNAMIC;
    const char *at = p;
    if (*p == '?') {
      p++;
    } else {
      for (size = 0; p < reader->end && *p >= '0' && *p <= '9'; p++)
        if (__builtin_mul_overflow(size, 10, &size) ||
            __builtin_add_overflow(size, *p - '0', &size))
          return sr_read_fail(reader, at, "a dimension beyond 64 bits");
    }
    if (p == reader->end || *p != 'x')
      return sr_read_fail(reader, p, "expected 'x' behind the size of a dimension");
    p++;
    dims[rank++] = size;
  }
  *out_rank = rank;
  sr_read_jump(reader, p);
  return SR_OK;
}

static sr_status read_tensor(sr_reader *reader, const sr_type **out_type) {
  const char *at = reader->token.begin;
  sr_read_next(reader);
  if (!sr_read_is(reader, '<'))
    return sr_read_unexpected(reader, "'<' behind tensor");
  int64_t dims[SR_MAX_TEXT_RANK];
  sr_type type = {.kind = SR_TYPE_TENSOR, .dtype = SR_DTYPE_COUNT, .dims = dims};
  SR_TRY(read_dims(reader, dims, &type.rank));
  const sr_type *element;
  SR_TRY(sr_read_type(reader, &element));
  if (element->kind == SR_TYPE_SCALAR)
    type.dtype = element->dtype;
  else if (element->kind == SR_TYPE_INDEX || element->kind == SR_TYPE_OTHER)
    type.element = element;
  else
    return sr_read_fail(reader, at, "a tensor cannot have elements of this type");
  if (sr_read_accept(reader, ','))
    SR_TRY(sr_read_attr(reader, &type.encoding));
  SR_TRY(sr_read_expect(reader, '>', "'>' at the end of a tensor type"));
  if (!sr_type_size_fits(type.dtype, type.rank, dims))
    return sr_read_fail(reader, at, "a tensor of more than 2^62 bytes");
  *out_type = sr_type_intern(reader->module, &type);
  return SR_OK;
}

/* Reads a list of types, "type, type", and the token `close` after it. */
static sr_status read_type_list(sr_reader *reader, int close, const sr_type *const **out_types,
                                int32_t *out_count) {
  SR_VECTOR(const sr_type *) list = {0};
  while (!sr_read_is(reader, close)) {
    const sr_type *type;
    SR_TRY(sr_read_type(reader, &type));
    SR_PUSH(reader->arena, &list, type);
    if (!sr_read_accept(reader, ','))
      break;
  }
  *out_types = list.items;
  *out_count = (int32_t)list.count;
  return sr_read_expect(reader, close, "',' or the end of a list of types");
}

static sr_status read_function(sr_reader *reader, const sr_type **out_type) {
  const sr_type *const *inputs, *const *results;
  int32_t input_count, result_count = 1;
  const sr_type *single;
  sr_read_next(reader);
  SR_TRY(read_type_list(reader, ')', &inputs, &input_count));
  SR_TRY(sr_read_expect(reader, SR_TOKEN_ARROW, "'->' of a function type"));
  if (sr_read_accept(reader, '(')) {
    SR_TRY(read_type_list(reader, ')', &results, &result_count));
  } else {
    SR_TRY(sr_read_type(reader, &single));
    results = &single;
  }
  *out_type = sr_type_function(reader->module, inputs, input_count, results, result_count);
  return SR_OK;
}

static sr_status read_tuple(sr_reader *reader, const sr_type **out_type) {
  sr_type type = {.kind = SR_TYPE_TUPLE, .dtype = SR_DTYPE_COUNT};
  sr_read_next(reader);
  SR_TRY(sr_read_expect(reader, '<', "'<' behind tuple"));
  SR_TRY(read_type_list(reader, '>', &type.elements, &type.count));
  *out_type = sr_type_intern(reader->module, &type);
  return SR_OK;
}

static sr_status read_complex(sr_reader *reader, const sr_type **out_type) {
  const char *at = reader->token.begin;
  sr_read_next(reader);
  SR_TRY(sr_read_expect(reader, '<', "'<' behind complex"));
  sr_dtype dtype;
  if (!dtype_of_token(reader, &dtype) || (dtype != SR_F32 && dtype != SR_F64))
    return sr_read_fail(reader, at, "complex numbers are made of f32 or f64");
  sr_read_next(reader);
  *out_type = sr_type_scalar(reader->module, dtype == SR_F32 ? SR_C64 : SR_C128);
  return sr_read_expect(reader, '>', "'>' at the end of a complex type");
}

/* Reads a type that starts with '!': !alias, !stablehlo.token or !quant.uniform<...>. */
static sr_status read_bang(sr_reader *reader, const sr_type **out_type) {
  const char *begin = reader->token.begin, *end = reader->token.end;
  size_t length = (size_t)(end - begin);
  sr_name *name = sr_reader_find(reader, begin, end);
  if (name && name->type) {
    *out_type = name->type;
    sr_read_next(reader);
    return SR_OK;
  }
  if (!memchr(begin, '.', length))
    return sr_read_fail(reader, begin, "the type alias %.*s is not defined before this place",
                        (int)length, begin);
  static const char token[] = "!stablehlo.token";
  if (length == sizeof token - 1 && memcmp(begin, token, length) == 0) {
    sr_type type = {.kind = SR_TYPE_TOKEN, .dtype = SR_DTYPE_COUNT};
    *out_type = sr_type_intern(reader->module, &type);
    sr_read_next(reader);
    return SR_OK;
  }
  const char *text_end = end;
  sr_read_next(reader);
  if (sr_read_is(reader, '<') && reader->token.begin == end)
    SR_TRY(sr_read_skip_brackets(reader, &text_end));
  *out_type = sr_type_other(reader->module,
                            sr_arena_string(reader->arena, begin, (size_t)(text_end - begin)));
  return SR_OK;
}

static sr_status read_plain(sr_reader *reader, const sr_type **out_type) {
  sr_dtype dtype;
  if (dtype_of_token(reader, &dtype)) {
    *out_type = sr_type_scalar(reader->module, dtype);
  } else if (sr_read_is_word(reader, "index")) {
    sr_type type = {.kind = SR_TYPE_INDEX, .dtype = SR_DTYPE_COUNT};
    *out_type = sr_type_intern(reader->module, &type);
  } else if (sr_read_is_word(reader, "tf32") || sr_read_is_word(reader, "none")) {
    const sr_token *token = &reader->token;
    *out_type = sr_type_other(reader->module, sr_arena_string(reader->arena, token->begin,
                                                              (size_t)(token->end - token->begin)));
  } else {
    return sr_read_unexpected(reader, "a type");
  }
  sr_read_next(reader);
  return SR_OK;
}

sr_status sr_read_type(sr_reader *reader, const sr_type **out_type) {
  SR_TRY(sr_read_enter(reader));
  if (sr_read_is_word(reader, "tensor"))
    SR_TRY(read_tensor(reader, out_type));
  else if (sr_read_is(reader, SR_TOKEN_BANG))
    SR_TRY(read_bang(reader, out_type));
  else if (sr_read_is(reader, '('))
    SR_TRY(read_function(reader, out_type));
  else if (sr_read_is_word(reader, "tuple"))
    SR_TRY(read_tuple(reader, out_type));
  else if (sr_read_is_word(reader, "complex"))
    SR_TRY(read_complex(reader, out_type));
  else
    SR_TRY(read_plain(reader, out_type));
  sr_read_leave(reader);
  return SR_OK;
}
