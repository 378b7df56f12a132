/*
 * Finds divergent values: values that differ between the devices of a replica.
 *
 * A sharding says which shard of one array each device has. So only a uniform value can have a
 * sharding: a value that, unsharded, is equal on all devices. Values computed from arguments and
 * constants are uniform. Outside of manual computations, values computed from partition_id are
 * divergent. So are the results of a collective that gives devices different data. No sharding cuts
 * a divergent value: each device has a whole value of its own. A collective that gives all devices
 * the same data, such as an all_reduce over all devices, makes a uniform value from a divergent
 * one. If the condition of a loop or branch is divergent, all values inside are divergent.
 *
 * Replicas may always have different values (partitioner.h). Values computed from replica_id are
 * still uniform, because they are equal within each replica. Manual computations state the
 * shardings of their values, so this pass does not look inside. It checks their operands.
 */
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- marking values -------------------------------------------------------------------------- */

static void **place_of(sr_partitioner *p, const sr_value *value) {
  const int64_t key = (int64_t)(intptr_t)value;
  return sr_memo_at(p->arena, &p->made.divergent, &key, 1);
}

const sr_op *sr_divergence_origin(sr_partitioner *p, const sr_value *value) {
  return p->made.divergent.count ? *place_of(p, value) : NULL;
}

/* Marks a value as divergent because of op `by`. If `by` is NULL, the value is uniform, and nothing
 * is marked. Returns true if the call has marked a value that was not marked before. */
static bool mark(sr_partitioner *p, const sr_value *value, const sr_op *by) {
  if (!by || sr_divergence_origin(p, value))
    return false;
  *place_of(p, value) = (void *)(uintptr_t)by;
  return true;
}

/* A search for a divergent input of an op. `by` is the op because of which the first such input is
 * divergent; NULL: none has been found. */
typedef struct inputs {
  sr_partitioner *p;
  const sr_op *by;
} inputs;

static void look_at_input(void *context, sr_value *value) {
  inputs *in = context;
  in->by = in->by ? in->by : sr_divergence_origin(in->p, value);
}

static const sr_op *by_inputs(sr_partitioner *p, const sr_op *op) {
  inputs in = {.p = p};
  sr_op_visit_inputs(op, look_at_input, &in);
  return in.by;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* The devices from which one device receives operands in a collective. If `devices` is NULL, it
 * receives zeros, or keeps its own operand. */
typedef struct givers {
  const int64_t *devices;
  int64_t count;
} givers;

/* Sets each[d] to the devices from which device d receives operands. The lists live in
 * p->scratch. */
static sr_status read_givers(sr_partitioner *p, const sr_op *op, givers *each) {
  sr_groups g = {0};
  bool pairs = op->code == SR_OP_COLLECTIVE_PERMUTE;
  SR_TRY(pairs ? sr_read_pairs(p, op, &g) : sr_read_groups(p, op, &g));
  for (int64_t r = 0; r < g.count; r++) {
    const int64_t *row = g.devices + r * g.size;
    givers all = {row, pairs ? 1 : 0};
    for (int64_t i = 0; !pairs && i < g.size; i++)
      all.count += row[i] >= 0;
    for (int64_t i = 0; i < (pairs ? 1 : all.count); i++)
      each[pairs ? row[1] : row[i]] = all;
  }
  return SR_OK;
}

/* True if a device's result depends on all operands that the device receives, and not on the
 * device's position in its group. */
static bool gives_all(const sr_op *op) {
  return op->code == SR_OP_ALL_REDUCE || op->code == SR_OP_ALL_GATHER ||
         op->code == SR_OP_COLLECTIVE_PERMUTE ||
         (op->code == SR_OP_COLLECTIVE_BROADCAST && !sr_op_flag(op, "has_dynamic_root"));
}

/* True if `a` and `b` have the same number of devices, and a->devices[i] is in the same replica as
 * b->devices[i] for every i. */
static bool are_of_same_replicas(const sr_partitioner *p, const givers *a, const givers *b) {
  if (a->count != b->count)
    return false;
  for (int64_t i = 0; p->replicas > 1 && i < a->count; i++)
    if (a->devices[i] / p->partitions != b->devices[i] / p->partitions)
      return false;
  return true;
}

/* True if all devices of a replica receive equal data, in every replica. `own`: the operands are
 * divergent, so data from different devices of a replica are different. */
static bool get_uniform(const sr_partitioner *p, const givers *each, bool own) {
  for (int64_t d = 0; d < p->device_count; d++) {
    const givers *first = &each[d - d % p->partitions];
    if (!each[d].devices || !first->devices ||
        (each[d].devices != first->devices && (own || !are_of_same_replicas(p, &each[d], first))))
      return false;
  }
  return true;
}

/* True if every device receives its own operand and nothing else. */
static bool keep_own(const sr_partitioner *p, const givers *each) {
  for (int64_t d = 0; d < p->device_count; d++)
    if (each[d].count != 1 || each[d].devices[0] != d)
      return false;
  return true;
}

static sr_status visit_collective(sr_partitioner *p, const sr_op *op, const sr_op **out_by) {
  const sr_op *operands = by_inputs(p, op);
  *out_by = operands;
  if (sr_op_joins_replicas(p, op)) /* each device receives only from the same partition of other
                                    * replicas, so a uniform value stays uniform */
    return SR_OK;
  SR_ARENA_SCOPE(p->scratch);
  givers *each = SR_NEW_ARRAY(p->scratch, givers, p->device_count);
  SR_TRY(read_givers(p, op, each));
  if (keep_own(p, each))
    return SR_OK;
  bool uniform = gives_all(op) && get_uniform(p, each, operands);
  *out_by = uniform ? NULL : operands ? operands : op;
  return SR_OK;
}

/* ---- constraints and manual computations ----------------------------------------------------- */

/* Fails with a message that `what`, which is to be sharded at `op`, is divergent because of op
 * `by`. */
static sr_status refuse(sr_partitioner *p, const sr_op *op, const char *what, const sr_op *by) {
  sr_text place = {.arena = p->arena};
  sr_location_format(&place, &by->location);
  return sr_partitioner_fail(
      p, op, SR_ERR_UNSUPPORTED,
      "%s differs between devices, by %s at %s: shards of it would be of different "
      "arrays",
      what, sr_op_info_get(by->code)->name, sr_text_get(&place));
}

static sr_status check_constraint(sr_partitioner *p, const sr_op *op, const sr_op *by) {
  const sr_annotation *annotation = sr_op_annotation(p, op);
  if (!by || !annotation || !annotation->sharding)
    return SR_OK;
  const sr_op *made = sr_value_origin(p, sr_operand(op, 0))->op;
  if (sr_op_get_role(p, op) == SR_ROLE_ATTRIBUTE &&
      made) /* the constraint was an attribute of the op that made the value, so name this op in the
             * message */
    return refuse(p, made, "its result, which is to be cut,", by);
  return refuse(p, op, "what is to be cut here", by);
}

/* True if all axes of the mesh are manual. No axis is then left along which values in the body may
 * be sharded. */
static bool is_all_manual(const sr_partitioner *p, const sr_manual *manual) {
  return sr_shard_dim_shards(&manual->axes) * p->replicas == manual->mesh->device_count;
}

/* True if a value with this sharding is not cut: it is whole on all devices, or on some of them. */
static bool is_whole(const sr_sharding *sharding) {
  return !sharding || sr_sharding_is_replicated(sharding);
}

/* Checks the operands of a manual computation. It may take a divergent operand only if the operand
 * is unsharded and all axes are manual. Otherwise devices would take shards of different arrays. */
static sr_status visit_manual(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  const sr_manual *manual = sr_op_manual(p, op);
  const sr_op *by = around;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *own = sr_divergence_origin(p, sr_operand(op, i));
    bool cut = !is_whole(manual->in[i]);
    if (own && (cut || !is_all_manual(p, manual)))
      return refuse(
          p, op,
          sr_arena_printf(p->arena, "operand %d%s", (int)i, cut ? "" : ", which the body may cut,"),
          own);
    by = by ? by : own;
  }
  for (int32_t i = 0; i < op->result_count; i++)
    if (is_whole(manual->out[i]))
      (void)mark(p, sr_result(op, i), by);
  return SR_OK;
}

/* ---- ops ------------------------------------------------------------------------------------- */

static sr_status visit_block(sr_partitioner *p, const sr_block *block, const sr_op *around);

/* Returns the op because of which result `i` of region `r` is divergent; NULL: this result is
 * uniform. */
static const sr_op *returned(sr_partitioner *p, const sr_op *op, int32_t r, int32_t i) {
  return sr_divergence_origin(p, sr_operand(op->regions[r]->last, i));
}

/* Marks the carried values of a loop that are divergent when the loop starts or at the end of its
 * body. Returns true if a carried value was marked that was not marked before. */
static bool mark_carries(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  bool changed = false;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *start = sr_divergence_origin(p, sr_operand(op, i));
    const sr_op *by = around ? around : start ? start : returned(p, op, 1, i);
    changed |= mark(p, sr_result(op, i), by);
    (void)mark(p, op->regions[0]->args[i], by);
    (void)mark(p, op->regions[1]->args[i], by);
  }
  return changed;
}

/* Visits the regions of a loop again and again, until a visit marks no further carried value as
 * divergent. */
static sr_status visit_while(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  (void)mark_carries(p, op, around);
  do {
    SR_TRY(visit_block(p, op->regions[0], around));
    around = around ? around : returned(p, op, 0, 0);
    SR_TRY(visit_block(p, op->regions[1], around));
  } while (mark_carries(p, op, around));
  return SR_OK;
}

static sr_status visit_branches(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  around = around ? around : sr_divergence_origin(p, sr_operand(op, 0));
  for (int32_t r = 0; r < op->region_count; r++)
    SR_TRY(visit_block(p, op->regions[r], around));
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_op *by = around;
    for (int32_t r = 0; r < op->region_count; r++)
      by = by ? by : returned(p, op, r, i);
    (void)mark(p, sr_result(op, i), by);
  }
  return SR_OK;
}

/* Visits an op without control flow. All its results are divergent if one of its inputs is. A
 * collective is an exception: visit_collective decides. */
static sr_status visit_plain(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  const sr_op *by = around;
  if (sr_op_is_constraint(op)) {
    by = by ? by : by_inputs(p, op);
    SR_TRY(check_constraint(p, op, by));
  } else if (sr_op_has(op, SR_TRAIT_COLLECTIVE)) {
    SR_TRY(visit_collective(p, op, &by));
    by = around ? around : by;
  } else if (!by) {
    by = op->code == SR_OP_PARTITION_ID ? op : by_inputs(p, op);
  }
  for (int32_t i = 0; i < op->result_count; i++)
    (void)mark(p, sr_result(op, i), by);
  return SR_OK;
}

static void visit_barrier(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  for (int32_t i = 0; i < op->result_count; i++)
    (void)mark(p, sr_result(op, i), around ? around : sr_divergence_origin(p, sr_operand(op, i)));
}

static sr_status visit_op(sr_partitioner *p, const sr_op *op, const sr_op *around) {
  if (op->code == SR_OP_WHILE)
    return visit_while(p, op, around);
  if (op->code == SR_OP_CASE || op->code == SR_OP_IF)
    return visit_branches(p, op, around);
  if (op->code == SR_OP_SDY_MANUAL_COMPUTATION)
    return visit_manual(p, op, around);
  if (op->code == SR_OP_OPTIMIZATION_BARRIER) {
    visit_barrier(p, op, around);
    return SR_OK;
  }
  return visit_plain(p, op, around);
}

/* Visits the ops of a block. `around` is the op that makes the condition of a loop or branch around
 * the block divergent, so that only some devices run the block. NULL: all devices run the block or
 * none does. */
static sr_status visit_block(sr_partitioner *p, const sr_block *block, const sr_op *around) {
  for (const sr_op *op = block->first; op; op = op->next)
    SR_TRY(visit_op(p, op, around));
  return SR_OK;
}

sr_status sr_find_divergent(sr_partitioner *p) {
  return p->partitions == 1 ? SR_OK : visit_block(p, p->body, NULL);
}
