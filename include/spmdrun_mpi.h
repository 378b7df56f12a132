/* Contexts on a communicator of the caller, for programs that use MPI themselves. */
#ifndef SPMDRUN_MPI_H
#define SPMDRUN_MPI_H

#include <mpi.h>
#include <spmdrun.h>

/* As spmdrun_context_create_on. Compile with the mpicc of the MPI that spmdrun was built with. */
static inline spmdrun_status spmdrun_context_create_mpi(MPI_Comm communicator,
                                                        const spmdrun_options *options,
                                                        spmdrun_context **context) {
  return spmdrun_context_create_on(&communicator, options, context);
}

#endif
