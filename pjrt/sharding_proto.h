/* Shardings as JAX is told them: XLA's OpSharding, serialized. */
#ifndef SR_PJRT_SHARDING_PROTO_H
#define SR_PJRT_SHARDING_PROTO_H

#include "sharding/signature.h"

/* Returns the serialized OpSharding of an argument or result of a program on `devices` devices, in
 * `arena`, which has a guard; NULL: there is none that says it, because some of the devices hold
 * nothing. */
const char *sr_sharding_proto(sr_arena *arena, const sr_port *port, int64_t devices,
                              size_t *out_bytes);

#endif
