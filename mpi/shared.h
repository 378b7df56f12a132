/* Memory that the ranks of a node share: a memfd, which peers open through /proc/<pid>/fd/<n>. The
 * file has no name in any file system, so a killed job leaves nothing behind. */
#ifndef SR_MPI_SHARED_H
#define SR_MPI_SHARED_H

#include <sys/types.h>

#include "base/status.h"

/* A mapping in this process. fd is -1 if the mapping no longer needs its file. */
typedef struct sr_shared {
  void *base;
  size_t bytes;
  int fd;
} sr_shared;

/* Where a peer finds the file: /proc/<pid>/fd/<fd>. Ranks send each other this struct. */
typedef struct sr_shared_address {
  int64_t pid;
  int64_t fd;
} sr_shared_address;

/*
 * Creates and maps zeroed memory; bytes > 0. With `reserve`, all pages are taken now, so that lack
 * of memory is an error here. Otherwise a page is taken on first touch, and lack of memory kills
 * the process then. `purpose` appears in messages and in /proc/<pid>/maps. Errors: SR_ERR_NOMEM.
 */
sr_status sr_shared_create(sr_ctx *ctx, const char *purpose, size_t bytes, bool reserve,
                           sr_shared *out_shared);
/* As sr_shared_create, for memory that no peer opens: anonymous pages without a file, which are
 * taken on first touch. */
sr_status sr_shared_create_private(sr_ctx *ctx, const char *purpose, size_t bytes,
                                   sr_shared *out_shared);
sr_shared_address sr_shared_where(const sr_shared *shared);
/* Maps `bytes` bytes of a peer's memory, found at `address`. Errors: SR_ERR_IO with the reason,
 * SR_ERR_NOMEM. */
sr_status sr_shared_open(sr_ctx *ctx, const char *purpose, sr_shared_address address, size_t bytes,
                         bool writable, sr_shared *out_shared);
/* Returns the pages of [offset, offset + bytes) to the system. The whole range then reads as zero.
 * It need not be page aligned. */
void sr_shared_discard(const sr_shared *shared, size_t offset, size_t bytes);
/* Closes the file; the mapping stays. */
void sr_shared_close(sr_shared *shared);
/* Unmaps the memory and closes the file. *shared may be all zeros. */
void sr_shared_destroy(sr_shared *shared);

#endif
