/* A text that grows in an arena, for printing modules, JSON and tables. */
#ifndef SR_BASE_TEXT_H
#define SR_BASE_TEXT_H

#include "base/arena.h"

/* For an empty text, set `arena` and zero the other fields. Once something is written, `items` ends
 * with a NUL. */
typedef struct sr_text {
  sr_arena *arena;
  char *items;
  size_t count, capacity;
} sr_text;

void sr_text_append(sr_text *text, const char *bytes, size_t count);
void sr_text_string(sr_text *text, const char *string);
void sr_text_char(sr_text *text, char c);
void sr_text_printf(sr_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Returns the text so far, or "" if nothing was written. Valid until the next write. */
const char *sr_text_get(const sr_text *text);

/* Writes `string` as a JSON string in quotes. Bytes that are not UTF-8 become U+FFFD. */
void sr_text_json_string(sr_text *text, const char *string);
/* Writes a finite double so that reading it back gives the same value. NaN and infinities become
 * null. */
void sr_text_json_double(sr_text *text, double value);

/* Writes `string` with control characters escaped, as sr_printable does. */
void sr_text_printable(sr_text *text, const char *string);
/* Like sr_text_printable, but keeps the line feeds and tabs of `string`. */
void sr_text_printable_lines(sr_text *text, const char *string);

/* Writes `length` bytes as an MLIR string in quotes. */
void sr_text_mlir_string(sr_text *text, const char *bytes, size_t length);
/* Writes a name as MLIR does: in quotes if it is not an identifier. */
void sr_text_mlir_name(sr_text *text, const char *name);
/* Writes an MLIR symbol: '@', then the name as sr_text_mlir_name writes it. */
void sr_text_mlir_symbol(sr_text *text, const char *name);

#endif
