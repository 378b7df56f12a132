/*
 * Time that passes when somebody waits for it: a sleep returns at once and the clocks have gone on.
 * For a program of one C file that includes this, or one of its files; what it links to calls
 * these.
 */
#ifndef SR_TESTS_SUPPORT_PASSING_TIME_H
#define SR_TESTS_SUPPORT_PASSING_TIME_H

#include <time.h>

/* Seconds that were slept so far. */
static double passed;

int nanosleep(const struct timespec *pause, struct timespec *rest) {
  (void)rest;
  passed += (double)pause->tv_sec + 1e-9 * (double)pause->tv_nsec;
  return 0;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  static _Atomic int looks; /* at the processor's clock: the process works all the time */
  if (clock == CLOCK_PROCESS_CPUTIME_ID) {
    *out = (struct timespec){.tv_sec = looks++};
    return 0;
  }
  struct timespec now; /* the others show the time of day */
  timespec_get(&now, TIME_UTC);
  double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec + passed;
  out->tv_sec = (time_t)seconds;
  out->tv_nsec = (long)((seconds - (double)out->tv_sec) * 1e9);
  return 0;
}

#endif
