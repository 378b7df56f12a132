/* Guards: what a scope of calls must not do. */
#ifndef SR_API_GUARDS_H
#define SR_API_GUARDS_H

#include "api/api.h"

typedef enum sr_direction {
  SR_HOST_TO_DEVICE,
  SR_DEVICE_TO_DEVICE,
  SR_DEVICE_TO_HOST,
} sr_direction;

/* Logs or refuses a transfer of `array` as the guards say. `is_explicit`: the call is made for the
 * transfer's sake. Errors: SR_ERR_INVALID, on all ranks that make the call. */
sr_status sr_guard_transfer(const spmdrun_array *array, sr_direction direction, bool is_explicit);
/* On rank 0: true if the guards log or refuse that a program is compiled. */
bool sr_guard_watches_compiling(const spmdrun_context *context);
/* Logs or refuses it; `why` is why the cache does not have the executable. Errors:
 * SR_ERR_INVALID. */
sr_status sr_guard_compile(spmdrun_context *context, const char *name, const char *why);
/* Refuses a program, if the guards are strict, that cannot reuse the memory of a donated argument.
 * All ranks get the same result. Errors: SR_ERR_INVALID, with all such arguments. */
sr_status sr_guard_donation(const spmdrun_executable *executable);
/* Returns the bytes that this rank's devices have allocated. */
uint64_t sr_guard_device_bytes(const spmdrun_context *context);
/* Frees the guards of scopes that were not ended. */
void sr_guards_free(spmdrun_context *context);

#endif
