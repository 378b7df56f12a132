/* Writes the attributes of a custom call as functions of C get them: numbers, arrays of numbers,
 * strings, and dictionaries of these. */
#include "compiler/core/target_attributes.h"

#include <stdlib.h>
#include <string.h>

#include "graph/ir/number.h"

static const char *write_dictionary(sr_arena *arena, const sr_attr *dictionary, int depth,
                                    sr_host_attributes *out);

static void set_data(sr_arena *arena, sr_host_attribute *out, sr_host_attribute_kind kind,
                     const void *data, size_t bytes) {
  out->kind = kind;
  out->bytes = (uint32_t)bytes;
  out->data = sr_arena_copy(arena, data, bytes);
}

/* A number; `bits` are its low bytes. */
static const char *write_scalar(sr_arena *arena, const sr_type *type, uint64_t bits,
                                sr_host_attribute *out) {
  if (type->kind != SR_TYPE_SCALAR || type->dtype >= SR_DTYPE_COUNT)
    return "is a number of a type that no array has";
  out->dtype = type->dtype;
  set_data(arena, out, SR_HOST_SCALAR, &bits, sr_dtype_get(type->dtype)->bytes);
  return NULL;
}

static const char *write_dense(sr_arena *arena, const sr_dense *dense, sr_host_attribute *out) {
  if (!sr_type_is_static(dense->type))
    return "is an array of a type that no array of a program has";
  const size_t element = sr_dtype_get(dense->type->dtype)->bytes;
  const int64_t count = sr_type_elements(dense->type);
  if (count > UINT32_MAX / (int64_t)element)
    return "is an array of more than 4 GiB";
  out->dtype = dense->type->dtype;
  if (!dense->splat) {
    set_data(arena, out, SR_HOST_ARRAY, dense->data, (size_t)count * element);
    return NULL;
  }
  char *all = sr_arena_alloc_raw(arena, (size_t)count * element);
  for (int64_t i = 0; i < count; i++)
    memcpy(all + (size_t)i * element, dense->data, element);
  out->kind = SR_HOST_ARRAY;
  out->bytes = (uint32_t)((size_t)count * element);
  out->data = all;
  return NULL;
}

/* array<i32: 1, 2> */
static const char *write_ints(sr_arena *arena, const sr_attr *ints, sr_host_attribute *out) {
  const size_t element = sr_dtype_get(ints->ints.dtype)->bytes, count = ints->ints.count;
  char *all = sr_arena_alloc_raw(arena, count * element);
  for (size_t i = 0; i < count; i++)
    memcpy(all + i * element, &ints->ints.values[i], element);
  out->dtype = ints->ints.dtype;
  out->kind = SR_HOST_ARRAY;
  out->bytes = (uint32_t)(count * element);
  out->data = all;
  return NULL;
}

static const char *write_real(sr_arena *arena, const sr_attr *value, sr_host_attribute *out) {
  uint64_t bits;
  const sr_type *type = value->real.type;
  if (type->kind != SR_TYPE_SCALAR || type->dtype >= SR_DTYPE_COUNT ||
      !sr_float_encode(type->dtype, value->real.value, &bits))
    return "is a number of a type that no array has";
  return write_scalar(arena, type, bits, out);
}

/* Returns how the message about a value goes on, or NULL. */
static const char *write_value(sr_arena *arena, const sr_attr *value, int depth,
                               sr_host_attribute *out) {
  switch (value->kind) {
  case SR_ATTR_BOOL:
    out->dtype = SR_I1;
    set_data(arena, out, SR_HOST_SCALAR, &value->boolean, 1);
    return NULL;
  case SR_ATTR_INT:
    return write_scalar(arena, value->integer.type, (uint64_t)value->integer.value, out);
  case SR_ATTR_FLOAT:
    return write_real(arena, value, out);
  case SR_ATTR_STRING:
    set_data(arena, out, SR_HOST_STRING, value->string.data, value->string.length);
    return NULL;
  case SR_ATTR_DENSE:
    return write_dense(arena, &value->dense, out);
  case SR_ATTR_INTS:
    return write_ints(arena, value, out);
  case SR_ATTR_DICT:
    out->kind = SR_HOST_DICTIONARY;
    return write_dictionary(arena, value, depth + 1, &out->members);
  case SR_ATTR_UNIT:
  case SR_ATTR_SYMBOL:
  case SR_ATTR_TYPE:
  case SR_ATTR_ARRAY:
  case SR_ATTR_ENUM:
  case SR_ATTR_STRUCT:
  case SR_ATTR_SHARDING:
  case SR_ATTR_OPAQUE:
    break;
  }
  return "is no number, string, array of numbers or dictionary; give numpy.array(...) for a tuple";
}

static int by_name(const void *left, const void *right) {
  return strcmp(((const sr_host_attribute *)left)->name, ((const sr_host_attribute *)right)->name);
}

static const char *write_dictionary(sr_arena *arena, const sr_attr *dictionary, int depth,
                                    sr_host_attributes *out) {
  const size_t count = dictionary->fields.count;
  if (depth > SR_HOST_ATTRIBUTE_DEPTH)
    return "attributes are nested too deeply";
  out->count = (uint32_t)count;
  out->items = SR_NEW_ARRAY(arena, sr_host_attribute, count);
  for (size_t i = 0; i < count; i++) {
    const sr_named_attr *field = &dictionary->fields.items[i];
    out->items[i].name = field->name;
    const char *fault = write_value(arena, field->value, depth, &out->items[i]);
    if (fault)
      return strncmp(fault, "is ", 3) != 0
                 ? fault
                 : sr_arena_printf(arena, "its attribute \"%s\" %s", field->name, fault);
  }
  if (count > 1)
    qsort(out->items, count, sizeof *out->items, by_name);
  return NULL;
}

const char *sr_target_attributes_of(sr_arena *arena, const sr_attr *dictionary,
                                    sr_host_attributes *out) {
  *out = (sr_host_attributes){0};
  return dictionary ? write_dictionary(arena, dictionary, 0, out) : NULL;
}
