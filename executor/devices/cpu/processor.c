#include "executor/devices/cpu/processor.h"

#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#endif

sr_processor sr_processor_find(sr_cpu_level level) {
  sr_processor processor;
  memset(&processor, 0, sizeof processor);
  const sr_cpu_level host = sr_cpu_level_host();
  processor.level = (int32_t)(level != 0 && level < host ? level : host);
#if defined(__x86_64__)
  uint32_t a = 0, b = 0, c = 0, d = 0;
  if (__get_cpuid(0, &a, &b, &c, &d)) {
    const uint32_t name[3] = {b, d, c};
    memcpy(processor.vendor, name, sizeof processor.vendor);
  }
  /* `b` is left out: it holds the number of the current core */
  if (__get_cpuid(1, &a, &b, &c, &d)) {
    processor.model = a & ~UINT32_C(15);
    processor.features[0] = c;
    processor.features[1] = d;
  }
  if (__get_cpuid_count(7, 0, &a, &b, &c, &d)) {
    processor.features[2] = b;
    processor.features[3] = c;
  }
  if (__get_cpuid_count(7, 1, &a, &b, &c, &d))
    processor.features[4] = a;
#endif
  return processor;
}
