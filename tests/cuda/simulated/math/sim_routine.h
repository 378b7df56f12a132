/*
 * Work of the mathematical libraries: a function on memory of a device, which is queued like a
 * kernel and runs late. Its parameters are copied, so nothing of the caller has to live on.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_MATH_SIM_ROUTINE_H
#define SR_TESTS_CUDA_SIMULATED_MATH_SIM_ROUTINE_H

#include "simulated/sim_call.h"

enum {
  SIM_RANGES = 8,
  SIM_NUMBERS = 20
};

typedef enum sim_use {
  SIM_READS,
  SIM_WRITES,
  SIM_SPOILS, /* a workspace: it is poison before and after */
} sim_use;

/* Memory that a routine uses. */
typedef struct sim_range {
  uint8_t *address;
  uint64_t bytes;
  sim_use use;
} sim_range;

typedef struct sim_routine {
  /* Computes, while the memory is open. Returns false if the device breaks, after telling. */
  bool (*compute)(const struct sim_routine *routine);
  sim_range ranges[SIM_RANGES];
  int32_t range_count;
  int64_t numbers[SIM_NUMBERS];
} sim_routine;

/* Adds memory to a routine. Without bytes, nothing is added. */
void sim_routine_use(sim_routine *routine, sim_use use, const void *address, uint64_t bytes);
/*
 * Queues the routine, or captures it. Checks that its memory is that of `device`, and that what is
 * written overlaps nothing else. Returns false after telling, or if the device is broken.
 */
bool sim_routine_push(const sim_routine *routine, sim_device *device, sr_cuda_stream stream);
/* Runs it. Errors: SIM_IllegalAddress, SIM_LaunchFailure, after telling. */
sim_error sim_routine_perform(const sim_routine *routine, const sim_device *device);

#endif
