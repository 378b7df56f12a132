/*
 * Windows of an array for each device, wherever the elements lie: the step that does everything
 * which slices and the usual collectives do not do as cheaply. A window may be a part of a form, a
 * part with some of its neighbours' elements (a halo), or a part moved by some elements; the array
 * may be a view, made of patches of another.
 *
 * Each device gets each element of its window once, from itself if it has it. Dimensions are
 * independent of each other: a window meets a range of parts in each, and the pieces are all
 * combinations of these.
 */
#include <string.h>

#include "partitioner/annotations.h"
#include "partitioner/axes.h"
#include "partitioner/builder.h"
#include "partitioner/collective.h"
#include "partitioner/pass.h"
#include "partitioner/reshard.h"
#include "partitioner/scalar.h"

typedef struct fetch {
  sr_pass *pass;
  const sr_view *view;
  const sr_type *whole;         /* of its source */
  const sr_sharding *from, *to; /* `from`, the source's, is not NULL */
  const sr_mesh *mesh;          /* of the devices that get something */
  const sr_window *windows;
  int64_t chunks[SR_MAX_RANK]; /* sizes of full parts of `from` */
  bool one_mesh;               /* positions in both are the same */
  const int64_t *places;       /* else: of each device in the mesh of `from` */
} fetch;

static int64_t min_of(int64_t a, int64_t b) {
  return a < b ? a : b;
}
static int64_t max_of(int64_t a, int64_t b) {
  return a > b ? a : b;
}

sr_window sr_part_window(const sr_type *whole, const sr_sharding *form, int32_t dim) {
  int64_t chunk = sr_part_size(whole->dims[dim], sr_form_parts(form, dim));
  return (sr_window){.first = 0, .step = chunk, .size = chunk, .loose = true};
}

int64_t sr_floor_divide(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

int64_t sr_window_start(const sr_window *window, int64_t part) {
  int64_t pieces = max_of(window->pieces, 1);
  return sr_floor_divide(window->first + part / pieces * window->step, max_of(window->divisor, 1)) +
         part % pieces * window->size;
}

sr_window sr_window_from(int64_t first, int64_t step, int64_t divisor, int64_t size) {
  if (step % divisor != 0)
    return (sr_window){.first = first, .step = step, .size = size, .divisor = divisor};
  return (sr_window){
      .first = sr_floor_divide(first, divisor), .step = step / divisor, .size = size};
}

sr_value *sr_pass_start_of(sr_pass *pass, const sr_sharding *form, int32_t dim,
                           const sr_window *window, int64_t offset, sr_dtype dtype) {
  if (window->divisor <= 1)
    return sr_pass_window_start(pass, form, dim, window->step, window->first + offset, dtype);
  int64_t parts = sr_form_parts(form, dim);
  int64_t *table = SR_NEW_ARRAY(pass->per_op, int64_t, parts);
  for (int64_t i = 0; i < parts; i++)
    table[i] = sr_window_start(window, i) + offset;
  return sr_pass_by_part(pass, form, dim, dtype, table);
}

/* How far windows reach beyond the array: below its first and behind its last element. */
static void overhang(const sr_window *w, int64_t parts, int64_t size, int64_t *out_low,
                     int64_t *out_high) {
  int64_t first = sr_window_start(w, 0), last = sr_window_start(w, parts - 1);
  *out_low = max_of(0, -min_of(first, last));
  *out_high = max_of(0, max_of(first, last) + w->size - size);
}

bool sr_window_is_inside(const sr_window *window, int64_t parts, int64_t size) {
  int64_t low, high;
  overhang(window, parts, size, &low, &high);
  return low == 0 && high == 0;
}

/* ---- of a value that every device has -------------------------------------------------------- */

static sr_value *cut_out(sr_pass *pass, sr_value *value, const sr_sharding *to,
                         const sr_window *windows, sr_op *before) {
  const sr_builder b = {pass, before};
  const sr_type *type = value->type;
  int64_t low[SR_MAX_RANK], high[SR_MAX_RANK], sizes[SR_MAX_RANK];
  sr_value *starts[SR_MAX_RANK];
  sr_dtype dtype = sr_index_dtype(type);
  bool all = true;
  for (int32_t d = 0; d < type->rank; d++) {
    const sr_window *w = &windows[d];
    overhang(w, sr_form_parts(to, d), type->dims[d], &low[d], &high[d]);
    sizes[d] = w->size;
    starts[d] = sr_pass_start_of(pass, to, d, w, low[d], dtype);
    all &= w->size == type->dims[d] + low[d] + high[d];
  }
  sr_value *wide = sr_build_pad(&b, value, low, high);
  return all ? wide : sr_build_dynamic_slice(&b, wide, starts, sizes);
}

/* ---- views ----------------------------------------------------------------------------------- */

sr_view sr_view_all(sr_value *source, const sr_type *whole, const sr_sharding *form,
                    sr_patch *room) {
  *room = (sr_patch){0};
  memcpy(room->size, whole->dims, (size_t)whole->rank * sizeof *room->size);
  return (sr_view){.source = source, .whole = whole, .form = form, .patches = room, .count = 1};
}

/* The window of the source that the patch gives: of what a device has of it, where that is parts of
 * `chunk` elements; 0: all. */
static sr_window behind(const sr_window *window, const sr_patch *patch, int32_t dim,
                        int64_t chunk) {
  int64_t divisor = max_of(window->divisor, 1);
  sr_window moved = *window;
  moved.first += (patch->from[dim] - patch->to[dim]) * divisor;
  moved.step -= chunk * divisor;
  return moved;
}

/* True if windows may have something else where they are to have zeros along `dim`: what the source
 * has around the patch, or its padding. */
static bool may_see_others(const sr_view *view, const sr_window *window, int32_t dim) {
  int64_t size = view->whole->dims[dim];
  return (!window->loose || view->holes) &&
         (view->patches[0].size[dim] != size || size % sr_form_parts(view->form, dim) != 0);
}

/* The windows of a view of one patch, of which each device has all that it gets. */
static sr_value *cut_out_of_own(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                                const sr_window *windows, sr_op *before) {
  const sr_patch *patch = &view->patches[0];
  const sr_type *whole = view->whole;
  sr_window own[SR_MAX_RANK], inside[SR_MAX_RANK];
  bool others = false;
  for (int32_t d = 0; d < whole->rank; d++) {
    int64_t chunk = view->form ? sr_part_size(whole->dims[d], sr_sharding_parts(view->form, d)) : 0;
    own[d] = behind(&windows[d], patch, d, chunk);
    inside[d] = (sr_window){0}; /* empty ones are nowhere outside */
    if (may_see_others(view, &windows[d], d)) {
      others = true;
      inside[d] = windows[d];
      inside[d].first -= patch->to[d] * max_of(windows[d].divisor, 1);
    }
  }
  sr_value *made = cut_out(pass, view->source, to, own, before);
  if (!others)
    return made;
  const sr_type *box = sr_type_tensor(pass->module, whole->dtype, whole->rank, patch->size);
  const sr_type *scalar = sr_type_tensor(pass->module, whole->dtype, 0, NULL);
  return sr_pass_mask(pass, made, box, to, inside, sr_pass_zeros(pass, scalar, before), before);
}

/* ---- of a value in parts --------------------------------------------------------------------- */

static fetch fetch_of(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                      const sr_window *windows, const sr_op *before) {
  fetch x = {.pass = pass, .view = view, .whole = view->whole, .to = to, .windows = windows};
  const sr_mesh *around = sr_op_manual_mesh(before);
  x.mesh = to ? to->mesh : around ? around : pass->mesh;
  x.from = sr_form_on(pass, view->form, x.mesh);
  x.from = x.from ? x.from : view->form;
  for (int32_t d = 0; d < x.whole->rank; d++)
    x.chunks[d] = sr_part_size(x.whole->dims[d], sr_sharding_parts(x.from, d));
  x.one_mesh = x.from->mesh == x.mesh;
  x.places = x.one_mesh ? NULL : sr_pass_places(pass, x.from->mesh);
  return x;
}

/* The same for other windows, in a form of the same mesh. */
static fetch fetch_of_windows(const fetch *x, const sr_sharding *to, const sr_window *windows) {
  fetch other = *x;
  other.to = to;
  other.windows = windows;
  return other;
}

/* What one piece is: between which positions of the meshes of `from` and `to`, and where. */
typedef struct piece {
  int64_t source, target;
  int64_t size[SR_MAX_RANK], from[SR_MAX_RANK], to[SR_MAX_RANK];
  int64_t count;   /* of pieces beside each other along `along`; 1, where runs are not asked for */
  int64_t further; /* from the source of one of them to that of the next */
  int32_t along;
} piece;

typedef void take_piece(void *context, const piece *p, int32_t rank);

/* One of the positions of `mesh` in a replica: the one that `number` comes to, counted in turn. */
static int64_t in_replica(const sr_pass *pass, const sr_mesh *mesh, int64_t replica,
                          int64_t number) {
  int64_t positions = mesh->device_count / pass->replicas;
  return replica * positions + number % positions;
}

/* The size of full parts of the array of which the patch is. */
static int64_t chunk_of(const fetch *x, const sr_patch *patch, int32_t dim) {
  return x->view->several && dim == x->view->along ? patch->chunk : x->chunks[dim];
}

/* What a window has of a patch, of the source, and where the window would begin there. */
typedef struct meeting {
  int64_t begin[SR_MAX_RANK], end[SR_MAX_RANK], low[SR_MAX_RANK];
} meeting;

/* False if the window of the device at `position` of the mesh of `to` has nothing of the patch. */
static bool meet(const fetch *x, const sr_patch *patch, int64_t position, meeting *out) {
  for (int32_t d = 0; d < x->whole->rank; d++) {
    sr_window w = behind(&x->windows[d], patch, d, 0);
    out->low[d] = sr_window_start(&w, x->to ? sr_sharding_part(x->to, d, position) : 0);
    out->begin[d] = max_of(out->low[d], patch->from[d]);
    out->end[d] = min_of(out->low[d] + w.size, patch->from[d] + patch->size[d]);
    if (out->begin[d] >= out->end[d])
      return false;
  }
  return true;
}

/* Patches [begin, end) of a view. */
typedef struct range {
  int32_t begin, end;
} range;

/* The patches of which the device at `position` may get something: of those that are in order the
 * ones that its window reaches. */
static range near_of(const fetch *x, int64_t position) {
  const sr_view *view = x->view;
  range near = {0, view->count};
  if (!view->ordered)
    return near;
  const int32_t dim = view->along;
  const sr_window *window = &x->windows[dim];
  const int64_t low = sr_window_start(window, x->to ? sr_sharding_part(x->to, dim, position) : 0);
  for (int32_t end = view->count; near.begin < end;) { /* the first that ends behind `low` */
    const int32_t middle = near.begin + (end - near.begin) / 2;
    if (view->patches[middle].to[dim] + view->patches[middle].size[dim] > low)
      end = middle;
    else
      near.begin = middle + 1;
  }
  near.end = near.begin;
  while (near.end < view->count && view->patches[near.end].to[dim] < low + window->size)
    near.end++;
  return near;
}

/* All pieces together, found in no more time than there are devices. */
typedef struct total {
  int64_t pieces;
  double elements;
} total;

static void add_total(const fetch *x, const sr_patch *patch, int64_t position, total *sum) {
  meeting m;
  int64_t pieces = meet(x, patch, position, &m);
  double elements = (double)pieces;
  for (int32_t d = 0; pieces > 0 && d < x->whole->rank; d++) {
    int64_t chunk = chunk_of(x, patch, d);
    pieces *= (m.end[d] - 1) / chunk - m.begin[d] / chunk + 1;
    elements *= (double)(m.end[d] - m.begin[d]);
  }
  sum->pieces += pieces;
  sum->elements += elements;
}

static total total_of(const fetch *x) {
  total sum = {0};
  for (int64_t i = 0; i < x->mesh->device_count; i++) {
    const range near = near_of(x, i);
    for (int32_t k = near.begin; k < near.end; k++)
      add_total(x, &x->view->patches[k], i, &sum);
  }
  return sum;
}

/* How the pieces of a table are gone through. */
typedef struct visiting {
  const fetch *x;
  sr_copies copies;
  bool in_runs; /* whole parts that are beside each other come as one piece */
  take_piece *take;
  void *context;
} visiting;

/* Makes the piece of part[] a run as long as its sources are one distance from each other. */
static void extend(const visiting *v, const meeting *m, const int64_t *part, const int64_t *chunks,
                   piece *p) {
  const int32_t d = p->along;
  p->count = 1;
  if (!v->in_runs || p->size[d] != chunks[d])
    return;
  const int64_t chunk = chunks[d], *offsets = v->copies.offsets[d];
  for (int64_t q = part[d] + 1; (q + 1) * chunk <= m->end[d]; q++) {
    const int64_t further = offsets[q] - offsets[q - 1];
    if (p->count > 1 && further != p->further)
      return;
    p->further = further;
    p->count++;
  }
}

/* The last dimension along which a window meets several parts, or the last. */
static int32_t dim_of_runs(const meeting *m, const int64_t *chunks, int32_t rank) {
  int32_t d = rank > 0 ? rank - 1 : 0;
  while (d > 0 && m->begin[d] / chunks[d] == (m->end[d] - 1) / chunks[d])
    d--;
  return d;
}

/* The pieces of one patch that the device at `position` of the mesh of `to` gets. */
static void visit_target(const visiting *v, const sr_patch *patch, int64_t position) {
  const fetch *x = v->x;
  int64_t part[SR_MAX_RANK], chunks[SR_MAX_RANK];
  int32_t rank = x->whole->rank;
  piece p = {.target = position};
  meeting m;
  if (!meet(x, patch, position, &m))
    return;
  for (int32_t d = 0; d < rank; d++) {
    chunks[d] = chunk_of(x, patch, d);
    part[d] = m.begin[d] / chunks[d];
  }
  const int64_t device = sr_mesh_device(x->mesh, position);
  int64_t own = x->one_mesh ? position : x->places[device];
  if (own < 0) /* copies are read in turn, of the same replica */
    own = in_replica(x->pass, x->from->mesh, device / x->pass->partitions, position);
  const sr_reader reader = sr_copies_reader(&v->copies, own);
  p.along = dim_of_runs(&m, chunks, rank);
  for (;;) {
    for (int32_t i = 0; i < rank; i++) {
      int64_t start = max_of(m.begin[i], part[i] * chunks[i]);
      p.size[i] = min_of(m.end[i], (part[i] + 1) * chunks[i]) - start;
      p.from[i] = start - part[i] * chunks[i];
      p.to[i] = start - m.low[i];
    }
    p.from[x->view->along] += patch->offset;
    p.source = sr_copies_source(x->pass, &v->copies, &reader, part);
    extend(v, &m, part, chunks, &p);
    v->take(v->context, &p, rank);
    x->pass->pieces++;
    part[p.along] += p.count - 1;
    /* On to the next combination. */
    int32_t d = rank - 1;
    for (; d >= 0; d--) {
      if (++part[d] * chunks[d] < m.end[d])
        break;
      part[d] = m.begin[d] / chunks[d];
    }
    if (d < 0)
      return;
  }
}

static int64_t source_device(const fetch *x, const piece *p) {
  return sr_mesh_device(x->from->mesh, p->source);
}
static int64_t target_device(const fetch *x, const piece *p) {
  return sr_mesh_device(x->mesh, p->target);
}

static void visit(const fetch *x, bool in_runs, take_piece *take, void *context) {
  visiting v = {
      .x = x, .copies = sr_copies_of(x->pass, x->from, x->to), .take = take, .context = context};
  v.in_runs = in_runs && x->whole->rank > 0 && v.copies.count == 0;
  for (int64_t i = 0; i < x->mesh->device_count; i++) {
    const range near = near_of(x, i);
    for (int32_t k = near.begin; k < near.end; k++)
      visit_target(&v, &x->view->patches[k], i);
  }
}

/* ---- what is moved --------------------------------------------------------------------------- */

/* Of one way from windows of parts to windows, whatever array it is done to. */
typedef struct moves {
  sr_sent sent;         /* by all devices together; elements instead of bytes */
  int64_t count;        /* of pieces */
  bool is_made;         /* one of the tables */
  const sr_attr *pairs; /* if each piece is all that its source has and its target gets */
  sr_pieces pieces;     /* else */
} moves;

typedef struct sending {
  const fetch *x;
  sr_sent sum;
} sending;

static void send_piece(void *context, const piece *p, int32_t rank) {
  sending *s = context;
  double elements = 1;
  for (int32_t d = 0; d < rank; d++)
    elements *= (double)p->size[d];
  s->sum = sr_sent_add(s->sum, sr_sent_between(s->x->pass, source_device(s->x, p),
                                               target_device(s->x, p), elements));
}

/* More pieces than a table should have, where something else does the same. */
static bool is_many(const fetch *x, int64_t count) {
  return count > SR_MOST_PIECES * x->mesh->device_count;
}

/* Of so many pieces hardly any stays where it is: as if all came from any of the other devices. */
static sr_sent sent_from_anywhere(const sr_pass *pass, const total *all) {
  double near = (double)(sr_node_devices(pass) - 1) / (double)(pass->device_count - 1);
  double pieces = (double)all->pieces;
  return (sr_sent){all->elements * near, pieces * near, all->elements * (1 - near),
                   pieces * (1 - near)};
}

static moves *count_moves(const fetch *x) {
  moves *m = SR_NEW(x->pass->arena, moves);
  const total all = total_of(x);
  m->count = all.pieces;
  if (is_many(x, m->count) && x->pass->device_count > 1) {
    m->sent = sent_from_anywhere(x->pass, &all);
    return m;
  }
  sending s = {.x = x};
  visit(x, false, send_piece, &s);
  m->sent = s.sum;
  return m;
}

/* Counted when they are met first: many arrays are moved alike. */
static moves *moves_of(const fetch *x) {
  sr_pass *pass = x->pass;
  pass->key.count = 0;
  SR_PUSH(pass->arena, &pass->key, (int64_t)(intptr_t)x->from);
  SR_PUSH(pass->arena, &pass->key, (int64_t)(intptr_t)x->to);
  SR_PUSH(pass->arena, &pass->key, (int64_t)(intptr_t)x->mesh);
  SR_PUSH(pass->arena, &pass->key, x->view->several ? x->view->along : -1);
  for (int32_t k = 0; x->view->several && k < x->view->count; k++) {
    SR_PUSH(pass->arena, &pass->key, x->view->patches[k].chunk);
    SR_PUSH(pass->arena, &pass->key, x->view->patches[k].offset);
  }
  for (int32_t d = 0; d < x->whole->rank; d++) {
    const sr_window *w = &x->windows[d];
    const int64_t numbers[] = {x->whole->dims[d], w->first,   w->step,
                               w->size,           w->divisor, w->pieces};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
      SR_PUSH(pass->arena, &pass->key, numbers[i]);
    for (int32_t k = 0; k < x->view->count; k++) {
      SR_PUSH(pass->arena, &pass->key, x->view->patches[k].from[d]);
      SR_PUSH(pass->arena, &pass->key, x->view->patches[k].to[d]);
      SR_PUSH(pass->arena, &pass->key, x->view->patches[k].size[d]);
    }
  }
  moves **place =
      (moves **)sr_memo_at(pass->arena, &pass->fetches, pass->key.items, pass->key.count);
  if (!*place)
    *place = count_moves(x);
  return *place;
}

/* Who sends to whom, as long as every piece is all that its source has, for one target. */
typedef struct pairs {
  const fetch *x;
  int64_t *rows; /* [device_count][2] */
  int64_t count;
  bool *sends; /* [device_count] */
  bool differ; /* they are not that */
} pairs;

static void add_pair(void *context, const piece *p, int32_t rank) {
  pairs *list = context;
  for (int32_t d = 0; d < rank; d++)
    list->differ |= p->size[d] != list->x->chunks[d];
  const int64_t source = source_device(list->x, p);
  list->differ |= list->sends[source];
  if (list->differ)
    return;
  list->sends[source] = true;
  list->rows[2 * list->count] = source;
  list->rows[2 * list->count++ + 1] = target_device(list->x, p);
}

/* Whole parts for one target each, which gets nothing else. False: it is more than that. */
static bool find_pairs(const fetch *x, pairs *out) {
  sr_pass *pass = x->pass;
  if (x->view->several)
    return false;
  for (int32_t d = 0; d < x->whole->rank; d++)
    if (x->windows[d].size != x->chunks[d])
      return false;
  *out = (pairs){.x = x,
                 .rows = SR_NEW_ARRAY(pass->per_op, int64_t, 2 * pass->device_count),
                 .sends = SR_NEW_ARRAY(pass->per_op, bool, pass->device_count)};
  visit(x, false, add_pair, out);
  return out->count > 0 && !out->differ;
}

typedef struct drafting {
  const fetch *x;
  int64_t target_offset; /* in a list of devices: of the places of the mesh of `to` */
  sr_boxes_draft draft;
} drafting;

static bool is_scattered(sr_pass *pass, const sr_mesh *mesh) {
  return mesh->device_ids && sr_pass_is_scattered(pass, mesh, mesh->device_ids, mesh->device_count);
}

/* By the positions of a mesh if these are in no order of devices; where there are two meshes, the
 * positions of the target's come behind those of the source's. */
static drafting draft_of(const fetch *x) {
  sr_pass *pass = x->pass;
  const sr_mesh *from = x->from->mesh, *to = x->mesh;
  drafting d = {.x = x, .draft.rank = x->whole->rank};
  if (!is_scattered(pass, from) && !is_scattered(pass, to))
    return d;
  d.target_offset = x->one_mesh ? 0 : from->device_count;
  d.draft.device_count = d.target_offset + to->device_count;
  int64_t *devices = SR_NEW_ARRAY(pass->per_op, int64_t, d.draft.device_count);
  for (int64_t i = 0; i < d.target_offset; i++)
    devices[i] = sr_mesh_device(from, i);
  for (int64_t i = 0; i < to->device_count; i++)
    devices[d.target_offset + i] = sr_mesh_device(to, i);
  d.draft.devices = devices;
  return d;
}

static void add_row(void *context, const piece *p, int32_t rank) {
  drafting *to = context;
  int64_t row[SR_BOX_MOST_NUMBERS], *at = row + 2;
  const bool listed = to->draft.devices != NULL;
  row[0] = listed ? p->source : source_device(to->x, p);
  row[1] = listed ? to->target_offset + p->target : target_device(to->x, p);
  const int64_t *const parts[] = {p->size, p->from, p->to};
  for (int32_t k = 0; k < 3; k++, at += rank)
    memcpy(at, parts[k], (size_t)rank * sizeof *at);
  if (p->count == 1) {
    sr_boxes_add(to->x->pass->per_op, &to->draft, row);
    return;
  }
  int64_t step[SR_BOX_MOST_NUMBERS] = {p->further};
  step[2 + 2 * rank + p->along] = p->size[p->along];
  sr_boxes_add_run(to->x->pass->per_op, &to->draft, row, p->count, step);
}

static void make_table(const fetch *x, moves *m) {
  sr_pass *pass = x->pass;
  sr_arena_reset(pass->per_op);
  pairs whole;
  m->is_made = true;
  if (find_pairs(x, &whole)) {
    m->pairs = sr_groups_attr(pass, &(sr_groups){whole.count, 2, whole.rows});
    return;
  }
  drafting d = draft_of(x);
  visit(x, d.draft.devices || !x->from->mesh->device_ids, add_row, &d);
  m->pieces = sr_pieces_of_draft(pass, &d.draft);
}

/* True if every device has all that it gets, and windows begin in every part at the same place. */
static bool stays(const fetch *x, const moves *m) {
  if (m->sent.messages + m->sent.far_messages > 0 || !x->one_mesh || !x->to || x->view->count > 1 ||
      x->view->several)
    return false;
  for (int32_t d = 0; d < x->whole->rank; d++)
    if (x->windows[d].pieces > 1 || !sr_axes_equal(&x->from->dims[d], &x->to->dims[d]))
      return false;
  return true;
}

static sr_value *redistribute(const fetch *x, moves *m, sr_op *before) {
  sr_module *module = x->pass->module;
  if (!m->is_made)
    make_table(x, m);
  int64_t dims[SR_MAX_RANK];
  for (int32_t d = 0; d < x->whole->rank; d++)
    dims[d] = x->windows[d].size;
  const sr_type *type = sr_type_tensor(module, x->whole->dtype, x->whole->rank, dims);
  sr_opcode code = m->pairs ? SR_OP_COLLECTIVE_PERMUTE : SR_OP_REDISTRIBUTE;
  sr_value *source = x->view->source;
  sr_value *made = sr_op_build(module, code, before, 1, &source, type);
  made->op->tag = SR_TAG_FINAL;
  if (m->pairs)
    sr_op_set_attr(module, made->op, "source_target_pairs", m->pairs);
  else
    sr_op_set_pieces(module, made->op, &m->pieces);
  return made;
}

/* ---- what many devices get ------------------------------------------------------------------- */

/* The form in which those devices that get the same window have each a piece of it, along `dim`. */
typedef struct share {
  const sr_sharding *form;
  sr_window windows[SR_MAX_RANK];
  int32_t dim;
  sr_shard_dim axes; /* that come to it */
} share;

/* The axes that cut the source and not the windows. */
static sr_shard_dim free_axes(const fetch *x) {
  sr_shard_dim from = sr_axes_of_form(x->pass->arena, x->from);
  sr_shard_dim to = sr_axes_of_form(x->pass->arena, x->to);
  return sr_axes_without(x->pass->arena, &from, &to);
}

static share share_of(const fetch *x, int32_t dim, sr_shard_dim axes) {
  sr_arena *arena = x->pass->arena;
  int32_t rank = x->whole->rank;
  sr_shard_dim *dims = sr_arena_copy(arena, x->to->dims, (size_t)rank * sizeof *dims);
  dims[dim] = sr_axes_join(arena, &dims[dim], &axes);
  share s = {.form = sr_pass_intern(x->pass, &(sr_sharding){x->mesh, rank, dims}),
             .dim = dim,
             .axes = axes};
  memcpy(s.windows, x->windows, (size_t)rank * sizeof *s.windows);
  s.windows[dim].pieces = sr_shard_dim_parts(&axes);
  s.windows[dim].size = sr_part_size(x->windows[dim].size, s.windows[dim].pieces);
  return s;
}

/*
 * Where windows that many devices get are of many parts, the table of the pieces would be as large
 * as the devices times the parts. Each device then gets a share of its window, of few parts, and
 * an all_gather, which names the devices alone, makes windows of these. Of the dimensions that of
 * which the shares have fewest pieces. False: there is none.
 */
static bool find_share(const fetch *x, const moves *m, share *out) {
  int64_t fewest = m->count / 2;
  bool found = false;
  if (!is_many(x, m->count) || !x->one_mesh || !x->to)
    return false;
  sr_shard_dim axes = free_axes(x);
  for (int32_t d = 0; axes.count > 0 && d < x->whole->rank; d++) {
    if (x->windows[d].size < sr_shard_dim_parts(&axes))
      continue;
    share s = share_of(x, d, axes);
    fetch next = fetch_of_windows(x, s.form, s.windows);
    int64_t count = moves_of(&next)->count;
    if (count >= fewest)
      continue;
    fewest = count;
    found = true;
    *out = s;
  }
  return found;
}

/* What is sent if each device gets its share first. */
static sr_sent share_sent(const fetch *x, const share *s) {
  sr_pass *pass = x->pass;
  fetch next = fetch_of_windows(x, s->form, s->windows);
  double bytes = (double)sr_dtype_get(x->whole->dtype)->bytes, part = bytes;
  for (int32_t d = 0; d < x->whole->rank; d++)
    part *= (double)s->windows[d].size;
  sr_reach reach = sr_reach_of(pass, sr_pass_intern(pass, &(sr_sharding){x->mesh, 1, &s->axes}), 0);
  return sr_sent_add(sr_sent_share(pass, moves_of(&next)->sent, bytes),
                     sr_sent_to_all(reach, part));
}

static sr_value *fetch_share(const fetch *x, const share *s, sr_op *before) {
  fetch next = fetch_of_windows(x, s->form, s->windows);
  sr_value *made = redistribute(&next, moves_of(&next), before);
  made = sr_pass_gather_along(x->pass, made, x->mesh, s->dim, s->axes, before);
  return sr_pass_first_of(x->pass, made, s->dim, x->windows[s->dim].size, before);
}

sr_sent sr_pass_view_sent(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                          const sr_window *windows, const sr_op *before) {
  if (!view->form)
    return (sr_sent){0};
  fetch x = fetch_of(pass, view, to, windows, before);
  const moves *m = moves_of(&x);
  share s;
  if (find_share(&x, m, &s))
    return share_sent(&x, &s);
  return sr_sent_share(pass, m->sent, (double)sr_dtype_get(view->whole->dtype)->bytes);
}

/* ---- all of it ------------------------------------------------------------------------------- */

/* True if the patch has some of what lies between the first and the last of the windows. */
static bool is_met(const sr_patch *patch, int32_t rank, const sr_sharding *to,
                   const sr_window *windows) {
  for (int32_t d = 0; d < rank; d++) {
    int64_t first = sr_window_start(&windows[d], 0);
    int64_t last = sr_window_start(&windows[d], sr_form_parts(to, d) - 1);
    if (patch->to[d] >= max_of(first, last) + windows[d].size ||
        patch->to[d] + patch->size[d] <= min_of(first, last))
      return false;
  }
  return true;
}

/* The view of those patches alone, if there are any. */
static sr_view view_of_met(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                           const sr_window *windows) {
  sr_view met = *view;
  sr_patch *patches = SR_NEW_ARRAY(pass->arena, sr_patch, view->count);
  met.count = 0;
  for (int32_t k = 0; k < view->count; k++)
    if (is_met(&view->patches[k], view->whole->rank, to, windows))
      patches[met.count++] = view->patches[k];
  met.patches = patches;
  return met.count > 0 ? met : *view;
}

static sr_value *fetch_view(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                            const sr_window *windows, sr_op *before) {
  sr_view met;
  if (view->count > 1) {
    met = view_of_met(pass, view, to, windows);
    view = &met;
  }
  if (view->form) {
    fetch x = fetch_of(pass, view, to, windows, before);
    moves *m = moves_of(&x);
    share s;
    if (find_share(&x, m, &s))
      return fetch_share(&x, &s, before);
    if (!stays(&x, m))
      return redistribute(&x, m, before);
  }
  SR_ASSERT(view->count == 1);
  return cut_out_of_own(pass, view, to, windows, before);
}

sr_value *sr_pass_fetch_view(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                             const sr_window *windows, sr_op *before) {
  sr_op *last = before->prev;
  sr_value *made = fetch_view(pass, view, to, windows, before);
  sr_op *next = last ? last->next : before->block->first;
  for (; view->source->op && next != before; next = next->next)
    next->location = view->source->op->location;
  return made;
}

sr_value *sr_pass_fetch(sr_pass *pass, sr_value *value, const sr_type *whole,
                        const sr_sharding *from, const sr_sharding *to, const sr_window *windows,
                        sr_op *before) {
  sr_patch all;
  sr_view view = sr_view_all(value, whole, from, &all);
  return sr_pass_fetch_view(pass, &view, to, windows, before);
}
