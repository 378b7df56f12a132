/* Reads numbers and strings, and keeps the first error. */
#include <stdio.h>
#include <string.h>

#include "graph/bytecode/bytecode.h"

/* ---- messages -------------------------------------------------------------------------------- */

sr_location sr_bytecode_locate(const sr_bytecode *b, const unsigned char *at) {
  return (sr_location){.line = 1, .column = (uint32_t)(at - b->begin) + 1};
}

void sr_bytecode_fail_at(sr_bytecode *b, const char *file, int line, sr_status code,
                         const unsigned char *at, const char *format, ...) {
  if (!sr_bytecode_ok(b))
    return;
  char sentence[SR_MESSAGE_BYTES];
  va_list list;
  va_start(list, format);
  vsnprintf(sentence, sizeof sentence, format, list);
  va_end(list);
  sr_location place = sr_bytecode_locate(b, at);
  b->status = sr_fail_at(b->ctx, file, line, code, "%s:%u:%u: %s", b->module->file, place.line,
                         place.column, sentence);
}

bool sr_bytecode_enter(sr_bytecode *b, const unsigned char *at) {
  if (b->depth == SR_MAX_NESTING)
    sr_bytecode_fail(b, at, "regions, types and attributes are nested more than %d deep here",
                     SR_MAX_NESTING);
  b->depth++;
  return sr_bytecode_ok(b);
}

/* ---- numbers --------------------------------------------------------------------------------- */

sr_cursor sr_take_bytes(sr_bytecode *b, sr_cursor *c, uint64_t count) {
  if (sr_bytecode_ok(b) && count > (uint64_t)(c->end - c->at))
    sr_bytecode_fail(b, c->at, "the bytes end within a part; the file seems to be cut off");
  if (!sr_bytecode_ok(b))
    return (sr_cursor){c->end, c->end};
  sr_cursor part = {c->at, c->at + count};
  c->at = part.end;
  return part;
}

uint8_t sr_take_byte(sr_bytecode *b, sr_cursor *c) {
  sr_cursor byte = sr_take_bytes(b, c, 1);
  return byte.at < byte.end ? *byte.at : 0;
}

uint64_t sr_take_varint(sr_bytecode *b, sr_cursor *c) {
  uint64_t value = sr_take_byte(b, c);
  unsigned more = value == 0 ? 8 : (unsigned)__builtin_ctzll(value);
  sr_cursor rest = sr_take_bytes(b, c, sr_bytecode_ok(b) ? more : 0);
  for (unsigned i = 0; rest.at < rest.end; i++, rest.at++)
    value |= (uint64_t)*rest.at << (more == 8 ? 8 * i : 8 * (i + 1));
  return more == 8 ? value : value >> (more + 1);
}

int64_t sr_take_signed(sr_bytecode *b, sr_cursor *c) {
  uint64_t value = sr_take_varint(b, c);
  return (int64_t)(value >> 1 ^ (0 - (value & 1)));
}

size_t sr_take_count(sr_bytecode *b, sr_cursor *c) {
  const unsigned char *at = c->at;
  uint64_t count = sr_take_varint(b, c);
  if (count > (uint64_t)(c->end - c->at))
    sr_bytecode_fail(b, at, "a list of %llu items does not fit into what is left of its part",
                     (unsigned long long)count);
  return sr_bytecode_ok(b) ? (size_t)count : 0;
}

size_t sr_take_index(sr_bytecode *b, sr_cursor *c, size_t count, const char *what) {
  const unsigned char *at = c->at;
  uint64_t index = sr_take_varint(b, c);
  if (index >= count)
    sr_bytecode_fail(b, at, "there is no %s %llu; the file has %zu", what,
                     (unsigned long long)index, count);
  return sr_bytecode_ok(b) ? (size_t)index : 0;
}

const int64_t *sr_take_ints(sr_bytecode *b, sr_cursor *c, size_t *out_count) {
  *out_count = sr_take_count(b, c);
  int64_t *values = SR_NEW_ARRAY(b->arena, int64_t, *out_count);
  for (size_t i = 0; i < *out_count; i++)
    values[i] = sr_take_signed(b, c);
  return values;
}

int64_t sr_take_bits(sr_bytecode *b, sr_cursor *c, unsigned bits) {
  int64_t value = bits <= 8 ? sr_take_byte(b, c) : sr_take_signed(b, c);
  return (int64_t)((uint64_t)value << (64 - bits)) >> (64 - bits);
}

/* ---- strings --------------------------------------------------------------------------------- */

const char *sr_string_at(sr_bytecode *b, const unsigned char *at, uint64_t index,
                         size_t *out_length) {
  if (index >= b->string_count)
    sr_bytecode_fail(b, at, "there is no string %llu; the file has %zu", (unsigned long long)index,
                     b->string_count);
  sr_bytecode_string none = {.text = ""};
  sr_bytecode_string *string = sr_bytecode_ok(b) ? &b->strings[index] : &none;
  if (!string->text)
    string->text = sr_arena_string(b->arena, (const char *)string->data, string->length);
  if (out_length)
    *out_length = string->length;
  else if (strlen(string->text) != string->length)
    sr_bytecode_fail(b, at, "a name has a zero byte");
  return string->text;
}

const char *sr_take_string(sr_bytecode *b, sr_cursor *c, size_t *out_length) {
  const unsigned char *at = c->at;
  return sr_string_at(b, at, sr_take_varint(b, c), out_length);
}
