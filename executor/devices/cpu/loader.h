/* Loads the machine code of an executable so that it can be called. */
#ifndef SR_EXECUTOR_DEVICES_CPU_LOADER_H
#define SR_EXECUTOR_DEVICES_CPU_LOADER_H

#include "executor/device.h"

/* A function of the loaded code: a kernel (sr_kernel_step), or the reduction function of a
 * collective (sr_collective_step), which has the same signature. */
typedef void sr_kernel(void *const *buffers, int64_t begin, int64_t end);

/* Machine code in memory. Tests of the executor set only `functions`, to C functions. */
struct sr_device_code {
  uint8_t *image;
  size_t bytes;
  sr_kernel *const *functions; /* in the order of sr_code.functions */
};

/*
 * Maps the text of `code` read-execute and the rest read-only; no page is ever writable and
 * executable at once. Fills the import slots with addresses of this process. If
 * code->image_is_shared, the image must be a mapping that begins at a page boundary; its text then
 * takes no further memory. `code` need not outlive the result.
 *
 * Not collective. The loaded functions may be called from any thread. Errors: SR_ERR_UNSUPPORTED
 * (the code needs another processor, or imports an unknown function), SR_ERR_NOMEM.
 */
sr_status sr_code_load(sr_ctx *ctx, const sr_code *code, sr_device_code **out_loaded);
/* Unmaps the code; NULL is allowed. None of its functions may be running. */
void sr_code_unload(sr_device_code *loaded);

#endif
