/* How GPUs run the functions of calls.def: what gpu_call.c and the drivers share. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CALLS_GPU_DRIVER_H
#define SR_EXECUTOR_DEVICES_CUDA_CALLS_GPU_DRIVER_H

#include "executor/devices/cuda/calls/gpu_call.h"

enum {
  SR_GPU_CALL_ALIGNMENT = 256 /* of parts of the workspace */
};

/* What a run of a call works with. */
typedef struct sr_gpu_run {
  void *const *buffers;
  uint8_t *workspace;
  sr_cuda_stream stream;
} sr_gpu_run;

/* How a function is called. */
typedef struct sr_gpu_driver {
  uint32_t libraries; /* that it needs */
  /* False: the host runs a call of these sizes. No operand is empty, and the batch is not, either.
   * NULL: all sizes fit. */
  bool (*fits)(const sr_call_step *step);
  /* Sets call->prepared and call->workspace_bytes. `release` is called later, even after a failure,
   * and frees what `prepare` has made. */
  sr_status (*prepare)(sr_ctx *ctx, sr_gpu_call *call);
  sr_status (*enqueue)(sr_ctx *ctx, const sr_gpu_call *call, const sr_gpu_run *run);
  void (*release)(sr_gpu_call *call);
  const void *own; /* constants of the driver, such as an sr_gpu_routine */
} sr_gpu_driver;

struct sr_gpu_call {
  sr_call_step step; /* without the references to buffers */
  const char *place;
  const sr_cuda_runtime *cuda;
  const sr_math_handles *handles;
  const sr_gpu_driver *driver;
  uint64_t workspace_bytes;
  void *prepared; /* what the driver's `prepare` has made; NULL: nothing */
};

/* The drivers: of complex and of real transforms (gpu_fourier.c), of systems of equations
 * (gpu_solve.c), of factorisations (gpu_factor.c), of eigenvalues and singular values
 * (gpu_spectrum.c). */
extern const sr_gpu_driver sr_gpu_driver_fft, sr_gpu_driver_real_fft;
extern const sr_gpu_driver sr_gpu_driver_trsm, sr_gpu_driver_gtsv;
extern const sr_gpu_driver sr_gpu_driver_potrf, sr_gpu_driver_getrf, sr_gpu_driver_geqrf;
extern const sr_gpu_driver sr_gpu_driver_orgqr, sr_gpu_driver_ormqr, sr_gpu_driver_sytrd;
extern const sr_gpu_driver sr_gpu_driver_syevd, sr_gpu_driver_gesvd;

/* As sr_math_check and sr_cuda_check; the message begins with the call. */
sr_status sr_gpu_call_check(sr_ctx *ctx, const sr_gpu_call *call, sr_math_library library,
                            unsigned status);
sr_status sr_gpu_call_check_cuda(sr_ctx *ctx, const sr_gpu_call *call, sr_cuda_error error);

/* Returns the next multiple of SR_GPU_CALL_ALIGNMENT. */
static inline uint64_t sr_gpu_call_align(uint64_t bytes) {
  return (bytes + SR_GPU_CALL_ALIGNMENT - 1) / SR_GPU_CALL_ALIGNMENT * SR_GPU_CALL_ALIGNMENT;
}

#endif
