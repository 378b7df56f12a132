/* The lexer of MLIR text. Tokens point into the text. */
#ifndef SR_GRAPH_IR_LEX_H
#define SR_GRAPH_IR_LEX_H

#include <stdbool.h>
#include <stddef.h>

/* The kinds of tokens. A one-character token, such as ( or =, has no enumerator: its kind is the
 * character itself. */
typedef enum sr_token_kind {
  SR_TOKEN_END = 256,
  SR_TOKEN_NAME,   /* stablehlo.add, tensor, true                        */
  SR_TOKEN_NUMBER, /* 12, 0x7F80, 1.5e-3; a minus before it is a token of its own */
  SR_TOKEN_STRING, /* "...", with quotes and escapes */
  SR_TOKEN_VALUE,  /* %arg0 (the # of %1#2 is not part of it)            */
  SR_TOKEN_SYMBOL, /* @main, @"quoted"                                   */
  SR_TOKEN_HASH,   /* #loc3, #stablehlo.gather                           */
  SR_TOKEN_BANG,   /* !stablehlo.token                                   */
  SR_TOKEN_LABEL,  /* ^bb0                                               */
  SR_TOKEN_ARROW,  /* ->                                                 */
  SR_TOKEN_ERROR,  /* text that is not a token; sr_token.problem says why */
} sr_token_kind;

typedef struct sr_token {
  int kind;
  const char *begin, *end;
  const char *problem; /* of an ERROR: why the text is not a token */
} sr_token;

/* Returns the first token at or after `position`, past white space and comments. The next token
 * starts at `token.end`. Never reads at or after `end`. */
sr_token sr_lex(const char *position, const char *end);

/* Returns the place of the first byte at or after `position` that is neither white space nor part
 * of a comment. */
const char *sr_lex_skip_space(const char *position, const char *end);

/* Decodes the escapes of a quoted string; [begin, end) is the text between the quotes. `out` must
 * have room for `end - begin` bytes. Returns the decoded length; SIZE_MAX if an escape is
 * invalid. */
size_t sr_lex_unescape(const char *begin, const char *end, char *out);

#endif
