/* Trip counts and induction variables of while loops. */
#ifndef SR_GRAPH_IR_TRIPS_H
#define SR_GRAPH_IR_TRIPS_H

#include "graph/ir/graph.h"

/* Returns the number of iterations of a while loop, or -1 if this number is unknown or infinite. It
 * is known if the condition compares a carried value with a constant, and if this value starts at a
 * constant and changes by a constant in each iteration. */
int64_t sr_while_trip_count(const sr_op *loop);

/*
 * Finds the induction variable of `loop`: carried value *out_carry. Its value is *out_first in the
 * first iteration and changes by *out_step from one iteration to the next. In the last iteration it
 * is *out_last, unless another part of the condition ends the loop earlier. False if no such
 * variable is found, or if the body never runs.
 */
bool sr_while_induction(const sr_op *loop, int32_t *out_carry, int64_t *out_first,
                        int64_t *out_step, int64_t *out_last);

#endif
