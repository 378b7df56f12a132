/* spmdrun_array: the handle through which callers of the library use an array. */
#ifndef SR_API_ARRAY_ARRAY_HANDLE_H
#define SR_API_ARRAY_ARRAY_HANDLE_H

#include "api/api.h"

/* Makes a handle that owns `array`. If `array` is NULL, the caller sets handle->array later. `what`
 * is the array's name in messages: "result 0". After SR_ERR_NOMEM the caller still owns
 * `array`. */
sr_status sr_array_wrap(spmdrun_context *context, sr_array *array, const char *what,
                        spmdrun_array **out);
/* As sr_array_check_live, and asks the guards whether the array may go to the host. Errors: those
 * of sr_guard_transfer, too. */
sr_status sr_array_check_read(spmdrun_array *array, bool is_explicit);
/* Checks that shard `index` exists, that the array is live and that `data` has room for its
 * `bytes`. Errors: those of sr_array_check_live, SR_ERR_INVALID. */
sr_status sr_shard_check(spmdrun_array *array, int index, const void *data, size_t bytes);

/* Fails with SR_ERR_INVALID if the array was donated to a program. */
sr_status sr_array_check_taken(const spmdrun_array *array);
/* Waits until the array has been made. Fails if the execution that makes it has failed, if the
 * array was donated to a program (SR_ERR_INVALID), or if a device of this rank has failed for good,
 * so that its shard is lost (SR_ERR_DEVICE). */
sr_status sr_array_check_live(spmdrun_array *array);

#endif
