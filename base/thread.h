/* Threads that work beside the caller's. */
#ifndef SR_BASE_THREAD_H
#define SR_BASE_THREAD_H

#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <time.h>

/* Starts a thread that blocks all signals, because signals are for the threads of the calling
 * program. `name` is shown by the system's tools and has at most 15 characters. Returns 0 or an
 * errno. */
static inline int sr_thread_start(pthread_t *out_thread, const char *name, void *(*work)(void *),
                                  void *user) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  int error = pthread_create(out_thread, NULL, work, user);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error == 0)
    pthread_setname_np(*out_thread, name);
  return error;
}

/* Waits for `change` at most `ms`, with the mutex held, by a clock that nobody sets. Returns
 * ETIMEDOUT when the time is over; may return for no reason, as pthread_cond_timedwait. */
static inline int sr_thread_wait(pthread_cond_t *change, pthread_mutex_t *mutex, int64_t ms) {
  struct timespec until;
  clock_gettime(CLOCK_MONOTONIC, &until);
  int64_t ns = until.tv_nsec + ms % 1000 * 1000000;
  until.tv_sec += ms / 1000 + ns / 1000000000;
  until.tv_nsec = ns % 1000000000;
  return pthread_cond_clockwait(change, mutex, CLOCK_MONOTONIC, &until);
}

#endif
