/* Locations in messages: where an op comes from, in short form. */
#include <stdio.h>
#include <string.h>

#include "graph/ir/graph.h"
#include "graph/ir/lex.h"

/* A position in a source file: the three tokens of "model.py":12:3. */
typedef struct origin {
  sr_token file, line, column;
} origin;

static bool is_colon_number(const char **position, const char *end, sr_token *out_number) {
  sr_token colon = sr_lex(*position, end);
  if (colon.kind != ':')
    return false;
  *out_number = sr_lex(colon.end, end);
  *position = out_number->end;
  return out_number->kind == SR_TOKEN_NUMBER;
}

/*
 * Finds the first file in the text of a location. The file may follow the name of an op, as in
 * "jit(f)/add"("model.py":12:3). In callsite(... at ...) the first file is that of the callee. Of a
 * range such as "model.py":12:3 to :9, only the start is taken.
 */
static bool find_origin(const char *text, origin *out) {
  const char *end = text + strlen(text);
  for (sr_token token = sr_lex(text, end); token.begin < end && token.kind != SR_TOKEN_ERROR;
       token = sr_lex(token.end, end)) {
    const char *behind = token.end;
    if (token.kind == SR_TOKEN_STRING && is_colon_number(&behind, end, &out->line) &&
        is_colon_number(&behind, end, &out->column)) {
      out->file = token;
      return true;
    }
  }
  return false;
}

bool sr_location_names_file(const sr_location *location) {
  origin found;
  return location->source && find_origin(location->source, &found);
}

static int length_of(sr_token token) {
  return (int)(token.end - token.begin);
}

/* Prints `before`, the origin and `behind` to `out`. Sets `out` to "" if the location has no
 * origin. */
static void print_origin(const sr_location *location, const char *before, const char *behind,
                         char *out) {
  origin o;
  const char *text = location->source;
  out[0] = '\0';
  if (!text)
    return;
  const char *end = text + strlen(text);
  sr_token first = sr_lex(text, end);
  if (find_origin(text, &o))
    snprintf(out, SR_ORIGIN_BYTES, "%s%.*s:%.*s:%.*s%s", before, length_of(o.file) - 2,
             o.file.begin + 1, length_of(o.line), o.line.begin, length_of(o.column), o.column.begin,
             behind);
  else if (first.kind == SR_TOKEN_STRING) /* the location is a name without a file */
    snprintf(out, SR_ORIGIN_BYTES, "%s%.*s%s", before, length_of(first), first.begin, behind);
}

const char *sr_location_suffix(const sr_location *location, char buffer[SR_ORIGIN_BYTES]) {
  print_origin(location, " (from ", ")", buffer);
  return buffer;
}

void sr_location_format(sr_text *text, const sr_location *location) {
  char behind[SR_ORIGIN_BYTES];
  print_origin(location, " (", ")", behind);
  sr_text_printf(text, "%u:%u%s", location->line, location->column, behind);
}
