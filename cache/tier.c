#include "cache/tier.h"

const char *sr_tier_kind_name(sr_tier_kind kind) {
  static const char *const names[SR_TIER_COUNT] = {"memory", "local", "site", "directory",
                                                   "remote"};
  return names[kind];
}
