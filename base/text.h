/* A text that grows, for printers, JSON and tables. */
#ifndef SR_BASE_TEXT_H
#define SR_BASE_TEXT_H

#include "base/arena.h"

/* Zero-initialise all but `arena`: that is the empty text. Once something is written, `items` ends
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
/* The text so far, "" if nothing was written. Valid until the next write. */
const char *sr_text_get(const sr_text *text);

/* Writes `string` as a JSON string with quotes; invalid UTF-8 becomes U+FFFD. */
void sr_text_json_string(sr_text *text, const char *string);
/* Writes a finite double so that it reads back as the same value; NaN and infinities as null. */
void sr_text_json_double(sr_text *text, double value);

/* Writes `string` with control characters escaped, as sr_printable does. */
void sr_text_printable(sr_text *text, const char *string);
/* Like sr_text_printable, but keeps the line feeds of `string`. */
void sr_text_printable_lines(sr_text *text, const char *string);

/* Writes bytes as an MLIR string, in quotes. */
void sr_text_mlir_string(sr_text *text, const char *bytes, size_t length);
/* Writes an MLIR name, in quotes if it is not an identifier. */
void sr_text_mlir_name(sr_text *text, const char *name);
/* Writes a symbol: @ and the name. */
void sr_text_mlir_symbol(sr_text *text, const char *name);

#endif
