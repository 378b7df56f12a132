/* Parses the header of a .npy file: magic, version, length, and a Python dictionary as text. Only
 * what NumPy writes in that dictionary is understood: strings, booleans and a tuple of integers.
 * All text is read through a cursor that never passes the end of the header. */
#include <stdio.h>
#include <string.h>

#include "executor/io/npy.h"

static const unsigned char magic[6] = {0x93, 'N', 'U', 'M', 'P', 'Y'};

/* Maximum length of a header. Headers of plain arrays have 64 to 256 bytes. The header of a
 * structured type with many fields may have some KB; it is read only to say that the type is
 * refused. */
enum {
  HEADER_LIMIT = 1 << 20
};

typedef struct cursor {
  const char *at, *end;
  const char *path; /* for messages */
  sr_ctx *ctx;
} cursor;

static sr_status damaged(cursor *c, const char *what) {
  return sr_fail(c->ctx, SR_ERR_INVALID, "%s: the .npy header is damaged: %s", c->path, what);
}

static void skip_space(cursor *c) {
  while (c->at < c->end && strchr(" \t\r\n\f", *c->at) && *c->at)
    c->at++;
}

/* Skips white space. If `symbol` comes next, moves past it and returns true. */
static bool take(cursor *c, char symbol) {
  skip_space(c);
  if (c->at == c->end || *c->at != symbol)
    return false;
  c->at++;
  return true;
}

static bool take_word(cursor *c, const char *word) {
  skip_space(c);
  size_t length = strlen(word);
  if ((size_t)(c->end - c->at) < length || memcmp(c->at, word, length) != 0)
    return false;
  c->at += length;
  return true;
}

/* Reads a Python string in single or double quotes; escapes are not understood. */
static bool take_string(cursor *c, const char **out_text, size_t *out_length) {
  skip_space(c);
  /* Python 2 may have written u'...' or b'...'. */
  if (c->end - c->at >= 2 && (*c->at == 'u' || *c->at == 'b') &&
      (c->at[1] == '\'' || c->at[1] == '"'))
    c->at++;
  if (c->at == c->end || (*c->at != '\'' && *c->at != '"'))
    return false;
  char quote = *c->at++;
  const char *begin = c->at;
  while (c->at < c->end && *c->at != quote && *c->at != '\\')
    c->at++;
  if (c->at == c->end || *c->at != quote)
    return false;
  *out_text = begin;
  *out_length = (size_t)(c->at++ - begin);
  return true;
}

/* Reads one size of the shape: decimal digits, and an optional L as Python 2 wrote it. */
static bool take_size(cursor *c, int64_t *out_value) {
  skip_space(c);
  int64_t value = 0;
  const char *begin = c->at;
  for (; c->at < c->end && *c->at >= '0' && *c->at <= '9'; c->at++)
    if (__builtin_mul_overflow(value, 10, &value) ||
        __builtin_add_overflow(value, *c->at - '0', &value))
      return false;
  if (c->at == begin)
    return false;
  if (c->at < c->end && *c->at == 'L')
    c->at++;
  *out_value = value;
  return true;
}

static sr_status read_shape(cursor *c, sr_npy_header *header) {
  if (!take(c, '('))
    return damaged(c, "'shape' is not a tuple");
  while (!take(c, ')')) {
    int64_t size;
    if (!take_size(c, &size))
      return damaged(c, "a size in 'shape' is not a number of 63 bits");
    if (header->rank == SR_IO_MAX_RANK)
      return sr_fail(c->ctx, SR_ERR_UNSUPPORTED, "%s: it has more than %d dimensions", c->path,
                     SR_IO_MAX_RANK);
    header->dims[header->rank++] = size;
    if (!take(c, ',') && (skip_space(c), c->at == c->end || *c->at != ')'))
      return damaged(c, "'shape' does not end");
  }
  return SR_OK;
}

static sr_status read_descr(cursor *c, sr_npy_header *header) {
  const char *text;
  size_t length;
  skip_space(c);
  if (c->at < c->end && *c->at == '[')
    return sr_fail(c->ctx, SR_ERR_UNSUPPORTED,
                   "%s: it holds records; save each field as a file of its own", c->path);
  if (!take_string(c, &text, &length))
    return damaged(c, "'descr' is not a string");
  if (!sr_file_type_parse(text, length, &header->type))
    return sr_fail(c->ctx, SR_ERR_UNSUPPORTED,
                   "%s: elements of type '%.*s' are not numbers that a program takes; convert the "
                   "file",
                   c->path, length < 40 ? (int)length : 40, text);
  return SR_OK;
}

static sr_status read_order(cursor *c, sr_npy_header *header) {
  if (take_word(c, "True"))
    header->fortran_order = true;
  else if (!take_word(c, "False"))
    return damaged(c, "'fortran_order' is neither True nor False");
  return SR_OK;
}

/* Parses the dictionary. It must have exactly the keys descr, fortran_order and shape, each once,
 * in any order. */
static sr_status read_dictionary(cursor *c, sr_npy_header *header) {
  static const struct {
    const char *name;
    sr_status (*read)(cursor *c, sr_npy_header *header);
  } keys[] = {{"descr", read_descr}, {"fortran_order", read_order}, {"shape", read_shape}};
  enum {
    KEYS = sizeof keys / sizeof *keys
  };
  bool seen[KEYS] = {false};
  if (!take(c, '{'))
    return damaged(c, "there is no dictionary");
  while (!take(c, '}')) {
    const char *name;
    size_t length, key = 0;
    if (!take_string(c, &name, &length) || !take(c, ':'))
      return damaged(c, "a key is missing");
    while (key < KEYS &&
           (strlen(keys[key].name) != length || memcmp(keys[key].name, name, length) != 0))
      key++;
    if (key == KEYS)
      return damaged(c, "there is a key that .npy does not have");
    if (seen[key])
      return damaged(c, "a key is there twice");
    seen[key] = true;
    SR_TRY(keys[key].read(c, header));
    if (!take(c, ',') && (skip_space(c), c->at == c->end || *c->at != '}'))
      return damaged(c, "the dictionary does not end");
  }
  for (size_t key = 0; key < KEYS; key++)
    if (!seen[key])
      return damaged(c, "a key is missing");
  skip_space(c);
  return c->at == c->end ? SR_OK : damaged(c, "something follows the dictionary");
}

sr_status sr_npy_header_read(sr_ctx *ctx, const char *path, const void *data, size_t bytes,
                             sr_npy_header *out_header) {
  const unsigned char *from = data;
  *out_header = (sr_npy_header){0};
  if (bytes < sizeof magic || memcmp(from, magic, sizeof magic) != 0)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: it is not a .npy file", path);
  if (bytes < 10)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the .npy header is cut off", path);
  unsigned version = from[6];
  if (version < 1 || version > 3)
    return sr_fail(ctx, SR_ERR_UNSUPPORTED, "%s: .npy version %u.%u is not known", path, version,
                   from[7]);
  size_t begin = version == 1 ? 10 : 12;
  size_t length = (size_t)from[8] | (size_t)from[9] << 8;
  if (version > 1 && bytes >= begin)
    length |= (size_t)from[10] << 16 | (size_t)from[11] << 24;
  if (bytes < begin || length > bytes - begin)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the .npy header is cut off", path);
  if (length > HEADER_LIMIT)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: a .npy header of %zu bytes is not credible", path,
                   length);
  const char *text = (const char *)from + begin;
  cursor c = {.at = text, .end = text + length, .path = path, .ctx = ctx};
  SR_TRY(read_dictionary(&c, out_header));
  out_header->data_offset = begin + length;
  return SR_OK;
}
