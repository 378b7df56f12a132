/*
 * MPI below the world: one lock, one way to wait, one place that turns MPI's codes into sentences.
 * Private to mpi/.
 *
 * MPI runs at MPI_THREAD_SERIALIZED, so every call of it stands between sr_mpi_lock and
 * sr_mpi_unlock (the functions here take the lock themselves). Blocking calls are not used once the
 * world exists: they would burn a core and hold the lock.
 */
#ifndef SR_MPI_COMM_H
#define SR_MPI_COMM_H

#include <mpi.h>

#include "base/status.h"
#include "mpi/patience.h"

enum {
  SR_MPI_PIECE_BYTES = 1 << 28
}; /* larger messages go in pieces: counts of MPI are int */

void sr_mpi_lock(void);
void sr_mpi_unlock(void);

/* SR_OK for MPI_SUCCESS, else SR_ERR_PEER with the call and MPI's own words. */
sr_status sr_mpi_check(sr_ctx *ctx, int code, const char *call);

/*
 * Waits until all requests are done, giving way as in backoff.h. `patience` is that of the world,
 * `peer` the rank that is waited for or SR_ANY_RANK; `call` is for the sentence.
 */
sr_status sr_mpi_wait(sr_ctx *ctx, sr_patience *patience, int32_t peer, int count,
                      MPI_Request *requests, const char *call);

/* Collective over comm: broadcasts any number of bytes from `root`. */
sr_status sr_mpi_broadcast(sr_ctx *ctx, sr_patience *patience, MPI_Comm comm, int root, void *data,
                           size_t bytes);
/* Collective over comm: equal records of all ranks to all ranks. */
sr_status sr_mpi_all_gather(sr_ctx *ctx, sr_patience *patience, MPI_Comm comm, const void *own,
                            size_t bytes, void *out);

/* `count` times what is inside, `stride_bytes` apart. */
typedef struct sr_mpi_level {
  int64_t count, stride_bytes;
} sr_mpi_level;

/*
 * Blocks of `row_bytes`, repeated by `depth` levels, the innermost first, as one element of a
 * committed type. Any sizes > 0. Free with MPI_Type_free under the lock. Call under the lock.
 */
sr_status sr_mpi_type_create(sr_ctx *ctx, int64_t row_bytes, int32_t depth,
                             const sr_mpi_level *levels, MPI_Datatype *out_type);

#endif
