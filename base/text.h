/* A text that grows: printers, JSON and tables are written through it. */
#ifndef SR_BASE_TEXT_H
#define SR_BASE_TEXT_H

#include "base/arena.h"

/* `items` is always NUL-terminated once something was written. Zeroed + arena = empty text. */
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
/* Writes a finite double so that it reads back to the same value; NaN and infinities as null. */
void sr_text_json_double(sr_text *text, double value);

/* Writes what a terminal may be given of `string`: sr_printable. */
void sr_text_printable(sr_text *text, const char *string);
/* The same of a text of several lines: its line feeds stay. */
void sr_text_printable_lines(sr_text *text, const char *string);

/* Writes bytes as a string of MLIR, in quotes. */
void sr_text_mlir_string(sr_text *text, const char *bytes, size_t length);
/* Writes a name of MLIR, in quotes where it is not an identifier. */
void sr_text_mlir_name(sr_text *text, const char *name);
/* Writes a symbol: @ and the name. */
void sr_text_mlir_symbol(sr_text *text, const char *name);

#endif
