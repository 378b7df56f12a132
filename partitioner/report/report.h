/* Notes on shardings and warnings of large transfers, for the user. */
#ifndef SR_PARTITIONER_REPORT_REPORT_H
#define SR_PARTITIONER_REPORT_REPORT_H

#include "partitioner/core/partitioner.h"

/* ---- note.c ---------------------------------------------------------------------------------- */

/* Fills in p->notes, one note for each value. To be called while the graph still has the ops of the
 * input program. */
void sr_note_shardings(sr_partitioner *p);

/* ---- warn.c ---------------------------------------------------------------------------------- */

enum {
  SR_WARNED_BYTES = 64 << 20, /* only values that take more bytes than this on one device are
                               * reported */
  SR_WARNED_VALUES = 20,      /* at most this many warnings are logged; further warnings are only
                               * counted */
};

/* Logs warnings on large values that are gathered or replicated although no annotation asks for
 * it. */
void sr_warn_of_transfers(sr_partitioner *p);

#endif
