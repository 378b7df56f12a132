/* An all_gather of which a part or a sum is used. */
#include "graph/ir/query.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/cost.h"
#include "partitioner/rewrite/rewrite.h"

/* ---- a slice --------------------------------------------------------------------------------- */

/* An all_gather, and the window of it that each device takes. */
typedef struct window {
  sr_rewriting *rw;
  sr_op *op, *user;
  sr_groups groups;
  sr_cut cut;
  int32_t dim;            /* that is gathered */
  int64_t chunk, size;    /* of a part, of the window */
  const sr_table *starts; /* of the window */
  int64_t *position;      /* of each device in its group */
  int64_t *row;           /* of each device: its group */
  const sr_table *inside; /* where the window starts in the part that it starts in */
  bool before[SR_MAX_RANK], behind[SR_MAX_RANK]; /* other dimensions: when they are cut */
} window;

static int64_t *per_device(sr_rewriting *rw) {
  return SR_NEW_ARRAY(rw->p->scratch, int64_t, rw->p->device_count);
}

static bool read_window(window *w) {
  sr_rewriting *rw = w->rw;
  w->user = sr_value_only_user(sr_result(w->op, 0));
  w->groups = sr_op_groups(w->op);
  w->dim = (int32_t)sr_op_int(w->op, "all_gather_dim", 0);
  w->chunk = sr_operand(w->op, 0)->type->dims[w->dim];
  if (!w->user || w->user->block != w->op->block || !sr_op_is_slice(w->user) ||
      !sr_groups_are_full(rw, &w->groups) || !sr_op_cut(rw, w->user, &w->cut) ||
      w->cut.operand != sr_result(w->op, 0))
    return false;
  w->starts = w->cut.starts[w->dim];
  w->size = w->cut.sizes[w->dim];
  if (!w->starts || sr_type_elements(sr_result(w->user, 0)->type) == 0)
    return false;
  w->position = per_device(rw);
  w->row = per_device(rw);
  for (int64_t i = 0; i < rw->p->device_count; i++) {
    int64_t device = w->groups.devices[i];
    w->row[device] = i / w->groups.size;
    w->position[device] = i % w->groups.size;
    rw->tables.draft[device] = sr_table_at(w->starts, device) % w->chunk;
  }
  w->inside = sr_tables_list(&rw->tables, rw->tables.draft);
  for (int32_t d = 0; d < sr_operand(w->op, 0)->type->rank; d++) {
    const sr_table *starts = w->cut.starts[d];
    w->before[d] = d != w->dim && starts && sr_table_is_equal(starts, &w->groups);
    w->behind[d] = d != w->dim && !w->before[d];
  }
  return true;
}

/* The user's result from `made`, which has all of the dimensions that are cut behind. */
static bool finish(window *w, sr_value *made) {
  made = sr_cut_again(w->rw, &w->cut, w->user, made, w->behind, -1, NULL);
  sr_rewriting_replace(w->rw, sr_result(w->user, 0), made);
  return true;
}

static const sr_type *type_like(const window *w, const sr_type *like) {
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < like->rank; d++)
    dims[d] = d == w->dim ? w->size : like->dims[d];
  return sr_type_tensor(w->rw->p->module, like->dtype, like->rank, dims);
}

/* Each device takes of what it has itself. */
static bool take_own(window *w) {
  bool taken[SR_MAX_RANK];
  for (int64_t d = 0; d < w->rw->p->device_count; d++)
    if (sr_table_at(w->starts, d) / w->chunk != w->position[d] ||
        sr_table_at(w->inside, d) + w->size > w->chunk)
      return false;
  for (int32_t d = 0; d < sr_operand(w->op, 0)->type->rank; d++)
    taken[d] = true;
  sr_value *made =
      sr_cut_again(w->rw, &w->cut, w->user, sr_operand(w->op, 0), taken, w->dim, w->inside);
  sr_rewriting_replace(w->rw, sr_result(w->user, 0), made);
  return true;
}

/* All members take the same of one member. */
static bool take_one(window *w) {
  sr_groups rooted = w->groups;
  rooted.devices = per_device(w->rw);
  for (int64_t i = 0; i < w->rw->p->device_count; i++) {
    int64_t device = w->groups.devices[i], first = i - i % w->groups.size;
    int64_t root = sr_table_at(w->starts, device) / w->chunk;
    if (sr_table_at(w->inside, device) + w->size > w->chunk)
      return false;
    /* The root comes first, and then the others in their order. */
    int64_t place = w->position[device] == root  ? 0
                    : w->position[device] < root ? w->position[device] + 1
                                                 : w->position[device];
    rooted.devices[first + place] = device;
  }
  if (!sr_table_is_equal(w->starts, &w->groups))
    return false;
  w->before[w->dim] = true;
  sr_value *part =
      sr_cut_again(w->rw, &w->cut, w->user, sr_operand(w->op, 0), w->before, w->dim, w->inside);
  sr_op *made = sr_rewriting_collective(w->rw, SR_OP_COLLECTIVE_BROADCAST, w->op, part, part->type,
                                        &rooted, 0, w->user);
  return finish(w, sr_result(made, 0));
}

/* One piece of a device's window: of whom, and elements of the gathered dimension. */
typedef struct piece {
  int64_t source, size, from, to;
} piece;

/* The piece of the window of `device` that starts with its element `at`. */
static piece piece_at(const window *w, int64_t device, int64_t at) {
  int64_t place = sr_table_at(w->starts, device) + at, rest = w->chunk - place % w->chunk;
  const int64_t *members = w->groups.devices + w->row[device] * w->groups.size;
  return (piece){.source = members[place / w->chunk],
                 .size = rest < w->size - at ? rest : w->size - at,
                 .from = place % w->chunk,
                 .to = at};
}

/* True if that is less than all_gather sends, no device sends more, and the pieces are not too
 * many: a window has at least one for each part that it is as long as. */
static bool is_less(const window *w) {
  int64_t *sent = per_device(w->rw), total = 0, count = 0, devices = w->rw->p->device_count;
  int64_t most = (w->groups.size - 1) * w->chunk;
  if (w->size > SR_MOST_PIECES * w->chunk)
    return false;
  for (int64_t d = 0; d < devices; d++)
    for (int64_t at = 0; at < w->size; count++) {
      piece e = piece_at(w, d, at);
      w->rw->p->pieces++;
      at += e.size;
      if (e.source == d)
        continue;
      total += e.size;
      sent[e.source] += e.size;
      if (sent[e.source] > most)
        return false;
    }
  return total < devices * most && count <= SR_MOST_PIECES * devices;
}

/* Every window is one whole part, and every part is taken once: [source, target]. */
static bool is_permute(const window *w, int64_t *pairs) {
  int64_t *taken = per_device(w->rw);
  for (int64_t d = 0; d < w->rw->p->device_count; d++) {
    piece e = piece_at(w, d, 0);
    if (e.size != w->chunk || w->size != w->chunk || taken[e.source]++)
      return false;
    pairs[2 * d] = e.source;
    pairs[2 * d + 1] = d;
  }
  return true;
}

/* Where a device stands in the list of the groups' devices. */
static int64_t place_in_groups(const window *w, int64_t device) {
  return w->row[device] * w->groups.size + w->position[device];
}

static sr_piece_table pieces_of(const window *w, const sr_type *type) {
  sr_partitioner *p = w->rw->p;
  sr_boxes_draft draft = {.rank = type->rank};
  if (sr_devices_are_scattered(p, sr_op_attr(w->op, "replica_groups"), w->groups.devices,
                               p->device_count)) {
    draft.devices = w->groups.devices;
    draft.device_count = p->device_count;
  }
  int64_t row[SR_BOX_MOST_NUMBERS];
  for (int64_t i = 0; i < p->device_count; i++)
    for (int64_t at = 0; at < w->size;) {
      piece e = piece_at(w, draft.devices ? draft.devices[i] : i, at);
      row[0] = draft.devices ? place_in_groups(w, e.source) : e.source;
      row[1] = i;
      for (int32_t d = 0; d < type->rank; d++) {
        row[2 + d] = d == w->dim ? e.size : type->dims[d];
        row[2 + type->rank + d] = d == w->dim ? e.from : 0;
        row[2 + 2 * type->rank + d] = d == w->dim ? e.to : 0;
      }
      sr_boxes_add(p->scratch, &draft, row);
      at += e.size;
    }
  return sr_pieces_of_draft(p, &draft);
}

/* Windows wherever they lie. */
static bool take_pieces(window *w) {
  sr_module *module = w->rw->p->module;
  int64_t devices = w->rw->p->device_count;
  int64_t *pairs = SR_NEW_ARRAY(w->rw->p->scratch, int64_t, 2 * devices);
  if (!is_less(w))
    return false;
  sr_value *part = sr_cut_again(w->rw, &w->cut, w->user, sr_operand(w->op, 0), w->before, -1, NULL);
  bool permutes = is_permute(w, pairs);
  sr_opcode code = permutes ? SR_OP_COLLECTIVE_PERMUTE : SR_OP_REDISTRIBUTE;
  sr_op *made =
      sr_rewriting_collective(w->rw, code, w->op, part, type_like(w, part->type), NULL, 0, w->user);
  if (permutes) {
    sr_op_set_attr(module, made, "source_target_pairs",
                   sr_groups_attr(w->rw->p, &(sr_groups){devices, 2, pairs}));
  } else {
    const sr_piece_table pieces = pieces_of(w, part->type);
    sr_op_set_pieces(module, made, &pieces);
  }
  return finish(w, sr_result(made, 0));
}

bool sr_rewrite_slice_of_all_gather(sr_rewriting *rw, sr_op *op) {
  window w = {.rw = rw, .op = op};
  return read_window(&w) && (take_own(&w) || take_one(&w) || take_pieces(&w));
}

/* ---- a reduction ----------------------------------------------------------------------------- */

/* Elements that are reduced to one before the parts are put together. */
static int64_t reduced_elements(const sr_op *reduce, const sr_type *part) {
  size_t count;
  const int64_t *dims = sr_op_ints(reduce, "dimensions", &count);
  int64_t elements = 1;
  for (size_t i = 0; i < count; i++)
    elements *= part->dims[dims[i]];
  return elements;
}

static bool reduces_dim(const sr_op *reduce, int64_t dim) {
  size_t count;
  const int64_t *dims = sr_op_ints(reduce, "dimensions", &count);
  return sr_ints_have(dims, count, dim);
}

/* Sums of small floats are rounded once for each collective or reduce: two roundings are not a sum
 * in another order. */
static bool may_be_parted(const sr_op *reduce, sr_opcode code, const sr_type *part) {
  const sr_dtype_info *info = sr_dtype_get(part->dtype);
  bool rounds = code == SR_OP_ADD && info->class_ == SR_CLASS_FLOAT && info->bits < 32;
  return !rounds || reduced_elements(reduce, part) == 1;
}

bool sr_rewrite_reduce_of_all_gather(sr_rewriting *rw, sr_op *op) {
  sr_module *module = rw->p->module;
  sr_groups g = sr_op_groups(op);
  sr_value *gathered = sr_result(op, 0), *part = sr_operand(op, 0);
  sr_op *user = sr_value_only_user(gathered);
  sr_op *convert = user && user->code == SR_OP_CONVERT ? user : NULL;
  if (convert)
    user = sr_value_only_user(sr_result(convert, 0));
  if (!user || user->code != SR_OP_REDUCE || user->block != op->block || user->result_count != 1 ||
      sr_operand(user, 0) != (convert ? sr_result(convert, 0) : gathered) ||
      !sr_groups_are_full(rw, &g) || !reduces_dim(user, sr_op_int(op, "all_gather_dim", 0)))
    return false;
  sr_opcode code = sr_block_combiner(user->regions[0]);
  sr_value *result = sr_result(user, 0);
  bool less = 2 * sr_type_bytes(result->type) <= g.size * sr_type_bytes(part->type);
  sr_dtype dtype = sr_operand(user, 0)->type->dtype;
  const sr_builder b = {rw->p, user};
  const sr_type *converted = sr_build_type(&b, dtype, part->type);
  if (!less || !sr_constant_may_repeat(sr_operand(user, 1), code) ||
      !may_be_parted(user, code, converted))
    return false;
  if (convert) {
    part = sr_build_unary(&b, SR_OP_CONVERT, part, converted);
    part->op->location = convert->location;
  }
  sr_value *old = sr_operand(user, 0);
  sr_op_set_operand(user, 0, part);
  sr_op *made =
      sr_rewriting_collective(rw, SR_OP_ALL_REDUCE, op, result, result->type, &g, 1, user->next);
  sr_block_fill_combiner(module, made->regions[0], code, sr_build_scalar_type(&b, dtype), made);
  sr_value_replace(result, sr_result(made, 0));
  sr_op_set_operand(made, 0, result);
  sr_op_drop_dead(rw->p->phase, old->op);
  return true;
}
