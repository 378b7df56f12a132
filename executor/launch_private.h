/* A launch, for program_launch.c (checks and starts it), launch_part.c (its part on a device) and
 * launch_here.c (launches in the thread of their caller). */
#ifndef SR_EXECUTOR_LAUNCH_PRIVATE_H
#define SR_EXECUTOR_LAUNCH_PRIVATE_H

#include <pthread.h>

#include "executor/launch_limits.h"
#include "executor/program_launch.h"
#include "executor/run_private.h"

/* A launch on one device. */
typedef struct device_launch {
  sr_work work;
  struct launch *all;
  int32_t index; /* of the device among those of the program on this rank */
  sr_event *done;
  sr_buffer **arguments, **results; /* [argument], [result]; held */
  sr_leader leader;
  pthread_t thread;
  bool has_thread;
  bool takes_turns; /* in the caller's thread, and has not ended */
  sr_status status; /* of the run */
  char *message;    /* of a failure; NULL: there was no memory for it */
} device_launch;

typedef struct launch {
  sr_program *program;
  const sr_log *log;
  void (*failed)(void *user, sr_ctx *ctx); /* of sr_launch */
  void *user;
  sr_host host;
  uint32_t running;      /* devices on which it is in a queue, or runs; atomic */
  uint32_t left;         /* devices on which it has not ended; atomic */
  bool *kept;            /* [argument] not to be donated */
  device_launch parts[]; /* [device of the program on this rank] */
} launch;

/* True if the launch takes the memory of argument `index`. */
static inline bool sr_launch_donates(const launch *all, int32_t index) {
  return all->program->executable->signature.arguments[index].donated && !all->kept[index];
}

/* ---- launch_part.c --------------------------------------------------------------------------- */

/* Calls a function that may fail, and keeps its status in the part; if it fails, the message, too.
 * Tells all->failed, unless another device or process is the cause. */
void sr_launch_keep_status(device_launch *own, sr_status (*call)(sr_ctx *ctx, device_launch *own));
/* Waits until the arguments are ready, gives the results their memory and collects the addresses.
 * If that fails, those that wait for this device are told. */
sr_status sr_launch_prepare_part(sr_ctx *ctx, device_launch *own);
/* Gives parts that ended because of another one the sentence of that one; if the cause is another
 * process, asks all->failed. All parts have run. */
void sr_launch_share_failure(launch *all);
/* Releases the arguments of a part that has run, if that was not done before. */
void sr_launch_release_arguments(device_launch *own);
/* `run` and `end` of a part's work. The last part to end frees the launch. */
void sr_launch_run_part(sr_work *work);
void sr_launch_end_part(sr_work *work);

/* ---- launch_here.c --------------------------------------------------------------------------- */

/* Runs and ends a launch of a program that calls the host: in this thread, and if its devices wait
 * for each other, in one more for each of the others. */
void sr_launch_run_beside(launch *all, sr_device_queues *queues);
/* Runs and ends the launch in this thread, if that is quick and its devices are idle; else returns
 * false. */
bool sr_launch_run_here(launch *all, sr_device_queues *queues);

#endif
