/* Notes and warnings for the user, on shardings and on transfers. */
#ifndef SR_PARTITIONER_REPORT_REPORT_H
#define SR_PARTITIONER_REPORT_REPORT_H

#include "partitioner/core/partitioner.h"

/* ---- note.c ---------------------------------------------------------------------------------- */

/* Fills in p->notes. To be called while the graph still has the ops of the input. */
void sr_note_shardings(sr_partitioner *p);

/* ---- warn.c ---------------------------------------------------------------------------------- */

enum {
  SR_WARNED_BYTES = 64 << 20, /* on each device; smaller values are not reported */
  SR_WARNED_VALUES = 20,      /* at most so many lines, then a count of the rest */
};

/* Logs warnings on large values that are gathered or replicated without being asked for. */
void sr_warn_of_transfers(sr_partitioner *p);

#endif
