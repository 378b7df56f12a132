/*
 * Reads locations: loc("f.py":22:29), loc(#loc3), loc(callsite(#loc5 at #loc6)).
 *
 * A location is kept as text. JAX defines aliases such as #loc3 after the module, so they are
 * expanded when the whole text has been read. A chain of callers can be long, and thousands of ops
 * may share it. The expanded text of an op is therefore limited to about SOURCE_BYTES: an alias
 * that would exceed this limit is written as `unknown`.
 */
#include <string.h>

#include "graph/text/reader.h"

enum {
  SOURCE_BYTES = 512,
  ALIAS_DEPTH = 32
};

sr_status sr_read_location(sr_reader *reader, const char **out_begin, const char **out_end) {
  if (!sr_read_is_word(reader, "loc") || sr_lex(reader->token.end, reader->end).kind != '(') {
    *out_begin = *out_end = NULL;
    return SR_OK;
  }
  sr_read_next(reader);
  const char *begin = reader->token.end, *end;
  SR_TRY(sr_read_skip_brackets(reader, &end));
  *out_begin = sr_lex_skip_space(begin, reader->end);
  *out_end = end - 1;
  return SR_OK;
}

void sr_reader_fix_location(sr_reader *reader, sr_location *location, const char *begin,
                            const char *end) {
  if (!begin)
    return;
  sr_location_fix fix = {location, begin, end};
  SR_PUSH(reader->arena, &reader->fixes, fix);
}

/* Appends the text [begin, end) to `text` and expands the aliases in it. `depth`: number of aliases
 * that are being expanded around this text. */
static void expand(sr_reader *reader, const char *begin, const char *end, int depth,
                   sr_text *text) {
  const char *copied = begin;
  for (sr_token token = sr_lex(begin, end); token.kind < SR_TOKEN_ERROR && token.begin < end;
       token = sr_lex(token.end, end)) {
    if (token.kind != SR_TOKEN_HASH)
      continue;
    sr_text_append(text, copied, (size_t)(token.begin - copied));
    copied = token.end;
    const sr_name *name = sr_reader_find(reader, token.begin, token.end);
    bool fits = name && name->location && depth < ALIAS_DEPTH &&
                text->count + (size_t)(name->location_end - name->location) <= SOURCE_BYTES;
    if (fits)
      expand(reader, name->location, name->location_end, depth + 1, text);
    else
      sr_text_string(text, "unknown");
  }
  sr_text_append(text, copied, (size_t)(end - copied));
}

void sr_reader_resolve_locations(sr_reader *reader) {
  sr_text text = {.arena = reader->arena};
  for (size_t i = 0; i < reader->fixes.count; i++) {
    const sr_location_fix *fix = &reader->fixes.items[i];
    text.count = 0;
    expand(reader, fix->begin, fix->end, 0, &text);
    if (text.count > 0)
      fix->location->source = sr_reader_name(reader, text.items, text.items + text.count)->text;
  }
}
