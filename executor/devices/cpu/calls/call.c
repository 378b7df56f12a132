/* The code that all library calls share: it finds a function's driver and divides the work among
 * threads. */
#include "executor/devices/cpu/calls/call.h"

/* Number of operations that justifies waking one more thread. */
enum {
  THREAD_WORK = 1 << 19
};

static const sr_call_driver *const drivers[SR_CALL_COUNT] = {
#define CALL(ENUM, DRIVER, ...) [SR_CALL_##ENUM] = &sr_call_driver_##DRIVER,
#include "executable/calls.def"
#undef CALL
};

sr_status sr_call_prepare(sr_ctx *ctx, const sr_call_step *step, int32_t threads,
                          const char *blas_core, sr_call *out_call) {
  *out_call = (sr_call){
      .step = *step, .blas_core = blas_core, .parts = 1, .driver = drivers[step->function]};
  SR_TRY(out_call->driver->prepare(ctx, out_call));
  while (out_call->parts < threads && out_call->parts < out_call->units &&
         out_call->work >= (double)THREAD_WORK * (out_call->parts + 1))
    out_call->parts++;
  return SR_OK;
}

void sr_call_release(sr_call *call) {
  if (call->driver && call->driver->release)
    call->driver->release(call);
  call->driver = NULL;
}

uint64_t sr_call_workspace_bytes(const sr_call *call) {
  return call->shared_bytes + call->workspace_bytes * (uint64_t)call->parts;
}

typedef struct call_job {
  const sr_call *call;
  void *const *buffers;
  int32_t phase;
} call_job;

static uint8_t *workspace_of(const sr_call *call, void *const *buffers) {
  return buffers[sr_call_row_get(call->step.function)->port_count];
}

/* Runs the units of one thread, a range of consecutive numbers. */
static void run_part(const void *user, int32_t part, int32_t parts) {
  const call_job *job = user;
  const sr_call *call = job->call;
  int64_t each = call->units / parts, more = call->units % parts;
  int64_t begin = part * each + (part < more ? part : more);
  uint8_t *workspace = workspace_of(call, job->buffers);
  call->driver->run(call, job->buffers,
                    &(sr_call_share){.phase = job->phase,
                                     .begin = begin,
                                     .end = begin + each + (part < more),
                                     .workspace = workspace + call->shared_bytes +
                                                  call->workspace_bytes * (uint64_t)part,
                                     .shared = workspace});
}

void sr_call_run(const sr_call *call, sr_pool *pool, void *const *buffers) {
  call_job job = {.call = call, .buffers = buffers};
  uint8_t *workspace = workspace_of(call, buffers);
  if (call->is_shared) {
    call->driver->run_shared(call, pool, buffers, workspace, workspace + call->shared_bytes);
    return;
  }
  for (; call->units > 0 && job.phase <= call->more_phases; job.phase++)
    if (call->parts > 1)
      sr_pool_split(pool, call->parts, run_part, &job);
    else
      run_part(&job, 0, 1);
}
