/* The simulated machine, as environment variables describe it. README.md lists them. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_SETTINGS_H
#define SR_TESTS_CUDA_SIMULATED_SIM_SETTINGS_H

#include <stdbool.h>
#include <stdint.h>

enum {
  SIM_GPUS_MOST = 16,
  SIM_NAME_BYTES = 256,
  SIM_UUID_BYTES = 16,
  SIM_RUNTIME_VERSION = 13000
};

typedef struct sim_gpu {
  char name[SIM_NAME_BYTES];
  uint8_t uuid[SIM_UUID_BYTES];
  int32_t bus; /* number on the PCI bus, which CUDA_VISIBLE_DEVICES does not change */
  int32_t major, minor, multiprocessors;
  uint64_t memory_bytes;
} sim_gpu;

typedef struct sim_settings {
  int32_t gpu_count;
  sim_gpu gpus[SIM_GPUS_MOST]; /* those that CUDA_VISIBLE_DEVICES shows, in its order */
  int32_t driver;              /* version of the driver; 0: none is installed */
  int32_t cudnn;               /* version of cuDNN */
  int32_t nccl;                /* version of NCCL */
  int32_t nccl_graphs;         /* where graphs may have collectives: 0 nowhere, 1 not in bodies of
                                * conditions, 2 everywhere */
  uint64_t nccl_memory;        /* bytes of device memory that a communicator takes */
  int32_t blas;                /* version of cuBLASLt */
  int32_t math;                /* version of the mathematical libraries */
  uint64_t seed;               /* 0: threads, blocks and streams run in order */
  bool conditions;             /* graphs may have conditional nodes */
  uint64_t fail;               /* number of the call that fails, from 1; 0: none */
  char fail_name[64];          /* only calls of this function count for that; empty: all */
  uint64_t fault;              /* number of the kernel that fails when it runs, from 1; 0: none */
  bool count;                  /* the number of calls is printed at exit */
} sim_settings;

/* Reads the environment. A value that cannot be understood ends the process with a sentence. */
void sim_settings_read(sim_settings *out_settings);

#endif
