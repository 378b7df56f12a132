/* Prints attributes as text, which read_attr.c, read_sdy.c and read_dense.c read. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "graph/ir/lex.h"
#include "graph/ir/number.h"
#include "graph/ir/print_attr.h"
#include "graph/ir/type.h"

void sr_ints_print(sr_text *text, const int64_t *values, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    if (values[i] == SR_DYNAMIC)
      sr_text_char(text, '?');
    else
      sr_text_printf(text, "%" PRId64, values[i]);
  }
}

/* ---- Shardy ---------------------------------------------------------------------------------- */

static void axes_print(sr_text *text, const sr_axis_list *list) {
  for (int32_t i = 0; i < list->count; i++) {
    const sr_axis_ref *axis = &list->axes[i];
    if (i > 0)
      sr_text_string(text, ", ");
    sr_text_mlir_string(text, axis->name, strlen(axis->name));
    if (axis->size > 0)
      sr_text_printf(text, ":(%" PRId64 ")%" PRId64, axis->pre, axis->size);
  }
}

void sr_axis_list_print(sr_text *text, const sr_axis_list *list) {
  sr_text_char(text, '{');
  axes_print(text, list);
  sr_text_char(text, '}');
}

const char *sr_unreduced_name(sr_unreduced_kind kind) {
  static const char *const names[] = {
      [SR_UNREDUCED_SUM] = "sum", [SR_UNREDUCED_MAX] = "max", [SR_UNREDUCED_MIN] = "min"};
  return names[kind];
}

static void dim_print(sr_text *text, const sr_dim_attr *dim) {
  sr_text_char(text, '{');
  axes_print(text, &dim->axes);
  if (dim->open)
    sr_text_string(text, dim->axes.count > 0 ? ", ?" : "?");
  sr_text_char(text, '}');
  if (dim->priority >= 0)
    sr_text_printf(text, "p%d", (int)dim->priority);
}

void sr_sharding_print(sr_text *text, const sr_sharding_attr *sharding) {
  sr_text_char(text, '<');
  if (sharding->mesh) {
    sr_text_string(text, "mesh");
    sr_mesh_print(text, sharding->mesh);
  } else {
    sr_text_mlir_symbol(text, sharding->mesh_name);
  }
  sr_text_string(text, ", [");
  for (int32_t i = 0; i < sharding->rank; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    dim_print(text, &sharding->dims[i]);
  }
  sr_text_char(text, ']');
  if (sharding->replicated.count > 0) {
    sr_text_string(text, ", replicated=");
    sr_axis_list_print(text, &sharding->replicated);
  }
  if (sharding->unreduced.count > 0) {
    bool sum = sharding->unreduced_kind == SR_UNREDUCED_SUM;
    sr_text_printf(text, ", unreduced=%s", sum ? "" : sr_unreduced_name(sharding->unreduced_kind));
    sr_axis_list_print(text, &sharding->unreduced);
  }
  sr_text_char(text, '>');
}

/* ---- constants ------------------------------------------------------------------------------- */

static void number_print(sr_text *text, sr_dtype dtype, const char *data) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  uint64_t bits = 0;
  if (info->class_ == SR_CLASS_COMPLEX) {
    sr_dtype half = sr_dtype_part(dtype);
    sr_text_char(text, '(');
    number_print(text, half, data);
    sr_text_char(text, ',');
    number_print(text, half, data + info->bytes / 2);
    sr_text_char(text, ')');
    return;
  }
  memcpy(&bits, data, info->bytes);
  if (info->class_ == SR_CLASS_FLOAT) {
    sr_float_print(text, dtype, bits);
  } else if (info->class_ == SR_CLASS_BOOL) {
    sr_text_string(text, bits ? "true" : "false");
  } else if (info->class_ == SR_CLASS_UNSIGNED) {
    sr_text_printf(text, "%" PRIu64, bits);
  } else {
    unsigned shift = 64u - 8u * info->bytes;
    sr_text_printf(text, "%" PRId64, (int64_t)(bits << shift) >> shift);
  }
}

static const char *list_print(sr_text *text, sr_dtype dtype, const char *data, const int64_t *dims,
                              int32_t rank) {
  if (rank == 0) {
    number_print(text, dtype, data);
    return data + sr_dtype_get(dtype)->bytes;
  }
  sr_text_char(text, '[');
  for (int64_t i = 0; i < dims[0]; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    data = list_print(text, dtype, data, dims + 1, rank - 1);
  }
  sr_text_char(text, ']');
  return data;
}

static void hex_print(sr_text *text, sr_dtype dtype, const unsigned char *data, size_t bytes) {
  static const char digits[] = "0123456789ABCDEF";
  unsigned bits = sr_dtype_get(dtype)->bits;
  unsigned char mask = (unsigned char)(bits < 8 ? (1u << bits) - 1 : 0xFF);
  char chunk[512];
  size_t filled = 0;
  sr_text_string(text, "\"0x");
  for (size_t i = 0; i < bytes; i++) {
    unsigned char byte = data[i] & mask;
    chunk[filled++] = digits[byte >> 4];
    chunk[filled++] = digits[byte & 15];
    if (filled == sizeof chunk || i + 1 == bytes) {
      sr_text_append(text, chunk, filled);
      filled = 0;
    }
  }
  sr_text_char(text, '"');
}

static void dense_print(sr_text *text, const sr_dense *dense, int64_t most_listed) {
  const sr_type *type = dense->type;
  sr_dtype dtype = type->dtype == SR_DTYPE_COUNT ? SR_I64 : type->dtype;
  size_t each = sr_dtype_get(dtype)->bytes;
  int64_t count = sr_type_elements(type);
  bool equal = dense->splat || (count > 0 && memcmp(dense->data, (const char *)dense->data + each,
                                                    dense->bytes - each) == 0);
  sr_text_string(text, "dense<");
  if (count == 0)
    ;
  else if (equal)
    number_print(text, dtype, dense->data);
  else if (count > most_listed)
    hex_print(text, dtype, dense->data, dense->bytes);
  else
    list_print(text, dtype, dense->data, type->dims, type->rank);
  sr_text_string(text, "> : ");
  sr_type_print(text, type);
}

void sr_dense_print(sr_text *text, const sr_dense *dense) {
  dense_print(text, dense, SR_PRINT_MOST_LISTED);
}

void sr_dense_print_listed(sr_text *text, const sr_dense *dense) {
  dense_print(text, dense, INT64_MAX);
}

/* ---- attributes ------------------------------------------------------------------------------ */

static bool all_of_kind(const sr_attr *attr, sr_attr_kind kind) {
  if (attr->kind != SR_ATTR_ARRAY)
    return false;
  for (size_t i = 0; i < attr->array.count; i++)
    if (attr->array.items[i]->kind != kind)
      return false;
  return true;
}

/* Prints the value of the attribute `name`. ARRAYs in in_shardings, out_shardings, sdy.sharding and
 * manual_axes are printed in Shardy's own syntax. */
static void named_value_print(sr_text *text, const char *name, const sr_attr *value) {
  bool shardings = strcmp(name, "in_shardings") == 0 || strcmp(name, "out_shardings") == 0 ||
                   strcmp(name, "sdy.sharding") == 0;
  if (shardings && all_of_kind(value, SR_ATTR_SHARDING)) {
    sr_text_string(text, "#sdy.sharding_per_value<[");
    for (size_t i = 0; i < value->array.count; i++) {
      sr_text_string(text, i > 0 ? ", " : "");
      sr_sharding_print(text, value->array.items[i]->sharding);
    }
    sr_text_string(text, "]>");
  } else if (strcmp(name, "manual_axes") == 0 && all_of_kind(value, SR_ATTR_STRING)) {
    sr_text_string(text, "#sdy<manual_axes{");
    for (size_t i = 0; i < value->array.count; i++) {
      sr_text_string(text, i > 0 ? ", " : "");
      sr_attr_print(text, value->array.items[i]);
    }
    sr_text_string(text, "}>");
  } else {
    sr_attr_print(text, value);
  }
}

void sr_attr_print_fields(sr_text *text, const sr_named_attr *attrs, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    sr_text_mlir_name(text, attrs[i].name);
    if (attrs[i].value->kind == SR_ATTR_UNIT)
      continue;
    sr_text_string(text, " = ");
    named_value_print(text, attrs[i].name, attrs[i].value);
  }
}

static void array_print(sr_text *text, const sr_attr *attr) {
  sr_text_char(text, '[');
  for (size_t i = 0; i < attr->array.count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    sr_attr_print(text, attr->array.items[i]);
  }
  sr_text_char(text, ']');
}

static void ints_attr_print(sr_text *text, const sr_attr *attr) {
  sr_text_printf(text, "array<%s", sr_dtype_get(attr->ints.dtype)->name);
  for (size_t i = 0; i < attr->ints.count; i++) {
    sr_text_string(text, i == 0 ? ": " : ", ");
    if (attr->ints.dtype == SR_I1)
      sr_text_string(text, attr->ints.values[i] ? "true" : "false");
    else
      sr_text_printf(text, "%" PRId64, attr->ints.values[i]);
  }
  sr_text_char(text, '>');
}

static void number_attr_print(sr_text *text, const sr_attr *attr, bool typed) {
  const sr_type *type = attr->kind == SR_ATTR_INT ? attr->integer.type : attr->real.type;
  if (attr->kind == SR_ATTR_FLOAT) {
    uint64_t bits = 0;
    sr_float_encode(type->dtype, attr->real.value, &bits);
    sr_float_print(text, type->dtype, bits);
  } else if (type->kind == SR_TYPE_SCALAR &&
             sr_dtype_get(type->dtype)->class_ == SR_CLASS_UNSIGNED) {
    sr_text_printf(text, "%" PRIu64, (uint64_t)attr->integer.value);
  } else {
    sr_text_printf(text, "%" PRId64, attr->integer.value);
  }
  if (!typed)
    return;
  sr_text_string(text, " : ");
  sr_type_print(text, type);
}

void sr_attr_print_untyped(sr_text *text, const sr_attr *attr) {
  if (attr->kind == SR_ATTR_INT || attr->kind == SR_ATTR_FLOAT)
    number_attr_print(text, attr, false);
  else
    sr_attr_print(text, attr);
}

/* Prints a field of a STRUCT. In a STRUCT, numbers are printed without a type, and lists of
 * integers without `array<>`. */
static void field_print(sr_text *text, const sr_named_attr *field) {
  const sr_attr *value = field->value;
  sr_text_mlir_name(text, field->name);
  sr_text_string(text, " = ");
  if (value->kind == SR_ATTR_INT || value->kind == SR_ATTR_FLOAT) {
    number_attr_print(text, value, false);
  } else if (value->kind == SR_ATTR_INTS && strcmp(field->name, "sub_axis_info") == 0 &&
             value->ints.count == 2) {
    sr_text_printf(text, "(%" PRId64 ")%" PRId64, value->ints.values[0], value->ints.values[1]);
  } else if (value->kind == SR_ATTR_INTS) {
    sr_text_char(text, '[');
    sr_ints_print(text, value->ints.values, value->ints.count);
    sr_text_char(text, ']');
  } else {
    sr_attr_print(text, value);
  }
}

static void fields_print(sr_text *text, const sr_attr *attr) {
  for (size_t i = 0; i < attr->fields.count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    field_print(text, &attr->fields.items[i]);
  }
}

/* Prints one of the three dimension lists of a convolution, such as [b, 0, 1, f]. The dimensions in
 * `first_field` and `second_field` are printed as the letters `first` and `second`. A spatial
 * dimension is printed as its number among the spatial dimensions. */
static void conv_list_print(sr_text *text, const sr_attr *attr, const char *prefix,
                            const char *first_field, char first, const char *second_field,
                            char second) {
  char name[64];
  size_t count = 0;
  snprintf(name, sizeof name, "%s_spatial_dimensions", prefix);
  const int64_t *spatial = sr_attr_get_ints(sr_attr_field(attr, name), &count);
  const sr_attr *first_at = sr_attr_field(attr, first_field);
  const sr_attr *second_at = sr_attr_field(attr, second_field);
  sr_text_char(text, '[');
  for (int64_t i = 0; i < (int64_t)count + 2; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    if (first_at && first_at->integer.value == i) {
      sr_text_char(text, first);
      continue;
    }
    if (second_at && second_at->integer.value == i) {
      sr_text_char(text, second);
      continue;
    }
    size_t at = 0;
    while (at < count && spatial[at] != i)
      at++;
    sr_text_printf(text, "%zu", at);
  }
  sr_text_char(text, ']');
}

void sr_convolution_numbers_print(sr_text *text, const sr_attr *attr) {
  conv_list_print(text, attr, "input", "input_batch_dimension", 'b', "input_feature_dimension",
                  'f');
  sr_text_char(text, 'x');
  conv_list_print(text, attr, "kernel", "kernel_input_feature_dimension", 'i',
                  "kernel_output_feature_dimension", 'o');
  sr_text_string(text, "->");
  conv_list_print(text, attr, "output", "output_batch_dimension", 'b', "output_feature_dimension",
                  'f');
}

/* Prints the fields of a #stablehlo.mesh: axes=[<name = "x", size = 2>], device_ids=... . The axes
 * are STRUCTs that are printed without a mnemonic. */
static void mesh_struct_print(sr_text *text, const sr_attr *attr) {
  for (size_t i = 0; i < attr->fields.count; i++) {
    const sr_named_attr *field = &attr->fields.items[i];
    sr_text_printf(text, "%s%s=", i > 0 ? ", " : "", field->name);
    if (!all_of_kind(field->value, SR_ATTR_STRUCT)) {
      sr_attr_print(text, field->value);
      continue;
    }
    sr_text_char(text, '[');
    for (size_t j = 0; j < field->value->array.count; j++) {
      sr_text_string(text, j > 0 ? ", <" : "<");
      fields_print(text, field->value->array.items[j]);
      sr_text_char(text, '>');
    }
    sr_text_char(text, ']');
  }
}

static void struct_print(sr_text *text, const sr_attr *attr) {
  sr_text_printf(text, "#%s<", attr->fields.mnemonic);
  if (strcmp(attr->fields.mnemonic, "stablehlo.conv") == 0)
    sr_convolution_numbers_print(text, attr);
  else if (strcmp(attr->fields.mnemonic, "stablehlo.mesh") == 0)
    mesh_struct_print(text, attr);
  else
    fields_print(text, attr);
  sr_text_char(text, '>');
}

static void enum_print(sr_text *text, const sr_attr *attr) {
  const char *mnemonic = attr->enumeration.mnemonic, *dot = strchr(mnemonic, '.');
  int dialect = dot ? (int)(dot - mnemonic) : 0;
  sr_text_printf(text, "#%.*s<%s %s>", dialect, mnemonic, dot ? dot + 1 : mnemonic,
                 attr->enumeration.value);
}

void sr_attr_print(sr_text *text, const sr_attr *attr) {
  switch (attr->kind) {
  case SR_ATTR_UNIT:
    sr_text_string(text, "unit");
    return;
  case SR_ATTR_BOOL:
    sr_text_string(text, attr->boolean ? "true" : "false");
    return;
  case SR_ATTR_INT:
  case SR_ATTR_FLOAT:
    number_attr_print(text, attr, true);
    return;
  case SR_ATTR_STRING:
    sr_text_mlir_string(text, attr->string.data, attr->string.length);
    return;
  case SR_ATTR_SYMBOL:
    sr_text_mlir_symbol(text, attr->string.data);
    return;
  case SR_ATTR_TYPE:
    sr_type_print(text, attr->type);
    return;
  case SR_ATTR_ARRAY:
    array_print(text, attr);
    return;
  case SR_ATTR_DICT:
    sr_text_char(text, '{');
    sr_attr_print_fields(text, attr->fields.items, attr->fields.count);
    sr_text_char(text, '}');
    return;
  case SR_ATTR_INTS:
    ints_attr_print(text, attr);
    return;
  case SR_ATTR_DENSE:
    sr_dense_print(text, &attr->dense);
    return;
  case SR_ATTR_ENUM:
    enum_print(text, attr);
    return;
  case SR_ATTR_STRUCT:
    struct_print(text, attr);
    return;
  case SR_ATTR_SHARDING:
    sr_text_string(text, "#sdy.sharding");
    sr_sharding_print(text, attr->sharding);
    return;
  case SR_ATTR_OPAQUE:
    sr_text_append(text, attr->string.data, attr->string.length);
    return;
  }
}
