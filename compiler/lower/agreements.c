/*
 * Finds the loops and branches whose condition the devices must compare at run time.
 *
 * These are the loops and branches that contain a collective. If only some devices of a group ran
 * the collective, they would wait for the others forever. If their conditions are compared, the job
 * ends with an error instead. The comparison is left out if all devices of each group are proven to
 * run the collective together or not at all. The groups of devices are stored in an attribute of
 * the loop or branch, until steps.c writes the plan.
 */
#include "compiler/lower/lower.h"
#include "graph/build/builder.h"
#include "uniformity/uniform.h"

typedef SR_VECTOR(const sr_attr *) attr_vector;

typedef struct agreement {
  sr_lowering *low;
  sr_uniformity *uniformity;
  sr_memo components; /* attribute that lists transfers or pairs -> its groups */
} agreement;

static int64_t root_of(int64_t *parent, int64_t device) {
  while (parent[device] != device)
    device = parent[device] = parent[parent[device]];
  return device;
}

/* `parent` is a union-find forest over all devices. Returns its trees as groups. */
static const sr_attr *groups_by_root(sr_lowering *low, int64_t *parent) {
  int64_t devices = low->signature->device_count;
  int64_t *sizes = SR_NEW_ARRAY(low->arena, int64_t, devices);
  int64_t *row = SR_NEW_ARRAY(low->arena, int64_t, devices);
  int64_t found = 0, widest = 0;
  for (int64_t d = 0; d < devices; d++) {
    int64_t root = root_of(parent, d);
    if (sizes[root]++ == 0)
      row[root] = found++;
    widest = sizes[root] > widest ? sizes[root] : widest;
  }
  int64_t dims[] = {found, widest};
  int64_t *table = SR_NEW_ARRAY(low->arena, int64_t, found *widest);
  for (int64_t i = 0; i < found * widest; i++)
    table[i] = -1;
  for (int64_t d = devices - 1; d >= 0; d--) {
    int64_t root = root_of(parent, d);
    table[row[root] * widest + --sizes[root]] = d;
  }
  return sr_attr_dense_i64(low->module, 2, dims, table);
}

static void join(int64_t *parent, int64_t source, int64_t target) {
  parent[root_of(parent, source)] = root_of(parent, target);
}

/* Returns groups for a collective_permute or a redistribute: the connected components of the graph
 * whose edges lead from sources to targets. Devices that depend on each other, directly or not, are
 * in one group and must agree. */
static const sr_attr *components(sr_lowering *low, const sr_op *op) {
  int64_t *parent = SR_NEW_ARRAY(low->arena, int64_t, low->signature->device_count);
  for (int64_t d = 0; d < low->signature->device_count; d++)
    parent[d] = d;
  if (op->code == SR_OP_REDISTRIBUTE) {
    const sr_transfer_table transfers = sr_op_transfer_table(op);
    sr_transfer_walk walk = {.table = &transfers};
    for (sr_transfer transfer; sr_transfer_next(&walk, &transfer);)
      join(parent, transfer.source, transfer.target);
  } else {
    size_t count;
    const int64_t *pairs = sr_op_ints(op, "source_target_pairs", &count);
    for (size_t i = 0; i + 1 < count; i += 2)
      join(parent, pairs[i], pairs[i + 1]);
  }
  return groups_by_root(low, parent);
}

/* Returns the groups of devices that wait for each other in the collective `op`. */
static const sr_attr *groups_of(agreement *a, const sr_op *op) {
  const sr_attr *groups = sr_op_attr(op, "replica_groups");
  if (groups)
    return groups;
  const bool moves = op->code == SR_OP_REDISTRIBUTE;
  const sr_attr *table = moves ? sr_op_transfers(op) : sr_op_attr(op, "source_target_pairs");
  const int64_t key[] = {(int64_t)(intptr_t)table, (int64_t)(intptr_t)sr_op_attr(op, "devices"),
                         op->results[0].type->rank};
  const sr_attr **known =
      (const sr_attr **)sr_memo_at(a->low->arena, &a->components, key, sizeof key / sizeof *key);
  if (!*known)
    *known = components(a->low, op);
  return *known;
}

/* Appends to `out` the groups of all collectives in `block`, each once. `block` is region number
 * `region` of `around`, or nested in that region. Leaves out groups whose devices are proven to run
 * the region together. */
static void collect(agreement *a, const sr_block *block, const sr_op *around, int32_t region,
                    attr_vector *out) {
  for (const sr_op *op = block->first; op; op = op->next) {
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        collect(a, op->regions[r], around, region, out);
    if (sr_emit_class_of(op) != SR_EMIT_collective)
      continue;
    const sr_attr *groups = groups_of(a, op);
    if (sr_region_is_uniform(a->uniformity, around, region, groups))
      continue;
    bool known = false;
    for (size_t i = 0; i < out->count; i++)
      known |= sr_attr_equal(out->items[i], groups);
    if (!known)
      SR_PUSH(a->low->arena, out, groups);
  }
}

/* Clamps the index of a case, as an unsigned number, to the number of the last branch. All indices
 * out of range select that branch. Devices that have different such indices agree on the branch, so
 * the comparison must not end the job. */
static void name_branch(agreement *a, sr_op *op) {
  const sr_builder b = {.module = a->low->module, .arena = a->low->arena, .before = op};
  sr_value *index = sr_operand(op, 0), *limit = sr_build_scalar(&b, SR_U32, op->region_count - 1);
  const sr_type *given = index->type;
  index = sr_build(&b, SR_OP_BITCAST_CONVERT, 1, &index, limit->type);
  index = sr_build_binary(&b, SR_OP_MINIMUM, index, limit);
  index = sr_build(&b, SR_OP_BITCAST_CONVERT, 1, &index, given);
  sr_op_set_operand(op, 0, index);
}

static void mark(agreement *a, sr_op *op) {
  attr_vector groups = {0};
  for (int32_t r = 0; r < op->region_count; r++)
    collect(a, op->regions[r], op, r, &groups);
  if (groups.count == 0)
    return;
  if (op->code == SR_OP_CASE)
    name_branch(a, op);
  sr_module *module = a->low->module;
  sr_op_set_attr(module, op, SR_AGREE_ATTR, sr_attr_array(module, groups.items, groups.count));
}

static void mark_block(agreement *a, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (!sr_op_has(op, SR_TRAIT_CONTROL))
      continue;
    for (int32_t r = 0; r < op->region_count; r++)
      mark_block(a, op->regions[r]);
    mark(a, op);
  }
}

sr_status sr_lower_agreements(sr_lowering *low) {
  agreement a = {.low = low};
  sr_uniformity *uniformity;
  SR_TRY(sr_uniformity_run(low->ctx, low->module, low->signature,
                           sr_class_pool_create(low->arena, low->signature->device_count),
                           low->arena, &uniformity));
  a.uniformity = uniformity;
  mark_block(&a, low->module->main->body);
  return SR_OK;
}
