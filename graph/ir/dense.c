#include "graph/ir/dense.h"

#include <string.h>

/* Elements of type `index` are stored as i64. */
static const sr_dtype_info *element_of(const sr_type *type) {
  return sr_dtype_get(type->dtype == SR_DTYPE_COUNT ? SR_I64 : type->dtype);
}

bool sr_dense_type_fits(const sr_type *type) {
  bool index =
      type->kind == SR_TYPE_TENSOR && type->element && type->element->kind == SR_TYPE_INDEX;
  bool good = type->kind == SR_TYPE_TENSOR && (index || type->dtype != SR_DTYPE_COUNT);
  for (int32_t i = 0; good && i < type->rank; i++)
    good = type->dims[i] != SR_DYNAMIC;
  return good;
}

/* Sets the unused bits of elements that have less than 8 bits: any i1 other than 0 becomes 1,
 * integers are sign- or zero-extended to a byte, and the upper bits of floats are cleared. */
static void clear_unused(const sr_dtype_info *info, unsigned char *data, size_t count) {
  if (info->bits >= 8)
    return;
  unsigned char mask = (unsigned char)((1u << info->bits) - 1);
  unsigned char sign = (unsigned char)(1u << (info->bits - 1));
  for (size_t i = 0; i < count; i++) {
    unsigned char value = data[i] & mask;
    if (info->class_ == SR_CLASS_BOOL)
      value = data[i] != 0;
    else if (info->class_ == SR_CLASS_SIGNED && (value & sign))
      value = (unsigned char)(value | ~mask);
    data[i] = value;
  }
}

/* Expands packed i1 elements, eight to a byte, to one byte each. */
static unsigned char *unpack_bits(sr_arena *arena, const unsigned char *bits, size_t count) {
  unsigned char *data = sr_arena_alloc_raw(arena, count);
  for (size_t i = 0; i < count; i++)
    data[i] = (bits[i / 8] >> (i % 8)) & 1;
  return data;
}

void sr_dense_find_splat(sr_dense *dense) {
  size_t element = element_of(dense->type)->bytes;
  const char *data = dense->data;
  if (sr_type_elements(dense->type) == 0) {
    dense->bytes = 0;
    dense->splat = false;
  } else if (!dense->splat && dense->bytes >= element &&
             memcmp(data, data + element, dense->bytes - element) == 0) {
    dense->splat = true;
    dense->bytes = element;
  }
}

bool sr_dense_fill(sr_dense *dense, sr_arena *arena, unsigned char *data, size_t bytes) {
  const sr_dtype_info *info = element_of(dense->type);
  size_t count = (size_t)sr_type_elements(dense->type), all = count * info->bytes;
  /* One byte of bits that are all set is a splat, however many elements the type has. */
  bool set = info->class_ == SR_CLASS_BOOL && bytes == 1 && data[0] == 0xFF;
  if (info->class_ == SR_CLASS_BOOL && !set && bytes == (count + 7) / 8 && bytes != all) {
    data = unpack_bits(arena, data, count);
    bytes = all;
  }
  if (bytes != all && bytes != info->bytes)
    return false;
  clear_unused(info, data, bytes / info->bytes);
  dense->data = data;
  dense->bytes = bytes;
  dense->splat = bytes == info->bytes;
  sr_dense_find_splat(dense);
  return true;
}
