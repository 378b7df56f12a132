/* A program, for run_create.c and run.c. */
#ifndef SR_EXECUTOR_RUN_PRIVATE_H
#define SR_EXECUTOR_RUN_PRIVATE_H

#include "executor/run.h"

/* The task of one device, and the device's shards of the arguments and results. */
typedef struct device_run {
  sr_device *device;
  sr_role role;
  sr_task *task;
  void **arguments, **results;
  /* [argument]: the shard that the program expects, as `rank` starts and then `rank` sizes */
  int64_t **wanted;
} device_run;

struct sr_program {
  sr_arena *arena; /* holds the program and its tasks */
  sr_device_set *devices;
  const sr_executable *executable;
  const sr_team *team;    /* NULL: partition p runs on device p */
  uint32_t failed;        /* of the team; atomic */
  sr_device_code *loaded; /* NULL if the caller of sr_program_create gave the code */
  int32_t run_count;      /* devices of this rank that run the program */
  int32_t *locals;        /* [run_count] their indices on this rank */
  bool communicates;      /* its devices wait for each other */
  bool calls_host;        /* calls Python */
  bool calls_targets;     /* calls functions of C */
  uint32_t is_short;      /* 1: the last launch took so little that another may run in its caller's
                           * thread; atomic */
  bool may_take_turns;    /* its devices, all of this rank, can wait for each other in one thread */
  int32_t rest;           /* launches that come before one in turns is tried; atomic */
  int32_t next_rest;      /* `rest` after the next turns that take long; whoever has the devices */
  uint32_t queued;        /* parts of launches in the devices' queues that have not ended; atomic */
  device_run *runs;
  const char **result_names; /* [result]: "result 0", for messages */
  double began, seconds;     /* of the last execution */
};

#endif
