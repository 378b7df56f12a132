/* Runs a kernel: its blocks one after the other, the threads of a block as fibers. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_GRID_H
#define SR_TESTS_CUDA_SIMULATED_SIM_GRID_H

#include "simulated/sim_module.h"

/* A launch of a kernel. */
typedef struct sim_launch {
  const sim_kernel *kernel;
  uint32_t blocks, threads; /* threads of a block */
  uint32_t shared_bytes;    /* of a block: those of the kernel and those of the launch */
  uint8_t *parameters;      /* from malloc */
} sim_launch;

/* Runs it on `device`. Errors: SIM_IllegalAddress, after telling. What CUDA leaves undefined ends
 * the process. */
sim_error sim_launch_perform(const sim_launch *launch, const sim_device *device);

#endif
