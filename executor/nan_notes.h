/* NaN on a device: counting them in its memory, and what the watches of a plan (sr_watch_step) note
 * in one run. */
#ifndef SR_EXECUTOR_NAN_NOTES_H
#define SR_EXECUTOR_NAN_NOTES_H

#include "executable/plan.h"

/* What one watch of a plan has seen in the current or last run. */
typedef struct sr_nan_note {
  const sr_step *step;
  bool found;     /* the op has made NaN; the other fields are of the first time */
  uint64_t order; /* how many runs of watches the device had counted before */
  int64_t count;  /* elements that are NaN in the results of the op */
  /* the loops around the step, from the outermost on */
  int32_t depth;
  const sr_step **loops;
  int64_t **counters;  /* [depth]: iterations that the loop has completed */
  int64_t *iterations; /* [depth]: the same, at that time */
} sr_nan_note;

/* The notes of a device, one for each watch. */
typedef struct sr_nan_notes {
  sr_nan_note *const *items;
  size_t count;
} sr_nan_notes;

/* Counts the elements of `dtype` that are NaN in `bytes` bytes. A complex number is NaN if a part
 * of it is. A type without NaN has none. */
int64_t sr_nan_count(sr_dtype dtype, const void *data, uint64_t bytes);

/* Runs a watch: notes whether its op has made NaN, for the first time in this run. `buffers` are
 * the addresses of its values. */
void sr_nan_look(sr_nan_note *note, uint64_t order, void *const *buffers);

#endif
