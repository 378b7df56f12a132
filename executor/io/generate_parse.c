/* Parses the words and numbers on the command line that stand for arrays. Numbers are read in the C
 * locale, whatever locale the calling program has set. No characters may follow a number. */
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_locale.h"
#include "executor/io/generate.h"
#include "executor/io/round.h"

/* What is being parsed; used for messages. */
typedef struct request {
  sr_ctx *ctx;
  const char *what, *text;
  sr_dtype dtype;
} request;

static const char *type_name(const request *r) {
  return sr_dtype_get(r->dtype)->name;
}

static sr_status not_a_source(const request *r) {
  return sr_fail(r->ctx, SR_ERR_INVALID,
                 "%s: '%.200s' is neither a file nor a value of type %s; possible are FILE.npy, "
                 "DIR.zarr, a scalar (3, 1.5e-3, true, (1,2)), zeros, ones, iota, normal:SEED, "
                 "uniform:SEED",
                 r->what, r->text, type_name(r));
}

static bool equals(const char *text, size_t length, const char *word) {
  return strlen(word) == length && memcmp(text, word, length) == 0;
}

/* True for a decimal number, "inf" or "nan", each with an optional sign. strtod would accept more,
 * such as hexadecimal numbers. */
static bool is_number(const char *text, size_t length) {
  size_t sign = length > 0 && (*text == '-' || *text == '+');
  if (equals(text + sign, length - sign, "inf") || equals(text + sign, length - sign, "nan"))
    return true;
  for (size_t i = 0; i < length; i++)
    if (!strchr("0123456789.eE+-", text[i]) || !text[i])
      return false;
  return length > 0;
}

/* A number on the command line. If `is_beyond` is true, the number is too large for the type as
 * which it was parsed (f32 or f64), and `value` is infinite. */
typedef struct real {
  double value;
  bool is_beyond;
} real;

/* Parses a float: f32 by strtof, so that it is rounded only once, and all other types by strtod. */
static bool read_float(const char *text, size_t length, sr_dtype dtype, real *out) {
  char copy[400], *end;
  if (length >= sizeof copy || !is_number(text, length))
    return false;
  memcpy(copy, text, length);
  copy[length] = '\0';
  out->value = dtype == SR_F32 ? (double)strtof_l(copy, &end, sr_c_locale())
                               : strtod_l(copy, &end, sr_c_locale());
  out->is_beyond = isinf(out->value) && strpbrk(copy, "0123456789");
  return end == copy + length;
}

/* Fails for a value that the type cannot hold. The message is worded as that of sr_box_fail. */
static sr_status not_held(const request *r) {
  return sr_fail(r->ctx, SR_ERR_INVALID, "%s: it is %.200s, which %s does not hold", r->what,
                 r->text, type_name(r));
}

static sr_status put_float_value(const request *r, sr_dtype dtype, real number, uint8_t *to) {
  if (number.is_beyond || !sr_float_has(dtype, number.value))
    return not_held(r);
  uint64_t bits = sr_float_round(dtype, number.value);
  memcpy(to, &bits, sr_dtype_get(dtype)->bytes);
  return SR_OK;
}

static sr_status parse_float(const request *r, uint8_t *to) {
  real number;
  if (!read_float(r->text, strlen(r->text), r->dtype, &number))
    return not_a_source(r);
  return put_float_value(r, r->dtype, number, to);
}

/* Parses a complex number: "(re,im)" with optional spaces around the numbers, or only the real
 * part. */
static sr_status parse_complex(const request *r, uint8_t *to) {
  sr_dtype part = sr_dtype_part(r->dtype);
  const char *comma = strchr(r->text, ','), *begin = r->text, *end = begin + strlen(begin);
  real first = {0}, other = {0};
  if (*begin == '(') {
    if (!comma || end[-1] != ')')
      return not_a_source(r);
    const char *second = comma + 1 + strspn(comma + 1, " ");
    begin += 1 + strspn(begin + 1, " ");
    for (end--; end > second && end[-1] == ' ';)
      end--;
    if (end < second || !read_float(second, (size_t)(end - second), part, &other))
      return not_a_source(r);
    for (end = comma; end > begin && end[-1] == ' ';)
      end--;
  }
  if (end < begin || !read_float(begin, (size_t)(end - begin), part, &first))
    return not_a_source(r);
  SR_TRY(put_float_value(r, part, first, to));
  return put_float_value(r, part, other, to + sr_dtype_get(part)->bytes);
}

static sr_status parse_integer(const request *r, uint8_t *to) {
  const sr_dtype_info *info = sr_dtype_get(r->dtype);
  const char *digits = r->text + (*r->text == '-' || *r->text == '+');
  if (!*digits || strspn(digits, "0123456789") != strlen(digits))
    return not_a_source(r);
  bool negative = *r->text == '-';
  errno = 0;
  unsigned long long magnitude = strtoull(digits, NULL, 10);
  uint64_t limit = info->bits == 64 ? UINT64_MAX : ((uint64_t)1 << info->bits) - 1;
  if (info->class_ == SR_CLASS_SIGNED)
    limit = (limit >> 1) + negative;
  else if (negative)
    limit = 0;
  if (errno == ERANGE || magnitude > limit)
    return not_held(r);
  uint64_t bits = negative ? 0 - (uint64_t)magnitude : (uint64_t)magnitude;
  memcpy(to, &bits, info->bytes);
  return SR_OK;
}

static sr_status parse_bool(const request *r, uint8_t *to) {
  if (strcmp(r->text, "true") == 0 || strcmp(r->text, "1") == 0)
    *to = 1;
  else if (strcmp(r->text, "false") != 0 && strcmp(r->text, "0") != 0)
    return not_a_source(r);
  return SR_OK;
}

static sr_status parse_scalar(const request *r, uint8_t *to) {
  switch (sr_dtype_get(r->dtype)->class_) {
  case SR_CLASS_BOOL:
    return parse_bool(r, to);
  case SR_CLASS_SIGNED:
  case SR_CLASS_UNSIGNED:
    return parse_integer(r, to);
  case SR_CLASS_FLOAT:
    return parse_float(r, to);
  case SR_CLASS_COMPLEX:
    return parse_complex(r, to);
  }
  return SR_ERR_INTERNAL;
}

/* Parses the seed after "normal:" or "uniform:". */
static sr_status parse_seed(const request *r, const char *digits, uint64_t *out_seed) {
  errno = 0;
  *out_seed = strtoull(digits, NULL, 10);
  if (!*digits || strspn(digits, "0123456789") != strlen(digits) || errno == ERANGE)
    return sr_fail(r->ctx, SR_ERR_INVALID,
                   "%s: the seed in '%.200s' is not a number from 0 to 2^64 - 1", r->what, r->text);
  return SR_OK;
}

static sr_status parse_random(const request *r, const char *digits, sr_generator *g) {
  sr_class class_ = sr_dtype_get(r->dtype)->class_;
  bool continuous = class_ == SR_CLASS_FLOAT || class_ == SR_CLASS_COMPLEX;
  if ((g->kind == SR_GENERATE_NORMAL && !continuous) || r->dtype == SR_F8E8M0FNU)
    return sr_fail(r->ctx, SR_ERR_INVALID, "%s: '%.200s' has no meaning for %s; give a .npy file",
                   r->what, r->text, type_name(r));
  return parse_seed(r, digits, &g->seed);
}

/* Sets the value for the words "zeros" and "ones": `number` is "0" or "1", for an array of any
 * rank. */
static sr_status parse_constant(const request *r, const char *number, sr_generator *g) {
  request constant = *r;
  constant.text = number;
  return parse_scalar(&constant, g->value);
}

sr_status sr_generator_parse(sr_ctx *ctx, const char *what, const char *text, sr_dtype dtype,
                             int32_t rank, sr_generator *out_generator) {
  const request r = {.ctx = ctx, .what = what, .text = text, .dtype = dtype};
  *out_generator = (sr_generator){.kind = SR_GENERATE_VALUE, .dtype = dtype};
  if (strcmp(text, "zeros") == 0)
    return parse_constant(&r, "0", out_generator);
  if (strcmp(text, "ones") == 0)
    return parse_constant(&r, "1", out_generator);
  if (strcmp(text, "iota") == 0) {
    out_generator->kind = SR_GENERATE_IOTA;
    return dtype == SR_F8E8M0FNU ? parse_constant(&r, "0", out_generator) : SR_OK;
  }
  if (strncmp(text, "normal:", 7) == 0) {
    out_generator->kind = SR_GENERATE_NORMAL;
    return parse_random(&r, text + 7, out_generator);
  }
  if (strncmp(text, "uniform:", 8) == 0) {
    out_generator->kind = SR_GENERATE_UNIFORM;
    return parse_random(&r, text + 8, out_generator);
  }
  SR_TRY(parse_scalar(&r, out_generator->value));
  if (rank != 0)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: expected an array of %d dimensions, given the scalar %.200s; give a .npy "
                   "file, zeros, ones, iota, normal:SEED or uniform:SEED",
                   what, rank, text);
  return SR_OK;
}
