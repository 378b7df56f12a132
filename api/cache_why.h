/* Whether the cache has a program, and if not, why: as JSON. */
#ifndef SR_API_CACHE_WHY_H
#define SR_API_CACHE_WHY_H

#include "api/build.h"

/*
 * Writes what spmdrun_cache_why says of a build that sr_build_read made. Looks into the tiers and
 * changes nothing in them. Memory comes from text->arena.
 */
void sr_why_write(spmdrun_context *context, const sr_build *build, sr_text *text);

#endif
