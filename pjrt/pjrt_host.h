/* Python's functions, which programs call. */
#ifndef SR_PJRT_HOST_H
#define SR_PJRT_HOST_H

#include "executor/host_call.h"
#include "pjrt/abi_ffi.h"
#include "pjrt/pjrt_client.h"

/* The functions of one execution. Lives as long as it. */
typedef struct sr_pjrt_host {
  sr_pjrt_call_python *call;
  const sr_pjrt_callables *callables;
} sr_pjrt_host;

/* Returns what a launch takes, of the context, which may be NULL. */
sr_host sr_pjrt_host_of(const sr_pjrt_client *client, const sr_pjrt_context *context,
                        sr_pjrt_host *host);

#endif
