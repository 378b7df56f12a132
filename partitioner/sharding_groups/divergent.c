/*
 * Values that the devices of a replica do not have alike.
 *
 * A form says which part of one array a device has: it is right only of values that all devices
 * would have alike. So is what follows from arguments and constants, and not what follows from
 * partition_id outside of manual computations, nor what a collective there gives each device for
 * itself. Of such a value every device needs its own whole: it has no part, and cuts nothing. All
 * have alike again what a collective gives them of the same devices, as an all_reduce over all
 * does. In a loop or branch that devices take by such a value, all values are of each device.
 *
 * Replicas may always differ (pass.h): what follows from replica_id is alike within each of them.
 * Manual computations say themselves what their parts are of; what comes to them is what is here
 * asked for.
 */
#include "graph/ir/query.h"
#include "partitioner/annotations/annotations.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/pass.h"
#include "partitioner/sharding_groups/sharding_groups.h"

/* ---- what is known --------------------------------------------------------------------------- */

static void **place_of(sr_pass *pass, const sr_value *value) {
  const int64_t key = (int64_t)(intptr_t)value;
  return sr_memo_at(pass->arena, &pass->differing, &key, 1);
}

const sr_op *sr_pass_differs_by(sr_pass *pass, const sr_value *value) {
  return pass->differing.count ? *place_of(pass, value) : NULL;
}

/* True if that was not known. `by` is NULL of what all have alike. */
static bool mark(sr_pass *pass, const sr_value *value, const sr_op *by) {
  if (!by || sr_pass_differs_by(pass, value))
    return false;
  *place_of(pass, value) = (void *)(uintptr_t)by;
  return true;
}

/* Looks for an input that differs. */
typedef struct inputs {
  sr_pass *pass;
  const sr_op *by;
} inputs;

static void look_at_input(void *context, sr_value *value) {
  inputs *in = context;
  in->by = in->by ? in->by : sr_pass_differs_by(in->pass, value);
}

static const sr_op *by_inputs(sr_pass *pass, const sr_op *op) {
  inputs in = {.pass = pass};
  sr_op_visit_inputs(op, look_at_input, &in);
  return in.by;
}

/* ---- collectives ----------------------------------------------------------------------------- */

/* The devices whose operands a device is given; NULL: it is given zeros, or keeps what it has. */
typedef struct givers {
  const int64_t *devices;
  int64_t count;
} givers;

/* givers[device]; leaves lists in pass->per_op. */
static sr_status read_givers(sr_pass *pass, const sr_op *op, givers *each) {
  sr_groups g = {0};
  bool pairs = op->code == SR_OP_COLLECTIVE_PERMUTE;
  SR_TRY(pairs ? sr_pass_read_pairs(pass, op, &g) : sr_pass_read_groups(pass, op, &g));
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

/* True if what a device gets is made of all operands of its givers, wherever it stands. */
static bool gives_all(const sr_op *op) {
  switch ((int)op->code) {
  case SR_OP_ALL_REDUCE:
  case SR_OP_ALL_GATHER:
  case SR_OP_COLLECTIVE_PERMUTE:
    return true;
  case SR_OP_COLLECTIVE_BROADCAST:
    return !sr_op_flag(op, "has_dynamic_root");
  }
  return false;
}

/* True if both lists have as many devices, in order of the same replicas. */
static bool are_of_same_replicas(const sr_pass *pass, const givers *a, const givers *b) {
  if (a->count != b->count)
    return false;
  for (int64_t i = 0; pass->replicas > 1 && i < a->count; i++)
    if (a->devices[i] / pass->partitions != b->devices[i] / pass->partitions)
      return false;
  return true;
}

/* True if the devices of a replica get the same, each of `each`: of operands that these have alike,
 * or of which each has its own. */
static bool get_alike(const sr_pass *pass, const givers *each, bool own) {
  for (int64_t d = 0; d < pass->device_count; d++) {
    const givers *first = &each[d - d % pass->partitions];
    if (!each[d].devices || !first->devices ||
        (each[d].devices != first->devices &&
         (own || !are_of_same_replicas(pass, &each[d], first))))
      return false;
  }
  return true;
}

/* True if every device is given what it has. */
static bool keep_own(const sr_pass *pass, const givers *each) {
  for (int64_t d = 0; d < pass->device_count; d++)
    if (each[d].count != 1 || each[d].devices[0] != d)
      return false;
  return true;
}

static sr_status visit_collective(sr_pass *pass, const sr_op *op, const sr_op **out_by) {
  const sr_op *operands = by_inputs(pass, op);
  *out_by = operands;
  if (sr_op_joins_replicas(pass, op)) /* those of one partition, whatever that is */
    return SR_OK;
  sr_arena_reset(pass->per_op);
  givers *each = SR_NEW_ARRAY(pass->per_op, givers, pass->device_count);
  SR_TRY(read_givers(pass, op, each));
  if (keep_own(pass, each))
    return SR_OK;
  bool alike = gives_all(op) && get_alike(pass, each, operands);
  *out_by = alike ? NULL : operands ? operands : op;
  return SR_OK;
}

/* ---- what takes parts ------------------------------------------------------------------------ */

/* `what` is to be cut at `op`. */
static sr_status refuse(sr_pass *pass, const sr_op *op, const char *what, const sr_op *by) {
  sr_text place = {.arena = pass->arena};
  sr_location_tell(&place, &by->location);
  return sr_pass_fail(pass, op, SR_ERR_UNSUPPORTED,
                      "%s differs between devices, by %s at %s: parts of it would be of different "
                      "arrays",
                      what, sr_op_info_get(by->code)->name, sr_text_get(&place));
}

static sr_status check_constraint(sr_pass *pass, const sr_op *op, const sr_op *by) {
  const sr_given *given = sr_op_given(op);
  if (!by || !given || !given->form)
    return SR_OK;
  const sr_op *made = sr_value_origin(sr_operand(op, 0))->op;
  if (op->tag == SR_TAG_ATTRIBUTE && made) /* it is said of the value, and the text has no op */
    return refuse(pass, made, "its result, which is to be cut,", by);
  return refuse(pass, op, "what is to be cut here", by);
}

/* True if no axis is left along which the body may cut. */
static bool is_all_manual(const sr_pass *pass, const sr_manual *manual) {
  return sr_shard_dim_parts(&manual->axes) * pass->replicas == manual->mesh->device_count;
}

/* True of the form of a value that has no parts; a form on fewer devices than there are is one. */
static bool is_whole(const sr_sharding *form) {
  return !form || sr_sharding_is_replicated(form);
}

/* Each device may have its own of what a computation over all axes takes whole. */
static sr_status visit_manual(sr_pass *pass, const sr_op *op, const sr_op *around) {
  const sr_manual *manual = sr_op_manual(op);
  const sr_op *by = around;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *own = sr_pass_differs_by(pass, sr_operand(op, i));
    bool cut = !is_whole(manual->in[i]);
    if (own && (cut || !is_all_manual(pass, manual)))
      return refuse(pass, op,
                    sr_arena_printf(pass->arena, "operand %d%s", (int)i,
                                    cut ? "" : ", which the body may cut,"),
                    own);
    by = by ? by : own;
  }
  for (int32_t i = 0; i < op->result_count; i++)
    if (is_whole(manual->out[i]))
      (void)mark(pass, sr_result(op, i), by);
  return SR_OK;
}

/* ---- ops ------------------------------------------------------------------------------------- */

static sr_status visit_block(sr_pass *pass, const sr_block *block, const sr_op *around);

/* Region `r` as it returns result `i`. */
static const sr_op *returned(sr_pass *pass, const sr_op *op, int32_t r, int32_t i) {
  return sr_pass_differs_by(pass, sr_operand(op->regions[r]->last, i));
}

/* Marks what is carried by what comes in, and by what the body has returned. True if that was not
 * known of something. */
static bool mark_carries(sr_pass *pass, const sr_op *op, const sr_op *around) {
  bool changed = false;
  for (int32_t i = 0; i < op->operand_count; i++) {
    const sr_op *start = sr_pass_differs_by(pass, sr_operand(op, i));
    const sr_op *by = around ? around : start ? start : returned(pass, op, 1, i);
    changed |= mark(pass, sr_result(op, i), by);
    (void)mark(pass, op->regions[0]->args[i], by);
    (void)mark(pass, op->regions[1]->args[i], by);
  }
  return changed;
}

/* Until the carries stay as they are: each round finds one more, or is the last. */
static sr_status visit_while(sr_pass *pass, const sr_op *op, const sr_op *around) {
  (void)mark_carries(pass, op, around);
  do {
    SR_TRY(visit_block(pass, op->regions[0], around));
    around = around ? around : returned(pass, op, 0, 0);
    SR_TRY(visit_block(pass, op->regions[1], around));
  } while (mark_carries(pass, op, around));
  return SR_OK;
}

static sr_status visit_branches(sr_pass *pass, const sr_op *op, const sr_op *around) {
  around = around ? around : sr_pass_differs_by(pass, sr_operand(op, 0));
  for (int32_t r = 0; r < op->region_count; r++)
    SR_TRY(visit_block(pass, op->regions[r], around));
  for (int32_t i = 0; i < op->result_count; i++) {
    const sr_op *by = around;
    for (int32_t r = 0; r < op->region_count; r++)
      by = by ? by : returned(pass, op, r, i);
    (void)mark(pass, sr_result(op, i), by);
  }
  return SR_OK;
}

/* An op by all that it takes. */
static sr_status visit_plain(sr_pass *pass, const sr_op *op, const sr_op *around) {
  const sr_op *by = around;
  if (sr_op_is_constraint(op)) {
    by = by ? by : by_inputs(pass, op);
    SR_TRY(check_constraint(pass, op, by));
  } else if (sr_op_has(op, SR_TRAIT_COLLECTIVE)) {
    SR_TRY(visit_collective(pass, op, &by));
    by = around ? around : by;
  } else if (!by) {
    by = op->code == SR_OP_PARTITION_ID ? op : by_inputs(pass, op);
  }
  for (int32_t i = 0; i < op->result_count; i++)
    (void)mark(pass, sr_result(op, i), by);
  return SR_OK;
}

static void visit_barrier(sr_pass *pass, const sr_op *op, const sr_op *around) {
  for (int32_t i = 0; i < op->result_count; i++)
    (void)mark(pass, sr_result(op, i),
               around ? around : sr_pass_differs_by(pass, sr_operand(op, i)));
}

static sr_status visit_op(sr_pass *pass, const sr_op *op, const sr_op *around) {
  switch ((int)op->code) {
  case SR_OP_WHILE:
    return visit_while(pass, op, around);
  case SR_OP_CASE:
  case SR_OP_IF:
    return visit_branches(pass, op, around);
  case SR_OP_SDY_MANUAL_COMPUTATION:
    return visit_manual(pass, op, around);
  case SR_OP_OPTIMIZATION_BARRIER:
    visit_barrier(pass, op, around);
    return SR_OK;
  }
  return visit_plain(pass, op, around);
}

/* `around`: by which op devices differ in whether they come here; NULL: they do not. */
static sr_status visit_block(sr_pass *pass, const sr_block *block, const sr_op *around) {
  for (const sr_op *op = block->first; op; op = op->next)
    SR_TRY(visit_op(pass, op, around));
  return SR_OK;
}

sr_status sr_pass_find_differing(sr_pass *pass) {
  return pass->partitions == 1 ? SR_OK : visit_block(pass, pass->body, NULL);
}
