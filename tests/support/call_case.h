/* Runs a library call as a device does: its leader calls it. */
#ifndef SR_TESTS_SUPPORT_CALL_CASE_H
#define SR_TESTS_SUPPORT_CALL_CASE_H

#include "executor/devices/cpu/calls/call.h"

typedef struct call_case {
  const sr_call *call;
  sr_pool *pool;
  void **buffers;
} call_case;

static void call_case_lead(void *user) {
  const call_case *c = user;
  sr_call_run(c->call, c->pool, c->buffers);
}

/* Runs a prepared call with the threads of `pool`, and waits for it. */
static void call_case_run(const sr_call *call, sr_pool *pool, void **buffers) {
  call_case c = {call, pool, buffers};
  sr_pool_start(pool, call_case_lead, &c);
  sr_pool_wait(pool);
}

#endif
