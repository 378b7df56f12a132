/*
 * A forward dataflow analysis. Its lattice is the partitions of the devices (classes.h), and the
 * meet of two partitions is their common refinement. A loop is analysed again until no class of a
 * carried value is split any more. That takes few rounds, because a program has only few different
 * partitions.
 *
 * An integer that is computed from partition_id also has a table of its value on each device
 * (table.h). The table is more exact than the classes of the operands: it shows when different
 * operands give equal results, as for partition_id / 2.
 *
 * In the functions below, `context` says which devices run a block together: devices share a class
 * of `context` if the conditions of all loops and branches around the block are equal on them.
 */
#include "uniformity/uniform.h"

#include <string.h>

#include "graph/ir/query.h"
#include "uniformity/classes.h"
#include "uniformity/table.h"

struct sr_uniformity {
  sr_ctx *ctx;
  const sr_module *module;
  sr_arena *arena;
  sr_class_pool *pool;
  sr_tables tables;
  sr_memo classes;  /* value -> its sr_classes */
  int64_t *numbers; /* [device_count]: scratch for sr_classes_by_number */
};

/* ---- values ---------------------------------------------------------------------------------- */

static void **place_of(sr_uniformity *u, const sr_value *value) {
  const int64_t key = (int64_t)(intptr_t)value;
  return sr_memo_at(u->arena, &u->classes, &key, 1);
}

static void set_value(sr_uniformity *u, const sr_value *value, const sr_classes *classes) {
  *place_of(u, value) = (void *)(uintptr_t)classes;
}

/* Returns the classes of `value`. A value that was not visited is in a region of scalar code, such
 * as the region of a reduce. Nothing is known about it. */
static const sr_classes *get_value(sr_uniformity *u, const sr_value *value) {
  const sr_classes *classes = *place_of(u, value);
  return classes ? classes : u->pool->none;
}

static void set_results(sr_uniformity *u, const sr_op *op, const sr_classes *classes) {
  for (int32_t i = 0; i < op->result_count; i++)
    set_value(u, sr_result(op, i), classes);
}

static const sr_classes *meet(sr_uniformity *u, const sr_classes *a, const sr_classes *b) {
  return sr_classes_meet(u->pool, a, b);
}

/* ---- ops ------------------------------------------------------------------------------------- */

static sr_status run_block(sr_uniformity *u, const sr_block *block, const sr_classes *context);

static const sr_classes *returned(sr_uniformity *u, const sr_block *block, int32_t index) {
  return get_value(u, sr_operand(block->last, index));
}

static sr_status run_while(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_block *condition = op->regions[0], *body = op->regions[1];
  for (int32_t i = 0; i < op->operand_count; i++)
    set_value(u, body->args[i], meet(u, get_value(u, sr_operand(op, i)), context));
  for (bool changed = true; changed;) {
    for (int32_t i = 0; i < op->operand_count; i++)
      set_value(u, condition->args[i], get_value(u, body->args[i]));
    SR_TRY(run_block(u, condition, context));
    const sr_classes *inside = meet(u, context, returned(u, condition, 0));
    SR_TRY(run_block(u, body, inside));
    changed = inside != context;
    context = inside; /* devices that leave the loop in different iterations are not compared any
                       * more */
    for (int32_t i = 0; i < op->operand_count; i++) {
      const sr_classes *before = get_value(u, body->args[i]);
      const sr_classes *after = meet(u, meet(u, before, returned(u, body, i)), context);
      changed = changed || after != before;
      set_value(u, body->args[i], after);
    }
  }
  for (int32_t i = 0; i < op->result_count; i++)
    set_value(u, sr_result(op, i), get_value(u, body->args[i]));
  return SR_OK;
}

/* Returns the index of the region of a case or if that `device` runs. `index` is the table of the
 * operand that chooses the region. */
static int64_t branch_of(const sr_op *op, const sr_table *index, int64_t device) {
  int64_t number = sr_table_at(index, device);
  if (op->code == SR_OP_IF)
    return number ? 0 : 1;
  return number < 0 || number >= op->region_count ? op->region_count - 1 : number;
}

/* Returns a partition into two classes: the devices that run region `region` of a case or if, and
 * all others. The operand that chooses the region must have a table. */
static const sr_classes *runs_region(sr_uniformity *u, const sr_op *op, int32_t region) {
  const sr_table *index = sr_tables_find(&u->tables, sr_operand(op, 0));
  for (int64_t d = 0; d < u->pool->device_count; d++)
    u->numbers[d] = branch_of(op, index, d) == region;
  return sr_classes_by_number(u->pool, u->numbers);
}

/* Returns the classes of result `result` of a case or if. Devices share a class if they run the
 * same region and the value that it returns is equal on them. The operand that chooses the region
 * must have a table. */
static const sr_classes *chosen(sr_uniformity *u, const sr_op *op, int32_t result) {
  const sr_table *index = sr_tables_find(&u->tables, sr_operand(op, 0));
  int64_t devices = u->pool->device_count;
  for (int64_t d = 0; d < devices; d++) {
    int64_t region = branch_of(op, index, d);
    u->numbers[d] = region * devices + returned(u, op->regions[region], result)->of[d];
  }
  return sr_classes_by_number(u->pool, u->numbers);
}

static sr_status run_branches(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  bool known = sr_tables_find(&u->tables, sr_operand(op, 0)) != NULL;
  const sr_classes *inside = meet(u, context, get_value(u, sr_operand(op, 0)));
  for (int32_t r = 0; r < op->region_count; r++) {
    const sr_classes *here = known ? meet(u, context, runs_region(u, op, r)) : inside;
    SR_TRY(run_block(u, op->regions[r], here));
  }
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_classes *value = known ? meet(u, context, chosen(u, op, i)) : inside;
    for (int32_t r = 0; !known && r < op->region_count; r++)
      value = meet(u, value, returned(u, op->regions[r], i));
    set_value(u, sr_result(op, i), value);
  }
  return SR_OK;
}

/* A visit to the inputs of an op. `classes` is the meet of the classes of the inputs visited so
 * far. */
typedef struct meeting {
  sr_uniformity *u;
  const sr_classes *classes;
} meeting;

static void meet_input(void *context, sr_value *value) {
  meeting *m = context;
  m->classes = meet(m->u, m->classes, get_value(m->u, value));
}

/* Returns the meet of `context` and of the classes of all values that the op uses: its operands,
 * and outer values that its regions use. */
static const sr_classes *meet_operands(sr_uniformity *u, const sr_op *op,
                                       const sr_classes *context) {
  meeting m = {u, context};
  sr_op_visit_inputs(op, meet_input, &m);
  return m.classes;
}

static bool is_unknown(const sr_op *op) {
  return op->code == SR_OP_REPLICA_ID || op->code == SR_OP_RNG || op->code == SR_OP_HOST_CALL ||
         sr_op_calls_host(op) ||
         (op->code == SR_OP_CUSTOM_CALL && sr_op_flag(op, "has_side_effect"));
}

static void run_plain(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_table *table =
      op->result_count == 1 ? sr_tables_find(&u->tables, sr_result(op, 0)) : NULL;
  const sr_classes *classes;
  if (table && table->each)
    classes = meet(u, context, sr_classes_by_number(u->pool, table->each));
  else if (table)
    classes = context;
  else
    classes = is_unknown(op) ? u->pool->none : meet_operands(u, op, context);
  set_results(u, op, classes);
}

static sr_status run_collective(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  const sr_classes *classes = u->pool->none;
  if (op->operand_count == 1)
    SR_TRY(sr_classes_of_collective(u->pool, u->ctx, u->module, op, get_value(u, sr_operand(op, 0)),
                                    &classes));
  set_results(u, op, meet(u, classes, context));
  return SR_OK;
}

static sr_status run_op(sr_uniformity *u, const sr_op *op, const sr_classes *context) {
  sr_tables_tidy(&u->tables);
  u->pool->looks++;
  if (op->code == SR_OP_WHILE)
    return run_while(u, op, context);
  if (op->code == SR_OP_CASE || op->code == SR_OP_IF)
    return run_branches(u, op, context);
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

/* ---- interface ------------------------------------------------------------------------------- */

/* Returns the classes of an argument. Devices along unreduced axes may have different terms. */
static const sr_classes *classes_of_port(sr_uniformity *u, const sr_port *port) {
  const sr_sharding *sharding = &port->sharding, *unreduced = &port->unreduced;
  if (unreduced->rank == 0)
    return sharding->mesh ? sr_classes_of_shards(u->pool, sharding) : u->pool->none;
  if (!sharding->mesh || !sr_mesh_equal(sharding->mesh, unreduced->mesh))
    return u->pool->none;
  sr_shard_dim *dims = SR_NEW_ARRAY(u->arena, sr_shard_dim, sharding->rank + 1);
  memcpy(dims, sharding->dims, (size_t)sharding->rank * sizeof *dims);
  dims[sharding->rank] = unreduced->dims[0];
  return sr_classes_of_shards(u->pool, &(sr_sharding){sharding->mesh, sharding->rank + 1, dims});
}

static void set_arguments(sr_uniformity *u, const sr_block *body, const sr_signature *signature) {
  const sr_port *last = NULL; /* successive arguments often have the same sharding */
  const sr_classes *classes = u->pool->none;
  for (int32_t i = 0; i < body->arg_count; i++) {
    const sr_port *port = i < signature->argument_count ? &signature->arguments[i] : NULL;
    if (!port || !last || port->sharding.mesh != last->sharding.mesh ||
        port->sharding.rank != last->sharding.rank || port->sharding.dims != last->sharding.dims ||
        port->unreduced.rank + last->unreduced.rank > 0)
      classes = port ? classes_of_port(u, port) : u->pool->none;
    last = port;
    set_value(u, body->args[i], classes);
  }
}

sr_status sr_uniformity_run(sr_ctx *ctx, const sr_module *module, const sr_signature *signature,
                            sr_class_pool *pool, sr_arena *arena, sr_uniformity **out_uniformity) {
  sr_uniformity *u = SR_NEW(arena, sr_uniformity);
  u->ctx = ctx;
  u->module = module;
  u->arena = arena;
  u->pool = pool;
  u->tables = sr_tables_of(arena, signature->device_count);
  u->numbers = SR_NEW_ARRAY(arena, int64_t, signature->device_count);
  set_arguments(u, module->main->body, signature);
  SR_TRY(run_block(u, module->main->body, u->pool->all));
  *out_uniformity = u;
  return SR_OK;
}

/* True if, in each row of `groups`, number(context, d) is equal for all devices d of the row. */
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
    if (devices[i] >= u->pool->device_count ||
        (first >= 0 && number(context, devices[i]) != number(context, first)))
      return false;
    first = devices[i];
  }
  return true;
}

static int64_t class_of(const void *context, int64_t device) {
  return ((const sr_classes *)context)->of[device];
}

bool sr_value_is_uniform(sr_uniformity *uniformity, const sr_value *value, const sr_attr *groups) {
  const sr_classes *known = get_value(uniformity, value);
  if (known == uniformity->pool->all || !groups)
    return known == uniformity->pool->all;
  return is_same_in_rows(uniformity, groups, class_of, known);
}

/* A region of a case or if, and the table of the operand that chooses the region. */
typedef struct region_choice {
  const sr_op *op;
  const sr_table *index;
  int64_t region;
} region_choice;

static int64_t is_run_by(const void *context, int64_t device) {
  const region_choice *choice = context;
  return branch_of(choice->op, choice->index, device) == choice->region;
}

bool sr_region_is_uniform(sr_uniformity *uniformity, const sr_op *op, int32_t region,
                          const sr_attr *groups) {
  if (op->code == SR_OP_WHILE)
    return sr_value_is_uniform(uniformity, sr_operand(op->regions[0]->last, 0), groups);
  const sr_value *index = sr_operand(op, 0);
  const region_choice choice = {op, sr_tables_find(&uniformity->tables, index), region};
  return sr_value_is_uniform(uniformity, index, groups) ||
         (choice.index && is_same_in_rows(uniformity, groups, is_run_by, &choice));
}
