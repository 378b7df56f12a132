/* Waiting for some time, which a change of the time of day makes neither longer nor shorter. */
#ifndef SR_SAVES_PAUSE_H
#define SR_SAVES_PAUSE_H

#include <pthread.h>
#include <stdint.h>
#include <time.h>

/* Waits for `change` at most `ms`, with the mutex held, as pthread_cond_timedwait does. Returns
 * ETIMEDOUT when the time is over. */
static inline int sr_pause_wait(pthread_cond_t *change, pthread_mutex_t *mutex, int64_t ms) {
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  int64_t ns = until.tv_nsec + ms % 1000 * 1000000;
  until.tv_sec += ms / 1000 + ns / 1000000000;
  until.tv_nsec = ns % 1000000000;
  return pthread_cond_clockwait(change, mutex, CLOCK_MONOTONIC, &until);
}

#endif
