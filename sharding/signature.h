/*
 * The arguments and results of a program as its caller sees them. The partitioner writes the
 * signature, the executable stores it, and the executor makes arrays that fit it.
 */
#ifndef SR_SHARDING_SIGNATURE_H
#define SR_SHARDING_SIGNATURE_H

#include "base/dtype.h"
#include "sharding/sharding.h"
#include "transfer/collective_kind.h"

/* The most devices that a program may span; no machine has this many today. Partitioning a program
 * for this many devices takes seconds and some hundred MB of memory. Without this bound, a mistyped
 * number of devices could use up all memory. */
enum {
  SR_MAX_DEVICES = 1 << 17
};

/* One argument or result of the program. */
typedef struct sr_port {
  const char *name; /* name in messages: jax.result_info, or the name in the MLIR location, or a
                     * default such as "arg0" */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims;   /* [rank]: dimensions of the whole, unsharded array */
  sr_sharding sharding;  /* how main takes or returns the array; each device passes a full shard,
                         * ceil(dim / shards) */
  sr_sharding unreduced; /* rank 1, cut by the axes along which the caller calls the array unreduced
                          * (terms that have not been combined); rank 0: none. Each device has the
                          * whole, or a term of it if sr_partition_options.of_buffers was set */
  sr_reduction reduction; /* what combines the terms: SUM, MIN or MAX; NONE: not unreduced */
  bool donated;           /* arguments only: the program may reuse the memory (jax.buffer_donor,
                          * tf.aliasing_output) */
  int32_t alias; /* for an argument: index of the result that takes over its memory; for a result:
                  * index of that argument; -1: none */
} sr_port;

/* The tokens among the arguments or results of main. They hold nothing and are dropped, but a
 * caller may pass and expect them. */
typedef struct sr_tokens {
  int32_t count;
  const int32_t *before; /* [count] ascending: how many arrays come before each token */
} sr_tokens;

typedef struct sr_signature {
  int32_t argument_count, result_count;
  sr_port *arguments, *results;
  sr_tokens argument_tokens, result_tokens;
  int32_t inspected_count;
  sr_port *inspected;   /* values inside the program whose shardings it asks for, in its order */
  int64_t device_count; /* number of devices of the program: replicas * partitions, in 1 ..
                         * SR_MAX_DEVICES */
} sr_signature;

/*
 * Computes the size of a full shard in each dimension, ceil(dim / shards), and writes `rank` sizes
 * to out_dims. Every device of the program has memory for a full shard, even if the shard that it
 * holds is shorter or empty.
 */
void sr_port_local_dims(const sr_port *port, int64_t *out_dims);
/* Returns the number of bytes of a full shard. The product cannot overflow, because the port was
 * verified before. */
uint64_t sr_port_local_bytes(const sr_port *port);

#endif
