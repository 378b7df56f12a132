/*
 * Attributes, locations and types by number. Each is decoded once, when it is asked for first.
 *
 * Items may be shared: a list may have one attribute a thousand times. What walks over the graph
 * walks over each of them, so the number of all is limited, and a circle is refused.
 */
#include <string.h>

#include "graph/bytecode/bytecode.h"
#include "graph/ir/dense.h"
#include "graph/ir/normal.h"
#include "graph/ir/number.h"

enum {
  MOST_ITEMS = 1 << 24
};

/* ---- decoding -------------------------------------------------------------------------------- */

typedef enum entry_kind {
  ATTR,
  TYPE,
  LOCATION
} entry_kind;

/* Decodes an entry that is written as text. `is_type`: else an attribute. */
static void decode_text(sr_bytecode *b, sr_entry *entry, bool is_type) {
  const char *text = (const char *)entry->bytes.at;
  size_t bytes = (size_t)(entry->bytes.end - entry->bytes.at);
  if (bytes > 0 && text[bytes - 1] == '\0')
    bytes--;
  sr_reader *reader = SR_NEW(b->arena, sr_reader);
  sr_ctx ctx = {0};
  sr_reader_init(reader, &ctx, b->module, text, bytes);
  reader->depth = b->depth;
  sr_status status = memchr(text, '\0', bytes) ? SR_ERR_INVALID
                     : is_type                 ? sr_read_type(reader, &entry->type)
                                               : sr_read_attr(reader, &entry->attr);
  if (status != SR_OK || !sr_read_is(reader, SR_TOKEN_END)) {
    entry->attr = NULL;
    sr_bytecode_fail(b, entry->bytes.at, "%.*s is no %s that is read",
                     bytes > 100 ? 100 : (int)bytes, text, is_type ? "type" : "attribute");
  }
}

static void decode_coded(sr_bytecode *b, sr_entry *entry, entry_kind kind) {
  static sr_decode_attr *const attr[] = {sr_builtin_attr, sr_vhlo_attr, sr_sdy_attr, NULL};
  static sr_decode_type *const type[] = {sr_builtin_type, sr_vhlo_type, NULL, sr_stablehlo_type};
  sr_dialect dialect = entry->dialect->kind;
  sr_cursor c = entry->bytes;
  if (dialect == SR_DIALECT_OTHER || (kind == TYPE && !type[dialect]) ||
      (kind == ATTR && !attr[dialect])) {
    sr_bytecode_refuse(b, c.at, "an attribute or type of the dialect %s is not read",
                       entry->dialect->name);
    return;
  }
  uint64_t code = sr_take_varint(b, &c);
  if (code > UINT8_MAX) {
    sr_bytecode_fail(b, entry->bytes.at, "no attribute or type has the code %llu",
                     (unsigned long long)code);
    return;
  }
  if (kind == ATTR)
    entry->attr = attr[dialect](b, &c, code);
  else if (kind == TYPE)
    entry->type = type[dialect](b, &c, code);
  else
    entry->location = sr_builtin_location(b, &c, code);
  if (c.at != c.end)
    sr_bytecode_fail(b, c.at, "bytes are left over behind an attribute or type");
}

static void decode(sr_bytecode *b, sr_entry *entry, entry_kind kind) {
  const unsigned char *at = entry->bytes.at;
  if (entry->busy)
    sr_bytecode_fail(b, at, "an attribute or type contains itself");
  if (entry->attr || !sr_bytecode_enter(b, at))
    return;
  uint32_t outer = b->weight;
  b->weight = 1;
  entry->busy = true;
  if (entry->coded)
    decode_coded(b, entry, kind);
  else
    decode_text(b, entry, kind == TYPE);
  entry->busy = false;
  entry->weight = b->weight;
  b->weight = outer;
  sr_bytecode_leave(b);
}

/* True if the entry is a location, which is an attribute of MLIR itself. */
static bool is_location(sr_bytecode *b, const sr_entry *entry) {
  sr_cursor c = entry->bytes;
  if (!entry->coded || entry->dialect->kind != SR_DIALECT_BUILTIN)
    return false;
  return sr_is_location(sr_take_varint(b, &c));
}

/* Returns the decoded entry `index`; NULL after an error. */
static const sr_entry *entry_at(sr_bytecode *b, const unsigned char *at, uint64_t index,
                                entry_kind kind) {
  size_t count = kind == TYPE ? b->type_count : b->attr_count;
  if (index >= count)
    sr_bytecode_fail(b, at, "there is no %s %llu; the file has %zu",
                     kind == TYPE ? "type" : "attribute", (unsigned long long)index, count);
  if (!sr_bytecode_ok(b))
    return NULL;
  sr_entry *entry = kind == TYPE ? &b->types[index] : &b->attrs[index];
  if (kind != TYPE && is_location(b, entry) != (kind == LOCATION))
    sr_bytecode_fail(b, at, "%s",
                     kind == ATTR ? "a location is no attribute here" : "this is no location");
  else
    decode(b, entry, kind);
  b->weight += entry->weight;
  if (b->weight > MOST_ITEMS)
    sr_bytecode_refuse(b, entry->bytes.at, "an attribute or type has more than %d parts",
                       MOST_ITEMS);
  return sr_bytecode_ok(b) ? entry : NULL;
}

const sr_attr *sr_attr_at(sr_bytecode *b, const unsigned char *at, uint64_t index) {
  const sr_entry *entry = entry_at(b, at, index, ATTR);
  return entry ? entry->attr : &b->wrong_attr;
}

const sr_attr *sr_take_attr(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  return sr_attr_at(b, at, sr_take_varint(b, c));
}

const sr_type *sr_type_at(sr_bytecode *b, const unsigned char *at, uint64_t index) {
  const sr_entry *entry = entry_at(b, at, index, TYPE);
  return entry ? entry->type : sr_type_rank0(b->module, SR_I1);
}

const sr_type *sr_take_type(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  return sr_type_at(b, at, sr_take_varint(b, c));
}

const char *sr_take_location(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  const sr_entry *entry = entry_at(b, at, sr_take_varint(b, c), LOCATION);
  return entry && entry->location[0] ? entry->location : NULL;
}

/* ---- lists and parts ------------------------------------------------------------------------- */

const sr_attr *sr_take_attrs(sr_bytecode *b, sr_cursor *c) {
  size_t count = sr_take_count(b, c);
  const sr_attr **items = SR_NEW_ARRAY(b->arena, const sr_attr *, count);
  for (size_t i = 0; i < count; i++)
    items[i] = sr_take_attr(b, c);
  return sr_attr_array(b->module, items, count);
}

static const sr_type *const *take_types(sr_bytecode *b, sr_cursor *c, int32_t *out_count) {
  size_t count = sr_take_count(b, c);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, count);
  for (size_t i = 0; i < count; i++)
    types[i] = sr_take_type(b, c);
  *out_count = (int32_t)count;
  return types;
}

sr_cursor sr_entry_coded(sr_bytecode *b, const unsigned char *at, uint64_t index,
                         sr_dialect dialect, uint64_t code, const char *what) {
  const sr_entry *entry = index < b->attr_count ? &b->attrs[index] : NULL;
  sr_cursor part = entry ? entry->bytes : (sr_cursor){at, at};
  bool fits = entry && entry->coded && entry->dialect->kind == dialect;
  if (!fits || sr_take_varint(b, &part) != code)
    sr_bytecode_fail(b, at, "%s is expected here", what);
  return sr_bytecode_ok(b) ? part : (sr_cursor){part.end, part.end};
}

const char *sr_take_name(sr_bytecode *b, sr_cursor *c, sr_attr_kind kind, const char *what) {
  const unsigned char *at = c->at;
  const sr_attr *attr = sr_take_attr(b, c);
  if (attr->kind != kind || memchr(attr->string.data, '\0', attr->string.length))
    sr_bytecode_fail(b, at, "%s is expected here", what);
  return sr_bytecode_ok(b) ? attr->string.data : "";
}

/* ---- making attributes ----------------------------------------------------------------------- */

sr_attr *sr_bytecode_attr(sr_bytecode *b, sr_attr_kind kind) {
  sr_attr *attr = SR_NEW(b->arena, sr_attr);
  attr->kind = kind;
  return attr;
}

const sr_attr *sr_bytecode_opaque(sr_bytecode *b, sr_text *text) {
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_OPAQUE);
  attr->string.data = sr_text_get(text);
  attr->string.length = text->count;
  return attr;
}

const sr_attr *sr_take_dict(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  size_t count = sr_take_count(b, c);
  sr_named_attr *items = SR_NEW_ARRAY(b->arena, sr_named_attr, count);
  for (size_t i = 0; i < count; i++) {
    items[i].name = sr_take_name(b, c, SR_ATTR_STRING, "the name of an attribute");
    items[i].value = sr_take_attr(b, c);
  }
  sr_attrs_sort(items, count);
  for (size_t i = 1; i < count; i++)
    if (strcmp(items[i - 1].name, items[i].name) == 0)
      sr_bytecode_fail(b, at, "the attribute %s is given twice", items[i].name);
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_DICT);
  attr->fields.items = items;
  attr->fields.count = count;
  return attr;
}

const sr_attr *sr_take_string_attr(sr_bytecode *b, sr_cursor *c) {
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_STRING);
  attr->string.data = sr_take_string(b, c, &attr->string.length);
  return attr;
}

const sr_attr *sr_take_number(sr_bytecode *b, sr_cursor *c, const sr_type *type) {
  const unsigned char *at = c->at;
  bool scalar = type->kind == SR_TYPE_SCALAR;
  const sr_dtype_info *info = sr_dtype_get(scalar ? type->dtype : SR_I64);
  if ((!scalar && type->kind != SR_TYPE_INDEX) || info->class_ == SR_CLASS_COMPLEX) {
    sr_bytecode_fail(b, at, "a number cannot have the type %s", sr_type_printed(b->module, type));
    return &b->wrong_attr;
  }
  int64_t bits = sr_take_bits(b, c, info->bits);
  uint64_t mask = info->bits == 64 ? UINT64_MAX : (UINT64_C(1) << info->bits) - 1;
  if (info->class_ == SR_CLASS_BOOL)
    return sr_attr_bool(b->module, bits != 0);
  sr_attr *attr = sr_bytecode_attr(b, info->class_ == SR_CLASS_FLOAT ? SR_ATTR_FLOAT : SR_ATTR_INT);
  if (info->class_ == SR_CLASS_FLOAT) {
    attr->real.value = sr_float_decode(type->dtype, (uint64_t)bits & mask);
    attr->real.type = type;
  } else {
    attr->integer.value =
        info->class_ == SR_CLASS_UNSIGNED ? (int64_t)((uint64_t)bits & mask) : bits;
    attr->integer.type = type;
  }
  return attr;
}

const sr_attr *sr_take_dense(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_DENSE);
  const sr_type *type = attr->dense.type = sr_take_type(b, c);
  sr_cursor blob = sr_take_bytes(b, c, sr_take_varint(b, c));
  size_t bytes = (size_t)(blob.end - blob.at);
  if (!sr_bytecode_ok(b))
    return &b->wrong_attr;
  if (!sr_dense_type_fits(type))
    sr_bytecode_fail(b, at, "a constant cannot have the type %s", sr_type_printed(b->module, type));
  else if (!sr_dense_fill(&attr->dense, b->arena, sr_arena_copy(b->arena, blob.at, bytes), bytes))
    sr_bytecode_fail(b, at, "the constant has %zu bytes, which are not those of its type %s", bytes,
                     sr_type_printed(b->module, type));
  return sr_bytecode_ok(b) ? attr : &b->wrong_attr;
}

/* ---- making types ---------------------------------------------------------------------------- */

const sr_type *sr_take_tensor(sr_bytecode *b, sr_cursor *c, const sr_attr *encoding) {
  const unsigned char *at = c->at;
  size_t rank;
  const int64_t *dims = sr_take_ints(b, c, &rank);
  const sr_type *element = sr_take_type(b, c);
  sr_type type = {.kind = SR_TYPE_TENSOR,
                  .dtype = SR_DTYPE_COUNT,
                  .rank = (int32_t)rank,
                  .dims = dims,
                  .encoding = encoding};
  if (element->kind == SR_TYPE_SCALAR)
    type.dtype = element->dtype;
  else if (element->kind == SR_TYPE_INDEX || element->kind == SR_TYPE_OTHER)
    type.element = element;
  else
    sr_bytecode_fail(b, at, "a tensor cannot have elements of this type");
  if (rank > SR_MAX_TEXT_RANK)
    sr_bytecode_refuse(b, at, "a tensor of more than %d dimensions is not supported",
                       SR_MAX_TEXT_RANK);
  for (size_t d = 0; sr_bytecode_ok(b) && d < rank; d++)
    if (dims[d] < 0 && dims[d] != SR_DYNAMIC)
      sr_bytecode_fail(b, at, "a dimension of a tensor is negative");
  if (sr_bytecode_ok(b) && !sr_type_size_fits(type.dtype, type.rank, dims))
    sr_bytecode_fail(b, at, "a tensor of more than 2^62 bytes");
  return sr_bytecode_ok(b) ? sr_type_intern(b->module, &type) : sr_type_rank0(b->module, SR_I1);
}

const sr_type *sr_take_complex(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  const sr_type *part = sr_take_type(b, c);
  if (part->kind != SR_TYPE_SCALAR || (part->dtype != SR_F32 && part->dtype != SR_F64))
    sr_bytecode_fail(b, at, "complex numbers are made of f32 or f64");
  return sr_type_scalar(b->module, part->dtype == SR_F32 ? SR_C64 : SR_C128);
}

const sr_type *sr_take_tuple(sr_bytecode *b, sr_cursor *c) {
  sr_type type = {.kind = SR_TYPE_TUPLE, .dtype = SR_DTYPE_COUNT};
  type.elements = take_types(b, c, &type.count);
  return sr_type_intern(b->module, &type);
}

const sr_type *sr_take_function(sr_bytecode *b, sr_cursor *c) {
  int32_t input_count, result_count;
  const sr_type *const *inputs = take_types(b, c, &input_count);
  const sr_type *const *results = take_types(b, c, &result_count);
  return sr_type_function(b->module, inputs, input_count, results, result_count);
}
