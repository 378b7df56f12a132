/*
 * GPUs that have failed for good. After an access to memory that is not there, for example, CUDA
 * returns the same error from all later calls for the GPU, as long as the process lives. What was
 * in its memory is lost, also that of other devices of the process that share the GPU.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_FAULT_H
#define SR_EXECUTOR_DEVICES_CUDA_FAULT_H

#include "executor/devices/cuda/cuda_device.h"

/*
 * Returns SR_OK if `error`, which a call for the device's GPU returned, is SR_CUDA_SUCCESS.
 * Otherwise fails as sr_cuda_check does, with a message that begins with `place`. If the GPU has
 * failed for good, the message also says so, and replaces an earlier one of `ctx`: that was a
 * consequence. The device's GPU is the calling thread's current one.
 */
sr_status sr_cuda_settle(sr_ctx *ctx, const sr_cuda_device *device, sr_cuda_error error,
                         const char *place);

/* Called after a failure that `ctx` tells. If the GPU has failed for good, notes that, and says it,
 * too. Returns `status`, or SR_ERR_DEVICE. */
sr_status sr_cuda_note_failure(sr_ctx *ctx, const sr_cuda_device *device, sr_status status);
/* Asks CUDA whether the GPU of the device has failed for good. It is the calling thread's current
 * one. */
bool sr_cuda_has_failed(const sr_cuda_device *device);
/* Returns why the GPU of the device has failed for good, if sr_cuda_settle was told;
 * else NULL. The text lives as long
 * as the process. Any thread may call this function. */
const char *sr_cuda_lost(const sr_cuda_device *device);

#endif
