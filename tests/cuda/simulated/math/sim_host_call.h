/*
 * Routines that the host's library computes, as the CPU's drivers call it: LAPACK, with each NaN
 * where arithmetic puts it.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_MATH_SIM_HOST_CALL_H
#define SR_TESTS_CUDA_SIMULATED_MATH_SIM_HOST_CALL_H

#include "executable/calls.h"
#include "simulated/math/sim_routine.h"

/*
 * Makes a routine that runs the call `step`, of one problem. `ports` are its buffers; a result that
 * starts as a copy of an operand is that operand. `info` is memory for a status, which becomes 0 if
 * the function returns none; NULL: none. The device breaks if the host refuses a matrix because of
 * a NaN or an infinity: NVIDIA's routine may never end.
 */
sim_routine sim_host_call(const sr_call_step *step, const void *const *ports, int *info);

#endif
