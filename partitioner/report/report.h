/* What the user is told of forms and of what is moved. */
#ifndef SR_PARTITIONER_REPORT_REPORT_H
#define SR_PARTITIONER_REPORT_REPORT_H

#include "partitioner/core/pass.h"

/* ---- note.c ---------------------------------------------------------------------------------- */

/* Fills in pass->notes, while the graph has the ops of the input. */
void sr_pass_note(sr_pass *pass);

/* ---- warn.c ---------------------------------------------------------------------------------- */

enum {
  SR_WARNED_BYTES = 64 << 20, /* on each device; no more than that is worth a word */
  SR_WARNED_VALUES = 20,      /* then their number */
};

/* To the log: what compute.c has decided of large values. */
void sr_pass_warn(sr_pass *pass);

#endif
