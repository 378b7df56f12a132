/*
 * Memory that the ranks of a node share: a file in memory (memfd), which peers open through
 * /proc/<pid>/fd/<n>. It has no name in any file system, so nothing is left behind by a killed job.
 */
#ifndef SR_MPI_SHARED_H
#define SR_MPI_SHARED_H

#include <sys/types.h>

#include "base/status.h"

/* A mapping of this process. fd is -1 where the mapping does not need its file any more. */
typedef struct sr_shared {
  void *base;
  size_t bytes;
  int fd;
} sr_shared;

/* Where a peer finds the file: plain data, sent to the peers. */
typedef struct sr_shared_address {
  int64_t pid;
  int64_t fd;
} sr_shared_address;

/*
 * Makes and maps zeroed memory, bytes > 0. reserve: all pages are taken now, so that a full memory
 * is an error here and not a signal at first touch; otherwise pages come with first touch.
 * `purpose` is for sentences and /proc/<pid>/maps. Errors: SR_ERR_NOMEM.
 */
sr_status sr_shared_create(sr_ctx *ctx, const char *purpose, size_t bytes, bool reserve,
                           sr_shared *out_shared);
/* As above for memory that nobody else will open: plain anonymous pages, no file. Pages come with
 * first touch. */
sr_status sr_shared_create_private(sr_ctx *ctx, const char *purpose, size_t bytes,
                                   sr_shared *out_shared);
sr_shared_address sr_shared_where(const sr_shared *shared);
/* Maps a peer's memory of `bytes` bytes. Errors: SR_ERR_IO with the reason. */
sr_status sr_shared_open(sr_ctx *ctx, const char *purpose, sr_shared_address address, size_t bytes,
                         bool writable, sr_shared *out_shared);
/* Gives pages back; the range, which need not be page aligned, reads as zero afterwards. */
void sr_shared_discard(const sr_shared *shared, size_t offset, size_t bytes);
/* Closes the file; the mapping stays. */
void sr_shared_close(sr_shared *shared);
/* Unmaps and closes. A zeroed one is fine. */
void sr_shared_destroy(sr_shared *shared);

#endif
