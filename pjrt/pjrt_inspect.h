/* jax.debug.inspect_array_sharding: tells Python the shardings of values inside a program. */
#ifndef SR_PJRT_INSPECT_H
#define SR_PJRT_INSPECT_H

#include "pjrt/pjrt_program.h"

/* Calls whoever asks for shardings in a program that was just compiled, each once. They take the
 * GIL, and may raise. Errors: SR_ERR_INVALID (who asks is not JAX's, a function has raised),
 * SR_ERR_UNSUPPORTED (a value lies on some devices of the program only). */
sr_status sr_pjrt_tell_shardings(sr_ctx *ctx, const sr_pjrt_program *program);

#endif
