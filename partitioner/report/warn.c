/*
 * Warns of large values of which a device has more than the program asks for. Such a value is
 * gathered, because an op cannot be computed on shards, or it is whole on every device, because no
 * sharding reaches it. There is no warning if the program itself states the sharding, as at an
 * argument, a result, or an operand of a manual computation. Each value is named once, however many
 * uses it has and however often a loop runs.
 *
 * Also warns of results that differ between devices: only the first device's result is returned.
 */
#include "partitioner/annotations/annotations.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/ops/ops.h"
#include "partitioner/propagate/propagate.h"
#include "partitioner/report/report.h"
#include "partitioner/sharding_groups/sharding_groups.h"
#include "sharding/device_lists.h"

/* Counts the warnings; at most SR_WARNED_VALUES lines are logged. */
typedef struct warnings {
  sr_partitioner *p;
  int64_t count;
} warnings;

static bool is_large(const sr_type *type) {
  return type->kind == SR_TYPE_TENSOR && sr_type_is_static(type) &&
         sr_type_bytes(type) > SR_WARNED_BYTES;
}

/* Formats "t.mlir:5:10: stablehlo.tanh: its result f32[8192,8192]", or an argument. */
static void put_value(sr_partitioner *p, const sr_sharding_group *group, sr_text *text) {
  const sr_value *value = group->values[0];
  const sr_location *at = value->op ? &value->op->location : &p->module->main->location;
  sr_text_printf(text, "%s:%u:%u: ", p->module->file, at->line, at->column);
  if (!value->op)
    sr_text_printf(text, "argument %d ", (int)value->index);
  else if (value->op->result_count > 1)
    sr_text_printf(text, "%s: its result %d, ", sr_op_info_get(value->op->code)->name,
                   (int)value->index);
  else
    sr_text_printf(text, "%s: its result ", sr_op_info_get(value->op->code)->name);
  sr_type_format(text, group->type);
}

/* Logs `text` about a value of the sharding group `group`. Appends the line of the source program
 * that the value came from. */
static void warn(warnings *w, const sr_sharding_group *group, sr_text *text) {
  char buffer[SR_ORIGIN_BYTES];
  const sr_op *op = group->values[0]->op;
  if (op)
    sr_text_string(text, sr_location_suffix(&op->location, buffer));
  if (w->count++ < SR_WARNED_VALUES)
    sr_log_line(w->p->ctx, SR_LOG_PARTITIONER, SR_LOG_WARN, "%s", sr_text_get(text));
}

static long long mebibytes(const sr_type *type) {
  return (long long)(sr_type_bytes(type) >> 20);
}

/* True if the program itself states the sharding in which `user` takes its operands. */
static bool is_asked_for(const sr_partitioner *p, const sr_op *user) {
  bool manual =
      user->code == SR_OP_SDY_MANUAL_COMPUTATION && sr_op_get_role(p, user) != SR_ROLE_PLACED;
  return manual || user->code == SR_OP_SDY_RETURN || user->code == SR_OP_FUNC_RETURN ||
         sr_op_is_constraint(user);
}

/* True if `op` can compute its results from `shards` shards of `value` along `dim`, or from windows
 * smaller than two shards. */
static bool takes_shards(sr_partitioner *p, const sr_op *op, sr_value *value, int32_t dim,
                         int64_t shards) {
  const sr_rule *rule = &sr_op_local(p, op)->rule;
  for (int32_t i = 0; i < op->operand_count; i++) {
    if (sr_value_origin(p, sr_operand(op, i)) != value)
      continue;
    const sr_rule_dim *run = &rule->tensors[i].dims[dim];
    if (run->count == 0 || rule->factors[run->factors[0]].size < shards ||
        !sr_op_divides_windows(p, op, run->factors[0]))
      return false;
  }
  return true;
}

/* Appends to `text` whether another sharding of `value` would avoid the gather for `op`. `produced`
 * is the present sharding of the value. Appends nothing for loops, branches and collectives: other
 * ops decide in which sharding these take a value. */
static void put_advice(sr_partitioner *p, const sr_sharding *produced, const sr_op *op,
                       sr_value *value, sr_text *text) {
  bool manual = op->code == SR_OP_SDY_MANUAL_COMPUTATION || sr_op_is_constraint(op);
  const sr_local *local = manual ? NULL : sr_op_local(p, op);
  if (!local || local->rule.factor_count == 0 || sr_op_has(op, SR_TRAIT_COLLECTIVE))
    return;
  int64_t shards = sr_sharding_shard_count(produced);
  int32_t others = 0;
  bool as_it_is = false;
  for (int32_t d = 0; d < value->type->rank; d++) {
    if (!takes_shards(p, op, value, d, shards))
      continue;
    if (sr_sharding_dim_shards(produced, d) > 1)
      as_it_is = true;
    else
      sr_text_printf(text, others++ ? " or %d" : "; a sharding that cuts it along dimension %d",
                     (int)d);
  }
  if (others > 0)
    sr_text_string(text, " can keep it in shards");
  else
    sr_text_string(text,
                   as_it_is ? "; what else the op takes or gives is in other shards"
                            : "; the op cannot be done on so many shards of it, however it is cut");
}

/* Returns the value that is the operand of the op sr_use_op(p, use). */
static sr_value *value_at(const sr_partitioner *p, const sr_use *use) {
  return sr_op_get_role(p, use->user) == SR_ROLE_PLACED ? use->user->regions[0]->args[use->index]
                                                        : sr_value_origin(p, use->value);
}

static void warn_of_gather(warnings *w, const sr_sharding_group *group) {
  sr_partitioner *p = w->p;
  for (int32_t v = 0; v < group->value_count; v++) {
    const sr_use *use = sr_first_use(p, group, group->values[v], SR_USE_GATHERED);
    if (!use || is_asked_for(p, use->user))
      continue;
    const sr_sharding *sharding;
    const sr_type *taken = sr_use_taken(p, group, use, &sharding);
    if (!is_large(taken))
      continue;
    sr_text text = {.arena = p->scratch};
    put_value(p, group, &text);
    const sr_op *user = sr_use_op(p, use);
    bool device_subset = sharding && sharding->mesh->device_count < p->device_count;
    sr_text_printf(&text, " is gathered, %lld MiB %s, for %s at ", mebibytes(taken),
                   device_subset ? sr_whole_on(p->arena, sharding->mesh, p->device_count)
                                 : "on every device",
                   sr_op_info_get(user->code)->name);
    sr_location_format(&text, &user->location);
    put_advice(p, group->produced, user, value_at(p, use), &text);
    warn(w, group, &text);
    return;
  }
}

/* True if the value is whole because of the op that makes it, and not because that op has a large
 * operand that is whole. */
static bool begins_whole(const sr_partitioner *p, const sr_sharding_group *group) {
  const sr_op *op = group->values[0]->op;
  if (group->annotation)
    return false;
  if (group->kind == SR_GROUP_ARGUMENT)
    return true;
  const sr_local *local = group->kind == SR_GROUP_RULED ? sr_op_local(p, op) : NULL;
  if (group->kind != SR_GROUP_RULED || sr_op_manual_mesh(p, op) || (local && local->partial))
    return false;
  for (int32_t i = 0; i < op->operand_count; i++)
    if (is_large(sr_operand(op, i)->type))
      return false;
  return true;
}

static void warn_of_whole(warnings *w, const sr_sharding_group *group) {
  sr_text text = {.arena = w->p->scratch};
  put_value(w->p, group, &text);
  sr_text_printf(&text, " is whole on every device, %lld MiB: %s", mebibytes(group->type),
                 group->sharding ? "its op cannot be computed on shards"
                                 : "no sharding reaches it");
  warn(w, group, &text);
}

static void warn_of_divergent(sr_partitioner *p) {
  const sr_op *end = p->body->last;
  for (int32_t i = 0; i < end->operand_count; i++) {
    const sr_op *by = sr_divergence_origin(p, sr_operand(end, i));
    if (!by)
      continue;
    SR_ARENA_SCOPE(p->scratch);
    sr_text text = {.arena = p->scratch};
    sr_text_printf(&text, "%s at ", sr_op_info_get(by->code)->name);
    sr_location_format(&text, &by->location);
    sr_log_line(p->ctx, SR_LOG_PARTITIONER, SR_LOG_WARN,
                "%s:%u:%u: result %d differs between devices, by %s, and what the first one has is "
                "given; a manual computation can give what each has",
                p->module->file, end->location.line, end->location.column, (int)i,
                sr_text_get(&text));
  }
}

void sr_warn_of_transfers(sr_partitioner *p) {
  warnings w = {.p = p};
  if (!sr_log_enabled(p->ctx, SR_LOG_PARTITIONER, SR_LOG_WARN))
    return;
  warn_of_divergent(p);
  for (size_t i = 0; i < p->sharding_groups.count; i++) {
    const sr_sharding_group *group = p->sharding_groups.items[i];
    if (!is_large(group->type))
      continue;
    SR_ARENA_SCOPE(p->scratch);
    if (group->produced)
      warn_of_gather(&w, group);
    else if (p->shardings.count > 0 && begins_whole(p, group))
      warn_of_whole(&w, group);
  }
  if (w.count > SR_WARNED_VALUES)
    sr_log_line(p->ctx, SR_LOG_PARTITIONER, SR_LOG_WARN,
                "%s: and %lld values more; show --stage shardings tells of all", p->module->file,
                (long long)(w.count - SR_WARNED_VALUES));
}
