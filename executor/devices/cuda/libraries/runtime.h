/* Opens CUDA's runtime, and turns its errors into statuses. */
#ifndef SR_EXECUTOR_DEVICES_CUDA_RUNTIME_H
#define SR_EXECUTOR_DEVICES_CUDA_RUNTIME_H

#include "base/status.h"
#include "executor/devices/cuda/libraries/runtime_api.h"

/*
 * Opens libcudart.so.13 and checks that it and the driver are new enough. `directories` is the
 * value of --cuda-libraries, NULL: none (base/cuda_libraries.h). The runtime stays open, and later
 * calls give the same one, whatever their directories. Any thread may call this function. Errors:
 * SR_ERR_UNAVAILABLE (there is no runtime, no driver, or one that is too old).
 */
sr_status sr_cuda_runtime_open(sr_ctx *ctx, const char *directories,
                               const sr_cuda_runtime **out_cuda);

/*
 * Returns SR_OK if `error`, which a function of the runtime returned, is SR_CUDA_SUCCESS. Otherwise
 * fails with a message that begins with what was done, such as "writing to device 3". Errors:
 * SR_ERR_NOMEM (the GPU's memory or pinned memory ran out), SR_ERR_UNAVAILABLE (there is no GPU or
 * no driver), else SR_ERR_DEVICE.
 */
sr_status sr_cuda_check(sr_ctx *ctx, const sr_cuda_runtime *cuda, sr_cuda_error error,
                        const char *what, ...) __attribute__((format(printf, 4, 5)));

#endif
