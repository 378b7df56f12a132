#include "executor/devices/cpu/spare_pool.h"

#include <stdlib.h>

struct sr_spare_pool {
  sr_spare_pool *next;
  sr_pool *pool;
};

static sr_status create(sr_ctx *ctx, const sr_cpu_device *device, sr_spare_pool **out) {
  sr_spare_pool *made = calloc(1, sizeof *made);
  if (!made)
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory for the threads of a device");
  const sr_status status = sr_cpu_pool_create(ctx, device, "beside", &made->pool);
  if (status == SR_OK)
    *out = made;
  else
    free(made);
  return status;
}

sr_status sr_spare_pool_take(sr_ctx *ctx, sr_cpu_device *device, sr_spare_pool **out) {
  pthread_mutex_lock(&device->lock);
  sr_spare_pool *spare = device->spare;
  if (spare)
    device->spare = spare->next;
  pthread_mutex_unlock(&device->lock);
  *out = spare;
  return spare ? SR_OK : create(ctx, device, out);
}

sr_pool *sr_spare_pool_get(const sr_spare_pool *spare) {
  return spare->pool;
}

void sr_spare_pool_give(sr_cpu_device *device, sr_spare_pool *spare) {
  if (!spare)
    return;
  pthread_mutex_lock(&device->lock);
  spare->next = device->spare;
  device->spare = spare;
  pthread_mutex_unlock(&device->lock);
}

void sr_spare_pools_destroy(sr_cpu_device *device) {
  while (device->spare) {
    sr_spare_pool *spare = device->spare;
    device->spare = spare->next;
    sr_pool_destroy(spare->pool);
    free(spare);
  }
}
