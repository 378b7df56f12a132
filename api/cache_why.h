/* Explains as JSON whether the cache has a program's executable and, if not, why. */
#ifndef SR_API_CACHE_WHY_H
#define SR_API_CACHE_WHY_H

#include "api/build.h"

/* Writes the JSON text of spmdrun_cache_why for a build from sr_compilation_read. Does not change
 * the cache. Memory comes from text->arena. */
void sr_why_write(spmdrun_context *context, const sr_compilation *build, sr_text *text);

#endif
