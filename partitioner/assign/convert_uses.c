/*
 * Every value gets the type of its part; where a user takes it in another form than it is made in,
 * it is converted, once, right behind the value: made anew where that costs nothing, resharded
 * otherwise.
 */
#include "partitioner/assign/assign.h"
#include "partitioner/core/pass.h"
#include "partitioner/ops/ops.h"
#include "partitioner/reshard/reshard.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* True if the part of `value` is what its op gives where its result has the type of the part. Of a
 * constant of different elements it is not, nor of an iota that counts from part to part. */
static bool can_be_remade(const sr_value *value, const sr_sharding *form) {
  const sr_op *op = value->op;
  if (!op)
    return false;
  if (op->code == SR_OP_CONSTANT)
    return sr_op_attr(op, "value")->dense.splat;
  if (op->code == SR_OP_IOTA)
    return sr_sharding_parts(form, (int32_t)sr_op_int(op, "iota_dimension", 0)) == 1;
  if (op->code != SR_OP_BROADCAST_IN_DIM)
    return false;
  size_t count;
  const int64_t *dims = sr_op_ints(op, "broadcast_dimensions", &count);
  for (size_t i = 0; i < count; i++)
    if (sr_operand(op, 0)->type->dims[i] != 1 && sr_sharding_parts(form, (int32_t)dims[i]) > 1)
      return false;
  return true;
}

/* The op of `value` again, for the part; NULL where the part has to be sliced. */
static sr_value *remake(sr_pass *pass, sr_value *value, const sr_sharding *form, sr_op *before) {
  sr_op *op = value->op;
  if (!can_be_remade(value, form))
    return NULL;
  const sr_type *part = sr_pass_part_type(pass, value->type, form);
  const sr_attr *constant = op->code == SR_OP_CONSTANT ? sr_op_attr(op, "value") : NULL;
  sr_value *operand = op->operand_count ? sr_operand(op, 0) : NULL;
  sr_op *copy = sr_op_create(pass->module, op->code, op, op->operand_count, &operand, 1, &part, 0);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(pass->module, copy, op->attrs[i].name, op->attrs[i].value);
  if (constant)
    sr_op_set_attr(
        pass->module, copy, "value",
        sr_attr_dense(pass->module, part, constant->dense.data, constant->dense.bytes, true));
  sr_op_insert(copy, before->block, before);
  return sr_result(copy, 0);
}

static sr_op *place_behind(const sr_pass *pass, const sr_value *value) {
  if (value->op)
    return value->op->next;
  return value->block == pass->body ? pass->entry : value->block->first;
}

static sr_value *in_form(sr_pass *pass, sr_web *web, sr_value *value, const sr_sharding *form) {
  if (sr_forms_agree(pass, web->home, form) || (!web->home && sr_sharding_is_replicated(form)))
    return value;
  for (size_t i = 0; i < web->converted.count; i++)
    if (web->converted.items[i].value == value &&
        sr_forms_agree(pass, web->converted.items[i].form, form))
      return web->converted.items[i].made;
  sr_op *place = place_behind(pass, value);
  sr_value *made = web->home ? NULL : remake(pass, value, form, place);
  if (!made)
    made = sr_pass_reshard(pass, value, web->type, web->home, form, place);
  SR_PUSH(pass->arena, &web->converted, (sr_converted){.value = value, .form = form, .made = made});
  return made;
}

/* A change of an operand, found while the graph still says what every use takes. */
typedef struct change {
  sr_op *user;
  int32_t index;
  sr_value *value;
  const sr_sharding *form;
} change;

void sr_pass_convert(sr_pass *pass) {
  SR_VECTOR(change) changes = {0};
  pass->entry = pass->body->first;
  for (size_t n = 0; n < pass->webs.count; n++) {
    const sr_web *web = pass->webs.items[n];
    for (int32_t v = 0; v < web->value_count; v++)
      for (sr_use *use = web->values[v]->uses; use; use = use->next) {
        bool any;
        const sr_sharding *form = sr_use_form(pass, use, &any);
        if (!any && form != web->home)
          SR_PUSH(pass->arena, &changes, (change){use->user, use->index, web->values[v], form});
      }
  }
  for (size_t n = 0; n < pass->webs.count; n++) {
    sr_web *web = pass->webs.items[n];
    for (int32_t v = 0; v < web->value_count; v++)
      web->values[v]->type = sr_pass_part_type(pass, web->type, web->home);
  }
  for (size_t i = 0; i < changes.count; i++) {
    const change *c = &changes.items[i];
    sr_arena_reset(pass->per_op);
    sr_value *made = in_form(pass, sr_value_web(c->value), c->value, c->form);
    sr_op_set_operand(c->user, c->index, made);
  }
}
