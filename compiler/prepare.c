/*
 * Rewrites the simplified graph into the form that the later passes rely on:
 *
 *   - optimization_barrier no longer stands for what the user wrote (the simplifier is done);
 *     from here on the op with one operand is "a copy of its operand";
 *   - a dot that BLAS should do has operands as BLAS wants them;
 *   - every op is placed: a step of the plan or a part of a kernel;
 *   - what a loop carries in memory, what a branch gives and what main returns is made by an op of
 *     its own, which nobody else claims: then giving places to values is a matter of joining
 *     buffers.
 */
#include "compiler/lower.h"
#include "compiler/simplify.h"
#include "graph/query.h"
#include "graph/trips.h"

/* ---- placing --------------------------------------------------------------------------------- */

static bool place_block(sr_module *module, sr_block *block);

/* Whether `op` must run as a step; its nested ops are placed first. */
static bool op_needs_step(sr_module *module, sr_op *op) {
  bool nested = false;
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      nested |= place_block(module, op->regions[r]);
  sr_gemm_shape shape;
  return nested || sr_emit_class_of(op) == SR_EMIT_collective ||
         sr_emit_class_of(op) == SR_EMIT_call ||
         (sr_emit_class_of(op) == SR_EMIT_dot && sr_gemm_match(op, &shape));
}

/* Notes how often a loop runs, while its start can still be seen. */
static void note_trip_count(sr_module *module, sr_op *op) {
  if (sr_emit_class_of(op) == SR_EMIT_while_loop)
    sr_op_set_attr(module, op, SR_TRIP_COUNT_ATTR,
                   sr_attr_int(module, sr_while_trip_count(op), SR_I64));
}

/* Places all ops of `block`; true if any is a step. */
static bool place_block(sr_module *module, sr_block *block) {
  bool any = false;
  for (sr_op *op = block->first; op; op = op->next) {
    op->tag = op_needs_step(module, op);
    note_trip_count(module, op);
    any |= op->tag != 0;
  }
  return any;
}

/* ---- dots ------------------------------------------------------------------------------------ */

static sr_value *transposed(sr_module *module, sr_op *before, sr_value *value,
                            const int64_t *order) {
  int32_t rank = value->type->rank;
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < rank; d++)
    dims[d] = value->type->dims[order[d]];
  const sr_type *type = sr_type_tensor(module, value->type->dtype, rank, dims);
  sr_value *result = sr_op_build(module, SR_OP_TRANSPOSE, before, 1, &value, type);
  sr_op_set_attr(module, result->op, "permutation", sr_attr_ints(module, order, (size_t)rank));
  return result;
}

/* Operand `index` of a dot with its dimensions in the order batch, free, contracting. */
static void straighten_operand(sr_module *module, sr_op *dot, int32_t index,
                               const sr_attr *batch_attr, const sr_attr *contract_attr) {
  sr_value *value = sr_operand(dot, index);
  int32_t rank = value->type->rank;
  size_t batch_count, contract_count;
  const int64_t *batch = sr_attr_get_ints(batch_attr, &batch_count);
  const int64_t *contract = sr_attr_get_ints(contract_attr, &contract_count);
  int64_t order[SR_MAX_RANK];
  bool used[SR_MAX_RANK] = {false};
  int32_t n = 0;
  for (size_t i = 0; i < batch_count; i++)
    used[order[n++] = batch[i]] = true;
  for (size_t i = 0; i < contract_count; i++)
    used[contract[i]] = true;
  for (int32_t d = 0; d < rank; d++)
    if (!used[d])
      order[n++] = d;
  for (size_t i = 0; i < contract_count; i++)
    order[n++] = contract[i];
  bool identity = true;
  for (int32_t d = 0; d < rank; d++)
    identity &= order[d] == d;
  if (!identity)
    sr_op_set_operand(dot, index, transposed(module, dot, value, order));
}

static const sr_attr *iota_ints(sr_module *module, int64_t first, size_t count) {
  int64_t values[SR_MAX_RANK];
  for (size_t i = 0; i < count; i++)
    values[i] = first + (int64_t)i;
  return sr_attr_ints(module, values, count);
}

/* Brings a large dot that BLAS cannot take as it lies into batch, free, contracting order. */
static void straighten_dot(sr_module *module, sr_op *dot) {
  const sr_attr *numbers = sr_op_attr(dot, "dot_dimension_numbers");
  static const char *const names[] = {"lhs_batching_dimensions", "rhs_batching_dimensions",
                                      "lhs_contracting_dimensions", "rhs_contracting_dimensions"};
  size_t batch_count, contract_count;
  sr_attr_get_ints(sr_attr_field(numbers, names[0]), &batch_count);
  sr_attr_get_ints(sr_attr_field(numbers, names[2]), &contract_count);
  for (int32_t side = 0; side < 2; side++)
    straighten_operand(module, dot, side, sr_attr_field(numbers, names[side]),
                       sr_attr_field(numbers, names[2 + side]));
  sr_named_attr *fields = SR_NEW_ARRAY(module->arena, sr_named_attr, 4);
  for (int32_t i = 0; i < 4; i++) {
    int32_t rank = sr_operand(dot, i % 2)->type->rank;
    fields[i] = (sr_named_attr){
        names[i], i < 2 ? iota_ints(module, 0, batch_count)
                        : iota_ints(module, rank - (int64_t)contract_count, contract_count)};
  }
  sr_attr *straight = SR_NEW(module->arena, sr_attr);
  *straight = *numbers;
  straight->fields.items = fields;
  straight->fields.count = 4;
  sr_op_set_attr(module, dot, "dot_dimension_numbers", straight);
}

/* A dot that would be a product for BLAS if only its dimensions were in order. */
static void prepare_dot(sr_module *module, sr_op *dot) {
  sr_gemm_shape shape;
  if (sr_gemm_match(dot, &shape))
    return;
  sr_value *operands[2] = {sr_operand(dot, 0), sr_operand(dot, 1)};
  const sr_attr *numbers = sr_op_attr(dot, "dot_dimension_numbers");
  sr_op *last_before = dot->prev;
  straighten_dot(module, dot);
  if (sr_gemm_match(dot, &shape))
    return;
  /* Not large enough, or of another type: back to how it was. */
  sr_op_set_operand(dot, 0, operands[0]);
  sr_op_set_operand(dot, 1, operands[1]);
  sr_op_set_attr(module, dot, "dot_dimension_numbers", numbers);
  while (dot->prev != last_before)
    sr_op_erase(dot->prev);
}

static void rewrite_block(sr_module *module, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    for (int32_t r = 0; r < op->region_count; r++)
      if (sr_op_has(op, SR_TRAIT_CONTROL))
        rewrite_block(module, op->regions[r]);
    if (op->code == SR_OP_OPTIMIZATION_BARRIER) {
      for (int32_t i = 0; i < op->result_count; i++)
        sr_value_replace(sr_result(op, i), sr_operand(op, i));
      sr_op_erase(op);
    } else if (sr_emit_class_of(op) == SR_EMIT_dot) {
      prepare_dot(module, op);
    }
  }
}

/* ---- copies ---------------------------------------------------------------------------------- */

static void insert_copy(sr_module *module, sr_op *user, int32_t index) {
  sr_value *value = sr_operand(user, index);
  sr_value *copy = sr_op_build(module, SR_OP_OPTIMIZATION_BARRIER, user, 1, &value, value->type);
  copy->op->location = user->location;
  sr_op_set_operand(user, index, copy);
}

/* Value `index` of `user` is made by an op of `user`'s block that can be told where to put it. */
static bool made_here(const sr_op *user, int32_t index) {
  const sr_value *value = sr_operand(user, index);
  return value->op && value->op->block == user->block &&
         sr_emit_class_of(value->op) != SR_EMIT_constant;
}

/* The same value stands earlier in the operand list. */
static bool repeated(const sr_op *user, int32_t index) {
  for (int32_t i = 0; i < index; i++)
    if (sr_operand(user, i) == sr_operand(user, index))
      return true;
  return false;
}

/*
 * `value` may be made in the place of `arg`, an argument of the body around it: updates, loops and
 * branches work where their operands lie.
 */
static bool may_be(const sr_value *value, const sr_value *arg) {
  bool found = false;
  for (const sr_op *op; (op = value->op);)
    switch ((int)sr_emit_class_of(op)) {
    case SR_EMIT_while_loop:
      value = sr_operand(op, value->index);
      break;
    case SR_EMIT_case_branch:
      for (int32_t r = 0; r < op->region_count; r++)
        found |= may_be(sr_operand(op->regions[r]->last, value->index), arg);
      return found;
    default: {
      int32_t updated = sr_op_updated_operand(op, value->index);
      if (updated < 0)
        return false;
      value = sr_operand(op, updated);
    }
    }
  return value == arg;
}

/*
 * What the body gives for carry `index` may lie in the place of another carry. The places are
 * filled one after the other, and that one may have been filled before this value is moved.
 */
static bool lies_in_other_carry(const sr_op *user, int32_t index) {
  const sr_block *body = user->block;
  if (!body->parent || sr_emit_class_of(body->parent) != SR_EMIT_while_loop)
    return false;
  for (int32_t i = 0; i < body->arg_count; i++)
    if (i != index && may_be(sr_operand(user, index), body->args[i]))
      return true;
  return false;
}

/* Loops and branches in a kernel keep small values in registers: those need no place. */
static bool needs_place(const sr_op *holder, const sr_type *type) {
  return sr_op_is_step(holder) || sr_type_elements(type) > SR_REGISTER_ELEMENTS;
}

/* A step reads memory: a constant of equal elements has none, and no peer can see constants. */
static bool has_no_memory(const sr_op *step, const sr_value *operand) {
  return operand->op && sr_emit_class_of(operand->op) == SR_EMIT_constant &&
         (sr_emit_class_of(step) == SR_EMIT_collective ||
          sr_op_attr(operand->op, "value")->dense.splat ||
          sr_type_elements(operand->type) <= SR_REGISTER_ELEMENTS);
}

static void own_values_of_block(sr_module *module, sr_block *block);

static void own_values_of_op(sr_module *module, sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ == SR_EMIT_while_loop) {
    for (int32_t i = 0; i < op->operand_count; i++)
      if (needs_place(op, sr_operand(op, i)->type) &&
          (!made_here(op, i) || !sr_value_has_one_use(sr_operand(op, i))))
        insert_copy(module, op, i);
  } else if (sr_op_is_step(op) && !sr_op_has(op, SR_TRAIT_CONTROL)) {
    for (int32_t i = 0; i < op->operand_count; i++)
      if (has_no_memory(op, sr_operand(op, i)))
        insert_copy(module, op, i);
  } else if (class_ == SR_EMIT_terminator) {
    const sr_op *holder = op->block->parent;
    bool condition =
        holder && sr_emit_class_of(holder) == SR_EMIT_while_loop && holder->regions[0] == op->block;
    for (int32_t i = 0; i < op->operand_count; i++)
      if ((!holder || condition ? !holder || sr_op_is_step(holder)
                                : needs_place(holder, sr_operand(op, i)->type)) &&
          (!made_here(op, i) || repeated(op, i) || (!condition && lies_in_other_carry(op, i))))
        insert_copy(module, op, i);
  }
  if (sr_op_has(op, SR_TRAIT_CONTROL))
    for (int32_t r = 0; r < op->region_count; r++)
      own_values_of_block(module, op->regions[r]);
}

static void own_values_of_block(sr_module *module, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    own_values_of_op(module, op);
  }
}

/* ---- updates --------------------------------------------------------------------------------- */

/* The op of `block` that `user` is or lies in. */
static sr_op *ancestor_in(const sr_block *block, sr_op *user) {
  while (user->block != block)
    user = user->block->parent;
  return user;
}

/*
 * An update stands right before its first user: then most readers of the old array come before it,
 * and it can be done in place.
 */
static void sink_updates(sr_block *block) {
  for (sr_op *op = block->last, *prev; op; op = prev) {
    prev = op->prev;
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        sink_updates(op->regions[r]);
    sr_emit_class class_ = sr_emit_class_of(op);
    if ((class_ != SR_EMIT_dynamic_update_slice && class_ != SR_EMIT_scatter) ||
        op->result_count != 1)
      continue;
    for (sr_use *use = op->results[0].uses; use; use = use->next)
      ancestor_in(block, use->user)->note = op;
    sr_op *user = op->next;
    while (user && user->note != op)
      user = user->next;
    if (user && user != op->next) {
      sr_op_detach(op);
      sr_op_insert(op, block, user);
    }
  }
}

/* ---- refusals -------------------------------------------------------------------------------- */

sr_status sr_check_region(sr_lowering *low, const sr_op *op, const sr_block *region) {
  const char *name = sr_op_info_get(op->code)->name;
  for (const sr_op *inner = region->first; inner; inner = inner->next) {
    for (int32_t i = 0; i < inner->operand_count; i++) {
      const sr_value *value = sr_operand(inner, i);
      if (sr_value_block(value) != region)
        return sr_op_fail(low->ctx, low->module, inner, SR_ERR_UNSUPPORTED,
                          "the region of %s uses a value from outside; pass it as an operand or "
                          "compute it in the region",
                          name);
    }
    if (sr_op_has(inner, SR_TRAIT_TERMINATOR))
      continue;
    if (!sr_op_is_elemental(inner) || sr_emit_class_of(inner) == SR_EMIT_gather ||
        sr_type_elements(inner->results[0].type) != 1)
      return sr_op_fail(low->ctx, low->module, inner, SR_ERR_UNSUPPORTED,
                        "in the region of %s only arithmetic on scalars is supported", name);
  }
  return SR_OK;
}

/* The region of a reduction computes with the element types of what is reduced. */
static sr_status check_accumulators(sr_lowering *low, const sr_op *op) {
  sr_emit_class class_ = sr_emit_class_of(op);
  if (class_ != SR_EMIT_reduce && class_ != SR_EMIT_scatter && class_ != SR_EMIT_collective)
    return SR_OK;
  for (int32_t r = 0; r < op->region_count; r++)
    for (int32_t i = 0; i < op->regions[r]->arg_count; i++)
      if (op->regions[r]->args[i]->type->dtype != op->results[i % op->result_count].type->dtype ||
          op->results[i % op->result_count].type->dtype !=
              sr_operand(op, i % op->result_count)->type->dtype)
        return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                          "the region computes with another type than that of the operands; "
                          "convert the operands first");
  return SR_OK;
}

static sr_status check_op(sr_lowering *low, const sr_op *op);

static sr_status check_block(sr_lowering *low, const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next)
    SR_TRY(check_op(low, op));
  return SR_OK;
}

static sr_status check_op(sr_lowering *low, const sr_op *op) {
  if (sr_emit_class_of(op) == SR_EMIT_refused)
    return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                      "this op is not supported by this version");
  for (int32_t i = 0; i < op->result_count; i++)
    if (!sr_type_is_static(op->results[i].type))
      return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                        "a result of type %s has no fixed size; export the program from JAX with "
                        "concrete shapes",
                        sr_type_name(low->module, op->results[i].type));
  sr_call_step call;
  const char *fault = op->code == SR_OP_CALL ? sr_call_of(op, &call) : NULL;
  if (fault)
    return sr_op_fail(low->ctx, low->module, op, SR_ERR_INVALID, "%s", fault);
  bool control = sr_op_has(op, SR_TRAIT_CONTROL);
  if (!control && op->region_count && op->result_count > SR_REGION_RESULTS)
    return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                      "%d results; at most %d are supported by this version", op->result_count,
                      SR_REGION_RESULTS);
  SR_TRY(check_accumulators(low, op));
  for (int32_t r = 0; r < op->region_count; r++)
    SR_TRY(control ? check_block(low, op->regions[r]) : sr_check_region(low, op, op->regions[r]));
  return SR_OK;
}

sr_status sr_lower_prepare(sr_lowering *low) {
  sr_block *body = low->module->main->body;
  SR_TRY(check_block(low, body));
  rewrite_block(low->module, body);
  place_block(low->module, body);
  own_values_of_block(low->module, body);
  sink_updates(body);
  /* The copies have tag 0 from their creation: kernels. */
  return SR_OK;
}
