/* Further threads of a device, as many as it has and on the same cores, for runs beside its own: of
 * programs that call the host. They are made when they are first needed, and kept. */
#ifndef SR_EXECUTOR_DEVICES_CPU_SPARE_POOL_H
#define SR_EXECUTOR_DEVICES_CPU_SPARE_POOL_H

#include "executor/devices/cpu/cpu_device.h"

/* Takes a pool that no other run has. Any thread may call this function. Errors: SR_ERR_NOMEM. */
sr_status sr_spare_pool_take(sr_ctx *ctx, sr_cpu_device *device, sr_spare_pool **out_spare);
sr_pool *sr_spare_pool_get(const sr_spare_pool *spare);
/* Gives it back; NULL is allowed. */
void sr_spare_pool_give(sr_cpu_device *device, sr_spare_pool *spare);
/* No run may have one. */
void sr_spare_pools_destroy(sr_cpu_device *device);

#endif
