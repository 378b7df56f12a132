/* The environment variables in which launchers such as mpirun and srun pass a process its rank.
 * Code reads them where it needs the rank before MPI is initialised. */
#ifndef SR_BASE_LAUNCHER_H
#define SR_BASE_LAUNCHER_H

/* The variables of Open MPI, PMIx, PMI, MVAPICH, PALS, JSM and Flux. If several are set, the first
 * of them counts. */
#define SR_LAUNCHER_RANKS                                                                          \
  "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK", "MV2_COMM_WORLD_RANK", "PALS_RANKID",           \
      "JSM_NAMESPACE_RANK", "FLUX_TASK_RANK"

#endif
