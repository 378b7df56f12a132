/* Decodes the attributes and types of vhlo, the dialect of StableHLO's artifacts. */
#include <string.h>

#include "graph/bytecode/bytecode.h"
#include "graph/ir/print_attr.h"

/* ---- types ----------------------------------------------------------------------------------- */

/* By code: the names of types without parts. */
static const char *const plain_types[] = {
    [0] = "i1",        [2] = "bf16",        [3] = "f16",         [4] = "f32",
    [5] = "f64",       [6] = "f8E4M3FN",    [7] = "f8E5M2",      [10] = "i4",
    [11] = "i8",       [12] = "i16",        [13] = "i32",        [14] = "i64",
    [15] = "ui4",      [16] = "ui8",        [17] = "ui16",       [18] = "ui32",
    [19] = "ui64",     [27] = "f8E4M3FNUZ", [28] = "f8E5M2FNUZ", [29] = "f8E4M3B11FNUZ",
    [31] = "i2",       [32] = "ui2",        [33] = "none",       [34] = "tf32",
    [35] = "f8E4M3",   [36] = "f8E3M4",     [37] = "f4E2M1FN",   [38] = "f6E2M3FN",
    [39] = "f6E3M2FN", [40] = "f8E8M0FNU",
};

const sr_type *sr_vhlo_type(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  const unsigned char *at = c->at;
  const char *name = code < sizeof plain_types / sizeof *plain_types ? plain_types[code] : NULL;
  sr_dtype dtype = name ? sr_dtype_parse(name, strlen(name)) : SR_DTYPE_COUNT;
  sr_type type = {.dtype = SR_DTYPE_COUNT};
  if (name)
    return dtype == SR_DTYPE_COUNT ? sr_type_other(b->module, name)
                                   : sr_type_scalar(b->module, dtype);
  switch ((int)code) {
  case 1:
    return sr_take_complex(b, c);
  case 8:
    return sr_take_function(b, c);
  case 9:
  case 22:
    type.kind = code == 9 ? SR_TYPE_INDEX : SR_TYPE_TOKEN;
    return sr_type_intern(b->module, &type);
  case 20:
    return sr_take_tensor(b, c, NULL);
  case 21: {
    const sr_attr *encoding = sr_take_attr(b, c);
    return sr_take_tensor(b, c, encoding);
  }
  case 23:
    return sr_take_tuple(b, c);
  default:
    sr_bytecode_refuse(b, at,
                       "a type of vhlo with the code %llu is not read (quantized elements, tensors "
                       "of unknown rank, buffers, futures)",
                       (unsigned long long)code);
    return sr_type_rank0(b->module, SR_I1);
  }
}

/* Shardy's ops have the types of the program; a token alone is a type of stablehlo there. */
const sr_type *sr_stablehlo_type(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  if (code != 0)
    sr_bytecode_refuse(b, c->at, "a type of stablehlo with the code %llu is not read",
                       (unsigned long long)code);
  return sr_type_intern(b->module, &(sr_type){.kind = SR_TYPE_TOKEN, .dtype = SR_DTYPE_COUNT});
}

/* ---- attributes ------------------------------------------------------------------------------ */

enum {
  ACCURACY_MODE = 19,
  MOST_WORDS = 6
};

/* By code: the enumerations, with their words by value; a word may be missing. */
static const struct {
  const char *mnemonic, *words[MOST_WORDS];
} enums[] = {
    [3] = {"stablehlo.comparison_direction", {"EQ", "NE", "GE", "GT", "LE", "LT"}},
    [4] = {"stablehlo.comparison_type", {"NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"}},
    [7] = {"stablehlo.fft_type", {"FFT", "IFFT", "RFFT", "IRFFT"}},
    [11] = {"stablehlo.precision", {"DEFAULT", "HIGH", "HIGHEST"}},
    [12] = {"stablehlo.rng_algorithm", {"DEFAULT", "THREE_FRY", "PHILOX"}},
    [13] = {"stablehlo.rng_distribution", {NULL, "UNIFORM", "NORMAL"}},
    [16] = {"stablehlo.transpose", {"TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"}},
    [ACCURACY_MODE] = {"stablehlo.result_accuracy_mode", {"DEFAULT", "HIGHEST", "TOLERANCE"}},
};

static const sr_attr *take_enum(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  const unsigned char *at = c->at;
  const char *mnemonic = enums[code].mnemonic;
  uint64_t value = sr_take_varint(b, c);
  const char *word = value < MOST_WORDS ? enums[code].words[value] : NULL;
  if (!word) {
    sr_bytecode_fail(b, at, "%s has no value %llu", mnemonic, (unsigned long long)value);
    return &b->wrong_attr;
  }
  if (code != ACCURACY_MODE)
    return sr_attr_enum(b->module, mnemonic, word);
  sr_text text = {.arena = b->arena};
  sr_text_printf(&text, "#%s<%s>", mnemonic, word);
  return sr_bytecode_opaque(b, &text);
}

static const sr_attr *take_ints(sr_bytecode *b, sr_cursor *c) {
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_INTS);
  attr->ints.values = sr_take_ints(b, c, &attr->ints.count);
  attr->ints.dtype = SR_I64;
  return attr;
}

static const sr_attr *take_int(sr_bytecode *b, sr_cursor *c) {
  return sr_attr_int(b->module, sr_take_signed(b, c), SR_I64);
}

static const sr_attr *take_alias(sr_bytecode *b, sr_cursor *c) {
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_STRUCT);
  sr_named_attr *fields = SR_NEW_ARRAY(b->arena, sr_named_attr, 3);
  fields[0] = (sr_named_attr){"output_tuple_indices", take_ints(b, c)};
  fields[1] = (sr_named_attr){"operand_index", take_int(b, c)};
  fields[2] = (sr_named_attr){"operand_tuple_indices", take_ints(b, c)};
  attr->fields.mnemonic = "stablehlo.output_operand_alias";
  attr->fields.items = fields;
  attr->fields.count = 3;
  return attr;
}

/* Takes a result_accuracy. Fields that are zero are left out, as in the text. */
static const sr_attr *take_accuracy(sr_bytecode *b, sr_cursor *c) {
  const sr_type *real = sr_type_scalar(b->module, SR_F64);
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_STRUCT);
  sr_named_attr *fields = SR_NEW_ARRAY(b->arena, sr_named_attr, 4);
  size_t count = 0;
  const sr_attr *atol = sr_take_number(b, c, real), *rtol = sr_take_number(b, c, real);
  const sr_attr *ulps = take_int(b, c);
  if (atol->real.value != 0)
    fields[count++] = (sr_named_attr){"atol", atol};
  if (rtol->real.value != 0)
    fields[count++] = (sr_named_attr){"rtol", rtol};
  if (ulps->integer.value != 0)
    fields[count++] = (sr_named_attr){"ulps", ulps};
  fields[count++] = (sr_named_attr){"mode", sr_take_attr(b, c)};
  attr->fields.mnemonic = "stablehlo.result_accuracy";
  attr->fields.items = fields;
  attr->fields.count = count;
  return attr;
}

/* Takes the bounds of dynamic dimensions. */
static const sr_attr *take_bounds(sr_bytecode *b, sr_cursor *c) {
  size_t count;
  sr_text text = {.arena = b->arena};
  const int64_t *bounds = sr_take_ints(b, c, &count);
  sr_text_string(&text, "#stablehlo.bounds<");
  sr_ints_print(&text, bounds, count);
  sr_text_char(&text, '>');
  return sr_bytecode_opaque(b, &text);
}

static const sr_attr *take_type_attr(sr_bytecode *b, sr_cursor *c) {
  sr_attr *attr = sr_bytecode_attr(b, SR_ATTR_TYPE);
  attr->type = sr_take_type(b, c);
  return attr;
}

const sr_attr *sr_vhlo_attr(sr_bytecode *b, sr_cursor *c, uint64_t code) {
  const unsigned char *at = c->at;
  if (code < sizeof enums / sizeof *enums && enums[code].mnemonic)
    return take_enum(b, c, code);
  switch ((int)code) {
  case 1:
    return sr_take_attrs(b, c);
  case 2:
    return sr_attr_bool(b->module, sr_take_varint(b, c) != 0);
  case 5: /* the version of a custom call's interface */
    return sr_attr_int(b->module, (int64_t)(sr_take_varint(b, c) & INT32_MAX), SR_I32);
  case 6:
    return sr_take_dict(b, c);
  case 8:
  case 9:
    return sr_take_number(b, c, sr_take_type(b, c));
  case 10:
    return take_alias(b, c);
  case 14:
    return sr_take_string_attr(b, c);
  case 15:
    return sr_take_dense(b, c);
  case 17:
    return take_type_attr(b, c);
  case 18:
    return take_bounds(b, c);
  case 20:
    return take_accuracy(b, c);
  default:
    sr_bytecode_refuse(b, at,
                       "an attribute of vhlo with the code %llu is not of StableHLO 1.13.0, the "
                       "version that is read",
                       (unsigned long long)code);
    return &b->wrong_attr;
  }
}
