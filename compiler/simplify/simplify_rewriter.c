/*
 * Building blocks of the rewrites: new ops from old ones, moving and copying regions. Everything
 * built here is queued for a visit, so a rewrite may build naively and leave the clean-up to the
 * others.
 */
#include "compiler/simplify/simplify_rewriter.h"

#include <string.h>

/* ---- new ops -------------------------------------------------------------------------------- */

sr_value *sr_rewriter_build(sr_rewriter *rw, sr_opcode code, sr_op *before, int32_t operand_count,
                            sr_value *const *operands, const sr_type *type) {
  sr_value *value = sr_op_build(rw->module, code, before, operand_count, operands, type);
  sr_rewriter_visit(rw, value->op);
  return value;
}

sr_value *sr_rewriter_unary(sr_rewriter *rw, sr_opcode code, sr_op *before, sr_value *operand,
                            const sr_type *type) {
  return sr_rewriter_build(rw, code, before, 1, &operand, type);
}

sr_value *sr_rewriter_binary(sr_rewriter *rw, sr_opcode code, sr_op *before, sr_value *a,
                             sr_value *b) {
  return sr_rewriter_build(rw, code, before, 2, (sr_value *[]){a, b}, a->type);
}

static const char *compare_type(const sr_type *type) {
  switch (sr_dtype_get(type->dtype)->class_) {
  case SR_CLASS_SIGNED:
    return "SIGNED";
  case SR_CLASS_BOOL:
  case SR_CLASS_UNSIGNED:
    return "UNSIGNED";
  case SR_CLASS_FLOAT:
  case SR_CLASS_COMPLEX:
    return "FLOAT";
  }
  return "FLOAT";
}

sr_value *sr_rewriter_compare(sr_rewriter *rw, sr_op *before, sr_comparison comparison, sr_value *a,
                              sr_value *b) {
  sr_module *module = rw->module;
  const sr_type *type = sr_type_with_dtype(module, a->type, SR_I1);
  sr_value *value = sr_rewriter_build(rw, SR_OP_COMPARE, before, 2, (sr_value *[]){a, b}, type);
  sr_op_set_comparison(module, value->op, comparison);
  sr_op_set_attr(module, value->op, "compare_type",
                 sr_attr_enum(module, "stablehlo.comparison_type", compare_type(a->type)));
  return value;
}

sr_value *sr_rewriter_reshape(sr_rewriter *rw, sr_op *before, sr_value *operand,
                              const sr_type *type) {
  if (operand->type == type)
    return operand;
  return sr_rewriter_unary(rw, SR_OP_RESHAPE, before, operand, type);
}

static void set_ints(sr_rewriter *rw, sr_op *op, const char *name, const int64_t *values,
                     int32_t count) {
  sr_op_set_attr(rw->module, op, name, sr_attr_ints(rw->module, values, (size_t)count));
}

sr_value *sr_rewriter_broadcast(sr_rewriter *rw, sr_op *before, sr_value *operand,
                                const int64_t *dims, const sr_type *type) {
  sr_value *value = sr_rewriter_unary(rw, SR_OP_BROADCAST_IN_DIM, before, operand, type);
  set_ints(rw, value->op, "broadcast_dimensions", dims, operand->type->rank);
  return value;
}

sr_value *sr_rewriter_slice(sr_rewriter *rw, sr_op *before, sr_value *operand,
                            const int64_t *starts, const int64_t *limits, const int64_t *strides) {
  int32_t rank = operand->type->rank;
  int64_t *dims = SR_NEW_ARRAY(rw->scratch, int64_t, rank);
  int64_t *steps = SR_NEW_ARRAY(rw->scratch, int64_t, rank);
  for (int32_t d = 0; d < rank; d++) {
    steps[d] = strides ? strides[d] : 1;
    dims[d] = (limits[d] - starts[d] + steps[d] - 1) / steps[d];
  }
  const sr_type *type = sr_type_tensor(rw->module, operand->type->dtype, rank, dims);
  sr_value *value = sr_rewriter_unary(rw, SR_OP_SLICE, before, operand, type);
  set_ints(rw, value->op, "start_indices", starts, rank);
  set_ints(rw, value->op, "limit_indices", limits, rank);
  set_ints(rw, value->op, "strides", steps, rank);
  return value;
}

sr_value *sr_rewriter_constant(sr_rewriter *rw, sr_op *before, const sr_dense *dense) {
  sr_module *module = rw->module;
  sr_value *value = sr_rewriter_build(rw, SR_OP_CONSTANT, before, 0, NULL, dense->type);
  sr_op_set_attr(module, value->op, "value",
                 sr_attr_dense(module, dense->type, dense->data, dense->bytes, dense->splat));
  return value;
}

sr_value *sr_rewriter_splat(sr_rewriter *rw, sr_op *before, const sr_type *type, int64_t value) {
  size_t bytes = sr_dtype_get(type->dtype)->bytes;
  void *data = sr_arena_alloc(rw->module->arena, bytes);
  sr_number_store(type->dtype, sr_number_int(type->dtype, value), data);
  return sr_rewriter_constant(rw, before, &(sr_dense){type, data, bytes, true});
}

bool sr_rewriter_finish(sr_rewriter *rw, sr_op *op, sr_value *value) {
  sr_rewriter_replace(rw, sr_result(op, 0), value);
  return true;
}

bool sr_rewriter_finish_int(sr_rewriter *rw, sr_op *op, int64_t value) {
  return sr_rewriter_finish(rw, op, sr_rewriter_splat(rw, op, op->results[0].type, value));
}

/* ---- changing ops with regions -------------------------------------------------------------- */

void sr_block_keep_args(sr_block *block, const bool *keep) {
  int32_t count = 0;
  for (int32_t i = 0; i < block->arg_count; i++) {
    if (!keep[i])
      continue;
    block->args[i]->index = count;
    block->args[count++] = block->args[i];
  }
  block->arg_count = count;
}

/* The values of `count` whose flag is set (NULL: all) into `out`; returns how many. */
static int32_t kept_operands(const sr_op *op, const bool *keep, sr_value **out) {
  int32_t count = 0;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (!keep || keep[i])
      out[count++] = sr_operand(op, i);
  return count;
}

void sr_rewriter_keep_operands(sr_rewriter *rw, sr_op *op, const bool *keep) {
  sr_value **operands = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    if (sr_operand(op, i)->op)
      sr_rewriter_visit(rw, sr_operand(op, i)->op);
  int32_t count = kept_operands(op, keep, operands);
  sr_op_set_operands(rw->module, op, count, operands);
}

sr_op *sr_rewriter_rebuild(sr_rewriter *rw, sr_op *op, const bool *keep_operands,
                           const bool *keep_results) {
  sr_value **operands = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count);
  int32_t operand_count = kept_operands(op, keep_operands, operands);
  const sr_type **types = SR_NEW_ARRAY(rw->scratch, const sr_type *, op->result_count);
  int32_t result_count = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    if (!keep_results || keep_results[i])
      types[result_count++] = op->results[i].type;
  sr_op *made = sr_op_create(rw->module, op->code, op, operand_count, operands, result_count, types,
                             op->region_count);
  for (size_t i = 0; i < op->attr_count; i++)
    sr_op_set_attr(rw->module, made, op->attrs[i].name, op->attrs[i].value);
  sr_op_insert(made, op->block, op);
  sr_op_move_regions(op, made);
  int32_t at = 0;
  for (int32_t i = 0; i < op->result_count; i++)
    if (!keep_results || keep_results[i])
      sr_rewriter_replace(rw, sr_result(op, i), sr_result(made, at++));
  sr_rewriter_erase(rw, op);
  sr_rewriter_visit(rw, made);
  return made;
}

sr_value **sr_rewriter_inline_block(sr_rewriter *rw, sr_block *block, sr_value *const *args,
                                    sr_op *before) {
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_rewriter_replace(rw, block->args[i], args[i]);
  sr_op *terminator = sr_block_terminator(block);
  for (sr_op *op = block->first, *next; op != terminator; op = next) {
    next = op->next;
    sr_op_detach(op);
    sr_op_insert(op, before->block, before);
    sr_rewriter_visit(rw, op);
  }
  sr_value **results = SR_NEW_ARRAY(rw->scratch, sr_value *, terminator->operand_count);
  (void)kept_operands(terminator, NULL, results);
  sr_rewriter_erase(rw, terminator);
  return results;
}

static sr_value **mapped_results(sr_rewriter *rw, const sr_block *block, int32_t map) {
  const sr_op *terminator = sr_block_terminator(block);
  sr_value **results = SR_NEW_ARRAY(rw->scratch, sr_value *, terminator->operand_count);
  for (int32_t i = 0; i < terminator->operand_count; i++)
    results[i] = sr_mapped(map, sr_operand(terminator, i));
  return results;
}

sr_value **sr_rewriter_clone_block(sr_rewriter *rw, sr_block *block, sr_value *const *args,
                                   sr_op *before) {
  int32_t map = sr_module_new_map(rw->module);
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_map_enter(map, block->args[i], args[i]);
  for (sr_op *op = block->first; op != sr_block_terminator(block); op = op->next) {
    sr_op *copy = sr_op_clone(rw->module, op, map);
    sr_op_insert(copy, before->block, before);
    sr_rewriter_visit(rw, copy);
    for (int32_t i = 0; i < copy->region_count; i++)
      sr_rewriter_visit_block(rw, copy->regions[i]);
  }
  return mapped_results(rw, block, map);
}

/* ---- scalar regions on tensors -------------------------------------------------------------- */

bool sr_block_is_scalar_code(const sr_block *block) {
  for (const sr_op *op = block->first; op != sr_block_terminator(block); op = op->next) {
    bool known = sr_op_has(op, SR_TRAIT_ELEMENTWISE) || op->code == SR_OP_SELECT ||
                 op->code == SR_OP_CLAMP || op->code == SR_OP_CONSTANT;
    if (!known || op->result_count != 1 || op->region_count != 0 || op->results[0].type->rank != 0)
      return false;
  }
  return true;
}

/* A value captured from outside the region, spread over the shape. */
static sr_value *spread(sr_rewriter *rw, sr_value *value, const sr_type *shape, sr_op *before) {
  const sr_type *type = sr_type_with_dtype(rw->module, shape, value->type->dtype);
  if (value->type->rank != 0 || value->type == type)
    return value;
  return sr_rewriter_broadcast(rw, before, value, NULL, type);
}

sr_value **sr_rewriter_apply_region(sr_rewriter *rw, sr_block *block, sr_value *const *args,
                                    sr_op *before) {
  if (!sr_block_is_scalar_code(block))
    return NULL;
  int32_t map = sr_module_new_map(rw->module);
  const sr_type *shape = args[0]->type;
  for (int32_t i = 0; i < block->arg_count; i++)
    sr_map_enter(map, block->args[i], args[i]);
  for (sr_op *op = block->first; op != sr_block_terminator(block); op = op->next) {
    sr_value **operands = SR_NEW_ARRAY(rw->scratch, sr_value *, op->operand_count);
    for (int32_t i = 0; i < op->operand_count; i++)
      operands[i] = spread(rw, sr_mapped(map, sr_operand(op, i)), shape, before);
    sr_dtype dtype = op->results[0].type->dtype;
    bool constant = op->code == SR_OP_CONSTANT;
    const sr_type *type =
        constant ? op->results[0].type : sr_type_with_dtype(rw->module, shape, dtype);
    sr_value *made = sr_rewriter_build(rw, op->code, before, op->operand_count, operands, type);
    for (size_t i = 0; i < op->attr_count; i++)
      sr_op_set_attr(rw->module, made->op, op->attrs[i].name, op->attrs[i].value);
    sr_map_enter(map, sr_result(op, 0), made);
  }
  sr_value **results = mapped_results(rw, block, map);
  for (int32_t i = 0; i < sr_block_terminator(block)->operand_count; i++)
    results[i] = spread(rw, results[i], shape, before);
  return results;
}
