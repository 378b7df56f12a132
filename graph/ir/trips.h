/* Trip counts of loops. */
#ifndef SR_GRAPH_IR_TRIPS_H
#define SR_GRAPH_IR_TRIPS_H

#include "graph/ir/graph.h"

/* Number of iterations of a while loop. It is known if the condition compares a carried value with
 * a constant, and this value starts at a constant and changes by a constant. -1 if it is unknown or
 * infinite. */
int64_t sr_while_trip_count(const sr_op *loop);

/*
 * Finds the induction variable of `loop`: carried value *out_carry is `first` in the first
 * iteration, changes by `step` each time and goes no further than `last`, which it reaches unless
 * another part of the condition ends the loop. False if no such value is found, or if the body
 * never runs.
 */
bool sr_while_induction(const sr_op *loop, int32_t *out_carry, int64_t *out_first,
                        int64_t *out_step, int64_t *out_last);

#endif
