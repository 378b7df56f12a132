/*
 * What a program takes and gives, as its caller sees it: the partitioner writes it, the executable
 * carries it, the executor makes arrays by it.
 */
#ifndef SR_SHARDING_SIGNATURE_H
#define SR_SHARDING_SIGNATURE_H

#include "base/dtype.h"
#include "sharding/sharding.h"

/* Devices that a program may span: more than a machine has today. A program for all of them is
 * partitioned in seconds and some hundred MB; without a bound a wrong digit took all memory. */
enum {
  SR_MAX_DEVICES = 1 << 17
};

/* An argument or a result of the program as its caller sees it. */
typedef struct sr_port {
  const char *name; /* jax.result_info, loc name or "arg0"; for people */
  sr_dtype dtype;
  int32_t rank;
  const int64_t *dims;  /* global */
  sr_sharding sharding; /* the local type in main is the size of a full part: ceil(dim / parts) */
  bool donated;  /* argument: its memory may be reused (jax.buffer_donor, tf.aliasing_output) */
  int32_t alias; /* argument: result that takes its memory, or -1; result: the argument, or -1 */
} sr_port;

typedef struct sr_signature {
  int32_t argument_count, result_count;
  sr_port *arguments, *results;
  int64_t device_count; /* replicas * partitions of the program: 1 .. SR_MAX_DEVICES */
} sr_signature;

/*
 * Size of a full part of the port in each of its `rank` dimensions: ceil(dim / parts). Every device
 * of the program holds a block of that size, whatever its place in the mesh.
 */
void sr_port_local_dims(const sr_port *port, int64_t *out_dims);
/* Bytes of such a block. The port is verified: this does not overflow. */
uint64_t sr_port_local_bytes(const sr_port *port);

#endif
