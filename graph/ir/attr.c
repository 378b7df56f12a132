/*
 * Attributes: constructors, look-up and equality.
 *
 * Attributes are immutable, so ops may share them. Unlike types they are not interned, because most
 * of them are read only once.
 */
#include <string.h>

#include "graph/ir/graph.h"

static sr_attr *attr_new(sr_module *module, sr_attr_kind kind) {
  sr_attr *attr = SR_NEW(module->arena, sr_attr);
  attr->kind = kind;
  return attr;
}

const sr_attr *sr_attr_int(sr_module *module, int64_t value, sr_dtype dtype) {
  sr_attr *attr = attr_new(module, SR_ATTR_INT);
  attr->integer.value = value;
  attr->integer.type = sr_type_scalar(module, dtype);
  return attr;
}

const sr_attr *sr_attr_bool(sr_module *module, bool value) {
  sr_attr *attr = attr_new(module, SR_ATTR_BOOL);
  attr->boolean = value;
  return attr;
}

const sr_attr *sr_attr_string(sr_module *module, const char *text) {
  sr_attr *attr = attr_new(module, SR_ATTR_STRING);
  attr->string.length = strlen(text);
  attr->string.data = sr_arena_string(module->arena, text, attr->string.length);
  return attr;
}

const sr_attr *sr_attr_ints(sr_module *module, const int64_t *values, size_t count) {
  sr_attr *attr = attr_new(module, SR_ATTR_INTS);
  attr->ints.values = sr_arena_copy(module->arena, values, count * sizeof *values);
  attr->ints.count = count;
  attr->ints.dtype = SR_I64;
  return attr;
}

const sr_attr *sr_attr_dense(sr_module *module, const sr_type *type, const void *data, size_t bytes,
                             bool splat) {
  sr_attr *attr = attr_new(module, SR_ATTR_DENSE);
  attr->dense = (sr_dense){.type = type, .data = data, .bytes = bytes, .splat = splat};
  return attr;
}

const sr_attr *sr_attr_dense_i64(sr_module *module, int32_t rank, const int64_t *dims,
                                 const int64_t *values) {
  const sr_type *type = sr_type_tensor(module, SR_I64, rank, dims);
  size_t bytes = (size_t)sr_type_bytes(type);
  return sr_attr_dense(module, type, sr_arena_copy(module->arena, values, bytes), bytes,
                       bytes == sizeof(int64_t));
}

const sr_attr *sr_attr_array(sr_module *module, const sr_attr *const *items, size_t count) {
  sr_attr *attr = attr_new(module, SR_ATTR_ARRAY);
  attr->array.items = items;
  attr->array.count = count;
  return attr;
}

const sr_attr *sr_attr_enum(sr_module *module, const char *mnemonic, const char *value) {
  sr_attr *attr = attr_new(module, SR_ATTR_ENUM);
  attr->enumeration.mnemonic = sr_arena_string(module->arena, mnemonic, strlen(mnemonic));
  attr->enumeration.value = sr_arena_string(module->arena, value, strlen(value));
  return attr;
}

const sr_attr *sr_attr_field(const sr_attr *attr, const char *name) {
  if (!attr || (attr->kind != SR_ATTR_DICT && attr->kind != SR_ATTR_STRUCT))
    return NULL;
  for (size_t i = 0; i < attr->fields.count; i++)
    if (strcmp(attr->fields.items[i].name, name) == 0)
      return attr->fields.items[i].value;
  return NULL;
}

size_t sr_attr_item_count(const sr_attr *attr) {
  return attr && attr->kind == SR_ATTR_ARRAY ? attr->array.count : 0;
}

const int64_t *sr_attr_get_ints(const sr_attr *attr, size_t *out_count) {
  *out_count = 0;
  if (!attr)
    return NULL;
  if (attr->kind == SR_ATTR_INTS) {
    *out_count = attr->ints.count;
    return attr->ints.count ? attr->ints.values : NULL;
  }
  if (attr->kind != SR_ATTR_DENSE)
    return NULL;
  const sr_type *type = attr->dense.type;
  bool wide = type->dtype == SR_I64 || type->dtype == SR_U64 ||
              (type->element && type->element->kind == SR_TYPE_INDEX);
  int64_t count = sr_type_elements(type);
  if (!wide || count == 0 || (attr->dense.splat && count != 1))
    return NULL;
  *out_count = (size_t)count;
  return attr->dense.data;
}

static bool bytes_equal(const void *a, const void *b, size_t bytes) {
  return bytes == 0 || memcmp(a, b, bytes) == 0;
}

static bool text_equal(const char *a, const char *b) {
  return a == b || (a && b && strcmp(a, b) == 0);
}

static bool axis_lists_equal(const sr_axis_list *a, const sr_axis_list *b) {
  if (a->count != b->count)
    return false;
  for (int32_t i = 0; i < a->count; i++)
    if (!text_equal(a->axes[i].name, b->axes[i].name) || a->axes[i].pre != b->axes[i].pre ||
        a->axes[i].size != b->axes[i].size)
      return false;
  return true;
}

static bool meshes_equal(const sr_mesh *a, const sr_mesh *b) {
  if (a == b)
    return true;
  if (!a || !b || a->axis_count != b->axis_count || a->device_count != b->device_count ||
      !a->device_ids != !b->device_ids)
    return false;
  for (int32_t i = 0; i < a->axis_count; i++)
    if (!text_equal(a->axes[i].name, b->axes[i].name) || a->axes[i].size != b->axes[i].size)
      return false;
  return !a->device_ids ||
         bytes_equal(a->device_ids, b->device_ids, (size_t)a->device_count * sizeof(int64_t));
}

static bool shardings_equal(const sr_sharding_attr *a, const sr_sharding_attr *b) {
  if (!text_equal(a->mesh_name, b->mesh_name) || !meshes_equal(a->mesh, b->mesh) ||
      a->rank != b->rank || !axis_lists_equal(&a->replicated, &b->replicated) ||
      !axis_lists_equal(&a->unreduced, &b->unreduced) || a->unreduced_kind != b->unreduced_kind)
    return false;
  for (int32_t i = 0; i < a->rank; i++)
    if (!axis_lists_equal(&a->dims[i].axes, &b->dims[i].axes) ||
        a->dims[i].open != b->dims[i].open || a->dims[i].priority != b->dims[i].priority)
      return false;
  return true;
}

static bool fields_equal(const sr_attr *a, const sr_attr *b) {
  if (!text_equal(a->fields.mnemonic, b->fields.mnemonic) || a->fields.count != b->fields.count)
    return false;
  for (size_t i = 0; i < a->fields.count; i++)
    if (!text_equal(a->fields.items[i].name, b->fields.items[i].name) ||
        !sr_attr_equal(a->fields.items[i].value, b->fields.items[i].value))
      return false;
  return true;
}

static bool dense_equal(const sr_dense *a, const sr_dense *b) {
  return a->type == b->type && a->splat == b->splat && a->bytes == b->bytes &&
         bytes_equal(a->data, b->data, a->bytes);
}

static bool arrays_equal(const sr_attr *a, const sr_attr *b) {
  if (a->array.count != b->array.count)
    return false;
  for (size_t i = 0; i < a->array.count; i++)
    if (!sr_attr_equal(a->array.items[i], b->array.items[i]))
      return false;
  return true;
}

bool sr_attr_equal(const sr_attr *a, const sr_attr *b) {
  if (a == b)
    return true;
  if (a->kind != b->kind)
    return false;
  switch (a->kind) {
  case SR_ATTR_UNIT:
    return true;
  case SR_ATTR_BOOL:
    return a->boolean == b->boolean;
  case SR_ATTR_INT:
    return a->integer.value == b->integer.value && a->integer.type == b->integer.type;
  case SR_ATTR_FLOAT:
    return bytes_equal(&a->real.value, &b->real.value, sizeof a->real.value) &&
           a->real.type == b->real.type;
  case SR_ATTR_STRING:
  case SR_ATTR_SYMBOL:
  case SR_ATTR_OPAQUE:
    return a->string.length == b->string.length &&
           bytes_equal(a->string.data, b->string.data, a->string.length);
  case SR_ATTR_TYPE:
    return a->type == b->type;
  case SR_ATTR_ARRAY:
    return arrays_equal(a, b);
  case SR_ATTR_DICT:
  case SR_ATTR_STRUCT:
    return fields_equal(a, b);
  case SR_ATTR_INTS:
    return a->ints.dtype == b->ints.dtype && a->ints.count == b->ints.count &&
           bytes_equal(a->ints.values, b->ints.values, a->ints.count * sizeof(int64_t));
  case SR_ATTR_DENSE:
    return dense_equal(&a->dense, &b->dense);
  case SR_ATTR_ENUM:
    return text_equal(a->enumeration.mnemonic, b->enumeration.mnemonic) &&
           text_equal(a->enumeration.value, b->enumeration.value);
  case SR_ATTR_SHARDING:
    return shardings_equal(a->sharding, b->sharding);
  }
  return false;
}
