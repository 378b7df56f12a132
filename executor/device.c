#include "executor/device.h"

#include <string.h>

#include "base/c_locale.h"
#include "executor/devices/cpu/cpu.h"
#include "executor/devices/cuda/cuda.h"

static const sr_device_kind *const kinds[] = {&sr_cpu_kind, &sr_cuda_kind};

const sr_device_kind *sr_device_kind_find(const char *name) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kinds[i]->name, name) == 0)
      return kinds[i];
  return NULL;
}

const char *sr_size_name(uint64_t bytes, char out[32]) {
  bool large = bytes >= 1000000000u;
  sr_snprintf(out, 32, "%.1f %s", (double)bytes / (large ? 1e9 : 1e6), large ? "GB" : "MB");
  return out;
}

sr_status sr_device_lacks_memory(sr_ctx *ctx, const sr_device *device, const char *what,
                                 uint64_t bytes, uint64_t available, const char *remedy) {
  char needed[32], left[32];
  return sr_fail(ctx, SR_ERR_NOMEM, "%s needs %s on device %d, %s are available%s; %s", what,
                 sr_size_name(bytes, needed), (int)device->number, sr_size_name(available, left),
                 available >= bytes ? " but not in one piece" : "", remedy);
}

const char *sr_device_lost(const sr_device *device) {
  return device->set->kind->lost ? device->set->kind->lost(device) : NULL;
}

void sr_device_set_destroy(sr_device_set *set) {
  if (set)
    set->kind->destroy(set);
}

sr_status sr_device_set_connect(sr_ctx *ctx, sr_device_set *set, const sr_executable *executable) {
  return set->kind->connect ? set->kind->connect(ctx, set, executable) : SR_OK;
}

int64_t sr_device_set_total(const sr_device_set *set) {
  return (int64_t)set->count * sr_world_size(set->world);
}

sr_device *sr_device_set_get(const sr_device_set *set, int32_t index) {
  return set->kind->get(set, index);
}
