#include "executor/device.h"

#include <string.h>

#include "executor/devices/cpu/cpu.h"

static const sr_device_kind *const kinds[] = {&sr_cpu_kind};

const sr_device_kind *sr_device_kind_find(const char *name) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (strcmp(kinds[i]->name, name) == 0)
      return kinds[i];
  return NULL;
}

void sr_device_set_destroy(sr_device_set *set) {
  if (set)
    set->kind->destroy(set);
}

int64_t sr_device_set_total(const sr_device_set *set) {
  return (int64_t)set->count * sr_world_size(set->world);
}

sr_device *sr_device_set_get(const sr_device_set *set, int32_t index) {
  return set->kind->get(set, index);
}
