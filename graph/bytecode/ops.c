/*
 * Reads ops, their regions, functions and the module.
 *
 * Values have numbers. A region that may use values from around it continues their numbers, and
 * gives them back at its end; one that may not, the body of a function, begins with 0.
 */
#include <string.h>

#include "graph/bytecode/bytecode.h"
#include "graph/ir/members.h"
#include "graph/ir/normal.h"

/* What an op has: bits of its mask. */
enum {
  HAS_ATTRS = 1,
  HAS_RESULTS = 2,
  HAS_OPERANDS = 4,
  HAS_SUCCESSORS = 8,
  HAS_REGIONS = 16,
  HAS_USE_ORDERS = 32,
  HAS_PROPERTIES = 64,
};

/* The head of an op: all of it but its regions. */
typedef struct head {
  const unsigned char *at;
  const sr_op_name *name;
  const char *location;
  sr_attr_list attrs;
  sr_cursor properties;
  size_t result_count, operand_count;
  const sr_type **results;
  sr_value **operands;
  size_t region_count;
  bool isolated; /* regions do not use values from around them */
} head;

/* ---- values ---------------------------------------------------------------------------------- */

/* The next numbers to be given in a region, up to `end`. */
typedef struct scope {
  size_t base, next, end; /* numbers in the file begin at `base` */
} scope;

static void define(sr_bytecode *b, const unsigned char *at, scope *s, sr_value *value) {
  if (s->next >= s->end)
    sr_bytecode_fail(b, at, "a region has more values than it says");
  else
    b->values.items[s->next++] = value;
}

static sr_value *take_value(sr_bytecode *b, sr_cursor *c, const scope *s) {
  const unsigned char *at = c->at;
  size_t index = sr_take_index(b, c, b->values.count - s->base, "value");
  sr_value *value = sr_bytecode_ok(b) ? b->values.items[s->base + index] : NULL;
  if (!value)
    sr_bytecode_fail(b, at, "value %zu is used here, but not defined before", index);
  return value;
}

/* Skips the orders of the uses of `count` values. */
static void skip_use_orders(sr_bytecode *b, sr_cursor *c, size_t count) {
  size_t listed = count > 1 ? sr_take_count(b, c) : 1;
  for (size_t i = 0; i < listed && sr_bytecode_ok(b); i++) {
    if (count > 1)
      sr_take_varint(b, c);
    uint64_t numbers = sr_take_varint(b, c) >> 1;
    for (uint64_t k = 0; k < numbers && sr_bytecode_ok(b); k++)
      sr_take_varint(b, c);
  }
}

/* ---- heads ----------------------------------------------------------------------------------- */

static void take_discardable(sr_bytecode *b, sr_cursor *c, head *h) {
  const unsigned char *at = c->at;
  const sr_attr *dict = sr_take_attr(b, c);
  if (dict->kind != SR_ATTR_DICT)
    sr_bytecode_fail(b, at, "the attributes of an op are a dictionary");
  for (size_t i = 0; sr_bytecode_ok(b) && i < dict->fields.count; i++) {
    const sr_named_attr item = dict->fields.items[i];
    if (strncmp(item.name, SR_OWN_ATTR, strlen(SR_OWN_ATTR)) == 0)
      sr_bytecode_fail(b, at, "%s is an attribute that only the compiler itself makes; take it out",
                       item.name);
    SR_PUSH(b->arena, &h->attrs, item);
  }
}

static void take_op_name(sr_bytecode *b, sr_cursor *c, head *h) {
  size_t index = sr_take_index(b, c, b->names.count, "name of an op");
  if (!sr_bytecode_ok(b))
    return;
  h->name = &b->names.items[index];
  if (!h->name->row)
    sr_bytecode_refuse(b, h->at, "the op %s.%s is not read; ops of StableHLO 1.13.0 and Shardy are",
                       h->name->dialect->name, h->name->name);
}

static void take_head(sr_bytecode *b, sr_cursor *c, const scope *s, head *h) {
  h->at = c->at;
  take_op_name(b, c, h);
  uint8_t mask = sr_take_byte(b, c);
  h->location = sr_take_location(b, c);
  if (mask & HAS_ATTRS)
    take_discardable(b, c, h);
  if (mask & HAS_PROPERTIES) {
    size_t index = sr_take_index(b, c, b->property_count, "list of properties");
    if (sr_bytecode_ok(b))
      h->properties = b->properties[index];
  }
  h->result_count = mask & HAS_RESULTS ? sr_take_count(b, c) : 0;
  h->results = SR_NEW_ARRAY(b->arena, const sr_type *, h->result_count);
  for (size_t i = 0; i < h->result_count; i++)
    h->results[i] = sr_take_type(b, c);
  h->operand_count = mask & HAS_OPERANDS ? sr_take_count(b, c) : 0;
  h->operands = SR_NEW_ARRAY(b->arena, sr_value *, h->operand_count);
  for (size_t i = 0; i < h->operand_count; i++)
    h->operands[i] = take_value(b, c, s);
  if (mask & HAS_SUCCESSORS)
    sr_bytecode_fail(b, h->at, "branches between blocks do not occur in StableHLO");
  if (mask & HAS_USE_ORDERS)
    skip_use_orders(b, c, h->result_count);
  uint64_t regions = mask & HAS_REGIONS ? sr_take_varint(b, c) : 0;
  h->isolated = regions & 1;
  h->region_count = (size_t)(regions >> 1);
  if (h->region_count > (size_t)(c->end - c->at))
    sr_bytecode_fail(b, h->at, "the op has more regions than there are bytes left");
  b->weight = 0;
}

/* ---- regions --------------------------------------------------------------------------------- */

typedef void take_op(sr_bytecode *b, sr_cursor *c, scope *s, sr_block *block);

static void take_args(sr_bytecode *b, sr_cursor *c, scope *s, sr_block *block) {
  const unsigned char *at = c->at;
  size_t count = sr_take_count(b, c);
  for (size_t i = 0; i < count && sr_bytecode_ok(b); i++) {
    uint64_t type = sr_take_varint(b, c);
    const sr_type *of = sr_type_at(b, at, type >> 1);
    if (type & 1)
      sr_take_location(b, c);
    define(b, at, s, sr_block_add_arg(b->module, block, of));
  }
  if (sr_take_byte(b, c))
    skip_use_orders(b, c, count);
}

/* Takes the ops of a block by `one`, which appends each to `block`; NULL: to the module. */
static void take_block(sr_bytecode *b, sr_cursor *c, scope *s, sr_block *block, take_op *one) {
  const unsigned char *at = c->at;
  uint64_t count = sr_take_varint(b, c);
  if ((count & 1) && !block)
    sr_bytecode_fail(b, at, "a module has no arguments");
  else if (count & 1)
    take_args(b, c, s, block);
  for (uint64_t i = 0; i < count >> 1 && sr_bytecode_ok(b); i++)
    one(b, c, s, block);
}

/* Takes a region. `outer` NULL: it is isolated. */
static void take_region(sr_bytecode *b, sr_cursor *c, const scope *outer, sr_block *block,
                        take_op *one) {
  const unsigned char *at = c->at;
  uint64_t blocks = sr_take_varint(b, c);
  if (blocks != 1)
    sr_bytecode_fail(b, at, "a region of %llu blocks; regions of StableHLO have one",
                     (unsigned long long)blocks);
  size_t count = sr_take_count(b, c), first = b->values.count;
  if (!sr_bytecode_enter(b, at))
    return;
  scope s = {outer ? outer->base : first, first, first + count};
  for (size_t i = 0; i < count; i++)
    SR_PUSH(b->arena, &b->values, NULL);
  take_block(b, c, &s, block, one);
  b->values.count = first;
  sr_bytecode_leave(b);
}

/* Takes the `count` regions of an op. Isolated ones lie in a section of their own. */
static void take_regions(sr_bytecode *b, sr_cursor *c, const head *h, const scope *s,
                         sr_block *const *blocks, size_t count, take_op *one) {
  unsigned id;
  sr_cursor part = h->isolated && count > 0 ? sr_take_section(b, c, &id) : *c;
  sr_cursor *from = h->isolated ? &part : c;
  for (size_t i = 0; i < count && sr_bytecode_ok(b); i++)
    take_region(b, from, h->isolated ? NULL : s, blocks[i], one);
}

/* ---- ops in functions ------------------------------------------------------------------------ */

/* The results of a cast are its operands. */
static void take_cast(sr_bytecode *b, const head *h, scope *s) {
  if (h->operand_count != h->result_count || h->region_count > 0)
    sr_bytecode_fail(b, h->at, "a cast has as many results as operands");
  for (size_t i = 0; i < h->result_count && sr_bytecode_ok(b); i++) {
    if (h->operands[i]->type != h->results[i])
      sr_bytecode_fail(b, h->at, "a cast from a %s to a %s",
                       sr_type_printed(b->module, h->operands[i]->type),
                       sr_type_printed(b->module, h->results[i]));
    define(b, h->at, s, h->operands[i]);
  }
}

static void take_func_op(sr_bytecode *b, sr_cursor *c, scope *s, sr_block *block) {
  head h = {0};
  take_head(b, c, s, &h);
  if (!sr_bytecode_ok(b))
    return;
  int32_t code = h.name->row->code;
  if (code == SR_ROW_CAST) {
    take_cast(b, &h, s);
    return;
  }
  if (code == SR_ROW_RETURN)
    code = block->func ? SR_OP_FUNC_RETURN : SR_OP_RETURN;
  else if (code >= SR_OP_COUNT)
    sr_bytecode_fail(b, h.at, "%s.%s stands in a function", h.name->dialect->name, h.name->name);
  sr_take_row_attrs(b, &h.properties, h.name->row, &h.attrs);
  if (!sr_bytecode_ok(b))
    return;
  sr_op *op = sr_op_create(b->module, (sr_opcode)code, NULL, (int32_t)h.operand_count, h.operands,
                           (int32_t)h.result_count, h.results, (int32_t)h.region_count);
  op->location = sr_bytecode_locate(b, h.at);
  op->location.source = h.location;
  const char *twice = sr_op_adopt_attrs(b->module, op, h.attrs.items, h.attrs.count);
  if (twice)
    sr_bytecode_fail(b, h.at, "the attribute %s is given twice", twice);
  sr_op_insert(op, block, NULL);
  for (int32_t i = 0; i < op->result_count; i++)
    define(b, h.at, s, &op->results[i]);
  take_regions(b, c, &h, s, op->regions, h.region_count, take_func_op);
}

/* ---- functions, meshes, the module ----------------------------------------------------------- */

static void take_func(sr_bytecode *b, sr_cursor *c, head *h, const scope *s) {
  sr_take_row_attrs(b, &h->properties, h->name->row, &h->attrs);
  if (!sr_bytecode_ok(b))
    return;
  sr_func *func = sr_func_create(b->module);
  func->location = sr_bytecode_locate(b, h->at);
  func->location.source = h->location;
  sr_attrs_sort(h->attrs.items, h->attrs.count);
  const char *fault = sr_func_take_attrs(func, h->attrs.items, h->attrs.count);
  if (!fault && h->region_count != 1)
    fault = "a function is declared, but has no body";
  if (!fault && sr_module_func(b->module, func->name))
    fault = "a function is defined twice";
  if (fault) {
    sr_bytecode_fail(b, h->at, "%s", fault);
    return;
  }
  take_regions(b, c, h, s, &func->body, 1, take_func_op);
  if (sr_bytecode_ok(b))
    sr_module_add_func(b->module, func);
}

static void take_mesh_op(sr_bytecode *b, head *h) {
  sr_cursor *c = &h->properties;
  sr_mesh *mesh = sr_take_mesh(b, c, NULL);
  mesh->name = sr_take_name(b, c, SR_ATTR_STRING, "the name of a mesh");
  if (!sr_bytecode_ok(b))
    return;
  sr_attrs_sort(h->attrs.items, h->attrs.count);
  if (!sr_module_add_mesh(b->module, &(sr_mesh_op){mesh, h->attrs.items, h->attrs.count}))
    sr_bytecode_fail(b, h->at, "the mesh @%s is defined twice", mesh->name);
}

static void take_member(sr_bytecode *b, sr_cursor *c, scope *s, sr_block *block) {
  (void)block;
  head h = {0};
  take_head(b, c, s, &h);
  if (!sr_bytecode_ok(b))
    return;
  if (h.name->row->code == SR_ROW_FUNC)
    take_func(b, c, &h, s);
  else if (h.name->row->code == SR_ROW_MESH)
    take_mesh_op(b, &h);
  else
    sr_bytecode_fail(b, h.at, "%s.%s stands outside of functions", h.name->dialect->name,
                     h.name->name);
}

static void take_module(sr_bytecode *b, sr_cursor *c, scope *s, sr_block *block) {
  (void)block;
  sr_module *module = b->module;
  head h = {0};
  sr_attr_list names = {0};
  take_head(b, c, s, &h);
  if (!sr_bytecode_ok(b))
    return;
  if (h.name->row->code != SR_ROW_MODULE || h.region_count != 1 || module->funcs)
    sr_bytecode_fail(b, h.at, "one module is expected at the top");
  if (h.properties.at)
    sr_take_row_attrs(b, &h.properties, h.name->row, &names);
  for (size_t i = 0; i < names.count && sr_bytecode_ok(b); i++)
    if (strcmp(names.items[i].name, "sym_name") == 0 &&
        names.items[i].value->kind == SR_ATTR_STRING)
      module->name = names.items[i].value->string.data;
  sr_attrs_sort(h.attrs.items, h.attrs.count);
  module->attrs = h.attrs.items;
  module->attr_count = h.attrs.count;
  sr_block *none = NULL;
  if (sr_bytecode_ok(b))
    take_regions(b, c, &h, s, &none, 1, take_member);
}

void sr_bytecode_module(sr_bytecode *b, sr_cursor c) {
  const unsigned char *at = c.at;
  scope none = {0};
  take_block(b, &c, &none, NULL, take_module);
  if (sr_bytecode_ok(b) && !b->module->funcs)
    sr_bytecode_fail(b, at, "the module has no function");
  if (sr_bytecode_ok(b))
    sr_module_find_main(b->module);
}
