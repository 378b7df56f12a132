/*
 * Inlines all calls.
 *
 * First the size of the program after inlining is computed. A program that is recursive, nests too
 * deeply or grows too large is refused before anything is copied. (It grows exponentially if f1
 * calls f2 twice, f2 calls f3 twice, and so on.)
 *
 * Then the pass walks through main and replaces each call by a copy of the called function's
 * original body. The walk continues in this copy. Every op is thus copied only once for each place
 * where it ends up, so the time is proportional to the size of the result.
 */
#include <string.h>

#include "base/status.h"
#include "graph/normalize/inline_composite.h"
#include "graph/normalize/inline_top_k.h"
#include "graph/normalize/normalize.h"
#include "graph/text/reader.h"

enum {
  MOST_OPS = 1 << 22,
  MOST_CALLERS = 1000
};

typedef enum progress {
  NOT_STARTED,
  RUNNING,
  DONE
} progress;

typedef struct callee {
  progress progress;
  int64_t ops;   /* number of ops in the body after inlining; inlined calls count, too */
  int32_t depth; /* depth of nested regions in the body after inlining */
} callee;

typedef struct inliner {
  sr_ctx *ctx;
  sr_module *module;
  callee *callees; /* indexed by sr_func.index */
  int32_t running; /* number of functions whose measuring has begun and not ended */
} inliner;

/* Returns the name of the function that `op` calls; NULL if `op` is not a call. */
static const char *callee_name(const sr_op *op) {
  if (op->code == SR_OP_FUNC_CALL)
    return sr_op_attr(op, "callee")->string.data;
  if (op->code == SR_OP_COMPOSITE)
    return sr_op_attr(op, "decomposition")->string.data;
  return op->code == SR_OP_CUSTOM_CALL ? sr_approx_top_k_comparator(op) : NULL;
}

/* ---- measuring ----------------------------------------------------------------------------- */

static sr_status measure_func(inliner *in, const sr_func *func);

/* `entry` describes a function that contains `call`. Adds to `entry` the size that the called
 * function has after inlining. `depth`: depth of regions at which `call` stands. */
static sr_status measure_call(inliner *in, callee *entry, const sr_op *call, int32_t depth) {
  const char *name = callee_name(call);
  const sr_func *func = sr_module_func(in->module, name);
  if (!func)
    return sr_op_fail(in->ctx, in->module, call, SR_ERR_INVALID, "there is no function @%s", name);
  const callee *target = &in->callees[func->index];
  if (target->progress == RUNNING)
    return sr_op_fail(in->ctx, in->module, call, SR_ERR_UNSUPPORTED,
                      "@%s calls itself, here or through others; programs must not be recursive",
                      name);
  if (in->running == MOST_CALLERS)
    return sr_op_fail(in->ctx, in->module, call, SR_ERR_UNSUPPORTED,
                      "functions call each other more than %d deep here", MOST_CALLERS);
  if (target->progress == NOT_STARTED)
    SR_TRY(measure_func(in, func));
  entry->ops += target->ops;
  if (depth + target->depth - 1 > entry->depth)
    entry->depth = depth + target->depth - 1;
  if (entry->ops > MOST_OPS || entry->depth > SR_MAX_NESTING)
    return sr_op_fail(
        in->ctx, in->module, call, SR_ERR_UNSUPPORTED,
        "with its calls written out the program would have more than %d ops and calls, or "
        "regions nested more than %d deep",
        MOST_OPS, SR_MAX_NESTING);
  return SR_OK;
}

static sr_status measure_block(inliner *in, callee *entry, const sr_block *block, int32_t depth) {
  if (depth > entry->depth)
    entry->depth = depth;
  for (const sr_op *op = block->first; op; op = op->next) {
    entry->ops++;
    if (callee_name(op))
      SR_TRY(measure_call(in, entry, op, depth));
    for (int32_t i = 0; i < op->region_count; i++)
      SR_TRY(measure_block(in, entry, op->regions[i], depth + 1));
  }
  return SR_OK;
}

static sr_status measure_func(inliner *in, const sr_func *func) {
  callee *entry = &in->callees[func->index];
  entry->progress = RUNNING;
  in->running++;
  SR_TRY(measure_block(in, entry, func->body, 1));
  in->running--;
  entry->progress = DONE;
  return SR_OK;
}

/* ---- copying ------------------------------------------------------------------------------- */

/* Gives `op` and the ops in its regions the location of the call, if their own location names no
 * file. Functions that JAX makes itself have such ops. */
static void pass_on_location(sr_op *op, const sr_location *call) {
  if (!sr_location_names_file(&op->location))
    op->location.source = call->source;
  for (int32_t r = 0; r < op->region_count; r++)
    for (sr_op *inner = op->regions[r]->first; inner; inner = inner->next)
      pass_on_location(inner, call);
}

/* Replaces `call` by a copy of the function's body. Returns the first op of the copy, which may be
 * a call itself; the op after `call` if the body is empty. */
static sr_op *replace_call(inliner *in, sr_op *call, const sr_func *func) {
  sr_op *before = call->prev;
  sr_block *block = call->block;
  int32_t map = sr_module_new_map(in->module);
  for (int32_t i = 0; i < func->body->arg_count; i++)
    sr_map_enter(map, func->body->args[i], call->operands[i].value);
  bool named = sr_location_names_file(&call->location);
  for (sr_op *op = func->body->first; op != func->body->last; op = op->next) {
    sr_op_insert(sr_op_clone(in->module, op, map), block, call);
    if (named)
      pass_on_location(call->prev, &call->location);
  }
  const sr_op *end = func->body->last;
  for (int32_t i = 0; i < call->result_count; i++)
    sr_value_replace(&call->results[i], sr_mapped(map, end->operands[i].value));
  sr_op_erase(call);
  return before ? before->next : block->first;
}

static sr_status inline_block(inliner *in, sr_block *block) {
  for (sr_op *op = block->first; op;) {
    const char *name = callee_name(op);
    const sr_func *func = name ? sr_module_func(in->module, name) : NULL;
    if (func && op->code == SR_OP_CUSTOM_CALL) {
      SR_TRY(sr_approx_top_k_sort(in->ctx, in->module, func, &op));
    } else if (func) {
      op = replace_call(in, op, func);
      continue;
    }
    for (int32_t i = 0; i < op->region_count; i++)
      SR_TRY(inline_block(in, op->regions[i]));
    op = op->next;
  }
  return SR_OK;
}

sr_status sr_module_inline(sr_ctx *ctx, sr_module *module) {
  if (!module->main)
    return sr_fail(ctx, SR_ERR_INVALID,
                   "%s: the module has several public functions and none is called @main, so it "
                   "is not clear which one to run",
                   module->file);
  for (sr_func *func = module->funcs; func; func = func->next)
    SR_TRY(sr_composites_replace(ctx, module, func->body));
  inliner in = {.ctx = ctx, .module = module};
  in.callees = SR_NEW_ARRAY(module->arena, callee, module->func_count);
  SR_TRY(measure_func(&in, module->main));
  SR_TRY(inline_block(&in, module->main->body));
  module->funcs = module->main;
  module->main->next = NULL;
  return SR_OK;
}
