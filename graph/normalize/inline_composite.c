/*
 * JAX's artifacts have some ops of CHLO as composites: stablehlo.composite "chlo.erf", with a
 * function that computes the same from simpler ops. The op itself is computed better, and text has
 * it. So the composite becomes the op, unless it has an attribute that the op does not have here;
 * then the function is right, as it always is.
 */
#include "graph/normalize/inline_composite.h"

#include <string.h>

#include "graph/verify/verify.h"

static const char ragged_numbers[] = "ragged_dot_dimension_numbers";

/* The ops, with the attributes that each may have. */
static const struct {
  sr_opcode code;
  const char *attrs[2];
} known[] = {
    {SR_OP_CHLO_ACOS, {NULL}},
    {SR_OP_CHLO_ACOSH, {NULL}},
    {SR_OP_CHLO_ASIN, {NULL}},
    {SR_OP_CHLO_ASINH, {NULL}},
    {SR_OP_CHLO_ATANH, {NULL}},
    {SR_OP_CHLO_COSH, {NULL}},
    {SR_OP_CHLO_ERF, {NULL}},
    {SR_OP_CHLO_MULHI, {NULL}},
    {SR_OP_CHLO_SINH, {NULL}},
    {SR_OP_CHLO_RAGGED_DOT, {ragged_numbers}},
    {SR_OP_CHLO_TOP_K, {"is_stable", "k"}},
};

static bool has_only(const sr_attr *attrs, const char *const allowed[2]) {
  for (size_t i = 0; attrs && i < attrs->fields.count; i++) {
    bool found = false;
    for (int k = 0; k < 2 && allowed[k]; k++)
      found = found || strcmp(allowed[k], attrs->fields.items[i].name) == 0;
    if (!found)
      return false;
  }
  return true;
}

/* Returns the dimension numbers of a ragged_dot as text has them. A composite has a list of the six
 * fields, also of those that are empty. Returns NULL if `list` is of another form. */
static const sr_attr *read_ragged_numbers(sr_module *module, const sr_attr *list) {
  static const char *const names[] = {"lhs_batching_dimensions",    "rhs_batching_dimensions",
                                      "lhs_contracting_dimensions", "rhs_contracting_dimensions",
                                      "lhs_ragged_dimensions",      "rhs_group_dimensions"};
  enum {
    COUNT = sizeof names / sizeof *names
  };
  if (sr_attr_item_count(list) != COUNT)
    return NULL;
  sr_attr *numbers = SR_NEW(module->arena, sr_attr);
  sr_named_attr *fields = SR_NEW_ARRAY(module->arena, sr_named_attr, COUNT);
  numbers->kind = SR_ATTR_STRUCT;
  numbers->fields.mnemonic = "chlo.ragged_dot";
  numbers->fields.items = fields;
  for (size_t i = 0; i < COUNT; i++) {
    const sr_attr *item = list->array.items[i];
    size_t count;
    const int64_t *values = sr_attr_get_ints(item, &count);
    if (item->kind != SR_ATTR_DENSE || (int64_t)count != sr_type_elements(item->dense.type))
      return NULL;
    if (count > 0)
      fields[numbers->fields.count++] =
          (sr_named_attr){names[i], sr_attr_ints(module, values, count)};
  }
  return numbers;
}

/* Returns the op that a composite stands for; SR_OP_COUNT: none. */
static sr_opcode stands_for(sr_module *module, const sr_op *op) {
  const sr_attr *name = sr_op_attr(op, "name"), *attrs = sr_op_attr(op, "composite_attributes");
  if (op->region_count > 0 || sr_op_int(op, "version", 0) != 1 ||
      (attrs && attrs->kind != SR_ATTR_DICT))
    return SR_OP_COUNT;
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strcmp(name->string.data, sr_op_info_get(known[i].code)->name) == 0 &&
        has_only(attrs, known[i].attrs) &&
        (known[i].code != SR_OP_CHLO_RAGGED_DOT ||
         read_ragged_numbers(module, sr_attr_field(attrs, ragged_numbers))))
      return known[i].code;
  return SR_OP_COUNT;
}

static sr_status replace(sr_ctx *ctx, sr_module *module, sr_op *op, sr_opcode code) {
  const sr_op_info *info = sr_op_info_get(code);
  if (op->operand_count != info->operands || op->result_count != info->results)
    return sr_op_fail(ctx, module, op, SR_ERR_INVALID,
                      "it has not the operands and results of the %s that it stands for",
                      info->name);
  const sr_type **types = SR_NEW_ARRAY(module->arena, const sr_type *, op->result_count);
  sr_value **operands = SR_NEW_ARRAY(module->arena, sr_value *, op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  for (int32_t i = 0; i < op->result_count; i++)
    types[i] = op->results[i].type;
  sr_op *made =
      sr_op_create(module, code, op, op->operand_count, operands, op->result_count, types, 0);
  const sr_attr *attrs = sr_op_attr(op, "composite_attributes");
  for (size_t i = 0; attrs && i < attrs->fields.count; i++)
    sr_op_set_attr(module, made, attrs->fields.items[i].name, attrs->fields.items[i].value);
  if (code == SR_OP_CHLO_RAGGED_DOT)
    sr_op_set_attr(module, made, ragged_numbers,
                   read_ragged_numbers(module, sr_op_attr(made, ragged_numbers)));
  if (code == SR_OP_CHLO_TOP_K && sr_op_flag(made, "is_stable"))
    sr_op_set_attr(module, made, "is_stable", NULL); /* the default, which text leaves out */
  sr_op_insert(made, op->block, op);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(&op->results[i], &made->results[i]);
  sr_op_erase(op);
  SR_TRY(sr_verify_op(ctx, module, made));
  return SR_OK;
}

sr_status sr_composites_replace(sr_ctx *ctx, sr_module *module, sr_block *block) {
  for (sr_op *op = block->first, *next; op; op = next) {
    next = op->next;
    sr_opcode code = op->code == SR_OP_COMPOSITE ? stands_for(module, op) : SR_OP_COUNT;
    if (code != SR_OP_COUNT) {
      SR_TRY(replace(ctx, module, op, code));
      continue;
    }
    for (int32_t i = 0; i < op->region_count; i++)
      SR_TRY(sr_composites_replace(ctx, module, op->regions[i]));
  }
  return SR_OK;
}
