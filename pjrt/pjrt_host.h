/* Functions of the host, which programs call: those of Python, and those of C (pjrt_target.h). */
#ifndef SR_PJRT_HOST_H
#define SR_PJRT_HOST_H

#include "executor/host_call.h"
#include "pjrt/abi_ffi.h"
#include "pjrt/pjrt_program.h"

/* The functions of one execution. Lives as long as it. */
typedef struct sr_pjrt_host {
  sr_pjrt_call_python *call;
  const sr_pjrt_callables *callables;
  const void *bound; /* sr_loaded_bound */
} sr_pjrt_host;

/* Returns what a launch takes. `host` is used by a program that calls Python: its launch has ended
 * when it returns. */
sr_host sr_pjrt_host_of(const sr_pjrt_program *program, const sr_pjrt_execute_options *options,
                        sr_pjrt_host *host);

#endif
