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
  SHORT_LINE = 256,        /* elements; the lanes of lines within it would be few */
  LONG_LINE = 4096,        /* elements; the lanes of longer lines do not fit into caches */
  FEW_LINES = 4,           /* too few to fill the lanes */
  LEAST_COLUMNS = 4,       /* that are worth dividing a line */
  MANY_LINES = 16,         /* enough for all threads */
  WORKSPACE_MOST = 4 << 20 /* bytes for lanes, where narrower ones are possible */
};

typedef enum stage {
  STAGE_FOLD,    /* from the spectrum of a real line to complex elements */
  STAGE_CHIRP,   /* makes the line that is convolved: times the chirp, and zeros */
  STAGE_PRODUCT, /* of transforms, swapped: the next one is an inverse one */
  STAGE_BACK,    /* takes the line out of what was convolved */
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
  stage stages[9];
  bool by_line;                     /* a unit is a line */
  const sr_fft_plan *chirped;       /* of a line whose padded line is divided, else NULL */
  int64_t a, b;                     /* of the line that is divided */
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
  const sr_fft_roots *roots = sr_fft_roots_make(t->arena, t->a * t->b);
  for (int64_t i = 0; i < t->b; i++)
    for (int64_t row = 0; row < rows; row++) {
      int64_t k = row < t->twist_count ? row : (row - t->twist_count) * t->twist_count;
      int64_t at = ((i / width * rows) + row) * 2 * width + i % width;
      sr_fft_root_store(roots, i * k, t->kernel->wide, twists, at, at + width);
    }
  t->twists = twists;
}

/* A line that cannot be divided becomes a convolution, whose longer line can. */
static bool is_chirped(const transform *t, const sr_call_step *s) {
  return s->k == 1 && (t->kind == SR_FFT_COMPLEX || t->halves) &&
         s->batch < (t->length > LONG_LINE ? MANY_LINES : FEW_LINES) && t->length > SHORT_LINE &&
         !sr_fft_is_smooth(t->length);
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

static void add_stage(transform *t, stage which) {
  t->stages[t->stage_count++] = which;
}

static void add_stages(transform *t) {
  if (t->kind == SR_FFT_REAL_BACK)
    add_stage(t, STAGE_FOLD);
  if (t->chirped)
    add_stage(t, STAGE_CHIRP);
  add_stage(t, STAGE_COLUMNS);
  add_stage(t, STAGE_ROWS);
  if (t->chirped) {
    add_stage(t, STAGE_PRODUCT);
    add_stage(t, STAGE_COLUMNS);
    add_stage(t, STAGE_ROWS);
    add_stage(t, STAGE_BACK);
  }
  if (t->kind == SR_FFT_REAL)
    add_stage(t, STAGE_UNFOLD);
}

/* The bytes of a line in the workspace. */
static int64_t line_bytes(const transform *t) {
  const int64_t elements = t->a * t->b + 1;
  return (elements * (int64_t)element_bytes(t) + 63) / 64 * 64;
}

/* Divides lines of `length` elements. */
static void divide(transform *t, sr_call *call, sr_cpu_level level, int64_t length) {
  const bool wide = is_wide(call);
  t->a = rows_of(length);
  t->b = length / t->a;
  t->one = sr_fft_kernel_find(level, wide, 1);
  t->plan = sr_fft_plan_make(t->arena, wide, t->a);
  t->rows_plan = sr_fft_plan_make(t->arena, wide, t->b);
  t->kernel = sr_fft_kernel_find(level, wide, t->a);
  while (t->kernel->width > 1 && lanes_bytes(t) > WORKSPACE_MOST)
    t->kernel = sr_fft_kernel_find(level, wide, t->kernel->width - 1);
  make_twists(t);
  add_stages(t);
  t->by_line = !t->chirped && call->step.batch >= MANY_LINES;
  call->workspace_bytes = lanes_bytes(t);
  if (t->by_line) {
    call->units = call->step.batch;
    call->workspace_bytes += (uint64_t)line_bytes(t);
  } else {
    call->units = quotient_up(t->b, t->kernel->width);
    call->more_phases = (int32_t)call->step.batch * t->stage_count - 1;
    call->work /= (double)call->step.batch;
    call->shared_bytes = is_in_place(&call->step) || t->kind == SR_FFT_REAL_BACK || t->chirped
                             ? (uint64_t)line_bytes(t) * (t->chirped ? 2 : 1)
                             : 0;
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
    divide(t, call, level, t->length);
    return;
  }
  if (is_chirped(t, s)) {
    t->chirped = sr_fft_plan_make(t->arena, wide, t->length);
    divide(t, call, level, t->chirped->padded->n);
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

/* The memory of a line. The matrix [a][b] is in `matrix`, and that with its columns transformed,
 * [b][a], in `between`. The transform is written to `result`. What is folded comes from `in` and
 * goes to `scratch`. */
typedef struct line_memory {
  uint8_t *in, *matrix, *between, *result, *out, *scratch, *workspace;
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
  t->kernel->run(&(sr_fft_lines){.plan = t->plan,
                                 .count = left < t->kernel->width ? left : t->kernel->width,
                                 .in = {m->matrix + first * element, 2, 2 * t->b},
                                 .out = {m->between + first * t->a * element, 2 * t->a, 2},
                                 .swaps_in = complex_line && t->inverse && !t->chirped,
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
                                 .out = {m->result + first * element, 2, 2 * t->a},
                                 .swaps_out = t->inverse && !t->chirped,
                                 .factor = t->chirped ? 1 : t->factor,
                                 .workspace = m->workspace});
}

/* Elements `begin` to end - 1 of the line that is convolved. */
static void make_chirped(const transform *t, const line_memory *m, int64_t begin, int64_t end) {
  const int64_t element = (int64_t)element_bytes(t), from = begin > t->length ? begin : t->length;
  const bool folds = t->kind == SR_FFT_REAL_BACK; /* which has swapped */
  t->one->multiply(folds ? m->scratch : m->in, t->chirped->chirp, m->matrix, begin,
                   end < t->length ? end : t->length, t->kind == SR_FFT_COMPLEX && t->inverse,
                   false, 1);
  if (from < end)
    memset(m->matrix + from * element, 0, (size_t)((end - from) * element));
}

/* How many things a stage does, of which its units are equal parts. */
static int64_t count_of(const transform *t, stage which) {
  switch (which) {
  case STAGE_COLUMNS:
    return quotient_up(t->b, t->kernel->width);
  case STAGE_ROWS:
    return quotient_up(t->a, t->kernel->width);
  case STAGE_CHIRP:
  case STAGE_PRODUCT:
    return t->a * t->b;
  case STAGE_BACK:
    return t->length;
  case STAGE_FOLD:
  case STAGE_UNFOLD:
    break;
  }
  return t->length / 2 + 1;
}

static void run_stage(const transform *t, stage which, const line_memory *m, stage_part part) {
  const int64_t count = count_of(t, which);
  const int64_t begin = count * part.begin / part.units, end = count * part.end / part.units;
  switch (which) {
  case STAGE_FOLD:
    fold(t, m, begin, end);
    return;
  case STAGE_UNFOLD:
    t->one->unfold(m->out, t->halves, t->length, begin, end);
    return;
  case STAGE_CHIRP:
    make_chirped(t, m, begin, end);
    return;
  case STAGE_PRODUCT:
    t->one->multiply(m->matrix, t->chirped->spectrum, m->matrix, begin, end, false, true, 1);
    return;
  case STAGE_BACK:
    t->one->multiply(m->result, t->chirped->chirp, m->out, begin, end, true, t->inverse, t->factor);
    return;
  case STAGE_COLUMNS:
  case STAGE_ROWS:
    break;
  }
  for (int64_t block = begin; block < end; block++)
    (which == STAGE_COLUMNS ? transform_columns : transform_rows)(t, m, block);
}

/* Returns the memory of line `i`. */
static line_memory memory_of(const sr_call *call, void *const *buffers, const sr_call_share *share,
                             int64_t i) {
  const transform *t = call->prepared;
  const line_sizes sizes = sizes_of(t, &call->step);
  line_memory m = {.in = (uint8_t *)buffers[0] + i * sizes.in,
                   .out = (uint8_t *)buffers[1] + i * sizes.out,
                   .workspace = share->workspace};
  m.scratch = t->by_line ? m.workspace + lanes_bytes(t) : share->shared;
  const bool folds = t->kind == SR_FFT_REAL_BACK;
  m.matrix = folds ? m.scratch : m.in;
  m.result = m.out;
  m.between = !folds && (t->by_line || m.in == m.out) ? m.scratch : m.out;
  if (t->chirped) {
    m.between = m.scratch;
    m.matrix = m.result = m.scratch + line_bytes(t);
  }
  return m;
}

static void run_divided(const sr_call *call, void *const *buffers, const sr_call_share *share) {
  const transform *t = call->prepared;
  const int64_t line = t->by_line ? share->begin : share->phase / t->stage_count;
  const int64_t end = t->by_line ? share->end : line + 1;
  for (int64_t i = line; i < end; i++) {
    const line_memory m = memory_of(call, buffers, share, i);
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
