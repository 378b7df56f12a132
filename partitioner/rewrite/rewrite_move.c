/* Simplifies collectives that move data without computing: redistributes that are broadcasts, and
 * collective_permutes in a row. */
#include <string.h>

#include "partitioner/collective/collective.h"
#include "partitioner/rewrite/rewrite.h"

/* ---- broadcasts ------------------------------------------------------------------------------ */

static bool is_all_of(const int64_t *size, const int64_t *from, const sr_type *type) {
  for (int32_t d = 0; d < type->rank; d++)
    if (size[d] != type->dims[d] || from[d] != 0)
      return false;
  return true;
}

/*
 * Tests whether a redistribute is a broadcast, and finds the groups. In a broadcast, each device
 * gets its whole result in one transfer, and all transfers read from the same place of the operand.
 * Each source also sends to itself. `out` gets one row for each source: the source, then the other
 * devices to which it sends. *out_from is the place from which transfers read. Returns false if the
 * redistribute is no broadcast, if its groups have different sizes, or if they have fewer than
 * three devices.
 */
static bool read_roots(const sr_rewriting *rw, const sr_op *op, sr_groups *out,
                       const int64_t **out_from) {
  const sr_transfer_table table = sr_op_transfer_table(op);
  int64_t devices = rw->p->device_count, count = 0, first = 0;
  int64_t *source = SR_NEW_ARRAY(rw->p->scratch, int64_t, devices);
  int64_t *members = SR_NEW_ARRAY(rw->p->scratch, int64_t, devices);
  int64_t *from = SR_NEW_ARRAY(rw->p->scratch, int64_t, table.rank);
  const sr_type *type = op->results[0].type;
  size_t bytes = (size_t)type->rank * sizeof(int64_t);
  sr_transfer_walk walk = {.table = &table};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer); count++) {
    if (count == 0) {
      memcpy(from, transfer.from, bytes);
      first = transfer.source;
    }
    if (!is_all_of(transfer.size, transfer.to, type) || memcmp(transfer.from, from, bytes) != 0)
      return false;
    source[transfer.target] = transfer.source;
    members[transfer.source]++;
  }
  if (count != devices)
    return false;
  *out_from = from;
  *out = (sr_groups){.size = members[first]};
  out->devices = SR_NEW_ARRAY(rw->p->scratch, int64_t, devices);
  for (int64_t s = 0; s < devices; s++) {
    if (members[s] == 0)
      continue;
    if (members[s] != out->size || source[s] != s)
      return false;
    int64_t *row = out->devices + out->count++ * out->size, used = 0;
    row[used++] = s;
    for (int64_t d = 0; d < devices; d++)
      if (source[d] == s && d != s)
        row[used++] = d;
  }
  return out->size > 2; /* a broadcast to a group of two devices sends as many bytes as the
                         * redistribute, so it gains nothing */
}

bool sr_rewrite_redistribute_to_all(const sr_builder *b, sr_op *op) {
  sr_rewriting *rw = b->context;
  const sr_type *type = sr_result(op, 0)->type;
  sr_value *shard = sr_operand(op, 0);
  sr_groups groups;
  const int64_t *from;
  if (rw->p->device_count > SR_MOST_DEVICES || !read_roots(rw, op, &groups, &from))
    return false;
  if (shard->type != type) {
    shard = sr_build_slice(b, shard, from, type->dims);
    shard->op->location = op->location;
  }
  sr_op *made =
      sr_rewriting_collective(rw, SR_OP_COLLECTIVE_BROADCAST, op, shard, type, &groups, 0, op);
  sr_rewriting_replace(rw, sr_result(op, 0), sr_result(made, 0));
  return true;
}

/* ---- permutes -------------------------------------------------------------------------------- */

/* Returns a list [device_count] of the device from which each device receives, by the attribute
 * source_target_pairs. -1: the device receives nothing, so it gets zeros. */
static int64_t *sources_of(const sr_rewriting *rw, const sr_op *op) {
  size_t count;
  const int64_t *pairs = sr_attr_get_ints(sr_op_attr(op, "source_target_pairs"), &count);
  int64_t *sources = SR_NEW_ARRAY(rw->p->scratch, int64_t, rw->p->device_count);
  for (int64_t d = 0; d < rw->p->device_count; d++)
    sources[d] = -1;
  for (size_t i = 0; i < count; i += 2)
    sources[pairs[i + 1]] = pairs[i];
  return sources;
}

bool sr_rewrite_permute_of_permute(const sr_builder *b, sr_op *op) {
  sr_rewriting *rw = b->context;
  sr_value *between = sr_operand(op, 0), *result = sr_result(op, 0);
  sr_op *first = between->op;
  int64_t devices = rw->p->device_count, count = 0, stays = 0;
  if (!first || first->code != SR_OP_COLLECTIVE_PERMUTE || sr_value_only_user(between) != op ||
      first->block != op->block)
    return false;
  const int64_t *near = sources_of(rw, op), *far = sources_of(rw, first);
  int64_t *pairs = SR_NEW_ARRAY(rw->p->scratch, int64_t, 2 * devices);
  for (int64_t d = 0; d < devices; d++) {
    int64_t source = near[d] < 0 ? -1 : far[near[d]];
    if (source < 0)
      continue;
    pairs[2 * count] = source;
    pairs[2 * count++ + 1] = d;
    stays += source == d;
  }
  if (count == 0) {
    sr_rewriting_replace(rw, result, sr_build_zeros(rw->p, result->type, op));
  } else if (stays == devices) {
    sr_rewriting_replace(rw, result, sr_operand(first, 0));
  } else {
    sr_op *made = sr_rewriting_collective(rw, SR_OP_COLLECTIVE_PERMUTE, op, sr_operand(first, 0),
                                          result->type, NULL, 0, op);
    sr_op_set_attr(b->module, made, "source_target_pairs",
                   sr_groups_attr(rw->p, &(sr_groups){count, 2, pairs}));
    sr_rewriting_replace(rw, result, sr_result(made, 0));
  }
  return true;
}
