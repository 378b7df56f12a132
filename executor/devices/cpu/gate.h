/* A gate: one thread waits until another has opened it. The waiter spins for a short while, because
 * the other thread is usually nearly done, then sleeps in the kernel. No lock, no allocation. */
#ifndef SR_EXECUTOR_DEVICES_CPU_GATE_H
#define SR_EXECUTOR_DEVICES_CPU_GATE_H

#include <stdint.h>

/* A gate of zeros has never been opened. Gates are aligned so that no two share a cache line. */
typedef struct sr_gate {
  _Alignas(64) _Atomic uint32_t openings;
  _Atomic uint32_t sleeping; /* the waiter sleeps or is about to */
} sr_gate;

/* Opens the gate once more. The waiter sees everything that was written before the call. One thread
 * at a time. */
void sr_gate_open(sr_gate *gate);
/* Waits until the number of openings is no longer `seen`, and returns the new number. Spins `spins`
 * times before it sleeps. One waiter at a time. */
uint32_t sr_gate_wait(sr_gate *gate, uint32_t seen, uint32_t spins);

#endif
