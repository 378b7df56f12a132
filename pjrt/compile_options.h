/* The options with which JAX compiles a program: what of its CompileOptionsProto matters here. */
#ifndef SR_PJRT_COMPILE_OPTIONS_H
#define SR_PJRT_COMPILE_OPTIONS_H

#include "base/arena.h"
#include "base/status.h"

typedef struct sr_compile_options {
  int32_t replicas, partitions; /* at least 1 */
  /* [replicas * partitions] the device of each partition of the first replica, then of the second,
   * ...; NULL: the caller does not say */
  const int32_t *devices;
} sr_compile_options;

/* Reads serialized options. Lists lie in `arena`, which has a guard. Errors: SR_ERR_INVALID. */
sr_status sr_compile_options_read(sr_ctx *ctx, const void *bytes, size_t count, sr_arena *arena,
                                  sr_compile_options *out_options);

/* Returns a serialized DeviceAssignmentProto. */
const char *sr_compile_options_assignment(sr_arena *arena, int32_t replicas, int32_t partitions,
                                          const int32_t *devices, size_t *out_bytes);

#endif
