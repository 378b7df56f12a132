/* The code that all library calls on GPUs share: which driver a function has, and where a call
 * runs. */
#include "executor/devices/cuda/calls/gpu_call.h"

#include <stdio.h>
#include <stdlib.h>

#include "executor/devices/cuda/calls/gpu_driver.h"

/* NULL: NVIDIA's libraries do not have the function, or compute another result. */
static const sr_gpu_driver *const drivers[SR_CALL_COUNT] = {
    [SR_CALL_FFT] = &sr_gpu_driver_fft,        [SR_CALL_RFFT] = &sr_gpu_driver_real_fft,
    [SR_CALL_IRFFT] = &sr_gpu_driver_real_fft, [SR_CALL_POTRF] = &sr_gpu_driver_potrf,
    [SR_CALL_GETRF] = &sr_gpu_driver_getrf,    [SR_CALL_GEQRF] = &sr_gpu_driver_geqrf,
    [SR_CALL_SYTRD] = &sr_gpu_driver_sytrd,    [SR_CALL_HETRD] = &sr_gpu_driver_sytrd,
    [SR_CALL_ORGQR] = &sr_gpu_driver_orgqr,    [SR_CALL_UNGQR] = &sr_gpu_driver_orgqr,
    [SR_CALL_ORMQR] = &sr_gpu_driver_ormqr,    [SR_CALL_UNMQR] = &sr_gpu_driver_ormqr,
    [SR_CALL_TRSM] = &sr_gpu_driver_trsm,      [SR_CALL_GTSV] = &sr_gpu_driver_gtsv,
    [SR_CALL_SYEVD] = &sr_gpu_driver_syevd,    [SR_CALL_HEEVD] = &sr_gpu_driver_syevd,
    [SR_CALL_GESDD] = &sr_gpu_driver_gesvd,    [SR_CALL_GESVD] = &sr_gpu_driver_gesvd,
};

/* ---- where a call runs ----------------------------------------------------------------------- */

/* True if each buffer of the call has elements, so there is something to compute. */
static bool has_elements(const sr_call_step *step) {
  const sr_call_row *row = sr_call_row_get(step->function);
  for (int32_t i = 0; i < sr_call_operand_count(row); i++)
    if (sr_call_port_elements(step, &row->ports[i]) == 0)
      return false;
  return step->batch > 0;
}

/* The libraries that the call needs on a GPU; 0: the host runs it. */
static uint32_t libraries_of(const sr_call_step *step) {
  const sr_gpu_driver *driver = drivers[step->function];
  const bool fits = driver && has_elements(step) && (!driver->fits || driver->fits(step));
  return fits ? driver->libraries : 0;
}

bool sr_gpu_call_runs(const sr_math *math, const sr_call_step *step) {
  const uint32_t libraries = libraries_of(step);
  return libraries && (libraries & ~math->usable) == 0;
}

/* What the calls of a plan need. */
typedef struct survey {
  uint32_t libraries;
  bool is_on_host[SR_CALL_COUNT]; /* a call of the function has no driver */
} survey;

static bool survey_step(void *user, const sr_step *step) {
  survey *s = user;
  if (step->kind == SR_STEP_CALL) {
    s->libraries |= libraries_of(&step->call);
    s->is_on_host[step->call.function] |= !drivers[step->call.function];
  }
  return true;
}

sr_status sr_gpu_calls_connect(sr_ctx *ctx, sr_math *math, sr_world *world,
                               const sr_executable *executable, bool told[SR_CALL_COUNT]) {
  survey s = {0};
  sr_plan_each(&executable->steps, survey_step, &s);
  for (int i = 0; i < SR_CALL_COUNT; i++)
    if (s.is_on_host[i] && !told[i]) {
      told[i] = true;
      if (sr_world_rank(world) == 0)
        sr_log_line(ctx, SR_LOG_EXECUTOR, SR_LOG_INFO,
                    "calls of %s run on the host, because NVIDIA's libraries do not have it",
                    sr_call_row_get((sr_call_function)i)->name);
    }
  return sr_math_ask(ctx, math, world, s.libraries);
}

/* ---- calls ----------------------------------------------------------------------------------- */

sr_status sr_gpu_call_create(sr_ctx *ctx, sr_math_handles *handles, const sr_call_step *step,
                             const char *place, sr_gpu_call **out_call) {
  *out_call = NULL;
  SR_TRY(sr_math_handles_make(ctx, handles, drivers[step->function]->libraries));
  sr_gpu_call *call = malloc(sizeof *call);
  if (!call)
    return sr_fail(ctx, SR_ERR_NOMEM, "%s: no memory for a library call", place);
  *call = (sr_gpu_call){.step = *step,
                        .place = place,
                        .cuda = handles->cuda,
                        .handles = handles,
                        .driver = drivers[step->function]};
  const sr_status status = call->driver->prepare(ctx, call);
  if (status == SR_OK)
    *out_call = call;
  else
    sr_gpu_call_destroy(call);
  return status;
}

void sr_gpu_call_destroy(sr_gpu_call *call) {
  if (!call)
    return;
  call->driver->release(call);
  free(call);
}

uint64_t sr_gpu_call_workspace(const sr_gpu_call *call) {
  return call->workspace_bytes;
}

sr_status sr_gpu_call_enqueue(sr_ctx *ctx, const sr_gpu_call *call, void *const *buffers,
                              void *workspace, sr_cuda_stream stream) {
  const sr_gpu_run run = {buffers, workspace, stream};
  return call->driver->enqueue(ctx, call, &run);
}

/* ---- failures -------------------------------------------------------------------------------- */

/* Describes the call: "program.mlir:3:4: fft c64, 2 of m = 0, n = 8, k = 1". Returns `out`. */
static const char *describe(const sr_gpu_call *call, char *out, size_t capacity) {
  const sr_call_step *s = &call->step;
  snprintf(out, capacity, "%s: %s %s, %lld of m = %lld, n = %lld, k = %lld", call->place,
           sr_call_row_get(s->function)->name, sr_dtype_get(s->dtype)->name, (long long)s->batch,
           (long long)s->m, (long long)s->n, (long long)s->k);
  return out;
}

sr_status sr_gpu_call_check(sr_ctx *ctx, const sr_gpu_call *call, sr_math_library library,
                            unsigned status) {
  char what[SR_MESSAGE_BYTES / 4];
  return status == 0
             ? SR_OK
             : sr_math_check(ctx, call->cuda, library, status, describe(call, what, sizeof what));
}

sr_status sr_gpu_call_check_cuda(sr_ctx *ctx, const sr_gpu_call *call, sr_cuda_error error) {
  char what[SR_MESSAGE_BYTES / 4];
  return error == SR_CUDA_SUCCESS
             ? SR_OK
             : sr_cuda_check(ctx, call->cuda, error, "%s", describe(call, what, sizeof what));
}
