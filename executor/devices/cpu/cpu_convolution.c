/*
 * A block of the result is a few rows and many columns, which a kernel computes
 * (convolution_kernels.h). The columns are features. The rows are places; in a gradient to the
 * filters, they are points of the window, for each feature of the images. All that is done here is
 * to find where the rows of a block lie in A. Outside of A, rows are zeros that are multiplied, as
 * StableHLO says. If the columns are few, the work is that of convolution_planes.c.
 */
#include "executor/devices/cpu/cpu_convolution.h"

#include <string.h>

#include "base/arena.h"
#include "base/integer.h"
#include "executable/convolution.h"
#include "executor/devices/cpu/convolution_planes.h"

enum {
  DIMS = SR_CONVOLUTION_SPATIAL,
  X = DIMS - 1,       /* the dimension along which points are neighbours */
  SLICE_TERMS = 1024, /* of the sums of a block at a time: rows of B stay in the second cache */
  SLICE_POINTS = SR_CONVOLUTION_RUNS,
  SLICE_FEATURES = 16,      /* at least, if there are so many */
  CHUNK_ELEMENTS = 1 << 16, /* of A and B that a gradient to the filters sums at a time */
  CHUNK_PLACES = 64,        /* at least */
  UNIT_COLUMNS = 128,
  UNIT_PLACES = 96, /* at least, if there are so many; a multiple of SR_BLOCK_ROWS */
  UNIT_PLACES_MOST = 1536,
  UNITS = 64,           /* of places, if each has enough: threads can share them evenly */
  INNER_COLUMNS = 7,    /* most columns of a slice that are turned */
  TOTAL_WORK = 4,       /* of adding the elements of a vector; to multiply and add one is 1 */
  PLACE_WORK = 10,      /* of finding a place */
  RUN_WORK = 8,         /* of finding a run of its terms */
  PHASES_MOST = 1024,   /* of more, their descriptions would be large */
  THREAD_WORK = 1 << 18 /* multiplications that justify waking one more thread */
};

/* What rows outside of A are read from. */
static const double zeros[SLICE_TERMS];

/* ---- preparation ----------------------------------------------------------------------------- */

/* The places of C are one behind the other. */
static void set_out(sr_cpu_convolution *c) {
  c->out_pitch[X] = c->columns;
  for (int32_t d = X; d > 0; d--)
    c->out_pitch[d - 1] = c->out_pitch[d] * c->places[d];
  c->out_image = c->out_pitch[0] * c->places[0];
}

/* Describes the step as if it had DIMS dimensions; the first ones are those that it lacks. */
static void set_dims(sr_cpu_convolution *c, const sr_convolution_step *s) {
  const bool spreads = s->kind == SR_CONVOLUTION_DATA_GRADIENT;
  for (int32_t d = 0; d < DIMS; d++) {
    const int32_t from = d - (DIMS - s->spatial);
    c->in[d] = from < 0 ? 1 : spreads ? s->places[from] : s->image[from];
    c->window[d] = from < 0 ? 1 : s->window[from];
    c->places[d] = from < 0 ? 1 : spreads ? s->image[from] : s->places[from];
    c->step[d] = from < 0 || spreads ? 1 : s->stride[from];
    c->spread[d] = from < 0 || !spreads ? 1 : s->stride[from];
    c->shift[d] = from < 0 ? 0 : spreads ? s->padding[from] : -s->padding[from];
  }
}

/* If the window has one point, and the places are all elements, the images are one line. */
static void join_dims(sr_cpu_convolution *c) {
  int64_t all = c->batch;
  for (int32_t d = 0; d < DIMS; d++) {
    if (c->point_count > 1 || c->shift[d] != 0 || c->spread[d] > 1 || c->step[d] > 1 ||
        c->in[d] != c->places[d])
      return;
    all *= c->in[d];
    c->in[d] = c->places[d] = 1;
  }
  c->in[X] = c->places[X] = all;
  c->batch = 1;
}

static void set_reach(sr_cpu_convolution *c) {
  for (int64_t w = 0; w < c->point_count; w++) {
    sr_window_point *point = &c->points[w];
    point->offset = 0;
    for (int32_t d = 0; d < DIMS; d++) {
      const int64_t at = point->at[d];
      point->offset += at * c->pitch[d];
      c->reach[d][0] = w == 0 ? at : sr_min(c->reach[d][0], at);
      c->reach[d][1] = w == 0 ? at : sr_max(c->reach[d][1], at);
    }
  }
}

static void set_points(sr_arena *arena, sr_cpu_convolution *c, const sr_convolution_step *s) {
  const int64_t sign = s->kind == SR_CONVOLUTION_DATA_GRADIENT ? -1 : 1;
  c->point_count = 1;
  for (int32_t d = 0; d < s->spatial; d++)
    c->point_count *= s->window[d];
  join_dims(c);
  set_out(c);
  c->pitch[X] = c->features;
  for (int32_t d = X; d > 0; d--)
    c->pitch[d - 1] = c->pitch[d] * c->in[d];
  c->points = SR_NEW_ARRAY(arena, sr_window_point, c->point_count);
  for (int64_t w = 0; w < c->point_count; w++) {
    int64_t rest = c->points[w].filter = sign < 0 ? c->point_count - 1 - w : w;
    for (int32_t d = X; d >= DIMS - s->spatial; d--) {
      const int32_t from = d - (DIMS - s->spatial);
      const int64_t at = sign * (rest % s->window[from]) * s->dilation[from];
      rest /= s->window[from];
      c->points[w].at[d] = at;
    }
  }
  set_reach(c);
}

/* Of few features, the points of a line of the window are summed as one run. */
static void set_line(sr_cpu_convolution *c, const sr_convolution_step *s) {
  const int64_t points = s->window[s->spatial - 1];
  const bool joins = s->kind == SR_CONVOLUTION_FORWARD && s->groups == 1 &&
                     s->dilation[s->spatial - 1] == 1 && c->point_count <= SLICE_POINTS &&
                     c->point_count * c->features <= SLICE_TERMS;
  c->line = joins ? points : 1;
}

/* Chooses what vectors hold. The choice depends on the shapes alone, and is that of the convolution
 * for a gradient to its images: as if lines were joined in both. */
static void set_vectors(sr_cpu_convolution *c) {
  const int64_t lanes = SR_COMPARED_BYTES / (int64_t)c->element;
  if (c->by_column) {
    const int64_t vectors = c->point_count * sr_divide_up(c->columns, lanes);
    c->work_of_place = (double)(vectors + PLACE_WORK + c->point_count * RUN_WORK);
    return;
  }
  const int64_t columns = c->columns / c->groups, features = c->features / c->groups;
  const int64_t dense = c->point_count * features * sr_divide_up(columns, lanes);
  const int64_t inner = (c->point_count * sr_divide_up(features, lanes) + TOTAL_WORK) * columns;
  int64_t runs = c->point_count / sr_max(c->window[X], 1);
  c->is_inner = !c->sums_places && columns <= INNER_COLUMNS && inner < dense;
  if (c->is_inner && features % lanes != 0) { /* a joined line would have other chains */
    c->line = 1;
    runs = c->point_count;
  }
  const int64_t work = (c->is_inner ? inner : dense) + PLACE_WORK + runs * RUN_WORK;
  c->work_of_place = (double)work * (double)c->groups;
}

/* Cuts the work. */
static void set_units(sr_arena *arena, sr_cpu_convolution *c) {
  const int64_t places = c->batch * c->places[0] * c->places[1] * c->places[2];
  const int64_t columns = c->by_column ? c->columns : c->columns / c->groups;
  const int64_t features = c->by_column ? 1 : c->features / c->groups;
  const int64_t rows = c->sums_places ? c->point_count * features : places;
  c->unit_rows = SR_BLOCK_ROWS;
  if (!c->sums_places)
    c->unit_rows = sr_max(UNIT_PLACES, sr_min(UNIT_PLACES_MOST, places / UNITS)) / SR_BLOCK_ROWS *
                   SR_BLOCK_ROWS;
  c->unit_columns = c->by_column ? SLICE_TERMS : UNIT_COLUMNS;
  c->row_units = sr_divide_up(rows, c->unit_rows);
  c->column_units = sr_divide_up(columns, c->unit_columns);
  set_vectors(c);
  c->planes = sr_planes_prepare(arena, c);
  c->units = c->planes ? sr_planes_tiles(c)
                       : c->row_units * c->column_units * (c->by_column ? 1 : c->groups);
  c->work = (double)places * (double)c->point_count * (double)features * (double)c->columns;
}

/* ---- phases ---------------------------------------------------------------------------------- */

/* Sets `*out_position` to the position in A, along dimension `d`, that a point has at the first
 * place of a phase. Returns false if the point is between two positions. */
static bool find_position(const sr_cpu_convolution *c, int32_t d, int64_t phase, int64_t at,
                          int64_t *out_position) {
  const int64_t start = phase + c->shift[d] + at;
  *out_position = start / c->spread[d];
  return start % c->spread[d] == 0;
}

/* Takes the points of the window that are at positions of A in a phase. */
static void take_points(sr_arena *arena, const sr_cpu_convolution *c, const int64_t *phase,
                        sr_cpu_convolution *out) {
  int64_t position, next = 1; /* from a point of the dimension to the next one */
  for (int32_t d = X; d >= 0; next *= c->window[d--]) {
    out->window[d] = 0;
    for (int64_t i = 0; i < c->window[d]; i++)
      out->window[d] += find_position(c, d, phase[d], c->points[i * next].at[d], &position);
  }
  out->points =
      SR_NEW_ARRAY(arena, sr_window_point, out->window[0] * out->window[1] * out->window[2]);
  out->point_count = 0;
  for (int64_t w = 0; w < c->point_count; w++) {
    sr_window_point point = c->points[w];
    bool is_there = true;
    for (int32_t d = 0; d < DIMS; d++)
      is_there &= find_position(c, d, phase[d], c->points[w].at[d], &point.at[d]);
    if (is_there)
      out->points[out->point_count++] = point;
  }
}

/* Makes the convolution of the places phase[d], phase[d] + spread[d], ... along each dimension. */
static void set_phase(sr_arena *arena, const sr_cpu_convolution *c, const int64_t *phase,
                      sr_cpu_convolution *out) {
  *out = *c;
  take_points(arena, c, phase, out);
  for (int32_t d = 0; d < DIMS; d++) {
    out->places[d] = sr_divide_up(c->places[d] - phase[d], c->spread[d]);
    out->spread[d] = 1;
    out->shift[d] = 0;
    out->out_first += phase[d] * c->out_pitch[d];
    out->out_pitch[d] *= c->spread[d];
  }
  set_reach(out);
  set_units(arena, out);
}

/*
 * Between two positions of A that are spread, there are zeros, by which filters are multiplied. If
 * all filters are finite, that changes nothing. Then each phase, which are the places with the same
 * remainder, is a convolution of its own, with a part of the points of the window.
 */
static void set_phases(sr_arena *arena, sr_cpu_convolution *c) {
  int64_t count[DIMS], phase[DIMS], all = 1;
  for (int32_t d = 0; d < DIMS; d++)
    all *= count[d] = sr_min(c->spread[d], c->places[d]);
  if (all == 1 || all > PHASES_MOST)
    return;
  c->phases = SR_NEW_ARRAY(arena, sr_cpu_convolution, all);
  for (int64_t i = 0; i < all; i++) {
    int64_t rest = i;
    for (int32_t d = X; d >= 0; d--) {
      phase[d] = rest % count[d];
      rest /= count[d];
    }
    set_phase(arena, c, phase, &c->phases[i]);
  }
  c->phase_count = all;
}

static void set_parts(sr_cpu_convolution *c, int32_t threads) {
  double work = 0;
  int64_t units = 0;
  for (int64_t i = 0; i < sr_max(c->phase_count, 1); i++) {
    const sr_cpu_convolution *part = c->phase_count > 0 ? &c->phases[i] : c;
    work += part->work;
    units += part->units;
  }
  c->parts = 1;
  while (c->parts < threads && c->parts < units && work >= (double)THREAD_WORK * (c->parts + 1))
    c->parts++;
}

void sr_cpu_convolution_prepare(sr_arena *arena, const sr_convolution_step *s, sr_cpu_level level,
                                int32_t threads, sr_cpu_convolution *out) {
  const bool spreads = s->kind == SR_CONVOLUTION_DATA_GRADIENT;
  *out = (sr_cpu_convolution){
      .kernels = sr_convolution_kernels_find(level, s->dtype),
      .sums_places = s->kind == SR_CONVOLUTION_FILTER_GRADIENT,
      .by_column = s->groups > 1 && s->groups == s->in_features && s->groups == s->out_features,
      .dtype = s->dtype,
      .element = sr_dtype_get(s->dtype)->bytes,
      .batch = s->batch,
      .groups = s->groups,
      .features = spreads ? s->out_features : s->in_features,
      .columns = spreads ? s->in_features : s->out_features,
      .a = spreads ? SR_CONVOLUTION_PRODUCTS : SR_CONVOLUTION_IMAGES,
      .c = sr_convolution_result(s->kind),
  };
  out->b =
      SR_CONVOLUTION_IMAGES + SR_CONVOLUTION_FILTERS + SR_CONVOLUTION_PRODUCTS - out->a - out->c;
  set_dims(out, s);
  set_points(arena, out, s);
  set_line(out, s);
  set_units(arena, out);
  set_phases(arena, out);
  set_parts(out, threads);
}

/* ---- places ---------------------------------------------------------------------------------- */

/* A place of the window. */
typedef struct place {
  int64_t image, q[DIMS];
} place;

static place place_of(const sr_cpu_convolution *c, int64_t index) {
  place p;
  for (int32_t d = X; d >= 0; d--) {
    p.q[d] = index % c->places[d];
    index /= c->places[d];
  }
  p.image = index;
  return p;
}

static void step_on(const sr_cpu_convolution *c, place *p) {
  for (int32_t d = X; d >= 0; d--) {
    if (++p->q[d] < c->places[d])
      return;
    p->q[d] = 0;
  }
  p->image++;
}

/* Returns how far the place is from the first one of C, in elements. */
static size_t out_offset(const sr_cpu_convolution *c, const place *p) {
  int64_t offset = p->image * c->out_image;
  for (int32_t d = 0; d < DIMS; d++)
    offset += p->q[d] * c->out_pitch[d];
  return (size_t)offset;
}

/* True if all points of the window at place `q` of dimension `d` are within A. */
static bool is_inside(const sr_cpu_convolution *c, int32_t d, int64_t q) {
  const int64_t start = q * c->step[d] + c->shift[d];
  return c->spread[d] == 1 && start + c->reach[d][0] >= 0 && start + c->reach[d][1] < c->in[d];
}

/* Returns the address of a point of the window at a place, in an image of A, or NULL outside. */
static const uint8_t *address_of(const sr_cpu_convolution *c, const uint8_t *image, const place *p,
                                 const sr_window_point *point) {
  int64_t offset = 0;
  for (int32_t d = 0; d < DIMS; d++) {
    int64_t at = p->q[d] * c->step[d] + c->shift[d] + point->at[d];
    if (at < 0 || (c->spread[d] > 1 && at % c->spread[d] != 0))
      return NULL;
    at = c->spread[d] > 1 ? at / c->spread[d] : at;
    if (at >= c->in[d])
      return NULL;
    offset += at * c->pitch[d];
  }
  return image + (size_t)offset * c->element;
}

/* ---- sums over windows ----------------------------------------------------------------------- */

/* A part of the result, for one group. */
typedef struct unit {
  const sr_cpu_convolution *c;
  const uint8_t *a, *b; /* from the first feature of the group, and the first column of the unit */
  uint8_t *out;
  int64_t first, end; /* rows */
  int64_t columns, features;
} unit;

/* Points and features of A that are summed at a time. */
typedef struct slice {
  int64_t point, points, feature, features;
} slice;

/* True if all points of the window at a place are within A. */
static bool is_all_inside(const sr_cpu_convolution *c, const place *p) {
  return is_inside(c, 0, p->q[0]) && is_inside(c, 1, p->q[1]) && is_inside(c, 2, p->q[2]);
}

/* Sets the addresses of row `i` of all runs: of each point, or the first one of each line. */
static void set_row(const unit *u, const slice *s, const place *p, int64_t line, int i,
                    sr_run *runs) {
  const sr_cpu_convolution *c = u->c;
  const int64_t image = c->in[0] * c->pitch[0];
  const uint8_t *a = u->a + (size_t)(p->image * image + s->feature) * c->element;
  const sr_window_point *points = c->points + s->point;
  if (is_all_inside(c, p)) {
    int64_t offset = 0;
    for (int32_t d = 0; d < DIMS; d++)
      offset += (p->q[d] * c->step[d] + c->shift[d]) * c->pitch[d];
    for (int64_t w = 0, r = 0; w < s->points; w += line, r++)
      runs[r].a[i] = a + (offset + points[w].offset) * (int64_t)c->element;
    return;
  }
  for (int64_t w = 0, r = 0; w < s->points; w += line, r++) {
    const uint8_t *address = address_of(c, a, p, &points[w]);
    runs[r].a[i] = address ? (const void *)address : zeros;
  }
}

/* Returns how far the first row of a point and a slice is from that of the unit, in elements. */
static size_t row_of_b(const unit *u, const slice *s, const sr_window_point *point) {
  return (size_t)((point->filter * u->features + s->feature) * u->c->columns);
}

/* Sets the addresses of the rows of a block that are neighbours within A: the next ones are at
 * equal distances from the first one. */
static void set_neighbours(const unit *u, const slice *s, const place *first, sr_run *runs,
                           sr_sums *sums) {
  const sr_cpu_convolution *c = u->c;
  const int64_t from = c->step[X] * c->pitch[X] * (int64_t)c->element;
  const int64_t to = c->out_pitch[X] * (int64_t)c->element;
  set_row(u, s, first, c->line, 0, runs);
  sums->c[0] = u->out + out_offset(c, first) * c->element;
  for (int64_t i = 1; i < SR_BLOCK_ROWS; i++)
    sums->c[i] = (uint8_t *)sums->c[0] + i * to;
  for (int64_t r = 0; r < s->points / c->line; r++)
    for (int64_t i = 1; i < SR_BLOCK_ROWS; i++)
      runs[r].a[i] = (const uint8_t *)runs[r].a[0] + i * from;
}

/* Sets the addresses of the rows of any block, and moves its first place on. Returns how many
 * points of a line are one run. */
static int64_t set_any(const unit *u, const slice *s, place *first, sr_run *runs, sr_sums *sums) {
  const sr_cpu_convolution *c = u->c;
  place places[SR_BLOCK_ROWS];
  int64_t line = c->line;
  for (int64_t i = 0; i < SR_BLOCK_ROWS; i++) {
    places[i] = i < sums->rows ? *first : places[0];
    sums->c[i] = u->out + out_offset(c, &places[i]) * c->element;
    if (i < sums->rows)
      step_on(c, first);
    if (!is_inside(c, X, places[i].q[X]))
      line = 1;
  }
  for (int i = 0; i < SR_BLOCK_ROWS; i++)
    set_row(u, s, &places[i], line, i, runs);
  return line;
}

/* Makes the runs of the block whose first row has the place `first`, and moves that on. `turned` is
 * what turn_columns made, or NULL. */
static void make_runs(const unit *u, const slice *s, place *first, sr_run *runs, sr_sums *sums,
                      const uint8_t *turned) {
  const sr_cpu_convolution *c = u->c;
  int64_t line = c->line;
  place last = *first;
  last.q[X] += SR_BLOCK_ROWS - 1;
  if (sums->rows == SR_BLOCK_ROWS && last.q[X] < c->places[X] && is_all_inside(c, first) &&
      is_inside(c, X, last.q[X])) {
    set_neighbours(u, s, first, runs, sums);
    *first = last;
    step_on(c, first);
  } else {
    line = set_any(u, s, first, runs, sums);
  }
  const sr_window_point *points = c->points + s->point;
  for (int64_t w = 0; w < s->points; w += line) {
    sr_run *run = &runs[sums->run_count++];
    run->terms = line * s->features;
    run->b = turned ? turned + (size_t)(w * s->features) * c->element
                    : u->b + row_of_b(u, s, &points[w]) * c->element;
  }
}

/* Lays the terms of each column of B behind each other. */
static void turn_columns(const unit *u, const slice *s, uint8_t *to) {
  const sr_cpu_convolution *c = u->c;
  for (int64_t column = 0; column < u->columns; column++)
    for (int64_t w = 0; w < s->points; w++) {
      const size_t from = row_of_b(u, s, &c->points[s->point + w]) + (size_t)column;
      sr_convolution_copy(c->element, u->b + from * c->element, c->columns, to, 1, s->features);
      to += (size_t)s->features * c->element;
    }
}

static void sum_slice(const unit *u, const slice *s) {
  const sr_cpu_convolution *c = u->c;
  sr_run runs[SLICE_POINTS];
  double turned[INNER_COLUMNS * SLICE_TERMS];
  void (*kernel)(const sr_sums *) = c->is_inner    ? c->kernels->inner
                                    : c->by_column ? c->kernels->by_column
                                                   : c->kernels->dense;
  if (c->is_inner)
    turn_columns(u, s, (uint8_t *)turned);
  place at = place_of(c, u->first);
  sr_sums sums = {.runs = runs,
                  .columns = u->columns,
                  .a_step = 1,
                  .b_row = c->is_inner ? s->points * s->features : c->columns,
                  .adds = s->point + s->feature > 0};
  for (int64_t row = u->first; row < u->end; row += SR_BLOCK_ROWS) {
    sums.rows = sr_min(SR_BLOCK_ROWS, u->end - row);
    sums.run_count = 0;
    make_runs(u, s, &at, runs, &sums, c->is_inner ? (const uint8_t *)turned : NULL);
    kernel(&sums);
  }
}

static void sum_windows(const unit *u) {
  slice s = {.points = sr_min(u->c->point_count, SLICE_POINTS)};
  if (s.points == 0) { /* between positions of A: sums of nothing */
    sum_slice(u, &s);
    return;
  }
  const int64_t points = s.points;
  const int64_t features = sr_min(u->features, sr_max(SLICE_FEATURES, SLICE_TERMS / points));
  for (s.feature = 0; s.feature < u->features; s.feature += features)
    for (s.point = 0; s.point < u->c->point_count; s.point += points) {
      s.points = sr_min(points, u->c->point_count - s.point);
      s.features = sr_min(features, u->features - s.feature);
      sum_slice(u, &s);
    }
}

/* ---- sums over places ------------------------------------------------------------------------ */

/* A row of a block of a gradient to the filters: a point of the window, and a feature. Along a line
 * of places, it is within A from place `low` to `high` - 1. */
typedef struct filter_row {
  const sr_window_point *point;
  int64_t feature, low, high;
} filter_row;

static void set_rows(const unit *u, filter_row *rows) {
  const sr_cpu_convolution *c = u->c;
  for (int64_t i = 0; i < SR_BLOCK_ROWS; i++) {
    const int64_t row = u->first + i < u->end ? u->first + i : u->first;
    filter_row *r = &rows[i];
    r->point = &c->points[row / u->features];
    r->feature = row % u->features;
    const int64_t start = c->shift[X] + r->point->at[X];
    r->low = start >= 0 ? 0 : sr_divide_up(-start, c->step[X]);
    r->high = start >= c->in[X] ? 0 : sr_divide_up(c->in[X] - start, c->step[X]);
  }
}

/* Makes a run of the places from `p` on, at most `count`. Ends it where a row enters or leaves A.
 * Returns how many places it has. */
static int64_t make_run(const unit *u, const filter_row *rows, const place *p, int64_t count,
                        sr_run *run) {
  const sr_cpu_convolution *c = u->c;
  const int64_t image = c->in[0] * c->pitch[0], x = p->q[X];
  const uint8_t *a = u->a + (size_t)(p->image * image) * c->element;
  bool has_zeros = false;
  for (int i = 0; i < SR_BLOCK_ROWS; i++) {
    const uint8_t *address = address_of(c, a, p, rows[i].point);
    if (x < rows[i].low)
      count = sr_min(count, rows[i].low - x);
    else if (x < rows[i].high)
      count = sr_min(count, rows[i].high - x);
    has_zeros |= !address;
    run->a[i] = address ? address + (size_t)rows[i].feature * c->element : (const void *)zeros;
  }
  const int64_t a_step = c->step[X] * c->pitch[X];
  if (has_zeros)
    count = sr_min(count, (SLICE_TERMS - (c->by_column ? u->columns : 1)) / a_step + 1);
  run->terms = count;
  return count;
}

/* Sums over the places from `begin` to `end` - 1. */
static void sum_chunk(const unit *u, const filter_row *rows, int64_t begin, int64_t end) {
  const sr_cpu_convolution *c = u->c;
  sr_run runs[SR_CONVOLUTION_RUNS];
  sr_sums sums = {.runs = runs,
                  .rows = u->end - u->first,
                  .columns = u->columns,
                  .a_step = c->step[X] * c->pitch[X],
                  .b_row = c->columns,
                  .adds = begin > 0};
  for (int64_t i = 0; i < sums.rows; i++)
    sums.c[i] = u->out + (size_t)((u->first + i) * c->columns) * c->element;
  while (begin < end) {
    const place p = place_of(c, begin);
    sr_run *run = &runs[sums.run_count++];
    run->b = u->b + (size_t)(begin * c->columns) * c->element;
    begin += make_run(u, rows, &p, sr_min(end - begin, c->places[X] - p.q[X]), run);
    if (begin < end && sums.run_count < SR_CONVOLUTION_RUNS)
      continue;
    (c->by_column ? c->kernels->by_column : c->kernels->dense)(&sums);
    sums.run_count = 0;
    sums.adds = true;
  }
}

/* ---- units ----------------------------------------------------------------------------------- */

/* Returns unit number `index`. Units of the same columns follow each other, so that a core reads
 * the same part of B. */
static unit unit_of(const sr_cpu_convolution *c, void *const *buffers, int64_t index) {
  const int64_t groups = c->by_column ? 1 : c->groups;
  const int64_t columns = c->columns / groups, features = c->by_column ? 1 : c->features / groups;
  const int64_t group = index / c->row_units / c->column_units;
  const int64_t column = index / c->row_units % c->column_units * c->unit_columns;
  const int64_t places = c->batch * c->places[0] * c->places[1] * c->places[2];
  const int64_t rows = c->sums_places ? c->point_count * features : places;
  const size_t a = (size_t)(c->by_column ? column : group * features) * c->element;
  const size_t b = (size_t)(group * columns + column) * c->element;
  unit u = {.c = c,
            .a = (const uint8_t *)buffers[c->a] + a,
            .b = (const uint8_t *)buffers[c->b] + b,
            .out = (uint8_t *)buffers[c->c] + b + (size_t)c->out_first * c->element,
            .first = index % c->row_units * c->unit_rows,
            .columns = sr_min(c->unit_columns, columns - column),
            .features = features};
  u.end = sr_min(u.first + c->unit_rows, rows);
  return u;
}

typedef struct job {
  const sr_cpu_convolution *convolutions; /* the whole one, or the phases */
  int64_t count;
  void *const *buffers;
} job;

/* All units sum over a chunk of places before they go on: the chunk is in a cache. */
static void sum_places(const sr_cpu_convolution *c, void *const *buffers, int64_t begin,
                       int64_t end) {
  const int64_t places = c->batch * c->places[0] * c->places[1] * c->places[2];
  const int64_t chunk =
      sr_max(CHUNK_PLACES, CHUNK_ELEMENTS / (c->features * c->step[X] + c->columns));
  for (int64_t first = 0; first < places; first += chunk)
    for (int64_t i = begin; i < end; i++) {
      const unit u = unit_of(c, buffers, i);
      filter_row rows[SR_BLOCK_ROWS];
      set_rows(&u, rows);
      sum_chunk(&u, rows, first, sr_min(places, first + chunk));
    }
}

static void run_units(const sr_cpu_convolution *c, void *const *buffers, int64_t begin,
                      int64_t end) {
  if (c->planes)
    sr_planes_run(c, buffers, begin, end);
  else if (c->sums_places)
    sum_places(c, buffers, begin, end);
  else
    for (int64_t i = begin; i < end; i++) {
      const unit u = unit_of(c, buffers, i);
      sum_windows(&u);
    }
}

static void run_part(const void *user, int32_t part, int32_t parts) {
  const job *j = user;
  int64_t units = 0;
  for (int64_t i = 0; i < j->count; i++)
    units += j->convolutions[i].units;
  const int64_t each = units / parts, more = units % parts;
  int64_t begin = part * each + sr_min(part, more), end = begin + each + (part < more);
  for (int64_t i = 0; i < j->count && end > 0; i++) {
    const sr_cpu_convolution *c = &j->convolutions[i];
    if (begin < c->units)
      run_units(c, j->buffers, sr_max(begin, 0), sr_min(end, c->units));
    begin -= c->units;
    end -= c->units;
  }
}

static bool all_finite(sr_dtype dtype, const void *data, int64_t count) {
  const uint32_t *singles = data, single = 0x7f800000;
  const uint64_t *doubles = data, exponent = (uint64_t)0x7ff << 52;
  bool is_other = false;
  if (dtype == SR_F32)
    for (int64_t i = 0; i < count; i++)
      is_other |= (singles[i] & single) == single;
  else
    for (int64_t i = 0; i < count; i++)
      is_other |= (doubles[i] & exponent) == exponent;
  return !is_other;
}

void sr_cpu_convolution_run(const sr_cpu_convolution *c, sr_pool *pool, void *const *buffers) {
  job j = {.convolutions = c, .count = 1, .buffers = buffers};
  const int64_t filters =
      c->point_count * (c->by_column ? 1 : c->features / c->groups) * c->columns;
  if (c->phase_count > 0 && all_finite(c->dtype, buffers[c->b], filters)) {
    j.convolutions = c->phases;
    j.count = c->phase_count;
  }
  if (c->parts > 1)
    sr_pool_split(pool, c->parts, run_part, &j);
  else
    run_part(&j, 0, 1);
}
