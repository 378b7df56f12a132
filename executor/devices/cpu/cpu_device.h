/* The fields of a CPU device. Only executor/devices/cpu/ uses them; other code uses
 * executor/device.h. */
#ifndef SR_EXECUTOR_DEVICES_CPU_CPU_DEVICE_H
#define SR_EXECUTOR_DEVICES_CPU_CPU_DEVICE_H

#include <pthread.h>

#include "executor/device.h"
#include "executor/devices/cpu/cores.h"
#include "executor/devices/cpu/heap.h"
#include "executor/devices/cpu/pool.h"

struct sr_device {
  sr_device_set *set;
  int32_t number; /* number of the device in the job */
  sr_core_share cores;
  uint8_t *window;
  pthread_mutex_t lock; /* guards `heap`, because arrays may be freed on any thread */
  bool has_lock;        /* `lock` was initialised */
  sr_heap *heap;
  sr_pool *pool;
};

struct sr_device_set {
  sr_world *world;
  sr_exchange *exchange;
  sr_cores cores;        /* all cores of this rank */
  const char *blas_core; /* `core` for sr_blas_open; NULL unless ranks have different processors */
  int32_t count;
  sr_device *devices;
};

#endif
