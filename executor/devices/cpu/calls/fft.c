/*
 * Fourier transforms along one dimension by PocketFFT. PocketFFT transforms one line at a time,
 * that is, all elements along the dimension at one index of the others. If the elements of a line
 * are not adjacent in memory, NEIGHBOURS neighbouring lines are first copied into the workspace
 * together, so that whole cache lines are read. Such a group of lines is one unit of work. The
 * groups do not depend on the number of threads.
 */
#include <math.h>
#include <string.h>

#include "executor/devices/cpu/calls/call.h"
#include "executor/devices/cpu/calls/pocketfft.h"

enum {
  NEIGHBOURS = 8,
  ALIGNMENT = 64
};

static uint64_t aligned(uint64_t bytes) {
  return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static size_t element_bytes(const sr_call *call) {
  return sr_dtype_get(call->step.dtype)->bytes;
}

static bool is_wide(const sr_call *call) {
  return call->step.dtype == SR_F64 || call->step.dtype == SR_C128;
}

/* Makes the PocketFFT plan for lines of n elements, and sets the fields of `call`. `units` is the
 * number of units of work. */
static sr_status prepare_lines(sr_ctx *ctx, sr_call *call, bool real, int64_t units) {
  const sr_call_step *step = &call->step;
  if (step->n == 0 || units == 0)
    return SR_OK;
  sr_fft_plan *plan = sr_fft_plan_create(is_wide(call), real, (size_t)step->n);
  if (!plan)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for a Fourier transform of length %lld",
                   (long long)step->n);
  call->prepared = plan;
  call->units = units;
  call->work =
      (double)step->batch * (double)step->k * (double)step->n * (5 * log2((double)step->n) + 1);
  call->workspace_bytes = aligned(sr_fft_plan_workspace(plan));
  return SR_OK;
}

static void release(sr_call *call) {
  sr_fft_plan_destroy(call->prepared);
  call->prepared = NULL;
}

/* Returns the factor of the results. */
static double factor_of(const sr_call *call, bool inverse) {
  return inverse && !(call->step.options & SR_CALL_UNSCALED) ? 1 / (double)call->step.n : 1;
}

/* ---- complex --------------------------------------------------------------------------------- */

/* Returns the number of groups of neighbouring lines in one [n][k] matrix of the batch. */
static int64_t groups_of(const sr_call *call) {
  int64_t k = call->step.k;
  return k / NEIGHBOURS + (k % NEIGHBOURS != 0);
}

static sr_status prepare_fft(sr_ctx *ctx, sr_call *call) {
  SR_TRY(prepare_lines(ctx, call, false, call->step.batch * groups_of(call)));
  if (call->step.k > 1)
    call->workspace_bytes += aligned((uint64_t)call->step.n * element_bytes(call)) * NEIGHBOURS;
  return SR_OK;
}

typedef struct line_group {
  size_t element, line_stride; /* bytes of an element, and of a line in the workspace */
  size_t row_stride;           /* bytes from one element of a line to the next, in the array */
  size_t count;                /* number of lines in the group */
  uint8_t *lines, *rest; /* in the workspace: the gathered lines, and the memory for PocketFFT */
} line_group;

static void run_group(const sr_call *call, const line_group *g, const uint8_t *in, uint8_t *out) {
  bool inverse = call->step.options & SR_CALL_INVERSE;
  double factor = factor_of(call, inverse);
  size_t n = (size_t)call->step.n;
  for (size_t i = 0; i < n; i++)
    for (size_t l = 0; l < g->count; l++)
      memcpy(g->lines + l * g->line_stride + i * g->element,
             in + i * g->row_stride + l * g->element, g->element);
  for (size_t l = 0; l < g->count; l++)
    sr_fft_plan_run(call->prepared, g->lines + l * g->line_stride, inverse, factor, g->rest);
  for (size_t i = 0; i < n; i++)
    for (size_t l = 0; l < g->count; l++)
      memcpy(out + i * g->row_stride + l * g->element,
             g->lines + l * g->line_stride + i * g->element, g->element);
}

/* Transforms the groups from number `begin` to number end - 1. */
static void run_groups(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
                       int64_t end) {
  const sr_call_step *step = &call->step;
  int64_t groups = groups_of(call);
  line_group g = {.element = element_bytes(call), .lines = workspace};
  g.line_stride = aligned((uint64_t)step->n * g.element);
  g.row_stride = (size_t)step->k * g.element;
  g.rest = g.lines + NEIGHBOURS * g.line_stride;
  for (int64_t unit = begin; unit < end; unit++) {
    int64_t first = unit % groups * NEIGHBOURS;
    g.count = (size_t)(step->k - first < NEIGHBOURS ? step->k - first : NEIGHBOURS);
    size_t at = (size_t)(unit / groups * step->n * step->k + first) * g.element;
    run_group(call, &g, (const uint8_t *)buffers[0] + at, (uint8_t *)buffers[1] + at);
  }
}

static void run_fft(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
                    int64_t end) {
  if (call->step.k > 1) {
    run_groups(call, buffers, workspace, begin, end);
    return;
  }
  bool inverse = call->step.options & SR_CALL_INVERSE;
  size_t bytes = (size_t)call->step.n * element_bytes(call);
  for (int64_t i = begin; i < end; i++) {
    const uint8_t *in = (const uint8_t *)buffers[0] + (size_t)i * bytes;
    uint8_t *out = (uint8_t *)buffers[1] + (size_t)i * bytes;
    if (in != out)
      memcpy(out, in, bytes);
    sr_fft_plan_run(call->prepared, out, inverse, factor_of(call, inverse), workspace);
  }
}

const sr_call_driver sr_call_driver_fft = {
    .prepare = prepare_fft, .run = run_fft, .release = release};

/* ---- real ------------------------------------------------------------------------------------ */

static sr_status prepare_real(sr_ctx *ctx, sr_call *call) {
  return prepare_lines(ctx, call, true, call->step.batch);
}

/* PocketFFT turns a real line into r0 r1 i1 r2 i2 ..., without the imaginary parts that are always
 * zero. The result needs r0 0 r1 i1 .... So PocketFFT works in place from the second number of the
 * result on: all numbers but r0 then come out where they belong. */
static void run_rfft(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
                     int64_t end) {
  size_t number = element_bytes(call), n = (size_t)call->step.n, half = n / 2 + 1;
  for (int64_t i = begin; i < end; i++) {
    uint8_t *out = (uint8_t *)buffers[1] + (size_t)i * half * 2 * number;
    memcpy(out + number, (const uint8_t *)buffers[0] + (size_t)i * n * number, n * number);
    sr_fft_plan_run(call->prepared, out + number, false, 1, workspace);
    memcpy(out, out + number, number);
    memset(out + number, 0, number);
    if (n % 2 == 0)
      memset(out + (n + 1) * number, 0, number);
  }
}

/* Ignores the imaginary parts that must be zero: that of the first element and, if n is even, that
 * of the last element. */
static void run_irfft(const sr_call *call, void *const *buffers, void *workspace, int64_t begin,
                      int64_t end) {
  size_t number = element_bytes(call) / 2, n = (size_t)call->step.n, half = n / 2 + 1;
  for (int64_t i = begin; i < end; i++) {
    const uint8_t *in = (const uint8_t *)buffers[0] + (size_t)i * half * 2 * number;
    uint8_t *out = (uint8_t *)buffers[1] + (size_t)i * n * number;
    memcpy(out, in, number);
    memcpy(out + number, in + 2 * number, (n - 1) * number);
    sr_fft_plan_run(call->prepared, out, true, factor_of(call, true), workspace);
  }
}

const sr_call_driver sr_call_driver_rfft = {
    .prepare = prepare_real, .run = run_rfft, .release = release};
const sr_call_driver sr_call_driver_irfft = {
    .prepare = prepare_real, .run = run_irfft, .release = release};
