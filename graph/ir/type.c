/*
 * Types are interned in each module: equal types are one object, so comparing types means comparing
 * pointers. In practice a hundred thousand ops share a handful of types.
 *
 * The table of types is a hash table with open addressing and linear probing. Its capacity is a
 * power of two, and it never shrinks.
 */
#include "graph/ir/type.h"

#include <inttypes.h>
#include <string.h>

#include "base/mix.h"
#include "graph/ir/print_attr.h"

struct sr_type_table {
  const sr_type **slots;
  uint64_t *hashes;
  size_t capacity, count;
};

enum {
  FIRST_CAPACITY = 64
};

struct sr_type_table *sr_type_table_create(sr_arena *arena) {
  struct sr_type_table *table = SR_NEW(arena, struct sr_type_table);
  table->capacity = FIRST_CAPACITY;
  table->slots = SR_NEW_ARRAY(arena, const sr_type *, FIRST_CAPACITY);
  table->hashes = SR_NEW_ARRAY(arena, uint64_t, FIRST_CAPACITY);
  return table;
}

static uint64_t type_hash(const sr_type *type) {
  uint64_t hash = sr_mix((uint64_t)type->kind, (uint64_t)type->dtype);
  for (int32_t i = 0; i < type->rank; i++)
    hash = sr_mix(hash, (uint64_t)type->dims[i]);
  hash = sr_mix(hash, (uint64_t)(uintptr_t)type->element);
  hash = sr_mix(hash, (uint64_t)type->input_count);
  for (int32_t i = 0; i < type->count; i++)
    hash = sr_mix(hash, (uint64_t)(uintptr_t)type->elements[i]);
  if (type->text)
    hash = sr_mix(hash, sr_mix_bytes(type->text, strlen(type->text)));
  return hash;
}

static bool encoding_equal(const sr_attr *a, const sr_attr *b) {
  return a == b || (a && b && sr_attr_equal(a, b));
}

static bool type_equal(const sr_type *a, const sr_type *b) {
  if (a->kind != b->kind || a->dtype != b->dtype || a->rank != b->rank ||
      a->element != b->element || a->count != b->count || a->input_count != b->input_count)
    return false;
  if (a->rank > 0 && memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) != 0)
    return false;
  for (int32_t i = 0; i < a->count; i++)
    if (a->elements[i] != b->elements[i])
      return false;
  if ((a->text || b->text) && (!a->text || !b->text || strcmp(a->text, b->text) != 0))
    return false;
  return encoding_equal(a->encoding, b->encoding);
}

/* Returns the slot that holds `type`, or else the free slot where `type` belongs. */
static size_t table_find(const struct sr_type_table *table, const sr_type *type, uint64_t hash) {
  size_t at = (size_t)hash & (table->capacity - 1);
  while (table->slots[at] && (table->hashes[at] != hash || !type_equal(table->slots[at], type)))
    at = (at + 1) & (table->capacity - 1);
  return at;
}

static void table_grow(struct sr_type_table *table, sr_arena *arena) {
  struct sr_type_table old = *table;
  table->capacity = old.capacity * 2;
  table->slots = SR_NEW_ARRAY(arena, const sr_type *, table->capacity);
  table->hashes = SR_NEW_ARRAY(arena, uint64_t, table->capacity);
  for (size_t i = 0; i < old.capacity; i++) {
    if (!old.slots[i])
      continue;
    size_t at = (size_t)old.hashes[i] & (table->capacity - 1);
    while (table->slots[at])
      at = (at + 1) & (table->capacity - 1);
    table->slots[at] = old.slots[i];
    table->hashes[at] = old.hashes[i];
  }
}

static const sr_type *type_copy(sr_arena *arena, const sr_type *type) {
  sr_type *copy = sr_arena_copy(arena, type, sizeof *type);
  if (type->rank > 0)
    copy->dims = sr_arena_copy(arena, type->dims, (size_t)type->rank * sizeof *type->dims);
  if (type->count > 0)
    copy->elements =
        sr_arena_copy(arena, type->elements, (size_t)type->count * sizeof(const sr_type *));
  if (type->text)
    copy->text = sr_arena_string(arena, type->text, strlen(type->text));
  return copy;
}

const sr_type *sr_type_intern(sr_module *module, const sr_type *type) {
  struct sr_type_table *table = module->types;
  if (table->count * 2 >= table->capacity)
    table_grow(table, module->arena);
  uint64_t hash = type_hash(type);
  size_t at = table_find(table, type, hash);
  if (!table->slots[at]) {
    table->slots[at] = type_copy(module->arena, type);
    table->hashes[at] = hash;
    table->count++;
  }
  return table->slots[at];
}

const sr_type *sr_type_tensor(sr_module *module, sr_dtype dtype, int32_t rank,
                              const int64_t *dims) {
  SR_ASSERT(rank <= SR_MAX_RANK);
  sr_type type = {.kind = SR_TYPE_TENSOR, .dtype = dtype, .rank = rank, .dims = dims};
  return sr_type_intern(module, &type);
}

const sr_type *sr_type_rank0(sr_module *module, sr_dtype dtype) {
  return sr_type_tensor(module, dtype, 0, NULL);
}

const sr_type *sr_type_with_dtype(sr_module *module, const sr_type *shape, sr_dtype dtype) {
  return sr_type_tensor(module, dtype, shape->rank, shape->dims);
}

const sr_type *sr_type_scalar(sr_module *module, sr_dtype dtype) {
  sr_type type = {.kind = SR_TYPE_SCALAR, .dtype = dtype};
  return sr_type_intern(module, &type);
}

const sr_type *sr_type_other(sr_module *module, const char *text) {
  sr_type type = {.kind = SR_TYPE_OTHER, .dtype = SR_DTYPE_COUNT, .text = text};
  return sr_type_intern(module, &type);
}

const sr_type *sr_type_function(sr_module *module, const sr_type *const *inputs,
                                int32_t input_count, const sr_type *const *results,
                                int32_t result_count) {
  const sr_type **all = SR_NEW_ARRAY(module->arena, const sr_type *, input_count + result_count);
  for (int32_t i = 0; i < input_count; i++)
    all[i] = inputs[i];
  for (int32_t i = 0; i < result_count; i++)
    all[input_count + i] = results[i];
  sr_type type = {.kind = SR_TYPE_FUNCTION,
                  .dtype = SR_DTYPE_COUNT,
                  .count = input_count + result_count,
                  .input_count = input_count,
                  .elements = all};
  return sr_type_intern(module, &type);
}

bool sr_type_size_fits(sr_dtype dtype, int32_t rank, const int64_t *dims) {
  int64_t bytes = dtype == SR_DTYPE_COUNT ? 8 : sr_dtype_get(dtype)->bytes;
  for (int32_t i = 0; i < rank; i++)
    if (dims[i] != SR_DYNAMIC && dims[i] != 0 && __builtin_mul_overflow(bytes, dims[i], &bytes))
      return false;
  return bytes < INT64_C(1) << 62;
}

int64_t sr_type_elements(const sr_type *type) {
  int64_t count = 1;
  for (int32_t i = 0; i < type->rank; i++)
    count *= type->dims[i];
  return count;
}

int64_t sr_type_bytes(const sr_type *type) {
  int64_t each = type->dtype == SR_DTYPE_COUNT ? 8 : sr_dtype_get(type->dtype)->bytes;
  return sr_type_elements(type) * each;
}

bool sr_type_is_static(const sr_type *type) {
  if (type->kind != SR_TYPE_TENSOR || type->dtype == SR_DTYPE_COUNT)
    return false;
  for (int32_t i = 0; i < type->rank; i++)
    if (type->dims[i] == SR_DYNAMIC)
      return false;
  return true;
}

static void print_list(sr_text *text, const sr_type *const *types, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    if (i > 0)
      sr_text_string(text, ", ");
    sr_type_print(text, types[i]);
  }
}

static void print_tensor(sr_text *text, const sr_type *type) {
  sr_text_string(text, "tensor<");
  for (int32_t i = 0; i < type->rank; i++) {
    if (type->dims[i] == SR_DYNAMIC)
      sr_text_string(text, "?x");
    else
      sr_text_printf(text, "%" PRId64 "x", type->dims[i]);
  }
  if (type->element)
    sr_type_print(text, type->element);
  else
    sr_text_string(text, sr_dtype_get(type->dtype)->name);
  if (type->encoding) {
    sr_text_string(text, ", ");
    sr_attr_print(text, type->encoding);
  }
  sr_text_char(text, '>');
}

static void print_function(sr_text *text, const sr_type *type) {
  int32_t result_count = type->count - type->input_count;
  const sr_type *const *results = type->elements + type->input_count;
  bool bare = result_count == 1 && results[0]->kind != SR_TYPE_FUNCTION;
  sr_text_char(text, '(');
  print_list(text, type->elements, type->input_count);
  sr_text_string(text, bare ? ") -> " : ") -> (");
  print_list(text, results, result_count);
  if (!bare)
    sr_text_char(text, ')');
}

void sr_type_print(sr_text *text, const sr_type *type) {
  switch (type->kind) {
  case SR_TYPE_TENSOR:
    print_tensor(text, type);
    return;
  case SR_TYPE_SCALAR:
    sr_text_string(text, sr_dtype_get(type->dtype)->name);
    return;
  case SR_TYPE_INDEX:
    sr_text_string(text, "index");
    return;
  case SR_TYPE_TOKEN:
    sr_text_string(text, "!stablehlo.token");
    return;
  case SR_TYPE_TUPLE:
    sr_text_string(text, "tuple<");
    print_list(text, type->elements, type->count);
    sr_text_char(text, '>');
    return;
  case SR_TYPE_FUNCTION:
    print_function(text, type);
    return;
  case SR_TYPE_OTHER:
    sr_text_string(text, type->text);
    return;
  }
}

const char *sr_type_printed(sr_module *module, const sr_type *type) {
  sr_text text = {.arena = module->arena};
  sr_type_print(&text, type);
  return sr_text_get(&text);
}

void sr_type_format(sr_text *text, const sr_type *type) {
  sr_text_printf(text, "%s[", sr_dtype_get(type->dtype)->name);
  for (int32_t d = 0; d < type->rank; d++)
    sr_text_printf(text, "%s%" PRId64, d ? "," : "", type->dims[d]);
  sr_text_char(text, ']');
}
