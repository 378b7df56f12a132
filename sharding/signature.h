/*
 * The arguments and results of a program as its caller sees them. The partitioner writes the
 * signature, the executable carries it, and the executor makes arrays by it.
 */
#ifndef SR_SHARDING_SIGNATURE_H
#define SR_SHARDING_SIGNATURE_H

#include "base/dtype.h"
#include "sharding/sharding.h"

/* The most devices that a program may span; no machine has so many today. Partitioning a program
 * for this many devices takes seconds and some hundred MB of memory. The bound keeps a mistyped
 * number from taking all memory. */
enum {
  SR_MAX_DEVICES = 1 << 17
};

/* One argument or result of the program. */
typedef struct sr_port {
  const char *name; /* for messages: jax.result_info, the name in its loc, or "arg0" */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims;  /* dimensions of the whole array */
  sr_sharding sharding; /* main takes or returns a full shard: ceil(dim / shards) */
  bool donated;  /* argument: its memory may be reused (jax.buffer_donor, tf.aliasing_output) */
  int32_t alias; /* argument: result that takes its memory, or -1; result: the argument, or -1 */
} sr_port;

typedef struct sr_signature {
  int32_t argument_count, result_count;
  sr_port *arguments, *results;
  int64_t device_count; /* replicas * partitions of the program: 1 .. SR_MAX_DEVICES */
} sr_signature;

/*
 * Size of a full shard of the port in each of its `rank` dimensions: ceil(dim / shards). Every
 * device of the program has room for a full shard, whatever its place in the mesh.
 */
void sr_port_local_dims(const sr_port *port, int64_t *out_dims);
/* Bytes of a full shard. Does not overflow, because the port is verified. */
uint64_t sr_port_local_bytes(const sr_port *port);

#endif
