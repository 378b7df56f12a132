/*
 * Helpers for MPI calls: the lock, waiting, and error messages. Private to mpi/.
 *
 * MPI runs at MPI_THREAD_SERIALIZED, so MPI calls stand between sr_mpi_lock and sr_mpi_unlock.
 * sr_mpi_wait, sr_mpi_broadcast and sr_mpi_all_gather take the lock themselves. Once the world
 * (world.h) exists, no blocking MPI call is used: it would occupy a core and hold the lock.
 */
#ifndef SR_MPI_COMM_H
#define SR_MPI_COMM_H

#include <mpi.h>

#include "base/status.h"
#include "mpi/patience.h"

enum {
  SR_MPI_PIECE_BYTES = 1 << 28
}; /* longer messages are split, because MPI counts are int */

void sr_mpi_lock(void);
void sr_mpi_unlock(void);

/* Returns SR_OK for MPI_SUCCESS, otherwise SR_ERR_PEER with the name of the MPI call and MPI's
 * message. */
sr_status sr_mpi_check(sr_ctx *ctx, int code, const char *call);

/* Tests requests in turn up to the first that is not complete, which lets MPI work on all. Sets
 * *out_done if all are. The caller holds the MPI lock. Returns MPI's code. (MPI_Testall without
 * statuses is an error to gcc in MPICH's headers.) */
int sr_mpi_test(int count, MPI_Request *requests, bool *out_done);

/* Waits until all `count` requests are complete (backoff.h). `patience` belongs to the world
 * (patience.h). `peer` is the rank waited for, or SR_ANY_RANK. `call` is the MPI call that error
 * messages name. */
sr_status sr_mpi_wait(sr_ctx *ctx, sr_patience *patience, int32_t peer, int count,
                      MPI_Request *requests, const char *call);

/* Collective over `comm`. Broadcasts `bytes` bytes, however many, from `root`. */
sr_status sr_mpi_broadcast(sr_ctx *ctx, sr_patience *patience, MPI_Comm comm, int root, void *data,
                           size_t bytes);
/* Collective over `comm`. Gathers one record of `bytes` bytes from every rank on every rank. */
sr_status sr_mpi_all_gather(sr_ctx *ctx, sr_patience *patience, MPI_Comm comm, const void *own,
                            size_t bytes, void *out);

/* One level of a strided layout: `count` copies of the next inner level, `stride_bytes` apart. */
typedef struct sr_mpi_level {
  int64_t count, stride_bytes;
} sr_mpi_level;

/* Makes a committed MPI type: blocks of `row_bytes` bytes, repeated by `depth` levels, the
 * innermost level first. All counts and sizes are > 0. The caller holds the MPI lock, also when it
 * frees the type with MPI_Type_free. */
sr_status sr_mpi_type_create(sr_ctx *ctx, int64_t row_bytes, int32_t depth,
                             const sr_mpi_level *levels, MPI_Datatype *out_type);

#endif
