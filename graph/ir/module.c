/* Modules: creation, and look-up of functions, meshes and argument attributes. */
#include <string.h>

#include "base/mix.h"
#include "graph/ir/type.h"

sr_module *sr_module_create(sr_arena *arena, const char *file) {
  sr_module *module = SR_NEW(arena, sr_module);
  module->arena = arena;
  module->file = sr_arena_string(arena, file, strlen(file));
  module->types = sr_type_table_create(arena);
  return module;
}

/* ---- functions ------------------------------------------------------------------------------- */

/* Returns the slot that holds function `name`, or else the empty slot where the function
 * belongs. */
static sr_func **func_slot(const sr_module *module, const char *name) {
  size_t mask = module->func_slot_count - 1;
  size_t at = (size_t)sr_mix_bytes(name, strlen(name)) & mask;
  while (module->func_slots[at] && strcmp(module->func_slots[at]->name, name) != 0)
    at = (at + 1) & mask;
  return &module->func_slots[at];
}

sr_func *sr_module_func(const sr_module *module, const char *name) {
  return module->func_slot_count ? *func_slot(module, name) : NULL;
}

/* Doubles the number of slots and enters all functions again. Called when half of the slots are
 * taken. */
static void make_slots(sr_module *module) {
  module->func_slot_count = module->func_slot_count ? 2 * module->func_slot_count : 16;
  module->func_slots = SR_NEW_ARRAY(module->arena, sr_func *, module->func_slot_count);
  for (sr_func *func = module->funcs; func; func = func->next)
    *func_slot(module, func->name) = func;
}

void sr_module_add_func(sr_module *module, sr_func *func) {
  if (2 * (size_t)module->func_count >= module->func_slot_count)
    make_slots(module);
  *func_slot(module, func->name) = func;
  func->index = module->func_count++;
  *(module->last_func ? &module->last_func->next : &module->funcs) = func;
  module->last_func = func;
}

/* ---- look-up --------------------------------------------------------------------------------- */

const sr_mesh *sr_module_mesh(const sr_module *module, const char *name) {
  for (size_t i = 0; i < module->mesh_count; i++)
    if (strcmp(module->meshes[i].mesh->name, name) == 0)
      return module->meshes[i].mesh;
  return NULL;
}

int64_t sr_module_int(const sr_module *module, const char *name, int64_t otherwise) {
  for (size_t i = 0; i < module->attr_count; i++)
    if (strcmp(module->attrs[i].name, name) == 0 && module->attrs[i].value->kind == SR_ATTR_INT)
      return module->attrs[i].value->integer.value;
  return otherwise;
}

bool sr_module_mesh_is_repeated(const sr_module *module, size_t index) {
  for (size_t i = 0; i < index; i++)
    if (sr_mesh_equal(module->meshes[i].mesh, module->meshes[index].mesh))
      return true;
  return false;
}

static const sr_attr *list_find(const sr_named_attr *attrs, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++)
    if (strcmp(attrs[i].name, name) == 0)
      return attrs[i].value;
  return NULL;
}

const sr_attr *sr_func_arg_attr(const sr_func *func, int32_t index, const char *name) {
  if (!func->arg_attrs || index < 0 || index >= func->type->input_count)
    return NULL;
  return list_find(func->arg_attrs[index], func->arg_attr_counts[index], name);
}

const sr_attr *sr_func_result_attr(const sr_func *func, int32_t index, const char *name) {
  if (!func->result_attrs || index < 0 || index >= func->type->count - func->type->input_count)
    return NULL;
  return list_find(func->result_attrs[index], func->result_attr_counts[index], name);
}
