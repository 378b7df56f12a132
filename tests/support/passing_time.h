/* Simulated time: a sleep returns at once and advances the clocks. For a program with one C file,
 * which includes this; the libraries that it links call these functions. */
#ifndef SR_TESTS_SUPPORT_PASSING_TIME_H
#define SR_TESTS_SUPPORT_PASSING_TIME_H

#include <time.h>

/* Total time slept, in seconds. */
static double passed;

int nanosleep(const struct timespec *pause, struct timespec *rest) {
  (void)rest;
  passed += (double)pause->tv_sec + 1e-9 * (double)pause->tv_nsec;
  return 0;
}

int clock_gettime(clockid_t clock, struct timespec *out) {
  static _Atomic int looks; /* calls so far: the process seems to work all the time */
  if (clock == CLOCK_PROCESS_CPUTIME_ID) {
    *out = (struct timespec){.tv_sec = looks++};
    return 0;
  }
  struct timespec now; /* the other clocks give the time of day */
  timespec_get(&now, TIME_UTC);
  double seconds = (double)now.tv_sec + 1e-9 * (double)now.tv_nsec + passed;
  out->tv_sec = (time_t)seconds;
  out->tv_nsec = (long)((seconds - (double)out->tv_sec) * 1e9);
  return 0;
}

#endif
