/*
 * Unreduced arguments and results of a caller who has a buffer on each device (sr_partition_options
 * .of_buffers): each buffer is a term, and the array is their sum.
 *
 * Outside of manual computations every device has the sum (unreduced.c). So an unreduced argument
 * goes through a manual computation that takes the buffers as they are and gives partial sums, and
 * a result through one the other way round; unreduced.c then adds up the terms, and makes them. A
 * manual computation that takes an argument, or gives a result, with the same sharding is told
 * instead that these are no partial sums, so that the terms stay what they are.
 */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"

/* An unreduced argument or result. */
typedef struct unreduced_port {
  sr_partitioner *p;
  const sr_attr *attr;         /* its sharding, as main states it */
  const sr_attr *plain;        /* the same without unreduced axes */
  const sr_mesh *mesh;         /* of both */
  const sr_sharding *sharding; /* that of a buffer; NULL: nothing is cut */
} unreduced_port;

/* Reads the sharding `attr` of a value of this type. Sets *out_any to false if it has no unreduced
 * axes. */
static sr_status read_port(sr_partitioner *p, const char *what, int32_t index, const sr_attr *attr,
                           const sr_type *type, unreduced_port *out, bool *out_any) {
  *out_any = false;
  if (!attr || attr->kind != SR_ATTR_SHARDING || type->kind != SR_TYPE_TENSOR)
    return SR_OK;
  p->port = sr_arena_printf(p->arena, "%s %d: ", what, (int)index);
  sr_shard_dim axes;
  *out = (unreduced_port){.p = p, .attr = attr};
  SR_TRY(sr_resolve_unreduced(p, NULL, attr, NULL, &out->mesh, &axes));
  if (axes.count > 0)
    SR_TRY(sr_resolve_sharding(p, NULL, attr, type->rank, NULL, &out->sharding));
  p->port = NULL;
  *out_any = axes.count > 0;
  if (!*out_any)
    return SR_OK;
  sr_sharding_attr *plain = sr_arena_copy(p->arena, attr->sharding, sizeof *plain);
  plain->unreduced = (sr_axis_list){0};
  sr_attr *made = sr_arena_copy(p->arena, attr, sizeof *made);
  made->sharding = plain;
  out->plain = made;
  return SR_OK;
}

static const sr_attr *list_of_one(sr_partitioner *p, const sr_attr *item) {
  return sr_attr_array(p->module, sr_arena_copy(p->arena, &item, sizeof item), 1);
}

/* Returns `value` after a manual computation in front of `before`, over all axes of the mesh, whose
 * body does nothing. */
static sr_value *pass(const unreduced_port *port, sr_op *before, sr_value *value, const sr_attr *in,
                      const sr_attr *out) {
  sr_partitioner *p = port->p;
  sr_module *module = p->module;
  const sr_type *shard = sr_shard_type(p, value->type, port->sharding);
  sr_op *manual =
      sr_op_create(module, SR_OP_SDY_MANUAL_COMPUTATION, before, 1, &value, 1, &value->type, 1);
  const int32_t first = sr_first_partition_axis(p), count = port->mesh->axis_count;
  const sr_attr **names = SR_NEW_ARRAY(p->arena, const sr_attr *, count);
  for (int32_t a = first; a < count; a++)
    names[a] = sr_attr_string(module, port->mesh->axes[a].name);
  sr_op_set_attr(module, manual, "in_shardings", list_of_one(p, in));
  sr_op_set_attr(module, manual, "out_shardings", list_of_one(p, out));
  sr_op_set_attr(module, manual, "manual_axes",
                 sr_attr_array(module, names + first, (size_t)(count - first)));
  sr_block_add_arg(module, manual->regions[0], shard);
  sr_op *end =
      sr_op_create(module, SR_OP_SDY_RETURN, manual, 1, manual->regions[0]->args, 0, NULL, 0);
  sr_op_insert(end, manual->regions[0], NULL);
  sr_op_insert(manual, before->block, before);
  return sr_result(manual, 0);
}

/* Makes the sharding number `index` in list `name` of a manual computation plain, if it is that of
 * the port. Returns false if it is another one, or `op` is no manual computation. */
static bool leave_terms(const unreduced_port *port, sr_op *op, const char *name, int32_t index) {
  if (!op || op->code != SR_OP_SDY_MANUAL_COMPUTATION)
    return false;
  const sr_attr *list = sr_op_attr(op, name);
  const size_t count = sr_attr_item_count(list);
  if ((size_t)index >= count || !sr_attr_equal(list->array.items[index], port->attr))
    return false;
  const sr_attr **items = sr_arena_copy(port->p->arena, list->array.items, count * sizeof *items);
  items[index] = port->plain;
  sr_op_set_attr(port->p->module, op, name, sr_attr_array(port->p->module, items, count));
  return true;
}

/* True if the op only states the sharding of the port once more. */
static bool repeats(const unreduced_port *port, const sr_op *op) {
  const sr_attr *sharding =
      op && op->code == SR_OP_SDY_SHARDING_CONSTRAINT ? sr_op_attr(op, "sharding") : NULL;
  return sharding && sr_attr_equal(sharding, port->attr);
}

/* Takes constraints away that repeat the sharding of an argument. */
static void drop_repeats(const unreduced_port *port, sr_value *argument) {
  for (sr_use *use = argument->uses; use;) {
    sr_op *user = use->user;
    if (!repeats(port, user)) {
      use = use->next;
      continue;
    }
    sr_value_replace(sr_result(user, 0), argument);
    sr_op_erase(user);
    use = argument->uses; /* what used the constraint may be a constraint, too */
  }
}

static void split_argument(const unreduced_port *port, sr_value *argument) {
  sr_value *sum = NULL;
  drop_repeats(port, argument);
  for (sr_use *use = argument->uses, *next; use; use = next) {
    next = use->next;
    if (leave_terms(port, use->user, "in_shardings", use->index))
      continue;
    if (!sum)
      sum = pass(port, port->p->body->first, argument, port->plain, port->attr);
    if (use->user != sum->op)
      sr_op_set_operand(use->user, use->index, sum);
  }
}

static void split_result(const unreduced_port *port, sr_op *end, int32_t index) {
  sr_value *value = sr_operand(end, index);
  while (repeats(port, value->op)) {
    sr_op *op = value->op;
    value = sr_operand(op, 0);
    sr_op_set_operand(end, index, value);
    if (!sr_result(op, 0)->uses)
      sr_op_erase(op);
  }
  const bool alone = value->op && value->uses && !value->uses->next;
  if (!alone || !leave_terms(port, value->op, "out_shardings", value->index))
    sr_op_set_operand(end, index, pass(port, end, value, port->attr, port->plain));
}

sr_status sr_split_terms(sr_partitioner *p) {
  const sr_func *main = p->module->main;
  sr_op *end = p->body->last;
  unreduced_port port;
  bool any;
  for (int32_t i = 0; p->of_buffers && i < p->body->arg_count; i++) {
    sr_value *argument = p->body->args[i];
    SR_TRY(read_port(p, "argument", i, sr_func_arg_attr(main, i, "sdy.sharding"), argument->type,
                     &port, &any));
    if (any)
      split_argument(&port, argument);
  }
  for (int32_t i = 0; p->of_buffers && i < end->operand_count; i++) {
    SR_TRY(read_port(p, "result", i, sr_func_result_attr(main, i, "sdy.sharding"),
                     sr_operand(end, i)->type, &port, &any));
    if (any)
      split_result(&port, end, i);
  }
  return SR_OK;
}
