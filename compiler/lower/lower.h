/* The passes from the graph of one device to the plan, in order. sr_lower_emit (emit/kernels.h)
 * runs between sr_lower_buffers and sr_lower_steps. lowering.h explains the terms. */
#ifndef SR_COMPILER_LOWER_LOWER_H
#define SR_COMPILER_LOWER_LOWER_H

#include "compiler/core/lowering.h"

/* Refuses a program that cannot be compiled; the error names the op's location. Changes nothing. */
sr_status sr_lower_check(sr_lowering *low);

/* Rewrites a checked module into the form that prepare.c describes, and marks the ops that run as
 * steps. */
void sr_lower_prepare(sr_lowering *low);

/* Marks the loops and branches whose condition devices compare at run time, with the groups of
 * devices that compare it. */
sr_status sr_lower_agreements(sr_lowering *low);

/* Makes the cell of every value. Decides whether the value is virtual or a root, and whether it is
 * in registers. */
void sr_lower_fuse(sr_lowering *low);
/* Decides which roots inside kernels are computed in one loop, and moves them together. */
void sr_lower_loops(sr_lowering *low);
/* Orders the executed ops into units: fills low->units and makes the schedule of each block of the
 * host level. */
void sr_lower_schedule(sr_lowering *low);
/* Sets unit->walk of a kernel, which has no root yet, for its first root `op`. */
void sr_group_begin(sr_lowering *low, sr_unit *unit, const sr_op *op);
/* Returns true if the kernel should also compute `op`, after its other roots and in one pass with
 * them. Then sets unit->walk; the caller adds the root. The unit was begun by sr_group_begin, and
 * every unit before `op` of which `op` may read has been scheduled. */
bool sr_group_join(sr_lowering *low, sr_unit *unit, const sr_op *op);
/* Lets kernels of a GPU compute the ops of tiny kernels besides their own, and removes the tiny
 * ones from the schedule. Looks at the units from number `first` of the schedule on: the kernels of
 * one level, which are the last of low->units. */
void sr_lower_asides(sr_lowering *low, sr_schedule *schedule, size_t first);
/* Which units compute the values that an op or a kernel reads. */
typedef struct sr_unit_reading {
  bool found;   /* `unit` computes some of them */
  int32_t last; /* number of the last other unit that computes some of them; -1: none */
} sr_unit_reading;
sr_unit_reading sr_op_unit_reads(sr_lowering *low, const sr_op *op, const sr_unit *unit);
sr_unit_reading sr_unit_reads(sr_lowering *low, const sr_unit *reader, const sr_unit *unit);
/* Removes the kernel at `index` of the schedule, whose ops other kernels have taken, and numbers
 * the units behind it anew. All of these are kernels. */
void sr_unit_remove(sr_lowering *low, sr_schedule *schedule, size_t index);
/* Makes the buffers of roots and gives them places. Also fills the constant section and sets the
 * aliases of the signature. */
sr_status sr_lower_buffers(sr_lowering *low);
/* Builds the plan from schedules, places and functions, in the module's arena. */
sr_status sr_lower_steps(sr_lowering *low, sr_step_list *out_steps);

#endif
