/*
 * Fibers: the threads of a block. All run on the host thread that runs the block, each on a small
 * stack of its own, and switch only where they say. A fault on a fiber ends that fiber.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_FIBER_H
#define SR_TESTS_CUDA_SIMULATED_SIM_FIBER_H

#include "simulated/sim_call.h"

/* What runs on fibers must not be instrumented: its stack may end at any time. */
#define SIM_ON_FIBER __attribute__((no_sanitize("address", "undefined", "thread")))

typedef enum sim_fiber_state {
  SIM_FIBER_LEFT,    /* it has called sim_fiber_leave */
  SIM_FIBER_ENDED,   /* its function has returned */
  SIM_FIBER_FAULTED, /* it has touched memory that it must not */
} sim_fiber_state;

typedef void sim_fiber_function(const void *argument);

/* Catch faults on fibers from now on, on the calling thread; and no longer. */
void sim_fibers_begin(void);
void sim_fibers_end(void);

/* Prepares fiber `index` (0 to SIM_THREADS_MOST - 1) to run function(argument). What it did before
 * is forgotten. */
void sim_fiber_prepare(uint32_t index, sim_fiber_function *function, const void *argument);
/* Runs it until it leaves or ends. */
sim_fiber_state sim_fiber_run(uint32_t index);
/* Called on a fiber: goes back to the caller of sim_fiber_run, and on when it runs again. */
void sim_fiber_leave(void);
/* Returns the address of the last fault. *out_is_stack: it is next to the stack of a fiber, which
 * was too small. */
const void *sim_fiber_fault(bool *out_is_stack);

#endif
