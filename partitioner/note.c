/* What became of every value, and why: written while the graph still has the ops of the input. */
#include "graph/query.h"
#include "partitioner/annotations.h"
#include "partitioner/nodes.h"
#include "partitioner/parts.h"
#include "partitioner/pass.h"
#include "partitioner/place.h"
#include "partitioner/report.h"

static void add_note(sr_pass *pass, const sr_op *op, int32_t index, const char *name,
                     const sr_type *type, const sr_sharding *form, const char *reason) {
  sr_sharding sharding = form ? *form : sr_sharding_replicated(pass->arena, pass->mesh, type->rank);
  SR_PUSH(pass->arena, &pass->notes,
          (sr_sharding_note){.op = op,
                             .index = index,
                             .name = name,
                             .type = type,
                             .location = op ? op->location : (sr_location){0},
                             .sharding = sharding,
                             .reason = reason});
}

/* True if each device has a share of every element, and an all_reduce puts them together. */
static bool is_combined(const sr_node *node) {
  const sr_local *local = node->kind == SR_NODE_RULED ? sr_op_local(node->values[0]->op) : NULL;
  return local && local->partial;
}

static const char *kept_reason(const sr_node *node) {
  bool whole = sr_sharding_is_replicated(node->home); /* on some devices */
  switch (node->kind) {
  case SR_NODE_ARGUMENT:
    return node->given ? "argument attribute"
           : whole     ? "argument where it is used"
                       : "argument in parts";
  case SR_NODE_OUTER:
  case SR_NODE_INNER:
    return "manual computation";
  case SR_NODE_RULED:
    return is_combined(node) ? "combined from parts"
           : whole           ? "computed where its operands are"
                             : "computed on parts";
  case SR_NODE_CARRY:
    return whole ? "loop carry on these devices" : "loop carry in parts";
  case SR_NODE_BRANCH:
    return whole ? "branches give it there" : "branches give parts";
  case SR_NODE_PASS:
    return node->given ? "as it says" : "as its operand";
  case SR_NODE_OTHER:
  case SR_NODE_CONSTANT:
    break;
  }
  return "";
}

static const char *whole_reason(sr_pass *pass, const sr_node *node, const sr_value *value) {
  if (!value->op && value->block == pass->body) {
    return node->given ? "argument attribute"
           : sr_first_use(pass, node, value, SR_WAY_CUT)
               ? "replicated: not all that use it take the same parts"
               : "replicated: no sharding is given";
  }
  if (value->op && value->op->code == SR_OP_SDY_MANUAL_COMPUTATION)
    return "manual computation: equal on all devices";
  if (value->op && value->op->code == SR_OP_CONSTANT)
    return "constant";
  if (node->kind == SR_NODE_PASS)
    return node->given ? "replicated: as it says" : "replicated: as its operand";
  const char *placed = value->op ? sr_pass_placed(pass, value->op) : NULL;
  return placed              ? placed
         : is_combined(node) ? "replicated: combined from parts"
                             : "replicated: computed by every device";
}

/* "; gathered for stablehlo.sort at 7:10" for each way in which the value is taken. */
static void put_ways(sr_pass *pass, const sr_node *node, const sr_value *value, sr_text *text) {
  static const struct {
    sr_way way;
    const char *words;
  } ways[] = {{SR_WAY_GATHERED, "gathered for"},
              {SR_WAY_MOVED, "moved for"},
              {SR_WAY_WINDOWS, "read in windows by"},
              {SR_WAY_CUT, "cut further for"}};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
    const sr_use *use = sr_first_use(pass, node, value, ways[i].way);
    const sr_op *user = use ? sr_use_op(use) : NULL;
    if (user)
      sr_text_printf(text, "; %s %s at %u:%u", ways[i].words, sr_op_info_get(user->code)->name,
                     user->location.line, user->location.column);
  }
}

/* Through which op of the text the form came; NULL: given, or by an op that is not there. */
static const sr_op *came_from(const sr_node *node, const sr_value *value) {
  const sr_op *from = node->home == node->form ? node->from : NULL;
  if (from && from->tag == SR_TAG_ATTRIBUTE) /* that of the op before it */
    from = sr_operand(from, 0)->op;
  return from == value->op ? NULL : from;
}

static const char *reason_of(sr_pass *pass, const sr_node *node, const sr_value *value) {
  if (!node->home)
    return whole_reason(pass, node, value);
  sr_text text = {.arena = pass->arena};
  bool cut = value->op && !sr_sharding_is_replicated(node->home);
  const char *placed = cut ? sr_pass_placed(pass, value->op) : NULL;
  sr_text_string(&text, placed ? placed : kept_reason(node));
  const sr_op *from = came_from(node, value);
  if (from)
    sr_text_printf(&text, ", from %s at %u:%u", sr_op_info_get(from->code)->name,
                   from->location.line, from->location.column);
  put_ways(pass, node, value, &text);
  return sr_text_get(&text);
}

static void note_identity(sr_pass *pass, sr_op *op) {
  sr_value *result = sr_result(op, 0);
  const sr_node *node = sr_value_node(sr_value_origin(result));
  if (result->type->kind != SR_TYPE_TENSOR)
    return;
  const sr_sharding *form = node ? node->home : NULL;
  add_note(pass, op, 0, sr_op_info_get(op->code)->name, result->type, form,
           form ? "as its operand" : "replicated: as its operand");
}

/* Values of `block` and of the loops and branches in it, in a computation that place.c made. */
static void note_placed(sr_pass *pass, sr_block *block, const sr_op *manual) {
  const sr_mesh *mesh = sr_op_manual(manual)->mesh;
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++) {
      const sr_type *type = sr_result(op, i)->type;
      const sr_sharding uncut = sr_sharding_replicated(pass->arena, mesh, type->rank);
      add_note(pass, op, i, sr_op_info_get(op->code)->name, type, &uncut,
               sr_pass_placed(pass, manual));
    }
    bool open = sr_op_is_loop_or_branch(op);
    for (int32_t r = 0; open && r < op->region_count; r++)
      note_placed(pass, op->regions[r], manual);
  }
}

/* Values of `block` and of the loops and branches in it, outside manual computations of the
 * program. */
static void note_block(sr_pass *pass, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_is_identity(op)) {
      note_identity(pass, op);
      continue;
    }
    if (op->tag == SR_TAG_ATTRIBUTE)
      continue;
    if (op->tag == SR_TAG_PLACED) {
      note_placed(pass, op->regions[0], op);
      continue;
    }
    for (int32_t i = 0; i < op->result_count; i++) {
      sr_value *value = sr_result(op, i);
      const sr_node *node = sr_value_node(value);
      if (node && value->type->kind == SR_TYPE_TENSOR)
        add_note(pass, op, i, sr_op_info_get(op->code)->name, value->type, node->home,
                 reason_of(pass, node, value));
    }
    bool open = sr_op_is_loop_or_branch(op);
    for (int32_t r = 0; open && r < op->region_count; r++)
      note_block(pass, op->regions[r]);
  }
}

static void note_result(sr_pass *pass, int32_t index) {
  const sr_op *end = pass->body->last;
  const sr_declared *declared = &pass->results[index];
  sr_value *value = sr_operand(end, index);
  const sr_node *node = sr_value_node(sr_value_origin(value));
  const char *reason = declared->given  ? "result attribute"
                       : declared->form ? "where it was computed"
                       : node           ? whole_reason(pass, node, sr_value_origin(value))
                                        : "replicated: computed by every device";
  add_note(pass, end, index, sr_result_name(pass->module, index), value->type, declared->form,
           reason);
}

void sr_pass_note(sr_pass *pass) {
  for (int32_t i = 0; i < pass->body->arg_count; i++) {
    sr_value *value = pass->body->args[i];
    const sr_node *node = sr_value_node(value);
    add_note(pass, NULL, i, sr_arena_printf(pass->arena, "arg%d", (int)i), value->type, node->home,
             reason_of(pass, node, value));
  }
  note_block(pass, pass->body);
  for (int32_t i = 0; i < pass->body->last->operand_count; i++)
    note_result(pass, i);
}
