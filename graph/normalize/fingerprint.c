/*
 * The fingerprint of a module: a digest of what the module computes.
 *
 * The module is written as a stream of items, and the stream is hashed. Items of variable length
 * have their length in front. Values are numbered in the order of the text, and mesh axes in the
 * order of their first use, so their names do not count. While the module is written, the names and
 * locations that are left out are collected in lists. For modules with equal digests, these lists
 * correspond entry by entry.
 *
 * A constant is written where it is first used, and equal constants are written only once. The
 * reason is that a program's split into functions changes where and how often a constant occurs,
 * but not what is computed. All other ops count in the order of the text, even unused ones: the
 * order of code and buffers follows from the order of the ops, and the compiler may refuse an
 * unused op.
 */
#include <string.h>

#include "graph/ir/equal.h"
#include "graph/ir/print_attr.h"
#include "graph/ir/query.h"
#include "graph/ir/side_table.h"
#include "graph/ir/type.h"
#include "graph/normalize/normalize.h"

enum {
  BUFFER_BYTES = 1 << 12 /* small, because the buffers are zeroed for each fingerprint */
};

/* A digest that is being computed. Bytes collect in `buffer` until it is full. */
typedef struct stream {
  sr_hash hash;
  size_t filled;
  char buffer[BUFFER_BYTES];
} stream;

typedef struct printer {
  const sr_module *module;
  stream body, constants; /* `constants`: the elements of constants; `body`: everything else */
  sr_text text;           /* scratch buffer, to which types and attributes are printed */
  /* [sr_value.id]: number of the value; NOT_WRITTEN for a constant that was not written yet. */
  SR_VECTOR(int32_t) numbers;
  int32_t next_value;
  sr_op_table *known;           /* table of the constants that were written, to find equal ones */
  SR_VECTOR(const char *) axes; /* [number - 1]: name of a mesh axis */
  SR_VECTOR(sr_location) ops;   /* [number - 1]: location of an op */
  SR_VECTOR(int64_t) groups;    /* [number - 1]: group_id of a sharding group in the text */
} printer;

static void put_attr(printer *p, const char *name, const sr_attr *attr);
static void put_block(printer *p, sr_block *block);

static void stream_put(stream *s, const void *data, size_t bytes) {
  if (bytes > BUFFER_BYTES - s->filled) {
    sr_hash_update(&s->hash, s->buffer, s->filled);
    s->filled = 0;
  }
  if (bytes > BUFFER_BYTES) {
    sr_hash_update(&s->hash, data, bytes);
  } else if (bytes > 0) {
    memcpy(s->buffer + s->filled, data, bytes);
    s->filled += bytes;
  }
}

static sr_digest stream_end(stream *s) {
  sr_hash_update(&s->hash, s->buffer, s->filled);
  return sr_hash_end(&s->hash);
}

static void put_bytes(printer *p, const void *data, size_t bytes) {
  stream_put(&p->body, data, bytes);
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

/* Returns the number of the mesh axis `name`, from 1, in the order of first use. */
static uint32_t axis_number(printer *p, const char *name) {
  size_t index = 0;
  while (index < p->axes.count && strcmp(p->axes.items[index], name) != 0)
    index++;
  if (index == p->axes.count)
    SR_PUSH(p->text.arena, &p->axes, name);
  return (uint32_t)index + 1;
}

static uint32_t put_axis_name(printer *p, const char *name) {
  uint32_t number = axis_number(p, name);
  put_int(p, number);
  return number;
}

static void put_mesh(printer *p, const sr_mesh *mesh) {
  put_int(p, mesh->axis_count);
  for (int32_t i = 0; i < mesh->axis_count; i++) {
    mesh->axes[i].number = put_axis_name(p, mesh->axes[i].name);
    put_int(p, mesh->axes[i].size);
  }
  put_int(p, mesh->device_count);
  bool plain = sr_mesh_is_plain(mesh);
  put_int(p, plain);
  for (int64_t i = 0; !plain && i < mesh->device_count; i++)
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
  put_int(p, sharding->unreduced_kind);
}

static void put_meshes(printer *p) {
  for (size_t i = 0; i < p->module->mesh_count; i++)
    if (!sr_module_mesh_is_repeated(p->module, i)) {
      put_mesh(p, p->module->meshes[i].mesh);
    } else {
      const sr_mesh *mesh = p->module->meshes[i].mesh;
      for (int32_t k = 0; k < mesh->axis_count; k++)
        mesh->axes[k].number = axis_number(p, mesh->axes[k].name);
    }
  put_int(p, -1);
}

/* ---- attributes ------------------------------------------------------------------------------ */

/* Returns the length of an address at the start of `text`, such as "at 0x7f3c5a1d2e80"; 0 if there
 * is none. Python prints addresses after "at" or "axis" and with many digits. Other hexadecimal
 * numbers, such as the bits of a float, are thus not mistaken for addresses. */
static size_t address_bytes(const char *text, size_t bytes) {
  static const char *const words[] = {"at 0x", "axis 0x"};
  enum {
    LEAST_DIGITS = 6
  };
  for (size_t w = 0; w < sizeof words / sizeof *words; w++) {
    size_t word = strlen(words[w]), digits = 0;
    if (bytes < word || memcmp(text, words[w], word) != 0)
      continue;
    while (word + digits < bytes && text[word + digits] &&
           strchr("0123456789abcdef", text[word + digits]))
      digits++;
    return digits < LEAST_DIGITS ? 0 : word + digits;
  }
  return 0;
}

/* Writes a text of the program without the addresses in it. Python prints an object with its
 * address ("<function f at 0x7f3c5a1d2e80>"), which differs in every process. */
static void put_text(printer *p, const char *text, size_t bytes) {
  p->text.count = 0;
  for (size_t i = 0; i < bytes;) {
    size_t address = address_bytes(text + i, bytes - i);
    if (address)
      sr_text_string(&p->text, "0x");
    else
      sr_text_char(&p->text, text[i]);
    i += address ? address : 1;
  }
  put_piece(p, p->text.items, p->text.count);
}

/* True if the strings in the attribute `name` (`mnemonic` is NULL), or in the field `name` of a
 * STRUCT with the mnemonic `mnemonic`, are names of mesh axes. */
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
  case SR_ATTR_STRING:
  case SR_ATTR_OPAQUE:
    put_text(p, attr->string.data, attr->string.length);
    return;
  case SR_ATTR_UNIT:
  case SR_ATTR_BOOL:
  case SR_ATTR_INT:
  case SR_ATTR_FLOAT:
  case SR_ATTR_SYMBOL:
  case SR_ATTR_TYPE:
  case SR_ATTR_INTS:
  case SR_ATTR_ENUM:
    p->text.count = 0;
    sr_attr_print(&p->text, attr);
    put_piece(p, p->text.items, p->text.count);
    return;
  }
}

/* True for attributes that do not affect the computation and that no later pass reads. A
 * channel_handle is one of them: only whether the op has a channel matters, and put_op writes
 * that. */
static bool is_idle(const char *name) {
  static const char *const names[] = {
      "channel_handle",   "jax.arg_info",
      "jax.const",        "jax.global_constant",
      "jax.result_info",  "jax.uses_shape_polymorphism",
      "mhlo.layout_mode", "mhlo.is_same_data_across_replicas",
      "mhlo.memory_kind",
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (strcmp(names[i], name) == 0)
      return true;
  return false;
}

/* Writes the attribute mhlo.frontend_attributes, which has notes of JAX and XLA. Only the note
 * num_batch_dims matters here. */
static void put_notes(printer *p, const sr_attr *notes) {
  const sr_attr *batch = sr_attr_field(notes, "num_batch_dims");
  if (batch) {
    put_string(p, "num_batch_dims");
    put_attr(p, "num_batch_dims", batch);
  }
}

static void put_attrs(printer *p, const sr_named_attr *attrs, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (is_idle(attrs[i].name))
      continue;
    if (strcmp(attrs[i].name, "mhlo.frontend_attributes") == 0 &&
        attrs[i].value->kind == SR_ATTR_DICT) {
      put_notes(p, attrs[i].value);
      continue;
    }
    put_string(p, attrs[i].name);
    put_attr(p, attrs[i].name, attrs[i].value);
  }
  put_int(p, -1);
}

/* ---- ops ------------------------------------------------------------------------------------- */

enum {
  NOT_WRITTEN = -1 /* stands for the number of a constant that was not written yet */
};

/* True for a constant that has no attribute but its value. Such a constant is not written where it
 * stands, but at its first use. */
static bool floats(const sr_op *op) {
  return sr_constant_of(&op->results[0]) && op->attr_count == 1;
}

static void set_number(printer *p, const sr_value *value, int32_t number) {
  SR_SIDE_SET(p->text.arena, &p->numbers, value->id, number);
}

static void number_op(printer *p, sr_op *op) {
  SR_PUSH(p->text.arena, &p->ops, op->location);
  op->location.op = (uint32_t)p->ops.count;
}

/* Writes the number of a constant. If no equal constant was written before, gives it a new number
 * and writes the constant after the number. */
static void put_constant(printer *p, sr_op *op) {
  const sr_op *known = sr_op_table_find(p->known, op, NULL);
  if (known) {
    op->location.op = known->location.op;
    set_number(p, &op->results[0], p->numbers.items[known->results[0].id]);
    put_int(p, p->numbers.items[op->results[0].id]);
    return;
  }
  number_op(p, op);
  put_int(p, p->next_value);
  set_number(p, &op->results[0], p->next_value++);
  put_string(p, sr_op_info_get(op->code)->name);
  put_type(p, op->results[0].type);
  const sr_dense *value = sr_constant_of(&op->results[0]);
  put_int(p, value->splat);
  stream_put(&p->constants, value->data, value->bytes); /* type and splat imply the length */
}

static void put_value(printer *p, const sr_value *value) {
  int32_t number = p->numbers.items[value->id];
  if (number == NOT_WRITTEN)
    put_constant(p, value->op);
  else
    put_int(p, number);
}

/* Writes the number of the sharding group that `op` names, in the order of first use. (All values
 * of a sharding group get the same sharding.) The group_id in the text does not count: JAX counts
 * group ids in its process, so the same program can have other ids in the next job. */
static void put_group(printer *p, const sr_op *op) {
  int64_t group = sr_op_int(op, "group_id", 0);
  size_t index = 0;
  while (index < p->groups.count && p->groups.items[index] != group)
    index++;
  if (index == p->groups.count)
    SR_PUSH(p->text.arena, &p->groups, group);
  put_int(p, (int64_t)index + 1);
}

static void put_op(printer *p, sr_op *op) {
  if (op->result_count == 1 && floats(op)) {
    set_number(p, &op->results[0], NOT_WRITTEN);
    if (!op->results[0].uses)
      put_constant(p, op);
    return;
  }
  number_op(p, op);
  put_string(p, sr_op_info_get(op->code)->name);
  put_int(p, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    put_value(p, op->operands[i].value);
  put_int(p, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    put_type(p, op->results[i].type);
  if (op->code == SR_OP_SDY_SHARDING_GROUP)
    put_group(p, op);
  else
    put_attrs(p, op->attrs, op->attr_count);
  put_int(p, sr_op_has_channel(op));
  put_int(p, op->region_count);
  for (int32_t i = 0; i < op->region_count; i++)
    put_block(p, op->regions[i]);
  for (int32_t i = 0; i < op->result_count; i++)
    set_number(p, &op->results[i], p->next_value++);
}

static void put_block(printer *p, sr_block *block) {
  put_int(p, block->arg_count);
  for (int32_t i = 0; i < block->arg_count; i++) {
    set_number(p, block->args[i], p->next_value++);
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
  enum {
    EXPECTED_CONSTANTS = 256
  };
  if (!module->main)
    return sr_fail(ctx, SR_ERR_INVALID, "%s: the module has no main function", module->file);
  printer *p = SR_NEW(module->arena, printer);
  p->module = module;
  p->text.arena = module->arena;
  p->known = sr_op_table_create(module->arena, module, EXPECTED_CONSTANTS);
  sr_hash_begin(&p->body.hash);
  sr_hash_begin(&p->constants.hash);
  put_meshes(p);
  put_attrs(p, module->attrs, module->attr_count);
  put_func(p, module->main);
  *out = (sr_fingerprint){
      .body = stream_end(&p->body),
      .constants = stream_end(&p->constants),
      .axis_count = p->axes.count,
      .axes = p->axes.items,
      .op_count = p->ops.count,
      .ops = p->ops.items,
  };
  const sr_digest both[] = {out->body, out->constants};
  out->digest = sr_digest_of(both, sizeof both);
  return SR_OK;
}
