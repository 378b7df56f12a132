/* Options and settings as variables of the environment. */
#ifndef SR_BASE_ENVIRONMENT_H
#define SR_BASE_ENVIRONMENT_H

#include <stdbool.h>

#include "base/arena.h"

/* The variable of an option: "SPMDRUN_CACHE_DIR" for "cache-dir". In `arena`. */
const char *sr_environment_name(sr_arena *arena, const char *name);
/* Reads 1, true, yes, on or 0, false, no, off. False: `text` is none of them. */
bool sr_flag_read(const char *text, bool *out);

#endif
