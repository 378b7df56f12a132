/* How the environment says what an option or a setting says. */
#ifndef SR_BASE_ENVIRONMENT_H
#define SR_BASE_ENVIRONMENT_H

#include <stdbool.h>

#include "base/arena.h"

/* "SPMDRUN_CACHE_DIR" for "cache-dir". In `arena`. */
const char *sr_environment_name(sr_arena *arena, const char *name);
/* 1, true, yes, on; 0, false, no, off. False: `text` is none of them. */
bool sr_flag_read(const char *text, bool *out);

#endif
