/*
 * Checks that the simplified graph can be compiled: every op has code, every result has a fixed
 * size, and regions are arithmetic on scalars. Two faults are found by other passes: expand refuses
 * an op without an expansion, and emit refuses an op without code for an element type.
 */
#include "compiler/lower/lower.h"
#include "graph/ir/query.h"

/* Refuses a region that has ops other than arithmetic on scalars, or that uses values from
 * outside. */
static sr_status check_region(sr_lowering *low, const sr_op *op, const sr_block *region) {
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

/* Refuses a reduction whose region computes with element types other than those of the operands. */
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
  if (sr_emit_class_of(op) == SR_EMIT_host_call && sr_target_is_gpu(low->target))
    return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                      "CPU devices alone call functions of the host");
  for (int32_t i = 0; i < op->result_count; i++)
    if (!sr_type_is_static(op->results[i].type))
      return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                        "a result of type %s has no fixed size; export the program from JAX with "
                        "concrete shapes",
                        sr_type_printed(low->module, op->results[i].type));
  sr_call_step call;
  sr_convolution_step convolution;
  const char *fault = op->code == SR_OP_CALL ? sr_call_of(op, &call)
                      : op->code == SR_OP_LIBRARY_CONVOLUTION
                          ? sr_convolution_of(low->policy, op, &convolution)
                          : NULL;
  if (fault)
    return sr_op_fail(low->ctx, low->module, op, SR_ERR_INVALID, "%s", fault);
  bool control = sr_op_has(op, SR_TRAIT_CONTROL);
  if (!control && op->region_count && op->result_count > SR_REGION_RESULTS)
    return sr_op_fail(low->ctx, low->module, op, SR_ERR_UNSUPPORTED,
                      "%d results; at most %d are supported by this version", op->result_count,
                      SR_REGION_RESULTS);
  SR_TRY(check_accumulators(low, op));
  for (int32_t r = 0; r < op->region_count; r++)
    SR_TRY(control ? check_block(low, op->regions[r]) : check_region(low, op, op->regions[r]));
  return SR_OK;
}

sr_status sr_lower_check(sr_lowering *low) {
  return check_block(low, low->module->main->body);
}
