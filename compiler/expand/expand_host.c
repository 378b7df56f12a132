/*
 * Expands the custom calls of functions of the host to HOST_CALL: those of Python, and those of C,
 * which the process that runs the program has registered (jax.ffi).
 *
 * A function of C may want arrays in another order than row-major: it gets the array transposed,
 * and what it gives is transposed back, but it sees the sizes of the program
 * (SR_TARGET_PORTS_ATTR).
 */
#include <string.h>

#include "compiler/core/target_attributes.h"
#include "compiler/expand/expander.h"
#include "graph/ir/query.h"
#include "graph/ir/type.h"

static const char *target_of(const sr_op *op) {
  return sr_op_attr(op, "call_target_name")->string.data;
}

/* Keeps the attribute `name` of the custom call. */
static void keep(const sr_builder *b, const sr_op *op, sr_op *made, const char *name) {
  if (sr_op_attr(op, name))
    sr_op_set_attr(b->module, made, name, sr_op_attr(op, name));
}

/* ---- Python ---------------------------------------------------------------------------------- */

/* JAX numbers the functions of a program in the call's configuration. */
sr_status sr_expand_python_call(const sr_builder *b, sr_op *op) {
  const sr_attr *index = sr_custom_call_option(op, "index");
  if (!index || index->kind != SR_ATTR_INT)
    return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                      "the configuration of the call of Python lacks \"index\"");
  SR_TRY(sr_custom_call_check_row_major(b, op));
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, op->result_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    operands[i] = sr_operand(op, i);
  for (int32_t i = 0; i < op->result_count; i++)
    types[i] = op->results[i].type;
  sr_op *made =
      sr_build_op(b, SR_OP_HOST_CALL, op->operand_count, operands, op->result_count, types, 0);
  sr_op_set_attr(b->module, made, "index", index);
  keep(b, op, made, SR_HOST_DEVICE_ATTR);
  keep(b, op, made, SR_HOST_TOKEN_ATTR);
  for (int32_t i = 0; i < op->result_count; i++)
    sr_value_replace(sr_result(op, i), sr_result(made, i));
  return SR_OK;
}

/* ---- C --------------------------------------------------------------------------------------- */

/* Sets *out to the dictionary of attributes, or NULL. */
static sr_status read_attributes(const sr_builder *b, const sr_op *op, const sr_attr **out) {
  static const char *const places[] = {"mhlo.backend_config", "backend_config"};
  *out = NULL;
  for (int i = 0; i < 2; i++) {
    const sr_attr *config = sr_op_attr(op, places[i]);
    if (!config || (config->kind == SR_ATTR_STRING && config->string.length == 0))
      continue;
    if (config->kind != SR_ATTR_DICT)
      return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                        "custom call target \"%s\": its configuration is no dictionary",
                        target_of(op));
    *out = config;
  }
  sr_host_attributes written;
  const char *fault = sr_target_attributes_of(b->arena, *out, &written);
  return fault ? sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                            "custom call target \"%s\": %s", target_of(op), fault)
               : SR_OK;
}

/* The place of operand or result `index` among those that the function sees. */
static int64_t place_of(const sr_op *op, const char *tokens_name, int64_t index) {
  size_t count;
  const int64_t *tokens = sr_op_ints(op, tokens_name, &count);
  for (size_t t = 0; t < count && tokens[t] <= index; t++)
    index++;
  return index;
}

/* Returns the function type of what the function sees. */
static const sr_type *ports_of(const sr_builder *b, const sr_op *op) {
  size_t before, behind;
  const int64_t *tokens[] = {sr_op_ints(op, SR_OPERAND_TOKENS_ATTR, &before),
                             sr_op_ints(op, SR_RESULT_TOKENS_ATTR, &behind)};
  const sr_type *token =
      sr_type_intern(b->module, &(sr_type){.kind = SR_TYPE_TOKEN, .dtype = SR_DTYPE_COUNT});
  const int32_t inputs = op->operand_count + (int32_t)before;
  const int32_t outputs = op->result_count + (int32_t)behind;
  const sr_type **in = SR_NEW_ARRAY(b->arena, const sr_type *, inputs);
  const sr_type **out = SR_NEW_ARRAY(b->arena, const sr_type *, outputs);
  for (size_t t = 0; t < before; t++)
    in[tokens[0][t]] = token;
  for (size_t t = 0; t < behind; t++)
    out[tokens[1][t]] = token;
  for (int32_t i = 0; i < op->operand_count; i++)
    in[place_of(op, SR_OPERAND_TOKENS_ATTR, i)] = sr_operand(op, i)->type;
  for (int32_t i = 0; i < op->result_count; i++)
    out[place_of(op, SR_RESULT_TOKENS_ATTR, i)] = op->results[i].type;
  return sr_type_function(b->module, in, inputs, out, outputs);
}

/* Returns the first of `count` operands or results that has this place; -1: none has. */
static int64_t array_at(const sr_op *op, const char *tokens_name, int32_t count, int64_t place) {
  for (int32_t i = 0; i < count; i++)
    if (place_of(op, tokens_name, i) == place)
      return i;
  return -1;
}

/* Reads one #stablehlo.output_operand_alias. */
static bool read_alias(const sr_op *op, const sr_attr *alias, int64_t *over) {
  size_t inner, outer;
  const int64_t *result = sr_attr_get_ints(sr_attr_field(alias, "output_tuple_indices"), &outer);
  sr_attr_get_ints(sr_attr_field(alias, "operand_tuple_indices"), &inner);
  const sr_attr *operand = sr_attr_field(alias, "operand_index");
  if (!operand || operand->kind != SR_ATTR_INT || inner > 0 || outer > 1)
    return false;
  const int64_t from =
      array_at(op, SR_OPERAND_TOKENS_ATTR, op->operand_count, operand->integer.value);
  const int64_t to = array_at(op, SR_RESULT_TOKENS_ATTR, op->result_count, outer ? result[0] : 0);
  if (from < 0 || to < 0 || over[to] >= 0 ||
      sr_operand(op, (int32_t)from)->type != op->results[to].type)
    return false;
  for (int32_t i = 0; i < op->result_count; i++)
    if (over[i] == from)
      return false;
  over[to] = from;
  return true;
}

/* Sets over[result] to the operand whose memory it has, or -1. */
static sr_status read_aliases(const sr_builder *b, const sr_op *op, int64_t *over) {
  const sr_attr *list = sr_op_attr(op, "output_operand_aliases");
  for (int32_t i = 0; i < op->result_count; i++)
    over[i] = -1;
  for (size_t i = 0; i < sr_attr_item_count(list); i++)
    if (!read_alias(op, list->array.items[i], over))
      return sr_op_fail(b->ctx, b->module, op, SR_ERR_INVALID,
                        "custom call target \"%s\": member %zu of output_operand_aliases gives no "
                        "result the memory of an operand of its type that no other result has",
                        target_of(op), i);
  return SR_OK;
}

static sr_status build_target_call(const sr_builder *b, sr_op *op, sr_op **out_made) {
  sr_value **operands = SR_NEW_ARRAY(b->arena, sr_value *, op->operand_count);
  const sr_type **types = SR_NEW_ARRAY(b->arena, const sr_type *, op->result_count);
  int64_t order[SR_MAX_RANK], dims[SR_MAX_RANK];
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *type = sr_operand(op, i)->type;
    SR_TRY(sr_custom_call_layout(b, op, "operand_layouts", i, type->rank, order));
    operands[i] = sr_build_transpose(b, sr_operand(op, i), order);
  }
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *type = op->results[i].type;
    SR_TRY(sr_custom_call_layout(b, op, "result_layouts", i, type->rank, order));
    for (int32_t d = 0; d < type->rank; d++)
      dims[d] = type->dims[order[d]];
    types[i] = sr_type_tensor(b->module, type->dtype, type->rank, dims);
  }
  *out_made =
      sr_build_op(b, SR_OP_HOST_CALL, op->operand_count, operands, op->result_count, types, 0);
  return SR_OK;
}

static sr_status check_types(const sr_builder *b, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count + op->result_count; i++) {
    const sr_type *type =
        i < op->operand_count ? sr_operand(op, i)->type : op->results[i - op->operand_count].type;
    if (!sr_type_is_static(type))
      return sr_op_fail(b->ctx, b->module, op, SR_ERR_UNSUPPORTED,
                        "custom call target \"%s\": a %s has no fixed size", target_of(op),
                        sr_type_printed(b->module, type));
  }
  return SR_OK;
}

sr_status sr_expand_target_call(const sr_builder *b, sr_op *op) {
  const sr_attr *attributes;
  int64_t *over = SR_NEW_ARRAY(b->arena, int64_t, op->result_count), order[SR_MAX_RANK];
  SR_TRY(check_types(b, op));
  SR_TRY(read_attributes(b, op, &attributes));
  SR_TRY(read_aliases(b, op, over));
  sr_op *made;
  SR_TRY(build_target_call(b, op, &made));
  sr_attr *ports = SR_NEW(b->module->arena, sr_attr);
  *ports = (sr_attr){.kind = SR_ATTR_TYPE, .type = ports_of(b, op)};
  sr_op_set_attr(b->module, made, SR_TARGET_ATTR, sr_op_attr(op, "call_target_name"));
  sr_op_set_attr(b->module, made, SR_TARGET_ATTRIBUTES_ATTR, attributes);
  sr_op_set_attr(b->module, made, SR_TARGET_SITE_ATTR, sr_attr_int(b->module, made->id, SR_I64));
  sr_op_set_attr(b->module, made, SR_TARGET_PORTS_ATTR, ports);
  sr_op_set_attr(b->module, made, SR_TARGET_OVER_ATTR,
                 sr_attr_ints(b->module, over, (size_t)op->result_count));
  for (int32_t i = 0; i < op->result_count; i++) {
    const int32_t rank = op->results[i].type->rank;
    int64_t back[SR_MAX_RANK];
    SR_TRY(sr_custom_call_layout(b, op, "result_layouts", i, rank, order));
    for (int32_t d = 0; d < rank; d++)
      back[order[d]] = d;
    sr_value_replace(&op->results[i], sr_build_transpose(b, sr_result(made, i), back));
  }
  return SR_OK;
}
