/* Reads the sections of MLIR bytecode, and the tables in them. What the tables number is decoded
 * when an op refers to it. */
#include "graph/bytecode/bytecode.h"

#include <string.h>

/* The numbers of sections. */
enum {
  STRINGS = 0,
  DIALECTS = 1,
  ENTRIES = 2,
  ENTRY_SIZES = 3,
  OPS = 4,
  RESOURCES = 5,
  RESOURCE_SIZES = 6,
  DIALECT_VERSION = 7,
  PROPERTIES = 8,
  SECTIONS = 9
};

static const unsigned char magic[] = {'M', 'L', 0xEF, 'R'};

bool sr_is_bytecode(const char *bytes, size_t count) {
  return count >= sizeof magic && memcmp(bytes, magic, sizeof magic) == 0;
}

/* ---- sections -------------------------------------------------------------------------------- */

sr_cursor sr_take_section(sr_bytecode *b, sr_cursor *c, unsigned *out_id) {
  uint8_t id = sr_take_byte(b, c);
  uint64_t length = sr_take_varint(b, c);
  *out_id = id & 0x7F;
  if (id & 0x80) {
    const unsigned char *at = c->at;
    uint64_t alignment = sr_take_varint(b, c);
    if (alignment == 0 || (alignment & (alignment - 1)))
      sr_bytecode_fail(b, at, "the alignment of a section is no power of 2");
    while (sr_bytecode_ok(b) && (uint64_t)(c->at - b->begin) & (alignment - 1))
      sr_take_byte(b, c);
  }
  return sr_take_bytes(b, c, length);
}

/* ---- header ---------------------------------------------------------------------------------- */

/* Requires the versions of the encoding and of StableHLO that are read. */
static void take_header(sr_bytecode *b, sr_cursor *c) {
  static const char wanted[] = "StableHLO_v1.13.0";
  enum {
    ENCODING = 6
  };
  sr_take_bytes(b, c, sizeof magic);
  const unsigned char *at = c->at;
  uint64_t version = sr_take_varint(b, c);
  if (version != ENCODING)
    sr_bytecode_refuse(b, at,
                       "this is MLIR bytecode of version %llu, and version %d is read; "
                       "serialize_portable_artifact(module, \"1.13.0\") writes it",
                       (unsigned long long)version, ENCODING);
  const unsigned char *end = memchr(c->at, '\0', (size_t)(c->end - c->at));
  if (!end)
    sr_bytecode_fail(b, c->at, "the name of what wrote the file has no end");
  if (!sr_bytecode_ok(b))
    return;
  if (strcmp((const char *)c->at, wanted) != 0)
    sr_bytecode_refuse(b, c->at,
                       "this is an artifact of %.60s, and %s is read; "
                       "serialize_portable_artifact(module, \"1.13.0\") writes it",
                       (const char *)c->at, wanted);
  c->at = end + 1;
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* The lengths come first, beginning with that of the last string, then the strings. */
static void take_strings(sr_bytecode *b, sr_cursor c) {
  size_t count = sr_take_count(b, &c);
  b->strings = SR_NEW_ARRAY(b->arena, sr_bytecode_string, count);
  for (size_t i = count; i-- > 0;)
    b->strings[i].length = (size_t)sr_take_varint(b, &c);
  for (size_t i = 0; i < count && sr_bytecode_ok(b); i++) {
    sr_cursor part = sr_take_bytes(b, &c, b->strings[i].length);
    if (sr_bytecode_ok(b) && (part.at == part.end || part.end[-1] != '\0'))
      sr_bytecode_fail(b, part.at, "a string does not end in a zero byte");
    b->strings[i].data = part.at;
    b->strings[i].length -= sr_bytecode_ok(b);
  }
  b->string_count = sr_bytecode_ok(b) ? count : 0;
}

/* Requires version 0.0.1 of Shardy. Other dialects that are read have no version here. */
static void take_version(sr_bytecode *b, sr_cursor *c, const sr_bytecode_dialect *dialect) {
  unsigned id;
  const unsigned char *at = c->at;
  sr_cursor part = sr_take_section(b, c, &id);
  if (id != DIALECT_VERSION)
    sr_bytecode_fail(b, at, "the version of the dialect %s is expected here", dialect->name);
  unsigned long long version[3] = {0};
  for (int i = 0; i < 3 && dialect->kind == SR_DIALECT_SDY; i++)
    version[i] = sr_take_varint(b, &part);
  bool wanted = version[0] == 0 && version[1] == 0 && version[2] == 1;
  if (dialect->kind == SR_DIALECT_SDY && !wanted)
    sr_bytecode_refuse(b, at, "these are ops of Shardy %llu.%llu.%llu, and 0.0.1 is read",
                       version[0], version[1], version[2]);
}

static void take_op_names(sr_bytecode *b, sr_cursor *c) {
  sr_take_varint(b, c); /* the number of all */
  while (c->at < c->end && sr_bytecode_ok(b)) {
    size_t dialect = sr_take_index(b, c, b->dialect_count, "dialect");
    size_t count = sr_take_count(b, c);
    for (size_t i = 0; i < count && sr_bytecode_ok(b); i++) {
      const unsigned char *at = c->at;
      const char *name = sr_string_at(b, at, sr_take_varint(b, c) >> 1, NULL);
      if (!sr_bytecode_ok(b))
        return;
      const sr_bytecode_dialect *of = &b->dialects[dialect];
      sr_op_name op = {sr_op_row_find(of->kind, name), of, name};
      SR_PUSH(b->arena, &b->names, op);
    }
  }
}

static void take_dialects(sr_bytecode *b, sr_cursor c) {
  static const char *const known[] = {"builtin", "vhlo", "sdy", "stablehlo"};
  size_t count = sr_take_count(b, &c);
  b->dialects = SR_NEW_ARRAY(b->arena, sr_bytecode_dialect, count);
  b->dialect_count = count;
  for (size_t i = 0; i < count; i++) {
    const unsigned char *at = c.at;
    uint64_t name = sr_take_varint(b, &c);
    sr_bytecode_dialect *dialect = &b->dialects[i];
    dialect->name = sr_string_at(b, at, name >> 1, NULL);
    dialect->kind = SR_DIALECT_OTHER;
    for (int k = 0; k < SR_DIALECT_OTHER; k++)
      if (strcmp(dialect->name, known[k]) == 0)
        dialect->kind = (sr_dialect)k;
    if (name & 1)
      take_version(b, &c, dialect);
  }
  take_op_names(b, &c);
}

/* Takes the sizes of `count` attributes or types, which lie in `data` one after the other. */
static sr_entry *take_sizes(sr_bytecode *b, sr_cursor *c, size_t count, sr_cursor *data) {
  sr_entry *entries = SR_NEW_ARRAY(b->arena, sr_entry, count);
  for (size_t next = 0; next < count && sr_bytecode_ok(b);) {
    size_t dialect = sr_take_index(b, c, b->dialect_count, "dialect");
    const unsigned char *at = c->at;
    size_t group = sr_take_count(b, c);
    if (group > count - next || group == 0)
      sr_bytecode_fail(b, at, "a group has %zu of %zu attributes or types", group, count - next);
    for (size_t i = 0; i < group && sr_bytecode_ok(b); i++, next++) {
      uint64_t size = sr_take_varint(b, c);
      entries[next].bytes = sr_take_bytes(b, data, size >> 1);
      entries[next].coded = size & 1;
      entries[next].dialect = &b->dialects[dialect];
    }
  }
  return entries;
}

static void take_entries(sr_bytecode *b, sr_cursor c, sr_cursor data) {
  size_t attrs = sr_take_count(b, &c), types = sr_take_count(b, &c);
  b->attrs = take_sizes(b, &c, attrs, &data);
  b->types = take_sizes(b, &c, types, &data);
  b->attr_count = sr_bytecode_ok(b) ? attrs : 0;
  b->type_count = sr_bytecode_ok(b) ? types : 0;
}

static void take_properties(sr_bytecode *b, sr_cursor c) {
  size_t count = c.at < c.end ? sr_take_count(b, &c) : 0;
  b->properties = SR_NEW_ARRAY(b->arena, sr_cursor, count);
  for (size_t i = 0; i < count; i++)
    b->properties[i] = sr_take_bytes(b, &c, sr_take_varint(b, &c));
  b->property_count = sr_bytecode_ok(b) ? count : 0;
}

/* ---- the whole ------------------------------------------------------------------------------- */

static void read_all(sr_bytecode *b, sr_cursor c) {
  sr_cursor sections[SECTIONS] = {0};
  take_header(b, &c);
  while (c.at < c.end && sr_bytecode_ok(b)) {
    const unsigned char *at = c.at;
    unsigned id;
    sr_cursor part = sr_take_section(b, &c, &id);
    if (id >= SECTIONS || sections[id].at)
      sr_bytecode_fail(b, at, "a section of this kind is not known, or was there already");
    else
      sections[id] = part;
  }
  for (int id = STRINGS; id <= OPS; id++)
    if (sr_bytecode_ok(b) && !sections[id].at)
      sr_bytecode_fail(b, c.at, "a section is missing; the file seems to be cut off");
  if (sr_bytecode_ok(b) && sections[RESOURCES].at < sections[RESOURCES].end)
    sr_bytecode_refuse(b, sections[RESOURCES].at, "constants in resources are not read");
  if (!sr_bytecode_ok(b))
    return;
  take_strings(b, sections[STRINGS]);
  take_dialects(b, sections[DIALECTS]);
  take_entries(b, sections[ENTRY_SIZES], sections[ENTRIES]);
  take_properties(b, sections[PROPERTIES]);
  if (sr_bytecode_ok(b))
    sr_bytecode_module(b, sections[OPS]);
}

sr_status sr_bytecode_read(sr_ctx *ctx, sr_module *module, const char *bytes, size_t count) {
  sr_bytecode b = {.ctx = ctx,
                   .arena = module->arena,
                   .module = module,
                   .begin = (const unsigned char *)bytes,
                   .wrong_attr = {.kind = SR_ATTR_UNIT}};
  read_all(&b, (sr_cursor){b.begin, b.begin + count});
  return b.status;
}
