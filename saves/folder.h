/*
 * The state directory: the saves in it by name, and what becomes of them.
 *
 *     DIR/spmdrun.lock         the job that has the directory (lock.h)
 *     DIR/save-<step>/         a save: zarr.json (manifest.h), state<i>/ for array i of the state
 *     DIR/.spmdrun-save-...    a save that is being written or removed
 *
 * A save gets its name by one rename when all of it is on the disk, and loses it by one rename
 * before anything of it is removed. So a killed job leaves no half save under a save's name.
 */
#ifndef SR_SAVES_FOLDER_H
#define SR_SAVES_FOLDER_H

#include "base/file.h"
#include "saves/manifest.h"

enum {
  SR_SAVE_NAME_BYTES = 32,
  SR_SAVE_HIDDEN_BYTES = 32
};

/* Writes "save-<step>" to `out_name` and returns it. */
const char *sr_save_name(int64_t step, char out_name[SR_SAVE_NAME_BYTES]);
/* Writes "state<i>" to `out_name` and returns it. */
const char *sr_save_array_name(int32_t index, char out_name[SR_SAVE_NAME_BYTES]);

/* Makes the name of a hidden directory, which no other has; longer names may begin with it. Hidden
 * directories of saves have names of their own, since whoever has the lock removes them all: other
 * temporary files (base/file.h) in the directory belong to somebody who may be writing them.
 * Returns false with errno set if there are no random numbers. */
bool sr_save_hidden_name(char out_name[SR_SAVE_HIDDEN_BYTES]);

/* Makes the directory and its parents if it does not exist, and opens it. A directory that holds
 * other things than saves is refused. Errors: SR_ERR_IO, SR_ERR_INVALID. */
sr_status sr_state_open(sr_ctx *ctx, const char *path, int *out_directory);
/* Lists the steps of the saves in the directory, the newest first; *out_steps is malloc'ed, NULL
 * after a failure. Errors: SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_state_list(sr_ctx *ctx, const char *path, int directory, int64_t **out_steps,
                        size_t *out_count);
/* Removes hidden directories of saves, which killed jobs left, or failed saves that could not be
 * removed. `but` is not removed; NULL: all are. The caller has the lock. */
void sr_state_sweep(int directory, const char *but);
/* Removes all saves but the newest `keep`. `newest` is the step of a save that this job has
 * written: a save of a later step is of a past that was given up. The `damaged_count` saves
 * `damaged` are not whole, so they are removed, too. */
void sr_state_prune(const char *path, int directory, int64_t newest, int keep,
                    const int64_t *damaged, size_t damaged_count);

/* Reads the manifest of a save as text, malloc'ed. Errors: SR_ERR_INVALID (there is none),
 * SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_save_text(sr_ctx *ctx, const char *path, int directory, int64_t step, char **out_text,
                       size_t *out_bytes);
/*
 * Checks that a save is whole: each array's metadata is that of the manifest, and each chunk is
 * there with the right CRC. The work is divided among `size` callers, of which this one is `rank`.
 * SR_ERR_INVALID: something is missing or damaged. SR_ERR_IO: something cannot be read now.
 */
sr_status sr_save_check(sr_ctx *ctx, const char *path, int directory,
                        const sr_save_manifest *manifest, int32_t rank, int32_t size);

#endif
