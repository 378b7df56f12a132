/* The fields of CPU devices, and the kind's functions. Only executor/devices/cpu/ uses them. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_DEVICE_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_DEVICE_H

#include <pthread.h>

#include "executor/devices/cpu/cores.h"
#include "executor/devices/cpu/cpu.h"
#include "executor/devices/cpu/heap.h"
#include "executor/devices/cpu/pool.h"

typedef struct sr_spare_pool sr_spare_pool;

typedef struct sr_cpu_device {
  sr_device base;
  sr_core_share cores;
  uint8_t *window;
  pthread_mutex_t lock; /* guards `heap`, because arrays may be freed on any thread */
  bool has_lock;        /* `lock` was initialised */
  sr_heap *heap;
  sr_pool *pool;
  sr_spare_pool *spare; /* a list of those that no run has; guarded by `lock` */
} sr_cpu_device;

typedef struct sr_cpu_set {
  sr_device_set base;
  sr_cores cores;         /* all cores of this rank */
  const char *blas_core;  /* `core` for sr_blas_open; NULL unless ranks have different processors */
  sr_cpu_device *devices; /* [base.count] */
} sr_cpu_set;

/* The functions of sr_cpu_kind that several files use; sr_device_kind describes them. */
sr_status sr_cpu_take(sr_ctx *ctx, sr_device *device, uint64_t bytes, const char *what,
                      sr_device_block **out_block);
void sr_cpu_give(sr_device *device, sr_device_block *block);
void *sr_cpu_address(const sr_device *device, const sr_device_block *block);
sr_status sr_cpu_create_task(sr_ctx *ctx, sr_device *device, const sr_executable *executable,
                             const sr_device_code *code, const sr_role *role, sr_arena *arena,
                             sr_task **out_task);
void sr_cpu_destroy_task(sr_task *task);
void sr_cpu_start(sr_task *task, const sr_log *log, sr_leader leader, const sr_host *host,
                  void *const *arguments, void *const *results);
sr_turn sr_cpu_advance(sr_task *task);
sr_status sr_cpu_wait(sr_ctx *ctx, sr_task *task);
sr_traffic sr_cpu_traffic(const sr_task *task);
bool sr_cpu_progress(const sr_task *task, int64_t *out_done, int64_t *out_total);
sr_status sr_cpu_measure(sr_ctx *ctx, sr_task *task, uint64_t span_room);
const sr_profile *sr_cpu_profile(const sr_task *task);
sr_nan_notes sr_cpu_nans(const sr_task *task);
/* Starts threads on the device's cores. System tools show `name` and the device's number. */
sr_status sr_cpu_pool_create(sr_ctx *ctx, const sr_cpu_device *device, const char *name,
                             sr_pool **out_pool);
sr_status sr_cpu_speed(sr_ctx *ctx, sr_device *device, sr_device_speed *out);

static inline const sr_cpu_set *sr_cpu_set_of(const sr_cpu_device *device) {
  return (const sr_cpu_set *)(const void *)device->base.set;
}

#endif
