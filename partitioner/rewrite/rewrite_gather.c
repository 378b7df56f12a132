/* Replaces an all_gather of whose result only a slice or a reduction is used. What a device slices
 * is called its window, and the operand of one member of a group is called a chunk. */
#include <string.h>

#include "base/integer.h"
#include "graph/ir/query.h"
#include "partitioner/collective/collective.h"
#include "partitioner/core/cost.h"
#include "partitioner/rewrite/rewrite.h"

/* ---- a slice of an all_gather ---------------------------------------------------------------- */

/* An all_gather `op`, and the slice `user` that takes each device's window from its result. */
typedef struct window {
  sr_rewriting *rw;
  sr_op *op, *user;
  sr_groups groups;
  sr_cut cut;
  int32_t dim;            /* the dimension along which `op` gathers */
  int64_t chunk, size;    /* sizes along `dim`: of a chunk (the operand), and of the window */
  const sr_table *starts; /* where each device's window starts along `dim` in the gathered array */
  int64_t *position;      /* [device]: position of the device in its group */
  int64_t *row;           /* [device]: index of the device's group */
  int64_t transfer_count; /* number of transfers that fetch the windows of all devices; set by
                           * is_less */
  const sr_table *inside; /* where each device's window starts along `dim` in the chunk that has the
                           * window's first element */
  bool before[SR_MAX_RANK], behind[SR_MAX_RANK]; /* [d], for d other than `dim`. `before`: the
                                                  * operand is sliced along d, before the new
                                                  * collective. `behind`: the result is sliced along
                                                  * d, behind it */
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

/* Slices `made`, the result of the new collective, along the dimensions in w->behind, and replaces
 * the result of w->user by the slice. */
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

/* If every window is inside of the device's own operand, replaces the all_gather by a slice of the
 * operand and returns true. Otherwise returns false. */
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

/* If all members of a group take the same window, and the window is inside of one member's chunk,
 * replaces the all_gather by a collective_broadcast from that member and returns true. Otherwise
 * returns false. */
static bool take_one(window *w) {
  sr_groups rooted = w->groups;
  rooted.devices = per_device(w->rw);
  for (int64_t i = 0; i < w->rw->p->device_count; i++) {
    int64_t device = w->groups.devices[i], first = i - i % w->groups.size;
    int64_t root = sr_table_at(w->starts, device) / w->chunk;
    if (sr_table_at(w->inside, device) + w->size > w->chunk)
      return false;
    /* Put the root first in its group, then the other members in their old order. */
    int64_t place = w->position[device] == root  ? 0
                    : w->position[device] < root ? w->position[device] + 1
                                                 : w->position[device];
    rooted.devices[first + place] = device;
  }
  if (!sr_table_is_equal(w->starts, &w->groups))
    return false;
  w->before[w->dim] = true;
  sr_value *shard =
      sr_cut_again(w->rw, &w->cut, w->user, sr_operand(w->op, 0), w->before, w->dim, w->inside);
  sr_op *made = sr_rewriting_collective(w->rw, SR_OP_COLLECTIVE_BROADCAST, w->op, shard,
                                        shard->type, &rooted, 0, w->user);
  return finish(w, sr_result(made, 0));
}

/* A transfer that fills a part of a device's window, along the gathered dimension: elements [from,
 * from + size) of the operand of device `source` become elements [to, to + size) of the window. */
typedef struct transfer {
  int64_t source, size, from, to;
} transfer;

/* Returns the transfer that fills the window of `device` from element `at` of the window onwards.
 * It ends where the window ends, or where the chunk of the source device ends. */
static transfer transfer_at(const window *w, int64_t device, int64_t at) {
  int64_t place = sr_table_at(w->starts, device) + at, rest = w->chunk - place % w->chunk;
  const int64_t *members = w->groups.devices + w->row[device] * w->groups.size;
  return (transfer){.source = members[place / w->chunk],
                    .size = rest < w->size - at ? rest : w->size - at,
                    .from = place % w->chunk,
                    .to = at};
}

/* True if transfers of the windows are better than the all_gather. They must send fewer bytes in
 * total, no device may send more bytes than in the all_gather, and there may be at most
 * SR_MOST_TRANSFERS transfers for each device. Sets w->transfer_count. The first test is a quick
 * one: a window that is n chunks long needs n transfers or more. */
static bool is_less(window *w) {
  int64_t *sent = per_device(w->rw), total = 0, devices = w->rw->p->device_count;
  int64_t most = (w->groups.size - 1) * w->chunk;
  if (w->size > SR_MOST_TRANSFERS * w->chunk)
    return false;
  for (int64_t d = 0; d < devices; d++)
    for (int64_t at = 0; at < w->size; w->transfer_count++) {
      transfer e = transfer_at(w, d, at);
      w->rw->p->transfer_looks++;
      at += e.size;
      if (e.source == d)
        continue;
      total += e.size;
      sent[e.source] += e.size;
      if (sent[e.source] > most)
        return false;
    }
  return total < devices * most && w->transfer_count <= SR_MOST_TRANSFERS * devices;
}

/* True if each window is one whole chunk, and each chunk goes to one device only. Writes [source,
 * target] of each transfer to `pairs`. */
static bool is_permute(const window *w, int64_t *pairs) {
  int64_t *taken = per_device(w->rw);
  for (int64_t d = 0; d < w->rw->p->device_count; d++) {
    transfer e = transfer_at(w, d, 0);
    if (e.size != w->chunk || w->size != w->chunk || taken[e.source]++)
      return false;
    pairs[2 * d] = e.source;
    pairs[2 * d + 1] = d;
  }
  return true;
}

/* Returns a transfer table that lists the transfers as rows. */
static sr_transfer_table list_transfers(const window *w, const sr_type *type) {
  sr_partitioner *p = w->rw->p;
  const size_t rank = (size_t)type->rank, width = sr_transfer_width(type->rank);
  int64_t *rows = SR_NEW_ARRAY(p->scratch, int64_t, (size_t)w->transfer_count *width), *row = rows;
  for (int64_t i = 0; i < p->device_count; i++)
    for (int64_t at = 0; at < w->size; row += width) {
      const transfer e = transfer_at(w, i, at);
      row[0] = e.source;
      row[1] = i;
      memcpy(row + 2, type->dims, rank * sizeof *row);
      row[2 + w->dim] = e.size;
      row[2 + rank + (size_t)w->dim] = e.from;
      row[2 + 2 * rank + (size_t)w->dim] = e.to;
      at += e.size;
    }
  return (sr_transfer_table){
      .rank = type->rank, .row_count = (uint32_t)w->transfer_count, .rows = rows};
}

/* A sequence of numbers that repeats: at position i, it is first + (i / stride % size) * step. For
 * example, first = 5, step = 2, size = 3, stride = 1 is 5, 7, 9, 5, 7, 9, ... */
typedef struct progression {
  int64_t first, step, size, stride;
} progression;

/* Finds the progression that has numbers[i] at each position i. Returns false if there is none. */
static bool find_progression(const int64_t *numbers, int64_t count, progression *out) {
  progression g = {.first = numbers[0], .size = 1, .stride = 1};
  while (g.stride < count && numbers[g.stride] == g.first)
    g.stride++;
  g.step = g.stride < count ? numbers[g.stride] - g.first : 0;
  while (g.size * g.stride < count && numbers[g.size * g.stride] == g.first + g.size * g.step)
    g.size++;
  *out = g;
  for (int64_t i = 0; i < count; i++)
    if (numbers[i] != g.first + i / g.stride % g.size * g.step)
      return false;
  return count % (g.size * g.stride) == 0;
}

/* Finds the mode (transfer/transfer_table.h) that gives the position of a device in its group:
 * device / stride % size. Returns false if there is none. */
static bool find_shard_mode(const window *w, progression *out) {
  const int64_t size = w->groups.size, *devices = w->groups.devices;
  bool found = find_progression(w->position, w->rw->p->device_count, out) && out->size == size;
  for (int64_t i = 0; found && i < w->rw->p->device_count; i++)
    found = devices[i] == devices[i - i % size] + i % size * out->stride;
  return found;
}

/* Writes the windows as regions of a transfer table, with one patch. The patch ends where the last
 * window ends, which usually is the end of the gathered array. The table then equals the table that
 * partitioner/reshard writes for the same transfers. */
static void write_regions(const window *w, const sr_type *type, const progression *shard,
                          const progression *start, sr_transfer_table *out) {
  const int64_t devices = w->rw->p->device_count, rank = type->rank;
  const int64_t modes = start->size > 1 ? 2 : 1;
  const int64_t head[SR_REGIONS_HEAD] = {devices, devices, 0, 0, modes, 1};
  const size_t count = SR_REGIONS_HEAD + (size_t)(rank * SR_REGION_NUMBERS) +
                       (size_t)modes * SR_MODE_NUMBERS + sr_transfer_width(type->rank);
  int64_t *list = SR_NEW_ARRAY(w->rw->p->scratch, int64_t, count), *dims = list + SR_REGIONS_HEAD;
  int64_t *mode = dims + rank * SR_REGION_NUMBERS, *patch = mode + modes * SR_MODE_NUMBERS;
  memcpy(list, head, sizeof head);
  for (int64_t d = 0; d < rank; d++) {
    int64_t *dim = dims + d * SR_REGION_NUMBERS;
    dim[SR_REGION_CHUNK] = dim[SR_REGION_SIZE] = patch[2 + d] = type->dims[d];
    dim[SR_REGION_DIVISOR] = dim[SR_REGION_SHARES] = 1;
    if (d != w->dim)
      continue;
    dim[SR_REGION_FIRST] = start->first;
    dim[SR_REGION_STEP] = start->step;
    dim[SR_REGION_SIZE] = w->size;
    patch[2 + d] = start->first + sr_max(0, start->step * (start->size - 1)) + w->size;
  }
  memcpy(mode, (const int64_t[]){w->dim, shard->size, shard->stride}, 3 * sizeof *mode);
  if (modes > 1)
    memcpy(mode + 3, (const int64_t[]){rank + w->dim, start->size, start->stride},
           3 * sizeof *mode);
  patch[0] = type->dims[0];
  const bool is_read = sr_transfer_regions_read(type->rank, list, count, &out->regions);
  SR_ASSERT(is_read);
}

/* Expresses the transfers as regions of a transfer table. This needs the starts of the windows to
 * be a progression over positions. Positions are device numbers if the groups fit a mode; otherwise
 * they are places in the list of all groups' devices. Returns false if the starts are no
 * progression. */
static bool find_regions(const window *w, const sr_type *type, sr_transfer_table *out) {
  const int64_t devices = w->rw->p->device_count;
  progression shard, start;
  *out = (sr_transfer_table){.rank = type->rank};
  if (!find_shard_mode(w, &shard)) {
    shard = (progression){.size = w->groups.size, .stride = 1};
    out->devices = w->groups.devices;
    out->device_count = devices;
  }
  int64_t *starts = per_device(w->rw);
  for (int64_t i = 0; i < devices; i++)
    starts[i] = sr_table_at(w->starts, out->devices ? out->devices[i] : i);
  if (!find_progression(starts, devices, &start))
    return false;
  write_regions(w, type, &shard, &start, out);
  return true;
}

/* Replaces the all_gather by a collective_permute or redistribute with which each device fetches
 * its window, and returns true. Returns false if these transfers are no better than the all_gather
 * (is_less). */
static bool take_transfers(window *w) {
  sr_module *module = w->rw->p->module;
  int64_t devices = w->rw->p->device_count;
  int64_t *pairs = SR_NEW_ARRAY(w->rw->p->scratch, int64_t, 2 * devices);
  if (!is_less(w))
    return false;
  sr_value *shard =
      sr_cut_again(w->rw, &w->cut, w->user, sr_operand(w->op, 0), w->before, -1, NULL);
  bool permutes = is_permute(w, pairs);
  sr_opcode code = permutes ? SR_OP_COLLECTIVE_PERMUTE : SR_OP_REDISTRIBUTE;
  sr_op *made = sr_rewriting_collective(w->rw, code, w->op, shard, type_like(w, shard->type), NULL,
                                        0, w->user);
  if (permutes) {
    sr_op_set_attr(module, made, "source_target_pairs",
                   sr_groups_attr(w->rw->p, &(sr_groups){devices, 2, pairs}));
  } else {
    sr_transfer_table table;
    if (!find_regions(w, shard->type, &table))
      table = list_transfers(w, shard->type);
    const sr_transfer_attrs transfers = sr_transfer_attrs_of(w->rw->p, &table, w->transfer_count);
    sr_op_set_transfers(module, made, &transfers);
  }
  return finish(w, sr_result(made, 0));
}

bool sr_rewrite_slice_of_all_gather(const sr_builder *b, sr_op *op) {
  sr_rewriting *rw = b->context;
  window w = {.rw = rw, .op = op};
  sr_tables_tidy(&rw->tables);
  return read_window(&w) && (take_own(&w) || take_one(&w) || take_transfers(&w));
}

/* ---- a reduction of an all_gather ------------------------------------------------------------ */

/* Returns how many elements of the operand `shard` each device reduces to one element, before an
 * all_reduce combines the devices' results. */
static int64_t reduced_elements(const sr_op *reduce, const sr_type *shard) {
  size_t count;
  const int64_t *dims = sr_op_ints(reduce, "dimensions", &count);
  int64_t elements = 1;
  for (size_t i = 0; i < count; i++)
    elements *= shard->dims[dims[i]];
  return elements;
}

static bool reduces_dim(const sr_op *reduce, int64_t dim) {
  size_t count;
  const int64_t *dims = sr_op_ints(reduce, "dimensions", &count);
  return sr_ints_have(dims, count, dim);
}

/* True if the reduction may be split into a reduction on each device and an all_reduce of the
 * results. False for sums of floats of fewer than 32 bits: both steps would round their results,
 * which changes a sum by more than another order of its terms does. */
static bool may_be_parted(const sr_op *reduce, sr_opcode code, const sr_type *shard) {
  const sr_dtype_info *info = sr_dtype_get(shard->dtype);
  bool rounds = code == SR_OP_ADD && info->class_ == SR_CLASS_FLOAT && info->bits < 32;
  return !rounds || reduced_elements(reduce, shard) == 1;
}

bool sr_rewrite_reduce_of_all_gather(const sr_builder *b, sr_op *op) {
  sr_rewriting *rw = b->context;
  sr_groups g = sr_op_groups(op);
  sr_value *gathered = sr_result(op, 0), *shard = sr_operand(op, 0);
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
  bool less = 2 * sr_type_bytes(result->type) <= g.size * sr_type_bytes(shard->type);
  sr_dtype dtype = sr_operand(user, 0)->type->dtype;
  const sr_builder at = sr_builder_at(b, user);
  const sr_type *converted = sr_type_with_dtype(b->module, shard->type, dtype);
  if (!less || !sr_constant_may_repeat(sr_operand(user, 1), code) ||
      !may_be_parted(user, code, converted))
    return false;
  if (convert) {
    shard = sr_build_convert(&at, shard, converted->dtype);
    shard->op->location = convert->location;
  }
  sr_value *old = sr_operand(user, 0);
  sr_op_set_operand(user, 0, shard);
  sr_op *made =
      sr_rewriting_collective(rw, SR_OP_ALL_REDUCE, op, result, result->type, &g, 1, user->next);
  sr_block_fill_combiner(b->module, made->regions[0], code, sr_type_rank0(b->module, dtype), made);
  sr_value_replace(result, sr_result(made, 0));
  sr_op_set_operand(made, 0, result);
  sr_op_drop_dead(rw->p->phase, old->op);
  return true;
}
