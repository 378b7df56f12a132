/*
 * The driver of the rewrites, and functions that they share. All devices run the same module, so a
 * rewrite of a collective applies to all devices.
 *
 * Each rewrite reduces the bytes that are sent, the number of collectives, or the number of loops
 * around a collective. So repeated rounds reach a fixed point. MAX_ROUNDS only limits the damage of
 * a rewrite that breaks this rule.
 */
#include "partitioner/rewrite/rewrite.h"

#include <string.h>

#include "graph/ir/query.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"

enum {
  MAX_ROUNDS = 32
};

typedef struct rewrite {
  const char *name;
  sr_opcode code;
  bool (*local)(sr_rewriting *rw, sr_op *op);
  bool (*global)(sr_rewriting *rw);
} rewrite;

static const rewrite rewrites[] = {
#define LOCAL(NAME, OPCODE, FUNCTION) {NAME, OPCODE, sr_rewrite_##FUNCTION, NULL},
#define GLOBAL(NAME, FUNCTION)        {NAME, SR_OP_COUNT, NULL, sr_rewrite_##FUNCTION},
#include "partitioner/rewrite/rewrites.def"
#undef LOCAL
#undef GLOBAL
};

enum {
  REWRITE_COUNT = sizeof rewrites / sizeof *rewrites
};

/* ---- questions ------------------------------------------------------------------------------- */

sr_groups sr_op_groups(const sr_op *op) {
  const sr_attr *attr = sr_op_attr(op, "replica_groups");
  size_t count;
  const int64_t *devices = sr_attr_get_ints(attr, &count);
  return (sr_groups){.count = attr->dense.type->dims[0],
                     .size = attr->dense.type->dims[1],
                     .devices = (int64_t *)(uintptr_t)devices};
}

bool sr_groups_are_full(const sr_rewriting *rw, const sr_groups *groups) {
  if (groups->count * groups->size != rw->p->device_count)
    return false;
  for (int64_t i = 0; i < groups->count; i++) /* in a group, the devices come before the padding
                                               * (-1) */
    if (groups->devices[(i + 1) * groups->size - 1] < 0)
      return false;
  return true;
}

bool sr_op_is_slice(const sr_op *op) {
  return op->code == SR_OP_SLICE || op->code == SR_OP_DYNAMIC_SLICE;
}

sr_op *sr_value_only_user(const sr_value *value) {
  return sr_value_has_one_use(value) ? value->uses->user : NULL;
}

/* ---- changing the program -------------------------------------------------------------------- */

void sr_rewriting_visit(sr_rewriting *rw, sr_op *op) {
  SR_PUSH(rw->p->phase, &rw->queue, op);
}

void sr_rewriting_replace(sr_rewriting *rw, sr_value *old, sr_value *made) {
  sr_value_replace(old, made);
  if (old->op)
    sr_op_drop_dead(rw->p->phase, old->op);
}

sr_op *sr_rewriting_collective(sr_rewriting *rw, sr_opcode code, const sr_op *origin,
                               sr_value *operand, const sr_type *type, const sr_groups *groups,
                               int32_t regions, sr_op *before) {
  sr_op *made = sr_op_create(rw->p->module, code, origin, 1, &operand, 1, &type, regions);
  if (groups)
    sr_op_set_attr(rw->p->module, made, "replica_groups", sr_groups_attr(rw->p, groups));
  sr_op_insert(made, before->block, before);
  sr_rewriting_visit(rw, made);
  return made;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

/* Queues all collectives in `block` and its regions. */
static void prepare(sr_rewriting *rw, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (sr_op_has(op, SR_TRAIT_COLLECTIVE))
      sr_rewriting_visit(rw, op);
    for (int32_t r = 0; r < op->region_count; r++)
      prepare(rw, op->regions[r]);
  }
}

static bool is_on(const sr_partition_options *options, const rewrite *row) {
  for (size_t i = 0; options && i < options->disabled_count; i++)
    if (strcmp(options->disabled[i], row->name) == 0)
      return false;
  for (size_t i = 0; options && options->enabled && i < options->enabled_count; i++)
    if (strcmp(options->enabled[i], row->name) == 0)
      return true;
  return !options || !options->enabled;
}

static bool visit(sr_rewriting *rw, const bool *on, sr_op *op) {
  bool changed = false;
  SR_ARENA_SCOPE(rw->p->scratch);
  sr_tables_tidy(&rw->tables);
  for (size_t i = 0; i < REWRITE_COUNT && op->block; i++)
    if (on[i] && rewrites[i].local && rewrites[i].code == op->code)
      changed |= rewrites[i].local(rw, op);
  return changed;
}

static bool run_round(sr_rewriting *rw, const bool *on) {
  bool changed = false;
  sr_arena_reset(rw->p->phase);
  *rw = (sr_rewriting){.p = rw->p, .signature = rw->signature};
  prepare(rw, rw->p->body);
  if (rw->queue.count == 0)
    return false;
  rw->tables = sr_tables_of(rw->p->phase, rw->p->device_count);
  rw->members = SR_NEW_ARRAY(rw->p->phase, int64_t, rw->p->device_count);
  for (size_t i = 0; i < rw->queue.count; i++)
    if (rw->queue.items[i]->block)
      changed |= visit(rw, on, rw->queue.items[i]);
  for (size_t i = 0; i < REWRITE_COUNT && !changed && rw->status == SR_OK; i++)
    changed = on[i] && rewrites[i].global && rewrites[i].global(rw);
  return changed;
}

const char *sr_rewrite_name(size_t index) {
  return index < REWRITE_COUNT ? rewrites[index].name : NULL;
}

/* Fails if no rewrite has one of the names; otherwise a misspelled name would be ignored
 * silently. */
static sr_status check_names(sr_partitioner *p, const char *const *names, size_t count) {
  for (size_t i = 0; i < count; i++) {
    size_t at = 0;
    while (at < REWRITE_COUNT && strcmp(rewrites[at].name, names[i]) != 0)
      at++;
    if (at == REWRITE_COUNT)
      return sr_partitioner_fail(p, NULL, SR_ERR_INVALID,
                                 "there is no rewrite \"%s\"; see partitioner/rewrite/rewrites.def",
                                 names[i]);
  }
  return SR_OK;
}

sr_status sr_rewrite_collectives(sr_partitioner *p, const sr_signature *signature,
                                 const sr_partition_options *options) {
  if (options) {
    SR_TRY(check_names(p, options->enabled, options->enabled_count));
    SR_TRY(check_names(p, options->disabled, options->disabled_count));
  }
  bool on[REWRITE_COUNT];
  for (size_t i = 0; i < REWRITE_COUNT; i++)
    on[i] = is_on(options, &rewrites[i]);
  sr_rewriting rw = {.p = p, .signature = signature};
  for (int round = 0; round < MAX_ROUNDS && run_round(&rw, on); round++)
    ;
  return rw.status;
}
