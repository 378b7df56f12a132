/*
 * A forward analysis on the lattice of partitions (classes.h): the meet of two is their common
 * refinement. Loops are run until their carries stop being split, which takes few rounds, as there
 * are only as many different partitions as the program has kinds of groups. Beside its classes a
 * value has a table where it follows from the device's number, so that what is equal by
 * computation is known to be.
 */
#include "partitioner/uniform.h"

#include "graph/query.h"
#include "partitioner/classes.h"
#include "partitioner/table.h"

typedef struct value_entry {
  const sr_value *value;
  const sr_classes *classes;
  const sr_table *table; /* what it is on each device, if that is known */
} value_entry;

struct sr_uniformity {
  sr_ctx *ctx;
  const sr_module *module;
  sr_arena *arena;
  sr_class_pool pool;
  sr_tables tables;
  value_entry *values; /* open addressing */
  size_t value_capacity, value_count;
  int64_t *numbers; /* [device_count], for whoever makes classes */
};

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

static void set_value(sr_uniformity *u, const sr_value *value, const sr_classes *classes,
                      const sr_table *table) {
  if (2 * u->value_count >= u->value_capacity)
    values_grow(u);
  value_entry *entry = value_slot(u, value);
  u->value_count += entry->value == NULL;
  *entry = (value_entry){value, classes, table};
}

/* A value that was not visited is in the scalar code of some op: nothing is known of it. */
static const sr_classes *get_value(const sr_uniformity *u, const sr_value *value) {
  const value_entry *entry = value_slot(u, value);
  return entry->value ? entry->classes : u->pool.none;
}

static const sr_table *get_table(const sr_uniformity *u, const sr_value *value) {
  return value_slot(u, value)->table;
}

static void set_results(sr_uniformity *u, const sr_op *op, const sr_classes *classes) {
  for (int32_t i = 0; i < op->result_count; i++)
    set_value(u, sr_result(op, i), classes, NULL);
}

static const sr_classes *meet(sr_uniformity *u, const sr_classes *a, const sr_classes *b) {
  return sr_classes_meet(&u->pool, a, b);
}

/* ---- ops ------------------------------------------------------------------------------------ */

static sr_status run_block(sr_uniformity *u, const sr_block *block, const sr_classes *context);

static const sr_classes *returned(const sr_uniformity *u, const sr_block *block, int32_t index) {
  return get_value(u, sr_operand(block->last, index));
}

static sr_status run_while(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_block *condition = op->regions[0], *body = op->regions[1];
  for (int32_t i = 0; i < op->operand_count; i++)
    set_value(u, body->args[i], meet(u, get_value(u, sr_operand(op, i)), context), NULL);
  for (bool changed = true; changed;) {
    for (int32_t i = 0; i < op->operand_count; i++)
      set_value(u, condition->args[i], get_value(u, body->args[i]), NULL);
    SR_TRY(run_block(u, condition, context));
    const sr_classes *inside = meet(u, context, returned(u, condition, 0));
    SR_TRY(run_block(u, body, inside));
    changed = inside != context;
    context = inside; /* once the condition differs, so does all that follows */
    for (int32_t i = 0; i < op->operand_count; i++) {
      const sr_classes *before = get_value(u, body->args[i]);
      const sr_classes *after = meet(u, meet(u, before, returned(u, body, i)), context);
      changed = changed || after != before;
      set_value(u, body->args[i], after, NULL);
    }
  }
  for (int32_t i = 0; i < op->result_count; i++)
    set_value(u, sr_result(op, i), get_value(u, body->args[i]), NULL);
  return SR_OK;
}

/* Which region of a case or if the device runs, by the table of what chooses. */
static int64_t branch_of(const sr_op *op, const sr_table *index, int64_t device) {
  int64_t number = sr_table_at(index, device);
  if (op->code == SR_OP_IF)
    return number ? 0 : 1;
  return number < 0 || number >= op->region_count ? op->region_count - 1 : number;
}

/* Where the devices choose by their numbers: those that run a region, apart from all others. */
static const sr_classes *runs_region(sr_uniformity *u, const sr_op *op, const sr_table *index,
                                     int32_t region) {
  for (int64_t d = 0; d < u->pool.device_count; d++)
    u->numbers[d] = branch_of(op, index, d) == region;
  return sr_classes_by_number(&u->pool, u->numbers);
}

/* A result of which each device has what the region that it runs returns. */
static const sr_classes *chosen(sr_uniformity *u, const sr_op *op, const sr_table *index,
                                int32_t result) {
  int64_t devices = u->pool.device_count;
  for (int64_t d = 0; d < devices; d++) {
    int64_t region = branch_of(op, index, d);
    u->numbers[d] = region * devices + returned(u, op->regions[region], result)->of[d];
  }
  return sr_classes_by_number(&u->pool, u->numbers);
}

static sr_status run_branches(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_table *index = get_table(u, sr_operand(op, 0));
  const sr_classes *inside = meet(u, context, get_value(u, sr_operand(op, 0)));
  for (int32_t r = 0; r < op->region_count; r++) {
    const sr_classes *here = index ? meet(u, context, runs_region(u, op, index, r)) : inside;
    SR_TRY(run_block(u, op->regions[r], here));
  }
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_classes *value = index ? meet(u, context, chosen(u, op, index, i)) : inside;
    for (int32_t r = 0; !index && r < op->region_count; r++)
      value = meet(u, value, returned(u, op->regions[r], i));
    set_value(u, sr_result(op, i), value, NULL);
  }
  return SR_OK;
}

/* The meet of what is visited. */
typedef struct meeting {
  sr_uniformity *u;
  const sr_classes *classes;
} meeting;

static void meet_input(void *context, sr_value *value) {
  meeting *m = context;
  m->classes = meet(m->u, m->classes, get_value(m->u, value));
}

/* Operands, and what the scalar code in the regions takes from outside. */
static const sr_classes *meet_operands(sr_uniformity *u, const sr_op *op,
                                       const sr_classes *context) {
  meeting m = {u, context};
  sr_op_visit_inputs(op, meet_input, &m);
  return m.classes;
}

static bool is_unknown(const sr_op *op) {
  return op->code == SR_OP_REPLICA_ID || op->code == SR_OP_RNG || op->code == SR_OP_INFEED ||
         (op->code == SR_OP_CUSTOM_CALL && sr_op_flag(op, "has_side_effect"));
}

/* What the op gives on each device, if that follows from their numbers. */
static const sr_table *evaluated(sr_uniformity *u, const sr_op *op) {
  const sr_table *operands[SR_TABLE_OPERANDS] = {NULL};
  if (op->operand_count > SR_TABLE_OPERANDS)
    return NULL;
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = get_table(u, sr_operand(op, i));
  return sr_tables_of_op(&u->tables, op, operands);
}

static void run_plain(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_table *table = evaluated(u, op);
  if (!table) {
    set_results(u, op, is_unknown(op) ? u->pool.none : meet_operands(u, op, context));
    return;
  }
  const sr_classes *classes =
      table->each ? sr_classes_by_number(&u->pool, table->each) : u->pool.all;
  set_value(u, sr_result(op, 0), meet(u, context, classes), table);
}

static sr_status run_collective(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_classes *classes = u->pool.none;
  if (op->operand_count == 1)
    SR_TRY(sr_classes_of_collective(&u->pool, u->ctx, u->module, op,
                                    get_value(u, sr_operand(op, 0)), &classes));
  set_results(u, op, meet(u, classes, context));
  return SR_OK;
}

static sr_status run_op(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  switch ((int)op->code) {
  case SR_OP_WHILE:
    return run_while(u, op, context);
  case SR_OP_CASE:
  case SR_OP_IF:
    return run_branches(u, op, context);
  }
  if (sr_op_has(op, SR_TRAIT_COLLECTIVE))
    return run_collective(u, op, context);
  run_plain(u, op, context);
  return SR_OK;
}

static sr_status run_block(sr_uniformity *u, const sr_block *block, const sr_classes *context) {
  for (const sr_op *op = block->first; op; op = op->next)
    SR_TRY(run_op(u, op, context));
  return SR_OK;
}

/* ---- interface ------------------------------------------------------------------------------ */

/* Devices that hold the same part of an argument; one outside of its mesh holds nothing known. */
static const sr_classes *holders(sr_uniformity *u, const sr_sharding *form) {
  if (!form->mesh)
    return u->pool.none;
  for (int64_t d = 0; d < u->pool.device_count; d++)
    u->numbers[d] = -1 - d;
  for (int64_t i = 0; i < form->mesh->device_count; i++) {
    int64_t part = 0;
    for (int32_t d = 0; d < form->rank; d++)
      part = part * sr_sharding_parts(form, d) + sr_sharding_part(form, d, i);
    u->numbers[sr_mesh_device(form->mesh, i)] = part;
  }
  return sr_classes_by_number(&u->pool, u->numbers);
}

static void set_arguments(sr_uniformity *u, const sr_block *body, const sr_signature *signature) {
  const sr_sharding *last = NULL; /* neighbours are often cut alike */
  const sr_classes *classes = u->pool.none;
  for (int32_t i = 0; i < body->arg_count; i++) {
    const sr_sharding *form =
        i < signature->argument_count ? &signature->arguments[i].sharding : NULL;
    if (!form || !last || form->mesh != last->mesh || form->rank != last->rank ||
        form->dims != last->dims)
      classes = form ? holders(u, form) : u->pool.none;
    last = form;
    set_value(u, body->args[i], classes, NULL);
  }
}

sr_status sr_uniformity_run(sr_ctx *ctx, const sr_module *module, const sr_signature *signature,
                            sr_arena *arena, sr_uniformity **out_uniformity) {
  sr_uniformity *u = SR_NEW(arena, sr_uniformity);
  u->ctx = ctx;
  u->module = module;
  u->arena = arena;
  sr_class_pool_init(&u->pool, arena, signature->device_count);
  u->tables = sr_tables_of(arena, signature->device_count);
  u->numbers = SR_NEW_ARRAY(arena, int64_t, signature->device_count);
  values_grow(u);
  set_arguments(u, module->main->body, signature);
  SR_TRY(run_block(u, module->main->body, u->pool.all));
  *out_uniformity = u;
  return SR_OK;
}

/* True if number(d) is the same for all devices of each row. */
typedef int64_t (*number_of)(const void *context, int64_t device);
static bool is_same_in_rows(const sr_uniformity *u, const sr_attr *groups, number_of number,
                            const void *context) {
  size_t total;
  const int64_t *devices = sr_attr_get_ints(groups, &total);
  if (!devices || groups->kind != SR_ATTR_DENSE || groups->dense.type->rank != 2)
    return false;
  int64_t width = groups->dense.type->dims[1], first = -1;
  for (size_t i = 0; i < total; i++) {
    first = (int64_t)i % width == 0 ? -1 : first;
    if (devices[i] < 0)
      continue;
    if (devices[i] >= u->pool.device_count ||
        (first >= 0 && number(context, devices[i]) != number(context, first)))
      return false;
    first = devices[i];
  }
  return true;
}

static int64_t class_of(const void *context, int64_t device) {
  return ((const sr_classes *)context)->of[device];
}

bool sr_value_is_uniform(const sr_uniformity *uniformity, const sr_value *value,
                         const sr_attr *groups) {
  const sr_classes *known = get_value(uniformity, value);
  if (known == uniformity->pool.all || !groups)
    return known == uniformity->pool.all;
  return is_same_in_rows(uniformity, groups, class_of, known);
}

/* A region of a case or if, and what chooses. */
typedef struct region_choice {
  const sr_op *op;
  const sr_table *index;
  int64_t region;
} region_choice;

static int64_t is_run_by(const void *context, int64_t device) {
  const region_choice *choice = context;
  return branch_of(choice->op, choice->index, device) == choice->region;
}

bool sr_region_is_uniform(const sr_uniformity *uniformity, const sr_op *op, int32_t region,
                          const sr_attr *groups) {
  if (op->code == SR_OP_WHILE)
    return sr_value_is_uniform(uniformity, sr_operand(op->regions[0]->last, 0), groups);
  const sr_value *index = sr_operand(op, 0);
  const region_choice choice = {op, get_table(uniformity, index), region};
  return sr_value_is_uniform(uniformity, index, groups) ||
         (choice.index && is_same_in_rows(uniformity, groups, is_run_by, &choice));
}
