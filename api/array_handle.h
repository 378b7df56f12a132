/* The handle that callers hold of an array. */
#ifndef SR_API_ARRAY_HANDLE_H
#define SR_API_ARRAY_HANDLE_H

#include "api/api.h"

/*
 * A handle for `array`, which it takes over; NULL: one that is put in later. Called `kind` `index`
 * in sentences: "result 0". SR_ERR_NOMEM: the array stays the caller's.
 */
sr_status sr_array_wrap(spmdrun_context *context, sr_array *array, const char *kind, int index,
                        spmdrun_array **out);

/* SR_ERR_INVALID if the array was donated. */
sr_status sr_array_check_live(const spmdrun_array *array);

#endif
