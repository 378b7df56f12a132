/*
 * Ops, values and uses: building and changing the graph.
 *
 * The use list of a value is doubly linked (`next` and `link`), so that removing a use takes
 * constant time. An op keeps the uses of its operands in one array. sr_op_set_operands uses this
 * array again if it is long enough.
 */
#include <stdio.h>
#include <string.h>

#include "graph/ir/graph.h"

static const sr_op_info op_infos[SR_OP_COUNT + 1] = {
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  [SR_OP_##ENUM] = {NAME, OPERANDS, RESULTS, REGIONS, TRAITS},
#include "graph/ir/ops.def"
};

const sr_op_info *sr_op_info_get(sr_opcode code) {
  return &op_infos[code];
}

/* ---- uses ------------------------------------------------------------------------------------ */

static void use_unlink(sr_use *use) {
  if (!use->value)
    return;
  *use->link = use->next;
  if (use->next)
    use->next->link = use->link;
  use->value = NULL;
}

static void use_link(sr_use *use, sr_value *value) {
  use->value = value;
  use->next = value->uses;
  use->link = &value->uses;
  if (value->uses)
    value->uses->link = &use->next;
  value->uses = use;
}

void sr_op_set_operand(sr_op *op, int32_t index, sr_value *value) {
  SR_ASSERT(index >= 0 && index < op->operand_count);
  use_unlink(&op->operands[index]);
  use_link(&op->operands[index], value);
}

void sr_op_set_operands(sr_module *module, sr_op *op, int32_t count, sr_value *const *operands) {
  for (int32_t i = 0; i < op->operand_count; i++)
    use_unlink(&op->operands[i]);
  if (count > op->operand_count)
    op->operands = SR_NEW_ARRAY(module->arena, sr_use, count);
  op->operand_count = count;
  for (int32_t i = 0; i < count; i++) {
    op->operands[i] = (sr_use){.user = op, .index = i};
    use_link(&op->operands[i], operands[i]);
  }
}

void sr_op_move_regions(sr_op *from, sr_op *to) {
  SR_ASSERT(from->region_count == to->region_count);
  for (int32_t r = 0; r < from->region_count; r++) {
    sr_block *moved = from->regions[r], *empty = to->regions[r];
    to->regions[r] = moved;
    from->regions[r] = empty;
    moved->parent = to;
    empty->parent = from;
  }
}

void sr_value_replace(sr_value *value, sr_value *with) {
  if (value == with)
    return;
  while (value->uses) {
    sr_use *use = value->uses;
    use_unlink(use);
    use_link(use, with);
  }
}

bool sr_value_has_one_use(const sr_value *value) {
  return value->uses && !value->uses->next;
}

/* ---- ops in blocks --------------------------------------------------------------------------- */

sr_op *sr_op_create(sr_module *module, sr_opcode code, const sr_op *origin, int32_t operand_count,
                    sr_value *const *operands, int32_t result_count, const sr_type *const *types,
                    int32_t region_count) {
  sr_op *op = SR_NEW(module->arena, sr_op);
  op->id = module->op_count++;
  op->code = code;
  if (origin)
    op->location = origin->location;
  if (operand_count > 0)
    sr_op_set_operands(module, op, operand_count, operands);
  op->result_count = result_count;
  op->results = SR_NEW_ARRAY(module->arena, sr_value, result_count);
  for (int32_t i = 0; i < result_count; i++)
    op->results[i] =
        (sr_value){.type = types[i], .op = op, .index = i, .id = module->value_count++};
  op->region_count = region_count;
  op->regions = SR_NEW_ARRAY(module->arena, sr_block *, region_count);
  for (int32_t i = 0; i < region_count; i++) {
    op->regions[i] = sr_block_create(module);
    op->regions[i]->parent = op;
  }
  return op;
}

void sr_op_insert(sr_op *op, sr_block *block, sr_op *before) {
  SR_ASSERT(!op->block && (!before || before->block == block));
  op->block = block;
  op->next = before;
  op->prev = before ? before->prev : block->last;
  if (op->prev)
    op->prev->next = op;
  else
    block->first = op;
  if (op->next)
    op->next->prev = op;
  else
    block->last = op;
}

void sr_op_detach(sr_op *op) {
  sr_block *block = op->block;
  if (!block)
    return;
  if (op->prev)
    op->prev->next = op->next;
  else
    block->first = op->next;
  if (op->next)
    op->next->prev = op->prev;
  else
    block->last = op->prev;
  op->block = NULL;
  op->prev = op->next = NULL;
}

/* Removes all operands of `op` and of the ops in its regions from the use lists of their values. */
static void op_drop_operands(sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    use_unlink(&op->operands[i]);
  for (int32_t i = 0; i < op->region_count; i++)
    for (sr_op *inner = op->regions[i]->first; inner; inner = inner->next)
      op_drop_operands(inner);
}

void sr_op_erase(sr_op *op) {
  for (int32_t i = 0; i < op->result_count; i++)
    SR_ASSERT(!op->results[i].uses);
  op_drop_operands(op);
  sr_op_detach(op);
}

sr_block *sr_block_create(sr_module *module) {
  return SR_NEW(module->arena, sr_block);
}

sr_value *sr_block_add_arg(sr_module *module, sr_block *block, const sr_type *type) {
  if (block->arg_count == block->arg_capacity) {
    int32_t capacity = block->arg_capacity ? 2 * block->arg_capacity : 4;
    sr_value **args = SR_NEW_ARRAY(module->arena, sr_value *, capacity);
    for (int32_t i = 0; i < block->arg_count; i++)
      args[i] = block->args[i];
    block->args = args;
    block->arg_capacity = capacity;
  }
  sr_value *value = SR_NEW(module->arena, sr_value);
  value->type = type;
  value->block = block;
  value->index = block->arg_count;
  value->id = module->value_count++;
  block->args[block->arg_count++] = value;
  return value;
}

sr_func *sr_block_func(const sr_block *block) {
  while (block && !block->func)
    block = block->parent ? block->parent->block : NULL;
  return block ? block->func : NULL;
}

/* ---- attributes of ops ----------------------------------------------------------------------- */

const sr_attr *sr_op_attr(const sr_op *op, const char *name) {
  for (size_t i = 0; i < op->attr_count; i++)
    if (strcmp(op->attrs[i].name, name) == 0)
      return op->attrs[i].value;
  return NULL;
}

/* Inserts an empty entry at index `at` into the op's attributes. */
static void attrs_open(sr_module *module, sr_op *op, size_t at) {
  if (op->attr_count == op->attr_capacity) {
    size_t capacity = op->attr_capacity ? 2 * op->attr_capacity : 4;
    sr_named_attr *attrs = SR_NEW_ARRAY(module->arena, sr_named_attr, capacity);
    if (op->attr_count > 0)
      memcpy(attrs, op->attrs, op->attr_count * sizeof *attrs);
    op->attrs = attrs;
    op->attr_capacity = capacity;
  }
  memmove(op->attrs + at + 1, op->attrs + at, (op->attr_count - at) * sizeof *op->attrs);
  op->attr_count++;
}

void sr_op_set_attr(sr_module *module, sr_op *op, const char *name, const sr_attr *value) {
  size_t at = 0;
  while (at < op->attr_count && strcmp(op->attrs[at].name, name) < 0)
    at++;
  bool found = at < op->attr_count && strcmp(op->attrs[at].name, name) == 0;
  if (found && value) {
    op->attrs[at].value = value;
  } else if (found) {
    op->attr_count--;
    memmove(op->attrs + at, op->attrs + at + 1, (op->attr_count - at) * sizeof *op->attrs);
  } else if (value) {
    attrs_open(module, op, at);
    op->attrs[at].name = sr_arena_string(module->arena, name, strlen(name));
    op->attrs[at].value = value;
  }
}

void sr_op_copy_attrs(sr_module *module, const sr_op *from, sr_op *to) {
  for (size_t i = 0; i < from->attr_count; i++)
    sr_op_set_attr(module, to, from->attrs[i].name, from->attrs[i].value);
}

int64_t sr_op_int(const sr_op *op, const char *name, int64_t otherwise) {
  const sr_attr *attr = sr_op_attr(op, name);
  return attr && attr->kind == SR_ATTR_INT ? attr->integer.value : otherwise;
}

int32_t sr_sort_dimension(const sr_op *op) {
  int32_t dim = (int32_t)sr_op_int(op, "dimension", -1);
  return dim < 0 ? dim + sr_operand(op, 0)->type->rank : dim;
}

bool sr_op_flag(const sr_op *op, const char *name) {
  const sr_attr *attr = sr_op_attr(op, name);
  return attr && (attr->kind == SR_ATTR_UNIT || (attr->kind == SR_ATTR_BOOL && attr->boolean));
}

bool sr_op_has_channel(const sr_op *op) {
  const sr_attr *handle = sr_attr_field(sr_op_attr(op, "channel_handle"), "handle");
  return handle && handle->kind == SR_ATTR_INT && handle->integer.value > 0;
}

const sr_attr *sr_op_transfers(const sr_op *op) {
  const sr_attr *transfers = sr_op_attr(op, "transfers");
  return transfers ? transfers : sr_op_attr(op, "regions");
}

sr_transfer_table sr_op_transfer_table(const sr_op *op) {
  sr_transfer_table table = {.rank = op->results[0].type->rank,
                             .in_dims = op->operands[0].value->type->dims,
                             .out_dims = op->results[0].type->dims};
  const sr_attr *transfers = sr_op_attr(op, "transfers");
  size_t count;
  if (transfers) {
    table.row_count = (uint32_t)transfers->dense.type->dims[0];
    table.rows = sr_attr_get_ints(transfers, &count);
    return table;
  }
  const int64_t *numbers = sr_op_ints(op, "regions", &count);
  (void)sr_transfer_regions_read(table.rank, numbers, count,
                                 &table.regions); /* cannot fail: the op is verified */
  table.devices = sr_op_ints(op, "devices", &count);
  table.device_count = table.devices ? (int64_t)count : 0;
  return table;
}

const char *sr_op_enum(const sr_op *op, const char *name, const char *otherwise) {
  const sr_attr *attr = sr_op_attr(op, name);
  return attr && attr->kind == SR_ATTR_ENUM ? attr->enumeration.value : otherwise;
}

const int64_t *sr_op_ints(const sr_op *op, const char *name, size_t *out_count) {
  return sr_attr_get_ints(sr_op_attr(op, name), out_count);
}

/* ---- copies ---------------------------------------------------------------------------------- */

int32_t sr_module_new_map(sr_module *module) {
  return ++module->last_map;
}

static void block_clone(sr_module *module, sr_block *from, sr_block *to, int32_t map) {
  for (int32_t i = 0; i < from->arg_count; i++)
    sr_map_enter(map, from->args[i], sr_block_add_arg(module, to, from->args[i]->type));
  for (sr_op *op = from->first; op; op = op->next)
    sr_op_insert(sr_op_clone(module, op, map), to, NULL);
}

sr_op *sr_block_splice(sr_block *from, sr_value *const *args, sr_block *to, sr_op *before) {
  sr_op *end = from->last;
  for (int32_t i = 0; i < from->arg_count; i++)
    sr_value_replace(from->args[i], args[i]);
  while (from->first != end) {
    sr_op *op = from->first;
    sr_op_detach(op);
    sr_op_insert(op, to, before);
  }
  return end;
}

sr_op *sr_op_clone(sr_module *module, sr_op *op, int32_t map) {
  sr_op *copy = SR_NEW(module->arena, sr_op);
  copy->id = module->op_count++;
  copy->code = op->code;
  copy->location = op->location;
  copy->operand_count = op->operand_count;
  copy->operands = SR_NEW_ARRAY(module->arena, sr_use, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++) {
    copy->operands[i] = (sr_use){.user = copy, .index = i};
    use_link(&copy->operands[i], sr_mapped(map, op->operands[i].value));
  }
  copy->result_count = op->result_count;
  copy->results = SR_NEW_ARRAY(module->arena, sr_value, op->result_count);
  for (int32_t i = 0; i < op->result_count; i++) {
    copy->results[i] = (sr_value){
        .type = op->results[i].type, .op = copy, .index = i, .id = module->value_count++};
    sr_map_enter(map, &op->results[i], &copy->results[i]);
  }
  copy->attr_count = copy->attr_capacity = op->attr_count;
  copy->attrs = sr_arena_copy(module->arena, op->attrs, op->attr_count * sizeof(sr_named_attr));
  copy->region_count = op->region_count;
  copy->regions = SR_NEW_ARRAY(module->arena, sr_block *, op->region_count);
  for (int32_t i = 0; i < op->region_count; i++) {
    copy->regions[i] = sr_block_create(module);
    copy->regions[i]->parent = copy;
    block_clone(module, op->regions[i], copy->regions[i], map);
  }
  return copy;
}

void sr_block_clone(sr_module *module, sr_block *from, sr_block *to) {
  block_clone(module, from, to, sr_module_new_map(module));
}

/* ---- faults ---------------------------------------------------------------------------------- */

sr_status sr_op_fail_at(sr_ctx *ctx, const char *file, int line, const sr_module *module,
                        const sr_op *op, sr_status code, const char *format, ...) {
  char sentence[SR_MESSAGE_BYTES];
  va_list list;
  va_start(list, format);
  vsnprintf(sentence, sizeof sentence, format, list);
  va_end(list);
  const char *name = sr_op_info_get(op->code)->name;
  char buffer[SR_ORIGIN_BYTES];
  const char *suffix = sr_location_suffix(&op->location, buffer);
  if (op->location.line == 0)
    return sr_fail_at(ctx, file, line, code, "%s: %s: %s%s", module->file, name, sentence, suffix);
  return sr_fail_at(ctx, file, line, code, "%s:%u:%u: %s: %s%s", module->file, op->location.line,
                    op->location.column, name, sentence, suffix);
}
