/*
 * Finds ops that compute nothing and only state a sharding or placement, and refuses ops that
 * cannot be partitioned.
 *
 * An *identity* is an op whose result equals its operand. Identities stay in the graph until every
 * value has a sharding, so that the notes for `spmdrun show` can mention them. GSPMD shardings
 * (mhlo.sharding, @Sharding, @SPMDFullToShardShape) are translated before this pass. If such a
 * sharding is still left, it is refused unless it has no effect.
 */
#include <string.h>

#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/rules/rule.h"

bool sr_op_is_identity(const sr_partitioner *p, const sr_op *op) {
  if (op->code == SR_OP_SDY_DATA_FLOW_EDGE || op->code == SR_OP_SDY_FUNC_DATA_FLOW_EDGE)
    return true;
  /* sr_prepare_module sets the role of a custom call, and sr_merge_layouts that of the other
   * ops. */
  bool may_be = op->code == SR_OP_CUSTOM_CALL || op->code == SR_OP_RESHAPE ||
                op->code == SR_OP_TRANSPOSE || op->code == SR_OP_REVERSE ||
                op->code == SR_OP_CONCATENATE;
  return may_be && sr_op_get_role(p, op) == SR_ROLE_IDENTITY;
}

sr_value *sr_value_origin(const sr_partitioner *p, sr_value *value) {
  while (value->op && sr_op_is_identity(p, value->op))
    value = sr_operand(value->op, 0);
  return value;
}

/* ---- before shardings are decided ------------------------------------------------------------ */

static const char *text_attr(const sr_attr *attr) {
  return attr && attr->kind == SR_ATTR_STRING ? attr->string.data : "";
}

/* True for a GSPMD sharding that has no effect. */
static bool is_trivial(const sr_partitioner *p, const char *sharding) {
  return p->device_count == 1 || strcmp(sharding, "{replicated}") == 0 ||
         strncmp(sharding, "{maximal", 8) == 0;
}

#define GSPMD_SHARDING                                                                             \
  "this is the form of sharding that JAX printed before Shardy; print the program with "           \
  "jax.config.update('jax_use_shardy_partitioner', True), the default of present versions"

/* True for custom calls that state a memory space or layout of a value. */
static bool is_placement(const char *target) {
  return strcmp(target, "LayoutConstraint") == 0 ||
         strcmp(target, "annotate_device_placement") == 0;
}

static sr_status check_custom_call(sr_partitioner *p, sr_op *op) {
  const char *target = text_attr(sr_op_attr(op, "call_target_name"));
  bool plain = op->operand_count == 1 && op->result_count == 1 &&
               sr_operand(op, 0)->type == sr_result(op, 0)->type;
  if (sr_rule_is_broken(p->arena, op))
    return sr_partitioner_fail(p, op, SR_ERR_INVALID,
                               "its sdy.sharding_rule is not one for its operands and results");
  if (plain && is_placement(target)) {
    sr_op_set_role(p, op, SR_ROLE_IDENTITY);
    return SR_OK;
  }
  bool is_gspmd = strcmp(target, "Sharding") == 0 || strcmp(target, "SPMDFullToShardShape") == 0 ||
                  strcmp(target, "SPMDShardToFullShape") == 0 ||
                  strncmp(target, "xla.sdy.", 8) == 0;
  if (!is_gspmd)
    return SR_OK;
  const char *sharding = text_attr(sr_op_attr(op, "mhlo.sharding"));
  if (!plain || !is_trivial(p, sharding))
    return sr_partitioner_fail(p, op, SR_ERR_UNSUPPORTED,
                               "@%s with mhlo.sharding \"%s\": " GSPMD_SHARDING, target, sharding);
  sr_op_set_role(p, op, SR_ROLE_IDENTITY);
  return SR_OK;
}

/* Makes an identity read the value at the start of its chain of identities. So sr_value_origin
 * takes one step, however long the chain is. */
static void shorten_chain(const sr_partitioner *p, sr_op *op) {
  if (sr_op_is_identity(p, op))
    sr_op_set_operand(op, 0, sr_value_origin(p, sr_operand(op, 0)));
}

/* Rewrites stablehlo.cross-replica-sum as an all_reduce that adds. */
static void write_sum(sr_partitioner *p, sr_op *op) {
  sr_module *module = p->module;
  sr_value *operand = sr_operand(op, 0);
  const sr_type *type = sr_result(op, 0)->type;
  const sr_type *scalar = sr_type_tensor(module, type->dtype, 0, NULL);
  sr_op *made = sr_op_create(module, SR_OP_ALL_REDUCE, op, 1, &operand, 1, &type, 1);
  sr_op_set_attr(module, made, "replica_groups", sr_op_attr(op, "replica_groups"));
  sr_op_insert(made, op->block, op);
  sr_block_fill_combiner(module, made->regions[0], SR_OP_ADD, scalar, op);
  sr_value_replace(sr_result(op, 0), sr_result(made, 0));
  sr_op_erase(op);
}

/* Drops operands without elements from a concatenate, because arrays without elements have no
 * factor rule. jnp.roll and jnp.pad print such operands. */
static void drop_empty(sr_partitioner *p, sr_op *op) {
  sr_value **kept = SR_NEW_ARRAY(p->arena, sr_value *, op->operand_count);
  sr_value **empty = SR_NEW_ARRAY(p->arena, sr_value *, op->operand_count);
  const sr_type *type = sr_result(op, 0)->type;
  int32_t count = 0, empty_count = 0;
  for (int32_t t = 0; t < op->operand_count; t++) {
    sr_value *value = sr_operand(op, t);
    if (sr_type_is_static(value->type) && sr_type_elements(value->type) == 0)
      empty[empty_count++] = value;
    else
      kept[count++] = value;
  }
  if (count == 0 || empty_count == 0)
    return;
  sr_op *made = sr_op_create(p->module, SR_OP_CONCATENATE, op, count, kept, 1, &type, 0);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(p->module, made, op->attrs[i].name, op->attrs[i].value);
  sr_op_insert(made, op->block, op);
  sr_value_replace(sr_result(op, 0), sr_result(made, 0));
  sr_op_erase(op);
  for (int32_t i = 0; i < empty_count; i++)
    if (empty[i]->op)
      sr_op_drop_dead(p->arena, empty[i]->op);
}

static sr_status check_op(sr_partitioner *p, sr_op *op) {
  if (op->code == SR_OP_FUNC_CALL)
    return sr_partitioner_fail(p, op, SR_ERR_INTERNAL,
                               "a call is left: the module has to be inlined "
                               "before it is partitioned");
  if (op->code == SR_OP_SDY_CONSTANT)
    op->code = SR_OP_CONSTANT;
  return op->code == SR_OP_CUSTOM_CALL ? check_custom_call(p, op) : SR_OK;
}

static sr_status prepare_op(sr_partitioner *p, sr_op *op) {
  if (op->code == SR_OP_CROSS_REPLICA_SUM) {
    write_sum(p, op);
    return SR_OK;
  }
  if (op->code == SR_OP_CONCATENATE) {
    drop_empty(p, op);
    return SR_OK;
  }
  SR_TRY(check_op(p, op));
  shorten_chain(p, op);
  return SR_OK;
}

/* Keeps the shardings of a named computation's operands and results as constraints. */
static void keep_shardings(sr_partitioner *p, sr_op *op) {
  const sr_attr *in = sr_op_attr(op, "in_shardings"), *out = sr_op_attr(op, "out_shardings");
  sr_op *end = op->regions[0]->last;
  for (int32_t i = 0; in && i < op->operand_count; i++)
    sr_op_set_operand(
        op, i, sr_result(sr_add_constraint(p, sr_operand(op, i), in->array.items[i], op, op), 0));
  for (int32_t i = 0; out && i < end->operand_count; i++)
    sr_op_set_operand(
        end, i,
        sr_result(sr_add_constraint(p, sr_operand(end, i), out->array.items[i], op, end), 0));
}

static void inline_named_below(sr_partitioner *p, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    for (int32_t r = 0; r < op->region_count; r++)
      inline_named_below(p, op->regions[r]);
    next = op->next;
    if (op->code == SR_OP_SDY_NAMED_COMPUTATION) {
      keep_shardings(p, op);
      sr_op_dissolve(p, op);
    }
  }
}

static sr_status check_main(sr_partitioner *p) {
  const sr_func *main = p->module->main;
  for (int32_t i = 0; i < p->body->arg_count; i++) {
    const char *sharding = text_attr(sr_func_arg_attr(main, i, "mhlo.sharding"));
    if (*sharding && !is_trivial(p, sharding))
      return sr_partitioner_fail(p, NULL, SR_ERR_UNSUPPORTED,
                                 "argument %d with mhlo.sharding \"%s\": " GSPMD_SHARDING, (int)i,
                                 sharding);
  }
  for (int32_t i = 0; i < p->body->last->operand_count; i++) {
    const char *sharding = text_attr(sr_func_result_attr(main, i, "mhlo.sharding"));
    if (*sharding && !is_trivial(p, sharding))
      return sr_partitioner_fail(p, NULL, SR_ERR_UNSUPPORTED,
                                 "result %d with mhlo.sharding \"%s\": " GSPMD_SHARDING, (int)i,
                                 sharding);
  }
  return SR_OK;
}

sr_status sr_prepare_module(sr_partitioner *p) {
  SR_TRY(check_main(p));
  inline_named_below(p, p->body);
  return sr_partitioner_walk(p, p->body, prepare_op);
}

/* ---- after shardings are decided ------------------------------------------------------------- */

/* Drops the sharding attributes of `op`: they describe whole values, which no longer exist. */
static void strip_attrs(sr_op *op) {
  size_t kept = 0;
  for (size_t i = 0; i < op->attr_count; i++)
    if (strncmp(op->attrs[i].name, "sdy.", 4) != 0 &&
        strcmp(op->attrs[i].name, "mhlo.sharding") != 0)
      op->attrs[kept++] = op->attrs[i];
  op->attr_count = kept;
}

static void erase_below(const sr_partitioner *p, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    for (int32_t r = 0; r < op->region_count; r++)
      erase_below(p, op->regions[r]);
    next = op->next;
    strip_attrs(op);
    if (sr_op_is_identity(p, op))
      sr_value_replace(sr_result(op, 0), sr_operand(op, 0));
    if (sr_op_is_identity(p, op) || op->code == SR_OP_SDY_SHARDING_GROUP)
      sr_op_erase(op);
  }
}

void sr_erase_identities(sr_partitioner *p) {
  erase_below(p, p->body);
}
