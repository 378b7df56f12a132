/* Decodes attributes, locations and types of MLIR's own dialect. Types of 8 bits and less have no
 * code; the file has them as text. */
#include <stdio.h>
#include <string.h>

#include "graph/bytecode/bytecode.h"

/* ---- attributes ------------------------------------------------------------------------------ */

/* Takes array<i64: 1, 2>. */
static const sr_attr *take_array(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  const sr_type *type = sr_take_type(b, c);
  uint64_t count = sr_take_varint(b, c);
  sr_cursor data = sr_take_bytes(b, c, sr_take_varint(b, c));
  const sr_dtype_info *info = sr_dtype_get(type->kind == SR_TYPE_SCALAR ? type->dtype : SR_C64);
  uint64_t bytes = (uint64_t)(data.end - data.at);
  if (info->class_ > SR_CLASS_UNSIGNED || count > bytes || count * info->bytes != bytes)
    sr_bytecode_fail(b, at, "an array<...> is of integers, and has the bytes of all");
  if (!sr_bytecode_ok(b))
    return &b->wrong_attr;
  int64_t *values = SR_NEW_ARRAY(b->arena, int64_t, count);
  for (uint64_t i = 0; i < count; i++) {
    uint64_t bits = 0;
    for (unsigned k = 0; k < info->bytes; k++)
      bits |= (uint64_t)data.at[i * info->bytes + k] << (8 * k);
    unsigned unused = info->class_ == SR_CLASS_SIGNED ? 64 - 8u * info->bytes : 0;
    values[i] = (int64_t)(bits << unused) >> unused;
  }
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_INTS);
  attr->ints.values = values;
  attr->ints.count = (size_t)count;
  attr->ints.dtype = type->dtype;
  return attr;
}

const sr_attr *sr_builtin_attr(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  const unsigned char *at = c->at;
  sr_attr *attr;
  switch ((int)code) {
  case 0:
    return sr_take_attrs(b, c);
  case 1:
    return sr_take_dict(b, c);
  case 2:
    return sr_take_string_attr(b, c);
  case 4:
    attr = sr_bytecode_attr(b, SR_ATTR_SYMBOL);
    attr->string.data = sr_take_name(b, c, SR_ATTR_STRING, "the name of a symbol");
    attr->string.length = strlen(attr->string.data);
    return attr;
  case 6:
    attr = sr_bytecode_attr(b, SR_ATTR_TYPE);
    attr->type = sr_take_type(b, c);
    return attr;
  case 7:
    return sr_bytecode_attr(b, SR_ATTR_UNIT);
  case 8:
  case 9:
    return sr_take_number(b, c, sr_take_type(b, c));
  case 17:
    return take_array(b, c);
  case 18:
    return sr_take_dense(b, c);
  default:
    sr_bytecode_refuse(b, at,
                       "an attribute of MLIR with the code %llu is not read (constants in "
                       "resources, strings with a type, nested symbols, ...)",
                       (unsigned long long)code);
    return &b->wrong_attr;
  }
}

/* ---- locations ------------------------------------------------------------------------------- */

/* The codes of locations. */
enum {
  CALL_SITE = 10,
  PLACE_IN_FILE = 11,
  FUSED = 12,
  FUSED_WITH_METADATA = 13,
  NAMED = 14,
  UNKNOWN = 15,
  RANGE_IN_FILE = 22
};

bool sr_is_location(uint64_t code) {
  return (code >= CALL_SITE && code <= UNKNOWN) || code == RANGE_IN_FILE;
}

/* Callers that make a text longer than SOURCE_BYTES are written as `unknown`. The place that is
 * called has room for MOST_BYTES: messages name its file. */
enum {
  SOURCE_BYTES = 512,
  MOST_BYTES = 2 * SOURCE_BYTES
};

static void put_location(sr_bytecode *b, sr_cursor *c, size_t most, sr_text *text) {
  const char *inner = sr_take_location(b, c);
  bool fits = inner && text->count + strlen(inner) <= most;
  sr_text_string(text, fits ? inner : "unknown");
}

static void put_string(sr_bytecode *b, sr_cursor *c, sr_text *text) {
  const char *name = sr_take_name(b, c, SR_ATTR_STRING, "the name in a location");
  sr_text_mlir_string(text, name, strlen(name));
}

static void put_number(sr_bytecode *b, sr_cursor *c, const char *before, sr_text *text) {
  sr_text_printf(text, "%s%llu", before, (unsigned long long)sr_take_varint(b, c));
}

/* Takes a range in a file: no, one, two, three or four of the numbers of its first line and column,
 * last line and column. Only its beginning is kept. */
static void put_range(sr_bytecode *b, sr_cursor *c, sr_text *text) {
  const unsigned char *at = c->at;
  put_string(b, c, text);
  uint64_t count = sr_take_varint(b, c);
  if (count > 4)
    sr_bytecode_fail(b, at, "a range in a file has up to four numbers");
  for (uint64_t i = 0; i < count && sr_bytecode_ok(b); i++)
    if (i < 2)
      put_number(b, c, ":", text);
    else
      sr_take_varint(b, c);
  for (uint64_t i = count; i < 2; i++)
    sr_text_string(text, ":0");
}

static void put_fused(sr_bytecode *b, sr_cursor *c, bool metadata, sr_text *text) {
  size_t count = sr_take_count(b, c);
  sr_text_string(text, "fused[");
  for (size_t i = 0; i < count; i++) {
    sr_text_string(text, i > 0 ? ", " : "");
    put_location(b, c, SOURCE_BYTES, text);
  }
  sr_text_char(text, ']');
  if (metadata)
    sr_take_attr(b, c);
}

const char *sr_builtin_location(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  sr_text text = {.arena = b->arena};
  switch ((int)code) {
  case CALL_SITE:
    sr_text_string(&text, "callsite(");
    put_location(b, c, MOST_BYTES, &text);
    sr_text_string(&text, " at ");
    put_location(b, c, SOURCE_BYTES, &text);
    sr_text_char(&text, ')');
    break;
  case PLACE_IN_FILE:
    put_string(b, c, &text);
    put_number(b, c, ":", &text);
    put_number(b, c, ":", &text);
    break;
  case FUSED:
  case FUSED_WITH_METADATA:
    put_fused(b, c, code == FUSED_WITH_METADATA, &text);
    break;
  case NAMED: {
    put_string(b, c, &text);
    const char *inner = sr_take_location(b, c);
    if (inner && text.count + strlen(inner) > MOST_BYTES)
      return inner;
    if (inner)
      sr_text_printf(&text, "(%s)", inner);
    break;
  }
  case RANGE_IN_FILE:
    put_range(b, c, &text);
    break;
  case UNKNOWN:
    break;
  }
  return sr_text_get(&text);
}

/* ---- types ----------------------------------------------------------------------------------- */

static const sr_type *take_integer(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  uint64_t value = sr_take_varint(b, c), width = value >> 2, sign = value & 3;
  char name[32];
  int length =
      snprintf(name, sizeof name, "%si%llu", sign == 2 ? "u" : "", (unsigned long long)width);
  sr_dtype dtype = sr_dtype_parse(name, (size_t)length);
  if (dtype == SR_DTYPE_COUNT || sign == 1 || sign == 3) {
    sr_bytecode_refuse(b, at, "integers of the type %s%s are not read", sign == 1 ? "s" : "", name);
    return sr_type_rank0(b->module, SR_I1);
  }
  return sr_type_scalar(b->module, dtype);
}

const sr_type *sr_builtin_type(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  static const sr_dtype floats[] = {[3] = SR_BF16, [4] = SR_F16, [5] = SR_F32, [6] = SR_F64};
  const unsigned char *at = c->at;
  sr_type type = {.kind = SR_TYPE_INDEX, .dtype = SR_DTYPE_COUNT};
  switch ((int)code) {
  case 0:
    return take_integer(b, c);
  case 1:
    return sr_type_intern(b->module, &type);
  case 2:
    return sr_take_function(b, c);
  case 3:
  case 4:
  case 5:
  case 6:
    return sr_type_scalar(b->module, floats[code]);
  case 9:
    return sr_take_complex(b, c);
  case 12:
    return sr_type_other(b->module, "none");
  case 13:
    return sr_take_tensor(b, c, NULL);
  case 14: {
    const sr_attr *encoding = sr_take_attr(b, c);
    return sr_take_tensor(b, c, encoding);
  }
  case 15:
    return sr_take_tuple(b, c);
  default:
    sr_bytecode_refuse(b, at, "a type of MLIR with the code %llu is not read",
                       (unsigned long long)code);
    return sr_type_rank0(b->module, SR_I1);
  }
}
