/* Notes and warnings for the user, on shardings and on transfers. */
#ifndef SR_PARTITIONER_REPORT_REPORT_H
#define SR_PARTITIONER_REPORT_REPORT_H

#include "partitioner/core/partitioner.h"

/* ---- note.c ---------------------------------------------------------------------------------- */

/* Fills in p->notes. To be called while the graph still has the ops of the input. */
void sr_note_shardings(sr_partitioner *p);

/* ---- warn.c ---------------------------------------------------------------------------------- */

enum {
  SR_WARNED_BYTES = 64 << 20, /* size on one device; only larger values are reported */
  SR_WARNED_VALUES = 20,      /* most warnings that are logged; the rest is only counted */
};

/* Logs warnings on large values that are gathered or replicated although no annotation asks for
 * it. */
void sr_warn_of_transfers(sr_partitioner *p);

#endif
