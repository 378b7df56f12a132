/*
 * The waiter spins, and then sleeps in a futex. No wake-up can be lost. The waiter stores
 * `sleeping` and then loads `openings`. sr_gate_open stores `openings` and then loads `sleeping`.
 * All four accesses are sequentially consistent, so at least one of the two threads sees the
 * other's store. Opening a gate whose waiter still spins takes no system call.
 */
#include "executor/devices/cpu/gate.h"

#include <linux/futex.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static void pause_briefly(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

void sr_gate_open(sr_gate *gate) {
  atomic_fetch_add(&gate->openings, 1);
  if (atomic_load(&gate->sleeping))
    syscall(SYS_futex, &gate->openings, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

uint32_t sr_gate_wait(sr_gate *gate, uint32_t seen, uint32_t spins) {
  for (uint32_t i = 0; i < spins; i++) {
    uint32_t openings = atomic_load_explicit(&gate->openings, memory_order_acquire);
    if (openings != seen)
      return openings;
    pause_briefly();
  }
  atomic_store(&gate->sleeping, 1);
  uint32_t openings;
  while ((openings = atomic_load(&gate->openings)) == seen)
    syscall(SYS_futex, &gate->openings, FUTEX_WAIT_PRIVATE, seen, NULL, NULL, 0);
  atomic_store(&gate->sleeping, 0);
  return openings;
}
