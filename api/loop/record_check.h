/* Checks what a record is given. */
#ifndef SR_API_LOOP_RECORD_CHECK_H
#define SR_API_LOOP_RECORD_CHECK_H

#include "api/api.h"

/* What a result of a program must be: its place in the program, and how it lies on the devices of
 * this rank, as an array without memory. */
typedef struct sr_kept_result {
  int result;
  sr_array *shape;
} sr_kept_result;

/*
 * Fails unless each of the `count` results that are kept is alive and is as kept[i] says: another
 * array could be shorter than what is read of it. Asks the guards, too, on all ranks alike,
 * whatever they keep. Waits for the execution that makes the results. Not collective. Errors:
 * SR_ERR_INVALID, SR_ERR_DEVICE, and that of the execution.
 */
sr_status sr_record_check(spmdrun_context *context, const sr_kept_result *kept, int count,
                          spmdrun_array *const *results);

#endif
