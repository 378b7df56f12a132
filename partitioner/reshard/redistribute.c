/*
 * Fetches a window of an array to each device, from the devices that have the elements. A window
 * may be a shard, a shard with a halo, or a shifted shard. The array may be a view: patches of
 * another array. A fetch is used where slices and the usual collectives are impossible or cost
 * more.
 *
 * A device gets each element of its window once. If the device has the element itself, it does not
 * fetch it from another device.
 */
#include <string.h>

#include "partitioner/collective/collective.h"
#include "partitioner/core/axes.h"
#include "partitioner/core/partitioner.h"
#include "partitioner/core/shard_builder.h"
#include "partitioner/reshard/fetch.h"
#include "partitioner/reshard/reshard.h"

/* ---- transfers of a fetch -------------------------------------------------------------------- */

/* The transfers of a fetch. They depend only on shapes, shardings and windows, so equal fetches of
 * different arrays share one `moves`. */
typedef struct moves {
  sr_sent sent;                /* what all devices together send; its bytes count elements here */
  double count;                /* number of transfers */
  bool is_made;                /* make_table has set `pairs` or `transfers` */
  const sr_attr *pairs;        /* attribute of a collective_permute with rows [source, target], if
                                * every transfer moves a whole shard to a whole window; else NULL */
  sr_transfer_attrs transfers; /* attributes of a redistribute, if `pairs` is NULL */
} moves;

/* Returns a limit for the number of transfers of all devices together. A fetch with more transfers
 * may be made in two steps (find_share). */
static double most_transfers(const sr_fetch *x) {
  return (double)(SR_MOST_TRANSFERS * x->mesh->device_count);
}

/* Estimates how much all devices send, for a fetch with too many transfers to visit them all.
 * Assumes that each other device is equally likely to be the source of a transfer. */
static sr_sent sent_from_anywhere(const sr_partitioner *p, const sr_transfer_sum *all) {
  double near = (double)(sr_node_devices(p) - 1) / (double)(p->device_count - 1);
  return (sr_sent){all->elements * near, all->transfers * near, all->elements * (1 - near),
                   all->transfers * (1 - near)};
}

static moves *count_moves(const sr_fetch *x) {
  sr_partitioner *p = x->p;
  SR_ARENA_SCOPE(p->scratch);
  moves *m = SR_NEW(p->arena, moves);
  const sr_transfer_table table = sr_fetch_table(x);
  sr_transfer_sums sums;
  const bool is_known = sr_transfers_sum(&table, p->devices_per_node, most_transfers(x), &sums);
  p->transfer_looks += sums.looks;
  m->count = sums.all.transfers;
  SR_ASSERT(is_known || p->device_count > 1);
  if (is_known)
    m->sent =
        (sr_sent){sums.near.elements - sums.own.elements, sums.near.transfers - sums.own.transfers,
                  sums.all.elements - sums.near.elements, sums.all.transfers - sums.near.transfers};
  else
    m->sent = sent_from_anywhere(p, &sums.all);
  return m;
}

/* Returns the transfers of the fetch. Many fetches are equal, so the result is kept in the memo
 * p->made.fetches. Only the first call counts the transfers. */
static moves *moves_of(const sr_fetch *x) {
  sr_partitioner *p = x->p;
  p->key.count = 0;
  SR_PUSH(p->arena, &p->key, (int64_t)(intptr_t)x->from);
  SR_PUSH(p->arena, &p->key, (int64_t)(intptr_t)x->to);
  SR_PUSH(p->arena, &p->key, (int64_t)(intptr_t)x->mesh);
  SR_PUSH(p->arena, &p->key, x->view->several ? x->view->along : -1);
  for (int32_t k = 0; x->view->several && k < x->view->count; k++) {
    SR_PUSH(p->arena, &p->key, x->view->patches[k].chunk);
    SR_PUSH(p->arena, &p->key, x->view->patches[k].offset);
  }
  for (int32_t d = 0; d < x->whole->rank; d++) {
    const sr_window *w = &x->windows[d];
    const int64_t numbers[] = {x->whole->dims[d], w->first,   w->step,
                               w->size,           w->divisor, w->shares};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
      SR_PUSH(p->arena, &p->key, numbers[i]);
    sr_view_add_key(p, x->view, d);
  }
  moves **place = (moves **)sr_memo_at(p->arena, &p->made.fetches, p->key.items, p->key.count);
  if (!*place)
    *place = count_moves(x);
  return *place;
}

/* Returns rows [source, target] if a collective_permute can do the fetch: each source sends its
 * whole shard to one target, and each target gets nothing else. Otherwise returns NULL. */
static int64_t *find_pairs(const sr_fetch *x, const moves *m, const sr_transfer_table *table) {
  sr_partitioner *p = x->p;
  if (x->view->several || m->count == 0 || m->count > (double)p->device_count)
    return NULL;
  for (int32_t d = 0; d < table->rank; d++)
    if (x->windows[d].size != x->chunks[d])
      return NULL;
  int64_t *rows = SR_NEW_ARRAY(p->scratch, int64_t, 2 * p->device_count), *row = rows;
  bool *sends = SR_NEW_ARRAY(p->scratch, bool, p->device_count);
  sr_transfer_walk walk = {.table = table};
  for (sr_transfer transfer; sr_transfer_next(&walk, &transfer); row += 2, p->transfer_looks++) {
    for (int32_t d = 0; d < table->rank; d++)
      if (transfer.size[d] != x->chunks[d])
        return NULL;
    if (sends[transfer.source])
      return NULL;
    sends[transfer.source] = true;
    row[0] = transfer.source;
    row[1] = transfer.target;
  }
  return rows;
}

static void make_table(const sr_fetch *x, moves *m) {
  sr_partitioner *p = x->p;
  SR_ARENA_SCOPE(p->scratch);
  m->is_made = true;
  const sr_transfer_table table = sr_fetch_table(x);
  int64_t *pairs = find_pairs(x, m, &table);
  if (pairs) {
    m->pairs = sr_groups_attr(p, &(sr_groups){(int64_t)m->count, 2, pairs});
    return;
  }
  m->transfers = sr_transfer_attrs_of(p, &table, (int64_t)m->count);
  sr_classes_note_table(p->classes, m->transfers.rows ? m->transfers.rows : m->transfers.regions,
                        m->transfers.devices, sr_shard_holders(p, x->from, x->from->mesh),
                        sr_shard_holders(p, x->to, x->mesh));
}

/* True if each device's window is a slice of its own shard, and the start of that slice follows
 * from the device's shard indices. */
static bool stays(const sr_fetch *x, const moves *m) {
  if (m->sent.messages + m->sent.far_messages > 0 || x->from->mesh != x->mesh || !x->to ||
      x->view->count > 1 || x->view->several)
    return false;
  for (int32_t d = 0; d < x->whole->rank; d++)
    if (x->windows[d].shares > 1 || !sr_axes_equal(&x->from->dims[d], &x->to->dims[d]))
      return false;
  return true;
}

static sr_value *redistribute(const sr_fetch *x, moves *m, sr_op *before) {
  sr_module *module = x->p->module;
  if (!m->is_made)
    make_table(x, m);
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < x->whole->rank; d++)
    dims[d] = x->windows[d].size;
  const sr_type *type = sr_type_tensor(module, x->whole->dtype, x->whole->rank, dims);
  sr_opcode code = m->pairs ? SR_OP_COLLECTIVE_PERMUTE : SR_OP_REDISTRIBUTE;
  sr_value *source = x->view->source;
  const sr_builder b = sr_partitioner_builder(x->p, before);
  sr_value *made = sr_build(&b, code, 1, &source, type);
  sr_op_set_role(x->p, made->op, SR_ROLE_FINAL);
  if (m->pairs)
    sr_op_set_attr(module, made->op, "source_target_pairs", m->pairs);
  else
    sr_op_set_transfers(module, made->op, &m->transfers);
  return made;
}

/* ---- fetching in shares ---------------------------------------------------------------------- */

/* A way to fetch in two steps. Several devices may need the same window. In step one, each of them
 * fetches a different share of the window, cut along `dim`. In step two, an all_gather joins the
 * shares on all of them. */
typedef struct share {
  const sr_sharding *sharding;
  sr_window windows[SR_MAX_RANK];
  int32_t dim;
  sr_shard_dim axes; /* mesh axes that cut the window into shares */
} share;

/* Returns the mesh axes that cut the source but not the windows. Devices that differ only along
 * these axes need the same windows. */
static sr_shard_dim free_axes(const sr_fetch *x) {
  sr_shard_dim from = sr_axes_of_sharding(x->p->arena, x->from);
  sr_shard_dim to = sr_axes_of_sharding(x->p->arena, x->to);
  return sr_axes_without(x->p->arena, &from, &to);
}

static share share_of(const sr_fetch *x, int32_t dim, sr_shard_dim axes) {
  sr_arena *arena = x->p->arena;
  int32_t rank = x->whole->rank;
  sr_shard_dim *dims = sr_arena_copy(arena, x->to->dims, (size_t)rank * sizeof *dims);
  dims[dim] = sr_axes_append(arena, &dims[dim], &axes);
  share s = {.sharding = sr_sharding_intern(x->p, &(sr_sharding){x->mesh, rank, dims}),
             .dim = dim,
             .axes = axes};
  memcpy(s.windows, x->windows, (size_t)rank * sizeof *s.windows);
  s.windows[dim].shares = sr_shard_dim_shards(&axes);
  s.windows[dim].size = sr_shard_size(x->windows[dim].size, s.windows[dim].shares);
  return s;
}

/*
 * Finds the best way to fetch in shares. If n devices need the same window, and the window spans k
 * shards, a fetch in one step takes n * k messages. A share spans fewer shards, so fetching shares
 * takes fewer messages. The function cuts the windows along the dimension for which the shares need
 * the fewest transfers. Returns false if the fetch in one step has few transfers, or if no
 * dimension needs less than half of them.
 */
static bool find_share(const sr_fetch *x, const moves *m, share *out) {
  double fewest = m->count / 2;
  bool found = false;
  if (m->count <= most_transfers(x) || x->from->mesh != x->mesh || !x->to)
    return false;
  sr_shard_dim axes = free_axes(x);
  for (int32_t d = 0; axes.count > 0 && d < x->whole->rank; d++) {
    if (x->windows[d].size < sr_shard_dim_shards(&axes))
      continue;
    share s = share_of(x, d, axes);
    sr_fetch next = sr_fetch_of_windows(x, s.sharding, s.windows);
    double count = moves_of(&next)->count;
    if (count >= fewest)
      continue;
    fewest = count;
    found = true;
    *out = s;
  }
  return found;
}

/* Returns the bytes and messages that a device sends, on average, to fetch the shares and to gather
 * them. */
static sr_sent share_sent(const sr_fetch *x, const share *s) {
  sr_partitioner *p = x->p;
  sr_fetch next = sr_fetch_of_windows(x, s->sharding, s->windows);
  double bytes = (double)sr_dtype_get(x->whole->dtype)->bytes, shard = bytes;
  for (int32_t d = 0; d < x->whole->rank; d++)
    shard *= (double)s->windows[d].size;
  sr_reach reach = sr_reach_of(p, sr_sharding_intern(p, &(sr_sharding){x->mesh, 1, &s->axes}), 0);
  return sr_sent_add(sr_sent_share(p, moves_of(&next)->sent, bytes), sr_sent_to_all(reach, shard));
}

static sr_value *fetch_share(const sr_fetch *x, const share *s, sr_op *before) {
  sr_fetch next = sr_fetch_of_windows(x, s->sharding, s->windows);
  sr_value *made = redistribute(&next, moves_of(&next), before);
  made = sr_gather_along(x->p, made, x->mesh, s->dim, s->axes, before);
  return sr_first_elements(x->p, made, s->dim, x->windows[s->dim].size, before);
}

sr_sent sr_view_sent(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before) {
  if (!view->sharding)
    return (sr_sent){0};
  sr_fetch x = sr_fetch_of(p, view, to, windows, before);
  const moves *m = moves_of(&x);
  share s;
  if (find_share(&x, m, &s))
    return share_sent(&x, &s);
  return sr_sent_share(p, m->sent, (double)sr_dtype_get(view->whole->dtype)->bytes);
}

/* ---- views ----------------------------------------------------------------------------------- */

/* True if one of the `shards` windows overlaps [begin .. end). The starts of the windows must
 * steadily rise or fall with the index of the shard. */
static bool has_some(const sr_window *w, int64_t shards, int64_t begin, int64_t end) {
  const bool rises = w->step >= 0;
  /* Binary search for the first window, in the order of starts, that ends behind `begin`. */
  int64_t low = 0, high = shards - 1;
  while (low < high) {
    const int64_t middle = low + (high - low) / 2;
    if (sr_window_start(w, rises ? middle : shards - 1 - middle) + w->size > begin)
      high = middle;
    else
      low = middle + 1;
  }
  const int64_t start = sr_window_start(w, rises ? low : shards - 1 - low);
  return start < end && start + w->size > begin;
}

/* False if no device's window overlaps the patch. It suffices to test each dimension alone:
 * different dimensions are cut by different mesh axes, so every combination of windows along single
 * dimensions is the window of some device. */
static bool is_met(const sr_patch *patch, int32_t rank, const sr_sharding *to,
                   const sr_window *windows) {
  for (int32_t d = 0; d < rank; d++)
    if (windows[d].shares <= 1 &&
        !has_some(&windows[d], sr_dim_shards(to, d), patch->to[d], patch->to[d] + patch->size[d]))
      return false;
  return true;
}

/* Returns `view` without the patches that no window overlaps. If no patch would be left, returns
 * `view` unchanged. */
static sr_view view_of_met(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                           const sr_window *windows) {
  sr_view met = *view;
  sr_patch *patches = SR_NEW_ARRAY(p->arena, sr_patch, view->count);
  met.count = 0;
  for (int32_t k = 0; k < view->count; k++)
    if (is_met(&view->patches[k], view->whole->rank, to, windows))
      patches[met.count++] = view->patches[k];
  met.patches = patches;
  return met.count > 0 ? met : *view;
}

static sr_value *fetch_view(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                            const sr_window *windows, sr_op *before) {
  sr_view met;
  if (view->count > 1) {
    met = view_of_met(p, view, to, windows);
    view = &met;
  }
  if (view->sharding) {
    sr_fetch x = sr_fetch_of(p, view, to, windows, before);
    moves *m = moves_of(&x);
    share s;
    if (find_share(&x, m, &s))
      return fetch_share(&x, &s, before);
    if (!stays(&x, m))
      return redistribute(&x, m, before);
  }
  SR_ASSERT(view->count == 1);
  return sr_view_cut_out(p, view, to, windows, before);
}

sr_value *sr_fetch_view(sr_partitioner *p, const sr_view *view, const sr_sharding *to,
                        const sr_window *windows, sr_op *before) {
  sr_op *last = before->prev;
  sr_value *made = fetch_view(p, view, to, windows, before);
  sr_op *next = last ? last->next : before->block->first;
  for (; view->source->op && next != before; next = next->next)
    next->location = view->source->op->location;
  return made;
}

sr_value *sr_fetch_array(sr_partitioner *p, sr_value *value, const sr_type *whole,
                         const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                         sr_op *before) {
  sr_patch all;
  sr_view view = sr_view_all(value, whole, from, &all);
  return sr_fetch_view(p, &view, to, windows, before);
}
