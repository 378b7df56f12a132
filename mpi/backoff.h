/*
 * How a thread waits. It first spins for a short time, because the answer usually comes within a
 * microsecond. Then it yields the processor, because ranks may outnumber cores. Then it sleeps,
 * each time for a sixteenth of the time already waited (20 us to 1 ms). So a long wait costs almost
 * no processor time, and sleeping lengthens no wait by more than a tenth. Who waits for a mark
 * (mark.h) is woken before that.
 *
 * To yield is better than to sleep where devices share a core: the next one runs after a
 * microsecond, without a call that wakes it. Where a program of somebody else shares the core, a
 * thread that gives it away comes back only when that program's time is over, in some milliseconds.
 * So nothing is given away within the first microseconds.
 */
#ifndef SR_MPI_BACKOFF_H
#define SR_MPI_BACKOFF_H

#include <sched.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

enum {
  /* Pause instructions before yielding, if every waiting thread has a core of its own. */
  SR_BACKOFF_SPINS = 1000,
  /* Pause instructions before yielding, if waiting threads share cores. */
  SR_BACKOFF_FEW_SPINS = 50,
  SR_BACKOFF_YIELD_US = 300, /* time spent yielding before the first sleep */
  SR_BACKOFF_SLEEP_MIN_US = 20,
  SR_BACKOFF_SLEEP_MAX_US = 1000,
};

typedef struct sr_backoff {
  uint32_t spins;     /* pause instructions left before yielding */
  int64_t started_ns; /* when yielding began; 0: not yet */
} sr_backoff;

static inline sr_backoff sr_backoff_start(uint32_t spins) {
  return (sr_backoff){.spins = spins};
}

static inline void sr_cpu_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

static inline int64_t sr_backoff_now_ns(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Waits for one step: pauses or yields, and returns 0. Or returns for how many nanoseconds the
 * caller is to sleep; it may make costlier checks then. */
static inline int64_t sr_backoff_next(sr_backoff *backoff) {
  if (backoff->spins > 0) {
    backoff->spins--;
    sr_cpu_pause();
    return 0;
  }
  int64_t now = sr_backoff_now_ns();
  if (backoff->started_ns == 0)
    backoff->started_ns = now;
  int64_t waited_us = (now - backoff->started_ns) / 1000;
  if (waited_us < SR_BACKOFF_YIELD_US) {
    sched_yield();
    return 0;
  }
  int64_t sleep_us = waited_us / 16;
  if (sleep_us < SR_BACKOFF_SLEEP_MIN_US)
    sleep_us = SR_BACKOFF_SLEEP_MIN_US;
  if (sleep_us > SR_BACKOFF_SLEEP_MAX_US)
    sleep_us = SR_BACKOFF_SLEEP_MAX_US;
  return sleep_us * 1000;
}

/* As sr_backoff_next, but also sleeps, and returns true if it did. */
static inline bool sr_backoff_step(sr_backoff *backoff) {
  struct timespec pause = {.tv_nsec = sr_backoff_next(backoff)};
  if (pause.tv_nsec == 0)
    return false;
  nanosleep(&pause, NULL);
  return true;
}

#endif
