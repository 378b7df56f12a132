/*
 * What leaves a directory of entries that has become too large: what was used least recently. The
 * time of last use is a file's time of last change, as the file system's own clock has it, so no
 * clocks of machines must agree.
 */
#ifndef SR_CACHE_EVICT_H
#define SR_CACHE_EVICT_H

#include <time.h>

#include "base/status.h"

enum {
  SR_EVICT_GRACE_SECONDS = 60, /* what was used within them may be being read, and stays */
  SR_EVICT_GOAL_PERCENT = 90,  /* of the limit; more is not to be removed at every store */
};

/*
 * When the entries of `directory` (a descriptor) together take more than `limit` bytes, removes the
 * least recently used until they are SR_EVICT_GOAL_PERCENT of it or the others may be being read.
 * `now`: the time of a file that was just made in the directory. A limit of 0: none. Any number of
 * processes may do so at once. What cannot be removed stays; `place` is for the log.
 */
void sr_evict(const sr_ctx *log, int directory, const char *place, uint64_t limit,
              struct timespec now);

#endif
