/* The table of the rewrites, and functions that they share. All devices run the same module, so a
 * rewrite of a collective applies to all devices. */
#include "partitioner/rewrite/rewrite.h"

#include "graph/ir/query.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/partitioner.h"

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

void sr_rewriting_replace(sr_rewriting *rw, sr_value *old, sr_value *made) {
  sr_rewriter_visit_users(rw->b, old);
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
  sr_rewriter_visit(rw->b, made);
  return made;
}

/* ---- running the rewrites -------------------------------------------------------------------- */

static const sr_rewrite rewrites[] = {
#define LOCAL(NAME, OPCODE, FUNCTION) {NAME, OPCODE, sr_rewrite_##FUNCTION, NULL},
#define GLOBAL(NAME, FUNCTION)        {NAME, SR_OP_COUNT, NULL, sr_rewrite_##FUNCTION},
#include "partitioner/rewrite/rewrites.def"
#undef LOCAL
#undef GLOBAL
};

/* Forgets all that was computed about the program. Returns true if the program has a collective. */
static bool begin_round(const sr_builder *b) {
  sr_rewriting *rw = b->context;
  sr_partitioner *p = rw->p;
  sr_arena_reset(p->phase);
  *rw = (sr_rewriting){.p = p, .b = b, .signature = rw->signature, .status = rw->status};
  rw->tables = sr_tables_of(p->phase, p->device_count);
  rw->members = SR_NEW_ARRAY(p->phase, int64_t, p->device_count);
  return sr_block_has_collective(p->body);
}

const sr_rewrite_table sr_collective_rewrites = {.file = "partitioner/rewrite/rewrites.def",
                                                 .count = sizeof rewrites / sizeof *rewrites,
                                                 .rewrites = rewrites,
                                                 .one_change = true,
                                                 .begin_round = begin_round};

sr_status sr_rewrite_collectives(sr_partitioner *p, const sr_signature *signature,
                                 const sr_rewrite_selection *selection) {
  sr_rewriting rw = {.p = p, .signature = signature};
  const sr_builder b = {.ctx = p->ctx, .module = p->module, .arena = p->scratch, .context = &rw};
  sr_rewrite_stats stats;
  SR_TRY(sr_rewrite_run(&sr_collective_rewrites, selection, &b, &stats));
  return rw.status;
}
