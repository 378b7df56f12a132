/* Computes the local sizes of arguments and results from the signature. */
#include "sharding/signature.h"

void sr_port_local_dims(const sr_port *port, int64_t *out_dims) {
  for (int32_t d = 0; d < port->rank; d++) {
    int64_t shards = sr_sharding_dim_shards(&port->sharding, d);
    out_dims[d] = sr_shard_size(port->dims[d], shards);
  }
}

uint64_t sr_port_local_bytes(const sr_port *port) {
  int64_t dims[SR_MAX_RANK];
  sr_port_local_dims(port, dims);
  uint64_t bytes = sr_dtype_get(port->dtype)->bytes;
  for (int32_t d = 0; d < port->rank; d++)
    bytes *= (uint64_t)dims[d];
  return bytes;
}
