/* Finds out from the environment whether a launcher such as mpirun started this process. This is
 * done before MPI is initialized. */
#ifndef SR_MPI_LAUNCH_H
#define SR_MPI_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

typedef struct sr_launch {
  bool launched;        /* true if a launcher's variable is set: MPI_Init is needed */
  int32_t size;         /* number of processes launched; 0 if the environment does not say */
  const char *variable; /* name of the variable that gives `size`, or else shows the launcher; a
                           string literal; NULL: no launcher */
} sr_launch;

/* Reads the environment. A variable with an invalid or empty number counts as unset. */
sr_launch sr_launch_read(void);

#endif
