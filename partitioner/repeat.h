/* Scalars that may come into a reduction more than once: on each device, or once for each part. */
#ifndef SR_PARTITIONER_REPEAT_H
#define SR_PARTITIONER_REPEAT_H

#include "graph/graph.h"

/* True if a reduction by `code`, a combiner, gives the same however often it takes `value`, which
 * is the same each time: the largest and smallest numbers and masks do, sums and products of a
 * constant that changes nothing. */
bool sr_value_may_repeat(const sr_value *value, sr_opcode code);
/* The same of a constant alone, which is known to be the same on all devices. */
bool sr_constant_may_repeat(const sr_value *value, sr_opcode code);

#endif
