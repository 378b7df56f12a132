/* From the graph of one device to the plan: the passes, in order, with emit/kernels.h before the
 * last. */
#ifndef SR_COMPILER_LOWER_LOWER_H
#define SR_COMPILER_LOWER_LOWER_H

#include "compiler/core/lowering.h"

/* Refuses what cannot be compiled, naming the op; changes nothing. */
sr_status sr_lower_check(sr_lowering *low);

/* Takes a checked module; leaves it in the form that prepare.c describes. Uses tags and notes. */
void sr_lower_prepare(sr_lowering *low);

/* Marks loops and branches whose condition is compared at run time, and among whom. */
sr_status sr_lower_agreements(sr_lowering *low);

/* Gives every value its cell: virtual or a root, in registers or with a buffer without a place. */
void sr_lower_fuse(sr_lowering *low);
/* Orders the ops that are executed into units: low->units and a sr_schedule for each host block. */
void sr_lower_schedule(sr_lowering *low);
/* Gives every buffer of a unit its place, and writes the constants and the aliases of the
 * signature. */
sr_status sr_lower_buffers(sr_lowering *low);
/* The plan, from schedules, places and functions. In the module's arena. */
sr_status sr_lower_steps(sr_lowering *low, sr_step_list *out_steps);

#endif
