/* Text that grows in an arena, and the quoting rules of JSON and MLIR. */
#include "base/text.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_locale.h"
#include "base/printable.h"

/* Makes room for `count` more bytes and a NUL. */
static void reserve(sr_text *text, size_t count) {
  size_t needed = text->count + count + 1;
  if (needed <= text->capacity)
    return;
  size_t capacity = text->capacity ? text->capacity : 128;
  while (capacity < needed)
    capacity *= 2;
  char *items = sr_arena_alloc_raw(text->arena, capacity);
  if (text->count)
    memcpy(items, text->items, text->count);
  text->items = items;
  text->capacity = capacity;
}

void sr_text_append(sr_text *text, const char *bytes, size_t count) {
  reserve(text, count);
  if (count)
    memcpy(text->items + text->count, bytes, count);
  text->count += count;
  text->items[text->count] = '\0';
}

void sr_text_string(sr_text *text, const char *string) {
  sr_text_append(text, string, strlen(string));
}

void sr_text_char(sr_text *text, char c) {
  sr_text_append(text, &c, 1);
}

void sr_text_printf(sr_text *text, const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  int length = sr_vsnprintf(NULL, 0, format, list);
  va_end(list);
  if (length > 0) {
    reserve(text, (size_t)length);
    sr_vsnprintf(text->items + text->count, (size_t)length + 1, format, again);
    text->count += (size_t)length;
  }
  va_end(again);
}

const char *sr_text_get(const sr_text *text) {
  return text->items ? text->items : "";
}

void sr_text_json_string(sr_text *text, const char *string) {
  sr_text_char(text, '"');
  for (const unsigned char *s = (const unsigned char *)string; *s;) {
    size_t length = sr_utf8_length(s);
    if (*s == '"' || *s == '\\')
      sr_text_printf(text, "\\%c", *s);
    else if (*s < 0x20 || *s == 0x7f)
      sr_text_printf(text, "\\u%04x", *s);
    /* A C1 control character, which a terminal would obey. */
    else if (*s == 0xc2 && length && s[1] < 0xa0)
      sr_text_printf(text, "\\u%04x", s[1]);
    else if (length == 0)
      sr_text_string(text, "\\ufffd");
    else
      sr_text_append(text, (const char *)s, length);
    s += length ? length : 1;
  }
  sr_text_char(text, '"');
}

void sr_text_json_double(sr_text *text, double value) {
  if (!isfinite(value)) {
    sr_text_string(text, "null");
    return;
  }
  /* Use the fewest digits (15, 16 or 17) that give the same value when they are read back. */
  char digits[40];
  for (int precision = 15; precision <= 17; precision++) {
    sr_snprintf(digits, sizeof digits, "%.*g", precision, value);
    if (strtod_l(digits, NULL, sr_c_locale()) == value)
      break;
  }
  sr_text_string(text, digits);
}

void sr_text_printable(sr_text *text, const char *string) {
  size_t length = sr_printable(NULL, 0, string);
  reserve(text, length);
  sr_printable(text->items + text->count, length + 1, string);
  text->count += length;
}

void sr_text_printable_lines(sr_text *text, const char *string) {
  for (const char *end; (end = strpbrk(string, "\n\t")) != NULL; string = end + 1) {
    sr_text_printable(text, sr_arena_string(text->arena, string, (size_t)(end - string)));
    sr_text_char(text, *end);
  }
  sr_text_printable(text, string);
}

void sr_text_mlir_string(sr_text *text, const char *bytes, size_t length) {
  sr_text_char(text, '"');
  for (size_t i = 0; i < length; i++) {
    unsigned char c = (unsigned char)bytes[i];
    if (c == '\\')
      sr_text_string(text, "\\\\");
    else if (c < ' ' || c > '~' || c == '"')
      sr_text_printf(text, "\\%02X", c);
    else
      sr_text_char(text, (char)c);
  }
  sr_text_char(text, '"');
}

/* True if an MLIR name needs no quotes: it has only letters, digits, _, $ and '.', and begins with
 * a letter or _. */
static bool is_identifier(const char *name) {
  if (!*name || (*name >= '0' && *name <= '9') || *name == '.' || *name == '$')
    return false;
  for (; *name; name++) {
    char c = *name;
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (!letter && !(c >= '0' && c <= '9') && c != '_' && c != '$' && c != '.')
      return false;
  }
  return true;
}

void sr_text_mlir_name(sr_text *text, const char *name) {
  if (is_identifier(name))
    sr_text_string(text, name);
  else
    sr_text_mlir_string(text, name, strlen(name));
}

void sr_text_mlir_symbol(sr_text *text, const char *name) {
  sr_text_char(text, '@');
  sr_text_mlir_name(text, name);
}
