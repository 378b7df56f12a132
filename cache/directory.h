/* Where the directory tier lives and whether it may be trusted. */
#ifndef SR_CACHE_DIRECTORY_H
#define SR_CACHE_DIRECTORY_H

#include "base/status.h"

/*
 * Opens `directory` (NULL: the default place, see sr_cache_open), making it and its parents with
 * mode 0700 where they are missing, and marks it with CACHEDIR.TAG so that back-ups pass it by.
 * *out_path is malloc'ed. SR_ERR_INVALID: no place is known, or the place may not be trusted;
 * SR_ERR_IO.
 */
sr_status sr_cache_directory_open(sr_ctx *ctx, const char *directory, char **out_path,
                                  int *out_descriptor);

/*
 * Opens `name` in the directory for reading, with its size. SR_ERR_INVALID when it is not a plain
 * file of this user's that nobody else may write to; links are not followed. *out_file is -1 and
 * the status SR_OK when there is no such file.
 */
sr_status sr_cache_directory_file(sr_ctx *ctx, int directory, const char *name, int *out_file,
                                  uint64_t *out_bytes);

#endif
