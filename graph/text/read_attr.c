/*
 * Reads attributes.
 *
 * Dialect attributes come in three kinds: words of an enumeration (#stablehlo<precision DEFAULT>),
 * named fields (#stablehlo.gather<offset_dims = [1], ...>), and others, which are kept as text. If
 * an attribute seems to have named fields but they cannot be read, the reader goes back to its
 * start and keeps the text.
 */
#include <string.h>

#include "graph/ir/normal.h"
#include "graph/ir/number.h"
#include "graph/text/reader.h"

sr_attr *sr_reader_attr(sr_reader *reader, sr_attr_kind kind) {
  sr_attr *attr = SR_NEW(reader->arena, sr_attr);
  attr->kind = kind;
  return attr;
}

static const sr_attr *attr_text(sr_reader *reader, sr_attr_kind kind, const char *begin,
                                const char *end) {
  sr_attr *attr = sr_reader_attr(reader, kind);
  attr->string.length = (size_t)(end - begin);
  attr->string.data = sr_arena_string(reader->arena, begin, attr->string.length);
  return attr;
}

/* ---- brackets -------------------------------------------------------------------------------- */

static int closing(int kind) {
  return kind == '<' ? '>' : kind == '(' ? ')' : kind == '[' ? ']' : kind == '{' ? '}' : 0;
}

sr_status sr_read_skip_brackets(sr_reader *reader, const char **out_end) {
  char open[SR_MAX_NESTING];
  int depth = 0;
  const char *begin = reader->token.begin;
  do {
    int kind = reader->token.kind;
    if (kind == SR_TOKEN_END || kind == SR_TOKEN_ERROR)
      return sr_read_unexpected(reader, "a closing bracket");
    if (closing(kind) != 0) {
      if (depth == SR_MAX_NESTING)
        return sr_read_fail(reader, begin, "brackets are nested more than %d deep here",
                            SR_MAX_NESTING);
      open[depth++] = (char)closing(kind);
    } else if (kind == '>' || kind == ')' || kind == ']' || kind == '}') {
      if (open[depth - 1] != kind)
        return sr_read_unexpected(reader, "the matching closing bracket");
      depth--;
    }
    *out_end = reader->token.end;
    sr_read_next(reader);
  } while (depth > 0);
  return SR_OK;
}

/* ---- lists and dictionaries ------------------------------------------------------------------ */

/* Reads an item of a list. The axes of a #stablehlo.mesh are fields without a mnemonic: <name =
 * "x", size = 2>. */
static sr_status read_item(sr_reader *reader, const sr_attr **out_attr) {
  if (sr_read_is(reader, '<'))
    return sr_read_struct(reader, "stablehlo.mesh_axis", out_attr);
  return sr_read_attr(reader, out_attr);
}

sr_status sr_read_list(sr_reader *reader, char open, char close, const char *what,
                       sr_read_item *item, const sr_attr **out_attr) {
  SR_VECTOR(const sr_attr *) items = {0};
  if (!sr_read_accept(reader, open))
    return sr_read_unexpected(reader, sr_arena_printf(reader->arena, "'%c' of %s", open, what));
  while (!sr_read_is(reader, close)) {
    const sr_attr *read;
    SR_TRY(item(reader, &read));
    SR_PUSH(reader->arena, &items, read);
    if (!sr_read_accept(reader, ','))
      break;
  }
  *out_attr = sr_attr_array(reader->module, items.items, items.count);
  if (!sr_read_accept(reader, close))
    return sr_read_unexpected(reader,
                              sr_arena_printf(reader->arena, "',' or '%c' in %s", close, what));
  return SR_OK;
}

static sr_status read_array(sr_reader *reader, const sr_attr **out_attr) {
  return sr_read_list(reader, '[', ']', "a list", read_item, out_attr);
}

static sr_status read_key(sr_reader *reader, const char **out_name) {
  if (sr_read_is(reader, SR_TOKEN_STRING)) {
    size_t length;
    const char *at = reader->token.begin;
    SR_TRY(sr_read_text(reader, out_name, &length));
    if (strlen(*out_name) != length)
      return sr_read_fail(reader, at, "the name of an attribute has a zero byte");
    return SR_OK;
  }
  if (!sr_read_is(reader, SR_TOKEN_NAME))
    return sr_read_unexpected(reader, "the name of an attribute");
  *out_name = sr_reader_name(reader, reader->token.begin, reader->token.end)->text;
  sr_read_next(reader);
  return SR_OK;
}

static sr_status check_unique(sr_reader *reader, const char *at, const sr_named_attr *items,
                              size_t count) {
  for (size_t i = 1; i < count; i++)
    if (strcmp(items[i - 1].name, items[i].name) == 0)
      return sr_read_fail(reader, at, "the attribute %s is given twice", items[i].name);
  return SR_OK;
}

sr_status sr_read_dict(sr_reader *reader, sr_named_attr **out_items, size_t *out_count) {
  const char *at = reader->token.begin;
  SR_VECTOR(sr_named_attr) list = {0};
  SR_TRY(sr_read_expect(reader, '{', "'{' of a list of attributes"));
  SR_TRY(sr_read_enter(reader));
  while (!sr_read_is(reader, '}')) {
    sr_named_attr item;
    SR_TRY(read_key(reader, &item.name));
    if (sr_read_accept(reader, '='))
      SR_TRY(sr_read_attr(reader, &item.value));
    else
      item.value = sr_reader_attr(reader, SR_ATTR_UNIT);
    SR_PUSH(reader->arena, &list, item);
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, '}', "',' or '}' in a list of attributes"));
  sr_read_leave(reader);
  sr_attrs_sort(list.items, list.count);
  *out_items = list.items;
  *out_count = list.count;
  return check_unique(reader, at, list.items, list.count);
}

/* ---- numbers --------------------------------------------------------------------------------- */

static sr_status make_int(sr_reader *reader, const char *at, uint64_t magnitude, bool negative,
                          const sr_type *type, const sr_attr **out_attr) {
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_INT);
  sr_dtype dtype = type->kind == SR_TYPE_SCALAR ? type->dtype : SR_I64;
  if (!sr_integer_fits(dtype, magnitude, negative, &attr->integer.value))
    return sr_read_fail(reader, at, "this number does not fit its type %s",
                        sr_type_printed(reader->module, type));
  attr->integer.type = type;
  *out_attr = attr;
  return SR_OK;
}

static sr_status make_float(sr_reader *reader, const char *begin, const char *end, bool negative,
                            const sr_type *type, const sr_attr **out_attr) {
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_FLOAT);
  uint64_t bits;
  bool hex = end - begin > 2 && begin[1] == 'x';
  bool good = hex ? sr_integer_parse(begin, end, &bits)
                  : sr_float_parse(type->dtype, begin, end, negative, &bits);
  if (!good)
    return sr_read_fail(reader, begin, "this number does not fit its type %s",
                        sr_type_printed(reader->module, type));
  attr->real.value = sr_float_decode(type->dtype, bits);
  attr->real.type = type;
  *out_attr = attr;
  return SR_OK;
}

/* Reads a number. If `typed`, a type such as ": f32" may follow. A number without a type is an i64
 * or f64. */
static sr_status read_number(sr_reader *reader, bool typed, const sr_attr **out_attr) {
  const char *at = reader->token.begin;
  bool negative = sr_read_accept(reader, '-');
  if (!sr_read_is(reader, SR_TOKEN_NUMBER))
    return sr_read_unexpected(reader, "a number");
  const char *begin = reader->token.begin, *end = reader->token.end;
  bool hex = end - begin > 2 && begin[1] == 'x';
  bool real = !hex && memchr(begin, '.', (size_t)(end - begin)) != NULL;
  sr_read_next(reader);
  const sr_type *type = sr_type_scalar(reader->module, real ? SR_F64 : SR_I64);
  if (typed && sr_read_accept(reader, ':'))
    SR_TRY(sr_read_type(reader, &type));
  bool scalar = type->kind == SR_TYPE_SCALAR;
  sr_class class_ = scalar ? sr_dtype_get(type->dtype)->class_ : SR_CLASS_SIGNED;
  if (scalar && class_ == SR_CLASS_FLOAT && (real || hex))
    return make_float(reader, begin, end, negative, type, out_attr);
  uint64_t magnitude;
  if (real || (!scalar && type->kind != SR_TYPE_INDEX) || class_ == SR_CLASS_FLOAT ||
      class_ == SR_CLASS_COMPLEX)
    return sr_read_fail(reader, at, "this number cannot have the type %s",
                        sr_type_printed(reader->module, type));
  if (!sr_integer_parse(begin, end, &magnitude))
    return sr_read_fail(reader, at, "this is no integer of 64 bits");
  return make_int(reader, at, magnitude, negative, type, out_attr);
}

/* Reads "array<i64: 1, 2>". */
static sr_status read_ints(sr_reader *reader, const sr_attr **out_attr) {
  const char *at = reader->token.begin;
  sr_read_next(reader);
  SR_TRY(sr_read_expect(reader, '<', "'<' behind array"));
  const sr_type *type;
  SR_TRY(sr_read_type(reader, &type));
  if (type->kind != SR_TYPE_SCALAR || sr_dtype_get(type->dtype)->class_ > SR_CLASS_UNSIGNED)
    return sr_read_fail(reader, at, "an array<...> of a type other than integers");
  SR_VECTOR(int64_t) list = {0};
  if (sr_read_accept(reader, ':')) {
    do {
      int64_t value = 0;
      if (sr_read_accept_word(reader, "true"))
        value = 1;
      else if (!sr_read_accept_word(reader, "false"))
        SR_TRY(sr_read_int64(reader, &value));
      SR_PUSH(reader->arena, &list, value);
    } while (sr_read_accept(reader, ','));
  }
  SR_TRY(sr_read_expect(reader, '>', "',' or '>' in an array"));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_INTS);
  attr->ints.values = list.items;
  attr->ints.count = list.count;
  attr->ints.dtype = type->dtype;
  *out_attr = attr;
  return SR_OK;
}

/* ---- dialect attributes with fields ---------------------------------------------------------- */

/* Reads "[1, 2]" as INTS, any other list as ARRAY. */
static sr_status read_field_list(sr_reader *reader, const sr_attr **out_attr) {
  sr_token after = sr_lex(reader->token.end, reader->end);
  if (after.kind != SR_TOKEN_NUMBER && after.kind != '-' && after.kind != '?' && after.kind != ']')
    return read_array(reader, out_attr);
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_INTS);
  attr->ints.dtype = SR_I64;
  SR_TRY(sr_read_int_list(reader, &attr->ints.values, &attr->ints.count));
  *out_attr = attr;
  return SR_OK;
}

/* Reads "(1)2", the field sub_axis_info of an axis: the pre-size and the size, as INTS. */
static sr_status read_field_pair(sr_reader *reader, const sr_attr **out_attr) {
  int64_t *pair = SR_NEW_ARRAY(reader->arena, int64_t, 2);
  sr_read_next(reader);
  SR_TRY(sr_read_int64(reader, &pair[0]));
  SR_TRY(sr_read_expect(reader, ')', "')' in a part of an axis"));
  SR_TRY(sr_read_int64(reader, &pair[1]));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_INTS);
  attr->ints.values = pair;
  attr->ints.count = 2;
  attr->ints.dtype = SR_I64;
  *out_attr = attr;
  return SR_OK;
}

static sr_status read_field_value(sr_reader *reader, const char *name, const sr_attr **out_attr) {
  if (sr_read_is(reader, '['))
    return read_field_list(reader, out_attr);
  if (sr_read_is(reader, '(') && strcmp(name, "sub_axis_info") == 0)
    return read_field_pair(reader, out_attr);
  if (sr_read_is(reader, SR_TOKEN_NUMBER) || sr_read_is(reader, '-'))
    return read_number(reader, false, out_attr);
  return sr_read_attr(reader, out_attr);
}

/* True if MLIR leaves out empty and zero fields when it prints an attribute with this mnemonic. */
static bool leaves_out_defaults(const char *mnemonic) {
  static const char *const names[] = {"stablehlo.gather", "stablehlo.scatter", "stablehlo.dot",
                                      "chlo.ragged_dot"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(mnemonic, names[i]) == 0)
      return true;
  return false;
}

static bool is_default(const sr_attr *value) {
  return (value->kind == SR_ATTR_INTS && value->ints.count == 0) ||
         (value->kind == SR_ATTR_INT && value->integer.value == 0);
}

/* The order in which fields are kept and printed, whatever their order in the text that is read. */
static const char *const field_order[] = {"lhs_batching_dimensions",
                                          "rhs_batching_dimensions",
                                          "lhs_contracting_dimensions",
                                          "rhs_contracting_dimensions",
                                          "offset_dims",
                                          "collapsed_slice_dims",
                                          "operand_batching_dims",
                                          "start_indices_batching_dims",
                                          "start_index_map",
                                          "update_window_dims",
                                          "inserted_window_dims",
                                          "input_batching_dims",
                                          "scatter_indices_batching_dims",
                                          "scatter_dims_to_operand_dims",
                                          "index_vector_dim"};

static size_t field_rank(const char *name) {
  size_t at = 0, count = sizeof field_order / sizeof *field_order;
  while (at < count && strcmp(field_order[at], name) != 0)
    at++;
  return at;
}

static void sort_fields(sr_named_attr *items, size_t count) {
  for (size_t i = 1; i < count; i++)
    for (size_t at = i; at > 0 && field_rank(items[at - 1].name) > field_rank(items[at].name);
         at--) {
      sr_named_attr item = items[at];
      items[at] = items[at - 1];
      items[at - 1] = item;
    }
}

sr_status sr_read_struct(sr_reader *reader, const char *mnemonic, const sr_attr **out_attr) {
  SR_VECTOR(sr_named_attr) list = {0};
  bool omit = leaves_out_defaults(mnemonic);
  SR_TRY(sr_read_expect(reader, '<', "'<'"));
  while (!sr_read_is(reader, '>')) {
    sr_named_attr item;
    SR_TRY(read_key(reader, &item.name));
    SR_TRY(sr_read_expect(reader, '=', "'=' behind the name of a field"));
    SR_TRY(read_field_value(reader, item.name, &item.value));
    if (!omit || !is_default(item.value))
      SR_PUSH(reader->arena, &list, item);
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, '>', "',' or '>' in an attribute"));
  if (omit)
    sort_fields(list.items, list.count);
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_STRUCT);
  attr->fields.mnemonic = mnemonic;
  attr->fields.items = list.items;
  attr->fields.count = list.count;
  *out_attr = attr;
  return SR_OK;
}

/* ---- convolution dimensions ------------------------------------------------------------------ */

/* Describes one of the three dimension lists of a convolution, such as [b, 0, 1, f]. `first` and
 * `second` are the letters that may occur in it. The positions of the two letters and of the
 * spatial dimensions are stored in three fields of stablehlo.conv. */
typedef struct dims_spec {
  char first, second;
  const char *first_field, *second_field, *spatial_field;
} dims_spec;

static const dims_spec conv_specs[3] = {
    {'b', 'f', "input_batch_dimension", "input_feature_dimension", "input_spatial_dimensions"},
    {'i', 'o', "kernel_input_feature_dimension", "kernel_output_feature_dimension",
     "kernel_spatial_dimensions"},
    {'b', 'f', "output_batch_dimension", "output_feature_dimension", "output_spatial_dimensions"},
};

static const sr_attr *int_field(sr_reader *reader, int64_t value) {
  return sr_attr_int(reader->module, value, SR_I64);
}

static sr_status read_dims_list(sr_reader *reader, const dims_spec *spec, sr_named_attr fields[3]) {
  int64_t spatial[SR_MAX_RANK];
  int64_t first = -1, second = -1, rank = 0;
  int64_t count = 0;
  const char *at = reader->token.begin;
  memset(spatial, 0xFF, sizeof spatial);
  SR_TRY(sr_read_expect(reader, '[', "'[' of a list of dimensions"));
  while (!sr_read_is(reader, ']')) {
    if (rank == SR_MAX_RANK)
      return sr_read_fail(reader, at, "more than %d dimensions", SR_MAX_RANK);
    bool word = sr_read_is(reader, SR_TOKEN_NAME) && reader->token.end - reader->token.begin == 1;
    char letter = word ? *reader->token.begin : '\0';
    if (letter == spec->first && first < 0) {
      first = rank;
      sr_read_next(reader);
    } else if (letter == spec->second && second < 0) {
      second = rank;
      sr_read_next(reader);
    } else {
      int64_t index;
      SR_TRY(sr_read_int64(reader, &index));
      if (index < 0 || index >= SR_MAX_RANK || spatial[index] >= 0)
        return sr_read_fail(reader, at, "a spatial dimension that is wrong or given twice");
      spatial[index] = rank;
      count++;
    }
    rank++;
    if (!sr_read_accept(reader, ','))
      break;
  }
  SR_TRY(sr_read_expect(reader, ']', "',' or ']' in a list of dimensions"));
  for (int64_t i = 0; i < count; i++)
    if (spatial[i] < 0)
      return sr_read_fail(reader, at, "spatial dimension %d is missing", (int)i);
  if (first < 0 || second < 0)
    return sr_read_fail(reader, at, "the dimensions %c and %c must both be there", spec->first,
                        spec->second);
  fields[0] = (sr_named_attr){spec->first_field, int_field(reader, first)};
  fields[1] = (sr_named_attr){spec->second_field, int_field(reader, second)};
  fields[2] =
      (sr_named_attr){spec->spatial_field, sr_attr_ints(reader->module, spatial, (size_t)count)};
  return SR_OK;
}

sr_status sr_read_convolution_numbers(sr_reader *reader, const sr_attr **out_attr) {
  sr_named_attr *fields = SR_NEW_ARRAY(reader->arena, sr_named_attr, 9);
  SR_TRY(read_dims_list(reader, &conv_specs[0], fields));
  /* The lexer splits "x[...]" into the word x and a list. */
  SR_TRY(sr_read_expect_word(reader, "x"));
  SR_TRY(read_dims_list(reader, &conv_specs[1], fields + 3));
  SR_TRY(sr_read_expect(reader, SR_TOKEN_ARROW, "'->' between the dimensions"));
  SR_TRY(read_dims_list(reader, &conv_specs[2], fields + 6));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_STRUCT);
  attr->fields.mnemonic = "stablehlo.conv";
  attr->fields.items = fields;
  attr->fields.count = 9;
  *out_attr = attr;
  return SR_OK;
}

/* True if the three fields of `spec` give each dimension exactly one role: that of the first
 * letter, that of the second letter, or a spatial dimension. */
static bool conv_list_valid(const sr_attr *attr, const dims_spec *spec) {
  const sr_attr *first = sr_attr_field(attr, spec->first_field);
  const sr_attr *second = sr_attr_field(attr, spec->second_field);
  const sr_attr *spatial = sr_attr_field(attr, spec->spatial_field);
  if (!first || first->kind != SR_ATTR_INT || !second || second->kind != SR_ATTR_INT || !spatial ||
      spatial->kind != SR_ATTR_INTS || spatial->ints.count + 2 > SR_MAX_RANK)
    return false;
  int64_t places[SR_MAX_RANK] = {first->integer.value, second->integer.value};
  uint64_t seen = 0;
  int64_t rank = (int64_t)spatial->ints.count + 2;
  for (int64_t i = 2; i < rank; i++)
    places[i] = spatial->ints.values[i - 2];
  for (int64_t i = 0; i < rank; i++) {
    if (places[i] < 0 || places[i] >= rank || (seen >> places[i] & 1))
      return false;
    seen |= UINT64_C(1) << places[i];
  }
  return true;
}

bool sr_convolution_numbers_valid(const sr_attr *attr) {
  for (size_t i = 0; i < 3; i++)
    if (!conv_list_valid(attr, &conv_specs[i]))
      return false;
  return true;
}

/* Checks the fields of a #stablehlo.conv<raw ...>, and puts them into the order that
 * sr_read_convolution_numbers gives. */
static sr_status check_raw_conv(sr_reader *reader, const char *at, const sr_attr **attr) {
  sr_named_attr *fields = SR_NEW_ARRAY(reader->arena, sr_named_attr, 9);
  if (!sr_convolution_numbers_valid(*attr))
    return sr_read_fail(reader, at, "these are no dimension numbers of a convolution");
  for (size_t i = 0; i < 3; i++) {
    const dims_spec *spec = &conv_specs[i];
    const char *names[3] = {spec->first_field, spec->second_field, spec->spatial_field};
    for (size_t j = 0; j < 3; j++)
      fields[3 * i + j] = (sr_named_attr){names[j], sr_attr_field(*attr, names[j])};
  }
  sr_attr *copy = sr_reader_attr(reader, SR_ATTR_STRUCT);
  copy->fields.mnemonic = "stablehlo.conv";
  copy->fields.items = fields;
  copy->fields.count = 9;
  *attr = copy;
  return SR_OK;
}

/* Reads the rest of a #stablehlo.conv: "<[b, 0, f]x...>" or "<raw input_batch_dimension = 0,
 * ...>". */
static sr_status read_conv(sr_reader *reader, const sr_attr **out_attr) {
  const char *open = reader->token.begin;
  sr_read_next(reader);
  if (!sr_read_is_word(reader, "raw")) {
    SR_TRY(sr_read_convolution_numbers(reader, out_attr));
    return sr_read_expect(reader, '>', "'>' at the end of the attribute");
  }
  reader->token = (sr_token){.kind = '<', .begin = open, .end = reader->token.end};
  SR_TRY(sr_read_struct(reader, "stablehlo.conv", out_attr));
  return check_raw_conv(reader, open, out_attr);
}

/* ---- dialect attributes ---------------------------------------------------------------------- */

/* Reads "word VALUE>", the rest of "#dialect<word VALUE>". False if the text does not have this
 * form. */
static bool read_enum(sr_reader *reader, const char *dialect, size_t dialect_length,
                      const sr_attr **out_attr) {
  sr_token word = reader->token;
  if (word.kind != SR_TOKEN_NAME)
    return false;
  sr_token value = sr_lex(word.end, reader->end);
  sr_token close = sr_lex(value.end, reader->end);
  if (value.kind != SR_TOKEN_NAME || close.kind != '>')
    return false;
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_ENUM);
  attr->enumeration.mnemonic = sr_arena_printf(reader->arena, "%.*s.%.*s", (int)dialect_length,
                                               dialect, (int)(word.end - word.begin), word.begin);
  attr->enumeration.value = sr_reader_name(reader, value.begin, value.end)->text;
  *out_attr = attr;
  sr_read_jump(reader, close.end);
  return true;
}

static sr_status read_opaque(sr_reader *reader, const char *begin, const sr_attr **out_attr) {
  const char *end = reader->token.end;
  SR_TRY(sr_read_skip_brackets(reader, &end));
  *out_attr = attr_text(reader, SR_ATTR_OPAQUE, begin, end);
  return SR_OK;
}

/* Reads the rest of "#dialect<...>". The current token is the '<'. */
static sr_status read_dialect_words(sr_reader *reader, sr_token hash, const sr_attr **out_attr) {
  sr_token open = reader->token;
  const char *dialect = hash.begin + 1;
  size_t length = (size_t)(hash.end - dialect);
  sr_read_next(reader);
  if (length == 3 && memcmp(dialect, "sdy", 3) == 0 && sr_read_is_word(reader, "manual_axes")) {
    sr_read_next(reader);
    SR_TRY(sr_read_manual_axes(reader, out_attr));
    return sr_read_expect(reader, '>', "'>' behind manual_axes");
  }
  static const char *const axes[] = {"axis_ref_list", "list_of_axis_ref_lists",
                                     "all_to_all_param_list"};
  for (size_t i = 0; length == 3 && memcmp(dialect, "sdy", 3) == 0 && i < 3; i++) {
    if (!sr_read_accept_word(reader, axes[i]))
      continue;
    SR_TRY(sr_read_axes(reader, axes[i], out_attr));
    return sr_read_expect(reader, '>', "'>' behind the axes");
  }
  if (read_enum(reader, dialect, length, out_attr))
    return SR_OK;
  reader->token = open;
  return read_opaque(reader, hash.begin, out_attr);
}

/* Reads the rest of "#dialect.mnemonic<...>". The current token is the '<'. */
static sr_status read_dialect_fields(sr_reader *reader, sr_token hash, const sr_attr **out_attr) {
  sr_token open = reader->token;
  const char *mnemonic = sr_reader_name(reader, hash.begin + 1, hash.end)->text;
  if (strcmp(mnemonic, "sdy.sharding") == 0)
    return sr_read_sharding(reader, out_attr);
  if (strcmp(mnemonic, "sdy.sharding_per_value") == 0) {
    sr_read_next(reader);
    SR_TRY(sr_read_shardings(reader, out_attr));
    return sr_read_expect(reader, '>', "'>' behind the shardings");
  }
  if (strcmp(mnemonic, "stablehlo.conv") == 0)
    return read_conv(reader, out_attr);
  sr_token first = sr_lex(open.end, reader->end), second = sr_lex(first.end, reader->end);
  bool fields = first.kind == '>' || (first.kind == SR_TOKEN_NAME && second.kind == '=');
  if (!fields)
    return read_opaque(reader, hash.begin, out_attr);
  int depth = reader->depth;
  sr_status status = sr_read_struct(reader, mnemonic, out_attr);
  if (status == SR_OK || status == SR_ERR_UNSUPPORTED)
    return status;
  sr_ctx_clear(reader->ctx); /* these are not named fields: drop the error and keep the text */
  reader->depth = depth;
  reader->token = open;
  return read_opaque(reader, hash.begin, out_attr);
}

static sr_status read_hash(sr_reader *reader, const sr_attr **out_attr) {
  sr_token hash = reader->token;
  size_t length = (size_t)(hash.end - hash.begin);
  bool dotted = memchr(hash.begin, '.', length) != NULL;
  sr_read_next(reader);
  bool body = sr_read_is(reader, '<') && reader->token.begin == hash.end;
  if (body)
    return dotted ? read_dialect_fields(reader, hash, out_attr)
                  : read_dialect_words(reader, hash, out_attr);
  const sr_name *name = sr_reader_find(reader, hash.begin, hash.end);
  if (name && name->attr) {
    *out_attr = name->attr;
    return SR_OK;
  }
  if (!dotted)
    return sr_read_fail(reader, hash.begin,
                        "the attribute alias %.*s is not defined before this place", (int)length,
                        hash.begin);
  *out_attr = attr_text(reader, SR_ATTR_OPAQUE, hash.begin, hash.end);
  return SR_OK;
}

/* ---- any attribute --------------------------------------------------------------------------- */

/* Reads "@a". Refuses "@a::@b". */
static sr_status read_symbol(sr_reader *reader, const sr_attr **out_attr) {
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_SYMBOL);
  SR_TRY(sr_read_text(reader, &attr->string.data, &attr->string.length));
  *out_attr = attr;
  if (sr_read_is(reader, ':') && sr_lex(reader->token.end, reader->end).kind == ':')
    return sr_read_fail(reader, reader->token.begin,
                        "a symbol inside another one (@a::@b); modules inside modules are not "
                        "read");
  return SR_OK;
}

/* Reads an attribute that starts with a word. */
static sr_status read_word(sr_reader *reader, const sr_attr **out_attr) {
  if (sr_read_is_word(reader, "true") || sr_read_is_word(reader, "false")) {
    sr_attr *attr = sr_reader_attr(reader, SR_ATTR_BOOL);
    attr->boolean = sr_read_is_word(reader, "true");
    sr_read_next(reader);
    *out_attr = attr;
    return SR_OK;
  }
  if (sr_read_accept_word(reader, "unit")) {
    *out_attr = sr_reader_attr(reader, SR_ATTR_UNIT);
    return SR_OK;
  }
  if (sr_read_is_word(reader, "dense") || sr_read_is_word(reader, "dense_resource"))
    return sr_read_dense(reader, out_attr);
  if (sr_read_is_word(reader, "array"))
    return read_ints(reader, out_attr);
  const char *begin = reader->token.begin;
  sr_token after = sr_lex(reader->token.end, reader->end);
  bool known = sr_read_is_type(reader);
  if (known || (after.kind != '<' && after.kind != '(')) {
    sr_attr *attr = sr_reader_attr(reader, SR_ATTR_TYPE);
    SR_TRY(sr_read_type(reader, &attr->type));
    *out_attr = attr;
    return SR_OK;
  }
  sr_read_next(reader); /* affine_map<...>, loc(...) and others are kept as text */
  return read_opaque(reader, begin, out_attr);
}

static sr_status read_any(sr_reader *reader, const sr_attr **out_attr) {
  sr_attr *attr;
  switch ((int)reader->token.kind) {
  case SR_TOKEN_NUMBER:
  case '-':
    return read_number(reader, true, out_attr);
  case SR_TOKEN_STRING:
    *out_attr = attr = sr_reader_attr(reader, SR_ATTR_STRING);
    return sr_read_text(reader, &attr->string.data, &attr->string.length);
  case SR_TOKEN_SYMBOL:
    return read_symbol(reader, out_attr);
  case SR_TOKEN_HASH:
    return read_hash(reader, out_attr);
  case SR_TOKEN_NAME:
    return read_word(reader, out_attr);
  case '[':
    return read_array(reader, out_attr);
  case '{': {
    sr_named_attr *items;
    *out_attr = attr = sr_reader_attr(reader, SR_ATTR_DICT);
    SR_TRY(sr_read_dict(reader, &items, &attr->fields.count));
    attr->fields.items = items;
    return SR_OK;
  }
  case SR_TOKEN_BANG:
  case '(':
    *out_attr = attr = sr_reader_attr(reader, SR_ATTR_TYPE);
    return sr_read_type(reader, &attr->type);
  default:
    return sr_read_unexpected(reader, "an attribute");
  }
}

sr_status sr_read_attr(sr_reader *reader, const sr_attr **out_attr) {
  SR_TRY(sr_read_enter(reader));
  SR_TRY(read_any(reader, out_attr));
  sr_read_leave(reader);
  return SR_OK;
}

sr_status sr_read_untyped(sr_reader *reader, const sr_attr **out_attr) {
  if (sr_read_is(reader, SR_TOKEN_NUMBER) || sr_read_is(reader, '-'))
    return read_number(reader, false, out_attr);
  return sr_read_attr(reader, out_attr);
}
