/* The fields of CUDA devices, and the kind's functions. Only executor/devices/cuda/ uses them. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_CUDA_DEVICE_H
#define SR_EXECUTOR_DEVICES_CUDA_CUDA_DEVICE_H

#include "executor/devices/cpu/pool.h"
#include "executor/devices/cuda/calls/gpu_call.h"
#include "executor/devices/cuda/cuda.h"
#include "executor/devices/cuda/gpu_heap.h"
#include "executor/devices/cuda/libraries/cuda_blas.h"
#include "executor/devices/cuda/libraries/cuda_dnn.h"
#include "executor/devices/cuda/nccl.h"

typedef struct sr_cuda_device {
  sr_device base;
  int32_t gpu; /* CUDA's number of the GPU in this process */
  sr_cuda_stream stream;
  sr_gpu_heap *heap;
  sr_pool *host;              /* the thread that walks through a plan, and helps of it */
  int32_t multiprocessors;    /* of the GPU */
  sr_cuda_blas *blas;         /* NULL: no task needed it yet */
  sr_cuda_dnn *dnn;           /* NULL: no task needed it yet */
  sr_math_handles math;       /* of libraries that tasks needed */
  struct sr_cuda_task *tasks; /* all tasks of the device */
} sr_cuda_device;

typedef struct sr_cuda_set {
  sr_device_set base;
  const sr_cuda_runtime *cuda;
  sr_cuda_device *devices;        /* [base.count] */
  uint64_t window_bytes;          /* of each device in the exchange */
  const char *cuda_libraries;     /* of the options, whose text outlives the set */
  bool shares_gpus;               /* devices of the job do */
  bool checks_steps;              /* of the options */
  sr_nccl *nccl;                  /* NULL: collectives go over the exchange */
  sr_nccl_reach reach;            /* where its calls can be */
  sr_math math;                   /* which libraries run calls */
  bool told_calls[SR_CALL_COUNT]; /* which functions the log says run on the host */
} sr_cuda_set;

/* The functions of sr_cuda_kind that other files define; sr_device_kind describes them. */
sr_status sr_cuda_load(sr_ctx *ctx, const sr_device_set *set, const sr_code *code,
                       sr_device_code **out_code);
void sr_cuda_unload(sr_device_code *code);
/* Destroys the graphs of all tasks of the device that hold calls of NCCL. They may be running. */
void sr_cuda_drop_calls(sr_cuda_device *device);
/* Returns function `index` of the code. */
sr_cuda_kernel sr_cuda_kernel_of(const sr_device_code *code, uint32_t index);

static inline const sr_cuda_set *sr_cuda_set_of(const sr_device *device) {
  return (const sr_cuda_set *)(const void *)device->set;
}

/* Makes the device's GPU the one that the calls of this thread mean. Errors: SR_ERR_DEVICE (it has
 * failed for good, see fault.h). */
sr_status sr_cuda_choose(sr_ctx *ctx, const sr_cuda_device *device);

#endif
