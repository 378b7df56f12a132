/*
 * Reads constants: dense<1.5>, dense<[[1, 2], [3, 4]]>, dense<"0x0102...">, dense<>.
 *
 * The type of a constant follows its literal, the text in dense<...>. The reader first skips the
 * literal and reads the type. Then it goes back and reads the literal directly into memory of the
 * right size. Hexadecimal strings are decoded in a loop without branches, which compilers
 * vectorise. Lists of numbers are read without the lexer, which is faster.
 *
 * A constant whose elements are all equal becomes a splat, even if it is written as a list. Equal
 * constants are therefore equal attributes, however they are written.
 */
#include <string.h>

#include "graph/ir/dense.h"
#include "graph/ir/number.h"
#include "graph/text/reader.h"

/* How an element is stored in memory. */
typedef struct element {
  sr_dtype dtype; /* I64 if the element type is `index` */
  size_t bytes;
  sr_class class_;
} element;

static element element_of(const sr_type *type) {
  sr_dtype dtype = type->dtype == SR_DTYPE_COUNT ? SR_I64 : type->dtype;
  const sr_dtype_info *info = sr_dtype_get(dtype);
  return (element){dtype, info->bytes, info->class_};
}

static void store(char *out, uint64_t bits, size_t bytes) {
  memcpy(out, &bits, bytes);
}

/* ---- hexadecimal ----------------------------------------------------------------------------- */

/* Decodes 2 * count hexadecimal digits at `in` to `count` bytes at `out`. False if a character is
 * not a digit. */
static bool hex_decode(const char *restrict in, size_t count, unsigned char *restrict out) {
  unsigned char bad = 0;
  for (size_t i = 0; i < count; i++) {
    unsigned char high = (unsigned char)in[2 * i], low = (unsigned char)in[2 * i + 1];
    unsigned char high_letter = (unsigned char)((high | 32) - 'a');
    unsigned char low_letter = (unsigned char)((low | 32) - 'a');
    unsigned char high_digit = (unsigned char)(high - '0');
    unsigned char low_digit = (unsigned char)(low - '0');
    bad |= (unsigned char)((high_letter > 5) & (high_digit > 9));
    bad |= (unsigned char)((low_letter > 5) & (low_digit > 9));
    unsigned char h = high_digit <= 9 ? high_digit : (unsigned char)(high_letter + 10);
    unsigned char l = low_digit <= 9 ? low_digit : (unsigned char)(low_letter + 10);
    out[i] = (unsigned char)(h << 4 | (l & 15));
  }
  return !bad;
}

/* Reads the token `string`, hexadecimal bytes "0x..." in quotes. The bytes are one element (a
 * splat) or all `count` elements. */
static sr_status read_hex(sr_reader *reader, sr_token string, element e, sr_dense *out) {
  const char *digits = string.begin + 3;
  size_t length = (size_t)(string.end - string.begin);
  if (length < 4 || memcmp(string.begin, "\"0x", 3) != 0 || length % 2 != 0)
    return sr_read_fail(reader, string.begin,
                        "a constant in quotes is \"0x\" and an even number "
                        "of hexadecimal digits");
  size_t bytes = (length - 4) / 2;
  unsigned char *data = sr_arena_alloc_raw(reader->arena, bytes);
  if (!hex_decode(digits, bytes, data))
    return sr_read_fail(reader, string.begin,
                        "the constant has a character that is no "
                        "hexadecimal digit");
  if (!sr_dense_fill(out, reader->arena, data, bytes))
    return sr_read_fail(reader, string.begin, "the constant has %zu bytes, but its type needs %zu",
                        bytes, (size_t)sr_type_elements(out->type) * e.bytes);
  return SR_OK;
}

/* ---- numbers --------------------------------------------------------------------------------- */

static bool is_number_part(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
         c == '+' || c == '-';
}

/* A literal, which is read character by character. [p, end) is the part that is still unread; `out`
 * is where the next element is stored. */
typedef struct literal {
  sr_reader *reader;
  const char *p, *end;
  element element;
  char *out;
} literal;

static void skip_space(literal *l) {
  while (l->p < l->end && (*l->p == ' ' || *l->p == '\n' || *l->p == '\t' || *l->p == '\r'))
    l->p++;
}

static sr_status literal_expect(literal *l, char c, const char *what) {
  skip_space(l);
  if (l->p == l->end || *l->p != c)
    return sr_read_fail(l->reader, l->p, "expected %s in this constant", what);
  l->p++;
  return SR_OK;
}

static bool is_word(const char *begin, const char *end, const char *word) {
  size_t length = strlen(word);
  return (size_t)(end - begin) == length && memcmp(begin, word, length) == 0;
}

static sr_status number_fail(literal *l, const char *begin, const char *end, sr_dtype dtype) {
  int shown = end - begin > 40 ? 40 : (int)(end - begin);
  return sr_read_fail(l->reader, begin, "'%.*s' is no number of type %s", shown, begin,
                      sr_dtype_get(dtype)->name);
}

/* Reads one number, of a type that is not complex, and stores it at `out`. */
static sr_status read_number(literal *l, sr_dtype dtype, size_t bytes, char *out) {
  skip_space(l);
  const char *at = l->p;
  bool negative = l->p < l->end && *l->p == '-';
  if (negative)
    l->p++;
  const char *begin = l->p;
  while (l->p < l->end && is_number_part(*l->p))
    l->p++;
  const char *end = l->p;
  uint64_t bits = 0;
  bool good;
  bool hex = end - begin > 2 && begin[1] == 'x';
  if (sr_dtype_get(dtype)->class_ == SR_CLASS_FLOAT) {
    unsigned width = sr_dtype_get(dtype)->bits;
    if (hex)
      good =
          !negative && sr_integer_parse(begin, end, &bits) && (width == 64 || bits >> width == 0);
    else
      good = memchr(begin, '.', (size_t)(end - begin)) &&
             sr_float_parse(dtype, begin, end, negative, &bits);
  } else if (is_word(begin, end, "true") || is_word(begin, end, "false")) {
    good = dtype == SR_I1 && !negative;
    bits = *begin == 't';
  } else {
    int64_t value = 0;
    good = sr_integer_parse(begin, end, &bits) && sr_integer_fits(dtype, bits, negative, &value);
    bits = dtype == SR_I1 ? value != 0 : (uint64_t)value;
  }
  if (!good)
    return number_fail(l, at, end == at ? l->end : end, dtype);
  store(out, bits, bytes);
  return SR_OK;
}

static sr_status read_element(literal *l) {
  element e = l->element;
  if (e.class_ != SR_CLASS_COMPLEX) {
    SR_TRY(read_number(l, e.dtype, e.bytes, l->out));
  } else {
    sr_dtype half = sr_dtype_part(e.dtype);
    SR_TRY(literal_expect(l, '(', "'(' of a complex number"));
    SR_TRY(read_number(l, half, e.bytes / 2, l->out));
    SR_TRY(literal_expect(l, ',', "',' of a complex number"));
    SR_TRY(read_number(l, half, e.bytes / 2, l->out + e.bytes / 2));
    SR_TRY(literal_expect(l, ')', "')' of a complex number"));
  }
  l->out += e.bytes;
  return SR_OK;
}

/* Reads an array of rank `rank` as nested lists in brackets: [[1, 2], [3, 4]] for dims 2 and 2.
 * Rank 0 is a single element. */
static sr_status read_list(literal *l, const int64_t *dims, int32_t rank) {
  if (rank == 0)
    return read_element(l);
  SR_TRY(literal_expect(l, '[', "'[', as the type has more dimensions,"));
  for (int64_t i = 0; i < dims[0]; i++) {
    if (i > 0)
      SR_TRY(literal_expect(l, ',', "',', as the type has more elements,"));
    SR_TRY(read_list(l, dims + 1, rank - 1));
  }
  return literal_expect(l, ']', "']', as the type has no more elements,");
}

/* Fails if the text is too short for `count` elements, each of which takes at least one character.
 * This check comes before memory for the elements is allocated. */
static sr_status check_size(literal *l, int64_t count) {
  if (count > l->end - l->p)
    return sr_read_fail(l->reader, l->p,
                        "the constant has fewer elements than the %lld of its "
                        "type",
                        (long long)count);
  return SR_OK;
}

static sr_status read_numbers(sr_reader *reader, const char *begin, const char *end,
                              const sr_type *type, sr_dense *out) {
  literal l = {.reader = reader, .p = begin, .end = end, .element = element_of(type)};
  skip_space(&l);
  bool list = l.p < l.end && *l.p == '[';
  size_t count = list ? (size_t)sr_type_elements(type) : 1;
  if (list)
    SR_TRY(check_size(&l, (int64_t)count));
  char *data = sr_arena_alloc_raw(reader->arena, count * l.element.bytes);
  l.out = data;
  SR_TRY(read_list(&l, type->dims, list ? type->rank : 0));
  skip_space(&l);
  if (l.p < l.end)
    return sr_read_fail(reader, l.p, "the constant goes on where its type has no more elements");
  out->data = data;
  out->bytes = count * l.element.bytes;
  out->splat = !list;
  return SR_OK;
}

/* ---- the whole ------------------------------------------------------------------------------- */

/* Fails with the reason why a dense_resource cannot be read. "dense_resource<__elided__> : type"
 * means that the printer left out the values. Any other name stands for a resource at the end of
 * the file, which JAX does not write. */
static sr_status refuse_resource(sr_reader *reader) {
  const char *at = reader->token.begin;
  sr_read_next(reader);
  if (!sr_read_accept(reader, '<'))
    return sr_read_unexpected(reader, "'<' behind dense_resource");
  if (sr_read_is_word(reader, "__elided__"))
    return sr_read_fail_at(reader, __FILE__, __LINE__, SR_ERR_INVALID, at,
                           "the values of this constant are not in the text: it was printed with "
                           "large_elements_limit; print the program again with .as_text() or "
                           "get_asm(large_elements_limit=None)");
  return sr_read_fail_at(reader, __FILE__, __LINE__, SR_ERR_UNSUPPORTED, at,
                         "constants in resources are not read; print the program with .as_text()");
}

sr_status sr_read_dense(sr_reader *reader, const sr_attr **out_attr) {
  const char *at = reader->token.begin;
  if (sr_read_is_word(reader, "dense_resource"))
    return refuse_resource(reader);
  sr_read_next(reader);
  if (!sr_read_is(reader, '<'))
    return sr_read_unexpected(reader, "'<' behind dense");
  const char *begin = reader->token.end;
  sr_read_next(reader);
  sr_token first = reader->token;
  bool string = first.kind == SR_TOKEN_STRING;
  const char *end = string ? first.end : memchr(begin, '>', (size_t)(reader->end - begin));
  if (!end || first.kind == SR_TOKEN_ERROR) {
    if (first.kind != SR_TOKEN_ERROR)
      sr_read_jump(reader, reader->end);
    return sr_read_unexpected(reader, "the end of a constant");
  }
  sr_read_jump(reader, end);
  SR_TRY(sr_read_expect(reader, '>', "'>' at the end of a constant"));
  SR_TRY(sr_read_expect(reader, ':', "':' and the type of the constant"));
  sr_attr *attr = sr_reader_attr(reader, SR_ATTR_DENSE);
  sr_dense *dense = &attr->dense;
  SR_TRY(sr_read_type(reader, &dense->type));
  if (!sr_dense_type_fits(dense->type))
    return sr_read_fail(reader, at, "a constant cannot have the type %s",
                        sr_type_printed(reader->module, dense->type));
  element e = element_of(dense->type);
  size_t count = (size_t)sr_type_elements(dense->type);
  if (first.begin == end && count == 0)
    dense->data = sr_arena_alloc(reader->arena, 0);
  else if (string)
    SR_TRY(read_hex(reader, first, e, dense));
  else
    SR_TRY(read_numbers(reader, begin, end, dense->type, dense));
  sr_dense_find_splat(dense);
  *out_attr = attr;
  return SR_OK;
}
