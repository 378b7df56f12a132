/* Code: modules, and the kernels that are found in them by name. README.md describes their
 * format. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_MODULE_H
#define SR_TESTS_CUDA_SIMULATED_SIM_MODULE_H

#include "simulated/sim_object.h"

/* A kernel, which every thread calls with the address of the parameters. */
typedef void sim_kernel_function(const void *parameters);

struct sr_cuda_kernel_object {
  sim_object object;
  uint64_t number; /* of its name, "kernel<number>" */
  sim_kernel_function *function;
  uint64_t parameter_bytes, shared_bytes;
  sim_kernel *next; /* in its module */
};

/* Finds a kernel by its handle. */
sim_error sim_kernel_of(const void *handle, const sim_kernel **out_kernel);

/* Returns the address of a function that code may import besides those of executable/imports.h: one
 * that is named sr_gpu_... 0: there is none of that name. */
uint64_t sim_gpu_import(const char *name);

#endif
