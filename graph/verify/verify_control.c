/* Verifies control-flow ops, which run regions or call functions, and ops that are used with them:
 * terminators, barriers, asynchronous ops, tuples, tokens, and the ops of Shardy. */
#include <string.h>

#include "graph/text/syntax.h"
#include "graph/verify/verify.h"

/* Requires that `end`, the terminator of region `index`, returns values of the types of the op's
 * results. */
static sr_status require_returns(const sr_verifier *verifier, const sr_op *op, const sr_op *end,
                                 int32_t index) {
  SR_REQUIRE(verifier, op, end->operand_count == op->result_count,
             "region %d returns %d values, but the op has %d results", (int)index,
             (int)end->operand_count, (int)op->result_count);
  for (int32_t i = 0; i < op->result_count; i++)
    SR_REQUIRE(verifier, op, sr_type_fits(sr_operand_type(end, i), sr_result_type(op, i)),
               "region %d returns a %s as value %d, but result %d is a %s", (int)index,
               sr_verify_name(verifier, sr_operand_type(end, i)), (int)i, (int)i,
               sr_verify_name(verifier, sr_result_type(op, i)));
  return SR_OK;
}

sr_status sr_verify_while_loop(const sr_verifier *verifier, const sr_op *op) {
  SR_REQUIRE(verifier, op, op->operand_count == op->result_count,
             "a loop has as many results as operands");
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, sr_type_fits(sr_operand_type(op, i), sr_result_type(op, i)),
               "operand and result %d must be of one type", (int)i);
  for (int32_t region = 0; region < 2; region++) {
    const sr_block *block = op->regions[region];
    SR_REQUIRE(verifier, op, block->arg_count == op->operand_count,
               "region %d has %d arguments, but the loop %d operands", (int)region,
               (int)block->arg_count, (int)op->operand_count);
    for (int32_t i = 0; i < block->arg_count; i++)
      SR_REQUIRE(verifier, op, sr_type_fits(block->args[i]->type, sr_operand_type(op, i)),
                 "argument %d of region %d and operand %d must be of one type", (int)i, (int)region,
                 (int)i);
  }
  const sr_op *condition = NULL, *body = NULL;
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_RETURN, &condition));
  SR_TRY(sr_require_end(verifier, op, 1, SR_OP_RETURN, &body));
  SR_REQUIRE(verifier, op,
             condition->operand_count == 1 && sr_is_tensor(sr_operand_type(condition, 0)) &&
                 sr_operand_type(condition, 0)->rank == 0 &&
                 sr_operand_type(condition, 0)->dtype == SR_I1,
             "the condition must return a tensor<i1>");
  return require_returns(verifier, op, body, 1);
}

sr_status sr_verify_branches(const sr_verifier *verifier, const sr_op *op) {
  const sr_type *index = sr_operand_type(op, 0);
  sr_dtype want = op->code == SR_OP_IF ? SR_I1 : SR_I32;
  SR_REQUIRE(verifier, op, sr_is_tensor(index) && index->rank == 0 && index->dtype == want,
             "the operand is a %s, but must be a tensor<%s>", sr_verify_name(verifier, index),
             sr_dtype_get(want)->name);
  SR_REQUIRE(verifier, op, op->region_count >= 1, "there are no branches");
  for (int32_t i = 0; i < op->region_count; i++) {
    const sr_op *end = NULL;
    SR_REQUIRE(verifier, op, op->regions[i]->arg_count == 0, "a branch has no arguments");
    SR_TRY(sr_require_end(verifier, op, i, SR_OP_RETURN, &end));
    SR_TRY(require_returns(verifier, op, end, i));
  }
  return SR_OK;
}

/* The types of the returned values are checked by the function for the op that contains the region,
 * such as sr_verify_while_loop. */
sr_status sr_verify_terminator(const sr_verifier *verifier, const sr_op *op) {
  SR_REQUIRE(verifier, op, op->code != SR_OP_FUNC_RETURN || (op->block && op->block->func),
             "return ends a function, not a region");
  return SR_OK;
}

sr_status sr_verify_barrier(const sr_verifier *verifier, const sr_op *op) {
  SR_REQUIRE(verifier, op, op->operand_count == op->result_count,
             "there must be one result for every operand");
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, sr_operand_type(op, i) == sr_result_type(op, i),
               "operand and result %d must be of one type", (int)i);
  return SR_OK;
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* Requires that attribute `name` names a function of the module, and that the op's operands and
 * results have the same types as the function's arguments and results. */
static sr_status require_callee(const sr_verifier *verifier, const sr_op *op, const char *name) {
  const sr_attr *callee;
  SR_TRY(sr_require_attr(verifier, op, name, SR_ATTR_SYMBOL, &callee));
  const sr_func *func = sr_module_func(verifier->module, callee->string.data);
  SR_REQUIRE(verifier, op, func, "there is no function @%s", callee->string.data);
  const sr_type *type = func->type;
  int32_t results = type->count - type->input_count;
  SR_REQUIRE(verifier, op, op->operand_count == type->input_count && op->result_count == results,
             "@%s takes %d arguments and gives %d results, not %d and %d", func->name,
             (int)type->input_count, (int)results, (int)op->operand_count, (int)op->result_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, sr_operand_type(op, i) == type->elements[i],
               "operand %d is a %s, but @%s takes a %s", (int)i,
               sr_verify_name(verifier, sr_operand_type(op, i)), func->name,
               sr_verify_name(verifier, type->elements[i]));
  for (int32_t i = 0; i < results; i++)
    SR_REQUIRE(verifier, op, sr_result_type(op, i) == type->elements[type->input_count + i],
               "result %d is a %s, but @%s gives a %s", (int)i,
               sr_verify_name(verifier, sr_result_type(op, i)), func->name,
               sr_verify_name(verifier, type->elements[type->input_count + i]));
  return SR_OK;
}

sr_status sr_verify_call(const sr_verifier *verifier, const sr_op *op) {
  return require_callee(verifier, op, "callee");
}

sr_status sr_verify_custom_call(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *name;
  return sr_require_attr(verifier, op, "call_target_name", SR_ATTR_STRING, &name);
}

sr_status sr_verify_composite(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *name;
  SR_TRY(sr_require_attr(verifier, op, "name", SR_ATTR_STRING, &name));
  return require_callee(verifier, op, "decomposition");
}

/* ---- asynchronous ops ------------------------------------------------------------------------ */

/* The result of an async_start has the type !stablehlo.future, which the graph keeps as text. The
 * values that the region of the async_start returns are the results of the async_done, so
 * sr_verify_async_done checks their types. */
sr_status sr_verify_async_start(const sr_verifier *verifier, const sr_op *op) {
  const sr_block *body = op->regions[0];
  const sr_op *end = NULL;
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_RETURN, &end));
  SR_REQUIRE(verifier, op, op->result_count == 1, "there must be one result");
  SR_REQUIRE(verifier, op, body->arg_count == op->operand_count,
             "the region has %d arguments, but there are %d operands", (int)body->arg_count,
             (int)op->operand_count);
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, body->args[i]->type == sr_operand_type(op, i),
               "argument %d of the region is a %s, but operand %d a %s", (int)i,
               sr_verify_name(verifier, body->args[i]->type), (int)i,
               sr_verify_name(verifier, sr_operand_type(op, i)));
  return SR_OK;
}

sr_status sr_verify_async_done(const sr_verifier *verifier, const sr_op *op) {
  SR_REQUIRE(verifier, op, op->operand_count == 1, "there must be one operand");
  const sr_op *start = sr_operand(op, 0)->op;
  if (!start || start->code != SR_OP_ASYNC_START)
    return SR_OK;
  return require_returns(verifier, op, start->regions[0]->last, 0);
}

/* ---- Shardy ---------------------------------------------------------------------------------- */

/* Requires that attribute `name` is an ARRAY of `count` SHARDINGs, each of the rank of its operand
 * (in_shardings) or result (out_shardings). */
static sr_status require_shardings(const sr_verifier *verifier, const sr_op *op, const char *name,
                                   int32_t count, bool optional) {
  const sr_attr *list = sr_op_attr(op, name);
  if (!list && optional)
    return SR_OK;
  SR_TRY(sr_require_attr(verifier, op, name, SR_ATTR_ARRAY, &list));
  SR_REQUIRE(verifier, op, list->array.count == (size_t)count,
             "%s has %zu shardings, but there are %d values", name, list->array.count, (int)count);
  bool in = strcmp(name, "in_shardings") == 0;
  for (int32_t i = 0; i < count; i++) {
    const sr_attr *item = list->array.items[i];
    const sr_type *type = in ? sr_operand_type(op, i) : sr_result_type(op, i);
    SR_REQUIRE(verifier, op, item->kind == SR_ATTR_SHARDING, "%s must be shardings", name);
    SR_REQUIRE(verifier, op, !sr_is_tensor(type) || item->sharding->rank == type->rank,
               "sharding %d of %s is for %d dimensions, but the value is a %s", (int)i, name,
               (int)item->sharding->rank, sr_verify_name(verifier, type));
  }
  return SR_OK;
}

static sr_status require_body(const sr_verifier *verifier, const sr_op *op) {
  const sr_op *end = NULL;
  SR_REQUIRE(verifier, op, op->regions[0]->arg_count == op->operand_count,
             "the body has %d arguments, but there are %d operands", (int)op->regions[0]->arg_count,
             (int)op->operand_count);
  SR_TRY(sr_require_end(verifier, op, 0, SR_OP_SDY_RETURN, &end));
  SR_REQUIRE(verifier, op, end->operand_count == op->result_count,
             "the body returns %d values, but there are %d results", (int)end->operand_count,
             (int)op->result_count);
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_type *outer = sr_operand_type(op, i), *inner = op->regions[0]->args[i]->type;
    SR_REQUIRE(verifier, op,
               outer == inner || (sr_is_tensor(outer) && sr_is_tensor(inner) &&
                                  outer->rank == inner->rank && sr_element_fits(outer, inner)),
               "argument %d of the body is a %s, which is no part of a %s", (int)i,
               sr_verify_name(verifier, inner), sr_verify_name(verifier, outer));
  }
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_type *outer = sr_result_type(op, i), *inner = sr_operand_type(end, i);
    SR_REQUIRE(verifier, op,
               outer == inner || (sr_is_tensor(outer) && sr_is_tensor(inner) &&
                                  outer->rank == inner->rank && sr_element_fits(outer, inner)),
               "the body returns a %s, which is no part of result %d, a %s",
               sr_verify_name(verifier, inner), (int)i, sr_verify_name(verifier, outer));
  }
  return SR_OK;
}

sr_status sr_verify_manual_computation(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *axes;
  SR_TRY(require_shardings(verifier, op, "in_shardings", op->operand_count, false));
  SR_TRY(require_shardings(verifier, op, "out_shardings", op->result_count, false));
  SR_TRY(sr_require_attr(verifier, op, "manual_axes", SR_ATTR_ARRAY, &axes));
  for (size_t i = 0; i < axes->array.count; i++)
    SR_REQUIRE(verifier, op, axes->array.items[i]->kind == SR_ATTR_STRING,
               "manual_axes must be names of axes");
  return require_body(verifier, op);
}

sr_status sr_verify_named_computation(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *name;
  SR_TRY(sr_require_attr(verifier, op, "name", SR_ATTR_STRING, &name));
  SR_TRY(require_shardings(verifier, op, "in_shardings", op->operand_count, true));
  SR_TRY(require_shardings(verifier, op, "out_shardings", op->result_count, true));
  return require_body(verifier, op);
}

/* Verifies the collectives of Shardy, such as sdy.all_gather. Their attribute out_sharding is the
 * sharding of the result. */
sr_status sr_verify_shard_collective(const sr_verifier *verifier, const sr_op *op) {
  const sr_attr *attr;
  const sr_syntax *syntax = sr_syntax_get(op->code);
  SR_TRY(sr_require_attr(verifier, op, "out_sharding", SR_ATTR_SHARDING, &attr));
  if (syntax->axes) {
    SR_TRY(sr_require_attr(verifier, op, syntax->axes, SR_ATTR_OPAQUE, &attr));
    const char *mnemonic = syntax->axes_mnemonic;
    const char *text = attr->string.data;
    SR_REQUIRE(verifier, op,
               strncmp(text, "#sdy<", 5) == 0 && strncmp(text + 5, mnemonic, strlen(mnemonic)) == 0,
               "%s must be #sdy<%s...>", syntax->axes, mnemonic);
  }
  return sr_verify_same_type(verifier, op);
}

/* ---- tuples and tokens ----------------------------------------------------------------------- */

sr_status sr_verify_tuple(const sr_verifier *verifier, const sr_op *op) {
  const sr_type *type = sr_result_type(op, 0);
  SR_REQUIRE(verifier, op, type->kind == SR_TYPE_TUPLE && type->count == op->operand_count,
             "the result must be a tuple of the operands");
  for (int32_t i = 0; i < type->count; i++)
    SR_REQUIRE(verifier, op, type->elements[i] == sr_operand_type(op, i),
               "element %d of the tuple is not of the type of its operand", (int)i);
  return SR_OK;
}

sr_status sr_verify_tuple_element(const sr_verifier *verifier, const sr_op *op) {
  const sr_type *type = sr_operand_type(op, 0);
  int64_t index;
  SR_REQUIRE(verifier, op, type->kind == SR_TYPE_TUPLE, "the operand must be a tuple");
  SR_TRY(sr_require_int(verifier, op, "index", 0, type->count - 1, &index));
  SR_REQUIRE(verifier, op, type->elements[index] == sr_result_type(op, 0),
             "the result is not of the type of element %lld", (long long)index);
  return SR_OK;
}

sr_status sr_verify_token(const sr_verifier *verifier, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(verifier, op, sr_operand_type(op, i)->kind == SR_TYPE_TOKEN,
               "operand %d must be a token", (int)i);
  SR_REQUIRE(verifier, op, sr_result_type(op, 0)->kind == SR_TYPE_TOKEN,
             "the result must be a token");
  return SR_OK;
}
