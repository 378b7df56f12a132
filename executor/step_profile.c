#include "executor/step_profile.h"

#include <stdlib.h>

sr_status sr_profile_reset(sr_ctx *ctx, sr_profile *profile, uint32_t row_count,
                           uint64_t span_room) {
  sr_profile_free(profile);
  profile->rows = calloc((size_t)row_count + 1, sizeof *profile->rows);
  profile->spans = calloc((size_t)span_room + 1, sizeof *profile->spans);
  if (!profile->rows || !profile->spans) {
    sr_profile_free(profile);
    return sr_fail(ctx, SR_ERR_NOMEM, "no memory to measure the run");
  }
  profile->row_count = row_count;
  profile->span_room = span_room;
  return SR_OK;
}

void sr_profile_free(sr_profile *profile) {
  free(profile->rows);
  free(profile->spans);
  *profile = (sr_profile){0};
}
