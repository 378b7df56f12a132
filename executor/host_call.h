/* Calls of the host from within a run (sr_host_call_step): Python's functions, for the PJRT
 * plug-in. */
#ifndef SR_EXECUTOR_HOST_CALL_H
#define SR_EXECUTOR_HOST_CALL_H

#include "base/status.h"

/* An array in the memory of the device that calls, dense and row-major. */
typedef struct sr_host_array {
  const char *type; /* of an element, as StableHLO names it */
  int32_t rank;
  const int64_t *dims; /* [rank] */
  void *data;          /* of an operand to be read only */
} sr_host_array;

typedef struct sr_host_call {
  uint64_t index; /* of the function, among those of the launch */
  bool has_token; /* the function takes a token first, and gives it back first */
  uint32_t operand_count, result_count;
  sr_host_array *arrays; /* the operands, then the results */
} sr_host_call;

/* The functions that a launch brings along. `call` makes one call, in a thread of the launch; calls
 * from several devices may come at once. It may start launches itself, also of the same program. An
 * error ends the run with its message. */
typedef struct sr_host {
  sr_status (*call)(sr_ctx *ctx, void *user, const sr_host_call *call);
  void *user;
} sr_host;

#endif
