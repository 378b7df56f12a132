/*
 * Recognises launchers by the environment variables that they set.
 *
 * With nested launchers the innermost one decides. mpirun inside a Slurm allocation does not remove
 * Slurm's variables, so the variables of Open MPI and PMI are looked up first. Of Slurm, only the
 * variables of a job step count: a batch script is not a launch.
 */
#include "mpi/launch.h"

#include <stddef.h>
#include <stdlib.h>

#include "base/launcher.h"

/* Variables that give the number of processes, in order of precedence. */
static const char *const launcher_sizes[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE",
                                             "MV2_COMM_WORLD_SIZE",  "PALS_SIZE",
                                             "JSM_NAMESPACE_SIZE",   "FLUX_JOB_SIZE"};
/* Variables that show that there is a launcher, but not how many processes it started. */
static const char *const launcher_marks[] = {SR_LAUNCHER_RANKS, "PMI_FD"};

/* Returns the positive number in the variable `name`; 0 if there is none. */
static int32_t read_size(const char *name) {
  const char *text = getenv(name);
  if (!text || !*text)
    return 0;
  char *end = NULL;
  long value = strtol(text, &end, 10);
  return *end == '\0' && value > 0 && value <= INT32_MAX ? (int32_t)value : 0;
}

sr_launch sr_launch_read(void) {
  for (size_t i = 0; i < sizeof launcher_sizes / sizeof *launcher_sizes; i++) {
    int32_t size = read_size(launcher_sizes[i]);
    if (size > 0)
      return (sr_launch){.launched = true, .size = size, .variable = launcher_sizes[i]};
  }

  bool in_step = getenv("SLURM_STEP_ID") != NULL;
  int32_t tasks = in_step ? read_size("SLURM_STEP_NUM_TASKS") : 0;
  for (size_t i = 0; i < sizeof launcher_marks / sizeof *launcher_marks; i++)
    if (getenv(launcher_marks[i]))
      return (sr_launch){.launched = true,
                         .size = tasks,
                         .variable = tasks > 0 ? "SLURM_STEP_NUM_TASKS" : launcher_marks[i]};
  if (tasks > 1)
    return (sr_launch){.launched = true, .size = tasks, .variable = "SLURM_STEP_NUM_TASKS"};
  return (sr_launch){0};
}
