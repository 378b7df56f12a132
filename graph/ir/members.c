#include "graph/ir/members.h"

#include <string.h>

/* ---- functions ------------------------------------------------------------------------------- */

sr_func *sr_func_create(sr_module *module) {
  sr_func *func = SR_NEW(module->arena, sr_func);
  func->module = module;
  func->body = sr_block_create(module);
  func->body->func = func;
  func->is_public = true;
  return func;
}

void sr_func_copy_lists(sr_arena *arena, sr_named_attr *const *lists, const size_t *counts,
                        size_t count, sr_named_attr *const **out_lists, const size_t **out_counts) {
  bool any = false;
  for (size_t i = 0; i < count; i++)
    any = any || counts[i] > 0;
  *out_lists = any ? sr_arena_copy(arena, lists, count * sizeof *lists) : NULL;
  *out_counts = any ? sr_arena_copy(arena, counts, count * sizeof *counts) : NULL;
}

static const sr_attr *find(const sr_named_attr *items, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(items[i].name, name) == 0)
      return items[i].value;
  return NULL;
}

/* Splits the attribute arg_attrs or res_attrs, [{...}, {}], into one list of attributes for each of
 * the `count` arguments or results. */
static const char *take_lists(sr_arena *arena, const sr_attr *attr, int32_t count,
                              sr_named_attr *const **out_lists, const size_t **out_counts) {
  if (!attr || (attr->kind == SR_ATTR_ARRAY && attr->array.count == 0))
    return NULL;
  if (attr->kind != SR_ATTR_ARRAY || attr->array.count != (size_t)count)
    return "arg_attrs and res_attrs have one {...} for every argument and result";
  sr_named_attr **lists = SR_NEW_ARRAY(arena, sr_named_attr *, count);
  size_t *counts = SR_NEW_ARRAY(arena, size_t, count);
  for (int32_t i = 0; i < count; i++) {
    const sr_attr *item = attr->array.items[i];
    if (item->kind != SR_ATTR_DICT)
      return "arg_attrs and res_attrs are lists of {...}";
    lists[i] = sr_arena_copy(arena, item->fields.items, item->fields.count * sizeof(sr_named_attr));
    counts[i] = item->fields.count;
  }
  sr_func_copy_lists(arena, lists, counts, (size_t)count, out_lists, out_counts);
  return NULL;
}

/* Takes arg_attrs and res_attrs. */
static const char *take_all_lists(sr_func *func, const sr_named_attr *attrs, size_t count) {
  sr_arena *arena = func->module->arena;
  int32_t inputs = func->type->input_count;
  const char *fault = take_lists(arena, find(attrs, count, "arg_attrs"), inputs, &func->arg_attrs,
                                 &func->arg_attr_counts);
  return fault ? fault
               : take_lists(arena, find(attrs, count, "res_attrs"), func->type->count - inputs,
                            &func->result_attrs, &func->result_attr_counts);
}

const char *sr_func_take_attrs(sr_func *func, const sr_named_attr *attrs, size_t count) {
  const sr_attr *name = find(attrs, count, "sym_name");
  const sr_attr *type = find(attrs, count, "function_type");
  const sr_attr *visibility = find(attrs, count, "sym_visibility");
  if (!name || name->kind != SR_ATTR_STRING || !type || type->kind != SR_ATTR_TYPE ||
      type->type->kind != SR_TYPE_FUNCTION)
    return "a function needs sym_name and function_type";
  if (strlen(name->string.data) != name->string.length)
    return "the name of a function has a zero byte";
  func->name = name->string.data;
  func->type = type->type;
  if (visibility && visibility->kind == SR_ATTR_STRING && visibility->string.length > 0)
    func->is_public = strcmp(visibility->string.data, "public") == 0;
  static const char *const taken[] = {"sym_name", "function_type", "sym_visibility", "arg_attrs",
                                      "res_attrs"};
  func->attrs = SR_NEW_ARRAY(func->module->arena, sr_named_attr, count);
  for (size_t i = 0; i < count; i++) {
    bool skip = false;
    for (size_t j = 0; j < sizeof taken / sizeof *taken; j++)
      skip = skip || strcmp(attrs[i].name, taken[j]) == 0;
    if (!skip)
      func->attrs[func->attr_count++] = attrs[i];
  }
  return take_all_lists(func, attrs, count);
}

void sr_module_find_main(sr_module *module) {
  int32_t public_count = 0;
  sr_func *last = NULL;
  for (sr_func *func = module->funcs; func; func = func->next) {
    if (!func->is_public)
      continue;
    public_count++;
    last = func;
    if (strcmp(func->name, "main") == 0)
      module->main = func;
  }
  if (!module->main && public_count == 1)
    module->main = last;
}

/* ---- meshes ---------------------------------------------------------------------------------- */

/* Sets the number of devices that the axes of the mesh give. */
static const char *count_devices(sr_mesh *mesh) {
  mesh->device_count = mesh->axis_count > 0;
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    if (mesh->axes[i].size < 1 ||
        __builtin_mul_overflow(mesh->device_count, mesh->axes[i].size, &mesh->device_count) ||
        mesh->device_count > INT32_MAX)
      return "an axis of a mesh has at least 1 device, and a mesh at most 2^31 - 1";
    for (int32_t k = 0; k < i; k++)
      if (strcmp(mesh->axes[k].name, mesh->axes[i].name) == 0)
        return "a mesh has two axes of one name";
  }
  return NULL;
}

const char *sr_mesh_complete(sr_mesh *mesh, const int64_t *ids, size_t id_count) {
  const char *fault = count_devices(mesh);
  if (fault || id_count == 0)
    return fault;
  if (mesh->axis_count == 0 && id_count == 1)
    mesh->device_count = 1;
  else if ((int64_t)id_count != mesh->device_count)
    return "a mesh has another number of device_ids than of devices";
  for (size_t i = 0; i < id_count; i++)
    if (ids[i] < 0)
      return "a device id is negative";
  mesh->device_ids = ids;
  return NULL;
}

bool sr_module_add_mesh(sr_module *module, const sr_mesh_op *op) {
  if (sr_module_mesh(module, op->mesh->name))
    return false;
  if (module->mesh_count == module->mesh_capacity)
    module->meshes = sr_arena_grow(module->arena, module->meshes, &module->mesh_capacity,
                                   sizeof *module->meshes);
  module->meshes[module->mesh_count++] = *op;
  return true;
}
