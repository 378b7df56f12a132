/* Starts MPI, and ends it: MPI can be initialized only once per process, but a process may have one
 * world after another, and another library may initialize or finalize it. Private to mpi/. */
#ifndef SR_MPI_MPI_START_H
#define SR_MPI_MPI_START_H

#include "mpi/world_private.h"

/* Initializes MPI unless the calling program has done so (`initialized`). Sets world->has_mpi.
 * Errors: SR_ERR_UNSUPPORTED (MPI is finalized, or its thread level is below
 * MPI_THREAD_SERIALIZED), SR_ERR_NOMEM, SR_ERR_PEER. */
sr_status sr_mpi_start(sr_ctx *ctx, sr_world *world, bool initialized);

/* Frees the communicators of a world that has MPI. It has none afterwards. */
void sr_mpi_leave(sr_world *world);

#endif
