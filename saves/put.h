/* The files of a save that is being written, in its hidden directory. Any thread may call these
 * functions; none waits for other ranks. */
#ifndef SR_SAVES_PUT_H
#define SR_SAVES_PUT_H

#include "executor/io/zarr_encode.h"
#include "saves/folder.h"
#include "saves/snapshot.h"

enum {
  SR_SAVE_PARTIAL_BYTES = SR_SAVE_HIDDEN_BYTES + 48 /* with step and attempt */
};

/* Writes the chunks of a snapshot, so that they are on the disk. Makes the hidden directory, unless
 * another rank has. After a failure, removes the chunks that are written: the disk may be full.
 * Errors: SR_ERR_IO, SR_ERR_NOMEM. */
sr_status sr_save_put(sr_ctx *ctx, sr_zarr_encoder *encoder, const char *path, int directory,
                      const char *partial, int level, const sr_save_manifest *manifest,
                      const sr_snapshot *snapshot);
/* Removes those chunks again. */
void sr_save_take_back(int directory, const char *partial, const sr_save_manifest *manifest,
                       const sr_snapshot *snapshot);
/* Leaves the marker that says that this rank's chunks are on the disk, or that they never will be.
 * Returns false with errno set if it cannot. */
bool sr_save_mark(int directory, const char *partial, int32_t rank, bool done);
/* Counts the markers of both kinds. */
void sr_save_count_marks(int directory, const char *partial, int32_t *out_done,
                         int32_t *out_failed);
/* Rank 0: writes what makes the chunks a save: the metadata of the arrays and the manifest. */
sr_status sr_save_finish(sr_ctx *ctx, const char *path, int directory, const char *partial,
                         int level, const sr_save_manifest *manifest);
/* Rank 0: gives the hidden directory its name. It replaces a save of this name, which then has the
 * name of the hidden directory. If the names cannot be synced, they are as before. */
sr_status sr_save_publish(sr_ctx *ctx, const char *path, int directory, const char *partial,
                          int64_t step);

#endif
