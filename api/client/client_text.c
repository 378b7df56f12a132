/* Prints what others can read: after partitioning no sharding is left, and what has no op of
 * StableHLO is a custom call. */
#include "api/client/client_text.h"

#include <stdlib.h>
#include <string.h>

static void name_op(sr_module *module, sr_op *op) {
  const sr_type **types = SR_NEW_ARRAY(module->arena, const sr_type *, op->result_count);
  sr_value **operands = SR_NEW_ARRAY(module->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->result_count; i++)
    types[i] = sr_result(op, i)->type;
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  sr_op *call = sr_op_create(module, SR_OP_CUSTOM_CALL, op, op->operand_count, operands,
                             op->result_count, types, 0);
  sr_op_set_attr(module, call, "call_target_name",
                 sr_attr_string(module, sr_op_info_get(op->code)->name));
  sr_op_insert(call, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(sr_result(op, i), sr_result(call, i));
  sr_op_erase(op);
}

/* Gives a custom call with layouts of its operands or its results alone, whose other list is empty,
 * that list: StableHLO wants both or none. */
static void complete_layouts(sr_module *module, sr_op *op) {
  static const char *const lists[] = {"operand_layouts", "result_layouts"};
  for (int i = 0; i < 2; i++)
    if (sr_op_attr(op, lists[1 - i]) && !sr_op_attr(op, lists[i]))
      sr_op_set_attr(module, op, lists[i], sr_attr_array(module, NULL, 0));
}

/* Makes custom calls of our own ops, and completes the others, in the block and in the regions of
 * its ops. */
static void name_ops(sr_module *module, sr_block *block) {
  static const char own[] = "spmdrun.";
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    if (strncmp(sr_op_info_get(op->code)->name, own, sizeof own - 1) == 0)
      name_op(module, op);
    else if (op->code == SR_OP_CUSTOM_CALL)
      complete_layouts(module, op);
    else
      for (int32_t i = 0; i < op->region_count; i++)
        name_ops(module, op->regions[i]);
  }
}

static sr_status print(spmdrun_context *context, sr_arena *arena, const sr_program_text *source,
                       const sr_build_target *target, char **out_text) {
  sr_ctx *ctx = &context->ctx;
  if (!arena || SR_ARENA_GUARD(arena))
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
  sr_module *module;
  SR_TRY(sr_program_text_read(ctx, arena, source, &module));
  sr_partition_result result;
  SR_TRY(sr_partition_module(context, module, target, &result));
  name_ops(module, module->main->body);
  module->mesh_count = 0;
  sr_text text = {.arena = arena};
  sr_module_print(module, NULL, &text);
  *out_text = strdup(sr_text_get(&text));
  return *out_text ? SR_OK : sr_fail(ctx, SR_ERR_NOMEM, "%s: out of memory", source->name);
}

sr_status sr_program_text_partitioned(spmdrun_context *context, const sr_program_text *source,
                                      const sr_build_target *target, char **out_text) {
  sr_arena *arena = sr_arena_create();
  sr_status status = print(context, arena, source, target, out_text);
  sr_arena_destroy(arena);
  return status;
}
