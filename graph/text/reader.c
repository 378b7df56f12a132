/*
 * Tokens, messages and names, which all files of the reader use.
 *
 * Lines are counted only when the line of a place in the text is needed. The count continues from
 * the last place that was located. Except for messages, places are located in the order of the
 * text, so all counting together passes over the text once.
 */
#include "graph/text/reader.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/mix.h"
#include "graph/ir/number.h"

enum {
  FIRST_NAMES = 1024
};

void sr_reader_init(sr_reader *reader, sr_ctx *ctx, sr_module *module, const char *text,
                    size_t bytes) {
  *reader = (sr_reader){.ctx = ctx,
                        .arena = module->arena,
                        .module = module,
                        .begin = text,
                        .end = text + bytes,
                        .counted = text,
                        .line_begin = text,
                        .line = 1,
                        .name_capacity = FIRST_NAMES};
  reader->names = SR_NEW_ARRAY(module->arena, sr_name *, FIRST_NAMES);
  for (int code = 0; code < SR_OP_COUNT; code++) {
    const char *name = sr_op_info_get((sr_opcode)code)->name;
    sr_reader_name(reader, name, name + strlen(name))->opcode = code;
  }
  sr_read_jump(reader, text);
}

/* ---- tokens ---------------------------------------------------------------------------------- */

void sr_read_jump(sr_reader *reader, const char *position) {
  reader->token = sr_lex(position, reader->end);
}

void sr_read_next(sr_reader *reader) {
  sr_read_jump(reader, reader->token.end);
}

bool sr_read_accept(sr_reader *reader, int kind) {
  if (!sr_read_is(reader, kind))
    return false;
  sr_read_next(reader);
  return true;
}

sr_status sr_read_expect(sr_reader *reader, int kind, const char *what) {
  return sr_read_accept(reader, kind) ? SR_OK : sr_read_unexpected(reader, what);
}

bool sr_read_is_word(const sr_reader *reader, const char *word) {
  size_t length = (size_t)(reader->token.end - reader->token.begin);
  return reader->token.kind == SR_TOKEN_NAME && strlen(word) == length &&
         memcmp(reader->token.begin, word, length) == 0;
}

bool sr_read_accept_word(sr_reader *reader, const char *word) {
  if (!sr_read_is_word(reader, word))
    return false;
  sr_read_next(reader);
  return true;
}

sr_status sr_read_expect_word(sr_reader *reader, const char *word) {
  if (sr_read_accept_word(reader, word))
    return SR_OK;
  char what[64];
  snprintf(what, sizeof what, "'%s'", word);
  return sr_read_unexpected(reader, what);
}

/* ---- messages -------------------------------------------------------------------------------- */

sr_location sr_reader_locate(sr_reader *reader, const char *at) {
  if (at < reader->counted) {
    reader->counted = reader->line_begin = reader->begin;
    reader->line = 1;
  }
  for (;;) {
    const char *newline = memchr(reader->counted, '\n', (size_t)(at - reader->counted));
    if (!newline)
      break;
    reader->line++;
    reader->counted = reader->line_begin = newline + 1;
  }
  reader->counted = at;
  return (sr_location){.line = reader->line, .column = (uint32_t)(at - reader->line_begin) + 1};
}

sr_status sr_read_fail_at(sr_reader *reader, const char *file, int line, sr_status code,
                          const char *at, const char *format, ...) {
  char sentence[SR_MESSAGE_BYTES];
  va_list list;
  va_start(list, format);
  vsnprintf(sentence, sizeof sentence, format, list);
  va_end(list);
  sr_location place = sr_reader_locate(reader, at);
  return sr_fail_at(reader->ctx, file, line, code, "%s:%u:%u: %s", reader->module->file, place.line,
                    place.column, sentence);
}

sr_status sr_read_unexpected(sr_reader *reader, const char *what) {
  const sr_token *token = &reader->token;
  if (token->kind == SR_TOKEN_END)
    return sr_read_fail(reader, token->begin,
                        "the text ends where %s is expected; the file seems to be cut off", what);
  if (token->kind == SR_TOKEN_ERROR)
    return sr_read_fail(reader, token->begin, "expected %s, found %s", what, token->problem);
  enum {
    SHOWN = 40
  };
  int length = token->end - token->begin > SHOWN ? SHOWN : (int)(token->end - token->begin);
  return sr_read_fail(reader, token->begin, "expected %s, found '%.*s%s'", what, length,
                      token->begin, token->end - token->begin > SHOWN ? "..." : "");
}

sr_status sr_read_enter(sr_reader *reader) {
  if (reader->depth == SR_MAX_NESTING)
    return sr_read_fail(reader, reader->token.begin,
                        "regions, types and attributes are nested more than %d deep here",
                        SR_MAX_NESTING);
  reader->depth++;
  return SR_OK;
}

/* ---- names ----------------------------------------------------------------------------------- */

static size_t name_slot(const sr_reader *reader, const char *begin, size_t length, uint64_t hash) {
  size_t at = (size_t)hash & (reader->name_capacity - 1);
  for (; reader->names[at]; at = (at + 1) & (reader->name_capacity - 1)) {
    const sr_name *name = reader->names[at];
    if (name->hash == hash && name->length == length && memcmp(name->text, begin, length) == 0)
      break;
  }
  return at;
}

static void names_grow(sr_reader *reader) {
  sr_name **old = reader->names;
  size_t old_capacity = reader->name_capacity;
  reader->name_capacity *= 2;
  reader->names = SR_NEW_ARRAY(reader->arena, sr_name *, reader->name_capacity);
  for (size_t i = 0; i < old_capacity; i++)
    if (old[i])
      reader->names[name_slot(reader, old[i]->text, old[i]->length, old[i]->hash)] = old[i];
}

sr_name *sr_reader_find(sr_reader *reader, const char *begin, const char *end) {
  size_t length = (size_t)(end - begin);
  return reader->names[name_slot(reader, begin, length, sr_mix_bytes(begin, length))];
}

sr_name *sr_reader_name(sr_reader *reader, const char *begin, const char *end) {
  if (reader->name_count * 2 >= reader->name_capacity)
    names_grow(reader);
  size_t length = (size_t)(end - begin);
  uint64_t hash = sr_mix_bytes(begin, length);
  size_t at = name_slot(reader, begin, length, hash);
  if (!reader->names[at]) {
    sr_name *name = SR_NEW(reader->arena, sr_name);
    *name = (sr_name){.text = sr_arena_string(reader->arena, begin, length),
                      .length = length,
                      .hash = hash,
                      .opcode = -1};
    reader->names[at] = name;
    reader->name_count++;
  }
  return reader->names[at];
}

/* ---- small things ---------------------------------------------------------------------------- */

sr_status sr_read_text(sr_reader *reader, const char **out_text, size_t *out_length) {
  const char *begin = reader->token.begin, *end = reader->token.end;
  if (sr_read_is(reader, SR_TOKEN_SYMBOL))
    begin++;
  bool quoted = *begin == '"';
  size_t length = (size_t)(end - begin) - (quoted ? 2 : 0);
  begin += quoted;
  char *text = sr_arena_string(reader->arena, begin, length);
  if (quoted && memchr(begin, '\\', length)) {
    length = sr_lex_unescape(begin, begin + length, text);
    if (length == SIZE_MAX)
      return sr_read_fail(reader, reader->token.begin,
                          "the string has an escape that is none of \\\\, \\\", \\n, \\t and two "
                          "hexadecimal digits");
    text[length] = '\0';
  }
  if (sr_read_is(reader, SR_TOKEN_SYMBOL) && memchr(text, '\0', length))
    return sr_read_fail(reader, reader->token.begin, "a name has a zero byte");
  *out_text = text;
  *out_length = length;
  sr_read_next(reader);
  return SR_OK;
}

sr_status sr_read_int64(sr_reader *reader, int64_t *out_value) {
  const char *at = reader->token.begin;
  bool negative = sr_read_accept(reader, '-');
  uint64_t magnitude;
  if (!sr_read_is(reader, SR_TOKEN_NUMBER))
    return sr_read_unexpected(reader, "an integer");
  if (!sr_integer_parse(reader->token.begin, reader->token.end, &magnitude) ||
      magnitude > (uint64_t)INT64_MAX + (negative ? 1 : 0))
    return sr_read_fail(reader, at, "this is no integer of 64 bits");
  *out_value = (int64_t)(negative ? 0 - magnitude : magnitude);
  sr_read_next(reader);
  return SR_OK;
}

sr_status sr_read_int_list(sr_reader *reader, const int64_t **out_values, size_t *out_count) {
  SR_TRY(sr_read_expect(reader, '[', "'[' of a list of integers"));
  SR_VECTOR(int64_t) list = {0};
  while (!sr_read_is(reader, ']')) {
    int64_t value = SR_DYNAMIC;
    if (!sr_read_accept(reader, '?'))
      SR_TRY(sr_read_int64(reader, &value));
    SR_PUSH(reader->arena, &list, value);
    if (!sr_read_accept(reader, ','))
      break;
  }
  *out_values = list.items;
  *out_count = list.count;
  return sr_read_expect(reader, ']', "',' or ']' in a list of integers");
}
