/* Runs of a collective in turns, each device in its own thread. */
#ifndef SR_TESTS_SUPPORT_TURNS_H
#define SR_TESTS_SUPPORT_TURNS_H

#include <sched.h>

#include "mpi/exchange.h"

/* Runs the op at once, or if `turns`, in turns, which end when another device must move. */
static inline sr_status run_op(sr_exchange_op *op, const void *in, void *out, bool turns) {
  sr_turn turn = SR_TURN_MOVED;
  sr_status status = SR_OK;
  if (!turns)
    return sr_exchange_run(op, in, out);
  while (status == SR_OK && turn != SR_TURN_ENDED) {
    status = sr_exchange_advance(op, in, out, &turn);
    sched_yield();
  }
  return status;
}

#endif
