/* The array handle that callers of the library hold. */
#ifndef SR_API_ARRAY_HANDLE_H
#define SR_API_ARRAY_HANDLE_H

#include "api/api.h"

/* Makes a handle that takes ownership of `array`; if that is NULL, the caller sets it later. `kind`
 * and `index` name it in messages: "result 0". SR_ERR_NOMEM: the caller still owns the array. */
sr_status sr_array_wrap(spmdrun_context *context, sr_array *array, const char *kind, int index,
                        spmdrun_array **out);

/* SR_ERR_INVALID if the array was donated. */
sr_status sr_array_check_live(const spmdrun_array *array);

#endif
