/* Structs of the public header begin with their size, which the caller sets. So a program and a
 * library of different ages understand each other: what one of them does not know is zero. */
#ifndef SR_API_SIZED_H
#define SR_API_SIZED_H

#include "base/status.h"

/* Copies the caller's struct into `own`, this library's of `own_bytes`. `given` may be NULL: all
 * zeros. `what` names the struct in messages. Errors: SR_ERR_INVALID (no size is set, or the caller
 * sets members that this library does not know). */
sr_status sr_sized_read(sr_ctx *ctx, const char *what, const void *given, void *own,
                        size_t own_bytes);
/* Checks the size that the caller has set in a struct to be filled. Errors: SR_ERR_INVALID. */
sr_status sr_sized_check(sr_ctx *ctx, const char *what, const void *out);
/* Copies `own` into the caller's struct, as much as the caller knows of it. */
void sr_sized_write(void *out, const void *own, size_t own_bytes);

#endif
