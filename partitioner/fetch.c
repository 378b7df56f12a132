/*
 * Windows as pieces of the parts that devices have. Dimensions are independent of each other: a
 * window meets a range of parts in each, and the pieces are all combinations of these.
 */
#include "partitioner/fetch.h"

#include "partitioner/annotations.h"
#include "partitioner/collective.h"

sr_fetch sr_fetch_of(sr_pass *pass, const sr_view *view, const sr_sharding *to,
                     const sr_window *windows, const sr_op *before) {
  sr_fetch x = {.pass = pass, .view = view, .whole = view->whole, .to = to, .windows = windows};
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

sr_fetch sr_fetch_of_windows(const sr_fetch *x, const sr_sharding *to, const sr_window *windows) {
  sr_fetch other = *x;
  other.to = to;
  other.windows = windows;
  return other;
}

/* One of the positions of `mesh` in a replica: the one that `number` comes to, counted in turn. */
static int64_t in_replica(const sr_pass *pass, const sr_mesh *mesh, int64_t replica,
                          int64_t number) {
  int64_t positions = mesh->device_count / pass->replicas;
  return replica * positions + number % positions;
}

/* The size of full parts of the array of which the patch is. */
static int64_t chunk_of(const sr_fetch *x, const sr_patch *patch, int32_t dim) {
  return x->view->several && dim == x->view->along ? patch->chunk : x->chunks[dim];
}

/* Where the windows of a fetch start, along each dimension. */
typedef struct starts {
  const int64_t *at[SR_MAX_RANK]; /* by the position in the mesh of `to` */
} starts;

static const int64_t *starts_along(const sr_fetch *x, int32_t dim) {
  const int64_t count = x->mesh->device_count, parts = sr_form_parts(x->to, dim);
  int64_t *list = SR_NEW_ARRAY(x->pass->per_fetch, int64_t, count);
  int64_t *of_parts = SR_NEW_ARRAY(x->pass->per_fetch, int64_t, parts);
  for (int64_t i = 0; i < parts; i++)
    of_parts[i] = sr_window_start(&x->windows[dim], i);
  if (x->to)
    sr_sharding_all_parts(x->to, dim, list);
  for (int64_t i = 0; i < count; i++)
    list[i] = of_parts[list[i]];
  return list;
}

static starts starts_of(const sr_fetch *x) {
  starts s = {0};
  for (int32_t d = 0; d < x->whole->rank; d++)
    s.at[d] = starts_along(x, d);
  return s;
}

/* What a window has of a patch, of the source, and where the window would begin there. */
typedef struct meeting {
  int64_t begin[SR_MAX_RANK], end[SR_MAX_RANK], low[SR_MAX_RANK];
} meeting;

/* False if the window of the device at `position` of the mesh of `to` has nothing of the patch. */
static bool meet(const sr_fetch *x, const starts *s, const sr_patch *patch, int64_t position,
                 meeting *out) {
  for (int32_t d = 0; d < x->whole->rank; d++) {
    out->low[d] = s->at[d][position] + patch->from[d] - patch->to[d];
    out->begin[d] = sr_max(out->low[d], patch->from[d]);
    out->end[d] = sr_min(out->low[d] + x->windows[d].size, patch->from[d] + patch->size[d]);
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
static range near_of(const sr_fetch *x, const starts *s, int64_t position) {
  const sr_view *view = x->view;
  range near = {0, view->count};
  if (!view->ordered)
    return near;
  const int32_t dim = view->along;
  const int64_t low = s->at[dim][position];
  for (int32_t end = view->count; near.begin < end;) { /* the first that ends behind `low` */
    const int32_t middle = near.begin + (end - near.begin) / 2;
    if (view->patches[middle].to[dim] + view->patches[middle].size[dim] > low)
      end = middle;
    else
      near.begin = middle + 1;
  }
  near.end = near.begin;
  while (near.end < view->count && view->patches[near.end].to[dim] < low + x->windows[dim].size)
    near.end++;
  return near;
}

static void add_total(const sr_fetch *x, const starts *s, const sr_patch *patch, int64_t position,
                      sr_total *sum) {
  meeting m;
  int64_t pieces = meet(x, s, patch, position, &m);
  double elements = (double)pieces;
  for (int32_t d = 0; pieces > 0 && d < x->whole->rank; d++) {
    int64_t chunk = chunk_of(x, patch, d);
    pieces *= (m.end[d] - 1) / chunk - m.begin[d] / chunk + 1;
    elements *= (double)(m.end[d] - m.begin[d]);
  }
  sum->pieces += pieces;
  sum->elements += elements;
}

sr_total sr_fetch_total(const sr_fetch *x) {
  sr_arena_reset(x->pass->per_fetch);
  const starts s = starts_of(x);
  sr_total sum = {0};
  for (int64_t i = 0; i < x->mesh->device_count; i++) {
    const range near = near_of(x, &s, i);
    for (int32_t k = near.begin; k < near.end; k++)
      add_total(x, &s, &x->view->patches[k], i, &sum);
  }
  return sum;
}

/* How the pieces of a table are gone through. */
typedef struct visiting {
  const sr_fetch *x;
  starts starts;
  sr_copies copies;
  bool in_runs; /* whole parts that are beside each other come as one piece */
  sr_take_piece *take;
  void *context;
} visiting;

/* Makes the piece of part[] a run as long as its sources are one distance from each other. */
static void extend(const visiting *v, const meeting *m, const int64_t *part, const int64_t *chunks,
                   sr_piece *p) {
  const int32_t d = p->along;
  p->count = 1;
  p->further = 0;
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

/* On to the next of the parts that meet the window; false behind the last one. */
static bool next_part(const meeting *m, const int64_t *chunks, int32_t rank, int64_t *part) {
  for (int32_t d = rank - 1; d >= 0; d--) {
    if (++part[d] * chunks[d] < m->end[d])
      return true;
    part[d] = m->begin[d] / chunks[d];
  }
  return false;
}

/* The pieces of one patch that the device at `position` of the mesh of `to` gets. */
static void visit_target(const visiting *v, const sr_patch *patch, int64_t position) {
  const sr_fetch *x = v->x;
  int64_t part[SR_MAX_RANK], chunks[SR_MAX_RANK];
  int32_t rank = x->whole->rank;
  sr_piece p;
  meeting m;
  if (!meet(x, &v->starts, patch, position, &m))
    return;
  for (int32_t d = 0; d < rank; d++) {
    chunks[d] = chunk_of(x, patch, d);
    part[d] = m.begin[d] / chunks[d];
  }
  p.target = position;
  const int64_t device = sr_mesh_device(x->mesh, position);
  int64_t own = x->one_mesh ? position : x->places[device];
  if (own < 0) /* copies are read in turn, of the same replica */
    own = in_replica(x->pass, x->from->mesh, device / x->pass->partitions, position);
  const sr_reader reader = sr_copies_reader(&v->copies, own);
  p.along = dim_of_runs(&m, chunks, rank);
  for (;;) {
    for (int32_t i = 0; i < rank; i++) {
      int64_t start = sr_max(m.begin[i], part[i] * chunks[i]);
      p.size[i] = sr_min(m.end[i], (part[i] + 1) * chunks[i]) - start;
      p.from[i] = start - part[i] * chunks[i];
      p.to[i] = start - m.low[i];
    }
    p.from[x->view->along] += patch->offset;
    p.source = sr_copies_source(x->pass, &v->copies, &reader, part);
    extend(v, &m, part, chunks, &p);
    v->take(v->context, &p, rank);
    x->pass->pieces++;
    part[p.along] += p.count - 1;
    if (!next_part(&m, chunks, rank, part))
      return;
  }
}

int64_t sr_piece_source(const sr_fetch *x, const sr_piece *p) {
  return sr_mesh_device(x->from->mesh, p->source);
}
int64_t sr_piece_target(const sr_fetch *x, const sr_piece *p) {
  return sr_mesh_device(x->mesh, p->target);
}

void sr_fetch_visit(const sr_fetch *x, bool in_runs, sr_take_piece *take, void *context) {
  sr_arena_reset(x->pass->per_fetch);
  visiting v = {.x = x,
                .starts = starts_of(x),
                .copies = sr_copies_of(x->pass, x->from, x->to),
                .take = take,
                .context = context};
  v.in_runs = in_runs && x->whole->rank > 0 && v.copies.count == 0;
  for (int64_t i = 0; i < x->mesh->device_count; i++) {
    const range near = near_of(x, &v.starts, i);
    for (int32_t k = near.begin; k < near.end; k++)
      visit_target(&v, &x->view->patches[k], i);
  }
}
