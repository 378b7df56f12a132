/*
 * The fingerprint of a module: what it computes, as one digest.
 *
 * The module is written as a stream of length-prefixed pieces in which values are numbers and mesh
 * axes are numbered as they appear, so that names do not enter. Constants enter as bytes. What is
 * left out is listed on the same walk, so that equal digests mean lists that correspond.
 */
#include <string.h>

#include "graph/print.h"
#include "graph/read.h"
#include "graph/type.h"

enum {
  BUFFER_BYTES = 1 << 16
};

typedef struct printer {
  const sr_module *module;
  sr_hash *hash;
  sr_text text; /* pieces made from printed text */
  int32_t next_value;
  SR_VECTOR(const char *) axes; /* index = number - 1 */
  SR_VECTOR(sr_location) ops;   /* the same */
  size_t filled;
  char buffer[BUFFER_BYTES];
} printer;

static void put_attr(printer *p, const char *name, const sr_attr *attr);
static void put_block(printer *p, sr_block *block);

static void put_bytes(printer *p, const void *data, size_t bytes) {
  if (bytes > BUFFER_BYTES - p->filled) {
    sr_hash_update(p->hash, p->buffer, p->filled);
    p->filled = 0;
  }
  if (bytes > BUFFER_BYTES) {
    sr_hash_update(p->hash, data, bytes);
  } else if (bytes > 0) {
    memcpy(p->buffer + p->filled, data, bytes);
    p->filled += bytes;
  }
}

static void put_int(printer *p, int64_t value) {
  unsigned char bytes[8];
  for (int i = 0; i < 8; i++)
    bytes[i] = (unsigned char)((uint64_t)value >> (8 * i));
  put_bytes(p, bytes, sizeof bytes);
}

static void put_piece(printer *p, const void *data, size_t bytes) {
  put_int(p, (int64_t)bytes);
  put_bytes(p, data, bytes);
}

static void put_string(printer *p, const char *string) {
  put_piece(p, string, strlen(string));
}

static void put_type(printer *p, const sr_type *type) {
  p->text.count = 0;
  sr_type_print(&p->text, type);
  put_piece(p, p->text.items, p->text.count);
}

/* ---- meshes and shardings -------------------------------------------------------------------- */

static uint32_t put_axis_name(printer *p, const char *name) {
  size_t index = 0;
  while (index < p->axes.count && strcmp(p->axes.items[index], name) != 0)
    index++;
  if (index == p->axes.count)
    SR_PUSH(p->text.arena, &p->axes, name);
  put_int(p, (int64_t)index);
  return (uint32_t)index + 1;
}

static void put_mesh(printer *p, const sr_mesh *mesh) {
  put_int(p, mesh->axis_count);
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    mesh->axes[i].number = put_axis_name(p, mesh->axes[i].name);
    put_int(p, mesh->axes[i].size);
  }
  put_int(p, mesh->device_count);
  put_int(p, mesh->device_ids != NULL);
  for (int64_t i = 0; mesh->device_ids && i < mesh->device_count; i++)
    put_int(p, mesh->device_ids[i]);
}

static void put_mesh_name(printer *p, const char *name) {
  const sr_mesh *mesh = sr_module_mesh(p->module, name);
  if (mesh)
    put_mesh(p, mesh);
  else
    put_string(p, name);
}

static void put_axes(printer *p, const sr_axis_list *list) {
  put_int(p, list->count);
  for (int32_t i = 0; i < list->count; i++) {
    put_axis_name(p, list->axes[i].name);
    put_int(p, list->axes[i].pre);
    put_int(p, list->axes[i].size);
  }
}

static void put_sharding(printer *p, const sr_sharding_attr *sharding) {
  if (sharding->mesh)
    put_mesh(p, sharding->mesh);
  else
    put_mesh_name(p, sharding->mesh_name);
  put_int(p, sharding->rank);
  for (int32_t i = 0; i < sharding->rank; i++) {
    put_axes(p, &sharding->dims[i].axes);
    put_int(p, sharding->dims[i].open);
    put_int(p, sharding->dims[i].priority < 0 ? 0 : sharding->dims[i].priority);
  }
  put_axes(p, &sharding->replicated);
  put_axes(p, &sharding->unreduced);
}

/* ---- attributes ------------------------------------------------------------------------------ */

/* True if the strings of this attribute, or field of a dialect attribute, name mesh axes. */
static bool names_axes(const char *name, const char *mnemonic) {
  if (!mnemonic)
    return strcmp(name, "manual_axes") == 0;
  return strcmp(name, "name") == 0 && (strcmp(mnemonic, "stablehlo.axis_ref") == 0 ||
                                       strcmp(mnemonic, "stablehlo.mesh_axis") == 0);
}

static void put_array(printer *p, const char *name, const sr_attr *attr) {
  put_int(p, (int64_t)attr->array.count);
  for (size_t i = 0; i < attr->array.count; i++) {
    const sr_attr *item = attr->array.items[i];
    if (item->kind == SR_ATTR_STRING && names_axes(name, NULL))
      put_axis_name(p, item->string.data);
    else
      put_attr(p, name, item);
  }
}

static void put_fields(printer *p, const sr_attr *attr) {
  const char *mnemonic = attr->fields.mnemonic;
  put_string(p, mnemonic ? mnemonic : "");
  put_int(p, (int64_t)attr->fields.count);
  for (size_t i = 0; i < attr->fields.count; i++) {
    const sr_named_attr *field = &attr->fields.items[i];
    put_string(p, field->name);
    if (mnemonic && field->value->kind == SR_ATTR_STRING && names_axes(field->name, mnemonic))
      put_axis_name(p, field->value->string.data);
    else if (mnemonic && field->value->kind == SR_ATTR_SYMBOL && strcmp(field->name, "mesh") == 0)
      put_mesh_name(p, field->value->string.data);
    else
      put_attr(p, field->name, field->value);
  }
}

static void put_attr(printer *p, const char *name, const sr_attr *attr) {
  put_int(p, attr->kind);
  switch (attr->kind) {
  case SR_ATTR_SHARDING:
    put_sharding(p, attr->sharding);
    return;
  case SR_ATTR_ARRAY:
    put_array(p, name, attr);
    return;
  case SR_ATTR_DICT:
  case SR_ATTR_STRUCT:
    put_fields(p, attr);
    return;
  case SR_ATTR_DENSE:
    put_type(p, attr->dense.type);
    put_int(p, attr->dense.splat);
    put_piece(p, attr->dense.data, attr->dense.bytes);
    return;
  case SR_ATTR_UNIT:
  case SR_ATTR_BOOL:
  case SR_ATTR_INT:
  case SR_ATTR_FLOAT:
  case SR_ATTR_STRING:
  case SR_ATTR_SYMBOL:
  case SR_ATTR_TYPE:
  case SR_ATTR_INTS:
  case SR_ATTR_ENUM:
  case SR_ATTR_OPAQUE:
    p->text.count = 0;
    sr_attr_print(&p->text, attr);
    put_piece(p, p->text.items, p->text.count);
    return;
  }
}

/*
 * Attributes that say nothing about what is computed. Of a channel it matters only whether there is
 * one: put_op.
 */
static bool is_idle(const char *name) {
  return strcmp(name, "channel_handle") == 0 || strcmp(name, "jax.result_info") == 0;
}

static void put_attrs(printer *p, const sr_named_attr *attrs, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (is_idle(attrs[i].name))
      continue;
    put_string(p, attrs[i].name);
    put_attr(p, attrs[i].name, attrs[i].value);
  }
  put_int(p, -1);
}

/* ---- ops ------------------------------------------------------------------------------------- */

static void put_op(printer *p, sr_op *op) {
  SR_PUSH(p->text.arena, &p->ops, op->location);
  op->location.op = (uint32_t)p->ops.count;
  put_string(p, sr_op_info_get(op->code)->name);
  put_int(p, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    put_int(p, op->operands[i].value->tag);
  put_int(p, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    put_type(p, op->results[i].type);
  put_attrs(p, op->attrs, op->attr_count);
  put_int(p, sr_op_has_channel(op));
  put_int(p, op->region_count);
  for (int32_t i = 0; i < op->region_count; i++)
    put_block(p, op->regions[i]);
  for (int32_t i = 0; i < op->result_count; i++)
    op->results[i].tag = p->next_value++;
}

static void put_block(printer *p, sr_block *block) {
  put_int(p, block->arg_count);
  for (int32_t i = 0; i < block->arg_count; i++) {
    block->args[i]->tag = p->next_value++;
    put_type(p, block->args[i]->type);
  }
  for (sr_op *op = block->first; op; op = op->next)
    put_op(p, op);
  put_int(p, -1);
}

static void put_func(printer *p, const sr_func *func) {
  put_type(p, func->type);
  int32_t inputs = func->type->input_count, results = func->type->count - inputs;
  for (int32_t i = 0; i < inputs; i++)
    put_attrs(p, func->arg_attrs ? func->arg_attrs[i] : NULL,
              func->arg_attrs ? func->arg_attr_counts[i] : 0);
  for (int32_t i = 0; i < results; i++)
    put_attrs(p, func->result_attrs ? func->result_attrs[i] : NULL,
              func->result_attrs ? func->result_attr_counts[i] : 0);
  put_block(p, func->body);
}

sr_status sr_module_fingerprint(sr_ctx *ctx, sr_module *module, sr_fingerprint *out) {
  if (!module->main)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the module has no main function", module->file);
  printer *p = SR_NEW(module->arena, printer);
  p->module = module;
  p->text.arena = module->arena;
  p->hash = sr_hash_create();
  if (!p->hash)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for a digest of the module", module->file);
  put_int(p, (int64_t)module->mesh_count);
  for (size_t i = 0; i < module->mesh_count; i++)
    put_mesh(p, module->meshes[i].mesh);
  put_attrs(p, module->attrs, module->attr_count);
  put_func(p, module->main);
  sr_hash_update(p->hash, p->buffer, p->filled);
  *out = (sr_fingerprint){
      .digest = sr_hash_finish(p->hash),
      .axis_count = p->axes.count,
      .axes = p->axes.items,
      .op_count = p->ops.count,
      .ops = p->ops.items,
  };
  return SR_OK;
}
