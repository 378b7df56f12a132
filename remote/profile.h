/*
 * Reads the profile files of AWS's tools. They have sections in brackets, lines `key = value`, and
 * comments after '#' and ';'. Indented lines below a key without a value belong to that key:
 *
 *     [services cluster]
 *     s3 =
 *       endpoint_url = http://storage:9000
 */
#ifndef SR_REMOTE_PROFILE_H
#define SR_REMOTE_PROFILE_H

#include "base/arena.h"
#include "base/status.h"

/* Reads the text of a file into `arena`; "" if the file does not exist. SR_ERR_IO: the file cannot
 * be read or exceeds a megabyte. */
sr_status sr_profile_read(sr_ctx *ctx, sr_arena *arena, const char *path, const char **out_text);

/*
 * Returns the value of `key` in the section [`section`] of `text`. If `group` is not NULL, the key
 * must be in the indented lines below the key `group` of that section. The value lives in `arena`.
 * Returns NULL if the value is absent or empty. If a key appears several times, the last one
 * counts.
 */
const char *sr_profile_find(sr_arena *arena, const char *text, const char *section,
                            const char *group, const char *key);

#endif
