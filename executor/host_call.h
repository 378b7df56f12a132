/* Calls of the host from within a run (sr_host_call_step): functions of Python and of C, for the
 * PJRT plug-in. */
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
  const char *target; /* of C: the name of the function; NULL: it is one of Python */
  uint64_t index;     /* of Python: which function of the launch; of C: sr_host_call_step.index */
  int32_t device;     /* that calls: its number among those of this rank */
  bool has_token;     /* the function takes a token first, and gives it back first */
  uint32_t operand_count, result_count;
  sr_host_array *arrays; /* the operands, then the results; a token has neither type nor data */
} sr_host_call;

/* The functions that a launch brings along. `call` makes one call, in a thread of the launch; calls
 * from several devices may come at once. A function of Python may start launches itself, also of
 * the same program. An error ends the run with its message. */
typedef struct sr_host {
  sr_status (*call)(sr_ctx *ctx, const struct sr_host *host, const sr_host_call *call);
  void *user;  /* lives as long as the launch */
  int64_t run; /* a number of the launch, equal on all its devices */
} sr_host;

#endif
