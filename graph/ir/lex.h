/* The lexer of MLIR text. Tokens point into the text. */
#ifndef SR_GRAPH_IR_LEX_H
#define SR_GRAPH_IR_LEX_H

#include <stdbool.h>
#include <stddef.h>

/* The kind of a one-character token ("(", "=", ...) is its character. */
typedef enum sr_token_kind {
  SR_TOKEN_END = 256,
  SR_TOKEN_NAME,   /* stablehlo.add, tensor, true                        */
  SR_TOKEN_NUMBER, /* 12, 0x7F80, 1.5e-3: without its sign */
  SR_TOKEN_STRING, /* "...", with quotes and escapes */
  SR_TOKEN_VALUE,  /* %arg0 (the # of %1#2 is not part of it)            */
  SR_TOKEN_SYMBOL, /* @main, @"quoted"                                   */
  SR_TOKEN_HASH,   /* #loc3, #stablehlo.gather                           */
  SR_TOKEN_BANG,   /* !stablehlo.token                                   */
  SR_TOKEN_LABEL,  /* ^bb0                                               */
  SR_TOKEN_ARROW,  /* ->                                                 */
  SR_TOKEN_ERROR,  /* not a token: `problem` says why */
} sr_token_kind;

typedef struct sr_token {
  int kind;
  const char *begin, *end;
  const char *problem; /* why an ERROR is not a token */
} sr_token;

/* The first token at or after `position`, past white space and comments. The next token starts at
 * `token.end`. Never reads at or after `end`. */
sr_token sr_lex(const char *position, const char *end);

/* First byte at or after `position` that is neither white space nor comment. */
const char *sr_lex_skip_space(const char *position, const char *end);

/* True for a letter, a digit or one of _ $ . - : the characters of %names, #names and @names. */
bool sr_lex_is_suffix(char c);

/* Decodes the body of a quoted string (without the quotes) to `out`, which must have room for `end
 * - begin` bytes. Returns the decoded length; SIZE_MAX for an invalid escape. */
size_t sr_lex_unescape(const char *begin, const char *end, char *out);

#endif
