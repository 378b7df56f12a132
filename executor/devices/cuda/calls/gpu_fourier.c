/*
 * Fourier transforms by cuFFT. Its inverse transforms do not divide by the length; neither do those
 * of programs for GPUs (SR_CALL_UNSCALED).
 *
 * A plan of cuFFT has lines at one distance from each other. The lines of [batch][n][k] begin at k
 * places in each of `batch` matrices, so a plan covers one of these two, the longer one, and runs
 * for each index of the other.
 */
#include <stdlib.h>

#include "executor/devices/cuda/calls/gpu_driver.h"

typedef struct fourier {
  sr_cufft_plan plan;
  bool has_plan;
  int64_t runs;            /* of the plan */
  int64_t apart;           /* elements between the beginnings of two runs */
  uint64_t plan_bytes;     /* of workspace, of cuFFT */
  uint64_t spectrum_bytes; /* of workspace, for the spectrum of an inverse real transform */
} fourier;

/* The lines of one side of a plan, in elements of that side. */
typedef struct lines {
  int64_t stride, distance;
  sr_cublas_type type;
} lines;

static const sr_cufft *functions(void) {
  return &sr_math_open_functions()->fft;
}

static sr_status check(sr_ctx *ctx, const sr_gpu_call *call, sr_cufft_status status) {
  return sr_gpu_call_check(ctx, call, SR_MATH_FFT, status);
}

/* A scaled inverse transform was not made for GPUs, and a line of one element needs no library. */
static bool fits(const sr_call_step *step) {
  const bool is_inverse = step->function == SR_CALL_IRFFT || step->options & SR_CALL_INVERSE;
  return step->n > 1 && (!is_inverse || step->options & SR_CALL_UNSCALED);
}

/* ---- plans ----------------------------------------------------------------------------------- */

static sr_cublas_type type_of(sr_dtype dtype, bool is_complex) {
  const bool is_wide = sr_dtype_part(dtype) == SR_F64;
  if (is_complex)
    return is_wide ? SR_CUBLAS_C128 : SR_CUBLAS_C64;
  return is_wide ? SR_CUBLAS_F64 : SR_CUBLAS_F32;
}

/* Makes the plan for `batch` lines; its workspace is ours. */
static sr_status make_plan(sr_ctx *ctx, sr_gpu_call *call, const lines *in, const lines *out,
                           int64_t batch) {
  const sr_cufft *cufft = functions();
  fourier *f = calloc(1, sizeof *f);
  call->prepared = f;
  if (!f)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for a library call", call->place);
  f->runs = 1;
  SR_TRY(check(ctx, call, cufft->cufftCreate(&f->plan)));
  f->has_plan = true;
  SR_TRY(check(ctx, call, cufft->cufftSetAutoAllocation(f->plan, 0)));
  long long n[] = {call->step.n}, embed[] = {call->step.n};
  size_t bytes = 0;
  SR_TRY(check(ctx, call,
               cufft->cufftXtMakePlanMany(f->plan, 1, n, embed, in->stride, in->distance, in->type,
                                          embed, out->stride, out->distance, out->type, batch,
                                          &bytes, type_of(call->step.dtype, true))));
  f->plan_bytes = sr_gpu_call_align(bytes);
  call->workspace_bytes = f->plan_bytes;
  return SR_OK;
}

static void release(sr_gpu_call *call) {
  fourier *f = call->prepared;
  if (f && f->has_plan)
    functions()->cufftDestroy(f->plan);
  free(f);
}

/* Gives the plan its stream and workspace. */
static sr_status begin(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  const sr_cufft *cufft = functions();
  const fourier *f = call->prepared;
  SR_TRY(check(ctx, call, cufft->cufftSetStream(f->plan, run->stream)));
  return f->plan_bytes == 0 ? SR_OK
                            : check(ctx, call, cufft->cufftSetWorkArea(f->plan, run->workspace));
}

/* ---- complex --------------------------------------------------------------------------------- */

static sr_status prepare_complex(sr_ctx *ctx, sr_gpu_call *call) {
  const sr_call_step *s = &call->step;
  const bool by_matrix = s->batch > s->k; /* else a run is all columns of one matrix */
  const int64_t matrix = s->n * s->k;
  const lines all = {
      .stride = s->k, .distance = by_matrix ? matrix : 1, .type = type_of(s->dtype, true)};
  SR_TRY(make_plan(ctx, call, &all, &all, by_matrix ? s->batch : s->k));
  fourier *f = call->prepared;
  f->runs = by_matrix ? s->k : s->batch;
  f->apart = by_matrix ? 1 : matrix;
  return SR_OK;
}

static sr_status enqueue_complex(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  const fourier *f = call->prepared;
  const size_t apart = (size_t)f->apart * sr_dtype_get(call->step.dtype)->bytes;
  const int direction = call->step.options & SR_CALL_INVERSE ? SR_CUFFT_INVERSE : SR_CUFFT_FORWARD;
  SR_TRY(begin(ctx, call, run));
  for (int64_t i = 0; i < f->runs; i++)
    SR_TRY(
        check(ctx, call,
              functions()->cufftXtExec(f->plan, (uint8_t *)run->buffers[0] + (size_t)i * apart,
                                       (uint8_t *)run->buffers[1] + (size_t)i * apart, direction)));
  return SR_OK;
}

const sr_gpu_driver sr_gpu_driver_fft = {.libraries = 1 << SR_MATH_FFT,
                                         .fits = fits,
                                         .prepare = prepare_complex,
                                         .enqueue = enqueue_complex,
                                         .release = release};

/* ---- real ------------------------------------------------------------------------------------ */

static sr_status prepare_real(sr_ctx *ctx, sr_gpu_call *call) {
  const sr_call_step *s = &call->step;
  const int64_t half = s->n / 2 + 1;
  const lines real = {1, s->n, type_of(s->dtype, false)};
  const lines spectrum = {1, half, type_of(s->dtype, true)};
  if (s->function == SR_CALL_RFFT)
    return make_plan(ctx, call, &real, &spectrum, s->batch);
  SR_TRY(make_plan(ctx, call, &spectrum, &real, s->batch));
  fourier *f = call->prepared;
  f->spectrum_bytes = (uint64_t)(s->batch * half) * sr_dtype_get(s->dtype)->bytes;
  call->workspace_bytes += f->spectrum_bytes;
  return SR_OK;
}

/* Sets the imaginary part of element `index` of each spectrum to 0. */
static sr_status clear_imaginary(sr_ctx *ctx, const sr_gpu_call *call, uint8_t *spectra,
                                 int64_t index, sr_cuda_stream stream) {
  const sr_call_step *s = &call->step;
  const size_t element = sr_dtype_get(s->dtype)->bytes, part = element / 2;
  return sr_gpu_call_check_cuda(
      ctx, call,
      call->cuda->cudaMemset2DAsync(spectra + (size_t)index * element + part,
                                    (size_t)(s->n / 2 + 1) * element, 0, part, (size_t)s->batch,
                                    stream));
}

/*
 * An inverse real transform of cuFFT writes to its operand, and is not defined if imaginary parts
 * that must be 0 are not: that of the first element and, if n is even, that of the last one. So the
 * operand is copied, and these parts are cleared: the call ignores them.
 */
static sr_status copy_spectra(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run,
                              uint8_t *to) {
  const fourier *f = call->prepared;
  SR_TRY(
      sr_gpu_call_check_cuda(ctx, call,
                             call->cuda->cudaMemcpyAsync(to, run->buffers[0], f->spectrum_bytes,
                                                         SR_CUDA_DEVICE_TO_DEVICE, run->stream)));
  SR_TRY(clear_imaginary(ctx, call, to, 0, run->stream));
  return call->step.n % 2 ? SR_OK : clear_imaginary(ctx, call, to, call->step.n / 2, run->stream);
}

static sr_status enqueue_real(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run) {
  const fourier *f = call->prepared;
  void *in = run->buffers[0];
  const bool is_inverse = call->step.function == SR_CALL_IRFFT;
  SR_TRY(begin(ctx, call, run));
  if (is_inverse) {
    in = run->workspace + f->plan_bytes;
    SR_TRY(copy_spectra(ctx, call, run, in));
  }
  return check(ctx, call,
               functions()->cufftXtExec(f->plan, in, run->buffers[1],
                                        is_inverse ? SR_CUFFT_INVERSE : SR_CUFFT_FORWARD));
}

const sr_gpu_driver sr_gpu_driver_real_fft = {.libraries = 1 << SR_MATH_FFT,
                                              .fits = fits,
                                              .prepare = prepare_real,
                                              .enqueue = enqueue_real,
                                              .release = release};
