/* How often loops run. */
#ifndef SR_GRAPH_IR_TRIPS_H
#define SR_GRAPH_IR_TRIPS_H

#include "graph/ir/graph.h"

/*
 * How often the body of a while runs: known for a carry that starts at a constant, changes by a
 * constant and is compared with a constant. -1 if not known (or not finite).
 */
int64_t sr_while_trip_count(const sr_op *loop);

/*
 * The carry that counts the iterations of `loop`, and its values in the body: `first` in the first
 * iteration, `step` more (or, negative, less) in each that follows, `last` in the last one. False
 * if there is none, or the body never runs.
 */
bool sr_while_induction(const sr_op *loop, int32_t *out_carry, int64_t *out_first,
                        int64_t *out_step, int64_t *out_last);

#endif
