/*
 * The files in which AWS's tools keep profiles: sections in brackets, lines `key = value`, comments
 * behind '#' and ';'. Indented lines below a key without a value belong to that key:
 *
 *     [services cluster]
 *     s3 =
 *       endpoint_url = http://storage:9000
 */
#ifndef SR_REMOTE_PROFILE_H
#define SR_REMOTE_PROFILE_H

#include "base/arena.h"
#include "base/status.h"

/* The text of a file, in `arena`; "" if there is none. SR_ERR_IO: it cannot be read, or has more
 * than a megabyte. */
sr_status sr_profile_read(sr_ctx *ctx, sr_arena *arena, const char *path, const char **out_text);

/* The value of `key` in [section], below the key `group` if that is not NULL; in `arena`. NULL: it
 * is not there, or empty. The last one counts. */
const char *sr_profile_find(sr_arena *arena, const char *text, const char *section,
                            const char *group, const char *key);

#endif
