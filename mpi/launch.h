/* What the environment says about who started this process; decided before MPI is touched. */
#ifndef SR_MPI_LAUNCH_H
#define SR_MPI_LAUNCH_H

#include <stdbool.h>
#include <stdint.h>

typedef struct sr_launch {
  bool launched;        /* a launcher's variable is there: MPI_Init is wanted */
  int32_t size;         /* processes of the launch; 0 if the environment does not say */
  const char *variable; /* the one that said so (a literal), NULL if not launched */
} sr_launch;

/* Reads the environment only. A wrong or empty number counts as not said. */
sr_launch sr_launch_read(void);

#endif
