/* When the steps of a plan ran on one device, in one run. A device notes it if it is asked to
 * (sr_device_kind.measure). */
#ifndef SR_EXECUTOR_STEP_PROFILE_H
#define SR_EXECUTOR_STEP_PROFILE_H

#include "base/clock.h"
#include "executable/plan.h"

/* All runs of a step. */
typedef struct sr_profile_row {
  const sr_step *step; /* NULL: the row is of no step */
  uint64_t runs;
  double seconds; /* of all runs */
  double waited;  /* seconds of these in which the device waited for others */
} sr_profile_row;

/* One run of a step, or a wait during it. */
typedef struct sr_profile_span {
  double begin, seconds; /* `begin` by sr_seconds_now */
  uint32_t row;
  bool waits;
} sr_profile_span;

typedef struct sr_profile {
  uint32_t row_count;
  sr_profile_row *rows; /* a step may have several */
  uint64_t span_room, span_count;
  sr_profile_span *spans; /* [span_room]: the first `span_count`, in the order in which they end */
} sr_profile;

/* Makes the profile one of `row_count` rows without steps and of no run, with room for `span_room`
 * spans. Begin with a profile of zeros. Errors: SR_ERR_NOMEM. */
sr_status sr_profile_reset(sr_ctx *ctx, sr_profile *profile, uint32_t row_count,
                           uint64_t span_room);
/* Frees its memory. */
void sr_profile_free(sr_profile *profile);

static inline void sr_profile_add_span(sr_profile *profile, sr_profile_span span) {
  if (profile->span_count < profile->span_room)
    profile->spans[profile->span_count++] = span;
}

/* Notes a run of the row's step that began at `begin` and ends now. */
static inline void sr_profile_note(sr_profile *profile, uint32_t row, double begin) {
  const double seconds = sr_seconds_now() - begin;
  profile->rows[row].runs++;
  profile->rows[row].seconds += seconds;
  sr_profile_add_span(profile, (sr_profile_span){begin, seconds, row, false});
}

/* Notes a wait during a run of the row's step. */
static inline void sr_profile_note_wait(sr_profile *profile, uint32_t row, double begin,
                                        double seconds) {
  profile->rows[row].waited += seconds;
  sr_profile_add_span(profile, (sr_profile_span){begin, seconds, row, true});
}

#endif
