/*
 * A mark: a number in memory that one device raises, and for which others wait. A waiter may sleep
 * in the kernel (a futex); then the device that raises the mark wakes it. If no one sleeps, raising
 * a mark is a store and a load of the same cache line. Private to mpi/.
 */
#ifndef SR_MPI_MARK_H
#define SR_MPI_MARK_H

#include <stdbool.h>
#include <stdint.h>

/* A zeroed mark has the value 0, and no one sleeps. */
typedef struct sr_mark {
  uint64_t value;
  uint32_t sleepers; /* how many threads sleep until the mark is raised, or are about to */
} sr_mark;

static inline uint64_t sr_mark_value(const sr_mark *mark) {
  return __atomic_load_n(&mark->value, __ATOMIC_ACQUIRE);
}

/* Wakes all threads that sleep. `shared`: they may belong to other processes. */
void sr_mark_wake(sr_mark *mark, bool shared);

/* Sets the value. Whoever sees it also sees what this thread wrote before. One thread at a time may
 * raise a mark. A thread that falls asleep in these nanoseconds may not be woken: a fence between
 * the store and the load would cost more than all the rest. It sleeps until its time is over. */
static inline void sr_mark_raise(sr_mark *mark, uint64_t value, bool shared) {
  __atomic_store_n(&mark->value, value, __ATOMIC_RELEASE);
  if (__atomic_load_n(&mark->sleepers, __ATOMIC_RELAXED) > 0)
    sr_mark_wake(mark, shared);
}

/* Sleeps until the mark has at least `value`, is raised to another value, or `ns` nanoseconds are
 * over. May also return for no reason. */
void sr_mark_sleep(sr_mark *mark, uint64_t value, bool shared, int64_t ns);

#endif
