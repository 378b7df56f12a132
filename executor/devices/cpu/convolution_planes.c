#include "executor/devices/cpu/convolution_planes.h"

#include <string.h>

#include "base/integer.h"

enum {
  DIMS = SR_CONVOLUTION_SPATIAL,
  Z = DIMS - 3,
  Y = DIMS - 2,
  X = DIMS - 1,
  TILE_LINES = 4 * SR_BLOCK_ROWS, /* at most */
  TILE_WIDTH = 192,               /* at most, of tiles of many lines */
  LINE_WIDTH = 768,               /* at most, of tiles with fewer lines than a block has rows */
  WIDEST = 64,                    /* most elements that a row of a block has: 4 vectors of f32 */
  COPY_BYTES = 1 << 16,           /* of A at a time: stays in the second cache */
  LINE_BYTES = 64,                /* of a cache */
  SLICE_TERMS = 1024,             /* at most, of a slice */
  /* Work. The unit is that of a vector which the kernels of cpu_convolution.c multiply and add. */
  TERM_WORK = 2,  /* to multiply and add a vector here: it is read for one term only, and often lies
                   * in two cache lines */
  COPY_WORK = 2,  /* to copy an element that has neighbours of other features */
  STORE_WORK = 4, /* to store an element that has neighbours of other columns */
};

/* The points of a window and the features that are summed at a time. */
typedef struct slice {
  int64_t first[DIMS], points[DIMS]; /* of the window, along each dimension */
  int64_t feature, features;
} slice;

/* How a convolution is cut: into tiles of places, whose sums add slice after slice. */
typedef struct sr_planes {
  int64_t tiles[DIMS]; /* how many one image has for one group */
  int64_t tile[DIMS];  /* places of a tile, at most */
  slice most;          /* how much of the window and of the features is summed at a time */
  int64_t lines;       /* that are copied for this slice, of each feature and plane of the window */
  int64_t length;      /* elements of each part of a line (part_length) */
  int vectors;         /* in a row of a block */
  int64_t width;       /* elements of these vectors */
} sr_planes;

/* ---- preparation ----------------------------------------------------------------------------- */

/* Cuts `size` places into equal parts of at most `most`, each a multiple of `unit`, but the last
 * one. */
static void cut(int64_t size, int64_t most, int64_t unit, int64_t *out_count, int64_t *out_part) {
  const int64_t parts = sr_divide_up(size, most);
  *out_part = sr_min(size, sr_divide_up(sr_divide_up(size, parts), unit) * unit);
  *out_count = sr_divide_up(size, *out_part);
}

/* Finds the least and the largest at[d] of the `count` points from `first` on along dimension
 * `d`. */
static void reach_of(const sr_cpu_convolution *c, int32_t d, int64_t first, int64_t count,
                     int64_t *out_low, int64_t *out_high) {
  int64_t points = 1; /* from a point to the next one */
  for (int32_t i = X; i > d; i--)
    points *= c->window[i];
  const int64_t one = c->points[first * points].at[d];
  const int64_t other = c->points[(first + count - 1) * points].at[d];
  *out_low = sr_min(one, other);
  *out_high = sr_max(one, other);
}

/* Returns how many positions of A `places` places read along dimension `d`, for the first `points`
 * points. */
static int64_t extent(const sr_cpu_convolution *c, int32_t d, int64_t places, int64_t points) {
  int64_t low, high;
  reach_of(c, d, 0, points, &low, &high);
  return (places - 1) * c->step[d] + high - low + 1;
}

static int64_t line_count(const sr_cpu_convolution *c, const sr_planes *p, const slice *s) {
  return extent(c, Y, p->tile[Y], s->points[Y]);
}

/* Returns the length of a part of a line. A line has c->step[X] parts, one for each position within
 * a stride. Kernels read whole rows of blocks, so the last row may go beyond the tile. */
static int64_t part_length(const sr_cpu_convolution *c, const sr_planes *p, const slice *s) {
  const int64_t width = sr_divide_up(p->tile[X], WIDEST) * WIDEST;
  return sr_divide_up(extent(c, X, width, s->points[X]), c->step[X]);
}

/* True if what is copied for a slice fits into COPY_BYTES. */
static bool is_small(const sr_cpu_convolution *c, const sr_planes *p, const slice *s) {
  const double lines = (double)s->features * (double)s->points[Z] * (double)line_count(c, p, s);
  return lines * (double)(c->step[X] * part_length(c, p, s)) * (double)c->element <=
         (double)COPY_BYTES;
}

static bool fits(const sr_cpu_convolution *c, const sr_planes *p, const slice *s) {
  const double points = (double)s->points[Z] * (double)s->points[Y] * (double)s->points[X];
  return (double)s->features * points <= (double)SLICE_TERMS && is_small(c, p, s);
}

/* Makes `*size`, a member of `s`, the largest for which the slice fits: at least 1, at most
 * `most`. */
static void grow(const sr_cpu_convolution *c, const sr_planes *p, slice *s, int64_t *size,
                 int64_t most) {
  int64_t low = 1, high = most;
  while (low < high) {
    *size = low + (high - low + 1) / 2;
    if (fits(c, p, s))
      low = *size;
    else
      high = *size - 1;
  }
  *size = low;
}

/* Makes tiles of `lines` by `width` places, at most. */
static void set_tile(const sr_cpu_convolution *c, sr_planes *p, int64_t lines, int64_t width) {
  p->tile[Z] = 1;
  p->tiles[Z] = c->places[Z];
  cut(c->places[Y], lines, SR_BLOCK_ROWS, &p->tiles[Y], &p->tile[Y]);
  cut(c->places[X], width, WIDEST, &p->tiles[X], &p->tile[X]);
}

/* Chooses the tiles: the largest for which the whole window fits, with all neighbours of an element
 * that a cache reads with it. */
static void choose_tile(const sr_cpu_convolution *c, sr_planes *p) {
  const int64_t most =
      sr_divide_up(c->places[Y] < SR_BLOCK_ROWS ? LINE_WIDTH : TILE_WIDTH, c->step[X]);
  slice whole = {.features = sr_min(c->features / c->groups, LINE_BYTES / (int64_t)c->element)};
  memcpy(whole.points, c->window, sizeof whole.points);
  for (int64_t lines = TILE_LINES; lines > 0; lines -= SR_BLOCK_ROWS)
    for (int64_t width = most; width > 0; width -= WIDEST) {
      set_tile(c, p, lines, width);
      if (is_small(c, p, &whole))
        return;
    }
  set_tile(c, p, TILE_LINES, most);
}

/* Chooses how much is summed at a time: as many points of a line as fit, then as many lines, planes
 * and features. Returns false if not even one point fits. */
static bool set_slice(const sr_cpu_convolution *c, sr_planes *p) {
  p->most = (slice){.points = {1, 1, 1}, .features = 1};
  if (!fits(c, p, &p->most))
    return false;
  for (int32_t d = X; d >= 0; d--)
    grow(c, p, &p->most, &p->most.points[d], c->window[d]);
  grow(c, p, &p->most, &p->most.features, c->features / c->groups);
  p->lines = line_count(c, p, &p->most);
  p->length = part_length(c, p, &p->most);
  return true;
}

/* True if this way takes less work than that of cpu_convolution.c. Compares the work for one place
 * of all features. */
static bool pays(const sr_cpu_convolution *c) {
  const double lanes = (double)SR_COMPARED_BYTES / (double)c->element, columns = (double)c->columns;
  const double terms = (double)c->point_count * (double)c->features / (double)c->groups;
  const double copied = (double)(c->step[Y] * c->step[X] * c->features);
  const bool is_straight = c->features == 1 && c->step[X] == 1;
  const double copies = is_straight ? copied / lanes : copied * (double)COPY_WORK;
  const double stores = c->out_pitch[X] == 1 ? 1 / lanes : columns * (double)STORE_WORK;
  return terms * columns / lanes * (double)TERM_WORK + copies + stores < c->work_of_place;
}

const sr_planes *sr_planes_prepare(sr_arena *arena, const sr_cpu_convolution *c) {
  if (c->sums_places || c->point_count == 0 || !pays(c))
    return NULL;
  for (int32_t d = 0; d < DIMS; d++)
    if (c->spread[d] > 1)
      return NULL;
  sr_planes *p = SR_NEW(arena, sr_planes);
  choose_tile(c, p);
  p->vectors = p->tile[X] <= c->kernels->lanes       ? 1
               : p->tile[X] <= 2 * c->kernels->lanes ? 2
                                                     : c->kernels->most_vectors;
  p->width = (int64_t)p->vectors * c->kernels->lanes;
  return set_slice(c, p) ? p : NULL;
}

int64_t sr_planes_tiles(const sr_cpu_convolution *c) {
  return c->batch * c->groups * c->planes->tiles[Z] * c->planes->tiles[Y] * c->planes->tiles[X];
}

/* ---- copies ---------------------------------------------------------------------------------- */

/* A tile of the result for one group. */
typedef struct tile {
  const sr_cpu_convolution *c;
  const uint8_t *a, *b; /* from the first feature of the group, and its first column */
  uint8_t *out;         /* the first column of the group, at the first place */
  int64_t first[DIMS], places[DIMS];
} tile;

/* Copies a line of A, from position `from` on, as c->step[X] parts of `length` elements. Each of
 * the features becomes a line of its own, `plane` elements behind that of the one before. `line` is
 * NULL outside of A. */
static void copy_line(const sr_cpu_convolution *c, const uint8_t *line, int64_t from,
                      int64_t length, int64_t features, int64_t plane, uint8_t *to) {
  const int64_t step = c->step[X], element = (int64_t)c->element;
  for (int64_t part = 0; part < step; part++, to += length * element) {
    const int64_t start = from + part;
    const int64_t low = start >= 0 ? 0 : sr_divide_up(-start, step);
    const int64_t high = start >= c->in[X] ? 0 : sr_divide_up(c->in[X] - start, step);
    const int64_t count = line ? sr_max(sr_min(high, length) - low, 0) : 0;
    const int64_t before = count > 0 ? low : 0, behind = length - before - count;
    for (int64_t f = 0; f < features; f++) {
      uint8_t *feature = to + f * plane * element;
      memset(feature, 0, (size_t)(before * element));
      memset(feature + (before + count) * element, 0, (size_t)(behind * element));
    }
    if (count == 0)
      continue;
    const uint8_t *first = line + (start + low * step) * c->pitch[X] * element;
    if (features > 1 && c->kernels->pack)
      c->kernels->pack->transposed(first, step * c->pitch[X], count, features,
                                   to + before * element, plane);
    else
      for (int64_t f = 0; f < features; f++)
        sr_convolution_copy(c->element, first + f * element, step * c->pitch[X],
                            to + (f * plane + before) * element, 1, count);
  }
}

/* Copies what a slice of a tile reads, as [feature][plane of the window][line][part of a stride]
 * [element]. */
static void copy_slice(const tile *t, const slice *s, const int64_t *low, uint8_t *to) {
  const sr_cpu_convolution *c = t->c;
  const int64_t lines = c->planes->lines, length = c->planes->length;
  const int64_t y0 = t->first[Y] * c->step[Y] + c->shift[Y] + low[Y];
  const int64_t x0 = t->first[X] * c->step[X] + c->shift[X] + low[X];
  const int64_t points_of_plane = c->window[Y] * c->window[X];
  const int64_t line = c->step[X] * length, plane = s->points[Z] * lines * line;
  for (int64_t z = 0; z < s->points[Z]; z++) {
    const int64_t at = t->first[Z] * c->step[Z] + c->shift[Z] +
                       c->points[(s->first[Z] + z) * points_of_plane].at[Z];
    for (int64_t y = 0; y < lines; y++, to += (size_t)line * c->element) {
      const bool is_inside = at >= 0 && at < c->in[Z] && y0 + y >= 0 && y0 + y < c->in[Y];
      const int64_t offset = at * c->pitch[Z] + (y0 + y) * c->pitch[Y] + s->feature;
      copy_line(c, is_inside ? t->a + offset * (int64_t)c->element : NULL, x0, length, s->features,
                plane, to);
    }
  }
}

/* ---- sums ------------------------------------------------------------------------------------ */

/* The terms of a slice, for one column at a time. */
typedef struct terms {
  int64_t count;
  int64_t offsets[SLICE_TERMS]; /* in the copy of A */
  int64_t rows[SLICE_TERMS];    /* of B */
} terms;

static void list_terms(const tile *t, const slice *s, const int64_t *low, terms *out) {
  const sr_cpu_convolution *c = t->c;
  const int64_t lines = c->planes->lines, length = c->planes->length;
  out->count = 0;
  for (int64_t f = 0; f < s->features; f++)
    for (int64_t z = 0; z < s->points[Z]; z++)
      for (int64_t y = 0; y < s->points[Y]; y++)
        for (int64_t x = 0; x < s->points[X]; x++) {
          const sr_window_point *w =
              &c->points[((s->first[Z] + z) * c->window[Y] + s->first[Y] + y) * c->window[X] +
                         s->first[X] + x];
          const int64_t line = (f * s->points[Z] + z) * lines + w->at[Y] - low[Y];
          const int64_t at = w->at[X] - low[X];
          out->offsets[out->count] =
              (line * c->step[X] + at % c->step[X]) * length + at / c->step[X];
          out->rows[out->count++] = w->filter * (c->features / c->groups) + s->feature + f;
        }
}

/* A row of a block: places of a line, from `x` on. Rows with the same `x` follow each other. */
typedef struct row {
  int64_t x, y;
} row;

/* Computes the block whose first row is `*r`, and sets `*r` to the row behind it. Where a row is
 * not whole, or has neighbours of other columns, its elements pass through `block`. */
static void sum_block(const tile *t, const uint8_t *copies, int64_t column, row *r,
                      sr_place_sums *sums) {
  const sr_cpu_convolution *c = t->c;
  const sr_planes *p = c->planes;
  const int64_t step = c->out_pitch[X];
  double block[SR_BLOCK_ELEMENTS];
  uint8_t *to[SR_BLOCK_ROWS];
  int64_t counts[SR_BLOCK_ROWS];
  for (int64_t i = 0; i < SR_BLOCK_ROWS; i++) {
    counts[i] = sr_min(p->width, t->places[X] - r->x);
    if (counts[i] <= 0) { /* behind the last row: the first one again, which is not stored twice */
      sums->a[i] = sums->a[0];
      sums->c[i] = (uint8_t *)block + (size_t)(i * p->width) * c->element;
      counts[i] = 0;
      continue;
    }
    sums->a[i] = copies + (size_t)(r->y * c->step[Y] * c->step[X] * p->length + r->x) * c->element;
    to[i] = t->out + (size_t)(r->y * c->out_pitch[Y] + r->x * step + column) * c->element;
    const bool is_whole = counts[i] == p->width && step == 1;
    sums->c[i] = is_whole ? to[i] : (uint8_t *)block + (size_t)(i * p->width) * c->element;
    if (!is_whole && sums->adds)
      sr_convolution_copy(c->element, to[i], step, sums->c[i], 1, counts[i]);
    r->y++;
    if (r->y == t->places[Y])
      *r = (row){.x = r->x + p->width};
  }
  c->kernels->by_place(sums, p->vectors);
  for (int64_t i = 0; i < SR_BLOCK_ROWS && counts[i] > 0; i++)
    if (sums->c[i] != to[i])
      sr_convolution_copy(c->element, sums->c[i], 1, to[i], step, counts[i]);
}

/* Adds the terms of a slice to the sums of a tile. For the first slice `adds` is false, and the
 * sums are stored. */
static void sum_slice(const tile *t, const slice *s, bool adds) {
  const sr_cpu_convolution *c = t->c;
  _Alignas(64) uint8_t copies[COPY_BYTES];
  double b[SLICE_TERMS];
  terms list;
  int64_t low[DIMS], high;
  for (int32_t d = 0; d < DIMS; d++)
    reach_of(c, d, s->first[d], s->points[d], &low[d], &high);
  copy_slice(t, s, low, copies);
  list_terms(t, s, low, &list);
  sr_place_sums sums = {.b = b, .offsets = list.offsets, .terms = list.count, .adds = adds};
  for (int64_t column = 0; column < c->columns / c->groups; column++) {
    for (int64_t l = 0; l < list.count; l++)
      memcpy((uint8_t *)b + (size_t)l * c->element,
             t->b + (size_t)(list.rows[l] * c->columns + column) * c->element, c->element);
    for (row r = {0}; r.x < t->places[X];)
      sum_block(t, copies, column, &r, &sums);
  }
}

static void sum_tile(const tile *t) {
  const sr_cpu_convolution *c = t->c;
  const slice *most = &c->planes->most;
  const int64_t features = c->features / c->groups;
  bool adds = false;
  slice s;
  for (s.feature = 0; s.feature < features; s.feature += most->features)
    for (s.first[Z] = 0; s.first[Z] < c->window[Z]; s.first[Z] += most->points[Z])
      for (s.first[Y] = 0; s.first[Y] < c->window[Y]; s.first[Y] += most->points[Y])
        for (s.first[X] = 0; s.first[X] < c->window[X]; s.first[X] += most->points[X]) {
          for (int32_t d = 0; d < DIMS; d++)
            s.points[d] = sr_min(most->points[d], c->window[d] - s.first[d]);
          s.features = sr_min(most->features, features - s.feature);
          sum_slice(t, &s, adds);
          adds = true;
        }
}

static tile tile_of(const sr_cpu_convolution *c, void *const *buffers, int64_t index) {
  const sr_planes *p = c->planes;
  tile t = {.c = c};
  int64_t out = c->out_first;
  for (int32_t d = X; d >= 0; d--) {
    t.first[d] = index % p->tiles[d] * p->tile[d];
    t.places[d] = sr_min(p->tile[d], c->places[d] - t.first[d]);
    index /= p->tiles[d];
    out += t.first[d] * c->out_pitch[d];
  }
  const int64_t group = index % c->groups, image = index / c->groups;
  const int64_t column = group * (c->columns / c->groups);
  const int64_t feature = group * (c->features / c->groups);
  t.a = (const uint8_t *)buffers[c->a] +
        (size_t)(image * c->in[0] * c->pitch[0] + feature) * c->element;
  t.b = (const uint8_t *)buffers[c->b] + (size_t)column * c->element;
  t.out = (uint8_t *)buffers[c->c] + (size_t)(image * c->out_image + out + column) * c->element;
  return t;
}

void sr_planes_run(const sr_cpu_convolution *c, void *const *buffers, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++) {
    const tile t = tile_of(c, buffers, i);
    sum_tile(&t);
  }
}
