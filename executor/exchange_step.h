/* What all kinds of devices do alike for the collectives and agreements of a plan. */
#ifndef SR_EXECUTOR_EXCHANGE_STEP_H
#define SR_EXECUTOR_EXCHANGE_STEP_H

#include "executable/plan.h"
#include "mpi/exchange.h"

/* True if the collective's result has no elements; then it is left out. */
bool sr_collective_makes_nothing(const sr_collective_step *collective);

/* Returns the collective as the exchange takes it. `reduction` is NULL if it reduces nothing. The
 * result points into the executable. */
sr_exchange_spec sr_collective_spec(const sr_executable *executable, const sr_step *step,
                                    sr_exchange_reduction *reduction);
/* Returns the all-gather of the values that the devices of a group compare. */
sr_exchange_spec sr_agree_spec(const sr_executable *executable, const sr_step *step);

/* Compares the values that the group in row `row` of the step's table has gathered, one after the
 * other. Errors: SR_ERR_UNSUPPORTED, with a message that names two devices of the group: the first
 * one, and one whose value differs. */
sr_status sr_agree_compare(sr_ctx *ctx, const sr_executable *executable, const sr_step *step,
                           uint32_t row, const void *values);

/* Fails with the sentence for a device at `position` of the group that differs from the first
 * one. */
sr_status sr_agree_fail(sr_ctx *ctx, const sr_executable *executable, const sr_step *step,
                        uint32_t row, uint32_t position);

/* Returns the source location of the step, or the step's name if it has no location. */
const char *sr_step_place(const sr_step *step);

#endif
