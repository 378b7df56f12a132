/* Decides which element types of files can be converted to which types of programs, and writes the
 * messages about those that cannot. box.c does the conversion. */
#include "executor/io/element.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Finds the type by its NumPy name without the byte order: "f4" for "<f4". SR_DTYPE_COUNT:
 * unknown. */
static sr_dtype dtype_of_numpy(const char *kind_and_width, size_t length) {
  for (int dtype = 0; dtype < SR_DTYPE_COUNT; dtype++) {
    const char *name = sr_dtype_get((sr_dtype)dtype)->numpy;
    if (name && strlen(name) == length + 1 && memcmp(name + 1, kind_and_width, length) == 0)
      return (sr_dtype)dtype;
  }
  return SR_DTYPE_COUNT;
}

/* Accepts only the spellings that occur in files. NumPy also reads "?" for "|b1", but never writes
 * it. */
bool sr_file_type_parse(const char *descr, size_t length, sr_file_type *out_type) {
  *out_type = (sr_file_type){.dtype = SR_DTYPE_COUNT};
  if (length < 2 || length >= sizeof out_type->name)
    return false;
  memcpy(out_type->name, descr, length);
  bool ordered = strchr("<>|=", descr[0]) != NULL;
  const char *rest = descr + ordered;
  size_t rest_length = length - ordered;
  if (rest_length < 2)
    return false;
  out_type->dtype = dtype_of_numpy(rest, rest_length);
  if (out_type->dtype != SR_DTYPE_COUNT) {
    out_type->bytes = sr_dtype_get(out_type->dtype)->bytes;
    out_type->swapped = descr[0] == '>' && out_type->bytes > 1;
    return true;
  }
  /* V1 and V2 are opaque bytes. So is f1, which is NumPy's name for one of the 8-bit floats. */
  bool opaque = (rest[0] == 'V' && rest_length == 2 && (rest[1] == '1' || rest[1] == '2')) ||
                (rest[0] == 'f' && rest_length == 2 && rest[1] == '1');
  if (!opaque)
    return false;
  out_type->bytes = (uint8_t)(rest[1] - '0');
  out_type->swapped = descr[0] == '>' && out_type->bytes > 1;
  return true;
}

const char *sr_file_type_numpy(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->numpy)
    return info->numpy;
  return info->bytes == 2 ? "<u2" : "|u1";
}

/* Returns the conversion for file elements that have the width of `dtype`. It never rounds. */
static sr_conversion_kind kind_of_bits(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  if (info->class_ == SR_CLASS_BOOL)
    return SR_CONVERT_BOOL;
  return info->bits < 8 ? SR_CONVERT_EXTEND : SR_CONVERT_COPY;
}

bool sr_conversion_to_program(const sr_file_type *from, sr_dtype dtype, sr_conversion *out) {
  static const struct {
    sr_dtype from, to;
    sr_conversion_kind kind;
  } narrowings[] = {{SR_F64, SR_F32, SR_CONVERT_FLOAT},
                    {SR_C128, SR_C64, SR_CONVERT_FLOAT},
                    {SR_I64, SR_I32, SR_CONVERT_SIGNED},
                    {SR_U64, SR_U32, SR_CONVERT_UNSIGNED}};
  const sr_dtype_info *info = sr_dtype_get(dtype);
  *out = (sr_conversion){.kind = kind_of_bits(dtype),
                         .dtype = dtype,
                         .from_bytes = from->bytes,
                         .to_bytes = info->bytes,
                         .swapped = from->swapped};
  if (from->dtype == dtype)
    return true;
  bool bits = from->dtype == SR_DTYPE_COUNT || from->dtype == SR_U8 || from->dtype == SR_U16;
  /* An i8 may hold the value of an i2 or i4: SR_CONVERT_EXTEND accepts both zeros and copies of the
   * sign in the upper bits. */
  bool by_value = from->dtype == SR_I8 && (dtype == SR_I2 || dtype == SR_I4);
  if (!info->numpy && from->bytes == info->bytes && (bits || by_value))
    return true;
  for (size_t i = 0; i < sizeof narrowings / sizeof *narrowings; i++) {
    if (narrowings[i].from == from->dtype && narrowings[i].to == dtype) {
      out->kind = narrowings[i].kind;
      return true;
    }
  }
  return false;
}

sr_conversion sr_conversion_to_file(sr_dtype dtype) {
  const sr_dtype_info *info = sr_dtype_get(dtype);
  bool clear = info->bits < 8 && info->class_ != SR_CLASS_BOOL;
  return (sr_conversion){.kind = clear ? SR_CONVERT_CLEAR : SR_CONVERT_COPY,
                         .dtype = dtype,
                         .from_bytes = info->bytes,
                         .to_bytes = info->bytes};
}

bool sr_conversion_is_plain(const sr_conversion *conversion) {
  return conversion->kind == SR_CONVERT_COPY && !conversion->swapped;
}

bool sr_shape_bytes(int32_t rank, const int64_t *dims, uint32_t element_bytes,
                    uint64_t *out_bytes) {
  bool empty = false;
  for (int32_t d = 0; d < rank; d++) {
    if (dims[d] < 0)
      return false;
    empty = empty || dims[d] == 0;
  }
  int64_t bytes = empty ? 0 : element_bytes;
  for (int32_t d = 0; d < rank && !empty; d++)
    if (__builtin_mul_overflow(bytes, dims[d], &bytes))
      return false;
  *out_bytes = (uint64_t)bytes;
  return true;
}

/* Returns the name of the type for messages: StableHLO's name, or for opaque bytes the name in the
 * file. */
static const char *type_name(const sr_file_type *type) {
  return type->dtype == SR_DTYPE_COUNT ? type->name : sr_dtype_get(type->dtype)->name;
}

sr_status sr_file_type_check(sr_ctx *ctx, const char *what, const char *path,
                             const sr_file_type *type, int32_t rank, const int64_t *dims,
                             sr_dtype wanted, int32_t wanted_rank, const int64_t *wanted_dims) {
  sr_conversion conversion;
  bool shape = rank == wanted_rank;
  for (int32_t d = 0; shape && d < rank; d++)
    shape = dims[d] == wanted_dims[d];
  bool fits = sr_conversion_to_program(type, wanted, &conversion);
  if (!shape || !fits) {
    char expected[256], given[256], remedy[256], size[256];
    const char *name = sr_dtype_get(wanted)->name;
    if (shape)
      snprintf(remedy, sizeof remedy, "convert the file to %s", name);
    else if (wanted_rank == 0)
      snprintf(remedy, sizeof remedy, "give one number, without dimensions");
    else
      snprintf(remedy, sizeof remedy, "give an array of shape %s",
               sr_shape_write("", wanted_rank, wanted_dims, size, sizeof size));
    return sr_fail(ctx, SR_ERR_INVALID, "%s: expected %s, given %s in %s; %s", what,
                   sr_shape_write(name, wanted_rank, wanted_dims, expected, sizeof expected),
                   sr_shape_write(type_name(type), rank, dims, given, sizeof given), path, remedy);
  }
  if (type->dtype != wanted)
    sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO, "%s: %s of %s is taken as %s", what,
                type_name(type), path, sr_dtype_get(wanted)->name);
  return SR_OK;
}

sr_status sr_box_fail(sr_ctx *ctx, const char *what, const char *path, sr_dtype dtype, int32_t rank,
                      const int64_t *start, const int64_t *index, const char *value) {
  int64_t place[SR_IO_MAX_RANK] = {0};
  char text[256];
  for (int32_t d = 0; d < rank; d++)
    place[d] = start[d] + index[d];
  return sr_fail(ctx, SR_ERR_INVALID, "%s: element %s of %s is %s, which %s does not hold", what,
                 sr_shape_write("", rank, place, text, sizeof text), path, value,
                 sr_dtype_get(dtype)->name);
}
