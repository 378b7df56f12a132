/* What the user is told of shardings and of what is moved. */
#ifndef SR_PARTITIONER_REPORT_REPORT_H
#define SR_PARTITIONER_REPORT_REPORT_H

#include "partitioner/core/partitioner.h"

/* ---- note.c ---------------------------------------------------------------------------------- */

/* Fills in p->notes, while the graph has the ops of the input. */
void sr_note_shardings(sr_partitioner *p);

/* ---- warn.c ---------------------------------------------------------------------------------- */

enum {
  SR_WARNED_BYTES = 64 << 20, /* on each device; no more than that is worth a word */
  SR_WARNED_VALUES = 20,      /* then their number */
};

/* To the log: what compute.c has decided of large values. */
void sr_warn_of_transfers(sr_partitioner *p);

#endif
