/*
 * Which loops and branches need their condition compared at run time (rule 9 of the design): those
 * that hold a collective and whose condition is not proven equal within the collective's groups.
 * The groups to compare in hang on the op as an attribute until the plan is written.
 */
#include "compiler/lower.h"
#include "compiler/uniform.h"

typedef SR_VECTOR(const sr_attr *) attr_vector;

typedef struct agreement {
  sr_lowering *low;
  const sr_uniformity *uniformity;
} agreement;

static int64_t root_of(int64_t *parent, int64_t device) {
  while (parent[device] != device)
    device = parent[device] = parent[parent[device]];
  return device;
}

/*
 * The sources and targets of a collective_permute or a redistribute, with which its rows of `width`
 * begin, as groups: devices that depend on each other, directly or not, must agree.
 */
static const sr_attr *components(sr_lowering *low, const sr_attr *rows, size_t width) {
  size_t count;
  const int64_t *values = sr_attr_get_ints(rows, &count);
  int64_t devices = low->signature->device_count;
  int64_t *parent = SR_NEW_ARRAY(low->arena, int64_t, devices);
  int64_t *sizes = SR_NEW_ARRAY(low->arena, int64_t, devices);
  int64_t *row = SR_NEW_ARRAY(low->arena, int64_t, devices);
  for (int64_t d = 0; d < devices; d++)
    parent[d] = d;
  for (size_t i = 0; i + 1 < count; i += width)
    parent[root_of(parent, values[i])] = root_of(parent, values[i + 1]);
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

/* Who depends on whom in a collective. */
static const sr_attr *groups_of(sr_lowering *low, const sr_op *op) {
  if (op->code == SR_OP_REDISTRIBUTE)
    return components(low, sr_op_attr(op, "pieces"), sr_boxes_width(op->results[0].type->rank));
  const sr_attr *groups = sr_op_attr(op, "replica_groups");
  return groups ? groups : components(low, sr_op_attr(op, "source_target_pairs"), 2);
}

/* Groups of all collectives in `block` within which `condition` is not proven equal, each once. */
static void collect(const agreement *a, const sr_block *block, const sr_value *condition,
                    attr_vector *out) {
  for (const sr_op *op = block->first; op; op = op->next) {
    if (sr_op_has(op, SR_TRAIT_CONTROL))
      for (int32_t r = 0; r < op->region_count; r++)
        collect(a, op->regions[r], condition, out);
    if (sr_emit_class_of(op) != SR_EMIT_collective)
      continue;
    const sr_attr *groups = groups_of(a->low, op);
    if (sr_value_is_uniform(a->uniformity, condition, groups))
      continue;
    bool known = false;
    for (size_t i = 0; i < out->count; i++)
      known |= sr_attr_equal(out->items[i], groups);
    if (!known)
      SR_PUSH(a->low->arena, out, groups);
  }
}

static void mark_block(const agreement *a, sr_block *block) {
  for (sr_op *op = block->first; op; op = op->next) {
    if (!sr_op_has(op, SR_TRAIT_CONTROL))
      continue;
    bool loop = sr_emit_class_of(op) == SR_EMIT_while_loop;
    const sr_value *condition = loop ? sr_operand(op->regions[0]->last, 0) : sr_operand(op, 0);
    attr_vector groups = {0};
    for (int32_t r = 0; r < op->region_count; r++) {
      collect(a, op->regions[r], condition, &groups);
      mark_block(a, op->regions[r]);
    }
    if (groups.count == 0)
      continue;
    sr_attr *list = SR_NEW(a->low->arena, sr_attr);
    list->kind = SR_ATTR_ARRAY;
    list->array.items = groups.items;
    list->array.count = groups.count;
    sr_op_set_attr(a->low->module, op, SR_AGREE_ATTR, list);
  }
}

sr_status sr_lower_agreements(sr_lowering *low) {
  agreement a = {.low = low};
  sr_uniformity *uniformity;
  SR_TRY(sr_uniformity_run(low->ctx, low->module, low->signature, low->arena, &uniformity));
  a.uniformity = uniformity;
  mark_block(&a, low->module->main->body);
  return SR_OK;
}
