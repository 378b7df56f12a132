/* Writes a note for each value of the program: its sharding, and the reason for it. The values of a
 * sharding group must have one sharding. The sharding that a value is made in is the group's
 * `produced` sharding. */
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/ops.h"
#include "partitioner/place/placement.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/report/report.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* Where in the program the noted values are. */
typedef struct scope {
  sr_partitioner *p;
  const sr_op *manual; /* the manual computation of the program around the values; NULL: none */
  const char *axes;    /* the axes that are manual there, as text: {"x", "y"}; NULL: none */
  bool all_manual;     /* all axes of the mesh are manual */
  int32_t depth;       /* number of manual computations around the values */
} scope;

static sr_sharding_note *add_note(const scope *at, const sr_op *op, int32_t index, const char *name,
                                  const sr_type *type, const sr_sharding *sharding,
                                  const char *reason) {
  static const sr_shard_dim uncut[SR_MAX_RANK];
  const sr_mesh *mesh = at->manual ? sr_op_manual(at->p, at->manual)->mesh : at->p->mesh;
  SR_PUSH(
      at->p->arena, &at->p->notes,
      (sr_sharding_note){.op = op,
                         .index = index,
                         .name = name,
                         .type = type,
                         .location = op ? op->location : (sr_location){0},
                         .sharding = sharding ? *sharding : (sr_sharding){mesh, type->rank, uncut},
                         .manual = at->axes,
                         .all_manual = at->all_manual,
                         .depth = at->depth,
                         .reason = reason});
  return &at->p->notes.items[at->p->notes.count - 1];
}

/* Adds the note of an argument of main (`op` is NULL) or of a manual computation's body. */
static void add_argument_note(const scope *at, const sr_op *op, const sr_value *value,
                              const char *name, const char *reason) {
  const sr_sharding *sharding = sr_value_sharding_group(at->p, value)->produced;
  add_note(at, op, value->index, name, value->type, sharding, reason)->argument = true;
}

/* True if each device computes a partial result of every element, and the partial results are
 * combined. */
static bool is_combined(const sr_partitioner *p, const sr_sharding_group *group) {
  const sr_local *local =
      group->kind == SR_GROUP_RULED ? sr_op_local(p, group->values[0]->op) : NULL;
  return local && local->partial;
}

static const char *kept_reason(const sr_partitioner *p, const sr_sharding_group *group) {
  bool whole = sr_sharding_is_replicated(group->produced); /* every device of a subset has the whole
                                                            * value */
  switch (group->kind) {
  case SR_GROUP_ARGUMENT:
    return group->annotation ? "argument attribute"
           : whole           ? "argument where it is used"
                             : "argument in shards";
  case SR_GROUP_OUTER:
  case SR_GROUP_INNER:
    return "manual computation";
  case SR_GROUP_RULED:
    return is_combined(p, group) ? "combined from shards"
           : whole               ? "computed where its operands are"
                                 : "computed on shards";
  case SR_GROUP_CARRY:
    return whole ? "loop carry on these devices" : "loop carry in shards";
  case SR_GROUP_BRANCH:
    return whole ? "branches give it there" : "branches give shards";
  case SR_GROUP_FORWARDED:
    return group->annotation ? "as it says" : "as its operand";
  case SR_GROUP_OTHER:
  case SR_GROUP_CONSTANT:
    break;
  }
  return "";
}

static const char *whole_reason(sr_partitioner *p, const sr_sharding_group *group,
                                const sr_value *value) {
  if (!value->op && value->block == p->body) {
    return group->annotation ? "argument attribute"
           : sr_first_use(p, group, value, SR_USE_SLICED)
               ? "replicated: not all that use it take the same shards"
               : "replicated: no sharding is given";
  }
  if (value->op && value->op->code == SR_OP_CONSTANT)
    return "constant";
  if (sr_divergence_origin(p, value))
    return "each device has its own";
  if (value->op && value->op->code == SR_OP_SDY_MANUAL_COMPUTATION)
    return "manual computation: equal on all devices";
  if (group->kind == SR_GROUP_FORWARDED)
    return group->annotation ? "replicated: as it says" : "replicated: as its operand";
  const char *placed = value->op ? sr_placement_reason(p, value->op) : NULL;
  if (p->replicas > 1)
    return "replicated: computed by each replica for itself";
  return placed                  ? placed
         : is_combined(p, group) ? "replicated: combined from shards"
                                 : "replicated: computed by every device";
}

/* Appends "; gathered for stablehlo.sort at 7:10" for each kind of use that the value has. */
static void put_kinds(sr_partitioner *p, const sr_sharding_group *group, const sr_value *value,
                      sr_text *text) {
  static const struct {
    sr_use_kind kind;
    const char *words;
  } kinds[] = {{SR_USE_GATHERED, "gathered for"},
               {SR_USE_MOVED, "moved for"},
               {SR_USE_HALO, "read in windows by"},
               {SR_USE_SLICED, "cut further for"}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    const sr_use *use = sr_first_use(p, group, value, kinds[i].kind);
    const sr_op *user = use ? sr_use_op(p, use) : NULL;
    if (!user)
      continue;
    sr_text_printf(text, "; %s %s at ", kinds[i].words, sr_op_info_get(user->code)->name);
    sr_location_format(text, &user->location);
  }
}

/* Returns the op of the program from which the sharding spread to `group`. NULL: the program states
 * the sharding, or the sharding comes from `self`, the value's own op, or from an op that is not in
 * the program's text. */
static const sr_op *came_from(const sr_partitioner *p, const sr_sharding_group *group,
                              const sr_op *self) {
  const sr_op *from = group->produced == group->sharding ? group->from : NULL;
  /* An attribute is part of the op whose result it annotates: return that op. */
  if (from && sr_op_get_role(p, from) == SR_ROLE_ATTRIBUTE)
    from = sr_operand(from, 0)->op;
  return from == self ? NULL : from;
}

/* Appends where the sharding came from, and how uses take the value. */
static void put_path(sr_partitioner *p, const sr_sharding_group *group, const sr_value *value,
                     const sr_op *self, sr_text *text) {
  const sr_op *from = came_from(p, group, self);
  if (from) {
    sr_text_printf(text, ", from %s at ", sr_op_info_get(from->code)->name);
    sr_location_format(text, &from->location);
  }
  put_kinds(p, group, value, text);
}

static const char *reason_of(sr_partitioner *p, const sr_sharding_group *group,
                             const sr_value *value) {
  if (!group->produced)
    return whole_reason(p, group, value);
  sr_text text = {.arena = p->arena};
  bool cut = value->op && !sr_sharding_is_replicated(group->produced);
  const char *placed = cut ? sr_placement_reason(p, value->op) : NULL;
  sr_text_string(&text, placed ? placed : kept_reason(p, group));
  put_path(p, group, value, value->op, &text);
  return sr_text_get(&text);
}

static void note_identity(const scope *at, sr_op *op) {
  sr_value *result = sr_result(op, 0);
  const sr_sharding_group *group = sr_value_sharding_group(at->p, sr_value_origin(at->p, result));
  if (result->type->kind != SR_TYPE_TENSOR)
    return;
  const sr_sharding *sharding = group ? group->produced : NULL;
  add_note(at, op, 0, sr_op_info_get(op->code)->name, result->type, sharding,
           sharding ? "as its operand" : "replicated: as its operand");
}

/* Adds notes of the values in `block`, and in its loops and branches. The block is in `manual`, a
 * manual computation that placement made. */
static void note_placed(const scope *at, sr_block *block, const sr_op *manual) {
  const sr_mesh *mesh = sr_op_manual(at->p, manual)->mesh;
  for (sr_op *op = block->first; op; op = op->next) {
    for (int32_t i = 0; i < op->result_count; i++) {
      const sr_type *type = sr_result(op, i)->type;
      const sr_sharding uncut = sr_sharding_replicated(at->p->arena, mesh, type->rank);
      add_note(at, op, i, sr_op_info_get(op->code)->name, type, &uncut,
               sr_placement_reason(at->p, manual));
    }
    bool open = sr_op_is_loop_or_branch(op);
    for (int32_t r = 0; open && r < op->region_count; r++)
      note_placed(at, op->regions[r], manual);
  }
}

/* Returns the reason for a value in a manual computation that makes all axes manual. */
static const char *own_reason(const sr_op *op) {
  if (op->code == SR_OP_CONSTANT)
    return "constant";
  return sr_op_has(op, SR_TRAIT_COLLECTIVE) ? "exchanged within its groups"
                                            : "each device computes its own";
}

static void note_result_of(const scope *at, sr_op *op, int32_t index) {
  sr_value *value = sr_result(op, index);
  const sr_sharding_group *group = sr_value_sharding_group(at->p, value);
  if (!group || value->type->kind != SR_TYPE_TENSOR)
    return;
  add_note(at, op, index, sr_op_info_get(op->code)->name, value->type, group->produced,
           at->all_manual ? own_reason(op) : reason_of(at->p, group, value));
}

/* Adds the note of an argument of a manual computation's body, with the reason "operand 0 cut as
 * <@mesh, [{"x"}, {}]>". */
static void note_inner_argument(const scope *at, int32_t index) {
  sr_value *value = at->manual->regions[0]->args[index];
  const sr_sharding_group *group = sr_value_sharding_group(at->p, value);
  if (!group || value->type->kind != SR_TYPE_TENSOR)
    return;
  sr_text text = {.arena = at->p->arena};
  sr_text_printf(&text, "operand %d", (int)index);
  if (group->manual && !sr_sharding_is_replicated(group->manual))
    sr_text_printf(&text, " cut as %s", sr_sharding_printed(at->p->arena, group->manual));
  if (group->produced)
    put_path(at->p, group, value, at->manual, &text);
  add_argument_note(at, at->manual, value, sr_arena_printf(at->p->arena, "argument %d", (int)index),
                    sr_text_get(&text));
}

static void note_block(const scope *at, sr_block *block);

/* Adds notes of the values in a manual computation of the program. */
static void note_manual(const scope *around, const sr_op *op) {
  const sr_manual *manual = sr_op_manual(around->p, op);
  sr_text axes = {.arena = around->p->arena};
  sr_shard_dim_print(&axes, manual->mesh, &manual->axes);
  const scope at = {.p = around->p,
                    .manual = op,
                    .axes = sr_text_get(&axes),
                    .all_manual = sr_shard_dim_shards(&manual->axes) * around->p->replicas ==
                                  manual->mesh->device_count,
                    .depth = around->depth + 1};
  for (int32_t i = 0; i < op->regions[0]->arg_count; i++)
    note_inner_argument(&at, i);
  note_block(&at, op->regions[0]);
}

/* Adds notes of the values in `block`, and in its loops, branches and manual computations. */
static void note_block(const scope *at, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_is_identity(at->p, op)) {
      note_identity(at, op);
      continue;
    }
    if (sr_op_get_role(at->p, op) == SR_ROLE_ATTRIBUTE)
      continue;
    if (sr_op_get_role(at->p, op) == SR_ROLE_PLACED) {
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
  sr_partitioner *p = at->p;
  const sr_op *end = p->body->last;
  const sr_declared *declared = &p->results[index];
  sr_value *value = sr_operand(end, index);
  const sr_sharding_group *group = sr_value_sharding_group(p, sr_value_origin(p, value));
  const char *reason = declared->annotation ? "result attribute"
                       : group && declared->sharding != group->produced
                           ? "even, as the caller wants it"
                       : declared->sharding ? "where it was computed"
                       : group              ? whole_reason(p, group, sr_value_origin(p, value))
                                            : "replicated: computed by every device";
  add_note(at, end, index, sr_result_name(p->module, index), value->type, declared->sharding,
           reason);
}

void sr_note_shardings(sr_partitioner *p) {
  const scope at = {.p = p};
  for (int32_t i = 0; i < p->body->arg_count; i++) {
    sr_value *value = p->body->args[i];
    const sr_sharding_group *group = sr_value_sharding_group(p, value);
    add_argument_note(&at, NULL, value, sr_arena_printf(p->arena, "arg%d", (int)i),
                      reason_of(p, group, value));
  }
  note_block(&at, p->body);
  for (int32_t i = 0; i < p->body->last->operand_count; i++)
    note_result(&at, i);
}
