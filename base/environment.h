/* Environment variables that stand for options of the command and settings of the cache. */
#ifndef SR_BASE_ENVIRONMENT_H
#define SR_BASE_ENVIRONMENT_H

#include <stdbool.h>

#include "base/arena.h"

/* Returns the environment variable of an option, allocated in `arena`: "SPMDRUN_CACHE_DIR" for
 * "cache-dir". */
const char *sr_environment_name(sr_arena *arena, const char *name);
/* Reads a flag: 1, true, yes and on mean true; 0, false, no and off mean false. Returns false if
 * `text` is none of these words. */
bool sr_flag_read(const char *text, bool *out);

#endif
