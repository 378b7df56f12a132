/* The kernel compares the lower 32 bits of a value, in which two values of one mark never differ by
 * more than a few. */
#include "mpi/mark.h"

#include <assert.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the lower half of a value comes first");

static int operation(int what, bool shared) {
  return shared ? what : what | FUTEX_PRIVATE_FLAG;
}

void sr_mark_wake(sr_mark *mark, bool shared) {
  syscall(SYS_futex, &mark->value, operation(FUTEX_WAKE, shared), INT_MAX, NULL, NULL, 0);
}

void sr_mark_sleep(sr_mark *mark, uint64_t value, bool shared, int64_t ns) {
  struct timespec time = {.tv_sec = ns / 1000000000, .tv_nsec = ns % 1000000000};
  __atomic_fetch_add(&mark->sleepers, 1, __ATOMIC_SEQ_CST);
  uint64_t seen = __atomic_load_n(&mark->value, __ATOMIC_SEQ_CST);
  if (seen < value)
    syscall(SYS_futex, &mark->value, operation(FUTEX_WAIT, shared), (uint32_t)seen, &time, NULL, 0);
  __atomic_fetch_sub(&mark->sleepers, 1, __ATOMIC_RELAXED);
}
