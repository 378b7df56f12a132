/* What became of every value, and why: written while the graph still has the ops of the input. */
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/pass.h"
#include "partitioner/ops/ops.h"
#include "partitioner/place/placement.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/report/report.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* Where the values that are noted stand. */
typedef struct scope {
  sr_pass *pass;
  const sr_op *manual; /* the computation of the program around them; NULL: none */
  const char *axes;    /* that are manual there, {"x", "y"}; NULL: none */
  bool all_manual;     /* no others are left */
  int32_t depth;       /* of manual computations */
} scope;

static sr_sharding_note *add_note(const scope *at, const sr_op *op, int32_t index, const char *name,
                                  const sr_type *type, const sr_sharding *form,
                                  const char *reason) {
  static const sr_shard_dim uncut[SR_MAX_RANK];
  const sr_mesh *mesh = at->manual ? sr_op_manual(at->manual)->mesh : at->pass->mesh;
  SR_PUSH(at->pass->arena, &at->pass->notes,
          (sr_sharding_note){.op = op,
                             .index = index,
                             .name = name,
                             .type = type,
                             .location = op ? op->location : (sr_location){0},
                             .sharding = form ? *form : (sr_sharding){mesh, type->rank, uncut},
                             .manual = at->axes,
                             .all_manual = at->all_manual,
                             .depth = at->depth,
                             .reason = reason});
  return &at->pass->notes.items[at->pass->notes.count - 1];
}

/* Of main, `op` NULL, or of a manual computation. */
static void add_argument_note(const scope *at, const sr_op *op, const sr_value *value,
                              const char *name, const char *reason) {
  const sr_sharding *form = sr_value_web(value)->home;
  add_note(at, op, value->index, name, value->type, form, reason)->argument = true;
}

/* True if each device has a share of every element, and the shares are combined behind the op. */
static bool is_combined(const sr_web *web) {
  const sr_local *local = web->kind == SR_WEB_RULED ? sr_op_local(web->values[0]->op) : NULL;
  return local && local->partial;
}

static const char *kept_reason(const sr_web *web) {
  bool whole = sr_sharding_is_replicated(web->home); /* on some devices */
  switch (web->kind) {
  case SR_WEB_ARGUMENT:
    return web->given ? "argument attribute"
           : whole    ? "argument where it is used"
                      : "argument in parts";
  case SR_WEB_OUTER:
  case SR_WEB_INNER:
    return "manual computation";
  case SR_WEB_RULED:
    return is_combined(web) ? "combined from parts"
           : whole          ? "computed where its operands are"
                            : "computed on parts";
  case SR_WEB_CARRY:
    return whole ? "loop carry on these devices" : "loop carry in parts";
  case SR_WEB_BRANCH:
    return whole ? "branches give it there" : "branches give parts";
  case SR_WEB_PASS:
    return web->given ? "as it says" : "as its operand";
  case SR_WEB_OTHER:
  case SR_WEB_CONSTANT:
    break;
  }
  return "";
}

static const char *whole_reason(sr_pass *pass, const sr_web *web, const sr_value *value) {
  if (!value->op && value->block == pass->body) {
    return web->given ? "argument attribute"
           : sr_first_use(pass, web, value, SR_WAY_CUT)
               ? "replicated: not all that use it take the same parts"
               : "replicated: no sharding is given";
  }
  if (value->op && value->op->code == SR_OP_CONSTANT)
    return "constant";
  if (sr_pass_differs_by(pass, value))
    return "each device has its own";
  if (value->op && value->op->code == SR_OP_SDY_MANUAL_COMPUTATION)
    return "manual computation: equal on all devices";
  if (web->kind == SR_WEB_PASS)
    return web->given ? "replicated: as it says" : "replicated: as its operand";
  const char *placed = value->op ? sr_pass_placed(pass, value->op) : NULL;
  if (pass->replicas > 1)
    return "replicated: computed by each replica for itself";
  return placed             ? placed
         : is_combined(web) ? "replicated: combined from parts"
                            : "replicated: computed by every device";
}

/* "; gathered for stablehlo.sort at 7:10" for each way in which the value is taken. */
static void put_ways(sr_pass *pass, const sr_web *web, const sr_value *value, sr_text *text) {
  static const struct {
    sr_way way;
    const char *words;
  } ways[] = {{SR_WAY_GATHERED, "gathered for"},
              {SR_WAY_MOVED, "moved for"},
              {SR_WAY_WINDOWS, "read in windows by"},
              {SR_WAY_CUT, "cut further for"}};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    const sr_use *use = sr_first_use(pass, web, value, ways[i].way);
    const sr_op *user = use ? sr_use_op(use) : NULL;
    if (!user)
      continue;
    sr_text_printf(text, "; %s %s at ", ways[i].words, sr_op_info_get(user->code)->name);
    sr_location_tell(text, &user->location);
  }
}

/* Through which op of the text the form came; NULL: given, by `self`, which gives the value, or by
 * an op that is not there. */
static const sr_op *came_from(const sr_web *web, const sr_op *self) {
  const sr_op *from = web->home == web->form ? web->from : NULL;
  if (from && from->tag == SR_TAG_ATTRIBUTE) /* that of the op before it */
    from = sr_operand(from, 0)->op;
  return from == self ? NULL : from;
}

/* Where the form came from, and how the value is taken. */
static void put_path(sr_pass *pass, const sr_web *web, const sr_value *value, const sr_op *self,
                     sr_text *text) {
  const sr_op *from = came_from(web, self);
  if (from) {
    sr_text_printf(text, ", from %s at ", sr_op_info_get(from->code)->name);
    sr_location_tell(text, &from->location);
  }
  put_ways(pass, web, value, text);
}

static const char *reason_of(sr_pass *pass, const sr_web *web, const sr_value *value) {
  if (!web->home)
    return whole_reason(pass, web, value);
  sr_text text = {.arena = pass->arena};
  bool cut = value->op && !sr_sharding_is_replicated(web->home);
  const char *placed = cut ? sr_pass_placed(pass, value->op) : NULL;
  sr_text_string(&text, placed ? placed : kept_reason(web));
  put_path(pass, web, value, value->op, &text);
  return sr_text_get(&text);
}

static void note_identity(const scope *at, sr_op *op) {
  sr_value *result = sr_result(op, 0);
  const sr_web *web = sr_value_web(sr_value_origin(result));
  if (result->type->kind != SR_TYPE_TENSOR)
    return;
  const sr_sharding *form = web ? web->home : NULL;
  add_note(at, op, 0, sr_op_info_get(op->code)->name, result->type, form,
           form ? "as its operand" : "replicated: as its operand");
}

/* Values of `block` and of the loops and branches in it, in a computation that placement.c made. */
static void note_placed(const scope *at, sr_block *block, const sr_op *manual) {
  const sr_mesh *mesh = sr_op_manual(manual)->mesh;
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++) {
      const sr_type *type = sr_result(op, i)->type;
      const sr_sharding uncut = sr_sharding_replicated(at->pass->arena, mesh, type->rank);
      add_note(at, op, i, sr_op_info_get(op->code)->name, type, &uncut,
               sr_pass_placed(at->pass, manual));
    }
    bool open = sr_op_is_loop_or_branch(op);
    for (int32_t r = 0; open && r < op->region_count; r++)
      note_placed(at, op->regions[r], manual);
  }
}

/* Of a value where all axes are manual. */
static const char *own_reason(const sr_op *op) {
  if (op->code == SR_OP_CONSTANT)
    return "constant";
  return sr_op_has(op, SR_TRAIT_COLLECTIVE) ? "exchanged within its groups"
                                            : "each device computes its own";
}

static void note_result_of(const scope *at, sr_op *op, int32_t index) {
  sr_value *value = sr_result(op, index);
  const sr_web *web = sr_value_web(value);
  if (!web || value->type->kind != SR_TYPE_TENSOR)
    return;
  add_note(at, op, index, sr_op_info_get(op->code)->name, value->type, web->home,
           at->all_manual ? own_reason(op) : reason_of(at->pass, web, value));
}

/* An argument of a manual computation's body: "operand 0 cut as <@mesh, [{"x"}, {}]>". */
static void note_inner_argument(const scope *at, int32_t index) {
  sr_value *value = at->manual->regions[0]->args[index];
  const sr_web *web = sr_value_web(value);
  if (!web || value->type->kind != SR_TYPE_TENSOR)
    return;
  sr_text text = {.arena = at->pass->arena};
  sr_text_printf(&text, "operand %d", (int)index);
  if (web->manual && !sr_sharding_is_replicated(web->manual))
    sr_text_printf(&text, " cut as %s", sr_sharding_name(at->pass->arena, web->manual));
  if (web->home)
    put_path(at->pass, web, value, at->manual, &text);
  add_argument_note(at, at->manual, value,
                    sr_arena_printf(at->pass->arena, "argument %d", (int)index),
                    sr_text_get(&text));
}

static void note_block(const scope *at, sr_block *block);

/* Values in a manual computation of the program. */
static void note_manual(const scope *around, const sr_op *op) {
  const sr_manual *manual = sr_op_manual(op);
  sr_text axes = {.arena = around->pass->arena};
  sr_shard_dim_print(&axes, manual->mesh, &manual->axes);
  const scope at = {.pass = around->pass,
                    .manual = op,
                    .axes = sr_text_get(&axes),
                    .all_manual = sr_shard_dim_parts(&manual->axes) * around->pass->replicas ==
                                  manual->mesh->device_count,
                    .depth = around->depth + 1};
  for (int32_t i = 0; i < op->regions[0]->arg_count; i++)
    note_inner_argument(&at, i);
  note_block(&at, op->regions[0]);
}

/* Values of `block` and of the loops, branches and manual computations in it. */
static void note_block(const scope *at, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_is_identity(op)) {
      note_identity(at, op);
      continue;
    }
    if (op->tag == SR_TAG_ATTRIBUTE)
      continue;
    if (op->tag == SR_TAG_PLACED) {
      note_placed(at, op->regions[0], op);
      continue;
    }
    for (int32_t i = 0; i < op->result_count; i++)
      note_result_of(at, op, i);
    bool open = sr_op_is_loop_or_branch(op);
    for (int32_t r = 0; open && r < op->region_count; r++)
      note_block(at, op->regions[r]);
    if (op->code == SR_OP_SDY_MANUAL_COMPUTATION)
      note_manual(at, op);
  }
}

static void note_result(const scope *at, int32_t index) {
  sr_pass *pass = at->pass;
  const sr_op *end = pass->body->last;
  const sr_declared *declared = &pass->results[index];
  sr_value *value = sr_operand(end, index);
  const sr_web *web = sr_value_web(sr_value_origin(value));
  const char *reason = declared->given  ? "result attribute"
                       : declared->form ? "where it was computed"
                       : web            ? whole_reason(pass, web, sr_value_origin(value))
                                        : "replicated: computed by every device";
  add_note(at, end, index, sr_result_name(pass->module, index), value->type, declared->form,
           reason);
}

void sr_pass_note(sr_pass *pass) {
  const scope at = {.pass = pass};
  for (int32_t i = 0; i < pass->body->arg_count; i++) {
    sr_value *value = pass->body->args[i];
    const sr_web *web = sr_value_web(value);
    add_argument_note(&at, NULL, value, sr_arena_printf(pass->arena, "arg%d", (int)i),
                      reason_of(pass, web, value));
  }
  note_block(&at, pass->body);
  for (int32_t i = 0; i < pass->body->last->operand_count; i++)
    note_result(&at, i);
}
