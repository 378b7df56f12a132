/*
 * What all calls share: one lock, the counting and failing of calls, the last error, and what is
 * told on stderr. Everything else in this folder runs while the calling thread holds the lock,
 * between sim_begin and sim_end.
 */
#ifndef SR_TESTS_CUDA_SIMULATED_SIM_CALL_H
#define SR_TESTS_CUDA_SIMULATED_SIM_CALL_H

#include "simulated/sim_api.h"
#include "simulated/sim_settings.h"

/* A GPU and what has become of it. */
typedef struct sim_device {
  const sim_gpu *gpu;
  int32_t index;
  uint64_t used_bytes; /* of its memory */
  sim_error broken;    /* what all its calls return since a kernel or a copy has failed */
} sim_device;

/* Evaluates `expr`. If it is an error, returns it from the enclosing function. */
#define SIM_TRY(expr)                                                                              \
  do {                                                                                             \
    sim_error sim_try_ = (expr);                                                                   \
    if (sim_try_ != SIM_Success)                                                                   \
      return sim_try_;                                                                             \
  } while (0)

/*
 * Begins the call `name`: takes the lock and counts the call. Returns `fitting` if this is the call
 * that SPMDRUN_SIMULATED_FAIL makes fail, which must then do nothing but give back what it was to
 * give back.
 */
sim_error sim_begin(const char *name, sim_error fitting);
/* Ends the call: notes the error for cudaGetLastError, gives the lock back, returns `error`. */
sim_error sim_end(sim_error error);
/* As both, for a function that cannot fail: it is not counted. */
void sim_lock(void);
void sim_unlock(void);

/* Returns the calling thread's last error and forgets it. An error that has broken the current
 * device is not forgotten. */
sim_error sim_last_error(void);

/* Checks that there is a driver and a GPU, and that the GPU is not broken. *out_device is then the
 * current GPU of the calling thread. */
sim_error sim_current(sim_device **out_device);
/* Checks that there is a driver that is new enough and at least one GPU. */
sim_error sim_ready(void);
/* Makes `device` the current one of the calling thread. Errors: SIM_InvalidDevice. */
sim_error sim_select(int device);
/* Returns device `index`, or NULL. sim_ready must have held. */
sim_device *sim_device_at(int index);
/* Notes that a kernel or a copy has failed on `device`. The first error stays. */
void sim_break(sim_device *device, sim_error error);

const sim_settings *sim_settings_get(void);

/* Returns a number below `count`. Without a seed it is 0. */
uint64_t sim_random(uint64_t count);

/* Writes one line on stderr: "simulated GPU: cudaFree: ...", with the name of the current call. */
void sim_tell(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* As sim_tell, and ends the process: real hardware may do anything then. */
_Noreturn void sim_abort(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Tells and returns `error`. */
#define SIM_REFUSE(error, ...) (sim_tell(__VA_ARGS__), (sim_error)(error))

/* Zeroed memory, from malloc. Ends the process if there is none. */
void *sim_allocate(size_t bytes);

#endif
