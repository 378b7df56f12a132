/* Executables as bytes of the caller. */
#ifndef SR_API_EXECUTABLE_BYTES_H
#define SR_API_EXECUTABLE_BYTES_H

#include "api/api.h"

/* Returns the executable as bytes, which the caller frees; NULL: there is no memory. */
void *sr_executable_pack(const spmdrun_executable *executable, size_t *out_count);
/* Makes an executable of such bytes, which are copied, and decodes its plan. It is not ready to
 * run. Not collective. *out may be set after a failure. Errors: SR_ERR_INVALID, SR_ERR_NOMEM. */
sr_status sr_executable_unpack(spmdrun_context *context, const void *bytes, size_t count,
                               spmdrun_executable **out);

#endif
