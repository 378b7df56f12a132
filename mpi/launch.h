/* What the environment says about the launcher of this process. It is read before MPI is
 * initialized. */
#ifndef SR_MPI_LAUNCH_H
#define SR_MPI_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

typedef struct sr_launch {
  bool launched;        /* true if a launcher's variable is set: MPI_Init is needed */
  int32_t size;         /* number of processes launched; 0 if the environment does not say */
  const char *variable; /* gave `size`, or shows a launcher (a literal); NULL: no launcher */
} sr_launch;

/* Only reads the environment. An invalid or empty number counts as absent. */
sr_launch sr_launch_read(void);

#endif
