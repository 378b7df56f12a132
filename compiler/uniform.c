/*
 * A forward analysis on the lattice of partitions: the meet of two is their common refinement.
 * Loops are run until their carries stop being split, which takes few rounds, as there are only as
 * many different partitions as the program has kinds of groups. Partitions are interned, so that
 * equal ones are one pointer, and the meets of two are remembered.
 */
#include "compiler/uniform.h"

#include <string.h>

/* class_of[d] is the smallest device of d's class. */
typedef struct partition {
  int32_t *class_of;
} partition;

typedef struct meet_entry {
  const partition *a, *b, *result;
} meet_entry;

typedef struct value_entry {
  const sr_value *value;
  const partition *partition;
} value_entry;

struct sr_uniformity {
  sr_ctx *ctx;
  const sr_module *module;
  sr_arena *arena;
  int32_t device_count;
  const partition *all, *none; /* one class; a class per device */
  SR_VECTOR(const partition *) partitions;
  SR_VECTOR(meet_entry) meets;
  value_entry *values; /* open addressing */
  size_t value_capacity, value_count;
};

/* ---- partitions ----------------------------------------------------------------------------- */

static const partition *intern(sr_uniformity *u, int32_t *class_of) {
  size_t bytes = (size_t)u->device_count * sizeof *class_of;
  for (size_t i = 0; i < u->partitions.count; i++)
    if (memcmp(u->partitions.items[i]->class_of, class_of, bytes) == 0)
      return u->partitions.items[i];
  partition *made = SR_NEW(u->arena, partition);
  made->class_of = class_of;
  SR_PUSH(u->arena, &u->partitions, made);
  return made;
}

static const partition *refine(sr_uniformity *u, const partition *a, const partition *b) {
  int32_t *class_of = SR_NEW_ARRAY(u->arena, int32_t, u->device_count);
  for (int32_t d = 0; d < u->device_count; d++) {
    class_of[d] = d;
    for (int32_t e = a->class_of[d]; e < d; e++) {
      if (a->class_of[e] == a->class_of[d] && b->class_of[e] == b->class_of[d]) {
        class_of[d] = e;
        break;
      }
    }
  }
  return intern(u, class_of);
}

static const partition *meet(sr_uniformity *u, const partition *a, const partition *b) {
  if (a == b || b == u->all || a == u->none)
    return a;
  if (a == u->all || b == u->none)
    return b;
  for (size_t i = 0; i < u->meets.count; i++)
    if (u->meets.items[i].a == a && u->meets.items[i].b == b)
      return u->meets.items[i].result;
  const partition *result = refine(u, a, b);
  SR_PUSH(u->arena, &u->meets, (meet_entry){a, b, result});
  return result;
}

/* Rows of a groups attribute. */
typedef struct rows {
  const int64_t *devices;
  int64_t count, width;
} rows;

static bool read_rows(const sr_attr *groups, rows *out) {
  size_t count;
  out->devices = sr_attr_get_ints(groups, &count);
  if (!out->devices || groups->kind != SR_ATTR_DENSE || groups->dense.type->rank != 2)
    return false;
  out->count = groups->dense.type->dims[0];
  out->width = groups->dense.type->dims[1];
  return true;
}

/* Each row a class, other devices alone. */
static sr_status partition_of_groups(sr_uniformity *u, const sr_op *op, const partition **out) {
  const sr_attr *groups = sr_op_attr(op, "replica_groups");
  rows r;
  if (!groups || !read_rows(groups, &r)) {
    *out = groups ? u->none : u->all;
    return SR_OK;
  }
  int32_t *class_of =
      sr_arena_copy(u->arena, u->none->class_of, (size_t)u->device_count * sizeof *class_of);
  for (int64_t i = 0; i < r.count; i++) {
    const int64_t *row = r.devices + i * r.width;
    int64_t least = INT64_MAX;
    for (int64_t j = 0; j < r.width; j++) {
      if (row[j] >= u->device_count)
        return sr_op_fail(u->ctx, u->module, op, SR_ERR_INVALID,
                          "replica_groups names device %lld, but the program has %d devices",
                          (long long)row[j], (int)u->device_count);
      if (row[j] >= 0 && row[j] < least)
        least = row[j];
    }
    for (int64_t j = 0; j < r.width; j++)
      if (row[j] >= 0)
        class_of[row[j]] = (int32_t)least;
  }
  *out = intern(u, class_of);
  return SR_OK;
}

/* Results of a redistribute differ between devices; those it names must exist. */
static sr_status check_pieces(sr_uniformity *u, const sr_op *op) {
  sr_boxes boxes = sr_op_boxes(op);
  for (uint32_t i = 0; i < boxes.count; i++) {
    sr_box box = sr_box_get(&boxes, i);
    int64_t highest = box.source > box.target ? box.source : box.target;
    if (highest >= u->device_count)
      return sr_op_fail(u->ctx, u->module, op, SR_ERR_INVALID,
                        "piece %u names device %lld, but the program has %d devices", (unsigned)i,
                        (long long)highest, (int)u->device_count);
  }
  return SR_OK;
}

/* ---- values --------------------------------------------------------------------------------- */

static value_entry *value_slot(const sr_uniformity *u, const sr_value *value) {
  size_t at = ((uintptr_t)value >> 4) * 0x9e3779b97f4a7c15u >> 20;
  for (;; at++) {
    value_entry *entry = &u->values[at & (u->value_capacity - 1)];
    if (!entry->value || entry->value == value)
      return entry;
  }
}

static void values_grow(sr_uniformity *u) {
  value_entry *old = u->values;
  size_t old_capacity = u->value_capacity;
  u->value_capacity = old_capacity ? 2 * old_capacity : 256;
  u->values = SR_NEW_ARRAY(u->arena, value_entry, u->value_capacity);
  for (size_t i = 0; i < old_capacity; i++)
    if (old[i].value)
      *value_slot(u, old[i].value) = old[i];
}

static void set_value(sr_uniformity *u, const sr_value *value, const partition *to) {
  if (2 * u->value_count >= u->value_capacity)
    values_grow(u);
  value_entry *entry = value_slot(u, value);
  u->value_count += entry->value == NULL;
  *entry = (value_entry){value, to};
}

/* A value that was not visited is in the scalar code of some op: nothing is known of it. */
static const partition *get_value(const sr_uniformity *u, const sr_value *value) {
  const value_entry *entry = value_slot(u, value);
  return entry->value ? entry->partition : u->none;
}

static void set_results(sr_uniformity *u, const sr_op *op, const partition *to) {
  for (int32_t i = 0; i < op->result_count; i++)
    set_value(u, sr_result(op, i), to);
}

/* ---- ops ------------------------------------------------------------------------------------ */

static sr_status run_block(sr_uniformity *u, const sr_block *block, const partition *context);

static const partition *returned(const sr_uniformity *u, const sr_block *block, int32_t index) {
  return get_value(u, sr_operand(block->last, index));
}

static sr_status run_while(sr_uniformity *u, const sr_op *op, const partition *context) {
  const sr_block *condition = op->regions[0], *body = op->regions[1];
  for (int32_t i = 0; i < op->operand_count; i++)
    set_value(u, body->args[i], meet(u, get_value(u, sr_operand(op, i)), context));
  for (bool changed = true; changed;) {
    for (int32_t i = 0; i < op->operand_count; i++)
      set_value(u, condition->args[i], get_value(u, body->args[i]));
    SR_TRY(run_block(u, condition, context));
    const partition *inside = meet(u, context, returned(u, condition, 0));
    SR_TRY(run_block(u, body, inside));
    changed = inside != context;
    context = inside; /* once the condition differs, so does all that follows */
    for (int32_t i = 0; i < op->operand_count; i++) {
      const partition *before = get_value(u, body->args[i]);
      const partition *after = meet(u, meet(u, before, returned(u, body, i)), context);
      changed = changed || after != before;
      set_value(u, body->args[i], after);
    }
  }
  for (int32_t i = 0; i < op->result_count; i++)
    set_value(u, sr_result(op, i), get_value(u, body->args[i]));
  return SR_OK;
}

static sr_status run_branches(sr_uniformity *u, const sr_op *op, const partition *context) {
  const partition *inside = meet(u, context, get_value(u, sr_operand(op, 0)));
  for (int32_t i = 0; i < op->region_count; i++)
    SR_TRY(run_block(u, op->regions[i], inside));
  for (int32_t i = 0; i < op->result_count; i++) {
    const partition *value = inside;
    for (int32_t r = 0; r < op->region_count; r++)
      value = meet(u, value, returned(u, op->regions[r], i));
    set_value(u, sr_result(op, i), value);
  }
  return SR_OK;
}

/* Operands, and what the scalar code in the regions takes from outside. */
static const partition *meet_operands(sr_uniformity *u, const sr_op *op, const sr_op *root,
                                      const partition *value) {
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_value *operand = sr_operand(op, i);
    const sr_block *home = operand->op ? operand->op->block : operand->block;
    bool inner = false;
    for (; home && !inner; home = home->parent ? home->parent->block : NULL)
      inner = home->parent == root;
    if (!inner)
      value = meet(u, value, get_value(u, operand));
  }
  for (int32_t i = 0; i < op->region_count; i++)
    for (const sr_op *at = op->regions[i]->first; at; at = at->next)
      value = meet_operands(u, at, root, value);
  return value;
}

static bool is_unknown(const sr_op *op) {
  return op->code == SR_OP_PARTITION_ID || op->code == SR_OP_REPLICA_ID || op->code == SR_OP_RNG ||
         op->code == SR_OP_INFEED ||
         (op->code == SR_OP_CUSTOM_CALL && sr_op_flag(op, "has_side_effect")) ||
         sr_op_has(op, SR_TRAIT_COLLECTIVE);
}

static sr_status run_op(sr_uniformity *u, const sr_op *op, const partition *context) {
  const partition *value = u->none;
  switch ((int)op->code) {
  case SR_OP_WHILE:
    return run_while(u, op, context);
  case SR_OP_CASE:
  case SR_OP_IF:
    return run_branches(u, op, context);
  case SR_OP_ALL_REDUCE:
  case SR_OP_ALL_GATHER:
  case SR_OP_COLLECTIVE_BROADCAST:
    SR_TRY(partition_of_groups(u, op, &value));
    set_results(u, op, meet(u, value, context));
    return SR_OK;
  case SR_OP_REDISTRIBUTE:
    SR_TRY(check_pieces(u, op));
    set_results(u, op, u->none);
    return SR_OK;
  default:
    value = is_unknown(op) ? u->none : meet_operands(u, op, op, context);
    set_results(u, op, value);
    return SR_OK;
  }
}

static sr_status run_block(sr_uniformity *u, const sr_block *block, const partition *context) {
  for (const sr_op *op = block->first; op; op = op->next)
    SR_TRY(run_op(u, op, context));
  return SR_OK;
}

/* ---- interface ------------------------------------------------------------------------------ */

/* Every device of the program holds the same array. */
static bool is_replicated(const sr_port *port, int64_t device_count) {
  return port->sharding.mesh && port->sharding.mesh->device_count == device_count &&
         sr_sharding_is_replicated(&port->sharding);
}

sr_status sr_uniformity_run(sr_ctx *ctx, const sr_module *module, const sr_signature *signature,
                            sr_arena *arena, sr_uniformity **out_uniformity) {
  sr_uniformity *u = SR_NEW(arena, sr_uniformity);
  u->ctx = ctx;
  u->module = module;
  u->arena = arena;
  u->device_count = (int32_t)signature->device_count;
  int32_t *alone = SR_NEW_ARRAY(arena, int32_t, u->device_count);
  for (int32_t d = 0; d < u->device_count; d++)
    alone[d] = d;
  u->all = intern(u, SR_NEW_ARRAY(arena, int32_t, u->device_count));
  u->none = intern(u, alone);
  values_grow(u);
  const sr_block *body = module->main->body;
  for (int32_t i = 0; i < body->arg_count; i++) {
    bool same = i < signature->argument_count &&
                is_replicated(&signature->arguments[i], signature->device_count);
    set_value(u, body->args[i], same ? u->all : u->none);
  }
  SR_TRY(run_block(u, body, u->all));
  *out_uniformity = u;
  return SR_OK;
}

bool sr_value_is_uniform(const sr_uniformity *uniformity, const sr_value *value,
                         const sr_attr *groups) {
  const partition *known = get_value(uniformity, value);
  if (known == uniformity->all || !groups)
    return known == uniformity->all;
  rows r;
  if (!read_rows(groups, &r))
    return false;
  for (int64_t i = 0; i < r.count; i++) {
    int32_t class = -1;
    for (int64_t j = 0; j < r.width; j++) {
      int64_t device = r.devices[i * r.width + j];
      if (device < 0)
        continue;
      if (device >= uniformity->device_count || (class >= 0 && class != known->class_of[device]))
        return false;
      class = known->class_of[device];
    }
  }
  return true;
}
