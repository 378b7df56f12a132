/*
 * Compares the versions of NVIDIA's libraries between ranks. Two versions of a library may round
 * differently, and the devices of a job agree on conditions because equal operands give them equal
 * bits. So all ranks need the same version of each library that a program calls.
 *
 * To compare another library, add it to the list in versions.c.
 */
#ifndef SR_EXECUTOR_DEVICES_CUDA_VERSIONS_H
#define SR_EXECUTOR_DEVICES_CUDA_VERSIONS_H

#include "executable/plan.h"
#include "mpi/world.h"

typedef struct sr_library_version {
  int32_t major, minor, patch;
} sr_library_version;

typedef struct sr_version_text {
  char text[40];
} sr_version_text;
/* Returns "13.0.1". */
sr_version_text sr_library_version_text(sr_library_version version);

/* Returns the version that a library gives as 10000 major + 100 minor + patch. */
sr_library_version sr_library_version_of(uint64_t number);

/* Collective over the job. Compares this rank's version of the library that people call `name`
 * with those of the other ranks. Errors: SR_ERR_UNSUPPORTED, with one sentence on all ranks (they
 * differ); SR_ERR_NOMEM. */
sr_status sr_library_compare(sr_ctx *ctx, sr_world *world, const char *name,
                             sr_library_version own);

/* Collective over the job. Opens the libraries that steps of `executable` call, and compares their
 * versions. `directories` is the value of --cuda-libraries; NULL: none. Errors: those of
 * sr_library_compare; SR_ERR_UNAVAILABLE (a rank lacks a library). */
sr_status sr_libraries_compare(sr_ctx *ctx, sr_world *world, const char *directories,
                               const sr_executable *executable);

#endif
