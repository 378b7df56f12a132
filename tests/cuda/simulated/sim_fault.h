/* Faults: what happens when a thread touches memory that it must not. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_FAULT_H
#define SR_TESTS_CUDA_SIMULATED_SIM_FAULT_H

#include <signal.h>
#include <stdbool.h>

/* Handles SIGSEGV and SIGBUS from now on, until somebody else does. A fault of the host is told,
 * with the block that was touched, and then goes where it went before; as a rule, the process
 * ends. */
void sim_fault_watch(void);

/* Called by the handler on the thread and in the state of a fault at `address`. Returns true if it
 * has changed the state so that the thread goes on elsewhere: kernels do. */
typedef bool sim_fault_catcher(const void *address, ucontext_t *state);
/* The catcher is asked while one is set. NULL: none. */
void sim_fault_catch(sim_fault_catcher *catcher);

#endif
