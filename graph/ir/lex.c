/*
 * The lexer has no state: a token depends only on the position where it starts. The parser can
 * therefore look ahead, go back, and read raw text (dimension lists, constants) at any place.
 * Strings are scanned with memchr, because a constant can be a string of a hundred megabytes.
 */
#include "graph/ir/lex.h"

#include <stdint.h>
#include <string.h>

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
static bool is_name_start(char c) {
  return is_letter(c) || c == '_';
}
static bool is_name_part(char c) {
  return is_name_start(c) || is_digit(c) || c == '$' || c == '.';
}
static int hex_digit(char c) {
  if (is_digit(c))
    return c - '0';
  if (c >= 'a' && c <= 'f')
    return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* True for a letter, a digit, and the characters '_', '$', '.' and '-'. The names after %, # and @
 * consist of these. */
static bool is_suffix(char c) {
  return is_name_part(c) || c == '-';
}

const char *sr_lex_skip_space(const char *position, const char *end) {
  for (;;) {
    while (position < end && (*position == ' ' || (*position >= '\t' && *position <= '\r')))
      position++;
    if (end - position < 2 || position[0] != '/' || position[1] != '/')
      return position;
    const char *line_end = memchr(position, '\n', (size_t)(end - position));
    position = line_end ? line_end : end;
  }
}

static sr_token token_make(int kind, const char *begin, const char *end) {
  return (sr_token){.kind = kind, .begin = begin, .end = end};
}

static sr_token token_error(const char *begin, const char *problem) {
  return (sr_token){.kind = SR_TOKEN_ERROR, .begin = begin, .end = begin, .problem = problem};
}

/* Lexes a quoted string; `begin` points to the opening quote. */
static sr_token lex_string(const char *begin, const char *end) {
  const char *p = begin + 1;
  for (;;) {
    const char *quote = memchr(p, '"', (size_t)(end - p));
    if (!quote)
      return token_error(begin, "a string that does not end");
    const char *escape = memchr(p, '\\', (size_t)(quote - p));
    if (!escape) {
      if (memchr(p, '\n', (size_t)(quote - p)))
        return token_error(begin, "a string that does not end on its line");
      return token_make(SR_TOKEN_STRING, begin, quote + 1);
    }
    if (memchr(p, '\n', (size_t)(escape - p)) || end - escape < 2)
      return token_error(begin, "a string that does not end on its line");
    p = escape + 2;
  }
}

static sr_token lex_number(const char *begin, const char *end) {
  const char *p = begin;
  if (end - p > 2 && p[0] == '0' && p[1] == 'x' && hex_digit(p[2]) >= 0) {
    for (p += 2; p < end && hex_digit(*p) >= 0;)
      p++;
    return token_make(SR_TOKEN_NUMBER, begin, p);
  }
  while (p < end && is_digit(*p))
    p++;
  if (p == end || *p != '.')
    return token_make(SR_TOKEN_NUMBER, begin, p);
  for (p++; p < end && is_digit(*p);)
    p++;
  if (p < end && (*p == 'e' || *p == 'E')) {
    const char *exponent = p + 1;
    if (exponent < end && (*exponent == '+' || *exponent == '-'))
      exponent++;
    if (exponent < end && is_digit(*exponent))
      for (p = exponent; p < end && is_digit(*p);)
        p++;
  }
  return token_make(SR_TOKEN_NUMBER, begin, p);
}

/* Lexes a sigil (% @ # ! ^) and the name after it. */
static sr_token lex_marked(int kind, const char *begin, const char *end) {
  const char *p = begin + 1;
  if (kind == SR_TOKEN_SYMBOL && p < end && *p == '"') {
    sr_token string = lex_string(p, end);
    if (string.kind == SR_TOKEN_ERROR)
      return string;
    return token_make(kind, begin, string.end);
  }
  while (p < end && is_suffix(*p)) {
    if (*p == '-' && end - p > 1 && p[1] == '>')
      break; /* `%a->` is a name followed by an arrow */
    p++;
  }
  if (p == begin + 1)
    return token_error(begin, "a name is missing behind this mark");
  return token_make(kind, begin, p);
}

sr_token sr_lex(const char *position, const char *end) {
  const char *p = sr_lex_skip_space(position, end);
  if (p == end)
    return token_make(SR_TOKEN_END, p, p);
  char c = *p;
  if (is_name_start(c)) {
    const char *q = p + 1;
    while (q < end && is_name_part(*q))
      q++;
    return token_make(SR_TOKEN_NAME, p, q);
  }
  if (is_digit(c))
    return lex_number(p, end);
  switch ((int)c) {
  case '"':
    return lex_string(p, end);
  case '%':
    return lex_marked(SR_TOKEN_VALUE, p, end);
  case '@':
    return lex_marked(SR_TOKEN_SYMBOL, p, end);
  case '#':
    return lex_marked(SR_TOKEN_HASH, p, end);
  case '!':
    return lex_marked(SR_TOKEN_BANG, p, end);
  case '^':
    return lex_marked(SR_TOKEN_LABEL, p, end);
  case '-':
    if (end - p > 1 && p[1] == '>')
      return token_make(SR_TOKEN_ARROW, p, p + 2);
    return token_make('-', p, p + 1);
  default:
    if (c > ' ' && c < 127)
      return token_make(c, p, p + 1);
    return token_error(p, "a byte that does not belong in MLIR text");
  }
}

size_t sr_lex_unescape(const char *begin, const char *end, char *out) {
  size_t length = 0;
  for (const char *p = begin; p < end; p++) {
    if (*p != '\\') {
      out[length++] = *p;
      continue;
    }
    if (++p == end)
      return SIZE_MAX;
    if (*p == '\\' || *p == '"') {
      out[length++] = *p;
    } else if (end - p >= 2 && hex_digit(p[0]) >= 0 && hex_digit(p[1]) >= 0) {
      out[length++] = (char)(hex_digit(p[0]) * 16 + hex_digit(p[1]));
      p++;
    } else if (*p == 'n') {
      out[length++] = '\n';
    } else if (*p == 't') {
      out[length++] = '\t';
    } else {
      return SIZE_MAX;
    }
  }
  return length;
}
