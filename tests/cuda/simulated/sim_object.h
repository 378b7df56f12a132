/*
 * What handles point to. Objects are never freed, so a handle that is used after its end is found
 * out. What still lives at exit is told.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_OBJECT_H
#define SR_TESTS_CUDA_SIMULATED_SIM_OBJECT_H

#include "simulated/sim_call.h"

typedef enum sim_kind {
  SIM_STREAM = 0x73747265, /* numbers that other memory hardly begins with */
  SIM_EVENT,
  SIM_MODULE, /* a library */
  SIM_KERNEL,
  SIM_GRAPH,
  SIM_NODE,
  SIM_INSTANCE,
  SIM_BLAS, /* a handle of cuBLASLt */
  SIM_OPERATION,
  SIM_LAYOUT,
  SIM_PREFERENCE,
  SIM_COMM, /* a communicator of NCCL */
  SIM_DNN,  /* a handle of cuDNN */
  SIM_DESCRIPTOR,
  SIM_FFT,   /* a plan of cuFFT */
  SIM_DENSE, /* a handle of cuBLAS */
  SIM_SOLVER,
  SIM_SPARSE,
} sim_kind;

/* Every object begins with this. */
typedef struct sim_object {
  sim_kind kind;
  bool is_ended;
  bool is_owned; /* another object ends it */
  struct sim_object *next;
} sim_object;

/* Makes a zeroed object of `bytes` bytes. */
void *sim_object_create(sim_kind kind, size_t bytes);
/* Returns `handle` if it is an object of that kind that has not ended, else NULL. */
void *sim_object_of(const void *handle, sim_kind kind);
/* Notes that the object has ended. */
void sim_object_end(void *object);

#endif
