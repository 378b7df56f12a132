#include "simulated/math/sim_host_call.h"

#include <stdlib.h>

#include "executor/devices/cpu/calls/call.h"

enum {
  NOT_FINITE = -4 /* `info` of such a matrix */
};

/* What is in sim_routine.numbers. */
typedef enum number {
  FUNCTION,
  DTYPE,
  OPTIONS,
  M,
  N,
  K,
  INFO,
  PORTS, /* addresses of the buffers */
} number;

_Static_assert(PORTS + (int)SR_CALL_PORTS <= (int)SIM_NUMBERS, "room for the buffers");

static sr_call_step step_of(const sim_routine *routine) {
  const int64_t *x = routine->numbers;
  return (sr_call_step){.function = (sr_call_function)x[FUNCTION],
                        .dtype = (sr_dtype)x[DTYPE],
                        .options = (uint32_t)x[OPTIONS],
                        .batch = 1,
                        .m = x[M],
                        .n = x[N],
                        .k = x[K]};
}

static bool compute(const sim_routine *routine) {
  const sr_call_step step = step_of(routine);
  void *ports[SR_CALL_PORTS + 1]; /* and the workspace */
  sr_call call;
  sr_ctx ctx = {0};
  if (sr_call_prepare(&ctx, &step, 1, NULL, &call) != SR_OK)
    sim_abort("the host cannot compute this: %s", ctx.message);
  void *workspace = aligned_alloc(64, sr_call_workspace_bytes(&call) + 64);
  for (int i = 0; i < SR_CALL_PORTS; i++)
    ports[i] = routine->numbers[PORTS + i] ? (void *)routine->numbers[PORTS + i]
                                           : workspace; /* a buffer without elements may be NULL */
  if (routine->numbers[INFO])
    *(int *)routine->numbers[INFO] = 0;
  ports[sr_call_row_get(step.function)->port_count] = workspace;
  sr_call_run(&call, NULL, ports);
  free(workspace);
  sr_call_release(&call);
  if (!routine->numbers[INFO] || *(const int *)routine->numbers[INFO] != NOT_FINITE)
    return true;
  sim_tell("an element of the matrix is not finite");
  return false;
}

sim_routine sim_host_call(const sr_call_step *step, const void *const *ports, int *info) {
  const sr_call_row *row = sr_call_row_get(step->function);
  sim_routine routine = {.compute = compute,
                         .numbers = {step->function, step->dtype, step->options, step->m, step->n,
                                     step->k, (int64_t)info}};
  bool is_written[SR_CALL_PORTS] = {false};
  for (int32_t i = 0; i < row->port_count; i++)
    if (row->ports[i].role == SR_CALL_ROLE_OVER)
      is_written[row->ports[i].over] = true;
  for (int32_t i = 0; i < row->port_count; i++) {
    const sr_call_port *port = &row->ports[i];
    const uint64_t bytes = (uint64_t)sr_call_port_elements(step, port) *
                           sr_dtype_get(sr_call_port_dtype(port, step->dtype))->bytes;
    routine.numbers[PORTS + i] = (int64_t)ports[i];
    if (port->role == SR_CALL_ROLE_IN)
      sim_routine_use(&routine, is_written[i] ? SIM_WRITES : SIM_READS, ports[i], bytes);
    else if (port->role == SR_CALL_ROLE_OUT)
      sim_routine_use(&routine, SIM_WRITES, ports[i], bytes);
  }
  if (info && !(row->ports[row->port_count - 1].element == SR_CALL_ELEMENT_I32))
    sim_routine_use(&routine, SIM_WRITES, info, sizeof *info);
  return routine;
}
