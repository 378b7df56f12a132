/*
 * The thread of a rank that writes saves while the devices go on. It never calls MPI.
 *
 * Every rank's thread compresses and writes the chunks of the rank's snapshot into a hidden
 * directory beside the saves, which the first of them makes. A thread that has its chunks on the
 * disk leaves a marker there. The thread of rank 0 gives the directory its name when it sees the
 * markers of all ranks. Markers are files, so a save becomes whole on any file system that the
 * ranks share, while no rank is in a call of the library. A rank that fails removes its chunks, so
 * that the disk has room for the marker that says so. If even that fails, or a file system shows
 * new files late, the ranks tell each other at their next collective call, and sr_writer_settle
 * passes it on.
 *
 * The thread has the lowest priority but for idle ones (nice 19): it must not take a processor from
 * a device that computes, since all devices wait for the slowest. It gets what processors have left
 * while devices wait, and a small share if they never do. So a save cannot starve, as it could as
 * SCHED_IDLE. It may run on all processors of the node that the job has.
 */
#ifndef SR_SAVES_WRITER_H
#define SR_SAVES_WRITER_H

#include "base/affinity.h"
#include "saves/lock.h"
#include "saves/manifest.h"
#include "saves/snapshot.h"

/* What is the same for all saves of a job. All pointers outlive the writer. */
typedef struct sr_writer_options {
  const char *path; /* of the state directory */
  int directory;    /* the same, open */
  const char *stem; /* a hidden name (sr_save_hidden_name), equal on all ranks */
  int32_t rank, size;
  int keep, level;               /* of spmdrun_saves_options, with the defaults in place of zeros */
  sr_state_lock *lock;           /* rank 0: the lock of the directory */
  const sr_affinity *processors; /* where the thread may run */
  const sr_log *log;
} sr_writer_options;

/* One save. Filled while no save is written. */
typedef struct sr_save_job {
  int64_t step;
  const sr_save_manifest *manifest; /* in sr_writer_arena */
  sr_snapshot snapshot;
  /* Rank 0: saves that are not whole, which the next whole one removes. Owned by the caller. */
  const int64_t *damaged;
  size_t damaged_count;
  /* If not NULL, the save is not whole before await(ctx, record, record_steps) has succeeded on all
   * ranks: then those steps of the loop's record are on the disk. */
  struct spmdrun_record *record;
  int64_t record_steps;
  sr_status (*await)(sr_ctx *ctx, struct spmdrun_record *record, int64_t steps);
  /* Rank 0: arrays of the record, of which the metadata is written before the save is whole. */
  const sr_zarr_spec *outputs; /* [output_count], in sr_writer_arena */
  int output_count;
} sr_save_job;

typedef struct sr_writer sr_writer;

/* Starts the thread. Errors: SR_ERR_NOMEM. */
sr_status sr_writer_create(sr_ctx *ctx, const sr_writer_options *options, sr_writer **out_writer);
/* Ends the thread. A save that was started must have been settled. NULL is allowed. */
void sr_writer_destroy(sr_writer *writer);

/* The next save, to be filled by the caller, and an arena for its manifest. Only while no save is
 * written. The snapshot keeps its memory. */
sr_save_job *sr_writer_job(sr_writer *writer);
sr_arena *sr_writer_arena(sr_writer *writer);
/* Lets the thread write the save. Called equally often on all ranks, since the name of the hidden
 * directory counts the calls. */
void sr_writer_start(sr_writer *writer);

/* Waits until this rank's chunks are written, and returns whether they are. */
sr_status sr_writer_await(sr_ctx *ctx, sr_writer *writer);
/* Called on all ranks when all have awaited their chunks: `written` is true if all ranks' chunks
 * are written. On rank 0, waits until the save has its name, or is removed. Errors, on rank 0
 * alone: SR_ERR_IO. */
sr_status sr_writer_settle(sr_ctx *ctx, sr_writer *writer, bool written);

#endif
