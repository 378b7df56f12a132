/* The names of targets. */
#include "executable/target.h"

#include <stdio.h>
#include <string.h>

enum {
  LOWEST_CAPABILITY = 80, /* the first with bf16 and with minima that keep NaN */
  HIGHEST_CAPABILITY = 199
};

bool sr_target_is_known(sr_target target) {
  switch (target.family) {
  case SR_TARGET_X86_64:
    return target.level >= SR_CPU_X86_64_V1 && target.level <= SR_CPU_X86_64_V4;
  case SR_TARGET_CUDA:
    return target.level >= LOWEST_CAPABILITY && target.level <= HIGHEST_CAPABILITY;
  case SR_TARGET_SIMULATED:
    return target.level == 0;
  }
  return false;
}

sr_target_name sr_target_name_of(sr_target target) {
  sr_target_name name = {"unknown"};
  if (!sr_target_is_known(target))
    return name;
  if (target.family == SR_TARGET_CUDA)
    snprintf(name.text, sizeof name.text, "sm_%d", (int)target.level);
  else if (target.family == SR_TARGET_SIMULATED)
    snprintf(name.text, sizeof name.text, "simulated");
  else if (target.level == SR_CPU_X86_64_V1)
    snprintf(name.text, sizeof name.text, "x86-64");
  else
    snprintf(name.text, sizeof name.text, "x86-64-v%d", (int)target.level);
  return name;
}

bool sr_target_find(const char *name, sr_target *out_target) {
  static const int32_t most[] = {[SR_TARGET_X86_64] = SR_CPU_X86_64_V4,
                                 [SR_TARGET_CUDA] = HIGHEST_CAPABILITY,
                                 [SR_TARGET_SIMULATED] = 0};
  for (sr_target_family family = SR_TARGET_X86_64; family <= SR_TARGET_SIMULATED; family++)
    for (int32_t level = 0; level <= most[family]; level++) {
      const sr_target target = {family, level};
      if (sr_target_is_known(target) && strcmp(sr_target_name_of(target).text, name) == 0) {
        *out_target = target;
        return true;
      }
    }
  return false;
}
