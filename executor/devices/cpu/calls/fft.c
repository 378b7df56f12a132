/*
 * Fourier transforms along one dimension. Several lines are transformed at a time, one in each lane
 * of the vectors (fft_lines.h). Such a group of lines is a unit of work.
 *
 * A long line, or one of few, is divided: n = a b elements are a matrix [a][b], whose columns are
 * transformed together. Multiplied by roots of unity and transposed they are a matrix [b][a], and
 * the transforms of its columns are the transform of the line (D. Bailey, FFTs in external or
 * hierarchical memory, 1990). If there are many lines, a unit is a line; else lines come one after
 * the other, and a unit is a part of each stage of a line.
 *
 * How a transform is divided into lanes and stages depends on the shape and on the processor's
 * vectors, not on the number of threads.
 */
#include <math.h>
#include <string.h>

#include "executor/devices/cpu/blas.h"
#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cpu/calls/fft_lines.h"

enum {
  LONG_LINE = 4096,        /* elements; the lanes of longer lines do not fit into caches */
  FEW_LINES = 4,           /* too few to fill the lanes */
  LEAST_COLUMNS = 4,       /* that are worth dividing a line */
  MANY_LINES = 16,         /* enough for all threads */
  WORKSPACE_MOST = 4 << 20 /* bytes for lanes, where narrower ones are possible */
};

typedef enum stage {
  STAGE_FOLD,    /* from the spectrum of a real line to complex elements */
  STAGE_COLUMNS, /* of [a][b], and the transposition */
  STAGE_ROWS,    /* columns of [b][a] */
  STAGE_UNFOLD,  /* the inverse of FOLD */
} stage;

typedef struct transform {
  sr_arena *arena; /* holds all of this */
  sr_fft_kind kind;
  bool inverse;
  int64_t length;     /* complex elements of a line: n, or n / 2 for real lines of even length */
  const void *halves; /* as in fft_lines.h */
  double factor;
  const sr_fft_kernel *kernel;
  const sr_fft_plan *plan; /* of a line, or of a elements if lines are divided */

  int32_t stage_count; /* 0: lines are not divided */
  stage stages[3];
  bool by_line; /* a unit is a line */
  int64_t a, b;
  const sr_fft_kernel *one;         /* for FOLD and UNFOLD */
  const sr_fft_plan *rows_plan;     /* of b elements */
  const void *twists;               /* of all blocks of columns; see fft_lines.h */
  int64_t twist_count, twist_bytes; /* twist_bytes: of a block */
} transform;

static int64_t quotient_up(int64_t a, int64_t b) {
  return a / b + (a % b != 0);
}

static bool is_wide(const sr_call *call) {
  return sr_dtype_part(call->step.dtype) == SR_F64;
}

static uint64_t element_bytes(const transform *t) {
  return 2 * (t->kernel->wide ? sizeof(double) : sizeof(float));
}

/* ---- preparing ------------------------------------------------------------------------------- */

/* Returns the kernel for `lines` lines: the narrowest that holds all of them, else the widest.
 * Adjacent lines share cache lines, so only lines apart may be taken in smaller groups to save
 * memory. */
static const sr_fft_kernel *choose_kernel(const transform *t, const sr_call *call,
                                          sr_cpu_level level) {
  const int64_t lines = call->step.k > 1 ? call->step.k : call->step.batch;
  const sr_fft_kernel *kernel = sr_fft_kernel_find(level, is_wide(call), INT32_MAX);
  while (kernel->width > 1) {
    const sr_fft_kernel *narrower = sr_fft_kernel_find(level, is_wide(call), kernel->width - 1);
    bool large = call->step.k == 1 && sr_fft_workspace(kernel, t->plan) > WORKSPACE_MOST;
    if (narrower->width < lines && !large)
      break;
    kernel = narrower;
  }
  return kernel;
}

/* Returns the number of rows of the matrix into which a line is divided: the largest divisor that
 * is not greater than the number of columns. */
static int64_t rows_of(int64_t length) {
  int64_t rows = (int64_t)sqrt((double)length) + 1;
  while (rows > 1 && (rows * rows > length || length % rows != 0))
    rows--;
  return rows;
}

static bool is_divided(const transform *t, const sr_call_step *s) {
  return s->k == 1 && (t->kind == SR_FFT_COMPLEX || t->halves) &&
         (t->length > LONG_LINE || s->batch < FEW_LINES) && rows_of(t->length) >= LEAST_COLUMNS;
}

/* Makes the roots i * k by which element k of column i is multiplied, for each block of columns. */
static void make_twists(transform *t) {
  const int64_t width = t->kernel->width, blocks = quotient_up(t->b, width);
  t->twist_count = 1 + (int64_t)sqrt((double)t->a);
  const int64_t rows = t->twist_count + quotient_up(t->a, t->twist_count);
  t->twist_bytes = rows * width * (int64_t)element_bytes(t);
  uint8_t *twists = sr_arena_array(t->arena, (size_t)blocks + 1, (size_t)t->twist_bytes);
  twists += -(uintptr_t)twists % 64;
  const sr_fft_roots *roots = sr_fft_roots_make(t->arena, t->length);
  for (int64_t i = 0; i < t->b; i++)
    for (int64_t row = 0; row < rows; row++) {
      int64_t k = row < t->twist_count ? row : (row - t->twist_count) * t->twist_count;
      int64_t at = ((i / width * rows) + row) * 2 * width + i % width;
      sr_fft_root_store(roots, i * k, t->kernel->wide, twists, at, at + width);
    }
  t->twists = twists;
}

static bool is_in_place(const sr_call_step *s) {
  const sr_ref *in = &s->buffers[0], *out = &s->buffers[1];
  return in->space == out->space && in->index == out->index && in->offset == out->offset;
}

/* The workspace of a block of columns, or of rows, of a line that is divided. */
static uint64_t lanes_bytes(const transform *t) {
  const uint64_t columns = sr_fft_workspace(t->kernel, t->plan);
  const uint64_t rows = sr_fft_workspace(t->kernel, t->rows_plan);
  return columns > rows ? columns : rows;
}

static void divide(transform *t, sr_call *call, sr_cpu_level level) {
  const bool wide = is_wide(call);
  t->a = rows_of(t->length);
  t->b = t->length / t->a;
  t->one = sr_fft_kernel_find(level, wide, 1);
  t->plan = sr_fft_plan_make(t->arena, wide, t->a);
  t->rows_plan = sr_fft_plan_make(t->arena, wide, t->b);
  t->kernel = sr_fft_kernel_find(level, wide, t->a);
  while (t->kernel->width > 1 && lanes_bytes(t) > WORKSPACE_MOST)
    t->kernel = sr_fft_kernel_find(level, wide, t->kernel->width - 1);
  make_twists(t);
  if (t->kind == SR_FFT_REAL_BACK)
    t->stages[t->stage_count++] = STAGE_FOLD;
  t->stages[t->stage_count++] = STAGE_COLUMNS;
  t->stages[t->stage_count++] = STAGE_ROWS;
  if (t->kind == SR_FFT_REAL)
    t->stages[t->stage_count++] = STAGE_UNFOLD;
  t->by_line = call->step.batch >= MANY_LINES;
  call->workspace_bytes = lanes_bytes(t);
  const uint64_t line_bytes = (((uint64_t)t->length + 1) * element_bytes(t) + 63) / 64 * 64;
  if (t->by_line) {
    call->units = call->step.batch;
    call->workspace_bytes += line_bytes;
  } else {
    call->units = quotient_up(t->b, t->kernel->width);
    call->more_phases = (int32_t)call->step.batch * t->stage_count - 1;
    call->work /= (double)call->step.batch;
    call->shared_bytes = is_in_place(&call->step) || t->kind == SR_FFT_REAL_BACK ? line_bytes : 0;
  }
}

static void build(transform *t, sr_call *call, sr_fft_kind kind) {
  const sr_call_step *s = &call->step;
  const sr_cpu_level level = sr_blas_level(call->blas_core);
  const bool wide = is_wide(call), even = kind != SR_FFT_COMPLEX && s->n % 2 == 0;
  t->kind = kind;
  t->inverse = kind == SR_FFT_REAL_BACK || s->options & SR_CALL_INVERSE;
  t->factor = t->inverse && !(s->options & SR_CALL_UNSCALED) ? 1 / (double)s->n : 1;
  t->length = even ? s->n / 2 : s->n;
  if (even)
    t->halves = sr_fft_roots_table(t->arena, wide, s->n, s->n / 4 + 1);
  call->work = (double)s->batch * (double)s->k * (double)s->n * (5 * log2((double)s->n) + 1);
  if (is_divided(t, s)) {
    divide(t, call, level);
    return;
  }
  t->plan = sr_fft_plan_make(t->arena, wide, t->length);
  t->kernel = choose_kernel(t, call, level);
  call->workspace_bytes = sr_fft_workspace(t->kernel, t->plan);
  call->units = s->k > 1 ? s->batch * quotient_up(s->k, t->kernel->width)
                         : quotient_up(s->batch, t->kernel->width);
}

static sr_status prepare(sr_ctx *ctx, sr_call *call, sr_fft_kind kind) {
  if (call->step.n == 0 || call->step.batch == 0 || call->step.k == 0)
    return SR_OK;
  sr_arena *arena = sr_arena_create();
  if (!arena || SR_ARENA_GUARD(arena)) {
    sr_arena_destroy(arena);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a Fourier transform of length %lld",
                   (long long)call->step.n);
  }
  transform *t = SR_NEW(arena, transform);
  t->arena = arena;
  build(t, call, kind);
  call->prepared = t;
  return SR_OK;
}

static sr_status prepare_fft(sr_ctx *ctx, sr_call *call) {
  return prepare(ctx, call, SR_FFT_COMPLEX);
}

static sr_status prepare_rfft(sr_ctx *ctx, sr_call *call) {
  return prepare(ctx, call, SR_FFT_REAL);
}

static sr_status prepare_irfft(sr_ctx *ctx, sr_call *call) {
  return prepare(ctx, call, SR_FFT_REAL_BACK);
}

static void release(sr_call *call) {
  transform *t = call->prepared;
  if (t)
    sr_arena_destroy(t->arena);
  call->prepared = NULL;
}

/* ---- lines that are not divided -------------------------------------------------------------- */

/* Bytes from one line to the next, if elements of a line are adjacent. */
typedef struct line_sizes {
  int64_t in, out;
} line_sizes;

static line_sizes sizes_of(const transform *t, const sr_call_step *s) {
  const int64_t number = (int64_t)element_bytes(t) / 2;
  const int64_t real = s->n * number, complex_size = 2 * real, half = 2 * (s->n / 2 + 1) * number;
  return (line_sizes){t->kind == SR_FFT_COMPLEX ? complex_size
                      : t->kind == SR_FFT_REAL  ? real
                                                : half,
                      t->kind == SR_FFT_COMPLEX ? complex_size
                      : t->kind == SR_FFT_REAL  ? half
                                                : real};
}

static void run_groups(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const transform *t = call->prepared;
  const sr_call_step *s = &call->step;
  const int64_t width = t->kernel->width, element = (int64_t)element_bytes(t);
  const int64_t number = element / 2, groups = quotient_up(s->k, width);
  const line_sizes sizes = sizes_of(t, s);
  sr_fft_lines lines = {.kind = t->kind,
                        .plan = t->plan,
                        .halves = t->halves,
                        .swaps_in = t->inverse,
                        .swaps_out = t->inverse,
                        .factor = t->factor,
                        .workspace = share->workspace};
  for (int64_t unit = share->begin; unit < share->end; unit++) {
    uint8_t *in = buffers[0], *out = buffers[1];
    if (s->k > 1) {
      int64_t first = unit % groups * width;
      int64_t at = (unit / groups * s->n * s->k + first) * element;
      lines.count = s->k - first < width ? s->k - first : width;
      lines.in = (sr_fft_array){in + at, 2, 2 * s->k};
      lines.out = (sr_fft_array){out + at, 2, 2 * s->k};
    } else {
      int64_t first = unit * width;
      lines.count = s->batch - first < width ? s->batch - first : width;
      lines.in = (sr_fft_array){in + first * sizes.in, sizes.in / number, 2};
      lines.out = (sr_fft_array){out + first * sizes.out, sizes.out / number, 2};
    }
    t->kernel->run(&lines);
  }
}

/* ---- divided lines --------------------------------------------------------------------------- */

/* The memory of a line. The matrix [a][b] is in `in`, or if it was folded, in `scratch`. The matrix
 * [b][a] is in `between`: in `out`, or in `scratch` if that is in the cache of this core or if `in`
 * is `out`. */
typedef struct line_memory {
  uint8_t *in, *between, *out, *scratch, *workspace;
} line_memory;

/* A part of a stage: of `units` equal parts, those from number `begin` to end - 1. */
typedef struct stage_part {
  int64_t begin, end, units;
} stage_part;

static void fold(const transform *t, const line_memory *m, int64_t begin, int64_t end) {
  const int64_t element = (int64_t)element_bytes(t), mirrored = t->length - end + 1;
  memcpy(m->scratch + begin * element, m->in + begin * element, (size_t)((end - begin) * element));
  memcpy(m->scratch + mirrored * element, m->in + mirrored * element,
         (size_t)((end - begin) * element));
  t->one->fold(m->scratch, t->halves, t->length, begin, end);
}

static void transform_columns(const transform *t, const line_memory *m, int64_t block) {
  const int64_t first = block * t->kernel->width, element = (int64_t)element_bytes(t);
  const bool complex_line = t->kind == SR_FFT_COMPLEX;
  const int64_t left = t->b - first;
  uint8_t *in = t->kind == SR_FFT_REAL_BACK ? m->scratch : m->in;
  t->kernel->run(&(sr_fft_lines){.plan = t->plan,
                                 .count = left < t->kernel->width ? left : t->kernel->width,
                                 .in = {in + first * element, 2, 2 * t->b},
                                 .out = {m->between + first * t->a * element, 2 * t->a, 2},
                                 .swaps_in = complex_line && t->inverse,
                                 .factor = 1,
                                 .twists = (const uint8_t *)t->twists + block * t->twist_bytes,
                                 .twist_count = t->twist_count,
                                 .workspace = m->workspace});
}

static void transform_rows(const transform *t, const line_memory *m, int64_t block) {
  const int64_t first = block * t->kernel->width, element = (int64_t)element_bytes(t);
  const int64_t left = t->a - first;
  t->kernel->run(&(sr_fft_lines){.plan = t->rows_plan,
                                 .count = left < t->kernel->width ? left : t->kernel->width,
                                 .in = {m->between + first * element, 2, 2 * t->a},
                                 .out = {m->out + first * element, 2, 2 * t->a},
                                 .swaps_out = t->inverse,
                                 .factor = t->factor,
                                 .workspace = m->workspace});
}

static void run_stage(const transform *t, stage which, const line_memory *m, stage_part part) {
  const bool columns = which == STAGE_COLUMNS, rows = which == STAGE_ROWS;
  const int64_t count =
      columns || rows ? quotient_up(columns ? t->b : t->a, t->kernel->width) : t->length / 2 + 1;
  const int64_t begin = count * part.begin / part.units, end = count * part.end / part.units;
  if (which == STAGE_FOLD)
    fold(t, m, begin, end);
  else if (which == STAGE_UNFOLD)
    t->one->unfold(m->out, t->halves, t->length, begin, end);
  else
    for (int64_t block = begin; block < end; block++)
      (columns ? transform_columns : transform_rows)(t, m, block);
}

static void run_divided(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const transform *t = call->prepared;
  const line_sizes sizes = sizes_of(t, &call->step);
  const int64_t line = t->by_line ? share->begin : share->phase / t->stage_count;
  const int64_t end = t->by_line ? share->end : line + 1;
  for (int64_t i = line; i < end; i++) {
    line_memory m = {.in = (uint8_t *)buffers[0] + i * sizes.in,
                     .out = (uint8_t *)buffers[1] + i * sizes.out,
                     .workspace = share->workspace};
    m.scratch = t->by_line ? m.workspace + lanes_bytes(t) : share->shared;
    const bool folds = t->stages[0] == STAGE_FOLD;
    m.between = !folds && (t->by_line || m.in == m.out) ? m.scratch : m.out;
    const stage_part part = {share->begin, share->end, call->units}, whole = {0, 1, 1};
    if (!t->by_line)
      run_stage(t, t->stages[share->phase % t->stage_count], &m, part);
    for (int32_t s = 0; t->by_line && s < t->stage_count; s++)
      run_stage(t, t->stages[s], &m, whole);
  }
}

static void run(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const transform *t = call->prepared;
  (t->stage_count > 0 ? run_divided : run_groups)(call, buffers, share);
}

const sr_call_driver sr_call_driver_fft = {.prepare = prepare_fft, .run = run, .release = release};
const sr_call_driver sr_call_driver_rfft = {
    .prepare = prepare_rfft, .run = run, .release = release};
const sr_call_driver sr_call_driver_irfft = {
    .prepare = prepare_irfft, .run = run, .release = release};
