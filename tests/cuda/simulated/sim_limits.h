/* What every simulated GPU can do at most. */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_LIMITS_H
#define SR_TESTS_CUDA_SIMULATED_SIM_LIMITS_H

enum {
  SIM_WARP = 32,               /* threads of a warp */
  SIM_THREADS_MOST = 1024,     /* threads of a block */
  SIM_SHARED_MOST = 49152,     /* bytes of shared memory of a block, as long as nothing opts in */
  SIM_PARAMETERS_MOST = 32764, /* bytes of the parameters of a kernel */
  SIM_REGISTERS = 65536,       /* registers of a block and of a multiprocessor */
  SIM_RESIDENT_THREADS = 2048, /* threads, blocks and bytes of shared memory that a */
  SIM_RESIDENT_BLOCKS = 32,    /* multiprocessor holds at once */
  SIM_RESIDENT_SHARED = 102400,
  SIM_RESERVED_SHARED = 1024 /* bytes of it that the device keeps for itself, of each block */
};

#endif
