/* A world and a set of devices, for a test. */
#ifndef SR_TESTS_SUPPORT_JOB_H
#define SR_TESTS_SUPPORT_JOB_H

#include <stdlib.h>

#include "executor/devices/cpu/cpu.h"
#include "executor/devices/cpu/loader.h"
#include "executor/run.h"
#include "support/expect.h"

typedef struct job {
  sr_ctx ctx;
  sr_world *world;
  sr_device_set *devices;
} job;

/* Collective. Ends the process if the devices cannot be made, since no test can continue then. */
static inline void job_start(job *j, int32_t devices_per_rank, bool node_is_rank) {
  memset(j, 0, sizeof *j);
  sr_world_options options = {.node_is_rank = node_is_rank};
  if (sr_world_create(&j->ctx, &options, &j->world) != SR_OK ||
      sr_cpu_kind.create(&j->ctx, j->world, &(sr_device_options){.per_rank = devices_per_rank},
                         &j->devices) != SR_OK) {
    fprintf(stderr, "no devices: %s\n", j->ctx.message);
    exit(1);
  }
}

/* Collective. Returns the exit status of the test. */
static inline int job_end(job *j) {
  sr_device_set_destroy(j->devices);
  sr_world_destroy(j->world);
  return expect_result();
}

/* Expects SR_OK; prints the message otherwise. */
#define EXPECT_OK(ctx, call)                                                                       \
  (sr_ctx_clear(ctx),                                                                              \
   expect_string_equal((call) == SR_OK ? "ok" : (ctx)->message, "ok", __FILE__, __LINE__, #call))

/* A new array for a port; its shards are not filled. */
static inline sr_array *job_array(job *j, const sr_executable *executable, const sr_port *port) {
  sr_array *array = NULL;
  EXPECT_OK(&j->ctx,
            sr_array_create(&j->ctx, j->devices, executable->signature.device_count, port->dtype,
                            port->rank, port->dims, &port->sharding, "test", &array));
  return array;
}

#endif
