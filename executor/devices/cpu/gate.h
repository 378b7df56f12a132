/*
 * A gate: one thread waits until another has passed it a number of times. The wait spins for a
 * short while, for the answer is usually near, then sleeps in the kernel. No lock, no allocation.
 */
#ifndef SR_EXECUTOR_DEVICES_CPU_GATE_H
#define SR_EXECUTOR_DEVICES_CPU_GATE_H

#include <stdint.h>

/* Zeroed: never opened. Aligned so that two gates never share a cache line. */
typedef struct sr_gate {
  _Alignas(64) _Atomic uint32_t openings;
  _Atomic uint32_t sleeping; /* the waiter sleeps or is about to */
} sr_gate;

/* Opens the gate once more; all that was written before is seen by who waits. One
 * thread at a time. */
void sr_gate_open(sr_gate *gate);
/*
 * Waits until the number of openings is no longer `seen` and returns it. One waiter. Pauses `spins`
 * times before it sleeps.
 */
uint32_t sr_gate_wait(sr_gate *gate, uint32_t seen, uint32_t spins);

#endif
