/*
 * The verifier: walks over the module and checks every op by its row of ops.def.
 *
 * This file checks what must hold for all ops: the numbers of operands, results and regions; that
 * every value is defined before its uses, in the same region or an enclosing one; that a terminator
 * is the last op of its region; and the bodies of functions. The functions for the column SHAPE of
 * ops.def (verify_*.c) check the rest.
 */
#include "graph/verify/verify.h"

#include "graph/ir/query.h"
#include "graph/ir/side_table.h"

typedef sr_status (*family)(const sr_verifier *verifier, const sr_op *op);

static const family families[SR_OP_COUNT] = {
#define OP(ENUM, NAME, OPERANDS, RESULTS, REGIONS, TRAITS, SYNTAX, SHAPE, EMIT, RULE)              \
  [SR_OP_##ENUM] = sr_verify_##SHAPE,
#include "graph/ir/ops.def"
};

typedef struct walk {
  sr_verifier verifier;
  SR_VECTOR(bool) visited; /* by sr_op.id: the walk has come to the op */
} walk;

static sr_status verify_block(walk *w, const sr_block *block);

/* ---- definitions of operands ----------------------------------------------------------------- */

/* Returns the op of `block` that is `op` or that has `op` in its regions. Returns NULL if `op` is
 * not inside `block`. */
static const sr_op *ancestor_in(const sr_block *block, const sr_op *op) {
  while (op && op->block != block)
    op = op->block ? op->block->parent : NULL;
  return op;
}

/* True if `value` is defined before `user`, in its block or a block around it. */
static bool is_visible(const walk *w, const sr_value *value, const sr_op *user) {
  const sr_block *block = sr_value_block(value);
  const sr_op *ancestor = block ? ancestor_in(block, user) : NULL;
  return ancestor &&
         (!value->op || (ancestor != value->op && SR_SIDE_GET(&w->visited, value->op->id)));
}

static sr_status verify_operands(walk *w, const sr_op *op) {
  for (int32_t i = 0; i < op->operand_count; i++)
    SR_REQUIRE(&w->verifier, op, is_visible(w, op->operands[i].value, op),
               "operand %d is not defined before and around this op", (int)i);
  return SR_OK;
}

/* ---- ops ------------------------------------------------------------------------------------- */

static sr_status verify_count(const sr_verifier *verifier, const sr_op *op, const char *what,
                              int32_t have, int32_t want) {
  SR_REQUIRE(verifier, op, want < 0 || have == want, "there are %d %s, but must be %d", (int)have,
             what, (int)want);
  return SR_OK;
}

static sr_status verify_op(walk *w, const sr_op *op) {
  const sr_verifier *verifier = &w->verifier;
  const sr_op_info *info = sr_op_info_get(op->code);
  SR_SIDE_SET(verifier->module->arena, &w->visited, op->id, true);
  SR_TRY(verify_count(verifier, op, "operands", op->operand_count, info->operands));
  SR_TRY(verify_count(verifier, op, "results", op->result_count, info->results));
  SR_TRY(verify_count(verifier, op, "regions", op->region_count, info->regions));
  SR_TRY(verify_operands(w, op));
  bool last = !op->next;
  SR_REQUIRE(verifier, op, last || !sr_op_has(op, SR_TRAIT_TERMINATOR),
             "this must be the last op of its region");
  for (int32_t i = 0; i < op->region_count; i++)
    SR_TRY(verify_block(w, op->regions[i]));
  SR_TRY(sr_verify_syntax(verifier, op));
  return families[op->code](verifier, op);
}

sr_status sr_verify_op(sr_ctx *ctx, const sr_module *module, const sr_op *op) {
  const sr_verifier verifier = {.ctx = ctx, .module = module};
  SR_TRY(sr_verify_syntax(&verifier, op));
  return families[op->code](&verifier, op);
}

sr_status sr_verify_infer(sr_ctx *ctx, sr_module *module, const sr_op *op,
                          const sr_type **out_types) {
  const sr_verifier verifier = {.ctx = ctx, .module = module, .wanted = out_types, .types = module};
  return families[op->code](&verifier, op);
}

static sr_status verify_block(walk *w, const sr_block *block) {
  for (const sr_op *op = block->first; op; op = op->next)
    SR_TRY(verify_op(w, op));
  return SR_OK;
}

/* ---- functions ------------------------------------------------------------------------------- */

static sr_status func_fail(walk *w, const sr_func *func, const char *sentence) {
  return sr_fail(w->verifier.ctx, SR_ERR_INVALID, "%s:%u:%u: @%s: %s", w->verifier.module->file,
                 func->location.line, func->location.column, func->name, sentence);
}

static sr_status verify_func(walk *w, const sr_func *func) {
  const sr_type *type = func->type;
  const sr_block *body = func->body;
  int32_t results = type->count - type->input_count;
  if (body->arg_count != type->input_count)
    return func_fail(w, func, "the body has not as many arguments as the type of the function");
  for (int32_t i = 0; i < body->arg_count; i++)
    if (body->args[i]->type != type->elements[i])
      return func_fail(w, func, "an argument of the body is not of the function's type");
  /* JAX ends the comparator functions of lax.approx_max_k in stablehlo.return, not in
   * func.return. */
  bool may_be_region = func != w->verifier.module->main;
  if (!body->last || (body->last->code != SR_OP_FUNC_RETURN &&
                      !(may_be_region && body->last->code == SR_OP_RETURN)))
    return func_fail(w, func, "the body must end in return");
  SR_TRY(verify_block(w, body));
  SR_TRY(verify_count(&w->verifier, body->last, "operands", body->last->operand_count, results));
  for (int32_t i = 0; i < results; i++) {
    const sr_type *want = type->elements[type->input_count + i];
    SR_REQUIRE(&w->verifier, body->last, sr_operand_type(body->last, i) == want,
               "operand %d is a %s, but @%s returns a %s", (int)i,
               sr_verify_name(&w->verifier, sr_operand_type(body->last, i)), func->name,
               sr_verify_name(&w->verifier, want));
  }
  return SR_OK;
}

sr_status sr_module_verify(sr_ctx *ctx, const sr_module *module) {
  walk w = {.verifier = {.ctx = ctx, .module = module}};
  for (const sr_func *func = module->funcs; func; func = func->next)
    SR_TRY(verify_func(&w, func));
  return SR_OK;
}
