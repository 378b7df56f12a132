/* A gate: one thread waits until another thread has opened it. The waiter first spins for a short
 * while, because the other thread is usually nearly done, and then sleeps in the kernel. There is
 * no lock and no allocation. */
#ifndef SR_EXECUTOR_DEVICES_CPU_GATE_H
#define SR_EXECUTOR_DEVICES_CPU_GATE_H

#include <stdint.h>

/* A zeroed gate has never been opened. The alignment gives each gate its own cache line. */
typedef struct sr_gate {
  _Alignas(64) _Atomic uint32_t openings;
  _Atomic uint32_t sleeping; /* 1 while the waiter sleeps or is about to sleep */
} sr_gate;

/* Adds one to the number of openings. The waiter then sees all that this thread wrote before the
 * call. Only one thread at a time may open a gate. */
void sr_gate_open(sr_gate *gate);
/* Waits until the number of openings differs from `seen`, and returns the new number. Checks the
 * gate `spins` times before it sleeps. Only one thread at a time may wait at a gate. */
uint32_t sr_gate_wait(sr_gate *gate, uint32_t seen, uint32_t spins);

#endif
