/* Programs, as JAX holds them: an executable and the loaded one are the same object, counted. All
 * that JAX asks is written down when it is made and does not change. */
#ifndef SR_PJRT_PROGRAM_H
#define SR_PJRT_PROGRAM_H

#include "base/hash.h"
#include "pjrt/abi_program.h"
#include "pjrt/compile_options.h"
#include "pjrt/pjrt_client.h"

/* Lists about the arguments, or the results, with tokens among them. */
typedef struct sr_pjrt_ports {
  size_t count;
  const sr_port *arrays; /* [array_count] all but the tokens */
  size_t array_count;
  const int *types;             /* [count] as pjrt_type.h numbers them */
  const int64_t *dims;          /* the sizes of each one's shard, one behind the other */
  const size_t *ranks;          /* [count] */
  const char *const *kinds;     /* [count] kinds of memory */
  const size_t *kind_bytes;     /* [count] */
  const char *const *shardings; /* [count] serialized OpSharding; NULL: one has none */
  const size_t *sharding_bytes;
  const sr_pjrt_order *const *orders; /* [count] layouts */
} sr_pjrt_ports;

struct sr_pjrt_program {
  atomic_size_t holders;
  atomic_bool is_deleted;
  sr_pjrt_client *client; /* held */
  sr_loaded *loaded;
  bool calls_python;
  sr_arena *arena; /* of what follows */
  int32_t replicas, partitions;
  const char *options; /* as JAX gave them */
  size_t option_bytes;
  sr_pjrt_device **local_devices; /* [sr_loaded_local_count] */
  sr_pjrt_logical_id *local_ids;
  const char *assignment; /* a serialized DeviceAssignmentProto */
  size_t assignment_bytes;
  const char *module; /* as JAX gave it; NULL: the program is from saved bytes */
  size_t module_bytes;
  /* The text of OptimizedProgram, made when it is asked for; malloc. */
  _Atomic(char *) text;
  char fingerprint[SR_DIGEST_HEX_BYTES];
  sr_pjrt_ports arguments, results;
  const bool *is_donated; /* [arguments.array_count] JAX's buffer is gone after an execution */
  sr_pjrt_value costs[2];
};

/* Returns the bytes of the arrays on one device; if `aliased_only`, of those in the memory of a
 * donated argument. */
uint64_t sr_pjrt_ports_bytes(const sr_pjrt_ports *ports, bool aliased_only);

/* Returns the layout of arrays of this rank, at most SR_MAX_RANK. It lives for ever. */
const sr_pjrt_order *sr_pjrt_order_of(size_t rank);

#endif
