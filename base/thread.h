/* Threads that work beside the caller's. */
#ifndef SR_BASE_THREAD_H
#define SR_BASE_THREAD_H

#include <pthread.h>
#include <signal.h>

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

#endif
